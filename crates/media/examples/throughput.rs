//! Processes one picture again and again for the comparison in `bench/media`.
//!
//! `throughput FILE THREADS ROUNDS [FOLDER]` prints one line of JSON: seconds on
//! the clock, seconds of processors, and pictures made. With a folder, the last picture is written there,
//! in AVIF too.

use std::io::Write;
use std::path::Path;
use std::thread;
use std::time::Instant;

use cpu_time::ProcessTime;
use media::{Limits, Picture, Size};

/// The server's allocator.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [file, threads, rounds, rest @ ..] = arguments.as_slice() else {
        return Err("usage: throughput FILE THREADS ROUNDS [FOLDER]".into());
    };
    let bytes = std::fs::read(file)?;
    let (threads, rounds): (usize, usize) = (threads.parse()?, rounds.parse()?);
    if let [folder] = rest {
        write(
            &media::process(&bytes, &Limits::default())?,
            Path::new(folder),
        )?;
    }
    let start = (Instant::now(), ProcessTime::now());
    thread::scope(|scope| {
        let workers: Vec<_> = (0..threads)
            .map(|_| scope.spawn(|| repeat(&bytes, rounds)))
            .collect();
        workers
            .into_iter()
            .all(|worker| matches!(worker.join(), Ok(Ok(()))))
    })
    .then_some(())
    .ok_or("a picture failed")?;
    let (seconds, processors) = (
        start.0.elapsed().as_secs_f64(),
        start.1.elapsed().as_secs_f64(),
    );
    let pictures = threads * rounds;
    let line =
        format!(r#"{{"seconds":{seconds},"processors":{processors},"pictures":{pictures}}}"#);
    writeln!(std::io::stdout(), "{line}")?;
    Ok(())
}

fn repeat(bytes: &[u8], rounds: usize) -> Result<(), media::Problem> {
    (0..rounds).try_for_each(|_| media::process(bytes, &Limits::default()).map(drop))
}

fn write(picture: &Picture, folder: &Path) -> Result<(), Box<dyn std::error::Error>> {
    let original = picture.files.iter().find(|file| file.size == Size::Orig);
    let original = original.ok_or("ten files")?.bytes.clone();
    let later = media::make_later(original, Limits::default(), true)?;
    for file in later.map_err(|problem| format!("{problem:?}"))?.avif {
        let name = format!("{}.avif", file.size.name());
        std::fs::write(folder.join(name), &file.bytes)?;
    }
    for file in picture.files.iter() {
        let name = format!("{}.{}", file.size.name(), picture.extension);
        std::fs::write(folder.join(name), &file.bytes)?;
    }
    Ok(())
}
