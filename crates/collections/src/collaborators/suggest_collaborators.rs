//! Users who could be invited to a board.

use std::collections::HashMap;

use accounts::users::{self, show_users::user_refs};
use contract::{
    collaborators::{
        InviteStatus, SuggestCollaborators, SuggestedCollaborator, SuggestedCollaborators,
    },
    ids::UserId,
    users::UserRef,
};
use kernel::{ctx::Ctx, error::Result, validate};

use super::{policy::NEW, sql};
use crate::boards::{self, get_board::visible_as, policy};

/// Suggested at once.
const SHOWN: usize = 10;
/// Users whom the viewer follows, among whom names are looked for.
const FOLLOWED: i64 = 500;
/// Usernames that begin so, looked at.
const NAMED: i64 = 50;

/// `BoardCollaboratorSuggestionsResource/get`: matching users, first those whom
/// the viewer follows, then others by the beginning of their usernames. Caller:
/// board owner, or a collaborator who organises. Users who are hidden from them
/// are left out.
pub async fn suggest_collaborators(
    ctx: Ctx,
    input: SuggestCollaborators,
) -> Result<SuggestedCollaborators> {
    let viewer = ctx.user()?;
    let db = &ctx.house.db;
    let (board, role) = visible_as(&ctx, input.board_id).await?;
    policy::may_organise(role)?;
    let words = input.query.trim().trim_start_matches('@').to_lowercase();
    let followed = users::followed(db, viewer, 0, FOLLOWED).await?;
    let mut ids: Vec<UserId> = followed;
    if !words.is_empty() && validate::can_be_kept(&words) {
        let named = users::ids_by_prefix(db, &words, NAMED).await?;
        ids.extend(named);
    }
    let users = user_refs(&ctx, ids.iter().copied()).await?;
    let mut found: Vec<UserRef> = Vec::new();
    for id in ids {
        let is_other = id != viewer && id != board.owner_id;
        let user = users.get(&id).filter(|_| is_other);
        let Some(user) = user.filter(|user| fits(user, &words)) else {
            continue;
        };
        if found.len() < SHOWN && found.iter().all(|known| known.id != id) {
            found.push((**user).clone());
        }
    }
    let statuses = statuses(&ctx, &input).await?;
    let suggest = |user: UserRef| SuggestedCollaborator {
        status: statuses.get(&user.id).copied(),
        user,
    };
    Ok(SuggestedCollaborators {
        suggestions: found.into_iter().map(suggest).collect(),
    })
}

/// Whether the username or a word of the name begins so.
fn fits(user: &UserRef, words: &str) -> bool {
    let name = user.full_name.to_lowercase();
    let mut starts = name.match_indices(words).map(|(at, _)| at);
    user.username.to_lowercase().starts_with(words)
        || starts.any(|at| at == 0 || name[..at].ends_with(' '))
}

async fn statuses(
    ctx: &Ctx,
    input: &SuggestCollaborators,
) -> Result<HashMap<UserId, InviteStatus>> {
    let db = &ctx.house.db;
    let mut statuses = HashMap::new();
    for invite in sql::invites_of_board(db, input.board_id).await? {
        let status = match invite.status == NEW {
            true => InviteStatus::New,
            false => InviteStatus::NotInvited,
        };
        statuses.insert(invite.user_id, status);
    }
    for collaborator in boards::collaborator_ids(db, input.board_id).await? {
        statuses.insert(collaborator, InviteStatus::Accepted);
    }
    Ok(statuses)
}
