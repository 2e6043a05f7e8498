//! Adds users and their boards, or finds those that are there.

use std::collections::HashMap;

use accounts::{
    sessions::change_standing::{ChangeStanding, change_standing},
    signups::{move_signup_flow::move_signup_flow, register_user::register_user},
    users::{get_user::get_user, get_viewer::get_viewer, update_user::update_user},
};
use anyhow::{Context, bail};
use collections::boards::{create_board::create_board, list_boards::list_boards};
use contract::{
    answers::{Bookmark, PageSize},
    boards::{CreateBoard, ListBoards},
    errors::Code,
    ids::{BoardId, UserId},
    signups::{MoveSignupFlow, RegisterUser},
    users::{GetUser, GetViewer, UpdateUser},
};
use kernel::ctx::{Actor, Ctx};

use super::{
    PASSWORD, Report,
    cache::Cache,
    catalogue::{Board, DemoUser},
    upload::upload,
};

/// The user's account: found by username and address, or registered.
///
/// # Errors
/// When the username belongs to another address, or an operation fails.
pub async fn find_or_register(
    visitor: &Ctx,
    person: &DemoUser,
    report: &mut Report,
) -> anyhow::Result<UserId> {
    let asked = GetUser {
        username: Some(person.username.clone()),
        user_id: None,
    };
    match get_user(visitor.clone(), asked).await {
        Ok(found) => {
            let id = found.user.id;
            let them = get_viewer(visitor.acting_as(Actor::user(id)), GetViewer {}).await?;
            if them.email != person.email {
                bail!(
                    "the username {} belongs to another account on this host",
                    person.username
                );
            }
            Ok(id)
        }
        Err(error) if error.code == Code::NotFound => {
            let signed_in =
                register_user(visitor.acting_as(Actor::Host), registration(person)).await?;
            let id = signed_in.user.profile.user.id;
            // No mailbox has these addresses.
            let known = ChangeStanding {
                is_email_verified: Some(true),
                ..ChangeStanding::default()
            };
            change_standing(visitor.acting_as(Actor::Host), id, known).await?;
            // They have been here for long.
            let ended = MoveSignupFlow { step: None };
            move_signup_flow(visitor.acting_as(Actor::user(id)), ended).await?;
            report.people += 1;
            Ok(id)
        }
        Err(error) => Err(error.into()),
    }
}

fn registration(person: &DemoUser) -> RegisterUser {
    RegisterUser {
        email: person.email.clone(),
        password: PASSWORD.to_owned(),
        business_name: None,
        first_name: Some(person.first_name.clone()),
        last_name: Some(person.last_name.clone()),
        username: Some(person.username.clone()),
        ..RegisterUser::default()
    }
}

/// Gives the acting user a picture and a few words, unless they have their own.
///
/// # Errors
/// When an operation fails.
pub async fn introduce(ctx: &Ctx, person: &DemoUser, cache: &Cache) -> anyhow::Result<()> {
    let them = get_viewer(ctx.clone(), GetViewer {}).await?;
    let mut words = UpdateUser::default();
    if them.profile.about.is_empty() {
        words.about = Some(person.about.clone());
    }
    if them.profile.user.image_small_url.is_none()
        && let Some(bytes) = cache.read(&person.avatar)
    {
        words.picture_upload_id = Some(upload(ctx, bytes).await?);
    }
    if words.about.is_some() || words.picture_upload_id.is_some() {
        update_user(ctx.clone(), words).await?;
    }
    Ok(())
}

/// The acting user's boards in the catalogue's order: found by name, or made.
///
/// # Errors
/// When an operation fails.
pub async fn find_or_make_boards(
    ctx: &Ctx,
    boards: &[Board],
    report: &mut Report,
) -> anyhow::Result<Vec<BoardId>> {
    let known = boards_by_name(ctx).await?;
    let mut ids = Vec::with_capacity(boards.len());
    for board in boards {
        let id = match known.get(&board.name) {
            Some(id) => *id,
            None => {
                report.boards += 1;
                let made = create_board(ctx.clone(), creation(board)).await;
                made.with_context(|| board.key.clone())?.board.id
            }
        };
        ids.push(id);
    }
    Ok(ids)
}

fn creation(board: &Board) -> CreateBoard {
    CreateBoard {
        name: board.name.clone(),
        description: Some(board.description.clone()),
        privacy: None,
        category: None,
    }
}

async fn boards_by_name(ctx: &Ctx) -> anyhow::Result<HashMap<String, BoardId>> {
    let mut found = HashMap::new();
    let mut bookmarks = Bookmark::Start;
    loop {
        let asked = ListBoards {
            username: None,
            user_id: None,
            archived: false,
            sort: None,
            bookmarks,
            page_size: PageSize::new(u64::from(PageSize::MOST)),
        };
        let page = list_boards(ctx.clone(), asked).await?;
        let boards = page.items.into_iter();
        found.extend(boards.map(|view| (view.board.name, view.board.id)));
        match page.bookmark {
            Some(next) => bookmarks = Bookmark::After(next),
            None => return Ok(found),
        }
    }
}
