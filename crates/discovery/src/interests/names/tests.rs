use std::collections::HashSet;

use super::*;

#[test]
fn every_line_names_a_topic_once() {
    for source in &SOURCES {
        let language = source.language;
        let (mut met, mut names) = (HashSet::new(), HashSet::new());
        for line in lines(source.file) {
            let is_topic = line.key == SAYS_TOO_LITTLE || line.topic().is_some();
            assert!(is_topic, "{language}: {}", line.key);
            assert!(!line.name.is_empty(), "{language}: {}", line.key);
            assert!(met.insert(line.key), "{language}: {} twice", line.key);
            assert!(names.insert(line.name), "{language}: {} twice", line.name);
        }
        for topic in taxonomy().all() {
            let key = topic.key;
            assert!(met.contains(key), "{language}: {key} has no name");
        }
        assert_eq!(source.file.lines().count(), met.len(), "{language}");
    }
}

#[test]
fn what_a_name_lists_tells_by_itself() {
    let of = |language: &str, name| {
        let source = SOURCES.iter().find(|one| one.language == language);
        source.unwrap().parts(name).join("; ")
    };
    for (language, name, expected) in [
        ("de", "Sofas und Sessel", "Sofas; Sessel"),
        ("de", "Couch- und Beistelltische", ""),
        ("de", "Kleine und große Hunde", ""),
        ("de", "Küchen", ""),
        ("es", "Mesas de centro y auxiliares", ""),
        ("es", "Casas pequeñas y de alquiler", "Casas pequeñas"),
        (
            "id",
            "Film, televisi, dan panggung",
            "Film; televisi; panggung",
        ),
        ("ja", "ソファとアームチェア", "ソファ; アームチェア"),
        ("ja", "ひとり旅", ""),
        ("ja", "映画・テレビ・舞台", "映画; テレビ; 舞台"),
    ] {
        assert_eq!(of(language, name), expected, "{language}: {name}");
    }
}

#[test]
fn what_says_too_little_is_part_of_a_name_and_tells_nothing() {
    for source in &SOURCES {
        let names = names_in(source.language).unwrap();
        let parts: HashSet<&str> = lines(source.file)
            .flat_map(|line| source.parts(line.name))
            .collect();
        for silent in split(names.name(SAYS_TOO_LITTLE).unwrap()) {
            assert!(parts.contains(silent), "{}: {silent}", source.language);
            let text = read_text(silent, names.language());
            let spelt = text.spelt.join(" ");
            let told = names.words().spelt.get(&spelt);
            assert_eq!(told, None, "{}: {silent}", source.language);
        }
    }
}
