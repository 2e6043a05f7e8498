//! The thing that is reported.

use accounts::users::{self, get_user::get_user, show_users::shared_users};
use collections::{
    boards,
    did_its::{DidItRow, mark_did_it},
    pins::{self, StoredPin},
};
use contract::{
    ids::{BoardId, CommentId, ConversationId, DidItId, MessageId, PinId, UserId},
    reports::ReportedKind,
    users::GetUser,
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{show_cases::kind, sql::CaseRow};
use crate::{
    comments::seen,
    conversations::{
        find_message::{message_of, page_of_sent},
        list_messages::latest_of_another,
    },
};

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

/// The thing, if this viewer sees it; of a message `parent` is its conversation.
pub(super) async fn find_target(
    ctx: &Ctx,
    (kind, id): (ReportedKind, i64),
    parent: Option<i64>,
) -> Result<Target> {
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
        ReportedKind::Pin => pin_target(pins::get_pin::visible(ctx, PinId(id)).await?),
        ReportedKind::Comment => {
            let viewer = ctx.viewer().unwrap_or_default();
            let (pin, comment) = seen::seen(ctx, viewer, CommentId(id)).await?;
            let path = format!("{}?comment={}", below(pin.id), comment.id);
            found(pin.id, comment.user_id, path, comment.text)
        }
        ReportedKind::UserDidItData => did_it_target(mark_did_it::seen(ctx, DidItId(id)).await?.1),
        ReportedKind::User => {
            let profile = GetUser {
                user_id: Some(UserId(id)),
                username: None,
            };
            let profile = get_user(ctx.clone(), profile).await?;
            let (user, website) = (profile.user, profile.website_url.unwrap_or_default());
            let excerpt = lines([user.full_name, profile.about, website]);
            found(PinId::default(), user.id, user.profile_url, excerpt)
        }
        ReportedKind::Conversation => written(ctx, ConversationId(id)).await?,
        ReportedKind::Message => {
            let conversation = ConversationId(parent.unwrap_or_default());
            let message = message_of(ctx, conversation, MessageId(id)).await?;
            // It is judged by what was sent with it, too.
            let sent = page_of_sent(ctx, conversation, &message).await?;
            let (sender, words) = (message.sender, message.text);
            let path = sent.unwrap_or(sender.profile_url);
            found(PinId::default(), sender.id, path, words)
        }
        // Found by the server alone; no reason fits it, so that none is reported.
        ReportedKind::Picture => return Err(Error::not_found()),
        ReportedKind::Board => {
            let board = boards::get_board::visible(ctx, BoardId(id)).await?;
            let path = format!("{}{}/", path_of(ctx, board.owner_id).await?, board.slug);
            let excerpt = lines([board.name, board.description]);
            found(PinId::default(), board.owner_id, path, excerpt)
        }
    })
}

/// The thing of a case, as it was when that was opened.
pub(super) fn target_of(row: &CaseRow) -> Target {
    Target {
        kind: kind(&row.kind),
        id: row.target,
        pin: row.pin_id,
        subject: row.subject_id,
        path: row.path.clone(),
        excerpt: row.excerpt.clone(),
    }
}

/// A pin, whether or not a viewer sees it.
pub(super) fn pin_target(pin: StoredPin) -> Target {
    let link = pin.link.unwrap_or_default();
    Target {
        kind: ReportedKind::Pin,
        id: pin.id.0,
        pin: PinId::default(),
        subject: pin.pinner_id,
        path: format!("/pin/{}/", pin.id),
        excerpt: lines([pin.title, pin.description, pin.alt_text, link]),
    }
}

/// A did-it, whether or not a viewer sees it.
pub(super) fn did_it_target(did_it: DidItRow) -> Target {
    Target {
        kind: ReportedKind::UserDidItData,
        id: did_it.id.0,
        pin: did_it.pin_id,
        subject: did_it.user_id,
        path: format!("/pin/{}/", did_it.pin_id),
        excerpt: did_it.details,
    }
}

/// A profile, whether or not a viewer sees it.
pub(super) fn profile_target(user: &users::StoredUser) -> Target {
    Target {
        kind: ReportedKind::User,
        id: user.id.0,
        pin: PinId::default(),
        subject: user.id,
        path: format!("/{}/", user.username),
        excerpt: user.full_name.clone(),
    }
}

/// What another member wrote last, and that member: the case is about them, so that two who
/// report each other have a case each.
async fn written(ctx: &Ctx, id: ConversationId) -> Result<Target> {
    let (sender, words) = latest_of_another(ctx, id).await?;
    Ok(Target {
        kind: ReportedKind::Conversation,
        id: sender.id.0,
        pin: PinId::default(),
        subject: sender.id,
        path: sender.profile_url,
        excerpt: words.join("\n"),
    })
}

/// Words that are there, each on a line of its own.
fn lines<const N: usize>(words: [String; N]) -> String {
    let mut words = Vec::from(words);
    words.retain(|words| !words.is_empty());
    words.join("\n")
}

/// Path of a profile, also of a private one: who saves to its owner's board sees the board.
async fn path_of(ctx: &Ctx, id: UserId) -> Result<String> {
    let found = shared_users(ctx, [id]).await?.remove(&id);
    let owner = found.ok_or_else(Error::not_found)?.user;
    Ok(owner.profile_url.clone())
}
