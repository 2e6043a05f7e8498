//! Shows the pictures that employees uploaded for articles.

use std::collections::HashMap;

use accounts::uploads::{
    find_picture::{StoredPicture, stored_pictures},
    show_images::images,
};
use contract::{articles::CoverPicture, ids::ArticleId};
use kernel::{ctx::Ctx, error::Result};

use super::sql::ArticleRow;

/// The picture of each article that has one, but for those before which a sensitivity screen stands.
pub(super) async fn show_pictures(
    ctx: &Ctx,
    rows: &[ArticleRow],
) -> Result<HashMap<ArticleId, CoverPicture>> {
    let named: Vec<(ArticleId, &str)> = rows
        .iter()
        .filter_map(|row| Some((row.id, row.cover_signature.as_deref()?)))
        .collect();
    let signatures: Vec<&str> = named.iter().map(|(_, signature)| *signature).collect();
    let stored = stored_pictures(&ctx.house.db, &signatures).await?;
    let open: HashMap<&str, &StoredPicture> = stored
        .iter()
        .filter(|picture| !picture.is_screened)
        .map(|picture| (picture.signature.as_str(), picture))
        .collect();
    let shown = named
        .iter()
        .filter_map(|(id, signature)| Some((*id, picture_view(ctx, open.get(signature)?))));
    Ok(shown.collect())
}

fn picture_view(ctx: &Ctx, picture: &StoredPicture) -> CoverPicture {
    let StoredPicture {
        signature,
        extension,
        width,
        height,
        color,
        ..
    } = picture;
    CoverPicture {
        images: images(&ctx.origin, signature, extension, *width, *height),
        dominant_color: color.clone(),
    }
}
