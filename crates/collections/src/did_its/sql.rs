//! The only place that names `did_its did_it_pictures did_it_marks`.

pub mod pace;
pub mod screened;
mod taken_down;
mod tellers;

use accounts::uploads::{find_picture::StoredPicture, rename_picture::Renaming};
use contract::{
    did_its::Mark,
    ids::{DidItId, PinId, UserId},
};
use kernel::{
    error::{Error, Result},
    house::Changed,
    tx::Tx,
};
use store::{Run, args, owned, row, sql};

pub use taken_down::set_taken_down;
pub use tellers::tellers_among;

row! {
    /// A did-it.
    #[derive(Default)]
    pub struct DidItRow {
        /// Its id.
        pub id: DidItId,
        /// Of which pin.
        pub pin_id: PinId,
        /// Who told it.
        pub user_id: UserId,
        /// How it went; may be empty.
        pub details: String,
        /// Whether its author alone sees it, as it has a word that the pinner does not want.
        pub is_held: bool,
        /// How many comments it has, without those that are held back.
        pub comment_count: i64,
        /// How many like it.
        pub like_count: i64,
        /// How many found it helpful.
        pub helpful_count: i64,
        /// When the host took it down; none where not.
        pub taken_down_ms: Option<i64>,
        /// When it was told.
        pub created_ms: i64,
    }
}

impl DidItRow {
    /// Whether it is shown to all and counted: it is not held back, and the host did not take it
    /// down.
    pub fn is_shown(&self) -> bool {
        !self.is_held && self.taken_down_ms.is_none()
    }

    /// *Not found* where it is not shown, but for its author.
    pub fn check_shown_to(&self, viewer: Option<UserId>) -> Result<()> {
        match self.is_shown() || viewer == Some(self.user_id) {
            true => Ok(()),
            false => Err(Error::not_found()),
        }
    }
}

row! {
    /// A photograph beside it.
    pub struct ShotRow {
        pub did_it_id: DidItId,
        pub place: i64,
        pub signature: String,
        pub extension: String,
        pub width: i64,
        pub height: i64,
        pub color: String,
        /// Whether a sensitivity screen stands before it.
        pub is_screened: bool,
    }
}

sql! {
    FIND: DidItRow =
        "SELECT id, pin_id, user_id, details, is_held, comment_count, like_count, helpful_count, \
         taken_down_ms, created_ms FROM did_its WHERE id = $1";
    FIND_MANY: DidItRow =
        "SELECT id, pin_id, user_id, details, is_held, comment_count, like_count, helpful_count, \
         taken_down_ms, created_ms FROM did_its WHERE pin_id = $1 AND id IN ($list)";
    OF_PERSON: DidItRow =
        "SELECT id, pin_id, user_id, details, is_held, comment_count, like_count, helpful_count, \
         taken_down_ms, created_ms FROM did_its WHERE pin_id = $1 AND user_id = $2";
    LIST: DidItRow =
        "SELECT id, pin_id, user_id, details, is_held, comment_count, like_count, helpful_count, \
         taken_down_ms, created_ms FROM did_its WHERE pin_id = $1 AND id < $2 \
         AND (NOT is_held OR user_id = $3) ORDER BY id DESC LIMIT $4";
    LIST_HELPFUL: DidItRow =
        "SELECT id, pin_id, user_id, details, is_held, comment_count, like_count, helpful_count, \
         taken_down_ms, created_ms FROM did_its WHERE pin_id = $1 AND (helpful_count, id) < ($2, $3) \
         AND (NOT is_held OR user_id = $4) ORDER BY helpful_count DESC, id DESC LIMIT $5";
    AUTHORS: (PinId, UserId) = "SELECT pin_id, user_id FROM did_its WHERE id IN ($list)";
    SHOWN_AUTHORS: (PinId, UserId) =
        "SELECT pin_id, user_id FROM did_its WHERE taken_down_ms IS NULL AND NOT is_held AND id IN ($list)";
    IDS_OF: (DidItId, PinId) =
        "SELECT id, pin_id FROM did_its WHERE user_id = $1 AND id > $2 ORDER BY id LIMIT $3";
    INSERT: () =
        "INSERT INTO did_its (pin_id, user_id, id, details, is_held, like_count, helpful_count, created_ms) \
         VALUES ($1, $2, $3, $4, $5, 0, 0, $6)";
    UPDATE: () = "UPDATE did_its SET details = $3, is_held = $4 WHERE pin_id = $1 AND user_id = $2";
    DELETE: () = "DELETE FROM did_its WHERE id = $1";
    COUNT_LIKES: () = "UPDATE did_its SET like_count = like_count + $2 WHERE id = $1";
    COUNT_HELPFUL: () = "UPDATE did_its SET helpful_count = helpful_count + $2 WHERE id = $1";
    COUNT_COMMENTS: () = "UPDATE did_its SET comment_count = comment_count + $2 WHERE id = $1";
    FORGET: () = "DELETE FROM did_its WHERE pin_id = $1";
}

