//! What a host says of videos, and which are taken.

use std::path::PathBuf;

use contract::errors::Code;
use kernel::extension;
use serde::Deserialize;
use video::{Limits, Problem, Tools};

/// What a host says of videos: its `[videos]`.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct VideoRules {
    /// The program that reads and makes videos, `ffmpeg`, beside which `ffprobe` lies. Looked
    /// for where programs lie when it is not named.
    pub program: Option<PathBuf>,
    /// Threads that make a video; half of the processors when it is not said.
    pub threads: Option<usize>,
}

impl VideoRules {
    /// What is wrong with it, for the host.
    pub fn complaint(&self) -> Option<String> {
        (self.threads == Some(0)).then(|| "threads is 0; use 1 or more, or leave it out".to_owned())
    }

    /// The programs, if they are there.
    pub fn find_tools(&self) -> VideoTools {
        VideoTools(Tools::find(self.program.as_deref()))
    }

    /// What a video may cost.
    pub fn limits(&self) -> Limits {
        let limits = Limits::default();
        Limits {
            threads: self.threads.unwrap_or(limits.threads),
            ..limits
        }
    }
}

extension!(VideoRules = |_| VideoRules::default());

/// The programs that read and make videos; without them no videos are taken.
#[derive(Debug, Clone)]
pub struct VideoTools(pub Option<Tools>);

impl VideoTools {
    /// The programs, or the code that says that no videos are taken.
    pub fn check(&self) -> Result<&Tools, Code> {
        self.0.as_ref().ok_or(Code::VideosOff)
    }
}

extension!(VideoTools = |_| VideoRules::default().find_tools());

/// Kinds of media that are videos.
const VIDEOS: &[&str] = &["video-story-pin", "video"];

/// Whether files of this kind are videos.
pub fn is_video(media_type: &str) -> bool {
    VIDEOS.contains(&media_type)
}

/// What is told of a file that cannot be used; nothing where it is the host's fault.
pub fn told_of(problem: &Problem) -> Option<Code> {
    match problem {
        Problem::Type | Problem::NoPicture => Some(Code::VideoType),
        Problem::TooLarge => Some(Code::VideoTooLarge),
        Problem::TooLong => Some(Code::VideoTooLong),
        Problem::Dimensions => Some(Code::VideoDimensions),
        Problem::Broken => Some(Code::VideoBroken),
        Problem::Tool(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_told_of_a_file() {
        for (problem, expected) in [
            (Problem::Type, Some(Code::VideoType)),
            (Problem::NoPicture, Some(Code::VideoType)),
            (Problem::TooLarge, Some(Code::VideoTooLarge)),
            (Problem::TooLong, Some(Code::VideoTooLong)),
            (Problem::Dimensions, Some(Code::VideoDimensions)),
            (Problem::Broken, Some(Code::VideoBroken)),
            (Problem::Tool("no room is left".into()), None),
        ] {
            assert_eq!(told_of(&problem), expected, "{problem:?}");
        }
    }

    #[test]
    fn what_a_host_may_say_of_videos() {
        let rules = |text: &str| -> VideoRules { serde_json::from_str(text).unwrap() };
        for (text, complains) in [
            ("{}", false),
            (r#"{"program": "/opt/ffmpeg", "threads": 1}"#, false),
            (r#"{"threads": 0}"#, true),
        ] {
            assert_eq!(rules(text).complaint().is_some(), complains, "{text}");
        }
        assert_eq!(rules(r#"{"threads": 3}"#).limits().threads, 3);
        assert!(rules("{}").limits().threads > 0);
        let nowhere = rules(r#"{"program": "/nowhere/ffmpeg"}"#).find_tools();
        assert_eq!(nowhere.check().err(), Some(Code::VideosOff));
    }

    #[test]
    fn kinds_of_media_are_told_apart() {
        for (media_type, expected) in [
            ("video", true),
            ("video-story-pin", true),
            ("image", false),
            ("video/mp4", false),
            ("", false),
        ] {
            assert_eq!(is_video(media_type), expected, "{media_type}");
        }
    }
}
