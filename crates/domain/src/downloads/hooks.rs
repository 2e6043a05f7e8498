//! What this room adds to the work of lower ones.

use contract::ids::UserId;

use super::sql;
use crate::{
    error::Result,
    house::House,
    register,
    users::erase_user::{ERASERS, Eraser, Leftovers},
};

register!(ERASERS: Eraser = Eraser {
    find: |house, id, left| Box::pin(find(house, id, left)),
    ..Eraser::of("downloads")
});

async fn find(house: &House, id: UserId, left: &mut Leftovers) -> Result<()> {
    left.archives.extend(sql::ids_of(&house.db, id).await?);
    Ok(())
}
