//! The only place that names `picture_screens`: what the host's program told of pictures, and
//! whether a screen stands before them; and when it looked at them, as `pictures` keeps it.

use contract::ids::ReportCaseId;
use kernel::{error::Result, tx::Tx};
use store::{Run, args, row, sql};

use crate::uploads::move_picture::NamedPicture;

row! {
    /// What was told of a picture.
    pub struct ScreenRow {
        /// The picture.
        pub signature: String,
        /// The program that told it.
        pub program: String,
        /// JSON: classes with their scores, the highest first.
        pub classes: String,
        /// The highest score, in percent.
        pub score: i64,
        /// [`FINE`], [`SCREENED`] or [`LIFTED`].
        pub state: String,
        /// The case that was opened of it.
        pub case_id: Option<ReportCaseId>,
        /// When it was told, or the screen was taken off.
        pub at_ms: i64,
    }
}

/// The score is below the host's.
pub const FINE: &str = "fine";
/// A screen stands before the picture.
pub const SCREENED: &str = "screened";
/// An employee took the screen off.
pub const LIFTED: &str = "lifted";

sql! {
    NEXT: NamedPicture =
        "SELECT signature, extension FROM pictures WHERE screened_ms IS NULL ORDER BY created_ms DESC LIMIT 1";
    NOTE: () = "UPDATE pictures SET screened_ms = $2 WHERE signature = $1";
    ADD: () =
        "INSERT INTO picture_screens (signature, program, classes, score, state, at_ms) \
         VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING";
    FIND: ScreenRow =
        "SELECT signature, program, classes, score, state, case_id, at_ms FROM picture_screens \
         WHERE signature = $1";
    SCREENED_AMONG: String =
        "SELECT signature FROM picture_screens WHERE state = 'screened' AND signature IN ($list)";
    LIFT: () =
        "UPDATE picture_screens SET state = $3, at_ms = $2 WHERE signature = $1 AND state = 'screened'";
    NOTE_CASE: () = "UPDATE picture_screens SET case_id = $2 WHERE signature = $1 AND case_id IS NULL";
    FORGET: () = "DELETE FROM picture_screens WHERE signature = $1";
}

/// The newest picture that the program did not look at.
pub async fn next(run: &impl Run) -> Result<Option<NamedPicture>> {
    Ok(run.opt(&NEXT, &args![]).await?)
}

/// Notes that the program looked at a picture.
pub async fn note(tx: &Tx, signature: &str, now: i64) -> Result<()> {
    tx.exec(&NOTE, &args![signature, now]).await?;
    Ok(())
}

/// Keeps what was told of a picture; false where something was told before, which stays.
pub async fn add(tx: &Tx, row: &ScreenRow) -> Result<bool> {
    let args = args![
        row.signature,
        row.program,
        row.classes,
        row.score,
        row.state,
        row.at_ms
    ];
    Ok(tx.exec(&ADD, &args).await? == 1)
}

/// What was told of a picture, if something was.
pub async fn find(run: &impl Run, signature: &str) -> Result<Option<ScreenRow>> {
    Ok(run.opt(&FIND, &args![signature]).await?)
}

/// Those of some pictures before which a screen stands.
pub async fn screened_among(run: &impl Run, signatures: &[&str]) -> Result<Vec<String>> {
    Ok(run.all_in(&SCREENED_AMONG, &args![], signatures).await?)
}

/// Takes the screen off; answers whether one stood there.
pub async fn lift(tx: &Tx, signature: &str, now: i64) -> Result<bool> {
    Ok(tx.exec(&LIFT, &args![signature, now, LIFTED]).await? == 1)
}

/// Notes the case that was opened of a picture; false where there was one.
pub async fn note_case(tx: &Tx, signature: &str, case: ReportCaseId) -> Result<bool> {
    Ok(tx.exec(&NOTE_CASE, &args![signature, case]).await? == 1)
}

/// Gives what was told of a picture to its new name. By that it lies, so that it is written anew.
pub async fn rename(tx: &Tx, old: &str, new: &str) -> Result<()> {
    let Some(mut row) = find(tx, old).await? else {
        return Ok(());
    };
    // What was told of the new name meanwhile knows nothing of what an employee decided.
    for name in [old, new] {
        forget(tx, name).await?;
    }
    new.clone_into(&mut row.signature);
    add(tx, &row).await?;
    if let Some(case) = row.case_id {
        note_case(tx, new, case).await?;
    }
    Ok(())
}

/// Forgets what was told of a picture that goes.
pub async fn forget(tx: &Tx, signature: &str) -> Result<()> {
    tx.exec(&FORGET, &args![signature]).await?;
    Ok(())
}
