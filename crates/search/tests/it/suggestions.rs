//! Typeahead.

use search::{Change, Doc, Index, Schema};
use tempfile::TempDir;

fn filled() -> (Index, TempDir) {
    let folder = tempfile::tempdir().expect("a folder");
    let schema = Schema::new()
        .suggesting("title", 3)
        .suggesting("topics", 2)
        .field("text", 1);
    let index = Index::open(folder.path(), schema).expect("an index");
    let docs = [
        Doc::new(1)
            .text("title", "Blue lamp")
            .text("topics", "Home decor"),
        Doc::new(2)
            .text("title", "blue lamp")
            .text("topics", "Home decor"),
        Doc::new(3)
            .text("title", "blue lamp")
            .text("topics", "home office"),
        Doc::new(4).text("title", "Blue lagoon").boost(5.0),
        Doc::new(5)
            .text("title", "Table with a blue lamp")
            .text("topics", "Home decor"),
        Doc::new(6)
            .text("title", "Lamp, blue")
            .text("text", "Blue ladder"),
        Doc::new(7).text("title", "Crème brûlée"),
        Doc::new(8).text("title", "黒猫の写真"),
        Doc::new(9).text("title", &"blue and very long ".repeat(10)),
    ];
    let changes: Vec<_> = docs.into_iter().map(Change::Put).collect();
    index.apply(&changes, "1").expect("applied");
    (index, folder)
}

#[test]
fn phrases_for_what_is_typed() {
    let (index, _folder) = filled();
    for (typed, phrases) in [
        (
            "blue la",
            vec![
                "Blue lagoon",
                "blue lamp",
                "Table with a blue lamp",
                "Lamp, blue",
            ],
        ),
        (
            "BLUE  LA",
            vec![
                "Blue lagoon",
                "blue lamp",
                "Table with a blue lamp",
                "Lamp, blue",
            ],
        ),
        (
            "blue lam",
            vec!["blue lamp", "Table with a blue lamp", "Lamp, blue"],
        ),
        (
            "lamp",
            vec!["Lamp, blue", "blue lamp", "Table with a blue lamp"],
        ),
        ("h", vec!["Home decor", "home office"]),
        ("home o", vec!["home office"]),
        ("dec", vec!["Home decor"]),
        ("creme", vec!["Crème brûlée"]),
        ("bru", vec!["Crème brûlée"]),
        ("黒", vec!["黒猫の写真"]),
        ("写真", vec!["黒猫の写真"]),
        (
            "bleu",
            vec![
                "Blue lagoon",
                "blue lamp",
                "Lamp, blue",
                "Table with a blue lamp",
            ],
        ),
        (
            "blue lmap",
            vec!["blue lamp", "Table with a blue lamp", "Lamp, blue"],
        ),
        ("hoem dec", vec!["Home decor"]),
        ("ladder", vec![]),
        ("xyz", vec![]),
    ] {
        assert_eq!(
            index.suggest(typed, 10).expect("an answer"),
            phrases,
            "{typed}"
        );
    }
    assert_eq!(
        index.suggest("blue", 1).expect("an answer"),
        ["Blue lagoon"]
    );
    assert_eq!(index.suggest("blue", 0).expect("an answer").len(), 0);
}

#[test]
fn phrases_of_deleted_documents_are_gone() {
    let (index, _folder) = filled();
    index.apply(&[Change::Delete(3)], "2").expect("applied");
    assert_eq!(index.suggest("home o", 10).expect("an answer").len(), 0);
}

#[test]
fn the_most_liked_are_asked_whenever_they_came() {
    let folder = tempfile::tempdir().expect("a folder");
    let schema = Schema::new().suggesting("title", 1);
    let index = Index::open(folder.path(), schema).expect("an index");
    let doc = |id: i64, boost, title: &str| {
        let doc = Doc::new(id).boost(boost).text("title", title);
        Change::Put(doc)
    };
    // More than are asked, between two that are liked more, one of them removed.
    let mut changes = vec![
        doc(1, 9.0, "blue moon"),
        doc(2, 8.0, "blue sky"),
        doc(3, 7.0, "blue sea"),
    ];
    changes.extend((10..400).map(|id| doc(id, 1.0, &format!("blue {id}"))));
    index.apply(&changes, "1").expect("applied");
    let more = [
        Change::Delete(2),
        doc(500, 0.0, "blue dusk"),
        doc(501, 8.5, "blue bird"),
    ];
    index.apply(&more, "2").expect("applied");
    let found = index.suggest("blue", 50).expect("an answer");
    assert_eq!(found[..3], ["blue moon", "blue bird", "blue sea"]);
    assert!(!found.contains(&"blue sky".to_owned()));
    assert!(!found.contains(&"blue dusk".to_owned()));
}
