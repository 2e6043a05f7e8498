//! What pages say of themselves in schema.org's vocabulary. `structuredData.test.ts` of
//! the web app holds the pages' data against the vocabulary; the door's test
//! `structured_data` gathers it.

use accounts::users::{find_standing::find_standing, show_users::excludes_search};
use contract::{
    answers::{Page, Written},
    comments::below::UnifiedComment,
    ids::PinId,
    pins::{PinDetail, PinView},
    users::{UserRef, UserView},
};
use kernel::{ctx::Ctx, error::Result, ids, times};
use serde::Deserialize;
use serde_json::{Map, Value, json};

/// Code of pixels among the units of UN/CEFACT, which schema.org names units by.
const PIXELS: &str = "E37";
/// Comments that a pin's page tells of at most.
const MOST_COMMENTS: usize = 2;

/// A user: a business is an organization. Whether it is one is asked of the account.
pub async fn maker(ctx: &Ctx, user: &UserRef) -> Result<Value> {
    let standing = find_standing(&ctx.house, &ctx.house.db, user.id).await?;
    let is_business = standing.is_some_and(|standing| standing.is_partner);
    Ok(json!({
        "@type": if is_business { "Organization" } else { "Person" },
        "name": user.full_name,
        "url": format!("{}{}", ctx.origin.0, user.profile_url),
    }))
}

/// The first comments below a pin, as visitors are told them; without those whose authors keep
/// search engines out, and did-its.
pub async fn comments(ctx: &Ctx, said: Option<&Page<UnifiedComment>>) -> Result<Value> {
    let listed = said.filter(|_| ctx.viewer().is_none());
    let listed = listed.map_or(&[][..], |page| page.items.as_slice());
    let mut told = Vec::with_capacity(MOST_COMMENTS);
    for comment in listed.iter().filter_map(UnifiedComment::comment) {
        if told.len() == MOST_COMMENTS {
            break;
        }
        if excludes_search(ctx, comment.user.id).await? {
            continue;
        }
        told.push(json!({
            "@type": "Comment",
            "text": comment.text,
            "datePublished": times::iso(ids::time(comment.id.0)),
            "author": maker(ctx, &comment.user).await?,
        }));
    }
    Ok(told.into())
}

/// The picture of a pin, made at this time (ISO 8601) by its author, with what is said of it;
/// behind a sensitivity screen it is not told where it is.
pub fn image(
    ctx: &Ctx,
    detail: &PinDetail,
    [author, comments]: [&Value; 2],
    made_at: &str,
) -> Value {
    let pin = &detail.pin;
    let (orig, source) = (&pin.images.orig, pin.attribution.as_ref());
    let is_open = pin.sensitivity_screen.is_none();
    let pixels =
        |value: u32| json!({ "@type": "QuantitativeValue", "value": value, "unitCode": PIXELS });
    let caption = match pin.alt_text.is_empty() {
        true => &pin.title,
        false => &pin.alt_text,
    };
    let credit = source.and_then(|source| source.author_name.as_deref());
    let license =
        source.map(|source| json!({ "@type": "CreativeWork", "name": source.provider_name }));
    said(json!({
        "@context": "https://schema.org",
        "@type": "ImageObject",
        "name": pin.title,
        "caption": caption,
        "description": pin.seo_description,
        "contentUrl": is_open.then_some(&orig.url),
        "thumbnailUrl": is_open.then_some(&pin.images.w236.url),
        "width": pixels(orig.width),
        "height": pixels(orig.height),
        "url": format!("{}{}", ctx.origin.0, pin.seo_url),
        "author": author,
        "keywords": pin.topics,
        "comment": comments,
        "commentCount": (pin.comment_count > 0).then_some(pin.comment_count),
        "datePublished": made_at,
        "uploadDate": made_at,
        "license": license,
        "acquireLicensePage": source.and_then(|source| source.url.as_deref()),
        "creditText": credit,
        "creator": credit.map(|name| json!({ "@type": "Person", "name": name })),
    }))
}

