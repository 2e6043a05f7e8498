//! How a pin reaches followers: by parts, or merged into what they read when very many
//! follow its pinner.

use accounts::users::{follow_user::follow_user, unfollow_user::unfollow_user};
use collections::boards::{follow_board::follow_board, update_board::update_board};
use contract::{
    boards::{FollowBoard, Privacy, UpdateBoard},
    feeds::{ListFollowingPins, ListHomePins},
    ids::{BoardId, PinId},
};
use discovery::feeds::{
    jobs,
    list_following_pins::list_following_pins,
    list_home_pins::list_home_pins,
    reach_followers::{Handing, REACH_MORE},
};
use kernel::ctx::Ctx;
use store::{Run, args};
use testkit::{builders, world::World};

use crate::ask::{self, of_pins, walk};

store::sql! {
    slow HANDED: i64 = "SELECT user_id FROM home_items WHERE pin_id = $1 ORDER BY user_id";
    slow WAITING: i64 = "SELECT count(*) FROM jobs WHERE kind = $1 AND state = 'waiting'";
    slow MERGED: i64 = "SELECT user_id FROM merged_pinners ORDER BY user_id";
}

/// Two followers are reached by one job, by three pins of what is followed; more than `most` have
/// a user's pins merged.
fn handing(world: World, most: i64) -> World {
    world.configured(|house| {
        house.extensions.insert(Handing {
            at_once: 2,
            pins: 3,
            most,
        });
    })
}

async fn followers(world: &World, whom: &Ctx, names: &[&str]) -> Vec<Ctx> {
    let mut followers = Vec::new();
    for name in names {
        let follower = world.person(name).await;
        follow_user(follower.clone(), ask::whom(whom.user().unwrap()))
            .await
            .unwrap();
        followers.push(follower);
    }
    world.settle().await;
    followers
}

/// Has the jobs done that follow an event, and none that those leave.
async fn hand(world: &World) {
    let house = &world.house;
    let mut handlers = kernel::jobs::handlers(house);
    handlers.retain(|(kind, _)| *kind == jobs::REACH_FOLLOWERS);
    queue::run_due(&house.db, &house.clock, handlers)
        .await
        .unwrap();
}

async fn handed(world: &World, pin: PinId) -> Vec<i64> {
    world.house.db.all(&HANDED, &args![pin]).await.unwrap()
}

/// Jobs that were left and are not done.
async fn waiting(world: &World) -> i64 {
    let db = &world.house.db;
    db.one(&WAITING, &args![REACH_MORE]).await.unwrap()
}

async fn following(viewer: &Ctx) -> Vec<PinId> {
    let seen = walk(2, |bookmarks, page_size| {
        let ask = ListFollowingPins {
            bookmarks,
            page_size,
        };
        let viewer = viewer.clone();
        async move { list_following_pins(viewer, ask).await.map(of_pins) }
    });
    seen.await
}

/// The newest first.
async fn home(viewer: &Ctx) -> Vec<PinId> {
    let seen = walk(3, |bookmarks, page_size| {
        let ask = ListHomePins {
            bookmarks,
            page_size,
        };
        let viewer = viewer.clone();
        async move { list_home_pins(viewer, ask).await.map(of_pins) }
    });
    let mut seen = seen.await;
    seen.sort_unstable_by(|one, other| other.cmp(one));
    seen
}

async fn board(owner: &Ctx, name: &str) -> BoardId {
    builders::board(owner, name).await.board.id
}

