//! Each kind by each channel, what a mail server that says nothing holds up, and how often very much
//! is written.

use std::{collections::HashSet, net::TcpListener, time::Duration};

use accounts::{
    mails::{About, NewMail, send_mail},
    preferences::update_push_settings::update_push_settings,
    sessions::change_standing::{ChangeStanding, change_standing},
};
use contract::{ids::UserId, notifications::NoticeKind};
use kernel::events::{Concern, concern};
use mail::{Post, Target};
use store::args;
use talk::notifications::jobs::{GATHER, MAIL};
use testkit::push_service::PushService;

use super::{
    mailed::{after, verified, wants},
    pushed::browser,
    *,
};

const SECOND_MS: i64 = 1_000;
const MINUTE_MS: i64 = 60 * SECOND_MS;
const HOUR_MS: i64 = 60 * MINUTE_MS;

/// Switches a kind: in the hub, on devices, by mail.
pub(super) async fn switch(who: &Ctx, kind: &str, [hub, push, email]: [bool; 3]) {
    let to = |value| json!({ "options": [{ "id": kind, "value": value }] });
    update_news_settings(who.clone(), ask::input(to(hub)))
        .await
        .unwrap();
    update_push_settings(who.clone(), ask::input(to(push)))
        .await
        .unwrap();
    wants(who, to(email)).await;
}

/// What no other user did.
pub(super) async fn tell(who: &Ctx, kind: NoticeKind, object: i64) {
    let tx = who.begin().await.unwrap();
    let about = Concern::of_host(who.user().unwrap(), kind, object);
    concern(who, &tx, about).await.unwrap();
    tx.commit().await.unwrap();
}

/// How many connections a mail server was asked for that takes none.
fn tried(silent: &TcpListener) -> usize {
    std::iter::from_fn(|| silent.accept().ok()).count()
}

