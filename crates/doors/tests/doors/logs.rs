//! What the server's log tells of who tries to get in, and what it never tells.

use std::{
    io,
    sync::{Arc, Mutex},
};

use contract::reports::ReportedKind;
use http::Request;
use serde_json::json;
use testkit::{
    app::{App, Caller},
    builders::PASSWORD,
    counterpart::{Counterpart, Said},
    reports::warned,
    world::World,
};
use tracing::{Level, subscriber::DefaultGuard};

use crate::{
    grants::{VERIFIER, code, exchange, read, refresh, register, send},
    hear::data,
};

/// The log of this thread.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl io::Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Log {
    /// Begins to take down everything of this level, as long as the guard lives.
    fn of(level: Level) -> (Self, DefaultGuard) {
        let log = Self::default();
        let lines = log.clone();
        let logs = tracing_subscriber::fmt()
            .json()
            .with_max_level(level)
            .with_writer(move || lines.clone())
            .finish();
        (log, tracing::subscriber::set_default(logs))
    }

    fn text(&self) -> String {
        String::from_utf8(self.0.lock().unwrap().clone()).unwrap()
    }
}

const WRONG: &str = "a wrong password";

#[tokio::test]
async fn tries_to_get_in_are_logged_with_who_and_where() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let (log, _guard) = Log::of(Level::INFO);
    let lines = async |caller: &Caller, resource: &str, verb: &str, options| {
        let before = log.text().len();
        app.post(caller, resource, verb, options).await;
        log.text().split_off(before)
    };
    let visitor = Caller::default();
    let id = ada.id.unwrap().to_string();
    let log_in =
        |name: &str, password: &str| json!({ "username_or_email": name, "password": password });
    for (caller, resource, verb, options, told) in [
        (
            &visitor,
            "UserSession",
            "create",
            log_in("ada", PASSWORD),
            "a session began",
        ),
        (
            &visitor,
            "UserSession",
            "create",
            log_in("ada", WRONG),
            "a log-in with a wrong name or password",
        ),
        (
            &ada,
            "UserExport",
            "create",
            json!({ "password": WRONG }),
            "the password of an open session was wrong",
        ),
    ] {
        let lines = lines(caller, resource, verb, options).await;
        for part in [told, id.as_str(), "0.0.0.0"] {
            assert!(lines.contains(part), "{part} is not in {lines}");
        }
    }
    let unknown = lines(
        &visitor,
        "UserSession",
        "create",
        log_in("who is this", WRONG),
    )
    .await;
    assert!(
        unknown.contains("wrong name or password") && !unknown.contains("who is this"),
        "{unknown}"
    );
    let refused = lines(&visitor, "Board", "create", json!({ "name": "Birds" })).await;
    assert!(
        refused.contains("SignInRequired") && refused.contains("refused"),
        "{refused}"
    );
}

#[tokio::test]
async fn no_password_and_no_token_stands_in_the_log() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let (log, _guard) = Log::of(Level::TRACE);
    let ways = [
        (
            "UserSession",
            "create",
            json!({ "username_or_email": "ada", "password": PASSWORD }),
        ),
        (
            "UserSession",
            "create",
            json!({ "username_or_email": "ada", "password": WRONG }),
        ),
        (
            "UserPassword",
            "update",
            json!({ "old_password": PASSWORD, "new_password": "another good one" }),
        ),
        (
            "UserExport",
            "create",
            json!({ "password": "another good one" }),
        ),
    ];
    for (resource, verb, options) in ways {
        app.post(&ada, resource, verb, options).await;
    }
    let text = log.text();
    assert!(text.contains("a session began"), "{text}");
    for secret in [PASSWORD, WRONG, "another good one", ada.token().unwrap()] {
        assert!(!text.contains(secret), "{secret} stands in the log");
    }
}

