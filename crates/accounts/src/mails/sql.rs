//! The only place that names `mail_links`.

use contract::ids::UserId;
use kernel::{error::Result, tx::Tx};
use store::{Run, args, owned, sql};

use super::take_link::{Link, Purpose};

sql! {
    INSERT: () = "INSERT INTO mail_links (token_hash, user_id, purpose, email, expires_ms) VALUES ($1, $2, $3, $4, $5)";
    TAKE: (UserId, String, i64) =
        "DELETE FROM mail_links WHERE token_hash = $1 AND purpose = $2 RETURNING user_id, email, expires_ms";
    COUNT_OF: i64 = "SELECT count(*) FROM mail_links WHERE user_id = $1 AND purpose = $2 AND expires_ms > $3";
    DELETE: () = "DELETE FROM mail_links WHERE token_hash = $1";
    DELETE_OF: () = "DELETE FROM mail_links WHERE user_id = $1 AND purpose = $2";
    DELETE_EXPIRED: () = "DELETE FROM mail_links WHERE expires_ms < $1";
}

owned! {
    mail_links: "mail_links",
        read "SELECT purpose, email, expires_ms FROM mail_links WHERE user_id = $1",
        erase "DELETE FROM mail_links WHERE user_id = $1";
}

/// Keeps a link by its token's hash.
pub async fn insert(
    tx: &Tx,
    hash: &[u8; 32],
    purpose: Purpose,
    link: &Link,
    expires_ms: i64,
) -> Result<()> {
    let purpose = purpose.name();
    let args = args![hash, link.user_id, purpose, link.email, expires_ms];
    tx.exec(&INSERT, &args).await?;
    Ok(())
}

/// Removes the link and tells whose it was and until when it worked.
pub async fn take(tx: &Tx, hash: &[u8; 32], purpose: Purpose) -> Result<Option<(Link, i64)>> {
    let row = tx.opt(&TAKE, &args![hash, purpose.name()]).await?;
    Ok(row.map(|(user_id, email, expires_ms)| (Link { user_id, email }, expires_ms)))
}

/// How many links of this user for this purpose still work.
pub async fn count_of(run: &impl Run, user_id: UserId, purpose: Purpose, now: i64) -> Result<i64> {
    let purpose = purpose.name();
    Ok(run.one(&COUNT_OF, &args![user_id, purpose, now]).await?)
}

/// Removes a link.
pub async fn delete(tx: &Tx, hash: &[u8; 32]) -> Result<()> {
    tx.exec(&DELETE, &args![hash]).await?;
    Ok(())
}

/// Removes all links of this user for this purpose.
pub async fn delete_of(tx: &Tx, user_id: UserId, purpose: Purpose) -> Result<()> {
    tx.exec(&DELETE_OF, &args![user_id, purpose.name()]).await?;
    Ok(())
}

/// Removes links that have expired.
pub async fn delete_expired(tx: &Tx, now: i64) -> Result<()> {
    tx.exec(&DELETE_EXPIRED, &args![now]).await?;
    Ok(())
}
