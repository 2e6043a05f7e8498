//! The only place that names `websites verified_websites`.

use std::collections::HashMap;

use contract::{ids::UserId, websites::WebsiteProof};
use kernel::{error::Result, house::Changed, tx::Tx, validate};
use store::{Run, args, owned, row, sql};

row! {
    /// A claim.
    pub struct WebsiteRow {
        pub domain: String,
        pub token: String,
        pub proof: Option<String>,
        pub verified_ms: Option<i64>,
        pub check_ms: Option<i64>,
        pub failures: i64,
        pub created_ms: i64,
    }
}

impl WebsiteRow {
    /// By what it was shown.
    pub fn proof(&self) -> Option<WebsiteProof> {
        let name = self.proof.as_deref()?;
        let mut ways = WebsiteProof::ALL.iter().copied();
        ways.find(|way| way.name() == name)
    }
}

sql! {
    INSERT: () =
        "INSERT INTO websites (user_id, domain, token, failures, created_ms) \
         VALUES ($1, $2, $3, 0, $4) ON CONFLICT DO NOTHING";
    FIND: WebsiteRow =
        "SELECT domain, token, proof, verified_ms, check_ms, failures, created_ms FROM websites \
         WHERE user_id = $1 AND domain = $2";
    LOCK: WebsiteRow =
        "SELECT domain, token, proof, verified_ms, check_ms, failures, created_ms FROM websites \
         WHERE user_id = $1 AND domain = $2 FOR UPDATE";
    OF_USER: WebsiteRow =
        "SELECT domain, token, proof, verified_ms, check_ms, failures, created_ms FROM websites \
         WHERE user_id = $1 ORDER BY domain LIMIT $2";
    COUNT_OF: i64 = "SELECT count(*) FROM websites WHERE user_id = $1";
    UPDATE: () =
        "UPDATE websites SET token = $3, proof = $4, verified_ms = $5, check_ms = $6, failures = $7 \
         WHERE user_id = $1 AND domain = $2";
    DELETE: () = "DELETE FROM websites WHERE user_id = $1 AND domain = $2";
    DUE: (UserId, String) = "SELECT user_id, domain FROM websites WHERE check_ms <= $1 ORDER BY check_ms LIMIT $2";
    OWN: () = "INSERT INTO verified_websites (domain, user_id) VALUES ($1, $2) ON CONFLICT DO NOTHING";
    OWNER: UserId = "SELECT user_id FROM verified_websites WHERE domain = $1 FOR UPDATE";
    OWNER_OF: UserId = "SELECT user_id FROM verified_websites WHERE domain = $1";
    HAND_OVER: () = "UPDATE verified_websites SET user_id = $2 WHERE domain = $1";
    DISOWN: () = "DELETE FROM verified_websites WHERE domain = $1 AND user_id = $2";
    VERIFIED_OF: (UserId, String) = "SELECT user_id, domain FROM verified_websites WHERE user_id IN ($list)";
}

owned! {
    websites: "websites",
        read "SELECT domain, proof, verified_ms, created_ms FROM websites WHERE user_id = $1 ORDER BY domain",
        erase "DELETE FROM websites WHERE user_id = $1";
    verified_websites: "verified_websites",
        read "SELECT domain FROM verified_websites WHERE user_id = $1 ORDER BY domain",
        erase "DELETE FROM verified_websites WHERE user_id = $1";
}

/// The user whose a domain was verified to be.
pub async fn owner_of(run: &impl Run, domain: &str) -> Result<Option<UserId>> {
    if !validate::can_be_kept(domain) {
        return Ok(None);
    }
    Ok(run.opt(&OWNER_OF, &args![domain]).await?)
}

/// Adds a claim, unless there is one.
pub async fn insert(tx: &Tx, id: UserId, domain: &str, token: &str, now: i64) -> Result<()> {
    tx.exec(&INSERT, &args![id, domain, token, now]).await?;
    Ok(())
}

/// A claim of this user.
pub async fn find(run: &impl Run, id: UserId, domain: &str) -> Result<Option<WebsiteRow>> {
    if !validate::can_be_kept(domain) {
        return Ok(None);
    }
    Ok(run.opt(&FIND, &args![id, domain]).await?)
}

/// The same, held until the transaction ends.
pub async fn lock(tx: &Tx, id: UserId, domain: &str) -> Result<Option<WebsiteRow>> {
    if !validate::can_be_kept(domain) {
        return Ok(None);
    }
    Ok(tx.opt(&LOCK, &args![id, domain]).await?)
}

/// The claims of this user, by domain.
pub async fn of_user(run: &impl Run, id: UserId, most: i64) -> Result<Vec<WebsiteRow>> {
    Ok(run.all(&OF_USER, &args![id, most]).await?)
}

/// How many claims this user has.
pub async fn count_of(run: &impl Run, id: UserId) -> Result<i64> {
    Ok(run.one(&COUNT_OF, &args![id]).await?)
}

/// Keeps what became of a claim.
pub async fn update(tx: &Tx, id: UserId, row: &WebsiteRow) -> Result<()> {
    let args = args![
        id,
        row.domain,
        row.token,
        row.proof,
        row.verified_ms,
        row.check_ms,
        row.failures
    ];
    tx.exec(&UPDATE, &args).await?;
    Ok(())
}

/// Removes a claim; false when there is none.
pub async fn delete(tx: &Tx, id: UserId, domain: &str) -> Result<bool> {
    if !validate::can_be_kept(domain) {
        return Ok(false);
    }
    let gone = tx.exec(&DELETE, &args![id, domain]).await? == 1;
    disown(tx, domain, id).await?;
    Ok(gone)
}

/// Claims that are to be looked at again.
pub async fn due(run: &impl Run, now: i64, most: i64) -> Result<Vec<(UserId, String)>> {
    Ok(run.all(&DUE, &args![now, most]).await?)
}

/// Makes the domain this user's; answers its former owner, if it was another's.
pub async fn own(tx: &Tx, domain: &str, id: UserId) -> Result<Option<UserId>> {
    changed(tx, id);
    if tx.exec(&OWN, &args![domain, id]).await? == 1 {
        return Ok(None);
    }
    let owner = tx.opt(&OWNER, &args![domain]).await?;
    let other = owner.filter(|owner| *owner != id);
    if let Some(other) = other {
        changed(tx, other);
        tx.exec(&HAND_OVER, &args![domain, id]).await?;
    }
    Ok(other)
}

/// Takes the domain from this user.
pub async fn disown(tx: &Tx, domain: &str, id: UserId) -> Result<()> {
    tx.exec(&DISOWN, &args![domain, id]).await?;
    changed(tx, id);
    Ok(())
}

/// Notes that a user's verified domain changed, which stands wherever they are named.
fn changed(tx: &Tx, id: UserId) {
    tx.changed(Changed::User(id));
    tx.changed(Changed::UserRef(id));
}

/// The domains of each of these users that has any, in order.
pub async fn verified_of(run: &impl Run, ids: &[UserId]) -> Result<HashMap<UserId, Vec<String>>> {
    let mut domains: HashMap<UserId, Vec<String>> = HashMap::new();
    for (id, domain) in run.all_in(&VERIFIED_OF, &args![], ids).await? {
        domains.entry(id).or_default().push(domain);
    }
    for of_one in domains.values_mut() {
        of_one.sort();
    }
    Ok(domains)
}
