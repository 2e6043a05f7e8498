//! Makes views of messages.

use std::collections::HashMap;

use accounts::users::show_users::{user_refs, users_there};
use collections::{
    boards::{self, show_boards::board_views},
    did_its::{mark_did_it, show_did_its::did_it_view},
    pins::show_pins::show_pins_of_board_beside,
};
use contract::{
    answers::Written,
    boards::BoardView,
    conversations::MessageView,
    did_its::DidItView,
    ids::{BoardId, DidItId, MessageId, PinId, UserId},
    pins::PinView,
    reactions::{ReactionCounts, ReactionType},
};
use kernel::{
    ctx::Ctx,
    error::{Result, if_found},
    times,
};

use super::sql::messages::{MessageRow, reactions};

/// Views of messages for a member who may read them, in the order of the rows; without those by
/// users whom they do not see. What was sent beside the words is shown where the viewer sees it
/// now, and of what the host took down that there was a message.
pub(super) async fn show_messages(ctx: &Ctx, rows: Vec<MessageRow>) -> Result<Vec<MessageView>> {
    let viewer = ctx.viewer();
    let rows = rows.into_iter().map(|row| row.shown_to(viewer));
    let rows: Vec<MessageRow> = rows.collect();
    let events = rows.iter().filter(|row| row.as_event().is_some());
    let members = events.filter_map(|row| row.shared_user_id);
    let members = members.chain(rows.iter().map(|row| row.sender_id));
    // Members see each other, whatever their profiles show.
    let members = users_there(ctx, members).await?;
    let users = user_refs(ctx, rows.iter().filter_map(|row| row.shared_user_id)).await?;
    let pins = pins(ctx, &rows).await?;
    let boards = seen_boards(ctx, &rows).await?;
    let did_its = did_its(ctx, &rows).await?;
    let reactions = find_reactions(ctx, &rows).await?;
    let view = |row: MessageRow| {
        let sender = members.get(&row.sender_id)?;
        let pin = row.pin_id.and_then(|id| pins.get(&id));
        let board = row.board_id.and_then(|id| boards.get(&id));
        let user = match (row.shared_user_id, row.as_event()) {
            // That a user was added whom the viewer does not see is not told.
            (Some(id), Some(_)) => Some(members.get(&id)?),
            (Some(id), None) => users.get(&id),
            (None, _) => None,
        };
        let did_it = row.did_it_id.and_then(|id| did_its.get(&id));
        let is_shown = pin.is_some() || board.is_some() || user.is_some() || did_it.is_some();
        let is_mine = viewer == Some(row.sender_id);
        Some(MessageView {
            r#type: "message",
            id: row.id,
            conversation_id: row.conversation_id,
            sender: (**sender).clone(),
            is_mine,
            created_at: times::long(row.created_ms),
            created_ms: row.created_ms,
            pin: pin.cloned(),
            board: board.cloned(),
            user: user.map(|user| (**user).clone()),
            user_did_it_data: did_it.cloned(),
            is_thing_hidden: row.has_thing() && !is_shown,
            event: row.as_event(),
            is_unsent: row.unsent_ms.is_some(),
            is_taken_down: row.taken_down_by.is_some(),
            reaction_counts: count(&reactions, row.id),
            reaction_by_me: reactions
                .iter()
                .find(|(message, user, _)| *message == row.id && viewer == Some(*user))
                .and_then(|(_, _, kind)| ReactionType::of(*kind)),
            source: row.source,
            client_id: row.client_id.filter(|_| is_mine),
            text: row.text,
        })
    };
    Ok(rows.into_iter().filter_map(view).collect())
}

/// Reactions to messages of one conversation by users whom the viewer sees; none where they are of
/// several, as beside a list of conversations, and to what the host took down.
async fn find_reactions(ctx: &Ctx, rows: &[MessageRow]) -> Result<Vec<(MessageId, UserId, i64)>> {
    let Some(first) = rows.first() else {
        return Ok(Vec::new());
    };
    let id = first.conversation_id;
    if rows.iter().any(|row| row.conversation_id != id) {
        return Ok(Vec::new());
    }
    let stand = rows.iter().filter(|row| row.stands());
    let ids: Vec<MessageId> = stand.map(|row| row.id).collect();
    let mut found = reactions::of(&ctx.house.db, id, &ids).await?;
    let there = users_there(ctx, found.iter().map(|(_, user, _)| *user)).await?;
    found.retain(|(_, user, _)| there.contains_key(user));
    Ok(found)
}

/// How many feel what about a message.
fn count(reactions: &[(MessageId, UserId, i64)], id: MessageId) -> ReactionCounts {
    let mut counts = ReactionCounts::new();
    for (_, _, kind) in reactions.iter().filter(|(message, _, _)| *message == id) {
        *counts.entry(kind.to_string()).or_default() += 1;
    }
    counts
}

async fn pins(ctx: &Ctx, rows: &[MessageRow]) -> Result<HashMap<PinId, Written<PinView>>> {
    let ids: Vec<PinId> = rows.iter().filter_map(|row| row.pin_id).collect();
    let shown = show_pins_of_board_beside(ctx, ids.iter().map(|id| (*id, *id))).await?;
    Ok(shown.into_iter().map(|(pin, id)| (id, pin)).collect())
}

async fn seen_boards(ctx: &Ctx, rows: &[MessageRow]) -> Result<HashMap<BoardId, BoardView>> {
    let ids: Vec<BoardId> = rows.iter().filter_map(|row| row.board_id).collect();
    let found = boards::find_many(&ctx.house.db, &ids).await?;
    let shown = board_views(ctx, &found).await?;
    Ok(shown
        .into_iter()
        .map(|board| (board.board.id, board))
        .collect())
}

async fn did_its(ctx: &Ctx, rows: &[MessageRow]) -> Result<HashMap<DidItId, DidItView>> {
    let mut shown = HashMap::new();
    for id in rows.iter().filter_map(|row| row.did_it_id) {
        if let Some((pin, _)) = if_found(mark_did_it::seen(ctx, id).await)? {
            let view = if_found(did_it_view(ctx, &pin, id).await)?;
            shown.extend(view.map(|view| (id, view)));
        }
    }
    Ok(shown)
}
