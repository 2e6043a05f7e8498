//! Open streams of events, and how long what is written takes until it is told on them.

use std::{
    cell::{Cell, RefCell},
    net::{IpAddr, Ipv4Addr, SocketAddr},
    rc::Rc,
    time::{Duration, Instant},
};

use anyhow::{Context, bail};
use serde::Serialize;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    task::JoinSet,
};

use crate::{connection::connect, drive::percentile};

/// Streams of one address of this machine: a server limits the connections of each.
const OF_ADDRESS: usize = 1_000;
/// Read at once. What is looked for stands within it, as an event is sent alone.
const BUFFER: usize = 2_048;
/// In what a stream says first, and where it says a message with its words.
const HELLO: &[u8] = b"\"hello\"";
const MESSAGE: &[u8] = b"\"message\":{";
/// How long what was not told yet is waited for at the end.
const PATIENCE: Duration = Duration::from_secs(5);

/// Streams by their numbers, from 0; dropped, they are closed.
pub struct Streams {
    board: Rc<Board>,
    _tasks: JoinSet<()>,
}

/// What is expected of the streams, and what came.
#[derive(Default)]
struct Board {
    /// Of each stream, when the message was due that it has not told of yet.
    due: RefCell<Vec<Option<Instant>>>,
    latencies: RefCell<Vec<Duration>>,
    ended: Cell<usize>,
}

/// What the streams told of in a run.
#[derive(Serialize)]
pub struct Told {
    /// Messages that were told of.
    events: usize,
    /// Messages that were not.
    missed: usize,
    /// Streams that have ended.
    ended: usize,
    /// Milliseconds within which half of the messages were told of, counted from when each
    /// request was due.
    p50: f64,
    /// The same for 99 of 100.
    p99: f64,
}

impl Streams {
    /// Opens a stream with each request, and waits until each has said that it is open. They are
    /// read while this thread does other work.
    ///
    /// # Errors
    /// When one is refused.
    pub async fn open(address: SocketAddr, requests: &[String]) -> anyhow::Result<Self> {
        let board = Rc::new(Board::default());
        board.due.borrow_mut().resize(requests.len(), None);
        let mut tasks = JoinSet::new();
        for (number, request) in requests.iter().enumerate() {
            let stream = open(address, number, request).await;
            let stream = stream.with_context(|| format!("stream {number}"))?;
            tasks.spawn_local(keep_hearing(board.clone(), number, stream));
        }
        Ok(Self {
            board,
            _tasks: tasks,
        })
    }

    /// Says that a message to the user of this stream was due then.
    pub fn expect(&self, number: usize, due: Instant) {
        if let Some(expected) = self.board.due.borrow_mut().get_mut(number) {
            *expected = Some(due);
        }
    }

    /// Waits for what is still expected; answers what was told since the last time.
    pub async fn told(&self) -> Told {
        let board = &self.board;
        let begun = Instant::now();
        while board.missing() > 0 && begun.elapsed() < PATIENCE {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        let missed = board.missing();
        board.due.borrow_mut().fill(None);
        let mut latencies = board.latencies.take();
        latencies.sort_unstable();
        Told {
            events: latencies.len(),
            missed,
            ended: board.ended.get(),
            p50: percentile(&latencies, 0.5),
            p99: percentile(&latencies, 0.99),
        }
    }
}

impl Board {
    fn missing(&self) -> usize {
        let due = self.due.borrow();
        due.iter().filter(|due| due.is_some()).count()
    }

    fn hear(&self, number: usize) {
        if let Some(due) = self.due.borrow_mut()[number].take() {
            self.latencies.borrow_mut().push(due.elapsed());
        }
    }
}

async fn open(address: SocketAddr, number: usize, request: &str) -> anyhow::Result<TcpStream> {
    let home = u8::try_from(2 + number / OF_ADDRESS)?;
    let from = IpAddr::V4(Ipv4Addr::new(127, 0, 0, home));
    let mut stream = connect(address, Some(from)).await?;
    stream.write_all(request.as_bytes()).await?;
    let mut said = Vec::new();
    while !has(&said, HELLO) {
        if stream.read_buf(&mut said).await? == 0 || said.len() > BUFFER {
            let head = String::from_utf8_lossy(&said);
            bail!(
                "it was not opened: {}",
                head.lines().next().unwrap_or_default()
            );
        }
    }
    Ok(stream)
}

/// Ends with the stream.
async fn keep_hearing(board: Rc<Board>, number: usize, mut stream: TcpStream) {
    let mut buffer = [0; BUFFER];
    loop {
        match stream.read(&mut buffer).await {
            Ok(read) if read > 0 => {
                if has(&buffer[..read], MESSAGE) {
                    board.hear(number);
                }
            }
            Ok(_) | Err(_) => break,
        }
    }
    board.ended.set(board.ended.get() + 1);
}

fn has(bytes: &[u8], part: &[u8]) -> bool {
    bytes.windows(part.len()).any(|window| window == part)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn what_is_told_counts_once_and_the_rest_is_missed() {
        let streams = Streams {
            board: Rc::default(),
            _tasks: JoinSet::new(),
        };
        streams.board.due.borrow_mut().resize(3, None);
        streams.expect(0, Instant::now());
        streams.expect(1, Instant::now());
        for number in [0, 0, 1, 2] {
            streams.board.hear(number);
        }
        let told = streams.told().await;
        assert_eq!((told.events, told.missed, told.ended), (2, 0, 0));
    }

    #[test]
    fn events_are_found_among_bytes() {
        assert!(has(
            b"d\r\nid: a-1\ndata: {\"version\":\"2\",\"message\":{}}\n\n\r\n",
            MESSAGE
        ));
        assert!(!has(b":\n\n", MESSAGE));
    }
}
