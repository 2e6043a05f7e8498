//! The only place that names `invites`.

use contract::ids::UserId;
use kernel::{error::Result, tx::Tx, validate};
use store::{Run, args, owned, row, sql};

row! {
    /// An invite.
    pub struct InviteRow {
        pub code: String,
        pub sender_id: UserId,
        pub channel: i64,
        pub uses: i64,
        pub most_uses: i64,
        pub expires_ms: i64,
        /// Whether it opens a host where an invite is needed.
        pub is_entry: bool,
    }
}

sql! {
    INSERT: () =
        "INSERT INTO invites (code, sender_id, channel, uses, most_uses, expires_ms, is_entry, created_ms) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) \
         ON CONFLICT (sender_id, channel) WHERE NOT is_entry DO NOTHING";
    FIND: InviteRow =
        "SELECT code, sender_id, channel, uses, most_uses, expires_ms, is_entry FROM invites \
         WHERE code = $1 AND expires_ms > $2 AND uses < most_uses";
    OF_USER: InviteRow =
        "SELECT code, sender_id, channel, uses, most_uses, expires_ms, is_entry FROM invites \
         WHERE sender_id = $1 AND expires_ms > $2 AND uses < most_uses AND is_entry \
         ORDER BY expires_ms DESC LIMIT $3";
    OF_WAY: String =
        "SELECT code FROM invites WHERE sender_id = $1 AND channel = $2 AND NOT is_entry";
    COUNT_OF: i64 =
        "SELECT count(*) FROM invites WHERE sender_id = $1 AND expires_ms > $2 AND uses < most_uses \
         AND is_entry";
    COUNT_USE: () = "UPDATE invites SET uses = uses + 1 WHERE code = $1 AND expires_ms > $2 AND uses < most_uses";
    DELETE_ANY: () = "DELETE FROM invites WHERE code = $1";
    DELETE: () = "DELETE FROM invites WHERE code = $1 AND sender_id = $2";
}

/// Sender of the host's invites: an id that no account has.
pub const HOST: UserId = UserId(0);

owned! {
    invites: "invites",
        read "SELECT code, channel, uses, most_uses, expires_ms, is_entry, created_ms FROM invites \
              WHERE sender_id = $1",
        erase "DELETE FROM invites WHERE sender_id = $1";
}

/// Adds an invite; false where its user has a code for links of this way already.
pub async fn insert(tx: &Tx, row: &InviteRow, now: i64) -> Result<bool> {
    let args = args![
        row.code,
        row.sender_id,
        row.channel,
        row.uses,
        row.most_uses,
        row.expires_ms,
        row.is_entry,
        now
    ];
    Ok(tx.exec(&INSERT, &args).await? == 1)
}

/// The code that a user's links of this way carry; none before the first.
pub async fn of_way(run: &impl Run, sender: UserId, channel: i64) -> Result<Option<String>> {
    Ok(run.opt(&OF_WAY, &args![sender, channel]).await?)
}

/// An invite that still works.
pub async fn find(run: &impl Run, code: &str, now: i64) -> Result<Option<InviteRow>> {
    if !validate::can_be_kept(code) {
        return Ok(None);
    }
    Ok(run.opt(&FIND, &args![code, now]).await?)
}

/// Invites of a user that still work, the newest first; without the codes of their links.
pub async fn of_user(
    run: &impl Run,
    sender: UserId,
    now: i64,
    most: i64,
) -> Result<Vec<InviteRow>> {
    Ok(run.all(&OF_USER, &args![sender, now, most]).await?)
}

/// How many invites of a user still work.
pub async fn count_of(run: &impl Run, sender: UserId, now: i64) -> Result<i64> {
    Ok(run.one(&COUNT_OF, &args![sender, now]).await?)
}

/// Counts a use; false when the invite does not work.
pub async fn count_use(tx: &Tx, code: &str, now: i64) -> Result<bool> {
    if !validate::can_be_kept(code) {
        return Ok(false);
    }
    Ok(tx.exec(&COUNT_USE, &args![code, now]).await? == 1)
}

/// Removes a user's own invite; false when there is none.
pub async fn delete(tx: &Tx, code: &str, sender: UserId) -> Result<bool> {
    if !validate::can_be_kept(code) {
        return Ok(false);
    }
    Ok(tx.exec(&DELETE, &args![code, sender]).await? == 1)
}

/// Removes an invite of any sender; false when there is none.
pub async fn delete_any(tx: &Tx, code: &str) -> Result<bool> {
    if !validate::can_be_kept(code) {
        return Ok(false);
    }
    Ok(tx.exec(&DELETE_ANY, &args![code]).await? == 1)
}
