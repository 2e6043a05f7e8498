//! The activity log: what is logged of whom, and for how long.

mod batches;
mod contexts;
mod visitors;

use accounts::consents::update_consent::update_consent;
use contract::{
    activities::{ActivityEvent, LogActivities, TrafficSource},
    consents::Consent,
    errors::Code,
    ids::PinId,
};
use discovery::activities::{
    count_new_versions::NewVersions,
    jobs::{self, ActivityRules},
    log_activities::log_activities,
};
use kernel::ctx::{Browser, Ctx};
use testkit::builders;

use crate::ask::{closeup, code};

const DAY_MS: i64 = 24 * 60 * 60 * 1_000;

/// Tells of visits of pins, of which nothing else is known.
async fn tell(ctx: &Ctx, pins: impl IntoIterator<Item = PinId>) {
    let events = pins
        .into_iter()
        .map(|pin| closeup(pin, TrafficSource::default()));
    send(ctx, events.collect(), None).await;
}

async fn send(ctx: &Ctx, events: Vec<ActivityEvent>, report_time: Option<i64>) {
    let batch = LogActivities {
        events,
        report_time,
    };
    log_activities(ctx.clone(), batch).await.unwrap();
}

/// A new pin of a user's, on a board of its own.
async fn pin(ctx: &Ctx, board: &str) -> PinId {
    let board = builders::board(ctx, board).await.board.id;
    builders::pin(ctx, board, "Robin").await.pin.id
}

fn kept(kept_days: u16) -> ActivityRules {
    ActivityRules {
        kept_days,
        ..ActivityRules::default()
    }
}

fn in_germany(ctx: &Ctx) -> Ctx {
    let browser = Browser {
        country: Some("DE".into()),
        ..ctx.browser.clone()
    };
    Ctx {
        browser,
        ..ctx.clone()
    }
}

fn consent(analytic: bool) -> Consent {
    Consent {
        personalization: true,
        analytic,
        marketing: true,
    }
}

