//! Makes a link that works once. Its token stands in the fragment, which browsers
//! do not send: it is in no log and in no `Referer`.

use std::sync::Arc;

use kernel::{
    error::Result,
    house::House,
    tokens::{new_token, token_hash},
};

use super::{
    sql,
    take_link::{Link, Purpose},
};

/// A link that was just made.
pub struct NewLink {
    /// Absolute.
    pub url: String,
    hash: [u8; 32],
}

/// Makes a link for this user. Earlier ones go on working until they expire:
/// mails may arrive in another order than they were sent.
pub async fn make_link(house: &Arc<House>, purpose: Purpose, link: &Link) -> Result<NewLink> {
    let token = new_token(house);
    let hash = token_hash(&token);
    let expires_ms = house.now() + purpose.lifetime_ms();
    let tx = house.begin().await?;
    sql::insert(&tx, &hash, purpose, link, expires_ms).await?;
    tx.commit().await?;
    let page = match purpose {
        Purpose::ProveAddress => "/verify/email/",
        Purpose::ResetPassword => "/password/reset/",
        Purpose::OpenNotice => "/login/mail/",
        Purpose::ResetPasscode => "/parental-passcode/",
    };
    let url = format!("{}{page}#{token}", house.settings.address);
    Ok(NewLink { url, hash })
}

/// Takes a link back whose mail did not leave.
pub async fn drop_link(house: &Arc<House>, link: &NewLink) -> Result<()> {
    let tx = house.begin().await?;
    sql::delete(&tx, &link.hash).await?;
    tx.commit().await?;
    Ok(())
}