testkit::on_both_engines! {
    async fn a_job_reaches_a_thousand_and_more_than_ten_thousand_are_merged(world: World) {
        let Handing { at_once, pins, most } = world.house.get();
        assert_eq!((*at_once, *pins, *most), (1_000, 200, 10_000));
    }

    async fn many_followers_are_reached_by_many_small_jobs(world: World) {
        let world = handing(world, 100);
        let maker = world.person("ada").await;
        let birds = board(&maker, "Birds").await;
        let mut all = followers(&world, &maker, &["ben", "cleo", "dora", "emil", "fay"]).await;
        for name in ["gus", "hal", "ida"] {
            let follower = world.person(name).await;
            let board_id = birds;
            follow_board(follower.clone(), FollowBoard { board_id }).await.unwrap();
            all.push(follower);
        }
        world.settle().await;
        let pin = builders::pin(&maker, birds, "Heron").await.pin.id;
        hand(&world).await;
        let first = handed(&world, pin).await;
        assert_eq!(first.len(), 2, "of the user's and of the board's together");
        world.settle().await;
        let mut ids: Vec<i64> = all.iter().map(|one| one.user().unwrap().0).collect();
        ids.sort_unstable();
        assert_eq!(handed(&world, pin).await, ids);
        for follower in &all {
            assert_eq!(following(follower).await, [pin]);
        }
        assert_eq!(world.house.db.all(&MERGED, &args![]).await.unwrap(), Vec::<i64>::new());
    }

    async fn of_a_board_of_many_pins_the_uppermost_are_handed_on_by_small_jobs(world: World) {
        let world = handing(world, 100);
        let maker = world.person("ada").await;
        let birds = board(&maker, "Birds").await;
        let fans = followers(&world, &maker, &["ben", "cleo", "dora", "emil", "fay"]).await;
        let privacy = async |privacy: Privacy| {
            let update = UpdateBoard { privacy: Some(privacy), ..ask::update(birds) };
            update_board(maker.clone(), update).await.unwrap();
        };
        privacy(Privacy::Secret).await;
        let pins = builders::pins(&maker, birds, 6).await;
        world.settle().await;
        privacy(Privacy::Public).await;
        hand(&world).await;
        let mut first = 0;
        for pin in &pins {
            first += handed(&world, *pin).await.len();
        }
        assert_eq!(first, 2, "however many there are");
        assert_eq!(waiting(&world).await, 2, "the rest of the first pin, and the other pins");
        world.settle().await;
        let uppermost = [pins[5], pins[4], pins[3]];
        for fan in &fans {
            assert_eq!(following(fan).await, uppermost);
        }
        // So many come with a follow as well; what lies below is found where all is.
        let late = followers(&world, &maker, &["gus"]).await.remove(0);
        assert_eq!(following(&late).await, uppermost);
        assert_eq!(home(&late).await.len(), pins.len());
    }

    async fn a_board_that_few_follow_leaves_one_job_and_not_one_for_each_pin(world: World) {
        let world = handing(world, 100);
        let maker = world.person("ada").await;
        let birds = board(&maker, "Birds").await;
        let fan = followers(&world, &maker, &["ben"]).await.remove(0);
        let reader = world.person("cleo").await;
        follow_board(reader.clone(), FollowBoard { board_id: birds }).await.unwrap();
        let privacy = async |privacy: Privacy| {
            let update = UpdateBoard { privacy: Some(privacy), ..ask::update(birds) };
            update_board(maker.clone(), update).await.unwrap();
        };
        privacy(Privacy::Secret).await;
        let pins = builders::pins(&maker, birds, 3).await;
        world.settle().await;
        privacy(Privacy::Public).await;
        hand(&world).await;
        // The first has gone to a follower of its pinner and one of its board.
        let both = [&fan, &reader].map(|one| one.user().unwrap().0);
        assert_eq!(handed(&world, pins[2]).await, both);
        assert_eq!(handed(&world, pins[1]).await, [0_i64; 0]);
        assert_eq!(waiting(&world).await, 1);
        world.settle().await;
        for one in [&fan, &reader] {
            assert_eq!(following(one).await, [pins[2], pins[1], pins[0]]);
        }
    }

    async fn pins_of_whom_very_many_follow_are_merged_when_a_feed_is_read(world: World) {
        let world = handing(world, 2);
        let (star, friend) = (world.person("ada").await, world.person("ben").await);
        let (birds, trees) = (board(&star, "Birds").await, board(&friend, "Trees").await);
        let before = builders::pin(&star, birds, "Heron").await.pin.id;
        world.settle().await;
        let fans = followers(&world, &star, &["cleo", "dora", "emil"]).await;
        let fan = &fans[0];
        follow_user(fan.clone(), ask::whom(friend.user().unwrap())).await.unwrap();
        world.settle().await;
        assert_eq!(handed(&world, before).await.len(), 3, "each was handed it by following");

        let mut pins = vec![before];
        for (maker, board, title) in [
            (&star, birds, "Wren"),
            (&friend, trees, "Oak"),
            (&star, birds, "Crane"),
            (&friend, trees, "Elm"),
            (&star, birds, "Owl"),
        ] {
            pins.push(builders::pin(maker, board, title).await.pin.id);
        }
        world.settle().await;
        assert_eq!(handed(&world, pins[1]).await, Vec::<i64>::new());
        assert_eq!(handed(&world, pins[2]).await.len(), 1);
        let newest_first: Vec<PinId> = pins.iter().rev().copied().collect();
        assert_eq!(following(fan).await, newest_first);
        assert_eq!(home(fan).await, newest_first);

        // A new follower has them as well; one who leaves has them no more.
        let late = followers(&world, &star, &["fay"]).await.remove(0);
        let stars: Vec<PinId> = [5, 3, 1, 0].map(|place| pins[place]).to_vec();
        assert_eq!(following(&late).await, stars);
        unfollow_user(fan.clone(), ask::whom(star.user().unwrap())).await.unwrap();
        world.settle().await;
        assert_eq!(following(fan).await, [pins[4], pins[2]]);
    }

    async fn a_merged_picture_is_shown_once_and_only_while_it_is_public(world: World) {
        let world = handing(world, 0);
        let (star, other) = (world.person("ada").await, world.person("ben").await);
        let (birds, best) = (board(&star, "Birds").await, board(&other, "Best").await);
        let fan = followers(&world, &star, &["cleo"]).await.remove(0);
        follow_user(fan.clone(), ask::whom(other.user().unwrap())).await.unwrap();
        world.settle().await;
        let heron = builders::pin(&star, birds, "Heron").await.pin.id;
        let wren = builders::pin(&star, birds, "Wren").await.pin.id;
        let saved = builders::save(&other, heron, best).await.pin.id;
        world.settle().await;
        assert_eq!(world.house.db.all(&MERGED, &args![]).await.unwrap().len(), 2);
        // The newest pin of a picture stands for it.
        assert_eq!(following(&fan).await, [saved, wren]);
        assert_eq!(home(&fan).await.len(), 2);

        let secret = UpdateBoard { privacy: Some(Privacy::Secret), ..ask::update(best) };
        update_board(other.clone(), secret).await.unwrap();
        world.settle().await;
        assert_eq!(following(&fan).await, [wren, heron]);
    }
}
