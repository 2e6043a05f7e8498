//! What this room adds to the work of lower ones.

use contract::ids::UserId;
use kernel::{error::Result, hook, house::House, register, tx::Tx};

use super::{delete_app::forget_app, list_apps::MOST, sql};
use crate::{
    uploads::{
        ban_picture::{DROP_PICTURE, DropPicture},
        release_picture::{SHOWS_PICTURE, ShowsPicture},
        rename_picture::{RENAME_PICTURE, RenamePicture},
    },
    users::erase_user::{ERASERS, Eraser, Leftovers},
};

hook!(SHOWS_PICTURE: ShowsPicture, "apps", |tx, signature| Box::pin(
    sql::show_picture(tx, signature)
));

hook!(RENAME_PICTURE: RenamePicture, "apps", |tx, names| Box::pin(
    sql::rename_picture(tx, names)
));

hook!(DROP_PICTURE: DropPicture, "apps", |tx, signature| Box::pin(
    sql::drop_picture(tx, signature)
));

register!(ERASERS: Eraser = Eraser {
    find: |house, id, left| Box::pin(find(house, id, left)),
    forget: |_, tx, id| Box::pin(forget(tx, id)),
    ..Eraser::of("apps")
});

async fn find(house: &House, id: UserId, left: &mut Leftovers) -> Result<()> {
    let apps = sql::of_owner(&house.db, id, MOST).await?;
    let pictures = apps.into_iter().filter_map(|app| app.picture_signature);
    left.pictures.extend(pictures);
    Ok(())
}

/// Ends what others allowed the apps of a user who is erased.
async fn forget(tx: &Tx, id: UserId) -> Result<()> {
    for app in sql::of_owner(tx, id, MOST).await? {
        // Nothing more is allowed it meanwhile.
        sql::lock(tx, app.id).await?;
        forget_app(tx, app.id).await?;
    }
    Ok(())
}
