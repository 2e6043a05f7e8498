//! Sensitivity screens: what the host's program says of pictures, and what employees make of it.

use std::time::Duration;

use accounts::{
    uploads::{
        make_later::PictureRules, receive_upload::receive_upload, run_program::Patience,
        screen_pictures::screen_pictures,
    },
    users::{
        get_user::get_user,
        get_viewer::get_viewer,
        hide_profile::{hide_profile, show_profile},
        update_user::update_user,
    },
};
use collections::{
    boards::get_board::get_board,
    did_its::{list_did_its::list_did_its, tell_did_it::tell_did_it},
    pins::{create_pin::create_pin_from_file, get_pin::get_pin, show_pins::show_pins},
};
use contract::{
    articles::GetArticle,
    boards::SensitivityScreen,
    ids::{BoardId, PinId, ReportCaseId, UserId},
    interests::GetInterest,
    pins::{CreatePin, GetPin, NoindexReason, PinDetail},
    reports::ReportedKind,
    users::{GetViewer, UserView},
};
use discovery::{articles::get_article::get_article, interests::get_interest::get_interest};
use kernel::ctx::Ctx;
use serde_json::{Value, json};
use testkit::{
    articles::{article, employed},
    builders, invariants,
    pictures::png,
    world::World,
};

use super::judged::{close, open, pictures};
use crate::ask::{self, input};

/// A host that names this program, and what it runs.
pub fn screening(world: World) -> (World, tempfile::NamedTempFile) {
    let script = tempfile::NamedTempFile::new().unwrap();
    let line = ["sh", script.path().to_str().unwrap()].map(str::to_owned);
    let world = world.configured(|house| {
        house
            .extensions
            .insert(Patience(Duration::from_millis(500)));
        house.extensions.insert(PictureRules {
            screen: Some(line.into()),
            ..PictureRules::default()
        });
    });
    (world, script)
}

/// What the program does from now on.
pub fn says(script: &tempfile::NamedTempFile, lines: &str) {
    std::fs::write(script.path(), lines).unwrap();
}

/// What a program says that found something.
pub const NUDE: &str = r#"cat >/dev/null; echo '[{"class": "NUDE", "score": 0.915}, {"class": "FACE", "score": 0.2}]'"#;

async fn pin(owner: &Ctx, board: BoardId, file: Vec<u8>) -> PinId {
    let upload = builders::registered(owner).await;
    receive_upload(owner.clone(), builders::sent(&upload, file))
        .await
        .unwrap();
    builders::pin_of(owner, upload.upload_id, board, "Bath").await
}

async fn seen(viewer: &Ctx, id: PinId) -> PinDetail {
    get_pin(viewer.clone(), GetPin { id }).await.unwrap()
}

async fn is_screened(viewer: &Ctx, id: PinId) -> bool {
    let seen = seen(viewer, id).await;
    let is_screened = seen.pin.sensitivity_screen.is_some();
    assert_eq!(seen.closeup.is_unsafe, is_screened);
    is_screened
}

/// Uploads a picture and puts it on the profile.
pub async fn portray(owner: &Ctx, field: &str, file: Vec<u8>) {
    let upload = builders::registered(owner).await;
    receive_upload(owner.clone(), builders::sent(&upload, file))
        .await
        .unwrap();
    let chosen = json!({ field: upload.upload_id });
    update_user(owner.clone(), input(chosen)).await.unwrap();
}

pub async fn profile(viewer: &Ctx, id: UserId) -> UserView {
    get_user(viewer.clone(), ask::user(id)).await.unwrap()
}

/// Whether the viewer sees a user's picture: on the profile, beside a pin alone and in a list, and
/// beside its board.
async fn faces(viewer: &Ctx, id: UserId, board: BoardId, pin: PinId) -> [bool; 4] {
    let listed = show_pins(viewer, &[pin]).await.unwrap();
    let listed: Value = serde_json::from_str(listed[0].json()).unwrap();
    let shown = get_board(viewer.clone(), ask::board(board)).await.unwrap();
    [
        profile(viewer, id).await.user.image_large_url.is_some(),
        seen(viewer, pin).await.pin.pinner.image_small_url.is_some(),
        listed["pinner"]["image_small_url"].is_string(),
        shown.board.owner.image_medium_url.is_some(),
    ]
}

