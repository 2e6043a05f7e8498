//! Checks whether a human began this session, a while after log-in.

use contract::{
    captchas::{CaptchaAction, SessionVerified, VerifySession},
    errors::Code,
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::sql;
use crate::captchas::check_captcha::{Outcome, check_captcha};

/// `PUT /v3/sessions/verify/`: checks a proof. Caller: user. What is found is
/// kept beside the session for the host to see, and ends nothing: a signed-in
/// user has proved more than that. Where no verifier is in use, no proof is needed.
pub async fn verify_session(ctx: Ctx, input: VerifySession) -> Result<SessionVerified> {
    ctx.user()?;
    let token = input.recaptcha_token.as_deref();
    let outcome = check_captcha(&ctx, CaptchaAction::VerifySession, token).await?;
    let score = match outcome {
        Outcome::Passed(score) => score,
        Outcome::Refused => 0,
        Outcome::Off => return Ok(SessionVerified { is_verified: false }),
        Outcome::Missing => return Err(Error::field(Code::InvalidInput, "recaptcha_token")),
        Outcome::Down => return Err(Error::new(Code::CaptchaUnavailable)),
    };
    if let Some(session) = &ctx.session {
        let tx = ctx.begin().await?;
        sql::keep_score(&tx, session, score.into()).await?;
        tx.commit().await?;
    }
    Ok(SessionVerified {
        is_verified: score > 0,
    })
}
