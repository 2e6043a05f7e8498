//! A cache of a provider's discovery document and signing keys.

use std::sync::{Arc, Mutex, PoisonError};

use fetch::Fetcher;
use openidconnect::{IssuerUrl, core::CoreProviderMetadata};

use crate::{failed::Failed, transport::send};

/// Time to live of the cached metadata.
const KEPT_MS: i64 = 60 * 60 * 1_000;
/// Shortest time between two requests caused by an unknown key id, so that forged
/// tokens cannot make this server send requests.
const SOONEST_MS: i64 = 10 * 1_000;

/// Discovery document and keys of one issuer.
pub(crate) struct MetadataCache {
    issuer: IssuerUrl,
    http: Fetcher,
    kept: Mutex<Option<(i64, Arc<CoreProviderMetadata>)>>,
}

impl MetadataCache {
    pub(crate) fn new(issuer: IssuerUrl, http: Fetcher) -> Self {
        Self {
            issuer,
            http,
            kept: Mutex::new(None),
        }
    }

    /// The metadata, fetched when expired. While the provider does not answer, the
    /// expired one is used.
    pub(crate) async fn get(&self, now_ms: i64) -> Result<Arc<CoreProviderMetadata>, Failed> {
        match self.kept() {
            Some((at, known)) if is_younger(at, now_ms, KEPT_MS) => Ok(known),
            Some((_, known)) => Ok(self.ask(now_ms).await.unwrap_or(known)),
            None => self.ask(now_ms).await,
        }
    }

    /// Fetches the metadata anew because of an unknown key id; none when it was
    /// fetched a moment ago.
    pub(crate) async fn renew(
        &self,
        now_ms: i64,
    ) -> Result<Option<Arc<CoreProviderMetadata>>, Failed> {
        match self.kept() {
            Some((at, _)) if is_younger(at, now_ms, SOONEST_MS) => Ok(None),
            _ => self.ask(now_ms).await.map(Some),
        }
    }

    async fn ask(&self, now_ms: i64) -> Result<Arc<CoreProviderMetadata>, Failed> {
        let client = |request| send(self.http.clone(), request);
        let asked = CoreProviderMetadata::discover_async(self.issuer.clone(), &client).await;
        let known = asked.map_err(|error| Failed::Unavailable(format!("discovery: {error}")))?;
        let known = Arc::new(known);
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        *kept = Some((now_ms, known.clone()));
        Ok(known)
    }

    fn kept(&self) -> Option<(i64, Arc<CoreProviderMetadata>)> {
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.clone()
    }
}

/// Whether so little time has passed; a clock that went back counts as much.
fn is_younger(at: i64, now_ms: i64, ms: i64) -> bool {
    (0..ms).contains(&(now_ms - at))
}
