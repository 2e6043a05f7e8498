//! The only place that names `report_cases reports`.

use contract::{
    ids::{PinId, ReportCaseId, UserId},
    reports::{CaseOutcome, CaseState},
};
use kernel::{error::Result, tx::Tx};
use store::{Run, args, owned, row, sql};

use super::{find_target::Target, report_thing::Why};

row! {
    /// A thing that was reported.
    pub struct CaseRow {
        pub id: ReportCaseId,
        pub kind: String,
        /// The id of a thing of this kind.
        pub target: i64,
        /// The pin below which it stands, or 0.
        pub pin_id: PinId,
        pub subject_id: UserId,
        pub path: String,
        pub excerpt: String,
        /// Empty while it is open.
        pub outcome: String,
        pub created_ms: i64,
    }
}

impl CaseRow {
    /// Whether it waits for an employee.
    pub fn is_open(&self) -> bool {
        self.outcome.is_empty()
    }
}

row! {
    /// What one reporter said.
    pub struct ReportRow {
        pub reason: String,
        /// Names, with commas between them.
        pub detailed: String,
        pub text: String,
        pub created_ms: i64,
    }
}

row! {
    /// How many reported a thing for one reason.
    pub struct CountRow {
        pub case_id: ReportCaseId,
        pub reason: String,
        pub reports: i64,
    }
}

sql! {
    OPEN: () =
        "INSERT INTO report_cases (id, kind, target, pin_id, subject_id, path, excerpt, outcome, created_ms) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, '', $8) \
         ON CONFLICT (kind, target) WHERE outcome = '' DO NOTHING";
    // Locked, so that it is not closed before the report stands in it.
    OPEN_OF: ReportCaseId =
        "SELECT id FROM report_cases WHERE kind = $1 AND target = $2 AND outcome = '' FOR UPDATE";
    ADD: () =
        "INSERT INTO reports (case_id, user_id, reason, detailed, text, created_ms) \
         VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING";
    FIND: CaseRow =
        "SELECT id, kind, target, pin_id, subject_id, path, excerpt, outcome, created_ms \
         FROM report_cases WHERE id = $1";
    LIST_OPEN: CaseRow =
        "SELECT id, kind, target, pin_id, subject_id, path, excerpt, outcome, created_ms \
         FROM report_cases WHERE outcome = '' AND id > $1 AND subject_id <> $2 ORDER BY id LIMIT $3";
    LIST_CLOSED: CaseRow =
        "SELECT id, kind, target, pin_id, subject_id, path, excerpt, outcome, created_ms \
         FROM report_cases WHERE outcome <> '' AND id < $1 AND subject_id <> $2 \
         ORDER BY id DESC LIMIT $3";
    COUNT_REASONS: CountRow =
        "SELECT case_id, reason, count(*) AS reports FROM reports WHERE case_id IN ($list) \
         GROUP BY case_id, reason";
    REPORTS_OF: ReportRow =
        "SELECT reason, detailed, text, created_ms FROM reports WHERE case_id = $1 \
         ORDER BY created_ms, user_id LIMIT $2";
    CLOSE: () =
        "UPDATE report_cases SET outcome = $2, closed_by = $3, closed_ms = $4 \
         WHERE id = $1 AND outcome = ''";
    FORGET_SAID_OF: () =
        "DELETE FROM reports WHERE case_id IN (SELECT id FROM report_cases WHERE subject_id = $1)";
    FORGET_EMPTY: () =
        "DELETE FROM report_cases WHERE outcome = '' \
         AND id IN (SELECT case_id FROM reports WHERE user_id = $1) AND NOT EXISTS \
         (SELECT 1 FROM reports WHERE reports.case_id = report_cases.id AND reports.user_id <> $1)";
    FORGET_SAID_BEFORE: () =
        "DELETE FROM reports WHERE case_id IN (SELECT id FROM report_cases WHERE closed_ms < $1)";
    FORGET_CLOSED: () = "DELETE FROM report_cases WHERE closed_ms < $1";
}

