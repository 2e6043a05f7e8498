//! The only place that names `comments comment_places`.

use contract::ids::{CommentId, PinId, UserId};
use kernel::{error::Result, tx::Tx};
use store::{Run, args, owned, row, sql};

row! {
    /// A comment.
    #[derive(Default)]
    pub struct CommentRow {
        pub id: CommentId,
        pub pin_id: PinId,
        pub user_id: UserId,
        pub text: String,
        /// Whether its author alone sees it, as it has a word that the pinner does not want.
        pub is_held: bool,
        /// When its words were changed last.
        pub edited_ms: Option<i64>,
        pub created_ms: i64,
    }
}

sql! {
    FIND: CommentRow =
        "SELECT id, pin_id, user_id, text, is_held, edited_ms, created_ms FROM comments \
         WHERE pin_id = $1 AND id = $2";
    OF_CLIENT: CommentRow =
        "SELECT id, pin_id, user_id, text, is_held, edited_ms, created_ms FROM comments \
         WHERE pin_id = $1 AND user_id = $2 AND client_id = $3";
    LIST: CommentRow =
        "SELECT id, pin_id, user_id, text, is_held, edited_ms, created_ms FROM comments \
         WHERE pin_id = $1 AND id < $2 AND (NOT is_held OR user_id = $3) ORDER BY id DESC LIMIT $4";
    PLACE: PinId = "SELECT pin_id FROM comment_places WHERE id = $1";
    IDS_OF: (CommentId, PinId) =
        "SELECT id, pin_id FROM comments WHERE user_id = $1 ORDER BY id LIMIT $2";
    INSERT: () =
        "INSERT INTO comments (pin_id, id, user_id, text, is_held, client_id, edited_ms, created_ms) \
         VALUES ($1, $2, $3, $4, $5, $6, NULL, $7)";
    INSERT_PLACE: () = "INSERT INTO comment_places (id, pin_id) VALUES ($1, $2)";
    UPDATE: () =
        "UPDATE comments SET text = $3, is_held = $4, edited_ms = $5 WHERE pin_id = $1 AND id = $2";
    DELETE: () = "DELETE FROM comments WHERE pin_id = $1 AND id = $2";
    DELETE_PLACE: () = "DELETE FROM comment_places WHERE id = $1";
    FORGET: CommentId = "DELETE FROM comments WHERE pin_id = $1 RETURNING id";
    FORGET_PLACES: CommentId = "DELETE FROM comment_places WHERE id IN ($list) RETURNING id";
}

owned! {
    comments: "comments",
        read "SELECT id, pin_id, text, edited_ms, created_ms FROM comments WHERE user_id = $1 ORDER BY id",
        erase "DELETE FROM comments WHERE user_id = $1";
}

/// The comment with this id, wherever it is; none when it is gone.
pub async fn find(run: &impl Run, id: CommentId) -> Result<Option<CommentRow>> {
    match run.opt(&PLACE, &args![id]).await? {
        Some(pin) => find_on(run, pin, id).await,
        None => Ok(None),
    }
}

/// The comment with this id below a pin.
pub async fn find_on(run: &impl Run, pin: PinId, id: CommentId) -> Result<Option<CommentRow>> {
    Ok(run.opt(&FIND, &args![pin, id]).await?)
}

/// What a user's browser sent before under this name of its own.
pub async fn of_client(
    run: &impl Run,
    pin: PinId,
    user: UserId,
    client: &str,
) -> Result<Option<CommentRow>> {
    Ok(run.opt(&OF_CLIENT, &args![pin, user, client]).await?)
}

/// Comments of a pin below an id, the latest first: all that are not held back, and the
/// viewer's own.
pub async fn list(
    run: &impl Run,
    pin: PinId,
    below: i64,
    viewer: Option<UserId>,
    most: i64,
) -> Result<Vec<CommentRow>> {
    let viewer = viewer.unwrap_or_default();
    Ok(run.all(&LIST, &args![pin, below, viewer, most]).await?)
}

/// Some comments of a user, and their pins.
pub async fn ids_of(run: &impl Run, user: UserId, most: i64) -> Result<Vec<(CommentId, PinId)>> {
    Ok(run.all(&IDS_OF, &args![user, most]).await?)
}

/// Adds a comment; the pin must have been locked.
pub async fn insert(tx: &Tx, row: &CommentRow, client: Option<&str>) -> Result<()> {
    let args = args![
        row.pin_id,
        row.id,
        row.user_id,
        row.text,
        row.is_held,
        client,
        row.created_ms
    ];
    tx.exec(&INSERT, &args).await?;
    tx.exec(&INSERT_PLACE, &args![row.id, row.pin_id]).await?;
    Ok(())
}

/// Writes its words anew; the pin must have been locked.
pub async fn update(tx: &Tx, row: &CommentRow) -> Result<()> {
    let args = args![row.pin_id, row.id, row.text, row.is_held, row.edited_ms];
    tx.exec(&UPDATE, &args).await?;
    Ok(())
}

/// Deletes it; false when it is gone.
pub async fn delete(tx: &Tx, pin: PinId, id: CommentId) -> Result<bool> {
    tx.exec(&DELETE_PLACE, &args![id]).await?;
    Ok(tx.exec(&DELETE, &args![pin, id]).await? == 1)
}

/// Forgets all of a pin that is gone for good.
pub async fn forget(tx: &Tx, pin: PinId) -> Result<()> {
    let ids = tx.all(&FORGET, &args![pin]).await?;
    tx.all_in(&FORGET_PLACES, &args![], &ids).await?;
    Ok(())
}
