//! Files in a bucket of S3: what several servers share, what goes and what stays.

use accounts::uploads::{
    jobs::tidy,
    open_file::open_file,
    release_picture::{release_picture, remove_unshown},
};
use contract::{archives::ArchiveStatus, downloads::GetDownload, imports::ImportStatus};
use discovery::downloads::get_download::get_download;
use kernel::house::House;
use media::Size;
use testkit::builders;

use crate::{
    ask,
    downloads::{download, full_board, told},
    imports::import,
};

const HOUR_MS: i64 = 60 * 60 * 1_000;

/// How many of a photograph's sizes a server has.
async fn sizes(house: &House, signature: &str) -> usize {
    let mut there = 0;
    for size in Size::ALL {
        let path = media::path(size, signature, "png");
        let found = open_file(house, &path, false).await.unwrap();
        there += usize::from(found.is_some());
    }
    there
}

testkit::on_both_engines! {
    async fn what_one_server_stores_another_reads(world: World) {
        let world = world.in_bucket().await;
        let other = world.afresh();
        let ada = world.person("ada").await;
        let shot = builders::photograph(&ada, 3).await;
        assert_eq!((sizes(&world.house, &shot).await, sizes(&other, &shot).await), (10, 10));
        assert!(!world.pictures().join(&shot[..2]).exists(), "nothing lies on the disk");
        let board_id = builders::board(&ada, "Birds").await.board.id;
        builders::pin(&ada, board_id, "robin").await;
        download(&world, &ada, board_id).await;
        let ready = get_download(ada.clone(), GetDownload { board_id }).await.unwrap().download.unwrap();
        assert_eq!(ready.status, ArchiveStatus::Ready);
        let there = other.blobs.archives().open(ready.id.0).await.unwrap().unwrap();
        assert_eq!(Some(there.len() as i64), ready.bytes);
    }

    async fn a_board_is_taken_along_and_comes_back(world: World) {
        let world = world.in_bucket().await;
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let board = full_board(&ada, &ben).await;
        let file = download(&world, &ada, board).await;
        assert_eq!(told(&file).pins.len(), 3);
        let done = import(&world, &ben, None, &file).await;
        assert_eq!((done.status, done.done, done.failed), (ImportStatus::Done, 3, 0), "{done:?}");
        let archives = || world.s3().names().iter().filter(|name| name.starts_with("archives/")).count();
        assert_eq!((archives(), world.s3().scratched()), (2, 0));
        world.pass(8 * 24 * HOUR_MS);
        for job in ["archives.tidy", "imports.tidy"] {
            ask::for_job(&world, job).await;
        }
        assert_eq!(archives(), 0);
    }

    async fn a_picture_that_nothing_shows_goes(world: World) {
        let world = world.in_bucket().await;
        let ada = world.person("ada").await;
        let (kept, dropped) = (builders::photograph(&ada, 3).await, builders::photograph(&ada, 4).await);
        world.pass(49 * HOUR_MS);
        tidy(&world.house).await.unwrap();
        // Uploaded once more, it is awaited.
        assert_eq!(builders::photograph(&ada, 3).await, kept);
        world.pass(73 * HOUR_MS);
        builders::photograph(&ada, 3).await;
        world.settle().await;
        assert_eq!((sizes(&world.house, &kept).await, sizes(&world.house, &dropped).await), (10, 0));
        assert!(!world.s3().names().iter().any(|name| name.contains(&dropped)));
    }

    async fn a_picture_that_is_stored_while_it_goes_stays_whole(world: World) {
        let world = world.in_bucket().await;
        let ada = world.person("ada").await;
        let shot = builders::photograph(&ada, 3).await;
        world.pass(49 * HOUR_MS);
        let tx = world.house.begin().await.unwrap();
        release_picture(&tx, &shot, world.house.now()).await.unwrap();
        tx.commit().await.unwrap();
        tidy(&world.house).await.unwrap();
        // The job has removed the original and stands before a rendition.
        let held = world.s3().hold("DELETE", "/236x");
        let removing = {
            let (house, shot) = (world.house.clone(), shot.clone());
            tokio::spawn(async move { remove_unshown(&house, &shot).await })
        };
        held.arrived().await;
        assert_eq!(builders::photograph(&ada, 3).await, shot);
        held.release();
        removing.await.unwrap().unwrap();
        assert_eq!(sizes(&world.house, &shot).await, 10);
    }
}