testkit::on_both_engines! {
    async fn a_screen_comes_before_every_pin_of_the_picture_and_goes_with_its_case(world: World) {
        let (world, script) = screening(world);
        says(&script, NUDE);
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let employee = employed(&world.person("dora").await);
        let board = builders::board(&ada, "Art").await.board.id;
        let first = pin(&ada, board, png(64, 48, 1)).await;
        let bens = builders::board(&ben, "Art").await.board.id;
        let saved = builders::save(&ben, first, bens).await.pin.id;
        assert!(!is_screened(&ben, first).await);
        screen_pictures(&world.house).await.unwrap();
        world.settle().await;
        for id in [first, saved] {
            assert!(is_screened(&ben, id).await, "nothing is deleted");
        }
        assert_eq!(seen(&world.visitor(), first).await.pin.seo_noindex_reason, Some(NoindexReason::Sensitive));
        // What is saved from it has the screen too.
        let later = builders::save(&ben, first, builders::board(&ben, "More").await.board.id).await.pin.id;
        assert!(is_screened(&ben, later).await);

        let found = open(&employee).await;
        let [case] = found.as_slice() else { panic!("one case: {found:?}") };
        assert_eq!((case.kind, case.is_found, case.report_count), (ReportedKind::Pin, true, 0));
        assert_eq!(case.target_id, first.to_string());
        let [picture] = pictures(&employee, case).await.try_into().expect("the pin's");
        let classes: Vec<_> = picture.found.iter().map(|one| (one.class.as_str(), one.score)).collect();
        assert_eq!(classes, [("NUDE", 91), ("FACE", 20)]);

        close(&employee, case, "no_violation").await;
        world.settle().await;
        for id in [first, saved, later] {
            assert!(!is_screened(&ben, id).await);
        }
        // Neither the job nor the same picture again puts it back.
        world.pass(6 * 60 * 1_000);
        screen_pictures(&world.house).await.unwrap();
        world.settle().await;
        assert!(!is_screened(&ben, first).await);
        assert!(open(&employee).await.is_empty());
        invariants::hold(&world.house.db).await;
    }

    async fn a_score_below_the_host_s_changes_nothing_and_a_rule_that_is_broken_leaves_the_screen(world: World) {
        let (world, script) = screening(world);
        says(&script, r#"cat >/dev/null; echo '[{"class": "NUDE", "score": 0.599}]'"#);
        let ada = world.person("ada").await;
        let employee = employed(&world.person("dora").await);
        let board = builders::board(&ada, "Art").await.board.id;
        let fine = pin(&ada, board, png(64, 48, 1)).await;
        screen_pictures(&world.house).await.unwrap();
        says(&script, NUDE);
        let nude = pin(&ada, board, png(64, 48, 2)).await;
        // Twice is once.
        for _ in 0..2 {
            screen_pictures(&world.house).await.unwrap();
            world.settle().await;
        }
        assert_eq!([is_screened(&ada, fine).await, is_screened(&ada, nude).await], [false, true]);
        let found = open(&employee).await;
        assert_eq!(found.len(), 1);
        close(&employee, &found[0], "handled").await;
        world.settle().await;
        assert!(is_screened(&ada, nude).await);
    }

    async fn a_picture_is_looked_at_as_it_comes_in(world: World) {
        let (world, script) = screening(world);
        says(&script, NUDE);
        let ada = world.person("ada").await;
        let board = builders::board(&ada, "Art").await.board.id;
        let nude = pin(&ada, board, png(64, 48, 1)).await;
        // No run of now and then is due.
        world.settle().await;
        assert!(is_screened(&ada, nude).await);
    }

    async fn a_picture_is_screened_before_its_pin_is_made(world: World) {
        let (world, script) = screening(world);
        says(&script, NUDE);
        let ada = world.person("ada").await;
        let employee = employed(&world.person("dora").await);
        let board = builders::board(&ada, "Art").await.board.id;
        let upload = builders::registered(&ada).await;
        receive_upload(ada.clone(), builders::sent(&upload, png(64, 48, 1))).await.unwrap();
        screen_pictures(&world.house).await.unwrap();
        world.settle().await;
        // A minute later nothing shows it yet, and it is looked at again after as long.
        world.pass(60_000);
        world.settle().await;
        assert!(open(&employee).await.is_empty());
        let made = builders::pin_of(&ada, upload.upload_id, board, "Bath").await;
        assert!(is_screened(&ada, made).await);
        world.pass(60_000);
        world.settle().await;
        assert_eq!(open(&employee).await[0].target_id, made.to_string());
    }

    async fn what_is_sensitive_is_no_cover_and_stands_behind_a_screen_among_did_its(world: World) {
        let (world, script) = screening(world);
        says(&script, r#"cat >/dev/null; echo '[]'"#);
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let employee = employed(&world.person("dora").await);
        let board = builders::board(&ada, "Art").await.board.id;
        let fine = pin(&ada, board, png(64, 48, 1)).await;
        screen_pictures(&world.house).await.unwrap();
        says(&script, NUDE);
        let nude = pin(&ada, board, png(64, 48, 2)).await;
        let shot = builders::photograph(&ben, 3).await;
        let did = json!({ "pin_id": fine, "details": "Painted it.", "image_signatures": [shot] });
        tell_did_it(ben.clone(), input(did)).await.unwrap();
        let covers = async || {
            let shown = get_board(ben.clone(), ask::board(board)).await.unwrap();
            shown.cover_images.len()
        };
        let did = async || list_did_its(ada.clone(), ask::done(fine)).await.unwrap().items.remove(0);
        assert_eq!((covers().await, did().await.sensitivity_screen), (2, None));
        screen_pictures(&world.house).await.unwrap();
        world.settle().await;
        assert!(is_screened(&ben, nude).await && !is_screened(&ben, fine).await);
        assert_eq!((covers().await, did().await.sensitivity_screen.is_some()), (1, true));

        // One case of each picture, about what shows it.
        let found = open(&employee).await;
        let case = found.iter().find(|case| case.kind == ReportedKind::UserDidItData);
        let case = case.expect("of the did-it");
        assert_eq!((found.len(), case.is_found), (2, true));
        assert_eq!(pictures(&employee, case).await[0].found[0].class, "NUDE");
        for case in &found {
            close(&employee, case, "no_violation").await;
        }
        world.settle().await;
        assert_eq!((covers().await, did().await.sensitivity_screen), (2, None));
        invariants::hold(&world.house.db).await;
    }

    async fn a_sensitive_pin_stands_for_no_topic_and_no_article(world: World) {
        let (world, script) = screening(world);
        says(&script, NUDE);
        let ada = world.person("ada").await;
        let employee = employed(&world.person("dora").await);
        let board = builders::board(&ada, "Art").await.board.id;
        let said = CreatePin { topics: Some(vec!["birds".into()]), ..builders::new_pin(board, "Owl") };
        let owl = create_pin_from_file(ada.clone(), said, png(64, 96, 1)).await.unwrap().pin.id;
        let story = article(&ada, "Owls", &[owl]).await;
        let topic = async || {
            let asked = GetInterest { interest: "birds".into() };
            get_interest(ada.clone(), asked).await.unwrap().interest.pin.is_some()
        };
        let cover = async || {
            let asked = GetArticle { article_id: story };
            get_article(ada.clone(), asked).await.unwrap().article.cover.is_some()
        };
        world.settle().await;
        assert!(!topic().await && !cover().await);
        close(&employee, &open(&employee).await[0], "no_violation").await;
        world.settle().await;
        assert!(topic().await && cover().await);
    }

    async fn a_sensitive_portrait_and_cover_stand_behind_screens_for_all_but_their_user(world: World) {
        let (world, script) = screening(world);
        says(&script, NUDE);
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let employee = employed(&world.person("dora").await);
        let board = builders::board(&ada, "Art").await.board.id;
        let id = ada.user().unwrap();
        portray(&ada, "picture_upload_id", png(64, 48, 1)).await;
        portray(&ada, "cover_upload_id", png(64, 48, 2)).await;
        // Shown and kept, before a screen comes.
        let made = builders::pin(&ada, board, "Oak").await.pin.id;
        for viewer in [&ada, &ben, &world.visitor()] {
            assert_eq!(faces(viewer, id, board, made).await, [true; 4]);
            assert!(profile(viewer, id).await.screened_pictures.is_none());
        }
        screen_pictures(&world.house).await.unwrap();
        world.settle().await;
        for viewer in [&ben, &employee, &world.visitor()] {
            assert_eq!(faces(viewer, id, board, made).await, [false; 4]);
            let seen = profile(viewer, id).await;
            assert!(seen.image_xlarge_url.is_none() && seen.profile_cover.is_none());
            let screened = seen.screened_pictures.unwrap();
            assert!(screened.image_xlarge_url.is_some() && screened.profile_cover.is_some());
            assert_eq!(screened.sensitivity_screen, SensitivityScreen::OF_PICTURE);
        }
        // Their user sees them, and is told.
        assert_eq!(faces(&ada, id, board, made).await, [true; 4]);
        for own in [profile(&ada, id).await, get_viewer(ada.clone(), GetViewer {}).await.unwrap().profile] {
            assert!(own.image_xlarge_url.is_some() && own.profile_cover.is_some());
            assert!(!own.screened_pictures.unwrap().sensitivity_screen.show_warning);
        }

        let found = open(&employee).await;
        let case = found.iter().find(|case| case.kind == ReportedKind::User).expect("of the profile");
        assert_eq!((case.url.as_str(), case.is_found), ("/ada/", true));
        assert_eq!(pictures(&employee, case).await[0].found[0].class, "NUDE");
        close(&employee, case, "no_violation").await;
        world.settle().await;
        // Neither the job nor the same picture again puts them back.
        portray(&ada, "picture_upload_id", png(64, 48, 1)).await;
        world.pass(6 * 60 * 1_000);
        screen_pictures(&world.house).await.unwrap();
        world.settle().await;
        assert_eq!(faces(&ben, id, board, made).await, [true; 4]);
        let seen = profile(&ben, id).await;
        assert!(seen.profile_cover.is_some() && seen.screened_pictures.is_none());
    }

    async fn a_portrait_is_screened_as_it_is_chosen_and_a_new_one_begins_without(world: World) {
        let (world, script) = screening(world);
        says(&script, NUDE);
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let id = ada.user().unwrap();
        builders::photograph(&ada, 1).await;
        screen_pictures(&world.house).await.unwrap();
        let seen = async || {
            let seen = profile(&ben, id).await;
            (seen.image_xlarge_url.is_some(), seen.screened_pictures.is_some())
        };
        let (open, screened, none) = ((true, false), (false, true), (false, false));
        portray(&ada, "picture_upload_id", png(64, 48, 1)).await;
        assert_eq!(seen().await, screened);
        portray(&ada, "picture_upload_id", png(64, 48, 2)).await;
        assert_eq!(seen().await, open);
        portray(&ada, "picture_upload_id", png(64, 48, 1)).await;
        assert_eq!(seen().await, screened);

        // What a decision took off comes back behind its screen.
        let tx = ada.begin().await.unwrap();
        hide_profile(&ada, &tx, id, ReportCaseId(7)).await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!(seen().await, none);
        let tx = ada.begin().await.unwrap();
        show_profile(&ada, &tx, id, ReportCaseId(7), &[]).await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!(seen().await, screened);
        update_user(ada.clone(), input(json!({ "remove_picture": true }))).await.unwrap();
        assert_eq!(seen().await, none);
    }

    async fn a_program_that_hangs_lies_or_is_missing_screens_nothing(world: World) {
        let (world, script) = screening(world);
        let ada = world.person("ada").await;
        let board = builders::board(&ada, "All").await.board.id;
        let good = pin(&ada, board, png(64, 48, 1)).await;
        world.pass(1_000);
        let bad = pin(&ada, board, png(600, 600, 2)).await;
        for broken in [
            "exit 1",
            "exec sleep 60",
            "no-such-program",
            "kill -9 $$",
            r#"echo '[{"class": "NUDE", "score": 7}]'"#,
            "echo nothing found",
        ] {
            says(&script, broken);
            let refused = screen_pictures(&world.house).await.unwrap_err().to_string();
            assert!(refused.contains("the program of `screen` fails"), "{broken}: {refused}");
        }
        // It hangs at large pictures, and tells the rest.
        says(&script, r#"test $(wc -c) -lt 4000 || exec sleep 60; echo '[{"class": "NUDE", "score": 1}]'"#);
        screen_pictures(&world.house).await.unwrap();
        world.settle().await;
        assert_eq!([is_screened(&ada, good).await, is_screened(&ada, bad).await], [true, false]);
        // All were looked at: the next run has nothing to do.
        says(&script, "exit 1");
        screen_pictures(&world.house).await.unwrap();
    }
}
