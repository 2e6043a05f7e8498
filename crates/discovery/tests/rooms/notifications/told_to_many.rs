//! What many are told at once: new pins on boards that they follow, and what the host announces.

use accounts::{
    departures::deactivate_user::deactivate_user,
    preferences::update_email_settings::update_email_settings,
    users::{self, update_user::update_user},
};
use collections::{
    batches::delete_board::delete_board, boards::follow_board::follow_board,
    pins::update_pin::update_pin,
};
use contract::notifications::{Announce, AnnouncementView, ListAnnouncements};
use discovery::exports::request_export::request_export;
use store::args;
use talk::notifications::{
    hand_out_announcement::hand_out_announcement, list_announcements::list_announcements,
    tell_many::Telling,
};
use testkit::builders::PASSWORD;

use super::{mailed::verified, *};
use crate::ask::refused;

const MINUTE_MS: i64 = 60 * 1_000;

async fn follow(who: &Ctx, board: BoardId) {
    let input = ask::input(json!({ "board_id": board }));
    follow_board(who.clone(), input).await.unwrap();
}

store::sql! {
    slow FAILED: i64 = "SELECT count(*) FROM jobs WHERE state = 'failed'";
    slow MAILED: () =
        "INSERT INTO news_hubs (user_id, seen_ms, gathered_ms, mailed_ms) VALUES ($1, 0, 0, $2) \
         ON CONFLICT (user_id) DO UPDATE SET mailed_ms = excluded.mailed_ms";
}

/// Lets followers be told of what was put on boards.
async fn heard(world: &World) {
    world.settle().await;
    world.pass(10 * MINUTE_MS);
    world.settle().await;
}

/// What a user is told of one kind, the latest first: how many did it, and who is named.
async fn of_kind(who: &Ctx, kind: &str) -> Vec<String> {
    let lines = lines(who).await.into_iter();
    let rest = lines.filter_map(|line| line.strip_prefix(kind).map(|rest| rest.trim().to_owned()));
    rest.collect()
}

async fn updates(who: &Ctx) -> Vec<String> {
    of_kind(who, "board_update").await
}

async fn say(employee: &Ctx, what: serde_json::Value) -> kernel::error::Result<AnnouncementView> {
    announce(employee.clone(), ask::input::<Announce>(what)).await
}

