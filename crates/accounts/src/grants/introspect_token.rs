//! Tells an app of a token.

use contract::{errors::Code, grants::Introspection};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    tokens::token_hash,
};

use super::{
    make_token::Kind,
    revoke_token::AppToken,
    sql::{self, tokens},
};
use crate::{apps::find_app::check_app, users::find_standing::find_standing};

/// `POST /oauth/introspect` (RFC 7662): whether a token works, and what for. Caller: the app
/// whose token it is, which keeps a secret; of others' nothing is told but that it does not.
pub async fn introspect_token(ctx: Ctx, input: AppToken) -> Result<Introspection> {
    let app = check_app(&ctx, &input.app).await?;
    if app.secret_hash.is_none() {
        return Err(Error::new(Code::AppRefused).detail("this needs an app with a secret"));
    }
    let db = &ctx.house.db;
    let row = tokens::find(db, &token_hash(&input.token)).await?;
    let Some(row) = row.filter(|row| row.is_alive(ctx.now()) && !row.is_used) else {
        return Ok(Introspection::default());
    };
    let token_type = match Kind::of_name(&row.kind) {
        Some(Kind::Access) => "access_token",
        Some(Kind::Refresh) => "refresh_token",
        Some(Kind::Code | Kind::Personal) | None => return Ok(Introspection::default()),
    };
    let grant = sql::find(db, row.user_id, row.grant_id).await?;
    let is_own = grant.is_some_and(|grant| grant.app_id == Some(app.id));
    let standing = find_standing(&ctx.house, db, row.user_id).await?;
    if !is_own || standing.is_none_or(|standing| standing.is_suspended) {
        return Ok(Introspection::default());
    }
    Ok(Introspection {
        active: true,
        scope: Some(row.scopes),
        client_id: Some(app.id),
        sub: Some(row.user_id),
        exp: row.expires_ms.map(|at| at / 1_000),
        token_type: Some(token_type),
    })
}
