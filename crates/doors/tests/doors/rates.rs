//! Who asks too often is told to wait, and for how long.

use std::collections::HashSet;

use doors::adapters::rates::Rate;
use http::Request;
use kernel::peers;
use serde_json::{Value, json};
use testkit::{
    app::{App, Caller, MULTIPART, Reply, multipart},
    peers::told,
    world::World,
};

use crate::{hear::refusal, live::listen};

async fn strict() -> App {
    App::around(World::sqlite().await, 1)
}

fn number(reply: &Reply, name: &str) -> u64 {
    reply.headers[name].to_str().unwrap().parse().unwrap()
}

/// Each time another name: one name alone is slowed down sooner.
async fn wrong_password(app: &App, caller: &Caller) -> Reply {
    let name = format!("eve{}", app.world.house.permits.done());
    let options = json!({ "username_or_email": name, "password": "wrong password" });
    app.post(caller, "UserSession", "create", options).await
}

#[tokio::test]
async fn passwords_are_tried_ten_times_a_minute() {
    let app = strict().await;
    for left in (0..10).rev() {
        let reply = wrong_password(&app, &Caller::default()).await;
        assert_eq!(refusal(&reply).0, 401);
        assert_eq!(
            (
                number(&reply, "ratelimit-limit"),
                number(&reply, "ratelimit-remaining")
            ),
            (10, left)
        );
    }
    let reply = wrong_password(&app, &Caller::default()).await;
    assert_eq!(refusal(&reply), (429, "RateLimited".into()));
    assert_eq!(
        (
            number(&reply, "ratelimit-limit"),
            number(&reply, "ratelimit-remaining"),
            number(&reply, "retry-after")
        ),
        (10, 0, 6)
    );
    assert!(number(&reply, "ratelimit-reset") > 0);
    app.world.pass(6_000);
    assert_eq!(
        refusal(&wrong_password(&app, &Caller::default()).await).0,
        401
    );
    assert_eq!(
        refusal(&wrong_password(&app, &Caller::default()).await).0,
        429
    );
}

#[tokio::test]
async fn each_sort_of_call_and_each_person_counts_alone() {
    let app = strict().await;
    let (ada, ben) = (app.person("ada").await, app.person("ben").await);
    let upload = multipart(&[], b"x");
    let send = async |caller: &Caller| {
        let request = Request::post("/uploads/").header("content-type", MULTIPART);
        app.send(caller, request, upload.clone().into()).await
    };
    for _ in 0..60 {
        assert_eq!(refusal(&send(&ada).await).0, 400);
    }
    let reply = send(&ada).await;
    assert_eq!(
        (
            refusal(&reply).0,
            number(&reply, "retry-after"),
            number(&reply, "ratelimit-limit")
        ),
        (429, 1, 60)
    );
    assert_eq!(refusal(&send(&ben).await).0, 400);
    let follow = async |caller: &Caller, options: Value| {
        app.post(caller, "UserFollow", "create", options).await
    };
    assert_eq!(
        refusal(&follow(&ada, json!({ "user_id": "7" })).await).0,
        404
    );
}

#[tokio::test]
async fn calls_at_one_server_use_up_the_limit_at_the_other() {
    let here = App::around(World::postgres().await, 1);
    let there = here.beside(1);
    let peer = &there.world.house;
    let listening = peer.db.listen(peers::CHANNEL).await.unwrap();
    let mut heard = listening.unwrap();
    for house in [&here.world.house, peer] {
        peers::join(house);
    }
    let (visitor, ada) = (Caller::default(), here.person("ada").await);
    let send = async |app: &App| {
        let upload = multipart(&[], b"x");
        let request = Request::post("/uploads/").header("content-type", MULTIPART);
        refusal(&app.send(&ada, request, upload.into()).await).0
    };
    for _ in 0..9 {
        assert_eq!(refusal(&wrong_password(&here, &visitor).await).0, 401);
    }
    for _ in 0..59 {
        assert_eq!(send(&here).await, 400);
    }
    for text in told(&here.world.house, &mut heard).await {
        peers::hear(peer, &text);
    }
    // One of each was left, and it is the last at either server.
    let reply = wrong_password(&there, &visitor).await;
    assert_eq!(
        (refusal(&reply).0, number(&reply, "ratelimit-remaining")),
        (401, 0)
    );
    assert_eq!(refusal(&wrong_password(&there, &visitor).await).0, 429);
    assert_eq!((send(&there).await, send(&there).await), (400, 429));
    here.world.pass(60_000);
    assert_eq!(refusal(&wrong_password(&there, &visitor).await).0, 401);
    assert_eq!(send(&there).await, 400);
}

