//! What this room adds to the work of lower ones.

use accounts::uploads::{
    ban_picture::{DROP_PICTURE, DropPicture},
    find_renamed::{SHOWS_VISITORS, ShowsVisitors},
    release_picture::{SHOWS_PICTURE, ShowsPicture},
    rename_picture::{RENAME_PICTURE, RenamePicture},
    screen_pictures::{SPREAD_SCREEN, Screening, SpreadScreen},
};
use kernel::{error::Result, hook, house::Changed, tx::Tx};

use super::{
    find_editorials::{find_editorials, name_editorials},
    note_users::note_users,
    show_origin::show_origin,
    sql::covers,
};
use crate::{
    activities::hand_on_acts::{TAKE_ACTS, TakeActs},
    feeds::find_editorials::{FIND_EDITORIALS, FindEditorials, NAME_EDITORIALS, NameEditorials},
    search::find_origin::{FIND_ARTICLE, FindArticle},
};

hook!(TAKE_ACTS: TakeActs, "articles", |tx, acts| Box::pin(note_users(tx, acts)));

hook!(FIND_EDITORIALS: FindEditorials, "articles", |ctx, at_ms| Box::pin(find_editorials(
    ctx, at_ms
)));

hook!(NAME_EDITORIALS: NameEditorials, "articles", |ctx, ids| Box::pin(name_editorials(ctx, ids)));

hook!(FIND_ARTICLE: FindArticle, "articles", |ctx, id| Box::pin(show_origin(ctx, id)));

hook!(SHOWS_PICTURE: ShowsPicture, "articles", |tx, signature| Box::pin(covers::has_picture(
    tx, signature
)));

hook!(RENAME_PICTURE: RenamePicture, "articles", |tx, names| Box::pin(covers::rename_picture(
    tx, names
)));

hook!(DROP_PICTURE: DropPicture, "articles", |tx, signature| Box::pin(async move {
    covers::drop_picture(tx, signature).await?;
    // What articles show is the host's.
    Ok(Vec::new())
}));

hook!(SPREAD_SCREEN: SpreadScreen, "articles", |tx, screening| Box::pin(note_screen(
    tx, screening
)));

/// Articles keep nothing of screens, which are asked for as they are shown: what is kept of their
/// pages is made again.
async fn note_screen(tx: &Tx, screening: &Screening) -> Result<u64> {
    if covers::has_picture(tx, &screening.signature).await? {
        tx.changed(Changed::Articles);
    }
    Ok(0)
}

hook!(SHOWS_VISITORS: ShowsVisitors, "articles", |ctx, signature| Box::pin(
    covers::stands_with(&ctx.house.db, signature, ctx.now())
));
