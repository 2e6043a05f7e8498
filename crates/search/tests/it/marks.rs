//! Documents by what they are marked with.

use search::{Ask, Bounds, Change, Doc, Index, STRONGEST, Schema};
use tempfile::TempDir;

fn schema(rule: u64) -> Schema {
    Schema::new().field("text", 1).marks(rule)
}

fn filled(docs: &[Doc]) -> (Index, TempDir) {
    let folder = tempfile::tempdir().expect("a folder");
    let index = Index::open(folder.path(), schema(1)).expect("an index");
    for (position, doc) in docs.iter().enumerate() {
        let put = [Change::Put(doc.clone())];
        // A segment each, so that what is found is put together from many.
        index.apply(&put, &position.to_string()).expect("applied");
    }
    (index, folder)
}

fn marked(index: &Index, mark: i64, limit: usize) -> Vec<i64> {
    index.marked(&[mark], limit).expect("an answer")
}

#[test]
fn the_strongest_and_the_most_liked_come_first() {
    let (index, _folder) = filled(&[
        Doc::new(1).mark(7, 5),
        Doc::new(2).mark(7, 10),
        // At 10 it ranks as a mark twice as strong.
        Doc::new(3).mark(7, 6).boost(10.0),
        Doc::new(4).mark(70, 10),
        Doc::new(5).mark(7, 5).mark(70, 1),
        Doc::new(6).text("text", "7"),
    ]);
    assert_eq!(marked(&index, 7, 25), [3, 2, 5, 1]);
    assert_eq!(marked(&index, 7, 2), [3, 2]);
    assert_eq!(marked(&index, 70, 25), [4, 5]);
    assert_eq!(marked(&index, 8, 25), [0_i64; 0]);
    assert_eq!(marked(&index, 7, 0), [0_i64; 0]);
}

#[test]
fn several_marks_are_all_wanted() {
    let (index, _folder) = filled(&[
        Doc::new(1).mark(7, 5).mark(8, 10),
        Doc::new(2).mark(7, 10).mark(8, 1),
        Doc::new(3).mark(7, 10),
        Doc::new(4).mark(8, 10),
        Doc::new(5).mark(7, 1).mark(8, 5).mark(9, 5),
    ]);
    let all = |marks: &[i64]| index.marked(marks, 25).expect("an answer");
    assert_eq!(all(&[7, 8]), [2, 1, 5]);
    assert_eq!(all(&[8, 7]), [1, 5, 2]);
    assert_eq!(all(&[7, 8, 9]), [5]);
    assert_eq!(all(&[7, 6]), [0_i64; 0]);
    assert_eq!(all(&[]), [0_i64; 0]);
}

/// Words, the marks that are asked for, whether words are taken as they are, and what is found.
type Row = (
    &'static str,
    &'static [&'static [i64]],
    bool,
    &'static [i64],
);

#[test]
fn words_are_sought_among_what_is_marked() {
    let texts = [
        "blue teapot",
        "blue teapot of tin",
        "blue jug",
        "teapots in blue",
    ];
    let docs = texts.iter().zip(1..);
    let docs = docs.map(|(text, id)| match id {
        2 => Doc::new(id).text("text", text).mark(9, 1),
        4 => Doc::new(id).text("text", text).mark(7, 10).mark(9, 10),
        _ => Doc::new(id).text("text", text).mark(7, 10),
    });
    let (index, _folder) = filled(&docs.collect::<Vec<_>>());
    let cases: [Row; 10] = [
        ("blue teapot", &[], true, &[1, 2, 4]),
        ("blue teapot", &[&[7]], true, &[1, 4]),
        // A beginning, a typing error, half of the words: every step keeps to the mark.
        ("blue teap", &[&[7]], true, &[1, 4]),
        ("blue taepot", &[&[7]], false, &[1, 3, 4]),
        ("blue teapot", &[&[7]], false, &[1, 3, 4]),
        ("blue teapot", &[&[8]], false, &[]),
        // One of a group, and of every group one.
        ("blue teapot", &[&[7, 9, 8]], true, &[1, 2, 4]),
        ("blue teapot", &[&[7], &[9, 8]], true, &[4]),
        ("blue teapot", &[&[7], &[8]], true, &[]),
        ("blue teapot", &[&[]], true, &[]),
    ];
    for (text, marked, exact, expected) in cases {
        let groups: Vec<Vec<i64>> = marked.iter().map(|group| group.to_vec()).collect();
        let ask = Ask {
            text,
            limit: 25,
            exact,
            marked: &groups,
            ..Ask::default()
        };
        let mut found = index.search(&ask).expect("an answer").ids;
        found.sort_unstable();
        assert_eq!(found, expected, "{text} {marked:?}");
    }
}

fn within(unit: Option<i64>, least: f64, most: f64) -> Bounds {
    Bounds { unit, least, most }
}

/// Marks of a group, bounds, and what is found.
type Within<'a> = (&'a [i64], &'a [Bounds], &'a [i64]);

