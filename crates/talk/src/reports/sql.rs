//! The only place that names `report_cases reports`.

pub mod conversations;
pub mod found;
pub mod kept;
pub mod rules;

use accounts::users;
use contract::{
    ids::{BannedPictureId, BoardId, PinId, ReportCaseId, UserId},
    reports::{AppealState, CaseMeasure, CaseOutcome, CaseState, ReportedKind},
};
use kernel::{error::Result, tx::Tx};
use store::{Run, args, owned, row, sql};

use super::{find_target::Target, report_thing::Why};

row! {
    /// A thing that was reported, and what was decided.
    #[derive(Default)]
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
        /// Empty where nothing is done about the user.
        pub measure: String,
        pub until_ms: Option<i64>,
        /// Whether the measure holds.
        pub is_in_force: bool,
        pub words: String,
        pub closed_by: Option<UserId>,
        pub closed_ms: Option<i64>,
        /// Empty without one.
        pub appeal: String,
        pub appeal_words: String,
        pub answer_words: String,
        pub answered_by: Option<UserId>,
        /// Whether the server found it: no user reported it first.
        pub is_found: bool,
        /// The ban of a picture by which it was decided, and which may have been lifted; of a case
        /// that made bans one of those that hold.
        pub ban_id: Option<BannedPictureId>,
        pub created_ms: i64,
    }
}

impl CaseRow {
    /// Whether it waits for an employee.
    pub fn is_open(&self) -> bool {
        self.outcome.is_empty()
    }

    /// What is done about the user.
    pub fn measure(&self) -> Option<CaseMeasure> {
        CaseMeasure::parse(&self.measure)
    }

    /// What has become of the appeal.
    pub fn appeal(&self) -> Option<AppealState> {
        AppealState::parse(&self.appeal)
    }

    /// How it was closed; none while it is open.
    pub fn outcome(&self) -> Option<CaseOutcome> {
        CaseOutcome::parse(&self.outcome)
    }

