//! Proofs that a human signs up or guesses, and not a program (specification §3
//! "Signup payload", "Login payload"; §7 `/v3/sessions/verify/`).

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::answers::View;

/// Who finds out that a human stands before the browser.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum CaptchaVerifier {
    /// No captcha.
    Off,
    /// reCAPTCHA Enterprise: the token of its script is the proof.
    Recaptcha,
    /// This host: the number of a `CaptchaChallengeResource` is the proof.
    ProofOfWork,
}

/// How this host asks for proofs.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct CaptchaView {
    /// Who looks at them.
    pub verifier: CaptchaVerifier,
    /// The host's key, of reCAPTCHA alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub site_key: Option<String>,
    /// Address of its script, of reCAPTCHA alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub script_url: Option<String>,
}

/// What a proof is for; good for nothing else.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum CaptchaAction {
    /// `recaptcha_v3_token` of signing up.
    Signup,
    /// `token` of logging in.
    Login,
    /// `token` of asking for a link to a new password.
    ResetPassword,
    /// `recaptcha_token` of `/v3/sessions/verify/`.
    VerifySession,
}

impl CaptchaAction {
    /// As it stands in challenges and in what reCAPTCHA is asked.
    pub fn name(self) -> &'static str {
        match self {
            Self::Signup => "signup",
            Self::Login => "login",
            Self::ResetPassword => "reset_password",
            Self::VerifySession => "verify_session",
        }
    }
}

/// Which proof is missing: `extraData.captcha` of `CaptchaRequired` and `CaptchaFailed`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct CaptchaNeed {
    /// What it has to be for.
    pub action: CaptchaAction,
    /// How it is made.
    #[serde(flatten)]
    pub captcha: CaptchaView,
}

/// `CaptchaChallengeResource/get`: a puzzle of the verifier `proof_of_work`.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct GetCaptchaChallenge {
    /// What the proof will be for.
    pub action: CaptchaAction,
}

/// A puzzle as ALTCHA writes it: find the number behind the hash. The proof is
/// the Base64 of the JSON object `{algorithm, challenge, number, salt, signature}`,
/// and works once.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct CaptchaChallenge {
    /// Always `SHA-256`.
    pub algorithm: &'static str,
    /// Hash of salt and number, in hexadecimal digits.
    pub challenge: String,
    /// The number is not greater.
    pub maxnumber: u32,
    /// Stands before the number; says in its parameters until when the proof
    /// counts, in seconds since 1970, and for what.
    pub salt: String,
    /// The host's, over the challenge.
    pub signature: String,
}
impl View for CaptchaChallenge {}

/// `PUT /v3/sessions/verify/` (specification §7): called a while after log-in.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct VerifySession {
    /// The captcha's response token, of any verifier; none where there is no verifier.
    #[serde(default)]
    pub recaptcha_token: Option<String>,
}

/// What came of it. The session goes on either way.
#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
pub struct SessionVerified {
    /// Whether a human was seen; false as well where the host asks for no proof.
    pub is_verified: bool,
}
impl View for SessionVerified {}
