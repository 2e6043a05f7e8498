//! Names for a new board that a pin is saved to.

use std::collections::HashMap;

use accounts::users::show_users::user_refs;
use collections::{
    boards,
    pins::{self, get_pin::visible},
};
use contract::{
    ids::{PinId, UserId},
    pickers::{BoardTitleSuggestion, BoardTitleSuggestions, SuggestBoardTitles},
};
use kernel::{ctx::Ctx, error::Result, validate};

/// Names that are offered at most.
const MOST: usize = 5;
/// Saves of the picture whose boards are looked at.
const SAVES: i64 = 50;
/// Longest name of a board, in characters.
const LONGEST: usize = 50;

/// `BoardTitleSuggestionsResource/get`: names of other users' public boards that
/// the picture is on, the most frequent first, then the pin's topics; without
/// names of the viewer's boards. Caller: a user who sees the pin.
pub async fn suggest_board_titles(
    ctx: Ctx,
    input: SuggestBoardTitles,
) -> Result<BoardTitleSuggestions> {
    let viewer = ctx.user()?;
    let pin = visible(&ctx, input.pin_id).await?;
    let mut names = names_of_others(&ctx, pin.root_id).await?;
    let topics: Vec<String> = serde_json::from_str(&pin.topics).unwrap_or_default();
    names.extend(topics.iter().map(|topic| capitalised(topic)));
    let mut suggestions: Vec<BoardTitleSuggestion> = Vec::new();
    let mut used = Vec::new();
    for name in names {
        let slug = validate::slug(&name);
        if slug.is_empty() || used.contains(&slug) || name.chars().count() > LONGEST {
            continue;
        }
        if !has(&ctx, viewer, &slug).await? {
            suggestions.push(BoardTitleSuggestion { name });
        }
        used.push(slug);
        if suggestions.len() == MOST {
            break;
        }
    }
    Ok(BoardTitleSuggestions { suggestions })
}

async fn names_of_others(ctx: &Ctx, root: PinId) -> Result<Vec<String>> {
    let db = &ctx.house.db;
    let ids = pins::boards_of_root(db, root, SAVES).await?;
    let mut boards = boards::find_many(db, &ids).await?;
    let owners = user_refs(ctx, boards.iter().map(|board| board.owner_id)).await?;
    boards.retain(|board| board.is_listed() && owners.contains_key(&board.owner_id));
    boards.sort_by_key(|board| board.id);
    let mut times: HashMap<String, usize> = HashMap::new();
    for board in &boards {
        *times.entry(validate::slug(&board.name)).or_default() += 1;
    }
    boards.sort_by_key(|board| std::cmp::Reverse(times[&validate::slug(&board.name)]));
    Ok(boards.into_iter().map(|board| board.name).collect())
}

async fn has(ctx: &Ctx, viewer: UserId, slug: &str) -> Result<bool> {
    Ok(boards::id_by_slug(&ctx.house.db, viewer, slug)
        .await?
        .is_some())
}

fn capitalised(topic: &str) -> String {
    let mut letters = topic.trim().chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}
