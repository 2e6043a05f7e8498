//! The only place that names `binned_pins`.

use contract::ids::{PinId, UserId};
use store::{Run, Tx, args, owned, sql};

use super::PinRow;
use crate::error::Result;

sql! {
    BIN: () = "INSERT INTO binned_pins (id, pinner_id, board_id, section_id, place, root_id, root_pinner_id, signature, extension, width, height, color, thumbhash, title, description, alt_text, link, topics, attribution, is_secret, comments_disabled, note, repin_count, created_ms, binned_ms) SELECT id, pinner_id, board_id, section_id, place, root_id, root_pinner_id, signature, extension, width, height, color, thumbhash, title, description, alt_text, link, topics, attribution, is_secret, comments_disabled, note, repin_count, created_ms, $2 FROM pins WHERE id = $1";
    BINNED: PinRow = "SELECT id, pinner_id, board_id, section_id, place, root_id, root_pinner_id, signature, extension, width, height, color, thumbhash, title, description, alt_text, link, topics, attribution, is_secret, comments_disabled, note, repin_count, created_ms FROM binned_pins WHERE id = $1";
    UNBIN: () = "DELETE FROM binned_pins WHERE id = $1";
    PICTURES_OF: (String, String) = "SELECT signature, min(extension) FROM binned_pins WHERE pinner_id = $1 GROUP BY signature ORDER BY signature";
    IDS_OF: i64 = "SELECT id FROM binned_pins WHERE pinner_id = $1";
    SHOWS: i64 = "SELECT id FROM binned_pins WHERE signature = $1 LIMIT 1";
    OLD: (i64, String) = "SELECT id, signature FROM binned_pins WHERE binned_ms < $1 ORDER BY binned_ms LIMIT 1000";
    RECOUNT: () = "UPDATE pins SET repin_count = (SELECT count(*) FROM pins AS saves WHERE saves.root_id = $1 AND saves.id <> $1 AND saves.is_secret = false) WHERE id = $1";
}

owned! {
    binned_pins: "binned_pins",
        read "SELECT id, board_id, section_id, place, root_id, signature, extension, width, height, color, title, description, alt_text, link, topics, attribution, note, created_ms, binned_ms FROM binned_pins WHERE pinner_id = $1 ORDER BY id",
        erase "DELETE FROM binned_pins WHERE pinner_id = $1";
    brought_and_binned: "binned_pins",
        read "SELECT id, root_id FROM binned_pins WHERE root_pinner_id = $1 AND root_pinner_id <> pinner_id AND is_secret = false",
        erase "UPDATE binned_pins SET root_pinner_id = 0 WHERE root_pinner_id = $1 AND root_pinner_id <> pinner_id";
}

/// Keeps a pin as it is, before it is removed.
pub async fn bin(tx: &Tx, id: i64, now: i64) -> Result<()> {
    tx.exec(&BIN, &args![id, now]).await?;
    Ok(())
}

/// A pin as it was when it was deleted.
pub async fn binned(run: &impl Run, id: PinId) -> Result<Option<PinRow>> {
    Ok(run.opt(&BINNED, &args![id.0]).await?)
}

/// Takes a pin out of the bin.
pub async fn unbin(tx: &Tx, id: PinId) -> Result<()> {
    tx.exec(&UNBIN, &args![id.0]).await?;
    Ok(())
}

/// Signature and extension of every picture on pins that somebody deleted.
pub async fn pictures_of(run: &impl Run, pinner: UserId) -> Result<Vec<(String, String)>> {
    Ok(run.all(&PICTURES_OF, &args![pinner.0]).await?)
}

/// Pins that somebody deleted.
pub async fn ids_of(run: &impl Run, pinner: UserId) -> Result<Vec<PinId>> {
    let ids = run.all(&IDS_OF, &args![pinner.0]).await?;
    Ok(ids.into_iter().map(PinId).collect())
}

/// Whether a pin in the bin shows this picture.
pub async fn shows_picture(run: &impl Run, signature: &str) -> Result<bool> {
    Ok(run.opt(&SHOWS, &args![signature]).await?.is_some())
}

/// Pins that were deleted before a moment, with their pictures; a thousand at most.
pub async fn old(run: &impl Run, before_ms: i64) -> Result<Vec<(i64, String)>> {
    Ok(run.all(&OLD, &args![before_ms]).await?)
}

/// Counts anew how often a restored pin was publicly saved.
pub async fn recount_repins(tx: &Tx, id: PinId) -> Result<()> {
    tx.exec(&RECOUNT, &args![id.0]).await?;
    Ok(())
}
