//! What is hidden from a viewer is in no answer (specification §6, quality rules,
//! "Safety of people"): every read of the switchboard at all of its addresses, every
//! page of the manifest and whatever else the host serves are asked for everything
//! that is hidden, and answer no word, no id and no picture of it.
//!
//! A read whose options are unknown here fails the test. Pictures themselves are open
//! to every viewer who knows their content's hash, which nothing tells them.

mod archives;
mod places;
mod planted;
pub mod screened;

use std::collections::{BTreeMap, BTreeSet};

use discovery::feeds::rank_popular::rank_popular;
use places::{Extent, Found, walk};
use planted::{Hidden, plant};
use serde_json::{Value, json};
use testkit::app::{App, Caller};

use crate::hear::{board, data, pin};

/// Completes what is typed by words of the index, which follows within moments; they
/// name no thing and no user.
const UNTIL_INDEXED: &str = ": suggest_searches";

/// What hides a board and its pins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum By {
    /// Its privacy; it stands in no list, and opens at its address.
    Protection,
    /// Its privacy.
    Secrecy,
    /// The private profile of its owner.
    Profile,
    /// The bin, in which it lies.
    Bin,
}

/// What is hidden, and viewers from whom it is: they know it from before.
struct Scene {
    app: App,
    hidden: Vec<(By, Hidden)>,
    viewers: Vec<(&'static str, Caller)>,
}

async fn write(app: &App, who: &Caller, resource: &str, verb: &str, options: Value) -> Value {
    data(&app.post(who, resource, verb, options).await)
}

/// Everything is public still, and every viewer did what leads back to it.
async fn scene() -> Scene {
    let app = App::with_pages().await;
    let (ada, iris) = (app.person("ada").await, app.person("axolotl").await);
    let open = board(&app, &ada, "Open").await;
    pin(&app, &ada, &open, "At home").await;
    let mut hidden = vec![
        (By::Protection, plant(&app, &ada, "ada", "protea").await),
        (By::Secrecy, plant(&app, &ada, "ada", "quokka").await),
        (By::Profile, plant(&app, &iris, "axolotl", "axolotl").await),
        (By::Bin, plant(&app, &ada, "ada", "numbat").await),
    ];
    let mut viewers = vec![("visitor", Caller::default())];
    for name in ["stranger", "follower", "former", "blocked"] {
        viewers.push((name, app.person(name).await));
    }
    viewers.push(("limited", app.limited(&ada).await));
    for (_, thing) in &hidden {
        let follower = &viewers[2].1;
        let here = json!({ "board_id": thing.options["board_id"] });
        write(&app, follower, "BoardFollow", "create", here).await;
        for who in [follower, &viewers[3].1] {
            let favorite = json!({ "pin_id": thing.options["pin_id"] });
            write(&app, who, "PinFavorite", "create", favorite.clone()).await;
            write(&app, who, "DidItActivity", "create", favorite).await;
        }
        thing.share_with(&app, &viewers[3].1).await;
    }
    for owner in [&ada, &iris] {
        let whom = json!({ "user_id": app.ctx(owner).user().unwrap() });
        write(&app, &viewers[2].1, "UserFollow", "create", whom).await;
        let blocked = app.ctx(&viewers[4].1).user().unwrap();
        write(
            &app,
            owner,
            "UserBlock",
            "create",
            json!({ "user_id": blocked }),
        )
        .await;
    }
    let pal = app.person("pal").await;
    let whom = json!({ "user_id": app.ctx(&iris).user().unwrap() });
    write(&app, &pal, "UserFollow", "create", whom).await;
    for (by, thing) in &mut hidden {
        // Members see each other's names, whatever their profiles' privacy; each group is a
        // conversation of its own.
        match by {
            By::Profile => thing.send_to(&app, &[&pal]).await,
            _ => thing.send_to(&app, &[&viewers[2].1, &pal]).await,
        }
    }
    let whom = json!({ "user_id": app.ctx(&ada).user().unwrap() });
    write(&app, &iris, "UserFollow", "create", whom).await;
    app.world.settle().await;
    rank_popular(&app.world.house).await.unwrap();
    Scene {
        app,
        hidden,
        viewers,
    }
}

impl Scene {
    async fn hide(&self) {
        let app = &self.app;
        for (by, thing) in &self.hidden {
            let here = json!({ "board_id": thing.options["board_id"] });
            let change = |privacy: &str| {
                let mut change = here.clone();
                change["privacy"] = json!(privacy);
                change
            };
            match by {
                By::Protection => {
                    write(app, &thing.owner, "Board", "update", change("protected")).await
                }
                By::Secrecy => write(app, &thing.owner, "Board", "update", change("secret")).await,
                By::Profile => {
                    let private = json!({ "is_private_profile": true });
                    write(app, &thing.owner, "UserPreferences", "update", private).await
                }
                By::Bin => write(app, &thing.owner, "Board", "delete", here).await,
            };
        }
    }

