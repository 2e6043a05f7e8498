//! How `ffmpeg` and `ffprobe` are told to open a file that a stranger made.

use std::{
    ffi::{OsStr, OsString},
    path::{Path, absolute},
};

use crate::{container::Kind, limits::Problem};

/// Readers of coded streams that may run: what phones, cameras and browsers record, and what
/// stands beside it in the same files.
const DECODERS: &str = "h264,hevc,vp8,vp9,libdav1d,libaom-av1,av1,mpeg4,mjpeg,prores,h263,\
    mpeg2video,aac,mp3,mp3float,opus,libopus,vorbis,flac,alac,ac3,eac3,amrnb,amrwb,pcm_s16le,\
    pcm_s16be,pcm_s24le,pcm_s24be,pcm_s32le,pcm_s32be,pcm_f32le,pcm_f32be,pcm_u8,pcm_s8,\
    pcm_mulaw,pcm_alaw,png,mov_text,webvtt";
/// Streams of a file; phones write ten.
const MOST_STREAMS: &str = "64";

/// Arguments of one call.
#[derive(Clone, Debug, Default)]
pub(crate) struct Arguments(Vec<OsString>);

impl Arguments {
    /// What every call begins with: words about errors alone, no questions asked.
    pub(crate) fn of_ffmpeg() -> Self {
        Self::default().words("-hide_banner -nostdin -v error -nostats -y")
    }

    /// Adds words that have no spaces in themselves.
    pub(crate) fn words(mut self, words: &str) -> Self {
        self.0.extend(words.split_whitespace().map(OsString::from));
        self
    }

    /// Adds an option with its value.
    pub(crate) fn option(mut self, name: &str, value: impl AsRef<OsStr>) -> Self {
        self.0.extend([name.into(), value.as_ref().to_owned()]);
        self
    }

    /// Adds what is opened: by the reader of its kind, as a file, with nothing that it refers to.
    ///
    /// # Errors
    /// When the folder that relative paths begin at is gone.
    pub(crate) fn input(self, source: &Path, kind: Kind) -> Result<Self, Problem> {
        let mut address = OsString::from("file:");
        address.push(absolute(source)?);
        let read = self
            .option("-protocol_whitelist", "file")
            .option("-codec_whitelist", DECODERS)
            .option("-max_streams", MOST_STREAMS)
            .option("-f", kind.reader());
        let read = match kind {
            Kind::Mp4 => read.words("-enable_drefs 0 -use_absolute_path 0"),
            Kind::WebM => read,
        };
        Ok(read.option("-i", address))
    }

    pub(crate) fn as_slice(&self) -> &[OsString] {
        &self.0
    }
}

/// Seconds of milliseconds, as the programs read them.
pub(crate) fn seconds(ms: i64) -> String {
    let ms = ms.max(0);
    format!("{}.{:03}", ms / 1_000, ms % 1_000)
}
