//! What this room adds to the work of lower ones.

use super::{show_invited::show_invited, sql};
use crate::{
    boards::{
        bin_board::{BIN_BOARD, BinBoard},
        show_collaborators::{SHOW_INVITED, ShowInvited},
    },
    hook,
};

hook!(SHOW_INVITED: ShowInvited, "collaborators", |ctx, viewer, boards| Box::pin(
    show_invited(ctx, viewer, boards)
));

hook!(BIN_BOARD: BinBoard, "collaborators", |tx, board| Box::pin(sql::ask_nobody(tx, board)));
