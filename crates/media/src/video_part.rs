//! The files of a video, which lie beside the picture that stands for it and under the same
//! signature: their names and addresses.

use crate::size::is_signature;

/// One file of a video. A size is named by the shorter side of its picture, in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum VideoPart {
    /// All of it in one MP4 file, with a shorter side of at most 720 pixels.
    Whole,
    /// The HLS playlist that names those of all sizes. It is stored last: where it is, the
    /// video is whole.
    Master,
    /// The HLS playlist of one size.
    Playlist(u32),
    /// The MP4 file of one size, whose parts that playlist names by their bytes; it plays by
    /// itself.
    Fragments(u32),
}

/// First parts of addresses of videos.
const WHOLE: &str = "720p";
const HLS: &str = "hls";
/// Longest side of a size, in digits.
const MOST_DIGITS: usize = 4;

impl VideoPart {
    /// Its name in the folder of the picture: `720p.mp4`, `hls.m3u8`, `hls_360.m3u8`,
    /// `hls_360.mp4`.
    #[must_use]
    pub fn file_name(self) -> String {
        let extension = self.extension();
        match self {
            Self::Whole => format!("{WHOLE}.{extension}"),
            Self::Master => format!("{HLS}.{extension}"),
            Self::Playlist(side) | Self::Fragments(side) => format!("{HLS}_{side}.{extension}"),
        }
    }

    /// The one that is called so in the folder of a picture.
    #[must_use]
    pub fn of_file_name(name: &str) -> Option<Self> {
        let (stem, extension) = name.split_once('.')?;
        let part = match stem.split_once('_') {
            Some((_, side)) => Self::of_size(side, extension)?,
            None if stem == WHOLE => Self::Whole,
            None => Self::Master,
        };
        (part.file_name() == name).then_some(part)
    }

    /// The end of its address, by which playlists name it beside them:
    /// `<signature>_360.m3u8`.
    #[must_use]
    pub fn name_beside(self, signature: &str) -> String {
        let extension = self.extension();
        match self {
            Self::Whole | Self::Master => format!("{signature}.{extension}"),
            Self::Playlist(side) | Self::Fragments(side) => {
                format!("{signature}_{side}.{extension}")
            }
        }
    }

    /// The one that a playlist names so.
    #[must_use]
    pub fn of_name_beside(name: &str, signature: &str) -> Option<Self> {
        let (side, extension) = name.strip_prefix(signature)?.split_once('.')?;
        let part = match side.strip_prefix('_') {
            Some(side) => Self::of_size(side, extension)?,
            None => Self::Master,
        };
        (part.name_beside(signature) == name).then_some(part)
    }

    /// Its address below the media root: `720p/aa/bb/cc/<signature>.mp4`,
    /// `hls/aa/bb/cc/<signature>_360.m3u8`.
    #[must_use]
    pub fn path(self, signature: &str) -> String {
        let pair = |at: usize| signature.get(at..at + 2).unwrap_or_default();
        let (first, second, third) = (pair(0), pair(2), pair(4));
        let (folder, name) = (self.folder(), self.name_beside(signature));
        format!("{folder}/{first}/{second}/{third}/{name}")
    }

    /// The file and the signature of an address made by [`path`](Self::path); one leading
    /// slash is allowed. Everything else is none.
    #[must_use]
    pub fn of_path(text: &str) -> Option<(Self, &str)> {
        let text = text.strip_prefix('/').unwrap_or(text);
        let (folder, _) = text.split_once('/')?;
        let (_, name) = text.rsplit_once('/')?;
        let signature = name.split(['.', '_']).next()?;
        let part = match folder {
            WHOLE => Self::Whole,
            HLS => Self::of_name_beside(name, signature)?,
            _ => return None,
        };
        let known = is_signature(signature) && part.path(signature) == text;
        known.then_some((part, signature))
    }

