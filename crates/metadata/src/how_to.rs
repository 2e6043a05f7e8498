//! Tutorials.

use crate::{
    duration,
    page::{Duration, HowTo},
    steps,
    thing::{Graph, Thing},
};

/// Supplies and tools that are kept, each.
const MOST: usize = 50;

/// The tutorial a page is.
pub(crate) fn read(graph: &Graph<'_>) -> Option<HowTo> {
    let thing = thing(graph)?;
    let mut found = steps::read(thing, "step");
    if found.is_empty() {
        found = steps::read(thing, "steps");
    }
    Some(HowTo {
        name: thing.line("name", 300)?,
        total: time(thing),
        supplies: thing.lines("supply", 200, MOST),
        tools: thing.lines("tool", 200, MOST),
        steps: found,
    })
}

/// The tutorial in structured data.
pub(crate) fn thing<'a>(graph: &'a Graph<'a>) -> Option<Thing<'a>> {
    graph.of_type(&["HowTo"]).next()
}

fn time(thing: Thing<'_>) -> Option<Duration> {
    let said = |key: &str| thing.raw(key).and_then(|text| duration::minutes(&text));
    let parts = || match (said("prepTime"), said("performTime")) {
        (None, None) => None,
        (prep, perform) => Some(Duration(
            prep.map_or(0, |time| time.0) + perform.map_or(0, |time| time.0),
        )),
    };
    said("totalTime").or_else(parts)
}
