//! The only place that names `comments comment_places comment_marks highlighted_comments
//! comment_mentions hidden_comments hidden_commenters comment_features`; the last four below.

pub mod features;
pub mod hides;
mod mentions;

use contract::ids::{CommentId, PinId, UserId};
use kernel::{
    error::{Error, Result},
    house::Changed,
    tx::Tx,
};
use store::{Run, args, owned, row, sql};

pub use mentions::{MentionRow, is_mentioned, mentions_in, put_mentions, take_out};

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
        /// The comment that it replies to; 0 where it stands below the pin itself.
        pub parent_id: CommentId,
        /// How many replies it has, without those that are held back.
        pub reply_count: i64,
        pub like_count: i64,
        pub helpful_count: i64,
        /// When its words were changed last.
        pub edited_ms: Option<i64>,
        pub created_ms: i64,
    }
}

impl CommentRow {
    /// *Not found* where it is held back from this viewer.
    pub fn check_shown_to(&self, viewer: UserId) -> Result<()> {
        match self.is_held && self.user_id != viewer {
            true => Err(Error::not_found()),
            false => Ok(()),
        }
    }

    /// The comment that it replies to, if any.
    pub fn parent(&self) -> Option<CommentId> {
        (self.parent_id != CommentId::default()).then_some(self.parent_id)
    }

    /// How many comments it is counted for, with its replies.
    pub fn weight(&self) -> i64 {
        match self.is_held {
            true => 0,
            false => 1 + self.reply_count,
        }
    }
}

/// What a user thinks of another's comment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mark {
    /// It helped them.
    Helpful,
    /// They like it.
    Like,
}

impl Mark {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Helpful, Self::Like];

    /// As it is written.
    fn number(self) -> i64 {
        match self {
            Self::Helpful => 0,
            Self::Like => 1,
        }
    }

    fn of(number: i64) -> Option<Self> {
        Self::ALL.into_iter().find(|mark| mark.number() == number)
    }
}

sql! {
    FIND: CommentRow =
        "SELECT id, pin_id, user_id, text, is_held, parent_id, reply_count, like_count, \
         helpful_count, edited_ms, created_ms FROM comments \
         WHERE pin_id = $1 AND id = $2";
    OF_CLIENT: CommentRow =
        "SELECT id, pin_id, user_id, text, is_held, parent_id, reply_count, like_count, \
         helpful_count, edited_ms, created_ms FROM comments \
         WHERE pin_id = $1 AND user_id = $2 AND client_id = $3";
    LIST: CommentRow =
        "SELECT id, pin_id, user_id, text, is_held, parent_id, reply_count, like_count, \
         helpful_count, edited_ms, created_ms FROM comments \
         WHERE pin_id = $1 AND parent_id = 0 AND id < $2 AND (NOT is_held OR user_id = $3) \
         ORDER BY id DESC LIMIT $4";
    LIST_REPLIES: CommentRow =
        "SELECT id, pin_id, user_id, text, is_held, parent_id, reply_count, like_count, \
         helpful_count, edited_ms, created_ms FROM comments \
         WHERE pin_id = $1 AND parent_id = $2 AND id > $3 AND (NOT is_held OR user_id = $4) \
         ORDER BY id LIMIT $5";
    PLACES: (CommentId, PinId) = "SELECT id, pin_id FROM comment_places WHERE id IN ($list)";
    FIND_MANY: CommentRow =
        "SELECT id, pin_id, user_id, text, is_held, parent_id, reply_count, like_count, \
         helpful_count, edited_ms, created_ms FROM comments WHERE pin_id = $1 AND id IN ($list)";
    HELD_REPLIES: (CommentId, i64) =
        "SELECT parent_id, count(*) FROM comments WHERE pin_id = $1 AND user_id = $2 AND is_held \
         AND parent_id IN ($list) GROUP BY parent_id";
    BEST: CommentId =
        "SELECT id FROM comments WHERE pin_id = $1 AND parent_id = 0 AND helpful_count > 0 \
         AND NOT is_held ORDER BY helpful_count DESC, id DESC LIMIT $2";
    PLACE: PinId = "SELECT pin_id FROM comment_places WHERE id = $1";
    IDS_OF: (CommentId, PinId) =
        "SELECT id, pin_id FROM comments WHERE user_id = $1 ORDER BY id LIMIT $2";
    INSERT: () =
        "INSERT INTO comments (pin_id, id, user_id, text, is_held, parent_id, client_id, \
         reply_count, like_count, helpful_count, edited_ms, created_ms) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, 0, 0, 0, NULL, $8)";
    INSERT_PLACE: () = "INSERT INTO comment_places (id, pin_id) VALUES ($1, $2)";
    UPDATE: () =
        "UPDATE comments SET text = $3, is_held = $4, edited_ms = $5 WHERE pin_id = $1 AND id = $2";
    DELETE: CommentId =
        "DELETE FROM comments WHERE pin_id = $1 AND (id = $2 OR parent_id = $2) RETURNING id";
    COUNT_REPLIES: () =
        "UPDATE comments SET reply_count = reply_count + $3 WHERE pin_id = $1 AND id = $2";
    FORGET: CommentId = "DELETE FROM comments WHERE pin_id = $1 RETURNING id";
    FORGET_PLACES: CommentId = "DELETE FROM comment_places WHERE id IN ($list) RETURNING id";
}

