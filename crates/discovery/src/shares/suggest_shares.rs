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
use talk::conversations::find_writable::{find_writable, takes_message};

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
    let mut named = users_among(&items);
    for user in followed(&ctx, viewer).await? {
        if items.len() == MOST {
            break;
        }
        if named.insert(user.id) && takes_message(&ctx, viewer, user.id).await? {
            items.push(of_user(user));
        }
    }
    Ok(ShareSuggestions { items })
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

pub(super) fn of_user(user: UserRef) -> ShareSuggestion {
    ShareSuggestion {
        r#type: ReceiverType::User,
        user: Some(user),
        conversation: None,
    }
}

/// Users who are suggested by themselves.
pub(super) fn users_among(items: &[ShareSuggestion]) -> HashSet<UserId> {
    let users = items.iter().filter_map(|item| item.user.as_ref());
    users.map(|user| user.id).collect()
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
