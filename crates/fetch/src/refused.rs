//! Why a request was refused.

use std::error::Error;

/// Which rule refused a request, in a sentence that may be logged.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// Not an address at all, longer than 2,048 bytes, or with a user name or
    /// password in it.
    #[error("The address cannot be used: {0}.")]
    Url(&'static str),
    /// Neither `http` nor `https`.
    #[error("The address is neither http nor https.")]
    Scheme,
    /// Neither port 80 nor port 443.
    #[error("The address names a port other than 80 and 443.")]
    Port,
    /// The server is not on the public internet.
    #[error("The server has no public address.")]
    Address,
    /// More redirects than three, or one that leads nowhere.
    #[error("The server redirects too often or to no address.")]
    Redirects,
    /// The secret to be sent along is no text of a header.
    #[error("The secret cannot be sent in a header.")]
    Secret,
    /// A redirect leads out of where the asker wanted to stay.
    #[error("The server redirects to somewhere else.")]
    Outside,
    /// Too many wait to ask this server.
    #[error("The server is asked too often already.")]
    Busy,
    /// The answer was not complete in time.
    #[error("The server did not answer in time.")]
    TimedOut,
    /// The answer is longer than asked for.
    #[error("The answer is longer than {0} bytes.")]
    TooLarge(usize),
    /// The answer is of a type that was not asked for, or of none.
    #[error("The answer is of a type that was not asked for ({0}).")]
    Type(String),
    /// The server answered, but not with success.
    #[error("The server answered with status {0}.")]
    Status(u16),
    /// The server could not be found or reached, or broke off.
    #[error("The server could not be reached: {0}.")]
    Network(String),
}

impl Refused {
    /// The same for a client. Why a server was not reached would tell which names there are
    /// in the host's own network.
    #[must_use]
    pub fn told(&self) -> String {
        match self {
            Self::Address | Self::Network(_) | Self::TimedOut => {
                "The server could not be reached.".to_owned()
            }
            other => other.to_string(),
        }
    }
}

/// An option that makes no sense; the server should not start with it.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BadOption {
    /// Not `host:port`.
    #[error("{0:?} is not a host and a port, like intranet.example:8080")]
    AllowedHost(String),
    /// The HTTP client cannot be made with this user agent.
    #[error("the HTTP client cannot be made: {0}")]
    Client(String),
}

/// What the resolver answers for a name without a public address; found again
/// in the chain of causes of the client's error.
#[derive(Debug, thiserror::Error)]
#[error("no public address")]
pub(crate) struct NotPublic;

impl From<reqwest::Error> for Refused {
    fn from(error: reqwest::Error) -> Self {
        // An address may carry secrets in its query.
        let error = error.without_url();
        let mut cause: Option<&(dyn Error + 'static)> = Some(&error);
        let mut innermost = String::new();
        while let Some(one) = cause {
            if one.is::<NotPublic>() {
                return Self::Address;
            }
            innermost = one.to_string();
            cause = one.source();
        }
        Self::Network(innermost)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_client_is_not_told_which_names_there_are() {
        let unreached = [
            Refused::Address,
            Refused::Network("failed to lookup intranet.example".into()),
            Refused::Network("connection refused".into()),
            Refused::TimedOut,
        ];
        for refused in unreached {
            assert_eq!(
                refused.told(),
                "The server could not be reached.",
                "{refused:?}"
            );
        }
        // What any server may answer, and what the address itself shows, is told.
        for refused in [
            Refused::Status(404),
            Refused::TooLarge(7),
            Refused::Port,
            Refused::Busy,
        ] {
            assert_eq!(refused.told(), refused.to_string());
        }
    }
}