sql! {
    MARK: () =
        "INSERT INTO comment_marks (pin_id, comment_id, user_id, mark, created_ms) \
         VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING";
    UNMARK: () =
        "DELETE FROM comment_marks WHERE pin_id = $1 AND comment_id = $2 AND user_id = $3 AND mark = $4";
    COUNT_LIKES: () =
        "UPDATE comments SET like_count = like_count + $3 WHERE pin_id = $1 AND id = $2";
    COUNT_HELPFUL: () =
        "UPDATE comments SET helpful_count = helpful_count + $3 WHERE pin_id = $1 AND id = $2";
    MARKS_ON: (CommentId, i64) =
        "SELECT comment_id, mark FROM comment_marks WHERE pin_id = $1 AND user_id = $2 \
         AND comment_id IN ($list)";
    MARKED_BY: (PinId, CommentId) =
        "SELECT pin_id, comment_id FROM comment_marks WHERE user_id = $1 \
         ORDER BY comment_id, mark LIMIT $2";
    DELETE_MARKS: CommentId =
        "DELETE FROM comment_marks WHERE pin_id = $1 AND comment_id IN ($list) RETURNING comment_id";
    FORGET_MARKS: () = "DELETE FROM comment_marks WHERE pin_id = $1";
}

sql! {
    HIGHLIGHTED: CommentId = "SELECT comment_id FROM highlighted_comments WHERE pin_id = $1";
    HIGHLIGHT: () =
        "INSERT INTO highlighted_comments (pin_id, comment_id, created_ms) VALUES ($1, $2, $3) \
         ON CONFLICT (pin_id) DO UPDATE SET comment_id = $2, created_ms = $3";
    UNHIGHLIGHT: () = "DELETE FROM highlighted_comments WHERE pin_id = $1 AND comment_id = $2";
    FORGET_HIGHLIGHT: () = "DELETE FROM highlighted_comments WHERE pin_id = $1";
}

owned! {
    comments: "comments",
        read "SELECT id, pin_id, parent_id, text, edited_ms, created_ms FROM comments \
              WHERE user_id = $1 ORDER BY id",
        erase "DELETE FROM comments WHERE user_id = $1";
    comment_marks: "comment_marks",
        read "SELECT comment_id, mark, created_ms FROM comment_marks WHERE user_id = $1 \
              ORDER BY comment_id, mark",
        erase "DELETE FROM comment_marks WHERE user_id = $1";
}

/// The comment with this id, wherever it is; none when it is gone.
pub async fn find(run: &impl Run, id: CommentId) -> Result<Option<CommentRow>> {
    match run.opt(&PLACE, &args![id]).await? {
        Some(pin) => find_on(run, pin, id).await,
        None => Ok(None),
    }
}

/// Below which pins these comments stand, of those that are there.
pub async fn places(run: &impl Run, ids: &[CommentId]) -> Result<Vec<(CommentId, PinId)>> {
    Ok(run.all_in(&PLACES, &args![], ids).await?)
}

/// The comment with this id below a pin.
pub async fn find_on(run: &impl Run, pin: PinId, id: CommentId) -> Result<Option<CommentRow>> {
    Ok(run.opt(&FIND, &args![pin, id]).await?)
}

/// These comments of a pin, in no order.
pub async fn find_many(run: &impl Run, pin: PinId, ids: &[CommentId]) -> Result<Vec<CommentRow>> {
    Ok(run.all_in(&FIND_MANY, &args![pin], ids).await?)
}

/// Those that most found helpful, the most helpful first.
pub async fn best(run: &impl Run, pin: PinId, most: i64) -> Result<Vec<CommentId>> {
    Ok(run.all(&BEST, &args![pin, most]).await?)
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

/// Comments of a pin below an id that reply to none, the latest first: all that are not held
/// back, and the viewer's own.
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

/// Replies to a comment behind an id, the earliest first: as [`list`].
pub async fn list_replies(
    run: &impl Run,
    (pin, parent): (PinId, CommentId),
    after: i64,
    viewer: UserId,
    most: i64,
) -> Result<Vec<CommentRow>> {
    let args = args![pin, parent, after, viewer, most];
    Ok(run.all(&LIST_REPLIES, &args).await?)
}

/// How many replies of a user to these comments are held back.
pub async fn held_replies(
    run: &impl Run,
    pin: PinId,
    user: UserId,
    ids: &[CommentId],
) -> Result<Vec<(CommentId, i64)>> {
    Ok(run.all_in(&HELD_REPLIES, &args![pin, user], ids).await?)
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
        row.parent_id,
        client,
        row.created_ms
    ];
    tx.exec(&INSERT, &args).await?;
    tx.exec(&INSERT_PLACE, &args![row.id, row.pin_id]).await?;
    Ok(())
}

