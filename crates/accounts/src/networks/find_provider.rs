//! Providers by name, and the errors of their failures.

use contract::{errors::Code, networks::NetworkView};
use identity::{Failed, Provider};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};
use tracing::warn;

/// The provider of this name.
pub fn find_provider<'a>(ctx: &'a Ctx, network: &str, field: &str) -> Result<&'a Provider> {
    let found = ctx.house.networks.find(network);
    found.ok_or_else(|| Error::field(Code::NetworkUnknown, field))
}

/// The provider's names.
pub fn network_view(provider: &Provider) -> NetworkView {
    NetworkView {
        id: provider.key().to_owned(),
        name: provider.name().to_owned(),
    }
}

/// The error of a provider's failure; its cause stands in the log.
pub fn refusal(provider: &Provider, failed: Failed) -> Error {
    match failed {
        Failed::Unavailable(_) => Error::new(Code::NetworkUnavailable).because(failed),
        Failed::Refused(_) => {
            warn!(network = provider.key(), cause = %failed, "a log-in elsewhere proved no identity");
            Error::new(Code::NetworkRefused).because(failed)
        }
    }
}
