//! Asks the rules of the host about messages, and keeps links of new accounts from strangers.

use accounts::{
    rules::{find_rules::find_rules, read_hosts::has_link},
    users::is_new_account::is_new_account,
};
use contract::{
    errors::Code,
    ids::{ConversationId, UserId},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    tx::Tx,
};

use super::sql::{self, emails};

/// What was found out about a message before anything was locked.
pub(super) struct Asked {
    /// What the rules say.
    pub(super) said: Result<()>,
    /// Whether a new account sends a link.
    is_link_of_new: bool,
}

/// Asks about the words of a message; `force` says whether the sender means them.
pub(super) async fn ask_rules(ctx: &Ctx, viewer: UserId, text: &str, force: bool) -> Result<Asked> {
    let db = &ctx.house.db;
    let rules = find_rules(&ctx.house, db).await?;
    Ok(Asked {
        said: rules.ask(&[("text", text)]).of_message(force),
        is_link_of_new: has_link(text) && is_new_account(ctx, db, viewer).await?,
    })
}

impl Asked {
    /// Refuses what the rules refuse, and a link that would be read as a contact request, or by an
    /// e-mail address that was written to.
    pub(super) async fn check(self, tx: &Tx, id: ConversationId, read_by: &[UserId]) -> Result<()> {
        self.said?;
        if !self.is_link_of_new {
            return Ok(());
        }
        let inboxes = sql::inboxes_of(tx, id, read_by).await?;
        let are_accepted = inboxes.iter().all(|inbox| inbox.state().is_accepted());
        match are_accepted && emails::of(tx, &[id]).await?.is_empty() {
            true => Ok(()),
            false => Err(Error::field(Code::LinkWaits, "text")),
        }
    }
}
