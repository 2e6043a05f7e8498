//! Speed, size and freshness of a graph.

use std::{
    sync::atomic::{AtomicBool, Ordering},
    time::{Duration, Instant},
};

use anyhow::Context;
use cpu_time::ThreadTime;
use recommend::{Change, Graph, Query, Start};
use serde_json::{Value, json};

use crate::world::{Dice, World, group_id, item_id};

/// How long each speed is measured.
const SECONDS: Duration = Duration::from_secs(4);

/// Groups and items of each from which a query of 20 items begins: a person's tastes.
const TASTES: (usize, usize) = (4, 5);

/// New edges that are written while others walk, and how many come at once.
const WRITTEN: usize = 100_000;
const BATCH: usize = 100;

/// Fills a graph in batches, as from a store.
pub fn fill(world: &World) -> anyhow::Result<(Graph, Value)> {
    let graph = Graph::new();
    let begun = Instant::now();
    for edges in world.edges.chunks(500_000) {
        let changes: Vec<Change> = edges.iter().map(|edge| add(*edge)).collect();
        graph.apply(&changes, "filling")?;
    }
    let seconds = begun.elapsed().as_secs_f64();
    let notes = (0..).zip(&world.subs).map(|(item, sub)| Change::Note {
        item: item_id(item),
        note: *sub,
    });
    graph.apply(&notes.collect::<Vec<_>>(), "filling")?;
    let begun = Instant::now();
    graph.compact()?;
    let compact_s = begun.elapsed().as_secs_f64();
    let size = graph.size();
    let found = json!({
        "items": size.items, "groups": size.groups, "edges": size.edges,
        "bytes": size.bytes, "fill_s": seconds, "compact_s": compact_s,
    });
    Ok((graph, found))
}

fn add((item, group): (u32, u32)) -> Change {
    let (item, group) = (item_id(item), group_id(group));
    Change::Add { item, group }
}

/// Writes a snapshot and loads it again; answers the loaded graph.
pub fn snapshot(graph: &Graph) -> anyhow::Result<(Graph, Value)> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("graph");
    let begun = Instant::now();
    graph.save(&path)?;
    let save_s = begun.elapsed().as_secs_f64();
    let mut loads = Vec::new();
    for _ in 0..3 {
        let begun = Instant::now();
        let loaded = Graph::load(&path)?;
        loads.push((begun.elapsed().as_secs_f64(), loaded));
    }
    loads.sort_by(|a, b| a.0.total_cmp(&b.0));
    let bytes = std::fs::metadata(&path)?.len();
    let found = json!({ "save_s": save_s, "load_s": loads[1].0, "file_bytes": bytes });
    let (_, loaded) = loads.pop().context("three were loaded")?;
    Ok((loaded, found))
}

/// Walks from 1 and from 20 items, alone and beside a writer, and with fewer steps.
pub fn walks(graph: &Graph, world: &World, dice: &mut Dice) -> anyhow::Result<Value> {
    let one: Vec<Vec<Start>> = (0..4_000).map(|_| from_one(world, dice)).collect();
    let twenty: Vec<Vec<Start>> = (0..4_000)
        .map(|_| from_tastes(graph, world, dice))
        .collect();
    let alone = json!({
        "one": speed(graph, &one, 20_000),
        "twenty": speed(graph, &twenty, 20_000),
        "one_short": speed(graph, &one, 5_000),
        "twenty_short": speed(graph, &twenty, 5_000),
        "twenty_weighed": weighed(graph, &twenty),
    });
    let (beside, written) = beside_writer(graph, world, &twenty, dice)?;
    Ok(json!({ "alone": alone, "beside_writer": beside, "writer": written }))
}

fn from_one(world: &World, dice: &mut Dice) -> Vec<Start> {
    let (item, _) = world.edges[dice.below(world.edges.len())];
    vec![start(item_id(item))]
}

fn from_tastes(graph: &Graph, world: &World, dice: &mut Dice) -> Vec<Start> {
    let mut starts = Vec::new();
    while starts.len() < TASTES.0 * TASTES.1 {
        let (_, group) = world.edges[dice.below(world.edges.len())];
        let mut items = graph.items_of(group_id(group), usize::MAX);
        if items.len() >= TASTES.1 {
            // Lists are in the order of memory, where what is alike lies together.
            dice.shuffle(&mut items);
            starts.extend(items.into_iter().take(TASTES.1).map(start));
        }
    }
    starts
}

/// A start of weight 1.
pub fn start(item: i64) -> Start {
    Start { item, weight: 1.0 }
}

fn speed(graph: &Graph, queries: &[Vec<Start>], steps: usize) -> Value {
    timed(queries, |starts, seed| {
        let query = Query {
            steps,
            seed,
            ..Query::new(starts)
        };
        graph.walk(&query).len()
    })
}

