//! What this room adds to the work of lower ones.

use accounts::{
    rules::open_case::{OPEN_CASE, OpenCase},
    sessions::change_standing::{HOST_SET_STANDING, HostSetStanding},
    uploads::{
        ban_picture::{NOTE_BROUGHT, NoteBrought},
        screen_pictures::{NOTE_SCREENED, NoteScreened},
    },
    users::erase_user::{ERASERS, Eraser},
};
use collections::{
    boards::forget_board::{FORGET_BOARD, ForgetBoard},
    collaborators::accept_transfer::{HAND_ON_BOARD, HandOnBoard},
};
use kernel::{hook, register};

use super::{
    hand_on_board::hand_on_board,
    hold_thing::hold_thing,
    open_found::{open_brought, open_later},
    sql,
    take_measure::measures_in,
};

hook!(NOTE_BROUGHT: NoteBrought, "reports", |ctx, tx, brought| Box::pin(open_brought(
    ctx, tx, brought
)));

hook!(NOTE_SCREENED: NoteScreened, "reports", |tx, signature, now| Box::pin(open_later(
    tx, signature, now
)));

hook!(FORGET_BOARD: ForgetBoard, "reports", |tx, board, _| Box::pin(sql::kept::forget_board(
    tx, board
)));

hook!(HAND_ON_BOARD: HandOnBoard, "reports", |tx, board, owner| Box::pin(hand_on_board(
    tx, board, owner
)));

register!(ERASERS: Eraser = Eraser {
    forget: |_, tx, id| Box::pin(sql::forget(tx, id)),
    ..Eraser::of("reports")
});

hook!(HOST_SET_STANDING: HostSetStanding, "reports", |tx, id, change| {
    Box::pin(sql::end_measures(tx, id, measures_in(change)))
});

hook!(OPEN_CASE: OpenCase, "reports", |ctx, tx, held| Box::pin(hold_thing(ctx, tx, held)));
