//! Names and addresses, each of one user: the tables `user_names user_emails`; and
//! `released_names`, which lists by user the names that are held for them.

use contract::ids::UserId;
use kernel::{error::Result, tx::Tx, validate};
use store::{Run, args, sql};

/// How long a name that its user gave up leads to them still: links to it are out
/// in the world, and no other account shall speak under it meanwhile. 90 days.
const NAME_HELD_MS: i64 = 90 * 24 * 60 * 60 * 1_000;

sql! {
    RELEASE_EMAIL: () = "DELETE FROM user_emails WHERE email_key = $1";
    ID_BY_NAME: UserId = "SELECT user_id FROM user_names WHERE name_key = $1";
    ID_BY_EMAIL: UserId = "SELECT user_id FROM user_emails WHERE email_key = $1";
    IDS_BY_PREFIX: UserId =
        "SELECT user_id FROM user_names WHERE name_key >= $1 AND name_key < $2 \
         AND released_ms IS NULL ORDER BY name_key LIMIT $3";
    CLAIM_NAME: () =
        "INSERT INTO user_names (name_key, user_id) VALUES ($1, $2) ON CONFLICT (name_key) DO UPDATE \
         SET user_id = excluded.user_id, released_ms = NULL WHERE user_names.released_ms < $3 \
         OR (user_names.user_id = excluded.user_id AND user_names.released_ms IS NOT NULL)";
    RELEASE_NAME: () = "UPDATE user_names SET released_ms = $3 WHERE name_key = $1 AND user_id = $2";
    LIST_RELEASED: () =
        "INSERT INTO released_names (user_id, name_key, released_ms) VALUES ($1, $2, $3) \
         ON CONFLICT (user_id, name_key) DO UPDATE SET released_ms = excluded.released_ms";
    UNLIST_RELEASED: () = "DELETE FROM released_names WHERE user_id = $1 AND name_key = $2";
    COUNT_RELEASED: i64 = "SELECT count(*) FROM released_names WHERE user_id = $1 AND released_ms >= $2";
    // Every name is behind the empty one; by it the index of the few is searched.
    VOUCHED_NAMES: (UserId, String) = "SELECT id, username FROM users WHERE is_vouched AND username > ''";
    CLAIM_EMAIL: () = "INSERT INTO user_emails (email_key, user_id) VALUES ($1, $2) ON CONFLICT DO NOTHING";
}

/// The names of the users whom the host vouches for: few.
pub async fn vouched_names(run: &impl Run) -> Result<Vec<(UserId, String)>> {
    Ok(run.all(&VOUCHED_NAMES, &args![]).await?)
}

/// Claims a username; false when it is taken, or held for who gave it up.
pub async fn claim_name(tx: &Tx, username: &str, id: UserId, now: i64) -> Result<bool> {
    let (name, held_since) = (key(username), now - NAME_HELD_MS);
    let before = tx.opt(&ID_BY_NAME, &args![name]).await?;
    let args = args![name, id, held_since];
    let is_claimed = tx.exec(&CLAIM_NAME, &args).await? == 1;
    if let (true, Some(before)) = (is_claimed, before) {
        tx.exec(&UNLIST_RELEASED, &args![before, name]).await?;
    }
    Ok(is_claimed)
}

/// Gives a username up; it is held for its user for a while.
pub async fn release_name(tx: &Tx, username: &str, id: UserId, now: i64) -> Result<()> {
    let name = key(username);
    let args = args![name, id, now];
    if tx.exec(&RELEASE_NAME, &args).await? == 1 {
        tx.exec(&LIST_RELEASED, &args![id, name, now]).await?;
    }
    Ok(())
}

/// How many names are held for this user beside their own.
pub async fn count_released_names(run: &impl Run, id: UserId, now: i64) -> Result<i64> {
    let held_since = now - NAME_HELD_MS;
    let args = args![id, held_since];
    Ok(run.one(&COUNT_RELEASED, &args).await?)
}

/// Claims an e-mail address; false when it is taken.
pub async fn claim_email(tx: &Tx, email: &str, id: UserId) -> Result<bool> {
    Ok(tx.exec(&CLAIM_EMAIL, &args![key(email), id]).await? == 1)
}

/// Frees an e-mail address for others.
pub async fn release_email(tx: &Tx, email: &str) -> Result<()> {
    tx.exec(&RELEASE_EMAIL, &args![key(email)]).await?;
    Ok(())
}

/// Whose username this is, with any case.
pub async fn id_by_name(run: &impl Run, username: &str) -> Result<Option<UserId>> {
    if !validate::can_be_kept(username) {
        return Ok(None);
    }
    Ok(run.opt(&ID_BY_NAME, &args![key(username)]).await?)
}

/// Whose name or e-mail address this is, with any case.
pub async fn id_by_name_or_email(run: &impl Run, name: &str) -> Result<Option<UserId>> {
    match name.contains('@') {
        true => id_by_email(run, name).await,
        false => id_by_name(run, name).await,
    }
}

/// Whose e-mail address this is, with any case.
pub async fn id_by_email(run: &impl Run, email: &str) -> Result<Option<UserId>> {
    if !validate::can_be_kept(email) {
        return Ok(None);
    }
    Ok(run.opt(&ID_BY_EMAIL, &args![key(email)]).await?)
}

/// Users whose usernames begin so, in order of the name.
pub async fn ids_by_prefix(run: &impl Run, prefix: &str, most: i64) -> Result<Vec<UserId>> {
    let from = key(prefix);
    // The greatest character ends the range: names are letters, digits, underscores.
    let to = format!("{from}\u{10ffff}");
    Ok(run.all(&IDS_BY_PREFIX, &args![from, to, most]).await?)
}

/// Names and addresses are unique whatever their case.
fn key(text: &str) -> String {
    text.to_lowercase()
}
