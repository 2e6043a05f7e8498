//! The address that an account logs in with (specification §7).

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    answers::{SessionChange, View},
    ids::UserId,
    sessions::NewSession,
};

/// `POST /v3/users/email/verify/resend/` (specification §7).
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct ResendVerification {}

/// A mail is on its way.
#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
pub struct MailSent {}
impl View for MailSent {}

/// `UserEmailResource/create`: use the link of a mail that proves an address.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct VerifyEmail {
    /// What stands behind `#` in the link.
    pub token: String,
}

/// An address was proved.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct EmailVerified {
    /// Whose it is; the browser may be another user's.
    pub user_id: UserId,
    /// The address.
    pub email: String,
    /// A limited session for the browser that opened the link; goes into the cookie.
    #[serde(skip)]
    #[schema(ignore)]
    pub session: Option<NewSession>,
}
impl View for EmailVerified {
    fn session(&self) -> SessionChange {
        let session = self.session.as_ref();
        session.map_or(SessionChange::Keep, NewSession::begin)
    }
}

/// `UserEmailResource/update`: another address. A link goes there; the account
/// keeps its address until the link is used.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct ChangeEmail {
    /// The new address.
    pub email: String,
    /// The account's password: an open browser is not enough.
    pub password: String,
    /// The parental passcode, where there is one.
    #[serde(default)]
    pub passcode: Option<String>,
}
