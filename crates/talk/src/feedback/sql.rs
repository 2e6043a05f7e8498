//! The only place that names `feedback`.

use contract::{
    feedback::FeedbackState,
    ids::{FeedbackId, UserId},
};
use kernel::{error::Result, tx::Tx};
use store::{Run, args, owned, row, sql};

row! {
    /// What a viewer told the host.
    pub struct FeedbackRow {
        pub id: FeedbackId,
        /// None of a visitor.
        pub user_id: Option<UserId>,
        pub words: String,
        /// Title and prompt of the dialog, as JSON.
        pub data: String,
        pub page: String,
        pub origin: String,
        /// Name of a [`FeedbackState`].
        pub state: String,
        pub created_ms: i64,
    }
}

sql! {
    INSERT: () =
        "INSERT INTO feedback (id, user_id, words, data, page, origin, state, created_ms, client_id) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING";
    FIND: FeedbackRow =
        "SELECT id, user_id, words, data, page, origin, state, created_ms FROM feedback WHERE id = $1";
    LIST: FeedbackRow =
        "SELECT id, user_id, words, data, page, origin, state, created_ms FROM feedback \
         WHERE state = $1 AND id < $2 ORDER BY id DESC LIMIT $3";
    CHANGE_STATE: () = "UPDATE feedback SET state = $2 WHERE id = $1";
    FORGET_BEFORE: () = "DELETE FROM feedback WHERE id < $1";
}

owned! {
    feedback: "feedback",
        read "SELECT id, words, data, page, origin, state, created_ms FROM feedback \
              WHERE user_id = $1 ORDER BY id",
        erase "DELETE FROM feedback WHERE user_id = $1";
}

/// Keeps what a viewer told, once under the name that their client gave it.
pub async fn insert(tx: &Tx, row: &FeedbackRow, client: Option<&str>) -> Result<()> {
    let FeedbackRow {
        id,
        user_id,
        words,
        data,
        page,
        origin,
        state,
        created_ms,
    } = row;
    let args = args![
        id, user_id, words, data, page, origin, state, created_ms, client
    ];
    tx.exec(&INSERT, &args).await?;
    Ok(())
}

/// Feedback by its id.
pub async fn find(run: &impl Run, id: FeedbackId) -> Result<Option<FeedbackRow>> {
    Ok(run.opt(&FIND, &args![id]).await?)
}

/// Feedback in a state before an id, the latest first.
pub async fn list(
    run: &impl Run,
    state: FeedbackState,
    before: i64,
    most: i64,
) -> Result<Vec<FeedbackRow>> {
    Ok(run.all(&LIST, &args![state.name(), before, most]).await?)
}

/// Closes feedback, or opens it again.
pub async fn change_state(tx: &Tx, id: FeedbackId, state: FeedbackState) -> Result<()> {
    tx.exec(&CHANGE_STATE, &args![id, state.name()]).await?;
    Ok(())
}

/// Forgets what was sent before an id was made.
pub async fn forget_before(tx: &Tx, id: i64) -> Result<()> {
    tx.exec(&FORGET_BEFORE, &args![id]).await?;
    Ok(())
}
