//! Reports a comment to the host.

use contract::{
    answers::Done,
    reports::{FlagComment, ReportedKind},
};
use kernel::{ctx::Ctx, error::Result};

use super::report_thing::{Why, report};

/// `PUT /v3/aggregated_comments/{commentId}/flag/` (consumer specification §7): reports a
/// comment, as [`report_thing`](super::report_thing::report_thing) does.
pub async fn flag_comment(ctx: Ctx, input: FlagComment) -> Result<Done> {
    let why = Why {
        reason: input.reason,
        details: input.detailed_reasons,
        text: String::new(),
    };
    let comment = (ReportedKind::Comment, input.comment_id.0);
    report(&ctx, comment, None, why).await
}
