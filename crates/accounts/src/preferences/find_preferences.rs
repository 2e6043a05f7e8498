//! A user's preferences, for themselves and for other rooms.

use std::collections::HashMap;

use contract::{
    ids::UserId,
    preferences::{Audience, Delivery, Preferences, SaveBehavior, ViewerPreferences},
};
use kernel::{ctx::Standing, error::Result};
use store::Run;

use super::{
    policy,
    sql::{self, PreferencesRow},
};
use crate::users::StoredUser;

/// Preferences of a user who has chosen nothing.
pub const DEFAULTS: Preferences = Preferences {
    is_private_profile: false,
    exclude_from_search: false,
    show_follows: true,
    third_party_marketing_tracking_enabled: true,
    shopping_rec_disabled: false,
    show_personal_boutique: true,
    messages_from_followed: Delivery::Inbox,
    messages_from_others: Delivery::Requests,
    shows_reading: true,
    comments_from: Audience::Everyone,
    comment_filter_enabled: false,
    comment_filter_words: Vec::new(),
    mentions_from: Audience::Everyone,
    tags_from: Audience::Everyone,
    save_behavior: SaveBehavior::LastBoard,
    locked: Vec::new(),
};

/// The preferences that count for this user at their age.
pub async fn find_preferences(
    run: &impl Run,
    user: &StoredUser,
    standing: Standing,
) -> Result<Preferences> {
    let chosen = sql::find(run, user.id).await?;
    Ok(counting(chosen, user, standing))
}

/// The same of each of these users, in one question; of one whose age is not given, as of any
/// grown-up.
pub async fn find_preferences_of(
    run: &impl Run,
    users: &[StoredUser],
    ages: &HashMap<UserId, Standing>,
) -> Result<HashMap<UserId, Preferences>> {
    let ids: Vec<UserId> = users.iter().map(|user| user.id).collect();
    let chosen = sql::find_of(run, &ids).await?.into_iter();
    let mut chosen: HashMap<UserId, PreferencesRow> =
        chosen.map(|row| (row.user_id, row)).collect();
    let of = |user: &StoredUser| {
        let age = ages.get(&user.id).copied().unwrap_or_default();
        (user.id, counting(chosen.remove(&user.id), user, age))
    };
    Ok(users.iter().map(of).collect())
}

/// What counts of what a user chose.
fn counting(chosen: Option<PreferencesRow>, user: &StoredUser, standing: Standing) -> Preferences {
    let mut wanted = chosen.map_or(DEFAULTS, read);
    wanted.is_private_profile = user.is_private;
    wanted.exclude_from_search = user.excludes_search;
    policy::limit(wanted, standing)
}

/// What of it the viewer carries.
pub fn viewer_preferences(wanted: &Preferences) -> ViewerPreferences {
    ViewerPreferences {
        third_party_marketing_tracking_enabled: wanted.third_party_marketing_tracking_enabled,
        shopping_rec_disabled: wanted.shopping_rec_disabled,
        show_personal_boutique: wanted.show_personal_boutique,
        save_behavior: wanted.save_behavior,
        should_show_messaging: should_show_messaging(wanted),
    }
}

/// Whether any user can write to them.
pub fn should_show_messaging(wanted: &Preferences) -> bool {
    let ways = [wanted.messages_from_followed, wanted.messages_from_others];
    ways.iter().any(|way| *way != Delivery::Refused)
}

/// A word that a newer server wrote, and this one does not know, counts as if
/// nothing were chosen.
fn read(row: PreferencesRow) -> Preferences {
    Preferences {
        show_follows: row.show_follows,
        third_party_marketing_tracking_enabled: row.allows_marketing_tracking,
        shopping_rec_disabled: row.shopping_rec_disabled,
        show_personal_boutique: row.show_personal_boutique,
        messages_from_followed: Delivery::parse(&row.messages_from_followed)
            .unwrap_or(DEFAULTS.messages_from_followed),
        messages_from_others: Delivery::parse(&row.messages_from_others)
            .unwrap_or(DEFAULTS.messages_from_others),
        shows_reading: row.shows_reading,
        comments_from: Audience::parse(&row.comments_from).unwrap_or(DEFAULTS.comments_from),
        comment_filter_enabled: row.comment_filter_enabled,
        comment_filter_words: serde_json::from_str(&row.comment_filter_words).unwrap_or_default(),
        mentions_from: Audience::parse(&row.mentions_from).unwrap_or(DEFAULTS.mentions_from),
        tags_from: Audience::parse(&row.tags_from).unwrap_or(DEFAULTS.tags_from),
        save_behavior: SaveBehavior::parse(&row.save_behavior).unwrap_or(DEFAULTS.save_behavior),
        ..DEFAULTS
    }
}

/// What is kept of it in this room; who sees a profile is kept with the account.
pub(super) fn row(id: UserId, wanted: &Preferences, now: i64) -> Result<PreferencesRow> {
    Ok(PreferencesRow {
        user_id: id,
        show_follows: wanted.show_follows,
        allows_marketing_tracking: wanted.third_party_marketing_tracking_enabled,
        shopping_rec_disabled: wanted.shopping_rec_disabled,
        show_personal_boutique: wanted.show_personal_boutique,
        messages_from_followed: wanted.messages_from_followed.name().to_owned(),
        messages_from_others: wanted.messages_from_others.name().to_owned(),
        shows_reading: wanted.shows_reading,
        comments_from: wanted.comments_from.name().to_owned(),
        comment_filter_enabled: wanted.comment_filter_enabled,
        comment_filter_words: serde_json::to_string(&wanted.comment_filter_words)?,
        mentions_from: wanted.mentions_from.name().to_owned(),
        tags_from: wanted.tags_from.name().to_owned(),
        save_behavior: wanted.save_behavior.name().to_owned(),
        updated_ms: now,
    })
}
