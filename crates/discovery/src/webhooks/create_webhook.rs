//! Adds a webhook.

use accounts::{
    audits::note_change::note_change,
    mails::{About, NewMail, send_mail},
    users,
};
use contract::{
    audits::AuditChange,
    errors::Code,
    ids::{UserId, WebhookId},
    webhooks::{CreateWebhook, WebhookWithSecret},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    secrets,
    tx::Tx,
};

use super::{
    list_webhooks::MOST,
    policy,
    show_webhooks::webhook_view,
    sign_message::{KEY_BYTES, secret_of},
    sql::{self, WebhookRow},
};

/// `WebhookResource/create`: adds a webhook, which is told from now on. Caller: a user who
/// may write.
pub async fn create_webhook(ctx: Ctx, input: CreateWebhook) -> Result<WebhookWithSecret> {
    let viewer = ctx.writer()?;
    let url = check_url(&ctx, &input.url)?;
    let events = policy::check_events(&input.events)?;
    let (sealed_secret, secret) = make_secret(&ctx, viewer)?;
    let tx = ctx.begin().await?;
    if !users::lock(&tx, viewer).await? {
        return Err(Error::new(Code::SignInRequired));
    }
    if sql::count_of(&tx, viewer).await? >= MOST {
        return Err(Error::new(Code::WebhooksMany));
    }
    let row = WebhookRow {
        user_id: viewer,
        id: WebhookId(ctx.new_id()),
        url,
        events: serde_json::to_string(&events)?,
        sealed_secret,
        off: None,
        failures: 0,
        failing_since_ms: None,
        busy_until_ms: 0,
        rest_until_ms: 0,
        created_ms: ctx.now(),
    };
    sql::insert(&tx, &row).await?;
    note_change(&ctx, &tx, viewer, AuditChange::WebhookAdded).await?;
    tell_user(&ctx, &tx, &row).await?;
    tx.commit().await?;
    Ok(WebhookWithSecret {
        webhook: webhook_view(&row),
        secret,
    })
}

/// Tells its user which server is told from now on, in case it was not them.
pub(super) async fn tell_user(ctx: &Ctx, tx: &Tx, webhook: &WebhookRow) -> Result<()> {
    let mail = NewMail {
        user_id: webhook.user_id,
        about: About::WebhookAdded {
            host: webhook.host(),
        },
    };
    send_mail(ctx, tx, &mail).await
}

/// An address that may be told.
pub(super) fn check_url(ctx: &Ctx, url: &str) -> Result<String> {
    let wrong = Error::field(Code::WebhookInvalid, "url");
    match ctx.house.fetcher.check_receiver(url) {
        Ok(url) => Ok(url.into()),
        Err(refused) => Err(wrong.detail(refused.told())),
    }
}

/// A new secret: sealed, as it is stored, and as its user is shown it.
pub(super) fn make_secret(ctx: &Ctx, user: UserId) -> Result<(Vec<u8>, String)> {
    let key: [u8; KEY_BYTES] = ctx.house.random();
    let sealed = secrets::seal_secret(&ctx.house, user, &key)?;
    Ok((sealed, secret_of(&key)))
}
