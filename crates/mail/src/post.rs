//! Where mails go.

use std::{fmt, path::PathBuf, str::FromStr, time::Duration};

use lettre::{
    AsyncSmtpTransport, AsyncTransport, Tokio1Executor, message::Mailbox, transport::smtp,
};
use tokio::time::timeout;
use url::Url;

use crate::{Letter, Outbox};

/// How long a server may take for one mail, from the connection to its last answer.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// Where mails go.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Target {
    /// Files in this folder.
    Folder(PathBuf),
    /// `smtp://user:password@host:port` (upgraded to TLS when the server offers
    /// it; `?tls=required` insists, `?tls=none` never asks) or `smtps://…`.
    Server(String),
}

impl FromStr for Target {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let url = Url::parse(text).map_err(|error| Error::Target(error.to_string()))?;
        match url.scheme() {
            "smtp" | "smtps" if url.host_str().is_some() => Ok(Self::Server(text.to_owned())),
            "smtp" | "smtps" => Err(Error::Target("it names no host".to_owned())),
            "file" => url
                .to_file_path()
                .map(Self::Folder)
                .map_err(|()| Error::Target("a folder is written file:///…".to_owned())),
            other => Err(Error::Target(format!(
                "{other}: is none of smtp, smtps, file"
            ))),
        }
    }
}

/// Without the password, for messages and logs.
impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Folder(folder) => write!(f, "{}", folder.display()),
            Self::Server(text) => match Url::parse(text) {
                Ok(mut url) => {
                    if url.password().is_some() {
                        let _ = url.set_password(Some("***"));
                    }
                    write!(f, "{url}")
                }
                Err(_) => f.write_str("***"),
            },
        }
    }
}

/// Why a mail did not leave.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The address of the server or folder cannot be used.
    #[error("the address of the mail server cannot be used: {0}")]
    Target(String),
    /// No mail can be addressed so; sending again is useless.
    #[error("no mail can go to this address")]
    Address,
    /// The server will never take this mail; sending again is useless.
    #[error("the mail was refused: {0}")]
    Refused(String),
    /// The server or the folder does not answer; sending again may help.
    #[error("the mail could not leave: {0}")]
    Unreachable(String),
}

impl Error {
    /// Whether the same mail may leave later.
    pub fn may_pass(&self) -> bool {
        matches!(self, Self::Unreachable(_))
    }
}

/// Sends mails from one address.
pub struct Post {
    from: Mailbox,
    transport: Transport,
}

enum Transport {
    Folder(Outbox),
    Server {
        smtp: AsyncSmtpTransport<Tokio1Executor>,
        patience: Duration,
    },
}

impl Post {
    /// A post that sends as `name` from `address`, and waits for a server this long
    /// ([`PATIENCE`]).
    ///
    /// # Errors
    /// When the target or the address cannot be used. Nothing is connected yet.
    pub fn open(
        target: &Target,
        name: &str,
        address: &str,
        patience: Duration,
    ) -> Result<Self, Error> {
        let sender = address.parse().map_err(|_| Error::Address)?;
        let transport = match target {
            Target::Folder(folder) => Transport::Folder(Outbox::at(folder)),
            Target::Server(url) => Transport::Server {
                smtp: AsyncSmtpTransport::<Tokio1Executor>::from_url(url)
                    .map_err(|error| Error::Target(error.to_string()))?
                    .build(),
                patience,
            },
        };
        Ok(Self {
            from: Mailbox::new(Some(name.to_owned()), sender),
            transport,
        })
    }

    /// Sends one mail; when this answers, the server has taken it or the file
    /// lies there. `now_ms` names the file.
    ///
    /// # Errors
    /// When it did not leave; [`Error::may_pass`] tells whether to try again.
    pub async fn send(&self, letter: &Letter, now_ms: i64) -> Result<(), Error> {
        let message = letter.message(&self.from)?;
        match &self.transport {
            Transport::Folder(outbox) => outbox
                .keep(now_ms, &message.formatted())
                .map_err(|error| Error::Unreachable(error.to_string())),
            // lettre's own time ends with the connection: a server that then says nothing would be
            // waited for without end.
            Transport::Server { smtp, patience } => timeout(*patience, smtp.send(message))
                .await
                .map_err(|_| Error::Unreachable("the server takes too long".to_owned()))?
                .map(drop)
                .map_err(failure),
        }
    }

    /// The folder that mails lie in, if no server takes them.
    pub fn outbox(&self) -> Option<&Outbox> {
        match &self.transport {
            Transport::Folder(outbox) => Some(outbox),
            Transport::Server { .. } => None,
        }
    }
}

/// Answers about who sends (RFC 4954 §6): the host's password is wrong, not the reader's address.
const LOG_IN: [u16; 4] = [530, 534, 535, 538];

fn failure(error: smtp::Error) -> Error {
    let is_ours = error
        .status()
        .is_some_and(|code| LOG_IN.contains(&u16::from(code)));
    if error.is_permanent() && !is_ours {
        Error::Refused(error.to_string())
    } else {
        Error::Unreachable(error.to_string())
    }
}
