//! What users allow apps and scripts of their own (specification §2
//! "`/app-factory-oauth/`"; RFC 6749, 7009, 7636, 7662, 9207).

use std::{collections::BTreeSet, fmt};

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    answers::View,
    apps::AppRef,
    ids::{AppId, GrantId, UserId},
};

words! {
    /// What an app may do, by noun.
    Scope {
        /// Reads the viewer's account: e-mail address, phone number, birthday, settings.
        #[serde(rename = "account:read")]
        AccountRead = "account:read",
        /// Reads boards, the viewer's secret ones too, and who saves to them.
        #[serde(rename = "boards:read")]
        BoardsRead = "boards:read",
        /// Makes, changes, follows and deletes boards, and says who saves to them.
        #[serde(rename = "boards:write")]
        BoardsWrite = "boards:write",
        /// Reads pins, those of secret boards too.
        #[serde(rename = "pins:read")]
        PinsRead = "pins:read",
        /// Makes, changes, reacts to and deletes pins.
        #[serde(rename = "pins:write")]
        PinsWrite = "pins:write",
        /// Reads profiles, the viewer's own first, and who follows whom.
        #[serde(rename = "users:read")]
        UsersRead = "users:read",
        /// Follows and unfollows people and interests.
        #[serde(rename = "users:write")]
        UsersWrite = "users:write",
    }
}

impl Scope {
    /// Whether it changes something.
    pub fn is_write(self) -> bool {
        self.name().ends_with(":write")
    }
}

/// Several scopes; as text their names with spaces between (RFC 6749 §3.3).
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Scopes(BTreeSet<Scope>);

impl Scopes {
    /// The scopes of a text; none when one of them does not exist.
    pub fn parse(text: &str) -> Option<Self> {
        let names = text.split(' ').filter(|name| !name.is_empty());
        names.map(Scope::parse).collect::<Option<_>>().map(Self)
    }

    /// Whether this is among them.
    pub fn has(&self, scope: Scope) -> bool {
        self.0.contains(&scope)
    }

    /// Whether all of the others are among them.
    pub fn cover(&self, others: &Self) -> bool {
        self.0.is_superset(&others.0)
    }

    /// These and the others.
    pub fn with(mut self, others: &Self) -> Self {
        self.0.extend(&others.0);
        self
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl FromIterator<Scope> for Scopes {
    fn from_iter<T: IntoIterator<Item = Scope>>(all: T) -> Self {
        Self(all.into_iter().collect())
    }
}

impl fmt::Display for Scopes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, scope) in self.0.iter().enumerate() {
            let space = if place == 0 { "" } else { " " };
            write!(f, "{space}{}", scope.name())?;
        }
        Ok(())
    }
}

/// What an app asks, as it stands in the address of the authorization page (RFC 6749
/// §4.1.1). `AppAuthorizationResource/get` tells what is to be shown of it, `/create`
/// allows it, `/delete` refuses it.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
#[serde(default)]
pub struct AppAuthorizationRequest {
    /// The app.
    pub client_id: String,
    /// Where it wants the viewer sent back to.
    pub redirect_uri: String,
    /// `code` and nothing else.
    pub response_type: String,
    /// Names of scopes with spaces between.
    pub scope: String,
    /// What the app wants to hear again, at most 1,024 characters.
    pub state: Option<String>,
    /// SHA-256 of the app's verifier, as base64url.
    pub code_challenge: String,
    /// `S256` and nothing else.
    pub code_challenge_method: String,
}

/// What the authorization page shows.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct AppAuthorizationView {
    /// Who asks.
    pub app: AppRef,
    /// What for.
    pub scopes: Scopes,
    /// Host, or scheme of an installed app, to which the viewer is sent back.
    pub back_to: String,
    /// Whether the viewer need not be asked: all of it is allowed already, and the address
    /// is on a server that is the app's.
    pub is_allowed: bool,
    /// Why the viewer cannot be asked, when the app asked wrongly.
    pub fault: Option<AppAuthorizationFault>,
}
impl View for AppAuthorizationView {}

