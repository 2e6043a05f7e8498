//! The accounts of this host, for the host.

use contract::ids::UserId;
use kernel::{ctx::Ctx, error::Result, validate};
use serde::{Deserialize, Serialize};

use super::{
    policy,
    sql::{
        self,
        listed::{self, ListedRow},
    },
};

/// Which accounts.
#[derive(Debug, Clone, Default)]
pub struct ListUsers {
    /// Those whose usernames begin so, in order of the name; all when missing, in
    /// the order in which they were made.
    pub begins: Option<String>,
    /// Those made after this one.
    pub after: Option<UserId>,
    /// So many at most.
    pub most: u32,
}

/// An account as the host sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ListedUser {
    /// Id.
    pub id: UserId,
    /// Name in addresses.
    pub username: String,
    /// Address of the account.
    pub email: String,
    /// Displayed name.
    pub full_name: String,
    /// The host's staff.
    pub is_employee: bool,
    /// A business.
    pub is_partner: bool,
    /// Reaches those alone who follow them.
    pub is_restricted: bool,
    /// May read, but not write.
    pub is_write_banned: bool,
    /// Cannot sign in, and is hidden from every viewer.
    pub is_suspended: bool,
    /// The host vouches for them.
    pub is_vouched: bool,
    /// Whether the address is verified.
    pub is_email_verified: bool,
    /// Milliseconds since 1970.
    pub created_ms: i64,
}

/// Lists accounts. Caller: host, by a command; no door leads here.
pub async fn list_users(ctx: Ctx, input: ListUsers) -> Result<Vec<ListedUser>> {
    policy::may_administer(ctx.actor)?;
    let db = &ctx.house.db;
    let most = i64::from(input.most);
    let rows = match &input.begins {
        Some(begins) if validate::can_be_kept(begins) => {
            let ids = sql::names::ids_by_prefix(db, begins, most).await?;
            let mut rows = listed::list_these(db, &ids).await?;
            rows.sort_by_key(|row| ids.iter().position(|id| *id == row.id));
            rows
        }
        Some(_) => Vec::new(),
        None => listed::list(db, input.after.unwrap_or(UserId(0)), most).await?,
    };
    Ok(rows.into_iter().map(show).collect())
}

/// One account. Caller: host.
pub async fn show_user(ctx: Ctx, id: UserId) -> Result<ListedUser> {
    policy::may_administer(ctx.actor)?;
    let rows = listed::list_these(&ctx.house.db, &[id]).await?;
    let row = rows.into_iter().next();
    row.map(show).ok_or_else(kernel::error::Error::not_found)
}

fn show(row: ListedRow) -> ListedUser {
    ListedUser {
        id: row.id,
        username: row.username,
        email: row.email,
        full_name: row.full_name,
        is_employee: row.is_employee,
        is_partner: row.is_partner,
        is_restricted: row.is_restricted,
        is_write_banned: row.is_write_banned,
        is_suspended: row.is_suspended,
        is_vouched: row.is_vouched,
        is_email_verified: row.email_proved_ms.is_some(),
        created_ms: row.created_ms,
    }
}
