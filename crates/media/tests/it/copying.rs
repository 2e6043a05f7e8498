//! Files that move from one place to another, and what servers see meanwhile.

use std::io::Write;

use media::{Blobs, Choice, Copied, Picture, Serve, Size, path};

use crate::pictures::{gradient, jpeg, process};
use crate::s3::S3;

fn picture() -> Picture {
    process(&jpeg(&gradient(90, 60))).expect("a valid picture")
}

async fn copy(from: &Blobs, to: &Blobs, picture: &Picture) -> std::io::Result<Copied> {
    from.copy_picture(to, &picture.signature, picture.extension)
        .await
}

async fn has(blobs: &Blobs, picture: &Picture, size: Size) -> bool {
    let address = path(size, &picture.signature, picture.extension);
    blobs.find(&address).await.expect("no failure").is_some()
}

async fn keep(blobs: &Blobs, number: i64, bytes: &[u8]) {
    let mut file = blobs.archives().begin(number).await.expect("begun");
    file.write_all(bytes).expect("written");
    file.keep().await.expect("kept");
}

async fn kept(blobs: &Blobs, number: i64) -> Option<Vec<u8>> {
    let content = blobs.archives().open(number).await.expect("no failure")?;
    Some(content.read().await.expect("readable"))
}

/// Once from a folder to a bucket and once back.
async fn both_ways(test: impl AsyncFn(Blobs, Blobs)) {
    for back in [false, true] {
        let (folder, s3) = (tempfile::tempdir().expect("a folder"), S3::start().await);
        let pair = (Blobs::at(folder.path()).expect("a folder"), s3.blobs());
        match back {
            false => test(pair.0, pair.1).await,
            true => test(pair.1, pair.0).await,
        }
    }
}

#[tokio::test]
async fn what_is_copied_is_copied_once() {
    both_ways(async |from, to| {
        let picture = picture();
        assert_eq!(copy(&from, &to, &picture).await.unwrap(), Copied::Nowhere);
        from.put(&picture).await.expect("stored");
        keep(&from, 7, b"an export").await;
        let bytes = picture.files.iter().map(|file| file.bytes.len() as u64);
        let now = Copied::Now(bytes.sum());
        for expected in [now, Copied::Before] {
            assert_eq!(copy(&from, &to, &picture).await.unwrap(), expected);
        }
        for expected in [Copied::Now(9), Copied::Before] {
            assert_eq!(from.copy_archive(&to, 7).await.unwrap(), expected);
        }
        for size in Size::ALL {
            assert!(has(&to, &picture, size).await);
        }
        assert_eq!(kept(&to, 7).await.unwrap(), b"an export");
        // Nothing is asked of the old place that the new one has.
        drop(from.withdraw(&picture.signature).await.expect("taken"));
        from.archives().remove(7).await.expect("removed");
        assert_eq!(copy(&from, &to, &picture).await.unwrap(), Copied::Before);
        assert_eq!(from.copy_archive(&to, 7).await.unwrap(), Copied::Before);
        assert_eq!(from.copy_archive(&to, 8).await.unwrap(), Copied::Nowhere);
    })
    .await;
}

#[tokio::test]
async fn a_picture_is_copied_under_another_name() {
    both_ways(async |place, _| {
        let (picture, new) = (picture(), "0f".repeat(16));
        let copy = async || {
            place
                .copy_under(&picture.signature, &new, "jpg")
                .await
                .unwrap()
        };
        assert_eq!(copy().await, Copied::Nowhere);
        place.put(&picture).await.expect("stored");
        assert!(matches!(copy().await, Copied::Now(_)));
        assert_eq!(copy().await, Copied::Before);
        let read = async |signature: &str, size| {
            let found = place
                .find(&path(size, signature, "jpg"))
                .await
                .expect("no failure");
            found
                .expect("it is there")
                .content
                .read()
                .await
                .expect("readable")
        };
        for size in Size::ALL {
            assert_eq!(read(&new, size).await, read(&picture.signature, size).await);
        }
    })
    .await;
}

#[tokio::test]
async fn what_was_cut_off_is_copied_again() {
    let (folder, s3) = (tempfile::tempdir().expect("a folder"), S3::start().await);
    let (from, to) = (Blobs::at(folder.path()).expect("a folder"), s3.blobs());
    let picture = picture();
    from.put(&picture).await.expect("stored");
    for size in ["/236x", "/originals"] {
        s3.refuse("PUT", size, 403, "AccessDenied");
        copy(&from, &to, &picture).await.expect_err("refused");
        s3.relent();
    }
    let copied = copy(&from, &to, &picture).await.expect("copied");
    assert!(matches!(copied, Copied::Now(_)));
    // Something else under the name of an export is replaced.
    keep(&to, 7, b"half").await;
    keep(&from, 7, b"an export").await;
    from.copy_archive(&to, 7).await.expect("copied");
    assert_eq!(kept(&to, 7).await.unwrap(), b"an export");
}

