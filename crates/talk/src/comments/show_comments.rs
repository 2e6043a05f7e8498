//! Makes views of comments.

use std::{collections::HashMap, sync::Arc};

use accounts::users::show_users::user_refs;
use collections::pins::StoredPin;
use contract::{
    comments::{CommentView, Mention},
    ids::{CommentId, UserId},
    reactions::{ReactionCounts, ReactionType},
    users::UserRef,
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    times,
};

use super::{
    find_mentions::places_of,
    policy,
    sql::{self, CommentRow, Mark, MentionRow, features},
    translate::Translator,
};

/// Views of comments below this pin, which the viewer sees; without those of users hidden
/// from them, and those that are held back from them.
pub(super) async fn show_comments(
    ctx: &Ctx,
    pin: &StoredPin,
    highlighted: Option<CommentId>,
    rows: Vec<CommentRow>,
) -> Result<Vec<CommentView>> {
    let (db, viewer) = (&ctx.house.db, ctx.viewer());
    let ids: Vec<CommentId> = rows.iter().map(|row| row.id).collect();
    let mentions = sql::mentions_in(db, pin.id, &ids).await?;
    let mentioned = mentions.iter().map(|mention| mention.user_id);
    let users = user_refs(ctx, rows.iter().map(|row| row.user_id).chain(mentioned)).await?;
    let (marks, held) = match viewer {
        Some(viewer) => (
            sql::marks_on(db, pin.id, viewer, &ids).await?,
            sql::held_below(db, pin.id, viewer, &ids).await?,
        ),
        None => Default::default(),
    };
    let features = match rows.iter().any(|row| viewer == Some(row.user_id)) {
        true => Some(features::find(db, pin.pinner_id).await?),
        false => None,
    };
    let is_open = |row: &CommentRow| {
        features.is_some_and(|features| policy::is_open(features, row.below()).is_ok())
    };
    let has_translator = ctx.house.get::<Translator>().0.is_some();
    // Their authors see them as if nothing were.
    let held = |id: CommentId| {
        let own = held.iter().find(|(parent, _)| *parent == id);
        own.map_or(0, |(_, count)| *count)
    };
    let view = |row: CommentRow| {
        row.check_shown_to(viewer.unwrap_or_default()).ok()?;
        let user = users.get(&row.user_id)?;
        let may = |ask: fn(UserId, &StoredPin, &CommentRow) -> Result<()>| {
            viewer.is_some_and(|viewer| ask(viewer, pin, &row).is_ok())
        };
        let mut tags = tags(&row, &mentions);
        tags.retain(|tag| users.contains_key(&tag.user_id));
        Some(CommentView {
            r#type: "aggregatedcomment",
            id: row.id,
            pin_id: row.pin_id,
            parent_id: row.parent(),
            user_did_it_data_id: row.did_it(),
            comment_count: row.reply_count + held(row.id),
            user: (**user).clone(),
            tagged_users: tagged_users(&tags, &users),
            tags,
            created_at: times::long(row.created_ms),
            reaction_counts: likes(row.like_count),
            reaction_by_me: marks
                .contains(&(row.id, Mark::Like))
                .then_some(ReactionType::Love),
            helpful_count: row.helpful_count,
            marked_helpful_by_me: marks.contains(&(row.id, Mark::Helpful)),
            highlighted_by_pin_owner: highlighted == Some(row.id),
            is_edited: row.edited_ms.is_some(),
            is_mine: viewer == Some(row.user_id),
            may_edit: may(policy::may_update) && is_open(&row),
            may_delete: may(policy::may_delete),
            may_highlight: may(policy::may_highlight),
            may_translate: has_translator && viewer.is_some_and(|viewer| viewer != row.user_id),
            is_taken_down: row.taken_down_ms.is_some(),
            text: row.text,
            translated_text: None,
        })
    };
    Ok(rows.into_iter().filter_map(view).collect())
}

/// Where the words mention users, in their order.
fn tags(row: &CommentRow, mentions: &[MentionRow]) -> Vec<Mention> {
    let own = mentions
        .iter()
        .filter(|mention| mention.comment_id == row.id);
    let places = |mention: &MentionRow| places_of(&row.text, mention.user_id, &mention.name);
    let mut tags: Vec<Mention> = own.flat_map(places).collect();
    tags.sort_by_key(|tag| tag.start);
    tags
}

/// Each user once.
fn tagged_users(tags: &[Mention], users: &HashMap<UserId, Arc<UserRef>>) -> Vec<UserRef> {
    let mut tagged: Vec<UserRef> = Vec::new();
    for user in tags.iter().filter_map(|tag| users.get(&tag.user_id)) {
        if tagged.iter().all(|known| known.id != user.id) {
            tagged.push((**user).clone());
        }
    }
    tagged
}

/// None where there are none, as with reactions to pins.
fn likes(count: i64) -> ReactionCounts {
    let likes = (count > 0).then(|| (ReactionType::Love.number().to_string(), count));
    likes.into_iter().collect()
}

/// View of one comment; *not found* when its author is hidden, or it is held back.
pub(super) async fn comment_view(
    ctx: &Ctx,
    pin: &StoredPin,
    row: CommentRow,
) -> Result<CommentView> {
    let highlighted = sql::highlighted(&ctx.house.db, pin.id).await?;
    let shown = show_comments(ctx, pin, highlighted, vec![row]).await?;
    shown.into_iter().next().ok_or_else(Error::not_found)
}
