//! Keeps what a user is told by mail, and how often: what the settings and the link at the foot of a
//! mail share.

use std::collections::HashMap;

use contract::{
    errors::Code,
    ids::UserId,
    preferences::{
        Channel, MailCadence, MailOption, NotificationKind, NotificationOption, UpdateEmailSettings,
    },
};
use futures_util::future::BoxFuture;
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    hooks::{Hook, in_order},
    tx::Tx,
};

use super::{
    change_settings::check_kinds,
    find_cadence::{find_cadences, is_news},
    find_choice::{find_wanted, kinds},
    sql,
};

/// Of which kinds mails of news come otherwise than before.
pub struct ChangedMails {
    /// Whose they are.
    pub user: UserId,
    /// Those of which none came.
    pub begun: Vec<NotificationKind>,
    /// Those that came by another cadence.
    pub moved: Vec<NotificationKind>,
}

/// Hears that mails of news come otherwise than before; in the transaction of the choice.
pub type MailsChanged = for<'a> fn(&'a Ctx, &'a Tx, &'a ChangedMails) -> BoxFuture<'a, Result<()>>;

/// Rooms that have something mailed.
#[linkme::distributed_slice]
pub static MAILS_CHANGED: [Hook<MailsChanged>];

/// The farthest that a clock is from UTC, in minutes.
const FARTHEST: i64 = 14 * 60;

/// Keeps what is given, all of it or nothing; the rest stays.
pub(super) async fn change_mails(
    ctx: &Ctx,
    id: UserId,
    wanted: &UpdateEmailSettings,
) -> Result<()> {
    let offset = wanted.utc_offset_minutes;
    if offset.is_some_and(|minutes| minutes.abs() > FARTHEST) {
        let error = Error::field(Code::InvalidInput, "utc_offset_minutes");
        return Err(error.detail("utc_offset_minutes is -840 to 840"));
    }
    check_kinds(
        Channel::Email,
        wanted.options.iter().map(|option| option.id),
    )?;
    if !wanted.options.iter().all(has_cadence) {
        let error = Error::field(Code::InvalidInput, "options");
        return Err(error.detail("cadence is at_once, daily or weekly, and of news alone"));
    }
    let tx = ctx.begin().await?;
    let before = find_coming(&tx, id).await?;
    for MailOption {
        id: kind,
        value,
        cadence,
    } in wanted.options.iter().copied()
    {
        let option = NotificationOption { id: kind, value };
        sql::choose(&tx, id, Channel::Email, option, cadence).await?;
    }
    if wanted.cadence.is_some() || offset.is_some() {
        sql::put_cadence(&tx, id, wanted.cadence, offset).await?;
    }
    let after = find_coming(&tx, id).await?;
    let is_begun = |kind: &NotificationKind| !before.contains_key(kind);
    let is_moved = |kind: &NotificationKind| !is_begun(kind) && before.get(kind) != after.get(kind);
    let changed = ChangedMails {
        user: id,
        begun: after.keys().copied().filter(is_begun).collect(),
        moved: after.keys().copied().filter(is_moved).collect(),
    };
    for hear in in_order(&MAILS_CHANGED) {
        hear(ctx, &tx, &changed).await?;
    }
    tx.commit().await
}

/// Of which kinds news come to the user by mail, and how often.
async fn find_coming(tx: &Tx, id: UserId) -> Result<HashMap<NotificationKind, MailCadence>> {
    let wanted = find_wanted(tx, id).await?;
    let chosen = find_cadences(tx, id).await?;
    let kinds = kinds(Channel::Email).iter().copied();
    let kinds = kinds.filter(|kind| wanted.by(Channel::Email, *kind));
    let coming = kinds.map(|kind| (kind, chosen.of(kind)));
    Ok(coming
        .filter(|(_, cadence)| *cadence != MailCadence::Never)
        .collect())
}

/// Whether mails of this kind can come as often as is asked for: what never comes is switched off.
fn has_cadence(option: &MailOption) -> bool {
    match option.cadence {
        None => true,
        Some(MailCadence::Never) => false,
        Some(MailCadence::AtOnce | MailCadence::Daily | MailCadence::Weekly) => is_news(option.id),
    }
}
