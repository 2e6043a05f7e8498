//! Finds where a search came from, and puts what words found into an order that fits it
//! (specification §7 `BaseSearchResource`, `article`, `source_id`).

use std::collections::{BTreeSet, HashMap};

use collections::pins::{self, get_pin::visible, show_pins::show_pins_beside};
use contract::{
    ids::{ArticleId, PinId},
    search::SearchPins,
};
use futures_util::future::BoxFuture;
use kernel::{
    ctx::Ctx,
    error::{Result, if_found},
    hooks::{Hook, in_order},
};
use linkme::distributed_slice;

/// An article of Today, as searches need it.
pub struct SearchedArticle {
    /// Its title.
    pub title: String,
    /// Its pins; the viewer may not see all of them.
    pub pins: Vec<PinId>,
}

/// Finds the article with an id, if the viewer may read it at present.
pub type FindArticle =
    for<'a> fn(&'a Ctx, ArticleId) -> BoxFuture<'a, Result<Option<SearchedArticle>>>;

/// Asked for a search that comes from an article; the room `articles` knows.
#[distributed_slice]
pub static FIND_ARTICLE: [Hook<FindArticle>];

/// Where a search came from, as far as it has a say in what is found.
#[derive(Debug, Default)]
pub(super) struct Origin {
    /// Title of the article of Today.
    pub article: Option<String>,
    /// Pictures of the article, by the pins that brought them.
    raised: BTreeSet<PinId>,
    /// The picture of the pin on whose page the viewer was.
    seen: Option<PinId>,
}

/// What a search says of it; what names nothing that the viewer may read has no say.
pub(super) async fn find_origin(ctx: &Ctx, input: &SearchPins) -> Result<Origin> {
    let mut origin = Origin::default();
    if let Some(id) = number(input.article.as_deref()) {
        for find in in_order(&FIND_ARTICLE) {
            if let Some(article) = find(ctx, ArticleId(id)).await? {
                origin.raised = pictures_seen(ctx, &article.pins).await?;
                origin.article = Some(article.title);
            }
        }
    }
    if let Some(id) = number(input.source_id.as_deref()) {
        // What is left out would tell which picture a hidden pin shows.
        let pin = if_found(visible(ctx, PinId(id)).await)?;
        origin.seen = pin.map(|row| row.root_id);
    }
    Ok(origin)
}

/// Pictures of those of the pins that the viewer sees.
async fn pictures_seen(ctx: &Ctx, ids: &[PinId]) -> Result<BTreeSet<PinId>> {
    let shown = show_pins_beside(ctx, ids.iter().map(|id| (*id, *id))).await?;
    let seen: Vec<PinId> = shown.into_iter().map(|(_, id)| id).collect();
    let rows = pins::find_many(&ctx.house.db, &seen).await?;
    Ok(rows.iter().map(|row| row.root_id).collect())
}

fn number(said: Option<&str>) -> Option<i64> {
    said?.parse().ok()
}

impl Origin {
    /// Whether it raises what may stand far down by its words.
    pub fn raises(&self) -> bool {
        !self.raised.is_empty()
    }

    /// Names the order, for walks; nothing where it is that of the words.
    pub fn name(&self) -> Option<String> {
        let changes = self.raises() || self.seen.is_some();
        changes.then(|| format!("{:?} {:?}", self.raised, self.seen))
    }
}

/// The pins in their order, those of the article first and without the picture that was seen
/// where the search came from.
pub(super) async fn lean_to_origin(ctx: &Ctx, ids: Vec<i64>, origin: &Origin) -> Result<Vec<i64>> {
    if origin.name().is_none() {
        return Ok(ids);
    }
    let pins: Vec<PinId> = ids.iter().map(|id| PinId(*id)).collect();
    let rows = pins::find_many(&ctx.house.db, &pins).await?;
    let roots: HashMap<i64, PinId> = rows.iter().map(|row| (row.id.0, row.root_id)).collect();
    let left = ids.into_iter().filter(|id| {
        let root = roots.get(id).copied();
        root.is_none() || root != origin.seen
    });
    let is_raised = |id: &i64| roots.get(id).is_some_and(|it| origin.raised.contains(it));
    let (mut first, others): (Vec<i64>, Vec<i64>) = left.partition(is_raised);
    first.extend(others);
    Ok(first)
}
