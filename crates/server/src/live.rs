//! Settings of what several servers tell each other over: the table `[live]`.

use std::fmt;

use anyhow::bail;
use broadcast::Broadcast;
use clap::Args;
use kernel::peers::Wire;
use serde::Deserialize;

/// What may be said on the command line or in the environment.
#[derive(Debug, Clone, Default, Args)]
pub struct LiveFlags {
    /// Address of a NATS server over which several servers of one host tell each other what
    /// changed; they do it by PostgreSQL without.
    #[arg(long, global = true, env = "MAGPIE_LIVE_NATS", hide_env_values = true)]
    live_nats: Option<String>,
}

/// The table of the settings file.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LiveTable {
    nats: Option<String>,
}

impl fmt::Debug for LiveTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("LiveTable")
    }
}

/// What is in force.
#[derive(Clone, Default)]
pub struct Live {
    nats: Option<String>,
}

impl Live {
    /// Lays flags over the table.
    pub fn read(flags: LiveFlags, table: LiveTable) -> anyhow::Result<Self> {
        let nats = flags.live_nats.or(table.nats);
        if let Some(address) = &nats
            && !address.starts_with("nats://")
            && !address.starts_with("tls://")
        {
            // Not the address, which may hold a password.
            bail!("live.nats is no address that begins with nats:// or tls://");
        }
        Ok(Self { nats })
    }

    /// The way to the other servers. A NATS server that is away is reached later.
    pub async fn wire(&self) -> anyhow::Result<Wire> {
        match &self.nats {
            Some(address) => Ok(Wire(Some(Broadcast::connect(address).await?))),
            None => Ok(Wire(None)),
        }
    }
}

impl fmt::Debug for Live {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Live({self})")
    }
}

impl fmt::Display for Live {
    /// As `magpie config` prints it, without what opens the server.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shown = self.nats.as_deref().unwrap_or("(off)");
        let shown = match shown.rsplit_once('@') {
            Some((_, host)) => format!("…@{host}"),
            None => shown.to_owned(),
        };
        write!(f, "live.nats = {shown}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_turns_it_on_and_its_password_is_shown_nowhere() {
        let read = |table: &str| Live::read(LiveFlags::default(), toml::from_str(table).unwrap());
        assert_eq!(read("").unwrap().to_string(), "live.nats = (off)");
        let plain = read("nats = \"nats://127.0.0.1:4222\"").unwrap();
        assert_eq!(plain.to_string(), "live.nats = nats://127.0.0.1:4222");
        let sealed = "nats = \"tls://magpie:hush@nats.test\"";
        let on = read(sealed).unwrap();
        let table: LiveTable = toml::from_str(sealed).unwrap();
        assert!(!format!("{on}{on:?}{table:?}").contains("hush"));
        let error = read("nats = \"http://magpie:hush@nats.test\"").unwrap_err();
        let said = error.to_string();
        assert!(
            said.contains("live.nats") && !said.contains("hush"),
            "{said}"
        );
    }
}
