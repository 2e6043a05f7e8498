//! The only place that names `sponsorships`.

use contract::{
    ids::{PinId, SponsorshipId, UserId},
    sponsorships::SponsorshipStatus,
};
use kernel::{error::Result, house::Changed, tx::Tx};
use store::{Run, args, owned, row, sql};

row! {
    /// A sponsorship of a pin, pending or answered.
    #[derive(Default)]
    pub struct StoredSponsorship {
        /// The pin; it has one sponsorship at most.
        pub pin_id: PinId,
        /// Its pinner.
        pub creator_id: UserId,
        /// The business that pays.
        pub sponsor_id: UserId,
        /// A `SponsorshipStatus` by its number.
        pub status: i64,
        /// Greater for what came later.
        pub id: SponsorshipId,
        /// When it was requested.
        pub created_ms: i64,
    }
}

sql! {
    FIND: StoredSponsorship =
        "SELECT pin_id, creator_id, sponsor_id, status, id, created_ms FROM sponsorships WHERE pin_id = $1";
    FIND_MANY: StoredSponsorship =
        "SELECT pin_id, creator_id, sponsor_id, status, id, created_ms FROM sponsorships \
         WHERE pin_id IN ($list)";
    LIST: StoredSponsorship =
        "SELECT pin_id, creator_id, sponsor_id, status, id, created_ms FROM sponsorships \
         WHERE sponsor_id = $1 AND id < $2 AND status IN (0, 1) ORDER BY id DESC LIMIT $3";
    PUT: () =
        "INSERT INTO sponsorships (pin_id, creator_id, sponsor_id, status, id, created_ms) \
         VALUES ($1, $2, $3, 0, $4, $5) ON CONFLICT (pin_id) DO UPDATE \
         SET creator_id = $2, sponsor_id = $3, status = 0, id = $4, created_ms = $5";
    SET_STATUS: () = "UPDATE sponsorships SET status = $2 WHERE pin_id = $1";
    DELETE: () = "DELETE FROM sponsorships WHERE pin_id = $1";
    END_BETWEEN: PinId = "DELETE FROM sponsorships WHERE creator_id = $1 AND sponsor_id = $2 RETURNING pin_id";
}

owned! {
    sponsorships: "sponsorships",
        read "SELECT pin_id, sponsor_id, status, created_ms FROM sponsorships WHERE creator_id = $1",
        erase "DELETE FROM sponsorships WHERE creator_id = $1";
    sponsored: "sponsorships",
        read "SELECT pin_id, creator_id, status, created_ms FROM sponsorships WHERE sponsor_id = $1",
        erase "DELETE FROM sponsorships WHERE sponsor_id = $1";
}

impl StoredSponsorship {
    /// Its status.
    pub fn status(&self) -> SponsorshipStatus {
        SponsorshipStatus::of(self.status).unwrap_or(SponsorshipStatus::Declined)
    }
}

/// The sponsorship of one pin.
pub async fn find_sponsorship(run: &impl Run, pin: PinId) -> Result<Option<StoredSponsorship>> {
    Ok(run.opt(&FIND, &args![pin]).await?)
}

/// The sponsorships of several pins.
pub async fn find_many(run: &impl Run, pins: &[PinId]) -> Result<Vec<StoredSponsorship>> {
    Ok(run.all_in(&FIND_MANY, &args![], pins).await?)
}

/// Sponsorships that a user was named for and did not decline or leave, below an
/// id, the latest first.
pub async fn list_sponsorships(
    run: &impl Run,
    sponsor: UserId,
    below: SponsorshipId,
    most: i64,
) -> Result<Vec<StoredSponsorship>> {
    Ok(run.all(&LIST, &args![sponsor, below, most]).await?)
}

/// Writes a pending sponsorship, in place of the one before; the pin must have
/// been locked.
pub async fn put_sponsorship(tx: &Tx, row: &StoredSponsorship) -> Result<()> {
    let args = args![
        row.pin_id,
        row.creator_id,
        row.sponsor_id,
        row.id,
        row.created_ms
    ];
    tx.exec(&PUT, &args).await?;
    tx.changed(Changed::Pin(row.pin_id));
    Ok(())
}

/// Writes the status; the pin must have been locked.
pub async fn set_sponsorship_status(tx: &Tx, pin: PinId, status: SponsorshipStatus) -> Result<()> {
    tx.exec(&SET_STATUS, &args![pin, status.number()]).await?;
    tx.changed(Changed::Pin(pin));
    Ok(())
}

/// Removes the sponsorship of a pin.
pub async fn delete_sponsorship(tx: &Tx, pin: PinId) -> Result<()> {
    tx.exec(&DELETE, &args![pin]).await?;
    tx.changed(Changed::Pin(pin));
    Ok(())
}

/// Removes sponsorships between a creator and a sponsor; answers of which pins.
pub async fn end_sponsorships_between(tx: &Tx, creator: UserId, sponsor: UserId) -> Result<()> {
    for pin in tx.all(&END_BETWEEN, &args![creator, sponsor]).await? {
        tx.changed(Changed::Pin(pin));
    }
    Ok(())
}
