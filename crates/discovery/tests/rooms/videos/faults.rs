//! Files that are no videos, videos that are not taken, and hosts that fail.

use std::{fs, os::unix::fs::PermissionsExt};

use accounts::{
    uploads::{
        ban_picture::ban_picture,
        find_picture::stored_picture,
        jobs::{fail_interrupted, tidy},
        register_uploads::register_uploads,
    },
    videos::{
        jobs::TRIES,
        make_video::make_video,
        policy::{VideoRules, VideoTools},
        receive_video::{MOST_BYTES, receive_video},
    },
};
use contract::{
    errors::Code,
    ids::ReportCaseId,
    uploads::{MediaInfo, MediaInfoList, RegisterUploads, UploadStage, UploadStatus},
};
use kernel::ctx::Ctx;
use tempfile::TempDir;
use testkit::{
    builders::{parameters, registered, registered_as},
    invariants, pictures,
    videos::{ffmpeg, lasting, mp4, send, state},
    world::World,
};

use super::{is_kept, made, taken};
use crate::ask::{code, refused};

const HOUR_MS: i64 = 60 * 60 * 1_000;

/// A host whose `ffmpeg` is this script of the shell; what reads videos is the true one.
fn scripted(world: World, script: &str) -> (World, TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let reads = format!(
        "exec {} \"$@\"",
        ffmpeg().with_file_name("ffprobe").display()
    );
    for (name, lines) in [("ffmpeg", script), ("ffprobe", &reads)] {
        let path = folder.path().join(name);
        fs::write(&path, format!("#!/bin/sh\n{lines}\n")).unwrap();
        fs::set_permissions(path, fs::Permissions::from_mode(0o755)).unwrap();
    }
    let rules = VideoRules {
        program: Some(folder.path().to_owned()),
        ..VideoRules::default()
    };
    let world = world.configured(|house| house.extensions.insert(rules.find_tools()));
    (world, folder)
}

fn info(media_type: &str) -> RegisterUploads {
    let info = MediaInfo {
        id: "file".into(),
        media_type: media_type.into(),
    };
    RegisterUploads {
        media_info_list: MediaInfoList::List(vec![info]),
    }
}

/// Sends a file that fails the upload with this code.
async fn is_refused(owner: &Ctx, file: &[u8], expected: Code) {
    let (id, outcome) = send(owner, file).await;
    assert_eq!(refused(outcome), (expected, "file".into()));
    let told = state(owner, id).await;
    let failure = told.failure_message.as_deref();
    assert_eq!(
        (told.status, failure),
        (UploadStatus::Failed, Some(expected.text()))
    );
    assert!(told.stage.is_none() && !is_kept(&owner.house, id).await);
}

