//! Typeahead: suggestions for a search that is being typed.

use std::sync::Arc;

use accounts::users::{self, show_users::user_refs};
use contract::search::{SuggestSearches, Suggestion, SuggestionType, Suggestions};
use kernel::{ctx::Ctx, error::Result, validate};

use super::{cache::SuggestionCache, index_pins::version};

/// Phrases suggested at most.
const PHRASES: usize = 8;
/// Users suggested at most.
const PEOPLE: i64 = 3;

/// `AdvancedTypeaheadResource/get`: phrases first, then users. Caller: every
/// viewer.
pub async fn suggest_searches(ctx: Ctx, input: SuggestSearches) -> Result<Suggestions> {
    let term = validate::line("term", &input.term, 0, 200)?;
    if term.is_empty() {
        return Ok(Suggestions { items: Vec::new() });
    }
    let mut items: Vec<Suggestion> = phrases(&ctx, &term)?.iter().map(phrase).collect();
    items.extend(shared_users(&ctx, &term).await?);
    Ok(Suggestions { items })
}

/// The same for every viewer until the index changes.
fn phrases(ctx: &Ctx, term: &str) -> Result<Arc<[String]>> {
    let kept = &ctx.house.get::<SuggestionCache>().0;
    let key = (term.to_owned(), version(&ctx.house));
    if let Some(phrases) = kept.get(&key) {
        return Ok(phrases);
    }
    let phrases: Arc<[String]> = ctx.house.index.suggest(&key.0, PHRASES)?.into();
    kept.insert(key, phrases.clone());
    Ok(phrases)
}

fn phrase(query: &String) -> Suggestion {
    let encoded: String = url::form_urlencoded::byte_serialize(query.as_bytes()).collect();
    Suggestion {
        r#type: SuggestionType::Query,
        label: query.clone(),
        url: format!("/search/pins/?q={encoded}"),
        query: query.clone(),
        id: None,
        image_small_url: None,
        is_verified_merchant: false,
    }
}

async fn shared_users(ctx: &Ctx, term: &str) -> Result<Vec<Suggestion>> {
    let prefix = term.trim_start_matches('@');
    let ids = users::ids_by_prefix(&ctx.house.db, prefix, PEOPLE).await?;
    let found = user_refs(ctx, ids.iter().copied()).await?;
    let people = ids.into_iter().filter_map(|id| found.get(&id));
    let suggestion = |user: &Arc<contract::users::UserRef>| Suggestion {
        r#type: SuggestionType::User,
        query: user.username.clone(),
        label: user.full_name.clone(),
        url: format!("/{}/", user.username),
        id: Some(user.id),
        image_small_url: user.image_small_url.clone(),
        is_verified_merchant: user.is_verified_merchant,
    };
    Ok(people.map(suggestion).collect())
}
