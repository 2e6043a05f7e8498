//! What becomes of a video's files: they are taken along, move, and go with their picture.

use std::io::{Read, Write};

use accounts::{
    departures::delete_user::delete_user,
    uploads::jobs::tidy,
    users::erase_user::erase_user,
    videos::{list_kept::list_kept, make_video::make_video},
};
use collections::pins::delete_pin::delete_pin;
use contract::{
    archives::ArchiveStatus, departures::DeleteUser, exports::RequestExport, pins::DeletePin,
    uploads::UploadStatus,
};
use discovery::exports::{
    get_export::get_export, open_export::open_export, request_export::request_export,
};
use testkit::{
    builders::{self, PASSWORD},
    invariants,
    videos::{mp4, state},
};

use super::{file, is_kept, pinned, taken, urls};
use crate::ask;

const DAY_MS: i64 = 24 * 60 * 60 * 1_000;

testkit::on_both_engines! {
    async fn files_go_when_no_pin_shows_them(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let board = builders::board(&ada, "Sea").await.board.id;
        let (pin, videos) = pinned(&world, &ada, board).await;
        let kept = builders::board(&ben, "Kept").await.board.id;
        let saved = builders::save(&ben, pin, kept).await.pin.id;
        for (owner, pin, is_there) in [(&ada, pin, true), (&ben, saved, false)] {
            delete_pin(owner.clone(), DeletePin { id: pin }).await.unwrap();
            world.pass(40 * DAY_MS);
            tidy(&world.house).await.unwrap();
            ask::for_job(&world, "bin.empty").await;
            world.pass(4 * DAY_MS);
            world.settle().await;
            for url in urls(&videos) {
                assert_eq!(file(&world.house, url).await.is_some(), is_there, "{url}");
            }
        }
        invariants::hold(&world.house.db).await;
    }

    async fn a_user_who_is_erased_leaves_no_file_of_theirs(world: World) {
        let ada = world.person("ada").await;
        let board = builders::board(&ada, "Sea").await.board.id;
        let (_, videos) = pinned(&world, &ada, board).await;
        let waiting = taken(&ada, &mp4(880)).await;
        assert_eq!(list_kept(&world.house.db).await.unwrap(), [waiting.0]);
        let sure = DeleteUser { password: PASSWORD.into(), ..DeleteUser::default() };
        delete_user(ada.clone(), sure).await.unwrap();
        world.pass(31 * DAY_MS);
        // The job of the waiting one, which is long due, finds nothing to do.
        erase_user(&world.house, ada.user().unwrap()).await.unwrap();
        assert!(!is_kept(&world.house, waiting).await);
        make_video(&world.house, &waiting.to_string(), 1).await.unwrap();
        world.settle().await;
        for url in urls(&videos) {
            assert!(file(&world.house, url).await.is_none(), "{url}");
        }
        assert!(list_kept(&world.house.db).await.unwrap().is_empty());
        invariants::hold(&world.house.db).await;
    }

    async fn a_video_that_is_made_for_who_was_erased_meanwhile_goes(world: World) {
        let world = world.in_bucket().await;
        let ada = world.person("ada").await;
        let id = taken(&ada, &mp4(440)).await;
        let sure = DeleteUser { password: PASSWORD.into(), ..DeleteUser::default() };
        delete_user(ada.clone(), sure).await.unwrap();
        let held = world.s3().hold("PUT", "/hls.m3u8");
        let (house, body) = (world.house.clone(), id.to_string());
        let making = tokio::spawn(async move { make_video(&house, &body, 1).await });
        held.arrived().await;
        world.pass(31 * DAY_MS);
        erase_user(&world.house, ada.user().unwrap()).await.unwrap();
        held.release();
        making.await.unwrap().unwrap();
        world.pass(4 * DAY_MS);
        world.settle().await;
        assert_eq!(world.s3().names(), [""; 0]);
        invariants::hold(&world.house.db).await;
    }

    async fn a_video_is_taken_along(world: World) {
        let ada = world.person("ada").await;
        let board = builders::board(&ada, "Sea").await.board.id;
        let (_, videos) = pinned(&world, &ada, board).await;
        builders::pin(&ada, board, "Robin").await;
        let ask = RequestExport { password: PASSWORD.into() };
        request_export(ada.clone(), ask).await.unwrap();
        world.settle().await;
        let ready = get_export(ada.clone(), Default::default()).await.unwrap().export.unwrap();
        assert_eq!((ready.status, ready.done, ready.total), (ArchiveStatus::Ready, 3, 3));
        let file_of = open_export(&ada, ready.id).await.unwrap().content;
        let mut zip = zip::ZipArchive::new(file_of.into_file().await.unwrap()).unwrap();
        let mut film = Vec::new();
        zip.by_name(&format!("videos/{}.mp4", videos.id)).unwrap().read_to_end(&mut film).unwrap();
        let (_, bytes) = file(&world.house, &videos.video_list.v_720p.url).await.unwrap();
        assert_eq!((film.len() as u64, &film[4..8]), (bytes, &b"ftyp"[..]));
        let mut pins = String::new();
        zip.by_name("pins.json").unwrap().read_to_string(&mut pins).unwrap();
        assert!(pins.contains("\"video_ms\""), "{pins}");
    }

    async fn a_file_that_a_server_left_goes_with_its_upload(world: World) {
        let ada = world.person("ada").await;
        let upload = builders::registered_as(&ada, "video").await.upload_id;
        let mut left = world.house.blobs.archives().begin(upload.0).await.unwrap();
        left.write_all(b"a file that no job knows").unwrap();
        left.keep().await.unwrap();
        tidy(&world.house).await.unwrap();
        assert!(is_kept(&world.house, upload).await);
        assert_eq!(state(&ada, upload).await.status, UploadStatus::Registered);
        world.pass(3 * DAY_MS);
        tidy(&world.house).await.unwrap();
        assert!(!is_kept(&world.house, upload).await);
    }
}