sql! {
    SHOTS: ShotRow =
        "SELECT did_it_id, place, signature, extension, width, height, color, is_screened \
         FROM did_it_pictures WHERE did_it_id IN ($list)";
    ADD_SHOT: () =
        "INSERT INTO did_it_pictures (did_it_id, place, user_id, signature, extension, width, height, \
         color, is_screened) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)";
    DELETE_SHOTS: String = "DELETE FROM did_it_pictures WHERE did_it_id = $1 RETURNING signature";
    WITH_PICTURE: DidItId = "SELECT did_it_id FROM did_it_pictures WHERE signature = $1 LIMIT $2";
    RENAME_PICTURE: DidItId =
        "UPDATE did_it_pictures SET signature = $2 WHERE signature = $1 RETURNING did_it_id";
    STANDING_WITH_PICTURE: DidItRow =
        "SELECT id, pin_id, user_id, details, is_held, comment_count, like_count, helpful_count, \
         taken_down_ms, created_ms FROM did_its WHERE taken_down_ms IS NULL AND id IN \
         (SELECT did_it_id FROM did_it_pictures WHERE signature = $1) LIMIT $2";
    PICTURES_OF: (String, String) =
        "SELECT signature, min(extension) FROM did_it_pictures WHERE user_id = $1 GROUP BY signature \
         ORDER BY signature";
    FORGET_SHOTS: String =
        "DELETE FROM did_it_pictures WHERE did_it_id IN (SELECT id FROM did_its WHERE pin_id = $1) \
         RETURNING signature";
}

sql! {
    MARK: () =
        "INSERT INTO did_it_marks (did_it_id, user_id, mark, created_ms) VALUES ($1, $2, $3, $4) \
         ON CONFLICT DO NOTHING";
    UNMARK: () = "DELETE FROM did_it_marks WHERE did_it_id = $1 AND user_id = $2 AND mark = $3";
    DELETE_MARKS: () = "DELETE FROM did_it_marks WHERE did_it_id = $1";
    MARKS_ON: (DidItId, String) =
        "SELECT did_it_id, mark FROM did_it_marks WHERE user_id = $1 AND did_it_id IN ($list)";
    MARKED_BY: DidItId = "SELECT did_it_id FROM did_it_marks WHERE user_id = $1 ORDER BY did_it_id LIMIT $2";
    FORGET_MARKS: () = "DELETE FROM did_it_marks WHERE did_it_id IN (SELECT id FROM did_its WHERE pin_id = $1)";
}

owned! {
    did_its: "did_its",
        read "SELECT id, pin_id, details, taken_down_ms, created_ms FROM did_its WHERE user_id = $1 ORDER BY id",
        erase "DELETE FROM did_its WHERE user_id = $1";
    did_it_pictures: "did_it_pictures",
        read "SELECT did_it_id, place, signature, extension FROM did_it_pictures WHERE user_id = $1 \
              ORDER BY did_it_id, place",
        erase "DELETE FROM did_it_pictures WHERE user_id = $1";
    did_it_marks: "did_it_marks",
        read "SELECT did_it_id, mark, created_ms FROM did_it_marks WHERE user_id = $1 ORDER BY did_it_id, mark",
        erase "DELETE FROM did_it_marks WHERE user_id = $1";
}

