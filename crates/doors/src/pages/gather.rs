//! What each page shows: which answers it carries, its head, its status.

use std::collections::BTreeMap;

use accounts::users::{get_user::get_user, show_users::excludes_search};
use collections::{
    boards::{get_board::get_board, list_boards::list_boards},
    pins::{
        get_pin::{get_pin, made_at},
        list_board_pins::list_board_pins,
        list_created_pins::list_created_pins,
        list_user_pins::list_user_pins,
    },
    sections::{
        get_section::get_section, list_section_pins::list_section_pins,
        list_sections::list_sections,
    },
};
use contract::{
    answers::{Page, Written},
    boards::Sensitivity,
    errors::Kind,
    ids::{ArticleId, PinId},
    pins::{PinDetail, PinView},
    search::SearchScope,
    users::UserRef,
};
use discovery::{
    articles::{get_article::get_article, list_articles::list_articles},
    feeds::{list_home_pins::list_home_pins, list_related_modules::list_related_modules},
    interests::list_top_interests::list_top_interests,
    search::search_pins::search_pins,
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    house::Changed,
};
use percent_encoding::percent_decode_str;
use serde_json::json;
use talk::comments::list_comments::list_comments;

use super::{
    about::{self, Shelf},
    about_articles,
    alternates::alternates,
    carried::{Gathered, Gathering},
    gather_topics::{idea, shop, topic, video, videos},
    json_ld::{comments, maker},
};
use crate::adapters::{forms, refusal, switchboard::Switchboard};

/// Words of a search at the most, in characters (contract `SearchPins`).
const LONGEST_SEARCH: usize = 200;

/// Gathers the page that this handler shows; its lists tell cards.
pub async fn gather(
    board: &Switchboard,
    ctx: &Ctx,
    handler: &str,
    params: &BTreeMap<String, String>,
    query: &[(String, String)],
    path: &str,
) -> Result<Gathered> {
    let ctx = &Ctx {
        cards: true,
        ..ctx.clone()
    };
    let mut page = Gathering::new(board, ctx, about::plain(ctx, handler, path));
    let param = |name: &str| params.get(name).map(String::as_str).unwrap_or_default();
    let outcome = match handler {
        "index" | "homefeed" => home(&mut page, query).await,
        "pin/[id]" => pin(&mut page, param("id")).await,
        // The same page at an address for one reader; the pin's own is canonical.
        "pin/[id]/sent" => {
            let outcome = pin(&mut page, param("id")).await;
            page.gathered.head.noindex = true;
            outcome
        }
        "[username]" => profile(&mut page, param("username"), forms::value(query, "view")).await,
        "[username]/[slug]" => self::board(&mut page, param("username"), param("slug")).await,
        "[username]/[slug]/[section]" => section(&mut page, params).await,
        "topics/[interest]" => topic(&mut page, param("interest")).await,
        "ideas" => page.carry(list_top_interests, json!({})).await,
        "ideas/[interest]/[id]" => idea(&mut page, param("interest"), param("id")).await,
        "shopping" | "shopping/[category]/[id]" => shop(&mut page, params, query).await,
        "videos" => videos(&mut page, query).await,
        "videos/[category]/[id]" => video(&mut page, param("category"), param("id")).await,
        "today" => today(&mut page).await,
        "today/[term]/[title]/[articleId]" => article(&mut page, param("articleId"), path).await,
        "search/pins" => search(&mut page, SearchScope::Pins, query).await,
        "search/[scope]" => match SearchScope::parse(param("scope")) {
            Some(scope) => search(&mut page, scope, query).await,
            None => Err(Error::not_found()),
        },
        _ if about::is_for_users(handler) => signed_in_only(&mut page, path),
        "today/drafts" | "today/drafts/[articleId]" => employees_only(&mut page, path),
        _ if handler.starts_with("reports") => employees_only(&mut page, path),
        "app-factory-oauth" => signed_in_only(&mut page, &with_query(path, query)),
        // Where mails and other providers lead, and pictures to search by: not for search engines.
        "password/reset" | "verify/email" | "login/mail" | "email/subscription" | "appeal"
        | "parental-passcode" | "connect/[network]" | "search/visual" | "messages/link" => {
            page.gathered.head.noindex = true;
            Ok(())
        }
        "login" | "signup" => signed_out_only(&mut page),
        _ => {
            page.gathered.status = 404;
            Ok(())
        }
    };
    let mut page = page.gathered;
    match outcome {
        Err(error) if matches!(error.kind(), Kind::NotFound | Kind::Invalid) => {
            page.status = refusal::status(error.kind()).as_u16();
            page.head = about::missing(ctx);
        }
        other => other?,
    }
    page.head.noindex |= page.status != 200;
    if !page.head.noindex {
        let path = about::slashed(path);
        page.head.alternates = alternates(ctx, &page.head.canonical, &path);
    }
    Ok(page)
}

