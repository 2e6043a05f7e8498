//! The mails that lie in the outbox, for hosts who try the product out without a
//! mail server. Links in them sign users in: at the host's own listener only.

use std::sync::Arc;

use accounts::mails::list_mails::{list_mails, show_mail};
use axum::{
    extract::{Path, State},
    response::{IntoResponse, Response},
};
use contract::errors::Code;
use http::header;
use kernel::error::{Error, Result};

use crate::{pages::head::escape, site::Site};

/// Nothing but what stands in the page itself.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'";

/// `GET /outbox/`: the newest mails.
pub async fn list(State(site): State<Arc<Site>>) -> Response {
    answer(&site, rows(&site).await)
}

/// `GET /outbox/{name}`: one mail as mail programs show it.
pub async fn show(State(site): State<Arc<Site>>, Path(name): Path<String>) -> Response {
    let mail = show_mail(&site.house, name).await;
    answer(&site, mail.map(|letter| letter.html))
}

async fn rows(site: &Site) -> Result<String> {
    let mails = list_mails(&site.house).await?;
    let rows: String = mails
        .iter()
        .map(|mail| {
            format!(
                "<li><a href=\"{}\">{}</a> to {}</li>",
                escape(&mail.name),
                escape(&mail.letter.subject),
                escape(&mail.letter.to),
            )
        })
        .collect();
    Ok(format!(
        "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\"><title>Outbox</title></head>\
         <body style=\"font:16px/1.8 system-ui,sans-serif\"><h1>Outbox</h1><ol>{rows}</ol></body></html>"
    ))
}

fn answer(site: &Site, outcome: Result<String>) -> Response {
    match outcome {
        Ok(html) => {
            let headers = [
                (header::CONTENT_TYPE, "text/html; charset=utf-8"),
                (header::CONTENT_SECURITY_POLICY, POLICY),
                (header::REFERRER_POLICY, "no-referrer"),
            ];
            (headers, html).into_response()
        }
        Err(error) if error.code == Code::NotFound => {
            crate::app::refuse(site, Error::new(Code::AddressUnknown))
        }
        Err(error) => crate::app::refuse(site, error),
    }
}
