//! Typeahead: suggestions for a search that is being typed.

use std::{cmp::Reverse, sync::Arc};

use ::search::Reading;
use accounts::users::show_users::user_refs;
use collections::boards::{BoardStand, find_stands::find_stands, show_boards::board_refs};
use contract::{
    boards::{BoardRef, Privacy},
    ids::{BoardId, UserId},
    search::{
        SearchScope,
        typeahead::{SuggestSearches, Suggestion, SuggestionType, Suggestions},
    },
    users::UserRef,
};
use kernel::{caches::hash, ctx::Ctx, error::Result, validate};

use super::{
    cache::{Begun, BegunCache},
    find_help::is_helped,
    list_search_tabs::path,
    recommend_searches::recommend_searches,
    search_boards::begun_boards,
    search_users::begun_users,
};

/// Phrases suggested at most, those of the viewer's own among them.
const PHRASES: usize = 8;
/// Searches of the viewer that are looked at.
const RECENT: usize = 50;
/// Of them suggested at most.
const RECENT_PHRASES: usize = 2;
/// Users suggested at most, and boards of others, and of the viewer.
const THINGS: usize = 3;
/// Things looked at for them, since some may be hidden from the viewer.
const LOOKED_AT: usize = 12;

/// `AdvancedTypeaheadResource/get`: words first, such as the viewer searched for before,
/// then users, boards, and the viewer's own boards and pins. Before anything is typed, words
/// that are recommended. Words that are answered with help are not suggested. Caller: every
/// viewer.
pub async fn suggest_searches(ctx: Ctx, input: SuggestSearches) -> Result<Suggestions> {
    let term = validate::line("term", &input.term, 0, 200)?;
    let recent = input.recent_queries_tags.unwrap_or_default();
    if term.is_empty() {
        let recommended = recommend_searches(&ctx, recent.get(..RECENT).unwrap_or(&recent)).await?;
        let suggest = |query: &String| phrase(SuggestionType::Query, SearchScope::Pins, query);
        return Ok(Suggestions {
            items: recommended.iter().map(suggest).collect(),
        });
    }
    let begun = find_begun(&ctx, &term).await?;
    let mut items = words(&ctx, &term, &recent, &begun.phrases);
    let mut users = user_refs(&ctx, begun.users.iter().copied()).await?;
    let users = begun.users.iter().filter_map(|id| users.remove(id));
    items.extend(users.take(THINGS).map(|user| of_user(&user)));
    let own = match ctx.viewer() {
        Some(viewer) => own_boards(&ctx, viewer, &term).await?,
        None => Vec::new(),
    };
    let others = boards_of_others(&ctx, &begun.boards).await?;
    let others = others
        .iter()
        .filter(|board| ctx.viewer() != Some(board.owner.id));
    items.extend(
        others
            .take(THINGS)
            .map(|board| of_board(SuggestionType::Board, board)),
    );
    items.extend(
        own.iter()
            .map(|board| of_board(SuggestionType::MyBoard, board)),
    );
    if ctx.viewer().is_some() {
        items.push(phrase(SuggestionType::MyPins, SearchScope::MyPins, &term));
    }
    Ok(Suggestions { items })
}

/// Words to search for, each once: searches of the viewer's, then what the index knows,
/// which is different already.
fn words(ctx: &Ctx, term: &str, recent: &[String], phrases: &[String]) -> Vec<Suggestion> {
    let own = own_words(ctx, term, recent);
    let is_own = |phrase: &String| own.iter().any(|query| is_same(query, phrase));
    let others = phrases.iter().filter(|phrase| !is_own(phrase));
    let words = own.iter().chain(others).take(PHRASES);
    let suggest = |query: &String| phrase(SuggestionType::Query, SearchScope::Pins, query);
    words.map(suggest).collect()
}

/// What the viewer searched for that goes on as typed, each once.
fn own_words(ctx: &Ctx, term: &str, recent: &[String]) -> Vec<String> {
    let begun = term.to_lowercase();
    let before = recent.iter().take(RECENT);
    let before = before.filter_map(|query| validate::line("query", query, 1, 200).ok());
    let before = before.filter(|query| query.to_lowercase().starts_with(&begun));
    let mut own: Vec<String> = Vec::new();
    for query in before.filter(|query| !is_helped(ctx, query)) {
        if own.len() < RECENT_PHRASES && own.iter().all(|known| !is_same(known, &query)) {
            own.push(query);
        }
    }
    own
}

