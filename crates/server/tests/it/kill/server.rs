//! The real binary on a folder of its own, and as much of HTTP as it takes to
//! write to it: one connection per request, which ends with the answer.

use std::{
    io::{BufRead, BufReader, Read, Write},
    net::{TcpListener, TcpStream},
    path::Path,
    process::{Child, Command, Stdio},
};

use serde_json::{Value, json};
use testkit::app::{MULTIPART, encode};

const FORM: &str = "application/x-www-form-urlencoded";
const JSON: &str = "application/json";
const CSRF: &str = "0123456789abcdef0123456789abcdef";

/// A running server, or one that is being called by its address.
pub struct Server {
    address: String,
    child: Option<Child>,
}

/// What a user's browser keeps.
#[derive(Debug, Clone, Default)]
pub struct Session(String);

/// An answer with success.
#[derive(Debug)]
pub struct Answer {
    pub data: Value,
    head: String,
}

impl Session {
    /// The session an answer began.
    pub fn of(answer: &Answer) -> Self {
        let cookie = answer
            .head
            .lines()
            .find_map(|line| line.strip_prefix("set-cookie: magpie_session="));
        let token = cookie
            .and_then(|cookie| cookie.split(';').next())
            .expect("a session begins");
        Self(format!("; magpie_session={token}"))
    }
}

impl Server {
    /// Starts on the data of this folder and waits until it is ready.
    pub fn start(folder: &Path) -> Self {
        let free = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
        let address = free.expect("a free port").to_string();
        let mut child = Command::new(env!("CARGO_BIN_EXE_magpie"))
            .args([
                "serve",
                "--listen",
                &address,
                "--rate-limits",
                "relaxed",
                "--log",
                "error",
            ])
            .arg("--data")
            .arg(folder)
            .arg("--config")
            .arg(folder.join("magpie.toml"))
            .stdout(Stdio::piped())
            .spawn()
            .expect("the server starts");
        let mut line = String::new();
        let said = child.stdout.take().expect("a pipe");
        BufReader::new(said)
            .read_line(&mut line)
            .expect("the server says something");
        assert_eq!(line.trim(), format!("ready on http://{address}"));
        Self {
            address,
            child: Some(child),
        }
    }

    /// The same server, for another thread.
    pub fn at(address: String) -> Self {
        Self {
            address,
            child: None,
        }
    }

    /// Where it listens.
    pub fn address(&self) -> String {
        self.address.clone()
    }

    /// `kill -9`.
    pub fn kill(&mut self) {
        if let Some(mut child) = self.child.take() {
            child.kill().expect("the server is killed");
            child.wait().expect("the server is gone");
        }
    }

    /// Creates at door 1; none when refused or when the server went away.
    pub fn post(&self, resource: &str, options: &Value, session: &Session) -> Option<Answer> {
        let data = json!({ "options": options }).to_string();
        let body = format!("data={}", encode(&data));
        self.send(
            "POST",
            &format!("/resource/{resource}Resource/create/"),
            FORM,
            body.as_bytes(),
            session,
        )
    }

    /// Writes at door 2.
    pub fn send_json(&self, path: &str, body: &Value, session: &Session) -> Option<Answer> {
        self.send("POST", path, JSON, body.to_string().as_bytes(), session)
    }

    /// Sends a multipart form without cookies.
    pub fn send_form(&self, path: &str, body: &[u8]) -> Option<Answer> {
        self.send("POST", path, MULTIPART, body, &Session::default())
    }

    /// Reads at door 2.
    pub fn get(&self, path: &str, session: &Session) -> Option<Answer> {
        self.send("GET", path, JSON, b"", session)
    }

    /// The answer, if all of it came and it says success.
    fn send(
        &self,
        method: &str,
        path: &str,
        kind: &str,
        body: &[u8],
        session: &Session,
    ) -> Option<Answer> {
        let mut stream = TcpStream::connect(&self.address).ok()?;
        let head = format!(
            "{method} {path} HTTP/1.0\r\nHost: {}\r\n\
             Content-Type: {kind}\r\nContent-Length: {}\r\n\
             Cookie: csrftoken={CSRF}{}\r\nX-CSRFToken: {CSRF}\r\n\r\n",
            self.address,
            body.len(),
            session.0
        );
        stream.write_all(&[head.as_bytes(), body].concat()).ok()?;
        let mut reply = Vec::new();
        stream.read_to_end(&mut reply).ok()?;
        let reply = String::from_utf8(reply).ok()?;
        let (head, body) = reply.split_once("\r\n\r\n")?;
        let mut body: Value = serde_json::from_str(body).ok()?;
        let answer = match body.get_mut("resource_response") {
            Some(response) => response.take(),
            None => body,
        };
        (answer["status"] == "success").then(|| Answer {
            data: answer["data"].clone(),
            head: head.to_owned(),
        })
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill();
    }
}
