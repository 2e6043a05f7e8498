//! The indexes in step with the log: what is made anew, what fails, what is told of it.

use discovery::search::follow_log::{Standing, keep_up};
use kernel::remakes::being_made;
use testkit::builders;

use super::find;

testkit::on_both_engines! {
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
        while keep_up(&other.house, &mut standing).await.unwrap() {}
        assert_eq!(standing, Standing::Following);
        assert_eq!((find(&other.visitor(), "pin").await.len(), being_made(&other.house)), (pins.len(), vec![]));
    }
}
