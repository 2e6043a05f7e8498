//! Begin a session: the token goes to the browser, its hash into the table.

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use contract::{ids::UserId, sessions::NewSession};
use store::Tx;

use super::{Session, authenticate::token_hash, sql};
use crate::{ctx::Ctx, error::Result};

/// How long a session lasts: 30 days.
const SECONDS: i64 = 30 * 24 * 60 * 60;
/// Longest kept description of a browser, in characters.
const LONGEST_AGENT: usize = 256;

/// A new session of this person, in the transaction that signs them in.
pub async fn begin_session(ctx: &Ctx, tx: &Tx, user_id: UserId) -> Result<NewSession> {
    let token = URL_SAFE_NO_PAD.encode(ctx.house.random::<32>());
    let session = Session {
        user_id,
        expires_ms: ctx.now() + SECONDS * 1_000,
    };
    let agent: String = ctx.user_agent.chars().take(LONGEST_AGENT).collect();
    sql::insert(tx, &token_hash(&token), session, &agent, ctx.now()).await?;
    Ok(NewSession {
        token,
        seconds: SECONDS,
    })
}
