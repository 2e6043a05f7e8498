//! Videos, before a program of the host sees them, and what such a program tells of them.

use std::io::Cursor;

use video::{Kind, Limits, look_inside, read_about, rungs};

/// A byte that chooses, then a file, or what `ffprobe` wrote.
///
/// Proves: a file is whole only with everything that it begins with, and of the kind that it
/// begins as; what is told of a video is within the limits, and so are the pixels of all that
/// is made of it.
pub fn video(data: &[u8]) {
    let Some((&which, body)) = data.split_first() else {
        return;
    };
    if which % 2 == 0 {
        container(body);
    } else {
        about(body);
    }
}

fn container(body: &[u8]) {
    let told = look_inside(&mut Cursor::new(body));
    if let Ok(kind) = told {
        assert_eq!(Kind::of(body), Some(kind), "{body:?}");
    }
    assert_eq!(
        Kind::of(body).is_none(),
        told == Err(video::Problem::Type) && !is_old(body)
    );
}

/// A file that begins as an old one may still be of no kind: where its first box ends tells.
fn is_old(body: &[u8]) -> bool {
    Kind::of(body).is_some() && body.get(4..8) != Some(b"ftyp")
}

fn about(json: &[u8]) {
    let limits = Limits::default();
    let Ok(about) = read_about(json, Kind::WebM, &limits) else {
        return;
    };
    assert!(about.width > 0 && about.width <= limits.side, "{about:?}");
    assert!(about.height > 0 && about.height <= limits.side, "{about:?}");
    assert!(
        (0..=limits.duration_ms + 999).contains(&about.duration_ms),
        "{about:?}"
    );
    let rate = about.rate.frames / about.rate.seconds;
    assert!((1..=30).contains(&rate), "{about:?}");
    for rung in rungs(about.width, about.height) {
        let sides = (rung.width.max(2), rung.height.max(2));
        assert!(
            sides.0 <= about.width.max(2) && sides.1 <= about.height.max(2),
            "{about:?}"
        );
        assert!(sides.0 % 2 == 0 && sides.1 % 2 == 0, "{about:?}");
    }
}
