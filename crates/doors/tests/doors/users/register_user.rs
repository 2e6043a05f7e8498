//! `UserRegisterResource/create`.

use http::header::SET_COOKIE;
use serde_json::{Value, json};
use testkit::app::{App, Caller};

use testkit::builders::PASSWORD;

use crate::hear::{refuses, shown};

#[tokio::test]
async fn an_account_is_made_and_signed_in() {
    let app = App::start().await;
    let options = json!({
        "email": "ada@example.com", "password": PASSWORD, "first_name": "Ada", "birthday": "1990-12-10",
    });
    let made = app
        .post(&Caller::default(), "UserRegister", "create", options)
        .await;
    assert!(
        !made.text().contains(PASSWORD),
        "options are echoed without secrets"
    );
    let mut response = shown(&made)["resource_response"].clone();
    response["data"]["user"]["created_at"] = json!("[time]");
    insta::assert_json_snapshot!(response);
    // The session, the CSRF token, and the browser that is known from now on.
    assert_eq!(made.headers.get_all(SET_COOKIE).iter().count(), 3);
}

fn with_password(mut options: Value, password: &str) -> Value {
    options["password"] = json!(password);
    options
}

#[tokio::test]
async fn the_specifications_sentences_are_said() {
    let app = App::start().await;
    app.person("ada").await;
    let good = |name: &str, value: &str| {
        let mut options = json!({ "email": "b@example.com", "password": PASSWORD });
        options[name] = json!(value);
        options
    };
    let cases = [
        (
            good("email", "nobody"),
            400,
            "EmailInvalid",
            "Please enter a valid email address",
        ),
        (
            with_password(good("email", "ADA@example.com"), "another password"),
            409,
            "EmailTaken",
            "There is already an account with this email address. Log in instead.",
        ),
        (
            good("username", "ada"),
            409,
            "UsernameTaken",
            "This username is taken.",
        ),
        (
            good("password", "emoji😀emoji"),
            400,
            "PasswordCharacters",
            "Oops! Your password can only have letters, numbers and basic symbols.",
        ),
        (
            good("birthday", "2019-01-01"),
            400,
            "AgeRestricted",
            "You cannot use Magpie yet.",
        ),
    ];
    for (options, status, key, sentence) in cases {
        let reply = app
            .post(
                &Caller::default(),
                "UserRegister",
                "create",
                options.clone(),
            )
            .await;
        assert_eq!(reply.response()["message"], sentence);
        refuses(
            &app,
            &Caller::default(),
            "UserRegister",
            "create",
            options,
            (status, key),
        )
        .await;
    }
}
