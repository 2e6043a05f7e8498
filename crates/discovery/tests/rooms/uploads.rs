//! Uploads: registering, receiving, asking how far they are.

mod judged;
mod later;
mod renamed;
mod screened;
mod screened_apps;
mod words;

use std::time::{Duration, SystemTime};

use accounts::uploads::{
    get_uploads::get_uploads,
    jobs::{fail_interrupted, tidy},
    open_file::open_file,
    receive_upload::receive_upload,
    register_uploads::register_uploads,
};
use collections::pins::create_pin::create_pin;
use contract::{
    errors::Code,
    ids::UploadId,
    pins::CreatePin,
    uploads::{GetUploads, MediaInfo, MediaInfoList, RegisterUploads, UploadIds, UploadStatus},
};
use sha2::{Digest, Sha256};
use store::{Engine, Run, args, sql};
use testkit::{
    builders::{self, new_pin, registered, sent},
    pictures,
    world::World,
};

use crate::ask::{code, refused};

sql! {
    /// What a server does before it works on a file.
    BEGIN: () = "UPDATE uploads SET status = 'processing' WHERE id = $1";
}

const HOUR_MS: i64 = 60 * 60 * 1_000;

fn about(id: UploadId) -> GetUploads {
    GetUploads {
        upload_ids: UploadIds::List(vec![id]),
    }
}

