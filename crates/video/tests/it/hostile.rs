//! Foreign files that lie: an answer each time, quickly, and nothing of any other file.

use std::{fs, path::Path, process::Command};

use video::{Cut, Limits, MP4, Problem, frame, make, probe};

use crate::films::{
    H264, PICTURES, TONE, VP9, file, film, folder, patched, place, seen, streams, tools, usual,
};

/// Probes, draws and makes; answers the first problem.
async fn all(path: &Path) -> Result<(), Problem> {
    let (tools, limits) = (tools(), Limits::default());
    let about = probe(&tools, path, &limits).await?;
    frame(&tools, path, &about, 1_000, &limits).await?;
    let (into, cut) = (folder(), Cut::whole(&about));
    make(&tools, path, &about, cut, into.path(), "a", &limits, |_| {}).await?;
    Ok(())
}

#[tokio::test]
async fn texts_called_videos_are_never_opened() {
    let folder = folder();
    let secret = usual(&folder);
    let secret = secret.display();
    let rows = [
        (
            "html",
            "<!doctype html><video src='x.mp4'></video>".to_owned(),
        ),
        (
            "hls",
            format!("#EXTM3U\n#EXT-X-VERSION:3\n#EXTINF:2,\n{secret}\n#EXT-X-ENDLIST\n"),
        ),
        ("concat", format!("ffconcat version 1.0\nfile '{secret}'\n")),
        (
            "dash",
            format!("<?xml version='1.0'?><MPD><BaseURL>{secret}</BaseURL></MPD>"),
        ),
        (
            "sdp",
            "v=0\no=- 0 0 IN IP4 127.0.0.1\nm=video 9 RTP/AVP 96\n".to_owned(),
        ),
        (
            "subtitles",
            "WEBVTT\n\n00:00.000 --> 00:09.000\nHello\n".to_owned(),
        ),
    ];
    for (name, text) in rows {
        let path = file(&folder, &format!("{name}.mp4"), text.as_bytes());
        assert_eq!(all(&path).await, Err(Problem::Type), "{name}");
        // Also behind the name of a kind, the reader of that kind alone looks at it.
        let ftyp = b"\0\0\0\x18ftypisom\0\0\0\0isommp42";
        let free = u32::try_from(text.len() + 8).expect("a text").to_be_bytes();
        let moov = b"\0\0\0\x08moov";
        let bytes = [&ftyp[..], &free, b"free", text.as_bytes(), moov].concat();
        let path = file(&folder, &format!("{name}-boxed.mp4"), &bytes);
        let got = all(&path).await;
        let is_refused = matches!(got, Err(Problem::Broken | Problem::NoPicture));
        assert!(is_refused, "{name}: {got:?}");
    }
}

/// A box whose content is replaced, with the sizes of those around it.
fn with_box(bytes: &[u8], way: &[&[u8; 4]], content: &[u8]) -> Vec<u8> {
    let Some((name, way)) = way.split_first() else {
        return content.to_vec();
    };
    let at = place(bytes, name);
    let size = u32::from_be_bytes(bytes[at - 4..at].try_into().expect("a size")) as usize;
    let inside = with_box(&bytes[at + 4..at - 4 + size], way, content);
    let head = u32::try_from(inside.len() + 8)
        .expect("a small box")
        .to_be_bytes();
    let rest = &bytes[at - 4 + size..];
    [&bytes[..at - 4], &head, *name, &inside, rest].concat()
}

/// A list of one reference to another file, as QuickTime writes it: an alias of a Macintosh.
fn reference(path: &str) -> Vec<u8> {
    let mut alias = vec![0; 10];
    alias.extend([0; 28]);
    alias.extend([0; 12]);
    alias.push(u8::try_from(path.len().min(63)).expect("short"));
    alias.extend([0; 63]);
    alias.extend([0; 16]);
    // One level up from here, one down to it.
    alias.extend([0, 1, 0, 1]);
    alias.extend([0; 16]);
    let length = u16::try_from(path.len() + path.len() % 2).expect("short");
    alias.extend([0, 2]);
    alias.extend(length.to_be_bytes());
    alias.extend(path.as_bytes());
    alias.resize(alias.len() + path.len() % 2, 0);
    alias.extend([0xFF, 0xFF, 0, 0]);
    let size = u32::try_from(alias.len() + 12)
        .expect("a small box")
        .to_be_bytes();
    [&[0; 4][..], &[0, 0, 0, 1], &size, b"alis", &[0; 4], &alias].concat()
}

