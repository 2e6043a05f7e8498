//! The only place that writes `collaborator_invites collaborator_links`;
//! `board_transfers` is below.

pub mod transfers;

use contract::ids::{BoardId, UserId};
use kernel::{error::Result, tx::Tx, validate};
use store::{Run, args, owned, row, sql};

row! {
    /// An invite, a proposal or a request.
    #[derive(Default)]
    pub struct InviteRow {
        pub board_id: BoardId,
        pub user_id: UserId,
        pub invited_by_id: UserId,
        pub status: String,
        pub may_delete: bool,
        pub created_ms: i64,
    }
}

row! {
    /// A link by which users join.
    pub struct LinkRow {
        pub code: String,
        pub board_id: BoardId,
        pub may_delete: bool,
    }
}

sql! {
    INVITE: InviteRow =
        "SELECT board_id, user_id, invited_by_id, status, may_delete, created_ms \
         FROM collaborator_invites WHERE board_id = $1 AND user_id = $2";
    INVITES_OF_BOARD: InviteRow =
        "SELECT board_id, user_id, invited_by_id, status, may_delete, created_ms \
         FROM collaborator_invites WHERE board_id = $1 ORDER BY created_ms DESC, user_id";
    INVITES_OF_USER: InviteRow =
        "SELECT board_id, user_id, invited_by_id, status, may_delete, created_ms \
         FROM collaborator_invites WHERE user_id = $1 ORDER BY board_id DESC";
    INVITES_AMONG: InviteRow =
        "SELECT board_id, user_id, invited_by_id, status, may_delete, created_ms \
         FROM collaborator_invites WHERE user_id = $1 AND board_id IN ($list)";
    COUNT_INVITES: i64 = "SELECT count(*) FROM collaborator_invites WHERE board_id = $1";
    PUT_INVITE: () =
        "INSERT INTO collaborator_invites (board_id, user_id, invited_by_id, status, may_delete, \
         created_ms) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (board_id, user_id) DO UPDATE \
         SET invited_by_id = excluded.invited_by_id, status = excluded.status, \
         may_delete = excluded.may_delete, created_ms = excluded.created_ms";
    REMOVE_INVITE: () = "DELETE FROM collaborator_invites WHERE board_id = $1 AND user_id = $2";
    REMOVE_INVITES: () = "DELETE FROM collaborator_invites WHERE board_id = $1";
    REMOVE_INVITES_OF_USER: () = "DELETE FROM collaborator_invites WHERE user_id = $1";
    REMOVE_INVITES_BETWEEN: () = "DELETE FROM collaborator_invites WHERE user_id = $1 AND invited_by_id = $2";
    LINK: LinkRow = "SELECT code, board_id, may_delete FROM collaborator_links WHERE code = $1";
    LINK_OF_BOARD: LinkRow = "SELECT code, board_id, may_delete FROM collaborator_links WHERE board_id = $1";
    PUT_LINK: () = "INSERT INTO collaborator_links (code, board_id, may_delete, created_ms) VALUES ($1, $2, $3, $4)";
    REMOVE_LINKS: () = "DELETE FROM collaborator_links WHERE board_id = $1";
}

owned! {
    invited: "collaborator_invites",
        read "SELECT board_id, status, created_ms FROM collaborator_invites WHERE user_id = $1",
        erase "DELETE FROM collaborator_invites WHERE user_id = $1";
    inviting: "collaborator_invites",
        read "SELECT board_id, user_id, status, created_ms FROM collaborator_invites WHERE invited_by_id = $1",
        erase "DELETE FROM collaborator_invites WHERE invited_by_id = $1";
    collaborator_links: "collaborator_links",
        read "SELECT code, board_id, created_ms FROM collaborator_links WHERE board_id IN (SELECT id \
              FROM boards WHERE owner_id = $1)",
        erase "DELETE FROM collaborator_links WHERE board_id IN (SELECT id FROM boards WHERE owner_id = $1)";
}

