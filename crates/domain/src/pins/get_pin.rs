//! A pin with what only this viewer sees.

use contract::{
    ids::{PinId, UserId},
    pins::{GetPin, PinDetail, SavedInfo},
    reactions::ReactionType,
};
use store::Tx;

use super::{
    check_seen::check_seen,
    show_pins,
    show_seo::for_visitors,
    sql::{self, PinRow},
};
use crate::{
    boards::show_boards::board_refs,
    ctx::Ctx,
    did_its::sql as did_its,
    error::{Error, Result},
    favorites::sql as favorites,
    feeds::find_hidden::hidden_by,
    links::show_links::show_link,
    reactions::show_reactions::reaction_by,
    sponsorships::show_sponsorships::show_sponsorship,
    times,
    users::show_users::is_there,
};

/// `PinResource/get`.
pub async fn get_pin(ctx: Ctx, input: GetPin) -> Result<PinDetail> {
    detail(&ctx, input.id).await
}

/// The pin as this viewer sees it.
pub async fn detail(ctx: &Ctx, id: PinId) -> Result<PinDetail> {
    let row = visible(ctx, id).await?;
    let mut pin = show_pins::pin_view_of(ctx, &row).await?;
    if let Some(viewer) = ctx.viewer() {
        let follows =
            crate::users::sql::follows::follows(&ctx.house.db, viewer, pin.pinner.id).await?;
        pin.pinner.explicitly_followed_by_me = Some(follows);
        let mine = viewer == pin.pinner.id && !row.note.is_empty();
        pin.pin_note = mine.then(|| row.note.clone());
    }
    pin.sponsorship = show_sponsorship(ctx, &row).await?;
    let mine = felt(ctx, &row).await?;
    Ok(PinDetail {
        saved_info: saved_info(ctx, &row).await?,
        is_mine: ctx.viewer() == Some(pin.pinner.id),
        reaction_by_me: mine.reaction,
        favorited_by_me: mine.is_favorite,
        done_by_me: mine.is_done,
        is_hidden: mine.is_hidden,
        link_about: show_link(ctx, id, pin.link.as_deref()).await?,
        for_visitors: for_visitors(ctx, &row).await?,
        pin,
    })
}

/// When the pin was made, in the form that pages tell search engines; the
/// protocol's form stands in the view.
pub async fn made_at(ctx: &Ctx, id: PinId) -> Result<String> {
    Ok(times::iso(visible(ctx, id).await?.created_ms))
}

/// The pin, if this viewer may see it.
pub async fn visible(ctx: &Ctx, id: PinId) -> Result<PinRow> {
    let row = sql::find(&ctx.house.db, id)
        .await?
        .ok_or_else(Error::not_found)?;
    check_seen(ctx, &ctx.house.db, ctx.viewer(), &row).await?;
    is_there(ctx, UserId(row.pinner_id)).await?;
    Ok(row)
}

/// The pin, taken, if this person may see it; read behind the lock, since it may
/// have gone or been hidden meanwhile.
pub(crate) async fn locked(ctx: &Ctx, tx: &Tx, viewer: UserId, id: PinId) -> Result<PinRow> {
    let row = sql::lock(tx, id).await?.ok_or_else(Error::not_found)?;
    check_seen(ctx, tx, Some(viewer), &row).await?;
    Ok(row)
}

/// What the viewer did with a pin beside saving it.
#[derive(Default)]
struct Felt {
    reaction: Option<ReactionType>,
    is_favorite: bool,
    is_done: bool,
    is_hidden: bool,
}

async fn felt(ctx: &Ctx, pin: &PinRow) -> Result<Felt> {
    let Some(viewer) = ctx.viewer() else {
        return Ok(Felt::default());
    };
    let id = PinId(pin.id);
    Ok(Felt {
        reaction: reaction_by(ctx, id, viewer).await?,
        is_favorite: favorites::is_favorite(&ctx.house.db, viewer, id).await?,
        is_done: did_its::of_person(&ctx.house.db, id, viewer)
            .await?
            .is_some(),
        is_hidden: hidden_by(ctx).await?.contains(&pin.root_id),
    })
}

async fn saved_info(ctx: &Ctx, pin: &PinRow) -> Result<SavedInfo> {
    let Some(viewer) = ctx.viewer() else {
        return Ok(SavedInfo::default());
    };
    let Some((pin_id, board)) =
        sql::saves::saved_by(&ctx.house.db, viewer, PinId(pin.root_id)).await?
    else {
        return Ok(SavedInfo::default());
    };
    let board = board_refs(ctx, [board]).await?.remove(&board);
    Ok(SavedInfo {
        saved_by_me: true,
        board: board.map(|board| (*board).clone()),
        pin_id: Some(pin_id),
    })
}
