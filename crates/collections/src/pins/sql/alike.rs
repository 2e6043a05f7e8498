//! Where a user has a picture already, or one that looks like it.

use std::collections::HashMap;

use contract::ids::{BoardId, PinId, UserId};
use kernel::error::Result;
use store::{Run, args, row, sql};

use super::super::check_seen::boards_seen;

row! {
    /// A pin, as far as it decides whether its picture is like another.
    pub struct AlikeRow {
        pub id: PinId,
        pub board_id: BoardId,
        pub root_id: PinId,
        pub signature: String,
        pub width: i64,
        pub height: i64,
        pub color: String,
        pub is_secret: bool,
    }
}

sql! {
    SAME: PinId =
        "SELECT pin_id FROM pinner_pins WHERE pinner_id = $1 AND signature = $2 ORDER BY pin_id DESC LIMIT 100";
    ALIKE: PinId =
        "SELECT pin_id FROM pinner_pins WHERE pinner_id = $1 AND signature IN (SELECT signature FROM pictures \
         WHERE look = (SELECT look FROM pictures WHERE signature = $2) ORDER BY signature LIMIT 500) \
         ORDER BY pin_id DESC LIMIT 100";
    OF_OTHERS: PinId =
        "SELECT pin_id FROM board_pins WHERE root_id = $2 AND board_id IN \
         (SELECT id FROM boards WHERE collaborator_count > 0 AND id IN (SELECT id FROM boards WHERE owner_id = $1 \
         UNION ALL SELECT board_id FROM collaborators WHERE user_id = $1)) ORDER BY pin_id DESC LIMIT 100";
    ROWS: AlikeRow =
        "SELECT id, board_id, root_id, signature, width, height, color, is_secret FROM pins WHERE id IN ($list)";
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
    let mut ids = run.all(&SAME, &args![person, signature]).await?;
    if let Some(root) = root {
        ids.extend(run.all(&OF_OTHERS, &args![person, root]).await?);
    }
    ids.extend(run.all(&ALIKE, &args![person, signature]).await?);
    let mut rows = find(run, &ids).await?;
    let secret = rows.iter().filter(|row| row.is_secret);
    let seen = boards_seen(run, person, secret.map(|row| row.board_id).collect()).await?;
    rows.retain(|row| !row.is_secret || seen.contains(&row.board_id));
    Ok(rows)
}

/// These pins in their order; one that is named twice comes twice.
async fn find(run: &impl Run, ids: &[PinId]) -> Result<Vec<AlikeRow>> {
    let rows = run.all_in(&ROWS, &args![], ids).await?;
    let rows: HashMap<PinId, AlikeRow> = rows.into_iter().map(|row| (row.id, row)).collect();
    Ok(ids.iter().filter_map(|id| rows.get(id)).cloned().collect())
}
