//! Requests to a real server of this test, allowed by name, and to names that
//! resolve to where nothing of ours may go.

mod deliver;
mod turns;

use std::{
    net::{IpAddr, SocketAddr},
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream},
};

use crate::{
    fetcher::{Fetched, Fetcher, Options},
    refused::{BadOption, Refused},
    resolver::{LookUp, system},
};

const JSON: &str = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n";
const HTML: &str = "HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\n";

/// What the server answers to a path; nothing more is sent while a connection
/// is held open.
fn answer(path: &str, own: SocketAddr) -> (String, bool) {
    let to = |location: &str| {
        format!("HTTP/1.1 302 Found\r\nLocation: {location}\r\nContent-Length: 0\r\n\r\n")
    };
    let closed = |text: String| (text, false);
    match path {
        "/page" => closed(format!("{HTML}Content-Length: 5\r\n\r\nhello")),
        "/untyped" => closed("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello".to_owned()),
        "/asked" => closed(format!("{JSON}Content-Length: 2\r\n\r\n{{}}")),
        "/packed" => closed(format!(
            "{HTML}Content-Encoding: gzip\r\nContent-Length: 5\r\n\r\nhello"
        )),
        "/gone" => closed("HTTP/1.1 410 Gone\r\nContent-Length: 0\r\n\r\n".to_owned()),
        "/announced" => closed(format!("{HTML}Content-Length: 11\r\n\r\nhello world")),
        "/endless" => {
            let chunk = format!("400\r\n{}\r\n", "x".repeat(0x400));
            closed(format!(
                "{HTML}Transfer-Encoding: chunked\r\n\r\n{}",
                chunk.repeat(64)
            ))
        }
        "/broken" => closed(format!("{HTML}Content-Length: 9\r\n\r\nhello")),
        "/slow" => (format!("{HTML}Content-Length: 9\r\n\r\nhello"), true),
        "/silent" => (String::new(), true),
        "/to-page" => closed(to("/page")),
        "/to-loopback" => closed(to(&format!("http://localhost:{}/page", own.port()))),
        "/to-loopback-80" => closed(to("http://127.1/page")),
        "/to-metadata" => closed(to("http://169.254.169.254/latest/")),
        "/to-file" => closed(to("file:///etc/passwd")),
        "/to-login" => closed(to("http://user:secret@example.com/")),
        "/to-nowhere" => closed("HTTP/1.1 302 Found\r\nContent-Length: 0\r\n\r\n".to_owned()),
        "/1" => closed(to("/2")),
        "/2" => closed(to("/3")),
        "/3" => closed(to("/page")),
        "/0" => closed(to("/1")),
        other => panic!("no answer for {other}"),
    }
}

/// A server of its own for each test; every request is noted.
struct Server {
    address: SocketAddr,
    requests: Arc<std::sync::Mutex<Vec<String>>>,
}

impl Server {
    async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let requests = Arc::new(std::sync::Mutex::new(Vec::new()));
        let noted = Arc::clone(&requests);
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(serve(stream, address, Arc::clone(&noted)));
            }
        });
        Self { address, requests }
    }

    async fn get(&self, path: &str) -> Result<Fetched, Refused> {
        self.get_within(path, Duration::from_secs(10)).await
    }

    async fn get_within(&self, path: &str, timeout: Duration) -> Result<Fetched, Refused> {
        let options = Options {
            timeout,
            ..allowing(&self.address.to_string())
        };
        let fetcher = Fetcher::new(&options).expect("good options");
        fetcher
            .get(
                &format!("http://{}{path}", self.address),
                10,
                &["text/html", "image/*"],
            )
            .await
    }
}

async fn serve(mut stream: TcpStream, own: SocketAddr, noted: Arc<std::sync::Mutex<Vec<String>>>) {
    let mut request = Vec::new();
    while !request.ends_with(b"\r\n\r\n") {
        let mut byte = [0];
        if stream.read(&mut byte).await.unwrap_or(0) == 0 {
            return;
        }
        request.extend(byte);
    }
    let request = String::from_utf8_lossy(&request).to_lowercase();
    let path = request.split(' ').nth(1).unwrap_or_default().to_owned();
    noted.lock().expect("unbroken").push(request);
    let (text, held) = answer(&path, own);
    // The client closes as soon as it has seen enough.
    let _ = stream.write_all(text.as_bytes()).await;
    if held {
        let _ = stream.read(&mut [0]).await;
    }
}

fn allowing(host: &str) -> Options {
    Options {
        allowed_hosts: vec![host.to_owned()],
        ..Options::default()
    }
}

