//! What pages of articles say about themselves.

use contract::{
    articles::{ArticleDetail, ArticleView},
    pins::Image,
};
use kernel::{ctx::Ctx, error::Result};
use serde::Deserialize;
use serde_json::{Value, json};

use super::{
    head::Head,
    json_ld::{self, said},
};

/// The picture that stands for an article, and words for it.
struct Cover {
    image: Image,
    alt: String,
}

/// What the pin that is an article's cover tells of its picture.
#[derive(Deserialize)]
struct CoverPin {
    title: String,
    alt_text: String,
    images: Sizes,
}

#[derive(Deserialize)]
struct Sizes {
    orig: Size,
}

#[derive(Deserialize)]
struct Size {
    url: String,
    width: u32,
    height: u32,
}

/// The article's own picture, else the pin's.
fn cover_of(article: &ArticleView) -> Result<Option<Cover>> {
    if let Some(own) = &article.cover_picture {
        return Ok(Some(Cover {
            image: own.images.orig.clone(),
            alt: article.title.clone(),
        }));
    }
    let Some(pin) = &article.cover else {
        return Ok(None);
    };
    let pin: CoverPin = serde_json::from_str(pin.json())?;
    let Size { url, width, height } = pin.images.orig;
    let alt = match pin.alt_text.is_empty() {
        true => pin.title,
        false => pin.alt_text,
    };
    let image = Image { url, width, height };
    Ok(Some(Cover { image, alt }))
}

/// An article; without anything that the viewer sees it is nothing to list.
pub fn article(ctx: &Ctx, detail: &ArticleDetail) -> Result<Head> {
    let brand = &ctx.house.settings.brand;
    let (shown, origin) = (&detail.article, &ctx.origin.0);
    let url = format!("{origin}{}", shown.url);
    let cover = cover_of(shown)?;
    let description = match shown.subtitle.is_empty() {
        true => format!("{}: pins, boards and searches on {brand}.", shown.title),
        false => shown.subtitle.clone(),
    };
    let way = [("Today", "/today/"), (shown.title.as_str(), &*shown.url)];
    let json_ld = vec![
        written(ctx, detail, &url, &description, cover.as_ref()),
        json_ld::breadcrumbs(ctx, way),
    ];
    let picture = cover.map(|Cover { image, alt }| (image.url, image.width, image.height, alt));
    Ok(Head {
        title: format!("{} | {brand}", shown.title),
        description,
        canonical: url,
        picture,
        kind: "article",
        noindex: is_empty(detail),
        json_ld,
        ..Head::default()
    })
}

/// Whether there is nothing to see.
fn is_empty(detail: &ArticleDetail) -> bool {
    let finds_none = detail.searches.iter().all(|search| search.pins.is_empty());
    detail.pins.is_empty() && detail.boards.is_empty() && finds_none
}

fn written(
    ctx: &Ctx,
    detail: &ArticleDetail,
    url: &str,
    description: &str,
    cover: Option<&Cover>,
) -> Value {
    let (settings, shown) = (&ctx.house.settings, &detail.article);
    let host = json!({
        "@type": "Organization",
        "name": settings.brand,
        "url": format!("{}/", ctx.origin.0),
    });
    said(json!({
        "@context": "https://schema.org",
        "@type": "Article",
        "headline": shown.title,
        "description": description,
        "url": url,
        "image": cover.map(|cover| &cover.image.url),
        "datePublished": detail.published_at,
        "author": host,
        "publisher": host,
        "keywords": detail.searches.iter().map(|one| &one.query).collect::<Vec<_>>(),
    }))
}
