//! Guessing of passwords and codes is slowed down by growing waits, kept in the database
//! so that all servers count together.
//!
//! Invariant: others' guesses lock no user out for good. A browser that its owner
//! logged in with before has an allowance of its own, every wait ends, and the
//! link to a new password asks for none of this. Names are counted as they were
//! typed, so that a name without an account is slowed down alike.
//!
//! Where the host asks for proofs of a human, one is needed after some wrong
//! guesses ([decision 11](../../../../docs/decisions/0011-captcha.md)): a further
//! hurdle, which changes none of the waits and is never put before a browser that
//! the account knows.

use contract::{captchas::CaptchaAction, errors::Code, ids::UserId};
use kernel::{
    ctx::{Actor, Ctx},
    error::{Error, Result},
    tx::Tx,
};
use sha2::{Digest, Sha256};

use super::{remember_device, sql};
use crate::{
    captchas::Verifier,
    captchas::check_captcha::{Outcome, check_captcha},
};

/// A row of guesses is forgotten so long after the last one.
const KEPT_MS: i64 = 24 * 60 * 60 * 1_000;

/// How often one may guess.
#[derive(Debug, Clone, Copy)]
struct Allowance {
    name: &'static str,
    /// Guesses without a wait.
    free: i64,
    /// Longest wait between two guesses, in seconds.
    longest_s: i64,
    /// What is answered to a guess that comes too early.
    refusal: Code,
    /// Guesses without a proof of a human.
    unproved: i64,
}

/// One name, from all browsers it has not been used with.
const NAME: Allowance = Allowance {
    name: "name",
    free: 20,
    longest_s: 5 * 60,
    refusal: Code::GuessedTooOften,
    unproved: 10,
};
/// One name from one address.
const NAME_AND_ADDRESS: Allowance = Allowance {
    name: "name and address",
    free: 5,
    longest_s: 60 * 60,
    refusal: Code::GuessedTooOften,
    unproved: 3,
};
/// One name from one browser that has logged in to that name's account.
const NAME_AND_DEVICE: Allowance = Allowance {
    name: "name and device",
    free: 20,
    longest_s: 60,
    refusal: Code::GuessedTooOften,
    unproved: i64::MAX,
};
/// Codes of one account's app, some hundred times a day, and the owner has other ways. At
/// log-in only a holder of the password gets to guess; in open sessions it counts apart, so
/// that a stolen one slows down no log-in.
const CODE: Allowance = Allowance {
    name: "code",
    free: 5,
    longest_s: 15 * 60,
    refusal: Code::RateLimited,
    unproved: i64::MAX,
};
/// The password of one account, asked for again in an open session, from everywhere:
/// waits end, and the owner has the link by mail.
const OWN_PASSWORD: Allowance = Allowance {
    name: "own password",
    free: 5,
    longest_s: 60 * 60,
    refusal: Code::GuessedTooOften,
    unproved: i64::MAX,
};
/// Links to new passwords that one address asks for, of all accounts: how many at
/// once is limited elsewhere.
const RESET: Allowance = Allowance {
    name: "reset",
    free: i64::MAX,
    longest_s: 0,
    refusal: Code::RateLimited,
    unproved: 3,
};

/// The passcode of one account, from everywhere: ten thousand there are, some
/// twenty can be tried a day, and a parent has the way by mail.
const PASSCODE: Allowance = Allowance {
    name: "passcode",
    free: 5,
    longest_s: 4 * 60 * 60,
    refusal: Code::PasscodeTriedTooOften,
    unproved: i64::MAX,
};

/// Addresses of which one household was told, or mailed, that they have an account.
const ASKED_BY_ADDRESS: Allowance = Allowance {
    name: "address asked, by address",
    free: 10,
    longest_s: 60 * 60,
    refusal: Code::RateLimited,
    unproved: i64::MAX,
};
/// The same of the network around it.
const ASKED_BY_NETWORK: Allowance = Allowance {
    name: "address asked, by network",
    free: 100,
    longest_s: 60 * 60,
    refusal: Code::RateLimited,
    unproved: i64::MAX,
};

