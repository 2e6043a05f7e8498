//! The only place that names `network_accounts network_authorizations`.

use contract::ids::UserId;
use kernel::{error::Result, tx::Tx, validate};
use store::{Run, args, owned, row, sql};

row! {
    /// An account at a provider that is connected to one here.
    pub struct AccountRow {
        pub network: String,
        pub subject: String,
        pub username: String,
        pub url: Option<String>,
        pub created_ms: i64,
    }
}

row! {
    /// An authorization that is over.
    pub struct AuthorizationRow {
        pub purpose: String,
        pub network: String,
        pub user_id: UserId,
        pub browser: Option<Vec<u8>>,
        pub sealed: Vec<u8>,
        pub expires_ms: i64,
    }
}

sql! {
    OWNER: UserId = "SELECT user_id FROM network_accounts WHERE network = $1 AND subject = $2";
    OF_USER: AccountRow =
        "SELECT network, subject, username, url, created_ms FROM network_accounts WHERE user_id = $1 \
         ORDER BY network LIMIT 100";
    ADD: () =
        "INSERT INTO network_accounts (network, subject, user_id, username, url, created_ms) \
         VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING";
    RENAME: () = "UPDATE network_accounts SET username = $3, url = $4 WHERE network = $1 AND subject = $2";
    REMOVE: () = "DELETE FROM network_accounts WHERE user_id = $1 AND network = $2";
    KEEP_AUTHORIZATION: () =
        "INSERT INTO network_authorizations (token_hash, purpose, network, user_id, browser, sealed, expires_ms) \
         VALUES ($1, $2, $3, $4, $5, $6, $7)";
    FIND_AUTHORIZATION: AuthorizationRow =
        "SELECT purpose, network, user_id, browser, sealed, expires_ms FROM network_authorizations \
         WHERE token_hash = $1";
    DELETE_AUTHORIZATION: () = "DELETE FROM network_authorizations WHERE token_hash = $1";
    END_AUTHORIZATIONS: () = "DELETE FROM network_authorizations WHERE user_id = $1";
    DELETE_EXPIRED_AUTHORIZATIONS: () = "DELETE FROM network_authorizations WHERE expires_ms < $1";
}

owned! {
    network_accounts: "network_accounts",
        read "SELECT network, subject, username, url, created_ms FROM network_accounts \
              WHERE user_id = $1 ORDER BY network",
        erase "DELETE FROM network_accounts WHERE user_id = $1";
    network_authorizations: "network_authorizations",
        read "SELECT purpose, network, expires_ms FROM network_authorizations WHERE user_id = $1",
        erase "DELETE FROM network_authorizations WHERE user_id = $1";
}

/// Whose account this one elsewhere leads to.
pub async fn owner(run: &impl Run, network: &str, subject: &str) -> Result<Option<UserId>> {
    let found = run.opt(&OWNER, &args![network, subject]).await?;
    Ok(found)
}

/// What leads to an account, by name of the provider.
pub async fn of_user(run: &impl Run, id: UserId) -> Result<Vec<AccountRow>> {
    Ok(run.all(&OF_USER, &args![id]).await?)
}

/// Lets an account elsewhere lead to this one; false when it leads to another, or
/// another of that provider leads here.
pub async fn add(tx: &Tx, id: UserId, row: &AccountRow) -> Result<bool> {
    let args = args![
        row.network,
        row.subject,
        id,
        row.username,
        row.url,
        row.created_ms
    ];
    Ok(tx.exec(&ADD, &args).await? == 1)
}

/// Writes what the account at the provider is called, which may have changed.
pub async fn rename(tx: &Tx, row: &AccountRow) -> Result<()> {
    let args = args![row.network, row.subject, row.username, row.url];
    tx.exec(&RENAME, &args).await?;
    Ok(())
}

/// Disconnects it; false when it was not connected.
pub async fn remove(tx: &Tx, id: UserId, network: &str) -> Result<bool> {
    if !validate::can_be_kept(network) {
        return Ok(false);
    }
    Ok(tx.exec(&REMOVE, &args![id, network]).await? == 1)
}

/// Keeps an authorization by its token's hash.
pub async fn keep_authorization(tx: &Tx, hash: &[u8; 32], row: &AuthorizationRow) -> Result<()> {
    let args = args![
        hash,
        row.purpose,
        row.network,
        row.user_id,
        row.browser,
        row.sealed,
        row.expires_ms
    ];
    tx.exec(&KEEP_AUTHORIZATION, &args).await?;
    Ok(())
}

/// An authorization, also when it has expired.
pub async fn find_authorization(
    run: &impl Run,
    hash: &[u8; 32],
) -> Result<Option<AuthorizationRow>> {
    Ok(run.opt(&FIND_AUTHORIZATION, &args![hash]).await?)
}

/// Uses an authorization request up; false when it was used before.
pub async fn delete_authorization(tx: &Tx, hash: &[u8; 32]) -> Result<bool> {
    Ok(tx.exec(&DELETE_AUTHORIZATION, &args![hash]).await? == 1)
}

/// Ends what a user has under way at providers.
pub async fn end_authorizations(tx: &Tx, id: UserId) -> Result<()> {
    tx.exec(&END_AUTHORIZATIONS, &args![id]).await?;
    Ok(())
}

/// Forgets what is too old.
pub async fn delete_expired(tx: &Tx, now: i64) -> Result<()> {
    tx.exec(&DELETE_EXPIRED_AUTHORIZATIONS, &args![now]).await?;
    Ok(())
}
