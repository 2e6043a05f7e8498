//! Inputs as tests write them, and walks through lists.

use std::future::Future;

use collections::{
    pins::list_board_pins::list_board_pins, sections::list_section_pins::list_section_pins,
};
use contract::{
    activities::{ActivityEvent, TrafficSource},
    answers::{Bookmark, Page, PageSize, Written},
    boards::{GetBoard, ListBoardPins, ListBoards, UpdateBoard},
    collaborators::ListCollaborators,
    comments::{CommentSort, ListComments, ListReplies},
    did_its::ListDidIts,
    errors::Code,
    feeds::{ListBoardIdeas, ListHomePins, ListRelatedModules, ListRelatedPins},
    ids::{BoardId, CommentId, PinId, SectionId, UserId},
    pins::{ListUserPins, PinView, UpdatePin},
    reactions::ListReactions,
    search::{
        SearchPins, SearchResults, SearchScope,
        typeahead::SuggestSearches,
        visual::{SearchFlashlight, SearchVisually},
    },
    sections::ListSectionPins,
    users::{FollowUser, GetUser},
};
use kernel::{ctx::Ctx, error::Result};
use queue::NewJob;
use serde::de::DeserializeOwned;
use serde_json::Value;
use testkit::world::World;

/// A page of this many items.
pub fn size(items: u64) -> PageSize {
    PageSize::new(items)
}

pub fn user(id: UserId) -> GetUser {
    GetUser {
        username: None,
        user_id: Some(id),
    }
}

pub fn whom(id: UserId) -> FollowUser {
    FollowUser { user_id: id }
}

pub fn board(id: BoardId) -> GetBoard {
    GetBoard {
        board_id: Some(id),
        ..GetBoard::default()
    }
}

/// An update that changes nothing yet.
pub fn update(id: BoardId) -> UpdateBoard {
    UpdateBoard {
        board_id: id,
        name: None,
        description: None,
        privacy: None,
        category: None,
        layout: None,
        sensitivity: None,
        cover_pin_id: None,
    }
}

/// An edit that changes nothing yet.
pub fn edit(id: PinId) -> UpdatePin {
    UpdatePin {
        id,
        title: None,
        description: None,
        alt_text: None,
        link: None,
        topics: None,
        board_id: None,
        section: None,
        comments_disabled: None,
        pin_note: None,
    }
}

pub fn boards_of(id: UserId) -> ListBoards {
    ListBoards {
        username: None,
        user_id: Some(id),
        archived: false,
        sort: None,
        bookmarks: Bookmark::Start,
        page_size: PageSize::default(),
    }
}

pub fn pins_on(id: BoardId) -> ListBoardPins {
    ListBoardPins {
        filter_section_pins: false,
        board_id: id,
        bookmarks: Bookmark::Start,
        page_size: PageSize::default(),
    }
}

pub fn pins_of(id: UserId) -> ListUserPins {
    ListUserPins {
        username: None,
        user_id: Some(id),
        bookmarks: Bookmark::Start,
        page_size: PageSize::default(),
    }
}

pub fn home() -> ListHomePins {
    ListHomePins::default()
}

/// A visit of a pin's page, as the web app tells of it.
pub fn closeup(pin: PinId, way: TrafficSource) -> ActivityEvent {
    ActivityEvent {
        event_type: 13,
        view_type: Some(3),
        object_id_str: Some(pin.to_string()),
        aux_data: Some(way),
        ..ActivityEvent::default()
    }
}

pub fn below(pin: PinId) -> ListRelatedModules {
    ListRelatedModules::below(pin)
}

pub fn ideas_for(board_id: BoardId) -> ListBoardIdeas {
    ListBoardIdeas {
        board_id,
        bookmarks: Bookmark::Start,
        page_size: PageSize::default(),
    }
}

/// The did-its of a pin.
pub fn done(pin_id: PinId) -> ListDidIts {
    ListDidIts {
        pin_id,
        bookmarks: Bookmark::Start,
        page_size: PageSize::default(),
    }
}

pub fn comments_on(pin_id: PinId) -> ListComments {
    ListComments {
        pin_id,
        sort: CommentSort::Helpful,
        bookmarks: Bookmark::Start,
        page_size: PageSize::default(),
    }
}

pub fn replies_to(comment_id: CommentId) -> ListReplies {
    ListReplies {
        comment_id,
        bookmarks: Bookmark::Start,
        page_size: PageSize::default(),
    }
}

pub fn reactions_to(pin_id: PinId) -> ListReactions {
    ListReactions {
        pin_id,
        bookmarks: Bookmark::Start,
        page_size: PageSize::default(),
    }
}

pub fn related(id: PinId) -> ListRelatedPins {
    ListRelatedPins {
        pin_id: id,
        bookmarks: Bookmark::Start,
        page_size: PageSize::default(),
    }
}

