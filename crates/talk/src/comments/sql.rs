//! The only place that names `comments comment_places comment_marks highlighted_comments
//! comment_mentions hidden_comments hidden_commenters comment_features`; but for the first two and
//! `highlighted_comments` in the files below.

mod deleted;
pub mod features;
pub mod hides;
mod marks;
mod mentions;
pub mod pace;
mod taken_down;

use contract::ids::{CommentId, DidItId, PinId, UserId};
use kernel::{
    error::{Error, Result},
    house::Changed,
    tx::Tx,
};
use store::{Run, args, owned, row, sql};

pub use deleted::{Deletion, deleted_before, find_deletion, mark_deleted, unmark_deleted};
pub use marks::{Mark, liked_by, mark, marked_by, marks_on, unmark};
pub use mentions::{MentionRow, is_mentioned, mentions_in, put_mentions, take_out};
pub use taken_down::{put_back, take_down};

row! {
    /// A comment.
    #[derive(Default)]
    pub struct CommentRow {
        pub id: CommentId,
        pub pin_id: PinId,
        pub user_id: UserId,
        pub text: String,
        /// Whether its author alone sees it, as it has a word that the pinner does not want, or the
        /// host holds it or took it down.
        pub is_held: bool,
        /// The comment that it replies to, or the number of the did-it that it is about; 0 where
        /// it stands below the pin itself.
        pub parent_id: CommentId,
        /// Whether that is a did-it.
        pub is_of_did_it: bool,
        /// How many replies it has, without those that are held back.
        pub reply_count: i64,
        pub like_count: i64,
        pub helpful_count: i64,
        /// When its words were changed last.
        pub edited_ms: Option<i64>,
        /// When the host took it down, so that it is held back; none where not.
        pub taken_down_ms: Option<i64>,
        pub created_ms: i64,
    }
}

/// What a comment stands below.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Below {
    /// The pin itself.
    Pin,
    /// A comment, to which it replies.
    Comment(CommentId),
    /// A did-it.
    DidIt(DidItId),
}

