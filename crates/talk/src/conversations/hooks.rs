//! What this room adds to the work of lower ones.

use accounts::users::{
    self,
    erase_user::{ERASERS, Eraser},
    prove_email::{EMAIL_PROVED, EmailProved},
};
use collections::boards::{
    forget_board::{FORGET_BOARD, ForgetBoard},
    settle_members::{SETTLE_MEMBERS, SettleMembers},
};
use contract::ids::UserId;
use kernel::{error::Result, hook, register, tx::Tx};

use super::{
    end_conversation::end_conversation,
    find_seats::have_seats_found,
    follow_board::follow_board,
    sql::{
        emails,
        messages::{self, reactions},
    },
};

hook!(SETTLE_MEMBERS: SettleMembers, "conversations", |ctx, tx, board| Box::pin(
    follow_board(ctx, tx, board)
));

hook!(FORGET_BOARD: ForgetBoard, "conversations", |tx, board, now| Box::pin(
    end_conversation(tx, board, now)
));

register!(ERASERS: Eraser = Eraser {
    forget: |_, tx, id| Box::pin(forget(tx, id)),
    ..Eraser::of("conversations")
});

hook!(EMAIL_PROVED: EmailProved, "conversations", |ctx, tx, user| Box::pin(
    have_seats_found(ctx, tx, user)
));

async fn forget(tx: &Tx, user: UserId) -> Result<()> {
    messages::forget_shared(tx, user).await?;
    reactions::forget_to(tx, user).await?;
    emails::take_back(tx, user).await?;
    // A linked business shares the address of the user whose it is.
    if let Some(row) = users::find(tx, user).await?
        && users::id_by_email(tx, &row.email).await? == Some(user)
    {
        emails::forget_address(tx, &row.email).await?;
    }
    Ok(())
}
