//! Jobs of the room `exports`.

use std::sync::Arc;

use accounts::mails::{About, NewMail, send_mail};
use contract::notifications::NoticeKind;
use kernel::{
    ctx::Ctx,
    error::Result,
    events::{Concern, concern},
    house::House,
    job,
};

use super::write_export::write_export;
use crate::archives::request_archive::{end_archive, find_waiting};

/// Writes an export; the body is the archive's id. Done twice it is written twice,
/// into the same place.
pub const MAKE: &str = "exports.make";

job!(MAKE => make);

/// Body of [`MAKE`].
pub async fn make(house: &Arc<House>, body: &str) -> Result<()> {
    let Some(waiting) = find_waiting(&house.db, body).await? else {
        return Ok(());
    };
    let id = waiting.id;
    let bytes = write_export(house, id, waiting.user).await?;
    let tx = house.begin().await?;
    end_archive(&tx, id, Some(bytes)).await?;
    let mail = NewMail {
        user_id: waiting.user,
        about: About::ExportReady,
    };
    let ctx = Ctx::of_job(house);
    send_mail(&ctx, &tx, &mail).await?;
    let about = Concern::of_host(waiting.user, NoticeKind::ExportReady, 0);
    concern(&ctx, &tx, about).await?;
    tx.commit().await?;
    Ok(())
}
