//! What must be true of pictures, and of those that move.

use store::{Sql, sql};

sql! {
    slow LOOK_ALIKES: i64 =
        "SELECT coalesce(look, 0) FROM pictures WHERE look IS NOT NULL AND NOT EXISTS (SELECT 1 FROM look_pictures \
         WHERE look_pictures.look = pictures.look AND look_pictures.signature = pictures.signature) UNION ALL \
         SELECT look FROM look_pictures WHERE NOT EXISTS (SELECT 1 FROM pictures \
         WHERE pictures.signature = look_pictures.signature AND pictures.look = look_pictures.look)";
    slow STILL_VIDEOS: i64 =
        "SELECT pins.id FROM pins JOIN pictures ON pictures.signature = pins.signature \
         WHERE coalesce(pins.video_ms, 0) <> coalesce(pictures.video_ms, 0) UNION ALL \
         SELECT binned_pins.id FROM binned_pins JOIN pictures ON pictures.signature = binned_pins.signature \
         WHERE coalesce(binned_pins.video_ms, 0) <> coalesce(pictures.video_ms, 0)";
    slow ENDED_STAGES: i64 =
        "SELECT id FROM uploads WHERE (stage IS NULL) <> (percent IS NULL) \
         OR (stage IS NOT NULL AND status <> 'processing')";
}

/// Each rule, and the statement that finds what breaks it.
pub(super) static RULES: &[(&str, &Sql<i64>)] = &[
    ("pictures are listed by their look", &LOOK_ALIKES),
    ("pins show videos as long as their pictures", &STILL_VIDEOS),
    (
        "what is done to a video is told until it ends",
        &ENDED_STAGES,
    ),
];
