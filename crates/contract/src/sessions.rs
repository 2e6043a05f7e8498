//! Sign-in (specification §3 "Login payload", §4, protocol "Sessions and CSRF").

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    answers::{SessionChange, View},
    businesses::PartnerView,
    ids::UserId,
    users::{UserView, ViewerView},
};

/// `UserSessionResource/create` with credentials.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct LogIn {
    /// Trimmed before use.
    pub username_or_email: String,
    /// As typed.
    pub password: String,
    /// Page that led here.
    #[serde(default)]
    pub referrer: Option<String>,
    /// The second factor, for accounts that have one.
    #[serde(default)]
    pub mfa_token: Option<String>,
    /// What an authorization to a provider ended with: it is connected to the account as soon
    /// as the rest has proved whose it is.
    #[serde(default)]
    pub network_ticket: Option<String>,
    /// What the captcha answered, where the host asks for one.
    #[serde(default)]
    pub token: Option<String>,
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
    /// Only this account of the browser, with the businesses that share its
    /// log-in; missing for all accounts of the browser.
    #[serde(default)]
    pub user_id: Option<UserId>,
}

/// `UserSessionResource/update`: act as another account of this browser, or as
/// a business that shares the log-in of one.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct SwitchAccount {
    /// As whom.
    pub user_id: UserId,
}

/// `UserResetPasswordResource/create`: a link to choose a new password. Answered
/// alike whether the account exists or not.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct RequestReset {
    /// Trimmed before use.
    pub username_or_email: String,
    /// What the captcha answered, where the host asks for one.
    #[serde(default)]
    pub token: Option<String>,
}

/// `UserResetPasswordResource/update`: the link is used.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct ResetPassword {
    /// What stands behind `#` in the link.
    pub token: String,
    /// 8 to 128 characters.
    pub new_password: String,
    /// The second step, if the account asks for one.
    #[serde(default)]
    pub mfa_token: Option<String>,
}

/// `UserPasswordResource/update`.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct ChangePassword {
    /// The password as it is.
    pub old_password: String,
    /// 8 to 128 characters.
    pub new_password: String,
    /// The parental passcode, where there is one.
    #[serde(default)]
    pub passcode: Option<String>,
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
    /// What the browser keeps after it, so that its owner is told from others.
    pub device: Option<NewDevice>,
}

/// The device secret of a browser after a log-in.
#[derive(Debug, Clone)]
pub struct NewDevice {
    /// 128 random bits or more, never logged, stored hashed.
    pub token: String,
    /// Seconds until it is forgotten.
    pub seconds: i64,
}

impl NewSession {
    /// What an answer does that begins this session.
    pub fn begin(&self) -> SessionChange {
        let device = self.device.clone();
        SessionChange::Begin {
            token: self.token.clone(),
            seconds: self.seconds,
            device: device.map(|device| (device.token, device.seconds)),
        }
    }
}

impl View for SignedIn {
    fn session(&self) -> SessionChange {
        self.session.begin()
    }
}

/// A token that begins a session once, within minutes (specification §7).
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(transparent)]
pub struct HandshakeToken(pub String);
impl View for HandshakeToken {}

/// `HandshakeSessionResource/create` (specification §7).
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct FinishHandshake {
    /// What the handshake answered.
    pub token: String,
    /// Whether the handshake was a registration; changes nothing here.
    #[serde(default, rename = "isRegistration")]
    pub is_registration: bool,
}

words! {
    /// What kind of viewer a session of another name of the host is of (specification §6
    /// "session type").
    SessionType {
        /// A business on a desktop.
        Partner = "partner",
        /// Another user on a desktop.
        NonPartner = "non_partner",
        /// A user on a phone or tablet.
        Mweb = "mweb",
    }
}

/// `POST /vx/users/cctld_token/` (specification §7).
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct ShareSession {
    /// What kind of viewer it is of; kept beside the session that begins by the token.
    #[serde(default)]
    pub session_type: Option<SessionType>,
}

