//! The indexes in step with the log: what is made anew, what fails, what is told of it.

use collections::pins::create_pin::create_pin_from_file;
use contract::{
    answers::Bookmark,
    ids::{BoardId, PinId},
    interests::ListInterestPins,
};
use discovery::{
    feeds::follow_saves::take_saves,
    interests::list_interest_pins::list_interest_pins,
    search::follow_log::{Standing, keep_up},
};
use kernel::{ctx::Ctx, remakes::being_made};
use testkit::{builders, pictures, world::World};

use super::find;
use crate::ask;

/// Follows the log until there is nothing more.
async fn caught_up(world: &World, mut standing: Standing) -> Standing {
    while keep_up(&world.house, &mut standing).await.unwrap() {}
    standing
}

async fn owl(owner: &Ctx, board: BoardId, title: &str) -> PinId {
    let file = pictures::motif(96, 96, 1);
    let made = create_pin_from_file(owner.clone(), builders::new_pin(board, title), file).await;
    made.unwrap().pin.id
}

async fn owls(viewer: &Ctx) -> usize {
    let asked = ListInterestPins {
        interest: "owls".into(),
        bookmarks: Bookmark::Start,
        page_size: ask::size(25),
    };
    list_interest_pins(viewer.clone(), asked)
        .await
        .unwrap()
        .items
        .len()
}

testkit::on_both_engines! {
    async fn what_was_made_before_pictures_were_known_is_made_again(world: World) {
        let ada = world.person("ada").await;
        let board = builders::board(&ada, "Mixed").await.board.id;
        for title in ["An owl", "Untitled"] {
            owl(&ada, board, title).await;
            world.settle().await;
        }
        assert_eq!(owls(&world.visitor()).await, 2);
        let other = world.unindexed();
        let standing = caught_up(&other, Standing::Unknown).await;
        assert_eq!((standing, owls(&other.visitor()).await), (Standing::Provisional, 1));
        while take_saves(&other.house).await.unwrap() {}
        let standing = caught_up(&other, standing).await;
        assert_eq!((standing, owls(&other.visitor()).await), (Standing::Following, 2));
        assert_eq!(caught_up(&other, Standing::Unknown).await, Standing::Following, "it is known at the next start");
    }

    async fn an_index_that_could_not_be_made_is_tried_again_and_told_of(world: World) {
        let ada = world.person("ada").await;
        let board = builders::board(&ada, "Birds").await.board.id;
        let pins = builders::pins(&ada, board, 3).await;
        world.settle().await;
        let other = world.unindexed();
        let mut standing = Standing::Unknown;
        let in_the_way = other.house.index.rebuild().unwrap();
        for _ in 0..2 {
            assert!(keep_up(&other.house, &mut standing).await.is_err());
            assert_eq!((standing, being_made(&other.house)), (Standing::Stale, vec!["search index"]));
            assert!(other.house.index.position().is_none(), "nothing was read that would be taken for all");
        }
        drop(in_the_way);
        caught_up(&other, standing).await;
        assert_eq!((find(&other.visitor(), "pin").await.len(), being_made(&other.house)), (pins.len(), vec![]));
    }
}