impl Allowance {
    /// Milliseconds until the next guess, after so many of them: one second,
    /// twice as long with each guess more.
    fn wait_ms(self, guesses: i64) -> i64 {
        match guesses.saturating_sub(self.free) {
            over if over < 0 => 0,
            over => self.longest_s.min(1 << over.min(30)) * 1_000,
        }
    }
}

/// A guess that was counted, to be taken back if it was right.
pub struct Guess {
    subjects: Vec<[u8; 32]>,
    /// Guesses for this name from here, this one among them.
    pub count: i64,
}

/// Counts a guess before it is looked at, so that many at once are no way
/// around; refuses it when it comes too early, and does not count it when it
/// comes without a proof that is needed by now.
pub async fn count_guess(
    ctx: &Ctx,
    name: &str,
    id: UserId,
    captcha: Option<&str>,
) -> Result<Guess> {
    let proof = check_captcha(ctx, CaptchaAction::Login, captcha).await?;
    let known = remember_device::is_known(ctx, &ctx.house.db, id).await?;
    let device = ctx.browser.device.as_deref().unwrap_or_default();
    let address = ctx.browser.address.map(household).unwrap_or_default();
    let counted: &[(Allowance, &str)] = match known {
        true => &[(NAME_AND_DEVICE, device)],
        false => &[(NAME, ""), (NAME_AND_ADDRESS, &address)],
    };
    count_all(ctx, name, counted, (CaptchaAction::Login, proof)).await
}

/// The same for a code of this account's app.
pub async fn count_code(ctx: &Ctx, id: UserId) -> Result<Guess> {
    let proof = (CaptchaAction::Login, Outcome::Off);
    let whence = match ctx.actor {
        Actor::User(..) => "open session",
        Actor::Visitor | Actor::Crawler | Actor::Limited(_) | Actor::Host => "",
    };
    count_all(ctx, &id.to_string(), &[(CODE, whence)], proof).await
}

/// The same for the password that a session of this account is asked for again.
pub async fn count_own_password(ctx: &Ctx, id: UserId) -> Result<Guess> {
    let proof = (CaptchaAction::Login, Outcome::Off);
    count_all(ctx, &id.to_string(), &[(OWN_PASSWORD, "")], proof).await
}

/// The same for the parental passcode of this account.
pub async fn count_passcode(ctx: &Ctx, id: UserId) -> Result<Guess> {
    let proof = (CaptchaAction::Login, Outcome::Off);
    count_all(ctx, &id.to_string(), &[(PASSCODE, "")], proof).await
}

/// Forgets wrong tries, when another passcode was set.
pub async fn forget_passcode_guesses(ctx: &Ctx, tx: &Tx, id: UserId) -> Result<()> {
    let subject = subject(ctx, PASSCODE.name, &id.to_string(), "");
    sql::forget_guesses(tx, &subject).await
}

/// Counts a request for a link to a new password, where the host wants proofs of
/// a human. The first links need none, so that a weak proof keeps no user from
/// their account.
pub async fn count_reset(ctx: &Ctx, captcha: Option<&str>) -> Result<()> {
    if !ctx.house.get::<Verifier>().is_on() {
        return Ok(());
    }
    let proof = check_captcha(ctx, CaptchaAction::ResetPassword, captcha).await?;
    let address = ctx.browser.address.map(household).unwrap_or_default();
    let proof = (CaptchaAction::ResetPassword, proof);
    count_all(ctx, "", &[(RESET, &address)], proof).await?;
    Ok(())
}

/// Refuses to look whether an address has an account, where that was told too often: a
/// list of addresses is not asked through. The host's own commands may.
pub async fn check_asking(ctx: &Ctx) -> Result<()> {
    if ctx.actor == Actor::Host {
        return Ok(());
    }
    for (allowance, whence) in asked_from(ctx) {
        let subject = subject(ctx, allowance.name, "", &whence);
        match sql::find_next_guess(&ctx.house.db, &subject).await? {
            Some(next) if next > ctx.now() => return Err(too_early(ctx, allowance, next)),
            _ => {}
        }
    }
    Ok(())
}

