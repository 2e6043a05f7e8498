//! Changes what a pin says, and where it stands.

use contract::{
    errors::Code,
    ids::{BoardId, PinId, UserId},
    pins::{PinDetail, UpdatePin},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    events::{self, Event},
    tx::Tx,
    validate,
};

use super::{
    ask_about_words::ask_about_change,
    check_seen::check_seen,
    create_pin::check_topics,
    get_pin::detail,
    move_pin::{Target, move_pin},
    policy,
    renew_covers::renew_covers_around,
    sql::{self, StoredPin},
};
use crate::boards::{
    self, StoredBoard, find_role::find_role, find_section, policy as boards_policy,
};

/// Characters of a note at most.
const NOTE: usize = 500;

/// `PinResource/update`: missing fields stay. Caller: the pin's pinner.
pub async fn update_pin(ctx: Ctx, input: UpdatePin) -> Result<PinDetail> {
    let viewer = ctx.writer()?;
    let tx = ctx.begin().await?;
    let (taken, pin) = locked(&tx, input.id, input.board_id).await?;
    check_seen(&ctx, &tx, Some(viewer), &pin).await?;
    policy::may_edit(viewer, &pin)?;
    let new = changed(&pin, &input)?;
    sql::set_words(&tx, &new).await?;
    let moved = put(&ctx, &tx, viewer, &pin, &taken, &input).await?;
    let from = taken_board(&taken, pin.board_id)?;
    let into = taken_board(&taken, input.board_id.unwrap_or(pin.board_id))?;
    // It may lock a case, which comes after the users whom a move counts.
    ask_about_change(&ctx, &tx, (&pin, &new), [from, into]).await?;
    tell(&ctx, &tx, &pin, &new, moved).await?;
    tx.commit().await?;
    detail(&ctx, input.id).await
}

/// The pin, read behind the locks of its board and of the one it goes to, the lower
/// id first.
async fn locked(
    tx: &Tx,
    id: PinId,
    into: Option<BoardId>,
) -> Result<(Vec<StoredBoard>, StoredPin)> {
    let pin = sql::find(tx, id).await?.ok_or_else(Error::not_found)?;
    let mut ids = vec![pin.board_id];
    ids.extend(into);
    ids.sort_unstable();
    ids.dedup();
    let mut taken = Vec::new();
    for id in ids {
        taken.extend(boards::lock(tx, id).await?);
    }
    let pin = sql::find(tx, id).await?.ok_or_else(Error::not_found)?;
    // It may have gone to another board meanwhile.
    match taken.iter().any(|board| board.id == pin.board_id) {
        true => Ok((taken, pin)),
        false => Err(Error::not_found()),
    }
}

fn changed(old: &StoredPin, input: &UpdatePin) -> Result<StoredPin> {
    let mut new = old.clone();
    if let Some(title) = &input.title {
        new.title = validate::line("title", title, 0, 100)?;
    }
    if let Some(text) = &input.description {
        new.description = validate::text("description", text, 0, 800)?;
    }
    if let Some(text) = &input.alt_text {
        new.alt_text = validate::text("alt_text", text, 0, 500)?;
    }
    if let Some(topics) = &input.topics {
        new.topics = check_topics(topics)?;
    }
    if let Some(link) = &input.link {
        new.link = validate::link("link", Some(link))?;
    }
    if new.link != old.link {
        policy::may_link(old)?;
    }
    if let Some(note) = &input.pin_note {
        new.note = validate::text("pin_note", note, 0, NOTE)?;
    }
    new.comments_disabled = input.comments_disabled.unwrap_or(old.comments_disabled);
    Ok(new)
}

fn taken_board(taken: &[StoredBoard], id: BoardId) -> Result<&StoredBoard> {
    let board = taken.iter().find(|board| board.id == id);
    board.ok_or_else(|| Error::field(Code::NotFound, "board_id"))
}

/// Moves the pin where the input says; answers whether it went to another board.
async fn put(
    ctx: &Ctx,
    tx: &Tx,
    viewer: UserId,
    pin: &StoredPin,
    taken: &[StoredBoard],
    input: &UpdatePin,
) -> Result<bool> {
    if input.board_id.is_none() && input.section.is_none() {
        return Ok(false);
    }
    let board = taken_board(taken, input.board_id.unwrap_or(pin.board_id))?;
    for place in taken {
        let role = find_role(tx, Some(viewer), place).await?;
        boards_policy::may_write(role)?;
        if place.id == pin.board_id {
            policy::may_move(viewer, role, pin)?;
        }
    }
    if let Some(section) = input.section {
        find_section::on_board(tx, board, section).await?;
    }
    let moves = board.id != pin.board_id;
    let hides = taken_board(taken, pin.board_id)?.is_hidden_by_host();
    boards_policy::may_take_out(moves && hides)?;
    let target = Target {
        board,
        section: input.section,
        place: if moves { ctx.new_id() } else { pin.place },
    };
    if !move_pin(tx, pin, &target).await? {
        return Err(Error::field(Code::OnBoardAlready, "board_id"));
    }
    renew_covers_around(tx, pin.board_id, pin.section_id).await?;
    renew_covers_around(tx, board.id, target.section).await?;
    Ok(moves)
}

/// What follows for other users. Followers of another board hear of the pin that
/// came.
async fn tell(ctx: &Ctx, tx: &Tx, old: &StoredPin, new: &StoredPin, moved: bool) -> Result<()> {
    let pin_id = old.id;
    let event = match moved {
        true => Event::PinMoved {
            pin_id,
            root_id: old.root_id,
            from_board_id: old.board_id,
        },
        false => Event::PinChanged { pin_id },
    };
    events::emit(ctx, tx, event).await?;
    match &new.link {
        Some(link) if new.link != old.link => {
            let address = link.clone();
            events::emit(ctx, tx, Event::PinLinked { pin_id, address }).await
        }
        _ => Ok(()),
    }
}