// Of what others reported a user is shown what was decided, never who reported it.
owned! {
    made: "reports",
        read "SELECT reports.case_id, kind, target AS target_id, reason, detailed, text, reports.created_ms \
              FROM reports JOIN report_cases ON report_cases.id = reports.case_id \
              WHERE reports.user_id = $1 ORDER BY reports.case_id",
        erase "DELETE FROM reports WHERE user_id = $1";
    about: "report_cases",
        read "SELECT 'about you' AS role, kind, target AS target_id, excerpt, outcome, closed_ms \
              FROM report_cases WHERE subject_id = $1 AND outcome <> '' ORDER BY id",
        erase "DELETE FROM report_cases WHERE subject_id = $1";
    closed: "report_cases",
        read "SELECT 'closed by you' AS role, id, outcome, closed_ms FROM report_cases \
              WHERE closed_by = $1 ORDER BY id",
        erase "UPDATE report_cases SET closed_by = NULL WHERE closed_by = $1";
}

/// The open case of a thing, which is opened where there is none; locked.
pub async fn open_case(tx: &Tx, target: &Target, id: i64, now: i64) -> Result<ReportCaseId> {
    let kind = target.kind.name();
    loop {
        let Target {
            pin,
            subject,
            path,
            excerpt,
            ..
        } = target;
        let args = args![id, kind, target.id, pin, subject, path, excerpt, now];
        tx.exec(&OPEN, &args).await?;
        // The one that stood there may have been closed meanwhile.
        if let Some(open) = tx.opt(&OPEN_OF, &args![kind, target.id]).await? {
            return Ok(open);
        }
    }
}

/// Notes what a reporter said; once more changes nothing.
pub async fn add_report(
    tx: &Tx,
    case: ReportCaseId,
    user: UserId,
    why: &Why,
    now: i64,
) -> Result<()> {
    let details: Vec<&str> = why.details.iter().map(|detail| detail.name()).collect();
    let (reason, detailed) = (why.reason.name(), details.join(","));
    let args = args![case, user, reason, detailed, why.text, now];
    tx.exec(&ADD, &args).await?;
    Ok(())
}

/// A case by its id.
pub async fn find_case(run: &impl Run, id: ReportCaseId) -> Result<Option<CaseRow>> {
    Ok(run.opt(&FIND, &args![id]).await?)
}

/// Open cases after an id, or closed ones before it, without those about a user.
pub async fn list_cases(
    run: &impl Run,
    state: CaseState,
    place: i64,
    without: UserId,
    most: i64,
) -> Result<Vec<CaseRow>> {
    let list = match state {
        CaseState::Open => &LIST_OPEN,
        CaseState::Closed => &LIST_CLOSED,
    };
    Ok(run.all(list, &args![place, without, most]).await?)
}

/// How many reported these things, by reason.
pub async fn count_reasons(run: &impl Run, cases: &[ReportCaseId]) -> Result<Vec<CountRow>> {
    Ok(run.all_in(&COUNT_REASONS, &args![], cases).await?)
}

/// What the first reporters of a thing said.
pub async fn reports_of(run: &impl Run, case: ReportCaseId, most: i64) -> Result<Vec<ReportRow>> {
    Ok(run.all(&REPORTS_OF, &args![case, most]).await?)
}

/// Closes a case; answers whether it was open.
pub async fn close(
    tx: &Tx,
    case: ReportCaseId,
    outcome: CaseOutcome,
    employee: UserId,
    now: i64,
) -> Result<bool> {
    let outcome = outcome.name();
    let args = args![case, outcome, employee, now];
    Ok(tx.exec(&CLOSE, &args).await? == 1)
}

/// Forgets open cases that a user alone reported, and what was said of cases about the user;
/// the rest is reached by `owned!`.
pub async fn forget(tx: &Tx, user: UserId) -> Result<()> {
    for forget in [&FORGET_EMPTY, &FORGET_SAID_OF] {
        tx.exec(forget, &args![user]).await?;
    }
    Ok(())
}

/// Forgets cases that were closed before a time.
pub async fn forget_closed(tx: &Tx, before_ms: i64) -> Result<()> {
    for forget in [&FORGET_SAID_BEFORE, &FORGET_CLOSED] {
        tx.exec(forget, &args![before_ms]).await?;
    }
    Ok(())
}
