//! Typeahead of users whom the viewer may mention.

use accounts::{
    preferences::may_reach::{Reach, may_be_reached},
    users::{self, show_users::user_refs},
};
use contract::search::typeahead::{MentionSuggestions, SuggestMentions};
use kernel::{ctx::Ctx, error::Result, validate};

use super::search_users::begun_users;

/// Users suggested at most.
const MOST: usize = 6;
/// Users looked at for them, since some may not be mentioned.
const LOOKED_AT: usize = 12;

/// `UserMentionTypeaheadResource/get`: users whose names go on as typed behind an `@`, the
/// best first and who is called so before them, but those whose settings do not let the
/// viewer mention them. Caller: user.
pub async fn suggest_mentions(ctx: Ctx, input: SuggestMentions) -> Result<MentionSuggestions> {
    let viewer = ctx.user()?;
    let term = validate::line("term", &input.term, 1, 200)?;
    let mut begun = begun_users(&ctx, &term, LOOKED_AT).await?;
    if let Some(named) = users::id_by_name(&ctx.house.db, &term).await? {
        begun.retain(|id| *id != named);
        begun.insert(0, named);
    }
    let mut known = user_refs(&ctx, begun.iter().copied()).await?;
    let mut items = Vec::new();
    for id in begun.into_iter().filter(|id| *id != viewer) {
        if let Some(user) = known.remove(&id)
            && may_be_reached(&ctx, viewer, id, Reach::Mention).await?
        {
            items.push((*user).clone());
        }
        if items.len() == MOST {
            break;
        }
    }
    Ok(MentionSuggestions { items })
}
