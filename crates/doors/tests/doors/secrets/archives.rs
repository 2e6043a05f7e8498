//! Files to take along: of a board, and of all that is stored about a user.

use std::io::{Cursor, Read};

use serde_json::{Value, json};
use testkit::{
    app::{Caller, Reply},
    builders::PASSWORD,
};

use super::{By, Scene, write};
use crate::hear::data;

/// A finished download of a board.
pub struct Download {
    by: By,
    /// Who requested it.
    whose: &'static str,
    path: String,
}

/// Owners and followers take every board along while it is public.
pub async fn take(scene: &Scene) -> Vec<Download> {
    let app = &scene.app;
    let mut takers = Vec::new();
    for (by, thing) in &scene.hidden {
        for (whose, who) in [
            ("owner", &thing.owner),
            ("follower", scene.viewer("follower")),
        ] {
            let here = json!({ "board_id": thing.options["board_id"] });
            write(app, who, "BoardDownload", "create", here.clone()).await;
            takers.push((*by, whose, who, here));
        }
    }
    app.world.settle().await;
    let mut taken = Vec::new();
    for (by, whose, who, here) in takers {
        let found = data(&app.get(who, "BoardDownload", here).await);
        let path = path_of(&found["download"]);
        taken.push(Download { by, whose, path });
    }
    taken
}

/// Every viewer tries to open every file: its requester opens it while they see the
/// board, and it holds what is hidden from others.
pub async fn check(scene: &Scene, taken: &[Download]) {
    for download in taken {
        let thing = scene.hidden_by(download.by);
        let mut opened = Vec::new();
        let owner = [("owner", thing.owner.clone())];
        for (kind, who) in scene.viewers.iter().chain(&owner) {
            let reply = scene.app.open(who, &download.path).await;
            if reply.status == 200 {
                assert!(unpacked(&reply).contains(&thing.marks[0]));
                opened.push(*kind);
            }
        }
        let expected = match (download.by, download.whose) {
            (By::Bin, _) | (By::Secrecy | By::Profile, "follower") => vec![],
            (_, whose) => vec![whose],
        };
        assert_eq!(
            opened, expected,
            "{:?} taken by {}",
            download.by, download.whose
        );
    }
}

/// What is stored about a follower names nothing that became hidden. Their own rows
/// hold its ids: that they follow it, and what they said of it.
pub async fn check_export(scene: &Scene) {
    let (app, follower) = (&scene.app, scene.viewer("follower"));
    let password = json!({ "password": PASSWORD });
    write(app, follower, "UserExport", "create", password).await;
    app.world.settle().await;
    let found = data(&app.get(follower, "UserExport", json!({})).await);
    let reply = app.open(follower, &path_of(&found["export"])).await;
    let text = unpacked(&reply);
    assert!(text.contains("follower@example.com"), "{text}");
    for (by, thing) in &scene.hidden {
        for mark in &thing.marks[..2] {
            assert!(!text.contains(mark), "{by:?} {mark}");
        }
    }
}

impl Scene {
    /// The viewer of this kind.
    pub fn viewer(&self, kind: &str) -> &Caller {
        &self
            .viewers
            .iter()
            .find(|(found, _)| *found == kind)
            .unwrap()
            .1
    }
}

fn path_of(archive: &Value) -> String {
    let url = archive["url"].as_str().unwrap();
    url.strip_prefix("http://magpie.test")
        .unwrap_or(url)
        .to_owned()
}

/// Names and contents of all files of an archive, in lower case.
fn unpacked(reply: &Reply) -> String {
    let mut archive = zip::ZipArchive::new(Cursor::new(&reply.body)).unwrap();
    let mut text = String::new();
    for number in 0..archive.len() {
        let mut file = archive.by_index(number).unwrap();
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).unwrap();
        text.push_str(&String::from_utf8_lossy(&bytes).to_lowercase());
    }
    text
}