#[tokio::test]
async fn no_secret_code_or_token_of_an_app_stands_in_the_log() {
    let app = App::with_pages().await;
    let ada = app.person("ada").await;
    let (log, _guard) = Log::of(Level::TRACE);
    let client = register(&app, &ada, true).await;
    let code = code(&app, &ada, &client, "users:read").await;
    let made = send(&app, "/oauth/token", &client, &exchange(&code))
        .await
        .json();
    let [access, first] =
        ["access_token", "refresh_token"].map(|name| made[name].as_str().unwrap());
    assert_eq!(
        read(&app, &made["access_token"], "/v3/users/me/profile/")
            .await
            .status,
        200
    );
    let wrong = json!("mgp_access_of_another");
    assert_eq!(
        read(&app, &wrong, "/v3/users/me/profile/").await.status,
        401
    );
    let renewed = send(&app, "/oauth/token", &client, &refresh(first))
        .await
        .json();
    let second = renewed["refresh_token"].as_str().unwrap();
    // A second use, which ends all of them.
    send(&app, "/oauth/token", &client, &refresh(first)).await;
    send(&app, "/oauth/introspect", &client, &[("token", second)]).await;
    send(&app, "/oauth/revoke", &client, &[("token", second)]).await;
    let personal = json!({ "name": "A script", "scopes": ["users:read"], "password": PASSWORD });
    let personal = data(&app.post(&ada, "PersonalToken", "create", personal).await);
    let text = log.text();
    assert!(text.contains("AppTokenInvalid"), "{text}");
    let secret = client.secret.as_deref().unwrap();
    let personal = personal["token"].as_str().unwrap();
    for secret in [
        secret,
        &code,
        access,
        first,
        second,
        personal,
        "of_another",
        VERIFIER,
    ] {
        assert!(!text.contains(secret), "{secret} stands in the log");
    }
}

#[tokio::test]
async fn no_secret_of_a_webhook_stands_in_the_log() {
    let receiver = Counterpart::start(|_| Said::missing()).await;
    let world = World::sqlite()
        .await
        .reaching(&receiver.address.to_string());
    let app = App::around(world, 1_000);
    let ada = app.person("ada").await;
    let (log, _guard) = Log::of(Level::TRACE);
    let wish = json!({ "url": receiver.url(), "events": ["board.created"] });
    let made = data(&app.post(&ada, "Webhook", "create", wish).await);
    let id = &made["webhook"]["id"];
    let test = json!({ "webhook_id": id });
    data(&app.post(&ada, "WebhookTest", "create", test.clone()).await);
    app.world.settle().await;
    assert_eq!(receiver.heard().len(), 1);
    let renewed = data(&app.post(&ada, "WebhookSecret", "create", test).await);
    let text = log.text();
    for made in [made, renewed] {
        let secret = made["secret"].as_str().unwrap();
        let key = secret.strip_prefix("whsec_").unwrap();
        assert!(!text.contains(key), "{secret} stands in the log");
    }
}

#[tokio::test]
async fn no_link_of_a_mail_and_no_word_of_a_message_stands_in_the_log() {
    let app = App::start().await;
    let (ada, ben) = (app.person("ada").await, app.person("ben").await);
    let (log, _guard) = Log::of(Level::TRACE);
    let words = "The key is under the mat";
    let hello = json!({ "emails": ["gast@example.com"], "text": words });
    data(&app.post(&ada, "Conversations", "create", hello).await);
    let id = app.ctx(&ada).user().unwrap().to_string();
    warned(&app.ctx(&ben), ReportedKind::User, id).await;
    app.world.settle().await;
    let behind = |to: &str, page: &str| {
        let mails = app.world.mails(to);
        let rest = mails.iter().find_map(|mail| mail.text.split_once(page));
        let (_, rest) = rest.unwrap_or_else(|| panic!("no mail has {page}"));
        rest.split_whitespace().next().unwrap().to_owned()
    };
    let shown = behind("gast@example.com", "/messages/link/#");
    let refused = behind("gast@example.com", "/messages/link/?refuse=1#");
    let decided = behind("ada@example.com", "/appeal/#");
    for (resource, verb, token) in [
        ("ConversationLink", "create", &shown),
        ("UserDecision", "create", &decided),
    ] {
        data(
            &app.post(&ben, resource, verb, json!({ "token": token }))
                .await,
        );
    }
    let mails = app.world.mails("gast@example.com");
    let path = mails[0].unsubscribe.as_deref().unwrap();
    let path = path
        .strip_prefix(&app.world.house.settings.address)
        .unwrap();
    let press = Request::post(path).header("content-type", "application/x-www-form-urlencoded");
    let ended = app
        .send_bare(press, "List-Unsubscribe=One-Click".into())
        .await;
    assert_eq!(ended.status, 204);
    let visitor = Caller::default();
    app.post(&visitor, "Board", "create", json!({ "name": "Birds" }))
        .await;
    let text = log.text();
    assert!(text.contains("SignInRequired"), "{text}");
    for secret in [words, &shown, &refused, &decided, path] {
        assert!(!text.contains(secret), "{secret} stands in the log");
    }
}
