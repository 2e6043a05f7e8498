//! What this room adds to the work of lower ones.

use store::Tx;

use super::{
    follow_change::follow_change,
    show_pins,
    sql::{self, bin},
};
use crate::{
    boards::update_board::{FOLLOW_CHANGE, FollowChange},
    error::Result,
    hook,
    links::refresh_link::{LINK_REFRESHED, LinkRefreshed},
    uploads::release_picture::{SHOWS_PICTURE, ShowsPicture},
};

hook!(SHOWS_PICTURE: ShowsPicture, "pins", |tx, signature| Box::pin(shows_picture(
    tx, signature
)));

hook!(LINK_REFRESHED: LinkRefreshed, "pins", show_pins::forget);

hook!(FOLLOW_CHANGE: FollowChange, "pins", |ctx, tx, change| Box::pin(follow_change(
    ctx, tx, change
)));

async fn shows_picture(tx: &Tx, signature: &str) -> Result<bool> {
    Ok(sql::show_picture(tx, signature).await? || bin::shows_picture(tx, signature).await?)
}
