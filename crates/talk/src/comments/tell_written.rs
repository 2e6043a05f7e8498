//! Tells users of a comment that concerns them.

use collections::{
    did_its::{self, DidItRow},
    pins::StoredPin,
};
use contract::{
    ids::{PinId, UserId},
    notifications::NoticeKind,
};
use kernel::{
    ctx::Ctx,
    error::Result,
    events::{Concern, concern},
    tx::Tx,
};

use super::sql::{self, Below, CommentRow};

/// What a comment answers.
pub(super) struct Answered {
    pub author: UserId,
    /// Whether it is shown to others than its author.
    pub is_shown: bool,
}

impl Answered {
    pub fn comment(row: &CommentRow) -> Self {
        Self {
            author: row.user_id,
            is_shown: !row.is_held && row.taken_down_ms.is_none(),
        }
    }

    pub fn did_it(row: &DidItRow) -> Self {
        Self {
            author: row.user_id,
            is_shown: row.is_shown(),
        }
    }
}

/// Tells the author of the comment or the did-it that it answers, the pinner and whom it mentions; each once,
/// and none of what is held back, or stands below what is not shown.
pub(super) async fn tell_written(
    ctx: &Ctx,
    tx: &Tx,
    (pin, row, answered): (&StoredPin, &CommentRow, Option<Answered>),
    mentions: &[(UserId, String)],
) -> Result<()> {
    let mut told = vec![row.user_id];
    let mut concerns = Vec::new();
    let is_shown = !row.is_held && answered.as_ref().is_none_or(|answered| answered.is_shown);
    if let Some(Answered { author, .. }) = answered {
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
        is_new && is_shown
    });
    // Two comments that mention the same users do not wait for each other.
    concerns.sort_by_key(|(user, _, _)| *user);
    for (user, kind, object) in concerns {
        tell(ctx, tx, row, (user, kind, object)).await?;
    }
    Ok(())
}

/// The same of a comment that was held back, and is shown from now on.
pub(super) async fn tell_shown(
    ctx: &Ctx,
    tx: &Tx,
    pin: &StoredPin,
    row: &CommentRow,
) -> Result<()> {
    let answered = answered(tx, pin.id, row.below()).await?;
    let named = named_in(tx, row).await?;
    tell_written(ctx, tx, (pin, row, answered), &named).await
}

/// Tells users of a comment that was edited: those whom it did not mention before, or all whom it
/// concerns where it was held back.
pub(super) async fn tell_edited(
    ctx: &Ctx,
    tx: &Tx,
    (pin, row): (&StoredPin, &CommentRow),
    (was_held, named_before): (bool, &[(UserId, String)]),
) -> Result<()> {
    if row.is_held {
        return Ok(());
    }
    if was_held {
        return tell_shown(ctx, tx, pin, row).await;
    }
    let answered = answered(tx, pin.id, row.below()).await?;
    if answered.is_some_and(|answered| !answered.is_shown) {
        return Ok(());
    }
    let mut named = named_in(tx, row).await?;
    named.retain(|(user, _)| named_before.iter().all(|(before, _)| before != user));
    named.sort_by_key(|(user, _)| *user);
    for (user, _) in named {
        tell(ctx, tx, row, (user, NoticeKind::Mention, row.id.0)).await?;
    }
    Ok(())
}

/// Tells one user of a comment: how it concerns them, and by what it is told together.
async fn tell(
    ctx: &Ctx,
    tx: &Tx,
    row: &CommentRow,
    (user, kind, object): (UserId, NoticeKind, i64),
) -> Result<()> {
    let about = Concern {
        comment_id: row.id,
        ..Concern::new(user, kind, row.user_id, object)
    };
    concern(ctx, tx, about).await
}

/// Whom a comment mentions, without those who took their mention out.
pub(super) async fn named_in(tx: &Tx, row: &CommentRow) -> Result<Vec<(UserId, String)>> {
    let named = sql::mentions_in(tx, row.pin_id, &[row.id]).await?;
    let named = named.into_iter().map(|named| (named.user_id, named.name));
    Ok(named.collect())
}

/// What is answered, where it is still there.
async fn answered(tx: &Tx, pin: PinId, below: Below) -> Result<Option<Answered>> {
    match below {
        Below::Pin => Ok(None),
        Below::Comment(id) => {
            let said = sql::find_on(tx, pin, id).await?;
            Ok(said.as_ref().map(Answered::comment))
        }
        Below::DidIt(id) => {
            let told = did_its::find_many(tx, pin, &[id]).await?;
            Ok(told.first().map(Answered::did_it))
        }
    }
}
