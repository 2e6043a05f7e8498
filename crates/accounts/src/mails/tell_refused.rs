//! Tells a user in the news hub that a mail server takes no mails for their address.

use std::sync::Arc;

use contract::{ids::UserId, notifications::NoticeKind};
use kernel::{
    ctx::Ctx,
    error::Result,
    events::{Concern, concern},
    house::House,
};

/// Has the user told, once a day however many mails were given up.
pub(super) async fn tell_refused(house: &Arc<House>, user: UserId) -> Result<()> {
    let tx = house.begin().await?;
    let about = Concern::of_host(user, NoticeKind::MailRefused, 0);
    concern(&Ctx::of_job(house), &tx, about).await?;
    tx.commit().await
}
