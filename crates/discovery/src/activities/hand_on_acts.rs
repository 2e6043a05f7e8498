//! Hands on what users did to the rooms that count it by something else than pins.

use contract::ids::{PinId, UserId};
use futures_util::future::BoxFuture;
use kernel::{
    error::Result,
    hooks::{Hook, in_order},
    tx::Tx,
};
use linkme::distributed_slice;

/// What a batch tells of its user, who allowed that it is logged.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UserActs {
    /// Whose.
    pub user: UserId,
    /// Days since 1970.
    pub day: i64,
    /// Public pins that were opened, or whose links were followed.
    pub opened: Vec<PinId>,
    /// What was searched for before, as it was typed.
    pub searches: Vec<String>,
}

/// Takes what is counted in this transaction: each batch once.
pub type TakeActs = for<'a> fn(&'a Tx, &'a [UserActs]) -> BoxFuture<'a, Result<()>>;

/// Called when batches are counted.
#[distributed_slice]
pub static TAKE_ACTS: [Hook<TakeActs>];

/// Tells all rooms that count them.
pub(super) async fn hand_on_acts(tx: &Tx, acts: &[UserActs]) -> Result<()> {
    for take in in_order(&TAKE_ACTS) {
        take(tx, acts).await?;
    }
    Ok(())
}
