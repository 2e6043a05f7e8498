//! Renders one page with a built bundle and says how long it took:
//!
//! `cargo run -p render --example page -- web/dist/server/render.js input.json`
//!
//! The markup goes to the output, the times to the error output. The input file
//! holds what crate `doors` would hand in.

use std::{
    env,
    error::Error,
    fs,
    io::Write,
    time::{Duration, Instant},
};

use render::{Limits, Options, Renderer};

const ROUNDS: u32 = 50;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [bundle, input] = arguments.as_slice() else {
        return Err("give the bundle and the input".into());
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
    for _ in 0..ROUNDS {
        let began = Instant::now();
        html = renderer.render(input.clone()).await?.html;
        times.push(began.elapsed());
    }
    eprintln!("first {:?}", times[0]);
    times.sort();
    eprintln!(
        "median {:?} of {ROUNDS}, slowest {:?}",
        times[times.len() / 2],
        times[times.len() - 1]
    );
    writeln!(std::io::stdout(), "{html}")?;
    Ok(())
}