/// A token that begins a session once at another name of the host; none for a
/// session that came from there (specification §7 "cctld_token").
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(transparent)]
pub struct ShareToken(pub Option<String>);
impl View for ShareToken {}

/// `POST /vx/users/cctld_session/`, sent by a page of another name of the host
/// (specification §7).
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct OpenSharedSession {
    /// What `cctld_token` answered.
    #[serde(default)]
    pub token: String,
}

/// `MailLinkSessionResource/create`: the link of a notice is opened.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct OpenMailLink {
    /// What stands behind `#` in the link.
    pub token: String,
}

/// The link of a notice was good.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct MailLinkOpened {
    /// Whether a limited session began; false when the browser was signed in already.
    pub is_limited: bool,
    /// Goes into the cookie.
    #[serde(skip)]
    #[schema(ignore)]
    pub session: Option<NewSession>,
}
impl View for MailLinkOpened {
    fn session(&self) -> SessionChange {
        let session = self.session.as_ref();
        session.map_or(SessionChange::Keep, NewSession::begin)
    }
}

/// `POST /v3/spam/fingerprints/` (specification §7).
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct RecordFingerprint {
    /// What the browser says of itself, 1 to 4096 bytes.
    pub fingerprint: String,
}

/// Answer of logging out.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct SignedOut {
    /// As whom the browser acts now, when the account it acted as was logged
    /// out and another was not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub user_id: Option<UserId>,
    /// What becomes of the browser's session.
    #[serde(skip)]
    #[schema(ignore)]
    pub session: SessionChange,
}

impl View for SignedOut {
    fn session(&self) -> SessionChange {
        self.session.clone()
    }
}

/// Answer of `session_accounts` (specification §3 "Session account").
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct SessionAccounts {
    /// One per signed-in account; first the one that the browser acts as.
    pub session_accounts: Vec<SessionAccount>,
    /// Names the group of these accounts; good for nothing else.
    pub group_id: Option<String>,
}
impl View for SessionAccounts {}

/// `GET /v3/users/{id}/`: a user, and more of an account of this browser.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct AccountView {
    /// What every viewer sees.
    #[serde(flatten)]
    pub user: UserView,
    /// Only of accounts that this browser is signed in to.
    #[serde(flatten)]
    pub account: AccountFields,
}
impl View for AccountView {}

/// What only the browser that is signed in to an account is told of it; absent of others.
#[derive(Debug, Clone, Default, Serialize, ToSchema)]
pub struct AccountFields {
    /// Address of the account.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub email: Option<String>,
    /// The personal account that a linked business shares the log-in of.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub owners: Option<Vec<SessionAccount>>,
    /// The business, of a business account; null of a personal one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<PartnerView>)]
    pub partner: Option<Option<PartnerView>>,
    /// The businesses that share this account's log-in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub businesses: Option<Vec<SessionAccount>>,
}

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
    /// The personal account that a linked business shares the log-in of.
    #[schema(no_recursion)]
    pub owners: Vec<SessionAccount>,
    /// The business, of a business account.
    pub partner: Option<PartnerView>,
    /// The businesses that share this account's log-in; theirs are empty.
    #[schema(no_recursion)]
    pub businesses: Vec<SessionAccount>,
}
impl View for SessionAccount {}

/// The viewer of a limited session (LIMITED_LOGIN, specification §3).
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct LimitedView {
    /// Address that mails go to.
    pub email: String,
    /// First name.
    pub first_name: String,
    /// Whether a password is set.
    pub has_password: bool,
    /// Picture of at least 75 pixels.
    pub image_medium_url: Option<String>,
    /// Whether Facebook's log-in leads to this account.
    pub connected_to_facebook: bool,
    /// Whether Google's log-in leads to this account.
    pub connected_to_google: bool,
}
