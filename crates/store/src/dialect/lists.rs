//! `IN ($list)`: one statement for lists of many lengths.
//!
//! A list is padded to 25, 50 or 100 by repeating its last member, so that a
//! statement has three prepared forms rather than a hundred; longer lists run
//! in pieces of 100. `= ANY` would serve one engine only.

/// The lengths that are prepared.
pub(crate) const WIDTHS: [usize; 3] = [25, 50, 100];

/// Stands in a statement's text for the members.
pub(crate) const MARK: &str = "$list";

/// Which of [`WIDTHS`] takes so many members.
pub(crate) fn width_index(members: usize) -> usize {
    WIDTHS
        .iter()
        .position(|width| members <= *width)
        .unwrap_or(WIDTHS.len() - 1)
}

/// The text with `$list` replaced by `width` placeholders that follow the
/// `before` ordinary ones, each begun with `sign`.
pub(crate) fn expand(text: &str, sign: char, before: usize, width: usize) -> String {
    let placeholders: Vec<String> = (before + 1..=before + width)
        .map(|number| format!("{sign}{number}"))
        .collect();
    text.replace(MARK, &placeholders.join(", "))
}

/// The highest `$n` or `?n` of a text: how many ordinary arguments it takes.
pub(crate) fn highest_placeholder(text: &str, sign: char) -> usize {
    let numbers = text.split(sign).skip(1).filter_map(|rest| {
        let end = rest
            .find(|c: char| !c.is_ascii_digit())
            .unwrap_or(rest.len());
        rest[..end].parse::<usize>().ok()
    });
    numbers.max().unwrap_or(0)
}
