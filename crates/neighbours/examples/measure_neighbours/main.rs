//! `measure_neighbours [COUNT…]`: nearest neighbours in a synthetic world, as JSON on standard output.
//! 100,000 and 1,000,000 vectors unless said. Takes a minute and 1 GB.

#![expect(clippy::print_stdout, reason = "the result goes to standard output")]

mod world;

use std::{collections::HashSet, time::Instant};

use anyhow::Context;
use cpu_time::ThreadTime;
use neighbours::{Change, Index, Near, Vector};
use serde_json::{Value, json};
use world::World;

/// Questions of each measurement.
const QUESTIONS: usize = 2_000;
/// Questions whose exact answer is found by looking at all.
const JUDGED: usize = 300;
/// Answers of a search by a picture.
const LIMIT: usize = 300;
/// Changes that are made while nothing else happens.
const CHANGED: usize = 10_000;

fn main() -> anyhow::Result<()> {
    let counts: Result<Vec<usize>, _> = std::env::args().skip(1).map(|it| it.parse()).collect();
    let mut counts = counts.context("usage: measure_neighbours [COUNT…]")?;
    if counts.is_empty() {
        counts = vec![100_000, 1_000_000];
    }
    let sizes: anyhow::Result<Vec<Value>> = counts.into_iter().map(measure).collect();
    println!("{:#}", json!({ "sizes": sizes? }));
    Ok(())
}

fn measure(count: usize) -> anyhow::Result<Value> {
    say(&format!("Planting {count} vectors"));
    let mut world = World::new();
    let vectors: Vec<Vector> = (0..count).map(|_| world.vector()).collect();
    let index = Index::new();
    let begun = Instant::now();
    for (at, some) in vectors.chunks(1_000).enumerate() {
        let changes = some.iter().enumerate().map(|(place, vector)| Change::Set {
            id: (at * 1_000 + place) as i64,
            vector: *vector,
        });
        index.apply(&changes.collect::<Vec<_>>());
    }
    let fill_s = begun.elapsed().as_secs_f64();
    say("Dividing");
    let begun = Instant::now();
    index.divide();
    let divide_s = begun.elapsed().as_secs_f64();
    say("Asking");
    let questions: Vec<Vector> = (0..QUESTIONS).map(|_| world.vector()).collect();
    let (times, answers) = ask(&index, &questions);
    let recall = recall(&vectors, &questions, &answers);
    let (snapshot, loaded) = snapshot(&index)?;
    let change_us = change(&loaded, &mut world, count);
    Ok(json!({
        "count": count, "fill_s": fill_s, "divide_s": divide_s, "times": times,
        "recall": recall, "snapshot": snapshot, "change_us": change_us,
    }))
}

/// Asks one question after the other; milliseconds of the thread's processor time.
fn ask(index: &Index, questions: &[Vector]) -> (Value, Vec<Vec<Near>>) {
    for question in &questions[..50] {
        drop(index.nearest(question, LIMIT));
    }
    let (mut times, mut answers) = (Vec::new(), Vec::new());
    let (begun, worked) = (Instant::now(), ThreadTime::now());
    for question in questions {
        let asked = ThreadTime::now();
        answers.push(index.nearest(question, LIMIT));
        times.push(asked.elapsed().as_secs_f64() * 1e3);
    }
    let count = questions.len() as f64;
    let per_second = count / begun.elapsed().as_secs_f64();
    let per_processor_second = count / worked.elapsed().as_secs_f64();
    times.sort_by(f64::total_cmp);
    let at = |share: f64| times[(share * (times.len() - 1) as f64) as usize];
    let told = json!({
        "per_second": per_second, "per_processor_second": per_processor_second,
        "p50_ms": at(0.5), "p99_ms": at(0.99),
    });
    (told, answers)
}

/// Which share of the truly nearest 1, 10 and 100 is among as many of the answer.
fn recall(vectors: &[Vector], questions: &[Vector], answers: &[Vec<Near>]) -> Value {
    let mut met = [(1, 0), (10, 0), (100, 0)];
    for (question, answer) in questions.iter().zip(answers).take(JUDGED) {
        let mut all: Vec<(u32, i64)> = (0..)
            .zip(vectors)
            .map(|(id, vector)| (far(vector, question), id))
            .collect();
        for (limit, met) in &mut met {
            let (_, worst, _) = all.select_nth_unstable(*limit - 1);
            // Of equally near ones any is right.
            let worst = worst.0;
            let found: HashSet<i64> = answer.iter().take(*limit).map(|near| near.id).collect();
            let right = answer
                .iter()
                .take(*limit)
                .filter(|near| near.distance <= worst);
            *met += right.filter(|near| found.contains(&near.id)).count();
        }
    }
    let share = |(limit, met): (usize, usize)| met as f64 / (limit * JUDGED) as f64;
    let [one, ten, hundred] = met.map(share);
    json!({ "at_1": one, "at_10": ten, "at_100": hundred })
}

fn far(one: &Vector, other: &Vector) -> u32 {
    let pairs = one.iter().zip(other);
    pairs.map(|(a, b)| u32::from(a.abs_diff(*b)).pow(2)).sum()
}

fn snapshot(index: &Index) -> anyhow::Result<(Value, Index)> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("index");
    let begun = Instant::now();
    index.save(&path, 1)?;
    let save_s = begun.elapsed().as_secs_f64();
    let begun = Instant::now();
    let loaded = Index::load(&path, 1, neighbours::Thoroughness::default())?;
    let load_s = begun.elapsed().as_secs_f64();
    let file_bytes = std::fs::metadata(&path)?.len();
    let told = json!({ "save_s": save_s, "load_s": load_s, "file_bytes": file_bytes });
    Ok((told, loaded))
}

/// Microseconds for a new vector, one at a time.
fn change(index: &Index, world: &mut World, count: usize) -> f64 {
    let new: Vec<Vector> = (0..CHANGED).map(|_| world.vector()).collect();
    let begun = Instant::now();
    for (place, vector) in new.iter().enumerate() {
        index.apply(&[Change::Set {
            id: (count + place) as i64,
            vector: *vector,
        }]);
    }
    begun.elapsed().as_secs_f64() * 1e6 / CHANGED as f64
}

#[expect(
    clippy::print_stderr,
    reason = "what is being done goes beside the result"
)]
fn say(what: &str) {
    eprintln!("{what}");
}
