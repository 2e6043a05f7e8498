//! A pin with what only this viewer sees.

use accounts::users::show_users::is_there;
use contract::{
    boards::Sensitivity,
    ids::{PinId, UserId},
    links::LinkAbout,
    pins::{GetPin, PinDetail, PinView, SavedInfo, closeup::Closeup},
    reactions::ReactionType,
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    times,
    tx::Tx,
};

use super::{
    check_seen::check_seen,
    count_views::count_views,
    find_hidden::hidden_by,
    show_own::show_own,
    show_pins,
    show_seo::for_visitors,
    show_sponsorships::show_sponsorship,
    show_topics::topic_links,
    sql::{
        self, StoredPin,
        look::{self, Look, OfViewerRow},
    },
    takes_comments::takes_comments,
};
use crate::{
    boards::show_boards::{board_refs, tell_membership},
    links::show_links::show_link,
};

/// `PinResource/get`: a pin. Caller: every viewer who sees it.
pub async fn get_pin(ctx: Ctx, input: GetPin) -> Result<PinDetail> {
    detail(&ctx, input.id).await
}

/// The pin as this viewer sees it.
pub async fn detail(ctx: &Ctx, id: PinId) -> Result<PinDetail> {
    let look = look(ctx, id).await?;
    let mut pin = show_pins::pin_view_of(ctx, &look).await?;
    show_own(ctx, &mut pin).await?;
    let is_mine = ctx.viewer() == Some(pin.pinner.id);
    let Look {
        pin: row,
        sponsorship,
        did,
        ..
    } = look;
    pin.pin_note = (is_mine && !row.note.is_empty()).then(|| row.note.clone());
    pin.sponsorship = show_sponsorship(ctx, sponsorship).await?;
    pin.pinner
        .followed(ctx.viewer().map(|_| did.follows_pinner));
    if let Some(origin) = &mut pin.origin_pinner {
        origin.followed(ctx.viewer().map(|_| did.follows_origin));
    }
    tell_membership(ctx, &mut pin.board).await?;
    let link_about = show_link(ctx, id, pin.link.as_deref()).await?;
    Ok(PinDetail {
        saved_info: saved_info(ctx, &did).await?,
        is_mine,
        reaction_by_me: did.reaction.and_then(ReactionType::of),
        favorited_by_me: did.is_favorite,
        done_by_me: did.is_done,
        is_hidden: hidden_by(ctx).await?.contains(&row.root_id),
        closeup: closeup(ctx, &row, &pin, &link_about).await?,
        link_about,
        for_visitors: for_visitors(ctx, &row).await?,
        pin,
    })
}

/// What stands on the pin's own page alone.
async fn closeup(ctx: &Ctx, row: &StoredPin, pin: &PinView, about: &LinkAbout) -> Result<Closeup> {
    let summary = about.rich_summary.as_ref();
    let described = [
        Some(&pin.description),
        summary.map(|page| &page.display_description),
    ];
    let described = described
        .into_iter()
        .flatten()
        .find(|text| !text.is_empty());
    let is_open = !pin.comments_disabled && takes_comments(ctx, pin.pinner.id).await?;
    Ok(Closeup {
        closeup_unified_description: described.cloned().unwrap_or_default(),
        category: pin.topics.first().cloned().unwrap_or_default(),
        topic_links: topic_links(pin.id, &pin.topics),
        mobile_link: pin.link.clone(),
        tracked_link: pin.link.clone(),
        tracking_params: None,
        is_unsafe: pin.board.sensitivity != Sensitivity::None || pin.sensitivity_screen.is_some(),
        is_eligible_for_aggregated_comments: is_open,
        shopping_flags: Vec::new(),
        ships_to_user_country: None,
        story_pin_data_id: None,
        should_open_in_stream: pin.videos.is_some(),
        seo_view_count: count_views(ctx, row).await?,
    })
}

/// When the pin was made, in the form that pages tell search engines; the
/// protocol's form stands in the view.
pub async fn made_at(ctx: &Ctx, id: PinId) -> Result<String> {
    Ok(times::iso(visible(ctx, id).await?.created_ms))
}

/// The pin, if this viewer may see it.
pub async fn visible(ctx: &Ctx, id: PinId) -> Result<StoredPin> {
    let row = sql::find(&ctx.house.db, id)
        .await?
        .ok_or_else(Error::not_found)?;
    check_visible(ctx, &row).await?;
    Ok(row)
}

/// The same with everything that a look at it asks.
pub(super) async fn look(ctx: &Ctx, id: PinId) -> Result<Look> {
    let look = look::look(&ctx.house.db, ctx.viewer(), id).await?;
    let look = look.ok_or_else(Error::not_found)?;
    check_visible(ctx, &look.pin).await?;
    Ok(look)
}

async fn check_visible(ctx: &Ctx, row: &StoredPin) -> Result<()> {
    check_seen(ctx, &ctx.house.db, ctx.viewer(), row).await?;
    is_there(ctx, row.pinner_id).await
}

/// The pin, locked, if this viewer may see it; read behind the lock, since it may
/// have gone or been hidden meanwhile.
pub async fn locked(ctx: &Ctx, tx: &Tx, viewer: UserId, id: PinId) -> Result<StoredPin> {
    let row = sql::lock(tx, id).await?.ok_or_else(Error::not_found)?;
    check_seen(ctx, tx, Some(viewer), &row).await?;
    Ok(row)
}

async fn saved_info(ctx: &Ctx, did: &OfViewerRow) -> Result<SavedInfo> {
    let (Some(pin_id), Some(board)) = (did.saved_pin_id, did.saved_board_id) else {
        return Ok(SavedInfo::default());
    };
    let board = board_refs(ctx, [board]).await?.remove(&board);
    Ok(SavedInfo {
        saved_by_me: true,
        board: board.map(|board| (*board).clone()),
        pin_id: Some(pin_id),
    })
}
