//! Asks reCAPTCHA Enterprise what it saw (its API's `projects.assessments.create`).

use contract::captchas::CaptchaAction;
use kernel::ctx::Ctx;
use serde::Deserialize;
use serde_json::json;
use tracing::warn;
use url::Url;

use super::{Recaptcha, check_captcha::Outcome};

/// Header that the API's key travels in: addresses stand in logs.
const KEY_HEADER: &str = "x-goog-api-key";
/// Longest token, in bytes; theirs have some 2,000.
const LONGEST_TOKEN: usize = 8_192;
/// Longest answer, in bytes.
const LONGEST_ANSWER: usize = 64 * 1_024;

/// What it answers, as far as it matters here.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Assessment {
    token_properties: TokenProperties,
    #[serde(default)]
    risk_analysis: RiskAnalysis,
}

#[derive(Debug, Deserialize)]
struct TokenProperties {
    #[serde(default)]
    valid: bool,
    #[serde(default)]
    hostname: String,
    #[serde(default)]
    action: String,
}

#[derive(Debug, Default, Deserialize)]
struct RiskAnalysis {
    /// Left out by the API when it is zero.
    #[serde(default)]
    score: f64,
}

/// Assesses a token. Neither the user nor their address is told: their browser
/// has told it what it wanted to.
pub(super) async fn assess_token(
    ctx: &Ctx,
    recaptcha: &Recaptcha,
    action: CaptchaAction,
    token: &str,
) -> Outcome {
    if token.len() > LONGEST_TOKEN {
        return Outcome::Refused;
    }
    let url = format!(
        "{}/v1/projects/{}/assessments",
        recaptcha.url, recaptcha.project
    );
    let event = json!({ "event": {
        "token": token, "siteKey": recaptcha.site_key, "expectedAction": action.name(),
    } });
    let secret = (KEY_HEADER, recaptcha.api_key.0.as_str());
    let body = event.to_string().into_bytes();
    let asked = recaptcha
        .fetcher
        .post_json(&url, secret, body, LONGEST_ANSWER);
    let answer = match asked.await {
        Ok(answer) => answer,
        Err(cause) => {
            warn!(%cause, "reCAPTCHA Enterprise could not be asked");
            return Outcome::Down;
        }
    };
    match serde_json::from_slice::<Assessment>(&answer) {
        Ok(assessment) => judge(&assessment, action, host_of(ctx), recaptcha.least_score),
        Err(cause) => {
            warn!(%cause, "reCAPTCHA Enterprise answered something else");
            Outcome::Down
        }
    }
}

/// Judges an assessment: a token of another page or for another action is
/// refused.
fn judge(found: &Assessment, action: CaptchaAction, host: Option<String>, least: f64) -> Outcome {
    let token = &found.token_properties;
    let is_ours = token.valid
        && token.action == action.name()
        && host.is_some_and(|host| host.eq_ignore_ascii_case(&token.hostname));
    if is_ours && found.risk_analysis.score >= least {
        Outcome::Passed((found.risk_analysis.score.clamp(0.0, 1.0) * 100.0).round() as u8)
    } else {
        Outcome::Refused
    }
}

/// The name in the address under which this host is seen.
fn host_of(ctx: &Ctx) -> Option<String> {
    let url = Url::parse(&ctx.origin.0).ok()?;
    url.host_str().map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_counts_for_its_action_its_host_and_its_score() {
        let host = || Some("pins.example".to_owned());
        let answer = |text: &str| serde_json::from_str::<Assessment>(text).expect("an answer");
        let of = |valid: bool, hostname: &str, action: &str, score: &str| {
            answer(&format!(
                r#"{{"name":"x","tokenProperties":{{"valid":{valid},"hostname":"{hostname}",
                    "action":"{action}"}},"riskAnalysis":{{{score}}}}}"#
            ))
        };
        let cases = [
            (
                of(true, "pins.example", "login", r#""score":0.5"#),
                Outcome::Passed(50),
            ),
            (
                of(true, "Pins.Example", "login", r#""score":1.0"#),
                Outcome::Passed(100),
            ),
            (
                of(true, "pins.example", "login", r#""score":0.4"#),
                Outcome::Refused,
            ),
            (of(true, "pins.example", "login", ""), Outcome::Refused),
            (
                of(true, "pins.example", "signup", r#""score":0.9"#),
                Outcome::Refused,
            ),
            (
                of(true, "other.example", "login", r#""score":0.9"#),
                Outcome::Refused,
            ),
            (
                of(false, "pins.example", "login", r#""score":0.9"#),
                Outcome::Refused,
            ),
            (answer(r#"{"tokenProperties":{}}"#), Outcome::Refused),
        ];
        for (assessment, expected) in cases {
            let outcome = judge(&assessment, CaptchaAction::Login, host(), 0.5);
            assert_eq!(outcome, expected, "{assessment:?}");
        }
        let right = of(true, "pins.example", "login", r#""score":0.9"#);
        assert_eq!(
            judge(&right, CaptchaAction::Login, None, 0.5),
            Outcome::Refused
        );
    }
}
