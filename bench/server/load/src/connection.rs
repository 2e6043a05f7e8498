//! One kept-alive HTTP/1.1 connection with one request under way.

use std::net::{IpAddr, SocketAddr};

use anyhow::{Context, bail};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpSocket, TcpStream},
};

/// Read at once: a page of pins and more.
const BUFFER: usize = 256 * 1024;
const MOST_HEADERS: usize = 48;

/// What came back.
pub struct Answer {
    /// HTTP status.
    pub status: u16,
    /// Bytes of head and body.
    pub bytes: usize,
}

/// An open connection.
pub struct Connection {
    stream: TcpStream,
    buffer: Vec<u8>,
}

/// How long the body is.
enum Length {
    Known(usize),
    /// In chunks, whose end is looked for.
    Chunked,
}

/// Connects, from this address of the machine or from any.
pub async fn connect(address: SocketAddr, from: Option<IpAddr>) -> anyhow::Result<TcpStream> {
    let socket = match address {
        SocketAddr::V4(_) => TcpSocket::new_v4()?,
        SocketAddr::V6(_) => TcpSocket::new_v6()?,
    };
    if let Some(from) = from {
        socket.bind(SocketAddr::new(from, 0))?;
    }
    socket.set_nodelay(true)?;
    Ok(socket.connect(address).await?)
}

impl Connection {
    /// Connects.
    pub async fn open(address: SocketAddr) -> anyhow::Result<Self> {
        Ok(Self {
            stream: connect(address, None).await?,
            buffer: vec![0; BUFFER],
        })
    }

    /// Sends a request and reads the whole answer.
    pub async fn ask(&mut self, request: &str) -> anyhow::Result<Answer> {
        self.stream.write_all(request.as_bytes()).await?;
        let mut filled = 0;
        loop {
            let read = self.stream.read(&mut self.buffer[filled..]).await?;
            if read == 0 {
                bail!("the server closed the connection");
            }
            filled += read;
            if let Some((status, head, length)) = head(&self.buffer[..filled])? {
                let bytes = self.rest(filled, head, length).await?;
                return Ok(Answer { status, bytes });
            }
        }
    }

    /// Reads what is left of the body; answers the bytes of the whole answer.
    async fn rest(&mut self, filled: usize, head: usize, length: Length) -> anyhow::Result<usize> {
        let mut total = filled;
        match length {
            Length::Known(length) => {
                while total < head + length {
                    total += self.read().await?.len();
                }
            }
            Length::Chunked => {
                let mut tail = self.buffer[head..filled].to_vec();
                while !tail.ends_with(b"0\r\n\r\n") {
                    let read = self.read().await?;
                    total += read.len();
                    tail = [tail.as_slice(), read].concat();
                    tail.drain(..tail.len().saturating_sub(5));
                }
            }
        }
        Ok(total)
    }

    async fn read(&mut self) -> anyhow::Result<&[u8]> {
        match self.stream.read(&mut self.buffer).await? {
            0 => bail!("the server closed the connection"),
            read => Ok(&self.buffer[..read]),
        }
    }
}

/// Status, bytes of the head and length of the body; none before all has come.
fn head(bytes: &[u8]) -> anyhow::Result<Option<(u16, usize, Length)>> {
    let mut headers = [httparse::EMPTY_HEADER; MOST_HEADERS];
    let mut response = httparse::Response::new(&mut headers);
    let httparse::Status::Complete(head) = response.parse(bytes)? else {
        return Ok(None);
    };
    let find = |name: &str| {
        response
            .headers
            .iter()
            .find(|header| header.name.eq_ignore_ascii_case(name))
    };
    let length = match find("content-length") {
        Some(length) => Length::Known(std::str::from_utf8(length.value)?.parse()?),
        None if find("transfer-encoding").is_some() => Length::Chunked,
        None => Length::Known(0),
    };
    Ok(Some((response.code.context("no status")?, head, length)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heads_are_read_when_they_are_whole() {
        let text = b"HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello";
        assert!(head(&text[..20]).unwrap().is_none());
        let (status, bytes, length) = head(text).unwrap().unwrap();
        assert!(matches!(
            (status, bytes, length),
            (200, 38, Length::Known(5))
        ));
        let chunked = b"HTTP/1.1 404 Not Found\r\ntransfer-encoding: chunked\r\n\r\n";
        assert!(matches!(
            head(chunked).unwrap(),
            Some((404, _, Length::Chunked))
        ));
        assert!(head(b"SSH-2.0-x\r\n\r\n").is_err());
    }
}