    /// Whether the user is told of it: something was taken away, or is done about them.
    pub fn is_told(&self) -> bool {
        self.outcome().is_some_and(CaseOutcome::takes_away) || self.measure().is_some()
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

/// Whole cases, which the rest of the statement chooses.
macro_rules! cases {
    ($which:literal) => {
        concat!(
            "SELECT id, kind, target, pin_id, subject_id, path, excerpt, outcome, measure, until_ms, is_in_force, \
             words, closed_by, closed_ms, appeal, appeal_words, answer_words, answered_by, \
             is_found, ban_id, created_ms \
             FROM report_cases ",
            $which
        )
    };
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
    FIND: CaseRow = cases!("WHERE id = $1");
    LIST_OPEN: CaseRow = cases!("WHERE outcome = '' AND id > $1 AND subject_id <> $2 ORDER BY id LIMIT $3");
    LIST_APPEALED: CaseRow =
        cases!("WHERE appeal = 'waiting' AND id > $1 AND subject_id <> $2 ORDER BY id LIMIT $3");
    LIST_CLOSED: CaseRow =
        cases!("WHERE outcome <> '' AND id < $1 AND subject_id <> $2 ORDER BY id DESC LIMIT $3");
    LIST_TOLD: CaseRow = cases!(
        "WHERE subject_id = $1 AND id < $2 AND (outcome IN ('deleted', 'hidden') OR measure <> '') \
         ORDER BY id DESC LIMIT $3"
    );
    OVER: CaseRow = cases!("WHERE is_in_force AND until_ms <= $1 ORDER BY until_ms LIMIT $2");
    COUNT_EARLIER: i64 =
        "SELECT count(*) FROM report_cases WHERE subject_id = $1 AND id <> $2 \
         AND outcome IN ('handled', 'deleted', 'hidden') AND appeal <> 'reversed'";
    COUNT_IN_FORCE: i64 =
        "SELECT count(*) FROM report_cases WHERE subject_id = $1 AND measure = $2 AND is_in_force";
    COUNT_REASONS: CountRow =
        "SELECT case_id, reason, count(*) AS reports FROM reports WHERE case_id IN ($list) \
         GROUP BY case_id, reason";
    REPORTS_OF: ReportRow =
        "SELECT reason, detailed, text, created_ms FROM reports WHERE case_id = $1 \
         ORDER BY created_ms, user_id LIMIT $2";
    CLOSE: () =
        "UPDATE report_cases SET outcome = $2, measure = $3, until_ms = $4, words = $5, closed_by = $6, \
         closed_ms = $7 WHERE id = $1 AND outcome = ''";
    SET_IN_FORCE: () = "UPDATE report_cases SET is_in_force = $2 WHERE id = $1 AND is_in_force <> $2";
    END_MEASURE: () =
        "UPDATE report_cases SET is_in_force = false WHERE subject_id = $1 AND measure = $2 AND is_in_force";
    HAND_ON_BOARD: () =
        "UPDATE report_cases SET subject_id = $3, path = $4 WHERE kind = $1 AND target = $2 AND outcome = ''";
    APPEAL: () =
        "UPDATE report_cases SET appeal = 'waiting', appeal_words = $2 WHERE id = $1 AND appeal = ''";
    ANSWER: () =
        "UPDATE report_cases SET appeal = $2, answer_words = $3, answered_by = $4, answered_ms = $5 \
         WHERE id = $1 AND appeal = 'waiting'";
    FORGET_SAID_OF: () =
        "DELETE FROM reports WHERE case_id IN (SELECT id FROM report_cases WHERE subject_id = $1)";
    // A report that is being made stands in its case by then: the case is not empty.
    LOCK_REPORTED: ReportCaseId =
        "SELECT id FROM report_cases WHERE outcome = '' \
         AND id IN (SELECT case_id FROM reports WHERE user_id = $1) ORDER BY id FOR UPDATE";
    FORGET_EMPTY: () =
        "DELETE FROM report_cases WHERE outcome = '' AND is_found = false \
         AND id IN (SELECT case_id FROM reports WHERE user_id = $1) AND NOT EXISTS \
         (SELECT 1 FROM reports WHERE reports.case_id = report_cases.id AND reports.user_id <> $1)";
    FORGET_SAID_BEFORE: () =
        "DELETE FROM reports WHERE case_id IN (SELECT id FROM report_cases \
         WHERE closed_ms < $1 AND is_in_force = false AND keeps_thing = false AND appeal <> 'waiting')";
    FORGET_CLOSED: () =
        "DELETE FROM report_cases WHERE closed_ms < $1 AND is_in_force = false AND keeps_thing = false \
         AND appeal <> 'waiting'";
}

// Of what others reported a user is shown what was decided, never who reported it.
owned! {
    made: "reports",
        read "SELECT reports.case_id, kind, target AS target_id, reason, detailed, text, reports.created_ms \
              FROM reports JOIN report_cases ON report_cases.id = reports.case_id \
              WHERE reports.user_id = $1 ORDER BY reports.case_id",
        erase "DELETE FROM reports WHERE user_id = $1";
    about: "report_cases",
        read "SELECT 'about you' AS role, kind, target AS target_id, excerpt, outcome, measure, until_ms, \
              is_in_force, words, appeal, appeal_words, answer_words, answered_ms, closed_ms, \
              is_found, ban_id IS NOT NULL AS bans_picture \
              FROM report_cases WHERE subject_id = $1 AND outcome <> '' ORDER BY id",
        erase "DELETE FROM report_cases WHERE subject_id = $1";
    closed: "report_cases",
        read "SELECT 'closed by you' AS role, id, outcome, closed_ms FROM report_cases \
              WHERE closed_by = $1 ORDER BY id",
        erase "UPDATE report_cases SET closed_by = NULL WHERE closed_by = $1";
    answered: "report_cases",
        read "SELECT 'appeal decided by you' AS role, id, appeal, answered_ms FROM report_cases \
              WHERE answered_by = $1 ORDER BY id",
        erase "UPDATE report_cases SET answered_by = NULL WHERE answered_by = $1";
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

/// Open or appealed cases after an id, or closed ones before it, without those about a user.
pub async fn list_cases(
    run: &impl Run,
    state: CaseState,
    place: i64,
    without: UserId,
    most: i64,
) -> Result<Vec<CaseRow>> {
    let list = match state {
        CaseState::Open => &LIST_OPEN,
        CaseState::Appealed => &LIST_APPEALED,
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

/// How a case is closed.
pub struct Closing<'a> {
    pub outcome: CaseOutcome,
    pub measure: Option<CaseMeasure>,
    pub until_ms: Option<i64>,
    pub words: &'a str,
    /// Signatures of the pictures that are banned by it.
    pub banned_pictures: &'a [String],
    /// Signatures of the pictures whose screens are taken off where nothing is wrong.
    pub judged_pictures: &'a [String],
    /// None where that employee has left.
    pub by: Option<UserId>,
    pub now: i64,
}

/// Closes a case; answers whether it was open.
pub async fn close(tx: &Tx, case: ReportCaseId, how: &Closing<'_>) -> Result<bool> {
    let measure = how.measure.map_or("", CaseMeasure::name);
    let (outcome, until) = (how.outcome.name(), how.until_ms);
    let args = args![case, outcome, measure, until, how.words, how.by, how.now];
    Ok(tx.exec(&CLOSE, &args).await? == 1)
}

/// Decisions that a user is told of, below an id, the latest case first.
pub async fn list_told(
    run: &impl Run,
    subject: UserId,
    below: i64,
    most: i64,
) -> Result<Vec<CaseRow>> {
    Ok(run.all(&LIST_TOLD, &args![subject, below, most]).await?)
}

/// Cases whose measure holds, though its time is over.
pub async fn over(run: &impl Run, now: i64, most: i64) -> Result<Vec<CaseRow>> {
    Ok(run.all(&OVER, &args![now, most]).await?)
}

/// How many other kept cases about a user found that a rule was broken.
pub async fn count_earlier(run: &impl Run, subject: UserId, case: ReportCaseId) -> Result<i64> {
    Ok(run.one(&COUNT_EARLIER, &args![subject, case]).await?)
}

/// Whether a measure about a user holds by a case.
pub async fn is_in_force(run: &impl Run, subject: UserId, measure: CaseMeasure) -> Result<bool> {
    let measure = measure.name();
    let args = args![subject, measure];
    Ok(run.one(&COUNT_IN_FORCE, &args).await? > 0)
}

/// Says whether the measure of a case holds; answers whether that is new.
pub async fn set_in_force(tx: &Tx, case: ReportCaseId, is_in_force: bool) -> Result<bool> {
    Ok(tx.exec(&SET_IN_FORCE, &args![case, is_in_force]).await? == 1)
}

/// Says of these measures that none holds about a user by any case.
pub async fn end_measures(tx: &Tx, user: UserId, measures: Vec<CaseMeasure>) -> Result<()> {
    for measure in measures {
        let measure = measure.name();
        tx.exec(&END_MEASURE, &args![user, measure]).await?;
    }
    Ok(())
}

/// Has the open case of a board be about its new owner, at its new path.
pub async fn hand_on_board(tx: &Tx, board: BoardId, owner: UserId, path: &str) -> Result<()> {
    let kind = ReportedKind::Board.name();
    let args = args![kind, board, owner, path];
    tx.exec(&HAND_ON_BOARD, &args).await?;
    Ok(())
}

/// Notes an appeal; answers whether it is the first.
pub async fn appeal(tx: &Tx, case: ReportCaseId, words: &str) -> Result<bool> {
    Ok(tx.exec(&APPEAL, &args![case, words]).await? == 1)
}

/// Decides an appeal; answers whether it waited.
pub async fn answer(
    tx: &Tx,
    case: ReportCaseId,
    (state, words): (AppealState, &str),
    employee: UserId,
    now: i64,
) -> Result<bool> {
    let state = state.name();
    let args = args![case, state, words, employee, now];
    Ok(tx.exec(&ANSWER, &args).await? == 1)
}

/// Forgets open cases that a user alone reported, and what was said of cases about the user;
/// the rest is reached by `owned!`.
pub async fn forget(tx: &Tx, user: UserId) -> Result<()> {
    // Before their cases, as everywhere.
    users::lock(tx, user).await?;
    tx.all(&LOCK_REPORTED, &args![user]).await?;
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
