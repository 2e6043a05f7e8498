//! What a website tells programs about a page beside the page (oEmbed 1.0). Its
//! texts, picture and player fill what the page left out; of markup that it offers only the
//! address of a frame is taken.

use std::sync::Arc;

use kernel::{error::Result, house::House, validate};
use metadata::{Page, Picture, Video};
use serde::Deserialize;
use url::Url;

use super::{ask_page::may_ask, policy};

/// Longest answer, in bytes.
const LONGEST: usize = 128 * 1_024;

/// As much of an answer as is looked at.
#[derive(Deserialize)]
struct Told {
    r#type: Option<String>,
    title: Option<String>,
    provider_name: Option<String>,
    thumbnail_url: Option<String>,
    html: Option<String>,
}

/// Fills what is missing, where the page says that there is more. A website that does
/// not answer changes nothing.
///
/// # Errors
/// The database failed.
pub async fn follow_oembed(house: &Arc<House>, page: &mut Page) -> Result<()> {
    let has_player = page
        .video
        .as_ref()
        .is_none_or(|video| video.player.is_some());
    let has_words = page.title.is_some() && page.site_name.is_some();
    let complete = has_words && has_player && !page.pictures.is_empty();
    let address = page.oembed.as_deref().filter(|_| !complete);
    let Some(url) = address.and_then(|address| Url::parse(address).ok()) else {
        return Ok(());
    };
    if !may_ask(house, &url).await? {
        return Ok(());
    }
    let json = &["application/json", "application/json+oembed", "text/json"];
    let Ok(fetched) = house.fetcher.get(url.as_str(), LONGEST, json).await else {
        return Ok(());
    };
    add_told(page, &fetched.bytes);
    Ok(())
}

/// Fills what a page left out with an answer of oEmbed; one that is none adds nothing. Pure.
pub fn add_told(page: &mut Page, json: &[u8]) {
    if let Ok(told) = serde_json::from_slice(json) {
        fill(page, told);
    }
}

fn fill(page: &mut Page, told: Told) {
    let line = |text: Option<String>, most| text.and_then(|text| metadata::plain_line(&text, most));
    if page.title.is_none() {
        page.title = line(told.title, 300);
    }
    if page.site_name.is_none() {
        page.site_name = line(told.provider_name, 100);
    }
    if page.pictures.is_empty()
        && let Ok(Some(url)) = validate::link("thumbnail_url", told.thumbnail_url.as_deref())
    {
        page.pictures.push(Picture {
            url,
            ..Picture::default()
        });
    }
    let is_played = matches!(told.r#type.as_deref(), Some("video" | "rich"));
    let player = told.html.as_deref().and_then(metadata::frame_source);
    // Of rich markup only a player is known to be something to watch or to hear.
    let player = player.filter(|address| is_played && policy::embed(address).is_some());
    if page.video.is_none() && (player.is_some() || told.r#type.as_deref() == Some("video")) {
        page.video = page.title.clone().map(|name| Video {
            name,
            ..Video::default()
        });
    }
    if let Some(video) = &mut page.video
        && video.player.is_none()
    {
        video.player = player;
    }
}
