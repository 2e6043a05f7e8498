//! What is made of a picture after it was published, and what is sent of it to whom.

use image::RgbaImage;
use media::{Blobs, Choice, Later, Limits, Picture, Problem, Serve, Size, make_later, path};

use crate::pictures::{decode, gradient, jpeg, png, process};
use crate::s3::S3;

fn later(picture: &Picture) -> Later {
    let original = picture.files.iter().find(|file| file.size == Size::Orig);
    let original = original.expect("ten files").bytes.clone();
    let made = make_later(original, Limits::default(), true);
    made.expect("a thread").expect("a good picture")
}

/// Width and height in an AVIF file's box `ispe`.
fn pixels(avif: &[u8]) -> (u32, u32) {
    let at = avif.windows(4).position(|it| it == b"ispe").expect("a box");
    let number = |from: usize| {
        let four = avif[at + from..at + from + 4]
            .try_into()
            .expect("four bytes");
        u32::from_be_bytes(four)
    };
    (number(8), number(12))
}

async fn sent(blobs: &Blobs, picture: &Picture, size: Size, avif: bool) -> (String, u64, bool) {
    let path = path(size, &picture.signature, picture.extension);
    let blob = blobs.find_for(&path, avif).await.expect("readable");
    let blob = blob.expect("there");
    (blob.media_type.to_owned(), blob.content.len(), blob.is_best)
}

#[test]
fn grids_and_close_ups_are_made_in_avif_and_none_is_enlarged() {
    // (pixels of the picture, of its AVIF, of the sizes between the ten)
    let rows: [(u32, &[u32], &[u32]); 3] = [
        (1_201, &[236, 345, 474, 564, 736, 1_200], &[345, 1_200]),
        (400, &[236, 345, 400, 400, 400], &[345]),
        (90, &[90; 5], &[90]),
    ];
    for (width, expected, between) in rows {
        let picture = process(&jpeg(&gradient(width, width / 2))).expect("a valid picture");
        let later = later(&picture);
        let sizes: Vec<_> = later.avif.iter().map(|file| file.size).collect();
        assert_eq!(sizes, Size::AVIF[..expected.len()]);
        let widths: Vec<_> = later
            .avif
            .iter()
            .map(|file| pixels(&file.bytes).0)
            .collect();
        assert_eq!(widths, expected);
        for file in &later.avif {
            assert_eq!(&file.bytes[4..12], b"ftypavif");
            let (wide, high) = pixels(&file.bytes);
            assert!(wide.abs_diff(2 * high) <= 1, "{wide} {high}");
        }
        let sizes: Vec<_> = later.between.iter().map(|file| file.size).collect();
        assert_eq!(sizes, Size::BETWEEN[..between.len()]);
        let plain = later.between.iter();
        let widths: Vec<_> = plain.map(|file| decode(&file.bytes).width()).collect();
        assert_eq!(widths, between);
    }
}

#[test]
fn without_avif_the_sizes_between_are_made_the_same() {
    let picture = process(&jpeg(&gradient(1_300, 100))).expect("a valid picture");
    let original = picture.files.iter().find(|file| file.size == Size::Orig);
    let original = original.expect("ten files").bytes.clone();
    let made = make_later(original, Limits::default(), false).expect("a thread");
    let plain = made.expect("a good picture");
    assert!(plain.avif.is_empty());
    let widths = plain
        .between
        .iter()
        .map(|file| (file.size, decode(&file.bytes).dimensions()));
    let expected = [(Size::Wide345, (345, 27)), (Size::Wide1200, (1_200, 92))];
    assert_eq!(widths.collect::<Vec<_>>(), expected);
}

