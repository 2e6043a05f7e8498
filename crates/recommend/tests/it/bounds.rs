//! Bounds: walks end, whatever is asked, and never answer what was removed.

use recommend::{Change, Graph, MOST_STARTS, MOST_STEPS, Query, Start};

use crate::model::{Dice, add, from, graph, items, tastes};

#[test]
fn questions_without_an_answer() {
    let graph = tastes();
    let lonely = [from(777_777)];
    let known = [from(0)];
    let none: [Start; 0] = [];
    let weights = [0.0, -1.0, f32::NAN, f32::INFINITY, f32::NEG_INFINITY];
    let weightless = weights.map(|weight| Start { item: 0, weight });
    let cases: [(&str, Query<'_>); 5] = [
        ("no start", Query::new(&none)),
        ("an unknown item", Query::new(&lonely)),
        ("no weights", Query::new(&weightless)),
        (
            "no steps",
            Query {
                steps: 0,
                ..Query::new(&known)
            },
        ),
        (
            "no limit",
            Query {
                limit: 0,
                ..Query::new(&known)
            },
        ),
    ];
    for (what, query) in cases {
        assert_eq!(graph.walk(&query), [], "{what}");
        assert_eq!(Graph::new().walk(&query), [], "{what}, empty graph");
    }
    graph
        .apply(&[Change::RemoveItem(0)], "gone")
        .expect("it fits");
    assert_eq!(graph.walk(&Query::new(&known)), [], "an item in no group");
}

#[test]
fn odd_questions_are_answered_within_bounds() {
    let graph = tastes();
    let known = [from(0)];
    let many: Vec<Start> = (0..5_000).map(|at| from(at % 1_000)).collect();
    let twice = [from(0), from(0)];
    let cases: [(&str, Query<'_>); 7] = [
        (
            "all steps there are",
            Query {
                steps: usize::MAX,
                ..Query::new(&known)
            },
        ),
        (
            "one step",
            Query {
                steps: 1,
                ..Query::new(&known)
            },
        ),
        (
            "more starts than steps",
            Query {
                steps: 3,
                ..Query::new(&many)
            },
        ),
        (
            "any number of starts",
            Query {
                steps: MOST_STEPS,
                ..Query::new(&many)
            },
        ),
        ("a start twice", Query::new(&twice)),
        (
            "a restart above 1",
            Query {
                restart: Some(7.0),
                ..Query::new(&known)
            },
        ),
        (
            "a restart that is no number",
            Query {
                restart: Some(f32::NAN),
                ..Query::new(&known)
            },
        ),
    ];
    for (what, query) in cases {
        let query = Query {
            limit: usize::MAX,
            ..query
        };
        let found = graph.walk(&query);
        assert!(found.len() <= MOST_STEPS + MOST_STARTS, "{what}");
        assert!(found.iter().all(|found| found.score > 0.0), "{what}");
    }
    let once = graph.walk(&Query::new(&known));
    assert_eq!(graph.walk(&Query::new(&twice)), once);
}

#[test]
fn a_large_group_costs_no_more_steps() {
    let edges: Vec<(i64, i64)> = (0..200_000).map(|item| (item, 1)).collect();
    let graph = graph(&edges);
    let starts = [from(5)];
    let found = graph.walk(&Query {
        limit: usize::MAX,
        ..Query::new(&starts)
    });
    assert!((15_000..=20_000).contains(&found.len()), "{}", found.len());
    graph
        .apply(&[Change::RemoveGroup(1)], "gone")
        .expect("it fits");
    assert_eq!(graph.walk(&Query::new(&starts)), []);
    assert_eq!(graph.size().edges, 0);
}

#[test]
fn what_was_removed_never_comes_out_while_others_write() {
    let graph = tastes();
    std::thread::scope(|scope| {
        scope.spawn(|| {
            // Everything moves: lists grow and shrink, items come and go, all is copied.
            let mut dice = Dice(3);
            for round in 0..2_000 {
                let (item, group) = (5_000 + dice.below(50) as i64, dice.below(100) as i64);
                let batch = [add(item, group), Change::RemoveItem(item - 1)];
                graph.apply(&batch, "busy").expect("it fits");
                if round % 50 == 0 {
                    graph.compact().expect("it fits");
                }
            }
        });
        let starts: Vec<Start> = (0..3).map(from).collect();
        for gone in 3..40 {
            assert_ne!(graph.groups_of(gone, 1), [], "{gone} was there");
            graph
                .apply(&[Change::RemoveItem(gone)], "gone")
                .expect("it fits");
            for seed in 0..5 {
                let after = graph.walk(&Query {
                    limit: usize::MAX,
                    seed,
                    ..Query::new(&starts)
                });
                assert!(after.len() > 20, "{after:?}");
                assert!(
                    items(&after).iter().all(|item| *item > gone),
                    "{gone}: {after:?}"
                );
            }
        }
    });
}
