//! Videos made whole: every file, what the playlists say, what is heard and seen.

use std::{
    collections::BTreeSet,
    fs::{self, DirEntry},
    io,
    path::{Path, PathBuf},
};

use tempfile::TempDir;
use video::{About, Cut, Limits, MASTER, MP4, Made, Problem, Tools, make, probe, rungs};

use crate::films::{
    H264, PICTURES, TONE, VP9, file, film, folder, seconds, seen, streams, tools, turned, usual,
};

/// The signature that playlists name.
const NAME: &str = "0123456789abcdef0123456789abcdef";

/// A video made of a file; its folder, and what was told on the way.
struct Work {
    about: About,
    made: Made,
    into: TempDir,
    told: Vec<u8>,
}

async fn work(path: &Path, change: impl FnOnce(Cut) -> Cut) -> Result<Work, Problem> {
    let (tools, limits): (Tools, _) = (tools(), Limits::default());
    let about = probe(&tools, path, &limits).await?;
    let (into, mut told) = (folder(), Vec::new());
    let cut = change(Cut::whole(&about));
    let tell = |percent| told.push(percent);
    let made = make(&tools, path, &about, cut, into.path(), NAME, &limits, tell).await?;
    Ok(Work {
        about,
        made,
        into,
        told,
    })
}

async fn whole(path: &Path) -> Work {
    work(path, |cut| cut).await.expect("a video")
}

fn text(work: &Work, name: &str) -> String {
    fs::read_to_string(work.into.path().join(name)).expect("a playlist")
}

/// Lines of a playlist that name another file.
fn named(playlist: &str) -> Vec<&str> {
    playlist
        .lines()
        .filter(|line| !line.starts_with('#'))
        .collect()
}

#[tokio::test]
async fn a_video_is_made_with_its_whole_ladder() {
    let folder = folder();
    let words = format!(
        "-f lavfi -i testsrc2=size=1280x720:rate=50:duration=4.5 \
         -f lavfi -i sine=frequency=440:duration=4.5 {H264} \
         -metadata title=SecretTitle -metadata location=+52.5200+013.4050/"
    );
    let work = whole(&film(&folder, "large.mp4", &words)).await;
    assert_eq!((work.made.width, work.made.height), (1280, 720));
    assert!(
        (4_450..=4_600).contains(&work.made.duration_ms),
        "{:?}",
        work.made
    );

    // Every file, and no other.
    let lying = fs::read_dir(work.into.path()).expect("the folder");
    let name = |entry: io::Result<DirEntry>| entry.expect("a file").file_name();
    let lying: BTreeSet<String> = lying
        .map(|entry| name(entry).to_string_lossy().into_owned())
        .collect();
    let told: BTreeSet<String> = work.made.files.iter().cloned().collect();
    assert_eq!(lying, told);
    let wanted = [
        MP4,
        MASTER,
        "hls_360.m3u8",
        "hls_360.mp4",
        "hls_540.m3u8",
        "hls_540.mp4",
        "hls_720.m3u8",
        "hls_720.mp4",
    ];
    assert_eq!(told, BTreeSet::from(wanted.map(str::to_owned)));

    // Each film by itself, with 30 frames in a second, and nothing of what the file said.
    for rung in rungs(1280, 720) {
        let film = work.into.path().join(rung.film());
        let (wide, high) = (rung.width, rung.height);
        let seen = seen(&film);
        assert_eq!(
            streams(&seen),
            [format!("h264 {wide}x{high} 135"), "aac 48000 2".into()]
        );
        assert!(
            (4.4..4.7).contains(&seconds(&seen)),
            "{rung:?} lasts {}",
            seconds(&seen)
        );
        check_pieces(&work, &rung.playlist(), &rung.film(), rung.side);
    }
    let mp4 = seen(&work.into.path().join(MP4));
    assert_eq!(streams(&mp4), ["h264 1280x720 135", "aac 48000 2"]);
    says_nothing(&work);

    // Playlists name each other by their addresses.
    let addresses = [360, 540, 720].map(|side| format!("{NAME}_{side}.m3u8"));
    assert_eq!(named(&text(&work, MASTER)), addresses);
    assert!(
        work.told.is_sorted() && work.told.last() == Some(&100),
        "{:?}",
        work.told
    );
    let unlike: BTreeSet<u8> = work.told.iter().copied().collect();
    assert_eq!(unlike.len(), work.told.len(), "each number is told once");
}

