//! News by push: what is pushed to which browser, and what comes of it, against a push service of
//! the tests.

use std::{net::TcpListener, time::Duration};

use accounts::{
    preferences::update_push_settings::update_push_settings, sessions::log_out::log_out,
};
use contract::sessions::LogOut;
use kernel::ctx::Ctx;
use serde_json::json;
use store::args;
use talk::{
    conversations::start_conversation::start_conversation,
    devices::{add_push_device::add_push_device, get_push_key::get_push_key},
};
use testkit::{
    builders,
    push_service::{PushService, Pushed},
    reports::deleted_message,
};

use super::{World, comment, lines, mailed, robin, save, see};
use crate::ask::{self, with};

const SECOND_MS: i64 = 1_000;
const MINUTE_MS: i64 = 60 * SECOND_MS;
const HOUR_MS: i64 = 60 * MINUTE_MS;
const DAY_MS: i64 = 24 * HOUR_MS;

store::sql! {
    // A hundred conversations with a message that she did not read, all older than any that comes.
    LEAVE_UNREAD: () =
        "INSERT INTO inboxes (user_id, conversation_id, state, position, unread, cleared_id) \
         WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < 100) \
         SELECT $1, number, 0, number, 1, 0 FROM numbers";
    TAKE_BACK: () = "DELETE FROM inboxes WHERE user_id = $1 AND conversation_id <= 100";
}

/// A user whose browser is told news by this push service.
async fn subscribed(world: &World, service: &PushService, name: &str) -> Ctx {
    let who = world.person(name).await;
    browser(world, service, &who, name).await
}

/// One more browser of a user, which is told news under this name.
pub(super) async fn browser(world: &World, service: &PushService, who: &Ctx, device: &str) -> Ctx {
    let browser = world.in_session(who).await;
    add_push_device(browser.clone(), service.subscription(device))
        .await
        .unwrap();
    browser
}

async fn is_on(browser: &Ctx) -> bool {
    let key = get_push_key(browser.clone(), ask::input(json!({}))).await;
    key.unwrap().is_on
}

/// Lets time pass, and what is due be done; answers all that was pushed.
async fn after(world: &World, service: &PushService, ms: i64) -> Vec<Pushed> {
    world.settle().await;
    world.pass(ms);
    world.settle().await;
    service.pushed(world.house.now())
}

