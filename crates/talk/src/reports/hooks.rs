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
use collections::boards::forget_board::{FORGET_BOARD, ForgetBoard};
use kernel::{hook, register};

use super::{
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

register!(ERASERS: Eraser = Eraser {
    forget: |_, tx, id| Box::pin(sql::forget(tx, id)),
    ..Eraser::of("reports")
});

hook!(HOST_SET_STANDING: HostSetStanding, "reports", |tx, id, change| {
    Box::pin(sql::end_measures(tx, id, measures_in(change)))
});

hook!(OPEN_CASE: OpenCase, "reports", |ctx, tx, held| Box::pin(hold_thing(ctx, tx, held)));
