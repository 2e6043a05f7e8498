//! Batches of events: what of one is logged, and the numbers that are made of it.

use contract::{
    activities::{ActivityEvent, LogActivities, TrafficSource},
    ids::{PinId, UserId},
};
use discovery::{
    activities::{
        count_acts::{LATELY_DAYS, Numbers, count_acts},
        log_activities::log_activities,
    },
    feeds::{
        list_home_pins::list_home_pins, list_related_pins::list_related_pins,
        rank_popular::rank_popular,
    },
    search::search_pins::search_pins,
};
use kernel::ctx::Ctx;
use serde_json::{Value, json};
use testkit::{builders, world::World};

use super::{DAY_MS, consent, kept};
use crate::ask;

const IMPRESSION: u32 = 8_001;
const CLOSEUP: u32 = 13;
const CLICKTHROUGH: u32 = 12;
const RETURN: u32 = 4_100;

fn event(event_type: u32, pin: PinId) -> ActivityEvent {
    ActivityEvent {
        event_type,
        ..ask::closeup(pin, TrafficSource::default())
    }
}

fn named(event_type: u32, pin: PinId, uuid: &str) -> ActivityEvent {
    ActivityEvent {
        client_uuid: Some(uuid.into()),
        ..event(event_type, pin)
    }
}

async fn tell(ctx: &Ctx, events: impl IntoIterator<Item = ActivityEvent>) {
    let batch = LogActivities {
        events: events.into_iter().collect(),
        report_time: Some(DAY_MS),
    };
    log_activities(ctx.clone(), batch).await.unwrap();
}

/// What the batches of a user say, the oldest first.
async fn batches(world: &World, of: &Ctx) -> Vec<Value> {
    let all = world.activity_batches().await;
    let own = all
        .into_iter()
        .filter(|(user, _)| Some(*user) == of.viewer());
    own.map(|(_, acts)| serde_json::from_str(&acts).unwrap())
        .collect()
}

/// What a batch keeps of acts that all happened on pages of pins, as [`event`] tells them.
fn on_page(mut acts: Value) -> Value {
    acts["view_type"] = json!(3);
    json!([acts])
}

/// The numbers of pins without their day.
async fn numbers(world: &World) -> Vec<(PinId, PinId, String, i64)> {
    let all = world.pin_days().await;
    all.into_iter()
        .map(|(root, _, pin, kind, count)| (root, pin, kind, count))
        .collect()
}

async fn summarise(world: &World) {
    ask::for_job(world, "activities.summarise").await;
}

/// Someone with a board of pins.
async fn maker(world: &World, count: usize) -> Vec<PinId> {
    let ada = world.person("ada").await;
    let board = builders::board(&ada, "Birds").await.board.id;
    builders::pins(&ada, board, count).await
}

