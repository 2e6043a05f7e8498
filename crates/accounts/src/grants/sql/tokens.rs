//! The only place that names `grant_tokens`.

use contract::ids::{GrantId, TokenFamilyId, UserId};
use kernel::{error::Result, tx::Tx};
use store::{Run, args, owned, row, sql};

use crate::grants::make_token::Kind;

row! {
    /// A token.
    pub struct TokenRow {
        pub token_hash: Vec<u8>,
        pub kind: String,
        pub user_id: UserId,
        pub grant_id: GrantId,
        pub family_id: TokenFamilyId,
        pub scopes: String,
        pub redirect_uri: Option<String>,
        pub challenge: Option<String>,
        pub is_used: bool,
        pub expires_ms: Option<i64>,
    }
}

impl TokenRow {
    /// Whether it is one of these.
    pub fn is_of(&self, kind: Kind) -> bool {
        self.kind == kind.name()
    }

    /// Whether its time is not over.
    pub fn is_alive(&self, now: i64) -> bool {
        self.expires_ms.is_none_or(|end| end > now)
    }
}

sql! {
    INSERT: () =
        "INSERT INTO grant_tokens (token_hash, kind, user_id, grant_id, family_id, scopes, redirect_uri, \
         challenge, is_used, expires_ms) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)";
    FIND: TokenRow =
        "SELECT token_hash, kind, user_id, grant_id, family_id, scopes, redirect_uri, challenge, is_used, \
         expires_ms FROM grant_tokens WHERE token_hash = $1";
    LOCK: TokenRow =
        "SELECT token_hash, kind, user_id, grant_id, family_id, scopes, redirect_uri, challenge, is_used, \
         expires_ms FROM grant_tokens WHERE token_hash = $1 FOR UPDATE";
    SET_USED: () = "UPDATE grant_tokens SET is_used = true WHERE token_hash = $1";
    END: () = "DELETE FROM grant_tokens WHERE token_hash = $1";
    END_FAMILY: () = "DELETE FROM grant_tokens WHERE user_id = $1 AND grant_id = $2 AND family_id = $3";
    END_OF_GRANT: () = "DELETE FROM grant_tokens WHERE user_id = $1 AND grant_id = $2";
    END_OF_USER: () = "DELETE FROM grant_tokens WHERE user_id = $1";
    DELETE_EXPIRED: () = "DELETE FROM grant_tokens WHERE expires_ms < $1";
}

owned! {
    grant_tokens: "grant_tokens",
        read "SELECT kind, grant_id, scopes, redirect_uri, expires_ms FROM grant_tokens WHERE user_id = $1",
        erase "DELETE FROM grant_tokens WHERE user_id = $1";
}

/// Keeps a token by its hash.
pub async fn insert(tx: &Tx, row: &TokenRow) -> Result<()> {
    let args = args![
        row.token_hash,
        row.kind,
        row.user_id,
        row.grant_id,
        row.family_id,
        row.scopes,
        row.redirect_uri,
        row.challenge,
        row.is_used,
        row.expires_ms
    ];
    tx.exec(&INSERT, &args).await?;
    Ok(())
}

/// A token, also when it is over or was used.
pub async fn find(run: &impl Run, hash: &[u8; 32]) -> Result<Option<TokenRow>> {
    Ok(run.opt(&FIND, &args![hash]).await?)
}

/// The same, which no other call uses meanwhile.
pub async fn lock(tx: &Tx, hash: &[u8; 32]) -> Result<Option<TokenRow>> {
    Ok(tx.opt(&LOCK, &args![hash]).await?)
}

/// Notes that it was used.
pub async fn set_used(tx: &Tx, hash: &[u8]) -> Result<()> {
    tx.exec(&SET_USED, &args![hash]).await?;
    Ok(())
}

/// Ends a token.
pub async fn end(tx: &Tx, row: &TokenRow) -> Result<()> {
    tx.exec(&END, &args![row.token_hash]).await?;
    Ok(())
}

/// Ends all that followed from the authorization that this token followed from.
pub async fn end_family(tx: &Tx, row: &TokenRow) -> Result<()> {
    let args = args![row.user_id, row.grant_id, row.family_id];
    tx.exec(&END_FAMILY, &args).await?;
    Ok(())
}

/// Ends every token of a grant.
pub async fn end_of_grant(tx: &Tx, user: UserId, grant: GrantId) -> Result<()> {
    tx.exec(&END_OF_GRANT, &args![user, grant]).await?;
    Ok(())
}

/// Ends every token of a user.
pub async fn end_of_user(tx: &Tx, user: UserId) -> Result<()> {
    tx.exec(&END_OF_USER, &args![user]).await?;
    Ok(())
}

/// Removes what is over.
pub async fn delete_expired(tx: &Tx, now: i64) -> Result<()> {
    tx.exec(&DELETE_EXPIRED, &args![now]).await?;
    Ok(())
}
