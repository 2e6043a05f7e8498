//! What this room adds to the work of lower ones.

use accounts::users::erase_user::{ERASERS, Eraser};
use kernel::{hook, register};

use super::{leave_boards::leave_boards, show_invited::show_invited, sql};
use crate::boards::{
    bin_board::{BIN_BOARD, BinBoard},
    show_collaborators::{SHOW_INVITED, ShowInvited},
};

hook!(SHOW_INVITED: ShowInvited, "collaborators", |ctx, viewer, boards| Box::pin(
    show_invited(ctx, viewer, boards)
));

hook!(BIN_BOARD: BinBoard, "collaborators", |tx, board| Box::pin(sql::remove_asked(tx, board)));

register!(ERASERS: Eraser = Eraser {
    take_back: |ctx, id| Box::pin(leave_boards(ctx, id)),
    ..Eraser::of("collaborators")
});
