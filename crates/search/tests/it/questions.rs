//! What is found, what is not, and in which order.

use search::{Ask, Change, Doc, Found, Index, Language, Schema};
use tempfile::TempDir;

struct Filled {
    index: Index,
    _folder: TempDir,
}

impl Filled {
    fn with(docs: Vec<Doc>) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let schema = Schema::new()
            .suggesting("title", 3)
            .suggesting("topics", 2)
            .field("text", 1);
        let index = Index::open(folder.path(), schema).expect("an index");
        let changes: Vec<_> = docs.into_iter().map(Change::Put).collect();
        index.apply(&changes, "1").expect("applied");
        Self {
            index,
            _folder: folder,
        }
    }

    fn titles(titles: &[(i64, &str)]) -> Self {
        Self::with(
            titles
                .iter()
                .map(|&(id, title)| Doc::new(id).text("title", title))
                .collect(),
        )
    }

    fn ask(&self, text: &str) -> Found {
        let ask = Ask {
            text,
            limit: 25,
            ..Ask::default()
        };
        self.index.search(&ask).expect("an answer")
    }

    fn ids(&self, text: &str) -> Vec<i64> {
        self.ask(text).ids
    }

    fn exact(&self, text: &str) -> Vec<i64> {
        let ask = Ask {
            text,
            limit: 25,
            exact: true,
            ..Ask::default()
        };
        self.index.search(&ask).expect("an answer").ids
    }
}

#[test]
fn words_are_found_however_they_are_written() {
    let filled = Filled::titles(&[
        (1, "Blue table lamps"),
        (2, "Café curtains"),
        (3, "T-Shirt quilt"),
        (4, "黒猫の写真"),
        (5, "Straßenlaterne"),
        (6, "Кухня в стиле лофт"),
        (7, "강아지 옷 만들기"),
        (8, "Strawberry cookies"),
        (9, "Grandma's apple pie"),
    ]);
    for (text, ids) in [
        ("lamp", vec![1]),
        ("LAMPS table", vec![1]),
        ("lamps for the table", vec![1]),
        ("cafe", vec![2]),
        ("CAFÉ", vec![2]),
        ("cafe\u{301} curtain", vec![2]),
        ("t-shirt", vec![3]),
        ("tshirt", vec![3]),
        ("t shirt", vec![3]),
        ("shirts", vec![3]),
        ("黒猫", vec![4]),
        ("猫", vec![4]),
        ("写真 猫", vec![4]),
        ("猫黒", vec![]),
        ("strassenlaterne", vec![5]),
        ("КУХНЯ", vec![6]),
        ("강아지", vec![7]),
        ("cookie", vec![8]),
        ("strawberries", vec![8]),
        ("grandma", vec![9]),
        ("grandma’s pies", vec![9]),
        ("lamp apple", vec![]),
    ] {
        assert_eq!(filled.exact(text), ids, "{text}");
    }
}

#[test]
fn the_last_word_may_be_unfinished() {
    let filled = Filled::titles(&[
        (1, "kitchen lampshade"),
        (2, "kitchen lamp"),
        (3, "garden lamp"),
    ]);
    for (text, ids) in [
        ("kitchen lam", vec![2, 1]),
        ("kitchen lamp", vec![2, 1]),
        ("kitch lamp", vec![]),
        ("k", vec![]),
    ] {
        assert_eq!(filled.exact(text), ids, "{text}");
    }
}

#[test]
fn typing_errors_are_forgiven_and_told() {
    let filled = Filled::titles(&[
        (1, "kitchen lamp"),
        (2, "kitchen shelf"),
        (3, "kitchen table"),
        (4, "photography ideas"),
        (5, "cat"),
    ]);
    for (text, ids, corrected) in [
        ("kitchne", vec![3, 2, 1], Some("kitchen")),
        ("kithen lamp", vec![1], Some("kitchen lamp")),
        ("kitxchen lmap", vec![1], Some("kitchen lamp")),
        ("fotography", vec![4], Some("photography")),
        ("photografhy", vec![4], Some("photography")),
        ("phxxxgraphy", vec![], None),
        ("cta", vec![], None),
        ("kitchen", vec![3, 2, 1], None),
    ] {
        let found = filled.ask(text);
        let meant = found.corrected.map(|meant| (meant.words, meant.replaces));
        let corrected = corrected.map(|words| (words.to_owned(), true));
        assert_eq!((found.ids, &meant), (ids, &corrected), "{text}");
        if corrected.is_some() {
            assert_eq!(filled.exact(text), [0; 0], "{text} taken as it is");
        }
    }
}

#[test]
fn what_is_written_as_asked_ranks_above_what_is_corrected() {
    let mut docs = vec![Doc::new(1).text("title", "lapm")];
    docs.extend((2..60).map(|id| Doc::new(id).boost(10.0).text("title", "lamp")));
    let filled = Filled::with(docs);
    let found = filled.ask("lapm");
    assert_eq!(found.ids[0], 1);
    assert_eq!(found.ids.len(), 25);
    let meant = found.corrected.unwrap();
    assert_eq!((meant.words.as_str(), meant.replaces), ("lamp", false));
}

#[test]
fn too_many_words_are_relaxed_to_half() {
    let filled = Filled::titles(&[(1, "blue lamp"), (2, "red lamp"), (3, "green chair")]);
    for (text, ids) in [
        ("blue lamp tangerine", vec![1, 2]),
        ("purple chair", vec![3]),
        ("tangerine dream", vec![]),
        ("blue red lamp", vec![2, 1]),
    ] {
        assert_eq!(filled.ids(text), ids, "{text}");
        assert_eq!(filled.exact(text), [0; 0], "{text} taken as it is");
    }
}

