//! Jobs of the room `articles`. Each may run twice.

use std::sync::Arc;

use kernel::{error::Result, house::House, job, jobs::HOUR};

use super::{sql::topic_users, write_trends::write_trends};
use crate::activities::count_acts::LATELY_DAYS;

/// Writes articles about what is saved, opened and searched for most, while no employee's
/// stands.
pub const WRITE_TRENDS: &str = "articles.write_trends";
/// Forgets which topics users looked at and searched for before that counts.
pub const FORGET: &str = "articles.forget";

job!(WRITE_TRENDS, every HOUR => write_trends);
job!(FORGET, every HOUR => forget);

pub(super) const DAY_MS: i64 = 24 * 60 * 60 * 1_000;

/// Body of [`FORGET`].
pub async fn forget(house: &Arc<House>) -> Result<()> {
    let tx = house.begin().await?;
    topic_users::forget(&tx, house.now() / DAY_MS - LATELY_DAYS).await?;
    tx.commit().await
}