/// Takes every invite and the link of a board away, and the wish to hand it on.
pub async fn remove_asked(tx: &Tx, board: BoardId) -> Result<()> {
    for statement in [&REMOVE_INVITES, &REMOVE_LINKS] {
        tx.exec(statement, &args![board]).await?;
    }
    transfers::end(tx, board).await
}

/// The invite or request of a user.
pub async fn invite(run: &impl Run, board: BoardId, user: UserId) -> Result<Option<InviteRow>> {
    Ok(run.opt(&INVITE, &args![board, user]).await?)
}

/// Those of a board, the newest first.
pub async fn invites_of_board(run: &impl Run, board: BoardId) -> Result<Vec<InviteRow>> {
    Ok(run.all(&INVITES_OF_BOARD, &args![board]).await?)
}

/// Those of a user, the newest board first.
pub async fn invites_of_user(run: &impl Run, user: UserId) -> Result<Vec<InviteRow>> {
    Ok(run.all(&INVITES_OF_USER, &args![user]).await?)
}

/// Those of a user to these boards.
pub async fn invites_among(
    run: &impl Run,
    user: UserId,
    boards: &[BoardId],
) -> Result<Vec<InviteRow>> {
    Ok(run.all_in(&INVITES_AMONG, &args![user], boards).await?)
}

/// How many a board has.
pub async fn count_invites(run: &impl Run, board: BoardId) -> Result<i64> {
    Ok(run.one(&COUNT_INVITES, &args![board]).await?)
}

/// Writes one, in place of the one that is there.
pub async fn put_invite(tx: &Tx, invite: &InviteRow) -> Result<()> {
    let args = args![
        invite.board_id,
        invite.user_id,
        invite.invited_by_id,
        invite.status,
        invite.may_delete,
        invite.created_ms
    ];
    tx.exec(&PUT_INVITE, &args).await?;
    Ok(())
}

/// Removes one; harmless when there is none.
pub async fn remove_invite(tx: &Tx, board: BoardId, user: UserId) -> Result<()> {
    tx.exec(&REMOVE_INVITE, &args![board, user]).await?;
    Ok(())
}

/// Removes all of a board.
pub async fn remove_invites(tx: &Tx, board: BoardId) -> Result<()> {
    tx.exec(&REMOVE_INVITES, &args![board]).await?;
    Ok(())
}

/// Removes all that a user was sent and asked for.
pub async fn remove_invites_of_user(tx: &Tx, user: UserId) -> Result<()> {
    tx.exec(&REMOVE_INVITES_OF_USER, &args![user]).await?;
    Ok(())
}

/// Removes all that one of the two sent the other.
pub async fn remove_invites_between(tx: &Tx, one: UserId, other: UserId) -> Result<()> {
    for (user, by) in [(one, other), (other, one)] {
        tx.exec(&REMOVE_INVITES_BETWEEN, &args![user, by]).await?;
    }
    Ok(())
}

/// The link with a code.
pub async fn link(run: &impl Run, code: &str) -> Result<Option<LinkRow>> {
    if !validate::can_be_kept(code) {
        return Ok(None);
    }
    Ok(run.opt(&LINK, &args![code]).await?)
}

/// The link of a board.
pub async fn link_of_board(run: &impl Run, board: BoardId) -> Result<Option<LinkRow>> {
    Ok(run.opt(&LINK_OF_BOARD, &args![board]).await?)
}

/// Keeps a board's link; the one before must have been removed.
pub async fn put_link(tx: &Tx, link: &LinkRow, now: i64) -> Result<()> {
    let args = args![link.code, link.board_id, link.may_delete, now];
    tx.exec(&PUT_LINK, &args).await?;
    Ok(())
}

/// Removes a board's link.
pub async fn remove_links(tx: &Tx, board: BoardId) -> Result<()> {
    tx.exec(&REMOVE_LINKS, &args![board]).await?;
    Ok(())
}
