//! Videos: sent, made, shown on pins, and gone with them. They are made by the `ffmpeg` of the
//! machine.

mod ends;
mod faults;

use accounts::{
    uploads::{
        open_file::open_file, receive_upload::receive_upload, register_uploads::register_uploads,
    },
    videos::{make_video::make_video, receive_video::receive_video},
};
use collections::{
    bin::restore_pins::restore_pins,
    pins::{
        create_pin::create_pin, delete_pin::delete_pin, get_pin::get_pin, show_pins::show_pins,
    },
};
use contract::{
    answers::Written,
    bin::RestorePins,
    errors::Code,
    ids::{BoardId, PinId, UploadId},
    pins::{
        CreatePin, DeletePin, GetPin, PinView,
        videos::{VideoFile, Videos},
    },
    uploads::{MediaInfo, MediaInfoList, RegisterUploads, UploadStage, UploadStatus},
};
use kernel::{ctx::Ctx, house::House};
use serde_json::{Value, json};
use testkit::{
    builders::{self, new_pin, parameters, pin_of, registered, sent},
    invariants, pictures,
    videos::{mp4, send, state},
    world::World,
};

use crate::ask::{code, refused};

/// Sends a file that is taken.
pub async fn taken(owner: &Ctx, file: &[u8]) -> UploadId {
    let (id, outcome) = send(owner, file).await;
    outcome.expect("the video is taken");
    id
}

/// A video that was made.
pub async fn made(world: &World, owner: &Ctx, file: &[u8]) -> UploadId {
    let id = taken(owner, file).await;
    world.settle().await;
    assert_eq!(state(owner, id).await.status, UploadStatus::Succeeded);
    id
}

/// A pin with a video, and what it shows of that.
pub async fn pinned(world: &World, owner: &Ctx, board: BoardId) -> (PinId, Videos) {
    let upload = made(world, owner, &mp4(440)).await;
    let pin = pin_of(owner, upload, board, "Waves").await;
    let videos = shown(owner, pin).await;
    (pin, videos.expect("it moves"))
}

/// What a viewer is shown of a pin's video.
pub async fn shown(viewer: &Ctx, pin: PinId) -> Option<Videos> {
    let shown = get_pin(viewer.clone(), GetPin { id: pin }).await.unwrap();
    shown.pin.videos
}

/// Media type and bytes of a file by its address; none where there is none.
pub async fn file(house: &House, url: &str) -> Option<(&'static str, u64)> {
    let path = url.trim_start_matches("http://magpie.test/");
    let found = open_file(house, path, false).await.unwrap()?;
    Some((found.media_type, found.content.len()))
}

/// Whether a file is kept until a video is made.
pub async fn is_kept(house: &House, id: UploadId) -> bool {
    house.blobs.archives().open(id.0).await.unwrap().is_some()
}

fn urls(videos: &Videos) -> [&str; 3] {
    let list = &videos.video_list;
    [&list.v_720p, &list.v_hlsv4, &list.v_360p].map(|form| form.url.as_str())
}

