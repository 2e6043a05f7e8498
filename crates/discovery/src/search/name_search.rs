//! Names a topic as something to search for.

use kernel::{ctx::Ctx, error::Result};

use super::ask_index::begun;
use crate::interests::{name_topic::name_topic, taxonomy::Interest};

/// A topic's name in the language of a reader where a search for it finds something, else in
/// English where that does; none where neither does.
pub(super) fn name_search(
    ctx: &Ctx,
    topic: &Interest,
    locale: &str,
) -> Result<Option<&'static str>> {
    let mut names = vec![name_topic(topic, locale), topic.name];
    names.dedup();
    for name in names {
        if !begun(&ctx.house.index, name, 1)?.is_empty() {
            return Ok(Some(name));
        }
    }
    Ok(None)
}
