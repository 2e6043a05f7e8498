//! Makes tokens: the text goes to the app, its hash into the table.

use contract::{
    grants::{Scopes, Tokens},
    ids::{GrantId, TokenFamilyId, UserId},
};
use kernel::{
    ctx::Ctx,
    error::Result,
    ids,
    tokens::{new_token, token_hash},
    tx::Tx,
};

use super::sql::tokens::{self, TokenRow};

/// What a token is good for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Brings the first tokens, once.
    Code,
    /// Acts for the user for an hour.
    Access,
    /// Brings the next tokens, once.
    Refresh,
    /// Acts for the user who made it, until they end it.
    Personal,
}

const MINUTE_MS: i64 = 60 * 1_000;
const HOUR_MS: i64 = 60 * MINUTE_MS;
const YEAR_MS: i64 = 365 * 24 * HOUR_MS;

impl Kind {
    const ALL: [Self; 4] = [Self::Code, Self::Access, Self::Refresh, Self::Personal];

    /// Its name in the table.
    pub fn name(self) -> &'static str {
        match self {
            Self::Code => "code",
            Self::Access => "access",
            Self::Refresh => "refresh",
            Self::Personal => "personal",
        }
    }

    /// The kind of this name.
    pub fn of_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// Whether its holder acts for the user.
    pub fn acts(self) -> bool {
        matches!(self, Self::Access | Self::Personal)
    }

    /// How long it works; a personal one as long as its user said.
    pub fn lifetime_ms(self) -> Option<i64> {
        match self {
            Self::Code => Some(MINUTE_MS),
            Self::Access => Some(HOUR_MS),
            Self::Refresh => Some(90 * 24 * HOUR_MS),
            Self::Personal => None,
        }
    }

    /// First letters, by which scanners of leaked secrets know it.
    fn prefix(self) -> String {
        format!("mgp_{}_", self.name())
    }
}

/// Whether a bearer's token is one of these, and no session's.
pub fn is_of_app(token: &str) -> bool {
    let mut all = Kind::ALL.into_iter();
    all.any(|kind| token.starts_with(&kind.prefix()))
}

/// A token that is to be made.
#[derive(Debug, Clone, Copy)]
pub struct NewToken<'a> {
    /// What it is good for.
    pub kind: Kind,
    /// Whom it acts for.
    pub user_id: UserId,
    /// By what they allowed.
    pub grant_id: GrantId,
    /// What it ends with.
    pub family_id: TokenFamilyId,
    /// What it may do.
    pub scopes: &'a Scopes,
    /// Of a code: where it is sent.
    pub redirect_uri: Option<&'a str>,
    /// Of a code: hash of who may use it.
    pub challenge: Option<&'a str>,
    /// When it ends, if that is not by its kind.
    pub expires_ms: Option<i64>,
}

impl<'a> NewToken<'a> {
    /// One that needs nothing more.
    pub fn of(
        kind: Kind,
        user_id: UserId,
        grant_id: GrantId,
        family_id: TokenFamilyId,
        scopes: &'a Scopes,
    ) -> Self {
        Self {
            kind,
            user_id,
            grant_id,
            family_id,
            scopes,
            redirect_uri: None,
            challenge: None,
            expires_ms: None,
        }
    }
}

/// Makes a token.
pub async fn make_token(ctx: &Ctx, tx: &Tx, new: &NewToken<'_>) -> Result<String> {
    let token = new.kind.prefix() + &new_token(&ctx.house);
    let by_kind = new.kind.lifetime_ms().map(|lifetime| ctx.now() + lifetime);
    let row = TokenRow {
        token_hash: token_hash(&token).to_vec(),
        kind: new.kind.name().to_owned(),
        user_id: new.user_id,
        grant_id: new.grant_id,
        family_id: new.family_id,
        scopes: new.scopes.to_string(),
        redirect_uri: new.redirect_uri.map(str::to_owned),
        challenge: new.challenge.map(str::to_owned),
        is_used: false,
        expires_ms: new.expires_ms.or(by_kind),
    };
    tokens::insert(tx, &row).await?;
    Ok(token)
}

/// Makes the tokens that follow a code or a refresh token: an access token for `now`, and a
/// refresh token for all that was allowed. However often it is renewed, after a year its user
/// is led here again.
pub async fn make_pair(ctx: &Ctx, tx: &Tx, used: &TokenRow, now: &Scopes) -> Result<Tokens> {
    let all = Scopes::parse(&used.scopes).unwrap_or_default();
    let token =
        |kind, scopes| NewToken::of(kind, used.user_id, used.grant_id, used.family_id, scopes);
    // When the family's id was made, its user said yes.
    let age = ids::time(ids::at(ctx.now())) - ids::time(used.family_id.0);
    let by_kind = Kind::Refresh.lifetime_ms().unwrap_or_default();
    let refresh = NewToken {
        expires_ms: Some(ctx.now() + by_kind.min(YEAR_MS - age)),
        ..token(Kind::Refresh, &all)
    };
    Ok(Tokens {
        access_token: make_token(ctx, tx, &token(Kind::Access, now)).await?,
        token_type: "Bearer",
        expires_in: HOUR_MS / 1_000,
        refresh_token: make_token(ctx, tx, &refresh).await?,
        scope: now.to_string(),
        user_id: used.user_id,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_are_told_from_those_of_sessions() {
        for kind in Kind::ALL {
            assert_eq!(Kind::of_name(kind.name()), Some(kind));
            assert!(is_of_app(&format!("{}abc", kind.prefix())));
        }
        for other in ["", "mgp_", "mgp_secret_abc", "Zm9v", "MGP_access_abc"] {
            assert!(!is_of_app(other), "{other}");
        }
    }
}