#[tokio::test]
async fn what_came_out_wrong_is_told_and_taken_out() {
    let (folder, s3) = (tempfile::tempdir().expect("a folder"), S3::start().await);
    let (from, to) = (Blobs::at(folder.path()).expect("a folder"), s3.blobs());
    let picture = picture();
    from.put(&picture).await.expect("stored");
    // It is spoilt between the writing and the look at it.
    let held = s3.hold("GET", "/originals");
    let spoiling = async {
        held.arrived().await;
        s3.spoil("/originals", false);
        held.release();
    };
    let (copied, ()) = tokio::join!(copy(&from, &to, &picture), spoiling);
    let told = copied.expect_err("it is not what was sent").to_string();
    assert!(told.contains("it came out wrong"), "{told}");
    s3.relent();
    for size in [Size::Orig, Size::Wide236] {
        assert!(!has(&to, &picture, size).await);
    }
    let copied = copy(&from, &to, &picture).await.expect("copied");
    assert!(matches!(copied, Copied::Now(_)));
    // What lies there already is not taken for it.
    s3.spoil("/originals", true);
    let told = copy(&from, &to, &picture)
        .await
        .expect_err("another file")
        .to_string();
    assert!(told.contains("another file lies in its place"), "{told}");

    keep(&from, 7, b"an export").await;
    let writing = s3.hold("PUT", "archives/");
    let spoiling = async {
        writing.arrived().await;
        let looking = s3.hold("GET", "archives/");
        writing.release();
        looking.arrived().await;
        s3.spoil("archives/", false);
        looking.release();
    };
    let (copied, ()) = tokio::join!(from.copy_archive(&to, 7), spoiling);
    assert!(
        copied
            .expect_err("it is not what was sent")
            .to_string()
            .contains("it came out wrong")
    );
    s3.relent();
    assert!(kept(&to, 7).await.is_none());
}

#[tokio::test]
async fn servers_read_both_places_and_write_to_the_new_one() {
    both_ways(async |old, new| {
        let (picture, other) = (picture(), process(&jpeg(&gradient(70, 60))).unwrap());
        old.put(&picture).await.expect("stored");
        keep(&old, 7, b"old").await;
        let both = new.clone().with_older(old.clone());
        assert!(has(&both, &picture, Size::Orig).await);
        assert_eq!(kept(&both, 7).await.unwrap(), b"old");
        both.put(&other).await.expect("stored");
        keep(&both, 8, b"new").await;
        assert!(has(&new, &other, Size::Orig).await && !has(&old, &other, Size::Orig).await);
        assert!(kept(&new, 8).await.is_some() && kept(&old, 8).await.is_none());
        // What goes goes from both, and comes back whole.
        copy(&old, &new, &picture).await.expect("copied");
        let taken = both.withdraw(&picture.signature).await.expect("taken");
        for place in [&old, &new] {
            assert!(!has(place, &picture, Size::Wide236).await);
        }
        taken.expect("it was there").restore().await.expect("fine");
        assert!(has(&both, &picture, Size::Orig).await);
        drop(both.withdraw(&picture.signature).await.expect("taken"));
        assert!(!has(&both, &picture, Size::Orig).await);
        both.archives().remove(7).await.expect("removed");
        assert!(kept(&both, 7).await.is_none());
    })
    .await;
}

#[tokio::test]
async fn a_bucket_has_addresses_and_a_folder_has_none() {
    let (folder, s3) = (tempfile::tempdir().expect("a folder"), S3::start().await);
    let here = Blobs::at(folder.path()).expect("a folder");
    let picture = picture();
    let path = path(Size::Wide236, &picture.signature, picture.extension);
    let public = Serve::Public("https://cdn.example/x".to_owned());
    for serve in [Serve::Through, Serve::Signed, public.clone()] {
        let (folder, bucket) = (here.clone(), s3.blobs());
        let moving = bucket.clone().with_older(folder.clone());
        let folder = folder.serving(serve.clone());
        let moving = moving.serving(serve.clone());
        for blobs in [folder, moving] {
            let address = blobs.address(&path, "GET", Choice::default()).await;
            assert_eq!(address.unwrap(), None);
        }
        let bucket = bucket.serving(serve.clone());
        let address = bucket
            .address(&path, "GET", Choice::default())
            .await
            .unwrap();
        let origin = bucket.origin();
        match serve {
            Serve::Through => assert_eq!((address, origin), (None, None)),
            Serve::Signed => {
                assert!(address.unwrap().starts_with(&s3.origin()));
                assert_eq!(origin, Some(s3.origin()));
            }
            Serve::Public(base) => {
                let s = &picture.signature;
                let (a, b, c) = (&s[..2], &s[2..4], &s[4..6]);
                let expected = format!("{base}/{a}/{b}/{c}/{s}/236x.jpg");
                assert_eq!(address, Some(expected));
                assert_eq!(origin.as_deref(), Some("https://cdn.example"));
            }
        }
        let other = bucket
            .address("/archives/7", "GET", Choice::default())
            .await;
        assert_eq!(other.unwrap(), None);
    }
}
