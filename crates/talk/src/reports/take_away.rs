//! Takes away what a case is about, and gives it back when an appeal reverses that.

use accounts::{
    uploads::find_banned::bans_of,
    users::hide_profile::{forget_profile, hide_profile, show_profile},
};
use collections::{
    boards::hide_board::{hide_board, show_board},
    did_its::{
        find_pictures::find_shots,
        take_down_did_it::{self, put_back_did_it, take_down_did_it},
    },
    pins::take_down_pin::{put_back_pin, take_down_pin},
};
use contract::{
    ids::{BoardId, CommentId, DidItId, PinId, UserId},
    reports::{CaseOutcome, ReportedKind},
};
use kernel::{ctx::Ctx, error::Result, tx::Tx};

use super::{
    jobs::HIDE_BANNED,
    judge_picture::{bans_of_decision, follow},
    show_cases::kind,
    sql::{
        CaseRow,
        kept::{KeptRow, is_kept_by_another},
    },
    take_down_words::put_back_words,
};
use crate::{
    comments::take_down_comment::{self, put_back_comment, take_down_comment},
    conversations::take_down_message,
};

/// Deletes or hides the thing, where that is the outcome; answers whether the case keeps it then.
/// A pin keeps itself, in the bin. The thing's pin must have been locked; harmless when it is
/// gone.
pub(super) async fn take_away(
    ctx: &Ctx,
    tx: &Tx,
    row: &CaseRow,
    outcome: CaseOutcome,
) -> Result<bool> {
    let (pin, id) = (row.pin_id, row.target);
    match (outcome, kind(&row.kind)) {
        (CaseOutcome::Deleted, ReportedKind::Pin) => {
            take_down_pin(ctx, tx, PinId(id)).await?;
            Ok(false)
        }
        (CaseOutcome::Deleted, ReportedKind::Comment) => {
            take_down_comment(ctx, tx, pin, CommentId(id)).await?;
            Ok(true)
        }
        (CaseOutcome::Deleted, ReportedKind::UserDidItData) => {
            take_down_did_it(ctx, tx, DidItId(id)).await?;
            Ok(true)
        }
        // Once the case is held: until then conversations are added to it.
        (CaseOutcome::Deleted, ReportedKind::Message | ReportedKind::Conversation) => Ok(true),
        (CaseOutcome::Hidden, ReportedKind::Board) => {
            hide_board(ctx, tx, BoardId(id)).await?;
            Ok(true)
        }
        (CaseOutcome::Hidden, ReportedKind::User) => {
            hide_profile(ctx, tx, UserId(id), row.id).await?;
            Ok(true)
        }
        _ => Ok(false),
    }
}

/// Gives back what was taken away by a case, unless another case keeps it; harmless when it is
/// gone. The thing's pin must have been locked.
pub(super) async fn give_back(ctx: &Ctx, tx: &Tx, row: &CaseRow) -> Result<()> {
    let (pin, id) = (row.pin_id, row.target);
    // Of a profile, and of what was written in conversations, each case keeps what it took.
    let keeps_its_own = matches!(
        kind(&row.kind),
        ReportedKind::User | ReportedKind::Message | ReportedKind::Conversation
    );
    if !keeps_its_own && is_kept_by_another(tx, row).await? {
        return Ok(());
    }
    match (row.outcome(), kind(&row.kind)) {
        (Some(CaseOutcome::Deleted), ReportedKind::Pin) => {
            put_back_pin(ctx, tx, PinId(id), &bans_of_decision(tx, row).await?).await
        }
        (Some(CaseOutcome::Deleted), ReportedKind::Comment) => {
            put_back_comment(tx, pin, CommentId(id)).await
        }
        (Some(CaseOutcome::Deleted), ReportedKind::UserDidItData) => {
            put_back_did_it(tx, DidItId(id)).await?;
            follow_bans(ctx, tx, DidItId(id)).await
        }
        (Some(CaseOutcome::Deleted), ReportedKind::Message | ReportedKind::Conversation) => {
            put_back_words(tx, row).await
        }
        (Some(CaseOutcome::Hidden), ReportedKind::Board) => show_board(ctx, tx, BoardId(id)).await,
        (Some(CaseOutcome::Hidden), ReportedKind::User) => {
            let lifted = bans_of_decision(tx, row).await?;
            show_profile(ctx, tx, UserId(id), row.id, &lifted).await
        }
        _ => Ok(()),
    }
}

/// Has what came back taken down by the bans of its pictures: they may have been banned meanwhile.
async fn follow_bans(ctx: &Ctx, tx: &Tx, id: DidItId) -> Result<()> {
    for shot in find_shots(tx, id).await? {
        for ban in bans_of(tx, &shot).await? {
            follow(tx, HIDE_BANNED, ban, ctx.now()).await?;
        }
    }
    Ok(())
}

/// Removes for good what a case keeps. The thing's pin must have been locked.
pub(super) async fn forget_kept(ctx: &Ctx, tx: &Tx, row: &KeptRow) -> Result<()> {
    let (pin, id) = (row.pin_id, row.target);
    match kind(&row.kind) {
        ReportedKind::Comment => take_down_comment::forget_taken_down(tx, pin, CommentId(id)).await,
        ReportedKind::UserDidItData => {
            take_down_did_it::forget_taken_down(ctx, tx, pin, DidItId(id)).await
        }
        ReportedKind::User => forget_profile(ctx, tx, row.id).await,
        ReportedKind::Message | ReportedKind::Conversation => {
            take_down_message::forget_taken_down(tx, row.subject_id, row.id).await
        }
        _ => Ok(()),
    }
}
