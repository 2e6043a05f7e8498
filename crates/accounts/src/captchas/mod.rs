//! # Captchas
//!
//! Lives here: proofs that a human sits before the browser, as reCAPTCHA
//! Enterprise sees it, or by work that a browser does for this host.
//! Tables owned: `used_captchas`.
//! Events emitted: none.
//! Not here: when a proof is asked for (`sessions` and `users`), waits between
//! guesses (`sessions`).
//!
//! Invariants: a proof counts for one action and, of our own, once; a proof that
//! cannot be checked is told apart from a wrong one.

pub mod assess_token;
pub mod check_captcha;
pub mod check_proof;
pub mod get_captcha_challenge;
pub mod jobs;
mod sql;

use std::fmt;

use contract::captchas::{CaptchaVerifier, CaptchaView};
use fetch::Fetcher;
use kernel::extension;

/// The verifier of proofs, as the host configured it.
pub enum Verifier {
    /// None: no proof is asked for.
    Off,
    /// This host.
    ProofOfWork {
        /// The greatest number that a browser has to find.
        hardest: u32,
    },
    /// reCAPTCHA Enterprise.
    Recaptcha(Box<Recaptcha>),
}

/// A key of reCAPTCHA Enterprise.
pub struct Recaptcha {
    /// Asks it, and can reach nothing else that is private.
    pub fetcher: Fetcher,
    /// Where its API is, without a slash at the end.
    pub url: String,
    /// Where its script is.
    pub script_url: String,
    /// The project of Google Cloud.
    pub project: String,
    /// The key that pages name.
    pub site_key: String,
    /// The secret key.
    pub api_key: ApiKey,
    /// From 0, a program, to 1, a human: a lower score is refused.
    pub least_score: f64,
}

/// A secret that is written nowhere.
#[derive(Clone, PartialEq, Eq)]
pub struct ApiKey(pub String);

impl fmt::Debug for ApiKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("***")
    }
}

extension!(Verifier = |_| Verifier::Off);

impl Verifier {
    /// What pages and clients are told.
    pub fn view(&self) -> CaptchaView {
        let (verifier, recaptcha) = match self {
            Self::Off => (CaptchaVerifier::Off, None),
            Self::ProofOfWork { .. } => (CaptchaVerifier::ProofOfWork, None),
            Self::Recaptcha(recaptcha) => (CaptchaVerifier::Recaptcha, Some(recaptcha)),
        };
        CaptchaView {
            verifier,
            site_key: recaptcha.map(|recaptcha| recaptcha.site_key.clone()),
            script_url: recaptcha.map(|recaptcha| recaptcha.script_url.clone()),
        }
    }

    /// Whether proofs are asked for.
    pub fn is_on(&self) -> bool {
        !matches!(self, Self::Off)
    }
}
