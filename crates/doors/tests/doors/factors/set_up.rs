//! `UserFactorsResource/get`, `UserTotpResource/…`, `UserPasskeyResource/…`.

use accounts::sessions::{
    change_standing::{ChangeStanding, change_standing},
    keep_proof::LIFETIME_MS,
};
use serde_json::{Value, json};
use testkit::{
    app::{App, Caller},
    authenticator::{Authenticator, shown_code},
    builders::PASSWORD,
};

use crate::{
    hear::{data, refusal, refuses},
    viewer_kinds::{call, operations},
};

/// Where the tests' browsers are.
pub const HERE: &str = "http://magpie.test";

/// A new user whose address is verified.
pub async fn proved(app: &App, name: &str) -> Caller {
    let caller = app.person(name).await;
    let id = app.ctx(&caller).user().unwrap();
    let known = ChangeStanding {
        is_email_verified: Some(true),
        ..ChangeStanding::default()
    };
    change_standing(app.world.host(), id, known).await.unwrap();
    caller
}

/// Switches two-step verification on; answers secret and recovery codes.
pub async fn switched_on(app: &App, caller: &Caller) -> (String, Value) {
    let options = json!({ "password": PASSWORD });
    let new = data(&app.post(caller, "UserTotp", "create", options).await);
    let secret = new["secret"].as_str().unwrap().to_owned();
    let options = json!({ "code": shown_code(&app.world, &secret, 0) });
    let codes = data(&app.post(caller, "UserTotp", "update", options).await);
    (secret, codes["codes"].clone())
}

/// Adds a passkey.
pub async fn added(app: &App, caller: &Caller, key: &mut Authenticator) -> Value {
    let options = json!({ "password": PASSWORD });
    let challenge = app
        .post(caller, "UserPasskeyChallenge", "create", options)
        .await;
    let challenge = data(&challenge);
    let credential = key.create(HERE, &challenge["options"]);
    let options = json!({ "token": challenge["token"], "name": "Phone", "credential": credential });
    data(&app.post(caller, "UserPasskey", "create", options).await)
}

#[tokio::test]
async fn what_protects_an_account_is_shown_without_its_secrets() {
    let app = App::start().await;
    let ada = proved(&app, "ada").await;
    let (secret, codes) = switched_on(&app, &ada).await;
    let mut key = Authenticator::new("phone");
    let factors = added(&app, &ada, &mut key).await;
    let reply = app.get(&ada, "UserFactors", json!({})).await;
    assert_eq!(data(&reply), factors);
    let mut shown = factors.clone();
    shown["passkeys"][0]["id"] = "some id".into();
    insta::assert_json_snapshot!(shown);
    let text = reply.text();
    assert!(!text.contains(&secret) && !text.contains(codes[0].as_str().unwrap()));
    let me = app.open(&ada, "/v3/users/me/").await;
    let me = &me.json()["data"];
    assert_eq!(
        (&me["has_mfa_enabled"], &me["can_enable_mfa"]),
        (&json!(true), &json!(true))
    );
}

#[tokio::test]
async fn an_open_browser_alone_changes_nothing() {
    let app = App::start().await;
    let ada = proved(&app, "ada").await;
    switched_on(&app, &ada).await;
    let wrong = json!({ "password": "wrong horse", "passkey_id": "7" });
    for (resource, verb) in [
        ("UserTotp", "create"),
        ("UserTotp", "delete"),
        ("UserRecoveryCodes", "create"),
        ("UserPasskeyChallenge", "create"),
        ("UserPasskey", "delete"),
    ] {
        let expected = (403, "PasswordWrong");
        refuses(&app, &ada, resource, verb, wrong.clone(), expected).await;
    }
}

/// Operations that ask for the password and not for the second factor, and why.
const UNPROTECTED: [(&str, &str); 3] = [
    ("log_in", "asks for it in the same call"),
    ("start_log_in_handshake", "the same"),
    ("register_user", "there is none yet"),
];

#[tokio::test]
async fn what_asks_for_the_password_asks_for_the_second_factor() {
    let app = App::start().await;
    let ada = proved(&app, "ada").await;
    switched_on(&app, &ada).await;
    app.world.pass(LIFETIME_MS);
    let asking = operations()
        .into_iter()
        .filter_map(|(name, (_, mut options))| {
            let given = ["password", "old_password"]
                .into_iter()
                .find(|at| options.get(at) == Some(&json!("wrong horse")))?;
            options[given] = PASSWORD.into();
            Some((name, options))
        });
    let connecting = json!({ "network": "club", "purpose": "connect", "password": PASSWORD });
    let mut asked = 0;
    for (name, options) in asking.chain([("start_authorization", connecting)]) {
        if UNPROTECTED.iter().any(|(free, _)| *free == name) {
            continue;
        }
        let reply = call(&app, "user", &ada, name, &options).await;
        assert_eq!(refusal(&reply), (401, "MfaRequired".into()), "{name}");
        asked += 1;
    }
    assert!(asked >= 11, "{asked}");
}
