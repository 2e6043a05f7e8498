//! Whatever ends what an app may do ends it at once.

use accounts::{
    sessions::change_standing::{ChangeStanding, change_standing},
    users::erase_user::erase_user,
};
use http::Method;
use serde_json::{Value, json};
use testkit::{
    app::{App, Caller},
    builders::PASSWORD,
    world::World,
};

use super::{Registered, call, read, refresh, refused, register, send, tokens};
use crate::hear::{data, refusal};

const PROFILE: &str = "/v3/users/me/profile/";
const DAY_MS: i64 = 24 * 60 * 60 * 1_000;

async fn stand(app: &App, user: &Caller, change: ChangeStanding) {
    let id = user.id.unwrap();
    change_standing(app.world.host(), id, change).await.unwrap();
}

pub async fn suspend(app: &App, user: &Caller) {
    let change = ChangeStanding {
        is_suspended: Some(true),
        ..ChangeStanding::default()
    };
    stand(app, user, change).await;
}

pub async fn ban(app: &App, user: &Caller) {
    let change = ChangeStanding {
        is_write_banned: Some(true),
        ..ChangeStanding::default()
    };
    stand(app, user, change).await;
}

/// Two users with an app and a personal access token each; the first one's end.
struct Scene {
    app: App,
    developer: Caller,
    client: Registered,
    ada: Caller,
    made: [Value; 2],
    personal: [Value; 2],
}

async fn scene(world: World) -> Scene {
    let app = App::around(world, 1_000);
    let developer = app.person("dev").await;
    let client = register(&app, &developer, true).await;
    let (ada, ben) = (app.person("ada").await, app.person("ben").await);
    let mut made = Vec::new();
    let mut personal = Vec::new();
    for user in [&ada, &ben] {
        made.push(tokens(&app, user, &client, "users:read").await);
        let options = json!({ "name": "Backup", "scopes": ["users:read"] });
        let new = data(&app.post(user, "PersonalToken", "create", options).await);
        personal.push(new["token"].clone());
    }
    Scene {
        app,
        developer,
        client,
        ada,
        made: made.try_into().unwrap(),
        personal: personal.try_into().unwrap(),
    }
}

impl Scene {
    /// Whether the app's and the personal access token of this user work.
    async fn work(&self, user: usize) -> (bool, bool) {
        let app = read(&self.app, &self.made[user]["access_token"], PROFILE).await;
        let own = read(&self.app, &self.personal[user], PROFILE).await;
        (app.status == 200, own.status == 200)
    }

    async fn is_refreshed(&self, user: usize) -> bool {
        let token = self.made[user]["refresh_token"].as_str().unwrap();
        let reply = send(&self.app, "/oauth/token", &self.client, &refresh(token)).await;
        reply.status == 200
    }

    async fn assert_over(&self) {
        assert_eq!(self.work(0).await, (false, false));
        assert!(!self.is_refreshed(0).await);
        assert_eq!(self.work(1).await, (true, true), "another user's are not");
    }

    async fn post(&self, resource: &str, verb: &str, options: Value) {
        let reply = self.app.post(&self.ada, resource, verb, options).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
    }
}

