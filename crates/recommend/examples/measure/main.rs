//! `measure [EDGES [PART]]`: the recommender on a synthetic world, as JSON on standard
//! output. 10,000,000 edges unless said; the parts are `speed` and `quality`, both unless
//! said. Takes some minutes and 2 GB.

#![expect(clippy::print_stdout, reason = "the result goes to standard output")]

mod quality;
mod speed;
mod world;

use anyhow::Context;
use serde_json::json;
use world::{Dice, World};

fn main() -> anyhow::Result<()> {
    let edges = std::env::args().nth(1).unwrap_or("10000000".to_owned());
    let edges: usize = edges.parse().context("usage: measure [EDGES [PART]]")?;
    let part = std::env::args().nth(2);
    let asked = |name: &str| part.as_deref().is_none_or(|part| part == name);
    let mut dice = Dice(1);
    say("Planting a world");
    let world = World::plant(edges, &mut dice);
    say("Filling a graph");
    let (graph, filled) = speed::fill(&world)?;
    say("Writing and loading a snapshot");
    let (loaded, snapshot) = speed::snapshot(&graph)?;
    let loaded_bytes = loaded.size().bytes;
    drop(graph);
    say("Walking");
    let walks = asked("speed")
        .then(|| speed::walks(&loaded, &world, &mut dice))
        .transpose()?;
    say("Judging");
    let quality = asked("quality")
        .then(|| quality::judge(&loaded, &world, &mut dice))
        .transpose()?;
    let result = json!({
        "graph": filled, "degrees": degrees(&world), "snapshot": snapshot,
        "loaded_bytes": loaded_bytes, "walks": walks, "quality": quality,
    });
    println!("{result:#}");
    Ok(())
}

/// How many groups items are in: half of them at most, 99 of 100 at most, most.
fn degrees(world: &World) -> serde_json::Value {
    let mut degrees = vec![0.0; world.items];
    for (item, _) in &world.edges {
        degrees[*item as usize] += 1.0;
    }
    let mut at = |share| speed::percentile(&mut degrees, share);
    json!({ "p50": at(0.5), "p99": at(0.99), "most": at(1.0) })
}

#[expect(
    clippy::print_stderr,
    reason = "what is being done goes beside the result"
)]
fn say(what: &str) {
    eprintln!("{what}");
}
