//! Failures of a log-in at a provider, and of a provider's setting.

/// Why the provider verified no user. The texts are for the host's log and hold no
/// secret.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Failed {
    /// The provider could not be asked, or did not answer as it should: later it
    /// may work.
    #[error("the provider cannot be used now: {0}")]
    Unavailable(String),
    /// The code or token is not valid: forged, expired, for another audience, used
    /// before.
    #[error("the log-in is not valid: {0}")]
    Refused(String),
}

/// A setting that makes no sense; the server should not start with it.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BadSetting {
    /// The name in addresses is not of 1 to 30 small letters, digits, dashes or
    /// underscores, or is used twice.
    #[error(
        "{0:?} cannot be the name of a network: use small letters, digits, - and _, each name once"
    )]
    Key(String),
    /// An address of the provider is none, or not https. Plain http is for this
    /// machine alone.
    #[error("the network {0}: {1:?} is not an https address")]
    Address(String, String),
    /// The host's client id at the provider is missing.
    #[error("the network {0} has no client_id")]
    Client(String),
}
