//! What this room adds to the work of lower ones.

use accounts::{
    blocks::separate::{SEPARATE_USERS, SeparateUsers},
    preferences::change_mails::{MAILS_CHANGED, MailsChanged},
};
use contract::{ids::UserId, preferences::NotificationKind};
use kernel::{ctx::Ctx, error::Result, hook, tx::Tx};

use super::{
    jobs::gather,
    mail_news::{follow_choices, have_mailed},
    push_news::have_pushed,
    sql,
};
use crate::conversations::tell_receivers::{TELL_OF_MESSAGE, TellOfMessage};

hook!(SEPARATE_USERS: SeparateUsers, "notifications", |ctx, one, other| {
    Box::pin(separate(ctx, one, other))
});

hook!(TELL_OF_MESSAGE: TellOfMessage, "notifications", |ctx, tx, users| {
    Box::pin(have_told(tx, ctx.now(), users))
});

hook!(MAILS_CHANGED: MailsChanged, "notifications", |ctx, tx, changed| {
    Box::pin(follow_choices(ctx, tx, changed))
});

/// Has users told of messages by mail and on their devices.
async fn have_told(tx: &Tx, now: i64, users: &[UserId]) -> Result<()> {
    have_mailed(tx, now, users, &[NotificationKind::Messages]).await?;
    have_pushed(tx, now, users).await
}

/// Neither is told any longer what the other did.
async fn separate(ctx: &Ctx, one: UserId, other: UserId) -> Result<()> {
    let tx = ctx.begin().await?;
    sql::separate(&tx, one, other).await?;
    sql::separate(&tx, other, one).await?;
    tx.commit().await?;
    for user in [one, other] {
        gather(&ctx.house, &user.to_string()).await?;
    }
    Ok(())
}
