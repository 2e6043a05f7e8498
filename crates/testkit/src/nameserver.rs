//! A small name server on loopback, which knows texts (TXT) and nothing else.

use std::{
    collections::HashMap,
    net::SocketAddr,
    sync::{Arc, Mutex},
};

use tokio::net::UdpSocket;

/// Texts by domain, lower case, without a dot at the end.
type Texts = HashMap<String, Vec<String>>;

/// A name server until the end of its test.
pub struct Nameserver {
    /// Where it listens.
    pub address: SocketAddr,
    texts: Arc<Mutex<Texts>>,
}

impl Nameserver {
    /// On a free port, without any records.
    pub async fn start() -> Self {
        let socket = UdpSocket::bind("127.0.0.1:0").await.expect("a free port");
        let address = socket.local_addr().expect("an address");
        let texts = Arc::new(Mutex::new(Texts::new()));
        let known = texts.clone();
        tokio::spawn(async move {
            let mut question = [0; 512];
            while let Ok((length, from)) = socket.recv_from(&mut question).await {
                let answer = answer(&question[..length], &known.lock().expect("unbroken"));
                // Who asked may be gone.
                let _ = socket.send_to(&answer, from).await;
            }
        });
        Self { address, texts }
    }

    /// Puts records in place, instead of those there were.
    pub fn set(&self, domain: &str, texts: &[&str]) {
        let texts = texts.iter().map(|text| (*text).to_owned()).collect();
        let mut known = self.texts.lock().expect("unbroken");
        known.insert(domain.to_owned(), texts);
    }
}

/// RFC 1035: the header, the question as it came, and a record for each text.
fn answer(question: &[u8], known: &Texts) -> Vec<u8> {
    let (domain, end) = read_name(question);
    let found = known.get(&domain);
    let texts = found.map_or(&[][..], Vec::as_slice);
    let unknown = if found.is_some() { 0 } else { 3 };
    let mut answer = question[..2].to_vec();
    answer.extend([0x81, 0x80 | unknown, 0, 1, 0, texts.len() as u8, 0, 0, 0, 0]);
    answer.extend(&question[12..end + 4]);
    for text in texts {
        // The name is the one of the question; TXT, IN, a minute.
        answer.extend([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 60]);
        answer.extend((text.len() as u16 + 1).to_be_bytes());
        answer.push(text.len() as u8);
        answer.extend(text.bytes());
    }
    answer
}

/// The name in the question, and where it ends.
fn read_name(question: &[u8]) -> (String, usize) {
    let (mut labels, mut at) = (Vec::new(), 12);
    while question[at] != 0 {
        let end = at + 1 + usize::from(question[at]);
        labels.push(String::from_utf8_lossy(&question[at + 1..end]).to_lowercase());
        at = end;
    }
    (labels.join("."), at + 1)
}
