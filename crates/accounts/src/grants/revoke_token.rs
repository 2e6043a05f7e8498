//! Ends a token that its app needs no more.

use kernel::{ctx::Ctx, error::Result, tokens::token_hash};

use super::{
    make_token::Kind,
    sql::{self, tokens},
};
use crate::apps::find_app::{Credentials, check_app};

/// A token of an app.
#[derive(Clone, Default)]
pub struct AppToken {
    /// Who asks.
    pub app: Credentials,
    /// An access or a refresh token.
    pub token: String,
}

/// `POST /oauth/revoke` (RFC 7009): ends an access token, or a refresh token with all that
/// followed from its authorization; what the user allowed stays. Caller: the app whose token
/// it is. An unknown token, or another's, is as good as ended.
pub async fn revoke_token(ctx: Ctx, input: AppToken) -> Result<()> {
    let app = check_app(&ctx, &input.app).await?;
    let tx = ctx.begin().await?;
    let Some(row) = tokens::lock(&tx, &token_hash(&input.token)).await? else {
        return Ok(());
    };
    let grant = sql::find(&tx, row.user_id, row.grant_id).await?;
    if grant.is_none_or(|grant| grant.app_id != Some(app.id)) {
        return Ok(());
    }
    match row.is_of(Kind::Access) {
        true => tokens::end(&tx, &row).await?,
        false => tokens::end_family(&tx, &row).await?,
    }
    tx.commit().await
}
