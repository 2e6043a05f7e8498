//! RSS: `/{user}/feed.rss` and `/{user}/{board}.rss`, of what visitors see, and
//! nothing that a page would show behind a warning only.

use std::{
    fmt::Write,
    hash::{DefaultHasher, Hash, Hasher},
    sync::Arc,
};

use accounts::users::{get_user::get_user, show_users::excludes_search};
use axum::{
    body::Body,
    extract::{Path, State},
    response::{IntoResponse, Response},
};
use collections::{
    boards::get_board::get_board,
    pins::{list_board_pins::list_board_pins, list_user_pins::list_user_pins},
};
use contract::{
    boards::{GetBoard, ListBoardPins, Privacy, Sensitivity},
    pins::ListUserPins,
    users::GetUser,
};
use http::{HeaderValue, Request, StatusCode, header, request::Parts};
use kernel::{
    ctx::{Actor, Ctx},
    error::{Error, Result},
};
use serde::{Deserialize, de::IgnoredAny};

use super::{head::escape, page};
use crate::{
    adapters::caller::{Caller, header as text},
    site::Site,
};

/// What RSS needs of a pin's view.
#[derive(Deserialize)]
struct Item {
    title: String,
    description: String,
    alt_text: String,
    seo_url: String,
    created_at: String,
    images: Sizes,
    board: OnBoard,
    #[serde(default)]
    sensitivity_screen: Option<IgnoredAny>,
}

#[derive(Deserialize)]
struct Sizes {
    #[serde(rename = "564x")]
    wide: Picture,
}

#[derive(Deserialize)]
struct Picture {
    url: String,
    width: u32,
    height: u32,
}

#[derive(Deserialize)]
struct OnBoard {
    name: String,
    sensitivity: String,
}

/// A feed and its pins, the newest first.
struct Feed {
    title: String,
    description: String,
    /// Path of the page that shows the same.
    path: String,
    /// Path of the feed itself.
    own_path: String,
    /// Whether search engines are asked to look away.
    noindex: bool,
    pins: Vec<Item>,
}

/// A feed when the name ends so; any other two-part address is a page.
pub async fn serve_or_page(
    state: State<Arc<Site>>,
    Path((username, file)): Path<(String, String)>,
    request: Request<Body>,
) -> Response {
    let Some(slug) = file.strip_suffix(".rss") else {
        return page::serve(state, request).await;
    };
    let (parts, _) = request.into_parts();
    let feed = async {
        // A feed is the same for every viewer: nothing secret can be in it.
        let ctx = Caller::read(&state, &parts)
            .await?
            .ctx
            .acting_as(Actor::Visitor);
        let feed = match slug {
            "feed" => of_user(&ctx, username).await?,
            _ => of_board(&ctx, username, slug).await?,
        };
        Ok((write(&ctx, &feed), feed.noindex))
    };
    match feed.await {
        Err(error) => crate::app::refuse(&state, error),
        Ok((xml, noindex)) => send(&parts, xml, noindex),
    }
}

/// Readers ask again and again: what has not changed is not sent again.
fn send(parts: &Parts, xml: String, noindex: bool) -> Response {
    let mut hasher = DefaultHasher::new();
    xml.hash(&mut hasher);
    let tag = format!("\"{:016x}\"", hasher.finish());
    let known = text(&parts.headers, "if-none-match");
    let is_known = known.is_some_and(|known| known.split(',').any(|one| one.trim() == tag));
    let mut response = match is_known {
        true => StatusCode::NOT_MODIFIED.into_response(),
        false => xml.into_response(),
    };
    let headers = response.headers_mut();
    if !is_known {
        let rss = HeaderValue::from_static("application/rss+xml; charset=utf-8");
        headers.insert(header::CONTENT_TYPE, rss);
    }
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        headers.insert(header::ETAG, tag);
    }
    let asked_each_time = HeaderValue::from_static("public, no-cache");
    headers.insert(header::CACHE_CONTROL, asked_each_time);
    if noindex {
        headers.insert("x-robots-tag", HeaderValue::from_static("noindex"));
    }
    response
}

async fn of_user(ctx: &Ctx, username: String) -> Result<Feed> {
    let ask = GetUser {
        username: Some(username.clone()),
        user_id: None,
    };
    let user = get_user(ctx.clone(), ask).await?;
    let ask = ListUserPins {
        username: Some(username),
        user_id: None,
        bookmarks: Default::default(),
        page_size: Default::default(),
    };
    let pins = list_user_pins(ctx.clone(), ask).await?;
    Ok(Feed {
        title: user.user.full_name,
        description: user.about,
        own_path: format!("{}feed.rss", user.user.profile_url),
        path: user.user.profile_url,
        noindex: user.exclude_from_search,
        pins: read(pins.items.iter().map(|pin| pin.json()))?,
    })
}

