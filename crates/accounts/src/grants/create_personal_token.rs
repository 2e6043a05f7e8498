//! Makes a token for a script of the viewer's own.

use contract::{
    audits::AuditChange,
    errors::Code,
    grants::{CreatePersonalToken, NewPersonalToken},
    ids::{GrantId, TokenFamilyId},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    validate,
};

use super::{
    list_grants::grant_view,
    make_token::{Kind, NewToken, make_token},
    sql::{self, GrantRow},
};
use crate::{
    audits::note_change::note_change,
    mails::{About, NewMail, send_mail},
    users,
};

/// Personal access tokens of one user.
const MOST: i64 = 50;
/// Days that one works at most, if it ends at all.
const MOST_DAYS: u32 = 366;
const DAY_MS: i64 = 24 * 60 * 60 * 1_000;

/// `PersonalTokenResource/create`: makes a personal access token, shown once, and tells of
/// it by mail. Caller: user.
pub async fn create_personal_token(
    ctx: Ctx,
    input: CreatePersonalToken,
) -> Result<NewPersonalToken> {
    let viewer = ctx.user()?;
    let name = validate::name("name", &input.name, 1, 60)?;
    if input.scopes.is_empty() {
        let wrong = Error::field(Code::InvalidInput, "scopes");
        return Err(wrong.detail("scopes has at least one"));
    }
    if input
        .days
        .is_some_and(|days| !(1..=MOST_DAYS).contains(&days))
    {
        let wrong = Error::field(Code::InvalidInput, "days");
        return Err(wrong.detail("days is 1 to 366, or missing"));
    }
    let expires_ms = input.days.map(|days| ctx.now() + i64::from(days) * DAY_MS);
    let tx = ctx.begin().await?;
    if !users::lock(&tx, viewer).await? {
        return Err(Error::new(Code::SignInRequired));
    }
    if sql::count_personal(&tx, viewer, ctx.now()).await? >= MOST {
        return Err(Error::new(Code::TokensMany));
    }
    let row = GrantRow {
        user_id: viewer,
        id: GrantId(ctx.new_id()),
        app_id: None,
        name,
        scopes: input.scopes.to_string(),
        created_ms: ctx.now(),
        used_ms: None,
        expires_ms,
    };
    sql::insert(&tx, &row).await?;
    let family = TokenFamilyId(ctx.new_id());
    let new = NewToken {
        expires_ms,
        ..NewToken::of(Kind::Personal, viewer, row.id, family, &input.scopes)
    };
    let token = make_token(&ctx, &tx, &new).await?;
    note_change(&ctx, &tx, viewer, AuditChange::TokenCreated).await?;
    let mail = NewMail {
        user_id: viewer,
        about: About::TokenCreated {
            token: row.name.clone(),
        },
    };
    send_mail(&ctx, &tx, &mail).await?;
    tx.commit().await?;
    Ok(NewPersonalToken {
        grant: grant_view(row, None),
        token,
    })
}
