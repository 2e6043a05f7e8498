//! Opens the conversation of a board.

use collections::boards::find_role::lock_as;
use contract::{
    conversations::{ConversationView, OpenBoardConversation},
    errors::Code,
    ids::{BoardId, ConversationId},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    tx::Tx,
};

use super::{
    follow_board::settle_seats,
    policy,
    show_conversations::conversation_view,
    sql::{self, ConversationRow, boards},
};

/// `BoardConversationResource/create`: the one conversation of a board's owner and collaborators,
/// which is begun when it is first opened. Caller: writer who is a member of a board with
/// collaborators. Refused where age lets the viewer write to none of them.
pub async fn open_board_conversation(
    ctx: Ctx,
    input: OpenBoardConversation,
) -> Result<ConversationView> {
    let viewer = ctx.writer()?;
    let tx = ctx.begin().await?;
    let (board, role) = lock_as(&tx, viewer, input.board_id).await?;
    policy::may_open(role, board.collaborator_count)?;
    if board.is_hidden_by_host() {
        return Err(Error::not_found());
    }
    let row = find_or_begin(&ctx, &tx, board.id).await?;
    let seated = settle_seats(&ctx, &tx, &row, &board, Some(viewer)).await?;
    if !seated.contains(&viewer) || seated.len() < 2 {
        return Err(Error::new(Code::MessageRefused));
    }
    tx.commit().await?;
    conversation_view(&ctx, viewer, row.id).await
}

/// The board's conversation, locked. The board must have been locked.
async fn find_or_begin(ctx: &Ctx, tx: &Tx, board: BoardId) -> Result<ConversationRow> {
    let id = match boards::of_board(tx, board).await? {
        Some(id) => id,
        None => {
            let id = ConversationId(ctx.new_id());
            boards::insert(tx, id, board, ctx.now()).await?;
            id
        }
    };
    sql::lock(tx, id).await?.ok_or_else(Error::not_found)
}
