//! Merges a board into another.

use std::collections::HashSet;

use contract::{
    batches::{BatchVerb, BatchView},
    boards::MergeBoards,
    errors::Code,
    ids::BoardId,
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    tx::Tx,
};

use super::start_board_batch::start_board_batch;
use crate::{
    boards::{self, find_role::lock_as, policy},
    sections::{add_section::add_section, create_section::MOST_SECTIONS},
};

/// `BoardMergeResource/create`: merges a board into another. Caller: owner of the
/// first, who may save to the second. The pins go to the other board, those in
/// sections to sections of the same name; what stands there already goes to the
/// bin with the board, which is gone then.
pub async fn merge_boards(ctx: Ctx, input: MergeBoards) -> Result<BatchView> {
    let viewer = ctx.writer()?;
    let (from, into) = (input.board_id, input.into_board_id);
    if from == into {
        let same = Error::field(Code::InvalidInput, "into_board_id");
        return Err(same.detail("a board cannot be merged into itself"));
    }
    let tx = ctx.begin().await?;
    // The lower id first, in the order in which all locks of two boards are
    // taken.
    let (low, high) = if from < into {
        (from, into)
    } else {
        (into, from)
    };
    let low = lock_as(&tx, viewer, low).await?;
    let high = lock_as(&tx, viewer, high).await?;
    let ((board, role), (_, other_role)) = match from < into {
        true => (low, high),
        false => (high, low),
    };
    policy::may_manage(role)?;
    policy::may_write(other_role)?;
    policy::may_take_out(board.is_hidden_by_host())?;
    if board.section_count > 0 {
        add_sections(&ctx, &tx, from, into).await?;
    }
    let total = board.pin_count;
    start_board_batch(&ctx, tx, BatchVerb::Merge, &board, total, Some(into)).await
}

/// Makes the sections that are missing on the other board, in the same order.
async fn add_sections(ctx: &Ctx, tx: &Tx, from: BoardId, into: BoardId) -> Result<()> {
    let there = boards::all_sections(tx, into).await?;
    let known: HashSet<&str> = there.iter().map(|section| section.slug.as_str()).collect();
    let mut missing = boards::all_sections(tx, from).await?;
    missing.retain(|section| !known.contains(section.slug.as_str()));
    if (there.len() + missing.len()) as i64 > MOST_SECTIONS {
        return Err(Error::new(Code::SectionLimit));
    }
    // Each stands above those before it.
    for section in missing.iter().rev() {
        add_section(ctx, tx, into, &section.title).await?;
    }
    Ok(())
}
