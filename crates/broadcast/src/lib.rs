//! Short texts from one server to all others that listen at that moment, over NATS.
//!
//! Knows no noun. Deliberately absent: keeping texts (JetStream): what is lost is made good by
//! asking anew, which [`Heard::Gap`] calls for.

use std::{fmt, time::Duration};

use async_nats::{Client, ConnectOptions, Event, Subject, Subscriber, connection::State};
use futures_util::StreamExt;
use tokio::{sync::watch, time::timeout};

/// How often it is tried whether the server is there: two in vain, and it is away.
const PING: Duration = Duration::from_secs(5);
/// A server that took a text for so long is away.
const PATIENCE: Duration = Duration::from_secs(5);
/// With what a text begins that is told to oneself alone.
const MARK: &str = "made ";

/// A connection to a NATS server, which is made anew whenever it is lost.
#[derive(Clone)]
pub struct Broadcast {
    client: Client,
    /// How often it was made.
    made: watch::Receiver<u64>,
}

/// What one who listens hears.
#[derive(Debug, PartialEq, Eq)]
pub enum Heard {
    /// A text of a server, one's own too.
    Text(String),
    /// The connection was made, or made anew, and from now on all is heard: what was told before
    /// is not known.
    Gap,
}

/// Why nothing was told or heard.
#[derive(Debug)]
pub enum Failure {
    /// The address is none.
    Address(String),
    /// There is no connection; it is being made.
    Away,
    /// The server refused it.
    Refused(String),
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Address(cause) => write!(f, "this is no address of a NATS server: {cause}"),
            Self::Away => f.write_str("the NATS server is not reached"),
            Self::Refused(cause) => write!(f, "the NATS server refused it: {cause}"),
        }
    }
}

impl std::error::Error for Failure {}

impl Broadcast {
    /// Connects in the background, now and after each loss, to an address such as
    /// `nats://user:password@host:4222` or `tls://host`.
    ///
    /// # Errors
    /// The address is none.
    pub async fn connect(address: &str) -> Result<Self, Failure> {
        let (count, made) = watch::channel(0);
        let options = ConnectOptions::new()
            .retry_on_initial_connect()
            .ping_interval(PING)
            .event_callback(move |event| {
                match event {
                    Event::Connected | Event::SlowConsumer(_) => {
                        count.send_modify(|made| *made += 1)
                    }
                    // Not the address, which may hold a password.
                    event => tracing::warn!(%event, "the NATS server"),
                }
                std::future::ready(())
            });
        let connected = options.connect(address).await;
        let client = connected.map_err(|error| Failure::Address(error.to_string()))?;
        Ok(Self { client, made })
    }

    /// Tells all servers that listen to a subject.
    ///
    /// # Errors
    /// The server is away, or refuses it.
    pub async fn tell(&self, subject: &'static str, text: String) -> Result<(), Failure> {
        // The client would keep it until the server is back, when all ask anew.
        if self.client.connection_state() != State::Connected {
            return Err(Failure::Away);
        }
        let told = timeout(PATIENCE, async {
            let told = self
                .client
                .publish(Subject::from_static(subject), text.into());
            told.await
                .map_err(|error| Failure::Refused(error.to_string()))?;
            let sent = self.client.flush().await;
            sent.map_err(|error| Failure::Refused(error.to_string()))
        });
        told.await.unwrap_or(Err(Failure::Away))
    }

    /// Listens to a subject from now on.
    ///
    /// # Errors
    /// The subject is refused.
    pub async fn listen(&self, subject: &'static str) -> Result<Notices, Failure> {
        let subscribed = self.client.subscribe(Subject::from_static(subject)).await;
        let texts = subscribed.map_err(|error| Failure::Refused(error.to_string()))?;
        let mut made = self.made.clone();
        made.mark_changed();
        Ok(Notices {
            texts,
            made,
            client: self.client.clone(),
            subject: Subject::from_static(subject),
            mark: format!("{MARK}{}", self.client.new_inbox()),
        })
    }
}

/// What is told on a subject.
pub struct Notices {
    texts: Subscriber,
    made: watch::Receiver<u64>,
    client: Client,
    subject: Subject,
    /// What this one tells itself.
    mark: String,
}

impl Notices {
    /// The next of it; none when the client has ended. First comes a gap.
    pub async fn next(&mut self) -> Option<Heard> {
        loop {
            tokio::select! {
                biased;
                made = self.made.changed() => {
                    made.ok()?;
                    // The server takes up the subscription before this, which comes behind it on
                    // the same connection: once it is heard nothing is missed any more.
                    let mark = self.mark.clone().into();
                    self.client.publish(self.subject.clone(), mark).await.ok()?;
                }
                text = self.texts.next() => {
                    let text = String::from_utf8_lossy(&text?.payload).into_owned();
                    if text == self.mark {
                        return Some(Heard::Gap);
                    }
                    if !text.starts_with(MARK) {
                        return Some(Heard::Text(text));
                    }
                }
            }
        }
    }
}
