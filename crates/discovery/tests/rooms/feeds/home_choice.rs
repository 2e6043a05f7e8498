//! What is chosen for a viewer's home feed, and the reason that each pin tells.

use accounts::{consents::update_consent::update_consent, users::follow_user::follow_user};
use collections::pins::create_pin::create_pin_from_file;
use contract::{
    activities::{ActivityEvent, LogActivities, TrafficSource},
    answers::Bookmark,
    consents::Consent,
    errors::Code,
    feeds::{GetFeedTuner, HidePin, HideReason, ListHomePins, TuneFeed, UnhidePin},
    ids::{BoardId, PinId},
    interests::FollowInterests,
};
use discovery::{
    activities::log_activities::log_activities,
    feeds::{
        find_mutes::find_mutes, get_feed_tuner::get_feed_tuner, hide_pin::hide_pin,
        list_home_pins::list_home_pins, tune_feed::tune_feed, unhide_pin::unhide_pin,
    },
    interests::{follow_interests::follow_interests, taxonomy::taxonomy},
    lookalikes::find_lookalikes::PictureIndex,
};
use kernel::ctx::Ctx;
use neighbours::distance;
use serde_json::{Value, json};
use testkit::{builders, pictures, world::World};

use crate::ask::{self, code};

/// The first pins of a viewer's home feed, as clients read them.
pub async fn first(viewer: &Ctx, items: u64) -> Vec<Value> {
    let asked = ListHomePins {
        bookmarks: Bookmark::Start,
        page_size: ask::size(items),
    };
    let page = list_home_pins(viewer.clone(), asked).await.unwrap();
    let pins = page
        .items
        .iter()
        .map(|pin| serde_json::from_str(pin.json()).unwrap());
    pins.collect()
}

fn is_among(pin: &Value, of: &[PinId]) -> bool {
    of.iter().any(|id| pin["id"] == id.to_string())
}

async fn reason(viewer: &Ctx, of: PinId) -> Value {
    let pins = first(viewer, 250).await;
    let pin = pins.iter().find(|pin| is_among(pin, &[of]));
    pin.unwrap()["recommendation_reason"].clone()
}

/// Two boards of eight pins each, which three users have saved beside each other.
async fn shelves(world: &World) -> Vec<Vec<PinId>> {
    let maker = world.person("ada").await;
    let mut shelves = Vec::new();
    for name in ["Boats", "Cakes"] {
        let board = builders::board(&maker, name).await.board.id;
        shelves.push(builders::pins(&maker, board, 8).await);
    }
    for person in ["dora", "eve", "finn"] {
        let person = world.person(person).await;
        for shelf in &shelves {
            let name = format!("{}", shelf[0]);
            let board = builders::board(&person, &name).await.board.id;
            for pin in shelf {
                builders::save(&person, *pin, board).await;
            }
        }
    }
    world.settle().await;
    shelves
}

async fn mute(viewer: &Ctx, board: BoardId) {
    let muted = TuneFeed {
        board_id: Some(board),
        pin_id: None,
        is_muted: true,
    };
    tune_feed(viewer.clone(), muted).await.unwrap();
}

