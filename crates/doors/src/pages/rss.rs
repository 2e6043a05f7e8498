//! RSS: `/{user}/feed.rss` and `/{user}/{board}.rss`, public pins only.

use std::{fmt::Write, sync::Arc};

use axum::{
    body::Body,
    extract::{Path, State},
    response::{IntoResponse, Response},
};
use contract::{
    boards::{GetBoard, ListBoardPins, Privacy},
    pins::ListUserPins,
    users::GetUser,
};
use domain::{
    boards::{get_board::get_board, list_board_pins::list_board_pins},
    ctx::{Actor, Ctx},
    error::{Error, Result},
    pins::list_user_pins::list_user_pins,
    users::get_user::get_user,
};
use http::{Request, header};
use serde::Deserialize;

use super::{head::escape, page};
use crate::{adapters::caller::Caller, site::Site};

/// What RSS needs of a pin's view.
#[derive(Deserialize)]
struct Item {
    title: String,
    description: String,
    seo_url: String,
    created_at: String,
    images: Sizes,
}

#[derive(Deserialize)]
struct Sizes {
    #[serde(rename = "564x")]
    wide: Picture,
}

#[derive(Deserialize)]
struct Picture {
    url: String,
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
        // A feed is for everybody, whoever asks: nothing secret can be in it.
        let ctx = Caller::read(&state, &parts)
            .await?
            .ctx
            .acting_as(Actor::Visitor);
        if slug == "feed" {
            of_user(&ctx, username).await
        } else {
            of_board(&ctx, username, slug).await
        }
    };
    match feed.await {
        Err(error) => crate::app::refuse(&state, error),
        Ok(xml) => (
            [(header::CONTENT_TYPE, "application/rss+xml; charset=utf-8")],
            xml,
        )
            .into_response(),
    }
}

async fn of_user(ctx: &Ctx, username: String) -> Result<String> {
    let user = get_user(
        ctx.clone(),
        GetUser {
            username: Some(username.clone()),
            user_id: None,
        },
    )
    .await?;
    let ask = ListUserPins {
        username: Some(username),
        user_id: None,
        bookmarks: Default::default(),
        page_size: Default::default(),
    };
    let pins = list_user_pins(ctx.clone(), ask).await?;
    write(
        ctx,
        &user.user.full_name,
        &user.about,
        &user.profile_url,
        pins.items.iter().map(|pin| pin.json()),
    )
}

async fn of_board(ctx: &Ctx, username: String, slug: &str) -> Result<String> {
    let ask = GetBoard {
        board_id: None,
        username: Some(username),
        slug: Some(slug.to_owned()),
    };
    let board = get_board(ctx.clone(), ask).await?;
    // A protected board appears nowhere but at its own address.
    if board.board.privacy != Privacy::Public {
        return Err(Error::not_found());
    }
    let ask = ListBoardPins {
        board_id: board.board.id,
        filter_section_pins: false,
        bookmarks: Default::default(),
        page_size: Default::default(),
    };
    let pins = list_board_pins(ctx.clone(), ask).await?;
    write(
        ctx,
        &board.board.name,
        &board.description,
        &board.board.url,
        pins.items.iter().map(|pin| pin.json()),
    )
}

fn write<'a>(
    ctx: &Ctx,
    title: &str,
    description: &str,
    path: &str,
    pins: impl Iterator<Item = &'a str>,
) -> Result<String> {
    let origin = &ctx.origin.0;
    let mut xml = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<rss version=\"2.0\"><channel><title>{}</title><description>{}</description><link>{}</link>\n",
        escape(title),
        escape(description),
        escape(&format!("{origin}{path}")),
    );
    for pin in pins {
        let item: Item = serde_json::from_str(pin)?;
        let link = escape(&format!("{origin}{}", item.seo_url));
        let picture = format!(
            "<img src=\"{}\">{}",
            escape(&item.images.wide.url),
            escape(&item.description)
        );
        let _ = writeln!(
            xml,
            "<item><title>{}</title><link>{link}</link><guid>{link}</guid><pubDate>{}</pubDate><description>{}</description></item>",
            escape(&item.title),
            item.created_at,
            escape(&picture),
        );
    }
    xml.push_str("</channel></rss>\n");
    Ok(xml)
}
