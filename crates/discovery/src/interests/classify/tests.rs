use super::{super::taxonomy::taxonomy, *};

/// What words tell above the threshold, as keys.
fn told(topics: &[&str], title: &str, description: &str, alt_text: &str) -> Vec<&'static str> {
    let topics: Vec<String> = topics.iter().map(|topic| (*topic).to_owned()).collect();
    let said = Said {
        topics: &topics,
        title,
        description,
        alt_text,
    };
    let mut told = classify(taxonomy(), &said);
    told.retain(|one| one.confidence >= THRESHOLD);
    let key = |one: &Told| taxonomy().by_id(one.id).unwrap().key;
    told.iter().map(key).collect()
}

#[test]
fn words_tell_topics_and_what_holds_them() {
    for (title, expected) in [
        ("Sofas", "sofas interiors home"),
        ("A green SOFA by the window", "sofas interiors home"),
        ("Wedding cake with roses", "wedding-cakes"),
        ("Kittens", "kittens"),
        ("Thursday", ""),
        ("", ""),
        ("ケーキ 🐱", "cakes"),
        ("ケーブル 🐱", ""),
    ] {
        let found = told(&[], title, "", "");
        let expected: Vec<&str> = expected.split_whitespace().collect();
        assert_eq!(
            found[..expected.len().min(found.len())],
            expected[..],
            "{title}: {found:?}"
        );
        assert_eq!(found.is_empty(), expected.is_empty(), "{title}: {found:?}");
    }
}

#[test]
fn names_tell_in_the_language_of_the_words() {
    // (title, what it is about, what it is not about)
    for (title, about, not_about) in [
        (
            "Eine kleine Küche für die Wohnung",
            "small-kitchens home",
            "cakes",
        ),
        (
            "Kuchen und Kaffee aus der Küche",
            "cakes kitchens drinks",
            "",
        ),
        ("Das Nest eines Vogels für den Garten", "birds garden", ""),
        ("Ein Mantel für den Winter", "coats-jackets", "fireplaces"),
        ("Une lampe pour le salon", "interiors", ""),
        ("Le pain de la maison avec du beurre", "bread", ""),
        ("Recetas fáciles para la cena", "food", ""),
        ("Una torta di mele della nonna", "cakes", ""),
        ("Bolo de cenoura com chocolate em casa", "cakes", ""),
        ("En hund med äpplen och kanel", "dogs", ""),
        ("Cara membuat kue untuk pesta", "cakes", ""),
        ("白い猫のランプ", "cats", ""),
        ("猫", "cats", ""),
        ("庭の花とキッチン", "garden kitchens", ""),
        // English words tell in every language.
        ("Der bunk bed für das Zimmer", "bunk-beds", ""),
        // In no language that is known: what has a letter that is not English, if no other
        // language means another topic by it.
        ("Vögel", "birds", ""),
        ("Küchen", "kitchens", "cakes"),
        ("Mantel", "fireplaces", "coats-jackets"),
        ("Canapés", "", "sofas starters"),
        ("Vogel", "", "birds"),
        ("Pain relief", "", "bread"),
        ("Stores", "", "curtains"),
        // In another language than that of the name.
        ("The pain of the best", "", "bread"),
        ("Een hund voor de kuchen", "", "dogs cakes"),
        // The name of a topic within a longer word.
        ("スタイルの本を読む", "", "tiling"),
    ] {
        let found = told(&[], title, "", "");
        let keys = |list: &'static str| list.split_whitespace();
        for key in keys(about) {
            assert!(found.contains(&key), "{title}: {key} in {found:?}");
        }
        for key in keys(not_about) {
            assert!(!found.contains(&key), "{title}: {key} in {found:?}");
        }
    }
}

#[test]
fn a_chosen_topic_is_known_by_its_name_in_the_language_of_the_pin() {
    let keys = |chosen: &str, title: &str| told(&[chosen], title, "", "");
    let german = "Ein Koffer für den Strand";
    assert!(keys("Reisen", german).contains(&"travel"));
    assert!(!keys("Reisen", "").contains(&"travel"));
    assert!(keys("Vögel", "").contains(&"birds"));
    assert!(!keys("pain", "").contains(&"bread"));
    let topic = |said| find_topic(taxonomy(), said, None).map(|topic| topic.key);
    assert_eq!(topic("Vögel"), Some("birds"));
    assert_eq!(topic("Birds"), Some("birds"));
    assert_eq!(
        (topic("Reisen"), topic("Canapés"), topic("")),
        (None, None, None)
    );
}

