//! Reports a thing to the host.

use contract::{
    answers::Done,
    errors::Code,
    ids::{self, CommentId, ConversationId},
    reports::{DetailedReason, MOST_WORDS, ReportReason, ReportThing, ReportedKind},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    validate,
};

use super::{
    find_target::find_target,
    policy,
    sql::{self, conversations::add_conversation},
};
use crate::comments::hide_comment::hide;

/// `ReportResource/create`: reports a thing to the host. Caller: every user who sees it,
/// also one who may not write, but not whose it is. A comment or a did-it is hidden from them with
/// it. Once more changes nothing until the case is closed.
pub async fn report_thing(ctx: Ctx, input: ReportThing) -> Result<Done> {
    let id = ids::parse(&input.id).ok_or_else(|| Error::field(Code::InvalidInput, "id"))?;
    let parent = input.parent_id.as_deref().and_then(ids::parse);
    let text = validate::optional_text("text", Some(&input.text), MOST_WORDS)?;
    let why = Why {
        reason: input.reason,
        details: input.detailed_reasons,
        text,
    };
    report(&ctx, (input.kind, id), parent, why).await
}

/// Why something is reported.
pub(super) struct Why {
    /// The reason.
    pub reason: ReportReason,
    /// More exactly.
    pub details: Vec<DetailedReason>,
    /// In the reporter's words.
    pub text: String,
}

/// Notes a report of a thing, which opens a case where none is open.
pub(super) async fn report(
    ctx: &Ctx,
    (kind, id): (ReportedKind, i64),
    parent: Option<i64>,
    why: Why,
) -> Result<Done> {
    let viewer = ctx.user()?;
    policy::check_reasons(kind, why.reason, &why.details)?;
    let target = find_target(ctx, (kind, id), parent).await?;
    policy::may_report(viewer, target.subject)?;
    let tx = ctx.begin().await?;
    let case = sql::open_case(&tx, &target, ctx.new_id(), ctx.now()).await?;
    sql::add_report(&tx, case, viewer, &why, ctx.now()).await?;
    if kind == ReportedKind::Conversation {
        add_conversation(&tx, case, ConversationId(id)).await?;
    }
    if matches!(kind, ReportedKind::Comment | ReportedKind::UserDidItData) {
        hide(&tx, viewer, CommentId(id), ctx.now()).await?;
    }
    tx.commit().await?;
    Ok(Done {})
}
