//! Stored pictures, in a folder and in a bucket: whole, durable, and nothing outside.

use futures_util::future::try_join_all;
use media::{Blobs, Keys, Picture, Size, path};

use crate::pictures::{gif, gradient, jpeg, png, process};
use crate::s3::S3;

fn picture() -> Picture {
    process(&jpeg(&gradient(90, 60))).expect("a valid picture")
}

fn address(picture: &Picture, size: Size) -> String {
    path(size, &picture.signature, picture.extension)
}

async fn has(blobs: &Blobs, address: &str) -> bool {
    blobs.find(address).await.expect("no failure").is_some()
}

/// Whether all ten files are there and are the picture's.
async fn is_whole(blobs: &Blobs, picture: &Picture) -> bool {
    for file in picture.files.iter() {
        let found = blobs.find(&address(picture, file.size)).await;
        let Some(blob) = found.expect("no failure") else {
            return false;
        };
        if blob.content.read().await.expect("readable") != file.bytes {
            return false;
        }
    }
    true
}

/// The same of both engines.
async fn on_both(test: impl AsyncFn(Blobs)) {
    let folder = tempfile::tempdir().expect("a folder");
    test(Blobs::at(folder.path().join("media")).expect("a folder inside")).await;
    let s3 = S3::start().await;
    test(s3.blobs()).await;
}

#[tokio::test]
async fn all_ten_files_come_back() {
    on_both(async |blobs| {
        let picture = picture();
        blobs.put(&picture).await.expect("stored");
        assert!(is_whole(&blobs, &picture).await);
        for file in picture.files.iter() {
            let found = blobs.find(&address(&picture, file.size)).await;
            let blob = found.expect("readable").expect("there");
            let len = file.bytes.len() as u64;
            assert_eq!(blob.content.len(), len);
            let (signature, folder) = (&picture.signature, file.size.folder());
            assert_eq!(blob.etag, format!("\"{signature}-{folder}.jpg-{len:x}\""));
            assert!(blob.is_best);
        }
    })
    .await;
}

#[tokio::test]
async fn parts_of_a_file_come_alone() {
    on_both(async |blobs| {
        let picture = picture();
        blobs.put(&picture).await.expect("stored");
        let whole = &picture.files[9].bytes;
        let len = whole.len() as u64;
        for range in [0..1, 3..7, 5..len, len - 1..len, 0..len] {
            let found = blobs.find(&address(&picture, Size::Orig)).await;
            let content = found.expect("readable").expect("there").content;
            let stream = content.stream(range.clone()).await.expect("readable");
            let parts = futures_util::TryStreamExt::try_collect::<Vec<_>>(stream).await;
            let (from, to) = (range.start as usize, range.end as usize);
            assert_eq!(parts.expect("readable").concat(), whole[from..to]);
        }
    })
    .await;
}

#[tokio::test]
async fn the_media_type_is_the_contents() {
    on_both(async |blobs| {
        let mut holed = gradient(90, 60);
        holed
            .pixels_mut()
            .take(900)
            .for_each(|pixel| pixel.0[3] = 0);
        let rows = [
            (jpeg(&gradient(90, 60)), "image/jpeg", "image/jpeg"),
            (png(&gradient(90, 60)), "image/png", "image/jpeg"),
            (png(&holed), "image/png", "image/webp"),
            (gif(&[gradient(90, 60)]), "image/gif", "image/jpeg"),
        ];
        for (bytes, original, rendition) in rows {
            let picture = process(&bytes).expect("a valid picture");
            blobs.put(&picture).await.expect("stored");
            for (size, expected) in [(Size::Orig, original), (Size::Wide236, rendition)] {
                let found = blobs.find(&address(&picture, size)).await;
                let blob = found.expect("readable").expect("there");
                assert_eq!(blob.media_type, expected);
            }
        }
    })
    .await;
}

