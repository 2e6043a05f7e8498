//! Where a user has a picture already, or one that looks like it.

use contract::ids::{PinId, UserId};
use kernel::error::Result;
use store::{Run, args, row, sql};

use crate::boards::sql::fragments::saves_to;

row! {
    /// A pin, as far as it decides whether its picture is like another.
    pub struct AlikeRow {
        pub id: i64,
        pub board_id: i64,
        pub root_id: i64,
        pub signature: String,
        pub width: i64,
        pub height: i64,
        pub color: String,
    }
}

sql! {
    SAME: AlikeRow = concat!("SELECT id, board_id, root_id, signature, width, height, color FROM pins WHERE pinner_id = $1 AND signature = $2 AND ", still_seen!("pins", "$1"), " ORDER BY id DESC LIMIT 100");
    ALIKE: AlikeRow = concat!("SELECT id, board_id, root_id, signature, width, height, color FROM pins WHERE pinner_id = $1 AND signature IN (SELECT signature FROM pictures WHERE look = (SELECT look FROM pictures WHERE signature = $2) ORDER BY signature LIMIT 500) AND ", still_seen!("pins", "$1"), " ORDER BY id DESC LIMIT 100");
    OF_OTHERS: AlikeRow = concat!("SELECT id, board_id, root_id, signature, width, height, color FROM pins WHERE id IN (SELECT pin_id FROM pin_saves WHERE root_id = $2 AND board_id IN (SELECT id FROM boards WHERE collaborator_count > 0 AND id IN ", saves_to!("$1"), ")) ORDER BY id DESC LIMIT 100");
}

/// A user's own pins of this very picture, of pictures that look like it, and
/// what others saved of the pin that brought it to boards where the user may save
/// as well; the latest first in each. Pins on boards that are hidden from them
/// are left out.
///
/// Each takes what the picture has of pins, pictures like it, and boards of many:
/// not what the user has of pins.
pub async fn alike(
    run: &impl Run,
    person: UserId,
    signature: &str,
    root: Option<PinId>,
) -> Result<Vec<AlikeRow>> {
    let mut rows = run.all(&SAME, &args![person.0, signature]).await?;
    if let Some(root) = root {
        rows.extend(run.all(&OF_OTHERS, &args![person.0, root.0]).await?);
    }
    rows.extend(run.all(&ALIKE, &args![person.0, signature]).await?);
    Ok(rows)
}