/// The one with this id.
pub async fn find(run: &impl Run, id: DidItId) -> Result<Option<DidItRow>> {
    Ok(run.opt(&FIND, &args![id]).await?)
}

/// A user's did-it of a pin.
pub async fn of_user(run: &impl Run, pin: PinId, user: UserId) -> Result<Option<DidItRow>> {
    Ok(run.opt(&OF_PERSON, &args![pin, user]).await?)
}

/// Did-its of a pin below an id, the latest first: all that are not held back, and the viewer's own.
pub async fn list(
    run: &impl Run,
    pin: PinId,
    below: i64,
    viewer: Option<UserId>,
    most: i64,
) -> Result<Vec<DidItRow>> {
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
) -> Result<Vec<DidItRow>> {
    let viewer = viewer.unwrap_or_default();
    let args = args![pin, helpful, below, viewer, most];
    Ok(run.all(&LIST_HELPFUL, &args).await?)
}

/// These did-its of a pin, in no order.
pub async fn find_many(run: &impl Run, pin: PinId, ids: &[DidItId]) -> Result<Vec<DidItRow>> {
    Ok(run.all_in(&FIND_MANY, &args![pin], ids).await?)
}

/// Some did-its of a user behind an id, and their pins.
pub async fn ids_of(
    run: &impl Run,
    user: UserId,
    after: DidItId,
    most: i64,
) -> Result<Vec<(DidItId, PinId)>> {
    Ok(run.all(&IDS_OF, &args![user, after, most]).await?)
}

/// Adds a did-it; the pin must have been locked.
pub async fn insert(tx: &Tx, row: &DidItRow) -> Result<()> {
    let args = args![
        row.pin_id,
        row.user_id,
        row.id,
        row.details,
        row.is_held,
        row.created_ms
    ];
    tx.exec(&INSERT, &args).await?;
    tx.changed(Changed::Pin(row.pin_id));
    Ok(())
}

/// Writes the words anew, and whether they are held back.
pub async fn update(tx: &Tx, row: &DidItRow) -> Result<()> {
    let args = args![row.pin_id, row.user_id, row.details, row.is_held];
    tx.exec(&UPDATE, &args).await?;
    tx.changed(Changed::Pin(row.pin_id));
    Ok(())
}

/// Deletes it with what others think of it.
pub async fn delete(tx: &Tx, id: DidItId) -> Result<()> {
    tx.exec(&DELETE_MARKS, &args![id]).await?;
    tx.exec(&DELETE, &args![id]).await?;
    Ok(())
}

/// Photographs of several, in their order.
pub async fn shots(run: &impl Run, ids: &[DidItId]) -> Result<Vec<ShotRow>> {
    let mut shots = run.all_in(&SHOTS, &args![], ids).await?;
    shots.sort_by_key(|shot| (shot.did_it_id, shot.place));
    Ok(shots)
}

/// Puts photographs beside it, where none are.
pub async fn add_shots(tx: &Tx, row: &DidItRow, pictures: &[StoredPicture]) -> Result<()> {
    for (place, picture) in (0_i64..).zip(pictures) {
        let args = args![
            row.id,
            place,
            row.user_id,
            picture.signature,
            picture.extension,
            picture.width,
            picture.height,
            picture.color,
            picture.is_screened
        ];
        tx.exec(&ADD_SHOT, &args).await?;
    }
    Ok(())
}

/// Takes its photographs away; answers which they were.
pub async fn delete_shots(tx: &Tx, id: DidItId) -> Result<Vec<String>> {
    Ok(tx.all(&DELETE_SHOTS, &args![id]).await?)
}

/// Some that show this picture: their pins and authors.
pub async fn with_picture(
    run: &impl Run,
    signature: &str,
    most: i64,
) -> Result<Vec<(PinId, UserId)>> {
    let ids = run.all(&WITH_PICTURE, &args![signature, most]).await?;
    let ids: Vec<DidItId> = ids.into_iter().collect();
    Ok(run.all_in(&AUTHORS, &args![], &ids).await?)
}

/// The same of those that others see.
pub async fn shown_with_picture(
    run: &impl Run,
    signature: &str,
    most: i64,
) -> Result<Vec<(PinId, UserId)>> {
    let ids = run.all(&WITH_PICTURE, &args![signature, most]).await?;
    let ids: Vec<DidItId> = ids.into_iter().collect();
    Ok(run.all_in(&SHOWN_AUTHORS, &args![], &ids).await?)
}

