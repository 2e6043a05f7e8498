//! What this room adds to the work of lower ones.

use collections::{
    boards::{
        StoredBoard,
        get_board::{FIND_INTERESTS, FindInterests},
    },
    pins::{
        show_seo::{FIND_NAMED_INTERESTS, FindNamedInterests},
        show_topics::{FIND_INTEREST, FindInterest},
    },
};
use contract::ids::InterestId;
use kernel::{ctx::Ctx, error::Result, hook};

use super::{
    classify::find_topic,
    list_board_interests::{find_board_interests, find_named_interests},
    taxonomy::{Interest, taxonomy},
};

hook!(FIND_INTERESTS: FindInterests, "interests", |ctx, board| Box::pin(find_ids(ctx, board)));

hook!(FIND_NAMED_INTERESTS: FindNamedInterests, "interests", |ctx, text| {
    Box::pin(find_named_interests(ctx, text))
});

hook!(FIND_INTEREST: FindInterest, "interests", |said| {
    find_topic(taxonomy(), said, None).map(Interest::idea_url)
});

async fn find_ids(ctx: &Ctx, board: &StoredBoard) -> Result<Vec<InterestId>> {
    let interests = find_board_interests(ctx, board).await?;
    Ok(interests.into_iter().map(|one| one.id).collect())
}