/// The way to a page: names and paths, from the widest.
pub fn breadcrumbs<'a>(ctx: &Ctx, way: impl IntoIterator<Item = (&'a str, &'a str)>) -> Value {
    let origin = &ctx.origin.0;
    let crumbs = (1..).zip(way).map(|(position, (name, path))| {
        json!({ "@type": "ListItem", "position": position, "name": name, "item": format!("{origin}{path}") })
    });
    json!({
        "@context": "https://schema.org",
        "@type": "BreadcrumbList",
        "itemListElement": crumbs.collect::<Vec<_>>(),
    })
}

/// What a list of pins tells of each.
#[derive(Deserialize)]
struct Listed {
    id: PinId,
    title: String,
}

/// A page that collects pins: a board, or a section of one. Its list is what the page
/// shows at first; `pin_count` says how many there are.
pub struct Collection<'a> {
    /// Its name.
    pub name: &'a str,
    /// A sentence on it.
    pub description: &'a str,
    /// Its whole address.
    pub url: &'a str,
    /// All its pins.
    pub pin_count: i64,
    /// The first of them; none where a page keeps them back.
    pub pins: Option<&'a Page<Written<PinView>>>,
}

/// A board's or a section's page.
pub fn collection(ctx: &Ctx, shown: &Collection<'_>, author: &Value) -> Result<Value> {
    let listed = shown.pins.map_or(&[][..], |page| page.items.as_slice());
    let mut items = Vec::with_capacity(listed.len());
    for (position, pin) in (1..).zip(listed) {
        let pin: Listed = serde_json::from_str(pin.json())?;
        let url = format!("{}/pin/{}/", ctx.origin.0, pin.id);
        items.push(
            json!({ "@type": "ListItem", "position": position, "name": pin.title, "url": url }),
        );
    }
    let list = (!items.is_empty()).then(|| {
        json!({ "@type": "ItemList", "numberOfItems": shown.pin_count, "itemListElement": items })
    });
    Ok(said(json!({
        "@context": "https://schema.org",
        "@type": "CollectionPage",
        "name": shown.name,
        "description": shown.description,
        "url": shown.url,
        "author": author,
        "mainEntity": list,
    })))
}

/// A profile: what it says of the user, and how many follow them.
pub fn profile(user: &UserView, who: Value) -> Value {
    let website = user.website_url.as_ref();
    let of_user = json!({
        "alternateName": user.user.username,
        "identifier": user.user.id.to_string(),
        "description": user.about,
        "image": user.image_xlarge_url,
        "sameAs": website.filter(|_| user.user.domain_verified),
        "interactionStatistic": {
            "@type": "InteractionCounter",
            "interactionType": { "@type": "FollowAction" },
            "userInteractionCount": user.user.follower_count,
        },
    });
    let url = who["url"].clone();
    said(json!({
        "@context": "https://schema.org",
        "@type": "ProfilePage",
        "url": url,
        "mainEntity": merged(who, of_user),
    }))
}

/// An object with what another adds to it.
pub fn merged(mut object: Value, more: Value) -> Value {
    if let (Value::Object(object), Value::Object(more)) = (&mut object, more) {
        object.extend(more);
    }
    object
}

/// Without what is unknown, also within lists.
pub fn said(value: Value) -> Value {
    let object = match value {
        Value::Object(object) => object,
        Value::Array(items) => return items.into_iter().map(said).collect(),
        other => return other,
    };
    let is_said = |value: &Value| match value {
        Value::Null => false,
        Value::String(text) => !text.is_empty(),
        Value::Array(items) => !items.is_empty(),
        _ => true,
    };
    let said = object.into_iter().map(|(name, value)| (name, said(value)));
    Value::Object(
        said.filter(|(_, value)| is_said(value))
            .collect::<Map<_, _>>(),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_unknown_is_left_out() {
        let unknown =
            json!({ "a": null, "b": "", "c": [], "d": { "e": null, "f": 0 }, "g": [{ "h": "" }] });
        assert_eq!(said(unknown), json!({ "d": { "f": 0 }, "g": [{}] }));
    }
}
