//! Ideas of a week: what users are offered of their home feeds, and when.

use std::collections::HashSet;

use accounts::preferences::update_email_settings::update_email_settings;
use contract::ids::UserId;
use discovery::feeds::digest_ideas::{DIGEST_IDEAS, Digesting, digest_ideas};
use store::args;
use talk::notifications::offer_ideas::find_offered;

use super::{mailed::verified, *};

const HOUR_MS: i64 = 60 * 60 * 1_000;

/// Begins the week, if it is not begun, and lets time pass.
async fn begun(world: &World, ms: i64) {
    ask::for_job(world, "feeds.begin_week").await;
    world.settle().await;
    world.pass(ms);
    world.settle().await;
}

/// From Monday evening to the next one.
async fn a_week(world: &World) {
    begun(world, 6 * DAY_MS).await;
    begun(world, DAY_MS).await;
}

/// How many pins each notice of ideas shows, the latest first.
async fn ideas(who: &Ctx) -> Vec<usize> {
    let ideas = told(who).await.into_iter();
    let ideas = ideas.filter(|one| one.kind.name() == "ideas");
    ideas.map(|one| one.pins.len()).collect()
}

testkit::on_both_engines! {
    async fn on_monday_morning_users_are_offered_what_they_have_not_seen(world: World) {
        let world = world.configured(|house| house.extensions.insert(Digesting { at_once: 2 }));
        let ada = world.person("ada").await;
        let board = builders::board(&ada, "Birds").await.board.id;
        let pins = builders::pins(&ada, board, 10).await;
        let (ben, far, quiet) = (world.person("ben").await, world.person("far").await, world.person("quiet").await);
        let clock = json!({ "utc_offset_minutes": -480 });
        update_email_settings(far.clone(), ask::input(clock)).await.unwrap();
        let off = json!({ "options": [{ "id": "recommendations", "value": false }] });
        update_news_settings(quiet.clone(), ask::input(off)).await.unwrap();
        // It is Thursday, 06:13.
        begun(&world, 4 * DAY_MS + HOUR_MS).await;
        assert_eq!(ideas(&ben).await, [0; 0]);
        begun(&world, HOUR_MS).await;
        assert_eq!(ideas(&ben).await, [6]);
        assert_eq!(ideas(&far).await, [0; 0]);
        assert_eq!((ideas(&ada).await, ideas(&quiet).await), (vec![], vec![]), "own pins, and off");
        // Done again it changes nothing.
        for body in [ben.user().unwrap().to_string(), "7".into(), "".into()] {
            digest_ideas(&world.house, &body).await.unwrap();
        }
        begun(&world, 9 * HOUR_MS).await;
        assert_eq!((ideas(&ben).await, ideas(&far).await), (vec![6], vec![6]));
        // The next week has what is left, and none twice.
        a_week(&world).await;
        assert_eq!(ideas(&ben).await, [4, 6]);
        let offered = find_offered(&world.house.db, ben.now(), ben.user().unwrap()).await.unwrap();
        assert_eq!(offered.iter().collect::<HashSet<_>>().len(), pins.len());
        // And then there is no handful any more.
        a_week(&world).await;
        assert_eq!(ideas(&ben).await, [4, 6]);
        // What is gone is not shown.
        for pin in offered {
            delete_pin(ada.clone(), ask::input(json!({ "id": pin }))).await.unwrap();
        }
        assert_eq!(ideas(&ben).await, [0; 0]);
        invariants::hold(&world.house.db).await;
    }

    async fn a_mail_names_each_where_it_is_wanted(world: World) {
        let ada = world.person("ada").await;
        let board = builders::board(&ada, "Birds").await.board.id;
        builders::pins(&ada, board, 6).await;
        let ben = verified(&world, "ben").await;
        let wanted = json!({ "cadence": "at_once", "options": [{ "id": "recommendations", "value": true }] });
        update_email_settings(ben.clone(), ask::input(wanted)).await.unwrap();
        begun(&world, 5 * DAY_MS).await;
        world.pass(HOUR_MS);
        world.settle().await;
        let mails = world.mails("ben@example.com");
        assert_eq!(mails[0].text.matches("An idea for you").count(), 6, "{}", mails[0].text);
        assert_eq!(mails[0].text.matches("/pin/").count(), 6);
    }

    async fn the_mail_of_a_week_names_those_of_that_week(world: World) {
        let ada = world.person("ada").await;
        let board = builders::board(&ada, "Birds").await.board.id;
        builders::pins(&ada, board, 6).await;
        let ben = verified(&world, "ben").await;
        let wanted = json!({ "cadence": "weekly", "options": [{ "id": "recommendations", "value": true }] });
        update_email_settings(ben.clone(), ask::input(wanted)).await.unwrap();
        // From Thursday, 06:13, to Monday, 08:13, and an hour more.
        begun(&world, 4 * DAY_MS + 2 * HOUR_MS).await;
        world.pass(HOUR_MS);
        world.settle().await;
        let mails = world.mails("ben@example.com");
        assert_eq!(mails[0].text.matches("An idea for you").count(), 6, "{}", mails[0].text);
    }

    async fn who_left_waits_for_no_ideas(world: World) {
        let ada = world.person("ada").await;
        let board = builders::board(&ada, "Birds").await.board.id;
        let pins = builders::pins(&ada, board, 6).await;
        let ben = world.person("ben").await;
        let id: UserId = ben.user().unwrap();
        let password = ask::input(json!({ "password": testkit::builders::PASSWORD }));
        accounts::departures::deactivate_user::deactivate_user(ben, password).await.unwrap();
        ask::for_job(&world, "feeds.begin_week").await;
        world.settle().await;
        let waiting: Vec<String> = world.house.db.all(&WAITING, &args![DIGEST_IDEAS]).await.unwrap();
        assert!(!waiting.contains(&id.to_string()), "{waiting:?}");
        // Of who was erased meanwhile nothing is kept.
        let gone = UserId(7);
        offer_ideas(&world.house, gone, &pins).await.unwrap();
        let offered = find_offered(&world.house.db, world.house.now(), gone).await.unwrap();
        assert!(offered.is_empty());
    }
}

store::sql! {
    slow WAITING: String = "SELECT body FROM jobs WHERE kind = $1";
}
