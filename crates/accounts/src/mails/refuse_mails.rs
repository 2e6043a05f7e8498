//! Has no more messages mailed to an address, as its owner wants it.
//!
//! Kept is a hash that only this house makes: the list of who refused tells no address. The token
//! is sealed and not kept; it opens nothing, so that it may stand in a path as those that end
//! news do (RFC 8058).

use contract::{answers::Done, conversations::links::RefuseMails, errors::Code};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    house::House,
    secrets,
};
use store::Run;

use super::{
    seal_invite::{PAGE, address_of_token},
    sql,
};
use crate::preferences::unsubscribe::PATH;

/// What the token is sealed for.
const SCOPE: &str = "refused address";

/// The ways to refuse that stand in a mail to an address.
pub(super) struct Refusal {
    /// To the page on which its reader refuses.
    pub page: String,
    /// What a mail program asks for.
    pub one_click: String,
}

/// How the owner of this address refuses mails.
pub(super) fn make_refusal(house: &House, email: &str) -> Refusal {
    let token = house.bookmarks.seal(SCOPE, &[mark(house, email)]);
    Refusal {
        page: page_of(house, &token),
        one_click: format!("{}{PATH}{token}/", house.settings.address),
    }
}

/// `MailRefusalResource/create`: the address that the token was sent to is mailed no messages of
/// users any more. Caller: holder of the token, also a visitor. Once more changes nothing.
pub async fn refuse_mails(ctx: Ctx, input: RefuseMails) -> Result<Done> {
    match refuse_by_token(&ctx, &input.token).await? {
        true => Ok(Done {}),
        false => Err(Error::field(Code::MailLinkInvalid, "token")),
    }
}

/// The same by what a mail program sends; false where the token is none of such a mail.
pub async fn refuse_by_token(ctx: &Ctx, token: &str) -> Result<bool> {
    let house = &ctx.house;
    let Some(mark) = sealed(house, token).or_else(|| address_of_token(house, token)) else {
        return Ok(false);
    };
    let tx = ctx.begin().await?;
    sql::refuse(&tx, mark, ctx.now()).await?;
    tx.commit().await?;
    Ok(true)
}

/// Where a person refuses who opens the address of a mail's head; none where the token is none of
/// such a mail.
pub fn find_refusal(house: &House, token: &str) -> Option<String> {
    sealed(house, token).map(|_| page_of(house, token))
}

/// Whether the owner of this address takes no mails of users' messages.
pub(super) async fn is_refused(house: &House, run: &impl Run, email: &str) -> Result<bool> {
    sql::is_refused(run, mark(house, email)).await
}

/// Tells one address from another, whatever their case, and tells none who has not the house's
/// secret.
pub(super) fn mark(house: &House, email: &str) -> i64 {
    let key = secrets::key(house, SCOPE, email.to_lowercase().as_bytes());
    let first = key.iter().take(8);
    first.fold(0, |mark, byte| mark << 8 | i64::from(*byte))
}

fn sealed(house: &House, token: &str) -> Option<i64> {
    house.bookmarks.open(SCOPE, token)?.first().copied()
}

fn page_of(house: &House, token: &str) -> String {
    format!("{}{PAGE}?refuse=1#{token}", house.settings.address)
}
