//! Cases that no user reported, and those by which a picture was banned.

use accounts::uploads::find_banned::BannedPicture;
use contract::ids::{BannedPictureId, ReportCaseId};
use kernel::{error::Result, tx::Tx};
use store::{Run, args, sql};

use super::{super::find_target::Target, CaseRow, open_case};

sql! {
    SET_FOUND: () = "UPDATE report_cases SET is_found = true WHERE id = $1";
    SET_BAN: () = "UPDATE report_cases SET ban_id = $2 WHERE id = $1";
    END_BAN: () = "UPDATE report_cases SET ban_id = NULL WHERE id = $1";
    OF_BAN: ReportCaseId =
        "SELECT id FROM report_cases WHERE ban_id = $1 AND appeal <> 'reversed' ORDER BY id LIMIT $2";
    COUNT_OF_BAN: i64 =
        "SELECT count(*) FROM report_cases WHERE subject_id = $3 AND id <> $4 AND (ban_id = $1 OR id = $2)";
    REVERSE: () =
        "UPDATE report_cases SET appeal = 'reversed', answered_ms = $2 WHERE id = $1 AND appeal <> 'reversed'";
}

/// The open case of a thing that the server found, which is opened where there is none; locked.
pub async fn open_found(tx: &Tx, target: &Target, id: i64, now: i64) -> Result<ReportCaseId> {
    let case = open_case(tx, target, id, now).await?;
    tx.exec(&SET_FOUND, &args![case]).await?;
    Ok(case)
}

/// Notes by which ban of a picture a case was decided, or one that it made.
pub async fn set_ban(tx: &Tx, case: ReportCaseId, ban: BannedPictureId) -> Result<()> {
    tx.exec(&SET_BAN, &args![case, ban]).await?;
    Ok(())
}

/// Notes that a ban is over which was made by a case, which is locked by it.
pub async fn end_ban(tx: &Tx, case: ReportCaseId) -> Result<()> {
    tx.exec(&END_BAN, &args![case]).await?;
    Ok(())
}

/// Some cases that were decided by a ban, and stand.
pub async fn of_ban(run: &impl Run, ban: BannedPictureId, most: i64) -> Result<Vec<ReportCaseId>> {
    Ok(run.all(&OF_BAN, &args![ban, most]).await?)
}

/// Whether another case about the same user made a ban, or was decided by it.
pub async fn is_told_of_ban(tx: &Tx, ban: &BannedPicture, row: &CaseRow) -> Result<bool> {
    let args = args![ban.id, ban.case_id, row.subject_id, row.id];
    Ok(tx.one(&COUNT_OF_BAN, &args).await? > 0)
}

/// Takes a decision back without an appeal, or with one that waits; answers whether it stood.
pub async fn reverse(tx: &Tx, case: ReportCaseId, now: i64) -> Result<bool> {
    Ok(tx.exec(&REVERSE, &args![case, now]).await? == 1)
}

impl CaseRow {
    /// Whether a picture of it is banned by it.
    pub fn bans_picture(&self) -> bool {
        self.ban_id.is_some()
    }
}
