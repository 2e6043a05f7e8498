//! What a page carries: the answers of its resources, its head, its status.

use std::collections::{BTreeMap, HashSet};

use contract::{
    answers::{Answer, Page, Written},
    boards::{BoardView, GetBoard, ListBoardPins, ListBoards, Sensitivity},
    errors::{Code, Kind},
    feeds::{ListHomePins, ListRelatedModules},
    ids::PinId,
    pages::ResourceAnswer,
    pins::{GetPin, ListUserPins, PinDetail, PinView},
    search::SearchPins,
    sections::{GetSection, ListSectionPins, ListSections},
    users::{GetUser, UserView},
};
use domain::{
    boards::{get_board::get_board, list_boards::list_boards},
    ctx::Ctx,
    error::{Error, Result},
    feeds::{list_home_pins::list_home_pins, list_related_modules::list_related_modules},
    house::Changed,
    pins::{
        get_pin::{get_pin, made_at},
        list_board_pins::list_board_pins,
        list_user_pins::list_user_pins,
    },
    search::search_pins::search_pins,
    sections::{
        get_section::get_section, list_section_pins::list_section_pins,
        list_sections::list_sections,
    },
    users::{get_user::get_user, show_users::excludes_search},
};
use serde_json::{Value, json, value::to_raw_value};

use super::{about, head::Head};
use crate::adapters::refusal;

/// Answers by resource and options.
pub type Answers = BTreeMap<String, BTreeMap<String, ResourceAnswer>>;

/// Everything about one page.
#[derive(Default)]
pub struct Gathered {
    /// Answers that the page carries.
    pub answers: Answers,
    /// What the page says about itself.
    pub head: Head,
    /// HTTP status.
    pub status: u16,
    /// Where to go instead.
    pub redirect: Option<String>,
    /// What makes the page stale: a change of anything it shows or lists.
    pub stale_by: HashSet<Changed>,
}

/// Gathers the page that this handler shows.
pub async fn gather(
    ctx: &Ctx,
    handler: &str,
    params: &BTreeMap<String, String>,
    query: &[(String, String)],
    path: &str,
) -> Result<Gathered> {
    let mut page = Gathered {
        status: 200,
        ..Gathered::default()
    };
    let param = |name: &str| params.get(name).map(String::as_str).unwrap_or_default();
    page.head = about::plain(ctx, handler, path);
    let outcome = match handler {
        "index" | "homefeed" => home(ctx, &mut page).await,
        "pin/[id]" => pin(ctx, &mut page, param("id")).await,
        // The same page at an address for one reader; the pin's own is canonical.
        "pin/[id]/sent" => {
            let outcome = pin(ctx, &mut page, param("id")).await;
            page.head.noindex = true;
            outcome
        }
        "[username]" => profile(ctx, &mut page, param("username")).await,
        "[username]/[slug]" => board(ctx, &mut page, param("username"), param("slug")).await,
        "[username]/[slug]/[section]" => section(ctx, &mut page, params).await,
        "search/pins" => search(ctx, &mut page, query).await,
        "pin/create" | "board/create" | "signup/flow" => signed_in_only(ctx, &mut page, path),
        _ if handler.starts_with("settings") => signed_in_only(ctx, &mut page, path),
        // Where links of mails lead, and other providers: nothing for search engines.
        "password/reset" | "verify/email" | "login/mail" | "email/subscription"
        | "parental-passcode" | "connect/[network]" => {
            page.head.noindex = true;
            Ok(())
        }
        "login" | "signup" => signed_out_only(ctx, &mut page),
        _ => {
            page.status = 404;
            Ok(())
        }
    };
    match outcome {
        Err(error) if matches!(error.kind(), Kind::NotFound | Kind::Invalid) => {
            page.status = refusal::status(error.kind()).as_u16();
            page.head = about::missing(ctx);
        }
        other => other?,
    }
    page.head.noindex |= page.status != 200;
    Ok(page)
}

async fn home(ctx: &Ctx, page: &mut Gathered) -> Result<()> {
    let outcome = list_home_pins(ctx.clone(), ListHomePins::default()).await;
    carry(ctx, page, "UserHomefeedResource", json!({}), outcome)?;
    Ok(())
}

