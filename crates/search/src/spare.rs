//! Spares lists that have other sources than the index what it may fail with.

use tracing::error;

use crate::Result;

/// What the index found, or nothing where it failed: feeds and lists of related pins answer
/// from what else is there.
pub fn spare<T: Default>(found: Result<T>) -> T {
    found.unwrap_or_else(|cause| {
        error!(%cause, "the search index does not answer; a list goes on without it");
        T::default()
    })
}

#[cfg(test)]
mod tests {
    use std::io;

    use super::*;
    use crate::Error;

    #[test]
    fn an_index_that_fails_offers_nothing() {
        assert_eq!(spare(Ok(vec![7_i64])), [7]);
        let failed = Err(Error::Io(io::Error::other("the disk is gone")));
        assert!(spare::<Vec<i64>>(failed).is_empty());
    }
}