impl Below {
    /// As rows have it: the number, and whether that is a did-it.
    pub fn written(self) -> (CommentId, bool) {
        match self {
            Self::Pin => (CommentId::default(), false),
            Self::Comment(id) => (id, false),
            Self::DidIt(id) => (CommentId(id.0), true),
        }
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

    /// What it stands below.
    pub fn below(&self) -> Below {
        match (self.parent_id, self.is_of_did_it) {
            (CommentId(0), _) => Below::Pin,
            (id, true) => Below::DidIt(DidItId(id.0)),
            (id, false) => Below::Comment(id),
        }
    }

    /// The comment that it replies to, if any.
    pub fn parent(&self) -> Option<CommentId> {
        match self.below() {
            Below::Comment(id) => Some(id),
            Below::Pin | Below::DidIt(_) => None,
        }
    }

    /// The did-it that it is about, if any.
    pub fn did_it(&self) -> Option<DidItId> {
        match self.below() {
            Below::DidIt(id) => Some(id),
            Below::Pin | Below::Comment(_) => None,
        }
    }

    /// How many comments it is counted for, with its replies.
    pub fn weight(&self) -> i64 {
        match self.is_held {
            true => 0,
            false => 1 + self.reply_count,
        }
    }
}

sql! {
    FIND: CommentRow =
        "SELECT id, pin_id, user_id, text, is_held, parent_id, is_of_did_it, reply_count, \
         like_count, helpful_count, edited_ms, taken_down_ms, created_ms FROM comments \
         WHERE pin_id = $1 AND id = $2 AND deleted_ms IS NULL";
    OF_CLIENT: CommentRow =
        "SELECT id, pin_id, user_id, text, is_held, parent_id, is_of_did_it, reply_count, \
         like_count, helpful_count, edited_ms, taken_down_ms, created_ms FROM comments \
         WHERE pin_id = $1 AND user_id = $2 AND client_id = $3";
    LIST: CommentRow =
        "SELECT id, pin_id, user_id, text, is_held, parent_id, is_of_did_it, reply_count, \
         like_count, helpful_count, edited_ms, taken_down_ms, created_ms FROM comments \
         WHERE pin_id = $1 AND parent_id = 0 AND id < $2 AND deleted_ms IS NULL \
         AND (NOT is_held OR user_id = $3) ORDER BY id DESC LIMIT $4";
    LIST_HELPFUL: CommentRow =
        "SELECT id, pin_id, user_id, text, is_held, parent_id, is_of_did_it, reply_count, \
         like_count, helpful_count, edited_ms, taken_down_ms, created_ms FROM comments \
         WHERE pin_id = $1 AND parent_id = 0 AND (helpful_count, id) < ($2, $3) AND deleted_ms IS NULL \
         AND (NOT is_held OR user_id = $4) ORDER BY helpful_count DESC, id DESC LIMIT $5";
    LIST_BELOW: CommentRow =
        "SELECT id, pin_id, user_id, text, is_held, parent_id, is_of_did_it, reply_count, \
         like_count, helpful_count, edited_ms, taken_down_ms, created_ms FROM comments \
         WHERE pin_id = $1 AND parent_id = $2 AND id > $3 AND deleted_ms IS NULL \
         AND (NOT is_held OR user_id = $4) ORDER BY id LIMIT $5";
    PLACES: (CommentId, PinId) = "SELECT id, pin_id FROM comment_places WHERE id IN ($list)";
    FIND_MANY: CommentRow =
        "SELECT id, pin_id, user_id, text, is_held, parent_id, is_of_did_it, reply_count, \
         like_count, helpful_count, edited_ms, taken_down_ms, created_ms FROM comments \
         WHERE pin_id = $1 AND deleted_ms IS NULL AND id IN ($list)";
    HELD_BELOW: (CommentId, i64) =
        "SELECT parent_id, count(*) FROM comments WHERE pin_id = $1 AND user_id = $2 AND is_held \
         AND deleted_ms IS NULL AND parent_id IN ($list) GROUP BY parent_id";
    PLACE: PinId = "SELECT pin_id FROM comment_places WHERE id = $1";
    IDS_OF: (CommentId, PinId) =
        "SELECT id, pin_id FROM comments WHERE user_id = $1 AND id > $2 ORDER BY id LIMIT $3";
    INSERT: () =
        "INSERT INTO comments (pin_id, id, user_id, text, is_held, parent_id, is_of_did_it, client_id, \
         reply_count, like_count, helpful_count, edited_ms, created_ms) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 0, 0, 0, NULL, $9)";
    INSERT_PLACE: () = "INSERT INTO comment_places (id, pin_id) VALUES ($1, $2)";
    UPDATE: () =
        "UPDATE comments SET text = $3, is_held = $4, edited_ms = $5 WHERE pin_id = $1 AND id = $2";
    DELETE: CommentId =
        "DELETE FROM comments WHERE pin_id = $1 AND (id = $2 OR parent_id = $2) RETURNING id";
    DELETE_BELOW: CommentId =
        "DELETE FROM comments WHERE pin_id = $1 AND parent_id = $2 AND is_of_did_it RETURNING id";
    COUNT_REPLIES: () =
        "UPDATE comments SET reply_count = reply_count + $3 WHERE pin_id = $1 AND id = $2";
    FORGET: CommentId = "DELETE FROM comments WHERE pin_id = $1 RETURNING id";
    FORGET_PLACES: CommentId = "DELETE FROM comment_places WHERE id IN ($list) RETURNING id";
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
        read "SELECT id, pin_id, parent_id, text, edited_ms, deleted_ms, taken_down_ms, created_ms FROM comments \
              WHERE user_id = $1 ORDER BY id",
        erase "DELETE FROM comments WHERE user_id = $1";
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

/// The same below a number of users who found them helpful and an id, the most helpful first, of
/// those that as many did the latest.
pub async fn list_helpful(
    run: &impl Run,
    pin: PinId,
    [helpful, below]: [i64; 2],
    viewer: Option<UserId>,
    most: i64,
) -> Result<Vec<CommentRow>> {
    let viewer = viewer.unwrap_or_default();
    let args = args![pin, helpful, below, viewer, most];
    Ok(run.all(&LIST_HELPFUL, &args).await?)
}

/// What stands below a comment or a did-it behind an id, the earliest first: as [`list`].
pub async fn list_below(
    run: &impl Run,
    (pin, below): (PinId, Below),
    after: i64,
    viewer: UserId,
    most: i64,
) -> Result<Vec<CommentRow>> {
    // Did-its and comments have no id in common.
    let (parent, _) = below.written();
    let args = args![pin, parent, after, viewer, most];
    Ok(run.all(&LIST_BELOW, &args).await?)
}

/// How many of a user's that stand below these comments and did-its, by number, are held back.
pub async fn held_below(
    run: &impl Run,
    pin: PinId,
    user: UserId,
    ids: &[CommentId],
) -> Result<Vec<(CommentId, i64)>> {
    Ok(run.all_in(&HELD_BELOW, &args![pin, user], ids).await?)
}

/// Some comments of a user behind an id, and their pins; also what was deleted and may come back.
pub async fn ids_of(
    run: &impl Run,
    user: UserId,
    after: CommentId,
    most: i64,
) -> Result<Vec<(CommentId, PinId)>> {
    Ok(run.all(&IDS_OF, &args![user, after, most]).await?)
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
        row.is_of_did_it,
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

/// Deletes it for good, with its replies, what others think of these and whom they mention.
pub async fn delete(tx: &Tx, pin: PinId, id: CommentId) -> Result<()> {
    unhighlight(tx, pin, id).await?;
    let ids = tx.all(&DELETE, &args![pin, id]).await?;
    forget_around(tx, pin, &ids).await
}

/// Deletes what stands below a did-it for good.
pub async fn delete_below(tx: &Tx, pin: PinId, did_it: DidItId) -> Result<()> {
    let ids = tx.all(&DELETE_BELOW, &args![pin, did_it]).await?;
    forget_around(tx, pin, &ids).await
}

/// Forgets what is kept of comments that are gone.
async fn forget_around(tx: &Tx, pin: PinId, ids: &[CommentId]) -> Result<()> {
    marks::delete_marks(tx, pin, ids).await?;
    mentions::delete_mentions(tx, pin, ids).await?;
    tx.all_in(&FORGET_PLACES, &args![], ids).await?;
    Ok(())
}

/// Counts more, or fewer, replies to a comment. The pin must have been locked.
pub async fn count_replies(tx: &Tx, pin: PinId, parent: CommentId, by: i64) -> Result<()> {
    tx.exec(&COUNT_REPLIES, &args![pin, parent, by]).await?;
    Ok(())
}

/// Forgets all of a pin that is gone for good.
pub async fn forget(tx: &Tx, pin: PinId) -> Result<()> {
    marks::forget_marks(tx, pin).await?;
    mentions::forget_mentions(tx, pin).await?;
    tx.exec(&FORGET_HIGHLIGHT, &args![pin]).await?;
    let ids = tx.all(&FORGET, &args![pin]).await?;
    tx.all_in(&FORGET_PLACES, &args![], &ids).await?;
    Ok(())
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
