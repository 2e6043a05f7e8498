//! Opens the link of a notice: says who probably opens it.

use contract::{
    ids::UserId,
    sessions::{MailLinkOpened, NewSession, OpenMailLink},
};
use kernel::{
    ctx::{Actor, Ctx},
    error::Result,
    tx::Tx,
};

use super::{SessionKind, sign_in::begin_session};
use crate::mails::take_link::{Purpose, take_link};

/// `MailLinkSessionResource/create`: begins a limited session. Caller: holder of
/// the link; a signed-in one stays signed in as they are.
pub async fn open_mail_link(ctx: Ctx, input: OpenMailLink) -> Result<MailLinkOpened> {
    let tx = ctx.begin().await?;
    let link = take_link(&ctx.house, &tx, &input.token, Purpose::OpenNotice).await?;
    let session = begin_limited(&ctx, &tx, link.user_id).await?;
    tx.commit().await?;
    Ok(MailLinkOpened {
        is_limited: session.is_some(),
        session,
    })
}

/// Begins a limited session for a visitor who holds a link.
pub async fn begin_limited(ctx: &Ctx, tx: &Tx, id: UserId) -> Result<Option<NewSession>> {
    match ctx.actor {
        Actor::Visitor => Ok(Some(
            begin_session(ctx, tx, id, SessionKind::Limited).await?,
        )),
        _ => Ok(None),
    }
}
