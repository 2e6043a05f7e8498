//! What a pin is about.

use accounts::users::find_locale::find_locale;
use collections::pins::{StoredPin, get_pin::visible};
use contract::interests::{ListPinInterests, PinInterest, PinInterests};
use kernel::{ctx::Ctx, error::Result};

use super::{
    classify::{Alike, Said, Told, classify_beside},
    taxonomy::taxonomy,
    tell_pin::tell_pin,
};

/// `PinInterestsResource/get`: topics that are told of a pin and those that hold them,
/// the surest first. Caller: every viewer who sees the pin.
pub async fn list_pin_interests(ctx: Ctx, input: ListPinInterests) -> Result<PinInterests> {
    let pin = visible(&ctx, input.pin_id).await?;
    let told = tell_pin(&ctx.house, &pin).await?;
    let locale = find_locale(&ctx).await?;
    let told = told.into_iter().filter_map(|told| {
        let interest = taxonomy().by_id(told.id)?.named(&locale);
        Some(PinInterest {
            interest,
            confidence: told.confidence,
        })
    });
    Ok(PinInterests {
        interests: told.collect(),
    })
}

/// What the words of a pin tell.
pub(crate) fn tell(pin: &StoredPin) -> Vec<Told> {
    tell_beside(pin, &[])
}

/// The same, where pictures that look like its own are known.
pub(super) fn tell_beside(pin: &StoredPin, alike: &[Alike]) -> Vec<Told> {
    let topics: Vec<String> = serde_json::from_str(&pin.topics).unwrap_or_default();
    let said = Said {
        topics: &topics,
        title: &pin.title,
        description: &pin.description,
        alt_text: &pin.alt_text,
    };
    classify_beside(taxonomy(), &said, alike)
}
