//! `UserPasswordResource/update`, `UserResetPasswordResource/create` and `/update`.

use serde_json::json;
use testkit::{app::App, app::Caller, builders::PASSWORD};

use crate::hear::{data, refuses};

const NEW: &str = "a newer password";

#[tokio::test]
async fn a_changed_password_begins_another_session_and_is_not_echoed() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let options = json!({ "old_password": PASSWORD, "new_password": NEW });
    let reply = app.post(&ada, "UserPassword", "update", options).await;
    assert_eq!(data(&reply)["is_authenticated"], true);
    let cookies: Vec<_> = reply.headers.get_all("set-cookie").iter().collect();
    let session = cookies[0].to_str().unwrap();
    assert!(
        session.starts_with("magpie_session=") && session.contains("HttpOnly"),
        "{session}"
    );
    let text = reply.text();
    assert!(!text.contains(PASSWORD) && !text.contains(NEW), "{text}");
    let options = json!({ "old_password": NEW, "new_password": PASSWORD });
    refuses(
        &app,
        &ada,
        "UserPassword",
        "update",
        options,
        (401, "SignInRequired"),
    )
    .await;
}

#[tokio::test]
async fn a_link_in_a_mail_signs_in_and_is_not_echoed() {
    let app = App::start().await;
    app.person("ada").await;
    let visitor = Caller::default();
    let known = json!({ "username_or_email": "ada" });
    let unknown = json!({ "username_or_email": "nobody" });
    let answers = [
        app.post(&visitor, "UserResetPassword", "create", known)
            .await,
        app.post(&visitor, "UserResetPassword", "create", unknown)
            .await,
    ];
    assert_eq!(data(&answers[0]), data(&answers[1]));
    app.world.pass(1);
    app.world.settle().await;
    let mails = app.world.mails("ada@example.com");
    let mail = mails
        .iter()
        .find(|mail| mail.subject.contains("new password"));
    let (_, rest) = mail.unwrap().text.split_once("/#").unwrap();
    let token = rest.lines().next().unwrap();
    let options = json!({ "token": token, "new_password": NEW });
    let reply = app
        .post(&visitor, "UserResetPassword", "update", options.clone())
        .await;
    assert_eq!(data(&reply)["user"]["is_email_verified"], true);
    assert!(reply.headers.contains_key("set-cookie"));
    let text = reply.text();
    assert!(!text.contains(token) && !text.contains(NEW), "{text}");
    refuses(
        &app,
        &visitor,
        "UserResetPassword",
        "update",
        options,
        (400, "MailLinkInvalid"),
    )
    .await;
}
