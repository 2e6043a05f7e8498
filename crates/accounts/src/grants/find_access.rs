//! Finds for whom a token acts. Asked by every request that carries one.

use std::sync::Arc;

use contract::{errors::Code, grants::Scopes};
use kernel::{
    ctx::{Access, Actor},
    error::{Error, Result},
    house::House,
    tokens::token_hash,
};

pub use super::make_token::is_of_app;
use super::{
    make_token::Kind,
    sql::{self, GrantRow, tokens},
};
use crate::{
    apps::find_app::find_app,
    users::{find_standing::find_standing, note_seen::note_seen},
};

/// How exactly the last use is known: an hour, since each note is a write.
const HOUR_MS: i64 = 60 * 60 * 1_000;

/// Who acts by this token, and what it is good for. Nothing of it is kept between requests:
/// whatever ends the token, the grant, the app or the account ends it at once.
pub async fn find_access(house: &Arc<House>, token: &str) -> Result<(Actor, Access)> {
    let over = || Error::new(Code::AppTokenInvalid);
    let (db, now) = (&house.db, house.now());
    let acts = |kind: &str| Kind::of_name(kind).is_some_and(Kind::acts);
    let row = tokens::find(db, &token_hash(token)).await?;
    let row = row.filter(|row| acts(&row.kind) && row.is_alive(now));
    let row = row.ok_or_else(over)?;
    let grant = sql::find(db, row.user_id, row.grant_id).await?;
    let grant = grant.ok_or_else(over)?;
    if let Some(app) = grant.app_id {
        find_app(house, app).await?.ok_or_else(over)?;
    }
    let standing = find_standing(house, db, row.user_id).await?;
    let standing = standing.filter(|standing| !standing.is_suspended);
    let standing = standing.ok_or_else(over)?;
    let scopes = Scopes::parse(&row.scopes).ok_or_else(over)?;
    note_seen(house, row.user_id).await?;
    note_used(house, &grant).await?;
    let access = Access {
        grant: grant.id,
        app: grant.app_id,
        scopes,
    };
    Ok((Actor::User(row.user_id, standing), access))
}

async fn note_used(house: &Arc<House>, grant: &GrantRow) -> Result<()> {
    let now = house.now();
    if grant.used_ms.is_some_and(|used| now - used < HOUR_MS) {
        return Ok(());
    }
    let tx = house.begin().await?;
    sql::set_used(&tx, grant.user_id, grant.id, now).await?;
    tx.commit().await
}
