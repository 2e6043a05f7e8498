//! Pages of what is about a topic, or of all topics: ideas, the shop, videos.

use std::collections::BTreeMap;

use accounts::users::find_locale::find_locale;
use collections::pins::get_pin::get_pin;
use discovery::{
    interests::{
        get_interest::get_interest,
        list_interest_pins::list_interest_pins,
        list_videos::list_videos,
        taxonomy::{Interest, taxonomy},
    },
    shopping::list_shopping_pins::list_shopping_pins,
};
use kernel::error::Result;
use serde_json::json;

use super::{
    about, about_videos,
    carried::Gathering,
    gather::{is_narrowed, pin_of, tell_pin},
};
use crate::adapters::forms;

/// In the address of a video the place of a topic, where it stands among those of all.
const EVERY_TOPIC: &str = "all";

/// A topic's own page; its number leads there too.
pub(super) async fn topic(page: &mut Gathering<'_>, said: &str) -> Result<()> {
    let known = taxonomy().find(said);
    if let Some(one) = known.filter(|one| one.key != said) {
        page.gathered.redirect = Some(one.url());
        return Ok(());
    }
    let options = json!({ "interest": said });
    let detail = page.carry_shown(get_interest, options.clone()).await?;
    let pins = page.carry_shown(list_interest_pins, options).await?;
    if let (Some(detail), Some(pins)) = (detail, pins) {
        page.gathered.head = about::topic(page.ctx, &detail, &pins)?;
    }
    Ok(())
}

/// The topic of an address that names it twice: by its number, or else by its key.
fn topic_of(key: &str, id: &str) -> Option<&'static Interest> {
    let by_id = id.parse().ok().and_then(|id| taxonomy().by_id(id));
    by_id.or_else(|| taxonomy().find(key))
}

/// A category of ideas: the topic of this number, or else of this key, which search engines
/// know by its own page.
pub(super) async fn idea(page: &mut Gathering<'_>, key: &str, id: &str) -> Result<()> {
    match topic_of(key, id) {
        Some(one) if one.key != key || one.id.to_string() != id => {
            page.gathered.redirect = Some(one.idea_url());
            Ok(())
        }
        _ => topic(page, key).await,
    }
}

/// What is for sale: all of it, or about the topic of this key and number; of none, the refusal.
pub(super) async fn shop(
    page: &mut Gathering<'_>,
    params: &BTreeMap<String, String>,
    query: &[(String, String)],
) -> Result<()> {
    let said = params.get("category").zip(params.get("id"));
    let topic = said.and_then(|(key, id)| topic_of(key, id));
    if let (Some(one), Some((key, id))) = (topic, said)
        && (one.key != key || one.id.to_string() != *id)
    {
        page.gathered.redirect = Some(format!("/shopping/{}/{}/", one.key, one.id));
        return Ok(());
    }
    let is_unknown = said.is_some() && topic.is_none();
    let options = json!({ "category": said.map(|(key, _)| key) });
    let feed = match is_narrowed(query) && !is_unknown {
        true => None,
        false => page.carry_shown(list_shopping_pins, options).await?,
    };
    let is_empty = feed.is_none_or(|feed| feed.data.results.is_empty());
    if let Some(one) = topic {
        let locale = find_locale(page.ctx).await?;
        page.gathered.head = about::shop(page.ctx, &one.named(&locale));
    }
    page.gathered.head.noindex |= is_empty;
    Ok(())
}

/// Videos of all topics, or of that which the query names by its key; its number leads there too.
pub(super) async fn videos(page: &mut Gathering<'_>, query: &[(String, String)]) -> Result<()> {
    let said = forms::value(query, "category");
    let topic = said.and_then(|said| taxonomy().find(said));
    if let Some(one) = topic.filter(|one| Some(one.key) != said) {
        page.gathered.redirect = Some(about_videos::videos_url(one.key));
        return Ok(());
    }
    let options = json!({ "category": said, "pin_id": null });
    let feed = page.carry_shown(list_videos, options).await?;
    let is_empty = feed.is_none_or(|feed| feed.data.results.is_empty());
    if let Some(one) = topic {
        let locale = find_locale(page.ctx).await?;
        page.gathered.head = about_videos::videos(page.ctx, &one.named(&locale));
    }
    page.gathered.head.noindex |= is_empty;
    Ok(())
}

/// A video, and others of a topic behind it; search engines know it by its pin's own page.
pub(super) async fn video(page: &mut Gathering<'_>, category: &str, id: &str) -> Result<()> {
    let pin_id = pin_of(id)?;
    let topic = taxonomy().find(category);
    if let Some(one) = topic.filter(|one| one.key != category) {
        page.gathered.redirect = Some(format!("/videos/{}/{pin_id}/", one.key));
        return Ok(());
    }
    let category = Some(category).filter(|said| *said != EVERY_TOPIC);
    let detail = page.carry_shown(get_pin, json!({ "id": pin_id })).await?;
    let options = json!({ "category": category, "pin_id": pin_id });
    let others = page.carry_shown(list_videos, options).await?;
    if let (Some(detail), Some(_)) = (detail, others) {
        tell_pin(page, &detail).await?;
        // Its picture stands in another place than that of a close-up.
        page.gathered.head.largest = None;
    }
    Ok(())
}
