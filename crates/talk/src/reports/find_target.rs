//! The thing that is reported.

use accounts::users::show_users::{check_shown, shared_users};
use collections::{boards, did_its::mark_did_it, pins};
use contract::{
    ids::{BoardId, CommentId, DidItId, PinId, UserId},
    reports::ReportedKind,
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use crate::comments::seen;

/// What a case keeps of a thing, as it was when it was first reported.
pub(super) struct Target {
    /// What kind of thing.
    pub kind: ReportedKind,
    /// Its id.
    pub id: i64,
    /// The pin below which it stands, or 0.
    pub pin: PinId,
    /// Whose it is.
    pub subject: UserId,
    /// Path of its page.
    pub path: String,
    /// Its words.
    pub excerpt: String,
}

/// The thing, if this viewer sees it.
pub(super) async fn find_target(ctx: &Ctx, kind: ReportedKind, id: i64) -> Result<Target> {
    let found = |pin: PinId, subject: UserId, path: String, excerpt: String| Target {
        kind,
        id,
        pin,
        subject,
        path,
        excerpt,
    };
    let below = |pin: PinId| format!("/pin/{pin}/");
    Ok(match kind {
        ReportedKind::Pin => {
            let pin = pins::get_pin::visible(ctx, PinId(id)).await?;
            let words = [pin.title, pin.description, pin.alt_text];
            let excerpt = words.into_iter().find(|words| !words.is_empty());
            let excerpt = excerpt.unwrap_or_default();
            found(PinId::default(), pin.pinner_id, below(pin.id), excerpt)
        }
        ReportedKind::Comment => {
            let viewer = ctx.viewer().unwrap_or_default();
            let (pin, comment) = seen::seen(ctx, viewer, CommentId(id)).await?;
            found(pin.id, comment.user_id, below(pin.id), comment.text)
        }
        ReportedKind::UserDidItData => {
            let (pin, did_it) = mark_did_it::seen(ctx, DidItId(id)).await?;
            found(pin.id, did_it.user_id, below(pin.id), did_it.details)
        }
        ReportedKind::User => {
            check_shown(ctx, UserId(id)).await?;
            let (profile, name) = profile_of(ctx, UserId(id)).await?;
            found(PinId::default(), UserId(id), profile, name)
        }
        ReportedKind::Board => {
            let board = boards::get_board::visible(ctx, BoardId(id)).await?;
            let (profile, _) = profile_of(ctx, board.owner_id).await?;
            let path = format!("{profile}{}/", board.slug);
            found(PinId::default(), board.owner_id, path, board.name)
        }
    })
}

/// Path and name of a user, also of one whose profile is private: who saves to their board
/// sees it.
async fn profile_of(ctx: &Ctx, id: UserId) -> Result<(String, String)> {
    let found = shared_users(ctx, [id]).await?.remove(&id);
    let user = found.ok_or_else(Error::not_found)?.user;
    Ok((user.profile_url.clone(), user.full_name.clone()))
}