testkit::on_both_engines! {
    async fn an_upload_becomes_a_pin(world: World) {
        let ada = world.person("ada").await;
        let board = builders::board(&ada, "Birds").await.board.id;
        let upload = registered(&ada).await;
        let id = upload.upload_id;
        let state = |ctx| async move { get_uploads(ctx, about(id)).await.unwrap().0.remove(&id.to_string()) };
        assert_eq!(state(ada.clone()).await.unwrap().status, UploadStatus::Registered);
        let pin = || CreatePin { upload_id: Some(id), ..new_pin(board, "Robin") };
        assert_eq!(code(create_pin(ada.clone(), pin()).await), Code::UploadUnfinished);
        // The parameters authorise, also when a visitor sends.
        receive_upload(world.visitor(), sent(&upload, pictures::png(300, 200, 5))).await.unwrap();
        let done = state(ada.clone()).await.unwrap();
        assert_eq!((done.status, done.failure_message), (UploadStatus::Succeeded, None));
        let made = create_pin(ada, pin()).await.unwrap();
        assert_eq!(Some(made.pin.image_signature), done.signature);
        // Other users are not told.
        assert!(state(world.person("ben").await).await.is_none());
    }

    async fn parameters_serve_once_and_in_time(world: World) {
        let ada = world.person("ada").await;
        let picture = pictures::png(64, 64, 1);
        let (used, other, late) = (registered(&ada).await, registered(&ada).await, registered(&ada).await);
        receive_upload(world.visitor(), sent(&used, picture.clone())).await.unwrap();
        let mut wrong = vec![sent(&used, picture.clone())];
        let mut swapped = sent(&other, picture.clone());
        swapped.parameters.upload_id = late.upload_id;
        wrong.push(swapped);
        let mut longer = sent(&other, picture.clone());
        longer.parameters.expires_ms += 1;
        wrong.push(longer);
        for signature in ["", "AAAA", "not base64 ☃", &"A".repeat(100_000)] {
            let mut forged = sent(&other, picture.clone());
            forged.parameters.signature = signature.into();
            wrong.push(forged);
        }
        for input in wrong {
            assert_eq!(code(receive_upload(world.visitor(), input).await), Code::UploadInvalid);
        }
        world.pass(HOUR_MS);
        assert_eq!(code(receive_upload(world.visitor(), sent(&late, picture)).await), Code::UploadInvalid);
    }

    async fn a_bad_file_fails_with_a_sentence(world: World) {
        let ada = world.person("ada").await;
        let board = builders::board(&ada, "Birds").await.board.id;
        let whole = pictures::png(64, 64, 1);
        let files = [
            (b"just words".to_vec(), Code::PictureType),
            (Vec::new(), Code::PictureType),
            (whole[..whole.len() / 2].to_vec(), Code::PictureBroken),
        ];
        for (file, expected) in files {
            let upload = registered(&ada).await;
            assert_eq!(code(receive_upload(world.visitor(), sent(&upload, file)).await), expected);
            let state = get_uploads(ada.clone(), about(upload.upload_id)).await.unwrap().0;
            let state = &state[&upload.upload_id.to_string()];
            assert_eq!((state.status, state.failure_message.as_deref()), (UploadStatus::Failed, Some(expected.text())));
            let pin = CreatePin { upload_id: Some(upload.upload_id), ..new_pin(board, "Robin") };
            assert_eq!(code(create_pin(ada.clone(), pin).await), Code::UploadInvalid);
        }
    }

    async fn lists_are_bounded(world: World) {
        let ada = world.person("ada").await;
        let file = |id: &str, media_type: &str| MediaInfo { id: id.into(), media_type: media_type.into() };
        let lists = [
            MediaInfoList::List(Vec::new()),
            MediaInfoList::List(vec![file("a", "image-story-pin"); 21]),
            MediaInfoList::List(vec![file("", "image-story-pin")]),
            MediaInfoList::List(vec![file(&"x".repeat(101), "image-story-pin")]),
            MediaInfoList::List(vec![file("a", "application/x-evil")]),
            MediaInfoList::Text("not json".into()),
            MediaInfoList::Text("{}".into()),
            MediaInfoList::Text("[".repeat(10_000)),
        ];
        for list in lists {
            let outcome = register_uploads(ada.clone(), RegisterUploads { media_info_list: list }).await;
            assert_eq!(refused(outcome), (Code::InvalidInput, "media_info_list".into()));
        }
        let text = MediaInfoList::Text(r#"[{"id":"1","media_type":"image-story-pin"}]"#.into());
        let made = register_uploads(ada.clone(), RegisterUploads { media_info_list: text }).await.unwrap();
        assert_eq!(made.0["1"].upload_url, "http://magpie.test/uploads/");
        for ids in ["", "x", "1,", "-1", "99999999999999999999"] {
            let outcome = get_uploads(ada.clone(), GetUploads { upload_ids: UploadIds::Text(ids.into()) }).await;
            assert_eq!(refused(outcome), (Code::InvalidInput, "upload_ids".into()), "{ids}");
        }
        let many = UploadIds::List(vec![UploadId(1); 51]);
        assert_eq!(code(get_uploads(ada, GetUploads { upload_ids: many }).await), Code::InvalidInput);
        let none = RegisterUploads { media_info_list: MediaInfoList::List(vec![file("a", "image")]) };
        assert_eq!(code(register_uploads(world.visitor(), none).await), Code::SignInRequired);
    }

    async fn a_picture_is_not_found_by_the_hash_of_its_file(world: World) {
        let upload = async |world: &World, name: &str| {
            let ctx = world.person(name).await;
            let upload = registered(&ctx).await;
            receive_upload(world.visitor(), sent(&upload, pictures::png(30, 20, 7))).await.unwrap();
            let state = get_uploads(ctx, about(upload.upload_id)).await.unwrap().0;
            state[&upload.upload_id.to_string()].signature.clone().unwrap()
        };
        let address = |signature: &str| media::path(media::Size::Orig, signature, "png");
        let signature = upload(&world, "ada").await;
        assert!(open_file(&world.house, &address(&signature), false).await.unwrap().is_some());
        let hash = Sha256::digest(pictures::png(30, 20, 7));
        let hash: String = hash[..16].iter().map(|byte| format!("{byte:02x}")).collect();
        assert!(open_file(&world.house, &address(&hash), false).await.unwrap().is_none());
        // The same file has the same name here, and another at another host.
        assert_eq!(upload(&world, "ben").await, signature);
        let other = World::sqlite().await.configured(|house| house.secret = [8; 32]);
        assert_ne!(upload(&other, "ada").await, signature);
    }

    async fn what_was_interrupted_fails_at_the_next_start_where_no_other_server_works(world: World) {
        let ada = world.person("ada").await;
        let (begun, waiting) = (registered(&ada).await.upload_id, registered(&ada).await.upload_id);
        let tx = world.house.begin().await.unwrap();
        tx.exec(&BEGIN, &args![begun]).await.unwrap();
        tx.commit().await.unwrap();
        let status = async |id: UploadId| {
            get_uploads(ada.clone(), about(id)).await.unwrap().0.remove(&id.to_string()).unwrap().status
        };
        fail_interrupted(&world.house).await.unwrap();
        let of_others = match world.house.db.engine() {
            Engine::Sqlite => UploadStatus::Failed,
            Engine::Postgres => UploadStatus::Processing,
        };
        assert_eq!((status(begun).await, status(waiting).await), (of_others, UploadStatus::Registered));
        // Any server does it once a working one would long be ready.
        world.pass(HOUR_MS);
        tidy(&world.house).await.unwrap();
        assert_eq!((status(begun).await, status(waiting).await), (UploadStatus::Failed, UploadStatus::Registered));
    }

    async fn old_uploads_are_forgotten_and_pins_stay(world: World) {
        let ada = world.person("ada").await;
        let board = builders::board(&ada, "Birds").await.board.id;
        let upload = builders::uploaded(&ada).await;
        let pin = builders::pin_of(&ada, upload, board, "Robin").await;
        for _ in 0..2 {
            tidy(&world.house).await.unwrap();
            assert_eq!(get_uploads(ada.clone(), about(upload)).await.unwrap().0.len(), 1);
        }
        world.pass(49 * HOUR_MS);
        for _ in 0..2 {
            tidy(&world.house).await.unwrap();
            assert!(get_uploads(ada.clone(), about(upload)).await.unwrap().0.is_empty());
        }
        // What a crash left of files goes a day later.
        let left = world.pictures().join("incoming/left");
        std::fs::create_dir(&left).unwrap();
        let now = SystemTime::UNIX_EPOCH + Duration::from_millis(world.house.now() as u64);
        std::fs::File::open(&left).unwrap().set_modified(now).unwrap();
        for (hours, stays) in [(24, true), (1, false)] {
            world.pass(hours * HOUR_MS);
            tidy(&world.house).await.unwrap();
            assert_eq!(left.exists(), stays, "{hours}");
        }
        let kept = collections::pins::get_pin::get_pin(ada, contract::pins::GetPin { id: pin }).await.unwrap();
        assert_eq!(kept.pin.title, "Robin");
    }
}
