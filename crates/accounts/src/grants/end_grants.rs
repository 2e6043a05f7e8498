//! Ends what the viewer allowed.

use contract::{
    audits::AuditChange,
    grants::{EndGrants, GrantsEnded},
    ids::UserId,
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    tx::Tx,
};

use super::sql::{self, GrantRow, tokens};
use crate::audits::note_change::note_change;

/// `GrantsResource/delete`: ends one of them, or all; their tokens open nothing any more.
/// Caller: user, their own.
pub async fn end_grants(ctx: Ctx, input: EndGrants) -> Result<GrantsEnded> {
    let viewer = ctx.user()?;
    let tx = ctx.begin().await?;
    let ended = match input.grant_id {
        Some(id) => sql::end(&tx, viewer, id).await?,
        None => sql::end_of_user(&tx, viewer).await?,
    };
    if input.grant_id.is_some() && ended.is_empty() {
        return Err(Error::not_found());
    }
    for grant in &ended {
        tokens::end_of_grant(&tx, viewer, grant.id).await?;
        note_change(&ctx, &tx, viewer, change(grant)).await?;
    }
    tx.commit().await?;
    Ok(GrantsEnded {
        count: ended.len() as u64,
    })
}

fn change(grant: &GrantRow) -> AuditChange {
    match grant.app_id {
        Some(_) => AuditChange::AppEnded,
        None => AuditChange::TokenEnded,
    }
}

/// Ends all that a user allowed, when whatever acts for them ends.
pub(super) async fn end_of_user(tx: &Tx, id: UserId) -> Result<()> {
    sql::end_of_user(tx, id).await?;
    tokens::end_of_user(tx, id).await
}
