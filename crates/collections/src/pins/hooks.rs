//! What this room adds to the work of lower ones.

use accounts::{
    uploads::{
        find_renamed::{SHOWS_VISITORS, ShowsVisitors},
        release_picture::{SHOWS_PICTURE, ShowsPicture},
        rename_picture::{RENAME_PICTURE, RenamePicture},
        screen_pictures::{SPREAD_SCREEN, SpreadScreen},
    },
    users::{
        count_pins::{COUNT_PINS, CountPins},
        erase_user::{ERASERS, Eraser, Leftovers},
        settle_privacy::{SETTLE_PRIVACY, SettlePrivacy},
        show_viewer::{Account, FILL_VIEWER, FillViewer},
    },
};
use contract::{ids::UserId, users::ViewerView};
use kernel::{ctx::Ctx, error::Result, hook, house::House, register, tx::Tx};

use super::{
    delete_all::delete_all,
    follow_change::follow_change,
    rename_picture::rename_picture,
    settle_boards::settle_boards,
    show_pins::show_pins,
    spread_screen::spread_screen,
    sql::{self, bin, of_pinner, pictures},
};
use crate::boards::update_board::{FOLLOW_CHANGE, FollowChange};

/// Pins that are looked at for one that visitors see.
const LOOKED_AT: i64 = 50;

hook!(SHOWS_PICTURE: ShowsPicture, "pins", |tx, signature| Box::pin(shows_picture(
    tx, signature
)));

hook!(FOLLOW_CHANGE: FollowChange, "pins", |ctx, tx, change| Box::pin(follow_change(
    ctx, tx, change
)));

async fn shows_picture(tx: &Tx, signature: &str) -> Result<bool> {
    let pins = pictures::with_picture(tx, signature, 1).await?;
    Ok(!pins.is_empty() || !bin::with_picture(tx, signature, 1).await?.is_empty())
}

hook!(RENAME_PICTURE: RenamePicture, "pins", |tx, names| Box::pin(rename_picture(tx, names)));

hook!(SPREAD_SCREEN: SpreadScreen, "pins", |tx, screening| Box::pin(spread_screen(tx, screening)));

hook!(SHOWS_VISITORS: ShowsVisitors, "pins", |ctx, signature| Box::pin(shows_visitors(
    ctx, signature
)));

async fn shows_visitors(ctx: &Ctx, signature: &str) -> Result<bool> {
    let pins = pictures::open_with_picture(&ctx.house.db, signature, LOOKED_AT).await?;
    Ok(!show_pins(ctx, &pins).await?.is_empty())
}

hook!(SETTLE_PRIVACY: SettlePrivacy, "pins", |ctx, id| Box::pin(settle_boards(ctx, id)));

hook!(COUNT_PINS: CountPins, "pins", |db, id| Box::pin(of_pinner::count(db, id)));
hook!(FILL_VIEWER: FillViewer, "pins", |ctx, of, viewer| Box::pin(fill(ctx, of, viewer)));

async fn fill(ctx: &Ctx, of: &Account, viewer: &mut ViewerView) -> Result<()> {
    viewer.last_repin_id = of_pinner::newest(&ctx.house.db, of.id()).await?;
    Ok(())
}

register!(ERASERS: Eraser = Eraser {
    find: |house, id, left| Box::pin(find_pictures(house, id, left)),
    take_back: |ctx, id| Box::pin(delete_all(ctx, id)),
    ..Eraser::of("pins")
});

async fn find_pictures(house: &House, id: UserId, left: &mut Leftovers) -> Result<()> {
    let shown = sql::pictures_of(&house.db, id).await?;
    let signatures = shown.into_iter().map(|(signature, _)| signature);
    left.pictures.extend(signatures);
    Ok(())
}
