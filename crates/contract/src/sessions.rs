//! Sign-in (specification §3 "Login payload", §4, protocol "Sessions and CSRF").

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    answers::{SessionChange, View},
    ids::UserId,
    users::ViewerView,
};

/// `UserSessionResource/create` with credentials.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct LogIn {
    /// Trimmed before use.
    pub username_or_email: String,
    /// As typed.
    pub password: String,
    /// Page that led here.
    #[serde(default)]
    pub referrer: Option<String>,
}

/// `UserSessionResource/create` with `session_accounts: true`, and `/get`:
/// which accounts this browser is signed in to.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct ListSessionAccounts {}

/// `UserSessionResource/delete`.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct LogOut {
    /// Specification §7; recorded, changes nothing here.
    #[serde(default)]
    pub disable_auth_failure_redirect: bool,
}

/// `UserResetPasswordResource/create`: a link to choose a new password. Answered
/// alike whether the account exists or not.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct RequestReset {
    /// Trimmed before use.
    pub username_or_email: String,
}

/// `UserResetPasswordResource/update`: the link is used.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct ResetPassword {
    /// What stands behind `#` in the link.
    pub token: String,
    /// 8 to 128 characters.
    pub new_password: String,
}

/// `UserPasswordResource/update`.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct ChangePassword {
    /// The password as it is.
    pub old_password: String,
    /// 8 to 128 characters.
    pub new_password: String,
}

/// `UserSessionsResource/get`: every place the account is signed in.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct ListSessions {}

/// One place the account is signed in.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct SessionView {
    /// Names the session; good for nothing but ending it.
    pub id: String,
    /// What the browser said it is, as it said it.
    pub user_agent: String,
    /// When it began, milliseconds since 1970.
    pub created_ms: i64,
    /// Whether it is the one that asks.
    pub is_current: bool,
}

/// Every place the account is signed in.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct Sessions {
    /// Newest first.
    pub sessions: Vec<SessionView>,
}
impl View for Sessions {}

/// `UserSessionsResource/delete`: log out elsewhere.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct EndSessions {
    /// Which; all but the one that asks when missing.
    #[serde(default)]
    pub session_id: Option<String>,
}

/// Sessions have ended.
#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
pub struct SessionsEnded {
    /// How many.
    pub count: u64,
}
impl View for SessionsEnded {}

/// Answer of registration and log-in. The session itself is only in the cookie.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct SignedIn {
    /// Who is signed in now.
    pub user: ViewerView,
    /// Always true.
    pub is_authenticated: bool,
    /// The new session's secret and how long it lasts; goes into the cookie.
    #[serde(skip)]
    #[schema(ignore)]
    pub session: NewSession,
}

/// A session that was just begun.
#[derive(Debug, Clone)]
pub struct NewSession {
    /// The secret: 128 random bits or more, never logged, stored hashed.
    pub token: String,
    /// Seconds until it ends.
    pub seconds: i64,
}

impl View for SignedIn {
    fn session(&self) -> SessionChange {
        let NewSession { token, seconds } = self.session.clone();
        SessionChange::Begin { token, seconds }
    }
}

/// Answer of logging out.
#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
pub struct SignedOut {}

impl View for SignedOut {
    fn session(&self) -> SessionChange {
        SessionChange::End
    }
}

/// Answer of `session_accounts` (specification §3 "Session account").
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct SessionAccounts {
    /// One per signed-in account.
    pub session_accounts: Vec<SessionAccount>,
}
impl View for SessionAccounts {}

/// Specification §3 "Session account".
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct SessionAccount {
    /// Id.
    pub id: UserId,
    /// Name in addresses.
    pub username: String,
    /// Address of the account.
    pub email: String,
    /// Name for people.
    pub full_name: String,
    /// Picture of 75 pixels.
    pub image_medium_url: Option<String>,
    /// Picture of 140 pixels.
    pub image_large_url: Option<String>,
}