    /// Media type of its content.
    #[must_use]
    pub const fn media_type(self) -> &'static str {
        match self {
            Self::Whole | Self::Fragments(_) => "video/mp4",
            Self::Master | Self::Playlist(_) => "application/vnd.apple.mpegurl",
        }
    }

    /// Whether it is a text that names other parts.
    #[must_use]
    pub const fn is_playlist(self) -> bool {
        matches!(self, Self::Master | Self::Playlist(_))
    }

    const fn extension(self) -> &'static str {
        match self {
            Self::Whole | Self::Fragments(_) => "mp4",
            Self::Master | Self::Playlist(_) => "m3u8",
        }
    }

    const fn folder(self) -> &'static str {
        match self {
            Self::Whole => WHOLE,
            Self::Master | Self::Playlist(_) | Self::Fragments(_) => HLS,
        }
    }

    fn of_size(side: &str, extension: &str) -> Option<Self> {
        let is_number = side.len() <= MOST_DIGITS && side.bytes().all(|it| it.is_ascii_digit());
        let side = side.parse().ok().filter(|_| is_number)?;
        match extension {
            "m3u8" => Some(Self::Playlist(side)),
            "mp4" => Some(Self::Fragments(side)),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIGNATURE: &str = "0123456789abcdef0123456789abcdef";

    #[test]
    fn names_and_addresses_are_read_back() {
        let s = SIGNATURE;
        for (part, name, path) in [
            (
                VideoPart::Whole,
                "720p.mp4",
                format!("720p/01/23/45/{s}.mp4"),
            ),
            (
                VideoPart::Master,
                "hls.m3u8",
                format!("hls/01/23/45/{s}.m3u8"),
            ),
            (
                VideoPart::Playlist(360),
                "hls_360.m3u8",
                format!("hls/01/23/45/{s}_360.m3u8"),
            ),
            (
                VideoPart::Fragments(90),
                "hls_90.mp4",
                format!("hls/01/23/45/{s}_90.mp4"),
            ),
        ] {
            assert_eq!(part.file_name(), name);
            assert_eq!(VideoPart::of_file_name(name), Some(part));
            assert_eq!(part.path(s), path);
            for text in [path.clone(), format!("/{path}")] {
                assert_eq!(VideoPart::of_path(&text), Some((part, s)), "{text}");
            }
            assert_eq!(crate::size::parse_path(&path), None);
        }
        let beside = format!("{s}_540.m3u8");
        assert_eq!(
            VideoPart::of_name_beside(&beside, s),
            Some(VideoPart::Playlist(540))
        );
    }

    #[test]
    fn other_names_and_addresses_are_refused() {
        let s = SIGNATURE;
        for name in [
            "",
            "720p",
            "720p.m3u8",
            "hls.mp4",
            "hls_.mp4",
            "hls_0360.mp4",
            "hls_36000.mp4",
            "hls_+36.mp4",
            "hls_360.ts",
            "hls_360.mp4.mp4",
            "HLS.m3u8",
            "720p_360.mp4",
            "236x.jpg",
        ] {
            assert_eq!(VideoPart::of_file_name(name), None, "{name}");
        }
        for path in [
            String::new(),
            format!("720p/01/23/45/{s}.m3u8"),
            format!("720p/01/23/45/{s}_360.mp4"),
            format!("hls/01/23/45/{s}.mp4"),
            format!("hls/01/23/46/{s}_360.mp4"),
            format!("hls/01/23/45/{s}_360.mp4/"),
            format!("hls/01/23/45/{s}_x.mp4"),
            format!("hls/01/23/45/../45/{s}.m3u8"),
            format!("//hls/01/23/45/{s}.m3u8"),
            format!("originals/01/23/45/{s}.mp4"),
            format!("hls/01/23/45/{}.m3u8", s.to_uppercase()),
            "hls/../../../etc/passwd".to_owned(),
        ] {
            assert_eq!(VideoPart::of_path(&path), None, "{path}");
        }
        let other = "f".repeat(32);
        for name in ["", "/", "../x.m3u8", &format!("{other}_360.m3u8")] {
            assert_eq!(VideoPart::of_name_beside(name, s), None, "{name}");
        }
    }
}
