//! Views of videos: all follows from the picture that stands for one, and from its length.

use contract::pins::videos::{VideoFile, VideoList, Videos};
use kernel::ctx::Origin;
use media::{Size, VideoPart};
use video::{Rung, rungs};

use crate::uploads::show_images::address;

/// A video by its cover.
pub struct Cover<'a> {
    /// Name of the picture.
    pub signature: &'a str,
    /// File name extension of the picture.
    pub extension: &'a str,
    /// Pixels.
    pub width: i64,
    /// Pixels.
    pub height: i64,
    /// Length of the video in milliseconds.
    pub video_ms: i64,
}

/// Every form of a video.
pub fn videos(origin: &Origin, cover: &Cover<'_>) -> Videos {
    let signature = cover.signature;
    let thumbnail = address(origin, Size::Wide736, signature, cover.extension);
    let form = |part: VideoPart, pixels: Rung| VideoFile {
        url: format!("{}/{}", origin.0, part.path(signature)),
        width: pixels.width,
        height: pixels.height,
        duration: cover.video_ms,
        thumbnail: thumbnail.clone(),
    };
    let (lowest, highest) = ends(cover);
    Videos {
        id: signature.to_owned(),
        video_list: VideoList {
            v_720p: form(VideoPart::Whole, highest),
            v_hlsv4: form(VideoPart::Master, highest),
            v_360p: form(VideoPart::Fragments(lowest.side), lowest),
        },
    }
}

/// The lowest and the highest of the sizes in which a video is there; a small one has one.
fn ends(cover: &Cover<'_>) -> (Rung, Rung) {
    let pixels = |side: i64| u32::try_from(side).unwrap_or(u32::MAX);
    let (width, height) = (pixels(cover.width), pixels(cover.height));
    let rungs = rungs(width, height);
    let own = Rung {
        side: 360,
        width,
        height,
    };
    let end = |rung: Option<&Rung>| *rung.unwrap_or(&own);
    (end(rungs.first()), end(rungs.last()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms_follow_from_the_cover_and_the_length() {
        let origin = Origin("https://magpie.example".into());
        // (pixels of the cover, of the largest form, of the one for grids)
        for (cover, largest, smallest) in [
            ((1_920, 1_080), (1_280, 720), (640, 360)),
            ((1_080, 1_920), (720, 1_280), (360, 640)),
            ((640, 480), (640, 480), (480, 360)),
            ((321, 200), (320, 200), (320, 200)),
        ] {
            let cover = Cover {
                signature: "0123456789abcdef0123456789abcdef",
                extension: "jpg",
                width: cover.0,
                height: cover.1,
                video_ms: 2_500,
            };
            let shown = videos(&origin, &cover);
            let list = shown.video_list;
            let pixels = |form: &VideoFile| (form.width, form.height);
            assert_eq!(
                (pixels(&list.v_720p), pixels(&list.v_hlsv4)),
                (largest, largest)
            );
            assert_eq!(pixels(&list.v_360p), smallest);
            assert_eq!(list.v_360p.duration, 2_500);
            let media = "https://magpie.example";
            let place = "01/23/45/0123456789abcdef0123456789abcdef";
            assert_eq!(list.v_720p.url, format!("{media}/720p/{place}.mp4"));
            assert_eq!(list.v_hlsv4.url, format!("{media}/hls/{place}.m3u8"));
            assert_eq!(list.v_360p.url, format!("{media}/hls/{place}_360.mp4"));
            assert_eq!(list.v_360p.thumbnail, format!("{media}/736x/{place}.jpg"));
            assert_eq!(shown.id, cover.signature);
        }
    }
}
