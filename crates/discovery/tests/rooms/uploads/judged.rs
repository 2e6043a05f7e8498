//! Which screens are taken off when a case is closed: those before pictures that were judged.

use accounts::uploads::screen_pictures::screen_pictures;
use contract::{
    reports::{
        GetCase, ReportCaseView, ReportedKind,
        pictures::{CasePicture, CasePictureRole as Role},
    },
    users::UserView,
};
use kernel::ctx::Ctx;
use serde_json::json;
use talk::reports::{close_case::close_case, get_case::get_case, list_cases::list_cases};
use testkit::{articles::employed, invariants, pictures::png};

use super::screened::{NUDE, portray, profile, says, screening};
use crate::ask::input;

/// Cases that wait.
pub async fn open(employee: &Ctx) -> Vec<ReportCaseView> {
    list_cases(employee.clone(), input(json!({})))
        .await
        .unwrap()
        .items
}

/// The pictures that an employee sees of a case.
pub async fn pictures(employee: &Ctx, case: &ReportCaseView) -> Vec<CasePicture> {
    let asked = GetCase { case_id: case.id };
    let case = get_case(employee.clone(), asked).await.unwrap();
    case.pictures
}

/// Closes a case after its pictures were looked at.
pub async fn close(employee: &Ctx, case: &ReportCaseView, outcome: &str) {
    let shown = pictures(employee, case).await;
    let judged: Vec<_> = shown.iter().map(|one| &one.signature).collect();
    let how = json!({ "case_id": case.id, "outcome": outcome, "judged_pictures": judged });
    close_case(employee.clone(), input(how)).await.unwrap();
}

/// Whether portrait and cover are open to the viewer.
fn opened(seen: &UserView) -> [bool; 2] {
    [
        seen.image_xlarge_url.is_some(),
        seen.profile_cover.is_some(),
    ]
}

/// Closes a case as one that nothing is wrong with, after these pictures alone were looked at.
async fn found_fine(employee: &Ctx, case: &ReportCaseView, judged: &[String]) {
    let how = json!({ "case_id": case.id, "outcome": "no_violation", "judged_pictures": judged });
    close_case(employee.clone(), input(how)).await.unwrap();
}

testkit::on_both_engines! {
    async fn a_picture_that_the_employee_did_not_see_keeps_its_screen_and_has_a_case(world: World) {
        let (world, script) = screening(world);
        says(&script, NUDE);
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let employee = employed(&world.person("dora").await);
        let id = ada.user().unwrap();
        let screen = async || {
            screen_pictures(&world.house).await.unwrap();
            world.settle().await;
        };
        portray(&ada, "picture_upload_id", png(64, 48, 1)).await;
        screen().await;
        let first = open(&employee).await.remove(0);
        let [shown] = pictures(&employee, &first).await.try_into().expect("the portrait");
        assert_eq!((shown.role, shown.is_screened, shown.found.len()), (Role::Portrait, true, 2));
        assert!(shown.images.orig.url.contains(&shown.signature));

        // Others come before the employee decides.
        portray(&ada, "picture_upload_id", png(64, 48, 2)).await;
        portray(&ada, "cover_upload_id", png(64, 48, 3)).await;
        screen().await;
        assert_eq!(open(&employee).await.len(), 1, "the case is about the profile");
        found_fine(&employee, &first, &[shown.signature]).await;
        world.settle().await;
        assert_eq!(opened(&profile(&ben, id).await), [false; 2]);
        let waiting = open(&employee).await;
        let [second] = waiting.as_slice() else { panic!("one case: {waiting:?}") };
        assert_ne!(second.id, first.id);
        assert_eq!((second.kind, second.is_found, second.url.as_str()), (ReportedKind::User, true, "/ada/"));
        let roles = |shown: &[CasePicture]| {
            shown.iter().map(|one| (one.role, one.is_screened)).collect::<Vec<_>>()
        };
        let shown = pictures(&employee, second).await;
        assert_eq!(roles(&shown), [(Role::Portrait, true), (Role::Cover, true)]);

        // One of two.
        found_fine(&employee, second, &[shown[0].signature.clone()]).await;
        world.settle().await;
        assert_eq!(opened(&profile(&ben, id).await), [true, false]);
        let third = open(&employee).await.remove(0);
        let shown = pictures(&employee, &third).await;
        assert_eq!(roles(&shown), [(Role::Portrait, false), (Role::Cover, true)]);
        // A rule that is broken leaves a screen, and what was judged so opens no further case.
        close(&employee, &third, "handled").await;
        world.settle().await;
        assert_eq!(opened(&profile(&ben, id).await), [true, false]);
        assert!(open(&employee).await.is_empty());
        invariants::hold(&world.house.db).await;
    }
}
