//! The topics that a board is about.

use std::collections::HashSet;

use collections::{
    boards::{StoredBoard, get_board::visible},
    pins,
};
use contract::interests::{BoardInterests, InterestRef, ListBoardInterests};
use kernel::{ctx::Ctx, error::Result};

use super::sql::{self, InterestRow};

/// Topics of one board, or one pin, at most.
const MOST: usize = 5;
/// Pins whose topics tell what a board is about.
const TELLING: i64 = 50;

/// `BoardInterestsResource/get`, `/v3/boards/{board_id}/interests/`: topics of a
/// board. Caller: every viewer who sees it.
pub async fn list_board_interests(ctx: Ctx, input: ListBoardInterests) -> Result<BoardInterests> {
    let board = visible(&ctx, input.board_id).await?;
    let interests = find_board_interests(&ctx, &board).await?;
    Ok(BoardInterests { interests })
}

/// The board's own topic first, then those that its pins name most often.
pub(crate) async fn find_board_interests(
    ctx: &Ctx,
    board: &StoredBoard,
) -> Result<Vec<InterestRef>> {
    let db = &ctx.house.db;
    let rows = pins::uppermost_of_board(db, board.id, TELLING).await?;
    let topics: Vec<HashSet<String>> = rows.iter().map(|row| topics(&row.topics)).collect();
    let all = sql::all(db).await?;
    Ok(most_named(all, |row, words| {
        let named = topics.iter().filter(|of_pin| !of_pin.is_disjoint(words));
        let is_own = row.key == board.category;
        named.count() + if is_own { TELLING as usize + 1 } else { 0 }
    }))
}

/// The topics that a text names, the one with most of its words first.
pub(crate) async fn find_named_interests(ctx: &Ctx, text: &str) -> Result<Vec<InterestRef>> {
    let named = words(text);
    let all = sql::all(&ctx.house.db).await?;
    Ok(most_named(all, |_, words| {
        named.intersection(words).count()
    }))
}

/// Those that are named at all; those that are named equally often stay in the
/// order in which they are offered.
fn most_named(
    all: Vec<InterestRow>,
    times: impl Fn(&InterestRow, &HashSet<String>) -> usize,
) -> Vec<InterestRef> {
    let counted = all.into_iter().map(|row| {
        let words = words(&format!("{} {}", row.key, row.name));
        (times(&row, &words), row)
    });
    let mut found: Vec<(usize, InterestRow)> = counted.filter(|(times, _)| *times > 0).collect();
    found.sort_by_key(|(times, _)| std::cmp::Reverse(*times));
    found.truncate(MOST);
    let named = found.into_iter().map(|(_, row)| InterestRef {
        id: row.id,
        key: row.key,
        name: row.name,
    });
    named.collect()
}

fn topics(json: &str) -> HashSet<String> {
    let topics: Vec<String> = serde_json::from_str(json).unwrap_or_default();
    words(&topics.join(" "))
}

/// Telling words in lower case, singular and plural alike.
pub(crate) fn words(text: &str) -> HashSet<String> {
    let text = text.to_lowercase();
    let words = text.split(|c: char| !c.is_alphanumeric());
    let telling = words.filter(|word| word.chars().count() > 2 && *word != "and");
    telling
        .map(|word| word.trim_end_matches('s').to_owned())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_told_in_singular() {
        let found = words("Coffee and tea, House plants");
        let expected = ["coffee", "tea", "house", "plant"];
        assert_eq!(found, expected.map(str::to_owned).into());
    }
}