testkit::on_both_engines! {
    async fn a_batch_is_one_row_and_each_act_on_purpose_another(world: World) {
        let [robin, wren] = maker(&world, 2).await[..] else { panic!("two pins") };
        let ben = world.person("ben").await;
        let events = [
            event(IMPRESSION, robin),
            event(IMPRESSION, wren),
            event(IMPRESSION, robin),
            event(CLOSEUP, robin),
            event(CLICKTHROUGH, robin),
            event(7_946, robin),
            event(RETURN, robin),
        ];
        tell(&ben, events).await;
        let expected = on_page(json!({
            "impressions": [robin.to_string(), wren.to_string()],
            "closeups": [robin.to_string()],
            "clickthroughs": [robin.to_string()],
        }));
        assert_eq!(batches(&world, &ben).await, [expected]);
        let kinds: Vec<_> = world.activities().await.into_iter().map(|entry| (entry.1, entry.2)).collect();
        let kinds: Vec<_> = kinds.iter().map(|(kind, pin)| (kind.as_str(), *pin)).collect();
        assert_eq!(kinds, [("closeup", robin), ("clickthrough", robin), ("return", robin)]);
    }

    async fn poisoned_events_are_left_out_and_the_others_are_logged(world: World) {
        let [robin] = maker(&world, 1).await[..] else { panic!("a pin") };
        let (ben, cleo) = (world.person("ben").await, world.person("cleo").await);
        let secret = builders::secret_board(&cleo, "Plans").await.board.id;
        let hidden = builders::pin(&cleo, secret, "Ring").await.pin.id;
        let of = |id: &str| ActivityEvent { object_id_str: Some(id.into()), ..event(IMPRESSION, robin) };
        let poisoned = [
            event(u32::MAX, robin),
            event(IMPRESSION, hidden),
            event(IMPRESSION, PinId(i64::MAX)),
            of("-1"),
            of("0"),
            of("99999999999999999999999"),
            of("robin"),
            of("\u{0}"),
        ];
        tell(&ben, poisoned.clone()).await;
        assert_eq!((batches(&world, &ben).await, world.activity_days().await), (vec![], vec![]));
        let odd_time = ActivityEvent { time: Some(i64::MIN), ..event(IMPRESSION, robin) };
        tell(&ben, poisoned.into_iter().chain([odd_time])).await;
        assert_eq!(batches(&world, &ben).await, [on_page(json!({ "impressions": [robin.to_string()] }))]);
    }

    async fn an_event_that_is_told_again_is_logged_once(world: World) {
        let [robin, wren] = maker(&world, 2).await[..] else { panic!("two pins") };
        let (ben, cleo) = (world.person("ben").await, world.person("cleo").await);
        let first = [named(IMPRESSION, robin, "a"), named(CLOSEUP, robin, "b"), named(CLOSEUP, robin, "b")];
        tell(&ben, first.clone()).await;
        tell(&ben, first.clone()).await;
        assert_eq!((batches(&world, &ben).await.len(), world.activities().await.len()), (1, 1));
        // Its answer was lost: it comes again beside what happened since.
        tell(&ben, first.iter().cloned().chain([named(IMPRESSION, wren, "c")])).await;
        assert_eq!(batches(&world, &ben).await[1..], [on_page(json!({ "impressions": [wren.to_string()] }))]);
        // Another user's client may have given the same name.
        tell(&cleo, first).await;
        assert_eq!((batches(&world, &cleo).await.len(), world.activities().await.len()), (1, 2));
    }

    async fn a_day_has_room_for_a_number_of_impressions(world: World) {
        let pins = maker(&world, 3).await;
        let ben = world.person("ben").await;
        let id = ben.viewer().unwrap();
        let days = async || -> Vec<(UserId, i64)> {
            world.activity_days().await.into_iter().map(|(user, _, count)| (user, count)).collect()
        };
        let shown = || pins.iter().map(|pin| event(IMPRESSION, *pin));
        tell(&ben, shown()).await;
        assert_eq!(days().await, [(id, 3)]);
        world.fill_activity_days(id, 19_998, 0).await;
        tell(&ben, shown()).await;
        assert_eq!(days().await, [(id, 20_000)]);
        tell(&ben, shown()).await;
        assert_eq!((days().await, batches(&world, &ben).await.len()), (vec![(id, 20_000)], 2));
        // What is done on purpose has room of its own, and the next day room again.
        tell(&ben, [event(CLOSEUP, pins[0])]).await;
        assert_eq!(batches(&world, &ben).await[2..], [on_page(json!({ "closeups": [pins[0].to_string()] }))]);
        world.pass(DAY_MS);
        tell(&ben, shown()).await;
        assert_eq!(days().await, [(id, 20_000), (id, 3)]);
    }

    async fn numbers_of_pins_are_made_once_of_each_batch(world: World) {
        let [robin, wren] = maker(&world, 2).await[..] else { panic!("two pins") };
        let (ben, cleo) = (world.person("ben").await, world.person("cleo").await);
        let board = builders::board(&cleo, "Mine").await.board.id;
        let copy = builders::save(&cleo, robin, board).await.pin.id;
        let secret = builders::secret_board(&cleo, "Plans").await.board.id;
        let hidden = builders::save(&cleo, wren, secret).await.pin.id;
        tell(&cleo, [event(IMPRESSION, hidden), event(CLOSEUP, hidden)]).await;
        tell(&ben, [event(IMPRESSION, copy), event(IMPRESSION, robin), event(CLOSEUP, copy)]).await;
        tell(&cleo, [event(IMPRESSION, robin), event(CLICKTHROUGH, robin), event(CLICKTHROUGH, robin)]).await;
        for _ in 0..2 {
            summarise(&world).await;
            let expected = [
                (robin, robin, "clickthrough", 1),
                (robin, robin, "impression", 2),
                (robin, robin, "save", 1),
                (robin, copy, "closeup", 1),
                (robin, copy, "impression", 1),
            ];
            let expected = expected.map(|(root, pin, kind, count)| (root, pin, kind.to_owned(), count));
            assert_eq!(numbers(&world).await, expected);
        }
        tell(&ben, [event(IMPRESSION, robin)]).await;
        summarise(&world).await;
        assert!(numbers(&world).await.contains(&(robin, robin, "impression".to_owned(), 3)));
        let lately = async || count_acts(&world.house, &[robin, wren], 14).await.unwrap();
        let all = Numbers { impressions: 4, closeups: 1, clickthroughs: 1, saves: 1 };
        for (passed, expected) in [(0, Some(&all)), (14 * DAY_MS, Some(&all)), (DAY_MS, None)] {
            world.pass(passed);
            assert_eq!(lately().await.get(&robin), expected, "{passed} later");
        }
        assert_eq!(lately().await.get(&wren), None);
    }

    async fn what_is_opened_is_popular(world: World) {
        let [robin, wren] = maker(&world, 2).await[..] else { panic!("two pins") };
        let ben = world.person("ben").await;
        for (told, expected) in [(None, [wren, robin]), (Some(robin), [robin, wren])] {
            tell(&ben, told.map(|pin| event(CLOSEUP, pin))).await;
            summarise(&world).await;
            rank_popular(&world.house).await.unwrap();
            let home = list_home_pins(world.visitor(), ask::home()).await.unwrap();
            assert_eq!(ask::ids(&home.items), expected);
        }
    }

    async fn what_is_opened_is_found_first_for_a_while(world: World) {
        let [robin, wren] = maker(&world, 2).await[..] else { panic!("two pins") };
        let ben = world.person("ben").await;
        let found = async || {
            ask::for_job(&world, "activities.tell_liked").await;
            world.settle().await;
            let found = search_pins(world.visitor(), ask::words("pin")).await.unwrap();
            ask::found(&found.data)
        };
        assert_eq!(found().await, [wren, robin]);
        tell(&ben, [event(CLOSEUP, robin)]).await;
        summarise(&world).await;
        world.pass(DAY_MS);
        assert_eq!(found().await, [robin, wren]);
        world.pass((LATELY_DAYS - 1) * DAY_MS);
        assert_eq!(found().await, [robin, wren]);
        world.pass(DAY_MS);
        assert_eq!(found().await, [wren, robin]);
    }

    async fn what_is_opened_and_followed_is_related_first_for_a_while(world: World) {
        let pins = maker(&world, 3).await;
        for person in ["dora", "eve", "finn"] {
            let person = world.person(person).await;
            let board = builders::board(&person, "Saved").await.board.id;
            for pin in &pins {
                builders::save(&person, *pin, board).await;
            }
        }
        let ben = world.person("ben").await;
        // The number that saves have alone lapses first.
        world.pass((LATELY_DAYS + 2) * DAY_MS);
        for (liked, other) in [(pins[1], pins[2]), (pins[2], pins[1])] {
            for _ in 0..60 {
                tell(&ben, [event(CLOSEUP, liked), event(CLICKTHROUGH, liked)]).await;
            }
            summarise(&world).await;
            world.pass(DAY_MS);
            ask::for_job(&world, "activities.tell_liked").await;
            world.settle().await;
            let related = list_related_pins(world.visitor(), ask::related(pins[0])).await.unwrap();
            assert_eq!(ask::ids(&related.items)[..2], [liked, other]);
            for _ in 0..=LATELY_DAYS {
                world.pass(DAY_MS);
                ask::for_job(&world, "activities.tell_liked").await;
            }
        }
    }

    async fn numbers_stand_by_the_day_on_which_it_happened(world: World) {
        let [robin] = maker(&world, 1).await[..] else { panic!("a pin") };
        let ben = world.person("ben").await;
        let aged = |ms: i64| ActivityEvent { time: Some(DAY_MS - ms), ..event(IMPRESSION, robin) };
        let today = world.house.now() / DAY_MS;
        tell(&ben, [aged(0)]).await;
        tell(&ben, [aged(DAY_MS)]).await;
        summarise(&world).await;
        let days: Vec<i64> = world.pin_days().await.into_iter().map(|number| number.1).collect();
        assert_eq!(days, [today - 1, today]);
    }

    async fn batches_and_numbers_are_forgotten_by_age(world: World) {
        let world = world.configured(|house| house.extensions.insert(kept(2)));
        let [robin] = maker(&world, 1).await[..] else { panic!("a pin") };
        let ben = world.person("ben").await;
        let left = async || {
            ask::for_job(&world, "activities.forget").await;
            let (batches, days) = (world.activity_batches().await, world.activity_days().await);
            (batches.len(), days.len(), world.pin_days().await.len())
        };
        for (passed, expected) in [
            (0, (1, 1, 1)),
            (DAY_MS, (2, 2, 2)),
            (2 * DAY_MS - 1_000, (2, 2, 3)),
            (401 * DAY_MS, (1, 1, 1)),
        ] {
            world.pass(passed);
            tell(&ben, [event(IMPRESSION, robin)]).await;
            summarise(&world).await;
            assert_eq!(left().await, expected, "{passed} later");
        }
    }

    async fn impressions_too_are_logged_of_those_alone_who_allow_it(world: World) {
        let [robin] = maker(&world, 1).await[..] else { panic!("a pin") };
        let ben = world.person("ben").await;
        for (allowed, expected) in [(true, 1), (false, 1), (true, 2)] {
            accounts::consents::update_consent::update_consent(ben.clone(), consent(allowed)).await.unwrap();
            tell(&ben, [event(IMPRESSION, robin)]).await;
            assert_eq!(batches(&world, &ben).await.len(), expected, "{allowed}");
        }
        tell(&world.visitor(), [event(IMPRESSION, robin)]).await;
        assert_eq!(world.activity_batches().await.len(), 2);
    }
}
