//! Employees, and the articles that they compose.

use accounts::users;
use contract::{
    articles::{CreateArticle, STORY},
    ids::{ArticleId, PinId},
};
use discovery::articles::create_article::create_article;
use kernel::ctx::{Actor, Ctx, Standing};

/// The same user as an employee of the host, in this context alone.
pub fn employed(user: &Ctx) -> Ctx {
    let id = user.user().expect("a user is signed in");
    let standing = Standing {
        is_employee: true,
        ..Standing::default()
    };
    user.acting_as(Actor::User(id, standing))
}

/// Makes a user an employee; their sessions go on, as those of the command do not.
pub async fn employ(user: &Ctx) {
    let id = user.user().expect("a user is signed in");
    let tx = user.begin().await.expect("the store takes writes");
    let standing = users::standing(&tx, id).await.expect("it is told");
    let mut standing = standing.expect("there is an account");
    standing.is_employee = true;
    let set = users::set_standing(&tx, id, &standing).await;
    set.expect("the standing is written");
    tx.commit().await.expect("it is kept");
}

/// What a published story of these pins says, for all places.
pub fn story(title: &str, pins: &[PinId]) -> CreateArticle {
    CreateArticle {
        article_type: STORY,
        title: title.into(),
        subtitle: None,
        cover_pin_id: None,
        pin_ids: pins.to_vec(),
        board_ids: Vec::new(),
        searches: Vec::new(),
        countries: Vec::new(),
        locales: Vec::new(),
        starts_ms: None,
        ends_ms: None,
        is_published: true,
    }
}

/// A published story of these pins, by an employee.
pub async fn article(user: &Ctx, title: &str, pins: &[PinId]) -> ArticleId {
    let made = create_article(employed(user), story(title, pins)).await;
    made.expect("the article is composed").article.id
}