/// Its tab fetches what the viewer follows, so a page of that carries nothing.
async fn home(page: &mut Gathering<'_>, query: &[(String, String)]) -> Result<()> {
    let is_following = forms::value(query, "feed").is_some_and(|feed| feed == "following");
    match is_following && page.ctx.viewer().is_some() {
        true => Ok(()),
        false => page.carry(list_home_pins, json!({})).await,
    }
}

/// The pin of an address, whose id may carry a text prefix: `old-towns--123` (specification §2).
pub(super) fn pin_of(said: &str) -> Result<PinId> {
    let id = said.rsplit("--").next().unwrap_or_default();
    id.parse().map_err(|()| Error::not_found())
}

async fn pin(page: &mut Gathering<'_>, id: &str) -> Result<()> {
    let id = pin_of(id)?;
    let shown = page.carry_shown(get_pin, json!({ "id": id })).await?;
    let below = json!({ "pin_id": id });
    page.carry(list_related_modules, below).await?;
    match shown {
        Some(detail) => tell_pin(page, &detail).await,
        None => Ok(()),
    }
}

/// What is said below a pin that a page shows, and what the page tells of it.
pub(super) async fn tell_pin(page: &mut Gathering<'_>, detail: &PinDetail) -> Result<()> {
    let id = detail.pin.id;
    let said = match detail.pin.aggregated_pin_data.is_talked_about() {
        true => {
            let below = json!({ "pin_id": id });
            page.carry_shown(list_comments, below).await?
        }
        false => None,
    };
    let made_at = made_at(page.ctx, id).await?;
    let pinner = maker(page.ctx, &detail.pin.pinner).await?;
    let comments = comments(page.ctx, said.as_ref()).await?;
    page.gathered.head = about::pin(page.ctx, detail, [&pinner, &comments], &made_at);
    Ok(())
}

async fn profile(page: &mut Gathering<'_>, username: &str, view: Option<&str>) -> Result<()> {
    let options = json!({ "username": username });
    let user = page.carry_shown(get_user, options.clone()).await?;
    // Whom the viewer blocked has a profile, to take that back, and nothing on it.
    if user.as_ref().is_some_and(|user| user.user.blocked_by_me) {
        return Ok(());
    }
    page.carry(list_boards, options.clone()).await?;
    page.carry(list_user_pins, options).await?;
    if let Some(user) = user {
        if view == Some("created") {
            let made = json!({ "user_id": user.user.id });
            page.carry(list_created_pins, made).await?;
        }
        let who = maker(page.ctx, &user.user).await?;
        page.gathered.head = about::profile(page.ctx, &user, who);
        // A name they had before.
        if !user.user.username.eq_ignore_ascii_case(username) {
            page.gathered.redirect = Some(user.user.profile_url.clone());
        }
        page.gathered.stale_by.insert(Changed::OfUser(user.user.id));
    }
    Ok(())
}

async fn board(page: &mut Gathering<'_>, username: &str, slug: &str) -> Result<()> {
    let options = json!({ "username": username, "slug": slug });
    let Some(board) = page.carry_shown(get_board, options).await? else {
        return Ok(());
    };
    let id = board.board.id;
    // Behind a warning nothing is shown, so nothing is carried either.
    let warned = board
        .sensitivity_screen
        .as_ref()
        .is_some_and(|screen| screen.show_warning);
    if board.section_count > 0 && !warned {
        page.carry(list_sections, json!({ "board_id": id })).await?;
    }
    let mut pins = None;
    if !warned {
        let options = json!({ "board_id": id, "filter_section_pins": true });
        pins = page.carry_shown(list_board_pins, options).await?;
    }
    let shelf = shelf(page.ctx, &board.board.owner, pins.as_ref()).await?;
    page.gathered.head = about::board(page.ctx, &board, &shelf)?;
    if !board.board.owner.username.eq_ignore_ascii_case(username) {
        page.gathered.redirect = Some(board.board.url.clone());
    }
    page.gathered.stale_by.insert(Changed::OnBoard(id));
    Ok(())
}