/// What looks like a pin's whole picture.
pub fn like(id: PinId) -> SearchVisually {
    SearchVisually {
        pin_id: Some(id),
        ..SearchVisually::default()
    }
}

/// The same, with what it can be narrowed by.
pub fn flashlight(id: PinId) -> SearchFlashlight {
    SearchFlashlight {
        pin_id: id,
        crop: None,
        is_shopping: false,
        price_min: None,
        price_max: None,
        currency: None,
        domain: None,
        category: None,
        bookmarks: Bookmark::Start,
        page_size: PageSize::default(),
    }
}

pub fn words(query: &str) -> SearchPins {
    SearchPins {
        query: query.into(),
        ..SearchPins::default()
    }
}

/// What is asked while this is typed.
pub fn typed(term: &str) -> SuggestSearches {
    SuggestSearches {
        term: term.into(),
        ..SuggestSearches::default()
    }
}

/// The same in another scope.
pub fn words_in(scope: SearchScope, query: &str) -> SearchPins {
    SearchPins {
        scope,
        ..words(query)
    }
}

/// Ids of the pins that a search found.
pub fn found(results: &SearchResults) -> Vec<PinId> {
    let pins: Vec<_> = results.pins().cloned().collect();
    ids(&pins)
}

/// Ids of the pins in a list.
pub fn ids(pins: &[Written<PinView>]) -> Vec<PinId> {
    let id = |pin: &Written<PinView>| {
        let view: Value = serde_json::from_str(pin.json()).unwrap();
        view["id"].as_str().unwrap().parse().unwrap()
    };
    pins.iter().map(id).collect()
}

/// A page of pins as their ids and the bookmark.
pub fn of_pins(page: Page<Written<PinView>>) -> (Vec<PinId>, Option<String>) {
    (ids(&page.items), page.bookmark)
}

/// Walks a list to its end. Every page with a bookmark is full, none after it is
/// empty, and none is larger than asked.
pub async fn walk<T, F, Fut>(items: u64, mut ask: F) -> Vec<T>
where
    F: FnMut(Bookmark, PageSize) -> Fut,
    Fut: Future<Output = Result<(Vec<T>, Option<String>)>>,
{
    let (mut seen, mut bookmark) = (Vec::new(), Bookmark::Start);
    for _ in 0..1_000 {
        let (page, next) = ask(bookmark, size(items)).await.unwrap();
        assert!(page.len() as u64 <= items, "{} of {items}", page.len());
        assert!(
            next.is_none() || page.len() as u64 == items,
            "{} of {items}, and more",
            page.len()
        );
        assert!(
            seen.is_empty() || !page.is_empty(),
            "a bookmark led to an empty page"
        );
        seen.extend(page);
        match next {
            None => return seen,
            Some(next) => bookmark = Bookmark::After(next),
        }
    }
    panic!("the list does not end");
}

/// The code of a refusal.
pub fn code<T>(outcome: Result<T>) -> Code {
    match outcome {
        Ok(_) => panic!("this should have been refused"),
        Err(error) => error.code,
    }
}

/// The code of a refusal with the field it names.
pub fn refused<T>(outcome: Result<T>) -> (Code, String) {
    match outcome {
        Ok(_) => panic!("this should have been refused"),
        Err(error) => (error.code, error.field.unwrap_or_default()),
    }
}

/// Has a job done that otherwise runs by its schedule.
pub async fn for_job(world: &World, kind: &str) {
    let tx = world.house.begin().await.unwrap();
    let job = NewJob {
        kind,
        key: None,
        body: "",
        due_ms: world.house.now(),
    };
    queue::enqueue(&tx, job).await.unwrap();
    tx.commit().await.unwrap();
    world.settle().await;
}

/// Collaborators, of a board that is to be named.
pub fn collaborators() -> ListCollaborators {
    ListCollaborators {
        board_id: BoardId(0),
        bookmarks: Bookmark::Start,
        page_size: PageSize::default(),
    }
}

/// The pins of a board, the uppermost first.
pub async fn on(viewer: &Ctx, board: BoardId) -> Vec<PinId> {
    let mut ask = pins_on(board);
    ask.page_size = size(250);
    ids(&list_board_pins(viewer.clone(), ask).await.unwrap().items)
}

/// Those of a section.
pub async fn within(viewer: &Ctx, section_id: SectionId) -> Vec<PinId> {
    let ask = ListSectionPins {
        section_id,
        bookmarks: Bookmark::Start,
        page_size: size(250),
    };
    ids(&list_section_pins(viewer.clone(), ask).await.unwrap().items)
}

/// Options, and these.
pub fn with(options: &Value, more: Value) -> Value {
    let mut options = options.clone();
    let more = more.as_object().unwrap().clone();
    options.as_object_mut().unwrap().extend(more);
    options
}

/// An input, as a client writes it.
pub fn input<T: DeserializeOwned>(options: Value) -> T {
    serde_json::from_value(options).unwrap()
}
