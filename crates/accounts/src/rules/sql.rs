//! The only place that names `host_rules`.

use contract::{
    ids::{HostRuleId, UserId},
    rules::{RuleAction, RuleKind},
};
use kernel::{error::Result, house::Changed, tx::Tx};
use store::{Run, args, owned, row, sql};

row! {
    /// A rule.
    pub struct RuleRow {
        pub id: HostRuleId,
        /// Name of a [`RuleKind`].
        pub kind: String,
        pub value: String,
        /// Name of a [`RuleAction`].
        pub action: String,
        /// None where the employee's account is gone.
        pub created_by: Option<UserId>,
        pub created_ms: i64,
    }
}

impl RuleRow {
    /// What it is about; none where a newer server wrote what this one does not know.
    pub fn kind(&self) -> Option<RuleKind> {
        RuleKind::parse(&self.kind)
    }

    /// What becomes of a text with it.
    pub fn action(&self) -> Option<RuleAction> {
        RuleAction::parse(&self.action)
    }
}

sql! {
    PUT: () =
        "INSERT INTO host_rules (id, kind, value, action, created_by, created_ms) \
         VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (kind, value) \
         DO UPDATE SET action = $4, created_by = $5, created_ms = $6";
    OF_VALUE: RuleRow =
        "SELECT id, kind, value, action, created_by, created_ms FROM host_rules \
         WHERE kind = $1 AND value = $2";
    ALL: RuleRow =
        "SELECT id, kind, value, action, created_by, created_ms FROM host_rules ORDER BY id LIMIT $1";
    LIST: RuleRow =
        "SELECT id, kind, value, action, created_by, created_ms FROM host_rules \
         WHERE kind = $1 AND id < $2 ORDER BY id DESC LIMIT $3";
    COUNT: i64 = "SELECT count(*) FROM host_rules";
    DELETE: () = "DELETE FROM host_rules WHERE id = $1";
}

// The rule is the host's; who made it is forgotten.
owned! {
    host_rules: "host_rules",
        read "SELECT 'made by you' AS role, id, kind, value, action, created_ms FROM host_rules \
              WHERE created_by = $1 ORDER BY id",
        erase "UPDATE host_rules SET created_by = NULL WHERE created_by = $1";
}

/// Adds a rule, or changes the one about the same, which keeps its id.
pub async fn put(tx: &Tx, row: &RuleRow) -> Result<()> {
    let RuleRow {
        id,
        kind,
        value,
        action,
        created_by,
        created_ms,
    } = row;
    let args = args![id, kind, value, action, created_by, created_ms];
    tx.exec(&PUT, &args).await?;
    tx.changed(Changed::Rules);
    Ok(())
}

/// The rule about this.
pub async fn of_value(run: &impl Run, kind: RuleKind, value: &str) -> Result<Option<RuleRow>> {
    Ok(run.opt(&OF_VALUE, &args![kind.name(), value]).await?)
}

/// All rules; so many at most.
pub async fn all(run: &impl Run, most: i64) -> Result<Vec<RuleRow>> {
    Ok(run.all(&ALL, &args![most]).await?)
}

/// Rules of a kind before an id, the latest first.
pub async fn list(run: &impl Run, kind: RuleKind, before: i64, most: i64) -> Result<Vec<RuleRow>> {
    Ok(run.all(&LIST, &args![kind.name(), before, most]).await?)
}

/// How many rules there are.
pub async fn count(run: &impl Run) -> Result<i64> {
    Ok(run.one(&COUNT, &args![]).await?)
}

/// Deletes a rule; answers whether it was there.
pub async fn delete(tx: &Tx, id: HostRuleId) -> Result<bool> {
    tx.changed(Changed::Rules);
    Ok(tx.exec(&DELETE, &args![id]).await? == 1)
}
