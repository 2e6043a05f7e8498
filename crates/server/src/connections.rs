//! Connections of clients: how long each may keep the server waiting, and how many
//! there may be. hyper serves what comes on them, in HTTP/1.1: the deadlines know one
//! request at a time, and a client of HTTP/2 could keep an answer back without one.

mod bodies;
mod deadlines;
mod slots;
#[cfg(test)]
mod tests;

use std::{convert::Infallible, io, net::SocketAddr, sync::Arc, time::Duration};

use axum::{Router, body::Body, extract::ConnectInfo, extract::Request, response::Response};
use futures_util::{FutureExt, future::Shared};
use hyper::server::conn::http1::Builder;
use hyper_util::{rt::TokioIo, service::TowerToHyperService};
use kernel::ctx::network;
use rustix::process::{Resource, getrlimit};
use tokio::{
    io::{AsyncRead, AsyncWrite},
    net::TcpListener,
    sync::mpsc,
    time::Instant,
};
use tower::{ServiceExt, service_fn};
use tracing::warn;

use bodies::{Answer, Arriving, Slow};
use deadlines::{Deadlines, SHORTEST, Watched};
use slots::{Slot, Slots};

/// Pause after the system refused another connection, as it does without file
/// descriptors.
const BREATH: Duration = Duration::from_secs(1);
/// Connections at most, however many file descriptors there are.
const MOST: usize = 16_384;
/// Connections at most of one address: a share of all.
const SHARE: usize = 4;

/// How many connections there may be at the same time.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// Of all clients.
    pub all: usize,
    /// Of each address.
    pub address: usize,
}

impl Limits {
    /// Half of the file descriptors that the process may have, a quarter of it for one
    /// address. Behind a proxy all clients have the proxy's, which is not limited.
    pub fn of_process(behind_proxy: bool) -> Self {
        let files = getrlimit(Resource::Nofile).current.unwrap_or(u64::MAX);
        let all = usize::try_from(files / 2).unwrap_or(MOST).clamp(1, MOST);
        let address = if behind_proxy {
            all
        } else {
            all.div_ceil(SHARE)
        };
        Self { all, address }
    }
}

/// Serves what comes to a listener until `stopped`, then lets requests under way end.
pub async fn serve(
    listener: TcpListener,
    router: Router,
    limits: Limits,
    stopped: impl Future<Output = ()> + Send + 'static,
) {
    let slots = Arc::new(Slots::new(limits));
    let stopped = stopped.boxed().shared();
    // Each connection holds a sender; the last one that goes ends the wait.
    let (alive, mut ended) = mpsc::channel::<Infallible>(1);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = stopped.clone() => break,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            // The client is gone again.
            Err(error) if is_of_client(&error) => continue,
            Err(error) => {
                warn!(%error, "a connection was not accepted");
                tokio::time::sleep(BREATH).await;
                continue;
            }
        };
        // Small answers wait for nothing.
        let _ = stream.set_nodelay(true);
        let Some(slot) = slots.take(network(peer.ip())) else {
            warn!(%peer, "too many connections; one was refused");
            continue;
        };
        let serving = serve_one(stream, peer, router.clone(), slot, stopped.clone());
        let alive = alive.clone();
        tokio::spawn(async move {
            serving.await;
            drop(alive);
        });
    }
    drop((listener, alive));
    ended.recv().await;
}

/// Whether only this one client failed: a pause for it would be a way to make others wait.
fn is_of_client(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(
        error.kind(),
        ConnectionAborted | ConnectionRefused | ConnectionReset
    )
}

/// Serves one connection until its client goes, is late, or has to make room.
async fn serve_one(
    stream: impl AsyncRead + AsyncWrite + Send + Unpin + 'static,
    peer: SocketAddr,
    router: Router,
    slot: Slot,
    stopped: Shared<impl Future<Output = ()> + Send>,
) {
    let deadlines = slot.deadlines.clone();
    let answering = deadlines.clone();
    let service = service_fn(move |request: http::Request<hyper::body::Incoming>| {
        let under_way = answering.clone().begin();
        let slow = Slow::default();
        let mut request: Request = request.map(|body| Body::new(Arriving::new(body, slow.clone())));
        request.extensions_mut().insert(ConnectInfo(peer));
        let router = router.clone();
        async move {
            let response: Response = router.oneshot(request).await?;
            let response = slow.instead_of(response);
            Ok::<_, Infallible>(response.map(|body| Answer::new(body, under_way)))
        }
    });
    let builder = Builder::new();
    let stream = TokioIo::new(Watched::new(stream, deadlines.clone()));
    let connection = builder.serve_connection(stream, TowerToHyperService::new(service));
    let mut connection = std::pin::pin!(connection);
    let mut stopping = std::pin::pin!(stopped.fuse());
    loop {
        tokio::select! {
            _ = connection.as_mut() => return,
            () = &mut stopping => connection.as_mut().graceful_shutdown(),
            () = late(&deadlines) => return,
            () = slot.wanted() => return,
        }
    }
}

/// Ends when a client has let the server wait too long.
async fn late(deadlines: &Deadlines) {
    loop {
        let now = Instant::now();
        let due = deadlines.due().unwrap_or(now + SHORTEST);
        if due <= now {
            return;
        }
        // A deadline that begins meanwhile ends no earlier than this.
        tokio::time::sleep_until(due.min(now + SHORTEST)).await;
    }
}
