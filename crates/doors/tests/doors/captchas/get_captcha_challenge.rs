//! `CaptchaChallengeResource/get`, and what is answered where a proof is missing.

use accounts::captchas::Verifier;
use http::{Method, StatusCode};
use serde_json::{Value, json};
use testkit::{
    app::{App, Caller, Reply},
    world::World,
};

use crate::hear::{data, field, refusal, refuses};

/// A host that asks for a bit of work.
pub async fn asking() -> App {
    let world = World::sqlite().await;
    App::around(
        world.configured(|house| {
            house
                .extensions
                .insert(Verifier::ProofOfWork { hardest: 50 })
        }),
        1_000,
    )
}

fn need(reply: &Reply) -> Value {
    let body = reply.json();
    let response = body.get("resource_response").unwrap_or(&body);
    response["error"]["extraData"]["captcha"].clone()
}

#[tokio::test]
async fn a_puzzle_is_given_to_visitors() {
    let app = asking().await;
    let visitor = Caller::default();
    let asked = app.get(&visitor, "CaptchaChallenge", json!({ "action": "login" }));
    let puzzle = data(&asked.await);
    assert_eq!(
        (&puzzle["algorithm"], &puzzle["maxnumber"]),
        (&json!("SHA-256"), &json!(50))
    );
    assert!(puzzle["salt"].as_str().unwrap().ends_with("&action=login&"));
    for name in ["challenge", "signature"] {
        assert_eq!(puzzle[name].as_str().unwrap().len(), 64, "{name}");
    }
    let wrong = app
        .get(&visitor, "CaptchaChallenge", json!({ "action": "fly" }))
        .await;
    assert_eq!(
        (refusal(&wrong), field(&wrong)),
        ((400, "InvalidInput".into()), "action".into())
    );
    let off = App::start().await;
    let action = json!({ "action": "login" });
    refuses(
        &off,
        &visitor,
        "CaptchaChallenge",
        "get",
        action,
        (404, "NotFound"),
    )
    .await;
}

#[tokio::test]
async fn who_signs_up_without_a_proof_is_told_which() {
    let app = asking().await;
    let visitor = Caller::default();
    let account = json!({ "email": "ada@example.com", "password": "correct horse battery" });
    let wanted = json!({ "action": "signup", "verifier": "proof_of_work" });
    let reply = app
        .post(&visitor, "UserRegister", "create", account.clone())
        .await;
    assert_eq!(refusal(&reply), (401, "CaptchaRequired".into()));
    assert_eq!(need(&reply), wanted);
    // Specification §8: a handshake's 401 carries its error.
    let path = "/v3/register/email/handshake/";
    let reply = app
        .call(&visitor, Method::POST, path, account.clone())
        .await;
    assert_eq!(reply.status, StatusCode::UNAUTHORIZED);
    assert_eq!(need(&reply), wanted);
    let mut made_up = account;
    made_up["recaptcha_v3_token"] = json!("made up");
    let reply = app.post(&visitor, "UserRegister", "create", made_up).await;
    assert_eq!(refusal(&reply), (401, "CaptchaFailed".into()));
}
