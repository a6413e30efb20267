// The topics of `pokedex help` in the executable, in the order in which they are listed. Each topic
// has a file under Resources/Help in every language of the interface. This file is included more
// than once, like Tables.h.

TOPIC(keys, en)
#embed "../../Resources/Help/keys.txt" limit(TOPIC_LIMIT)
END_TOPIC
TOPIC(keys, ja)
#embed "../../Resources/Help/keys.ja.txt" limit(TOPIC_LIMIT)
END_TOPIC
TOPIC(keys, de)
#embed "../../Resources/Help/keys.de.txt" limit(TOPIC_LIMIT)
END_TOPIC
TOPIC(query, en)
#embed "../../Resources/Help/query.txt" limit(TOPIC_LIMIT)
END_TOPIC
TOPIC(query, ja)
#embed "../../Resources/Help/query.ja.txt" limit(TOPIC_LIMIT)
END_TOPIC
TOPIC(query, de)
#embed "../../Resources/Help/query.de.txt" limit(TOPIC_LIMIT)
END_TOPIC
TOPIC(scripts, en)
#embed "../../Resources/Help/scripts.txt" limit(TOPIC_LIMIT)
END_TOPIC
TOPIC(scripts, ja)
#embed "../../Resources/Help/scripts.ja.txt" limit(TOPIC_LIMIT)
END_TOPIC
TOPIC(scripts, de)
#embed "../../Resources/Help/scripts.de.txt" limit(TOPIC_LIMIT)
END_TOPIC
TOPIC(sets, en)
#embed "../../Resources/Help/sets.txt" limit(TOPIC_LIMIT)
END_TOPIC
TOPIC(sets, ja)
#embed "../../Resources/Help/sets.ja.txt" limit(TOPIC_LIMIT)
END_TOPIC
TOPIC(sets, de)
#embed "../../Resources/Help/sets.de.txt" limit(TOPIC_LIMIT)
END_TOPIC
TOPIC(lists, en)
#embed "../../Resources/Help/lists.txt" limit(TOPIC_LIMIT)
END_TOPIC
TOPIC(lists, ja)
#embed "../../Resources/Help/lists.ja.txt" limit(TOPIC_LIMIT)
END_TOPIC
TOPIC(lists, de)
#embed "../../Resources/Help/lists.de.txt" limit(TOPIC_LIMIT)
END_TOPIC
TOPIC(json, en)
#embed "../../Resources/Help/json.txt" limit(TOPIC_LIMIT)
END_TOPIC
TOPIC(json, ja)
#embed "../../Resources/Help/json.ja.txt" limit(TOPIC_LIMIT)
END_TOPIC
TOPIC(json, de)
#embed "../../Resources/Help/json.de.txt" limit(TOPIC_LIMIT)
END_TOPIC
TOPIC(network, en)
#embed "../../Resources/Help/network.txt" limit(TOPIC_LIMIT)
END_TOPIC
TOPIC(network, ja)
#embed "../../Resources/Help/network.ja.txt" limit(TOPIC_LIMIT)
END_TOPIC
TOPIC(network, de)
#embed "../../Resources/Help/network.de.txt" limit(TOPIC_LIMIT)
END_TOPIC
TOPIC(pictures, en)
#embed "../../Resources/Help/pictures.txt" limit(TOPIC_LIMIT)
END_TOPIC
TOPIC(pictures, ja)
#embed "../../Resources/Help/pictures.ja.txt" limit(TOPIC_LIMIT)
END_TOPIC
TOPIC(pictures, de)
#embed "../../Resources/Help/pictures.de.txt" limit(TOPIC_LIMIT)
END_TOPIC
TOPIC(config, en)
#embed "../../Resources/Help/config.txt" limit(TOPIC_LIMIT)
END_TOPIC
TOPIC(config, ja)
#embed "../../Resources/Help/config.ja.txt" limit(TOPIC_LIMIT)
END_TOPIC
TOPIC(config, de)
#embed "../../Resources/Help/config.de.txt" limit(TOPIC_LIMIT)
END_TOPIC
TOPIC(themes, en)
#embed "../../Resources/Help/themes.txt" limit(TOPIC_LIMIT)
END_TOPIC
TOPIC(themes, ja)
#embed "../../Resources/Help/themes.ja.txt" limit(TOPIC_LIMIT)
END_TOPIC
TOPIC(themes, de)
#embed "../../Resources/Help/themes.de.txt" limit(TOPIC_LIMIT)
END_TOPIC
TOPIC(marks, en)
#embed "../../Resources/Help/marks.txt" limit(TOPIC_LIMIT)
END_TOPIC
TOPIC(marks, ja)
#embed "../../Resources/Help/marks.ja.txt" limit(TOPIC_LIMIT)
END_TOPIC
TOPIC(marks, de)
#embed "../../Resources/Help/marks.de.txt" limit(TOPIC_LIMIT)
END_TOPIC
TOPIC(library, en)
#embed "../../Resources/Help/library.txt" limit(TOPIC_LIMIT)
END_TOPIC
TOPIC(library, ja)
#embed "../../Resources/Help/library.ja.txt" limit(TOPIC_LIMIT)
END_TOPIC
TOPIC(library, de)
#embed "../../Resources/Help/library.de.txt" limit(TOPIC_LIMIT)
END_TOPIC
TOPIC(install, en)
#embed "../../Resources/Help/install.txt" limit(TOPIC_LIMIT)
END_TOPIC
TOPIC(install, ja)
#embed "../../Resources/Help/install.ja.txt" limit(TOPIC_LIMIT)
END_TOPIC
TOPIC(install, de)
#embed "../../Resources/Help/install.de.txt" limit(TOPIC_LIMIT)
END_TOPIC

#undef TOPIC
#undef END_TOPIC
#undef TOPIC_LIMIT
