//! Several accounts of one browser: adding, switching, logging out.

use accounts::{
    businesses::create_business::create_business,
    log_ins::log_in::log_in,
    sessions::{
        SessionKind, authenticate::authenticate, change_password::change_password,
        get_account::get_account, list_session_accounts::list_session_accounts, log_out::log_out,
        sign_in::begin_session, switch_account::switch_account,
    },
};
use contract::{
    answers::SessionChange,
    businesses::CreateBusiness,
    errors::Code,
    ids::UserId,
    sessions::{ChangePassword, LogIn, LogOut, NewSession, SwitchAccount},
    users::GetUser,
};
use kernel::{
    ctx::{Actor, Ctx},
    error::Result,
    tokens::token_hash,
};
use testkit::{builders::PASSWORD, invariants, world::World};

const NEW: &str = "a better password";

/// A browser: what it acts as follows from its token alone.
async fn browser(world: &World, token: &str) -> Ctx {
    let hash = token_hash(token);
    let actor = authenticate(&world.house, &hash).await.unwrap();
    Ctx {
        session: Some(hash),
        ..world.visitor().acting_as(actor.unwrap_or(Actor::Visitor))
    }
}

/// Logs this browser in to one more account; answers its new token.
async fn add(ctx: Ctx, name: &str) -> String {
    let input = LogIn {
        username_or_email: name.into(),
        password: PASSWORD.into(),
        ..LogIn::default()
    };
    log_in(ctx, input).await.unwrap().session.token
}

async fn switch(ctx: Ctx, user_id: UserId) -> Result<NewSession> {
    let signed_in = switch_account(ctx, SwitchAccount { user_id }).await?;
    assert_eq!(signed_in.user.profile.user.id, user_id);
    Ok(signed_in.session)
}

async fn names(world: &World, token: &str) -> Vec<String> {
    let ctx = browser(world, token).await;
    let listed = list_session_accounts(ctx, Default::default())
        .await
        .unwrap();
    let accounts = listed.session_accounts.into_iter();
    accounts.map(|account| account.username).collect()
}

async fn leave(world: &World, token: &str, user_id: Option<UserId>) -> SessionChange {
    let input = LogOut {
        user_id,
        ..LogOut::default()
    };
    log_out(browser(world, token).await, input)
        .await
        .unwrap()
        .session
}

async fn is_alive(world: &World, token: &str) -> bool {
    authenticate(&world.house, &token_hash(token))
        .await
        .unwrap()
        .is_some()
}

fn code<T>(outcome: Result<T>) -> Option<Code> {
    outcome.err().map(|error| error.code)
}

/// A browser of ada and ben that acts as ben: their ids and the token.
async fn ada_and_ben(world: &World) -> (UserId, UserId, String) {
    let ada = world.person("ada").await.viewer().unwrap();
    let ben = world.person("ben").await.viewer().unwrap();
    let first = add(world.visitor(), "ada").await;
    let token = add(browser(world, &first).await, "ben").await;
    assert!(
        !is_alive(world, &first).await,
        "the token of before is over"
    );
    (ada, ben, token)
}

