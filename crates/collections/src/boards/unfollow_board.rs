//! Unfollows a board.

use contract::{
    boards::{BoardView, FollowBoard},
    ids::{BoardId, UserId},
};
use kernel::{
    ctx::Ctx,
    error::Result,
    events::{self, Event, Source},
    tx::Tx,
};

use super::{find_role::lock_as, get_board::visible, policy, show_boards::board_view_of, sql};

/// `BoardFollowResource/delete`: unfollows a board. Caller: user. Not following
/// already changes nothing.
pub async fn unfollow_board(ctx: Ctx, input: FollowBoard) -> Result<BoardView> {
    let viewer = ctx.user()?;
    let tx = ctx.begin().await?;
    let (_, role) = lock_as(&tx, viewer, input.board_id).await?;
    policy::may_follow(role)?;
    stop_following(&ctx, &tx, viewer, input.board_id).await?;
    tx.commit().await?;
    board_view_of(&ctx, &visible(&ctx, input.board_id).await?).await
}

/// Removes a user's follow of a board, which must have been locked; harmless when
/// there is none.
pub async fn stop_following(ctx: &Ctx, tx: &Tx, follower: UserId, board: BoardId) -> Result<()> {
    if sql::follows::unfollow(tx, follower, board).await? {
        let event = Event::FollowChanged {
            user_id: follower,
            source: Source::Board(board),
        };
        events::emit(ctx, tx, event).await?;
    }
    Ok(())
}
