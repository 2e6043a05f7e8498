//! Instructions, in each of the shapes they have: one text, a list of texts, steps,
//! steps in sections.

use crate::{
    page::Step,
    thing::{Part, Thing},
    words,
};

/// Steps that are kept.
const MOST: usize = 100;
/// Longest step, in characters.
const LONGEST: usize = 1_000;

/// The steps under this property.
pub(crate) fn read(thing: Thing<'_>, key: &str) -> Vec<Step> {
    let mut steps = Vec::new();
    for part in thing.parts(key) {
        match part {
            Part::Text(text) => steps.extend(of_text(&text, None)),
            Part::Thing(thing) if thing.is(&["HowToSection", "ItemList"]) => {
                let section = thing.line("name", 100);
                for key in ["itemListElement", "steps", "step"] {
                    for inner in thing.parts(key) {
                        steps.extend(of_part(inner, section.as_deref()));
                    }
                }
            }
            part => steps.extend(of_part(part, None)),
        }
        if steps.len() >= MOST {
            break;
        }
    }
    steps.truncate(MOST);
    steps
}

fn of_part(part: Part<'_>, section: Option<&str>) -> Vec<Step> {
    let thing = match part {
        Part::Text(text) => return of_text(&text, section),
        Part::Thing(thing) => thing,
    };
    let directions = thing.things("itemListElement");
    let texts: Vec<String> = match thing.raw("text") {
        Some(text) => vec![text],
        None if !directions.is_empty() => directions
            .iter()
            .filter_map(|one| one.raw("text"))
            .collect(),
        None => ["description", "name", "item"]
            .iter()
            .find_map(|key| thing.raw(key))
            .into_iter()
            .collect(),
    };
    let text = texts.join(" ");
    let step = words::marked_line(&text, LONGEST).map(|text| Step {
        section: section.map(str::to_owned),
        text,
    });
    step.into_iter().collect()
}

/// One text with a step a line, or in blocks of its own.
fn of_text(text: &str, section: Option<&str>) -> Vec<Step> {
    let lines = words::lines(text).into_iter();
    lines
        .filter_map(|line| words::line(without_number(&line), LONGEST))
        .map(|text| Step {
            section: section.map(str::to_owned),
            text,
        })
        .take(MOST)
        .collect()
}

/// Without `1.` or `2)` in front, since steps are numbered where they are shown.
fn without_number(line: &str) -> &str {
    let rest = line.trim_start_matches(|c: char| c.is_ascii_digit());
    let is_number = rest.len() < line.len() && line.len() - rest.len() <= 2;
    let behind = rest
        .strip_prefix(['.', ')'])
        .filter(|rest| rest.starts_with(' '));
    behind.filter(|_| is_number).map_or(line, str::trim_start)
}