#[test]
fn what_shines_through_still_does_and_what_is_no_picture_is_refused() {
    let glass = RgbaImage::from_fn(64, 64, |x, _| image::Rgba([200, 90, 30, (x * 4) as u8]));
    let opaque = RgbaImage::from_pixel(64, 64, image::Rgba([200, 90, 30, 255]));
    for (picture, has_alpha) in [(glass, true), (opaque, false)] {
        let later = later(&process(&png(&picture)).expect("a valid picture"));
        let alpha = b"urn:mpeg:mpegB:cicp:systems:auxiliary:alpha";
        let found = later.avif[0]
            .bytes
            .windows(alpha.len())
            .any(|it| it == alpha);
        assert_eq!(found, has_alpha);
        let webp = later.between[0].bytes.starts_with(b"RIFF");
        assert_eq!(webp, has_alpha);
    }
    for (bytes, problem) in [
        (&b"no picture"[..], Problem::Type),
        (&[0xFF, 0xD8, 0xFF, 0xE0], Problem::Broken),
    ] {
        let made = make_later(bytes.to_vec(), Limits::default(), true).expect("a thread");
        assert_eq!(made.err(), Some(problem));
    }
}

/// Priority of the thread of this name, as the system tells it; none while there is none.
#[cfg(target_os = "linux")]
fn niceness(name: &str) -> Option<i32> {
    let threads = std::fs::read_dir("/proc/self/task").expect("threads");
    let mut stats =
        threads.filter_map(|it| std::fs::read_to_string(it.ok()?.path().join("stat")).ok());
    let stat = stats.find(|stat| stat.contains(&format!("({name})")))?;
    // The name, in brackets, may hold anything; the state is the third field, this the 19th.
    let (_, fields) = stat.rsplit_once(") ")?;
    fields.split(' ').nth(16)?.parse().ok()
}

#[cfg(target_os = "linux")]
#[test]
fn what_is_made_later_comes_after_all_else() {
    let original = jpeg(&gradient(700, 700));
    let making = std::thread::spawn(move || make_later(original, Limits::default(), true));
    let mut seen = None;
    // The thread begins like others; who looks on takes its time.
    while seen != Some(19) && !making.is_finished() {
        seen = niceness("avif").or(seen);
        std::thread::yield_now();
    }
    making
        .join()
        .expect("no panic")
        .expect("a thread")
        .expect("a good picture");
    assert_eq!(seen, Some(19));
}

async fn on_both(test: impl AsyncFn(Blobs)) {
    let folder = tempfile::tempdir().expect("a folder");
    test(Blobs::at(folder.path()).expect("a folder")).await;
    let s3 = S3::start().await;
    test(s3.blobs()).await;
}

#[tokio::test]
async fn what_is_made_later_is_sent_once_it_is_there_to_who_takes_it() {
    on_both(async |blobs| {
        let picture = process(&jpeg(&gradient(1_300, 100))).expect("a valid picture");
        blobs.put(&picture).await.expect("stored");
        let len = |size: Size| {
            let file = picture.files.iter().find(|file| file.size == size);
            file.expect("ten files").bytes.len() as u64
        };
        let jpeg = |len: u64, is_best: bool| ("image/jpeg".to_owned(), len, is_best);
        let small = len(Size::Wide236);
        // The next larger stands in for a size between, and better may come.
        for (size, avif, expected) in [
            (Size::Wide236, false, jpeg(small, true)),
            (Size::Wide236, true, jpeg(small, false)),
            (Size::Wide345, false, jpeg(len(Size::Wide474), false)),
            (Size::Wide345, true, jpeg(len(Size::Wide474), false)),
            (Size::Wide1200, false, jpeg(len(Size::Orig), false)),
            (Size::Wide1200, true, jpeg(len(Size::Orig), false)),
            (Size::Orig, true, jpeg(len(Size::Orig), true)),
            (Size::Preview, true, jpeg(len(Size::Preview), true)),
        ] {
            let found = sent(&blobs, &picture, size, avif).await;
            assert_eq!(found, expected, "{size:?} {avif}");
        }
        let later = later(&picture);
        let add = async || {
            blobs
                .add(&picture.signature, picture.extension, &later)
                .await
        };
        add().await.expect("added");
        // Made twice it is there once.
        add().await.expect("added again");
        assert_eq!(
            sent(&blobs, &picture, Size::Wide236, false).await,
            jpeg(small, true)
        );
        assert_eq!(later.between.len(), Size::BETWEEN.len());
        for file in &later.between {
            let expected = jpeg(file.bytes.len() as u64, true);
            assert_eq!(sent(&blobs, &picture, file.size, false).await, expected);
        }
        for file in &later.avif {
            let expected = ("image/avif".to_owned(), file.bytes.len() as u64, true);
            assert_eq!(sent(&blobs, &picture, file.size, true).await, expected);
        }
        // It goes with the picture, and is not made of one that has gone.
        let gone = blobs
            .withdraw(&picture.signature)
            .await
            .expect("no failure");
        drop(gone.expect("it was there"));
        add().await.expect("nothing to add to");
        for size in [Size::Wide236, Size::Wide345, Size::Wide1200] {
            let path = path(size, &picture.signature, picture.extension);
            assert!(
                blobs
                    .find_for(&path, true)
                    .await
                    .expect("no failure")
                    .is_none()
            );
        }
    })
    .await;
}

