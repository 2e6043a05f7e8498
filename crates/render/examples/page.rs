//! Renders one page with a built bundle and says what it took:
//!
//! `cargo run -p render --example page -- web/dist/server/render.js input.json [rounds]`
//!
//! The markup goes to the output, the times to the error output. The input file
//! holds what crate `doors` would hand in. Where other programs run too, only the
//! processor time is worth reading (Linux; its grain is 10 ms over all rounds).

use std::{
    env,
    error::Error,
    fs,
    io::Write,
    time::{Duration, Instant},
};

use render::{Limits, Options, Renderer};

/// The server's allocator.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

const ROUNDS: usize = 50;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let (bundle, input, rounds) = match arguments.as_slice() {
        [bundle, input] => (bundle, input, ROUNDS),
        [bundle, input, rounds] => (bundle, input, rounds.parse::<usize>()?.max(1)),
        _ => return Err("give the bundle, the input and maybe the number of rounds".into()),
    };
    let input = fs::read_to_string(input)?;
    let started = Instant::now();
    // Much more time than a server gives: a measurement shall not be cut short.
    let limits = Limits {
        time: Duration::from_secs(10),
        ..Options::default().limits
    };
    let options = Options {
        engines: 1,
        limits,
        ..Options::default()
    };
    let renderer = Renderer::start(fs::read(bundle)?, options)?;
    eprintln!("start {:?}", started.elapsed());
    let mut html = String::new();
    let mut times = Vec::new();
    let used = processor_time();
    for _ in 0..rounds {
        let began = Instant::now();
        html = renderer.render(input.clone()).await?.html;
        times.push(began.elapsed());
    }
    if let (Some(before), Some(after)) = (used, processor_time()) {
        eprintln!("processor {:?} a render", (after - before) / rounds as u32);
    }
    eprintln!("first {:?}", times[0]);
    times.sort();
    eprintln!(
        "median {:?} of {rounds}, slowest {:?}",
        times[times.len() / 2],
        times[times.len() - 1]
    );
    writeln!(std::io::stdout(), "{html}")?;
    Ok(())
}

/// What the process used so far; the kernel counts it in hundredths of a second.
fn processor_time() -> Option<Duration> {
    let stat = fs::read_to_string("/proc/self/stat").ok()?;
    // The second field is the program's name, in brackets, and may hold spaces.
    let (_, rest) = stat.rsplit_once(')')?;
    let ticks = |at| rest.split_whitespace().nth(at)?.parse::<u64>().ok();
    Some(Duration::from_millis((ticks(11)? + ticks(12)?) * 10))
}
