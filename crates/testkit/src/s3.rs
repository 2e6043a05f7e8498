//! A real server of S3 in this process: it keeps files in a temporary folder, and
//! checks signatures. Beside that, requests can be refused and held.

use std::{
    fs,
    net::SocketAddr,
    path::Path,
    sync::{Arc, Mutex, PoisonError},
};

use axum::{
    Router,
    body::Body,
    extract::{Request, State},
    response::{IntoResponse, Response},
};
use http::StatusCode;
use media::{Blobs, Keys, Place};
use s3s::{
    auth::SimpleAuth,
    service::{S3Service, S3ServiceBuilder},
};
use tempfile::TempDir;
use tokio::{
    net::TcpListener,
    sync::Semaphore,
    task::{AbortHandle, spawn},
};

/// Name of the bucket that there is.
pub const BUCKET: &str = "pictures";

/// One server, which ends with the test.
pub struct S3 {
    address: SocketAddr,
    folder: TempDir,
    rules: Arc<Mutex<Vec<Rule>>>,
    serving: AbortHandle,
}

/// What becomes of requests of a method whose path holds a word.
#[derive(Clone)]
struct Rule {
    method: &'static str,
    word: String,
    fate: Fate,
}

#[derive(Clone)]
enum Fate {
    Refused(StatusCode, &'static str),
    Held(Held),
}

/// Requests that are held.
#[derive(Clone)]
pub struct Held {
    arrived: Arc<Semaphore>,
    may_go: Arc<Semaphore>,
}

impl Held {
    /// Resolves when one has arrived.
    pub async fn arrived(&self) {
        let arrived = self.arrived.acquire().await;
        arrived.expect("it is never closed").forget();
    }

    /// Lets all go on, those that come as well.
    pub fn release(&self) {
        self.may_go.close();
    }
}

impl S3 {
    /// Starts at a free port.
    pub async fn start() -> Self {
        let folder = tempfile::tempdir().expect("a temporary folder can be made");
        fs::create_dir_all(folder.path().join("s3").join(BUCKET)).expect("a bucket");
        let files = s3s_fs::FileSystem::new(folder.path().join("s3")).expect("a folder");
        let mut service = S3ServiceBuilder::new(files);
        let keys = Self::keys();
        service.set_auth(SimpleAuth::from_single(keys.id, keys.secret));
        let rules = Arc::<Mutex<Vec<Rule>>>::default();
        let router = Router::new()
            .fallback(answer)
            .with_state((service.build(), rules.clone()));
        let listener = TcpListener::bind("127.0.0.1:0").await;
        let listener = listener.expect("a port is free");
        let address = listener.local_addr().expect("it listens");
        let serving = spawn(async move { axum::serve(listener, router).await });
        Self {
            address,
            folder,
            rules,
            serving: serving.abort_handle(),
        }
    }

    /// The keys that it knows.
    #[must_use]
    pub fn keys() -> Keys {
        Keys {
            id: "magpie".to_owned(),
            secret: "a secret between magpie and its store".to_owned(),
        }
    }

    /// The bucket as a host writes it.
    #[must_use]
    pub fn url(&self) -> String {
        format!("s3://{BUCKET}?endpoint=http://{}", self.address)
    }

    /// Its address.
    #[must_use]
    pub fn origin(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Files in the bucket, as another server each time.
    #[must_use]
    pub fn blobs(&self) -> Blobs {
        self.blobs_by(&Self::keys())
    }

    /// The same by other keys.
    #[must_use]
    pub fn blobs_by(&self, keys: &Keys) -> Blobs {
        let place: Place = self.url().parse().expect("a good address");
        let scratch = self.folder.path().join("scratch");
        Blobs::open(&place, Some(keys), &scratch).expect("a bucket")
    }

    /// From now on refuses requests of this method whose path holds this word, or their
    /// query where it begins with a question mark; of every method where none is named.
    pub fn refuse(&self, method: &'static str, word: &str, status: u16, code: &'static str) {
        let status = StatusCode::from_u16(status).expect("a status");
        self.rule(method, word, Fate::Refused(status, code));
    }

    /// From now on holds such requests.
    pub fn hold(&self, method: &'static str, word: &str) -> Held {
        let held = Held {
            arrived: Arc::new(Semaphore::new(0)),
            may_go: Arc::new(Semaphore::new(0)),
        };
        self.rule(method, word, Fate::Held(held.clone()));
        held
    }

    /// Refuses and holds nothing any more.
    pub fn relent(&self) {
        self.lock().clear();
    }

    /// Names of all files in the bucket, sorted.
    #[must_use]
    pub fn names(&self) -> Vec<String> {
        let bucket = self.folder.path().join("s3").join(BUCKET);
        let mut names = Vec::new();
        walk(&bucket, &mut |path| {
            let name = path.strip_prefix(&bucket).unwrap_or(path);
            names.push(name.to_string_lossy().into_owned());
        });
        names.sort_unstable();
        names
    }

    /// Another content, of the same length, in each file whose name holds this word; shorter
    /// by one byte where it is `cut`.
    pub fn spoil(&self, word: &str, cut: bool) {
        let bucket = self.folder.path().join("s3").join(BUCKET);
        for name in self.names().iter().filter(|name| name.contains(word)) {
            let mut bytes = fs::read(bucket.join(name)).expect("a file");
            bytes[0] ^= 0xff;
            bytes.truncate(bytes.len() - usize::from(cut));
            fs::write(bucket.join(name), bytes).expect("it is written");
        }
    }

    /// How many files wait to be sent on the disk of a server.
    #[must_use]
    pub fn scratched(&self) -> usize {
        let mut files = 0;
        walk(&self.folder.path().join("scratch"), &mut |_| files += 1);
        files
    }

    fn rule(&self, method: &'static str, word: &str, fate: Fate) {
        self.lock().push(Rule {
            method,
            word: word.to_owned(),
            fate,
        });
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Vec<Rule>> {
        self.rules.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for S3 {
    fn drop(&mut self) {
        self.serving.abort();
    }
}

type Rules = Arc<Mutex<Vec<Rule>>>;

async fn answer(State((service, rules)): State<(S3Service, Rules)>, request: Request) -> Response {
    let fate = {
        let rules = rules.lock().unwrap_or_else(PoisonError::into_inner);
        let is_meant = |rule: &&Rule| {
            let is_of_method = rule.method.is_empty() || request.method() == rule.method;
            let query = format!("?{}", request.uri().query().unwrap_or_default());
            let is_there = match rule.word.starts_with('?') {
                true => query.contains(&rule.word),
                false => request.uri().path().contains(&rule.word),
            };
            is_of_method && is_there
        };
        rules.iter().find(is_meant).map(|rule| rule.fate.clone())
    };
    match fate {
        Some(Fate::Refused(status, code)) => {
            let body = format!("<Error><Code>{code}</Code></Error>");
            return (status, body).into_response();
        }
        Some(Fate::Held(held)) => {
            held.arrived.add_permits(1);
            // Ends when it is closed.
            let _ = held.may_go.acquire().await;
        }
        None => {}
    }
    match service.call(request.map(s3s::Body::http_body_unsync)).await {
        Ok(answer) => answer.map(Body::new).into_response(),
        Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}

fn walk(folder: &Path, each: &mut impl FnMut(&Path)) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        match entry.file_type().is_ok_and(|kind| kind.is_dir()) {
            true => walk(&entry.path(), each),
            false => each(&entry.path()),
        }
    }
}
