//! Changes the viewer's preferences.

use contract::{
    errors::Code,
    preferences::{Preferences, UpdatePreferences},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    validate,
};

use super::{
    find_preferences::{find_preferences, row},
    policy, sql,
};
use crate::users::{
    self,
    change_privacy::{Sight, change_privacy},
    check_protection::check_protection,
    find_standing::find_standing,
};

/// Words that hide a comment, at most.
const MOST_WORDS: usize = 100;
/// Characters of one of them, at most.
const LONGEST_WORD: usize = 50;

/// `UserPreferencesResource/update`: missing fields stay. Caller: user, also one
/// who may not write, since it concerns them alone.
///
/// Invariant: what age decides is kept as they chose it before, and counts again
/// once they are old enough; a profile alone stays private until they say so.
pub async fn update_preferences(ctx: Ctx, input: UpdatePreferences) -> Result<Preferences> {
    let viewer = ctx.user()?;
    let words = check_words(&input)?;
    if policy::is_protected(&input) {
        check_protection(&ctx, viewer, input.passcode.as_deref()).await?;
    }
    let tx = ctx.begin().await?;
    if !users::lock(&tx, viewer).await? {
        return Err(Error::not_found());
    }
    let user = users::find(&tx, viewer)
        .await?
        .ok_or_else(Error::not_found)?;
    let standing = find_standing(&ctx.house, &tx, viewer).await?;
    let standing = standing.unwrap_or_default();
    policy::may_choose(&input, standing)?;
    // Without the limits of age: they are asked anew each time.
    let before = find_preferences(&tx, &user, Default::default()).await?;
    let wanted = changed(before, input, words);
    sql::put(&tx, &row(viewer, &wanted, ctx.now())?).await?;
    let sight = Sight {
        is_private: wanted.is_private_profile,
        excludes_search: wanted.exclude_from_search,
    };
    let seen = change_privacy(&ctx, &tx, &user, sight).await?;
    tx.commit().await?;
    seen.settle(&ctx).await?;
    Ok(policy::limit(wanted, standing))
}

fn changed(
    mut wanted: Preferences,
    input: UpdatePreferences,
    words: Option<Vec<String>>,
) -> Preferences {
    fn set<T>(kept: &mut T, given: Option<T>) {
        if let Some(given) = given {
            *kept = given;
        }
    }
    set(&mut wanted.is_private_profile, input.is_private_profile);
    set(&mut wanted.exclude_from_search, input.exclude_from_search);
    set(&mut wanted.show_follows, input.show_follows);
    set(
        &mut wanted.third_party_marketing_tracking_enabled,
        input.third_party_marketing_tracking_enabled,
    );
    set(
        &mut wanted.shopping_rec_disabled,
        input.shopping_rec_disabled,
    );
    set(
        &mut wanted.show_personal_boutique,
        input.show_personal_boutique,
    );
    set(
        &mut wanted.messages_from_followed,
        input.messages_from_followed,
    );
    set(&mut wanted.messages_from_others, input.messages_from_others);
    set(&mut wanted.shows_reading, input.shows_reading);
    set(&mut wanted.comments_from, input.comments_from);
    set(
        &mut wanted.comment_filter_enabled,
        input.comment_filter_enabled,
    );
    set(&mut wanted.comment_filter_words, words);
    set(&mut wanted.mentions_from, input.mentions_from);
    set(&mut wanted.tags_from, input.tags_from);
    set(&mut wanted.save_behavior, input.save_behavior);
    wanted
}

/// The words as they are kept: each once, whatever its case.
fn check_words(input: &UpdatePreferences) -> Result<Option<Vec<String>>> {
    const FIELD: &str = "comment_filter_words";
    let Some(given) = &input.comment_filter_words else {
        return Ok(None);
    };
    if given.len() > MOST_WORDS {
        let detail = format!("at most {MOST_WORDS} words");
        return Err(Error::field(Code::TextLength, FIELD).detail(detail));
    }
    let mut kept: Vec<String> = Vec::new();
    for word in given {
        let word = validate::line(FIELD, word, 1, LONGEST_WORD)?.to_lowercase();
        if !kept.contains(&word) {
            kept.push(word);
        }
    }
    Ok(Some(kept))
}
