//! Every operation called in every relation to things that exist (specification §6):
//! by owners, by users who save there, may soon or did once, by followers, across
//! blocks, by strangers and visitors, and by owners who did not fully log in. What is
//! hidden from a viewer is *not found*; what they see and may not do is refused.
//!
//! An operation that is missing here fails the test.

mod boards;
mod kept;
mod own;
mod pins;
mod reports;
mod scene;
mod users;

use std::collections::BTreeSet;

use scene::{PLACES, Place, RELATIONS, Relation, Scene, scene};
use serde_json::{Value, json};
use testkit::app::App;

use crate::{
    addresses::{addresses, call},
    hear::refusal,
    viewer_kinds::{self, Whom},
};

use Relation::{Blocked, Blocking, Limited, Owner, Saver, Sorter, Visitor};

/// A status and the key of an error.
type Refusal = (u16, &'static str);

const NOT_FOUND: Refusal = (404, "NotFound");
const NOT_ALLOWED: Refusal = (403, "NotAllowed");

/// Who sees what an operation is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Sight {
    /// A board and what is on it.
    Board,
    /// What names users who need not see the board: a link, an invite; or what its
    /// owner alone has.
    Named,
    /// What its owner alone hears of.
    Own,
    /// A profile.
    Profile,
    /// A profile, or one that the viewer blocked, whatever became of it.
    Blocked,
    /// A user who did not block the viewer, also behind a private profile.
    There,
    /// What a profile lists.
    Listed,
    /// A pin that every viewer may show elsewhere.
    Embedded,
    /// What a user said of a pin.
    Said,
    /// What the host shows to every viewer.
    Open,
}

impl Sight {
    fn sees(self, place: Place, relation: Relation) -> bool {
        let is_parted = matches!(relation, Blocked | Blocking);
        let is_member = matches!(relation, Owner | Sorter | Saver);
        let is_open = matches!(place, Place::Public | Place::Protected);
        let is_known = relation == Owner || place != Place::Private;
        match self {
            Self::Board => !is_parted && (is_member || is_open),
            Self::Named => !is_parted,
            Self::Own => relation == Owner,
            Self::Profile => is_known && relation != Blocked,
            Self::There => relation != Blocked,
            Self::Blocked => relation == Blocking || Self::Profile.sees(place, relation),
            Self::Listed => is_known && !is_parted,
            Self::Embedded => !is_parted && place == Place::Public,
            Self::Said => is_known && Self::Board.sees(place, relation),
            Self::Open => true,
        }
    }
}

/// What is expected of an operation.
struct Row {
    name: &'static str,
    options: Value,
    sight: Sight,
    /// Who is let through, of those who see it.
    passes: Vec<Relation>,
    /// What the others who see it are told.
    others: Refusal,
    /// Each who is let through finds everything as it was.
    is_alone: bool,
}

/// Every viewer who sees the board is let through.
fn all(name: &'static str, options: Value) -> Row {
    only(&RELATIONS, name, options)
}

/// Of those who see the board these are let through, the others not allowed.
fn only(passes: &[Relation], name: &'static str, options: Value) -> Row {
    Row {
        name,
        options,
        sight: Sight::Board,
        passes: passes.to_vec(),
        others: NOT_ALLOWED,
        is_alone: false,
    }
}

/// Of those who see the board all but these are let through.
fn but(refused: &[Relation], name: &'static str, options: Value) -> Row {
    let mut row = all(name, options);
    row.passes.retain(|relation| !refused.contains(relation));
    row
}

/// Who is named by an invite or the like is let through; others do not hear of it.
fn named(passes: &[Relation], name: &'static str, options: Value) -> Row {
    let row = only(passes, name, options).seen(Sight::Named);
    row.others(NOT_FOUND)
}

impl Row {
    fn seen(self, sight: Sight) -> Self {
        Self { sight, ..self }
    }

    fn others(self, others: Refusal) -> Self {
        Self { others, ..self }
    }

