//! Asks a website for a page and reads what it says about itself.

use std::{sync::Arc, sync::Mutex};

use contract::errors::Code;
use fetch::{Fetched, Refused};
use kernel::{
    error::{Error, Result},
    house::House,
};
use metadata::Page;
use tracing::debug;
use url::Url;

use super::{
    follow_oembed::follow_oembed,
    policy::Outcome,
    read_robots::{Robots, read_robots},
    sql,
};

/// Types of pages.
const TYPES: &[&str] = &["text/html", "application/xhtml+xml"];
/// Longest file of rules, in bytes.
const LONGEST_RULES: usize = 512 * 1_024;
/// How long rules are believed: a day, as the standard has it.
const RULES_MS: i64 = 24 * 60 * 60 * 1_000;
/// Websites that a page may lead on to.
const MOST_WEBSITES: usize = 4;

/// What came of asking for a page.
pub enum PageAnswer {
    /// What it says, and where it was in the end.
    Page(Box<Page>, Url),
    /// A picture is there, and where it was in the end.
    Picture(Url),
    /// Something else is there.
    Other,
    /// Nothing was learned, or that nothing is there.
    Failed(Outcome),
}

/// Asks for a page, whatever website it is led on to; each is asked first what it
/// keeps from programs.
///
/// # Errors
/// The database failed, or too much waits here.
pub async fn ask_page(house: &Arc<House>, address: &str) -> Result<PageAnswer> {
    let Ok(mut url) = Url::parse(address) else {
        return Ok(PageAnswer::Failed(Outcome::Gone));
    };
    for _ in 0..MOST_WEBSITES {
        if !may_ask(house, &url).await? {
            return Ok(PageAnswer::Failed(Outcome::Refused));
        }
        let (fetched, next) = fetch_inside(house, &url).await;
        match (fetched, next) {
            (Ok(fetched), _) => return read(house, fetched).await,
            (Err(Refused::Outside), Some(next)) => url = next,
            (Err(Refused::Type(kind)), _) if kind.starts_with("image/") => {
                return Ok(PageAnswer::Picture(url));
            }
            (Err(Refused::Type(_) | Refused::TooLarge(_)), _) => return Ok(PageAnswer::Other),
            // Nothing is known of the page: it was not asked for.
            (Err(Refused::Busy), _) => return Err(Error::new(Code::Busy)),
            (Err(cause), _) => {
                debug!(%cause, "a page could not be asked for");
                return Ok(PageAnswer::Failed(outcome(&cause)));
            }
        }
    }
    Ok(PageAnswer::Failed(Outcome::Failed))
}

/// Whether this website lets programs ask for this address.
///
/// # Errors
/// The database failed.
pub async fn may_ask(house: &Arc<House>, url: &Url) -> Result<bool> {
    let origin = url.origin().ascii_serialization();
    let known = sql::rules(&house.db, &origin, house.now() - RULES_MS).await?;
    let robots = match known {
        Some(rules) => read_robots(&rules),
        None => {
            let robots = fetch_rules(house, url).await?;
            let tx = house.begin().await?;
            sql::save_rules(&tx, &origin, &robots.to_text(), house.now()).await?;
            tx.commit().await?;
            robots
        }
    };
    let query = url
        .query()
        .map_or(String::new(), |query| format!("?{query}"));
    Ok(robots.allows(&format!("{}{query}", url.path())))
}

/// A website without a file allows everything, one whose server fails nothing.
async fn fetch_rules(house: &Arc<House>, url: &Url) -> Result<Robots> {
    let Ok(file) = url.join("/robots.txt") else {
        return Ok(Robots::nothing());
    };
    Ok(
        match house
            .fetcher
            .get(file.as_str(), LONGEST_RULES, &["text/*"])
            .await
        {
            Ok(fetched) => read_robots(&String::from_utf8_lossy(&fetched.bytes)),
            Err(
                Refused::Status(400..=499)
                | Refused::Type(_)
                | Refused::Redirects
                | Refused::TooLarge(_),
            ) => Robots::default(),
            Err(Refused::Busy) => return Err(Error::new(Code::Busy)),
            Err(_) => Robots::nothing(),
        },
    )
}

/// Fetches within one website; of a redirect that leaves it, where to.
async fn fetch_inside(
    house: &Arc<House>,
    url: &Url,
) -> (std::result::Result<Fetched, Refused>, Option<Url>) {
    let origin = url.origin();
    let left = Mutex::new(None);
    let inside = |to: &Url| {
        let is_inside = to.origin() == origin;
        if !is_inside && let Ok(mut left) = left.lock() {
            *left = Some(to.clone());
        }
        is_inside
    };
    let most = metadata::MOST_BYTES;
    let fetched = house
        .fetcher
        .get_inside(url.as_str(), most, TYPES, inside)
        .await;
    (fetched, left.into_inner().unwrap_or_default())
}

async fn read(house: &Arc<House>, fetched: Fetched) -> Result<PageAnswer> {
    let url = fetched.url.clone();
    let work = move || metadata::read(&fetched.bytes, fetched.charset.as_deref(), &fetched.url);
    let mut page = house.permits.run(work).await?;
    follow_oembed(house, &mut page).await?;
    Ok(PageAnswer::Page(Box::new(page), url))
}

fn outcome(cause: &Refused) -> Outcome {
    match cause {
        Refused::Status(404 | 410) => Outcome::Gone,
        Refused::Status(401 | 402 | 403 | 405 | 406 | 429 | 451) => Outcome::Refused,
        // Never asked, and never will be: a viewer who follows it may still find
        // something.
        Refused::Scheme | Refused::Port | Refused::Address | Refused::Url(_) => Outcome::Refused,
        _ => Outcome::Failed,
    }
}