testkit::on_both_engines! {
    async fn a_browser_switches_between_its_accounts(world: World) {
        let (ada, ben, token) = ada_and_ben(&world).await;
        assert_eq!(names(&world, &token).await, ["ben", "ada"]);
        let as_ada = switch(browser(&world, &token).await, ada).await.unwrap();
        assert!(!is_alive(&world, &token).await);
        assert_eq!(names(&world, &as_ada.token).await, ["ada", "ben"]);
        let as_ben = switch(browser(&world, &as_ada.token).await, ben).await.unwrap();
        let again = switch(browser(&world, &as_ben.token).await, ben).await.unwrap();
        assert!(!is_alive(&world, &as_ben.token).await && is_alive(&world, &again.token).await);
        invariants::hold(&world.house.db).await;
    }

    async fn a_cookie_of_before_opens_nothing(world: World) {
        let (ada, ben, token) = ada_and_ben(&world).await;
        let as_ada = switch(browser(&world, &token).await, ada).await.unwrap();
        // The holder of the old cookie is a visitor, also after logging in with
        // it.
        assert_eq!(code(switch(browser(&world, &token).await, ada).await), Some(Code::SignInRequired));
        world.person("eve").await;
        let eve = add(browser(&world, &token).await, "eve").await;
        assert_eq!(names(&world, &eve).await, ["eve"]);
        assert_eq!(code(switch(browser(&world, &eve).await, ada).await), Some(Code::NotFound));
        leave(&world, &token, None).await;
        assert_eq!(names(&world, &as_ada.token).await, ["ada", "ben"]);
        // The same browser's request that was under way while it switched.
        let late = Ctx { session: Some(token_hash(&token)), ..world.as_user(ben) };
        assert_eq!(code(switch(late.clone(), ada).await), Some(Code::SignInRequired));
        assert_eq!(code(switch(late, ben).await), Some(Code::SignInRequired));
    }

    async fn other_browsers_accounts_are_not_there(world: World) {
        let (ada, _, token) = ada_and_ben(&world).await;
        let eve = world.person("eve").await.viewer().unwrap();
        let hers = add(world.visitor(), "eve").await;
        assert_eq!(code(switch(browser(&world, &hers).await, ada).await), Some(Code::NotFound));
        assert_eq!(code(switch(browser(&world, &token).await, eve).await), Some(Code::NotFound));
        assert_eq!(code(switch(world.visitor(), eve).await), Some(Code::SignInRequired));
    }

    async fn a_limited_session_joins_no_group(world: World) {
        let ada = world.person("ada").await.viewer().unwrap();
        world.person("ben").await;
        let ctx = world.visitor();
        let tx = ctx.house.begin().await.unwrap();
        let limited = begin_session(&ctx, &tx, ada, SessionKind::Limited).await.unwrap();
        tx.commit().await.unwrap();
        let token = add(browser(&world, &limited.token).await, "ben").await;
        assert!(!is_alive(&world, &limited.token).await);
        assert_eq!(names(&world, &token).await, ["ben"]);
        assert_eq!(code(switch(browser(&world, &token).await, ada).await), Some(Code::NotFound));
        invariants::hold(&world.house.db).await;
    }

    async fn a_switch_lengthens_no_log_in(world: World) {
        let (ada, ben, token) = ada_and_ben(&world).await;
        let day = 24 * 60 * 60;
        world.pass(29 * day * 1_000);
        let as_ada = switch(browser(&world, &token).await, ada).await.unwrap();
        assert_eq!(as_ada.seconds, day);
        let as_ben = switch(browser(&world, &as_ada.token).await, ben).await.unwrap();
        world.pass(day * 1_000);
        assert!(!is_alive(&world, &as_ben.token).await);
    }

    async fn logging_out_of_all_ends_them_all(world: World) {
        let (ada, _, token) = ada_and_ben(&world).await;
        let elsewhere = add(world.visitor(), "ada").await;
        assert_eq!(leave(&world, &token, None).await, SessionChange::End);
        assert!(!is_alive(&world, &token).await && is_alive(&world, &elsewhere).await);
        let again = add(world.visitor(), "ben").await;
        assert_eq!(code(switch(browser(&world, &again).await, ada).await), Some(Code::NotFound));
        assert_eq!(leave(&world, &token, None).await, SessionChange::End);
        invariants::hold(&world.house.db).await;
    }

    async fn logging_out_of_one_leaves_the_others(world: World) {
        let (ada, ben, token) = ada_and_ben(&world).await;
        assert_eq!(leave(&world, &token, Some(UserId(7))).await, SessionChange::Keep);
        let SessionChange::Begin { token: next, .. } = leave(&world, &token, Some(ben)).await else {
            panic!("ada is left");
        };
        assert!(!is_alive(&world, &token).await);
        assert_eq!(names(&world, &next).await, ["ada"]);
        let both = add(browser(&world, &next).await, "ben").await;
        assert_eq!(leave(&world, &both, Some(ada)).await, SessionChange::Keep);
        assert_eq!(names(&world, &both).await, ["ben"]);
        assert_eq!(leave(&world, &both, Some(ben)).await, SessionChange::End);
        assert!(!is_alive(&world, &both).await);
        invariants::hold(&world.house.db).await;
    }

    async fn a_linked_business_is_reached_from_its_owner_alone(world: World) {
        let (ada, ben, token) = ada_and_ben(&world).await;
        let input = CreateBusiness { business_name: "Oak".into(), username: None };
        let shop = create_business(world.as_user(ada), input).await.unwrap().id;
        // Acting as ben: the browser is signed in to ada as well.
        let as_shop = switch(browser(&world, &token).await, shop).await.unwrap();
        let as_ben = switch(browser(&world, &as_shop.token).await, ben).await.unwrap();
        let only_ben = add(world.visitor(), "ben").await;
        assert_eq!(code(switch(browser(&world, &only_ben).await, shop).await), Some(Code::NotFound));
        // Leaving the owner leaves the business, too.
        assert_eq!(leave(&world, &as_ben.token, Some(ada)).await, SessionChange::Keep);
        assert_eq!(names(&world, &as_ben.token).await, ["ben"]);
        assert_eq!(code(switch(browser(&world, &as_ben.token).await, shop).await), Some(Code::NotFound));
    }

    async fn a_new_password_ends_the_linked_businesses_sessions(world: World) {
        let (ada, _, token) = ada_and_ben(&world).await;
        let input = CreateBusiness { business_name: "Oak".into(), username: None };
        let shop = create_business(world.as_user(ada), input).await.unwrap().id;
        let thief = add(world.visitor(), "ada").await;
        let thief = switch(browser(&world, &thief).await, shop).await.unwrap();
        let mine = switch(browser(&world, &token).await, ada).await.unwrap();
        let input = ChangePassword { old_password: PASSWORD.into(), new_password: NEW.into(), ..Default::default() };
        let changed = change_password(browser(&world, &mine.token).await, input).await.unwrap();
        assert!(!is_alive(&world, &thief.token).await && !is_alive(&world, &mine.token).await);
        assert_eq!(names(&world, &changed.session.token).await, ["ada", "ben"]);
        invariants::hold(&world.house.db).await;
    }

    async fn only_the_browsers_own_accounts_show_their_fields(world: World) {
        let (ada, ben, token) = ada_and_ben(&world).await;
        let input = CreateBusiness { business_name: "Oak".into(), username: None };
        let shop = create_business(world.as_user(ada), input).await.unwrap().id;
        let eve = world.person("eve").await.viewer().unwrap();
        let shown = async |ctx: Ctx, id: UserId| {
            let ask = GetUser { username: None, user_id: Some(id) };
            get_account(ctx, ask).await.unwrap().account
        };
        let mine = browser(&world, &token).await;
        assert_eq!(shown(mine.clone(), ben).await.email.unwrap(), "ben@example.com");
        assert_eq!(shown(mine.clone(), ada).await.businesses.unwrap()[0].id, shop);
        let business = shown(mine.clone(), shop).await;
        assert_eq!(business.owners.unwrap()[0].id, ada);
        assert_eq!(business.partner.flatten().unwrap().biz_ownership_email, "ada@example.com");
        for told in [shown(mine, eve).await, shown(world.visitor(), ada).await] {
            assert_eq!(serde_json::to_value(told).unwrap(), serde_json::json!({}));
        }
    }
}
