//! What this room adds to the work of lower ones.

use kernel::hook;

use super::sql;
use crate::uploads::release_picture::{SHOWS_PICTURE, ShowsPicture};

hook!(SHOWS_PICTURE: ShowsPicture, "users", |tx, signature| Box::pin(
    sql::show_picture(tx, signature)
));
