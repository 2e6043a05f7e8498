//! What is logged of visitors who allow it: what they were shown and opened, and nothing that
//! tells whose it is.

use contract::{
    activities::{ActivityEvent, LogActivities, TrafficSource},
    consents::Consent,
    ids::PinId,
};
use discovery::activities::{count_new_versions::NewVersions, log_activities::log_activities};
use kernel::ctx::{Actor, Browser, Ctx};
use serde_json::{Value, json};
use testkit::{builders, world::World};

use super::{DAY_MS, consent, in_germany, kept, pin};
use crate::ask;

const IMPRESSION: u32 = 8_001;
const CLOSEUP: u32 = 13;

/// The same viewer, whose browser says that they chose so.
fn choosing(ctx: &Ctx, consent: Option<Consent>) -> Ctx {
    let browser = Browser {
        consent,
        ..ctx.browser.clone()
    };
    Ctx {
        browser,
        ..ctx.clone()
    }
}

/// A visitor who allows it.
fn allowing(world: &World) -> Ctx {
    choosing(&world.visitor(), Some(consent(true)))
}

fn event(event_type: u32, pin: PinId) -> ActivityEvent {
    ActivityEvent {
        event_type,
        ..ask::closeup(pin, TrafficSource::default())
    }
}

async fn tell(ctx: &Ctx, events: impl IntoIterator<Item = ActivityEvent>) {
    let batch = LogActivities {
        events: events.into_iter().collect(),
        report_time: Some(DAY_MS),
    };
    log_activities(ctx.clone(), batch).await.unwrap();
}

/// What batches of visitors say, the oldest first.
async fn batches(world: &World) -> Vec<Value> {
    let all = world.visitor_batches().await;
    all.iter()
        .map(|acts| serde_json::from_str(acts).unwrap())
        .collect()
}

