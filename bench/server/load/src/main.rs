//! `load ADDRESS`: sends HTTP requests to a server and measures the answers.
//!
//! Orders come as JSON lines on standard input, one answer line each (see
//! [`Order`], [`Measured`]). Everything runs on one thread, so that it can be
//! given a core of its own. Deliberately absent: TLS, redirects, pipelining.

#![expect(clippy::print_stdout, reason = "answers go to standard output")]

mod connection;
mod drive;
mod streams;

use std::{
    collections::HashMap,
    io::{Write, stdin, stdout},
    net::SocketAddr,
    rc::Rc,
};

use anyhow::Context;
use serde::{Deserialize, Serialize};
use tokio::task::LocalSet;

use crate::{
    drive::{Pace, Subject, drive},
    streams::{Streams, Told},
};

/// One line of standard input.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Order {
    /// Names requests, each a whole head ending with an empty line. They are
    /// sent in turn; the next run goes on where the last one ended. Twelve tildes
    /// in one become its number.
    Define {
        /// How runs call them.
        name: String,
        /// At least one.
        requests: Vec<String>,
    },
    /// Opens a stream of events with each request, in place of those that are open.
    Listen {
        /// As those of `Define`.
        requests: Vec<String>,
    },
    /// Sends them for some time.
    Run {
        /// See `Define`.
        name: String,
        /// For how long.
        seconds: f64,
        /// Connections kept open, each with one request under way.
        connections: usize,
        /// Requests per second, whether answers come or not; as fast as the
        /// answers come when missing.
        rate: Option<f64>,
        /// Whether what the requests write is told on the streams: the first
        /// request's on the first one, and so on.
        #[serde(default)]
        told: bool,
    },
}

/// Answer to `Run`; to the others it is `{}`.
#[derive(Serialize)]
struct Measured {
    /// Answers with status 200.
    answered: usize,
    /// Other answers, and connections that broke.
    failed: usize,
    /// Bytes of all answers.
    bytes: usize,
    /// From the first request to the last answer.
    seconds: f64,
    /// Milliseconds within which half of the answers came, counted from when
    /// each request was due.
    p50: f64,
    /// The same for 99 of 100.
    p99: f64,
    /// What the streams told of, where it was asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    told: Option<Told>,
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> anyhow::Result<()> {
    let address = std::env::args().nth(1);
    let address: SocketAddr = address.context("usage: load ADDRESS")?.parse()?;
    LocalSet::new().run_until(answer_orders(address)).await
}

async fn answer_orders(address: SocketAddr) -> anyhow::Result<()> {
    let mut streams: Option<Rc<Streams>> = None;
    let mut subjects: HashMap<String, Subject> = HashMap::new();
    for line in stdin().lines() {
        let answer = match serde_json::from_str(&line?)? {
            Order::Define { name, requests } => {
                anyhow::ensure!(!requests.is_empty(), "{name} has no requests");
                subjects.insert(name, Subject::new(requests));
                serde_json::json!({})
            }
            Order::Listen { requests } => {
                drop(streams.take());
                streams = Some(Rc::new(Streams::open(address, &requests).await?));
                serde_json::json!({})
            }
            Order::Run {
                name,
                seconds,
                connections,
                rate,
                told,
            } => {
                let subject = subjects.get(&name).with_context(|| name.clone())?;
                let pace = Pace {
                    seconds,
                    connections,
                    rate,
                };
                let told = streams.clone().filter(|_| told);
                serde_json::to_value(drive(address, subject, &pace, told).await?)?
            }
        };
        println!("{answer}");
        stdout().flush()?;
    }
    Ok(())
}
