//! The pictures that a case is about.

use accounts::users;
use collections::{did_its::find_pictures::find_shots, pins};
use contract::{
    ids::{DidItId, PinId, UserId},
    reports::ReportedKind,
};
use kernel::error::Result;
use store::Run;

use super::{show_cases::kind, sql::CaseRow};

/// Signatures of the pictures that the thing of a case shows, each once and in order, also where it
/// was taken down; none once it is gone.
pub(super) async fn find_pictures(run: &impl Run, row: &CaseRow) -> Result<Vec<String>> {
    let mut found: Vec<String> = match kind(&row.kind) {
        ReportedKind::Pin => {
            let pin = pins::find_anywhere(run, PinId(row.target)).await?;
            pin.into_iter().map(|pin| pin.signature).collect()
        }
        ReportedKind::UserDidItData => {
            let shots = find_shots(run, DidItId(row.target)).await?;
            shots.into_iter().map(|shot| shot.signature).collect()
        }
        ReportedKind::User => {
            let user = users::find(run, UserId(row.target)).await?;
            let shown = user.iter().flat_map(users::StoredUser::pictures);
            shown.map(|(signature, _)| signature).collect()
        }
        _ => Vec::new(),
    };
    found.sort_unstable();
    found.dedup();
    Ok(found)
}