testkit::on_both_engines! {
    async fn visitors_are_logged_where_their_browser_says_that_they_chose_it(world: World) {
        let ada = world.person("ada").await;
        let robin = pin(&ada, "Birds").await;
        let (visitor, id) = (world.visitor(), ada.viewer().unwrap());
        let only_others = Consent { analytic: false, ..consent(true) };
        for (actor, chosen, expected) in [
            (Actor::Visitor, None, 0),
            (Actor::Visitor, Some(consent(false)), 0),
            (Actor::Visitor, Some(only_others), 0),
            (Actor::Visitor, Some(consent(true)), 1),
            (Actor::Limited(id), None, 0),
            (Actor::Limited(id), Some(consent(true)), 1),
            (Actor::Crawler, Some(consent(true)), 0),
            // The country asks first, and was answered.
            (Actor::Visitor, Some(consent(true)), 1),
        ] {
            let before = world.visitor_batches().await.len();
            let caller = choosing(&in_germany(&visitor.acting_as(actor)), chosen);
            tell(&caller, [event(IMPRESSION, robin)]).await;
            let told = world.visitor_batches().await.len() - before;
            assert_eq!(told, expected, "{actor:?} {chosen:?}");
        }
        // The choice of a user stands with their account, whatever the browser says.
        accounts::consents::update_consent::update_consent(ada.clone(), consent(false)).await.unwrap();
        tell(&choosing(&ada, Some(consent(true))), [event(IMPRESSION, robin)]).await;
        assert_eq!((world.activity_batches().await, world.activities().await), (vec![], vec![]));
    }

    async fn what_is_kept_of_a_visitor_tells_no_words_of_theirs(world: World) {
        let ada = world.person("ada").await;
        let robin = pin(&ada, "Birds").await;
        let said = |text: &str| json!({ "a": text }).as_object().cloned();
        let whole = |event_type| ActivityEvent {
            event_type,
            view_parameter: Some(2),
            component: Some(1),
            app_state: Some("active".into()),
            view_data: said("planted handler"),
            event_data: said("planted slot"),
            aux_data: Some(TrafficSource {
                search_query: Some("planted words".into()),
                source: Some("planted source".into()),
                ..TrafficSource::default()
            }),
            ..event(event_type, robin)
        };
        let page = ActivityEvent { event_type: 13, view_type: Some(43), view_data: said("planted page"),
                                   ..ActivityEvent::default() };
        tell(&allowing(&world), [whole(IMPRESSION), whole(CLOSEUP), whole(4_100), page]).await;
        let kept = json!([
            {
                "view_type": 3,
                "view_parameter": 2,
                "component": 1,
                "appState": "active",
                "impressions": [robin.to_string()],
                "closeups": [robin.to_string()],
            },
            { "view_type": 43, "views": 1 },
        ]);
        assert_eq!(batches(&world).await, [kept]);
        assert_eq!(world.activities().await, [], "no row of theirs");
        assert_eq!(world.activity_days().await, []);
        // That they came back is of no one, and says nothing of a pin.
        tell(&allowing(&world), [event(4_100, robin)]).await;
        assert_eq!(batches(&world).await.len(), 1);
    }

    async fn pins_that_visitors_do_not_see_are_left_out(world: World) {
        let ada = world.person("ada").await;
        let (robin, secret) = (pin(&ada, "Birds").await, builders::secret_board(&ada, "Plans").await.board.id);
        let hidden = builders::pin(&ada, secret, "Ring").await.pin.id;
        let visitor = allowing(&world);
        tell(&visitor, [event(IMPRESSION, hidden), event(IMPRESSION, PinId(7))]).await;
        assert_eq!(batches(&world).await.len(), 0);
        tell(&visitor, [event(IMPRESSION, hidden), event(IMPRESSION, robin)]).await;
        let kept = json!([{ "view_type": 3, "impressions": [robin.to_string()] }]);
        assert_eq!(batches(&world).await, [kept]);
    }

    async fn a_visitors_batch_that_is_told_again_is_logged_and_counted_once(world: World) {
        let ada = world.person("ada").await;
        let robin = pin(&ada, "Birds").await;
        let named = |uuid: &str| ActivityEvent { client_uuid: Some(uuid.into()), ..event(CLOSEUP, robin) };
        let visitor = allowing(&world);
        for uuid in ["a", "a", "b"] {
            tell(&visitor, [named(uuid)]).await;
        }
        assert_eq!(batches(&world).await.len(), 2);
        for _ in 0..2 {
            ask::for_job(&world, "activities.summarise").await;
            let numbers = world.pin_days().await;
            let numbers: Vec<_> = numbers.iter().map(|row| (row.2, row.3.as_str(), row.4)).collect();
            assert_eq!(numbers, [(robin, "closeup", 2)]);
        }
    }

    async fn a_network_has_room_for_a_day(world: World) {
        let ada = world.person("ada").await;
        let board = builders::board(&ada, "Birds").await.board.id;
        let pins = builders::pins(&ada, board, 20).await;
        let at = |address: [u8; 4]| {
            let mut visitor = allowing(&world);
            visitor.browser.address = Some(address.into());
            visitor
        };
        let opened = || pins.iter().map(|pin| event(CLOSEUP, *pin));
        for _ in 0..25 {
            tell(&at([10, 0, 0, 1]), opened()).await;
        }
        assert_eq!(batches(&world).await.len(), 25, "500 close-ups");
        tell(&at([10, 0, 0, 1]), opened()).await;
        assert_eq!(batches(&world).await.len(), 25);
        tell(&at([10, 0, 0, 2]), opened()).await;
        assert_eq!(batches(&world).await.len(), 26);
        world.pass(DAY_MS);
        tell(&at([10, 0, 0, 1]), opened()).await;
        assert_eq!(batches(&world).await.len(), 27);
    }

    async fn batches_of_visitors_are_forgotten_by_age(world: World) {
        let world = world.configured(|house| house.extensions.insert(kept(2)));
        let ada = world.person("ada").await;
        let robin = pin(&ada, "Birds").await;
        for (passed, left) in [(0, 1), (DAY_MS, 2), (2 * DAY_MS - 1_000, 2), (3 * DAY_MS, 1)] {
            world.pass(passed);
            tell(&allowing(&world), [event(IMPRESSION, robin)]).await;
            ask::for_job(&world, "activities.forget").await;
            assert_eq!(batches(&world).await.len(), left, "{passed} later");
        }
    }

    async fn a_visitors_page_of_an_older_version_is_counted_where_they_allow_it(world: World) {
        let old_page = || ActivityEvent { event_type: 8_002, ..ActivityEvent::default() };
        for (visitor, expected) in [(world.visitor(), 0), (allowing(&world), 1)] {
            tell(&visitor, [old_page()]).await;
            assert_eq!(world.house.get::<NewVersions>().pages(), expected);
        }
        assert_eq!(batches(&world).await.len(), 0);
    }
}
