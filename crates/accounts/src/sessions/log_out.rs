//! Logs out.

use contract::{
    answers::SessionChange,
    ids::{SessionGroupId, UserId},
    sessions::{LogOut, SignedOut},
};
use kernel::{
    ctx::{Actor, Ctx},
    error::Result,
    tx::Tx,
};

use super::{
    Session, SessionKind,
    sign_in::keep_session,
    sql::{self, AccountRow, Family},
};
use crate::businesses::find_log_in::find_linked;

/// `UserSessionResource/delete`: ends the sessions of every account of this
/// browser, or of one of them. Caller: every viewer. Logging out twice is
/// harmless.
pub async fn log_out(ctx: Ctx, input: LogOut) -> Result<SignedOut> {
    let Some(own) = ctx.session else {
        return Ok(signed_out(SessionChange::End, None));
    };
    let tx = ctx.begin().await?;
    let (group, accounts) = accounts_of(&ctx, &tx, &own).await?;
    let ending = match input.user_id {
        Some(id) if ctx.viewer().is_some() => {
            let mut ending = find_linked(&tx, id).await?;
            ending.push(id);
            ending
        }
        _ => accounts.iter().map(|row| row.user_id).collect(),
    };
    let (ended, left): (Vec<_>, Vec<_>) = accounts
        .into_iter()
        .partition(|row| ending.contains(&row.user_id));
    end_elsewhere(&tx, &own, &ended).await?;
    for row in ended {
        sql::delete(&tx, &row.token_hash).await?;
    }
    let stays = left.iter().any(|row| row.token_hash == own);
    let answer = match left.first() {
        _ if stays => signed_out(SessionChange::Keep, None),
        None => {
            sql::delete(&tx, &own).await?;
            signed_out(SessionChange::End, None)
        }
        Some(next) => {
            sql::delete(&tx, &own).await?;
            act_as(&ctx, &tx, group, next).await?
        }
    };
    tx.commit().await?;
    Ok(answer)
}

/// Ends these accounts' sessions at the host's other names.
async fn end_elsewhere(tx: &Tx, own: &[u8; 32], ended: &[AccountRow]) -> Result<()> {
    if let Some(Family::Own(family) | Family::Joined(family)) = sql::family(tx, own).await? {
        for row in ended {
            sql::delete_in_family(tx, family, row.user_id).await?;
        }
    }
    Ok(())
}

/// The accounts that the holder of this token may log out: all of the browser's
/// when the session is alive, else none; with their group.
async fn accounts_of(
    ctx: &Ctx,
    tx: &Tx,
    own: &[u8; 32],
) -> Result<(Option<SessionGroupId>, Vec<AccountRow>)> {
    let session = match ctx.actor {
        Actor::User(..) => sql::find(tx, own).await?,
        Actor::Visitor | Actor::Crawler | Actor::Limited(_) | Actor::Host => None,
    };
    let Some(session) = session else {
        return Ok((None, Vec::new()));
    };
    let accounts = match session.group {
        Some(group) => sql::in_group(tx, group, ctx.now()).await?,
        None => vec![AccountRow {
            token_hash: own.to_vec(),
            user_id: session.user_id,
            expires_ms: session.expires_ms,
        }],
    };
    Ok((session.group, accounts))
}

/// Goes on as an account that is left, with a new token.
async fn act_as(
    ctx: &Ctx,
    tx: &Tx,
    group: Option<SessionGroupId>,
    next: &AccountRow,
) -> Result<SignedOut> {
    sql::delete(tx, &next.token_hash).await?;
    let user_id = next.user_id;
    let session = Session {
        user_id,
        expires_ms: next.expires_ms,
        kind: SessionKind::Full,
        group,
    };
    let session = keep_session(ctx, tx, session).await?;
    let change = SessionChange::Begin {
        token: session.token,
        seconds: session.seconds,
        device: None,
    };
    Ok(signed_out(change, Some(user_id)))
}

fn signed_out(session: SessionChange, user_id: Option<UserId>) -> SignedOut {
    SignedOut { user_id, session }
}