#[tokio::test]
async fn references_to_other_files_lead_nowhere() {
    let folder = folder();
    let secret = usual(&folder);
    let own = fs::read(&secret).expect("a film");
    // The references of the first track, which is that of the pictures.
    let way = [b"moov", b"trak", b"mdia", b"minf", b"dinf", b"dref"];
    for target in ["usual.mp4", &secret.display().to_string()] {
        let bytes = with_box(&own, &way, &reference(target));
        let path = file(&folder, "refers.mp4", &bytes);
        // That it is understood, and would be followed if it were asked for.
        let mut asked = Command::new(tools().ffmpeg);
        asked
            .args("-v error -enable_drefs 1 -use_absolute_path 1 -i".split(' '))
            .arg(&path);
        let followed = asked
            .args("-map 0:v -f null -".split(' '))
            .output()
            .expect("it runs");
        assert!(
            followed.status.success() && followed.stderr.is_empty(),
            "{followed:?}"
        );
        assert_eq!(all(&path).await, Err(Problem::Broken), "{target}");
    }
}

#[tokio::test]
async fn files_cut_at_99_percent_are_broken() {
    let folder = folder();
    let first = format!("{PICTURES} {TONE} {H264} -movflags +faststart");
    let rows = [
        usual(&folder),
        film(&folder, "first.mp4", &first),
        film(&folder, "usual.mov", &format!("{PICTURES} {TONE} {H264}")),
        film(&folder, "usual.webm", &format!("{PICTURES} {TONE} {VP9}")),
    ];
    for path in rows {
        let bytes = fs::read(&path).expect("a film");
        let cut = file(&folder, "cut", &bytes[..bytes.len() * 99 / 100]);
        assert_eq!(all(&cut).await, Err(Problem::Broken), "{}", path.display());
    }
}

#[tokio::test]
async fn holes_are_answered() {
    let folder = folder();
    let bytes = fs::read(usual(&folder)).expect("a film");
    let film = place(&bytes, b"mdat") + 4;
    let index = place(&bytes, b"moov") + 4;
    let holed = |at: usize, end: usize| {
        let mut bytes = bytes.clone();
        bytes[at..end].fill(0xA5);
        bytes
    };
    let rows = [
        ("all of the film", holed(film, index - 8), false),
        (
            "the end of the film",
            holed(film + (index - film) / 2, index - 8),
            true,
        ),
        ("the index", holed(index, bytes.len()), false),
        (
            "the end of the index",
            holed(index + 400, bytes.len()),
            false,
        ),
    ];
    for (name, bytes, may_be_made) in rows {
        let got = all(&file(&folder, "holed.mp4", &bytes)).await;
        let is_told = matches!(
            got,
            Err(Problem::Broken | Problem::NoPicture | Problem::Type)
        );
        assert!(is_told || (may_be_made && got.is_ok()), "{name}: {got:?}");
    }
}

#[tokio::test]
async fn lengths_that_lie_are_refused_or_bounded() {
    let folder = folder();
    let bytes = fs::read(usual(&folder)).expect("a film");
    // Version, two dates and a number of units come before the length.
    let headers = [(b"mvhd", 20), (b"mdhd", 20)];
    let with = |length: u32| {
        headers.iter().fold(bytes.clone(), |bytes, (name, at)| {
            patched(&bytes, place(&bytes, name) + at, &length.to_be_bytes())
        })
    };
    for length in [0, 1, u32::MAX - 1, u32::MAX, 1 << 31] {
        let path = file(&folder, "lies.mp4", &with(length));
        let got = all(&path).await;
        let is_told = matches!(got, Ok(()) | Err(Problem::Broken | Problem::TooLong));
        assert!(is_told, "{length}: {got:?}");
    }
    // Samples that last longer than a day, or less than nothing.
    for delta in [u32::MAX, 1 << 31, 0x7FFF_FFFF] {
        let at = place(&bytes, b"stts") + 16;
        let path = file(
            &folder,
            "lies.mp4",
            &patched(&bytes, at, &delta.to_be_bytes()),
        );
        let got = all(&path).await;
        let is_told = matches!(got, Ok(()) | Err(Problem::Broken | Problem::TooLong));
        assert!(is_told, "{delta}: {got:?}");
    }
}