async fn of_board(ctx: &Ctx, username: String, slug: &str) -> Result<Feed> {
    let ask = GetBoard {
        board_id: None,
        username: Some(username),
        slug: Some(slug.to_owned()),
    };
    let view = get_board(ctx.clone(), ask).await?;
    let board = view.board;
    // A protected board appears nowhere but at its own address; of one with a warning
    // nothing is shown before the viewer asks for it.
    if board.privacy != Privacy::Public || board.sensitivity != Sensitivity::None {
        return Err(Error::not_found());
    }
    let ask = ListBoardPins {
        board_id: board.id,
        filter_section_pins: false,
        bookmarks: Default::default(),
        page_size: Default::default(),
    };
    let pins = list_board_pins(ctx.clone(), ask).await?;
    Ok(Feed {
        title: format!("{} by {}", board.name, board.owner.full_name),
        description: view.description,
        own_path: format!("{}.rss", board.url.trim_end_matches('/')),
        noindex: excludes_search(ctx, board.owner.id).await?,
        path: board.url,
        pins: read(pins.items.iter().map(|pin| pin.json()))?,
    })
}

/// Without pins of boards with a warning, and of pictures with a screen before them.
fn read<'a>(pins: impl Iterator<Item = &'a str>) -> Result<Vec<Item>> {
    let items: serde_json::Result<Vec<Item>> = pins.map(serde_json::from_str).collect();
    let mut items = items?;
    items.retain(|item| {
        item.board.sensitivity == Sensitivity::None.name() && item.sensitivity_screen.is_none()
    });
    Ok(items)
}

fn write(ctx: &Ctx, feed: &Feed) -> String {
    let origin = &ctx.origin.0;
    let mut xml = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <rss version=\"2.0\" xmlns:atom=\"http://www.w3.org/2005/Atom\" \
         xmlns:media=\"http://search.yahoo.com/mrss/\"><channel>\n\
         <title>{}</title><description>{}</description><link>{}</link>\
         <atom:link rel=\"self\" type=\"application/rss+xml\" href=\"{}\"/><generator>{}</generator>\n",
        words(&feed.title),
        words(&feed.description),
        words(&format!("{origin}{}", feed.path)),
        words(&format!("{origin}{}", feed.own_path)),
        words(&ctx.house.settings.brand),
    );
    for item in &feed.pins {
        write_item(&mut xml, origin, item);
    }
    xml.push_str("</channel></rss>\n");
    xml
}

fn write_item(xml: &mut String, origin: &str, item: &Item) {
    let link = words(&format!("{origin}{}", item.seo_url));
    let picture = &item.images.wide;
    let (url, kind) = (words(&picture.url), media_type(&picture.url));
    let shown = format!(
        "<p><img src=\"{}\" alt=\"{}\" width=\"{}\" height=\"{}\"></p><p>{}</p>",
        escape(&picture.url),
        escape(&item.alt_text),
        picture.width,
        picture.height,
        escape(&item.description)
    );
    // What has no title is called after what it shows, or where it is.
    let titles = [&item.title, &item.alt_text, &item.board.name];
    let title = titles.into_iter().find(|title| !title.is_empty());
    // The length of an enclosure is asked for by the format, and by no reader.
    let _ = writeln!(
        xml,
        "<item><title>{}</title><link>{link}</link><guid>{link}</guid><pubDate>{}</pubDate>\
         <category>{}</category><description>{}</description>\
         <enclosure url=\"{url}\" type=\"{kind}\" length=\"0\"/>\
         <media:content url=\"{url}\" type=\"{kind}\" medium=\"image\" width=\"{}\" height=\"{}\"/></item>",
        words(title.map_or("", String::as_str)),
        item.created_at,
        words(&item.board.name),
        words(&shown),
        picture.width,
        picture.height,
    );
}

/// Text as it may stand in XML, which has no place for most control characters.
fn words(text: &str) -> String {
    let allowed = |c: &char| {
        let is_control = matches!(c, '\0'..='\u{8}' | '\u{b}' | '\u{c}' | '\u{e}'..='\u{1f}');
        !is_control && !matches!(c, '\u{fffe}' | '\u{ffff}')
    };
    escape(&text.chars().filter(allowed).collect::<String>())
}

fn media_type(url: &str) -> &'static str {
    match url.rsplit('.').next() {
        Some("png") => "image/png",
        Some("gif") => "image/gif",
        Some("webp") => "image/webp",
        Some("avif") => "image/avif",
        _ => "image/jpeg",
    }
}
