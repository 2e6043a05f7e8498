//! The only place that names `banned_pictures`; and `banned_pieces`, by which banned pictures
//! are found that are near another: the perceptual hash of each in pieces.

use contract::ids::{BannedPictureId, ReportCaseId};
use kernel::{error::Result, tx::Tx};
use store::{Run, args, row, sql};

row! {
    /// A picture that may not be saved here.
    pub struct BannedPicture {
        /// Its id.
        pub id: BannedPictureId,
        /// Content hash of the picture that was banned.
        pub signature: String,
        /// Its perceptual hash.
        pub perceptual: i64,
        /// Pixels.
        pub width: i64,
        /// Pixels.
        pub height: i64,
        /// Dominant colour, `#rrggbb`.
        pub color: String,
        /// Placeholder, as base64 of a ThumbHash.
        pub thumbhash: String,
        /// Why, in an employee's words.
        pub reason: String,
        /// The case by which it was banned; it may be forgotten before.
        pub case_id: Option<ReportCaseId>,
        /// How often it was brought since, and refused.
        pub tries: i64,
        /// When it was banned.
        pub created_ms: i64,
    }
}

/// Whole bans, which the rest of the statement chooses.
macro_rules! bans {
    ($which:literal) => {
        concat!(
            "SELECT id, signature, perceptual, width, height, color, thumbhash, reason, case_id, tries, \
             created_ms FROM banned_pictures ",
            $which
        )
    };
}

sql! {
    ADD: () =
        "INSERT INTO banned_pictures (id, signature, perceptual, width, height, color, thumbhash, reason, \
         case_id, created_ms) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT DO NOTHING";
    ADD_PIECE: () = "INSERT INTO banned_pieces (piece, ban_id) VALUES ($1, $2)";
    OF_SIGNATURE: BannedPictureId = "SELECT id FROM banned_pictures WHERE signature = $1";
    FIND: BannedPicture = bans!("WHERE id = $1");
    OF_CASE: BannedPictureId = "SELECT id FROM banned_pictures WHERE case_id = $1 ORDER BY id";
    HOLD: BannedPictureId = "SELECT id FROM banned_pictures WHERE id = $1 FOR UPDATE";
    NEAR: BannedPicture = bans!(
        "WHERE id > $1 AND id IN (SELECT ban_id FROM banned_pieces WHERE piece IN ($list)) ORDER BY id LIMIT $2"
    );
    LIST: BannedPicture = bans!("WHERE id < $1 ORDER BY id DESC LIMIT $2");
    TRY: () = "UPDATE banned_pictures SET tries = tries + 1 WHERE id = $1";
    LIFT: () = "DELETE FROM banned_pictures WHERE id = $1";
    LIFT_PIECES: () = "DELETE FROM banned_pieces WHERE ban_id = $1";
}

/// Notes a ban with the pieces of its hash; answers the one that there is, if this very
/// picture was banned before.
pub async fn add(tx: &Tx, ban: &BannedPicture, pieces: &[i64]) -> Result<BannedPictureId> {
    let args = args![
        ban.id,
        ban.signature,
        ban.perceptual,
        ban.width,
        ban.height,
        ban.color,
        ban.thumbhash,
        ban.reason,
        ban.case_id,
        ban.created_ms
    ];
    if tx.exec(&ADD, &args).await? == 0 {
        return Ok(tx.one(&OF_SIGNATURE, &args![ban.signature]).await?);
    }
    for piece in pieces {
        tx.exec(&ADD_PIECE, &args![*piece, ban.id]).await?;
    }
    Ok(ban.id)
}

/// One ban.
pub async fn find(run: &impl Run, id: BannedPictureId) -> Result<Option<BannedPicture>> {
    Ok(run.opt(&FIND, &args![id]).await?)
}

/// Bans that a case made.
pub async fn of_case(run: &impl Run, case: ReportCaseId) -> Result<Vec<BannedPictureId>> {
    Ok(run.all(&OF_CASE, &args![case]).await?)
}

/// Whether a ban holds; it does until the transaction ends.
pub async fn hold(tx: &Tx, id: BannedPictureId) -> Result<bool> {
    Ok(tx.opt(&HOLD, &args![id]).await?.is_some())
}

/// Some bans with one of these pieces, those with the next ids after this one.
pub async fn near(
    run: &impl Run,
    pieces: &[i64],
    after: i64,
    most: i64,
) -> Result<Vec<BannedPicture>> {
    Ok(run.all_in(&NEAR, &args![after, most], pieces).await?)
}

/// Bans below an id, the last first.
pub async fn list(run: &impl Run, below: i64, most: i64) -> Result<Vec<BannedPicture>> {
    Ok(run.all(&LIST, &args![below, most]).await?)
}

/// Counts that a banned picture was brought; false once the ban is lifted.
pub async fn count_try(tx: &Tx, id: BannedPictureId) -> Result<bool> {
    Ok(tx.exec(&TRY, &args![id]).await? == 1)
}

/// Lifts a ban; answers whether there was one.
pub async fn lift(tx: &Tx, id: BannedPictureId) -> Result<bool> {
    let lifted = tx.exec(&LIFT, &args![id]).await?;
    tx.exec(&LIFT_PIECES, &args![id]).await?;
    Ok(lifted == 1)
}
