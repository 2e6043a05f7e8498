//! Asks the rules of the host about the name of a business.

use contract::{
    ids::{PinId, UserId},
    reports::ReportedKind,
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    tx::Tx,
};

use crate::{
    rules::{
        find_rules::find_rules,
        open_case::{Held, open_case},
    },
    users,
};

/// Refuses a name that the host does not allow, and has employees told of one that a rule holds.
/// The account must be there.
pub(super) async fn ask_rules(ctx: &Ctx, tx: &Tx, id: UserId, name: &str) -> Result<()> {
    let rules = find_rules(&ctx.house, tx).await?;
    let Some(rule) = rules.ask(&[("business_name", name)]).of_thing()? else {
        return Ok(());
    };
    let user = users::find(tx, id).await?.ok_or_else(Error::not_found)?;
    let held = Held {
        kind: ReportedKind::User,
        id: id.0,
        pin: PinId::default(),
        subject: id,
        path: format!("/{}/", user.username),
        excerpt: name.to_owned(),
        rule,
    };
    open_case(ctx, tx, &held).await
}
