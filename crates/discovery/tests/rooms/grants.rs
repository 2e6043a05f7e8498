//! Apps and what users allow them, where no door is needed to see it.

use accounts::{
    apps::{create_app::create_app, update_app::update_app},
    grants::{
        allow_app::allow_app, create_personal_token::create_personal_token,
        list_grants::list_grants,
    },
};
use contract::{
    apps::{CreateApp, UpdateApp},
    errors::Code,
    grants::AppAuthorizationRequest,
    ids::{AppId, UploadId},
};
use kernel::ctx::Ctx;
use store::{Run, args, checks};
use testkit::builders;
use tokio::task::yield_now;

use crate::ask;

const DAY_MS: i64 = 24 * 60 * 60 * 1_000;

testkit::on_both_engines! {
    async fn tokens_that_are_over_are_not_kept(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        make_apps(&ada, &ben).await;
        let week = serde_json::json!({ "name": "For a week", "scopes": ["pins:read"], "days": 7 });
        let week = serde_json::from_value(week).unwrap();
        create_personal_token(ada.clone(), week).await.unwrap();
        let counts = async || {
            let contents = checks::contents(&world.house.db).await.unwrap();
            let count = |name: &str| {
                let mut tables = contents.iter();
                tables.find(|(table, _)| table == name).map_or(0, |(_, rows)| rows.len())
            };
            (count("grants"), count("grant_tokens"))
        };
        ask::for_job(&world, "grants.tidy").await;
        // Of each: the other's app, a code of it, and a token without an end.
        assert_eq!(counts().await, (5, 5));
        world.pass(8 * DAY_MS);
        ask::for_job(&world, "grants.tidy").await;
        assert_eq!(counts().await, (4, 2));
        let left = list_grants(ada, Default::default()).await.unwrap();
        assert_eq!(left.grants.len(), 2);
    }

    async fn an_app_is_not_called_as_its_host_is(world: World) {
        let world = world.configured(|house| house.settings.brand = "Pin Nest".into());
        let ada = world.person("ada").await;
        let app = |name: &str| CreateApp {
            name: name.into(),
            redirect_uris: vec!["https://app.example/".into()],
            keeps_secret: true,
            picture_upload_id: None,
        };
        let taken = (Code::AppNameTaken, "name".to_owned());
        let made = create_app(ada.clone(), app("Scissors")).await.unwrap().app;
        for name in ["PinNest", "rnagpie"] {
            assert_eq!(ask::refused(create_app(ada.clone(), app(name)).await), taken);
            let renamed = UpdateApp {
                app_id: made.id,
                name: Some(name.into()),
                redirect_uris: None,
                picture_upload_id: None,
            };
            assert_eq!(ask::refused(update_app(ada.clone(), renamed).await), taken);
        }
    }

    async fn an_app_that_is_deleted_meanwhile_is_not_allowed(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let (app, request) = make_app(&ada, None).await;
        let tx = world.house.begin().await.unwrap();
        tx.exec(&DELETE_APP, &args![app]).await.unwrap();
        let deleting = async {
            // The other has read the app by then.
            for _ in 0..1_000 {
                yield_now().await;
            }
            tx.commit().await.unwrap();
        };
        let (allowed, ()) = tokio::join!(allow_app(ben.clone(), request), deleting);
        assert_eq!(ask::code(allowed), Code::AppUnknown);
        assert_eq!(world.house.db.one(&COUNT_GRANTS, &args![ben.user().unwrap()]).await.unwrap(), 0);
    }
}

store::sql! {
    DELETE_APP: () = "DELETE FROM apps WHERE id = $1";
    COUNT_GRANTS: i64 = "SELECT count(*) FROM grants WHERE user_id = $1";
}

/// An app, and what it asks of a user.
async fn make_app(
    developer: &Ctx,
    picture_upload_id: Option<UploadId>,
) -> (AppId, AppAuthorizationRequest) {
    let uri = "https://app.example/";
    let app = CreateApp {
        name: format!("App of {}", developer.user().unwrap()),
        redirect_uris: vec![uri.into()],
        keeps_secret: true,
        picture_upload_id,
    };
    let app = create_app(developer.clone(), app).await.unwrap().app;
    let request = AppAuthorizationRequest {
        client_id: app.id.to_string(),
        redirect_uri: uri.into(),
        response_type: "code".into(),
        scope: "pins:read".into(),
        state: None,
        code_challenge: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM".into(),
        code_challenge_method: "S256".into(),
    };
    (app.id, request)
}

testkit::on_both_engines! {
    async fn an_app_shows_no_picture_of_another_user(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let picture_upload_id = Some(builders::uploaded(&ben).await);
        let new = CreateApp {
            name: "Frames".into(),
            redirect_uris: vec!["https://app.example/".into()],
            keeps_secret: true,
            picture_upload_id,
        };
        let field = "picture_upload_id".to_owned();
        let refused = ask::refused(create_app(ada.clone(), new).await);
        assert_eq!(refused, (Code::UploadInvalid, field.clone()));
        let (app_id, _) = make_app(&ada, None).await;
        let change = UpdateApp { app_id, name: None, redirect_uris: None, picture_upload_id };
        assert_eq!(ask::refused(update_app(ada, change).await), (Code::UploadInvalid, field));
    }
}

/// Each allows the other's app to act for them, and has a token for scripts.
pub async fn make_apps(one: &Ctx, other: &Ctx) {
    let picture = Some(builders::uploaded(one).await);
    for (developer, user, picture_upload_id) in [(one, other, picture), (other, one, None)] {
        let (_, request) = make_app(developer, picture_upload_id).await;
        allow_app(user.clone(), request).await.unwrap();
        let token = serde_json::json!({ "name": "Backup of mine", "scopes": ["pins:read"] });
        let token = serde_json::from_value(token).unwrap();
        create_personal_token(user.clone(), token).await.unwrap();
    }
}
