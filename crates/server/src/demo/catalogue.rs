//! What the demo consists of: users with their boards, and pictures with their
//! words and licences, as `crates/server/demo/*.json` lists them.

use std::collections::HashSet;

use anyhow::Context;
use serde::Deserialize;

use super::drawn;

const PICTURES: &str = include_str!("../../demo/pictures.json");
const PEOPLE: &str = include_str!("../../demo/people.json");

/// Everything that is listed.
#[derive(Debug, Clone)]
pub struct Catalogue {
    /// Photographs and paintings.
    pub pictures: Vec<Picture>,
    /// Users, the one whose password is told first.
    pub people: Vec<DemoUser>,
}

/// A picture, found by its content, and what its pinner says about it.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Picture {
    /// First 32 hex digits of the file's SHA-256.
    pub signature: String,
    /// The package that holds it.
    pub package: String,
    /// Key of the board it is pinned to first.
    pub board: String,
    /// Title of the pin.
    pub title: String,
    /// Description of the pin.
    pub description: String,
    /// What the picture shows.
    pub alt_text: String,
    /// Topics of the pin.
    pub topics: Vec<String>,
    /// Licence as the package states it for this file.
    pub licence: String,
    /// Who made it, when the package says so.
    #[serde(default)]
    pub author: Option<String>,
    /// The work's own title, when it has one.
    #[serde(default)]
    pub work: Option<String>,
    /// Page of the work, when the package names it.
    #[serde(default)]
    pub source: Option<String>,
}

/// A demo account.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DemoUser {
    /// First name.
    pub first_name: String,
    /// Last name.
    pub last_name: String,
    /// Name in addresses.
    pub username: String,
    /// Address of the account: the user's natural key.
    pub email: String,
    /// A few words about themselves.
    pub about: String,
    /// Signature of the picture of themselves.
    pub avatar: String,
    /// Their boards.
    pub boards: Vec<Board>,
    /// What they note for themselves on pins of their own.
    #[serde(default)]
    pub notes: Vec<Said>,
    /// What they tell of having done what pins show.
    #[serde(default)]
    pub did_its: Vec<Said>,
    /// What they say below pins of others.
    #[serde(default)]
    pub comments: Vec<Said>,
}

/// Something said of the pin that brought a picture.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Said {
    /// The picture's title.
    pub picture: String,
    /// What is said.
    pub text: String,
    /// What the pinner replies to a comment.
    #[serde(default)]
    pub reply: Option<String>,
}

/// A board.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// Name within the catalogue, unique among all boards.
    pub key: String,
    /// The board's name, as it is displayed.
    pub name: String,
    /// What it is about.
    pub description: String,
    /// Topics of other users' pins that are saved to it.
    pub gathers: Vec<String>,
    /// Its sections.
    #[serde(default)]
    pub sections: Vec<Section>,
    /// Names of users who save there too.
    #[serde(default)]
    pub collaborators: Vec<String>,
}

/// A section of a board.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Section {
    /// Its name.
    pub name: String,
    /// Topics of the board's pins that are put into it.
    pub gathers: Vec<String>,
}

impl Board {
    /// How many of these topics it gathers.
    pub fn shared_with(&self, topics: &[String]) -> usize {
        let shared = topics.iter().filter(|topic| self.gathers.contains(topic));
        shared.count()
    }

    /// Whether it gathers one of these topics.
    pub fn gathers_any(&self, topics: &[String]) -> bool {
        self.shared_with(topics) > 0
    }
}

impl Catalogue {
    /// The catalogue inside this binary.
    ///
    /// # Errors
    /// When the committed files are not of this form.
    pub fn load() -> anyhow::Result<Self> {
        Ok(Self {
            pictures: serde_json::from_str(PICTURES).context("demo/pictures.json")?,
            people: serde_json::from_str(PEOPLE).context("demo/people.json")?,
        })
    }

    /// The same without boards that would stay empty: no picture of their own is there,
    /// and they gather nothing that is drawn in its place.
    #[must_use]
    pub fn holding(mut self, photographs: &HashSet<String>) -> Self {
        let there = self.pictures.iter();
        let there = there.filter(|picture| photographs.contains(&picture.signature));
        let filled: HashSet<&str> = there.map(|picture| picture.board.as_str()).collect();
        let drawn = (0..drawn::MOTIF_COUNT).map(|number| drawn::caption(number).topics);
        let drawn: Vec<String> = drawn.flatten().collect();
        for person in &mut self.people {
            let stays =
                |board: &Board| filled.contains(board.key.as_str()) || board.gathers_any(&drawn);
            person.boards.retain(stays);
        }
        self
    }

