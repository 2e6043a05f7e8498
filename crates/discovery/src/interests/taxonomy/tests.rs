use std::collections::HashSet;

use super::*;

#[test]
fn every_line_is_a_topic_of_its_own() {
    let all = taxonomy();
    assert_eq!(all.all.len(), FILE.lines().count());
    assert_eq!(all.by_id.len(), all.all.len());
    assert_eq!(all.by_key.len(), all.all.len());
    let names: HashSet<&str> = all.all.iter().map(|one| one.name).collect();
    assert_eq!(names.len(), all.all.len());
    assert!(all.all.len() >= 600, "{}", all.all.len());
}

#[test]
fn a_line_stands_one_level_below_its_parent() {
    let indented = FILE.lines().zip(&taxonomy().all);
    for (line, one) in indented {
        let level = taxonomy().ancestors(one.id).count();
        assert!(level < LEVELS, "{line}");
        assert_eq!(line.len() - line.trim_start().len(), 2 * level, "{line}");
    }
}

#[test]
fn what_is_related_exists_and_is_another_topic() {
    for line in FILE.lines() {
        let fields: Vec<&str> = line.split('|').map(str::trim).collect();
        assert_eq!(fields.len(), 5, "{line}");
        let own = fields[1];
        let one = taxonomy().by_key(own).unwrap();
        let named = fields[4].split(',').filter(|key| !key.trim().is_empty());
        assert_eq!(one.related.len(), named.count(), "{line}");
        assert!(!one.related.contains(&one.id), "{line}");
    }
}

#[test]
fn keys_and_words_are_plain() {
    let is_key = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    for line in FILE.lines() {
        let fields: Vec<&str> = line.split('|').map(str::trim).collect();
        assert!(fields[1].chars().all(is_key), "{line}");
        assert!(fields[1].parse::<i64>().is_err(), "a number: {line}");
        let plain = |c: char| c.is_ascii() && !c.is_ascii_uppercase();
        assert!(fields[3].chars().all(plain), "{line}");
    }
}

#[test]
fn no_phrase_tells_of_two_topics() {
    let mut known = std::collections::HashMap::new();
    let mut twice = Vec::new();
    for line in FILE.lines() {
        let fields: Vec<&str> = line.split('|').map(str::trim).collect();
        for phrase in fields[3].split(',') {
            let told = known.insert(stems(phrase).join(" "), fields[1]);
            if let Some(other) = told.filter(|other| *other != fields[1]) {
                twice.push(format!("{phrase}: {other} and {}", fields[1]));
            }
        }
    }
    assert!(twice.is_empty(), "{twice:#?}");
}

#[test]
fn accounts_follow_the_topics_that_they_did() {
    let keys: Vec<&str> = taxonomy().offered().map(|one| one.key).collect();
    let expected = "home interiors kitchens garden plants architecture travel mountains sea animals birds food \
                    baking drinks fashion crafts art illustration photography books music cars sport weddings";
    assert_eq!(keys.join(" "), expected);
}

#[test]
fn a_topic_is_found_by_key_and_by_number() {
    let by = |said| taxonomy().find(said).map(|one| one.key);
    assert_eq!(
        (by("plants"), by("5"), by("nothing"), by("0")),
        (Some("plants"), Some("plants"), None, None)
    );
    let above: Vec<&str> = taxonomy()
        .ancestors(InterestId(25))
        .map(|one| one.key)
        .collect();
    assert_eq!(above, ["interiors", "home"]);
}
