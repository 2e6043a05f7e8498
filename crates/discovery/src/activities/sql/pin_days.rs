//! The only place that names `pin_days`.

use contract::ids::PinId;
use kernel::{error::Result, tx::Tx};
use store::{Run, args, row, sql};

/// The kind of a save; the others are the names of acts that clients tell.
pub const SAVE: &str = "save";

row! {
    /// How often something was done with a picture's pins.
    pub struct NumberRow {
        pub root_id: PinId,
        pub kind: String,
        pub count: i64,
    }
}

/// What is counted: one kind of act with a pin on a day.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Counted {
    /// The pin that brought the picture.
    pub root_id: PinId,
    /// Days since 1970.
    pub day: i64,
    /// The pin that it was done with.
    pub pin_id: PinId,
    /// `impression`, `closeup`, `clickthrough` or [`SAVE`].
    pub kind: &'static str,
}

sql! {
    ADD: () =
        "INSERT INTO pin_days (root_id, day, pin_id, kind, count) VALUES ($1, $2, $3, $4, $5) \
         ON CONFLICT (root_id, day, pin_id, kind) DO UPDATE SET count = pin_days.count + $5";
    OF_ROOTS: NumberRow =
        "SELECT root_id, kind, CAST(SUM(count) AS BIGINT) AS count FROM pin_days \
         WHERE day >= $1 AND root_id IN ($list) GROUP BY root_id, kind";
    FORGET: () = "DELETE FROM pin_days WHERE day < $1";
}

/// Adds to a number.
pub async fn add(tx: &Tx, counted: &Counted, by: i64) -> Result<()> {
    let Counted {
        root_id,
        day,
        pin_id,
        kind,
    } = counted;
    tx.exec(&ADD, &args![*root_id, *day, *pin_id, *kind, by])
        .await?;
    Ok(())
}

/// The numbers of pictures since a day, by the pins that brought them; those of which there
/// are none are absent.
pub async fn of_roots(run: &impl Run, roots: &[PinId], since_day: i64) -> Result<Vec<NumberRow>> {
    Ok(run.all_in(&OF_ROOTS, &args![since_day], roots).await?)
}

/// Deletes the numbers of days before one.
pub async fn forget(tx: &Tx, day: i64) -> Result<()> {
    tx.exec(&FORGET, &args![day]).await?;
    Ok(())
}
