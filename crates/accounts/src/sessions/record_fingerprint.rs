//! Counts what browsers look like, so that floods from one kind of program show.

use contract::{answers::Done, errors::Code, sessions::RecordFingerprint};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};
use sha2::{Digest, Sha256};

use super::sql;

/// Longest fingerprint, in bytes.
const LONGEST: usize = 4_096;
/// How long one is remembered after it was last seen: 30 days.
const KEPT_MS: i64 = 30 * 24 * 60 * 60 * 1_000;

/// `POST /v3/spam/fingerprints/`: counts a fingerprint. Caller: every viewer.
/// Only how often it was seen is kept, by a hash that cannot be made without the
/// host's secret; not whose it was.
pub async fn record_fingerprint(ctx: Ctx, input: RecordFingerprint) -> Result<Done> {
    let fingerprint = input.fingerprint.as_bytes();
    if !(1..=LONGEST).contains(&fingerprint.len()) {
        return Err(Error::field(Code::TextLength, "fingerprint"));
    }
    let hash = Sha256::new_with_prefix(ctx.house.secret)
        .chain_update(b"fingerprint")
        .chain_update(fingerprint)
        .finalize();
    let tx = ctx.begin().await?;
    sql::count_fingerprint(&tx, &hash.into(), ctx.now() + KEPT_MS).await?;
    tx.commit().await?;
    Ok(Done {})
}