/// What is wrong with a request of an app that is known (RFC 6749 §4.1.2.1).
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct AppAuthorizationFault {
    /// `invalid_request`, `unsupported_response_type` or `invalid_scope`.
    pub error: String,
    /// What would be right, for developers.
    pub detail: String,
    /// Leads back to the app, which is told the same.
    pub url: String,
}

/// Where the viewer goes on.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct AppAuthorizationAnswer {
    /// Leads back to the app, with the code or the refusal.
    pub url: String,
}
impl View for AppAuthorizationAnswer {}

/// `GrantsResource/get`: whom the viewer allowed what.
#[derive(Debug, Clone, Copy, Default, Deserialize, ToSchema)]
pub struct ListGrants {}

/// `GrantsResource/delete`: ends one of them, or all.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct EndGrants {
    /// One of the viewer's own; all when missing.
    #[serde(default)]
    pub grant_id: Option<GrantId>,
}

/// How many ended.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct GrantsEnded {
    /// Apps and personal tokens together.
    pub count: u64,
}
impl View for GrantsEnded {}

/// `PersonalTokenResource/create`: makes a token for a script of the viewer's own.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct CreatePersonalToken {
    /// What it is for, 1 to 60 characters.
    pub name: String,
    /// What it is good for, at least one.
    pub scopes: Scopes,
    /// Days until it ends, 1 to 366; it has no end when missing.
    #[serde(default)]
    pub days: Option<u32>,
}

/// A personal access token, which is never shown again.
#[derive(Clone, Serialize, ToSchema)]
pub struct NewPersonalToken {
    /// What is kept of it.
    pub grant: GrantView,
    /// The secret.
    pub token: String,
}
impl View for NewPersonalToken {}

/// What the viewer allowed an app, or a script of their own.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct GrantView {
    /// Names it to the viewer.
    pub id: GrantId,
    /// The app; none of a personal access token.
    pub app: Option<AppRef>,
    /// Name of the personal access token; empty for an app.
    pub name: String,
    /// What was allowed.
    pub scopes: Scopes,
    /// Milliseconds since 1970.
    pub created_ms: i64,
    /// When it was used last, to an hour; none when never.
    pub used_ms: Option<i64>,
    /// When it ends, if it does by itself.
    pub expires_ms: Option<i64>,
}

/// Whom the viewer allowed what.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct Grants {
    /// Newest first; apps and personal access tokens.
    pub grants: Vec<GrantView>,
}
impl View for Grants {}

/// Tokens for an app (RFC 6749 §5.1).
#[derive(Clone, Serialize, ToSchema)]
pub struct Tokens {
    /// Acts for the user.
    pub access_token: String,
    /// Always `Bearer`.
    pub token_type: &'static str,
    /// Seconds until the access token is over.
    pub expires_in: i64,
    /// Brings the next tokens, once.
    pub refresh_token: String,
    /// What the access token is good for.
    pub scope: String,
    /// Whom it acts for.
    pub user_id: UserId,
}

/// What is known of a token (RFC 7662 §2.2).
#[derive(Debug, Clone, Default, Serialize, ToSchema)]
pub struct Introspection {
    /// Whether it is one of the app's own that works.
    pub active: bool,
    /// What it is good for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scope: Option<String>,
    /// The app.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub client_id: Option<AppId>,
    /// Whom it acts for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sub: Option<UserId>,
    /// When it ends, seconds since 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub exp: Option<i64>,
    /// `access_token` or `refresh_token`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub token_type: Option<&'static str>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scopes_are_the_same_in_texts_and_on_the_wire() {
        for scope in Scope::ALL {
            assert_eq!(serde_json::to_value(scope).unwrap(), scope.name());
        }
        let some = Scopes::parse("pins:write  boards:read pins:write").unwrap();
        assert_eq!(some.to_string(), "boards:read pins:write");
        assert!(some.has(Scope::PinsWrite) && !some.has(Scope::PinsRead));
        assert_eq!(Scopes::parse("pins:write pins:erase"), None);
        assert!(Scopes::parse("").unwrap().is_empty());
        let more = some.clone().with(&Scopes::parse("users:read").unwrap());
        assert!(more.cover(&some) && !some.cover(&more));
    }
}
