//! Challenges of passkeys: kept here until they are answered, once, soon.

use contract::ids::UserId;
use kernel::{
    ctx::Ctx,
    error::Result,
    tokens::{new_token, token_hash},
    tx::Tx,
};
use serde::{Serialize, de::DeserializeOwned};

use super::sql;

/// How long a challenge may be answered.
const LIFETIME_MS: i64 = 10 * 60 * 1_000;

/// What a challenge is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// This user adds a passkey.
    AddPasskey(UserId),
    /// A log-in; the answer says whose.
    LogIn,
}

impl Purpose {
    /// Its name in the table.
    pub fn name(self) -> &'static str {
        match self {
            Self::AddPasskey(_) => "add_passkey",
            Self::LogIn => "log_in",
        }
    }

    /// Who must answer; 0 when that is not known yet.
    pub fn whose(self) -> UserId {
        match self {
            Self::AddPasskey(id) => id,
            Self::LogIn => UserId(0),
        }
    }
}

/// Keeps a challenge's state; answers its token.
pub async fn keep_challenge(ctx: &Ctx, purpose: Purpose, state: &impl Serialize) -> Result<String> {
    let token = new_token(&ctx.house);
    let state = serde_json::to_string(state)?;
    let tx = ctx.begin().await?;
    let expires_ms = ctx.now() + LIFETIME_MS;
    sql::keep_challenge(&tx, &token_hash(&token), purpose, &state, expires_ms).await?;
    tx.commit().await?;
    Ok(token)
}

/// The state of a challenge, which is used up when the transaction is committed;
/// none when it is unknown, used, too old or another user's.
pub async fn take_challenge<S: DeserializeOwned>(
    ctx: &Ctx,
    tx: &Tx,
    token: &str,
    purpose: Purpose,
) -> Result<Option<S>> {
    let taken = sql::take_challenge(tx, &token_hash(token), purpose).await?;
    match taken {
        Some((state, expires_ms)) if expires_ms > ctx.now() => Ok(serde_json::from_str(&state)?),
        _ => Ok(None),
    }
}
