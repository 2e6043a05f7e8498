//! Checks a proof, by the verifier that the host configured.

use contract::{
    captchas::{CaptchaAction, CaptchaNeed},
    errors::Code,
};
use kernel::{
    ctx::{Actor, Ctx},
    error::{Error, Result},
};

use super::{
    Verifier,
    assess_token::assess_token,
    check_proof::{Puzzle, check_proof},
    get_captcha_challenge::challenge_key,
    sql,
};

/// The score of work: it is known only that it was done.
const WORK_DONE: u8 = 100;

/// What came of checking a proof.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// The host asks for none.
    Off,
    /// None was given.
    Missing,
    /// A human, by so many per cent.
    Passed(u8),
    /// Wrong, used, too old, for something else, or too weak.
    Refused,
    /// The verifier does not answer.
    Down,
}

/// Checks a proof for this action, and uses it up.
pub async fn check_captcha(
    ctx: &Ctx,
    action: CaptchaAction,
    token: Option<&str>,
) -> Result<Outcome> {
    let token = token.filter(|token| !token.is_empty());
    match (ctx.house.get::<Verifier>(), token) {
        (Verifier::Off, _) => Ok(Outcome::Off),
        (_, None) => Ok(Outcome::Missing),
        (Verifier::ProofOfWork { hardest }, Some(token)) => {
            check_work(ctx, action, *hardest, token).await
        }
        (Verifier::Recaptcha(recaptcha), Some(token)) => {
            Ok(assess_token(ctx, recaptcha, action, token).await)
        }
    }
}

/// Demands a proof: nothing goes on without, also while the verifier is away. The
/// host itself proves nothing.
pub async fn require_captcha(ctx: &Ctx, action: CaptchaAction, token: Option<&str>) -> Result<()> {
    if ctx.actor == Actor::Host {
        return Ok(());
    }
    match check_captcha(ctx, action, token).await? {
        Outcome::Down => Err(Error::new(Code::CaptchaUnavailable)),
        outcome => outcome.demand(ctx, action),
    }
}

impl Outcome {
    /// Demands a proof where there are other guards: while the verifier is away,
    /// it goes on without.
    pub fn demand(self, ctx: &Ctx, action: CaptchaAction) -> Result<()> {
        let code = match self {
            Self::Off | Self::Passed(_) | Self::Down => return Ok(()),
            Self::Missing => Code::CaptchaRequired,
            Self::Refused => Code::CaptchaFailed,
        };
        let mut error = Error::new(code);
        error.facts.captcha = Some(CaptchaNeed {
            action,
            captcha: ctx.house.get::<Verifier>().view(),
        });
        Err(error)
    }
}

async fn check_work(
    ctx: &Ctx,
    action: CaptchaAction,
    hardest: u32,
    token: &str,
) -> Result<Outcome> {
    let puzzle = Puzzle {
        key: &challenge_key(&ctx.house),
        action,
        hardest,
    };
    let Some(proof) = check_proof(&puzzle, token, ctx.now()) else {
        return Ok(Outcome::Refused);
    };
    let tx = ctx.begin().await?;
    let is_first = sql::use_up(&tx, &proof.challenge, proof.expires_ms).await?;
    tx.commit().await?;
    Ok(match is_first {
        true => Outcome::Passed(WORK_DONE),
        false => Outcome::Refused,
    })
}