/// Writes its words anew; one that is held back is highlighted no longer. The pin must have
/// been locked.
pub async fn update(tx: &Tx, row: &CommentRow) -> Result<()> {
    let args = args![row.pin_id, row.id, row.text, row.is_held, row.edited_ms];
    tx.exec(&UPDATE, &args).await?;
    if row.is_held {
        unhighlight(tx, row.pin_id, row.id).await?;
    }
    tx.changed(Changed::Pin(row.pin_id));
    Ok(())
}

/// Deletes it with its replies, what others think of these and whom they mention.
pub async fn delete(tx: &Tx, pin: PinId, id: CommentId) -> Result<()> {
    unhighlight(tx, pin, id).await?;
    let ids = tx.all(&DELETE, &args![pin, id]).await?;
    tx.all_in(&DELETE_MARKS, &args![pin], &ids).await?;
    mentions::delete_mentions(tx, pin, &ids).await?;
    tx.all_in(&FORGET_PLACES, &args![], &ids).await?;
    Ok(())
}

/// Counts more, or fewer, replies to a comment. The pin must have been locked.
pub async fn count_replies(tx: &Tx, pin: PinId, parent: CommentId, by: i64) -> Result<()> {
    tx.exec(&COUNT_REPLIES, &args![pin, parent, by]).await?;
    Ok(())
}

/// Forgets all of a pin that is gone for good.
pub async fn forget(tx: &Tx, pin: PinId) -> Result<()> {
    tx.exec(&FORGET_MARKS, &args![pin]).await?;
    mentions::forget_mentions(tx, pin).await?;
    tx.exec(&FORGET_HIGHLIGHT, &args![pin]).await?;
    let ids = tx.all(&FORGET, &args![pin]).await?;
    tx.all_in(&FORGET_PLACES, &args![], &ids).await?;
    Ok(())
}

/// Adds a user's mark; harmless when it is there. The pin must have been locked.
pub async fn mark(tx: &Tx, row: &CommentRow, user: UserId, mark: Mark, now: i64) -> Result<()> {
    let number = mark.number();
    let args = args![row.pin_id, row.id, user, number, now];
    match tx.exec(&MARK, &args).await? {
        1 => count(tx, row.pin_id, row.id, mark, 1).await,
        _ => Ok(()),
    }
}

/// Removes a user's mark; harmless when there is none. The pin must have been locked.
pub async fn unmark(tx: &Tx, pin: PinId, id: CommentId, user: UserId, mark: Mark) -> Result<()> {
    let number = mark.number();
    let args = args![pin, id, user, number];
    match tx.exec(&UNMARK, &args).await? {
        1 => count(tx, pin, id, mark, -1).await,
        _ => Ok(()),
    }
}

/// Invariant: no number is ever below 0; the table refuses it.
async fn count(tx: &Tx, pin: PinId, id: CommentId, mark: Mark, by: i64) -> Result<()> {
    let count = match mark {
        Mark::Helpful => &COUNT_HELPFUL,
        Mark::Like => &COUNT_LIKES,
    };
    tx.exec(count, &args![pin, id, by]).await?;
    Ok(())
}

/// A user's marks on several comments of a pin.
pub async fn marks_on(
    run: &impl Run,
    pin: PinId,
    user: UserId,
    ids: &[CommentId],
) -> Result<Vec<(CommentId, Mark)>> {
    let rows = run.all_in(&MARKS_ON, &args![pin, user], ids).await?;
    let known = |(id, mark)| Some((id, Mark::of(mark)?));
    Ok(rows.into_iter().filter_map(known).collect())
}

/// Some comments that a user marked, with their pins; one that was marked twice may come twice.
pub async fn marked_by(run: &impl Run, user: UserId, most: i64) -> Result<Vec<(PinId, CommentId)>> {
    Ok(run.all(&MARKED_BY, &args![user, most]).await?)
}

/// Which comment of a pin its pinner put before all others.
pub async fn highlighted(run: &impl Run, pin: PinId) -> Result<Option<CommentId>> {
    Ok(run.opt(&HIGHLIGHTED, &args![pin]).await?)
}

/// Puts a comment before all others, in the place of another. The pin must have been locked.
pub async fn highlight(tx: &Tx, pin: PinId, id: CommentId, now: i64) -> Result<()> {
    tx.exec(&HIGHLIGHT, &args![pin, id, now]).await?;
    tx.changed(Changed::Pin(pin));
    Ok(())
}

/// Takes it from there; harmless when it is not there.
pub async fn unhighlight(tx: &Tx, pin: PinId, id: CommentId) -> Result<()> {
    if tx.exec(&UNHIGHLIGHT, &args![pin, id]).await? == 1 {
        tx.changed(Changed::Pin(pin));
    }
    Ok(())
}
