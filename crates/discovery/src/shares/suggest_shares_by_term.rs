//! To whom the viewer may send something, while they type a name.

use accounts::users::{self, show_users::user_refs};
use contract::{
    conversations::ConversationView,
    shares::{ShareSuggestion, ShareSuggestions, SuggestSharesByTerm},
    users::UserRef,
};
use kernel::{ctx::Ctx, error::Result, validate};
use talk::conversations::find_writable::find_writable;

use super::suggest_shares::{MOST, add_takers, receiver};
use crate::search::search_users::begun_users;

/// Users looked at, since some may not be written to.
const LOOKED_AT: usize = 24;

/// `ShareSuggestionsTypeaheadResource/get`: with whom the viewer wrote last and groups of theirs
/// whose names go on as typed, then other users, who is called so before them; those alone who
/// would receive a message now, each once. Caller: user.
pub async fn suggest_shares_by_term(
    ctx: Ctx,
    input: SuggestSharesByTerm,
) -> Result<ShareSuggestions> {
    ctx.user()?;
    let term = validate::line("term", &input.term, 1, 200)?;
    let begun = begun(&term);
    let recent = find_writable(&ctx, MOST, |one| is_called(one, &begun)).await?;
    let mut items: Vec<ShareSuggestion> = recent.into_iter().filter_map(receiver).collect();
    let mut ids = begun_users(&ctx, &term, LOOKED_AT).await?;
    if let Some(same) = users::id_by_name(&ctx.house.db, term.trim_start_matches('@')).await? {
        ids.retain(|id| *id != same);
        ids.insert(0, same);
    }
    let known = user_refs(&ctx, ids.iter().copied()).await?;
    let found = ids.iter().filter_map(|id| known.get(id));
    let found = found.map(|user| (**user).clone()).collect();
    add_takers(&ctx, &mut items, found).await?;
    Ok(ShareSuggestions { items })
}

/// A term as it is compared.
fn begun(term: &str) -> String {
    term.trim_start_matches('@').to_lowercase()
}

/// Whether the name of a conversation goes on as typed, or that of its only other member.
fn is_called(one: &ConversationView, begun: &str) -> bool {
    match (one.is_group, one.name.as_deref()) {
        (false, _) => one.users.iter().any(|user| is_user_called(user, begun)),
        (true, Some(name)) => goes_on(name, begun),
        // It is called by its members.
        (true, None) => one.users.iter().any(|user| goes_on(&user.full_name, begun)),
    }
}

fn is_user_called(user: &UserRef, begun: &str) -> bool {
    goes_on(&user.full_name, begun) || user.username.to_lowercase().starts_with(begun)
}

/// Whether a name, or what follows one of its words, goes on as typed.
fn goes_on(name: &str, begun: &str) -> bool {
    let name = name.to_lowercase();
    let mut words = name.split_whitespace();
    name.starts_with(begun) || words.any(|word| word.starts_with(begun))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_go_on_as_typed_from_any_word() {
        let cases = [
            ("Ada Berg", "ada", true),
            ("Ada Berg", "be", true),
            ("Ada Berg", "ada b", true),
            ("Ada Berg", "erg", false),
            ("Änne", "ä", true),
            ("", "a", false),
        ];
        for (name, typed, expected) in cases {
            assert_eq!(goes_on(name, &begun(typed)), expected, "{name} {typed}");
        }
        assert!(goes_on("Ada", &begun("@Ad")));
    }
}
