//! What this room adds to the work of lower ones.

use accounts::users::erase_user::{ERASERS, Eraser, Leftovers};
use contract::ids::UserId;
use kernel::{error::Result, house::House, register};

use super::sql;

register!(ERASERS: Eraser = Eraser {
    find: |house, id, left| Box::pin(find(house, id, left)),
    ..Eraser::of("archives")
});

async fn find(house: &House, id: UserId, left: &mut Leftovers) -> Result<()> {
    let ids = sql::ids_of(&house.db, id).await?;
    left.archives.extend(ids.into_iter().map(|id| id.0));
    Ok(())
}
