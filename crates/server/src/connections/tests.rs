//! Slow clients are let go, busy ones are not; how many there may be. The clock stands
//! still unless everything waits.

use std::{convert::Infallible, sync::Arc, time::Duration};

use axum::{
    Router,
    body::{Body, Bytes},
    http::StatusCode,
    routing::{get, post},
};
use futures_util::{FutureExt, future::pending, stream};
use http_body_util::BodyExt;
use kernel::ctx::network;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt, DuplexStream, duplex},
    sync::oneshot,
    time::{Instant, sleep},
};

use super::{
    Limits, SocketAddr,
    bodies::PATIENCE,
    deadlines::{HEAD, IDLE, READING},
    serve_one,
    slots::Slots,
};

const HELLO: &str = "GET / HTTP/1.1\r\nHost: magpie.test\r\n\r\n";
/// Bytes that a pipe holds when nothing is read.
const PIPE: usize = 64;
/// Time that the server's own work takes in the tests.
const SLOW: Duration = Duration::from_secs(600);
/// What a stream without an end says, again and again.
const BEAT: &str = "data: beat\n\n";
const BEATS: Duration = Duration::from_secs(25);

fn router() -> Router {
    let receive = async |body: Body| match body.collect().await {
        Ok(all) => (StatusCode::OK, all.to_bytes().len().to_string()),
        Err(_) => (StatusCode::BAD_REQUEST, String::new()),
    };
    let slow = async || {
        sleep(SLOW).await;
        "slow"
    };
    let beats = async || {
        let beats = stream::unfold((), async |()| {
            sleep(BEATS).await;
            Some((Ok::<_, Infallible>(BEAT), ()))
        });
        Body::from_stream(beats)
    };
    Router::new()
        .route("/", get("hello"))
        .route("/beats", get(beats))
        .route("/slow", get(slow))
        .route("/large", get(Bytes::from_static(&[b'a'; 100 * PIPE])))
        .route("/body", post(receive))
}

fn slots(all: usize, address: usize) -> Arc<Slots> {
    Arc::new(Slots::new(Limits { all, address }))
}

/// A client of a connection that the server took.
struct Client {
    stream: DuplexStream,
    ended: oneshot::Receiver<()>,
}

impl Client {
    fn of(slots: &Arc<Slots>, address: &str) -> Option<Self> {
        let peer: SocketAddr = format!("{address}:4000").parse().unwrap();
        let slot = slots.take(network(peer.ip()))?;
        let (stream, end) = duplex(PIPE);
        let (done, ended) = oneshot::channel();
        let never = pending::<()>().boxed().shared();
        tokio::spawn(async move {
            serve_one(end, peer, router(), slot, never).await;
            let _ = done.send(());
        });
        Some(Self { stream, ended })
    }

    fn new() -> Self {
        Self::of(&slots(10, 10), "192.0.2.1").unwrap()
    }

    async fn send(&mut self, text: &str) {
        self.stream.write_all(text.as_bytes()).await.unwrap();
    }

    /// Reads until an end of an answer stands there.
    async fn read_to(&mut self, end: &str) -> String {
        let mut read = String::new();
        while !read.ends_with(end) {
            let byte = self.stream.read_u8().await.expect("the connection ended");
            read.push(byte.into());
        }
        read
    }

    /// How long the server goes on, seconds.
    async fn lasts(&mut self) -> f32 {
        let since = Instant::now();
        (&mut self.ended).await.unwrap();
        since.elapsed().as_secs_f32().round()
    }
}

fn secs(duration: Duration) -> f32 {
    duration.as_secs_f32()
}

/// A window that the client never opens would keep an answer for ever.
#[tokio::test(start_paused = true)]
async fn http_2_is_not_spoken() {
    let mut client = Client::new();
    client.send("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n").await;
    assert_eq!(client.lasts().await, 0.0);
}

#[tokio::test(start_paused = true)]
async fn a_head_has_to_come_within_its_time() {
    for sent in ["", "G", "GET / HTTP/1.1\r\nHost: magpie.test\r\n"] {
        let mut client = Client::new();
        client.send(sent).await;
        assert_eq!(client.lasts().await, secs(HEAD), "{sent:?}");
    }
}

#[tokio::test(start_paused = true)]
async fn a_byte_now_and_then_gives_a_head_no_more_time() {
    let mut client = Client::new();
    let since = Instant::now();
    for byte in ["G", "E", "T", " "] {
        client.send(byte).await;
        sleep(HEAD / 5).await;
    }
    (&mut client.ended).await.unwrap();
    assert_eq!(since.elapsed().as_secs_f32().round(), secs(HEAD));
}

