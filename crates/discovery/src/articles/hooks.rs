//! What this room adds to the work of lower ones.

use kernel::hook;

use super::find_editorials::{find_editorials, name_editorials};
use crate::feeds::find_editorials::{
    FIND_EDITORIALS, FindEditorials, NAME_EDITORIALS, NameEditorials,
};

hook!(FIND_EDITORIALS: FindEditorials, "articles", |ctx, at_ms| Box::pin(find_editorials(
    ctx, at_ms
)));

hook!(NAME_EDITORIALS: NameEditorials, "articles", |ctx, ids| Box::pin(name_editorials(ctx, ids)));
