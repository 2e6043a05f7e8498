//! Makes views of accounts for the browser that is signed in to them.

use std::collections::HashMap;

use contract::{ids::UserId, sessions::SessionAccount};
use kernel::{
    ctx::{Ctx, Origin},
    error::{Error, Result},
};

use super::{
    show_partners::partner_view,
    sql::{self as businesses, BusinessRow},
};
use crate::users::{self, StoredUser, show_users::own_ref};

/// The accounts in this order, each with its owner and its businesses; those
/// that are gone are left out (specification §3 "Session account").
pub async fn show_accounts(ctx: &Ctx, ids: &[UserId]) -> Result<Vec<SessionAccount>> {
    let known = Known::load(ctx, ids).await?;
    Ok(ids.iter().filter_map(|id| known.whole(*id)).collect())
}

/// One account.
pub async fn show_account(ctx: &Ctx, id: UserId) -> Result<SessionAccount> {
    let accounts = show_accounts(ctx, &[id]).await?;
    accounts.into_iter().next().ok_or_else(Error::not_found)
}

/// Everything that the views are made of.
struct Known<'a> {
    origin: &'a Origin,
    users: HashMap<UserId, StoredUser>,
    businesses: HashMap<UserId, BusinessRow>,
    linked: Vec<(UserId, UserId)>,
}

impl<'a> Known<'a> {
    async fn load(ctx: &'a Ctx, ids: &[UserId]) -> Result<Self> {
        let db = &ctx.house.db;
        let mut all: Vec<UserId> = ids.to_vec();
        let linked = businesses::linked_to(db, &all).await?;
        all.extend(linked.iter().map(|(business, _)| *business));
        let businesses = businesses::find_many(db, &all).await?;
        all.extend(businesses.iter().filter_map(|row| row.owner_id));
        let users = users::find_many(db, &all).await?;
        Ok(Self {
            origin: &ctx.origin,
            users: users.into_iter().map(|row| (row.id, row)).collect(),
            businesses: businesses
                .into_iter()
                .map(|row| (row.user_id, row))
                .collect(),
            linked,
        })
    }

    fn whole(&self, id: UserId) -> Option<SessionAccount> {
        let mut account = self.alone(id)?;
        let owner = self.businesses.get(&id).and_then(|row| row.owner_id);
        account.owners = owner
            .and_then(|owner| self.alone(owner))
            .into_iter()
            .collect();
        let linked = self.linked.iter().filter(|(_, owner)| *owner == id);
        account.businesses = linked
            .filter_map(|(business, _)| self.alone(*business))
            .collect();
        Some(account)
    }

    fn alone(&self, id: UserId) -> Option<SessionAccount> {
        let row = self.users.get(&id)?;
        let user = own_ref(self.origin, row, &[]);
        let business = self.businesses.get(&id).cloned();
        let owner = business.as_ref().and_then(|row| row.owner_id);
        let owner = owner.and_then(|owner| self.users.get(&owner));
        let ownership = &owner.unwrap_or(row).email;
        Some(SessionAccount {
            id,
            username: user.username,
            email: row.email.clone(),
            full_name: user.full_name,
            image_medium_url: user.image_medium_url,
            image_large_url: user.image_large_url,
            owners: Vec::new(),
            partner: business.map(|business| partner_view(business, ownership)),
            businesses: Vec::new(),
        })
    }
}
