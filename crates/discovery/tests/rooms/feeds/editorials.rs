//! Pins of articles among those of the home feed.

use accounts::users::follow_user::follow_user;
use collections::pins::delete_pin::delete_pin;
use contract::{
    articles::{CreateArticle, DeleteArticle},
    feeds::{HidePin, HideReason, ListFollowingPins},
    ids::{ArticleId, BoardId, PinId},
    interests::FollowInterests,
    pins::DeletePin,
};
use discovery::{
    articles::{create_article::create_article, delete_article::delete_article},
    feeds::{hide_pin::hide_pin, list_following_pins::list_following_pins},
    interests::follow_interests::follow_interests,
};
use kernel::ctx::Ctx;
use serde_json::Value;
use testkit::{
    articles::{article, employed, story},
    builders,
    world::World,
};

use super::home_choice::first;
use crate::ask;

const HOUR_MS: i64 = 60 * 60 * 1_000;

/// Places of a viewer's home feed, from 0, at which pins are for an article, with their ids
/// and those of the articles.
async fn editorial(viewer: &Ctx) -> Vec<(usize, String, String)> {
    let pins = first(viewer, 250).await;
    let told = pins.iter().enumerate().filter_map(|(place, pin)| {
        let said = &pin["recommendation_reason"];
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        (said["reason"] == "ARTICLE").then(|| (place, text(&pin["id"]), text(&said["reason_id"])))
    });
    told.collect()
}

/// Their places alone.
async fn places(viewer: &Ctx) -> Vec<usize> {
    let told = editorial(viewer).await;
    told.into_iter().map(|(place, ..)| place).collect()
}

/// The next walk of the viewer is chosen anew.
async fn renew(viewer: &Ctx) {
    let none = FollowInterests {
        interest_ids: Vec::new(),
    };
    follow_interests(viewer.clone(), none).await.unwrap();
}

/// Who makes things, a board of three pins that an article may show, and forty others.
async fn library(world: &World) -> (Ctx, BoardId, Vec<PinId>) {
    let maker = world.person("ada").await;
    let board = builders::board(&maker, "Birds").await.board.id;
    let shown = builders::pins(&maker, board, 3).await;
    let others = builders::board(&maker, "Things").await.board.id;
    builders::pins(&maker, others, 40).await;
    world.settle().await;
    (maker, board, shown)
}

