//! Private files, in a folder and in a bucket.

use std::io::{Read, Seek, SeekFrom, Write};

use media::{Blobs, Unfinished};

use crate::s3::S3;

async fn on_both(test: impl AsyncFn(Blobs, &dyn Fn() -> usize)) {
    let folder = tempfile::tempdir().expect("a folder");
    let blobs = Blobs::at(folder.path()).expect("a folder");
    test(blobs, &|| {
        let files = std::fs::read_dir(folder.path().join("archives"));
        files.map_or(0, Iterator::count)
    })
    .await;
    let s3 = S3::start().await;
    test(s3.blobs(), &|| s3.names().len() + s3.scratched()).await;
}

async fn write(mut file: Unfinished, bytes: &[u8]) -> u64 {
    file.write_all(bytes).expect("written");
    file.keep().await.expect("kept")
}

#[tokio::test]
async fn a_file_is_there_once_it_is_kept_until_it_is_removed() {
    on_both(async |blobs, count| {
        let archives = blobs.archives();
        assert!(archives.open(7).await.unwrap().is_none());
        let mut file = archives.begin(7).await.expect("begun");
        file.write_all(b"all over it").expect("written");
        file.seek(SeekFrom::Start(4))
            .expect("it can be jumped about in");
        file.write_all(b"here").expect("written");
        assert!(archives.open(7).await.unwrap().is_none());
        assert_eq!(file.keep().await.expect("kept"), 11);
        let kept = archives.open(7).await.unwrap().expect("there");
        assert_eq!(kept.read().await.unwrap(), b"all here it");
        assert_eq!(write(archives.begin(7).await.unwrap(), b"again").await, 5);
        let kept = archives.open(7).await.unwrap().expect("there");
        let (mut file, mut text) = (kept.into_file().await.unwrap(), String::new());
        file.read_to_string(&mut text).unwrap();
        assert_eq!((text.as_str(), count()), ("again", 1));
        for _ in 0..2 {
            archives.remove(7).await.expect("removed");
        }
        assert!(archives.open(7).await.unwrap().is_none());
        assert_eq!(count(), 0);
    })
    .await;
}

#[tokio::test]
async fn what_is_given_up_leaves_nothing() {
    on_both(async |blobs, count| {
        let mut file = blobs.archives().begin(7).await.expect("begun");
        file.write_all(b"half of").expect("written");
        drop(file);
        assert_eq!(count(), 0);
    })
    .await;
}

/// Longer than a part, and not a multiple of it.
const LONG: usize = 20_000_001;

#[tokio::test]
async fn long_files_are_sent_in_parts_and_are_there_whole_or_not_at_all() {
    let s3 = S3::start().await;
    let archives = s3.blobs().archives();
    let long: Vec<u8> = (0..LONG).map(|at| (at / 7) as u8).collect();
    s3.refuse("PUT", "archives/7", 403, "AccessDenied");
    let mut file = archives.begin(7).await.expect("begun");
    file.write_all(&long).expect("written");
    file.keep().await.expect_err("its parts are refused");
    s3.relent();
    assert!(archives.open(7).await.unwrap().is_none());
    assert_eq!(
        write(archives.begin(7).await.unwrap(), &long).await,
        LONG as u64
    );
    let kept = archives.open(7).await.unwrap().expect("there");
    assert!(kept.read().await.unwrap() == long);
}
