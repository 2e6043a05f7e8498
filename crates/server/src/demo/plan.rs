//! What happens in the demo, and when: decided here without touching anything,
//! from the catalogue and from which of its pictures are there.
//!
//! Invariant: the same pictures give the same plan.

use std::collections::HashSet;

use contract::pins::Attribution;

use super::{
    catalogue::{Board, Catalogue, Picture},
    chance::{number, share},
    drawn,
    given::page_about,
};

/// Pictures at least; what photographs are missing, drawings fill up.
pub const LEAST_PICTURES: usize = 200;
/// Pins that one board saves from others at most.
const MOST_SAVES: usize = 22;
/// Who made the drawings, and how they may be used.
const DRAWN_BY: &str = "Magpie";
const DRAWN_LICENCE: &str = "CC0-1.0";

/// Everything that happens once users and boards are there.
#[derive(Debug, Clone)]
pub struct Plan {
    /// Pins that bring a picture.
    pub originals: Vec<Original>,
    /// What happens, in order; a save comes after the pin that it saves.
    pub steps: Vec<Step>,
}

/// A pin that brings a picture.
#[derive(Debug, Clone)]
pub struct Original {
    /// Its picture, which the cache holds.
    pub signature: String,
    /// Its board: a place in [`Catalogue::boards`].
    pub board: usize,
    /// Title.
    pub title: String,
    /// Description.
    pub description: String,
    /// What the picture shows.
    pub alt_text: String,
    /// Topics.
    pub topics: Vec<String>,
    /// Where it leads.
    pub link: Option<String>,
    /// Licence and maker.
    pub attribution: Attribution,
}

/// Something that happens.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Step {
    /// When: 0 is the beginning of the demo's days, 1 their end.
    pub at: f64,
    /// What.
    pub deed: Deed,
}

/// What happens. Numbers are places among originals, boards and users.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Deed {
    /// This original is pinned by its board's owner.
    Pin(usize),
    /// An original is saved by a board's owner.
    Save(Save),
    /// The first user follows the second.
    FollowUser(usize, usize),
    /// The user follows the board.
    FollowBoard(usize, usize),
}

/// What is saved where.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Save {
    /// Place of the pin that is saved.
    pub original: usize,
    /// Place of the board that gets it.
    pub board: usize,
}

/// How many drawings are needed beside so many photographs.
pub fn drawings_beside(photographs: usize) -> usize {
    LEAST_PICTURES.saturating_sub(photographs)
}

/// The plan for the pictures that are there: signatures of photographs, in any
/// order, and of drawings, by their numbers.
pub fn plan(catalogue: &Catalogue, photographs: &HashSet<String>, drawings: &[String]) -> Plan {
    let boards: Vec<(usize, &Board)> = catalogue.boards().collect();
    let mut originals: Vec<Original> = catalogue
        .pictures
        .iter()
        .filter(|picture| photographs.contains(&picture.signature))
        .filter_map(|picture| listed(picture, &boards))
        .collect();
    let drawings = drawings.iter().enumerate();
    originals
        .extend(drawings.filter_map(|(number, signature)| drawing(number, signature, &boards)));
    let times = pin_times(&originals);
    let mut steps: Vec<Step> = (0..originals.len())
        .map(|original| Step {
            at: times[original],
            deed: Deed::Pin(original),
        })
        .collect();
    steps.extend(saves(&originals, &boards, &times));
    steps.extend(follows(catalogue, &boards));
    // The sort is stable: a save at the time of its pin still comes after it.
    steps.sort_by(|one, other| one.at.total_cmp(&other.at));
    Plan { originals, steps }
}

fn listed(picture: &Picture, boards: &[(usize, &Board)]) -> Option<Original> {
    Some(Original {
        signature: picture.signature.clone(),
        board: boards
            .iter()
            .position(|(_, board)| board.key == picture.board)?,
        title: picture.title.clone(),
        description: picture.description.clone(),
        alt_text: picture.alt_text.clone(),
        topics: picture.topics.clone(),
        link: (picture.source.clone()).or_else(|| page_about(&picture.title)),
        attribution: Attribution {
            title: picture.work.clone(),
            author_name: picture.author.clone(),
            url: picture.source.clone(),
            provider_name: picture.licence.clone(),
        },
    })
}