testkit::on_both_engines! {
    async fn few_pins_of_an_article_stand_apart_in_the_home_feed_and_tell_it(world: World) {
        let (maker, _, shown) = library(&world).await;
        let viewer = world.person("cleo").await;
        let before: Vec<Value> = first(&viewer, 250).await.iter().map(|pin| pin["id"].clone()).collect();
        assert_eq!(places(&viewer).await, [0_usize; 0]);
        // What was chosen a moment ago is dropped with the new article.
        let id = article(&maker, "The birds' year", &shown).await;
        let told = editorial(&viewer).await;
        let expected = [5, 20, 35].into_iter().zip(&shown);
        let expected: Vec<_> = expected.map(|(at, pin)| (at, pin.to_string(), id.to_string())).collect();
        assert_eq!(told, expected);
        let pins = first(&viewer, 250).await;
        let said = &pins[5]["recommendation_reason"];
        assert_eq!(said["article"]["title"], "The birds' year");
        assert_eq!(said["article"]["url"], format!("/today/article/the-birds-year/{id}/"));
        // The others are as they were, each once.
        let is_shown = |pin: &&Value| shown.iter().any(|id| pin.as_str() == Some(&id.to_string()));
        let others = |ids: &[Value]| -> Vec<Value> { ids.iter().filter(|pin| !is_shown(pin)).cloned().collect() };
        let after: Vec<Value> = pins.iter().map(|pin| pin["id"].clone()).collect();
        assert_eq!(others(&after), others(&before));
        assert_eq!(after.len(), before.len());
        // Nothing is chosen for visitors.
        let visitors = first(&world.visitor(), 250).await;
        assert!(visitors.iter().all(|pin| pin.get("recommendation_reason").is_none()));
    }

    async fn an_article_brings_pins_while_it_stands_where_the_viewer_is(world: World) {
        let (maker, _, shown) = library(&world).await;
        let viewer = world.person("cleo").await;
        let staff = employed(&maker);
        let start = staff.now() + HOUR_MS;
        let later = CreateArticle {
            starts_ms: Some(start),
            ends_ms: Some(start + HOUR_MS),
            ..story("Later", &shown[..1])
        };
        create_article(staff.clone(), later).await.unwrap();
        let country = |title: &str, country: &str, pin: PinId| CreateArticle {
            countries: vec![country.into()],
            ..story(title, &[pin])
        };
        create_article(staff.clone(), country("Elsewhere", "NL", shown[1])).await.unwrap();
        let draft = CreateArticle { is_published: false, ..story("Draft", &shown[1..2]) };
        create_article(staff.clone(), draft).await.unwrap();
        assert_eq!(places(&viewer).await, [0_usize; 0]);
        let here = create_article(staff.clone(), country("Here", "US", shown[2])).await.unwrap().article.id;
        let of = async |viewer: &Ctx| -> Vec<String> {
            editorial(viewer).await.into_iter().map(|(_, pin, _)| pin).collect()
        };
        assert_eq!(of(&viewer).await, [shown[2].to_string()]);
        // It begins and ends by the clock, without a change that would tell.
        world.pass(HOUR_MS);
        renew(&viewer).await;
        assert_eq!(of(&viewer).await, [shown[0].to_string(), shown[2].to_string()]);
        world.pass(HOUR_MS);
        renew(&viewer).await;
        assert_eq!(of(&viewer).await, [shown[2].to_string()]);
        delete_article(staff.clone(), DeleteArticle { article_id: here }).await.unwrap();
        assert_eq!(of(&viewer).await, [""; 0]);
    }

    async fn what_is_the_viewers_own_or_unwelcome_has_no_place_by_an_article(world: World) {
        let (maker, board, shown) = library(&world).await;
        let (other, viewer) = (world.person("ben").await, world.person("cleo").await);
        let mine = builders::board(&viewer, "Mine").await.board.id;
        let own = builders::pin(&viewer, mine, "Lamp").await.pin.id;
        let of_ben = builders::board(&other, "Of Ben").await.board.id;
        let followed = builders::pin(&other, of_ben, "Spoon").await.pin.id;
        let more = builders::pins(&maker, board, 3).await;
        let third = world.person("dora").await;
        let of_dora = builders::board(&third, "Of Dora").await.board.id;
        let saved = builders::pin(&third, of_dora, "Fork").await.pin.id;
        follow_user(viewer.clone(), ask::whom(other.user().unwrap())).await.unwrap();
        builders::save(&viewer, saved, mine).await;
        let hidden = HidePin { pin_id: shown[1], reason: HideReason::SeenTooOften };
        hide_pin(viewer.clone(), hidden).await.unwrap();
        world.settle().await;
        let all = [&[own, followed, saved], shown.as_slice(), more.as_slice()].concat();
        article(&maker, "All", &all).await;
        delete_pin(maker.clone(), DeletePin { id: more[0] }).await.unwrap();
        world.settle().await;
        renew(&viewer).await;
        let pins: Vec<String> = editorial(&viewer).await.into_iter().map(|(_, pin, _)| pin).collect();
        // For a fourth the feed is too short: it stays where it stands as a new one.
        assert_eq!(pins, [shown[0], shown[2], more[1]].map(|id| id.to_string()));
    }

    async fn articles_take_turns_and_stay_few(world: World) {
        let maker = world.person("ada").await;
        let board = builders::board(&maker, "Birds").await.board.id;
        let pins = builders::pins(&maker, board, 60).await;
        world.settle().await;
        let viewer = world.person("cleo").await;
        let old = article(&maker, "Old", &pins[..20]).await;
        world.pass(1);
        let new = article(&maker, "New", &pins[20..40]).await;
        let told = editorial(&viewer).await;
        let found: Vec<(usize, String)> = told.into_iter().map(|(at, _, id)| (at, id)).collect();
        let name = |id: ArticleId| id.to_string();
        assert_eq!(found, [(5, name(new)), (20, name(old)), (35, name(new)), (50, name(old))]);
    }

    async fn the_following_tab_has_nothing_of_articles(world: World) {
        let (maker, _, shown) = library(&world).await;
        let (other, viewer) = (world.person("ben").await, world.person("cleo").await);
        let board = builders::board(&other, "Of Ben").await.board.id;
        let pins = builders::pins(&other, board, 12).await;
        follow_user(viewer.clone(), ask::whom(other.user().unwrap())).await.unwrap();
        article(&maker, "Birds", &shown).await;
        world.settle().await;
        let page = list_following_pins(viewer.clone(), ListFollowingPins::default()).await.unwrap();
        let expected: Vec<PinId> = pins.into_iter().rev().collect();
        assert_eq!(ask::ids(&page.items), expected);
        assert_eq!(places(&viewer).await, [5, 20, 35]);
    }
}