    fn alone(self) -> Self {
        Self {
            is_alone: true,
            ..self
        }
    }

    /// Places that differ for what this is about: of users, the profile.
    fn places(&self) -> &'static [Place] {
        match self.options.get("user_id") == Some(&json!("$user")) {
            true => &[Place::Public, Place::Private],
            false => &PLACES,
        }
    }

    fn expected(&self, whom: Whom, place: Place, relation: Relation) -> Option<Refusal> {
        match relation {
            Visitor if whom != Whom::All => Some((401, "SignInRequired")),
            Limited if whom != Whom::All => Some((401, "FullLogInRequired")),
            _ if !self.sight.sees(place, relation) => Some(NOT_FOUND),
            _ if self.passes.contains(&relation) => None,
            _ => Some(self.others),
        }
    }
}

#[tokio::test]
async fn every_operation_stands_in_a_table() {
    let app = App::start().await;
    let tables = [
        boards::rows(),
        pins::rows(),
        users::rows(),
        kept::rows(),
        reports::rows(),
    ];
    let known: BTreeSet<_> = tables.iter().flatten().map(|row| row.name).collect();
    let mut names: Vec<_> = known.iter().copied().chain(own::OWN).collect();
    names.sort_unstable();
    let operations = app.site.board.operations.iter();
    let mut expected: Vec<_> = operations.map(|operation| operation.name).collect();
    expected.sort_unstable();
    assert_eq!(names, expected, "add the operation to one of the tables");
}

#[tokio::test]
async fn operations_on_boards_let_through_whom_they_are_for() {
    compare(boards::rows()).await;
}

#[tokio::test]
async fn operations_on_pins_let_through_whom_they_are_for() {
    compare(pins::rows()).await;
}

#[tokio::test]
async fn operations_on_users_let_through_whom_they_are_for() {
    compare(users::rows()).await;
}

#[tokio::test]
async fn operations_on_what_a_user_keeps_let_through_whom_they_are_for() {
    compare(kept::rows()).await;
}

#[tokio::test]
async fn operations_on_reports_let_through_whom_they_are_for() {
    compare(reports::rows()).await;
}

/// Calls every row of a table.
async fn compare(rows: Vec<Row>) {
    let app = App::start().await;
    let scene = scene(&app).await;
    let mut wrong = Vec::new();
    for row in rows {
        wrong.extend(differences(&app, &scene, &row).await);
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Calls of one row that were not answered as expected. Who is refused calls first:
/// that changed nothing.
async fn differences(app: &App, scene: &Scene, row: &Row) -> Vec<String> {
    let whom = viewer_kinds::operations()[row.name].0;
    let operations = app.site.board.operations.iter();
    let mut operations = operations.filter(|operation| operation.name == row.name);
    let is_write = operations.next().unwrap().is_write;
    let (mut refused, mut passing) = (Vec::new(), Vec::new());
    for place in row.places() {
        for relation in RELATIONS.iter().rev() {
            match row.expected(whom, *place, *relation) {
                Some(refusal) => refused.push((*place, *relation, Some(refusal))),
                None => passing.push((*place, *relation, None)),
            }
        }
    }
    let found = addresses(&app.site.board, row.name);
    let (address, mut copy) = (&found[0], None);
    let mut wrong = Vec::new();
    for (place, relation, expected) in refused.into_iter().chain(passing) {
        if is_write && (copy.is_none() || row.is_alone && expected.is_none()) {
            copy = Some(App::around(app.world.copied().await, 1_000));
        }
        let app = copy.as_ref().unwrap_or(app);
        let options = scene.options(place, relation, &row.options);
        let reply = call(app, scene.caller(place, relation), address, &options).await;
        let found = (reply.status != 200).then(|| refusal(&reply));
        let expected = expected.map(|(status, key)| (status, key.to_owned()));
        if found != expected {
            let call = format!("{} {} {place:?} {relation:?}", address.name(), row.options);
            wrong.push(format!("{call}: {found:?}, expected {expected:?}"));
        }
    }
    wrong
}