#[tokio::test(start_paused = true)]
async fn a_connection_may_be_idle_between_requests() {
    let mut client = Client::new();
    for _ in 0..3 {
        client.send(HELLO).await;
        client.read_to("hello").await;
        sleep(IDLE - Duration::from_secs(1)).await;
    }
    client.send(HELLO).await;
    client.read_to("hello").await;
    assert_eq!(client.lasts().await, secs(IDLE));
}

#[tokio::test(start_paused = true)]
async fn a_further_head_has_to_come_within_its_time() {
    let mut client = Client::new();
    client.send(HELLO).await;
    client.read_to("hello").await;
    sleep(HEAD * 2).await;
    client.send("GET / H").await;
    assert_eq!(client.lasts().await, secs(HEAD));
}

#[tokio::test(start_paused = true)]
async fn the_servers_own_time_is_not_the_clients() {
    let mut client = Client::new();
    client
        .send("GET /slow HTTP/1.1\r\nHost: magpie.test\r\n\r\n")
        .await;
    let since = Instant::now();
    client.read_to("slow").await;
    assert_eq!(since.elapsed().as_secs(), SLOW.as_secs());
}

#[tokio::test(start_paused = true)]
async fn a_body_has_to_come_at_its_rate() {
    const HEAD_OF_BODY: &str =
        "POST /body HTTP/1.1\r\nHost: magpie.test\r\nContent-Length: 20000\r\n\r\n";
    // A part each second: how large, whether that is fast enough.
    for (part, arrives) in [(0, false), (1, false), (300, false), (1_000, true)] {
        let mut client = Client::new();
        client.send(HEAD_OF_BODY).await;
        let since = Instant::now();
        let (mut reader, mut writer) = tokio::io::split(client.stream);
        let sending = async {
            for _ in 0..(20_000_usize).div_ceil(part.max(1)).min(100) {
                if writer.write_all(&vec![b'a'; part]).await.is_err() {
                    break;
                }
                sleep(Duration::from_secs(1)).await;
            }
            pending::<()>().await;
        };
        let mut status = [0; 12];
        tokio::select! {
            () = sending => {}
            read = reader.read_exact(&mut status) => drop(read.unwrap()),
        }
        let expected = if arrives {
            "HTTP/1.1 200"
        } else {
            "HTTP/1.1 408"
        };
        assert_eq!(
            str::from_utf8(&status).unwrap(),
            expected,
            "{part} bytes a second"
        );
        if !arrives {
            let taken = since.elapsed();
            assert!(
                (PATIENCE..PATIENCE * 2).contains(&taken),
                "{part}: {taken:?}"
            );
            (&mut client.ended).await.unwrap();
        }
    }
}

#[tokio::test(start_paused = true)]
async fn what_came_at_once_earns_no_hours() {
    let mut client = Client::new();
    client
        .send("POST /body HTTP/1.1\r\nHost: magpie.test\r\nContent-Length: 2000000\r\n\r\n")
        .await;
    let (mut reader, mut writer) = tokio::io::split(client.stream);
    let since = Instant::now();
    let sending = async {
        writer.write_all(&vec![b'a'; 1_900_000]).await.unwrap();
        pending::<()>().await;
    };
    let mut status = [0; 12];
    tokio::select! {
        () = sending => {}
        read = reader.read_exact(&mut status) => drop(read.unwrap()),
    }
    assert_eq!(str::from_utf8(&status).unwrap(), "HTTP/1.1 408");
    let taken = since.elapsed();
    assert!((PATIENCE..PATIENCE * 2).contains(&taken), "{taken:?}");
}

