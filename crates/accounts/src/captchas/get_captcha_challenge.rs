//! Makes a puzzle for a browser.

use contract::captchas::{CaptchaChallenge, GetCaptchaChallenge};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    house::House,
    secrets::key,
};

use super::{Verifier, check_proof::Puzzle};

/// How long a proof counts: time for a slow phone, and to send the form again.
const LIFETIME_MS: i64 = 10 * 60 * 1_000;

/// `CaptchaChallengeResource/get`: a puzzle. Caller: every viewer. Nothing is
/// kept of it: what is signed comes back with the proof.
pub async fn get_captcha_challenge(
    ctx: Ctx,
    input: GetCaptchaChallenge,
) -> Result<CaptchaChallenge> {
    let Verifier::ProofOfWork { hardest } = *ctx.house.get() else {
        return Err(Error::not_found());
    };
    let number = u32::from_le_bytes(ctx.house.random()) % hardest.saturating_add(1).max(1);
    let key = challenge_key(&ctx.house);
    let puzzle = Puzzle {
        key: &key,
        action: input.action,
        hardest,
    };
    Ok(puzzle.make(ctx.house.random(), number, ctx.now() + LIFETIME_MS))
}

/// Signs challenges.
pub(super) fn challenge_key(house: &House) -> [u8; 32] {
    key(house, "captchas: challenges", &[])
}
