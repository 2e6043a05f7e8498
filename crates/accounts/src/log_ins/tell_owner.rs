//! Whether an address has an account, on hosts that tell it to its owner alone
//! (decision 51).

use contract::ids::UserId;
use kernel::{
    ctx::{Actor, Ctx},
    error::Result,
};

use crate::{
    mails::{About, NewMail, send_mail},
    users::policy::AccountRules,
};

/// Whether it is told by mail alone. The host's own commands are told at once.
pub fn hides_accounts(ctx: &Ctx) -> bool {
    ctx.actor != Actor::Host && ctx.house.get::<AccountRules>().hides_accounts
}

/// Tells the owner of an address that it was given as that of another account.
pub async fn tell_owner(ctx: &Ctx, id: UserId) -> Result<()> {
    let tx = ctx.begin().await?;
    let mail = NewMail {
        user_id: id,
        about: About::AddressTried,
    };
    send_mail(ctx, &tx, &mail).await?;
    tx.commit().await
}