/// The same with a caller who weighs every item, and refuses a third of them.
fn weighed(graph: &Graph, queries: &[Vec<Start>]) -> Value {
    timed(queries, |starts, seed| {
        let weigh = |item: i64, _: u32| (item % 3) as f32;
        let query = Query {
            seed,
            weigh: Some(&weigh),
            ..Query::new(starts)
        };
        graph.walk(&query).len()
    })
}

fn timed(queries: &[Vec<Start>], ask: impl Fn(&[Start], u64) -> usize) -> Value {
    let (mut times, mut processor_times) = (Vec::new(), Vec::new());
    let mut found = 0;
    for starts in &queries[..queries.len().min(200)] {
        ask(starts, 0);
    }
    let (begun, processor) = (Instant::now(), ThreadTime::now());
    for (seed, starts) in (0..).zip(queries.iter().cycle()) {
        let (asked, worked) = (Instant::now(), ThreadTime::now());
        found += ask(starts, seed);
        processor_times.push(worked.elapsed().as_secs_f64() * 1e3);
        times.push(asked.elapsed().as_secs_f64() * 1e3);
        if begun.elapsed() >= SECONDS {
            break;
        }
    }
    let count = times.len() as f64;
    json!({
        "per_second": count / begun.elapsed().as_secs_f64(),
        "per_processor_second": count / processor.elapsed().as_secs_f64(),
        "p50_ms": percentile(&mut times, 0.5),
        "p99_ms": percentile(&mut times, 0.99),
        "most_ms": percentile(&mut times, 1.0),
        "processor_p50_ms": percentile(&mut processor_times, 0.5),
        "processor_p99_ms": percentile(&mut processor_times, 0.99),
        "found": found as f64 / count,
    })
}

/// Value below which this share of all lies.
pub fn percentile(values: &mut [f64], share: f64) -> f64 {
    values.sort_by(f64::total_cmp);
    let last = values.len().saturating_sub(1);
    values
        .get((last as f64 * share) as usize)
        .copied()
        .unwrap_or(0.0)
}

/// Walks while another thread writes: 1 % of all edges, a copy of the whole among it.
fn beside_writer(
    graph: &Graph,
    world: &World,
    queries: &[Vec<Start>],
    dice: &mut Dice,
) -> anyhow::Result<(Value, Value)> {
    let count = WRITTEN.min(world.edges.len() / 10);
    let new: Vec<Change> = (0..count)
        .map(|_| {
            let (item, _) = world.edges[dice.below(world.edges.len())];
            let (_, group) = world.edges[dice.below(world.edges.len())];
            add((item, group))
        })
        .collect();
    let stop = AtomicBool::new(false);
    let (beside, written) = std::thread::scope(|scope| {
        let writer = scope.spawn(|| write(graph, &new, &stop));
        let beside = speed(graph, queries, 20_000);
        stop.store(true, Ordering::Relaxed);
        (beside, writer.join())
    });
    let written = written.map_err(|_| anyhow::anyhow!("the writer panicked"))??;
    Ok((beside, written))
}

/// Applies batches for as long as others walk. An item that is new comes with each, and is
/// walked from at once.
fn write(graph: &Graph, new: &[Change], stop: &AtomicBool) -> anyhow::Result<Value> {
    let (mut applied, mut walked) = (Vec::new(), Vec::new());
    let mut edges = 0;
    for (fresh, batch) in (1_u32..).zip(new.chunks(BATCH)) {
        let mut batch = batch.to_vec();
        let fresh = item_id(u32::MAX - fresh);
        if let Some(Change::Add { item, .. }) = batch.last_mut() {
            *item = fresh;
        }
        let begun = Instant::now();
        graph.apply(&batch, "writing")?;
        applied.push(begun.elapsed().as_secs_f64() * 1e3);
        let found = graph.walk(&Query::new(&[start(fresh)]));
        walked.push(begun.elapsed().as_secs_f64() * 1e3);
        anyhow::ensure!(
            !found.is_empty(),
            "an edge that was applied is not walked over"
        );
        edges += batch.len();
        if stop.load(Ordering::Relaxed) {
            break;
        }
    }
    let total: f64 = applied.iter().sum();
    Ok(json!({
        "edges": edges, "batch": BATCH, "us_an_edge": total * 1e3 / edges as f64,
        "batch_p50_ms": percentile(&mut applied, 0.5),
        "batch_p99_ms": percentile(&mut applied, 0.99),
        "batch_most_ms": percentile(&mut applied, 1.0),
        "walked_over_most_ms": percentile(&mut walked, 1.0),
    }))
}