/// Counts that it was told of an address that it has an account; where the host hides who
/// has one, that a mail was sent to it.
pub async fn count_asking(ctx: &Ctx) -> Result<()> {
    if ctx.actor == Actor::Host {
        return Ok(());
    }
    let tx = ctx.begin().await?;
    for (allowance, whence) in asked_from(ctx) {
        let subject = subject(ctx, allowance.name, "", &whence);
        // Others may have been told at the same moment.
        match count(ctx, &tx, allowance, &subject).await {
            Err(error) if error.code == allowance.refusal => {}
            counted => drop(counted?),
        }
    }
    tx.commit().await
}

fn asked_from(ctx: &Ctx) -> [(Allowance, String); 2] {
    let address = ctx.browser.address;
    [
        (ASKED_BY_ADDRESS, address.map(household).unwrap_or_default()),
        (ASKED_BY_NETWORK, address.map(network).unwrap_or_default()),
    ]
}

async fn count_all(
    ctx: &Ctx,
    whose: &str,
    counted: &[(Allowance, &str)],
    (action, proof): (CaptchaAction, Outcome),
) -> Result<Guess> {
    let mut guess = Guess {
        subjects: Vec::new(),
        count: 0,
    };
    let tx = ctx.begin().await?;
    for (allowance, whence) in counted {
        let subject = subject(ctx, allowance.name, whose, whence);
        guess.count = count(ctx, &tx, *allowance, &subject).await?;
        guess.subjects.push(subject);
        if guess.count > allowance.unproved {
            // Leaves the transaction, and with it what was counted.
            proof.demand(ctx, action)?;
        }
    }
    tx.commit().await?;
    Ok(guess)
}

impl Guess {
    /// Takes the guess back, because it was right.
    pub async fn forget(&self, tx: &Tx) -> Result<()> {
        for subject in &self.subjects {
            sql::forget_guesses(tx, subject).await?;
        }
        Ok(())
    }
}

async fn count(ctx: &Ctx, tx: &Tx, allowance: Allowance, subject: &[u8; 32]) -> Result<i64> {
    let now = ctx.now();
    let Some(guesses) = sql::count_guess(tx, subject, now, now + KEPT_MS).await? else {
        let next = sql::next_guess(tx, subject).await?;
        return Err(too_early(ctx, allowance, next));
    };
    let wait = allowance.wait_ms(guesses);
    if wait > 0 {
        sql::delay_guess(tx, subject, now + wait).await?;
    }
    Ok(guesses)
}

/// What is answered to what comes before its time.
fn too_early(ctx: &Ctx, allowance: Allowance, next_ms: i64) -> Error {
    let mut error = Error::new(allowance.refusal);
    let wait_ms = (next_ms - ctx.now()).max(1) as u64;
    error.retry_after = Some(wait_ms.div_ceil(1_000) as u32);
    error
}

/// What is counted, by a hash that tells nothing without the host's secret.
fn subject(ctx: &Ctx, allowance: &str, name: &str, whence: &str) -> [u8; 32] {
    let mut hash = Sha256::new_with_prefix(ctx.house.secret);
    for part in [allowance, &name.to_lowercase(), whence] {
        hash.update((part.len() as u64).to_le_bytes());
        hash.update(part);
    }
    hash.finalize().into()
}

/// A network address; of IPv6 the part that one household shares.
fn household(address: std::net::IpAddr) -> String {
    match address.to_canonical() {
        std::net::IpAddr::V6(v6) => format!("{:x?}", &v6.segments()[..4]),
        v4 => v4.to_string(),
    }
}

/// The part of an address that one operator most likely has.
fn network(address: std::net::IpAddr) -> String {
    match address.to_canonical() {
        std::net::IpAddr::V6(v6) => format!("{:x?}", &v6.segments()[..3]),
        std::net::IpAddr::V4(v4) => format!("{:?}", &v4.octets()[..3]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_grow_and_end() {
        let cases = [
            (1, 0),
            (4, 0),
            (5, 1_000),
            (6, 2_000),
            (8, 8_000),
            (16, 2_048_000),
            (17, 3_600_000),
            (i64::MAX, 3_600_000),
        ];
        for (guesses, wait) in cases {
            assert_eq!(NAME_AND_ADDRESS.wait_ms(guesses), wait, "{guesses}");
        }
    }
}
