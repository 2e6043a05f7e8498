//! Asks the owners of e-mail addresses: who has an account by a contact request, all others by a
//! mail. Both is done by the same job, so that who wrote cannot tell one from the other.

use std::sync::Arc;

use accounts::{
    mails::{About, NewMail, send_mail},
    preferences::may_reach::deliver_message,
    users::{self, find_standing::find_standing},
};
use contract::{
    errors::Code,
    ids::{ConversationEmailId, ConversationId, UserId},
    preferences::Delivery,
};
use kernel::{ctx::Ctx, error::Result, house::House, tx::Tx};
use queue::NewJob;

use super::{
    jobs::MAIL_ADDRESS,
    sql::{
        self,
        emails::{self, EmailRow},
    },
    start_conversation::check_ages,
};

/// Has the owners of the conversation's addresses asked, once its first message is committed.
pub(super) async fn ask_addresses(ctx: &Ctx, tx: &Tx, id: ConversationId) -> Result<()> {
    for row in emails::of(tx, &[id]).await? {
        ask_soon(ctx, tx, id, row.id).await?;
    }
    Ok(())
}

/// Has the owner of one address asked, once that is committed.
pub(super) async fn ask_soon(
    ctx: &Ctx,
    tx: &Tx,
    conversation: ConversationId,
    id: ConversationEmailId,
) -> Result<()> {
    let body = format!("{conversation} {id}");
    let job = NewJob {
        kind: MAIL_ADDRESS,
        key: Some(&body),
        body: &body,
        due_ms: ctx.now(),
    };
    Ok(queue::enqueue(tx, job).await?)
}

/// Body of [`MAIL_ADDRESS`]: asks the owner of one address. Once more changes nothing.
pub async fn mail_address(house: &Arc<House>, body: &str) -> Result<()> {
    let mut ids = body.split(' ').filter_map(|id| id.parse::<i64>().ok());
    let (Some(conversation), Some(id)) = (ids.next(), ids.next()) else {
        return Ok(());
    };
    let (conversation, id) = (ConversationId(conversation), ConversationEmailId(id));
    match emails::find(&house.db, conversation, id).await? {
        Some(row) => ask_address(&Ctx::of_job(house), &row).await,
        // Answered meanwhile, or its sender is erased.
        None => Ok(()),
    }
}

async fn ask_address(ctx: &Ctx, row: &EmailRow) -> Result<()> {
    match find_owner(ctx, &row.email).await? {
        Some(owner) => request(ctx, row, owner).await,
        None if row.mailed_ms.is_some() => Ok(()),
        None => mail(ctx, row).await,
    }
}

/// Who verified that this address is theirs.
async fn find_owner(ctx: &Ctx, email: &str) -> Result<Option<UserId>> {
    let db = &ctx.house.db;
    let Some(id) = users::id_by_email(db, email).await? else {
        return Ok(None);
    };
    let user = users::find(db, id).await?;
    Ok(user
        .filter(|user| user.email_proved_ms.is_some())
        .map(|user| user.id))
}

async fn mail(ctx: &Ctx, row: &EmailRow) -> Result<()> {
    let db = &ctx.house.db;
    let sender = find_standing(&ctx.house, db, row.sender_id).await?;
    // It may have been begun before the host restricted them.
    if sender.is_none_or(|sender| sender.is_suspended || sender.is_restricted) {
        return Ok(());
    }
    let mail = NewMail {
        user_id: row.sender_id,
        about: About::ConversationInvite {
            email: row.email.clone(),
            conversation_id: row.conversation_id,
            email_id: row.id,
            is_added: row.is_added(),
        },
    };
    let tx = ctx.begin().await?;
    emails::set_mailed(&tx, row, ctx.now()).await?;
    send_mail(ctx, &tx, &mail).await?;
    tx.commit().await
}

/// Puts the conversation among the contact requests of the address's owner, unless they take no
/// messages of the sender, or age parts them from a member. It is a request also where the sender's
/// messages go to the inbox: answering tells that the address is theirs, which is theirs to decide.
pub(super) async fn request(ctx: &Ctx, row: &EmailRow, owner: UserId) -> Result<()> {
    let id = row.conversation_id;
    if owner == row.sender_id || row.owner_id == Some(owner) || !takes(ctx, row, owner).await? {
        return Ok(());
    }
    let tx = ctx.begin().await?;
    if !users::lock(&tx, owner).await? {
        return Ok(());
    }
    let Some(conversation) = sql::lock(&tx, id).await? else {
        return Ok(());
    };
    let row = emails::find(&tx, id, row.id).await?;
    let is_there = sql::inbox(&tx, owner, id).await?.is_some();
    if let Some(row) = row
        && conversation.has_messages()
        && !is_there
    {
        emails::request(&tx, (&row, &conversation), owner).await?;
    }
    tx.commit().await
}

/// Whether the owner takes a message of the sender, and may be together with the other members.
async fn takes(ctx: &Ctx, row: &EmailRow, owner: UserId) -> Result<bool> {
    if deliver_message(ctx, row.sender_id, owner).await? == Delivery::Refused {
        return Ok(false);
    }
    let members = sql::members(&ctx.house.db, &[row.conversation_id]).await?;
    let others = members.into_iter().map(|(_, user)| user);
    let mut all: Vec<UserId> = others.filter(|user| *user != row.sender_id).collect();
    all.push(owner);
    match check_ages(ctx, &all, &[owner]).await {
        Err(error) if error.code == Code::MessageRefused => Ok(false),
        checked => checked.map(|()| true),
    }
}
