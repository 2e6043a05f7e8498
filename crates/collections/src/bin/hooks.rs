//! What this room adds to the work of lower ones.

use accounts::users::erase_user::{ERASERS, Eraser};
use kernel::register;

use super::erase_boards::{erase_boards, forget_all};

register!(ERASERS: Eraser = Eraser {
    take_back: |ctx, id| Box::pin(erase_boards(ctx, id)),
    forget: |ctx, tx, id| Box::pin(forget_all(ctx, tx, id)),
    ..Eraser::of("bin")
});
