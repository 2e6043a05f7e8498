//! Second factors and passkeys (specification §3 "Login payload" `mfa_token`,
//! "Viewer" `can_enable_mfa`, `has_mfa_enabled`; WebAuthn Level 3).

use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use crate::{answers::View, ids::PasskeyId};

/// What can be the second step of logging in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum MfaWay {
    /// Six digits from an app.
    Code,
    /// One of the codes that were written down.
    RecoveryCode,
    /// A passkey of the account.
    Passkey,
}

/// `UserFactorsResource/get`: what protects the account beside its password.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct ListFactors {}

/// What protects an account beside its password.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct Factors {
    /// Whether two-step verification can be switched on.
    pub can_enable_mfa: bool,
    /// Whether two-step verification is on.
    pub has_mfa_enabled: bool,
    /// Since when, milliseconds since 1970.
    pub mfa_enabled_ms: Option<i64>,
    /// Recovery codes that were not used yet.
    pub recovery_codes_left: u64,
    /// Whether passkeys work at the address this was asked under: browsers want
    /// a host with a name.
    pub can_use_passkeys: bool,
    /// Oldest first.
    pub passkeys: Vec<PasskeyView>,
}
impl View for Factors {}

/// A passkey, as its owner sees it.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct PasskeyView {
    /// Id.
    pub id: PasskeyId,
    /// What its owner calls it.
    pub name: String,
    /// When it was added, milliseconds since 1970.
    pub created_ms: i64,
    /// Last log-in with it, milliseconds since 1970.
    pub used_ms: Option<i64>,
}

/// `UserTotpResource/create`: begin to set up codes from an app. Nothing is on
/// before a first code has been given.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct BeginTotp {
    /// The account's password: an open browser is not enough.
    pub password: String,
}

/// What an app needs to make codes. Shown once.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct NewTotp {
    /// The secret in Base32, to be typed.
    pub secret: String,
    /// The same as an `otpauth:` address, to be opened on the phone itself.
    pub address: String,
    /// The same as a picture.
    pub qr: QrCode,
}
impl View for NewTotp {}

/// A QR code as one shape.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct QrCode {
    /// Width and height in modules, without the quiet zone.
    pub size: u32,
    /// The dark modules as an SVG path, one unit a module.
    pub path: String,
}

/// `UserTotpResource/update`: a first code shows that the app knows the secret.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct ConfirmTotp {
    /// Six digits; spaces do not count.
    pub code: String,
}

/// `UserTotpResource/delete`: switch two-step verification off.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct DisableTotp {
    /// The account's password.
    pub password: String,
    /// The parental passcode, where there is one.
    #[serde(default)]
    pub passcode: Option<String>,
}

/// `UserRecoveryCodesResource/create`: new codes; the old ones are void.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct RenewRecoveryCodes {
    /// The account's password.
    pub password: String,
}

/// Codes to write down, each good for one log-in. Shown once.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct RecoveryCodes {
    /// Three groups of four letters and digits each.
    pub codes: Vec<String>,
}
impl View for RecoveryCodes {}

/// `UserSessionProofResource/create`: prove the second factor in an open session. What
/// protects the account is changed with the password and this (`MfaRequired`).
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct ProveSession {
    /// A code from the app, a recovery code, or [`LogInWithPasskey`] as JSON.
    pub mfa_token: String,
}

/// A proof of the second factor in a session.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct SessionProof {
    /// Until when it is believed, milliseconds since 1970.
    pub until_ms: i64,
}
impl View for SessionProof {}

/// `UserPasskeyChallengeResource/create`: begin to add a passkey.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct BeginPasskey {
    /// The account's password.
    pub password: String,
}

/// `PasskeyChallengeResource/create`: begin to log in with a passkey.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct BeginPasskeyLogIn {}

/// What the browser hands to the authenticator.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct PasskeyChallenge {
    /// Names the challenge; good for one answer within ten minutes.
    pub token: String,
    /// `PublicKeyCredentialCreationOptionsJSON` or `…RequestOptionsJSON`.
    #[schema(value_type = Object)]
    pub options: Value,
}
impl View for PasskeyChallenge {}

/// `UserPasskeyResource/create`: the authenticator's answer becomes a passkey.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct AddPasskey {
    /// Token of the challenge.
    pub token: String,
    /// What its owner calls it, 1 to 60 characters.
    pub name: String,
    /// `RegistrationResponseJSON`.
    #[schema(value_type = Object)]
    pub credential: Value,
}

/// `UserPasskeyResource/delete`.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct RemovePasskey {
    /// Which.
    pub passkey_id: PasskeyId,
    /// The account's password.
    pub password: String,
    /// The parental passcode, where there is one.
    #[serde(default)]
    pub passcode: Option<String>,
}

/// `PasskeySessionResource/create`: log in with a passkey and nothing else.
/// Written as JSON it is also a `mfa_token`.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct LogInWithPasskey {
    /// Token of the challenge.
    pub token: String,
    /// `AuthenticationResponseJSON`.
    #[schema(value_type = Object)]
    pub credential: Value,
}