/// Some that show this picture and were not taken down.
pub async fn standing_with_picture(
    run: &impl Run,
    signature: &str,
    most: i64,
) -> Result<Vec<DidItRow>> {
    let args = args![signature, most];
    Ok(run.all(&STANDING_WITH_PICTURE, &args).await?)
}

/// Renames a picture of did-its; of how many it was.
pub async fn rename_picture(tx: &Tx, names: &Renaming) -> Result<u64> {
    let renamed = tx
        .all(&RENAME_PICTURE, &args![names.old, names.new])
        .await?;
    let renamed: Vec<DidItId> = renamed.into_iter().collect();
    for (pin, _) in tx.all_in(&AUTHORS, &args![], &renamed).await? {
        tx.changed(Changed::Pin(pin));
    }
    Ok(renamed.len() as u64)
}

/// Signature and extension of every photograph of a user's did-its.
pub async fn pictures_of(run: &impl Run, user: UserId) -> Result<Vec<(String, String)>> {
    Ok(run.all(&PICTURES_OF, &args![user]).await?)
}

/// Adds a user's mark; false when there was one. The pin must have been locked.
pub async fn mark(tx: &Tx, id: DidItId, user: UserId, mark: Mark, now: i64) -> Result<bool> {
    let word = name(mark);
    let args = args![id, user, word, now];
    let is_new = tx.exec(&MARK, &args).await? == 1;
    if is_new {
        count(tx, id, mark, 1).await?;
    }
    Ok(is_new)
}

/// Removes a user's mark; false when there was none. The pin must have been
/// locked.
pub async fn unmark(tx: &Tx, id: DidItId, user: UserId, mark: Mark) -> Result<bool> {
    let word = name(mark);
    let args = args![id, user, word];
    let was_there = tx.exec(&UNMARK, &args).await? == 1;
    if was_there {
        count(tx, id, mark, -1).await?;
    }
    Ok(was_there)
}

/// Invariant: no number is ever below 0; the table refuses it.
async fn count(tx: &Tx, id: DidItId, mark: Mark, by: i64) -> Result<()> {
    let count = match mark {
        Mark::Like => &COUNT_LIKES,
        Mark::Helpful => &COUNT_HELPFUL,
    };
    tx.exec(count, &args![id, by]).await?;
    Ok(())
}

/// Counts more, or fewer, comments below it. The pin must have been locked.
pub async fn count_comments(tx: &Tx, id: DidItId, by: i64) -> Result<()> {
    tx.exec(&COUNT_COMMENTS, &args![id, by]).await?;
    Ok(())
}

/// A user's marks on several did-its.
pub async fn marks_on(
    run: &impl Run,
    user: UserId,
    ids: &[DidItId],
) -> Result<Vec<(DidItId, Mark)>> {
    let rows = run.all_in(&MARKS_ON, &args![user], ids).await?;
    let known = |(id, word): (DidItId, String)| {
        let mark = [Mark::Like, Mark::Helpful].into_iter();
        let mark = mark.into_iter().find(|mark| name(*mark) == word)?;
        Some((id, mark))
    };
    Ok(rows.into_iter().filter_map(known).collect())
}

/// Some did-its that a user marked.
pub async fn marked_by(run: &impl Run, user: UserId, most: i64) -> Result<Vec<DidItId>> {
    let ids = run.all(&MARKED_BY, &args![user, most]).await?;
    Ok(ids.into_iter().collect())
}

/// Forgets all of a pin that is gone for good; answers the pictures that were shown.
pub async fn forget(tx: &Tx, pin: PinId) -> Result<Vec<String>> {
    let pictures = tx.all(&FORGET_SHOTS, &args![pin]).await?;
    tx.exec(&FORGET_MARKS, &args![pin]).await?;
    tx.exec(&FORGET, &args![pin]).await?;
    Ok(pictures)
}

fn name(mark: Mark) -> &'static str {
    match mark {
        Mark::Like => "like",
        Mark::Helpful => "helpful",
    }
}
