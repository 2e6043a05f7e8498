//! Files of videos: they lie beside the picture that stands for the video, and come, move and go
//! with it.

use std::fs;
use std::path::Path;
use std::time::{Duration, SystemTime};

use media::{Blobs, Copied, Picture, Size, VideoPart, path};

use crate::pictures::{gradient, jpeg, process};
use crate::s3::S3;

/// Every file of a video in two sizes.
const PARTS: [VideoPart; 6] = [
    VideoPart::Master,
    VideoPart::Playlist(360),
    VideoPart::Fragments(360),
    VideoPart::Playlist(720),
    VideoPart::Fragments(720),
    VideoPart::Whole,
];
/// Longer than what is sent to a bucket at once, and not a multiple of it.
const LONG: usize = 9_000_001;

fn picture() -> Picture {
    process(&jpeg(&gradient(90, 60))).expect("a valid picture")
}

/// What a part holds that belongs to this signature; another making says otherwise.
fn content(part: VideoPart, signature: &str, making: u8) -> Vec<u8> {
    let named = |part: VideoPart| part.name_beside(signature);
    match part {
        VideoPart::Master => {
            let sizes = [360, 720].map(|side| named(VideoPart::Playlist(side)));
            format!("#EXTM3U {making}\n{}\n{}\n", sizes[0], sizes[1]).into_bytes()
        }
        VideoPart::Playlist(side) => {
            format!("#EXTM3U {making}\n{}\n", named(VideoPart::Fragments(side))).into_bytes()
        }
        VideoPart::Fragments(720) => vec![making; LONG],
        VideoPart::Fragments(_) => vec![making; 8],
        VideoPart::Whole => vec![making; 7],
    }
}

/// The files of a making, in a folder of their own.
fn made(signature: &str, making: u8) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    for part in PARTS {
        let path = folder.path().join(part.file_name());
        fs::write(path, content(part, signature, making)).expect("written");
    }
    folder
}

async fn add(blobs: &Blobs, picture: &Picture, from: &Path) -> std::io::Result<()> {
    let (signature, extension) = (&picture.signature, picture.extension);
    blobs.add_video(signature, extension, from, &PARTS).await
}

/// Which making is there of each part.
async fn makings(blobs: &Blobs, signature: &str) -> [Option<u8>; PARTS.len()] {
    let mut found = [None; PARTS.len()];
    for (found, part) in found.iter_mut().zip(PARTS) {
        let blob = blobs.find(&part.path(signature)).await.expect("no failure");
        let Some(blob) = blob else { continue };
        assert_eq!((blob.media_type, blob.is_best), (part.media_type(), true));
        let read = blob.content.read().await.expect("readable");
        *found = (0..9).find(|making| content(part, signature, *making) == read);
        assert!(found.is_some(), "{part:?} holds something else");
    }
    found
}

async fn is_there(blobs: &Blobs, picture: &Picture) -> bool {
    let path = path(Size::Orig, &picture.signature, picture.extension);
    blobs.find(&path).await.expect("no failure").is_some()
}

async fn on_both(test: impl AsyncFn(Blobs, &dyn Fn() -> usize)) {
    let folder = tempfile::tempdir().expect("a folder");
    let blobs = Blobs::at(folder.path()).expect("a folder");
    let incoming = folder.path().join("incoming");
    test(blobs, &|| {
        fs::read_dir(&incoming).expect("a folder").count()
    })
    .await;
    let s3 = S3::start().await;
    test(s3.blobs(), &|| s3.scratched()).await;
}

#[tokio::test]
async fn a_video_comes_and_goes_with_its_picture() {
    on_both(async |blobs, left| {
        let picture = picture();
        let signature = &picture.signature;
        let first = made(signature, 1);
        // There is nothing to add to yet.
        add(&blobs, &picture, first.path()).await.expect("harmless");
        assert_eq!(makings(&blobs, signature).await, [None; 6]);
        blobs.put(&picture).await.expect("stored");
        assert!(!blobs.has_video(signature).await.expect("no failure"));
        add(&blobs, &picture, first.path()).await.expect("added");
        assert_eq!(makings(&blobs, signature).await, [Some(1); 6]);
        assert!(blobs.has_video(signature).await.expect("no failure"));
        // What is whole stays.
        let second = made(signature, 2);
        add(&blobs, &picture, second.path())
            .await
            .expect("harmless");
        assert_eq!(makings(&blobs, signature).await, [Some(1); 6]);

        let taken = blobs.withdraw(signature).await.expect("taken");
        let taken = taken.expect("it was there");
        assert_eq!(makings(&blobs, signature).await, [None; 6]);
        assert!(!is_there(&blobs, &picture).await);
        taken.restore().await.expect("restored");
        assert!(is_there(&blobs, &picture).await);
        assert_eq!(makings(&blobs, signature).await, [Some(1); 6]);
        drop(blobs.withdraw(signature).await.expect("taken"));
        assert_eq!(makings(&blobs, signature).await, [None; 6]);
        assert_eq!(left(), 0);
    })
    .await;
}

#[tokio::test]
async fn a_video_needs_its_playlist_and_its_files() {
    on_both(async |blobs, left| {
        let picture = picture();
        blobs.put(&picture).await.expect("stored");
        let (signature, extension) = (&picture.signature, picture.extension);
        let from = made(signature, 1);
        let some = &PARTS[1..];
        let added = blobs.add_video(signature, extension, from.path(), some);
        added.await.expect_err("no playlist");
        fs::remove_file(from.path().join("hls_720.mp4")).expect("removed");
        let added = add(&blobs, &picture, from.path()).await;
        added.expect_err("a file is missing");
        assert!(!blobs.has_video(signature).await.expect("no failure"));
        assert_eq!(left(), 0);
    })
    .await;
}