/// Whether two searches are one, whatever their letters' case.
pub(super) fn is_same(one: &str, other: &str) -> bool {
    one.to_lowercase() == other.to_lowercase()
}

/// What goes on as typed: the same for every viewer until an index changes.
async fn find_begun(ctx: &Ctx, term: &str) -> Result<Arc<Begun>> {
    let house = &ctx.house;
    let indexes = [&house.index, &house.user_index, &house.board_index];
    let kept = &house.get::<BegunCache>().0;
    let key = (hash(term), hash(&indexes.map(|index| index.version())));
    if let Some(begun) = kept.get(&key) {
        return Ok(begun);
    }
    let mut phrases = house.index.suggest(term, PHRASES)?;
    phrases.retain(|query| !is_helped(ctx, query));
    let begun = Arc::new(Begun {
        phrases,
        users: begun_users(ctx, term, LOOKED_AT).await?,
        boards: begun_boards(ctx, term, LOOKED_AT)?,
    });
    kept.keep(key, begun.clone());
    Ok(begun)
}

/// Boards of these that are public, of owners whom the viewer sees.
async fn boards_of_others(ctx: &Ctx, ids: &[BoardId]) -> Result<Vec<Arc<BoardRef>>> {
    let mut found = board_refs(ctx, ids.iter().copied()).await?;
    let owners = user_refs(ctx, found.values().map(|board| board.owner.id)).await?;
    found.retain(|_, board| {
        board.privacy == Privacy::Public && owners.contains_key(&board.owner.id)
    });
    Ok(ids.iter().filter_map(|id| found.remove(id)).collect())
}

/// Boards of the viewer and those to which they save, the last one saved to first.
async fn own_boards(ctx: &Ctx, viewer: UserId, term: &str) -> Result<Vec<Arc<BoardRef>>> {
    let term = Reading::new(term);
    let stands = find_stands(ctx, viewer).await?;
    let begun = |row: &&BoardStand| term.fit(&[(&row.name, 1)]).is_some();
    let stands = stands.iter().filter(|row| row.archived_ms.is_none());
    let mut stands: Vec<&BoardStand> = stands.filter(begun).collect();
    stands.sort_by_key(|row| Reverse((row.pinned_ms, row.id)));
    let ids: Vec<BoardId> = stands.iter().take(THINGS).map(|row| row.id).collect();
    let mut found = board_refs(ctx, ids.iter().copied()).await?;
    // One of them may belong to a user who was blocked since.
    let owners = user_refs(ctx, found.values().map(|board| board.owner.id)).await?;
    found.retain(|_, board| owners.contains_key(&board.owner.id));
    Ok(ids.iter().filter_map(|id| found.remove(id)).collect())
}

fn phrase(r#type: SuggestionType, scope: SearchScope, query: &str) -> Suggestion {
    let encoded: String = url::form_urlencoded::byte_serialize(query.as_bytes()).collect();
    Suggestion {
        r#type,
        label: query.to_owned(),
        url: format!("{}?q={encoded}", path(scope)),
        query: query.to_owned(),
        id: None,
        image_small_url: None,
        is_verified_merchant: false,
    }
}

fn of_user(user: &UserRef) -> Suggestion {
    Suggestion {
        r#type: SuggestionType::User,
        query: user.username.clone(),
        label: user.full_name.clone(),
        url: format!("/{}/", user.username),
        id: Some(user.id.to_string()),
        image_small_url: user.image_small_url.clone(),
        is_verified_merchant: user.is_verified_merchant,
    }
}

fn of_board(r#type: SuggestionType, board: &BoardRef) -> Suggestion {
    Suggestion {
        r#type,
        query: board.name.clone(),
        label: board.name.clone(),
        url: board.url.clone(),
        id: Some(board.id.to_string()),
        image_small_url: None,
        is_verified_merchant: false,
    }
}