#[tokio::test]
async fn storing_at_the_same_time_and_again_changes_nothing() {
    on_both(async |blobs| {
        let picture = picture();
        let all = (0..8).map(|_| blobs.put(&picture));
        try_join_all(all).await.expect("stored");
        blobs.put(&picture).await.expect("stored already");
        assert!(is_whole(&blobs, &picture).await);
    })
    .await;
}

#[tokio::test]
async fn what_is_not_there_is_none() {
    on_both(async |blobs| {
        let picture = picture();
        blobs.put(&picture).await.expect("stored");
        let there = address(&picture, Size::Orig);
        let rows = [
            path(Size::Orig, &picture.signature, "png"),
            path(Size::Orig, "0123456789abcdef0123456789abcdef", "jpg"),
            path(Size::Orig, "../../../../../../../etc/passwd", "jpg"),
            path(Size::Orig, "é", "jpg"),
            there.replace("originals", "incoming"),
            there.replace("originals/", "originals//"),
            format!("{there}/"),
            format!("../{there}"),
            "etc/passwd".to_owned(),
            String::new(),
        ];
        assert!(has(&blobs, &there).await);
        assert!(has(&blobs, &format!("/{there}")).await);
        for address in rows {
            assert!(!has(&blobs, &address).await, "{address}");
        }
    })
    .await;
}

#[tokio::test]
async fn a_picture_with_a_made_up_signature_is_refused() {
    on_both(async |blobs| {
        for signature in ["", "../../evil", "0123456789ABCDEF0123456789ABCDEF"] {
            let picture = Picture {
                signature: signature.to_owned(),
                ..picture()
            };
            let put = blobs.put(&picture).await;
            assert!(put.is_err(), "{signature:?}");
        }
    })
    .await;
}

#[tokio::test]
async fn what_is_withdrawn_is_gone_unless_it_is_restored() {
    on_both(async |blobs| {
        let (picture, other) = (picture(), process(&png(&gradient(9, 9))).unwrap());
        for one in [&picture, &other] {
            blobs.put(one).await.expect("stored");
        }
        let taken = blobs.withdraw(&picture.signature).await.expect("taken");
        let taken = taken.expect("it was there");
        for size in Size::ALL {
            assert!(!has(&blobs, &address(&picture, size)).await);
        }
        taken.restore().await.expect("restored");
        assert!(is_whole(&blobs, &picture).await);
        drop(blobs.withdraw(&picture.signature).await.expect("taken"));
        assert!(!has(&blobs, &address(&picture, Size::Orig)).await);
        let nothing = blobs.withdraw(&picture.signature).await.expect("asked");
        assert!(nothing.is_none());
        assert!(is_whole(&blobs, &other).await);
    })
    .await;
}

#[tokio::test]
async fn what_is_stored_anew_meanwhile_stays_when_the_old_is_restored() {
    on_both(async |blobs| {
        let picture = picture();
        blobs.put(&picture).await.expect("stored");
        let taken = blobs.withdraw(&picture.signature).await.expect("taken");
        blobs.put(&picture).await.expect("stored anew");
        taken.expect("it was there").restore().await.expect("fine");
        assert!(is_whole(&blobs, &picture).await);
    })
    .await;
}

#[tokio::test]
async fn a_wrong_secret_is_refused_and_never_told() {
    let s3 = S3::start().await;
    s3.blobs().check().await.expect("ready");
    let wrong = Keys {
        secret: "hush-hush".to_owned(),
        ..S3::keys()
    };
    let blobs = s3.blobs_by(&wrong);
    let refused = [
        blobs.check().await.expect_err("not ready"),
        blobs.put(&picture()).await.expect_err("not stored"),
        blobs
            .find(&address(&picture(), Size::Orig))
            .await
            .expect_err("not read"),
    ];
    for error in refused {
        assert_eq!(error.kind(), std::io::ErrorKind::PermissionDenied);
        assert!(!format!("{error} {error:?} {blobs:?}").contains("hush"));
    }
    assert_eq!(s3.names(), ["incoming/check"]);
}