#[tokio::test]
async fn what_was_cut_off_is_made_anew_and_not_mixed() {
    let s3 = S3::start().await;
    let (blobs, picture) = (s3.blobs(), picture());
    let signature = &picture.signature;
    blobs.put(&picture).await.expect("stored");
    s3.refuse("PUT", "/hls.m3u8", 403, "AccessDenied");
    let refused = add(&blobs, &picture, made(signature, 1).path()).await;
    refused.expect_err("its playlist is refused");
    s3.relent();
    let found = makings(&blobs, signature).await;
    assert_eq!((found[0], found[5]), (None, Some(1)));
    let again = made(signature, 2);
    add(&blobs, &picture, again.path()).await.expect("added");
    assert_eq!(makings(&blobs, signature).await, [Some(2); 6]);
}

#[tokio::test]
async fn a_video_of_a_picture_that_goes_meanwhile_goes_too() {
    let s3 = S3::start().await;
    let (blobs, picture) = (s3.blobs(), picture());
    blobs.put(&picture).await.expect("stored");
    let held = s3.hold("PUT", "/hls.m3u8");
    let from = made(&picture.signature, 1);
    let adding = add(&blobs, &picture, from.path());
    let removing = async {
        held.arrived().await;
        drop(
            s3.blobs()
                .withdraw(&picture.signature)
                .await
                .expect("taken"),
        );
        held.release();
    };
    let (added, ()) = tokio::join!(adding, removing);
    added.expect("harmless");
    assert_eq!(s3.names(), [""; 0]);
}

#[tokio::test]
async fn a_video_is_copied_with_its_picture_and_under_another_name() {
    for back in [false, true] {
        let (folder, s3) = (tempfile::tempdir().expect("a folder"), S3::start().await);
        let (here, there) = (Blobs::at(folder.path()).expect("a folder"), s3.blobs());
        let (from, to) = match back {
            false => (here, there),
            true => (there, here),
        };
        let picture = picture();
        let (signature, extension) = (&picture.signature, picture.extension);
        from.put(&picture).await.expect("stored");
        let copy = async || from.copy_picture(&to, signature, extension).await;
        assert!(matches!(copy().await, Ok(Copied::Now(_))));
        // A picture that was copied before it had its video gets that.
        let made = made(signature, 3);
        add(&from, &picture, made.path()).await.expect("added");
        let bytes = PARTS.map(|part| content(part, signature, 3).len() as u64);
        let copied = copy().await.expect("copied");
        assert_eq!(copied, Copied::Now(bytes.iter().sum()));
        assert_eq!(copy().await.expect("there"), Copied::Before);
        assert_eq!(makings(&to, signature).await, [Some(3); 6]);
        // Under another name its playlists name their files by that.
        let new = "0f".repeat(16);
        let copied = from.copy_under(signature, &new, extension).await;
        assert!(matches!(copied, Ok(Copied::Now(_))));
        assert_eq!(makings(&from, &new).await, [Some(3); 6]);
        assert_eq!(makings(&from, signature).await, [Some(3); 6]);
    }
}

#[tokio::test]
async fn a_copy_that_came_out_wrong_or_was_cut_off_is_made_again() {
    let (folder, s3) = (tempfile::tempdir().expect("a folder"), S3::start().await);
    let (from, to) = (Blobs::at(folder.path()).expect("a folder"), s3.blobs());
    let picture = picture();
    let (signature, extension) = (&picture.signature, picture.extension);
    from.put(&picture).await.expect("stored");
    let made = made(signature, 1);
    add(&from, &picture, made.path()).await.expect("added");
    let copy = async || from.copy_picture(&to, signature, extension).await;
    s3.refuse("PUT", "/hls_720.mp4", 403, "AccessDenied");
    copy().await.expect_err("refused");
    s3.relent();
    assert!(!to.has_video(signature).await.expect("no failure"));
    // It is spoilt between the writing and the look at it.
    let held = s3.hold("GET", "/720p.mp4");
    let spoiling = async {
        held.arrived().await;
        s3.spoil("/720p.mp4", false);
        held.release();
    };
    let (copied, ()) = tokio::join!(copy(), spoiling);
    let told = copied.expect_err("it is not what was sent").to_string();
    assert!(told.contains("it came out wrong"), "{told}");
    s3.relent();
    assert_eq!(s3.names(), [""; 0]);
    assert!(matches!(copy().await, Ok(Copied::Now(_))));
    assert_eq!(makings(&to, signature).await, [Some(1); 6]);
    assert_eq!(s3.scratched(), 0);
}

#[tokio::test]
async fn what_a_crash_left_of_a_workshop_is_swept() {
    let folder = tempfile::tempdir().expect("a folder");
    let s3 = S3::start().await;
    for blobs in [Blobs::at(folder.path()).expect("a folder"), s3.blobs()] {
        let killed = blobs.workshop().await.expect("a workshop");
        let left = killed.path().to_owned();
        std::mem::forget(killed);
        fs::write(left.join("hls_360.mp4"), "half of a").expect("written");
        let here = blobs.workshop().await.expect("a workshop");
        let made = |path: &Path, seconds| {
            let time = SystemTime::UNIX_EPOCH + Duration::from_secs(seconds);
            let opened = fs::File::open(path).expect("a folder");
            opened.set_modified(time).expect("its time is set");
        };
        made(&left, 99);
        made(here.path(), 100);
        let before = SystemTime::UNIX_EPOCH + Duration::from_secs(100);
        assert_eq!(blobs.sweep(before).await.expect("swept"), 1);
        assert!(!left.exists() && here.path().exists());
    }
}
