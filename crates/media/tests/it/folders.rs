//! What only a folder does: it is left clean, also by who was killed.

use std::fs;
use std::path::Path;
use std::time::{Duration, SystemTime};

use futures_util::future::try_join_all;
use media::{Blobs, Size, path};

use crate::pictures::{gradient, jpeg, process};

#[tokio::test]
async fn what_a_crash_left_is_swept_once_it_is_old() {
    let folder = tempfile::tempdir().expect("a folder");
    let blobs = Blobs::at(folder.path()).expect("a folder");
    let picture = process(&jpeg(&gradient(90, 60))).expect("a valid picture");
    blobs.put(&picture).await.expect("stored");
    let place = Path::new("incoming");
    let made = |name: &str, seconds: u64| {
        let left = folder.path().join(place).join(name);
        fs::create_dir(&left).expect("a leftover");
        fs::write(left.join("orig.jpg"), "half of a").expect("its file");
        let time = SystemTime::UNIX_EPOCH + Duration::from_secs(seconds);
        let opened = fs::File::open(&left).expect("a folder");
        opened.set_modified(time).expect("its time is set");
        left
    };
    let (old, young) = (made("old", 99), made("young", 100));
    for swept in [1, 0] {
        let before = SystemTime::UNIX_EPOCH + Duration::from_secs(100);
        assert_eq!(blobs.sweep(before).await.expect("swept"), swept);
        assert!(!old.exists() && young.join("orig.jpg").exists());
    }
    let orig = path(Size::Orig, &picture.signature, picture.extension);
    assert!(blobs.find(&orig).await.expect("readable").is_some());
}

#[tokio::test]
async fn storing_leaves_nothing_behind() {
    let folder = tempfile::tempdir().expect("a folder");
    let blobs = Blobs::at(folder.path()).expect("a folder");
    let picture = process(&jpeg(&gradient(90, 60))).expect("a valid picture");
    let all = (0..8).map(|_| blobs.put(&picture));
    try_join_all(all).await.expect("stored");
    let taken = blobs.withdraw(&picture.signature).await.expect("taken");
    drop(taken.expect("it was there"));
    let left = fs::read_dir(folder.path().join("incoming")).expect("readable");
    assert_eq!(left.count(), 0);
}
