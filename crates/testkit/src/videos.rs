//! Small videos, made by the host's `ffmpeg`, and sent as clients send them.

use std::{path::PathBuf, process::Command};

use accounts::{
    uploads::get_uploads::get_uploads,
    videos::{policy::VideoRules, receive_video::receive_video},
};
use contract::{
    ids::UploadId,
    uploads::{GetUploads, UploadIds, UploadState},
};
use kernel::{ctx::Ctx, error::Result};

use crate::builders::{parameters, registered_as};

/// The host's `ffmpeg`.
///
/// # Panics
/// When it is not installed.
pub fn ffmpeg() -> PathBuf {
    let tools = VideoRules::default().find_tools().0;
    let tools = tools.expect("ffmpeg is installed: scripts/install.sh test");
    tools.ffmpeg
}

/// An MP4 with sound, of 320 by 240 pixels and two seconds. Another `tone`, in hertz, makes
/// another file whose pictures are the same.
pub fn mp4(tone: u32) -> Vec<u8> {
    let sound = format!("-f lavfi -i sine=frequency={tone}:duration=2");
    made(&format!(
        "-f lavfi -i testsrc2=size=320x240:rate=10:duration=2 {sound} {CODED}"
    ))
}

/// An MP4 of few pixels that lasts so many seconds.
pub fn lasting(seconds: u32) -> Vec<u8> {
    made(&format!(
        "-f lavfi -i color=size=32x32:rate=1:duration={seconds} {CODED}"
    ))
}

/// The usual coding, made quickly, and the same in every run.
const CODED: &str = "-c:v libx264 -preset ultrafast -pix_fmt yuv420p -c:a aac -threads 1 \
                     -fflags +bitexact -flags +bitexact -f mp4";

fn made(told: &str) -> Vec<u8> {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let path = folder.path().join("made.mp4");
    let made = Command::new(ffmpeg())
        .args("-v error -nostdin -y".split(' '))
        .args(told.split_whitespace())
        .arg(&path)
        .output()
        .expect("ffmpeg runs");
    let words = String::from_utf8_lossy(&made.stderr);
    assert!(made.status.success(), "{told}: {words}");
    std::fs::read(path).expect("the video can be read")
}

/// Registers an upload of a video and sends this file; a job has to make it then.
pub async fn send(owner: &Ctx, file: &[u8]) -> (UploadId, Result<()>) {
    let upload = registered_as(owner, "video-story-pin").await;
    let sent = async {
        let mut receiving = receive_video(owner.clone(), &parameters(&upload)).await?;
        for some in file.chunks(100_000) {
            receiving.take(some).await?;
        }
        receiving.end().await.map(drop)
    };
    (upload.upload_id, sent.await)
}

/// How far an upload is.
pub async fn state(owner: &Ctx, id: UploadId) -> UploadState {
    let ask = GetUploads {
        upload_ids: UploadIds::List(vec![id]),
    };
    let states = get_uploads(owner.clone(), ask).await;
    let mut states = states.expect("states are told").0;
    states.remove(&id.to_string()).expect("the upload is known")
}
