//! Tells why chosen pins are shown.

use accounts::users::find_locale::find_locale;
use collections::boards::show_boards::board_refs;
use contract::{
    answers::Written,
    boards::BoardRef,
    feeds::{Reason, ReasonArticle, ReasonBoard, RecommendationReason},
    ids::{ArticleId, BoardId, UserId},
    pins::PinView,
};
use kernel::{ctx::Ctx, error::Result};

use super::{
    choose_pins::Why,
    find_editorials::{Editorial, name_editorials},
};
use crate::interests::taxonomy::taxonomy;

/// The pins in their order, each with its reason, where it was chosen. A board is named to its
/// owner only; an article that is over is no reason any more.
pub(super) async fn show_reasons(
    ctx: &Ctx,
    viewer: UserId,
    pins: Vec<(Written<PinView>, Option<Why>)>,
) -> Result<Vec<Written<PinView>>> {
    let saved_on = |why: &Option<Why>| match why {
        Some(Why::NearSave(_, board)) => Some(*board),
        _ => None,
    };
    let boards: Vec<BoardId> = pins.iter().filter_map(|(_, why)| saved_on(why)).collect();
    let boards = board_refs(ctx, boards).await?;
    let of_article = |why: &Option<Why>| match why {
        Some(Why::Article(id)) => Some(*id),
        _ => None,
    };
    let articles: Vec<ArticleId> = pins.iter().filter_map(|(_, why)| of_article(why)).collect();
    let articles = name_editorials(ctx, &articles).await?;
    let is_topic = |why: &Option<Why>| matches!(why, Some(Why::Topic(_)));
    let locale = match pins.iter().any(|(_, why)| is_topic(why)) {
        true => find_locale(ctx).await?,
        false => String::new(),
    };
    let shown = pins.into_iter().map(|(pin, why)| {
        let Some(why) = why else { return Ok(pin) };
        let mut said = reason(why, &locale);
        if let Some(id) = of_article(&Some(why)) {
            let Some(article) = articles.iter().find(|one| one.id == id) else {
                return Ok(pin);
            };
            said.article = Some(named(article));
        }
        let board = saved_on(&Some(why)).and_then(|id| boards.get(&id));
        said.board = board
            .filter(|board| board.owner.id == viewer)
            .map(|board| reason_board(board));
        Ok(pin.with("recommendation_reason", &said)?)
    });
    shown.collect()
}

/// To a reader of this locale.
fn reason(why: Why, locale: &str) -> RecommendationReason {
    let (reason, reason_id) = match why {
        Why::Followed => (Reason::Followed, None),
        Why::NearSave(pin, _) => (Reason::P2p, Some(pin.to_string())),
        Why::NearCloseup(pin) => (Reason::P2pClickthrough, Some(pin.to_string())),
        Why::FreshAlike(pin) => (Reason::FreshTextEmbeddings, Some(pin.to_string())),
        Why::Topic(id) => (Reason::Interest, Some(id.to_string())),
        Why::Article(id) => (Reason::Article, Some(id.to_string())),
        Why::Popular => (Reason::Popular, None),
        Why::Fresh => (Reason::Fresh, None),
        Why::Older => (Reason::Older, None),
        Why::Seen => (Reason::Seen, None),
    };
    let topic = match why {
        Why::Topic(id) => taxonomy().by_id(id),
        _ => None,
    };
    RecommendationReason {
        reason,
        reason_id,
        board: None,
        interest: topic.map(|topic| topic.named(locale)),
        article: None,
    }
}

/// A board as a reason names it.
pub(super) fn reason_board(board: &BoardRef) -> ReasonBoard {
    ReasonBoard {
        r#type: "board",
        id: board.id,
        name: board.name.clone(),
        url: board.url.clone(),
    }
}

fn named(article: &Editorial) -> ReasonArticle {
    ReasonArticle {
        r#type: "article",
        id: article.id,
        title: article.title.clone(),
        url: article.url.clone(),
    }
}