testkit::on_both_engines! {
    async fn what_is_no_video_or_too_much_of_one_fails_with_a_sentence(world: World) {
        let ada = world.person("ada").await;
        let whole = mp4(440);
        let html = b"<!doctype html><title>moov</title>".repeat(20);
        let files: [(&[u8], Code); 6] = [
            (&html, Code::VideoType),
            (b"", Code::VideoType),
            (b"#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n", Code::VideoType),
            (&pictures::png(64, 48, 1), Code::VideoType),
            (&whole[..whole.len() / 2], Code::VideoBroken),
            (&lasting(15 * 60 + 2), Code::VideoTooLong),
        ];
        for (file, expected) in files {
            is_refused(&ada, file, expected).await;
        }
        // A length of 15 minutes is taken.
        taken(&ada, &lasting(15 * 60)).await;
        invariants::hold(&world.house.db).await;
    }

    async fn a_host_without_the_program_refuses_politely(world: World) {
        let world = world.configured(|house| house.extensions.insert(VideoTools(None)));
        let ada = world.person("ada").await;
        for media_type in ["video", "video-story-pin"] {
            let refusal = refused(register_uploads(ada.clone(), info(media_type)).await);
            assert_eq!(refusal, (Code::VideosOff, "media_info_list".into()));
        }
        register_uploads(ada.clone(), info("image")).await.unwrap();
        registered(&ada).await;
    }

    async fn a_program_that_fails_is_tried_again_and_given_up_in_the_end(world: World) {
        // It cannot be started.
        let (world, folder) = scripted(world, "exit 127");
        let ada = world.person("ada").await;
        let id = taken(&ada, &mp4(440)).await;
        let body = id.to_string();
        for attempt in [1, 2, TRIES - 1] {
            assert_eq!(code(make_video(&world.house, &body, attempt).await), Code::Internal);
            assert_eq!(state(&ada, id).await.status, UploadStatus::Processing);
            assert!(is_kept(&world.house, id).await);
        }
        make_video(&world.house, &body, TRIES).await.unwrap();
        let told = state(&ada, id).await;
        assert_eq!((told.status, told.stage), (UploadStatus::Failed, None));
        assert_eq!(told.failure_message.as_deref(), Some(Code::Internal.text()));
        assert!(!is_kept(&world.house, id).await);
        // Of one that is mended meanwhile the video is made.
        let id = taken(&ada, &mp4(440)).await;
        make_video(&world.house, &id.to_string(), 1).await.unwrap_err();
        let mended = format!("#!/bin/sh\nexec {} \"$@\"\n", ffmpeg().display());
        fs::write(folder.path().join("ffmpeg"), mended).unwrap();
        make_video(&world.house, &id.to_string(), 2).await.unwrap();
        assert_eq!(state(&ada, id).await.status, UploadStatus::Succeeded);
        invariants::hold(&world.house.db).await;
    }

    async fn a_video_of_which_servers_die_is_given_up(world: World) {
        let ada = world.person("ada").await;
        let id = taken(&ada, &mp4(440)).await;
        make_video(&world.house, &id.to_string(), TRIES + 1).await.unwrap();
        let told = state(&ada, id).await;
        assert_eq!(told.failure_message.as_deref(), Some(Code::Internal.text()));
        assert!(!is_kept(&world.house, id).await);
    }

    async fn a_run_that_was_cut_off_begins_anew_and_is_not_failed_meanwhile(world: World) {
        let world = world.in_bucket().await;
        let ada = world.person("ada").await;
        let id = taken(&ada, &mp4(440)).await;
        let held = world.s3().hold("PUT", "/hls.m3u8");
        let (house, body) = (world.house.clone(), id.to_string());
        let run = tokio::spawn(async move { make_video(&house, &body, 1).await });
        held.arrived().await;
        run.abort();
        assert!(run.await.unwrap_err().is_cancelled());
        held.release();
        // At its next start a server fails what it was working on itself, and no job's.
        fail_interrupted(&world.house).await.unwrap();
        world.pass(72 * HOUR_MS);
        tidy(&world.house).await.unwrap();
        let told = state(&ada, id).await;
        assert_eq!((told.status, told.stage), (UploadStatus::Processing, Some(UploadStage::Storing)));
        world.settle().await;
        let told = state(&ada, id).await;
        assert_eq!(told.status, UploadStatus::Succeeded);
        assert!(world.house.blobs.has_video(&told.signature.unwrap()).await.unwrap());
        assert_eq!(world.s3().scratched(), 0);
        invariants::hold(&world.house.db).await;
    }

    async fn a_full_store_is_the_hosts_fault(world: World) {
        let world = world.in_bucket().await;
        let ada = world.person("ada").await;
        // What is sent cannot be kept: the upload stays as it was.
        world.s3().refuse("PUT", "archives/", 507, "XMinioStorageFull");
        let (id, outcome) = send(&ada, &mp4(440)).await;
        assert_eq!(code(outcome), Code::StorageFull);
        assert_eq!(state(&ada, id).await.status, UploadStatus::Registered);
        world.s3().relent();
        let id = taken(&ada, &mp4(440)).await;
        let body = id.to_string();
        for word in ["/236x", "/hls_360.mp4"] {
            world.s3().refuse("PUT", word, 507, "XMinioStorageFull");
            assert_eq!(code(make_video(&world.house, &body, 1).await), Code::StorageFull, "{word}");
            assert_eq!(state(&ada, id).await.status, UploadStatus::Processing);
            world.s3().relent();
        }
        world.settle().await;
        assert_eq!(state(&ada, id).await.status, UploadStatus::Succeeded);
        assert_eq!(world.s3().scratched(), 0);
        invariants::hold(&world.house.db).await;
    }

    async fn a_video_that_looks_as_one_that_is_banned_is_refused(world: World) {
        let ada = world.person("ada").await;
        let first = made(&world, &ada, &mp4(440)).await;
        let signature = state(&ada, first).await.signature.unwrap();
        let tx = world.house.begin().await.unwrap();
        let picture = stored_picture(&tx, &signature).await.unwrap().unwrap();
        let case = (ReportCaseId(1), "It shows what no site may.");
        ban_picture(&world.host(), &tx, &picture, case).await.unwrap();
        tx.commit().await.unwrap();
        // The same file, and another with the same pictures.
        for tone in [440, 880] {
            let id = taken(&ada, &mp4(tone)).await;
            world.settle().await;
            let told = state(&ada, id).await;
            assert_eq!(told.failure_message.as_deref(), Some(Code::PictureBanned.text()), "{tone}");
            assert!(!is_kept(&world.house, id).await);
        }
        invariants::hold(&world.house.db).await;
    }

    async fn parameters_serve_once_and_for_a_video(world: World) {
        let ada = world.person("ada").await;
        let upload = registered_as(&ada, "video").await;
        let send = async |bytes: &[u8]| {
            let mut receiving = receive_video(world.visitor(), &parameters(&upload)).await?;
            receiving.take(bytes).await?;
            receiving.end().await.map(drop)
        };
        // What is given up leaves nothing, and may be sent again.
        let mut given_up = receive_video(world.visitor(), &parameters(&upload)).await.unwrap();
        given_up.take(b"half of a").await.unwrap();
        drop(given_up);
        send(&mp4(440)).await.unwrap();
        assert_eq!(code(send(&mp4(440)).await), Code::UploadInvalid);
        let late = registered_as(&ada, "video").await;
        world.pass(HOUR_MS);
        assert_eq!(code(receive_video(world.visitor(), &parameters(&late)).await.map(drop)), Code::UploadInvalid);
    }
}

#[tokio::test]
async fn more_than_100_megabytes_are_not_taken() {
    let world = World::sqlite().await;
    let ada = world.person("ada").await;
    let upload = registered_as(&ada, "video").await;
    let receiving = receive_video(ada.clone(), &parameters(&upload)).await;
    let mut receiving = receiving.unwrap();
    let some = vec![0; MOST_BYTES / 8];
    for _ in 0..8 {
        receiving.take(&some).await.unwrap();
    }
    assert_eq!(
        refused(receiving.take(&[0]).await),
        (Code::VideoTooLarge, "file".into())
    );
    drop(receiving);
    let incoming = fs::read_dir(world.pictures().join("incoming")).unwrap();
    assert_eq!(incoming.count(), 0);
}
