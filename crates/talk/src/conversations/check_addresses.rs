//! Which e-mail addresses a user may write to. Nothing here asks whether one has an account.

use accounts::users::{
    self, GROWN_UP, OF_AGE, find_standing::find_standing, is_new_account::is_new_account,
};
use contract::{
    errors::Code,
    ids::{ConversationId, UserId},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    ids,
    tx::Tx,
};
use store::Run;

use super::{
    policy,
    sql::{self, emails},
};

const DAY_MS: i64 = 24 * 60 * 60 * 1_000;
/// Addresses that a user writes to in a day, at most.
const MOST_A_DAY: usize = 10;
/// How long an address that waits is written to in the conversation that was begun with it: as
/// long as the link of its mail works.
const WAITS_MS: i64 = 30 * DAY_MS;

/// The addresses, each once. Refused are the viewer's own, and all where they or what they begin
/// is not for strangers: whether an address is an adult's is not known.
pub(super) async fn check_addresses(
    ctx: &Ctx,
    viewer: UserId,
    emails: &[String],
    others: &[UserId],
) -> Result<Vec<String>> {
    if emails.is_empty() {
        return Ok(Vec::new());
    }
    let db = &ctx.house.db;
    let wanted = policy::addresses(emails)?;
    let own = users::find(db, viewer)
        .await?
        .ok_or_else(Error::not_found)?;
    if wanted
        .iter()
        .any(|one| emails::key(one) == emails::key(&own.email))
    {
        let error = Error::field(Code::InvalidInput, "emails");
        return Err(error.detail("emails names addresses of others"));
    }
    if is_new_account(ctx, db, viewer).await? {
        return Err(Error::field(Code::NewAccountLimit, "emails"));
    }
    let standing = find_standing(&ctx.house, db, viewer).await?;
    let standing = standing.ok_or_else(Error::not_found)?;
    if standing.is_restricted || standing.is_under(GROWN_UP) {
        return Err(Error::new(Code::MessageRefused));
    }
    check_grown_up(ctx, others).await?;
    Ok(wanted)
}

/// Refuses minors beside addresses, as they would be together with adults whom they do not follow.
pub(super) async fn check_grown_up(ctx: &Ctx, others: &[UserId]) -> Result<()> {
    for other in others {
        let standing = find_standing(&ctx.house, &ctx.house.db, *other).await?;
        if standing.is_some_and(|standing| standing.is_under(OF_AGE)) {
            return Err(Error::new(Code::MessageRefused));
        }
    }
    Ok(())
}

/// Refuses more addresses than a day has, and says when to try again. The viewer must have been
/// locked.
pub(super) async fn check_day(ctx: &Ctx, tx: &Tx, viewer: UserId, emails: &[String]) -> Result<()> {
    if emails.is_empty() {
        return Ok(());
    }
    let now = ctx.now();
    let lately = emails::by_sender(tx, viewer, now - DAY_MS).await?;
    let over = (lately.len() + emails.len()).saturating_sub(MOST_A_DAY);
    // The latest of those whose day has to be over first.
    let Some(last) = over
        .checked_sub(1)
        .and_then(|place| lately.iter().rev().nth(place))
    else {
        return Ok(());
    };
    let wait = ids::time(last.id.0) + DAY_MS - now;
    let mut error = Error::field(Code::PeopleMany, "emails");
    error.retry_after = u32::try_from(wait / 1_000 + 1).ok();
    Err(error)
}

/// The conversation that the viewer began with this address alone and that waits for its owner.
pub(super) async fn waiting_for(
    ctx: &Ctx,
    viewer: UserId,
    email: &str,
) -> Result<Option<ConversationId>> {
    let db = &ctx.house.db;
    let written = emails::by_sender(db, viewer, ctx.now() - WAITS_MS).await?;
    let to_it = written
        .iter()
        .filter(|row| emails::key(&row.email) == emails::key(email));
    for row in to_it {
        let id = row.conversation_id;
        if is_alone(db, viewer, id).await? {
            return Ok(Some(id));
        }
    }
    Ok(None)
}

/// Whether a conversation has one member and one address.
async fn is_alone(run: &impl Run, viewer: UserId, id: ConversationId) -> Result<bool> {
    let members = sql::members(run, &[id]).await?;
    Ok(members == [(id, viewer)] && emails::of(run, &[id]).await?.len() == 1)
}