#[test]
fn measures_are_within_one_of_the_bounds() {
    let (index, _folder) = filled(&[
        Doc::new(1).mark(7, 5).measure(1, 10.0).text("text", "cup"),
        Doc::new(2).mark(7, 5).measure(1, 20.5).text("text", "cup"),
        Doc::new(3).mark(7, 5).measure(2, 15.0).text("text", "cup"),
        Doc::new(4).mark(7, 5).text("text", "cup"),
        Doc::new(5).mark(8, 5).measure(1, 10.0).text("text", "cup"),
        // A number that is none is no measure.
        Doc::new(6)
            .mark(7, 5)
            .measure(1, f64::NAN)
            .text("text", "cup"),
    ]);
    let rest = f64::INFINITY;
    let cases: [Within<'_>; 8] = [
        (&[7], &[], &[1, 2, 3, 4, 6]),
        (&[7], &[within(Some(1), 10.0, 20.0)], &[1]),
        (&[7], &[within(Some(1), 10.0, 20.5)], &[1, 2]),
        (&[7], &[within(None, 10.0, 20.0)], &[1, 3]),
        (
            &[7],
            &[within(Some(1), 20.0, rest), within(Some(2), 0.0, rest)],
            &[2, 3],
        ),
        (&[7, 8], &[within(Some(1), 10.0, 10.0)], &[1, 5]),
        (&[7], &[within(Some(3), 0.0, rest)], &[]),
        (&[7], &[within(None, 20.6, rest)], &[]),
    ];
    for (group, bounds, expected) in cases {
        let groups = [group.to_vec()];
        let mut found = index.marked_within(&groups, bounds, 25).expect("an answer");
        found.sort_unstable();
        assert_eq!(found, expected, "{group:?} {bounds:?}");
        let ask = Ask {
            text: "cup",
            limit: 25,
            exact: true,
            marked: &groups,
            bounds,
            ..Ask::default()
        };
        let mut found = index.search(&ask).expect("an answer").ids;
        found.sort_unstable();
        assert_eq!(found, expected, "by words, {group:?} {bounds:?}");
    }
    let mut all = index.every_marked(7).expect("an answer");
    all.sort_unstable();
    assert_eq!(all, [1, 2, 3, 4, 6]);
}

/// More documents are more liked than a look for better ones goes through.
#[test]
fn what_is_wanted_is_found_however_few_like_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let index = Index::open(folder.path(), schema(1)).expect("an index");
    let doc = |id: i64| {
        let doc = Doc::new(id).mark(7, STRONGEST);
        match id {
            ..=3 => doc.mark(8, 1).measure(1, 900.0),
            _ => doc.boost(5.0).measure(1, 10.0),
        }
    };
    let changes: Vec<Change> = (1..=20_100).map(|id| Change::Put(doc(id))).collect();
    index.apply(&changes, "1").expect("applied");
    let dear = [within(Some(1), 500.0, f64::INFINITY)];
    let found = index.marked_within(&[vec![7]], &dear, 5);
    assert_eq!(found.expect("an answer"), [3, 2, 1]);
    let groups = [vec![7], vec![8, 9]];
    let found = index.marked_within(&groups, &[], 5).expect("an answer");
    assert_eq!(found, [3, 2, 1]);
    assert_eq!(index.every_marked(7).expect("an answer").len(), 20_100);
}

#[test]
fn marks_end_with_their_document_and_no_word_finds_them() {
    let (index, _folder) = filled(&[Doc::new(1).mark(7, 5), Doc::new(2).mark(7, 5)]);
    let changes = [Change::Put(Doc::new(1).mark(8, 5)), Change::Delete(2)];
    index.apply(&changes, "9").expect("applied");
    assert_eq!(marked(&index, 7, 25), [0_i64; 0]);
    assert_eq!(marked(&index, 8, 25), [1]);
    let ask = Ask {
        text: "8",
        limit: 25,
        ..Ask::default()
    };
    assert_eq!(index.search(&ask).expect("an answer").ids, [0_i64; 0]);
}

/// The look ends early; what it leaves out must not be among the best.
#[test]
fn what_is_passed_over_is_worse() {
    let folder = tempfile::tempdir().expect("a folder");
    let index = Index::open(folder.path(), schema(1)).expect("an index");
    let strength = |id: i64| u8::try_from(id * 7 % i64::from(STRONGEST)).unwrap_or(0) + 1;
    let boost = |id: i64| (id * 13 % 101) as f64 / 10.0;
    let docs: Vec<Change> = (1..=2_000)
        .map(|id| Change::Put(Doc::new(id).mark(7, strength(id)).boost(boost(id))))
        .collect();
    for (position, some) in docs.chunks(700).enumerate() {
        index.apply(some, &position.to_string()).expect("applied");
    }
    let worth = |id: i64| f64::from(strength(id)) * (1.0 + boost(id).min(10.0) / 10.0);
    let mut expected: Vec<i64> = (1..=2_000).collect();
    expected.sort_by(|&one, &other| worth(other).total_cmp(&worth(one)).then(other.cmp(&one)));
    for limit in [1, 10, 300] {
        assert_eq!(marked(&index, 7, limit), expected[..limit], "{limit}");
    }
}

#[test]
fn an_index_marked_by_another_rule_is_made_anew() {
    let (index, folder) = filled(&[Doc::new(1).mark(7, 5)]);
    drop(index);
    let again = Index::open(folder.path(), schema(1)).expect("an index");
    assert!(!again.needs_rebuild());
    drop(again);
    let other = Index::open(folder.path(), schema(2)).expect("an index");
    assert!(other.needs_rebuild());
}
