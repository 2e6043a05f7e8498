//! From folders to boards and sections.

use std::collections::HashMap;

use contract::{boards::Privacy, errors::Code};
use kernel::error::{Error, Result};

use super::policy::{Entry, MOST_BOARDS, MOST_PINS, Plan, PlannedBoard, PlannedSection, cut_line};

/// A plan in the making: the first folder is a board, and what is inside of it a
/// section. Deeper folders are one section with both names.
#[derive(Default)]
pub(crate) struct Planner {
    plan: Plan,
    entries: Vec<Entry>,
    boards: HashMap<String, usize>,
    sections: HashMap<(usize, String), usize>,
}

impl Planner {
    /// The board and the section for these folders; `outside` is the board of what
    /// is in none.
    pub(crate) fn place(
        &mut self,
        folders: &[String],
        outside: &str,
    ) -> Result<(usize, Option<usize>)> {
        let board = match folders.first().map(|name| cut_line(name, 50)) {
            Some(name) if !name.is_empty() => name,
            _ => outside.to_owned(),
        };
        let board = self.board(board)?;
        let inside: Vec<&str> = folders.iter().skip(1).map(String::as_str).collect();
        let title = cut_line(&inside.join(" / "), 50);
        if title.is_empty() {
            return Ok((board, None));
        }
        Ok((board, Some(self.section(board, title)?)))
    }

    /// Says who sees a board: one pin that is hidden hides it.
    pub(crate) fn hide(&mut self, board: usize, is_hidden: bool) {
        if let Some(board) = self.plan.boards.get_mut(board) {
            let stays = board.privacy == Some(Privacy::Secret);
            board.privacy = Some(match is_hidden || stays {
                true => Privacy::Secret,
                false => Privacy::Public,
            });
        }
    }

    /// Adds a pin below those that are there.
    pub(crate) fn add(&mut self, entry: Entry) -> Result<()> {
        if self.entries.len() >= MOST_PINS {
            return Err(Error::new(Code::ImportTooLarge));
        }
        self.entries.push(entry);
        Ok(())
    }

    /// The boards, and their pins.
    pub(crate) fn make_plan(self) -> (Plan, Vec<Entry>) {
        (self.plan, self.entries)
    }

    fn board(&mut self, name: String) -> Result<usize> {
        if let Some(known) = self.boards.get(&name) {
            return Ok(*known);
        }
        let number = self.plan.boards.len();
        if number >= MOST_BOARDS {
            return Err(Error::new(Code::ImportTooLarge));
        }
        self.plan.boards.push(PlannedBoard {
            name: name.clone(),
            ..PlannedBoard::default()
        });
        self.boards.insert(name, number);
        Ok(number)
    }

    fn section(&mut self, board: usize, title: String) -> Result<usize> {
        let key = (board, title.clone());
        if let Some(known) = self.sections.get(&key) {
            return Ok(*known);
        }
        let sections = &mut self.plan.boards[board].sections;
        let number = sections.len();
        if number >= MOST_BOARDS {
            return Err(Error::new(Code::ImportTooLarge));
        }
        sections.push(PlannedSection {
            title,
            section_id: None,
        });
        self.sections.insert(key, number);
        Ok(number)
    }
}