#[tokio::test]
async fn too_many_frames_and_pixels_are_refused() {
    let folder = folder();
    let colour = |words: &str| format!("-f lavfi -i color=size={words}");
    let rows = [
        (
            "frames.mp4",
            colour("2x2:rate=10000:duration=10 -c:v mpeg4"),
        ),
        (
            "wide.mp4",
            format!("{} {H264}", colour("4098x16:rate=1:duration=1")),
        ),
        (
            "high.webm",
            format!("{} {VP9}", colour("16x4098:rate=1:duration=1")),
        ),
        (
            "pixels.mp4",
            format!(
                "{} -vf setsar=300:max=1000 {H264}",
                colour("16x16:rate=1:duration=1")
            ),
        ),
    ];
    for (name, words) in rows {
        let path = film(&folder, name, &words);
        assert_eq!(all(&path).await, Err(Problem::Dimensions), "{name}");
    }
}

#[tokio::test]
async fn sides_of_headers_are_not_believed() {
    let folder = folder();
    let bytes = fs::read(usual(&folder)).expect("a film");
    let at = place(&bytes, b"avc1");
    // The sample entry is the second of that name, where the first is a brand.
    let entry = at + 4 + place(&bytes[at + 4..], b"avc1");
    for side in [0_u16, 1, 2, 0x7FFF, 0xFFFF] {
        let sides = [side.to_be_bytes(), side.to_be_bytes()].concat();
        let path = file(&folder, "sides.mp4", &patched(&bytes, entry + 28, &sides));
        let got = all(&path).await;
        let is_told = matches!(got, Ok(()) | Err(Problem::Broken | Problem::Dimensions));
        assert!(is_told, "{side}: {got:?}");
    }
}

#[tokio::test]
async fn files_without_moving_pictures_are_told() {
    let folder = folder();
    let sound = "-f lavfi -i sine=duration=1 -c:a aac";
    let cover = "-f lavfi -i sine=duration=1 -f lavfi -i color=size=64x64:duration=1 -map 0 \
                 -map 1 -c:a aac -c:v mjpeg -frames:v 1 -disposition:v attached_pic";
    let rows = [
        (film(&folder, "sound.mp4", sound), Problem::NoPicture),
        (film(&folder, "sound.m4a", sound), Problem::Type),
        (
            film(
                &folder,
                "sound.webm",
                "-f lavfi -i sine=duration=1 -c:a libopus",
            ),
            Problem::NoPicture,
        ),
        (film(&folder, "cover.mp4", cover), Problem::NoPicture),
        (
            film(&folder, "film.mkv", &format!("{PICTURES} {H264}")),
            Problem::Type,
        ),
        (
            film(&folder, "film.avi", &format!("{PICTURES} -c:v mpeg4")),
            Problem::Type,
        ),
        (
            film(&folder, "raw.mov", &format!("{PICTURES} -c:v qtrle")),
            Problem::Type,
        ),
    ];
    for (path, problem) in rows {
        assert_eq!(all(&path).await, Err(problem), "{}", path.display());
    }
}

#[tokio::test]
async fn texts_and_covers_beside_the_film_are_left_behind() {
    let folder = folder();
    let lines = file(
        &folder,
        "lines.srt",
        b"1\n00:00:00,000 --> 00:00:02,000\nSecretLine\n",
    );
    let lines = format!("-i {}", lines.display());
    let cover = "-f lavfi -i color=size=64x64:duration=1:rate=1";
    let rows = [
        film(
            &folder,
            "text.mp4",
            &format!("{PICTURES} {TONE} {lines} -map 0 -map 1 -map 2 {H264} -c:s mov_text"),
        ),
        film(
            &folder,
            "text.webm",
            &format!("{PICTURES} {TONE} {lines} -map 0 -map 1 -map 2 {VP9} -c:s webvtt"),
        ),
        film(
            &folder,
            "cover.mp4",
            &format!(
                "{cover} {PICTURES} {TONE} -map 0 -map 1 -map 2 -c:v:0 png -c:v:1 libx264 \
                 -c:a aac -disposition:v:0 attached_pic"
            ),
        ),
    ];
    let (tools, limits) = (tools(), Limits::default());
    for path in rows {
        let name = path.display().to_string();
        let about = probe(&tools, &path, &limits).await.expect(&name);
        let (into, cut) = (self::folder(), Cut::whole(&about));
        let made = make(
            &tools,
            &path,
            &about,
            cut,
            into.path(),
            "a",
            &limits,
            |_| {},
        )
        .await;
        let made = made.expect(&name);
        let seen = seen(&into.path().join(MP4));
        assert_eq!(streams(&seen), ["h264 320x240 50", "aac 48000 2"], "{name}");
        for file in &made.files {
            let bytes = fs::read(into.path().join(file)).expect("a file");
            assert!(
                !bytes.windows(10).any(|it| it == b"SecretLine"),
                "{name}: {file}"
            );
        }
    }
}
