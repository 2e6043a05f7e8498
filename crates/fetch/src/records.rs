//! Texts in the records of a domain.

use std::net::SocketAddr;

use hickory_resolver::{
    Resolver,
    config::{ConnectionConfig, NameServerConfig, ResolverConfig},
    net::{NetError, runtime::TokioRuntimeProvider},
    proto::rr::RData,
};

use crate::refused::Refused;

/// Asks this DNS server, or the system's.
///
/// Nothing is remembered from one question to the next: who has just put a record
/// in place wants it found.
pub(crate) async fn texts(
    nameserver: Option<SocketAddr>,
    domain: &str,
) -> Result<Vec<String>, Refused> {
    let provider = TokioRuntimeProvider::default();
    let mut builder = match nameserver {
        Some(server) => Resolver::builder_with_config(only(server), provider),
        None => Resolver::builder(provider)?,
    };
    builder.options_mut().cache_size = 0;
    // With a dot at its end a name is whole: the system's own domain is not tried.
    let found = builder.build()?.txt_lookup(format!("{domain}.")).await;
    let found = match found {
        Err(error) if error.is_no_records_found() => return Ok(Vec::new()),
        found => found?,
    };
    let texts = found
        .answers()
        .iter()
        .filter_map(|record| match &record.data {
            RData::TXT(text) => Some(text.txt_data.concat()),
            _ => None,
        });
    Ok(texts
        .map(|bytes| String::from_utf8_lossy(&bytes).into_owned())
        .collect())
}

fn only(server: SocketAddr) -> ResolverConfig {
    let connections = [ConnectionConfig::udp(), ConnectionConfig::tcp()].map(|mut connection| {
        connection.port = server.port();
        connection
    });
    let config = NameServerConfig::new(server.ip(), true, connections.into());
    ResolverConfig::from_name_servers(vec![config])
}

impl From<NetError> for Refused {
    fn from(error: NetError) -> Self {
        Self::Network(error.to_string())
    }
}
