//! What this room adds to the work of lower ones.

use super::sql;
use crate::{
    register,
    users::erase_user::{ERASERS, Eraser},
};

register!(ERASERS: Eraser = Eraser {
    forget: |_, tx, id| Box::pin(sql::erase_items(tx, id)),
    ..Eraser::of("batches")
});
