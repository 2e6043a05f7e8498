//! The only place that names `audits`.

use contract::ids::{AuditId, UserId};
use kernel::{error::Result, tx::Tx};
use store::{Run, args, owned, row, sql};

row! {
    /// One entry.
    pub struct AuditRow {
        pub id: AuditId,
        pub user_id: UserId,
        pub actor_id: Option<UserId>,
        pub change: String,
        pub user_agent: String,
        pub at_ms: i64,
    }
}

sql! {
    INSERT: () =
        "INSERT INTO audits (id, user_id, actor_id, change, user_agent, at_ms) VALUES ($1, $2, $3, $4, $5, $6)";
    OF_USER: AuditRow =
        "SELECT id, user_id, actor_id, change, user_agent, at_ms FROM audits WHERE user_id = $1 \
         ORDER BY id DESC LIMIT $2";
    NEWEST: AuditRow =
        "SELECT id, user_id, actor_id, change, user_agent, at_ms FROM audits WHERE id <= $1 \
         ORDER BY id DESC LIMIT $2";
}

owned! {
    audits: "audits",
        read "SELECT change, user_agent, at_ms FROM audits WHERE user_id = $1 ORDER BY id",
        erase "DELETE FROM audits WHERE user_id = $1";
}

/// Adds an entry.
pub async fn insert(tx: &Tx, row: &AuditRow) -> Result<()> {
    let args = args![
        row.id,
        row.user_id,
        row.actor_id,
        row.change,
        row.user_agent,
        row.at_ms
    ];
    tx.exec(&INSERT, &args).await?;
    Ok(())
}

/// The newest entries about an account, newest first.
pub async fn of_user(run: &impl Run, id: UserId, most: i64) -> Result<Vec<AuditRow>> {
    Ok(run.all(&OF_USER, &args![id, most]).await?)
}

/// The newest entries of all accounts, newest first.
pub async fn newest(run: &impl Run, most: i64) -> Result<Vec<AuditRow>> {
    Ok(run.all(&NEWEST, &args![i64::MAX, most]).await?)
}
