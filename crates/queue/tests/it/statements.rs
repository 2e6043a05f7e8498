//! The statements of this crate fit both engines.

use crate::support::Temporary;

on_both_engines! {
    every_statement_is_good
}

async fn every_statement_is_good(t: Temporary) {
    // Linked, so that its statements are collected.
    queue::latest(&t.db).await.unwrap();
    let complaints = store::checks::statements(&t.db).await.unwrap();
    assert!(complaints.is_empty(), "{complaints:#?}");
}
