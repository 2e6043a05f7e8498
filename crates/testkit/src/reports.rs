//! Decisions of employees about users.

use accounts::uploads::{ban_picture::ban_picture, store_picture::store_picture};
use contract::{
    ids::{ConversationId, MessageId, ReportCaseId},
    reports::{
        CaseMeasure, CaseOutcome, CaseState, CloseCase, ListCases, ReportReason, ReportThing,
        ReportedKind,
    },
};
use kernel::ctx::Ctx;
use talk::reports::{close_case::close_case, list_cases::list_cases, report_thing::report_thing};

use crate::{articles::employed, pictures};

/// Reports a thing that no case waits about, and warns whose it is; the reporter decides it as
/// an employee.
pub async fn warned(by: &Ctx, kind: ReportedKind, id: String) -> ReportCaseId {
    report(by, (kind, id), None).await;
    close(by, CaseOutcome::Handled, Some(CaseMeasure::Warned)).await
}

/// Reports a message that no case waits about, and deletes it; the reporter, a member, decides it
/// as an employee.
pub async fn deleted_message(by: &Ctx, id: ConversationId, message: MessageId) -> ReportCaseId {
    let thing = (ReportedKind::Message, message.to_string());
    report(by, thing, Some(id.to_string())).await;
    close(by, CaseOutcome::Deleted, None).await
}

async fn report(by: &Ctx, (kind, id): (ReportedKind, String), parent_id: Option<String>) {
    let thing = ReportThing {
        kind,
        id,
        parent_id,
        reason: ReportReason::Spam,
        detailed_reasons: Vec::new(),
        text: String::new(),
        is_product: None,
        is_promoted: None,
        video_duration: None,
        view_type: None,
        view_parameter: None,
    };
    report_thing(by.clone(), thing).await.expect("it is seen");
}

/// Closes the case that was opened last.
async fn close(by: &Ctx, outcome: CaseOutcome, measure: Option<CaseMeasure>) -> ReportCaseId {
    let employee = employed(by);
    let open = ListCases {
        state: CaseState::Open,
        bookmarks: Default::default(),
        page_size: Default::default(),
    };
    let open = list_cases(employee.clone(), open).await;
    let case = open.expect("they are told").items.pop();
    let case_id = case.expect("it waits").id;
    let how = CloseCase {
        case_id,
        outcome,
        measure,
        days: None,
        words: "It breaks a rule.".into(),
        banned_pictures: Vec::new(),
        judged_pictures: Vec::new(),
    };
    close_case(employee, how).await.expect("it is decided");
    case_id
}

/// Bans two pictures that no pin shows, without a case.
///
/// # Panics
/// When a picture cannot be stored.
pub async fn banned_pictures(by: &Ctx) {
    for number in [41, 42] {
        let picture = pictures::motif(240, 160, number);
        let picture = store_picture(by, picture).await.expect("it is stored");
        let tx = by.begin().await.expect("it begins");
        let why = (ReportCaseId(1), "It shows what no site may.");
        ban_picture(by, &tx, &picture, why)
            .await
            .expect("the store holds it");
        tx.commit().await.expect("it is banned");
    }
}
