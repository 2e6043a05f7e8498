//! Where events happened: what is kept of their records (specification §3), and pages that are
//! opened (§7, §9 "Context events").

use contract::{
    activities::{ActivityEvent, LogActivities, TrafficSource},
    ids::PinId,
};
use discovery::activities::log_activities::log_activities;
use kernel::ctx::Ctx;
use serde_json::{Map, Value, json};
use testkit::world::World;

use super::{DAY_MS, pin};
use crate::ask;

const VIEW: u32 = 13;
const IMPRESSION: u32 = 8_001;
const CLICKTHROUGH: u32 = 12;
/// A page of results, among pins (§9 "Search view type codes").
const SEARCH: u32 = 43;

/// An event that has everything that a record has.
fn whole(event_type: u32, pin: PinId) -> ActivityEvent {
    ActivityEvent {
        event_type,
        view_type: Some(SEARCH),
        view_parameter: Some(2),
        view_data: object("handler", json!("search/[scope]")),
        component: Some(1),
        app_state: Some("active".into()),
        event_data: object("slot", json!(7)),
        ..ask::closeup(pin, TrafficSource::default())
    }
}

fn object(name: &str, value: Value) -> Option<Map<String, Value>> {
    Some(Map::from_iter([(name.to_owned(), value)]))
}

/// A page that was opened and is no pin's.
fn page(view_type: u32) -> ActivityEvent {
    ActivityEvent {
        event_type: VIEW,
        view_type: Some(view_type),
        ..ActivityEvent::default()
    }
}

async fn tell(ctx: &Ctx, events: impl IntoIterator<Item = ActivityEvent>) {
    let batch = LogActivities {
        events: events.into_iter().collect(),
        report_time: None,
    };
    log_activities(ctx.clone(), batch).await.unwrap();
}

/// What the batches say, the oldest first.
async fn batches(world: &World) -> Vec<Value> {
    let all = world.activity_batches().await;
    all.iter()
        .map(|(_, acts)| serde_json::from_str(acts).unwrap())
        .collect()
}

testkit::on_both_engines! {
    async fn the_whole_record_of_an_event_is_kept(world: World) {
        let ada = world.person("ada").await;
        let robin = pin(&ada, "Birds").await;
        tell(&ada, [whole(IMPRESSION, robin), whole(CLICKTHROUGH, robin)]).await;
        let handler = json!({ "handler": "search/[scope]" });
        let kept = json!([{
            "view_type": SEARCH,
            "view_parameter": 2,
            "view_data": handler,
            "component": 1,
            "appState": "active",
            "impressions": [robin.to_string()],
            "clickthroughs": [robin.to_string()],
            "event_data": [{ "pin_id": robin.to_string(), "data": { "slot": 7 } }],
        }]);
        assert_eq!(batches(&world).await, [kept]);
        let [(_, kind, _, details)] = &world.activities().await[..] else { panic!("one act on purpose") };
        let details: Value = serde_json::from_str(details).unwrap();
        let kept = json!({
            "view_type": SEARCH,
            "view_parameter": 2,
            "view_data": handler,
            "component": 1,
            "appState": "active",
            "event_data": { "slot": 7 },
        });
        assert_eq!((kind.as_str(), details), ("clickthrough", kept));
    }

    async fn pages_that_are_opened_are_counted_by_their_kind_once_each_time_they_are_told(world: World) {
        let ada = world.person("ada").await;
        let named = |view_type, uuid: &str| ActivityEvent { client_uuid: Some(uuid.into()), ..page(view_type) };
        let opened = [named(1, "a"), named(SEARCH, "b"), named(SEARCH, "c"), named(9, "d")];
        tell(&ada, opened.clone()).await;
        tell(&ada, opened).await;
        let kept = json!([
            { "view_type": 1, "views": 1 },
            { "view_type": SEARCH, "views": 2 },
            { "view_type": 9, "views": 1 },
        ]);
        assert_eq!(batches(&world).await, [kept]);
        assert_eq!(world.activities().await, [], "no pin was opened");
        let id = ada.viewer().unwrap();
        assert_eq!(world.viewed_days().await, [(id, world.house.now() / DAY_MS, 4)]);
    }

    async fn a_day_has_room_for_a_number_of_pages(world: World) {
        let ada = world.person("ada").await;
        let id = ada.viewer().unwrap();
        let views = async || world.viewed_days().await.into_iter().map(|day| day.2).collect::<Vec<_>>();
        tell(&ada, [page(1)]).await;
        world.fill_activity_days(id, 0, 4_999).await;
        tell(&ada, [page(1), page(1)]).await;
        tell(&ada, [page(1)]).await;
        assert_eq!((views().await, batches(&world).await.len()), (vec![5_000], 2));
        world.pass(DAY_MS);
        tell(&ada, [page(1)]).await;
        assert_eq!(views().await, [5_000, 1]);
    }

    async fn what_clients_say_in_words_of_their_own_is_kept_where_it_is_short(world: World) {
        let ada = world.person("ada").await;
        let robin = pin(&ada, "Birds").await;
        let long = object("a", json!("b".repeat(10_000)));
        let odd = ActivityEvent {
            view_data: long.clone(),
            event_data: long,
            app_state: Some("\u{0}".into()),
            ..whole(IMPRESSION, robin)
        };
        let empty = ActivityEvent { view_data: Some(Map::new()), event_data: None, ..page(1) };
        tell(&ada, [odd, empty]).await;
        let kept = json!([
            { "view_type": SEARCH, "view_parameter": 2, "component": 1, "impressions": [robin.to_string()] },
            { "view_type": 1, "views": 1 },
        ]);
        assert_eq!(batches(&world).await, [kept]);
    }
}
