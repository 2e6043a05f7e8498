//! A mock server on loopback: what foreign servers are to ours.

use std::{
    net::SocketAddr,
    sync::{Arc, Mutex},
};

use axum::{
    Router,
    body::{Body, to_bytes},
    extract::Request,
    response::Response,
};
use tokio::net::TcpListener;

/// What it was asked.
#[derive(Debug, Clone)]
pub struct Heard {
    /// Method and path, such as `GET /page`.
    pub line: String,
    /// All headers, one a line, names in lower case.
    pub headers: String,
    /// The body as text.
    pub body: String,
    /// The same, as it came.
    pub bytes: Vec<u8>,
}

/// What it answers.
#[derive(Debug, Clone)]
pub struct Said {
    /// HTTP status.
    pub status: u16,
    /// Name and value of a header: the type, or where to go instead.
    pub header: (&'static str, String),
    /// The body.
    pub body: Vec<u8>,
}

impl Said {
    /// JSON.
    pub fn json(body: impl Into<Vec<u8>>) -> Self {
        Self::of("application/json", body)
    }

    /// A document of this type.
    pub fn of(media_type: &str, body: impl Into<Vec<u8>>) -> Self {
        Self {
            status: 200,
            header: ("content-type", media_type.to_owned()),
            body: body.into(),
        }
    }

    /// Nothing is there.
    pub fn missing() -> Self {
        Self {
            status: 404,
            ..Self::of("text/plain", "")
        }
    }

    /// It is elsewhere.
    pub fn moved(to: impl Into<String>) -> Self {
        Self {
            status: 302,
            header: ("location", to.into()),
            body: Vec::new(),
        }
    }
}

/// A server until the end of its test.
pub struct Counterpart {
    /// Where it listens.
    pub address: SocketAddr,
    heard: Arc<Mutex<Vec<Heard>>>,
}

impl Counterpart {
    /// On a free port, answering by this.
    pub async fn start(answer: impl Fn(&Heard) -> Said + Send + Sync + 'static) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        let heard = Arc::new(Mutex::new(Vec::new()));
        let (noted, answer) = (heard.clone(), Arc::new(answer));
        let app = Router::new().fallback(move |request: Request| {
            let (noted, answer) = (noted.clone(), answer.clone());
            async move {
                let one = hear(request).await;
                let said = answer(&one);
                noted.lock().expect("unbroken").push(one);
                say(said)
            }
        });
        tokio::spawn(axum::serve(listener, app).into_future());
        Self { address, heard }
    }

    /// `http://127.0.0.1:port`.
    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// What it was asked until now.
    pub fn heard(&self) -> Vec<Heard> {
        self.heard.lock().expect("unbroken").clone()
    }
}

async fn hear(request: Request) -> Heard {
    let (parts, body) = request.into_parts();
    let headers = parts
        .headers
        .iter()
        .map(|(name, value)| format!("{name}: {}\n", value.to_str().unwrap_or_default()));
    let bytes = to_bytes(body, 1_000_000).await.unwrap_or_default();
    Heard {
        line: format!("{} {}", parts.method, parts.uri),
        headers: headers.collect(),
        body: String::from_utf8_lossy(&bytes).into_owned(),
        bytes: bytes.into(),
    }
}

fn say(said: Said) -> Response {
    let (name, value) = said.header;
    Response::builder()
        .status(said.status)
        .header(name, value)
        .body(Body::from(said.body))
        .expect("what a test says is an answer")
}