/// On one of the boards that gather what it shows, which take turns.
fn drawing(number: usize, signature: &str, boards: &[(usize, &Board)]) -> Option<Original> {
    let caption = drawn::caption(number);
    let gather = |(_, (_, board)): &(usize, &(usize, &Board))| board.gathers_any(&caption.topics);
    let fitting: Vec<usize> = boards
        .iter()
        .enumerate()
        .filter(gather)
        .map(|(at, _)| at)
        .collect();
    let turn = (number / drawn::MOTIF_COUNT).checked_rem(fitting.len())?;
    Some(Original {
        signature: signature.to_owned(),
        board: fitting[turn],
        title: caption.title,
        description: "Drawn by Magpie itself: no photograph could be fetched on this host."
            .to_owned(),
        alt_text: caption.alt_text,
        topics: caption.topics,
        link: None,
        attribution: Attribution {
            title: None,
            author_name: Some(DRAWN_BY.to_owned()),
            url: None,
            provider_name: DRAWN_LICENCE.to_owned(),
        },
    })
}

/// Evenly spread, in an order that mixes users and topics.
fn pin_times(originals: &[Original]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..originals.len()).collect();
    order.sort_by_key(|place| number(&["when", &originals[*place].signature]));
    let mut times = vec![0.0; originals.len()];
    for (rank, place) in order.into_iter().enumerate() {
        times[place] = (rank as f64 + 0.5) / originals.len() as f64;
    }
    times
}

/// Boards save what is about their topics, and nothing else; some pictures please many.
fn saves(originals: &[Original], boards: &[(usize, &Board)], times: &[f64]) -> Vec<Step> {
    let mut offers: Vec<(f64, usize, usize)> = Vec::new();
    for (board, (owner, about)) in boards.iter().enumerate() {
        for (original, pin) in originals.iter().enumerate() {
            let shared = about.shared_with(&pin.topics);
            if shared > 0 && boards[pin.board].0 != *owner {
                let charm = share(&["charm", &pin.signature]);
                let liking = share(&["liking", &about.key, &pin.signature]);
                let worth = (shared as f64 + 1.0) * charm * charm + liking;
                offers.push((worth, original, board));
            }
        }
    }
    offers.sort_by(|one, other| other.0.total_cmp(&one.0));
    let mut saved = vec![0; boards.len()];
    let mut steps = Vec::new();
    for (_, original, board) in offers {
        if saved[board] < MOST_SAVES {
            saved[board] += 1;
            let wait = share(&["wait", &boards[board].1.key, &originals[original].signature]);
            let at = times[original] + (1.0 - times[original]) * wait * wait;
            steps.push(Step {
                at,
                deed: Deed::Save(Save { original, board }),
            });
        }
    }
    steps
}

/// Some users are followed by many; boards are followed by those who do not
/// follow their owner.
fn follows(catalogue: &Catalogue, boards: &[(usize, &Board)]) -> Vec<Step> {
    let people = &catalogue.people;
    let mut steps = Vec::new();
    for (who, person) in people.iter().enumerate() {
        let mut followed = HashSet::new();
        for (whom, other) in people.iter().enumerate().filter(|(whom, _)| *whom != who) {
            let renown = share(&["renown", &other.email]);
            if share(&["follows", &person.email, &other.email]) < 0.22 + 0.6 * renown * renown {
                followed.insert(whom);
                let at = share(&["follows since", &person.email, &other.email]);
                steps.push(Step {
                    at,
                    deed: Deed::FollowUser(who, whom),
                });
            }
        }
        for (board, (owner, about)) in boards.iter().enumerate() {
            let strange = *owner != who && !followed.contains(owner);
            if strange && share(&["follows board", &person.email, &about.key]) < 0.18 {
                let at = share(&["follows board since", &person.email, &about.key]);
                steps.push(Step {
                    at,
                    deed: Deed::FollowBoard(who, board),
                });
            }
        }
    }
    steps
}

#[cfg(test)]
#[path = "plan_tests.rs"]
mod tests;