async fn pin(ctx: &Ctx, page: &mut Gathered, id: &str) -> Result<()> {
    // The id may carry a text prefix: `old-towns--123` (specification §2).
    let id: PinId = id
        .rsplit("--")
        .next()
        .unwrap_or_default()
        .parse()
        .map_err(|()| Error::not_found())?;
    let outcome = get_pin(ctx.clone(), GetPin { id }).await;
    let shown: Option<PinDetail> = outcome.as_ref().ok().cloned();
    carry(ctx, page, "PinResource", json!({ "id": id }), outcome)?;
    let related = list_related_modules(ctx.clone(), ListRelatedModules::below(id)).await;
    carry(
        ctx,
        page,
        "RelatedModulesResource",
        json!({ "pin_id": id }),
        related,
    )?;
    if let Some(detail) = shown {
        let made_at = made_at(ctx, id).await?;
        page.head = about::pin(ctx, &detail, &made_at);
    }
    Ok(())
}

async fn profile(ctx: &Ctx, page: &mut Gathered, username: &str) -> Result<()> {
    let named = Some(username.to_owned());
    let options = json!({ "username": username });
    let outcome = get_user(
        ctx.clone(),
        GetUser {
            username: named.clone(),
            user_id: None,
        },
    )
    .await;
    let user: Option<UserView> = outcome.as_ref().ok().cloned();
    carry(ctx, page, "UserResource", options.clone(), outcome)?;
    // Whom the viewer blocked has a profile, to take that back, and nothing on it.
    if user.as_ref().is_some_and(|user| user.blocked_by_me) {
        return Ok(());
    }
    let boards = ListBoards {
        username: named.clone(),
        user_id: None,
        archived: false,
        sort: None,
        bookmarks: Default::default(),
        page_size: Default::default(),
    };
    carry(
        ctx,
        page,
        "BoardsResource",
        options.clone(),
        list_boards(ctx.clone(), boards).await,
    )?;
    let pins = ListUserPins {
        username: named,
        user_id: None,
        bookmarks: Default::default(),
        page_size: Default::default(),
    };
    carry(
        ctx,
        page,
        "UserPinsResource",
        options,
        list_user_pins(ctx.clone(), pins).await,
    )?;
    if let Some(user) = user {
        page.head = about::profile(ctx, &user);
        // A name they had before.
        if !user.user.username.eq_ignore_ascii_case(username) {
            page.redirect = Some(user.profile_url.clone());
        }
        page.stale_by.insert(Changed::OfUser(user.user.id));
    }
    Ok(())
}

async fn board(ctx: &Ctx, page: &mut Gathered, username: &str, slug: &str) -> Result<()> {
    let ask = GetBoard {
        board_id: None,
        username: Some(username.to_owned()),
        slug: Some(slug.to_owned()),
    };
    let outcome = get_board(ctx.clone(), ask).await;
    let board: Option<BoardView> = outcome.as_ref().ok().cloned();
    carry(
        ctx,
        page,
        "BoardResource",
        json!({ "username": username, "slug": slug }),
        outcome,
    )?;
    let Some(board) = board else { return Ok(()) };
    let id = board.board.id;
    // Behind a warning nothing is shown, so nothing is carried either.
    let warned = board
        .sensitivity_screen
        .as_ref()
        .is_some_and(|screen| screen.show_warning);
    if board.section_count > 0 && !warned {
        let options = json!({ "board_id": id });
        let ask: ListSections = serde_json::from_value(options.clone())?;
        let sections = list_sections(ctx.clone(), ask).await;
        carry(ctx, page, "BoardSectionsResource", options, sections)?;
    }
    if !warned {
        let options = json!({ "board_id": id, "filter_section_pins": true });
        let ask: ListBoardPins = serde_json::from_value(options.clone())?;
        let pins: Result<Page<Written<PinView>>> = list_board_pins(ctx.clone(), ask).await;
        carry(ctx, page, "BoardFeedResource", options, pins)?;
    }
    page.head = about::board(ctx, &board);
    page.head.noindex |= excludes_search(ctx, board.board.owner.id).await?;
    if !board.board.owner.username.eq_ignore_ascii_case(username) {
        page.redirect = Some(board.board.url.clone());
    }
    page.stale_by.insert(Changed::OnBoard(id));
    Ok(())
}

