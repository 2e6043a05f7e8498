//! The code that shows a pin on other websites.

use collections::pins::get_pin::{get_pin, visible};
use contract::{
    pins::{GetPin, PinDetail},
    shares::{GetEmbed, PinEmbed},
};
use kernel::{
    ctx::{Actor, Ctx},
    error::Result,
};

use super::policy;

/// Pixels of the frame across.
const WIDTH: u32 = 345;
/// Pixels of the words below the picture.
const WORDS: u32 = 92;
/// Pixels of the picture down, at least and at most: what is higher is cut.
const HEIGHTS: (u32, u32) = (160, 518);

/// `PinEmbedResource/get`: the code of a pin that both visitors and the viewer
/// see. Caller: every viewer.
pub async fn get_embed(ctx: Ctx, input: GetEmbed) -> Result<PinEmbed> {
    visible(&ctx, input.pin_id).await?;
    let pin = embedded_pin(&ctx, input).await?.pin;
    let origin = &ctx.origin.0;
    let url = format!("{origin}/embed/pin/{}/", pin.id);
    let (width, height) = (WIDTH, height(pin.images.orig.width, pin.images.orig.height));
    let titles = [&pin.title, &pin.alt_text, &pin.board.name];
    let title = titles.into_iter().find(|title| !title.is_empty());
    let title = title.cloned().unwrap_or_default();
    let shown = &pin.images.w474;
    Ok(PinEmbed {
        version: "1.0",
        r#type: "rich",
        provider_name: ctx.house.settings.brand.clone(),
        provider_url: format!("{origin}/"),
        author_name: pin.pinner.full_name,
        author_url: format!("{origin}/{}/", pin.pinner.username),
        thumbnail_url: shown.url.clone(),
        thumbnail_width: shown.width,
        thumbnail_height: shown.height,
        html: format!(
            "<iframe src=\"{url}\" width=\"{width}\" height=\"{height}\" title=\"{}\" \
             loading=\"lazy\" style=\"border:0;border-radius:16px;max-width:100%\"></iframe>",
            quoted(&title)
        ),
        title,
        url,
        width,
        height,
    })
}

/// The pin as a visitor sees it, if it may stand on other websites.
pub async fn embedded_pin(ctx: &Ctx, input: GetEmbed) -> Result<PinDetail> {
    let id = input.pin_id;
    let pin = get_pin(ctx.acting_as(Actor::Visitor), GetPin { id }).await?;
    policy::may_embed(&pin.pin)?;
    Ok(pin)
}

/// Of the whole card, for a picture of so many pixels.
fn height(wide: u32, high: u32) -> u32 {
    let (least, most) = HEIGHTS;
    let picture = u64::from(WIDTH) * u64::from(high) / u64::from(wide.max(1));
    let picture = u32::try_from(picture).unwrap_or(most);
    picture.clamp(least, most) + WORDS
}

/// Text as it may stand in an attribute.
fn quoted(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('"', "&quot;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_is_as_high_as_its_picture_within_bounds() {
        let cases = [
            ((736, 736), 345 + 92),
            ((1000, 1500), 517 + 92),
            ((600, 6000), 518 + 92),
            ((6000, 600), 160 + 92),
            ((0, 0), 160 + 92),
            ((1, u32::MAX), 518 + 92),
        ];
        for ((wide, high), expected) in cases {
            assert_eq!(height(wide, high), expected, "{wide} × {high}");
        }
    }

    #[test]
    fn no_title_leaves_its_attribute() {
        assert_eq!(quoted("\"><b>&"), "&quot;&gt;&lt;b&gt;&amp;");
    }
}