testkit::on_both_engines! {
    async fn followers_hear_once_a_day_of_each_who_put_pins_there(world: World) {
        let (ada, ben, dora) = (world.person("ada").await, world.person("ben").await, world.person("dora").await);
        let birds = builders::board(&ada, "Birds").await.board.id;
        builders::join(&ada, birds, &dora, true).await;
        follow(&ben, birds).await;
        builders::pin(&ada, birds, "A robin").await;
        world.settle().await;
        assert!(updates(&ben).await.is_empty(), "what was a mistake can be taken back");
        heard(&world).await;
        assert_eq!((updates(&ben).await, badge(&ben).await), (vec!["1 ada".to_owned()], 1));
        // Not those who did it.
        assert_eq!(updates(&ada).await, [""; 0]);
        let notice = told(&ben).await.remove(0);
        assert_eq!(notice.board.unwrap().name, "Birds");
        assert_eq!(notice.pins.len(), 1);
        // Another user is another; once more that day is nothing new.
        world.pass(MINUTE_MS);
        builders::pin(&ada, birds, "A wren").await;
        builders::pin(&dora, birds, "A finch").await;
        heard(&world).await;
        assert_eq!(updates(&ben).await, ["2 dora ada"]);
        let notice = told(&ben).await.remove(0);
        assert_eq!(notice.pins.len(), 3);
        let at = notice.created_ms;
        builders::pin(&dora, birds, "A crow").await;
        heard(&world).await;
        assert_eq!(told(&ben).await[0].created_ms, at);
        world.pass(DAY_MS);
        builders::pin(&ada, birds, "A tit").await;
        heard(&world).await;
        assert_eq!(updates(&ben).await, ["1 ada", "2 dora ada"]);
        // Moved here is new here.
        let kept = builders::board(&ada, "Kept").await.board.id;
        follow(&ben, kept).await;
        let moved = builders::pin(&ada, birds, "A jay").await.pin.id;
        let to = json!({ "id": moved, "board_id": kept });
        update_pin(ada.clone(), ask::input(to)).await.unwrap();
        heard(&world).await;
        assert_eq!(told(&ben).await[0].board.as_ref().unwrap().name, "Kept");
        invariants::hold(&world.house.db).await;
    }

    async fn followers_hear_of_nothing_that_they_do_not_see_or_want(world: World) {
        let (ada, ben, cleo) = (world.person("ada").await, world.person("ben").await, world.person("cleo").await);
        for (name, expected) in [("open", 1), ("secret", 0), ("gone", 0), ("empty", 0), ("off", 0), ("blocked", 0)] {
            let board = builders::board(&ada, name).await.board.id;
            follow(&ben, board).await;
            follow(&cleo, board).await;
            let pin = builders::pin(&ada, board, "A robin").await.pin.id;
            let on_board = ask::input(json!({ "board_id": board, "privacy": "secret" }));
            match name {
                "secret" => drop(update_board(ada.clone(), on_board).await.unwrap()),
                "gone" => {
                    delete_board(ada.clone(), ask::input(json!({ "board_id": board }))).await.unwrap();
                }
                "empty" => {
                    delete_pin(ada.clone(), ask::input(json!({ "id": pin }))).await.unwrap();
                }
                "off" => {
                    let off = json!({ "options": [{ "id": "board_updates", "value": false }] });
                    update_news_settings(ben.clone(), ask::input(off)).await.unwrap();
                }
                "blocked" => {
                    let on = json!({ "options": [{ "id": "board_updates", "value": true }] });
                    update_news_settings(ben.clone(), ask::input(on)).await.unwrap();
                    let user_id = ada.user().unwrap();
                    block_user(ben.clone(), BlockUser { user_id }).await.unwrap();
                }
                _ => {}
            }
            let before = updates(&ben).await.len();
            heard(&world).await;
            let heard_of = updates(&ben).await.len();
            assert_eq!(heard_of as i64 - before as i64, expected, "{name}");
            let others = told(&cleo).await.into_iter().filter_map(|one| one.board);
            let is_told = others.into_iter().any(|board| board.name == name);
            assert_eq!(is_told, ["open", "off", "blocked"].contains(&name), "{name}");
        }
    }

    async fn followers_hear_of_what_is_new_of_whom_they_see(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let birds = builders::board(&ada, "Birds").await.board.id;
        follow(&ben, birds).await;
        builders::pin(&ada, birds, "A robin").await;
        heard(&world).await;
        assert_eq!(badge(&ben).await, 1);
        // A mistake, on a board that has older pins.
        world.pass(2 * DAY_MS);
        let pin = builders::pin(&ada, birds, "A wren").await.pin.id;
        world.settle().await;
        delete_pin(ada.clone(), ask::input(json!({ "id": pin }))).await.unwrap();
        heard(&world).await;
        assert_eq!((updates(&ben).await.len(), badge(&ben).await), (1, 1));
        // Who left meanwhile is on no badge.
        builders::pin(&ada, birds, "A finch").await;
        world.settle().await;
        deactivate_user(ada, ask::input(json!({ "password": PASSWORD }))).await.unwrap();
        heard(&world).await;
        assert_eq!(badge(&ben).await, 1);
    }

    async fn what_many_were_told_is_kept_for_three_months(world: World) {
        let employee = employed(&world.person("dora").await);
        let ada = world.person("ada").await;
        for text in ["There is a new search.", "It finds more."] {
            say(&employee, json!({ "text": text })).await.unwrap();
            world.settle().await;
            let said: Vec<String> = told(&ada).await.into_iter().map(|one| one.announcement.unwrap().text).collect();
            assert_eq!(said, [text]);
            world.pass(92 * DAY_MS);
        }
    }

    async fn what_many_are_told_is_mailed_where_a_clock_was_set_back(world: World) {
        let employee = employed(&world.person("dora").await);
        let ada = verified(&world, "ada").await;
        let wanted = json!({ "cadence": "at_once", "options": [{ "id": "announcements", "value": true }] });
        update_email_settings(ada.clone(), ask::input(wanted)).await.unwrap();
        // By another clock the last mail is yet to come.
        let tx = ada.begin().await.unwrap();
        let mailed_ms = ada.now() + MINUTE_MS;
        tx.exec(&MAILED, &args![ada.user().unwrap(), mailed_ms]).await.unwrap();
        tx.commit().await.unwrap();
        say(&employee, json!({ "text": "There is a new search." })).await.unwrap();
        world.settle().await;
        world.pass(17 * MINUTE_MS);
        world.settle().await;
        assert!(world.mails("ada@example.com")[0].subject.contains("There is a new search."));
    }

    async fn very_many_are_told_in_steps_each_of_which_may_run_twice(world: World) {
        let world = world.configured(|house| house.extensions.insert(Telling { at_once: 2 }));
        let ada = world.person("ada").await;
        let birds = builders::board(&ada, "Birds").await.board.id;
        let mut followers = Vec::new();
        for name in &SAVERS[..5] {
            let follower = world.person(name).await;
            follow(&follower, birds).await;
            followers.push(follower);
        }
        builders::pin(&ada, birds, "A robin").await;
        heard(&world).await;
        let (id, day) = (ada.user().unwrap(), ada.now() / DAY_MS);
        for body in [
            format!("{birds} {id}"),
            format!("{birds} {id} {day} 0"),
            format!("{birds} {id} {day} {}", i64::MAX),
            format!("7 {id}"),
            String::new(),
        ] {
            tell_followers(&world.house, &body).await.unwrap();
        }
        world.settle().await;
        for follower in &followers {
            assert_eq!(updates(follower).await, ["1 ada"]);
            // What gathers finds nothing else.
            gather(&world.house, &follower.user().unwrap().to_string()).await.unwrap();
            assert_eq!((updates(follower).await, badge(follower).await), (vec!["1 ada".to_owned()], 1));
        }
        invariants::hold(&world.house.db).await;
    }

    async fn the_host_announces(world: World) {
        let world = world.configured(|house| house.extensions.insert(Telling { at_once: 2 }));
        let employee = employed(&world.person("dora").await);
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let quiet = world.person("cleo").await;
        update_user(ben.clone(), ask::input(json!({ "locale": "de" }))).await.unwrap();
        let off = json!({ "options": [{ "id": "announcements", "value": false }] });
        update_news_settings(quiet.clone(), ask::input(off)).await.unwrap();
        for (wrong, expected) in [
            (json!({ "text": " " }), (Code::TextLength, "text")),
            (json!({ "text": "a".repeat(501) }), (Code::TextLength, "text")),
            (json!({ "text": "New", "link": "http://blog.example/" }), (Code::LinkInvalid, "link")),
            (json!({ "text": "New", "link": "//blog.example/" }), (Code::LinkInvalid, "link")),
            (json!({ "text": "New", "locale": "xx" }), (Code::InvalidInput, "locale")),
        ] {
            let found = refused(say(&employee, wrong).await);
            assert_eq!((found.0, found.1.as_str()), expected);
        }
        assert_eq!(code(say(&ada, json!({ "text": "New" })).await), Code::NotAllowed);
        let said = json!({ "text": "There is a new search.", "link": "/search/pins/" });
        let first = say(&employee, said.clone()).await.unwrap();
        assert_eq!(say(&employee, said).await.unwrap().id, first.id, "once, however often it is pressed");
        world.settle().await;
        hand_out_announcement(&world.house, &format!("{} 0", first.id)).await.unwrap();
        for body in ["7 0", "", "7"] {
            hand_out_announcement(&world.house, body).await.unwrap();
        }
        world.settle().await;
        for (who, expected) in [(&ada, 1), (&ben, 1), (&employee, 1), (&quiet, 0)] {
            assert_eq!((told(who).await.len(), badge(who).await), (expected, expected as i64));
        }
        let shown = told(&ada).await.remove(0).announcement.unwrap();
        assert_eq!((shown.text.as_str(), shown.link.as_deref()), ("There is a new search.", Some("/search/pins/")));
        let german = json!({ "text": "Guten Tag.", "link": "https://blog.example", "locale": "de" });
        say(&employee, german).await.unwrap();
        world.settle().await;
        assert_eq!((told(&ada).await.len(), told(&ben).await.len()), (1, 2));
        let page = list_announcements(employee.clone(), ListAnnouncements::default()).await.unwrap();
        let told: Vec<(&str, Option<&str>)> =
            page.items.iter().map(|one| (one.text.as_str(), one.locale.as_deref())).collect();
        assert_eq!(told, [("Guten Tag.", Some("de")), ("There is a new search.", None)]);
        assert_eq!(page.items[0].user.as_ref().unwrap().username, "dora");
        assert_eq!(code(list_announcements(ada, ListAnnouncements::default()).await), Code::NotAllowed);
        invariants::hold(&world.house.db).await;
    }

    async fn an_address_that_takes_no_mails_is_told_in_the_hub(world: World) {
        let ada = world.person("ada").await;
        world.settle().await;
        let tx = ada.begin().await.unwrap();
        users::set_email(&tx, ada.user().unwrap(), "no address").await.unwrap();
        tx.commit().await.unwrap();
        let password = ask::input(json!({ "password": PASSWORD }));
        request_export(ada.clone(), password).await.unwrap();
        world.settle().await;
        assert_eq!(of_kind(&ada, "mail_refused").await, ["0"]);
    }

    async fn news_that_no_mail_server_takes_are_given_up_and_told_once(world: World) {
        let ada = verified(&world, "ada").await;
        let robin = robin(&ada).await;
        let tx = ada.begin().await.unwrap();
        users::set_email(&tx, ada.user().unwrap(), "no address").await.unwrap();
        tx.commit().await.unwrap();
        comment(&world.person("ben").await, robin, "Lovely").await;
        world.settle().await;
        for _ in 0..2 {
            world.pass(DAY_MS);
            world.settle().await;
            assert_eq!(of_kind(&ada, "mail_refused").await, ["0"]);
        }
        assert_eq!(world.house.db.one(&FAILED, &args![]).await.unwrap(), 0);
    }
}