fn answering(addresses: &'static [&'static [&'static str]]) -> (LookUp, Arc<AtomicUsize>) {
    let asked = Arc::new(AtomicUsize::new(0));
    let counted = Arc::clone(&asked);
    let look_up: LookUp = Arc::new(move |_| {
        let time = counted.fetch_add(1, Ordering::SeqCst);
        let answer = addresses[time.min(addresses.len() - 1)];
        let parsed = answer
            .iter()
            .map(|one| one.parse::<IpAddr>().expect("an address"));
        let parsed = parsed.collect();
        Box::pin(async move { Ok(parsed) })
    });
    (look_up, asked)
}

#[tokio::test]
async fn fetches_what_is_allowed() {
    let server = Server::start().await;
    let fetched = server.get("/to-page").await.expect("a page");
    assert_eq!(fetched.url.path(), "/page");
    assert_eq!(fetched.media_type, "text/html");
    assert_eq!(fetched.charset.as_deref(), Some("utf-8"));
    assert_eq!(&fetched.bytes[..], b"hello");
    let requests = server.requests.lock().expect("unbroken");
    assert!(
        requests
            .iter()
            .all(|request| request.contains("user-agent: magpie\r\n"))
    );
    for header in ["cookie", "referer", "authorization"] {
        assert!(
            !requests
                .iter()
                .any(|request| request.contains(&format!("\n{header}:")))
        );
    }
}

#[tokio::test]
async fn a_call_carries_what_it_is_given_to_one_server_alone() {
    let server = Server::start().await;
    let own = server.address.to_string();
    let fetcher = Fetcher::new(&allowing(&own)).expect("good options");
    let call = async |host: &str, path: &str| {
        let request = http::Request::post(format!("http://{host}{path}"))
            .header("authorization", "Bearer ours")
            .body(Vec::new());
        let answer = fetcher.call(request.expect("a request"), 10).await;
        answer.map(|answer| answer.status().as_u16())
    };
    for (path, status) in [("/page", 200), ("/gone", 410), ("/to-page", 302)] {
        assert_eq!(call(&own, path).await, Ok(status));
    }
    let requests = server.requests.lock().expect("unbroken").clone();
    let is_ours =
        |one: &String| one.starts_with("post ") && one.contains("\nauthorization: bearer ours");
    assert!(
        requests.len() == 3 && requests.iter().all(is_ours),
        "{requests:?}"
    );
    assert_eq!(call(&own, "/announced").await, Err(Refused::TooLarge(10)));
    assert_eq!(call("127.0.0.1:80", "/").await, Err(Refused::Address));
    assert_eq!(call("localhost:1", "/").await, Err(Refused::Port));
}

#[tokio::test]
async fn refusals_by_the_answer() {
    let server = Server::start().await;
    for (path, refused) in [
        ("/untyped", Refused::Type("none".to_owned())),
        ("/packed", Refused::Type("encoded as \"gzip\"".to_owned())),
        ("/gone", Refused::Status(410)),
        ("/announced", Refused::TooLarge(10)),
        ("/endless", Refused::TooLarge(10)),
        ("/to-loopback", Refused::Port),
        ("/to-loopback-80", Refused::Address),
        ("/to-metadata", Refused::Address),
        ("/to-file", Refused::Scheme),
        (
            "/to-login",
            Refused::Url("it carries a user name or a password"),
        ),
        ("/to-nowhere", Refused::Redirects),
        ("/0", Refused::Redirects),
    ] {
        assert_eq!(server.get(path).await.expect_err(path), refused, "{path}");
    }
    assert!(
        server.get("/1").await.is_ok(),
        "three redirects are followed"
    );
    let broken = server.get("/broken").await.expect_err("half a body");
    assert!(matches!(broken, Refused::Network(_)), "{broken:?}");
}

#[tokio::test]
async fn redirects_can_be_kept_inside() {
    let server = Server::start().await;
    let fetcher = Fetcher::new(&allowing(&server.address.to_string())).expect("good options");
    let get = async |path: &str| {
        let url = format!("http://{}{path}", server.address);
        let inside = |url: &url::Url| url.path() != "/page";
        fetcher.get_inside(&url, 10, &["text/html"], inside).await
    };
    assert_eq!(get("/to-page").await, Err(Refused::Outside));
    assert_eq!(get("/page").await, Err(Refused::Outside));
    assert_eq!(get("/gone").await, Err(Refused::Status(410)));
}

#[tokio::test]
async fn a_type_not_asked_for() {
    let server = Server::start().await;
    let fetcher = Fetcher::new(&allowing(&server.address.to_string())).expect("good options");
    let url = format!("http://{}/page", server.address);
    let refused = fetcher
        .get(&url, 10, &["image/*"])
        .await
        .expect_err("not a picture");
    assert_eq!(refused, Refused::Type("text/html".to_owned()));
}

#[tokio::test]
async fn a_service_is_asked_with_a_secret_and_nowhere_else() {
    let server = Server::start().await;
    let fetcher = Fetcher::new(&allowing(&server.address.to_string())).expect("good options");
    let ask = async |path: &str, secret: &str| {
        let url = format!("http://{}{path}", server.address);
        let sent = br#"{"a":1}"#.to_vec();
        fetcher.post_json(&url, ("x-key", secret), sent, 10).await
    };
    let answered = ask("/asked", "k1").await.expect("an answer");
    assert_eq!(&answered[..], b"{}");
    let request = server.requests.lock().expect("unbroken")[0].clone();
    assert!(request.starts_with("post /asked "), "{request}");
    assert!(request.contains("\nx-key: k1\r\n"), "{request}");
    for (path, refused) in [
        ("/to-page", Refused::Redirects),
        ("/gone", Refused::Status(410)),
        ("/page", Refused::Type("text/html".to_owned())),
    ] {
        assert_eq!(ask(path, "k1").await.expect_err(path), refused, "{path}");
    }
    assert_eq!(ask("/asked", "k\n1").await, Err(Refused::Secret));
    let strict = Fetcher::new(&Options::default()).expect("good options");
    let url = format!("http://{}/asked", server.address);
    let refused = strict
        .post_json(&url, ("x-key", "k1"), Vec::new(), 10)
        .await;
    assert_eq!(refused, Err(Refused::Port));
}

#[tokio::test]
async fn time_runs_out_in_the_body_and_before_it() {
    let server = Server::start().await;
    for path in ["/slow", "/silent"] {
        let refused = server.get_within(path, Duration::from_millis(100)).await;
        assert_eq!(refused.expect_err(path), Refused::TimedOut, "{path}");
    }
}

#[tokio::test]
async fn refusals_by_the_address() {
    let fetcher = Fetcher::new(&allowing("intranet.example:8080")).expect("good options");
    for (url, refused) in [
        ("no address", Refused::Url("it is not an address")),
        ("//example.com/", Refused::Url("it is not an address")),
        ("ftp://example.com/", Refused::Scheme),
        ("file:///etc/passwd", Refused::Scheme),
        ("data:text/html,hello", Refused::Scheme),
        ("http://example.com:8080/", Refused::Port),
        ("https://example.com:22/", Refused::Port),
        ("http://intranet.example:8081/", Refused::Port),
        (
            "http://user@example.com/",
            Refused::Url("it carries a user name or a password"),
        ),
        (
            "http://:pass@example.com/",
            Refused::Url("it carries a user name or a password"),
        ),
        ("http://127.0.0.1/", Refused::Address),
        ("http://2130706433/", Refused::Address),
        ("http://0x7f000001/", Refused::Address),
        ("http://0177.0.0.1/", Refused::Address),
        ("http://0x7f.1/", Refused::Address),
        ("http://127.1/", Refused::Address),
        ("http://１２７.0.0.1/", Refused::Address),
        ("http://127.0.0.1./", Refused::Address),
        ("http://0/", Refused::Address),
        ("https://[::1]/", Refused::Address),
        ("https://[::ffff:127.0.0.1]/", Refused::Address),
        ("https://[64:ff9b::7f00:1]/", Refused::Address),
        ("https://[fe80::1]/", Refused::Address),
        ("http://localhost/", Refused::Address),
    ] {
        let answered = fetcher.get(url, 10, &["text/html"]).await;
        assert_eq!(answered.expect_err(url), refused, "{url}");
    }
    let long = format!("http://example.com/{}", "x".repeat(2_048));
    let refused = fetcher
        .get(&long, 10, &["text/html"])
        .await
        .expect_err("too long");
    assert_eq!(refused, Refused::Url("it is too long"));
}

#[tokio::test]
async fn a_name_is_looked_up_once_and_what_was_checked_is_connected() {
    let (look_up, asked) = answering(&[&["10.0.0.1", "::1", "169.254.169.254"], &["127.0.0.1"]]);
    let fetcher = Fetcher::with_look_up(&Options::default(), &look_up).expect("good options");
    for time in 1..=2 {
        let refused = fetcher
            .get("http://rebinding.example/", 10, &["text/html"])
            .await;
        assert_eq!(refused.expect_err("private"), Refused::Address);
        assert_eq!(
            asked.load(Ordering::SeqCst),
            time,
            "one look-up for each request"
        );
    }
}

#[tokio::test]
async fn an_allowed_name_opens_its_own_port_only() {
    let server = Server::start().await;
    let port = server.address.port();
    let (look_up, _) = answering(&[&["127.0.0.1"]]);
    let options = allowing(&format!("intranet.example:{port}"));
    let fetcher = Fetcher::with_look_up(&options, &look_up).expect("good options");
    let url = format!("http://intranet.example:{port}/page");
    assert!(fetcher.get(&url, 10, &["text/html"]).await.is_ok());
    let other = fetcher
        .get("http://intranet.example/page", 10, &["text/html"])
        .await;
    assert_eq!(
        other.expect_err("port 80 of the same name"),
        Refused::Address
    );
}

#[test]
fn hosts_that_cannot_be_allowed() {
    for entry in [
        "intranet.example",
        "intranet.example:",
        ":80",
        "a/b:80",
        "a@b:80",
        "a:x",
        "",
    ] {
        let refused = Fetcher::with_look_up(&allowing(entry), &system()).err();
        assert_eq!(
            refused,
            Some(BadOption::AllowedHost(entry.to_owned())),
            "{entry}"
        );
    }
    for entry in ["Intranet.Example:8080", "[::1]:80", "127.0.0.1:3000"] {
        assert!(Fetcher::new(&allowing(entry)).is_ok(), "{entry}");
    }
}
