//! Quality: a save of many groups is held out, and asked for by their other items.

use std::collections::{HashMap, HashSet};

use recommend::{Change, Fit, Graph, Lean, Query, Start};
use serde_json::{Value, json};

use crate::{
    speed::{percentile, start},
    world::{Dice, World, group_id, item_id},
};

/// Groups that are asked about, and how many items each has at least.
const ASKED: usize = 5_000;
const SMALLEST: usize = 6;

/// Items a group is asked by, at most: any of it.
const STARTS: usize = 20;

/// Lengths of answers that are judged.
const SHORT: usize = 25;
const LONG: usize = 100;

/// A group without the item that is to be found.
struct Case {
    group: i64,
    others: Vec<i64>,
    held_out: i64,
}

/// Judges walks and the three ways they have to beat. Takes the held-out edges out of
/// the graph.
pub fn judge(graph: &Graph, world: &World, dice: &mut Dice) -> anyhow::Result<Value> {
    let cases = hold_out(graph, world, dice)?;
    let popular = most_popular(graph, world);
    let walk = |case: &Case, change: &dyn Fn(&mut Query<'_>)| by_walk(graph, case, change);
    let rows = [
        row("most popular", &cases, |case| {
            without(case, popular.iter().copied())
        }),
        row("same group, at random", &cases, |case| {
            same_group(graph, case)
        }),
        row("counted co-occurrence", &cases, |case| counted(graph, case)),
        row("walk, as it is by default", &cases, |case| {
            walk(case, &|_| ())
        }),
        row("walk of 5,000 steps", &cases, |case| {
            walk(case, &|query| query.steps = 5_000)
        }),
        row("walk of 100,000 steps", &cases, |case| {
            walk(case, &|query| query.steps = 100_000)
        }),
        row("walk, restart 0.5", &cases, |case| {
            walk(case, &|query| query.restart = Some(0.5))
        }),
        row("walk, not divided by degree", &cases, |case| {
            walk(case, &|query| query.degree_exponent = 0.0)
        }),
        row("walk, divided by degree^0.5", &cases, |case| {
            walk(case, &|query| query.degree_exponent = 0.5)
        }),
        row(
            "walk, leaning to the sub-topics of its starts",
            &cases,
            |case| leaning(graph, case),
        ),
        row("walk from one item alone", &cases, |case| {
            let one = Case {
                group: case.group,
                others: case.others[..1].to_vec(),
                held_out: case.held_out,
            };
            by_walk_without(graph, &one, case, &|_| ())
        }),
    ];
    Ok(json!({ "cases": cases.len(), "ways": rows }))
}

/// Takes an edge of each group away.
fn hold_out(graph: &Graph, world: &World, dice: &mut Dice) -> anyhow::Result<Vec<Case>> {
    let mut seen = HashSet::new();
    let mut cases = Vec::new();
    let mut removed = Vec::new();
    let wanted = ASKED.min(world.groups / 20);
    while cases.len() < wanted {
        let (_, group) = world.edges[dice.below(world.edges.len())];
        let group = group_id(group);
        let mut others = graph.items_of(group, usize::MAX);
        if others.len() < SMALLEST || !seen.insert(group) {
            continue;
        }
        let held_out = others.swap_remove(dice.below(others.len()));
        // What is in no other group cannot be found by any of these ways.
        if graph.groups_of(held_out, 2).len() < 2 {
            continue;
        }
        // Lists are in the order of memory, where what is alike lies together.
        dice.shuffle(&mut others);
        removed.push(Change::Remove {
            item: held_out,
            group,
        });
        cases.push(Case {
            group,
            others,
            held_out,
        });
    }
    graph.apply(&removed, "held out")?;
    Ok(cases)
}

fn row(title: &str, cases: &[Case], ask: impl Fn(&Case) -> Vec<i64>) -> Value {
    let (mut short, mut long, mut reciprocal) = (0, 0, 0.0);
    let mut shown = HashSet::new();
    let mut times = Vec::new();
    for case in cases {
        let begun = std::time::Instant::now();
        let answer = ask(case);
        times.push(begun.elapsed().as_secs_f64() * 1e3);
        shown.extend(answer.iter().take(SHORT).copied());
        if let Some(place) = answer.iter().position(|item| *item == case.held_out) {
            short += usize::from(place < SHORT);
            long += 1;
            reciprocal += 1.0 / (place + 1) as f64;
        }
    }
    let count = cases.len() as f64;
    json!({
        "title": title, "hits_25": f64::from(short as u32) / count,
        "hits_100": f64::from(long) / count, "reciprocal_rank": reciprocal / count,
        "shown": shown.len(), "p50_ms": percentile(&mut times, 0.5),
    })
}

fn by_walk(graph: &Graph, case: &Case, change: &dyn Fn(&mut Query<'_>)) -> Vec<i64> {
    by_walk_without(graph, case, case, change)
}

/// Walks from the items of `case`; what is in `whole` does not come out.
fn by_walk_without(
    graph: &Graph,
    case: &Case,
    whole: &Case,
    change: &dyn Fn(&mut Query<'_>),
) -> Vec<i64> {
    let starts: Vec<Start> = case
        .others
        .iter()
        .take(STARTS)
        .map(|item| start(*item))
        .collect();
    let known: HashSet<i64> = whole.others.iter().copied().collect();
    let weigh = |item: i64, _: u32| f32::from(u8::from(!known.contains(&item)));
    let mut query = Query {
        seed: case.group as u64,
        limit: LONG,
        weigh: Some(&weigh),
        ..Query::new(&starts)
    };
    change(&mut query);
    graph.walk(&query).iter().map(|found| found.item).collect()
}

/// A walk that prefers what is of a sub-topic of one of its starts, as far as these are known.
fn leaning(graph: &Graph, case: &Case) -> Vec<i64> {
    let starts = case.others.iter().take(STARTS);
    let wanted: HashSet<u32> = starts.map(|item| graph.note_of(*item)).collect();
    let known: HashSet<i64> = case.others.iter().copied().collect();
    let lean = Lean {
        unknown: 0.9,
        differs: 0.8,
    };
    let weigh = |item: i64, note: u32| match note {
        _ if known.contains(&item) => 0.0,
        0 => lean.leaves(Fit::Unknown),
        note if wanted.contains(&note) => lean.leaves(Fit::Fits),
        _ => lean.leaves(Fit::Differs),
    };
    let starts: Vec<Start> = case
        .others
        .iter()
        .take(STARTS)
        .map(|item| start(*item))
        .collect();
    let query = Query {
        seed: case.group as u64,
        limit: LONG,
        weigh: Some(&weigh),
        ..Query::new(&starts)
    };
    graph.walk(&query).iter().map(|found| found.item).collect()
}

fn without(case: &Case, items: impl Iterator<Item = i64>) -> Vec<i64> {
    let known: HashSet<i64> = case.others.iter().copied().collect();
    items
        .filter(|item| !known.contains(item))
        .take(LONG)
        .collect()
}

fn most_popular(graph: &Graph, world: &World) -> Vec<i64> {
    let mut items: Vec<(usize, i64)> = (0..world.items as u32)
        .map(item_id)
        .map(|item| (graph.groups_of(item, usize::MAX).len(), item))
        .collect();
    items.sort_unstable_by(|a, b| b.cmp(a));
    items.truncate(20_000);
    items.into_iter().map(|(_, item)| item).collect()
}

/// Items of the other groups of each start in turn, at random.
fn same_group(graph: &Graph, case: &Case) -> Vec<i64> {
    let mut dice = Dice(case.group as u64);
    let mut seen = HashSet::new();
    let starts = case.others.iter().take(STARTS).cycle().take(STARTS * LONG);
    let random = starts.filter_map(|item| {
        let groups = graph.groups_of(*item, usize::MAX);
        let group = groups[dice.below(groups.len())];
        let items = graph.items_of(group, usize::MAX);
        (group != case.group).then(|| items[dice.below(items.len())])
    });
    without(case, random.filter(|item| seen.insert(*item)))
}

/// How many groups hold an item and a start, summed over the starts.
fn counted(graph: &Graph, case: &Case) -> Vec<i64> {
    let mut counts: HashMap<i64, u32> = HashMap::new();
    for item in case.others.iter().take(STARTS) {
        for group in graph.groups_of(*item, usize::MAX) {
            if group == case.group {
                continue;
            }
            for other in graph.items_of(group, usize::MAX) {
                *counts.entry(other).or_default() += 1;
            }
        }
    }
    let mut counts: Vec<(u32, i64)> = counts
        .into_iter()
        .map(|(item, count)| (count, item))
        .collect();
    counts.sort_unstable_by(|a, b| b.cmp(a));
    without(case, counts.into_iter().map(|(_, item)| item))
}
