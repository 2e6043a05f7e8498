//! Screens before the pictures of apps.

use accounts::{
    apps::{create_app::create_app, list_apps::list_apps},
    grants::{
        allow_app::allow_app, get_authorization::get_authorization, list_grants::list_grants,
    },
    uploads::{receive_upload::receive_upload, screen_pictures::screen_pictures},
};
use contract::{
    apps::AppView,
    grants::AppAuthorizationRequest,
    ids::UploadId,
    reports::{ReportedKind, pictures::CasePictureRole as Role},
};
use kernel::ctx::Ctx;
use serde_json::json;
use testkit::{articles::employed, builders, invariants, pictures::png};

use super::{
    judged::{close, open, pictures},
    screened::{NUDE, says, screening},
};
use crate::ask::input;

async fn made(developer: &Ctx, name: &str, picture: UploadId) -> AppView {
    let app = json!({
        "name": name,
        "redirect_uris": ["https://app.example/"],
        "keeps_secret": true,
        "picture_upload_id": picture,
    });
    create_app(developer.clone(), input(app)).await.unwrap().app
}

testkit::on_both_engines! {
    async fn a_sensitive_picture_of_an_app_is_shown_to_its_developer_alone(world: World) {
        let (world, script) = screening(world);
        says(&script, NUDE);
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let employee = employed(&world.person("dora").await);
        let upload = builders::registered(&ada).await;
        receive_upload(ada.clone(), builders::sent(&upload, png(64, 48, 1))).await.unwrap();
        let app = made(&ada, "Scissors", upload.upload_id).await;
        assert!(app.image_url.is_some() && !app.is_image_screened);
        let asked = AppAuthorizationRequest {
            client_id: app.id.to_string(),
            redirect_uri: "https://app.example/".into(),
            response_type: "code".into(),
            scope: "pins:read".into(),
            state: None,
            code_challenge: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM".into(),
            code_challenge_method: "S256".into(),
        };
        allow_app(ben.clone(), asked.clone()).await.unwrap();
        // Where they are asked, and among what they allowed.
        let shown = async |viewer: &Ctx| {
            let page = get_authorization(viewer.clone(), asked.clone()).await.unwrap();
            let allowed = list_grants(viewer.clone(), Default::default()).await.unwrap().grants;
            let allowed = allowed.into_iter().filter_map(|grant| grant.app);
            let mut seen = vec![page.app.image_url.is_some()];
            seen.extend(allowed.map(|app| app.image_url.is_some()));
            seen
        };
        let own = async || {
            let apps = list_apps(ada.clone(), Default::default()).await.unwrap().apps;
            apps.iter().map(|app| (app.image_url.is_some(), app.is_image_screened)).collect::<Vec<_>>()
        };
        assert_eq!(shown(&ben).await, [true, true]);

        screen_pictures(&world.house).await.unwrap();
        world.settle().await;
        assert_eq!(shown(&ben).await, [false, false]);
        assert_eq!((shown(&ada).await, own().await), (vec![true], vec![(true, true)]));
        // One that is chosen later has the screen at once.
        assert!(made(&ada, "Paper", upload.upload_id).await.is_image_screened);

        // It is judged with the profile of its developer.
        let found = open(&employee).await;
        let [case] = found.as_slice() else { panic!("one case: {found:?}") };
        assert_eq!((case.kind, case.url.as_str(), case.is_found), (ReportedKind::User, "/ada/", true));
        let [picture] = pictures(&employee, case).await.try_into().expect("once for both apps");
        assert_eq!((picture.role, picture.is_screened), (Role::App, true));
        close(&employee, case, "no_violation").await;
        world.settle().await;
        assert_eq!(shown(&ben).await, [true, true]);
        assert_eq!(own().await, [(true, false); 2]);
        invariants::hold(&world.house.db).await;
    }
}