#[tokio::test]
async fn what_is_made_later_moves_along_and_has_addresses_elsewhere() {
    let (folder, s3) = (tempfile::tempdir().expect("a folder"), S3::start().await);
    let from = Blobs::at(folder.path()).expect("a folder");
    let to = s3.blobs();
    let picture = process(&jpeg(&gradient(1_300, 100))).expect("a valid picture");
    let (signature, extension) = (&picture.signature, picture.extension);
    from.put(&picture).await.expect("stored");
    // It is added where the picture lies, while that is to be moved.
    let moving = to.clone().with_older(from.clone());
    let added = moving.add(signature, extension, &later(&picture)).await;
    added.expect("added");
    from.copy_picture(&to, signature, extension)
        .await
        .expect("copied");
    for size in Size::AVIF {
        assert_eq!(sent(&to, &picture, size, true).await.0, "image/avif");
    }
    for size in Size::BETWEEN {
        let (_, _, is_best) = sent(&to, &picture, size, false).await;
        assert!(is_best, "{size:?}");
    }
    let other = "0".repeat(32);
    from.copy_under(signature, &other, extension)
        .await
        .expect("copied");
    let copy = Picture {
        signature: other,
        ..picture.clone()
    };
    assert_eq!(
        sent(&from, &copy, Size::Wide345, true).await.0,
        "image/avif"
    );
    let public = to.serving(Serve::Public("https://cdn.example".to_owned()));
    // (size, whether it is there, whether in AVIF, whether that is taken, the file)
    for (size, has_size, has_avif, takes_avif, file) in [
        (Size::Wide236, true, false, true, "236x.jpg"),
        (Size::Wide236, true, true, false, "236x.jpg"),
        (Size::Wide236, true, true, true, "236x.avif"),
        // One of the ten is there, whatever is said of it.
        (Size::Wide236, false, true, true, "236x.avif"),
        (Size::Wide345, false, false, true, "474x.jpg"),
        (Size::Wide345, false, true, true, "474x.avif"),
        (Size::Wide345, true, false, true, "345x.jpg"),
        (Size::Wide345, true, true, true, "345x.avif"),
        (Size::Wide1200, false, true, true, "originals.jpg"),
        (Size::Wide1200, true, false, true, "1200x.jpg"),
        (Size::Wide1200, true, true, true, "1200x.avif"),
        (Size::Orig, true, true, true, "originals.jpg"),
    ] {
        let choice = Choice {
            has_size,
            has_avif,
            takes_avif,
        };
        let path = path(size, signature, extension);
        let address = public.address(&path, "GET", choice).await.expect("public");
        assert!(
            address.expect("elsewhere").ends_with(file),
            "{size:?} {choice:?}"
        );
    }
}