    /// Every board with the place of its owner among the users.
    pub fn boards(&self) -> impl Iterator<Item = (usize, &Board)> {
        let people = self.people.iter().enumerate();
        people.flat_map(|(owner, person)| person.boards.iter().map(move |board| (owner, board)))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;
    use crate::demo::{given::pages, packages::PACKAGES};

    fn length(text: &str, least: usize, most: usize) -> bool {
        (least..=most).contains(&text.chars().count())
    }

    #[test]
    fn there_is_enough_of_everything() {
        let catalogue = Catalogue::load().unwrap();
        assert!(
            catalogue.pictures.len() >= 230,
            "{}",
            catalogue.pictures.len()
        );
        assert_eq!(catalogue.people.len(), 12);
        assert_eq!(catalogue.boards().count(), 40);
    }

    #[test]
    fn pictures_are_whole_and_within_the_contract() {
        let catalogue = Catalogue::load().unwrap();
        let boards: HashSet<&str> = catalogue
            .boards()
            .map(|(_, board)| board.key.as_str())
            .collect();
        let packages: HashSet<&str> = PACKAGES.iter().map(|package| package.name).collect();
        let (mut signatures, mut titles) = (HashSet::new(), HashSet::new());
        for picture in &catalogue.pictures {
            let name = &picture.title;
            let hex = |b: u8| b.is_ascii_digit() || (b'a'..=b'f').contains(&b);
            assert!(
                picture.signature.len() == 32 && picture.signature.bytes().all(hex),
                "{name}"
            );
            assert!(
                signatures.insert(&picture.signature),
                "{name}: picture listed twice"
            );
            assert!(titles.insert(name), "{name}: title used twice");
            assert!(
                boards.contains(picture.board.as_str()),
                "{name}: {}",
                picture.board
            );
            assert!(
                packages.contains(picture.package.as_str()),
                "{name}: {}",
                picture.package
            );
            assert!(length(name, 1, 100), "{name}");
            assert!(length(&picture.description, 10, 800), "{name}");
            assert!(length(&picture.alt_text, 10, 500), "{name}");
            assert!((2..=5).contains(&picture.topics.len()), "{name}");
            assert!(
                picture.topics.iter().all(|topic| length(topic, 2, 40)),
                "{name}"
            );
            assert!(length(&picture.licence, 4, 40), "{name}");
            let link = picture.source.as_deref().unwrap_or("https://");
            assert!(
                link.starts_with("https://") && link.len() <= 2_048,
                "{name}"
            );
        }
        let used: HashSet<&str> = catalogue
            .pictures
            .iter()
            .map(|p| p.board.as_str())
            .collect();
        assert_eq!(used, boards, "every board has a picture of its own");
    }

    #[test]
    fn what_is_said_names_pictures_and_users_that_are_there() {
        let catalogue = Catalogue::load().unwrap();
        let boards: HashMap<&str, &str> = catalogue
            .people
            .iter()
            .flat_map(|person| {
                person
                    .boards
                    .iter()
                    .map(|board| (&*board.key, &*person.username))
            })
            .collect();
        let pinners: HashMap<&str, &str> = catalogue
            .pictures
            .iter()
            .map(|picture| (&*picture.title, boards[&*picture.board]))
            .collect();
        for person in &catalogue.people {
            for note in &person.notes {
                assert_eq!(pinners[&*note.picture], person.username, "{}", note.picture);
                assert!(length(&note.text, 1, 500), "{}", note.text);
            }
            for said in person.did_its.iter().chain(&person.comments) {
                assert_ne!(pinners[&*said.picture], person.username, "{}", said.picture);
                assert!(length(&said.text, 1, 500), "{}", said.text);
                let reply = said.reply.as_deref();
                assert!(reply.is_none_or(|text| length(text, 1, 500)), "{reply:?}");
            }
            for board in &person.boards {
                let names = boards.values();
                let known: HashSet<&str> = names
                    .copied()
                    .filter(|name| *name != person.username)
                    .collect();
                let mut shared = board.collaborators.iter();
                assert!(shared.all(|name| known.contains(&**name)), "{}", board.key);
            }
        }
        for page in pages() {
            assert!(pinners.contains_key(page.picture), "{}", page.picture);
            let picture = catalogue
                .pictures
                .iter()
                .find(|picture| picture.title == page.picture);
            assert_eq!(picture.unwrap().source, None, "it leads to its own page");
        }
    }

    #[test]
    fn people_and_boards_are_whole_and_within_the_contract() {
        let catalogue = Catalogue::load().unwrap();
        let signatures: HashSet<&str> = catalogue
            .pictures
            .iter()
            .map(|p| p.signature.as_str())
            .collect();
        let topics: HashSet<&str> = catalogue
            .pictures
            .iter()
            .flat_map(|p| &p.topics)
            .map(String::as_str)
            .collect();
        let (mut emails, mut usernames, mut keys) =
            (HashSet::new(), HashSet::new(), HashSet::new());
        for person in &catalogue.people {
            assert!(emails.insert(&person.email) && person.email.ends_with("@example.com"));
            assert!(usernames.insert(&person.username) && length(&person.username, 3, 30));
            assert!(person.username.bytes().all(|b| b.is_ascii_lowercase()));
            assert!(length(&person.about, 1, 500));
            assert!(
                signatures.contains(person.avatar.as_str()),
                "{}",
                person.username
            );
            let names: HashSet<&str> = person
                .boards
                .iter()
                .map(|board| board.name.as_str())
                .collect();
            assert_eq!(names.len(), person.boards.len(), "{}", person.username);
        }
        for (_, board) in catalogue.boards() {
            assert!(keys.insert(&board.key), "{}", board.key);
            assert!(
                length(&board.name, 1, 50) && length(&board.description, 1, 500),
                "{}",
                board.key
            );
            assert!(
                board
                    .gathers
                    .iter()
                    .any(|topic| topics.contains(topic.as_str())),
                "{}",
                board.key
            );
        }
    }
}
