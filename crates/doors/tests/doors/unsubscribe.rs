//! `/email/unsubscribe/{token}/`: what mail programs ask for (RFC 8058), and what people open.

use accounts::{
    log_ins::verify_email::verify_email, preferences::unsubscribe::make_unsubscription, users,
};
use contract::log_ins::VerifyEmail;
use http::Request;
use serde_json::json;
use testkit::app::App;

use crate::hear::{board, data, pin, refusal};

const DAY_MS: i64 = 24 * 60 * 60 * 1_000;

#[tokio::test]
async fn a_mail_program_ends_mails_without_a_cookie() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let house = &app.world.house;
    let user = users::find(&house.db, app.ctx(&ada).user().unwrap()).await;
    let address = make_unsubscription(house, &user.unwrap().unwrap(), None);
    let path = address.strip_prefix(&house.settings.address).unwrap();
    let cadence = async || data(&app.get(&ada, "EmailSettings", json!({})).await)["cadence"].take();

    let seen = app.send_bare(Request::get(path), "".into()).await;
    assert_eq!(seen.status, 303);
    let page = seen.headers["location"].to_str().unwrap();
    assert!(page.contains("/email/subscription/#"), "{page}");
    assert_eq!(cadence().await, json!("daily"));

    let press = || Request::post(path).header("content-type", "application/x-www-form-urlencoded");
    let one_click = "List-Unsubscribe=One-Click";
    let ended = app.send_bare(press(), one_click.into()).await;
    assert_eq!(ended.status, 204);
    assert_eq!(cadence().await, json!("never"));

    let wrong = Request::post("/email/unsubscribe/wrong/");
    let wrong = app.send_bare(wrong, one_click.into()).await;
    assert_eq!(refusal(&wrong), (400, "SubscriptionLinkInvalid".into()));
}

/// From the mail as it went out to the settings, as mail programs do it.
#[tokio::test]
async fn a_mail_of_news_carries_the_address_that_ends_them() {
    let app = App::start().await;
    let (ada, ben) = (app.person("ada").await, app.person("ben").await);
    let world = &app.world;
    prove(&app, "ada@example.com").await;
    let birds = board(&app, &ada, "Birds").await;
    let robin = pin(&app, &ada, &birds, "Robin").await;
    let news = async |said: &str| {
        let said = json!({ "pin_id": robin, "text": said });
        data(&app.post(&ben, "AggregatedComment", "create", said).await);
        world.settle().await;
        world.pass(DAY_MS);
        world.settle().await;
        let mut mails = world.mails("ada@example.com");
        mails.retain(|mail| mail.text.contains("/notifications/"));
        mails
    };
    let mails = news("Lovely").await;
    assert_eq!(mails.len(), 1);
    let address = mails[0].unsubscribe.as_deref().unwrap();
    let path = address.strip_prefix(&world.house.settings.address).unwrap();
    let press = Request::post(path).header("content-type", "application/x-www-form-urlencoded");
    let ended = app
        .send_bare(press, "List-Unsubscribe=One-Click".into())
        .await;
    assert_eq!(ended.status, 204);
    let settings = data(&app.get(&ada, "EmailSettings", json!({})).await);
    assert_eq!(settings["cadence"], "never");
    assert_eq!(news("How lovely").await.len(), 1, "none came after");
}

/// Opens the link by which a user proves their address.
async fn prove(app: &App, address: &str) {
    app.world.settle().await;
    let mails = app.world.mails(address);
    let mut links = mails
        .iter()
        .filter_map(|mail| mail.text.split_once("/verify/email/#"));
    let (_, rest) = links.next().expect("a mail has the link");
    let token = rest
        .split_whitespace()
        .next()
        .unwrap_or_default()
        .to_owned();
    let proved = verify_email(app.world.visitor(), VerifyEmail { token }).await;
    proved.expect("the link is good");
}

#[tokio::test]
async fn an_address_without_an_account_refuses_mails_the_same_way() {
    let app = App::start().await;
    let (ada, ben) = (app.person("ada").await, app.person("ben").await);
    let hello = json!({ "emails": ["gast@example.com"], "text": "Look!" });
    for who in [&ada, &ben] {
        let begun = app
            .post(who, "Conversations", "create", hello.clone())
            .await;
        assert_eq!(begun.status, 200);
        app.world.settle().await;
        let mails = app.world.mails("gast@example.com");
        assert_eq!(mails.len(), 1, "the second was refused");
        let address = mails[0].unsubscribe.as_deref().unwrap();
        let path = address
            .strip_prefix(&app.world.house.settings.address)
            .unwrap();
        let seen = app.send_bare(Request::get(path), "".into()).await;
        assert_eq!(seen.status, 303);
        let page = seen.headers["location"].to_str().unwrap();
        assert!(page.contains("/messages/link/?refuse=1#"), "{page}");
        let press = Request::post(path).header("content-type", "application/x-www-form-urlencoded");
        let ended = app
            .send_bare(press, "List-Unsubscribe=One-Click".into())
            .await;
        assert_eq!(ended.status, 204);
    }
}
