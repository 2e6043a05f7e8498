//! Shows the pictures that a search leans to.

use accounts::uploads::{find_picture::stored_picture, show_images::address};
use contract::search::ChosenPicture;
use kernel::{ctx::Ctx, error::Result};
use media::Size;

/// Those of the pictures with these signatures that the store holds. Who knows a signature may
/// have the picture's files anyway (decision 3).
pub(super) async fn show_chosen(ctx: &Ctx, signatures: &[&str]) -> Result<Vec<ChosenPicture>> {
    let mut shown = Vec::new();
    for signature in signatures {
        let Some(picture) = stored_picture(&ctx.house.db, signature).await? else {
            continue;
        };
        let (signature, extension) = (picture.signature, &picture.extension);
        shown.push(ChosenPicture {
            image_url: address(&ctx.origin, Size::Square136, &signature, extension),
            image_signature: signature,
            dominant_color: picture.color,
        });
    }
    Ok(shown)
}
