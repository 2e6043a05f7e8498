//! Walks: what comes out, in which order, and why.

use std::{cell::Cell, collections::HashSet};

use recommend::{Change, Graph, MOST_STEPS, Query, Start};

use crate::model::{add, from, graph, items, tastes};

#[test]
fn what_shares_tastes_comes_first() {
    let graph = tastes();
    for taste in 0..10 {
        let three = [0, 1, 2].map(|item| from(taste * 100 + item));
        let twelve: Vec<Start> = (0..12).map(|item| from(taste * 100 + item)).collect();
        for starts in [&three[..], &twelve] {
            let found = graph.walk(&Query {
                limit: 20,
                ..Query::new(starts)
            });
            let of_taste = found
                .iter()
                .filter(|found| found.item / 100 == taste)
                .count();
            assert!(of_taste >= 18, "{of_taste} of {}: {found:?}", found.len());
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_answer_and_another_one_another() {
    let graph = tastes();
    let starts: Vec<Start> = (0..20).map(|at| from(at * 50)).collect();
    let ask = |seed| {
        graph.walk(&Query {
            seed,
            ..Query::new(&starts)
        })
    };
    assert_eq!(ask(1), ask(1));
    assert_ne!(ask(1), ask(2));
    // Neither does it depend on what was asked before.
    let first = ask(1);
    for _ in 0..3 {
        let _other = graph.walk(&Query {
            steps: 70_000,
            seed: 9,
            ..Query::new(&starts[..2])
        });
        assert_eq!(ask(1), first);
    }
}

#[test]
fn scores_fall_and_no_item_comes_twice() {
    let graph = tastes();
    let starts: Vec<Start> = (0..5).map(from).collect();
    let found = graph.walk(&Query {
        limit: 1_000,
        ..Query::new(&starts)
    });
    assert!(found.len() > 50, "{}", found.len());
    assert!(found.is_sorted_by(|one, next| one.score >= next.score));
    let different: HashSet<i64> = items(&found).into_iter().collect();
    assert_eq!(different.len(), found.len());
    assert!(starts.iter().all(|start| !different.contains(&start.item)));
    // A shorter answer is the beginning of the longer one.
    let shorter = graph.walk(&Query {
        limit: 7,
        ..Query::new(&starts)
    });
    assert_eq!(shorter, found[..7]);
}

#[test]
fn the_reason_is_the_start_and_the_group_that_led_there() {
    // 1 and 2 are together in 10 and 11, 3 is in 12 with 4, and 9 in all of them.
    let graph = graph(&[
        (1, 10),
        (2, 10),
        (3, 12),
        (4, 12),
        (9, 10),
        (9, 12),
        (1, 13),
        (5, 13),
    ]);
    let starts = [from(1), from(3)];
    let found = graph.walk(&Query::new(&starts));
    for (item, start, group) in [(2, 1, 10), (4, 3, 12), (5, 1, 13)] {
        let reason = found.iter().find(|found| found.item == item);
        let reason = reason.map(|found| (found.start, found.group));
        assert_eq!(reason, Some((start, group)), "{item}");
    }
    assert!(
        found
            .iter()
            .all(|found| graph.items_of(found.group, 99).contains(&found.item))
    );
}

#[test]
fn what_several_starts_lead_to_counts_more() {
    // 50 is beside both starts, 60 and 70 beside one each, all in groups of two.
    let graph = graph(&[
        (1, 10),
        (50, 10),
        (2, 11),
        (50, 11),
        (1, 12),
        (60, 12),
        (2, 13),
        (70, 13),
    ]);
    let starts = [from(1), from(2)];
    let query = Query {
        degree_exponent: 0.0,
        restart: Some(1.0),
        ..Query::new(&starts)
    };
    let found = graph.walk(&query);
    assert_eq!(found[0].item, 50);
    // As many visits from each: (2 √n)² = 4 n beside (√n)².
    let ratio = found[0].score / found[1].score;
    assert!((3.8..4.2).contains(&ratio), "{ratio}");
}

#[test]
fn weights_share_the_steps() {
    // Two parts without a way between them, each a start with 300 neighbours.
    let edges: Vec<(i64, i64)> = (0..300)
        .flat_map(|at| [(at, 1_000), (1_000 + at, 2_000)])
        .collect();
    let graph = graph(&edges);
    let share = |weights: [f32; 2]| {
        let starts = [(0, weights[0]), (1_000, weights[1])];
        let starts = starts.map(|(item, weight)| Start { item, weight });
        let query = Query {
            limit: 300,
            degree_exponent: 0.0,
            ..Query::new(&starts)
        };
        let found = graph.walk(&query);
        let scores = found.iter().map(|found| (found.item < 1_000, found.score));
        let sum = |first: bool| {
            scores
                .clone()
                .filter(|of| of.0 == first)
                .map(|of| of.1)
                .sum::<f32>()
        };
        sum(true) / (sum(true) + sum(false))
    };
    assert!((0.45..0.55).contains(&share([1.0, 1.0])));
    assert!(share([9.0, 1.0]) > 0.85);
    assert_eq!(share([1.0, 0.0]), 1.0);
    assert!(share([f32::MAX, f32::MAX]) > 0.45);
}

#[test]
fn division_by_degree_lifts_what_is_rare() {
    // 2 is beside the start and in 200 more groups of its own, 3 only beside the start.
    let mut edges = vec![(1, 10), (2, 10), (3, 10)];
    edges.extend((0..200).map(|group| (2, 100 + group)));
    let graph = graph(&edges);
    let starts = [from(1)];
    let score = |degree_exponent, item| {
        let query = Query {
            degree_exponent,
            ..Query::new(&starts)
        };
        let found = graph.walk(&query);
        found
            .iter()
            .find(|found| found.item == item)
            .map_or(0.0, |found| found.score)
    };
    assert!(score(0.5, 2) < score(0.0, 2) / 10.0);
    assert_eq!(score(0.5, 3), score(0.0, 3));
    let first = |exponent| {
        graph.walk(&Query {
            degree_exponent: exponent,
            ..Query::new(&starts)
        })[0]
            .item
    };
    assert_eq!(
        (first(0.25), first(-3.0), first(f32::NAN)),
        (3, first(0.0), first(0.0))
    );
}

#[test]
fn the_caller_keeps_items_back_and_lets_them_sink() {
    let graph = tastes();
    let starts = [from(0), from(1)];
    let all = graph.walk(&Query {
        limit: 1_000,
        ..Query::new(&starts)
    });
    let ask = |weigh: &dyn Fn(i64, u32) -> f32, limit| {
        graph.walk(&Query {
            limit,
            weigh: Some(weigh),
            ..Query::new(&starts)
        })
    };
    let odd = ask(&|item, _| if item % 2 == 0 { 1.0 } else { 0.0 }, 1_000);
    let expected = all.iter().filter(|found| found.item % 2 == 0);
    assert_eq!(odd, expected.copied().collect::<Vec<_>>());
    let sunk = ask(
        &|item, _| if item == all[0].item { 0.001 } else { 1.0 },
        1_000,
    );
    assert_eq!(sunk[0], all[1]);
    let one = sunk.iter().find(|found| found.item == all[0].item);
    assert!(one.is_some_and(|found| (found.score - all[0].score * 0.001).abs() < 1e-3));
    for nothing in [0.0, -1.0, f32::NAN, f32::NEG_INFINITY] {
        assert_eq!(ask(&|_, _| nothing, 10), [], "{nothing}");
    }
    // More than 1 is 1: what is best by walks is found without asking for all.
    assert_eq!(ask(&|_, _| f32::INFINITY, 1_000), all);
    let asked = Cell::new(0);
    let few = ask(
        &|_, _| {
            asked.set(asked.get() + 1);
            1.0
        },
        5,
    );
    assert_eq!(few, all[..5]);
    assert!(
        asked.get() < all.len() / 2,
        "{} of {}",
        asked.get(),
        all.len()
    );
}

#[test]
fn walks_that_never_restart_reach_far_and_those_that_always_do_stay_near() {
    // A chain: 0 - 1 - 2 - … - 99, neighbours in a group each.
    let edges: Vec<(i64, i64)> = (0..99).flat_map(|at| [(at, at), (at + 1, at)]).collect();
    let graph = graph(&edges);
    let starts = [from(0)];
    let farthest = |restart| {
        let found = graph.walk(&Query {
            steps: MOST_STEPS,
            restart: Some(restart),
            ..Query::new(&starts)
        });
        items(&found).into_iter().max()
    };
    assert_eq!(farthest(1.0), Some(1));
    assert!(farthest(0.5) < Some(40));
    assert!(farthest(0.0) > Some(40), "{:?}", farthest(0.0));
}

#[test]
fn who_weighs_is_told_what_is_noted() {
    let graph = Graph::new();
    let mut batch: Vec<_> = (0..40).map(|item| add(item, 1)).collect();
    let noted = |item: i64| Change::Note {
        item,
        note: u32::try_from(item % 4).expect("it is small"),
    };
    batch.extend((0..40).map(noted));
    graph.apply(&batch, "").expect("it fits");
    let starts = [Start {
        item: 0,
        weight: 1.0,
    }];
    let found = graph.walk(&Query {
        weigh: Some(&|item, note| {
            assert_eq!(item % 4, i64::from(note));
            if note == 3 { 1.0 } else { 0.0 }
        }),
        ..Query::new(&starts)
    });
    let mut items: Vec<i64> = found.iter().map(|found| found.item).collect();
    items.sort_unstable();
    assert_eq!(items, (0..10).map(|n| 4 * n + 3).collect::<Vec<i64>>());
}