testkit::on_both_engines! {
    async fn closeups_are_logged_with_the_way_to_them(world: World) {
        let ada = world.person("ada").await;
        let (id, robin, wren) = (ada.viewer().unwrap(), pin(&ada, "Birds").await, pin(&ada, "Small birds").await);
        let from_home = TrafficSource {
            homefeed_source_sig: Some("a1b2".into()),
            source: Some("closeup".into()),
            top_level_source: Some("homefeed".into()),
            top_level_source_depth: Some(2),
            ..TrafficSource::default()
        };
        let searched = |query: &str| TrafficSource { search_query: Some(query.into()), ..TrafficSource::default() };
        let untold = TrafficSource { source: Some("\u{0}".into()), ..TrafficSource::default() };
        let long = TrafficSource {
            source: Some("p".repeat(21)),
            top_level_source: Some("b".repeat(21)),
            ..TrafficSource::default()
        };
        let ways = [
            (robin, from_home),
            (wren, searched("red\u{0} robin")),
            (wren, searched(&"ä".repeat(10_000))),
            (robin, untold),
            (robin, long),
        ];
        send(&ada, ways.map(|(pin, way)| closeup(pin, way)).into(), None).await;
        let details = [
            (robin, "{\"homefeed_source_sig\":\"a1b2\",\"source\":\"closeup\",\"top_level_source\":\"homefeed\",\
                     \"top_level_source_depth\":2,\"view_type\":3}".to_owned()),
            (wren, "{\"search_query\":\"red robin\",\"view_type\":3}".to_owned()),
            (wren, format!("{{\"search_query\":\"{}\",\"view_type\":3}}", "ä".repeat(200))),
            (robin, "{\"view_type\":3}".to_owned()),
            (robin, format!("{{\"source\":\"{}\",\"top_level_source\":\"{}\",\"view_type\":3}}",
                            "p".repeat(20), "b".repeat(20))),
        ];
        let expected = details.map(|(pin, details)| (id, "closeup".to_owned(), pin, details));
        assert_eq!(world.activities().await, expected);
    }

    async fn what_visitors_tell_and_pins_that_are_not_seen_are_left_out(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let secret = builders::secret_board(&ben, "Plans").await.board.id;
        let hidden = builders::pin(&ben, secret, "Ring").await.pin.id;
        let robin = pin(&ada, "Birds").await;
        tell(&world.visitor(), [robin]).await;
        tell(&ada, [hidden, PinId(7)]).await;
        assert_eq!(world.activities().await, []);
        tell(&ada, [hidden, robin]).await;
        let pins: Vec<_> = world.activities().await.into_iter().map(|entry| entry.2).collect();
        assert_eq!(pins, [robin]);
    }

    async fn a_batch_of_too_many_events_is_refused_whole(world: World) {
        let ada = world.person("ada").await;
        let robin = pin(&ada, "Birds").await;
        let many = |number| LogActivities {
            events: vec![closeup(robin, TrafficSource::default()); number],
            report_time: None,
        };
        assert_eq!(code(log_activities(ada.clone(), many(201)).await), Code::InvalidInput);
        assert_eq!(world.activities().await, []);
        log_activities(ada, many(200)).await.unwrap();
        assert_eq!(world.activities().await.len(), 200);
    }

    async fn a_day_has_room_for_a_number_of_events_whatever_age_they_have(world: World) {
        let ada = world.person("ada").await;
        let (robin, wren) = (pin(&ada, "Birds").await, pin(&ada, "Small birds").await);
        let old = |pin| ActivityEvent { time: Some(0), ..closeup(pin, TrafficSource::default()) };
        let times = async |pin, number: usize| send(&ada, vec![old(pin); number], Some(DAY_MS)).await;
        let count = async || world.activities().await.len();
        for batch in 0..11 {
            times(if batch == 0 { robin } else { wren }, if batch < 10 { 200 } else { 1 }).await;
            assert_eq!(count().await, 2_000.min((batch + 1) * 200), "batch {batch}");
            world.pass(if batch == 0 { 60_000 } else { 0 });
        }
        // A day after the first batch there is room for as many again.
        world.pass(DAY_MS - 60_000 + 1);
        times(robin, 200).await;
        times(robin, 1).await;
        assert_eq!(count().await, 2_200);
    }

    async fn events_of_other_kinds_are_left_out(world: World) {
        let ada = world.person("ada").await;
        let robin = pin(&ada, "Birds").await;
        let good = closeup(robin, TrafficSource::default());
        let other = [
            ActivityEvent::default(),
            ActivityEvent { event_type: 7_946, ..good.clone() },
            ActivityEvent { view_type: Some(1), ..good.clone() },
            ActivityEvent { view_type: None, ..good.clone() },
            ActivityEvent { object_id_str: None, ..good.clone() },
            ActivityEvent { object_id_str: Some("robin".into()), ..good.clone() },
        ];
        send(&ada, other.into_iter().chain([good]).collect(), None).await;
        assert_eq!(world.activities().await.len(), 1);
    }

    async fn an_event_is_as_old_as_its_client_says_within_a_day(world: World) {
        let world = world.configured(|house| house.extensions.insert(kept(1)));
        let ada = world.person("ada").await;
        let robin = pin(&ada, "Birds").await;
        // By clocks that are wrong: what is a day old is forgotten at once.
        for (told, report_time, left) in [
            (Some(5_000), Some(6_000), 1),
            (Some(0), Some(DAY_MS), 0),
            (Some(i64::MIN), Some(i64::MAX), 0),
            (Some(9_000), Some(6_000), 1),
            (None, Some(i64::MAX), 1),
            (Some(i64::MIN), None, 1),
        ] {
            let event = ActivityEvent { time: told, ..closeup(robin, TrafficSource::default()) };
            send(&ada, vec![event], report_time).await;
            world.pass(1_000);
            jobs::forget(&world.house).await.unwrap();
            assert_eq!(world.activities().await.len(), left, "{told:?} {report_time:?}");
            world.pass(DAY_MS);
            jobs::forget(&world.house).await.unwrap();
        }
    }

    async fn only_what_users_allow_is_logged(world: World) {
        let ada = world.person("ada").await;
        let robin = pin(&ada, "Birds").await;
        let times = async |ctx: &Ctx| {
            let before = world.activities().await.len();
            tell(ctx, [robin]).await;
            world.activities().await.len() - before
        };
        assert_eq!((times(&ada).await, times(&in_germany(&ada)).await), (1, 0));
        update_consent(ada.clone(), consent(true)).await.unwrap();
        assert_eq!((times(&ada).await, times(&in_germany(&ada)).await), (1, 1));
        update_consent(ada.clone(), consent(false)).await.unwrap();
        assert_eq!((times(&ada).await, times(&in_germany(&ada)).await), (0, 0));
    }

    async fn pages_of_an_older_version_are_counted_of_users_who_allow_it(world: World) {
        let ada = world.person("ada").await;
        let robin = pin(&ada, "Birds").await;
        let old_page = || ActivityEvent { event_type: 8_002, ..ActivityEvent::default() };
        let pages = || world.house.get::<NewVersions>().pages();
        tell(&ada, [robin]).await;
        send(&world.visitor(), vec![old_page()], None).await;
        assert_eq!(pages(), 0);
        // A page tells it once.
        send(&ada, vec![old_page(), old_page()], None).await;
        send(&ada, vec![closeup(robin, TrafficSource::default()), old_page()], None).await;
        assert_eq!(pages(), 2);
        update_consent(ada.clone(), consent(false)).await.unwrap();
        send(&ada, vec![old_page()], None).await;
        assert_eq!(pages(), 2);
        assert_eq!(world.activities().await.len(), 2, "close-ups alone stand in the log");
    }

    async fn the_log_reaches_back_as_far_as_the_host_says(world: World) {
        let ada = world.person("ada").await;
        tell(&ada, [pin(&ada, "Birds").await]).await;
        for (days, left) in [(89, 1), (2, 0)] {
            world.pass(days * DAY_MS);
            jobs::forget(&world.house).await.unwrap();
            assert_eq!(world.activities().await.len(), left, "{days} days later");
        }
    }

    async fn a_host_may_log_nothing(world: World) {
        let world = world.configured(|house| house.extensions.insert(kept(0)));
        let ada = world.person("ada").await;
        tell(&ada, [pin(&ada, "Birds").await]).await;
        assert_eq!(world.activities().await, []);
        // That a page is older than the server is counted, and kept of no one.
        let old_page = ActivityEvent { event_type: 8_002, ..ActivityEvent::default() };
        send(&ada, vec![old_page], None).await;
        assert_eq!(world.house.get::<NewVersions>().pages(), 1);
        assert_eq!(world.activities().await, []);
    }
}
