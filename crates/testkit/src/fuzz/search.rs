//! What people look for.

use std::sync::LazyLock;

use discovery::search::index_pins::schema;
use search::{Ask, Change, Doc, Index, Language};
use tempfile::TempDir;

/// Titles of what can be found, in scripts that are cut into words differently.
const TITLES: [&str; 8] = [
    "Oak table for a small kitchen",
    "Kitchen lights & lamps",
    "Küche aus Eiche",
    "木製のテーブル",
    "부엌 조명",
    "кухонный стол",
    "طاولة مطبخ",
    "DIY: 3 tables, 1 weekend!",
];

static INDEX: LazyLock<(Index, TempDir)> = LazyLock::new(|| {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let index = Index::open(folder.path(), schema()).expect("an empty index");
    let docs = (1..).zip(TITLES).map(|(id, title)| {
        let doc = Doc::new(id).text("title", title).text("topic", "home");
        Change::Put(doc.text("description", title))
    });
    index
        .apply(&docs.collect::<Vec<_>>(), "1")
        .expect("a small index");
    (index, folder)
});

/// A byte for how much is wanted, then what is looked for.
///
/// Proves: only what is there is found, each once, and no more than is wanted.
pub fn search(data: &[u8]) {
    let Some((&how, text)) = data.split_first() else {
        return;
    };
    let (index, _) = &*INDEX;
    let text = String::from_utf8_lossy(text);
    let limit = usize::from(how >> 2);
    let ask = Ask {
        text: &text,
        limit,
        offset: usize::from(how & 2),
        exact: how & 1 == 1,
        language: Language::numbered(how),
        ..Ask::default()
    };
    check(index.search(&ask).expect("an answer").ids, limit);
    check(index.similar(&text, limit, 1).expect("an answer"), limit);
    let suggested = index.suggest(&text, limit).expect("an answer");
    assert!(suggested.len() <= limit, "{suggested:?}");
}

fn check(mut ids: Vec<i64>, limit: usize) {
    let found = ids.len();
    assert!(found <= limit, "{ids:?}");
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), found, "{ids:?}");
    assert!(
        ids.iter().all(|id| (1..=TITLES.len() as i64).contains(id)),
        "{ids:?}"
    );
}
