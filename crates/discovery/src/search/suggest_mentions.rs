//! Typeahead of users whom the viewer may mention.

use accounts::{
    preferences::may_reach::{Reach, may_reach},
    users::show_users::user_refs,
};
use contract::search::typeahead::{MentionSuggestions, SuggestMentions};
use kernel::{ctx::Ctx, error::Result, validate};

use super::search_users::begun_users;

/// Users suggested at most.
const MOST: usize = 6;
/// Users looked at for them, since some may not be mentioned.
const LOOKED_AT: usize = 24;

/// `UserMentionTypeaheadResource/get`: users whose names go on as typed behind an `@`, the
/// best first, but those whose settings do not let the viewer mention them. Caller: user.
pub async fn suggest_mentions(ctx: Ctx, input: SuggestMentions) -> Result<MentionSuggestions> {
    let viewer = ctx.user()?;
    let term = validate::line("term", &input.term, 1, 200)?;
    let begun = begun_users(&ctx, &term, LOOKED_AT).await?;
    let mut users = user_refs(&ctx, begun.iter().copied()).await?;
    let mut items = Vec::new();
    for id in begun.into_iter().filter(|id| *id != viewer) {
        if let Some(user) = users.remove(&id)
            && may_reach(&ctx, viewer, id, Reach::Mention).await?
        {
            items.push((*user).clone());
        }
        if items.len() == MOST {
            break;
        }
    }
    Ok(MentionSuggestions { items })
}
