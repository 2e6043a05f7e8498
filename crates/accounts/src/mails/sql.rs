//! The only place that names `mail_links`; `mail_link_lists`, which lists them by user; and
//! `refused_emails`.

use contract::ids::UserId;
use kernel::{error::Result, tx::Tx};
use store::{Run, args, owned, sql};

use super::take_link::{Link, Purpose};

sql! {
    INSERT: () = "INSERT INTO mail_links (token_hash, user_id, purpose, email, expires_ms) VALUES ($1, $2, $3, $4, $5)";
    TAKE: (UserId, String, i64) =
        "DELETE FROM mail_links WHERE token_hash = $1 AND purpose = $2 RETURNING user_id, email, expires_ms";
    DELETE: (UserId, String) = "DELETE FROM mail_links WHERE token_hash = $1 RETURNING user_id, purpose";
    DELETE_AMONG: () = "DELETE FROM mail_links WHERE user_id = $1 AND token_hash IN ($list)";
    DELETE_EXPIRED: () = "DELETE FROM mail_links WHERE expires_ms < $1";
    LIST: () =
        "INSERT INTO mail_link_lists (user_id, purpose, token_hash, expires_ms) VALUES ($1, $2, $3, $4)";
    COUNT_OF: i64 =
        "SELECT count(*) FROM mail_link_lists WHERE user_id = $1 AND purpose = $2 AND expires_ms > $3";
    HASHES_OF: Vec<u8> = "SELECT token_hash FROM mail_link_lists WHERE user_id = $1 AND purpose = $2";
    UNLIST: () = "DELETE FROM mail_link_lists WHERE user_id = $1 AND purpose = $2 AND token_hash IN ($list)";
    REFUSE: () =
        "INSERT INTO refused_emails (email_key, refused_ms) VALUES ($1, $2) ON CONFLICT DO NOTHING";
    IS_REFUSED: i64 = "SELECT refused_ms FROM refused_emails WHERE email_key = $1";
    UNLIST_EXPIRED: () = "DELETE FROM mail_link_lists WHERE expires_ms < $1";
}

owned! {
    mail_links: "mail_links",
        read "SELECT purpose, email, expires_ms FROM mail_links WHERE user_id = $1",
        erase "DELETE FROM mail_links WHERE user_id = $1";
    mail_link_lists: "mail_link_lists",
        read "SELECT purpose, expires_ms FROM mail_link_lists WHERE user_id = $1",
        erase "DELETE FROM mail_link_lists WHERE user_id = $1";
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
    let args = args![link.user_id, purpose, hash, expires_ms];
    tx.exec(&LIST, &args).await?;
    Ok(())
}

/// Removes the link and tells whose it was and until when it worked.
pub async fn take(tx: &Tx, hash: &[u8; 32], purpose: Purpose) -> Result<Option<(Link, i64)>> {
    let row = tx.opt(&TAKE, &args![hash, purpose.name()]).await?;
    let Some((user_id, email, expires_ms)) = row else {
        return Ok(None);
    };
    unlist(tx, user_id, purpose.name(), &[hash]).await?;
    Ok(Some((Link { user_id, email }, expires_ms)))
}

/// How many links of this user for this purpose still work.
pub async fn count_of(run: &impl Run, user_id: UserId, purpose: Purpose, now: i64) -> Result<i64> {
    let purpose = purpose.name();
    Ok(run.one(&COUNT_OF, &args![user_id, purpose, now]).await?)
}

/// Removes a link.
pub async fn delete(tx: &Tx, hash: &[u8; 32]) -> Result<()> {
    if let Some((user_id, purpose)) = tx.opt(&DELETE, &args![hash]).await? {
        unlist(tx, user_id, &purpose, &[hash]).await?;
    }
    Ok(())
}

/// Removes all links of this user for this purpose.
pub async fn delete_of(tx: &Tx, user_id: UserId, purpose: Purpose) -> Result<()> {
    let purpose = purpose.name();
    let hashes = tx.all(&HASHES_OF, &args![user_id, purpose]).await?;
    let hashes: Vec<&[u8]> = hashes.iter().map(Vec::as_slice).collect();
    tx.exec_in(&DELETE_AMONG, &args![user_id], &hashes).await?;
    unlist(tx, user_id, purpose, &hashes).await
}

/// Lists links no more.
async fn unlist(tx: &Tx, user_id: UserId, purpose: &str, hashes: &[&[u8]]) -> Result<()> {
    tx.exec_in(&UNLIST, &args![user_id, purpose], hashes)
        .await?;
    Ok(())
}

/// Removes links that have expired.
pub async fn delete_expired(tx: &Tx, now: i64) -> Result<()> {
    tx.exec(&DELETE_EXPIRED, &args![now]).await?;
    tx.exec(&UNLIST_EXPIRED, &args![now]).await?;
    Ok(())
}

/// Notes that the owner of an address wants no mails of users' messages; harmless once more.
pub async fn refuse(tx: &Tx, mark: i64, now: i64) -> Result<()> {
    tx.exec(&REFUSE, &args![mark, now]).await?;
    Ok(())
}

/// Whether the owner of an address wants no mails of users' messages.
pub async fn is_refused(run: &impl Run, mark: i64) -> Result<bool> {
    Ok(run.opt(&IS_REFUSED, &args![mark]).await?.is_some())
}