testkit::on_both_engines! {
    async fn a_user_ends_what_they_allowed(world: World) {
        let scene = scene(world).await;
        assert_eq!(scene.work(0).await, (true, true));
        let listed = data(&scene.app.get(&scene.ada, "Grants", json!({})).await);
        let grants = listed["grants"].as_array().unwrap();
        assert_eq!(grants.len(), 2);
        assert_eq!((&grants[0]["name"], &grants[0]["app"]), (&json!("Backup"), &Value::Null));
        assert_eq!(grants[1]["app"]["name"], "Scissors");
        assert_eq!(grants[1]["scopes"], json!(["users:read"]));
        assert_eq!(grants[1]["used_ms"], scene.app.world.house.now());
        scene.post("Grants", "delete", json!({ "grant_id": grants[1]["id"] })).await;
        assert_eq!(scene.work(0).await, (false, true));
        assert!(!scene.is_refreshed(0).await);
        let again = json!({ "grant_id": grants[1]["id"] });
        let reply = scene.app.post(&scene.ada, "Grants", "delete", again.clone()).await;
        assert_eq!(refusal(&reply), (404, "NotFound".to_owned()));
        let others = json!({ "grant_id": grants[0]["id"] });
        let reply = scene.app.post(&scene.developer, "Grants", "delete", others).await;
        assert_eq!(refusal(&reply), (404, "NotFound".to_owned()));
        scene.post("Grants", "delete", json!({})).await;
        scene.assert_over().await;
        let listed = data(&scene.app.get(&scene.ada, "Grants", json!({})).await);
        assert_eq!(listed["grants"], json!([]));
        let audits = data(&scene.app.get(&scene.ada, "UserAudits", json!({})).await);
        let changes: Vec<&str> = audits["audits"]
            .as_array()
            .unwrap()
            .iter()
            .map(|audit| audit["change"].as_str().unwrap())
            .collect();
        let expected = ["token_ended", "app_ended", "token_created", "app_allowed"];
        assert_eq!(changes[..4], expected, "{changes:?}");
        scene.app.world.settle().await;
        let mails = scene.app.world.mails("ada@example.com");
        for (subject, name) in [
            ("Scissors may use your Magpie account", "Scissors"),
            ("An access token for your Magpie account was made", "Backup"),
        ] {
            let told: Vec<_> = mails.iter().filter(|mail| mail.subject == subject).collect();
            assert_eq!(told.len(), 1, "{subject}");
            assert!(told[0].text.contains(name), "{}", told[0].text);
        }
    }

    async fn a_change_of_password_ends_all(world: World) {
        let scene = scene(world).await;
        let change = json!({ "old_password": PASSWORD, "new_password": "a better horse" });
        scene.post("UserPassword", "update", change).await;
        scene.assert_over().await;
    }

    async fn leaving_ends_all(world: World) {
        let scene = scene(world).await;
        scene.post("UserDeactivate", "create", json!({ "password": PASSWORD })).await;
        scene.assert_over().await;
        let back = scene.app.log_in("ada").await;
        let listed = data(&scene.app.get(&back, "Grants", json!({})).await);
        assert_eq!(listed["grants"], json!([]), "and coming back brings none of it back");
    }

    async fn suspending_ends_all(world: World) {
        let scene = scene(world).await;
        suspend(&scene.app, &scene.ada).await;
        scene.assert_over().await;
    }

    async fn deleting_an_app_ends_what_all_allowed_it(world: World) {
        let scene = scene(world).await;
        let id = json!({ "app_id": scene.client.id });
        let reply = scene.app.post(&scene.ada, "App", "delete", id.clone()).await;
        assert_eq!(refusal(&reply), (404, "NotFound".to_owned()), "another's app");
        let reply = scene.app.post(&scene.developer, "App", "delete", id).await;
        assert_eq!(reply.status, 200);
        for user in [0, 1] {
            assert_eq!(scene.work(user).await, (false, true));
            let token = scene.made[user]["refresh_token"].as_str().unwrap();
            let reply = send(&scene.app, "/oauth/token", &scene.client, &refresh(token)).await;
            assert_eq!(refused(&reply), (401, "invalid_client".to_owned()));
        }
        let listed = data(&scene.app.get(&scene.ada, "Grants", json!({})).await);
        assert_eq!(listed["grants"].as_array().unwrap().len(), 1);
    }

    async fn erasing_a_developer_ends_their_apps(world: World) {
        let scene = scene(world).await;
        let leave = json!({ "password": PASSWORD });
        let reply = scene.app.post(&scene.developer, "UserDelete", "create", leave).await;
        assert_eq!(reply.status, 200);
        scene.app.world.pass(31 * DAY_MS);
        let personal = scene.personal[0].clone();
        assert_eq!(read(&scene.app, &personal, PROFILE).await.status, 200);
        erase_user(&scene.app.world.house, scene.developer.id.unwrap()).await.unwrap();
        assert!(!scene.is_refreshed(0).await);
        let ada = scene.app.log_in("ada").await;
        let listed = data(&scene.app.get(&ada, "Grants", json!({})).await);
        assert_eq!(listed["grants"].as_array().unwrap().len(), 1);
    }

    async fn an_app_has_a_new_secret_when_the_old_one_leaked(world: World) {
        let scene = scene(world).await;
        let id = json!({ "app_id": scene.client.id });
        let reply = scene.app.post(&scene.ada, "AppSecret", "create", id.clone()).await;
        assert_eq!(refusal(&reply), (404, "NotFound".to_owned()), "another's app");
        let made = data(&scene.app.post(&scene.developer, "AppSecret", "create", id).await);
        let token = scene.made[0]["refresh_token"].as_str().unwrap();
        let reply = send(&scene.app, "/oauth/token", &scene.client, &refresh(token)).await;
        assert_eq!(refused(&reply), (401, "invalid_client".to_owned()));
        let secret = made["client_secret"].as_str().map(str::to_owned);
        let renewed = Registered { secret, ..scene.client.clone() };
        let reply = send(&scene.app, "/oauth/token", &renewed, &refresh(token)).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
    }

    async fn personal_access_tokens_end_when_their_user_said(world: World) {
        let app = App::around(world, 1_000);
        let ada = app.person("ada").await;
        let make = async |options: Value| app.post(&ada, "PersonalToken", "create", options).await;
        let new = json!({ "name": "Backup", "scopes": ["users:read", "boards:write"], "days": 7 });
        let made = data(&make(new).await);
        let token = made["token"].clone();
        assert!(token.as_str().unwrap().starts_with("mgp_personal_"));
        let listed = data(&app.get(&ada, "Grants", json!({})).await);
        assert_eq!(listed["grants"][0]["expires_ms"], app.world.house.now() + 7 * DAY_MS);
        assert!(!listed.to_string().contains("mgp_"), "it is shown once");
        app.world.pass(7 * DAY_MS - 1);
        let board = call(&app, &token, Method::POST, "/v3/boards/", json!({ "name": "Birds" })).await;
        assert_eq!(data(&board)["name"], "Birds");
        app.world.pass(1);
        assert_eq!(read(&app, &token, PROFILE).await.status, 401);
        let listed = data(&app.get(&ada, "Grants", json!({})).await);
        assert_eq!(listed["grants"], json!([]));
        for wrong in [
            json!({ "name": "", "scopes": ["users:read"] }),
            json!({ "name": "Backup", "scopes": [] }),
            json!({ "name": "Backup", "scopes": ["pins:erase"] }),
            json!({ "name": "Backup", "scopes": ["users:read"], "days": 0 }),
            json!({ "name": "Backup", "scopes": ["users:read"], "days": 367 }),
        ] {
            assert_eq!(refusal(&make(wrong).await).0, 400);
        }
    }
}
