//! What pages of videos say about themselves.

use contract::{
    interests::InterestRef,
    pins::{PinDetail, PinView},
};
use kernel::ctx::Ctx;
use serde_json::{Value, json};

use super::{
    head::{Head, Video},
    json_ld::{merged, said},
};

/// Path of the page of videos about the topic with this key.
pub fn videos_url(key: &str) -> String {
    format!("/videos/?category={key}")
}

/// Videos about a topic.
pub fn videos(ctx: &Ctx, topic: &InterestRef) -> Head {
    let (brand, name) = (&ctx.house.settings.brand, &topic.name);
    Head {
        title: format!("Videos about {name} | {brand}"),
        description: format!("Videos about {name}, as people save them on {brand}."),
        canonical: format!("{}{}", ctx.origin.0, videos_url(&topic.key)),
        kind: "website",
        ..Head::default()
    }
}

/// What previews play of a pin: its video, unless a sensitivity screen stands before it.
pub fn played(pin: &PinView) -> Option<Video> {
    let videos = pin.videos.as_ref()?;
    let file = &videos.video_list.v_720p;
    pin.sensitivity_screen.is_none().then(|| Video {
        url: file.url.clone(),
        width: file.width,
        height: file.height,
    })
}

/// What is said of a pin as of a picture, as it is said of the pin's video; the same of a pin
/// without one. Behind a sensitivity screen it is not told where it is.
pub fn of_video(pin: &PinDetail, picture: Value) -> Value {
    let Some(videos) = &pin.pin.videos else {
        return picture;
    };
    let (file, is_open) = (
        &videos.video_list.v_720p,
        pin.pin.sensitivity_screen.is_none(),
    );
    let watched = pin.closeup.seo_view_count.map(|views| {
        json!({
            "@type": "InteractionCounter",
            "interactionType": { "@type": "WatchAction" },
            "userInteractionCount": views,
        })
    });
    let video = json!({
        "@type": "VideoObject",
        "contentUrl": is_open.then_some(&file.url),
        "thumbnailUrl": is_open.then_some(&file.thumbnail),
        "encodingFormat": "video/mp4",
        "duration": duration(file.duration),
        "interactionStatistic": watched,
    });
    said(merged(picture, video))
}

/// ISO 8601, in whole seconds, at least one.
fn duration(ms: i64) -> String {
    let seconds = (ms + 500).div_euclid(1_000).max(1);
    match (seconds / 60, seconds % 60) {
        (0, seconds) => format!("PT{seconds}S"),
        (minutes, 0) => format!("PT{minutes}M"),
        (minutes, seconds) => format!("PT{minutes}M{seconds}S"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_are_told_in_whole_seconds() {
        for (ms, expected) in [
            (0, "PT1S"),
            (1, "PT1S"),
            (1_499, "PT1S"),
            (1_500, "PT2S"),
            (59_499, "PT59S"),
            (59_500, "PT1M"),
            (65_000, "PT1M5S"),
            (900_000, "PT15M"),
        ] {
            assert_eq!(duration(ms), expected, "{ms}");
        }
    }
}