testkit::on_both_engines! {
    async fn a_video_that_is_sent_becomes_a_pin(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let board = builders::board(&ada, "Sea").await.board.id;
        let id = taken(&ada, &mp4(440)).await;
        let told = state(&ada, id).await;
        assert_eq!(told.status, UploadStatus::Processing);
        assert_eq!((told.stage, told.percent), (Some(UploadStage::Received), Some(0)));
        let pin = || CreatePin { upload_id: Some(id), ..new_pin(board, "Waves") };
        assert_eq!(code(create_pin(ada.clone(), pin()).await), Code::UploadUnfinished);
        invariants::hold(&world.house.db).await;
        world.settle().await;
        let told = state(&ada, id).await;
        assert_eq!((told.status, told.stage, told.percent), (UploadStatus::Succeeded, None, None));
        assert!(!is_kept(&world.house, id).await);
        let pin = create_pin(ada.clone(), pin()).await.unwrap().pin;
        assert_eq!(Some(&pin.image_signature), told.signature.as_ref());
        assert_eq!((pin.images.orig.width, pin.images.orig.height), (320, 240));
        // Every viewer plays it.
        let videos = shown(&ben, pin.id).await.expect("it moves");
        assert_eq!(videos.id, pin.image_signature);
        let pixels = |form: &VideoFile| (form.width, form.height);
        assert_eq!(pixels(&videos.video_list.v_360p), (320, 240));
        assert!((1_800..=2_200).contains(&videos.video_list.v_720p.duration), "{videos:?}");
        let [whole, playlist, small] = urls(&videos);
        let own = small.replace(".mp4", ".m3u8");
        for (url, media_type) in [
            (whole, "video/mp4"),
            (playlist, "application/vnd.apple.mpegurl"),
            (small, "video/mp4"),
            (&own, "application/vnd.apple.mpegurl"),
        ] {
            let (found, bytes) = file(&world.house, url).await.expect(url);
            assert!(found == media_type && bytes > 0, "{url}: {found}");
        }
        // Its playlist names what lies beside it.
        let path = playlist.trim_start_matches("http://magpie.test/");
        let text = open_file(&world.house, path, false).await.unwrap().unwrap();
        let text = String::from_utf8(text.content.read().await.unwrap()).unwrap();
        assert!(text.contains(&format!("\n{}_360.m3u8", videos.id)), "{text}");
        assert_eq!(file(&world.house, &videos.video_list.v_360p.thumbnail).await.unwrap().0, "image/jpeg");
        invariants::hold(&world.house.db).await;
    }

    async fn a_pin_that_is_saved_or_comes_back_from_the_bin_shows_its_video(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let board = builders::board(&ada, "Sea").await.board.id;
        let (pin, videos) = pinned(&world, &ada, board).await;
        let kept = builders::board(&ben, "Kept").await.board.id;
        let saved = builders::save(&ben, pin, kept).await.pin;
        assert_eq!(saved.videos.as_ref(), Some(&videos));
        delete_pin(ada.clone(), DeletePin { id: pin }).await.unwrap();
        invariants::hold(&world.house.db).await;
        let back = RestorePins { pin_ids: vec![pin], ..RestorePins::default() };
        restore_pins(ada.clone(), back).await.unwrap();
        assert_eq!(shown(&ada, pin).await.as_ref(), Some(&videos));
        // A card has the one form that grids play; a picture that stands still has none.
        let still = builders::pin(&ada, board, "Robin").await.pin;
        assert!(still.videos.is_none());
        let grid = Ctx { cards: true, ..world.visitor() };
        let cards = show_pins(&grid, &[pin, still.id]).await.unwrap();
        let card = |pin: &Written<PinView>| serde_json::from_str::<Value>(pin.json()).unwrap();
        let form = json!(videos.video_list.v_360p);
        assert_eq!(card(&cards[0])["videos"], json!({ "video_list": { "V_360P": form } }));
        assert!(card(&cards[1]).get("videos").is_none());
        invariants::hold(&world.house.db).await;
    }

    async fn the_same_file_is_one_video_and_none_but_a_video(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let (film, other) = (mp4(440), mp4(880));
        let first = made(&world, &ada, &film).await;
        let signature = state(&ada, first).await.signature.unwrap();
        for who in [&ada, &ben] {
            let again = made(&world, who, &film).await;
            assert_eq!(state(who, again).await.signature.as_ref(), Some(&signature));
        }
        // Another file is another video, though it looks the same.
        let other = made(&world, &ben, &other).await;
        assert_ne!(state(&ben, other).await.signature, Some(signature));
        invariants::hold(&world.house.db).await;
    }

    async fn made_twice_it_is_there_once(world: World) {
        let ada = world.person("ada").await;
        let id = taken(&ada, &mp4(440)).await;
        let body = id.to_string();
        let mut signatures = Vec::new();
        for attempt in [1, 2] {
            make_video(&world.house, &body, attempt).await.unwrap();
            signatures.push(state(&ada, id).await.signature.expect("it was made"));
        }
        // Its job is still in the queue.
        world.settle().await;
        signatures.push(state(&ada, id).await.signature.expect("it was made"));
        signatures.dedup();
        assert_eq!(signatures.len(), 1);
        invariants::hold(&world.house.db).await;
    }

    async fn two_servers_that_make_it_at_once_make_one(world: World) {
        let ada = world.person("ada").await;
        let id = taken(&ada, &mp4(440)).await;
        let (beside, body) = (world.afresh(), id.to_string());
        let (one, two) = tokio::join!(
            make_video(&world.house, &body, 1),
            make_video(&beside, &body, 2)
        );
        // The file may be gone for who came late; then the other has made it.
        assert!(one.is_ok() || two.is_ok(), "{one:?} {two:?}");
        world.settle().await;
        let board = builders::board(&ada, "Sea").await.board.id;
        let pin = pin_of(&ada, id, board, "Waves").await;
        let videos = shown(&ada, pin).await.expect("it moves");
        for url in urls(&videos) {
            assert!(file(&beside, url).await.is_some(), "{url}");
        }
        invariants::hold(&world.house.db).await;
    }

    async fn pictures_and_videos_are_registered_together(world: World) {
        let ada = world.person("ada").await;
        let file = |id: &str, media_type: &str| MediaInfo { id: id.into(), media_type: media_type.into() };
        let register = |list| {
            let media_info_list = MediaInfoList::List(list);
            register_uploads(ada.clone(), RegisterUploads { media_info_list })
        };
        let both = vec![file("a", "image"), file("b", "video"), file("c", "video-story-pin")];
        assert_eq!(register(both).await.unwrap().0.len(), 3);
        for unknown in ["video/mp4", "audio", ""] {
            let refusal = refused(register(vec![file("a", unknown)]).await);
            assert_eq!(refusal, (Code::InvalidInput, "media_info_list".into()), "{unknown}");
        }
        // A picture's upload takes no video, and stays as it is.
        let upload = registered(&ada).await;
        let receiving = receive_video(ada.clone(), &parameters(&upload)).await;
        assert_eq!(code(receiving.map(drop)), Code::UploadInvalid);
        receive_upload(ada.clone(), sent(&upload, pictures::png(64, 48, 1))).await.unwrap();
        assert_eq!(state(&ada, upload.upload_id).await.stage, None);
    }
}
