//! Addresses of the noun `links`, and small copies of other websites' pictures.

use std::sync::Arc;

use axum::{
    body::Body,
    extract::{Path, State},
    response::{IntoResponse, Response},
};
use collections::links::{find_pin_images::find_pin_images, open_thumbnail::open_thumbnail};
use http::{Request, header};

use crate::{
    adapters::{
        caller::Caller,
        rates::Rate,
        switchboard::{Switchboard, Verb::Get},
    },
    site::Site,
};

/// One line per operation. Other websites' servers are asked, so not often.
pub fn doors(board: &mut Switchboard) {
    board
        .read(find_pin_images)
        .rate(Rate::Page)
        .resource("FindPinImages", Get);
}

/// `GET /page-pictures/{token}/`: for the user the token was made for.
pub async fn serve_thumbnail(
    State(site): State<Arc<Site>>,
    Path(token): Path<String>,
    request: Request<Body>,
) -> Response {
    let (parts, _) = request.into_parts();
    let opened = async {
        let caller = Caller::read(&site, &parts).await?;
        caller.count(&site, Rate::PagePicture, &mut None)?;
        open_thumbnail(caller.ctx, &token).await
    };
    match opened.await {
        Ok(made) => {
            let headers = [
                (header::CONTENT_TYPE, made.media_type),
                (header::CACHE_CONTROL, "private, max-age=3600"),
            ];
            (headers, made.bytes).into_response()
        }
        Err(error) => crate::app::refuse(&site, error),
    }
}
