//! The folder of pictures: whole, durable, and nothing outside it.

use std::fs;
use std::io::Read;
use std::path::Path;
use std::thread;
use std::time::{Duration, SystemTime};

use media::{Blobs, Picture, Size, path};

use crate::pictures::{gif, gradient, jpeg, png, process};

fn picture() -> Picture {
    process(&jpeg(&gradient(90, 60))).expect("a valid picture")
}

#[test]
fn all_ten_files_come_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let blobs = Blobs::at(folder.path().join("media")).expect("a folder inside");
    let picture = picture();
    blobs.put(&picture).expect("stored");
    for file in &picture.files {
        let address = path(file.size, &picture.signature, picture.extension);
        assert!(blobs.has(&address));
        let mut blob = blobs.open(&address).expect("readable").expect("there");
        let mut bytes = Vec::new();
        blob.file.read_to_end(&mut bytes).expect("readable");
        assert_eq!(bytes, file.bytes);
        assert_eq!(blob.len, file.bytes.len() as u64);
        assert!(
            blob.etag.starts_with('"') && blob.etag.ends_with('"'),
            "strong: {}",
            blob.etag
        );
    }
}

#[test]
fn what_a_crash_left_is_swept_once_it_is_old() {
    let folder = tempfile::tempdir().expect("a folder");
    let blobs = Blobs::at(folder.path()).expect("a folder");
    let picture = picture();
    blobs.put(&picture).expect("stored");
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
        assert_eq!(blobs.sweep(before).expect("swept"), swept);
        assert!(!old.exists() && young.join("orig.jpg").exists());
    }
    let orig = path(Size::Orig, &picture.signature, picture.extension);
    assert!(blobs.has(&orig));
}

#[test]
fn the_media_type_is_the_contents() {
    let folder = tempfile::tempdir().expect("a folder");
    let blobs = Blobs::at(folder.path()).expect("a folder");
    let mut holed = gradient(90, 60);
    holed.get_pixel_mut(0, 0).0[3] = 0;
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
        blobs.put(&picture).expect("stored");
        let type_of = |size| {
            let address = path(size, &picture.signature, picture.extension);
            blobs
                .open(&address)
                .expect("readable")
                .expect("there")
                .media_type
        };
        assert_eq!(type_of(Size::Orig), original);
        assert_eq!(type_of(Size::Wide236), rendition);
    }
}

#[test]
fn storing_again_changes_nothing_and_leaves_nothing_behind() {
    let folder = tempfile::tempdir().expect("a folder");
    let blobs = Blobs::at(folder.path()).expect("a folder");
    let picture = picture();
    thread::scope(|scope| {
        let all: Vec<_> = (0..8)
            .map(|_| scope.spawn(|| blobs.put(&picture)))
            .collect();
        all.into_iter()
            .for_each(|one| one.join().expect("no panic").expect("stored"));
    });
    blobs.put(&picture).expect("stored already");
    let left = std::fs::read_dir(folder.path().join("incoming"))
        .expect("readable")
        .count();
    assert_eq!(left, 0);
}

#[test]
fn what_is_not_there_is_none() {
    let folder = tempfile::tempdir().expect("a folder");
    let blobs = Blobs::at(folder.path()).expect("a folder");
    let picture = picture();
    blobs.put(&picture).expect("stored");
    let there = path(Size::Orig, &picture.signature, "jpg");
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
    assert!(blobs.has(&there));
    assert!(blobs.has(&format!("/{there}")));
    for address in rows {
        assert!(!blobs.has(&address), "{address}");
        assert!(
            blobs.open(&address).expect("no failure").is_none(),
            "{address}"
        );
    }
}

#[test]
fn a_picture_with_a_made_up_signature_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let blobs = Blobs::at(folder.path()).expect("a folder");
    for signature in ["", "../../evil", "0123456789ABCDEF0123456789ABCDEF"] {
        let picture = Picture {
            signature: signature.to_owned(),
            ..picture()
        };
        assert!(blobs.put(&picture).is_err(), "{signature:?}");
    }
}
