//! Decisions of employees about users.

use contract::{
    ids::ReportCaseId,
    reports::{
        CaseMeasure, CaseOutcome, CaseState, CloseCase, ListCases, ReportReason, ReportThing,
        ReportedKind,
    },
};
use kernel::ctx::Ctx;
use talk::reports::{close_case::close_case, list_cases::list_cases, report_thing::report_thing};

use crate::articles::employed;

/// Reports a thing that no case waits about, and warns whose it is; the reporter decides it as
/// an employee.
pub async fn warned(by: &Ctx, kind: ReportedKind, id: String) -> ReportCaseId {
    let thing = ReportThing {
        kind,
        id,
        parent_id: None,
        reason: ReportReason::Spam,
        detailed_reasons: Vec::new(),
        text: String::new(),
    };
    report_thing(by.clone(), thing).await.expect("it is seen");
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
        outcome: CaseOutcome::Handled,
        measure: Some(CaseMeasure::Warned),
        days: None,
        words: "It breaks a rule.".into(),
    };
    close_case(employee, how).await.expect("it is decided");
    case_id
}