/// Nothing of what the file said of itself is in what was made.
fn says_nothing(work: &Work) {
    for name in &work.made.files {
        let bytes = fs::read(work.into.path().join(name)).expect("a file");
        let says = |word: &[u8]| bytes.windows(word.len()).any(|it| it == word);
        assert!(
            !says(b"SecretTitle") && !says(b"+52.5200") && !says(b"Lavf"),
            "{name}"
        );
    }
}

/// Pieces lie one behind the other to the end of the film, and each begins with a whole picture.
fn check_pieces(work: &Work, playlist: &str, film: &str, side: u32) {
    let text = text(work, playlist);
    let bytes = fs::read(work.into.path().join(film)).expect("a film");
    let address = format!("{NAME}_{side}.mp4");
    assert!(named(&text).iter().all(|line| *line == address), "{text}");
    assert!(
        text.contains(&format!("#EXT-X-MAP:URI=\"{address}\",BYTERANGE=\"")),
        "{text}"
    );
    let mut end = None;
    for line in text.lines() {
        let Some((count, at)) = line
            .strip_prefix("#EXT-X-BYTERANGE:")
            .and_then(|it| it.split_once('@'))
        else {
            continue;
        };
        let number = |text: &str| -> usize { text.parse().expect("a number") };
        let (count, at) = (number(count), number(at));
        assert!(end.is_none_or(|end| end == at), "{text}");
        assert_eq!(&bytes[at + 4..at + 8], b"moof", "{text}");
        end = Some(at + count);
    }
    assert_eq!(end, Some(bytes.len()), "{text}");
    let lengths = text
        .lines()
        .filter_map(|line| line.strip_prefix("#EXTINF:")?.strip_suffix(','));
    let lengths: Vec<f64> = lengths.map(|it| it.parse().expect("a length")).collect();
    assert_eq!(lengths[..2], [2.0, 2.0], "{text}");
    assert!(lengths.len() == 3 && lengths[2] < 0.7, "{text}");
    assert!(text.contains("#EXT-X-TARGETDURATION:2\n") && text.ends_with("#EXT-X-ENDLIST\n"));
}

#[tokio::test]
async fn a_player_of_hls_plays_the_playlists() {
    let folder = folder();
    let work = whole(&usual(&folder)).await;
    // As they are addressed: beside each other, called by the signature.
    let served = self::folder();
    for name in &work.made.files {
        let address = match name.strip_prefix("hls") {
            Some(rest) => format!("{NAME}{rest}"),
            None => name.clone(),
        };
        fs::copy(work.into.path().join(name), served.path().join(address)).expect("room");
    }
    let seen = seen(&served.path().join(format!("{NAME}.m3u8")));
    assert_eq!(streams(&seen), ["h264 320x240 50", "aac 48000 2"]);
    let master = text(&work, MASTER);
    assert!(
        master.contains("RESOLUTION=320x240,FRAME-RATE=25.000,CODECS=\"avc1."),
        "{master}"
    );
    assert!(master.contains(",mp4a.40.2\""), "{master}");
}

