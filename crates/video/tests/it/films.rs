//! Small videos, made by the host's own `ffmpeg`, and what is in others.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use serde_json::Value;
use tempfile::TempDir;
use video::Tools;

/// Pictures that move: 320 by 240 pixels, 25 in a second, for two seconds.
pub const PICTURES: &str = "-f lavfi -i testsrc2=size=320x240:rate=25:duration=2";
/// A tone for two seconds, as the second input.
pub const TONE: &str = "-f lavfi -i sine=frequency=440:duration=2";
/// The usual coding, made quickly.
pub const H264: &str = "-c:v libx264 -preset ultrafast -pix_fmt yuv420p -c:a aac";
pub const VP9: &str = "-c:v libvpx-vp9 -deadline realtime -cpu-used 8 -c:a libopus";

/// The programs of this host.
pub fn tools() -> Tools {
    Tools::find(None).expect("ffmpeg is installed: scripts/install.sh test")
}

/// A folder for one test.
pub fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

/// Makes a film: everything that `ffmpeg` is told but the name of the file.
pub fn film(folder: &TempDir, name: &str, told: &str) -> PathBuf {
    let path = folder.path().join(name);
    let made = Command::new(tools().ffmpeg)
        .args("-v error -nostdin -y".split(' '))
        .args(told.split_whitespace())
        .arg(&path)
        .output()
        .expect("ffmpeg runs");
    let words = String::from_utf8_lossy(&made.stderr);
    assert!(made.status.success(), "{name}: {words}");
    path
}

/// The usual film with sound.
pub fn usual(folder: &TempDir) -> PathBuf {
    film(folder, "usual.mp4", &format!("{PICTURES} {TONE} {H264}"))
}

/// Writes bytes into a file.
pub fn file(folder: &TempDir, name: &str, bytes: &[u8]) -> PathBuf {
    let path = folder.path().join(name);
    fs::write(&path, bytes).expect("room on the disk");
    path
}

/// What `ffprobe` says of streams and length, every frame counted.
pub fn seen(path: &Path) -> Value {
    let told = Command::new(tools().ffprobe)
        .args("-v error -of json -count_frames -show_format -show_streams".split(' '))
        .arg(path)
        .output()
        .expect("ffprobe runs");
    let words = String::from_utf8_lossy(&told.stderr);
    assert!(
        told.status.success() && words.is_empty(),
        "{}: {words}",
        path.display()
    );
    serde_json::from_slice(&told.stdout).expect("JSON")
}

/// Each stream as `h264 320x240 50`, with its frames, or `aac 48000 2`.
pub fn streams(seen: &Value) -> Vec<String> {
    let streams = seen["streams"].as_array().expect("streams").iter();
    let text = |value: &Value| value.to_string().replace('"', "");
    streams
        .map(|stream| {
            let codec = text(&stream["codec_name"]);
            if stream["codec_type"] == "video" {
                let (width, height) = (&stream["width"], &stream["height"]);
                format!(
                    "{codec} {width}x{height} {}",
                    text(&stream["nb_read_frames"])
                )
            } else {
                let (rate, channels) = (text(&stream["sample_rate"]), &stream["channels"]);
                format!("{codec} {rate} {channels}")
            }
        })
        .collect()
}

/// How long it lasts, in seconds.
pub fn seconds(seen: &Value) -> f64 {
    let text = seen["format"]["duration"].as_str().expect("a length");
    text.parse().expect("a number")
}

/// Where a box's name begins, the first of that name.
pub fn place(bytes: &[u8], name: &[u8; 4]) -> usize {
    let found = bytes.windows(4).position(|it| it == name);
    found.expect("the box is there")
}

/// The bytes with other ones at a place.
pub fn patched(bytes: &[u8], at: usize, patch: &[u8]) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    bytes[at..at + patch.len()].copy_from_slice(patch);
    bytes
}

/// The film turned by a quarter, as a phone held upright records it: by the matrix of its first
/// track.
pub fn turned(bytes: &[u8]) -> Vec<u8> {
    let matrix: [i32; 9] = [0, 1 << 16, 0, -(1 << 16), 0, 0, 240 << 16, 0, 1 << 30];
    let matrix: Vec<u8> = matrix.iter().flat_map(|it| it.to_be_bytes()).collect();
    patched(bytes, place(bytes, b"tkhd") + 44, &matrix)
}
