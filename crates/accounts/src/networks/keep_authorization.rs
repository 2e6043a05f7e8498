//! Authorization requests: kept here while the browser is at the provider, and
//! after it came back until the visitor has gone on. Each belongs to the browser
//! that began it.

use contract::{errors::Code, ids::UserId, networks::AuthorizationPurpose};
use identity::{AuthorizationRequest, Secret};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    secrets::{open_secret, seal_secret},
    tokens::{new_token, token_hash},
    tx::Tx,
};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use store::Run;

use super::sql::{self, AuthorizationRow};

/// No user is known yet.
pub const NO_USER: UserId = UserId(0);

/// How far an authorization request is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    /// At the provider, for this.
    Away(AuthorizationPurpose),
    /// Back with claims; what the visitor wants to do here is open.
    Arrived,
}

impl Stage {
    fn name(self) -> &'static str {
        match self {
            Self::Away(AuthorizationPurpose::Enter) => "enter",
            Self::Away(AuthorizationPurpose::Connect) => "connect",
            Self::Away(AuthorizationPurpose::Prove) => "prove",
            Self::Arrived => "arrived",
        }
    }

    fn of_name(name: &str) -> Self {
        match name {
            "connect" => Self::Away(AuthorizationPurpose::Connect),
            "prove" => Self::Away(AuthorizationPurpose::Prove),
            "arrived" => Self::Arrived,
            _ => Self::Away(AuthorizationPurpose::Enter),
        }
    }

    fn lifetime_ms(self) -> i64 {
        const MINUTE_MS: i64 = 60 * 1_000;
        match self {
            Self::Away(_) => 15 * MINUTE_MS,
            Self::Arrived => 60 * MINUTE_MS,
        }
    }
}

/// Secrets of one authorization request, kept while the browser is at the
/// provider.
#[derive(Serialize, Deserialize)]
pub struct AuthorizationSecrets {
    nonce: String,
    verifier: String,
    is_fresh: bool,
}

impl AuthorizationSecrets {
    /// Makes new ones.
    pub fn make(ctx: &Ctx, is_fresh: bool) -> Self {
        let chance = || new_token(&ctx.house);
        Self {
            nonce: chance(),
            verifier: chance(),
            is_fresh,
        }
    }

    /// The authorization request that they belong to.
    pub fn authorization(&self, ctx: &Ctx, network: &str, state: &str) -> AuthorizationRequest {
        AuthorizationRequest {
            redirect_uri: format!("{}/connect/{network}/", ctx.origin.0),
            state: state.to_owned(),
            nonce: Secret(self.nonce.clone()),
            verifier: Secret(self.verifier.clone()),
            requires_login: self.is_fresh,
        }
    }
}

/// An authorization request as it was kept.
pub struct Authorization<S> {
    /// How far it is.
    pub stage: Stage,
    /// With which provider.
    pub network: String,
    /// Who began it; for a visitor an id that no account has.
    pub user_id: UserId,
    /// What was kept secret.
    pub state: S,
    hash: [u8; 32],
}

/// Keeps an authorization request of this browser; answers its token.
pub async fn keep_authorization(
    ctx: &Ctx,
    stage: Stage,
    network: &str,
    user_id: UserId,
    state: &impl Serialize,
) -> Result<String> {
    let token = new_token(&ctx.house);
    let row = AuthorizationRow {
        purpose: stage.name().to_owned(),
        network: network.to_owned(),
        user_id,
        browser: ctx.browser.mark.map(|mark| mark.to_vec()),
        sealed: seal_secret(&ctx.house, NO_USER, &serde_json::to_vec(state)?)?,
        expires_ms: ctx.now() + stage.lifetime_ms(),
    };
    let tx = ctx.begin().await?;
    sql::keep_authorization(&tx, &token_hash(&token), &row).await?;
    tx.commit().await?;
    Ok(token)
}

/// The authorization request of this token, if this browser began it and it has
/// not expired. Unknown and used ones, and those of other browsers, are refused
/// alike.
pub async fn find_authorization<S: DeserializeOwned>(
    ctx: &Ctx,
    run: &impl Run,
    token: &str,
    field: &str,
) -> Result<Authorization<S>> {
    let hash = token_hash(token);
    let row = sql::find_authorization(run, &hash).await?;
    let here = |row: &AuthorizationRow| {
        row.browser.as_deref() == ctx.browser.mark.as_ref().map(|mark| &mark[..])
    };
    let row = row.filter(|row| row.expires_ms > ctx.now() && here(row));
    let row = row.ok_or_else(|| Error::field(Code::AuthorizationInvalid, field))?;
    let state = open_secret(&ctx.house, NO_USER, &row.sealed)?;
    Ok(Authorization {
        stage: Stage::of_name(&row.purpose),
        network: row.network,
        user_id: row.user_id,
        state: serde_json::from_slice(&state)?,
        hash,
    })
}

impl<S> Authorization<S> {
    /// Uses it up; of two calls at once one is refused.
    pub async fn use_up(&self, tx: &Tx) -> Result<()> {
        match sql::delete_authorization(tx, &self.hash).await? {
            true => Ok(()),
            false => Err(Error::new(Code::AuthorizationInvalid)),
        }
    }
}
