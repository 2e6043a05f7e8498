//! What a website tells programs about a page beside the page (oEmbed 1.0). Its
//! texts and picture fill what the page left out; markup it offers is not taken.

use std::sync::Arc;

use kernel::{error::Result, house::House, validate};
use metadata::{Page, Picture, Video};
use serde::Deserialize;
use url::Url;

use super::ask_page::may_ask;

/// Longest answer, in bytes.
const LONGEST: usize = 128 * 1_024;

/// As much of an answer as is looked at.
#[derive(Deserialize)]
struct Told {
    r#type: Option<String>,
    title: Option<String>,
    provider_name: Option<String>,
    thumbnail_url: Option<String>,
}

/// Fills what is missing, where the page says that there is more. A website that does
/// not answer changes nothing.
///
/// # Errors
/// The database failed.
pub async fn follow_oembed(house: &Arc<House>, page: &mut Page) -> Result<()> {
    let complete = page.title.is_some() && page.site_name.is_some() && !page.pictures.is_empty();
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
    if let Ok(told) = serde_json::from_slice(&fetched.bytes) {
        fill(page, told);
    }
    Ok(())
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
    let is_video = told.r#type.as_deref() == Some("video");
    if is_video && page.video.is_none() {
        page.video = page.title.clone().map(|name| Video {
            name,
            ..Video::default()
        });
    }
}
