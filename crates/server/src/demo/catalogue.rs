//! What the demo consists of: users with their boards, and pictures with their
//! words and licences, as `crates/server/demo/*.json` lists them.

use anyhow::Context;
use serde::Deserialize;

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

    /// Every board with the place of its owner among the users.
    pub fn boards(&self) -> impl Iterator<Item = (usize, &Board)> {
        let people = self.people.iter().enumerate();
        people.flat_map(|(owner, person)| person.boards.iter().map(move |board| (owner, board)))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::demo::packages::PACKAGES;

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
