//! Finds pins by a part of a picture.

use collections::pins::show_pins::show_feed_beside;
use contract::{
    answers::Bookmark,
    errors::Code,
    ids::PinId,
    search::visual::{Crop, Lookalikes, SearchVisually, VisualResults},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    lists::{FrozenList, frozen_rows},
};

use super::compare_picture::{Asked, annotate, compare_picture, listed};
use crate::lookalikes::find_lookalikes::Lookalike;

/// `VisualLiveSearchResource/get`: pins that look like a part of a picture. Caller: every
/// viewer who sees the pin; who uploaded the picture.
pub async fn search_visually(ctx: Ctx, input: SearchVisually) -> Result<Lookalikes> {
    let crop = crop(&input)?;
    let asked = match (input.pin_id, input.upload_id) {
        (Some(pin), None) => Asked::of_pin(&ctx, pin, crop).await?,
        (None, Some(upload)) => Asked::of_upload(&ctx, upload, crop).await?,
        _ => {
            let error = Error::field(Code::InvalidInput, "pin_id");
            return Err(error.detail("either pin_id or upload_id is named"));
        }
    };
    let first = match input.bookmarks {
        Bookmark::Start => Some(compare_picture(&ctx, &asked).await?),
        Bookmark::After(_) | Bookmark::End => None,
    };
    let annotations = match &first {
        Some(found) => annotate(&ctx, found).await?,
        None => Vec::new(),
    };
    let (ctx, asked, first) = (&ctx, &asked, first.as_deref());
    let rank = || ranked(ctx, asked, first);
    let show = |some: Vec<(i64, usize)>| {
        show_feed_beside(ctx, some.into_iter().map(|(id, end)| (PinId(id), end)))
    };
    let (bookmark, size) = (&input.bookmarks, input.page_size);
    let page = frozen_rows(ctx, &asked.name, bookmark, size, rank, show).await?;
    Ok(Lookalikes {
        data: VisualResults {
            results: page.items,
            annotations,
        },
        bookmark: page.bookmark,
    })
}

/// All four numbers of a box, or none.
fn crop(input: &SearchVisually) -> Result<Option<Crop>> {
    match (input.x, input.y, input.w, input.h) {
        (None, None, None, None) => Ok(None),
        (Some(x), Some(y), Some(w), Some(h)) => Ok(Some(Crop { x, y, w, h })),
        _ => {
            let error = Error::field(Code::InvalidInput, "crop");
            Err(error.detail("a box has all of x, y, w and h"))
        }
    }
}

async fn ranked(ctx: &Ctx, asked: &Asked, known: Option<&[Lookalike]>) -> Result<FrozenList> {
    match known {
        Some(found) => Ok(listed(found)),
        None => Ok(listed(&compare_picture(ctx, asked).await?)),
    }
}
