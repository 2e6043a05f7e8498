//! Why a thing may be reported.

use contract::reports::{ListReportReasons, ReportReasonView, ReportReasons};
use kernel::{ctx::Ctx, error::Result};

use super::policy::{details_of, reasons_for};

/// `ReportReasonsResource/get`: reasons that fit things of a kind, in the order in which
/// they are offered. Caller: every viewer.
pub async fn list_report_reasons(_: Ctx, input: ListReportReasons) -> Result<ReportReasons> {
    let view = |reason| ReportReasonView {
        reason,
        detailed_reasons: details_of(reason).to_vec(),
    };
    let reasons = reasons_for(input.kind).iter().copied().map(view);
    Ok(ReportReasons {
        reasons: reasons.collect(),
    })
}