testkit::on_both_engines! {
    async fn news_are_pushed_to_every_browser_once(world: World) {
        let service = PushService::start().await;
        let world = world.reaching(&service.address());
        let ada = subscribed(&world, &service, "ada").await;
        browser(&world, &service, &ada, "phone").await;
        let ben = world.person("ben").await;
        let robin = robin(&ada).await;
        comment(&ben, robin, "Such a red breast").await;
        save(&ben, robin).await;
        assert!(after(&world, &service, 9 * SECOND_MS).await.is_empty());
        let pushed = after(&world, &service, SECOND_MS).await;
        let mut devices: Vec<&str> = pushed.iter().map(|one| one.device.as_str()).collect();
        devices.sort_unstable();
        assert_eq!(devices, ["ada", "phone"]);
        let key = get_push_key(ada.clone(), ask::input(json!({}))).await.unwrap();
        for one in &pushed {
            // Without words of others, and without saves, which are not chosen.
            assert_eq!(one.words(), ["ben commented on your pin “A robin”"]);
            assert!(one.paths()[0].starts_with(&format!("/pin/{robin}/?comment=")));
            assert_eq!(one.key, key.key);
        }
        // Nothing is pushed twice, and what comes next is pushed alone.
        assert_eq!(after(&world, &service, DAY_MS).await.len(), 2);
        comment(&world.person("cleo").await, robin, "Such a song").await;
        let pushed = after(&world, &service, 10 * SECOND_MS).await;
        assert_eq!(pushed.len(), 4);
        assert_eq!(pushed[3].words(), ["cleo commented on your pin “A robin”"]);
    }

    async fn messages_are_told_without_their_words(world: World) {
        let service = PushService::start().await;
        let world = world.reaching(&service.address());
        let ada = subscribed(&world, &service, "ada").await;
        let ben = world.person("ben").await;
        builders::follow_each_other(&ada, &ben).await;
        // They are told of it first: it is gathered, then pushed.
        for _ in 0..2 {
            after(&world, &service, MINUTE_MS).await;
        }
        let told = service.asked();
        assert_eq!(told, 1);
        let words = json!({ "user_ids": [ada.user().unwrap()], "text": "The key is under the mat" });
        let begun = start_conversation(ben, ask::input(words)).await.unwrap();
        let pushed = after(&world, &service, 10 * SECOND_MS).await;
        assert_eq!(pushed.len(), told + 1);
        assert_eq!(pushed[told].words(), ["ben sent you a message"]);
        assert_eq!(pushed[told].paths(), [format!("/messages/{}/", begun.id)]);
        assert!(!pushed[told].message.to_string().contains("mat"));
        // Where they are wanted they are told.
        let on = json!({ "options": [{ "id": "message_words", "value": true }] });
        update_push_settings(ada.clone(), ask::input(on)).await.unwrap();
        let cleo = world.person("cleo").await;
        builders::follow_each_other(&ada, &cleo).await;
        for _ in 0..6 {
            after(&world, &service, MINUTE_MS).await;
        }
        let told = service.asked();
        let words = json!({ "user_ids": [ada.user().unwrap()], "text": "See\nyou" });
        start_conversation(cleo, ask::input(words)).await.unwrap();
        let pushed = after(&world, &service, 10 * SECOND_MS).await;
        assert_eq!(pushed[told].words(), ["cleo wrote “See you”"]);
    }

    async fn of_a_message_that_was_taken_down_neither_push_nor_mail_tells(world: World) {
        let service = PushService::start().await;
        let world = world.reaching(&service.address());
        let ada = mailed::verified(&world, "ada").await;
        browser(&world, &service, &ada, "ada").await;
        let on = json!({ "options": [{ "id": "message_words", "value": true }] });
        mailed::wants(&ada, with(&on, json!({ "cadence": "at_once" }))).await;
        update_push_settings(ada.clone(), ask::input(on)).await.unwrap();
        let mut begun = Vec::new();
        for (name, text) in [("ben", "Buy wolves here"), ("cleo", "See you")] {
            let sender = world.person(name).await;
            builders::follow_each_other(&ada, &sender).await;
            let hello = json!({ "user_ids": [ada.user().unwrap()], "text": text });
            begun.push(start_conversation(sender, ask::input(hello)).await.unwrap());
        }
        let [bens, cleos] = &begun[..] else { unreachable!() };
        deleted_message(&ada, bens.id, bens.last_message.as_ref().unwrap().id).await;
        let pushed = after(&world, &service, MINUTE_MS).await;
        let paths = pushed.iter().flat_map(Pushed::paths);
        let paths: Vec<String> = paths.filter(|path| path.starts_with("/messages/")).collect();
        assert_eq!(paths, [format!("/messages/{}/", cleos.id)]);
        let mails = mailed::after(&world, HOUR_MS, "ada").await;
        let about = |id| {
            let path = format!("/messages/{id}/");
            mails.iter().filter(|mail| mail.text.contains(&path)).count()
        };
        assert_eq!((about(bens.id), about(cleos.id)), (0, 1));
    }

    async fn a_message_is_pushed_behind_any_number_that_were_not_read(world: World) {
        let service = PushService::start().await;
        let world = world.reaching(&service.address());
        let ada = subscribed(&world, &service, "ada").await;
        let ben = world.person("ben").await;
        builders::follow_each_other(&ada, &ben).await;
        let user = ada.user().unwrap();
        let tx = world.house.begin().await.unwrap();
        tx.exec(&LEAVE_UNREAD, &args![user]).await.unwrap();
        tx.commit().await.unwrap();
        let words = json!({ "user_ids": [user], "text": "The key is under the mat" });
        start_conversation(ben, ask::input(words)).await.unwrap();
        let pushed = after(&world, &service, 10 * SECOND_MS).await;
        let told: Vec<_> = pushed.iter().flat_map(Pushed::words).collect();
        assert!(told.iter().any(|words| *words == "ben sent you a message"), "{told:?}");
        let tx = world.house.begin().await.unwrap();
        tx.exec(&TAKE_BACK, &args![user]).await.unwrap();
        tx.commit().await.unwrap();
    }

    async fn what_is_seen_or_not_wanted_is_not_pushed(world: World) {
        let service = PushService::start().await;
        let world = world.reaching(&service.address());
        let ada = subscribed(&world, &service, "ada").await;
        let ben = world.person("ben").await;
        let robin = robin(&ada).await;
        comment(&ben, robin, "One").await;
        world.pass(SECOND_MS);
        world.settle().await;
        see(&ada, ada.now()).await;
        assert!(after(&world, &service, HOUR_MS).await.is_empty());
        let off = json!({ "options": [{ "id": "comments", "value": false }, { "id": "saves", "value": true }] });
        update_push_settings(ada.clone(), ask::input(off)).await.unwrap();
        let cleo = world.person("cleo").await;
        comment(&cleo, robin, "Two").await;
        save(&cleo, robin).await;
        let pushed = after(&world, &service, HOUR_MS).await;
        // A save is gathered first, then waits to be seen as well.
        let pushed = if pushed.is_empty() { after(&world, &service, MINUTE_MS).await } else { pushed };
        assert_eq!(pushed.len(), 1);
        assert_eq!(pushed[0].words(), ["cleo saved your pin “A robin”"]);
    }

    async fn a_browser_without_its_session_is_told_nothing(world: World) {
        let service = PushService::start().await;
        let world = world.reaching(&service.address());
        let ada = subscribed(&world, &service, "ada").await;
        let phone = browser(&world, &service, &ada, "phone").await;
        let robin = robin(&ada).await;
        comment(&world.person("ben").await, robin, "One").await;
        world.settle().await;
        log_out(ada.clone(), LogOut::default()).await.unwrap();
        let pushed = after(&world, &service, MINUTE_MS).await;
        assert_eq!(pushed.len(), 1);
        assert_eq!(pushed[0].device, "phone");
        // So it is when it just ends.
        world.pass(31 * DAY_MS);
        comment(&world.person("cleo").await, robin, "Two").await;
        assert_eq!(after(&world, &service, MINUTE_MS).await.len(), 1);
        assert!(!is_on(&phone).await);
    }

    async fn a_subscription_that_is_over_is_forgotten(world: World) {
        let service = PushService::start().await;
        let world = world.reaching(&service.address());
        for (status, name) in [(404, "ada"), (410, "bea")] {
            service.answer(status, None);
            let who = subscribed(&world, &service, name).await;
            let robin = robin(&who).await;
            let asked = service.asked();
            comment(&world.person(&format!("{name}s")).await, robin, "One").await;
            after(&world, &service, HOUR_MS).await;
            assert_eq!(service.asked(), asked + 1, "{status}");
            assert!(!is_on(&who).await, "{status}");
        }
    }

    async fn a_push_service_is_asked_again_when_it_says(world: World) {
        let service = PushService::start().await;
        let world = world.reaching(&service.address());
        let ada = subscribed(&world, &service, "ada").await;
        let robin = robin(&ada).await;
        service.answer(429, Some("300"));
        comment(&world.person("ben").await, robin, "One").await;
        assert_eq!(after(&world, &service, 10 * SECOND_MS).await.len(), 1);
        // What comes meanwhile waits with it.
        comment(&world.person("cleo").await, robin, "Two").await;
        assert_eq!(after(&world, &service, 299 * SECOND_MS).await.len(), 1);
        service.answer(500, None);
        let pushed = after(&world, &service, SECOND_MS).await;
        assert_eq!(pushed.len(), 2);
        assert_eq!(pushed[1].words(), ["cleo and one other commented on your pin “A robin”"]);
        service.answer(201, None);
        assert_eq!(after(&world, &service, 2 * MINUTE_MS).await.len(), 3);
        assert_eq!(after(&world, &service, DAY_MS).await.len(), 3);
        assert!(is_on(&ada).await);
    }

    async fn what_was_not_taken_for_a_day_is_given_up_and_a_browser_in_the_end(world: World) {
        let service = PushService::start().await;
        let world = world.reaching(&service.address());
        let ada = subscribed(&world, &service, "ada").await;
        let robin = robin(&ada).await;
        service.answer(500, None);
        comment(&world.person("ben").await, robin, "One").await;
        world.settle().await;
        world.pass(10 * SECOND_MS);
        for _ in 0..30 {
            world.settle().await;
            world.pass(HOUR_MS);
        }
        let asked = service.asked();
        assert!((20..30).contains(&asked), "{asked}");
        after(&world, &service, DAY_MS).await;
        assert_eq!(service.asked(), asked, "nothing is news any more");
        assert!(is_on(&ada).await);
        for name in ["cleo", "dan", "eva"] {
            comment(&world.person(name).await, robin, "More").await;
            world.settle().await;
            world.pass(10 * SECOND_MS);
            for _ in 0..25 {
                world.settle().await;
                world.pass(HOUR_MS);
            }
        }
        assert!(!is_on(&ada).await);
        assert_eq!(service.asked(), 60);
        assert!(lines(&ada).await.contains(&"device_lost 0 ".to_owned()));
    }

    async fn a_service_that_is_slow_or_away_holds_nothing_else_up(world: World) {
        let service = PushService::start().await;
        let silent = TcpListener::bind("127.0.0.1:0").unwrap();
        let away = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
        let others = [silent.local_addr().unwrap(), away];
        let world = world.fetching(&fetch::Options {
            allowed_hosts: [service.address()].into_iter().chain(others.map(|one| one.to_string())).collect(),
            timeout: Duration::from_millis(300),
            ..fetch::Options::default()
        });
        let ada = subscribed(&world, &service, "ada").await;
        for other in others {
            let elsewhere = service.subscription_at(&format!("http://{other}/"));
            add_push_device(world.in_session(&ada).await, elsewhere).await.unwrap();
        }
        comment(&world.person("ben").await, robin(&ada).await, "One").await;
        assert_eq!(after(&world, &service, 10 * SECOND_MS).await.len(), 1);
        // The others are tried again; this one was told.
        assert_eq!(after(&world, &service, HOUR_MS).await.len(), 1);
        drop(silent);
    }
}