#[test]
fn a_topic_is_named_in_the_language_of_who_names_it() {
    for (text, locale, expected) in [
        ("birds", None, Some("birds")),
        ("Bird", Some("de"), Some("birds")),
        ("VÖGEL", Some("de"), Some("birds")),
        ("Reisen", Some("de"), Some("travel")),
        ("pássaros", Some("pt_BR"), Some("birds")),
        ("鳥", Some("ja"), Some("birds")),
        // English words, and other topics in other languages.
        ("case", Some("en_US"), None),
        ("case", Some("it"), Some("house-architecture")),
        ("mode", Some("en_GB"), None),
        ("mode", Some("fr"), Some("fashion")),
        ("estate", Some("en_US"), None),
        ("estate", Some("it"), Some("summer")),
        ("estate", None, None),
        // In another language than the reader's: what cannot be English.
        ("Vögel", Some("en_US"), Some("birds")),
        ("Sofás y sillones", None, Some("sofas")),
        ("Vögel in meinem Garten", Some("de"), None),
        ("", Some("de"), None),
        ("!?", None, None),
    ] {
        let found = find_topic(taxonomy(), text, locale).map(|topic| topic.key);
        assert_eq!(found, expected, "{text} {locale:?}");
    }
}

#[test]
fn the_longest_phrase_wins() {
    let found = told(&[], "Our wedding cake", "", "");
    assert!(
        !found.contains(&"cakes") && !found.contains(&"baking"),
        "{found:?}"
    );
    assert!(told(&[], "Our cake", "", "").contains(&"cakes"));
}

#[test]
fn a_chosen_topic_says_most_and_one_word_of_a_description_too_little() {
    assert!(told(&["plants"], "", "", "").contains(&"plants"));
    assert!(told(&["Coffee and tea"], "", "", "").contains(&"drinks"));
    // A key is a topic where it was chosen, and a plain word elsewhere.
    assert_eq!(told(&["work"], "", "", ""), ["work"]);
    assert!(told(&[], "At work", "", "").is_empty());
    assert!(told(&[], "", "With a sofa.", "").is_empty());
    assert!(told(&[], "", "", "A sofa.").is_empty());
    assert!(told(&[], "", "With a sofa.", "A sofa.").contains(&"sofas"));
    assert!(told(&[], "", "A coffee table.", "").contains(&"coffee-tables"));
}

#[test]
fn saying_it_again_in_one_text_says_no_more() {
    let sure = |title: &str| {
        let said = Said {
            title,
            ..Said::default()
        };
        classify(taxonomy(), &said)[0].confidence
    };
    assert_eq!(sure("sofa"), sure("sofa sofa couch armchair"));
}

#[test]
fn a_wider_topic_is_as_sure_as_all_below_it_together() {
    let said = Said {
        title: "Sofa and bookshelf",
        ..Said::default()
    };
    let found = classify(taxonomy(), &said);
    let of = |key: &str| {
        let id = taxonomy().by_key(key).unwrap().id;
        *found.iter().find(|one| one.id == id).unwrap()
    };
    assert!((of("sofas").confidence - 0.6).abs() < 1e-9 && of("sofas").is_named);
    assert!((of("interiors").confidence - 0.84).abs() < 1e-9 && !of("interiors").is_named);
    assert_eq!(of("home").confidence, of("interiors").confidence);
    assert!(
        found
            .iter()
            .all(|one| one.confidence > 0.0 && one.confidence < 1.0)
    );
}

#[test]
fn pictures_that_look_like_it_tell_what_the_words_do_not() {
    let topic = |key: &str| taxonomy().by_key(key).unwrap().id;
    let owls = topic("owls");
    let one = |topics: &[InterestId], is_same| Alike {
        topics: topics.to_vec(),
        is_same,
    };
    let of = |same: usize, alike: usize, others: usize| {
        let told = [
            vec![one(&[owls], true); same],
            vec![one(&[owls], false); alike],
        ];
        let other = [
            vec![one(&[topic("sofas")], true); others],
            vec![one(&[], true)],
        ];
        [told.concat(), other.concat()].concat()
    };
    // (the same pictures, those alike, those about something else, a word in the description)
    // → whether it is about owls
    for (same, alike, others, description, expected) in [
        (0, 0, 0, "", false),
        (0, 2, 0, "", false),
        (0, 3, 0, "", true),
        (1, 0, 0, "", true),
        (1, 0, 1, "", false),
        (2, 0, 1, "", true),
        (9, 9, 0, "", true),
        (0, 3, 3, "", false),
        (0, 1, 0, "An owl.", true),
        (0, 0, 0, "An owl.", false),
    ] {
        let said = Said {
            description,
            ..Said::default()
        };
        let told = classify_beside(taxonomy(), &said, &of(same, alike, others));
        let told = told.iter().find(|one| one.id == owls);
        let is_about = told.is_some_and(|one| one.is_named && one.confidence >= THRESHOLD);
        assert_eq!(
            is_about, expected,
            "{same} {alike} {others} {description:?}"
        );
        let by_title = Said {
            title: "An owl",
            ..Said::default()
        };
        let surest = classify(taxonomy(), &by_title)[0].confidence;
        let is_surer = told.is_some_and(|one| one.confidence >= surest);
        assert!(!is_surer || !description.is_empty(), "{same} {alike}");
    }
}
