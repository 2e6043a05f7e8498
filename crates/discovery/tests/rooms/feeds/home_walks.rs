//! Walks through the home feed across all of its stretches: what is chosen, what reached
//! the viewer, what is newer than the ranking, the ranking, what is older.

use std::collections::HashMap;

use accounts::users::{
    block_user::block_user, follow_user::follow_user, unfollow_user::unfollow_user,
};
use collections::pins::delete_pin::delete_pin;
use contract::{
    activities::{ActivityEvent, LogActivities, TrafficSource},
    answers::Bookmark,
    blocks::BlockUser,
    feeds::{ListFollowingPins, ListHomePins},
    ids::PinId,
    pins::DeletePin,
};
use discovery::{
    activities::log_activities::log_activities,
    feeds::{
        list_following_pins::list_following_pins, list_home_pins::list_home_pins,
        rank_popular::rank_popular,
    },
};
use kernel::ctx::Ctx;
use serde_json::Value;
use store::{Run, args};
use testkit::{builders, world::World};

use crate::ask::{self, of_pins, walk};

/// A session is over, and what was published is new no more.
const HOUR_MS: i64 = 61 * 60 * 1_000;

store::sql! {
    slow LATEST_BOUNDS: (i64, i64) = "SELECT newest_id, oldest_id FROM popular_rankings ORDER BY id DESC LIMIT 1";
    slow RAISE_OLDEST: () = "UPDATE popular_rankings SET oldest_id = $1";
    slow FORGET_PLACES: () = "DELETE FROM popular_pins WHERE pin_id < $1";
}

/// A viewer with something in every stretch, and the pins that are there.
struct Feed {
    viewer: Ctx,
    maker: Ctx,
    pins: Vec<PinId>,
}

/// Twelve followed pins; six older than the ranking, eight ranked, five newer.
async fn feed(world: &World) -> Feed {
    let (maker, friend, viewer) = (
        world.person("ada").await,
        world.person("ben").await,
        world.person("cleo").await,
    );
    let (birds, trees) = (
        builders::board(&maker, "Birds").await.board.id,
        builders::board(&friend, "Trees").await.board.id,
    );
    let mut pins = builders::pins(&maker, birds, 14).await;
    rank_popular(&world.house).await.unwrap();
    shorten_ranking(world, pins[6]).await;
    pins.extend(builders::pins(&friend, trees, 12).await);
    pins.extend(builders::pins(&maker, birds, 5).await);
    follow_user(viewer.clone(), ask::whom(friend.user().unwrap()))
        .await
        .unwrap();
    world.settle().await;
    Feed {
        viewer,
        maker,
        pins,
    }
}

/// Makes the ranking begin at this pin, as it does when there are more pins than
/// are ranked.
async fn shorten_ranking(world: &World, oldest: PinId) {
    let tx = world.house.begin().await.unwrap();
    tx.exec(&RAISE_OLDEST, &args![oldest]).await.unwrap();
    tx.exec(&FORGET_PLACES, &args![oldest]).await.unwrap();
    tx.commit().await.unwrap();
    let (newest, bound): (i64, i64) = world.house.db.one(&LATEST_BOUNDS, &args![]).await.unwrap();
    assert!(newest > bound && bound == oldest.0);
}

async fn page(ctx: &Ctx, bookmarks: Bookmark, items: u64) -> (Vec<PinId>, Option<String>) {
    let ask = ListHomePins {
        bookmarks,
        page_size: ask::size(items),
    };
    of_pins(list_home_pins(ctx.clone(), ask).await.unwrap())
}

async fn following(ctx: &Ctx, bookmarks: Bookmark, items: u64) -> (Vec<PinId>, Option<String>) {
    let ask = ListFollowingPins {
        bookmarks,
        page_size: ask::size(items),
    };
    of_pins(list_following_pins(ctx.clone(), ask).await.unwrap())
}

/// Tells that these pins were before the viewer's eyes.
async fn show(viewer: &Ctx, pins: &[PinId]) {
    let shown = |pin: &PinId| ActivityEvent {
        event_type: 8_001,
        ..ask::closeup(*pin, TrafficSource::default())
    };
    let batch = LogActivities {
        events: pins.iter().map(shown).collect(),
        report_time: None,
    };
    log_activities(viewer.clone(), batch).await.unwrap();
}