async fn section(page: &mut Gathering<'_>, params: &BTreeMap<String, String>) -> Result<()> {
    let param = |name: &str| params.get(name).cloned().unwrap_or_default();
    let (username, slug) = (param("username"), param("slug"));
    let options = json!({ "username": username, "slug": slug, "section_slug": param("section") });
    let Some(section) = page.carry_shown(get_section, options).await? else {
        return Ok(());
    };
    let board = &section.board;
    let sensitive = board.sensitivity != Sensitivity::None;
    let mut pins = None;
    if !sensitive || page.ctx.viewer() == Some(board.owner.id) {
        let options = json!({ "section_id": section.section.id });
        pins = page.carry_shown(list_section_pins, options).await?;
    }
    let shelf = shelf(page.ctx, &board.owner, pins.as_ref()).await?;
    page.gathered.head = about::section(page.ctx, &section, &shelf)?;
    if !board.owner.username.eq_ignore_ascii_case(&username) {
        page.gathered.redirect = Some(format!("{}{}/", board.url, section.section.slug));
    }
    page.gathered.stale_by.insert(Changed::OnBoard(board.id));
    Ok(())
}

/// What boards and sections say of their owner and their pins.
async fn shelf<'a>(
    ctx: &Ctx,
    owner: &UserRef,
    pins: Option<&'a Page<Written<PinView>>>,
) -> Result<Shelf<'a>> {
    Ok(Shelf {
        owner: maker(ctx, owner).await?,
        excludes_search: excludes_search(ctx, owner.id).await?,
        pins,
    })
}

/// Names in addresses that narrow what is listed.
const NARROWING: &str = "price_max currency domain category in_stock like skin_tone hair_pattern \
                         article source_id user";

/// Whether an address narrows what is listed: that the web app asks for once it is there.
pub(super) fn is_narrowed(query: &[(String, String)]) -> bool {
    let narrows = |name: &String| NARROWING.split_whitespace().any(|one| one == name);
    query.iter().any(|(name, _)| narrows(name))
}

async fn today(page: &mut Gathering<'_>) -> Result<()> {
    page.gathered.stale_by.insert(Changed::Articles);
    page.carry(list_articles, json!({})).await
}

/// An article, at the address that its type and its title make.
async fn article(page: &mut Gathering<'_>, id: &str, path: &str) -> Result<()> {
    let id: ArticleId = id.parse().map_err(|()| Error::not_found())?;
    page.gathered.stale_by.insert(Changed::Articles);
    let options = json!({ "article_id": id });
    let Some(shown) = page.carry_shown(get_article, options).await? else {
        return Ok(());
    };
    let said = percent_decode_str(path).decode_utf8_lossy();
    if about::slashed(&said) != shown.article.url {
        page.gathered.redirect = Some(shown.article.url.clone());
    }
    page.gathered.head = about_articles::article(page.ctx, &shown)?;
    Ok(())
}

/// Results of a search: of its words and of those that were added by tapping guides.
async fn search(
    page: &mut Gathering<'_>,
    scope: SearchScope,
    query: &[(String, String)],
) -> Result<()> {
    let words = forms::value(query, "q").unwrap_or_default().trim();
    let guides = query.iter().filter(|(name, _)| name == "guide");
    let guides = guides.map(|(_, guide)| guide.trim());
    let all: Vec<&str> = std::iter::once(words)
        .chain(guides.filter(|guide| !guide.is_empty()))
        .collect();
    let words: String = all.join(" ").chars().take(LONGEST_SEARCH).collect();
    page.gathered.head = about::search(page.ctx, scope, &words);
    // Of their own things visitors are asked to sign in first.
    let is_closed = scope == SearchScope::MyPins && page.ctx.viewer().is_none();
    if words.trim().is_empty() || is_closed || is_narrowed(query) {
        return Ok(());
    }
    // Guides are words of what was found: what lacks one of them is not wanted.
    let is_exact = forms::value(query, "exact") == Some("1") || all.len() > 1;
    let options = json!({ "query": words, "scope": scope, "auto_correction_disabled": is_exact });
    page.carry(search_pins, options).await
}

/// What an app asks stands in the query, and comes along to the log-in and back.
fn with_query(path: &str, query: &[(String, String)]) -> String {
    let mut pairs = url::form_urlencoded::Serializer::new(String::new());
    format!("{path}?{}", pairs.extend_pairs(query).finish())
}

fn signed_in_only(page: &mut Gathering<'_>, path: &str) -> Result<()> {
    if page.ctx.viewer().is_none() {
        let next: String = url::form_urlencoded::byte_serialize(path.as_bytes()).collect();
        page.gathered.redirect = Some(format!("/login/?next={next}"));
    }
    page.gathered.head.noindex = true;
    Ok(())
}

/// For others there is nothing.
fn employees_only(page: &mut Gathering<'_>, path: &str) -> Result<()> {
    signed_in_only(page, path)?;
    match page.ctx.employee() {
        Err(_) if page.gathered.redirect.is_none() => Err(Error::not_found()),
        _ => Ok(()),
    }
}

fn signed_out_only(page: &mut Gathering<'_>) -> Result<()> {
    page.gathered.redirect = page.ctx.viewer().map(|_| "/".to_owned());
    Ok(())
}
