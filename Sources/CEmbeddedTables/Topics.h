// The topics of `pokedex help` in the executable: each a file under Resources/Help, in the order in
// which they are listed. Included more than once, as Tables.h is.

TOPIC(keys)
#embed "../../Resources/Help/keys.txt" limit(TOPIC_LIMIT)
END_TOPIC
TOPIC(query)
#embed "../../Resources/Help/query.txt" limit(TOPIC_LIMIT)
END_TOPIC
TOPIC(scripts)
#embed "../../Resources/Help/scripts.txt" limit(TOPIC_LIMIT)
END_TOPIC
TOPIC(lists)
#embed "../../Resources/Help/lists.txt" limit(TOPIC_LIMIT)
END_TOPIC
TOPIC(json)
#embed "../../Resources/Help/json.txt" limit(TOPIC_LIMIT)
END_TOPIC
TOPIC(network)
#embed "../../Resources/Help/network.txt" limit(TOPIC_LIMIT)
END_TOPIC
TOPIC(pictures)
#embed "../../Resources/Help/pictures.txt" limit(TOPIC_LIMIT)
END_TOPIC
#if __has_embed("../../Resources/Help/cache.txt")
TOPIC(cache)
#embed "../../Resources/Help/cache.txt" limit(TOPIC_LIMIT)
END_TOPIC
#endif
#if __has_embed("../../Resources/Help/config.txt")
TOPIC(config)
#embed "../../Resources/Help/config.txt" limit(TOPIC_LIMIT)
END_TOPIC
#endif
#if __has_embed("../../Resources/Help/themes.txt")
TOPIC(themes)
#embed "../../Resources/Help/themes.txt" limit(TOPIC_LIMIT)
END_TOPIC
#endif
#if __has_embed("../../Resources/Help/marks.txt")
TOPIC(marks)
#embed "../../Resources/Help/marks.txt" limit(TOPIC_LIMIT)
END_TOPIC
#endif
#if __has_embed("../../Resources/Help/library.txt")
TOPIC(library)
#embed "../../Resources/Help/library.txt" limit(TOPIC_LIMIT)
END_TOPIC
#endif
TOPIC(install)
#embed "../../Resources/Help/install.txt" limit(TOPIC_LIMIT)
END_TOPIC

#undef TOPIC
#undef END_TOPIC
#undef TOPIC_LIMIT
