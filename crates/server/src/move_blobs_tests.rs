//! Moving while a server serves: nothing is lost, and what goes stays gone.

use accounts::uploads::{jobs::tidy, release_picture::remove_unshown};
use contract::{downloads::RequestDownload, ids::BoardId};
use discovery::downloads::request_download::request_download;
use kernel::ctx::Ctx;
use media::Size;
use testkit::{builders, s3::S3, videos, world::World};

use super::*;

const DAYS_MS: i64 = 24 * 60 * 60 * 1_000;

async fn count(blobs: &Blobs, signature: &str) -> usize {
    let mut there = 0;
    for size in Size::ALL {
        let path = media::path(size, signature, "png");
        there += usize::from(blobs.find(&path).await.unwrap().is_some());
    }
    there
}

async fn take_along(world: &World, who: &Ctx, board_id: BoardId) -> i64 {
    let asked = request_download(who.clone(), RequestDownload { board_id }).await;
    world.settle().await;
    asked.unwrap().id.0
}

/// The numbers but that of bytes.
async fn moved(world: &World, old: &Blobs, new: &Blobs) -> (u64, u64, u64) {
    let numbers = move_all(&world.house.db, old, new).await.unwrap();
    (numbers.copied, numbers.before, numbers.failed)
}

testkit::on_both_engines! {
    async fn all_that_is_known_comes_along_while_a_server_serves(world: World) {
        let (s3, old) = (S3::start().await, world.house.blobs.clone());
        let new = s3.blobs();
        let ada = world.person("ada").await;
        let board = builders::board(&ada, "Birds").await.board.id;
        let (kept, gone) = (builders::photograph(&ada, 1).await, builders::photograph(&ada, 2).await);
        let archive = take_along(&world, &ada, board).await;
        let id = ada.user().unwrap();
        drop(ada);

        // The server writes to the new place from now on, and reads both.
        let both = new.clone().with_older(old.clone());
        let world = world.configured(|house| house.blobs = both);
        let ada = world.as_user(id);
        let young = builders::photograph(&ada, 3).await;
        assert_eq!((count(&old, &young).await, count(&new, &young).await), (0, 10));
        assert_eq!(count(&world.house.blobs, &kept).await, 10);
        s3.refuse("PUT", &kept, 403, "AccessDenied");
        assert_eq!(moved(&world, &old, &new).await, (2, 1, 1));
        s3.relent();
        assert_eq!(moved(&world, &old, &new).await, (1, 3, 0));
        assert_eq!(moved(&world, &old, &new).await, (0, 4, 0));
        for signature in [&kept, &gone, &young] {
            assert_eq!(count(&new, signature).await, 10);
        }
        assert!(new.archives().open(archive).await.unwrap().is_some());

        // What goes goes from both, and does not come again.
        world.pass(3 * DAYS_MS);
        tidy(&world.house).await.unwrap();
        assert_eq!(builders::photograph(&ada, 1).await, kept);
        remove_unshown(&world.house, &gone).await.unwrap();
        assert_eq!((count(&old, &gone).await, count(&new, &gone).await), (0, 0));
        assert_eq!(moved(&world, &old, &new).await.2, 0);
        assert!(!s3.names().iter().any(|name| name.contains(&gone)));
    }

    async fn a_video_that_waits_to_be_made_comes_along(world: World) {
        let (s3, old) = (S3::start().await, world.house.blobs.clone());
        let (new, ada) = (s3.blobs(), world.person("ada").await);
        let (id, sent) = videos::send(&ada, &videos::mp4(440)).await;
        sent.unwrap();
        assert_eq!(moved(&world, &old, &new).await, (1, 0, 0));
        assert!(new.archives().open(id.0).await.unwrap().is_some());
    }

    async fn what_is_forgotten_while_it_is_copied_is_not_left_behind(world: World) {
        let (s3, old) = (S3::start().await, world.house.blobs.clone());
        let (new, ada) = (s3.blobs(), world.person("ada").await);
        let shot = builders::photograph(&ada, 1).await;
        let held = s3.hold("PUT", "/originals");
        let moving = {
            let (db, old, new) = (world.house.db.clone(), old.clone(), new.clone());
            tokio::spawn(async move { move_all(&db, &old, &new).await })
        };
        held.arrived().await;
        world.pass(3 * DAYS_MS);
        tidy(&world.house).await.unwrap();
        remove_unshown(&world.house, &shot).await.unwrap();
        held.release();
        assert_eq!(moving.await.unwrap().unwrap().failed, 0);
        assert_eq!(s3.names(), [""; 0]);
    }

    async fn what_is_nowhere_is_told(world: World) {
        let (s3, old) = (S3::start().await, world.house.blobs.clone());
        let (new, ada) = (s3.blobs(), world.person("ada").await);
        let shot = builders::photograph(&ada, 1).await;
        drop(old.withdraw(&shot).await.unwrap());
        assert_eq!(moved(&world, &old, &new).await, (0, 0, 1));
    }
}
