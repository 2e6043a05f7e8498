//! Many connections at once, as fast as answers come or at a fixed rate.

use std::{
    borrow::Cow,
    cell::{Cell, RefCell},
    net::SocketAddr,
    rc::Rc,
    time::{Duration, Instant},
};

use tokio::task::JoinSet;

use crate::{Measured, connection::Connection, streams::Streams};

/// A timer fires up to this much late; the rest is waited for by yielding.
const TIMER: Duration = Duration::from_millis(2);

/// In its place in a request its number is sent, in as many digits: what a server takes once alone
/// is new each time.
const NUMBER: &str = "~~~~~~~~~~~~";

/// Requests that are sent in turn.
pub struct Subject {
    requests: Rc<Vec<String>>,
    next: Rc<Cell<usize>>,
}

impl Subject {
    /// Whole heads.
    pub fn new(requests: Vec<String>) -> Self {
        Self {
            requests: Rc::new(requests),
            next: Rc::new(Cell::new(0)),
        }
    }
}

fn numbered(request: &str, number: usize) -> Cow<'_, str> {
    let Some((before, after)) = request.split_once(NUMBER) else {
        return request.into();
    };
    let width = NUMBER.len();
    format!("{before}{number:0width$}{after}").into()
}

/// How fast, with how many, for how long.
pub struct Pace {
    /// For how long.
    pub seconds: f64,
    /// Connections.
    pub connections: usize,
    /// Requests per second; as fast as the answers come when missing.
    pub rate: Option<f64>,
}

/// What the connections share.
struct Shared {
    requests: Rc<Vec<String>>,
    next: Rc<Cell<usize>>,
    begun: Instant,
    seconds: f64,
    rate: Option<f64>,
    /// Requests taken from the timetable.
    taken: Cell<usize>,
    tally: RefCell<Tally>,
    streams: Option<Rc<Streams>>,
}

#[derive(Default)]
struct Tally {
    latencies: Vec<Duration>,
    failed: usize,
    bytes: usize,
}

/// Sends requests and measures. With streams, what each request writes is told on the stream of
/// its place among them.
///
/// # Errors
/// When a connection cannot be opened.
pub async fn drive(
    address: SocketAddr,
    subject: &Subject,
    pace: &Pace,
    streams: Option<Rc<Streams>>,
) -> anyhow::Result<Measured> {
    let mut connections = Vec::with_capacity(pace.connections);
    for _ in 0..pace.connections {
        connections.push(Connection::open(address).await?);
    }
    let shared = Rc::new(Shared {
        requests: subject.requests.clone(),
        next: subject.next.clone(),
        begun: Instant::now(),
        seconds: pace.seconds,
        rate: pace.rate,
        taken: Cell::new(0),
        tally: RefCell::default(),
        streams,
    });
    let mut tasks = JoinSet::new();
    for connection in connections {
        tasks.spawn_local(keep_asking(shared.clone(), connection));
    }
    if pace.rate.is_none() {
        tasks.spawn_local(stay_awake(shared.clone()));
    }
    tasks.join_all().await;
    let seconds = shared.begun.elapsed().as_secs_f64();
    let Tally {
        mut latencies,
        failed,
        bytes,
    } = shared.tally.take();
    latencies.sort_unstable();
    let told = match &shared.streams {
        Some(streams) => Some(streams.told().await),
        None => None,
    };
    Ok(Measured {
        answered: latencies.len(),
        failed,
        bytes,
        seconds,
        p50: percentile(&latencies, 0.5),
        p99: percentile(&latencies, 0.99),
        told,
    })
}

/// Ends when the time is over or the connection breaks.
async fn keep_asking(shared: Rc<Shared>, mut connection: Connection) {
    while let Some(due) = shared.due().await {
        let place = shared.next.replace(shared.next.get().wrapping_add(1));
        let turn = place % shared.requests.len();
        let request = numbered(&shared.requests[turn], place);
        if let Some(streams) = &shared.streams {
            streams.expect(turn, due);
        }
        let answer = connection.ask(&request).await;
        let mut tally = shared.tally.borrow_mut();
        match answer {
            Ok(answer) if answer.status == 200 => {
                tally.bytes += answer.bytes;
                tally.latencies.push(due.elapsed());
            }
            Ok(_) => tally.failed += 1,
            Err(_) => {
                tally.failed += 1;
                return;
            }
        }
    }
}

/// Keeps this program from sleeping until the time is over. Over the loopback device the
/// server pays for waking a sleeping peer: an answer that takes long
/// enough for this program to fall asleep would cost half as much again, and the bare
/// one, which keeps it busy, would not.
async fn stay_awake(shared: Rc<Shared>) {
    while shared.begun.elapsed().as_secs_f64() < shared.seconds {
        tokio::task::yield_now().await;
    }
}

impl Shared {
    /// When the next request is due, after waiting for it; none at the end. A
    /// request that had to wait for a connection counts from its time, so that a
    /// slow answer is not forgiven those it held up.
    async fn due(&self) -> Option<Instant> {
        let Some(rate) = self.rate else {
            let now = Instant::now();
            return ((now - self.begun).as_secs_f64() < self.seconds).then_some(now);
        };
        let number = self.taken.replace(self.taken.get() + 1);
        let after = number as f64 / rate;
        if after >= self.seconds {
            return None;
        }
        let due = self.begun + Duration::from_secs_f64(after);
        if let Some(early) = due.checked_duration_since(Instant::now() + TIMER) {
            tokio::time::sleep(early).await;
        }
        while Instant::now() < due {
            tokio::task::yield_now().await;
        }
        Some(due)
    }
}

/// In milliseconds; 0 without any.
pub fn percentile(sorted: &[Duration], share: f64) -> f64 {
    let place = (sorted.len() as f64 * share).ceil() as usize;
    let found = sorted.get(place.saturating_sub(1));
    found.map_or(0.0, |latency| latency.as_secs_f64() * 1_000.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn requests_are_numbered_where_they_want_it() {
        let (plain, wants) = ("GET / HTTP/1.1", "a~~~~~~~~~~~~b");
        assert_eq!(numbered(plain, 7), plain);
        assert_eq!(numbered(wants, 7), "a000000000007b");
    }

    #[test]
    fn percentiles_are_those_of_the_sorted_list() {
        let of = |count: u64| (1..=count).map(Duration::from_millis).collect::<Vec<_>>();
        assert_eq!(
            (percentile(&of(100), 0.5), percentile(&of(100), 0.99)),
            (50.0, 99.0)
        );
        assert_eq!(
            (percentile(&of(1), 0.99), percentile(&[], 0.99)),
            (1.0, 0.0)
        );
    }
}
