//! The order of the nouns, as ARCHITECTURE.md lists it: the reader that the rules
//! about rooms and features share.

use super::tree::Tree;

/// Where the list stands.
pub const PAGE: &str = "ARCHITECTURE.md";
const HEADING: &str = "## Order";

/// Nouns with their floors in their order, the lowest first; empty without a list.
pub struct Order(Vec<(String, String)>);

impl Order {
    /// Reads list items such as `` - `accounts`: users, audits `` below the heading.
    pub fn read(tree: &Tree) -> Self {
        let text = tree.text(PAGE).unwrap_or_default();
        let section = text
            .lines()
            .skip_while(|line| !line.starts_with(HEADING))
            .skip(1)
            .take_while(|line| !line.starts_with("## "));
        let nouns = section
            .filter_map(|line| line.strip_prefix("- `")?.split_once("`: "))
            .flat_map(|(floor, nouns)| nouns.split(", ").map(move |noun| (floor, noun)))
            .map(|(floor, noun)| (floor.to_owned(), noun.trim().to_owned()));
        Self(nouns.collect())
    }

    /// Every noun, the lowest first.
    pub fn nouns(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|(_, noun)| noun.as_str())
    }

    /// How high a noun stands; none when it is not listed.
    pub fn place(&self, noun: &str) -> Option<usize> {
        self.nouns().position(|listed| listed == noun)
    }

    /// The floor of a noun: the crate that its room lies in.
    pub fn floor(&self, noun: &str) -> Option<&str> {
        let (floor, _) = self.0.iter().find(|(_, listed)| listed == noun)?;
        Some(floor)
    }
}