testkit::on_both_engines! {
    async fn what_is_like_a_hidden_pin_comes_later_and_again_when_it_is_shown(world: World) {
        let shelves = shelves(&world).await;
        let viewer = world.person("cleo").await;
        let mine = builders::board(&viewer, "Mine").await.board.id;
        for shelf in shelves.iter().rev() {
            builders::save(&viewer, shelf[0], mine).await;
        }
        world.settle().await;
        let boats = async || {
            let pins = first(&viewer, 6).await;
            pins.iter().filter(|pin| is_among(pin, &shelves[0])).count()
        };
        let before = boats().await;
        assert_eq!(before, 3, "as many boats as cakes");
        for (reason, after) in [(HideReason::SeenTooOften, before), (HideReason::NotMyTaste, 0)] {
            let pin_id = shelves[0][7];
            hide_pin(viewer.clone(), HidePin { pin_id, reason }).await.unwrap();
            assert_eq!(boats().await, after, "{reason:?}");
        }
        unhide_pin(viewer.clone(), UnhidePin { pin_id: shelves[0][7] }).await.unwrap();
        assert_eq!(boats().await, before);
    }

    async fn a_feed_follows_what_its_viewer_saves_and_says_so(world: World) {
        let shelves = shelves(&world).await;
        let viewer = world.person("cleo").await;
        let mine = builders::board(&viewer, "Mine").await.board.id;
        for shelf in [&shelves[1], &shelves[0]] {
            for pin in &shelf[..2] {
                builders::save(&viewer, *pin, mine).await;
            }
            world.settle().await;
            let pins = first(&viewer, 6).await;
            let near: Vec<&Value> = pins.iter().filter(|pin| is_among(pin, &shelf[2..])).collect();
            assert!(near.len() >= 3, "{} of six are saved beside", near.len());
            assert!(!pins.iter().any(|pin| is_among(pin, &shelf[..2])), "what the viewer has");
            for pin in near {
                let said = &pin["recommendation_reason"];
                assert_eq!((&said["reason"], &said["board"]["name"]), (&json!("P2P"), &json!("Mine")));
            }
        }
        // Muted, the board teaches nothing.
        mute(&viewer, mine).await;
        let pins = first(&viewer, 250).await;
        let told = pins.iter().filter(|pin| pin["recommendation_reason"]["reason"] == "P2P");
        assert_eq!(told.count(), 0);
    }

    async fn a_feed_has_what_its_viewers_saves_are_about_where_walks_find_nothing(world: World) {
        let (ada, ben, viewer) =
            (world.person("ada").await, world.person("ben").await, world.person("cleo").await);
        let mut birds = Vec::new();
        for (maker, kind) in [(&ada, "robin"), (&ada, "wren"), (&ben, "heron"), (&ben, "finch")] {
            let board = builders::board(maker, kind).await.board.id;
            let title = format!("A {kind}, a small bird");
            birds.push(builders::pin(maker, board, &title).await.pin.id);
        }
        let loved = builders::board(&ada, "Loved by all").await.board.id;
        let loved = builders::pins(&ada, loved, 12).await;
        for person in ["dora", "eve", "finn"] {
            let person = world.person(person).await;
            let board = builders::board(&person, "Kept").await.board.id;
            for pin in &loved {
                builders::save(&person, *pin, board).await;
            }
        }
        let mine = builders::board(&viewer, "Mine").await.board.id;
        let saved = builders::save(&viewer, birds[0], mine).await.pin.id;
        world.settle().await;
        let pins = first(&viewer, 3).await;
        let said: Vec<_> = pins.iter().map(|pin| &pin["recommendation_reason"]["reason_id"]).collect();
        assert!(pins.iter().all(|pin| is_among(pin, &birds[1..])), "{said:?}");
        assert_eq!(said, [&json!(saved.to_string()); 3], "each names the saved bird");
    }

    async fn each_source_tells_its_reason(world: World) {
        let (ada, ben, viewer) =
            (world.person("ada").await, world.person("ben").await, world.person("cleo").await);
        let board = builders::board(&ada, "Things").await.board.id;
        let bird = builders::pin(&ada, board, "A robin bird").await.pin.id;
        let plain = builders::pin(&ada, board, "Lamp").await.pin.id;
        let of_ben = builders::board(&ben, "Of Ben").await.board.id;
        let followed = builders::pin(&ben, of_ben, "Spoon").await.pin.id;
        world.settle().await;
        assert_eq!(reason(&viewer, bird).await["reason"], "FRESH");
        let birds = taxonomy().by_key("birds").unwrap().id;
        follow_interests(viewer.clone(), FollowInterests { interest_ids: vec![birds] }).await.unwrap();
        follow_user(viewer.clone(), ask::whom(ben.user().unwrap())).await.unwrap();
        world.settle().await;
        let of_topic = reason(&viewer, bird).await;
        assert_eq!(of_topic["reason"], "INTEREST");
        assert_eq!(of_topic["reason_id"], birds.to_string());
        assert_eq!(of_topic["interest"]["name"], "Birds");
        assert_eq!(reason(&viewer, followed).await["reason"], "FOLLOWED");
        assert_eq!(reason(&viewer, plain).await["reason"], "FRESH");
        let visitors = first(&world.visitor(), 250).await;
        assert!(visitors.iter().all(|pin| pin.get("recommendation_reason").is_none()));
    }

    async fn new_pins_that_look_like_a_save_name_it(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let (all, others) = (
            builders::board(&ada, "All").await.board.id,
            builders::board(&ben, "Others").await.board.id,
        );
        let make = async |maker: &Ctx, board: BoardId, title: &str, file: Vec<u8>| {
            let made = create_pin_from_file(maker.clone(), builders::new_pin(board, title), file).await;
            made.unwrap().pin.id
        };
        let base = make(&ada, all, "quux", pictures::soft(120, 120, 1.0)).await;
        let turns: Vec<f32> = (1..=12).map(|step| 1.0 + 0.04 * step as f32).collect();
        for (at, turn) in turns.iter().enumerate() {
            make(&ben, others, &format!("old{at}"), pictures::soft(120, 120, *turn)).await;
        }
        world.pass(31 * 24 * 60 * 60 * 1_000);
        let viewer = world.person("cleo").await;
        let mine = builders::board(&viewer, "Mine").await.board.id;
        let saved = builders::save(&viewer, base, mine).await.pin.id;
        // A copy of another size is nothing new.
        let copy = make(&ben, others, "copy", pictures::soft(160, 160, 1.0)).await;
        let other = make(&ben, others, "other", pictures::motif(120, 120, 3)).await;
        let mut new = vec![copy, other];
        for (at, turn) in turns.iter().enumerate() {
            new.push(make(&ben, others, &format!("new{at}"), pictures::soft(120, 120, *turn)).await);
        }
        world.settle().await;
        let index = world.house.get::<PictureIndex>().0.clone();
        let far = |pin: &PinId| distance(&index.vector(base.0).unwrap(), &index.vector(pin.0).unwrap());
        assert!(far(&copy) < 1_500, "{}", far(&copy));
        let pins = first(&viewer, 250).await;
        let told: Vec<&Value> = pins.iter().filter(|pin| pin["recommendation_reason"]["reason"] == "P2P").collect();
        assert!(!told.is_empty());
        let mut near: Vec<PinId> = new.iter().copied().filter(|pin| (1_500..=10_000).contains(&far(pin))).collect();
        near.sort_by_key(far);
        near.truncate(8);
        for pin in &told {
            assert_eq!(pin["recommendation_reason"]["reason_id"], saved.to_string());
            assert!(is_among(pin, &near), "{}", pin["title"]);
        }
        assert_eq!(told.len(), near.len());
    }

    async fn what_a_viewer_was_shown_stands_lower_and_what_they_opened_lowest(world: World) {
        let ada = world.person("ada").await;
        let board = builders::board(&ada, "Things").await.board.id;
        let pins = builders::pins(&ada, board, 4).await;
        let viewer = world.person("cleo").await;
        let mine = builders::board(&viewer, "Mine").await.board.id;
        let order = async || -> Vec<PinId> {
            let ids = first(&viewer, 250).await;
            ids.iter().map(|pin| pin["id"].as_str().unwrap().parse().unwrap()).collect()
        };
        world.settle().await;
        assert_eq!(order().await, [pins[3], pins[2], pins[1], pins[0]]);
        let tell = async |event_type: u32, pin: PinId| {
            let event = ActivityEvent { event_type, ..ask::closeup(pin, TrafficSource::default()) };
            let batch = LogActivities { events: vec![event], report_time: None };
            log_activities(viewer.clone(), batch).await.unwrap();
        };
        // Shown more often than counts, the one stands above the opened one all the same.
        for _ in 0..9 {
            tell(8_001, pins[2]).await;
        }
        tell(13, pins[3]).await;
        tell(8_001, pins[1]).await;
        // In that session all of it would come behind what was not seen.
        world.pass(31 * 60 * 1_000);
        // What was chosen is kept for a while, unless the viewer tunes it.
        mute(&viewer, mine).await;
        assert_eq!(order().await, [pins[0], pins[1], pins[2], pins[3]]);
        // What is in the log of a user who has come to forbid it teaches nothing more.
        let consent = Consent { personalization: true, analytic: false, marketing: true };
        update_consent(viewer.clone(), consent).await.unwrap();
        mute(&viewer, builders::board(&viewer, "Others").await.board.id).await;
        assert_eq!(order().await, [pins[3], pins[2], pins[1], pins[0]]);
    }

    async fn what_a_viewer_opened_teaches_their_feed_until_they_mute_it(world: World) {
        let (ada, viewer) = (world.person("ada").await, world.person("cleo").await);
        let board = builders::board(&ada, "All").await.board.id;
        let opened = builders::pin(&ada, board, "robin").await.pin.id;
        let like = builders::pin(&ada, board, "another robin").await.pin.id;
        world.settle().await;
        let mute = async |is_muted: bool| {
            let input = TuneFeed { board_id: None, pin_id: Some(opened), is_muted };
            tune_feed(viewer.clone(), input).await
        };
        let listed = async || -> Vec<(PinId, bool)> {
            let tuner = get_feed_tuner(viewer.clone(), GetFeedTuner {}).await.unwrap();
            tuner.opened.iter().map(|one| (one.id, one.is_muted)).collect()
        };
        assert_eq!((listed().await, code(mute(true).await)), (vec![], Code::NotAllowed));
        let batch = LogActivities {
            events: vec![ask::closeup(opened, TrafficSource::default())],
            report_time: None,
        };
        log_activities(viewer.clone(), batch).await.unwrap();
        assert_eq!(listed().await, [(opened, false)]);
        assert_eq!(reason(&viewer, like).await["reason"], "P2P_CLICKTHROUGH");
        mute(true).await.unwrap();
        assert_eq!(listed().await, [(opened, true)]);
        assert_ne!(reason(&viewer, like).await["reason"], "P2P_CLICKTHROUGH");
        // It may be taken back by who has come to forbid that it is kept.
        let consent = Consent { personalization: true, analytic: false, marketing: true };
        update_consent(viewer.clone(), consent).await.unwrap();
        assert_eq!(listed().await, []);
        mute(false).await.unwrap();
        assert_eq!(code(mute(true).await), Code::NotAllowed);
    }

    async fn what_a_viewer_published_comes_first_for_an_hour(world: World) {
        let (ada, viewer) = (world.person("ada").await, world.person("cleo").await);
        let board = builders::board(&ada, "Things").await.board.id;
        builders::pins(&ada, board, 9).await;
        let mine = builders::board(&viewer, "Mine").await.board.id;
        // What many of the viewer's saves speak for together stands below it, too.
        for number in 0..6 {
            let robin = builders::pin(&ada, board, &format!("A robin, bird {number}")).await.pin.id;
            if number > 0 {
                builders::save(&viewer, robin, mine).await;
            }
        }
        let published = builders::pin(&viewer, mine, "Lamp").await.pin.id;
        world.settle().await;
        // The web app goes to its page.
        let visit = vec![ask::closeup(published, TrafficSource::default())];
        log_activities(viewer.clone(), LogActivities { events: visit, report_time: None }).await.unwrap();
        assert!(is_among(&first(&viewer, 1).await[0], &[published]));
        world.pass(61 * 60 * 1_000);
        builders::pin(&viewer, mine, "Spoon").await;
        world.settle().await;
        let pins = first(&viewer, 11).await;
        assert_eq!(pins[0]["title"], "Spoon");
        assert!(!pins.iter().any(|pin| is_among(pin, &[published])));
    }

    async fn a_home_feed_leaves_ones_own_things_aside(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let board = builders::board(&ada, "Trees").await.board.id;
        let birch = builders::pin(&ada, board, "A birch").await.pin.id;
        let mute = |board_id, pin_id, is_muted| TuneFeed { board_id, pin_id, is_muted };
        for (input, refusal) in [
            (mute(Some(board), None, true), Code::NotAllowed),
            (mute(None, Some(birch), true), Code::NotAllowed),
            (mute(None, None, true), Code::InvalidInput),
        ] {
            assert_eq!(code(tune_feed(ben.clone(), input).await), refusal);
        }
        for muted in [true, true, false] {
            tune_feed(ada.clone(), mute(Some(board), None, muted)).await.unwrap();
            tune_feed(ada.clone(), mute(None, Some(birch), muted)).await.unwrap();
            let shown = get_feed_tuner(ada.clone(), Default::default()).await.unwrap();
            assert_eq!((shown.boards[0].is_muted, shown.pins[0].is_muted), (muted, muted));
            let muted = if muted { vec![board.0, birch.0] } else { vec![] };
            assert_eq!(find_mutes(&world.house.db, ada.user().unwrap()).await.unwrap(), muted);
        }
    }
}
