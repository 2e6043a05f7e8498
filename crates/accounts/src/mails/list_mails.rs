//! The mails that lie in the outbox, for the host. There is no outbox where a
//! server takes the mails.

use std::{io, sync::Arc};

use kernel::{
    error::{Error, Result},
    house::House,
};
use mail::{Letter, StoredMail};

/// Mails shown.
const MOST: usize = 100;

/// The newest mails, newest first.
pub async fn list_mails(house: &Arc<House>) -> Result<Vec<StoredMail>> {
    let house = house.clone();
    let read = move || house.post.outbox().map(|outbox| outbox.newest(MOST));
    let mails = tokio::task::spawn_blocking(read).await?;
    mails.ok_or_else(Error::not_found)?.map_err(Error::internal)
}

/// One mail by its name in the list.
pub async fn show_mail(house: &Arc<House>, name: String) -> Result<Letter> {
    let house = house.clone();
    let read = move || house.post.outbox().map(|outbox| outbox.read(&name));
    let mail = tokio::task::spawn_blocking(read).await?;
    match mail.ok_or_else(Error::not_found)? {
        Ok(mail) => Ok(mail.letter),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Err(Error::not_found()),
        Err(error) => Err(Error::internal(error)),
    }
}