async fn section(ctx: &Ctx, page: &mut Gathered, params: &BTreeMap<String, String>) -> Result<()> {
    let param = |name: &str| params.get(name).cloned().unwrap_or_default();
    let (username, slug) = (param("username"), param("slug"));
    let options = json!({ "username": username, "slug": slug, "section_slug": param("section") });
    let ask: GetSection = serde_json::from_value(options.clone())?;
    let outcome = get_section(ctx.clone(), ask).await;
    let section = outcome.as_ref().ok().cloned();
    carry(ctx, page, "BoardSectionResource", options, outcome)?;
    let Some(section) = section else {
        return Ok(());
    };
    let board = &section.board;
    let sensitive = board.sensitivity != Sensitivity::None;
    if !sensitive || ctx.viewer() == Some(board.owner.id) {
        let options = json!({ "section_id": section.section.id });
        let ask: ListSectionPins = serde_json::from_value(options.clone())?;
        let pins = list_section_pins(ctx.clone(), ask).await;
        carry(ctx, page, "BoardSectionPinsResource", options, pins)?;
    }
    page.head = about::section(ctx, &section);
    page.head.noindex |= excludes_search(ctx, board.owner.id).await?;
    if !board.owner.username.eq_ignore_ascii_case(&username) {
        page.redirect = Some(format!("{}{}/", board.url, section.section.slug));
    }
    page.stale_by.insert(Changed::OnBoard(board.id));
    Ok(())
}

async fn search(ctx: &Ctx, page: &mut Gathered, query: &[(String, String)]) -> Result<()> {
    let words = crate::adapters::forms::value(query, "q")
        .unwrap_or_default()
        .trim();
    page.head = about::search(ctx, words);
    if words.is_empty() {
        return Ok(());
    }
    let options = json!({ "query": words, "scope": "pins" });
    let ask: SearchPins = serde_json::from_value(options.clone())?;
    carry(
        ctx,
        page,
        "BaseSearchResource",
        options,
        search_pins(ctx.clone(), ask).await,
    )
}

fn signed_in_only(ctx: &Ctx, page: &mut Gathered, path: &str) -> Result<()> {
    if ctx.viewer().is_none() {
        let next: String = url::form_urlencoded::byte_serialize(path.as_bytes()).collect();
        page.redirect = Some(format!("/login/?next={next}"));
    }
    page.head.noindex = true;
    Ok(())
}

fn signed_out_only(ctx: &Ctx, page: &mut Gathered) -> Result<()> {
    page.redirect = ctx.viewer().map(|_| "/".to_owned());
    Ok(())
}

/// Puts an answer, or the refusal, where the web app looks for it: under the
/// resource and the JSON text of its options with sorted keys.
fn carry<O: Answer>(
    ctx: &Ctx,
    page: &mut Gathered,
    resource: &str,
    options: Value,
    outcome: Result<O>,
) -> Result<()> {
    let answer = match outcome {
        Ok(output) => {
            let (data, next_bookmark) = output.into_parts();
            let data = to_raw_value(&data)?;
            // Only visitors' pages are kept.
            if ctx.viewer().is_none() {
                add_things(&serde_json::from_str(data.get())?, &mut page.stale_by);
            }
            ResourceAnswer {
                data: Some(data),
                next_bookmark,
                error: None,
            }
        }
        Err(error) if error.kind() == Kind::Internal => return Err(error),
        Err(error) => {
            page.status = refusal::status(error.kind()).as_u16();
            if error.code == Code::NotFound {
                page.head = about::missing(ctx);
            }
            let brand = &ctx.house.settings.brand;
            let error = refusal::view(error.code, error.field, error.detail, brand);
            ResourceAnswer {
                data: None,
                next_bookmark: None,
                error: Some(error),
            }
        }
    };
    page.answers
        .entry(resource.to_owned())
        .or_default()
        .insert(sorted(&options), answer);
    Ok(())
}

/// Adds every pin, board and person that an answer shows, however deep: read from
/// the answer itself, so that none is forgotten.
fn add_things(value: &Value, things: &mut HashSet<Changed>) {
    match value {
        Value::Array(items) => items.iter().for_each(|item| add_things(item, things)),
        Value::Object(object) => {
            let text = |name: &str| object.get(name).and_then(Value::as_str);
            let id = text("id").unwrap_or_default();
            things.extend(match text("type") {
                Some("pin") => id.parse().ok().map(Changed::Pin),
                Some("board") => id.parse().ok().map(Changed::Board),
                Some("user") => id.parse().ok().map(Changed::User),
                _ => None,
            });
            object.values().for_each(|part| add_things(part, things));
        }
        _ => {}
    }
}

/// JSON text with sorted keys, whatever order the map has.
fn sorted(options: &Value) -> String {
    let pairs: BTreeMap<&str, &Value> = options
        .as_object()
        .into_iter()
        .flatten()
        .map(|(key, value)| (key.as_str(), value))
        .collect();
    serde_json::to_string(&pairs).unwrap_or_default()
}
