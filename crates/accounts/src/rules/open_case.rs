//! Tells employees of what a rule holds. The room `reports` opens the case.

use contract::{
    ids::{PinId, UserId},
    reports::ReportedKind,
};
use futures_util::future::BoxFuture;
use kernel::{
    ctx::Ctx,
    error::Result,
    hooks::{Hook, required},
    tx::Tx,
};

/// A thing that a rule holds, or would hold if it could be.
#[derive(Debug)]
pub struct Held {
    /// What kind of thing.
    pub kind: ReportedKind,
    /// Its id.
    pub id: i64,
    /// The pin below which it stands, or 0.
    pub pin: PinId,
    /// Whose it is.
    pub subject: UserId,
    /// Path of its page.
    pub path: String,
    /// Its words.
    pub excerpt: String,
    /// The word or the website of the rule.
    pub rule: String,
}

/// Opens a case of it, unless one is open.
pub type OpenCase = for<'a> fn(&'a Ctx, &'a Tx, &'a Held) -> BoxFuture<'a, Result<()>>;

/// Rooms that have cases.
#[linkme::distributed_slice]
pub static OPEN_CASE: [Hook<OpenCase>];

/// Opens a case, in the transaction that writes the thing. Pins and boards are locked before it.
pub async fn open_case(ctx: &Ctx, tx: &Tx, held: &Held) -> Result<()> {
    for open in required(&OPEN_CASE)? {
        open(ctx, tx, held).await?;
    }
    Ok(())
}

/// Words that are there, each on a line of its own.
pub fn excerpt<const N: usize>(words: [&str; N]) -> String {
    let mut words = Vec::from(words);
    words.retain(|words| !words.is_empty());
    words.join("\n")
}
