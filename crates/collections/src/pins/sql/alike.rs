//! Where a user has a picture already, or one that looks like it.

use std::{cmp::Reverse, collections::HashMap};

use accounts::uploads::find_look::look_alikes;
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

/// Pins of each kind, at most; the statements say it as well.
const MOST: usize = 100;

sql! {
    SAME: PinId =
        "SELECT pin_id FROM pinner_pins WHERE pinner_id = $1 AND signature = $2 ORDER BY pin_id DESC LIMIT 100";
    ALIKE: PinId =
        "SELECT pin_id FROM pinner_pins WHERE pinner_id = $1 AND signature IN ($list) \
         ORDER BY pin_id DESC LIMIT 100";
    SHARED_BY: BoardId =
        "SELECT DISTINCT board_slugs.board_id FROM board_slugs JOIN collaborators \
         ON collaborators.board_id = board_slugs.board_id WHERE board_slugs.owner_id = $1";
    SHARED_WITH: BoardId = "SELECT board_id FROM collaborators WHERE user_id = $1";
    ON_SHARED: PinId =
        "SELECT pin_id FROM board_pins WHERE root_id = $1 AND board_id IN ($list) \
         ORDER BY pin_id DESC LIMIT 100";
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
        ids.extend(on_shared(run, person, root).await?);
    }
    let alike = look_alikes(run, signature).await?;
    let alike: Vec<&str> = alike.iter().map(String::as_str).collect();
    let alike = run.all_in(&ALIKE, &args![person], &alike).await?;
    ids.extend(latest(alike));
    let mut rows = find(run, &ids).await?;
    let secret = rows.iter().filter(|row| row.is_secret);
    let seen = boards_seen(run, person, secret.map(|row| row.board_id).collect()).await?;
    rows.retain(|row| !row.is_secret || seen.contains(&row.board_id));
    Ok(rows)
}

/// Pins of a picture on boards of many where a user may save, the latest first.
async fn on_shared(run: &impl Run, person: UserId, root: PinId) -> Result<Vec<PinId>> {
    let mut boards = run.all(&SHARED_BY, &args![person]).await?;
    boards.extend(run.all(&SHARED_WITH, &args![person]).await?);
    Ok(latest(run.all_in(&ON_SHARED, &args![root], &boards).await?))
}

/// The latest of what was asked in pieces.
fn latest(mut ids: Vec<PinId>) -> Vec<PinId> {
    ids.sort_unstable_by_key(|id| Reverse(*id));
    ids.truncate(MOST);
    ids
}

/// These pins in their order; one that is named twice comes twice.
async fn find(run: &impl Run, ids: &[PinId]) -> Result<Vec<AlikeRow>> {
    let rows = run.all_in(&ROWS, &args![], ids).await?;
    let rows: HashMap<PinId, AlikeRow> = rows.into_iter().map(|row| (row.id, row)).collect();
    Ok(ids.iter().filter_map(|id| rows.get(id)).cloned().collect())
}