#[tokio::test(start_paused = true)]
async fn a_request_ends_where_its_encoding_says_and_two_lengths_are_refused() {
    let body = "5\r\nhello\r\n0\r\n\r\n";
    for lengths in [
        "Transfer-Encoding: chunked\r\nContent-Length: 3\r\n",
        "Content-Length: 3\r\nTransfer-Encoding: chunked\r\n",
    ] {
        let mut client = Client::new();
        let head = format!("POST /body HTTP/1.1\r\nHost: magpie.test\r\n{lengths}\r\n");
        client.send(&format!("{head}{body}{HELLO}")).await;
        client.stream.shutdown().await.unwrap();
        let mut told = String::new();
        client.stream.read_to_string(&mut told).await.unwrap();
        assert!(told.starts_with("HTTP/1.1 200"), "{lengths} {told}");
        assert!(told.contains("\r\n\r\n5"), "{lengths} {told}");
        assert!(!told.contains("HTTP/1.1 4"), "{lengths} {told}");
    }
    for lengths in [
        "Content-Length: 3\r\nContent-Length: 5\r\n",
        "Content-Length: 3, 5\r\n",
        "Content-Length: +5\r\n",
        "Transfer-Encoding: chunked, identity\r\n",
        "Transfer-Encoding : chunked\r\n",
    ] {
        let mut client = Client::new();
        let head = format!("POST /body HTTP/1.1\r\nHost: magpie.test\r\n{lengths}\r\n");
        client.send(&format!("{head}hello")).await;
        let told = client.read_to("\r\n\r\n").await;
        assert!(told.starts_with("HTTP/1.1 400"), "{lengths} {told}");
        (&mut client.ended).await.unwrap();
    }
}

#[tokio::test(start_paused = true)]
async fn an_answer_has_to_be_taken() {
    const LARGE: &str = "GET /large HTTP/1.1\r\nHost: magpie.test\r\n\r\n";
    let mut stuck = Client::new();
    stuck.send(LARGE).await;
    assert_eq!(stuck.lasts().await, secs(READING));
    let mut slow = Client::new();
    slow.send(LARGE).await;
    let mut left = 100;
    let mut part = [0; PIPE];
    while left > 0 {
        sleep(READING / 2).await;
        slow.stream.read_exact(&mut part).await.unwrap();
        left -= 1;
    }
}

/// By such streams a browser is told what changed.
#[tokio::test(start_paused = true)]
async fn a_stream_without_an_end_lasts_as_long_as_it_is_taken() {
    let mut client = Client::new();
    client
        .send("GET /beats HTTP/1.1\r\nHost: magpie.test\r\n\r\n")
        .await;
    let since = Instant::now();
    for _ in 0..100 {
        client.read_to(BEAT).await;
    }
    assert_eq!(since.elapsed().as_secs(), (BEATS * 100).as_secs());
    // The pipe holds three more.
    let full = BEATS * 4;
    assert_eq!(client.lasts().await, secs(full + READING));
}

#[tokio::test(start_paused = true)]
async fn the_longest_idle_makes_room() {
    let slots = slots(3, 2);
    let mut first = Client::of(&slots, "192.0.2.1").unwrap();
    first.send(HELLO).await;
    first.read_to("hello").await;
    sleep(Duration::from_secs(1)).await;
    let mut second = Client::of(&slots, "192.0.2.1").unwrap();
    let mut other = Client::of(&slots, "192.0.2.2").unwrap();
    // One of the same address, though another's is idle as well.
    let mut third = Client::of(&slots, "192.0.2.1").unwrap();
    assert_eq!(first.lasts().await, 0.0);
    // All slots are taken: the longest idle of all.
    sleep(Duration::from_secs(1)).await;
    let mut last = Client::of(&slots, "192.0.2.3").unwrap();
    assert_eq!(second.lasts().await, 0.0);
    for client in [&mut other, &mut third, &mut last] {
        client.send(HELLO).await;
        client.read_to("hello").await;
    }
}

#[tokio::test(start_paused = true)]
async fn busy_connections_stay_and_leave_their_slot_when_they_end() {
    let slots = slots(2, 1);
    let mut busy = Client::of(&slots, "192.0.2.1").unwrap();
    busy.send("GET /slow HTTP/1.1\r\nHost: magpie.test\r\nConnection: close\r\n\r\n")
        .await;
    sleep(Duration::from_secs(1)).await;
    assert!(Client::of(&slots, "192.0.2.1").is_none());
    assert!(Client::of(&slots, "[::ffff:192.0.2.1]").is_none());
    busy.read_to("slow").await;
    (&mut busy.ended).await.unwrap();
    assert!(Client::of(&slots, "192.0.2.1").is_some());
}

#[tokio::test(start_paused = true)]
async fn one_customers_ipv6_network_is_one_address() {
    let slots = slots(4, 1);
    let mut busy = Client::of(&slots, "[2001:db8:1:2::1]").unwrap();
    busy.send("GET /slow HTTP/1.1\r\nHost: magpie.test\r\n\r\n")
        .await;
    sleep(Duration::from_secs(1)).await;
    assert!(Client::of(&slots, "[2001:db8:1:2:3:4:5:6]").is_none());
    assert!(Client::of(&slots, "[2001:db8:1:3::1]").is_some());
}
