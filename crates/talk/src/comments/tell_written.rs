//! Tells users of a comment that concerns them.

use collections::pins::StoredPin;
use contract::{ids::UserId, notifications::NoticeKind};
use kernel::{
    ctx::Ctx,
    error::Result,
    events::{Concern, concern},
    tx::Tx,
};

use super::sql::CommentRow;

/// Tells the author of the comment or the did-it that it answers, the pinner and whom it mentions; each once,
/// and none of what is held back.
pub(super) async fn tell_written(
    ctx: &Ctx,
    tx: &Tx,
    (pin, row, answered): (&StoredPin, &CommentRow, Option<UserId>),
    mentions: &[(UserId, String)],
) -> Result<()> {
    let mut told = vec![row.user_id];
    let mut concerns = Vec::new();
    if let Some(author) = answered {
        let kind = match row.is_of_did_it {
            true => NoticeKind::DidItComment,
            false => NoticeKind::Reply,
        };
        concerns.push((author, kind, row.parent_id.0));
    }
    let mentioned = |(user, _): &(UserId, String)| (*user, NoticeKind::Mention, row.id.0);
    concerns.extend(mentions.iter().map(mentioned));
    concerns.push((pin.pinner_id, NoticeKind::Comment, pin.id.0));
    concerns.retain(|(user, _, _)| {
        let is_new = !told.contains(user);
        told.push(*user);
        is_new && !row.is_held
    });
    // Two comments that mention the same users do not wait for each other.
    concerns.sort_by_key(|(user, _, _)| *user);
    for (user, kind, object) in concerns {
        let about = Concern::new(user, kind, row.user_id, object);
        let comment_id = row.id;
        concern(
            ctx,
            tx,
            Concern {
                comment_id,
                ..about
            },
        )
        .await?;
    }
    Ok(())
}
