//! Spares lists that have other sources than the index what it may fail with.

use tracing::error;

/// What the index found, or nothing where it failed: feeds and lists of related pins answer
/// from what else is there.
pub(crate) fn spare_index<T: Default>(found: ::search::Result<T>) -> T {
    found.unwrap_or_else(|cause| {
        error!(%cause, "the search index does not answer; a list goes on without it");
        T::default()
    })
}

#[cfg(test)]
mod tests {
    use std::io;

    use super::*;

    #[test]
    fn an_index_that_fails_offers_nothing() {
        assert_eq!(spare_index(Ok(vec![7_i64])), [7]);
        let failed = Err(::search::Error::Io(io::Error::other("the disk is gone")));
        assert!(spare_index::<Vec<i64>>(failed).is_empty());
    }
}
