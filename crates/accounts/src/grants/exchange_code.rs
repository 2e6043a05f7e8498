//! Gives an app its first tokens for a code.

use contract::{
    errors::Code,
    grants::{Scopes, Tokens},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{
    make_token::{Kind, make_pair},
    policy::is_verifier_of,
    refresh_tokens::{end_if_used, find_used},
    sql::tokens,
};
use crate::apps::find_app::{Credentials, check_app};

/// A code with what shows that it is the app's own (RFC 6749 §4.1.3, RFC 7636 §4.5).
#[derive(Clone, Default)]
pub struct ExchangeCode {
    /// Who asks.
    pub app: Credentials,
    /// The code.
    pub code: String,
    /// Where it was sent.
    pub redirect_uri: String,
    /// What its challenge is the hash of.
    pub verifier: String,
}

/// `POST /oauth/token` with `authorization_code`: tokens. Caller: the app that was sent the
/// code, once, within a minute. A second use ends what the first one brought: two holders
/// have it (RFC 6749 §4.1.2).
pub async fn exchange_code(ctx: Ctx, input: ExchangeCode) -> Result<Tokens> {
    let app = check_app(&ctx, &input.app).await?;
    let tx = ctx.begin().await?;
    let row = find_used(&ctx, &tx, (Kind::Code, &input.code), app.id).await?;
    let is_own = row.redirect_uri.as_deref() == Some(&input.redirect_uri)
        && is_verifier_of(
            row.challenge.as_deref().unwrap_or_default(),
            &input.verifier,
        );
    if !is_own {
        return Err(Error::new(Code::GrantInvalid));
    }
    let tx = end_if_used(tx, &row).await?;
    tokens::set_used(&tx, &row.token_hash).await?;
    let scopes = Scopes::parse(&row.scopes).unwrap_or_default();
    let made = make_pair(&ctx, &tx, &row, &scopes).await?;
    tx.commit().await?;
    Ok(made)
}
