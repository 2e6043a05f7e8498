//! To whom the viewer may send something, before they type a name.

use std::collections::HashSet;

use accounts::users::{self, list_following::list_following};
use contract::{
    answers::PageSize,
    conversations::ConversationView,
    ids::UserId,
    shares::{ReceiverType, ShareSuggestion, ShareSuggestions, SuggestShares},
    users::{ListFollows, UserRef},
};
use kernel::{ctx::Ctx, error::Result};
use talk::conversations::find_writable::{find_takers, find_writable};

/// Receivers suggested at most.
pub(super) const MOST: usize = 12;
/// Users whom the viewer follows that are looked at, the latest first.
const FOLLOWED: u64 = 24;

/// `ShareSuggestionsResource/get`: with whom the viewer wrote last, then users who follow each
/// other with them, then whom they follow; those alone who would receive a message now, each
/// once. Caller: user.
pub async fn suggest_shares(ctx: Ctx, input: SuggestShares) -> Result<ShareSuggestions> {
    let viewer = ctx.user()?;
    let hides_groups = input.hide_group_conversations;
    let wanted = |one: &ConversationView| !(one.is_group && hides_groups);
    let recent = find_writable(&ctx, MOST, wanted).await?;
    let mut items: Vec<ShareSuggestion> = recent.into_iter().filter_map(receiver).collect();
    let followed = followed(&ctx, viewer).await?;
    add_takers(&ctx, &mut items, followed).await?;
    Ok(ShareSuggestions { items })
}

/// Goes on with those of these users who would receive a message of the viewer's now and are not
/// suggested yet, in their order.
pub(super) async fn add_takers(
    ctx: &Ctx,
    items: &mut Vec<ShareSuggestion>,
    mut users: Vec<UserRef>,
) -> Result<()> {
    if items.len() >= MOST {
        return Ok(());
    }
    let named: HashSet<UserId> = {
        let users = items.iter().filter_map(|item| item.user.as_ref());
        users.map(|user| user.id).collect()
    };
    users.retain(|user| !named.contains(&user.id));
    let ids: Vec<UserId> = users.iter().map(|user| user.id).collect();
    let takers = find_takers(ctx, ctx.user()?, &ids).await?;
    users.retain(|user| takers.contains(&user.id));
    users.truncate(MOST - items.len());
    items.extend(users.into_iter().map(of_user));
    Ok(())
}

/// What stands for a conversation: of two its other member, else the group.
pub(super) fn receiver(mut one: ConversationView) -> Option<ShareSuggestion> {
    if !one.is_group {
        return Some(of_user(one.users.pop()?));
    }
    // What was written there goes beside the point.
    one.last_message = None;
    Some(ShareSuggestion {
        r#type: ReceiverType::Conversation,
        user: None,
        conversation: Some(one),
    })
}

fn of_user(user: UserRef) -> ShareSuggestion {
    ShareSuggestion {
        r#type: ReceiverType::User,
        user: Some(user),
        conversation: None,
    }
}

/// Users whom the viewer follows and sees, those who follow them back before the others, the
/// latest first.
async fn followed(ctx: &Ctx, viewer: UserId) -> Result<Vec<UserRef>> {
    let ask = ListFollows {
        page_size: PageSize::new(FOLLOWED),
        ..ListFollows::default()
    };
    let mut followed = list_following(ctx.clone(), ask).await?.items;
    let ids: Vec<UserId> = followed.iter().map(|user| user.id).collect();
    let back = users::followers_among(&ctx.house.db, viewer, &ids).await?;
    let back: HashSet<UserId> = back.into_iter().collect();
    // In order of what is the same, the order stays.
    followed.sort_by_key(|user| !back.contains(&user.id));
    Ok(followed)
}
