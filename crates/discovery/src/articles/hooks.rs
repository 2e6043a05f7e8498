//! What this room adds to the work of lower ones.

use kernel::hook;

use super::{
    find_editorials::{find_editorials, name_editorials},
    note_users::note_users,
};
use crate::{
    activities::hand_on_acts::{TAKE_ACTS, TakeActs},
    feeds::find_editorials::{FIND_EDITORIALS, FindEditorials, NAME_EDITORIALS, NameEditorials},
};

hook!(TAKE_ACTS: TakeActs, "articles", |tx, acts| Box::pin(note_users(tx, acts)));

hook!(FIND_EDITORIALS: FindEditorials, "articles", |ctx, at_ms| Box::pin(find_editorials(
    ctx, at_ms
)));

hook!(NAME_EDITORIALS: NameEditorials, "articles", |ctx, ids| Box::pin(name_editorials(ctx, ids)));
