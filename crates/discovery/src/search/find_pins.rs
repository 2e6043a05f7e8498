//! A few pins by words, for rooms that show examples.

use ::search::Ask;
use contract::ids::PinId;
use kernel::{ctx::Ctx, error::Result};

/// Ids of public pins, the best first.
pub(crate) fn find_pins(ctx: &Ctx, words: &str, most: usize) -> Result<Vec<PinId>> {
    let ask = Ask {
        text: words,
        limit: most,
        offset: 0,
        exact: false,
    };
    let found = ctx.house.index.search(&ask)?.ids;
    Ok(found.into_iter().map(PinId).collect())
}
