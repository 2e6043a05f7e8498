//! The devices of a user that may be told something.

use std::sync::Arc;

use accounts::sessions::find_browsers::find_browsers;
use contract::ids::UserId;
use kernel::{error::Result, house::House};

use super::sql::{self, PushDevice};

/// A user's devices, the latest first: browsers in which they are signed in. Where their session
/// ended, by whatever, the device is forgotten.
///
/// Invariant: a device is asked for its session each time, so that no way in which one ends can
/// be missed.
pub async fn find_devices(house: &Arc<House>, user: UserId) -> Result<Vec<PushDevice>> {
    let devices = sql::of_user(&house.db, user).await?;
    if devices.is_empty() {
        return Ok(devices);
    }
    let browsers = find_browsers(&house.db, user, house.now()).await?;
    let (alive, ended): (Vec<_>, Vec<_>) = devices
        .into_iter()
        .partition(|device| browsers.contains(&device.group_id));
    if !ended.is_empty() {
        let tx = house.begin().await?;
        for device in &ended {
            sql::delete_at(&tx, device).await?;
        }
        tx.commit().await?;
    }
    Ok(alive)
}
