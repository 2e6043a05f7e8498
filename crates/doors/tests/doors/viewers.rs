//! Callers of every kind of viewer (specification §6).

use accounts::{
    businesses::become_business::become_business,
    sessions::change_standing::{ChangeStanding, change_standing},
    users::update_user::update_user,
};
use contract::{businesses::BecomeBusiness, users::UpdateUser};
use testkit::app::{App, Caller};

/// One caller of each kind. A crawler is a visitor whose browser says so.
pub async fn callers(app: &App) -> Vec<(&'static str, Caller)> {
    let member = app.person("member").await;
    let limited = app.limited(&member).await;
    let standing = |change: ChangeStanding, name: &'static str| async move {
        let id = app.world.person(name).await.user().unwrap();
        change_standing(app.world.host(), id, change).await.unwrap();
        app.log_in(name).await
    };
    let banned = ChangeStanding {
        is_write_banned: Some(true),
        ..ChangeStanding::default()
    };
    let employed = ChangeStanding {
        is_employee: Some(true),
        ..ChangeStanding::default()
    };
    vec![
        ("visitor", Caller::default()),
        ("crawler", Caller::default()),
        ("limited", limited),
        ("member", member),
        ("write-banned", standing(banned, "banned").await),
        ("employee", standing(employed, "staff").await),
        ("partner", partner(app).await),
        // The clock of tests stands in June 2020.
        ("under 16", born(app, "young", "2006-01-01").await),
        ("under 18", born(app, "nearly", "2003-01-01").await),
    ]
}

/// Who has a business account.
async fn partner(app: &App) -> Caller {
    let vendor = app.person("vendor").await;
    let shop = BecomeBusiness {
        business_name: "The shop".to_owned(),
        passcode: None,
    };
    become_business(app.ctx(&vendor), shop).await.unwrap();
    vendor
}

/// Who was born on that day.
async fn born(app: &App, name: &str, birthday: &str) -> Caller {
    let person = app.person(name).await;
    let change = UpdateUser {
        birthday: Some(birthday.to_owned()),
        ..UpdateUser::default()
    };
    update_user(app.ctx(&person), change).await.unwrap();
    person
}
