//! When a client has let the server wait too long for a head, or with reading.

use std::{
    io,
    pin::Pin,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    task::{Context, Poll},
    time::Duration,
};

use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    time::Instant,
};

/// For the head of a request, from its first byte; for the first one from the connection.
pub const HEAD: Duration = Duration::from_secs(10);
/// Between two requests.
pub const IDLE: Duration = Duration::from_secs(60);
/// For a client to take anything of an answer that waits for it.
pub const READING: Duration = Duration::from_secs(60);

/// The shortest of them.
pub const SHORTEST: Duration = HEAD;

/// What a connection waits for, and since when.
#[derive(Debug)]
pub struct Deadlines {
    state: Mutex<State>,
}

#[derive(Debug)]
struct State {
    /// Requests whose answers are not yet written.
    under_way: usize,
    /// Whether a head is due: none has come yet, or a part of one has.
    is_head_due: bool,
    /// When the last thing happened that the next deadline counts from.
    since: Instant,
    /// Since when the client takes nothing of what is written to it.
    stuck_since: Option<Instant>,
}

impl Deadlines {
    /// Those of a new connection.
    pub fn new() -> Arc<Self> {
        Arc::new(Self {
            state: Mutex::new(State {
                under_way: 0,
                is_head_due: true,
                since: Instant::now(),
                stuck_since: None,
            }),
        })
    }

    /// When the client is late; none while the server has something to do.
    pub fn due(&self) -> Option<Instant> {
        let state = self.state();
        let stuck = state.stuck_since.map(|since| since + READING);
        let awaited = (state.under_way == 0).then(|| match state.is_head_due {
            true => state.since + HEAD,
            false => state.since + IDLE,
        });
        match (stuck, awaited) {
            (Some(stuck), _) => Some(stuck),
            (None, awaited) => awaited,
        }
    }

    /// Since when the connection is between two requests; none when it is not.
    pub fn idle_since(&self) -> Option<Instant> {
        let state = self.state();
        (state.under_way == 0).then_some(state.since)
    }

    /// Begins a request, which ends when what is returned is dropped.
    pub fn begin(self: Arc<Self>) -> UnderWay {
        let mut state = self.state();
        state.under_way += 1;
        state.is_head_due = false;
        drop(state);
        UnderWay(self)
    }

    fn end(&self) {
        let mut state = self.state();
        state.under_way -= 1;
        state.since = Instant::now();
    }

    /// Bytes came.
    fn read(&self) {
        let mut state = self.state();
        // Further parts of a head give no more time; those of a body have their own.
        if state.under_way == 0 && !state.is_head_due {
            state.is_head_due = true;
            state.since = Instant::now();
        }
    }

    /// Bytes went (`true`), or the client takes none.
    fn written(&self, went: bool) {
        let mut state = self.state();
        match (went, state.stuck_since) {
            (true, None) | (false, Some(_)) => return,
            (true, Some(_)) => state.stuck_since = None,
            (false, None) => state.stuck_since = Some(Instant::now()),
        }
        // The end of an answer may be on its way after its request ended.
        if !state.is_head_due {
            state.since = Instant::now();
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A request under way.
#[derive(Debug)]
pub struct UnderWay(Arc<Deadlines>);

impl Drop for UnderWay {
    fn drop(&mut self) {
        self.0.end();
    }
}

/// A stream whose reading and writing is told to its deadlines.
pub struct Watched<S> {
    stream: S,
    deadlines: Arc<Deadlines>,
}

impl<S> Watched<S> {
    /// Watches a stream.
    pub fn new(stream: S, deadlines: Arc<Deadlines>) -> Self {
        Self { stream, deadlines }
    }

    fn told<T>(&self, written: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        self.deadlines.written(written.is_ready());
        written
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Watched<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        let polled = Pin::new(&mut self.stream).poll_read(context, buffer);
        if buffer.filled().len() > before {
            self.deadlines.read();
        }
        polled
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Watched<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.told(written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, parts);
        self.told(written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
