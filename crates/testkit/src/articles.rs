//! Employees, and the articles that they compose.

use accounts::users;
use contract::{
    articles::{CreateArticle, STORY},
    ids::{ArticleId, InterestId, PinId, UserId},
};
use discovery::articles::create_article::create_article;
use kernel::ctx::{Actor, Ctx, Standing};
use store::{Run, args, sql};

use crate::world::World;

sql! {
    slow TOPIC_USERS: (UserId, InterestId, bool, String) =
        "SELECT user_id, topic_id, is_searched, place FROM topic_users ORDER BY user_id, topic_id, is_searched";
    ADD_USER: () =
        "INSERT INTO topic_users (user_id, topic_id, is_searched, place, day) VALUES ($1, $2, $3, $4, $5)";
}

impl World {
    /// Who lately looked at which topic, or searched for it, and where they are.
    pub async fn topic_users(&self) -> Vec<(UserId, InterestId, bool, String)> {
        let users = self.house.db.all(&TOPIC_USERS, &args![]).await;
        users.expect("users of topics are read")
    }

    /// As many users more at a place as a test would not sign up one by one, who looked at a
    /// topic today or searched for it.
    pub async fn crowd(&self, place: &str, topic: InterestId, is_searched: bool, users: usize) {
        let day = self.house.now() / (24 * 60 * 60 * 1_000);
        let tx = self.house.begin().await.expect("a transaction begins");
        for _ in 0..users {
            let user = UserId(self.house.ids.next(self.house.now()));
            let args = args![user, topic, is_searched, *place, day];
            tx.exec(&ADD_USER, &args).await.expect("a user is noted");
        }
        tx.commit().await.expect("it is committed");
    }
}

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
        cover_signature: None,
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
