//! Work as a proof, in ALTCHA's form: a browser finds the number behind a hash,
//! which costs a visitor a moment and a flood of sign-ups much. Pure.

use base64::{Engine, engine::general_purpose::STANDARD};
use contract::captchas::{CaptchaAction, CaptchaChallenge};
use hmac::{Hmac, Mac};
use serde::Deserialize;
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;

/// The only algorithm.
const ALGORITHM: &str = "SHA-256";
/// Longest proof, in bytes.
const LONGEST: usize = 1_024;

/// What a challenge is made from.
pub struct Puzzle<'a> {
    /// Signs challenges.
    pub key: &'a [u8; 32],
    /// What the proof will be for.
    pub action: CaptchaAction,
    /// The greatest number there is.
    pub hardest: u32,
}

/// A proof that is right. Whether it was used before is for the caller to say.
#[derive(Debug, PartialEq, Eq)]
pub struct Proof {
    /// The challenge, which no other proof has.
    pub challenge: [u8; 32],
    /// Until when it counts, milliseconds since 1970.
    pub expires_ms: i64,
}

/// The proof in a token, if it is one of ours, for this and still in time.
pub fn check_proof(puzzle: &Puzzle<'_>, token: &str, now_ms: i64) -> Option<Proof> {
    if token.len() > LONGEST {
        return None;
    }
    let solution: Solution = serde_json::from_slice(&STANDARD.decode(token).ok()?).ok()?;
    let expires_ms = puzzle.read_salt(&solution.salt)?;
    let challenge = hash(&solution.salt, solution.number);
    let signature = hex(&puzzle.sign(&challenge));
    let is_ours = solution.algorithm == ALGORITHM
        && solution.number <= puzzle.hardest
        && solution.challenge == hex(&challenge)
        && bool::from(signature.as_bytes().ct_eq(solution.signature.as_bytes()));
    (is_ours && expires_ms > now_ms).then_some(Proof {
        challenge,
        expires_ms,
    })
}

/// What a browser sends back.
#[derive(Deserialize)]
struct Solution {
    algorithm: String,
    challenge: String,
    number: u32,
    salt: String,
    signature: String,
}

impl Puzzle<'_> {
    /// The challenge whose number is this.
    pub fn make(&self, chance: [u8; 12], number: u32, expires_ms: i64) -> CaptchaChallenge {
        // The salt ends where the number cannot begin: otherwise digits could be
        // moved from the one to the other, and with them the expiry.
        let salt = format!(
            "{}?expires={}&action={}&",
            hex(&chance),
            expires_ms / 1_000,
            self.action.name()
        );
        let challenge = hash(&salt, number);
        CaptchaChallenge {
            algorithm: ALGORITHM,
            challenge: hex(&challenge),
            maxnumber: self.hardest,
            salt,
            signature: hex(&self.sign(&challenge)),
        }
    }

    /// Until when a salt counts, if it is for this action and ends as ours do.
    fn read_salt(&self, salt: &str) -> Option<i64> {
        let (_, said) = salt.strip_suffix('&')?.split_once('?')?;
        let (expires, action) = said.strip_prefix("expires=")?.split_once("&action=")?;
        let seconds: i64 = expires.parse().ok()?;
        let expires_ms = seconds.checked_mul(1_000)?;
        (action == self.action.name()).then_some(expires_ms)
    }

    fn sign(&self, challenge: &[u8; 32]) -> [u8; 32] {
        let mut mac = Hmac::<Sha256>::new_from_slice(self.key).expect("a key may have any length");
        mac.update(hex(challenge).as_bytes());
        mac.finalize().into_bytes().into()
    }
}

fn hash(salt: &str, number: u32) -> [u8; 32] {
    Sha256::digest(format!("{salt}{number}")).into()
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    const NOW_MS: i64 = 1_593_065_622_000;
    const KEY: [u8; 32] = [9; 32];

    fn puzzle(action: CaptchaAction) -> Puzzle<'static> {
        Puzzle {
            key: &KEY,
            action,
            hardest: 1_000,
        }
    }

    /// The proof with what a test changes of it.
    fn solved(change: impl FnOnce(&mut Value)) -> String {
        let made = puzzle(CaptchaAction::Signup).make([1; 12], 742, NOW_MS + 60_000);
        let mut solution = json!({
            "algorithm": made.algorithm, "challenge": made.challenge, "number": 742,
            "salt": made.salt, "signature": made.signature, "took": 3,
        });
        change(&mut solution);
        STANDARD.encode(solution.to_string())
    }

    #[test]
    fn a_challenge_is_written_as_altcha_writes_it() {
        let made = puzzle(CaptchaAction::Login).make([0xab; 12], 7, NOW_MS);
        assert_eq!(
            made.salt,
            "abababababababababababab?expires=1593065622&action=login&"
        );
        assert_eq!(made.challenge, hex(&hash(&made.salt, 7)));
        assert_eq!((made.challenge.len(), made.signature.len()), (64, 64));
    }

    #[test]
    fn the_right_number_in_time_for_the_right_thing_counts() {
        let check = |token: &str, action, now_ms| check_proof(&puzzle(action), token, now_ms);
        let right = solved(|_| {});
        let proof = check(&right, CaptchaAction::Signup, NOW_MS).expect("a proof");
        assert_eq!(proof.expires_ms, NOW_MS + 60_000);
        assert_eq!(check(&right, CaptchaAction::Login, NOW_MS), None);
        assert_eq!(check(&right, CaptchaAction::Signup, NOW_MS + 60_000), None);
        let other = Puzzle {
            key: &[8; 32],
            ..puzzle(CaptchaAction::Signup)
        };
        assert_eq!(check_proof(&other, &right, NOW_MS), None, "another host's");
        let easier = Puzzle {
            hardest: 741,
            ..puzzle(CaptchaAction::Signup)
        };
        assert_eq!(check_proof(&easier, &right, NOW_MS), None);
    }

    #[test]
    fn nothing_of_a_proof_can_be_changed() {
        let made = puzzle(CaptchaAction::Signup).make([1; 12], 742, NOW_MS + 60_000);
        let later = made
            .salt
            .replace("expires=1593065682", "expires=1993065682");
        let wrong = [
            ("number", json!(741)),
            ("number", json!(-742)),
            ("number", json!("742")),
            ("algorithm", json!("MD5")),
            ("challenge", json!("0".repeat(64))),
            ("signature", json!("0".repeat(64))),
            ("signature", json!("")),
            ("salt", json!(later)),
            ("salt", json!(made.salt.trim_end_matches('&'))),
            ("salt", json!(format!("{}7", made.salt))),
            ("salt", json!("")),
        ];
        for (name, value) in wrong {
            let token = solved(|solution| solution[name] = value.clone());
            let puzzle = puzzle(CaptchaAction::Signup);
            assert_eq!(check_proof(&puzzle, &token, NOW_MS), None, "{name} {value}");
        }
        // Digits of the number that are taken for digits of the salt.
        let moved = solved(|solution| {
            solution["salt"] = json!(format!("{}7", made.salt));
            solution["number"] = json!(42);
        });
        assert_eq!(
            check_proof(&puzzle(CaptchaAction::Signup), &moved, NOW_MS),
            None
        );
        for token in ["", "!", "e30=", &"A".repeat(2_000)] {
            assert_eq!(
                check_proof(&puzzle(CaptchaAction::Signup), token, NOW_MS),
                None
            );
        }
    }
}
