//! A user takes along what is stored about them and leaves for good, where files lie in a
//! bucket.

use accounts::departures::delete_user::delete_user;
use contract::{archives::ArchiveStatus, departures::DeleteUser, exports::RequestExport};
use discovery::exports::{
    get_export::get_export, open_export::open_export, request_export::request_export,
};
use testkit::{builders::PASSWORD, world::World};

use super::full_life::full_life;
use crate::ask;

const DAY_MS: i64 = 24 * 60 * 60 * 1_000;

/// How many objects have such a name.
fn count(world: &World, part: &str) -> usize {
    let names = world.s3().names();
    names.iter().filter(|name| name.contains(part)).count()
}

#[tokio::test]
async fn files_in_a_bucket_are_taken_along_and_erased() {
    let world = World::sqlite().await.in_bucket().await;
    let (zerlinda, _ben) = full_life(&world).await;
    let downloads = count(&world, "archives/");
    let password = PASSWORD.to_owned();
    let export = RequestExport { password };
    request_export(zerlinda.clone(), export).await.unwrap();
    world.settle().await;
    let asked = get_export(zerlinda.clone(), Default::default())
        .await
        .unwrap();
    let ready = asked.export.unwrap();
    assert_eq!(
        (ready.status, count(&world, "archives/")),
        (ArchiveStatus::Ready, downloads + 1)
    );
    let file = open_export(&zerlinda, ready.id).await.unwrap();
    let zip = zip::ZipArchive::new(file.content.into_file().await.unwrap()).unwrap();
    let pictures = zip
        .file_names()
        .filter(|name| name.as_ref().unwrap().starts_with("pictures/"));
    assert_eq!(pictures.count(), 7);

    let before = count(&world, "/originals");
    let leave = DeleteUser {
        password: PASSWORD.into(),
        ..Default::default()
    };
    delete_user(zerlinda, leave).await.unwrap();
    world.pass(31 * DAY_MS);
    ask::for_job(&world, "users.erase_due").await;
    world.pass(8 * DAY_MS);
    ask::for_job(&world, "uploads.tidy").await;
    // One picture was saved by the other user, who keeps it.
    assert_eq!(before - count(&world, "/originals"), 6);
    assert_eq!(count(&world, "archives/"), 0);
}
