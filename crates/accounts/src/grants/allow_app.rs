//! Allows an app what it asks.

use contract::{
    audits::AuditChange,
    errors::Code,
    grants::{AppAuthorizationAnswer, AppAuthorizationRequest, Scopes},
    ids::{GrantId, TokenFamilyId, UserId},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    tx::Tx,
};

use super::{
    make_token::{Kind, NewToken, make_token},
    read_request::read_request,
    sql::{self, GrantRow},
};
use crate::{
    apps::{StoredApp, find_app::lock_app},
    audits::note_change::note_change,
    mails::{About, NewMail, send_mail},
    users,
};

/// `AppAuthorizationResource/create`: allows what the app asks; answers the way back to it,
/// with a code. Caller: user, who was shown what it is.
pub async fn allow_app(ctx: Ctx, input: AppAuthorizationRequest) -> Result<AppAuthorizationAnswer> {
    let viewer = ctx.user()?;
    let request = read_request(&ctx, &input).await?;
    let asked = request.whole()?;
    let tx = ctx.begin().await?;
    if !users::lock(&tx, viewer).await? {
        return Err(Error::new(Code::SignInRequired));
    }
    let app = lock_app(&tx, request.app.id).await?;
    app.ok_or_else(|| Error::field(Code::AppUnknown, "client_id"))?;
    let grant_id = grant(&ctx, &tx, viewer, &request.app, &asked.scopes).await?;
    let code = NewToken {
        redirect_uri: Some(&input.redirect_uri),
        challenge: Some(&asked.challenge),
        ..NewToken::of(
            Kind::Code,
            viewer,
            grant_id,
            TokenFamilyId(ctx.new_id()),
            &asked.scopes,
        )
    };
    let code = make_token(&ctx, &tx, &code).await?;
    tx.commit().await?;
    Ok(AppAuthorizationAnswer {
        url: request.granted(&ctx, &code),
    })
}

/// What the user allows this app from now on: this, beside what they allowed before. What
/// is new is told by mail.
async fn grant(
    ctx: &Ctx,
    tx: &Tx,
    viewer: UserId,
    app: &StoredApp,
    asked: &Scopes,
) -> Result<GrantId> {
    let known = sql::of_app(tx, viewer, app.id).await?;
    let allowed = known
        .as_ref()
        .and_then(|grant| Scopes::parse(&grant.scopes));
    if allowed.as_ref().is_none_or(|allowed| !allowed.cover(asked)) {
        note_change(ctx, tx, viewer, AuditChange::AppAllowed).await?;
        let mail = NewMail {
            user_id: viewer,
            about: About::AppAllowed {
                app: app.name.clone(),
            },
        };
        send_mail(ctx, tx, &mail).await?;
    }
    let scopes = allowed.unwrap_or_default().with(asked).to_string();
    match known {
        Some(grant) => {
            sql::set_scopes(tx, viewer, grant.id, &scopes).await?;
            Ok(grant.id)
        }
        None => {
            let row = GrantRow {
                user_id: viewer,
                id: GrantId(ctx.new_id()),
                app_id: Some(app.id),
                name: String::new(),
                scopes,
                created_ms: ctx.now(),
                used_ms: None,
                expires_ms: None,
            };
            sql::insert(tx, &row).await?;
            Ok(row.id)
        }
    }
}