/// Files of every kind, with pixels of what is made, and whether it has sound.
fn kinds(folder: &TempDir) -> Vec<(&'static str, PathBuf, &'static str, bool)> {
    let sized = |size: &str| PICTURES.replace("320x240", size);
    let usual = fs::read(usual(folder)).expect("a film");
    let made = |name, words: String| film(folder, name, &words);
    vec![
        (
            "turned",
            file(folder, "a.bin", &turned(&usual)),
            "240x320",
            true,
        ),
        (
            "mov",
            made(
                "b.mov",
                format!("{PICTURES} {TONE} -c:v mjpeg -c:a pcm_s16be"),
            ),
            "320x240",
            true,
        ),
        (
            "webm, odd",
            made(
                "c.webm",
                format!("{PICTURES} {TONE} -vf scale=321:241 {VP9}"),
            ),
            "320x240",
            true,
        ),
        (
            "upright, silent",
            made("d.mp4", format!("{} {H264}", sized("240x426"))),
            "240x426",
            false,
        ),
        (
            "wide pixels",
            made(
                "e.mp4",
                format!("{} -vf setsar=4/3 {H264}", sized("240x180")),
            ),
            "320x180",
            false,
        ),
        (
            "very small",
            made("f.mp4", format!("{} {H264}", sized("16x16"))),
            "16x16",
            false,
        ),
        (
            "ten bits",
            made(
                "g.mp4",
                format!("{PICTURES} -c:v libx264 -pix_fmt yuv444p10le"),
            ),
            "320x240",
            false,
        ),
        (
            "silence",
            made(
                "h.mp4",
                format!("{PICTURES} -f lavfi -i anullsrc -shortest {H264}"),
            ),
            "320x240",
            true,
        ),
    ]
}

#[tokio::test]
async fn files_of_every_kind_are_made() {
    let folder = folder();
    for (name, path, pixels, has_sound) in kinds(&folder) {
        let work = whole(&path).await;
        let seen = seen(&work.into.path().join(MP4));
        let mut wanted = vec![format!("h264 {pixels} 50")];
        wanted.extend(has_sound.then(|| "aac 48000 2".to_owned()));
        assert_eq!(streams(&seen), wanted, "{name}");
        let (wide, high) = (work.made.width, work.made.height);
        assert_eq!(format!("{wide}x{high}"), pixels, "{name}");
        assert_eq!(work.made.files.len(), 4, "{name}");
        let has_length = (1_950..=2_150).contains(&work.made.duration_ms);
        assert!(has_length, "{name}: {:?}", work.made);
        let master = text(&work, MASTER);
        assert_eq!(master.contains("mp4a"), has_sound, "{name}: {master}");
    }
}

#[tokio::test]
async fn a_part_is_made_without_its_sound() {
    let folder = folder();
    let path = usual(&folder);
    let part = |_| Cut {
        from_ms: 500,
        until_ms: 1_500,
        is_muted: true,
    };
    let work = work(&path, part).await.expect("a video");
    let seen = seen(&work.into.path().join(MP4));
    assert_eq!(streams(&seen), ["h264 320x240 25"]);
    assert_eq!(work.made.duration_ms, 1_000);
    assert!(!text(&work, MASTER).contains("mp4a"));
}

#[tokio::test]
async fn a_cut_beyond_the_video_is_what_lies_in_it() {
    let folder = folder();
    let path = usual(&folder);
    let beyond = |from_ms, until_ms| {
        move |cut| Cut {
            from_ms,
            until_ms,
            ..cut
        }
    };
    let made = work(&path, beyond(-5_000, i64::MAX))
        .await
        .expect("a video")
        .made;
    assert!((1_950..=2_150).contains(&made.duration_ms), "{made:?}");
    for (from_ms, until_ms) in [(9_000, 10_000), (1_000, 1_000), (1_500, 500)] {
        let got = work(&path, beyond(from_ms, until_ms))
            .await
            .map(|work| work.made);
        assert_eq!(got, Err(Problem::Broken), "{from_ms} to {until_ms}");
    }
}

#[tokio::test]
async fn the_same_video_is_made_of_the_same_bytes_also_over_an_old_one() {
    let folder = folder();
    let path = usual(&folder);
    let (tools, limits) = (tools(), Limits::default());
    let first = whole(&path).await;
    let files = |work: &Work| -> Vec<Vec<u8>> {
        let read = |name: &String| fs::read(work.into.path().join(name)).expect("a file");
        work.made.files.iter().map(read).collect()
    };
    let before = files(&first);
    let (into, cut) = (first.into.path(), Cut::whole(&first.about));
    let again = make(
        &tools,
        &path,
        &first.about,
        cut,
        into,
        NAME,
        &limits,
        |_| {},
    )
    .await;
    assert_eq!(again.as_ref(), Ok(&first.made));
    assert!(files(&first) == before);
}
