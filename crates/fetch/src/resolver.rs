//! Names to addresses, for the connection itself.

use std::{
    future::Future,
    io,
    net::{IpAddr, SocketAddr},
    pin::Pin,
    sync::Arc,
};

use reqwest::dns::{Addrs, Name, Resolve, Resolving};

use crate::{address::is_public, refused::NotPublic};

/// Answers the addresses of a name.
pub(crate) type LookUp = Arc<dyn Fn(String) -> LookedUp + Send + Sync>;

/// The addresses, when they are there.
pub(crate) type LookedUp = Pin<Box<dyn Future<Output = io::Result<Vec<IpAddr>>> + Send>>;

/// The system's own resolver.
pub(crate) fn system() -> LookUp {
    Arc::new(|name| {
        Box::pin(async move {
            let found = tokio::net::lookup_host((name, 0)).await?;
            Ok(found.map(|address| address.ip()).collect())
        })
    })
}

/// Which of the addresses a connection may use.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Reach {
    /// Those of the public internet.
    Public,
    /// All: the host was allowed by name.
    Everywhere,
}

/// Gives a connection only addresses it may use.
pub(crate) struct Resolver {
    pub(crate) look_up: LookUp,
    pub(crate) reach: Reach,
}

impl Resolve for Resolver {
    fn resolve(&self, name: Name) -> Resolving {
        let looked_up = (self.look_up)(name.as_str().to_owned());
        let reach = self.reach;
        Box::pin(async move {
            let mut addresses = looked_up.await?;
            if reach == Reach::Public {
                addresses.retain(|&address| is_public(address));
                if addresses.is_empty() {
                    return Err(NotPublic.into());
                }
            }
            // Port 0 stands for the port of the address being fetched.
            let sockets = addresses
                .into_iter()
                .map(|address| SocketAddr::new(address, 0));
            Ok(Box::new(sockets) as Addrs)
        })
    }
}