#[test]
fn order() {
    let filled = Filled::with(vec![
        Doc::new(1).text("text", "lamp and other things"),
        Doc::new(2).text("title", "lamp and other things"),
        Doc::new(3).text("topics", "lamp and other things"),
        Doc::new(4).text("title", "chair"),
        Doc::new(5).text("title", "chair").boost(3.0),
        Doc::new(6).text("title", "chair"),
        Doc::new(7).text("title", "rugs"),
        Doc::new(8).text("title", "rug"),
        Doc::new(9).text("text", "desk").boost(10.0),
        Doc::new(10).text("title", "desk desk desk"),
    ]);
    for (text, ids) in [
        ("lamp", vec![2, 3, 1]),
        ("chair", vec![5, 6, 4]),
        ("rugs", vec![7, 8]),
        ("rug", vec![8, 7]),
    ] {
        assert_eq!(filled.exact(text), ids, "{text}");
    }
}

#[test]
fn other_inflections_stand_below_what_is_written_as_asked() {
    let mut docs = vec![
        Doc::new(1).text("title", "knitted scarf").boost(10.0),
        Doc::new(2).text("title", "kitten").boost(10.0),
        Doc::new(3).text("title", "Lampe"),
        Doc::new(4).text("title", "Lampen"),
    ];
    docs.extend((10..40).map(|id| Doc::new(id).text("title", "knitting")));
    let filled = Filled::with(docs);
    let ask = |text: &str, locale: Option<&str>, limit: usize| {
        let ask = Ask {
            text,
            limit,
            exact: true,
            language: locale.and_then(Language::of_locale),
            ..Ask::default()
        };
        filled.index.search(&ask).expect("an answer").ids
    };
    let as_asked: Vec<i64> = (10..40).rev().collect();
    assert_eq!(ask("knitting", Some("en"), 30), as_asked);
    assert_eq!(
        ask("knitting", Some("en"), 40),
        [&as_asked[..], &[1]].concat()
    );
    assert_eq!(ask("knitting", None, 40), as_asked);
    for (text, locale, ids) in [
        ("scarf knitting", Some("en"), vec![1]),
        ("scarf knitting", Some("de"), vec![]),
        ("Lampe", Some("de"), vec![3, 4]),
        ("Lampen", Some("de"), vec![4, 3]),
        ("Lampen", Some("en"), vec![4]),
        ("Lampen", Some("ja"), vec![4]),
    ] {
        assert_eq!(ask(text, locale, 40), ids, "{text} {locale:?}");
    }
}

#[test]
fn pages_go_on_where_the_last_ended() {
    let filled = Filled::with(
        (0..1_200)
            .map(|id| Doc::new(id).boost((id % 7) as f64).text("title", "lamp"))
            .collect(),
    );
    let mut all = Vec::new();
    for offset in (0..1_200).step_by(25) {
        let ask = Ask {
            text: "lamp",
            limit: 25,
            offset,
            ..Ask::default()
        };
        all.extend(filled.index.search(&ask).expect("an answer").ids);
    }
    assert_eq!(all.len(), 1_000, "no deeper");
    let whole = Ask {
        text: "lamp",
        limit: usize::MAX,
        ..Ask::default()
    };
    assert_eq!(filled.index.search(&whole).expect("an answer").ids, all);
    all.sort_unstable();
    all.dedup();
    assert_eq!(all.len(), 1_000, "none twice");
}

#[test]
fn whatever_is_typed_is_only_words() {
    let filled = Filled::titles(&[(1, "and or not title"), (2, "lamp")]);
    for text in [
        "",
        " ",
        "\0",
        "!!!",
        "🐱🐶",
        "\"",
        "\"lamp",
        "(",
        "title:",
        "+-*/",
        "a AND",
        "^2",
        "[a TO b]",
        "lamp~99",
        "\u{301}\u{301}",
        "\u{202e}",
        "'",
        "-",
        "''--''",
        "*",
        "lamp*",
    ] {
        filled.ask(text);
        filled.index.suggest(text, 10).expect("an answer");
        filled.index.similar(text, 10, 0).expect("an answer");
    }
    assert_eq!(
        filled.ids("title:lamp"),
        [2, 1],
        "no field is named, both words count"
    );
    assert_eq!(filled.ids("NOT"), [1]);
    let endless = "lamp ".repeat(100_000) + &"界".repeat(100_000);
    filled.ask(&endless);
    filled.index.suggest(&endless, 10).expect("an answer");
    assert_eq!(
        filled.index.similar(&endless, 10, 0).expect("an answer"),
        [2]
    );
    assert_eq!(filled.ids(&"x".repeat(100_000)), [0; 0]);
}

#[test]
fn similar_documents_share_rare_words() {
    let filled = Filled::titles(&[
        (1, "rattan lamp for the living room"),
        (2, "rattan chair for the garden"),
        (3, "living room"),
        (4, "rattan lamps"),
        (5, "sourdough bread"),
    ]);
    let similar = filled
        .index
        .similar("Rattan lamp", 10, 1)
        .expect("an answer");
    assert_eq!(similar, [4, 2]);
    assert_eq!(
        filled
            .index
            .similar("Rattan lamp", 1, 4)
            .expect("an answer"),
        [1]
    );
    assert_eq!(
        filled
            .index
            .similar("unheard of", 10, 0)
            .expect("an answer")
            .len(),
        0
    );
}