#[tokio::test]
async fn reading_is_not_limited() {
    let app = strict().await;
    for _ in 0..300 {
        let reply = app.get(&Caller::default(), "UserHomefeed", json!({})).await;
        assert!(reply.status == 200 && reply.headers.get("ratelimit-limit").is_none());
    }
}

#[tokio::test]
async fn pictures_of_pages_are_asked_for_240_times_a_minute() {
    let app = strict().await;
    let ada = app.person("ada").await;
    let ask = async || app.open(&ada, "/page-pictures/unknown/").await;
    for turn in 0..240 {
        assert_eq!(ask().await.status, 404, "{turn}");
    }
    assert_eq!(refusal(&ask().await), (429, "RateLimited".to_owned()));
}

#[tokio::test]
async fn streams_are_opened_30_times_a_minute() {
    let app = strict().await;
    let ada = app.person("ada").await;
    for turn in 0..30 {
        assert_eq!(listen(&app, &ada, "").await.status(), 200, "{turn}");
    }
    assert_eq!(listen(&app, &ada, "").await.status(), 429);
}

#[tokio::test]
async fn every_sort_of_call_limits_something() {
    let app = App::start().await;
    let operations = &app.site.board.operations;
    let limited: HashSet<Rate> = operations.iter().map(|operation| operation.rate).collect();
    // What is no operation, and the test that meets its limit.
    let elsewhere = [
        (
            Rate::PagePicture,
            "pictures_of_pages_are_asked_for_240_times_a_minute",
        ),
        (Rate::Stream, "streams_are_opened_30_times_a_minute"),
        (Rate::App, "calls_are_counted_for_each_app_and_user"),
        (Rate::WholeApp, "an_app_has_a_limit_over_all_its_users"),
        (Rate::Token, "tokens_are_asked_for_240_times_a_minute"),
    ];
    for rate in Rate::ALL {
        let is_elsewhere = elsewhere.iter().any(|(other, _)| other == rate);
        assert!(limited.contains(rate) != is_elsewhere, "{rate:?}");
    }
}

/// What users say to each other and to the host, by the sort of call that it is.
const SAID: [(Rate, &str); 9] = [
    (
        Rate::Comment,
        "comment_on_did_it reply_to_comment tell_did_it update_comment write_comment",
    ),
    (Rate::Message, "name_conversation send_message"),
    (Rate::ConversationSearch, "search_messages"),
    (Rate::Stranger, "add_members start_conversation"),
    (Rate::Typing, "tell_typing"),
    (Rate::Translation, "translate_comment"),
    (
        Rate::Report,
        "appeal_decision flag_comment open_decision report_thing",
    ),
    (Rate::Feedback, "send_feedback"),
    (Rate::PushDevice, "add_push_device remove_push_device"),
];

#[tokio::test]
async fn what_is_said_is_counted_by_its_sort() {
    let app = App::start().await;
    let operations = &app.site.board.operations;
    for (rate, names) in SAID {
        let counted = operations.iter().filter(|one| one.rate == rate);
        let mut counted: Vec<_> = counted.map(|one| one.name).collect();
        counted.sort_unstable();
        assert_eq!(counted.join(" "), names, "{rate:?}");
    }
}

#[tokio::test]
async fn tokens_are_asked_for_240_times_a_minute() {
    let app = strict().await;
    let ask = async || {
        let request = Request::post("/oauth/token")
            .header("content-type", "application/x-www-form-urlencoded");
        app.send_bare(request, "grant_type=refresh_token".into())
            .await
    };
    for turn in 0..240 {
        assert_ne!(ask().await.status, 429, "{turn}");
    }
    assert_eq!(ask().await.status, 429);
}
