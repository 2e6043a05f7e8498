//! Which of the viewer's boards and saves, and of the pins that they opened, the home feed may
//! learn from.

use collections::{
    boards::{self, BoardFilter, show_boards::board_views},
    pins::{self, Pinned, Whose, show_pins::show_pins_beside},
};
use contract::{
    feeds::{FeedTuner, GetFeedTuner, TunedBoard, TunedPin},
    ids::PinId,
};
use kernel::{ctx::Ctx, error::Result};

use super::{find_taste::find_opened, sql::mutes};

/// Boards shown.
const BOARDS: i64 = 100;
/// Saves shown.
const PINS: i64 = 30;

/// `FeedTunerResource/get`: the viewer's boards, latest saves and the pins that they opened
/// last, each with whether it is muted. Caller: user.
pub async fn get_feed_tuner(ctx: Ctx, _input: GetFeedTuner) -> Result<FeedTuner> {
    let viewer = ctx.user()?;
    let db = &ctx.house.db;
    let rows = boards::list(db, viewer, BoardFilter::Own, i64::MAX, BOARDS).await?;
    let own = Whose {
        pinner: viewer,
        which: Pinned::All,
        secret_too: true,
    };
    let ids = pins::ids_of_pinner(db, &own, i64::MAX, PINS).await?;
    let opened = find_opened(&ctx, viewer).await?;
    let both = ids.iter().chain(&opened).map(|id| id.0);
    let subjects: Vec<i64> = rows.iter().map(|row| row.id.0).chain(both).collect();
    let muted = mutes::muted_among(db, viewer, &subjects).await?;
    let boards = board_views(&ctx, &rows).await?;
    let boards = boards.into_iter().map(|board| TunedBoard {
        is_muted: muted.contains(&board.board.id.0),
        board,
    });
    Ok(FeedTuner {
        boards: boards.collect(),
        pins: tuned(&ctx, ids, &muted).await?,
        opened: tuned(&ctx, opened, &muted).await?,
    })
}

async fn tuned(ctx: &Ctx, ids: Vec<PinId>, muted: &[i64]) -> Result<Vec<TunedPin>> {
    let shown = show_pins_beside(ctx, ids.into_iter().map(|id| (id, id))).await?;
    let tuned = shown.into_iter().map(|(pin, id)| TunedPin {
        pin,
        id,
        is_muted: muted.contains(&id.0),
    });
    Ok(tuned.collect())
}
