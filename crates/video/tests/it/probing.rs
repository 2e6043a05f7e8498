//! Real files, told before they are taken, and their covers.

use std::{fs, path::PathBuf};

use tempfile::TempDir;
use video::{Kind, Limits, Problem, frame, probe};

use crate::films::{H264, PICTURES, TONE, VP9, file, film, folder, tools, turned, usual};

/// Width and height of a JPEG: behind the marker of its only frame.
fn pixels(jpeg: &[u8]) -> (u32, u32) {
    assert_eq!(jpeg[..2], [0xFF, 0xD8], "a JPEG");
    let at = jpeg
        .windows(2)
        .position(|it| it == [0xFF, 0xC0])
        .expect("a frame");
    let number = |at: usize| u32::from(jpeg[at]) << 8 | u32::from(jpeg[at + 1]);
    (number(at + 7), number(at + 5))
}

/// A file with what is to be told of it: its kind, pixels of its cover, whether it has sound.
type Row = (&'static str, PathBuf, Kind, (u32, u32), bool);

fn kinds(folder: &TempDir) -> Vec<Row> {
    let sized = |size: &str| PICTURES.replace("320x240", size);
    let usual = fs::read(usual(folder)).expect("a film");
    let made = |name, words: String| film(folder, name, &words);
    vec![
        (
            "mp4",
            file(folder, "a.bin", &usual),
            Kind::Mp4,
            (320, 240),
            true,
        ),
        (
            "turned",
            file(folder, "b.bin", &turned(&usual)),
            Kind::Mp4,
            (240, 320),
            true,
        ),
        (
            "mov",
            made(
                "c.mov",
                format!("{PICTURES} {TONE} -c:v mjpeg -c:a pcm_s16be"),
            ),
            Kind::Mp4,
            (320, 240),
            true,
        ),
        (
            "webm, odd",
            made(
                "d.webm",
                format!("{PICTURES} {TONE} -vf scale=321:241 {VP9}"),
            ),
            Kind::WebM,
            (321, 241),
            true,
        ),
        (
            "upright, silent",
            made("e.mp4", format!("{} {H264}", sized("240x426"))),
            Kind::Mp4,
            (240, 426),
            false,
        ),
        (
            "wide pixels",
            made(
                "f.mp4",
                format!("{} -vf setsar=4/3 {H264}", sized("240x180")),
            ),
            Kind::Mp4,
            (320, 180),
            false,
        ),
        (
            "fragments",
            made(
                "g.mp4",
                format!("{PICTURES} {H264} -movflags frag_keyframe+empty_moov"),
            ),
            Kind::Mp4,
            (320, 240),
            false,
        ),
    ]
}

#[tokio::test]
async fn files_of_every_kind_are_told_and_have_a_cover() {
    let folder = folder();
    let (tools, limits) = (tools(), Limits::default());
    for (name, path, kind, wanted, has_sound) in kinds(&folder) {
        let about = probe(&tools, &path, &limits).await.expect(name);
        assert_eq!((about.width, about.height), wanted, "{name}");
        assert_eq!((about.kind, about.has_sound), (kind, has_sound), "{name}");
        assert!(
            (1_900..=2_100).contains(&about.duration_ms),
            "{name}: {about:?}"
        );
        assert_eq!((about.rate.frames, about.rate.seconds), (25, 1), "{name}");
        for at_ms in [0, 1_000, 900_000] {
            let cover = frame(&tools, &path, &about, at_ms, &limits)
                .await
                .expect(name);
            assert_eq!(pixels(&cover), wanted, "{name} at {at_ms}");
        }
    }
}

#[tokio::test]
async fn frames_at_other_times_are_others() {
    let folder = folder();
    let (tools, limits) = (tools(), Limits::default());
    let path = usual(&folder);
    let about = probe(&tools, &path, &limits).await.expect("a video");
    let mut covers = Vec::new();
    for at_ms in [0, 500, 1_500] {
        covers.push(
            frame(&tools, &path, &about, at_ms, &limits)
                .await
                .expect("a cover"),
        );
    }
    assert!(covers[0] != covers[1] && covers[1] != covers[2]);
    let again = frame(&tools, &path, &about, 500, &limits)
        .await
        .expect("a cover");
    assert!(again == covers[1], "a frame is always the same bytes");
}

#[tokio::test]
async fn a_recording_that_does_not_tell_its_length_is_measured() {
    let folder = folder();
    // A muxer that cannot go back writes neither length nor size, as browsers do.
    let words = format!("{PICTURES} {TONE} {VP9} -f webm -live 1");
    let path = film(&folder, "recorded.webm", &words);
    let about = probe(&tools(), &path, &Limits::default())
        .await
        .expect("a video");
    assert!((1_900..=2_100).contains(&about.duration_ms), "{about:?}");
    let short = Limits {
        duration_ms: 1_000,
        ..Limits::default()
    };
    // Its second second is no second more.
    let got = probe(&tools(), &path, &short)
        .await
        .map(|about| about.duration_ms);
    assert!(got == Err(Problem::TooLong) || got.is_ok_and(|length| length < 2_000));
}

#[tokio::test]
async fn what_is_over_the_limits_is_refused() {
    let folder = folder();
    let path = usual(&folder);
    let bytes = fs::metadata(&path).expect("a file").len();
    let rows = [
        (
            Limits {
                bytes,
                ..Limits::default()
            },
            None,
        ),
        (
            Limits {
                bytes: bytes - 1,
                ..Limits::default()
            },
            Some(Problem::TooLarge),
        ),
        (
            Limits {
                duration_ms: 1_000,
                ..Limits::default()
            },
            Some(Problem::TooLong),
        ),
        (
            Limits {
                side: 320,
                ..Limits::default()
            },
            None,
        ),
        (
            Limits {
                side: 319,
                ..Limits::default()
            },
            Some(Problem::Dimensions),
        ),
        (
            Limits {
                frames_per_second: 25,
                ..Limits::default()
            },
            None,
        ),
        (
            Limits {
                frames_per_second: 24,
                ..Limits::default()
            },
            Some(Problem::Dimensions),
        ),
    ];
    for (limits, problem) in rows {
        let got = probe(&tools(), &path, &limits).await.err();
        assert_eq!(got, problem, "{limits:?}");
    }
}
