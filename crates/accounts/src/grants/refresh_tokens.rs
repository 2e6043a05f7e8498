//! Gives an app its next tokens for a refresh token.

use contract::{
    errors::Code,
    grants::{Scopes, Tokens},
    ids::AppId,
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    tokens::token_hash,
    tx::Tx,
};

use super::{
    make_token::{Kind, make_pair},
    sql::{
        self,
        tokens::{self, TokenRow},
    },
};
use crate::{
    apps::find_app::{Credentials, check_app},
    users::find_standing::find_standing,
};

/// A refresh token (RFC 6749 §6).
#[derive(Clone, Default)]
pub struct RefreshTokens {
    /// Who asks.
    pub app: Credentials,
    /// The token.
    pub token: String,
    /// Less than was allowed, if the app needs no more for now.
    pub scope: Option<String>,
}

/// `POST /oauth/token` with `refresh_token`: tokens in place of this one. Caller: its app,
/// once. A second use ends the family: two holders have it (RFC 9700 §4.14.2).
pub async fn refresh_tokens(ctx: Ctx, input: RefreshTokens) -> Result<Tokens> {
    let app = check_app(&ctx, &input.app).await?;
    let tx = ctx.begin().await?;
    let row = find_used(&ctx, &tx, (Kind::Refresh, &input.token), app.id).await?;
    let tx = end_if_used(tx, &row).await?;
    let all = Scopes::parse(&row.scopes).unwrap_or_default();
    let scopes = match &input.scope {
        None => all,
        Some(text) => {
            let fewer = Scopes::parse(text).filter(|some| !some.is_empty() && all.cover(some));
            fewer.ok_or_else(|| Error::field(Code::ScopeUnknown, "scope"))?
        }
    };
    tokens::set_used(&tx, &row.token_hash).await?;
    let made = make_pair(&ctx, &tx, &row, &scopes).await?;
    tx.commit().await?;
    Ok(made)
}

/// The code or refresh token that this app was given, used before or not, which no other
/// call uses meanwhile. All that is unknown, over or another's is refused alike; what was
/// used is found also when it is over, since a second use says that others have it.
pub(super) async fn find_used(
    ctx: &Ctx,
    tx: &Tx,
    (kind, token): (Kind, &str),
    app: AppId,
) -> Result<TokenRow> {
    let refused = || Error::new(Code::GrantInvalid);
    let row = tokens::lock(tx, &token_hash(token)).await?;
    let row = row.filter(|row| row.is_of(kind) && (row.is_used || row.is_alive(ctx.now())));
    let row = row.ok_or_else(refused)?;
    let grant = sql::find(tx, row.user_id, row.grant_id).await?;
    let is_own = grant.is_some_and(|grant| grant.app_id == Some(app));
    let standing = find_standing(&ctx.house, tx, row.user_id).await?;
    let may_act = standing.is_some_and(|standing| !standing.is_suspended);
    (is_own && may_act).then_some(row).ok_or_else(refused)
}

/// Ends the family of a token that was used before, and refuses it.
pub(super) async fn end_if_used(tx: Tx, row: &TokenRow) -> Result<Tx> {
    if !row.is_used {
        return Ok(tx);
    }
    tokens::end_family(&tx, row).await?;
    tx.commit().await?;
    Err(Error::new(Code::GrantInvalid))
}