testkit::on_both_engines! {
    async fn each_channel_has_switches_of_its_own(world: World) {
        let service = PushService::start().await;
        let world = world.reaching(&service.address());
        let ada = verified(&world, "ada").await;
        browser(&world, &service, &ada, "ada").await;
        wants(&ada, json!({ "cadence": "at_once" })).await;
        let board = builders::board(&ada, "Birds").await.board.id;
        let pins = builders::pins(&ada, board, 4).await;
        let channels = [[true, false, false], [false; 3], [false, true, false], [false, false, true]];
        for ((pin, name), chosen) in pins.into_iter().zip(SAVERS).zip(channels) {
            switch(&ada, "comments", chosen).await;
            let (pushed, mailed) = (service.asked(), after(&world, 0, "ada").await.len());
            comment(&world.person(name).await, pin, "Lovely").await;
            after(&world, 10 * SECOND_MS, "ada").await;
            let mails = after(&world, 20 * MINUTE_MS, "ada").await;
            let hub = lines(&ada).await.contains(&format!("comment 1 {name}"));
            let found = [hub, service.asked() > pushed, mails.len() > mailed];
            assert_eq!(found, chosen, "{name}");
            assert_eq!(badge(&ada).await, i64::from(hub), "{name}");
        }
        // What the hub did not show stays untold there.
        switch(&ada, "comments", [true; 3]).await;
        gather(&world.house, &ada.user().unwrap().to_string()).await.unwrap();
        assert_eq!((lines(&ada).await, badge(&ada).await), (vec![], 0));
        invariants::hold(&world.house.db).await;
    }

    async fn what_was_seen_before_the_hub_left_it_out_is_not_mailed(world: World) {
        let ada = verified(&world, "ada").await;
        let robin = robin(&ada).await;
        comment(&world.person("ben").await, robin, "Lovely").await;
        world.settle().await;
        see(&ada, ada.now()).await;
        switch(&ada, "comments", [false, true, true]).await;
        gather(&world.house, &ada.user().unwrap().to_string()).await.unwrap();
        assert_eq!(lines(&ada).await, [""; 0]);
        assert!(after(&world, 2 * DAY_MS, "ada").await.is_empty());
    }

    async fn many_are_told_by_the_channels_that_they_chose(world: World) {
        let service = PushService::start().await;
        let world = world.reaching(&service.address());
        let employee = employed(&world.person("dora").await);
        let ada = verified(&world, "ada").await;
        browser(&world, &service, &ada, "ada").await;
        wants(&ada, json!({ "cadence": "at_once" })).await;
        for (chosen, text) in [
            ([true, false, false], "One"),
            ([false, true, false], "Two"),
            ([false, false, true], "Three"),
            ([false; 3], "Four"),
        ] {
            switch(&ada, "announcements", chosen).await;
            let (pushed, mailed) = (service.asked(), after(&world, 0, "ada").await.len());
            announce(employee.clone(), ask::input(json!({ "text": text }))).await.unwrap();
            after(&world, 10 * SECOND_MS, "ada").await;
            let mails = after(&world, 20 * MINUTE_MS, "ada").await;
            let said = told(&ada).await.into_iter().filter_map(|one| one.announcement);
            let hub = said.into_iter().any(|said| said.text == text);
            assert_eq!([hub, service.asked() > pushed, mails.len() > mailed], chosen, "{text}");
        }
    }

    async fn what_no_other_user_did_is_pushed_and_switched_too(world: World) {
        let service = PushService::start().await;
        let world = world.reaching(&service.address());
        let ada = world.person("ada").await;
        browser(&world, &service, &ada, "ada").await;
        let board = builders::board(&ada, "Birds").await.board;
        for (kind, object, words, path) in [
            (NoticeKind::MergeDone, board.id.0, "A board of yours was merged into the board “Birds”", &*board.url),
            (NoticeKind::ExportReady, 0, "Your data is ready to download", "/settings/your-data/"),
            (NoticeKind::NewDevice, 0, "New log-in to your account", "/settings/security/"),
            (NoticeKind::CaseDecided, 0, "The host decided about something of yours", "/settings/decisions/"),
            (NoticeKind::MailRefused, 0, "Our mails do not reach you", "/settings/edit/email/"),
            (NoticeKind::DeviceLost, 0, "A device of yours gets no notifications any more", "/settings/notifications/"),
        ] {
            for is_on in [true, false] {
                let option = json!({ "options": [{ "id": kind.topic(), "value": is_on }] });
                update_news_settings(ada.clone(), ask::input(option.clone())).await.unwrap();
                update_push_settings(ada.clone(), ask::input(option)).await.unwrap();
                let (lines_before, asked) = (told(&ada).await.len(), service.asked());
                tell(&ada, kind, object).await;
                world.settle().await;
                after(&world, 10 * SECOND_MS, "ada").await;
                let is_told = (told(&ada).await.len() > lines_before, service.asked() > asked);
                assert_eq!(is_told, (is_on, is_on), "{kind:?}");
                if is_on {
                    let pushed = service.pushed(world.house.now()).pop().unwrap();
                    assert_eq!((pushed.words(), pushed.paths()), (vec![words.into()], vec![path.to_owned()]));
                }
                world.pass(25 * HOUR_MS);
            }
        }
    }

    async fn what_has_a_mail_of_its_own_is_not_mailed_again(world: World) {
        let ada = verified(&world, "ada").await;
        wants(&ada, json!({ "cadence": "at_once" })).await;
        let board = builders::board(&ada, "Birds").await.board.id;
        for kind in NoticeKind::ALL.iter().filter(|kind| !kind.has_actors()) {
            let is_of_many = [NoticeKind::Ideas, NoticeKind::Announcement].contains(kind);
            if !is_of_many {
                tell(&ada, *kind, if *kind == NoticeKind::MergeDone { board.0 } else { 0 }).await;
            }
        }
        world.settle().await;
        let mails = after(&world, 20 * MINUTE_MS, "ada").await;
        assert_eq!(mails.len(), 1);
        for (words, is_there) in [
            ("A board of yours was merged into the board “Birds”", true),
            ("A device of yours gets no notifications any more", true),
            ("ready to download", false),
            ("New log-in", false),
            ("decided", false),
            ("do not reach", false),
        ] {
            assert_eq!(mails[0].text.contains(words), is_there, "{words} {}", mails[0].text);
        }
        // The mail about a new device is one of its own; no link in it ends such mails.
        let about = About::NewDevice { device: "Firefox, Windows".into() };
        let mail = NewMail { user_id: ada.user().unwrap(), about };
        for value in [true, false] {
            wants(&ada, json!({ "options": [{ "id": "security", "value": value }] })).await;
            let before = world.mails("ada@example.com").len();
            let tx = ada.begin().await.unwrap();
            send_mail(&ada, &tx, &mail).await.unwrap();
            tx.commit().await.unwrap();
            world.pass(SECOND_MS);
            world.settle().await;
            let mails = world.mails("ada@example.com");
            assert_eq!(mails.len() > before, value);
            assert!(mails[0].subject.starts_with("New log-in") && mails[0].unsubscribe.is_none());
        }
    }

    async fn a_mail_server_that_says_nothing_is_tried_with_patience_and_given_up(world: World) {
        let silent = TcpListener::bind("127.0.0.1:0").unwrap();
        silent.set_nonblocking(true).unwrap();
        let server = Target::Server(format!("smtp://{}", silent.local_addr().unwrap()));
        let patience = Duration::from_millis(100);
        let post = Post::open(&server, "Magpie", "post@magpie.test", patience).unwrap();
        let world = world.configured(|house| house.post = post);
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        for who in [&ada, &ben] {
            // They are sent no other mail.
            let known = ChangeStanding { is_email_verified: Some(true), ..ChangeStanding::default() };
            change_standing(world.host(), who.user().unwrap(), known).await.unwrap();
        }
        wants(&ada, json!({ "cadence": "at_once" })).await;
        let robin = robin(&ada).await;
        comment(&ben, robin, "Lovely").await;
        world.settle().await;
        assert_eq!((lines(&ada).await.len(), tried(&silent)), (1, 0));
        let mut attempts = Vec::new();
        for _ in 0..14 {
            world.pass(HOUR_MS);
            world.settle().await;
            attempts.push(tried(&silent));
        }
        assert_eq!(attempts, [[1; 12].as_slice(), &[0; 2]].concat());
        let given_up: Vec<String> = world.house.db.all(&GIVEN_UP, &args![MAIL]).await.unwrap();
        assert!(given_up.len() == 1 && given_up[0].contains("the server takes too long"), "{given_up:?}");
        // What comes next is tried for itself, and has what was not mailed.
        comment(&ben, robin, "Lovely again").await;
        world.settle().await;
        world.pass(HOUR_MS);
        world.settle().await;
        assert_eq!(tried(&silent), 1);
    }

    async fn ten_thousand_saves_in_an_hour_are_one_line_and_a_handful_of_writes(world: World) {
        let ada = world.person("ada").await;
        let robin = robin(&ada).await;
        let user = ada.user().unwrap();
        let mut written = HashSet::new();
        for minute in 0..60 {
            let tx = ada.begin().await.unwrap();
            let about = Concern::new(user, NoticeKind::Save, UserId(1 + minute), robin.0);
            concern(&ada, &tx, about).await.unwrap();
            let (now, savers) = (ada.now(), 1_000 * (1 + minute));
            tx.exec(&SAVED, &args![user, now.div_euclid(DAY_MS), robin, savers, now]).await.unwrap();
            tx.commit().await.unwrap();
            world.pass(MINUTE_MS);
            world.settle().await;
            let lines: Vec<(i64, i64, i64)> = world.house.db.all(&LINES, &args![user]).await.unwrap();
            assert_eq!(lines.len(), 1);
            written.extend(lines);
            let waiting: i64 = world.house.db.one(&WAITING, &args![GATHER]).await.unwrap();
            assert!(waiting <= 1, "one job for all of them, not {waiting}");
        }
        world.pass(5 * MINUTE_MS);
        world.settle().await;
        let lines: Vec<(i64, i64, i64)> = world.house.db.all(&LINES, &args![user]).await.unwrap();
        assert_eq!((lines.len(), lines[0].0), (1, 60 * 167));
        written.extend(lines);
        // A line that is written says another number: twelve times an hour, and once at the end.
        assert_eq!(written.len(), 13);
    }
}

store::sql! {
    // What `concern` notes of the others who save it in that minute.
    SAVED: () =
        "INSERT INTO notice_actors \
         (user_id, day, kind, object, done_number, actor_id, comment_id, created_ms) \
         WITH RECURSIVE savers (id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM savers WHERE id < 166) \
         SELECT $1, $2, 'save', $3, CAST($4 AS BIGINT) + id, CAST($4 AS BIGINT) + id, 0, $5 FROM savers";
    LINES: (i64, i64, i64) = "SELECT actor_count, last_ms, told_ms FROM notices WHERE user_id = $1";
    slow WAITING: i64 = "SELECT count(*) FROM jobs WHERE kind = $1";
    slow GIVEN_UP: String =
        "SELECT coalesce(last_error, '') FROM jobs WHERE kind = $1 AND state = 'failed'";
}
