//! What a bucket knows no renaming for: whole pictures, however the requests go.

use std::io::ErrorKind;

use media::{Blobs, Picture, Size, path};

use crate::pictures::{gradient, jpeg, process};
use crate::s3::S3;

fn picture() -> Picture {
    process(&jpeg(&gradient(90, 60))).expect("a valid picture")
}

async fn has(blobs: &Blobs, picture: &Picture, size: Size) -> bool {
    let address = path(size, &picture.signature, picture.extension);
    blobs.find(&address).await.expect("no failure").is_some()
}

async fn is_whole(blobs: &Blobs, picture: &Picture) -> bool {
    for size in Size::ALL {
        if !has(blobs, picture, size).await {
            return false;
        }
    }
    true
}

#[tokio::test]
async fn the_original_is_there_only_when_all_others_are() {
    let s3 = S3::start().await;
    let (blobs, picture) = (s3.blobs(), picture());
    s3.refuse("PUT", "/236x", 403, "AccessDenied");
    blobs.put(&picture).await.expect_err("not stored");
    assert!(!has(&blobs, &picture, Size::Orig).await);
    s3.relent();
    blobs.put(&picture).await.expect("stored");
    assert!(is_whole(&blobs, &picture).await);
    s3.refuse("DELETE", "/236x", 403, "AccessDenied");
    let taken = blobs.withdraw(&picture.signature).await;
    taken.expect_err("not all is removed");
    // The same bytes may have been stored meanwhile: what was removed is written back.
    assert!(is_whole(&blobs, &picture).await);
    s3.relent();
    let rest = blobs.withdraw(&picture.signature).await.expect("taken");
    assert!(rest.is_some());
    assert_eq!(s3.names(), [""; 0]);
}

#[tokio::test]
async fn what_is_stored_while_it_is_taken_out_is_whole_once_it_is_stored_again() {
    let s3 = S3::start().await;
    let (blobs, picture) = (s3.blobs(), picture());
    blobs.put(&picture).await.expect("stored");
    let held = s3.hold("DELETE", "/236x");
    let removing = {
        let (blobs, signature) = (s3.blobs(), picture.signature.clone());
        tokio::spawn(async move { blobs.withdraw(&signature).await })
    };
    held.arrived().await;
    // The one file that is still there is not written, and goes after that.
    blobs.put(&picture).await.expect("stored");
    held.release();
    let taken = removing.await.expect("no panic").expect("taken");
    assert!(!has(&blobs, &picture, Size::Wide236).await);
    s3.relent();
    // Who noted it before the remover looks has it brought back ...
    taken.expect("it was there").restore().await.expect("fine");
    assert!(is_whole(&blobs, &picture).await);
    // ... and who notes it later stores it again.
    s3.refuse("DELETE", "x", 403, "AccessDenied");
    let taken = blobs.withdraw(&picture.signature).await;
    taken.expect_err("the original alone is removed, and written back");
    blobs.put(&picture).await.expect("stored");
    assert!(is_whole(&blobs, &picture).await);
}

#[tokio::test]
async fn only_what_was_read_is_removed() {
    let s3 = S3::start().await;
    let (blobs, picture) = (s3.blobs(), picture());
    let held = s3.hold("GET", "/pictures");
    let removing = {
        let (blobs, signature) = (s3.blobs(), picture.signature.clone());
        tokio::spawn(async move { blobs.withdraw(&signature).await })
    };
    held.arrived().await;
    s3.relent();
    blobs.put(&picture).await.expect("stored");
    held.release();
    let taken = removing.await.expect("no panic").expect("taken");
    if let Some(taken) = taken {
        taken.restore().await.expect("restored");
    }
    assert!(is_whole(&blobs, &picture).await);
}

#[tokio::test]
async fn a_full_bucket_fails_as_a_full_disk_does() {
    let s3 = S3::start().await;
    let rows = [
        (507, "XMinioStorageFull"),
        (403, "QuotaExceeded"),
        (507, "InsufficientStorage"),
    ];
    for (status, code) in rows {
        s3.refuse("PUT", "", status, code);
        let blobs = s3.blobs();
        for error in [
            blobs.put(&picture()).await.expect_err("not stored"),
            blobs.check().await.expect_err("not ready"),
        ] {
            assert_eq!(error.kind(), ErrorKind::StorageFull, "{error}");
        }
        s3.relent();
    }
}

#[tokio::test]
async fn a_bucket_that_is_not_there_is_told_when_asked_whether_it_is_ready() {
    let s3 = S3::start().await;
    s3.refuse("PUT", "", 404, "NoSuchBucket");
    let error = s3.blobs().check().await.expect_err("not ready");
    assert_eq!(error.kind(), ErrorKind::NotFound, "{error}");
}

#[tokio::test]
async fn a_server_that_is_not_there_is_told() {
    let s3 = S3::start().await;
    let blobs = s3.blobs();
    drop(s3);
    blobs.check().await.expect_err("not ready");
    blobs.put(&picture()).await.expect_err("not stored");
}

#[tokio::test]
async fn files_are_stored_and_read_without_a_list() {
    let s3 = S3::start().await;
    let (blobs, picture) = (s3.blobs(), picture());
    s3.refuse("GET", "?list-type", 403, "AccessDenied");
    blobs.put(&picture).await.expect("stored");
    assert!(is_whole(&blobs, &picture).await);
    let mut file = blobs.archives().begin(7).await.expect("begun");
    std::io::Write::write_all(&mut file, b"an export").expect("written");
    file.keep().await.expect("kept");
    let content = blobs.archives().open(7).await.expect("no failure");
    assert_eq!(
        content
            .expect("it is there")
            .read()
            .await
            .expect("readable"),
        b"an export"
    );
    blobs.check().await.expect("ready");
    // Only what is taken away is looked for.
    blobs
        .withdraw(&picture.signature)
        .await
        .expect_err("its files are listed");
}
