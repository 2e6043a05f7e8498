//! Follows a board.

use contract::boards::{BoardView, FollowBoard};
use kernel::{
    ctx::Ctx,
    error::Result,
    events::{self, Event, Source},
};

use super::{find_role::lock_as, get_board::visible, policy, show_boards::board_view_of, sql};

/// `BoardFollowResource/create`: follows a board. Caller: a user who may write
/// and sees the board, but not its owner. Following again changes nothing.
pub async fn follow_board(ctx: Ctx, input: FollowBoard) -> Result<BoardView> {
    let viewer = ctx.writer()?;
    visible(&ctx, input.board_id).await?;
    let tx = ctx.begin().await?;
    let (_, role) = lock_as(&tx, viewer, input.board_id).await?;
    policy::may_follow(role)?;
    if sql::follows::follow(&tx, viewer, input.board_id, ctx.now()).await? {
        let source = Source::Board(input.board_id);
        let event = Event::FollowChanged {
            user_id: viewer,
            source,
        };
        events::emit(&ctx, &tx, event).await?;
    }
    tx.commit().await?;
    board_view_of(&ctx, &visible(&ctx, input.board_id).await?).await
}
