//! The topics that a board is about.

use std::collections::{HashMap, HashSet};

use accounts::users::find_locale::find_locale;
use collections::{
    boards::{StoredBoard, get_board::visible},
    pins,
};
use contract::{
    ids::InterestId,
    interests::{BoardInterests, InterestRef, ListBoardInterests},
};
use kernel::{ctx::Ctx, error::Result};

use super::{
    classify::{Said, THRESHOLD, Told, classify},
    list_pin_interests::tell,
    taxonomy::{Interest, taxonomy},
};

/// Topics of one board, or one pin, at most.
const MOST: usize = 5;
/// Pins whose topics tell what a board is about.
const TELLING: i64 = 50;

/// `BoardInterestsResource/get`, `/v3/boards/{board_id}/interests/`: topics of a
/// board. Caller: every viewer who sees it.
pub async fn list_board_interests(ctx: Ctx, input: ListBoardInterests) -> Result<BoardInterests> {
    let board = visible(&ctx, input.board_id).await?;
    let found = find_board_interests(&ctx, &board).await?;
    let interests = name(&ctx, &found).await?;
    Ok(BoardInterests { interests })
}

/// The board's own topic first, then those that its pins name most surely and most
/// often.
pub(crate) async fn find_board_interests(
    ctx: &Ctx,
    board: &StoredBoard,
) -> Result<Vec<&'static Interest>> {
    let rows = pins::uppermost_of_board(&ctx.house.db, board.id, TELLING).await?;
    let mut sums: HashMap<InterestId, f64> = HashMap::new();
    for told in rows.iter().flat_map(|row| named(tell(row))) {
        *sums.entry(told.id).or_default() += told.confidence;
    }
    if let Some(own) = taxonomy().by_key(&board.category) {
        sums.insert(own.id, f64::INFINITY);
    }
    let mut sums: Vec<(InterestId, f64)> = sums.into_iter().collect();
    sums.sort_by(|(one, more), (other, less)| less.total_cmp(more).then(one.cmp(other)));
    Ok(first(sums.into_iter().map(|(id, _)| id)))
}

/// The topics that a text names, the surest first.
pub(super) async fn find_named_interests(ctx: &Ctx, text: &str) -> Result<Vec<InterestRef>> {
    let said = Said {
        title: text,
        ..Said::default()
    };
    let found = first(named(classify(taxonomy(), &said)).map(|told| told.id));
    name(ctx, &found).await
}

/// Those that words name themselves, surely enough.
fn named(told: Vec<Told>) -> impl Iterator<Item = Told> {
    let sure = |one: &Told| one.is_named && one.confidence >= THRESHOLD;
    told.into_iter().filter(sure)
}

fn first(ids: impl Iterator<Item = InterestId>) -> Vec<&'static Interest> {
    let known = ids.filter_map(|id| taxonomy().by_id(id));
    known.take(MOST).collect()
}

/// Topics as the viewer reads them.
async fn name(ctx: &Ctx, of: &[&Interest]) -> Result<Vec<InterestRef>> {
    if of.is_empty() {
        return Ok(Vec::new());
    }
    let locale = find_locale(ctx).await?;
    Ok(of.iter().map(|one| one.named(&locale)).collect())
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
