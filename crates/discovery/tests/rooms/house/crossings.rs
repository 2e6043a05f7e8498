//! A write that comes while another one is under way: the second waits for what the first
//! has locked, and the numbers are true whichever came first.

use std::future::Future;

use collections::{
    batches::delete_board::delete_board,
    bin::{restore_board::restore_board, restore_pins::restore_pins},
    boards::{self, follow_board::follow_board, unfollow_board::stop_following},
    pins::{
        self,
        bin_pin::bin_pin,
        delete_pin::delete_pin,
        get_pin::get_pin,
        place_pin::{NewPin, Words, place_pin},
        restore_pin::restore_pin,
        save_pin::save_pin,
    },
};
use contract::{
    bin::{RestoreBoard, RestorePins},
    boards::{DeleteBoard, FollowBoard},
    ids::{BoardId, PinId},
    pins::{DeletePin, GetPin},
};
use kernel::{ctx::Ctx, error::Result, tx::Tx};
use store::{Engine, Run, sql};
use testkit::{
    builders::{self, saving},
    invariants,
    world::World,
};

sql! {
    postgres WAITING: i64 =
        "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
}

/// Commits what is under way once the other write waits for it. On SQLite it waits from
/// its beginning on, since there is one writer.
async fn cross<T: Send + 'static>(
    world: &World,
    under_way: Tx,
    other: impl Future<Output = Result<T>> + Send + 'static,
) {
    let other = tokio::spawn(other);
    let db = &world.house.db;
    if db.engine() == Engine::Postgres {
        while db.one(&WAITING, &[]).await.unwrap() == 0 {
            assert!(!other.is_finished(), "it did not wait");
            tokio::task::yield_now().await;
        }
    }
    under_way.commit().await.unwrap();
    other.await.unwrap().unwrap();
}

async fn under_save(ctx: &Ctx, pin: PinId, onto: BoardId) -> Tx {
    let tx = ctx.begin().await.unwrap();
    let board = boards::lock(&tx, onto).await.unwrap().unwrap();
    let source = pins::find(&tx, pin).await.unwrap().unwrap();
    let new = NewPin {
        pinner: ctx.user().unwrap(),
        board: &board,
        section: None,
        picture: source.picture(),
        words: Words::of(&source),
        root: Some((source.root_id, source.root_pinner_id)),
    };
    place_pin(ctx, &tx, new).await.unwrap();
    tx
}

async fn under_deletion(ctx: &Ctx, pin: PinId, board: BoardId) -> Tx {
    let tx = ctx.begin().await.unwrap();
    boards::lock(&tx, board).await.unwrap().unwrap();
    let pin = pins::find(&tx, pin).await.unwrap().unwrap();
    bin_pin(ctx, &tx, &pin, ctx.user().unwrap(), None)
        .await
        .unwrap();
    tx
}

async fn under_restore(ctx: &Ctx, pin: PinId, board: BoardId) -> Tx {
    let tx = ctx.begin().await.unwrap();
    let board = boards::lock(&tx, board).await.unwrap().unwrap();
    assert!(restore_pin(ctx, &tx, &board, pin).await.unwrap());
    tx
}

testkit::on_both_engines! {
    async fn a_save_is_counted_whichever_of_it_and_a_deletion_or_restore_came_first(world: World) {
        let (ada, cleo, ben) = (world.person("ada").await, world.person("cleo").await, world.person("ben").await);
        let birds = builders::board(&ada, "Birds").await.board.id;
        let robin = builders::pin(&ada, birds, "robin").await.pin.id;
        let theirs = builders::board(&cleo, "Theirs").await.board.id;
        // The picture stays to be saved when its first pin is deleted.
        let copy = builders::save(&cleo, robin, theirs).await.pin.id;
        let mut boards = Vec::new();
        for number in 0..4 {
            boards.push(builders::board(&ben, &format!("Board {number}")).await.board.id);
        }
        let deletes = || delete_pin(ada.clone(), DeletePin { id: robin });
        let restores = || {
            let pins = RestorePins { pin_ids: vec![robin], ..RestorePins::default() };
            restore_pins(ada.clone(), pins)
        };
        let saves = |number: usize| save_pin(ben.clone(), saving(copy, boards[number]));

        cross(&world, under_save(&ben, copy, boards[0]).await, deletes()).await;
        cross(&world, under_save(&ben, copy, boards[1]).await, restores()).await;
        cross(&world, under_deletion(&ada, robin, birds).await, saves(2)).await;
        cross(&world, under_restore(&ada, robin, birds).await, saves(3)).await;
        invariants::hold(&world.house.db).await;
        assert_eq!(get_pin(ada, GetPin { id: robin }).await.unwrap().pin.repin_count, 5);
    }

    async fn a_follow_that_ends_while_its_board_is_deleted_is_uncounted(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let birds = builders::board(&ada, "Birds").await.board.id;
        follow_board(ben.clone(), FollowBoard { board_id: birds }).await.unwrap();
        let tx = ben.begin().await.unwrap();
        boards::lock(&tx, birds).await.unwrap().unwrap();
        stop_following(&ben, &tx, ben.user().unwrap(), birds).await.unwrap();
        cross(&world, tx, delete_board(ada.clone(), DeleteBoard { board_id: birds })).await;
        let restored = restore_board(ada, RestoreBoard { board_id: birds }).await.unwrap();
        assert_eq!(restored.follower_count, 0);
        invariants::hold(&world.house.db).await;
    }
}