fn sorted(mut pins: Vec<PinId>) -> Vec<PinId> {
    pins.sort_unstable();
    pins
}

testkit::on_both_engines! {
    async fn every_size_of_page_shows_the_same_walk(world: World) {
        let feed = feed(&world).await;
        for viewer in [&feed.viewer, &world.visitor()] {
            let (whole, none) = page(viewer, Bookmark::Start, 250).await;
            assert!(none.is_none());
            assert_eq!(sorted(whole.clone()), sorted(feed.pins.clone()));
            for items in [1, 7, 25, 31] {
                let seen = walk(items, |bookmarks, page_size| {
                    let (viewer, ask) = (viewer.clone(), ListHomePins { bookmarks, page_size });
                    async move { list_home_pins(viewer, ask).await.map(of_pins) }
                });
                assert_eq!(seen.await, whole, "{items}");
            }
        }
        // For visitors what is newer than the ranking comes first, and what is older last.
        let (whole, _) = page(&world.visitor(), Bookmark::Start, 250).await;
        let newest_first: Vec<_> = feed.pins[14..].iter().rev().copied().collect();
        assert_eq!(whole[..17], newest_first);
        let oldest: Vec<_> = feed.pins[..6].iter().rev().copied().collect();
        assert_eq!(whole[25..], oldest);
    }

    async fn what_comes_and_goes_meanwhile_disturbs_no_walk(world: World) {
        let feed = feed(&world).await;
        let upload = builders::uploaded(&feed.maker).await;
        let board = builders::board(&feed.maker, "New").await.board.id;
        for viewer in [feed.viewer.clone(), world.visitor()] {
            let (mut seen, mut bookmark) = (HashMap::<PinId, u32>::new(), Bookmark::Start);
            loop {
                let (pins, next) = page(&viewer, bookmark, 4).await;
                assert!(!pins.is_empty());
                for pin in pins {
                    *seen.entry(pin).or_default() += 1;
                }
                builders::pin_of(&feed.maker, upload, board, "new").await;
                rank_popular(&world.house).await.unwrap();
                world.settle().await;
                match next {
                    None => break,
                    Some(next) => bookmark = Bookmark::After(next),
                }
            }
            assert!(seen.values().all(|times| *times == 1), "{seen:?}");
            let missed: Vec<_> = feed.pins.iter().filter(|pin| !seen.contains_key(pin)).collect();
            assert!(missed.is_empty(), "{missed:?} of {:?}", feed.pins);
        }
    }

    async fn what_was_seen_in_a_session_comes_behind_all_else_until_the_session_is_over(world: World) {
        let mut feed = feed(&world).await;
        let mine = builders::board(&feed.viewer, "Mine").await.board.id;
        let own = builders::pin(&feed.viewer, mine, "Lamp").await.pin.id;
        feed.pins.push(own);
        let saved = builders::save(&feed.viewer, feed.pins[0], mine).await.pin.id;
        world.settle().await;
        // Published an hour ago, it is chosen no more, and comes where others come.
        world.pass(HOUR_MS);
        let (first, _) = page(&feed.viewer, Bookmark::Start, 10).await;
        show(&feed.viewer, &[&first[..], &[own, saved]].concat()).await;
        // What they saved is seen by the pin that brought it; what they brought is no others'.
        let mut seen = first.clone();
        seen.push(feed.pins[0]);
        // The web app keeps a feed for so long, and so does the server.
        world.pass(149_000);
        assert_eq!(page(&feed.viewer, Bookmark::Start, 10).await.0, first);
        world.pass(2_000);
        let (whole, none) = page(&feed.viewer, Bookmark::Start, 250).await;
        assert!(none.is_none());
        assert_eq!(sorted(whole.clone()), sorted(feed.pins.clone()), "each once");
        assert_eq!(whole[whole.len() - seen.len()..], seen, "longest ago first");
        let small = walk(4, |bookmarks, page_size| {
            let (viewer, ask) = (feed.viewer.clone(), ListHomePins { bookmarks, page_size });
            async move { list_home_pins(viewer, ask).await.map(of_pins) }
        });
        assert_eq!(small.await, whole);
        let ask = ListHomePins { bookmarks: Bookmark::Start, page_size: ask::size(250) };
        let told = list_home_pins(feed.viewer.clone(), ask).await.unwrap().items;
        let last: Value = serde_json::from_str(told.last().unwrap().json()).unwrap();
        assert_eq!(last["recommendation_reason"]["reason"], "SEEN");
        world.pass(HOUR_MS);
        let (later, _) = page(&feed.viewer, Bookmark::Start, 250).await;
        assert_ne!(sorted(later[later.len() - seen.len()..].to_vec()), sorted(seen));
    }

    async fn a_session_of_many_small_batches_is_remembered_whole(world: World) {
        let feed = feed(&world).await;
        let seen = page(&feed.viewer, Bookmark::Start, 2).await.0;
        show(&feed.viewer, &seen[..1]).await;
        for _ in 0..120 {
            world.pass(10_000);
            show(&feed.viewer, &seen[1..]).await;
        }
        let (whole, _) = page(&feed.viewer, Bookmark::Start, 250).await;
        assert_eq!(whole[whole.len() - 2..], seen);
    }

    async fn no_picture_is_lost_with_a_pin_that_a_block_hides(world: World) {
        let feed = feed(&world).await;
        let user_id = friend(&world).await;
        let ben = world.as_user(user_id);
        let shelf = builders::board(&ben, "Shelf").await.board.id;
        let saved = builders::save(&ben, feed.pins[0], shelf).await.pin.id;
        world.settle().await;
        show(&feed.viewer, &[saved]).await;
        world.pass(151_000);
        let (first, next) = page(&feed.viewer, Bookmark::Start, 4).await;
        block_user(feed.viewer.clone(), BlockUser { user_id }).await.unwrap();
        world.settle().await;
        let times = |pins: &[PinId], pin: PinId| pins.iter().filter(|one| **one == pin).count();
        let (rest, _) = page(&feed.viewer, Bookmark::After(next.unwrap()), 250).await;
        let walk = [first, rest].concat();
        assert_eq!((times(&walk, feed.pins[0]), times(&walk, saved)), (1, 0), "in the walk that goes on");
        let (anew, _) = page(&feed.viewer, Bookmark::Start, 250).await;
        assert_eq!((times(&anew, feed.pins[0]), times(&anew, saved)), (1, 0), "in a new one");
    }

    async fn following_in_the_middle_of_a_walk_neither_hides_nor_repeats(world: World) {
        let feed = feed(&world).await;
        let (maker, friend) = (feed.maker.user().unwrap(), friend(&world).await);
        let shelf = builders::board(&world.as_user(friend), "Shelf").await.board.id;
        // Every walk begins with another of these, and meets all.
        for first in 0..6 {
            let (mut seen, mut bookmark) = (HashMap::<PinId, u32>::new(), Bookmark::Start);
            for step in first.. {
                let (pins, next) = page(&feed.viewer, bookmark, 4).await;
                for pin in pins {
                    *seen.entry(pin).or_default() += 1;
                }
                let viewer = feed.viewer.clone();
                match step % 6 {
                    0 => drop(follow_user(viewer, ask::whom(maker)).await.unwrap()),
                    1 => drop(builders::save(&world.as_user(friend), feed.pins[first], shelf).await),
                    2 => drop(unfollow_user(viewer, ask::whom(friend)).await.unwrap()),
                    3 => drop(follow_user(viewer, ask::whom(friend)).await.unwrap()),
                    4 => drop(unfollow_user(viewer, ask::whom(maker)).await.unwrap()),
                    _ => rank_popular(&world.house).await.unwrap(),
                }
                world.settle().await;
                match next {
                    None => break,
                    Some(next) => bookmark = Bookmark::After(next),
                }
            }
            let wrong: Vec<_> = feed.pins.iter().map(|pin| seen.get(pin).copied().unwrap_or_default()).collect();
            assert!(wrong.iter().all(|times| *times == 1), "{first}: {wrong:?}");
            assert!(seen.values().all(|times| *times == 1), "{first}: {seen:?}");
        }
    }

    async fn what_is_followed_stands_apart_the_newest_first_and_nothing_between(world: World) {
        let feed = feed(&world).await;
        let newest_first = |pins: &[PinId]| pins.iter().rev().copied().collect::<Vec<_>>();
        let (whole, _) = following(&feed.viewer, Bookmark::Start, 250).await;
        assert_eq!(whole, newest_first(&feed.pins[14..26]));
        for items in [1, 5, 12, 13] {
            let seen = walk(items, |bookmarks, page_size| {
                let (viewer, ask) = (feed.viewer.clone(), ListFollowingPins { bookmarks, page_size });
                async move { list_following_pins(viewer, ask).await.map(of_pins) }
            });
            assert_eq!(seen.await, whole, "{items}");
        }
        // What comes in the middle of a walk belongs to the next.
        let (first, next) = following(&feed.viewer, Bookmark::Start, 4).await;
        let friend = world.as_user(friend(&world).await);
        let board = builders::board(&friend, "Later").await.board.id;
        let later = builders::pin(&friend, board, "Later").await.pin.id;
        follow_user(feed.viewer.clone(), ask::whom(feed.maker.user().unwrap())).await.unwrap();
        world.settle().await;
        let (rest, _) = following(&feed.viewer, Bookmark::After(next.unwrap()), 250).await;
        assert_eq!([first, rest].concat(), whole);
        let (all, _) = following(&feed.viewer, Bookmark::Start, 250).await;
        let mut expected = newest_first(&feed.pins);
        expected.insert(0, later);
        assert_eq!(all, expected);
        assert!(list_following_pins(world.visitor(), ListFollowingPins::default()).await.is_err());
    }

    async fn a_walk_goes_on_at_a_server_that_did_not_begin_it(world: World) {
        let feed = feed(&world).await;
        let whole = page(&feed.viewer, Bookmark::Start, 250).await.0;
        let other = Ctx { house: world.afresh(), ..feed.viewer.clone() };
        let (first, next) = page(&feed.viewer, Bookmark::Start, 9).await;
        let (rest, _) = page(&other, Bookmark::After(next.unwrap()), 250).await;
        assert_eq!([first, rest].concat(), whole);
    }

    async fn a_picture_is_not_hidden_by_a_save_that_is_gone(world: World) {
        let feed = feed(&world).await;
        let ben = world.as_user(friend(&world).await);
        let shelf = builders::board(&ben, "Shelf").await.board.id;
        let saved = builders::save(&ben, feed.pins[0], shelf).await.pin.id;
        world.settle().await;
        let has = async |pin: PinId| page(&feed.viewer, Bookmark::Start, 250).await.0.contains(&pin);
        assert_eq!((has(saved).await, has(feed.pins[0]).await), (true, false));
        delete_pin(ben, DeletePin { id: saved }).await.unwrap();
        assert_eq!((has(saved).await, has(feed.pins[0]).await), (false, true));
    }

    async fn a_page_with_a_bookmark_is_never_empty(world: World) {
        let feed = feed(&world).await;
        // The last of every stretch goes, and all that is older than the ranking.
        for place in [14, 26, 0, 1, 2, 3, 4, 5, 6] {
            let owner = if place == 14 { world.as_user(friend(&world).await) } else { feed.maker.clone() };
            let (_, before) = page(&feed.viewer, Bookmark::Start, 30 - place as u64 % 7).await;
            delete_pin(owner, DeletePin { id: feed.pins[place] }).await.unwrap();
            if let Some(before) = before {
                // Walks that began before may end early, with what is left.
                page(&feed.viewer, Bookmark::After(before), 4).await;
            }
            for items in [1, 4, 5, 11, 12] {
                walk(items, |bookmarks, page_size| {
                    let (viewer, ask) = (feed.viewer.clone(), ListHomePins { bookmarks, page_size });
                    async move { list_home_pins(viewer, ask).await.map(of_pins) }
                })
                .await;
            }
        }
    }
}

async fn friend(world: &World) -> contract::ids::UserId {
    let ask = contract::users::GetUser {
        username: Some("ben".into()),
        user_id: None,
    };
    accounts::users::get_user::get_user(world.visitor(), ask)
        .await
        .unwrap()
        .user
        .id
}
