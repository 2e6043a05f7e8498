//! Mutes a board or a pin in the viewer's home feed, or takes that back.

use collections::{
    boards::{self, find_role::find_role, policy as board_policy},
    pins::{self, check_seen::check_seen, policy as pin_policy},
};
use contract::{
    errors::Code,
    feeds::{FeedTuned, TuneFeed},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    house::Changed,
};

use super::{find_taste::find_opened, sql::mutes};

/// `FeedTunerResource/update`: mutes a board or a pin. Caller: a user who may
/// save to the board; the pin's pinner, or a user who opened it lately.
pub async fn tune_feed(ctx: Ctx, input: TuneFeed) -> Result<FeedTuned> {
    let viewer = ctx.user()?;
    let tx = ctx.begin().await?;
    let subject = match (input.board_id, input.pin_id) {
        (Some(id), _) => {
            let board = boards::find(&tx, id).await?.ok_or_else(Error::not_found)?;
            let role = find_role(&tx, Some(viewer), &board).await?;
            board_policy::may_write(role)?;
            id.0
        }
        (None, Some(id)) => {
            let pin = pins::find(&tx, id).await?.ok_or_else(Error::not_found)?;
            check_seen(&ctx, &tx, Some(viewer), &pin).await?;
            // What was muted may have been opened too long ago to be known.
            if input.is_muted && !find_opened(&ctx, viewer).await?.contains(&id) {
                pin_policy::is_own(viewer, &pin)?;
            }
            id.0
        }
        (None, None) => {
            let missing = Error::field(Code::InvalidInput, "board_id");
            return Err(missing.detail("board_id or pin_id is required"));
        }
    };
    match input.is_muted {
        true => mutes::mute(&tx, viewer, subject, ctx.now()).await?,
        false => mutes::unmute(&tx, viewer, subject).await?,
    }
    tx.changed(Changed::Home(viewer));
    tx.commit().await?;
    Ok(FeedTuned {
        is_muted: input.is_muted,
    })
}
