//! Cases that keep what they hid or took down, so that it can come back.

use contract::{
    ids::{BoardId, PinId, ReportCaseId, UserId},
    reports::ReportedKind,
};
use kernel::{error::Result, tx::Tx};
use store::{Run, args, row, sql};

use super::CaseRow;

row! {
    /// A case that keeps its thing.
    pub struct KeptRow {
        pub id: ReportCaseId,
        pub kind: String,
        pub target: i64,
        /// The pin below which it stands, or 0.
        pub pin_id: PinId,
        pub subject_id: UserId,
    }
}

sql! {
    KEEP: () = "UPDATE report_cases SET keeps_thing = true WHERE id = $1";
    LET_GO: () =
        "UPDATE report_cases SET keeps_thing = false WHERE id = $1 AND keeps_thing AND appeal <> 'waiting'";
    COUNT_OTHERS: i64 =
        "SELECT count(*) FROM report_cases WHERE kind = $1 AND target = $2 AND id <> $3 AND keeps_thing";
    // A board is hidden as long as it is there.
    BEFORE: KeptRow =
        "SELECT id, kind, target, pin_id, subject_id FROM report_cases WHERE keeps_thing AND closed_ms <= $1 \
         AND appeal <> 'waiting' AND kind <> 'board' ORDER BY closed_ms, id LIMIT $2";
    OF_WORDS: (ReportCaseId, bool) =
        "SELECT id, keeps_thing FROM report_cases WHERE subject_id = $1 AND id <> $2 \
         AND outcome = 'deleted' AND appeal <> 'reversed' \
         AND kind IN ('message', 'conversation') ORDER BY id";
    FORGET_BOARD: () =
        "UPDATE report_cases SET keeps_thing = false WHERE kind = $1 AND target = $2 AND keeps_thing";
}

/// Notes that a case keeps its thing.
pub async fn keep(tx: &Tx, case: ReportCaseId) -> Result<()> {
    tx.exec(&KEEP, &args![case]).await?;
    Ok(())
}

/// Notes that a case keeps its thing no longer; false where it did not, or an appeal waits.
pub async fn let_go(tx: &Tx, case: ReportCaseId) -> Result<bool> {
    Ok(tx.exec(&LET_GO, &args![case]).await? == 1)
}

/// Whether another case keeps the same thing.
pub async fn is_kept_by_another(run: &impl Run, row: &CaseRow) -> Result<bool> {
    let args = args![row.kind, row.target, row.id];
    Ok(run.one(&COUNT_OTHERS, &args).await? > 0)
}

/// Other cases by which messages of the same user are deleted, the earliest first, and whether each
/// keeps them: it is long ago otherwise.
pub async fn others_of_words(tx: &Tx, row: &CaseRow) -> Result<Vec<(ReportCaseId, bool)>> {
    Ok(tx.all(&OF_WORDS, &args![row.subject_id, row.id]).await?)
}

/// Some that were closed at this time or before, whose things are to go for good.
pub async fn kept_before(run: &impl Run, time: i64, most: i64) -> Result<Vec<KeptRow>> {
    Ok(run.all(&BEFORE, &args![time, most]).await?)
}

/// Notes that a board is gone for good.
pub async fn forget_board(tx: &Tx, board: BoardId) -> Result<()> {
    let kind = ReportedKind::Board.name();
    tx.exec(&FORGET_BOARD, &args![kind, board]).await?;
    Ok(())
}
