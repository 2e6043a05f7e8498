//! A graph follows a log: it holds what a set of edges would.

use recommend::{Change, Error, Graph};

use crate::model::{Dice, Model, add};

/// A few ids of each kind, so that edges meet: small ones, negative ones, times with a
/// counter behind; items and groups have some in common.
fn ids(count: u64, dice: &mut Dice) -> Vec<i64> {
    let ids = (0..count).map(|at| match at % 3 {
        0 => at as i64,
        1 => -(at as i64),
        _ => (dice.below(1 << 31) << 20) as i64 + at as i64,
    });
    ids.chain([i64::MIN, i64::MAX]).collect()
}

fn any(ids: &[i64], dice: &mut Dice) -> i64 {
    ids[dice.below(ids.len() as u64) as usize]
}

fn change(items: &[i64], groups: &[i64], dice: &mut Dice) -> Change {
    let (item, group) = (any(items, dice), any(groups, dice));
    match dice.below(1_000) {
        0..700 => add(item, group),
        700..994 => Change::Remove { item, group },
        994..997 => Change::RemoveItem(item),
        _ => Change::RemoveGroup(group),
    }
}

#[test]
fn a_graph_holds_what_a_set_of_edges_does() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("graph");
    for seed in 1..=12 {
        let mut dice = Dice(seed * 7_919);
        // From tight (lists of hundreds) to wide (most of one or two).
        let (items, groups) = (ids(40 * seed, &mut dice), ids(5 * seed * seed, &mut dice));
        let (mut graph, mut model) = (Graph::new(), Model::default());
        for round in 0..30 {
            let batch: Vec<Change> = (0..dice.below(800))
                .map(|_| change(&items, &groups, &mut dice))
                .collect();
            batch.iter().for_each(|change| model.make(*change));
            graph.apply(&batch, &round.to_string()).expect("it fits");
            match dice.below(4) {
                0 => graph.compact().expect("it fits"),
                1 => {
                    graph.save(&path).expect("written");
                    graph = Graph::load(&path).expect("what was written");
                }
                _ => {}
            }
            let when = format!("seed {seed}, round {round}");
            assert_eq!(graph.position(), Some(round.to_string()), "{when}");
            model.assert_equal(&graph, &items, &groups, &when);
        }
    }
}

#[test]
fn a_batch_may_come_twice() {
    let batch = [
        add(1, 10),
        add(2, 10),
        Change::Remove { item: 1, group: 10 },
        add(1, 11),
        Change::RemoveGroup(12),
        Change::RemoveItem(99),
    ];
    let graph = Graph::new();
    for position in ["once", "twice"] {
        graph.apply(&batch, position).expect("it fits");
        assert_eq!(graph.items_of(10, 9), [2], "{position}");
        assert_eq!(graph.groups_of(1, 9), [11], "{position}");
        assert_eq!(graph.size().edges, 2, "{position}");
    }
}

#[test]
fn memory_does_not_grow_with_changes_that_undo_each_other() {
    let graph = Graph::new();
    let all: Vec<Change> = (0..2_000).map(|item| add(item, item % 7)).collect();
    graph.apply(&all, "all").expect("it fits");
    graph.compact().expect("it fits");
    let bytes = graph.size().bytes;
    for round in 0..2_000 {
        let (new, old) = (10_000 + round, round % 2_000);
        let batch = [
            Change::RemoveItem(old),
            add(new, new % 7),
            Change::RemoveItem(new),
            add(old, old % 7),
        ];
        graph.apply(&batch, "round").expect("it fits");
    }
    assert_eq!(graph.size().edges, 2_000);
    assert!(
        graph.size().bytes < bytes * 2,
        "{} of {bytes}",
        graph.size().bytes
    );
}

#[test]
fn a_position_that_no_snapshot_holds_is_refused() {
    let graph = Graph::new();
    graph.apply(&[add(1, 2)], "before").expect("it fits");
    let refused = graph.apply(&[add(3, 4)], &"x".repeat(4_097));
    assert!(matches!(refused, Err(Error::Position(4_096))));
    assert_eq!(graph.position().as_deref(), Some("before"));
    assert_eq!(graph.size().edges, 1);
}

#[test]
fn a_graph_takes_the_place_of_another_that_goes_on_answering() {
    let (old, new) = (Graph::new(), Graph::new());
    old.apply(&[add(1, 2)], "old").expect("it fits");
    new.apply(&[add(3, 4), add(5, 4)], "new").expect("it fits");
    let clone = old.clone();
    old.replace_with(&new).expect("it fits");
    assert_eq!(clone.position().as_deref(), Some("new"));
    assert_eq!(clone.groups_of(1, 9), []);
    assert_eq!(clone.items_of(4, 9), [3, 5]);
    assert_eq!(clone.size().edges, 2);
    clone
        .apply(&[Change::RemoveGroup(4)], "later")
        .expect("it fits");
    assert_eq!(new.items_of(4, 9), [3, 5]);
    old.replace_with(&clone)
        .expect("a graph may take its own place");
    assert_eq!(old.size().edges, 0);
}

#[test]
fn what_is_noted_of_an_item_stays_with_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("graph");
    let graph = Graph::new();
    let note = |item, note| Change::Note { item, note };
    // Of what was never in a group nothing is noted.
    let batch = [note(1, 9), add(1, 10), add(2, 10), note(2, 7), note(3, 5)];
    graph.apply(&batch, "1").expect("it fits");
    let noted = |graph: &Graph| [1, 2, 3].map(|item| graph.note_of(item));
    assert_eq!(noted(&graph), [0, 7, 0]);
    assert_eq!(graph.size().edges, 2);
    // Indexes change with each copy.
    let change = Change::Remove { item: 1, group: 10 };
    graph.apply(&[change, add(3, 10)], "2").expect("it fits");
    graph.compact().expect("it fits");
    assert_eq!(noted(&graph), [0, 7, 0]);
    graph
        .apply(&[note(3, u32::MAX), note(2, 8)], "3")
        .expect("it fits");
    graph.save(&path).expect("written");
    let other = Graph::new();
    other.replace_with(&graph).expect("it fits");
    for graph in [
        &graph,
        &other,
        &Graph::load(&path).expect("what was written"),
    ] {
        assert_eq!(noted(graph), [0, 8, u32::MAX]);
        assert_eq!(graph.noted(|note| note > 8), [3]);
    }
    // Growing by very many does not lose it.
    let many: Vec<Change> = (100..100_000).map(|item| add(item, 10)).collect();
    other.apply(&many, "4").expect("it fits");
    assert_eq!(noted(&other), [0, 8, u32::MAX]);
    assert_eq!(other.noted(|note| note == 0).len(), many.len());
}
