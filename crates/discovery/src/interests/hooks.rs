//! What this room adds to the work of lower ones.

use ::search::stems;
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
    list_board_interests::{find_board_interests, find_named_interests},
    taxonomy::{Interest, taxonomy},
};

hook!(FIND_INTERESTS: FindInterests, "interests", |ctx, board| Box::pin(find_ids(ctx, board)));

hook!(FIND_NAMED_INTERESTS: FindNamedInterests, "interests", |_ctx, text| Box::pin(async move {
    Ok(find_named_interests(text))
}));

hook!(FIND_INTEREST: FindInterest, "interests", |topic| {
    let words = stems(topic);
    taxonomy().named_by(&words).map(Interest::named)
});

async fn find_ids(ctx: &Ctx, board: &StoredBoard) -> Result<Vec<InterestId>> {
    let interests = find_board_interests(ctx, board).await?;
    Ok(interests.into_iter().map(|one| one.id).collect())
}