    fn hidden_by(&self, by: By) -> &Hidden {
        &self
            .hidden
            .iter()
            .find(|(found, _)| *found == by)
            .unwrap()
            .1
    }

    /// Every place that shows a viewer a hidden thing when they ask for it, but for the
    /// protected one, which opens, and stands in no place of another.
    async fn leaks(&self) -> Vec<String> {
        let mut leaks = Vec::new();
        for (kind, viewer) in &self.viewers {
            let mut extent = Extent::All;
            for (asked, thing) in &self.hidden {
                let answers = walk(&self.app, viewer, thing, extent).await;
                extent = Extent::AboutIt;
                let opens = |by: &By| (*asked, *by) == (By::Protection, By::Protection);
                for (by, other) in self.hidden.iter().filter(|(by, _)| !opens(by)) {
                    let places = other.places(&answers);
                    leaks.extend(places.iter().map(|place| format!("{kind} {by:?}: {place}")));
                }
            }
        }
        leaks
    }
}

impl Hidden {
    /// Places of which an answer holds a mark of it.
    fn places(&self, answers: &[Found]) -> BTreeSet<String> {
        let shows = |found: &&Found| self.marks.iter().any(|mark| found.text.contains(mark));
        let shown = answers.iter().filter(shows);
        shown.map(|found| found.place.clone()).collect()
    }
}

/// In one line.
fn listed(places: BTreeSet<String>) -> String {
    places.into_iter().collect::<Vec<_>>().join(" ")
}

#[tokio::test]
async fn what_is_hidden_is_in_no_answer() {
    let scene = scene().await;
    let app = &scene.app;
    let mut places = BTreeMap::new();
    // Asked for while it is public, so that whatever keeps answers keeps these, and
    // each place is known to be looked through.
    for (by, thing) in &scene.hidden {
        let answers = walk(app, scene.viewer("follower"), thing, Extent::All).await;
        let asked = format!("follower, before: {by:?}");
        places.insert(asked, listed(thing.places(&answers)));
    }
    let taken = archives::take(&scene).await;
    scene.hide().await;
    let mut leaks = scene.leaks().await;
    leaks.retain(|leak| !leak.ends_with(UNTIL_INDEXED));
    assert_eq!(leaks, Vec::<String>::new());
    app.world.settle().await;
    rank_popular(&app.world.house).await.unwrap();
    assert_eq!(scene.leaks().await, Vec::<String>::new());
    archives::check(&scene, &taken).await;
    archives::check_export(&scene).await;
    pictures_are_open(&scene).await;
    numbers_leave_it_out(&scene).await;
    for (by, thing) in &scene.hidden {
        // Only the lists of what is deleted show what lies in the bin.
        let extent = match by {
            By::Bin => Extent::All,
            _ => Extent::AboutIt,
        };
        let answers = walk(app, &thing.owner, thing, extent).await;
        places.insert(format!("owner: {by:?}"), listed(thing.places(&answers)));
    }
    let protected = scene.hidden_by(By::Protection);
    for (kind, viewer) in &scene.viewers {
        let answers = walk(app, viewer, protected, Extent::AboutIt).await;
        places.insert(
            format!("{kind}: Protection"),
            listed(protected.places(&answers)),
        );
    }
    insta::assert_json_snapshot!(places);
}

/// A picture's address is made of its content: who knows it has seen the picture. So
/// files are the same for every viewer, and kept by any cache between.
async fn pictures_are_open(scene: &Scene) {
    for (by, thing) in &scene.hidden {
        for (kind, viewer) in &scene.viewers {
            let reply = scene.app.open(viewer, &thing.picture).await;
            assert_eq!(reply.status, 200, "{by:?} {kind}");
        }
    }
}

/// Boards and pins are counted as their viewer sees them. A follower whose profile is
/// private is counted and not named.
async fn numbers_leave_it_out(scene: &Scene) {
    let app = &scene.app;
    let asked = json!({ "username": "ada" });
    let owner = &scene.hidden_by(By::Secrecy).owner;
    let mut told = BTreeMap::new();
    let viewers = scene.viewers.iter().map(|(kind, viewer)| (*kind, viewer));
    for (kind, viewer) in viewers.chain([("owner", owner)]) {
        if kind == "blocked" {
            continue;
        }
        let user = data(&app.get(viewer, "User", asked.clone()).await);
        let followers = data(&app.get(viewer, "UserFollowers", asked.clone()).await);
        let names = ["board_count", "pin_count", "follower_count"];
        let numbers = names.map(|name| user[name].as_i64().unwrap());
        told.insert(kind, (numbers, followers.as_array().unwrap().len()));
    }
    let mut expected = BTreeMap::from([("owner", ([3, 1, 2], 1))]);
    for kind in ["visitor", "stranger", "follower", "former", "limited"] {
        expected.insert(kind, ([1, 1, 2], 1));
    }
    assert_eq!(told, expected);
}
