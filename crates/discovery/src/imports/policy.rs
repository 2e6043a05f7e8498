//! What is taken of a file: plans, and their limits. Pure.

use contract::{
    boards::{Layout, Privacy, Sensitivity},
    ids::{BoardId, SectionId},
    pins::Attribution,
};
use kernel::validate;
use serde::{Deserialize, Serialize};

/// Most bytes of a file: 2 GB.
pub const MOST_BYTES: u64 = 2 * 1024 * 1024 * 1024;
/// Files in a ZIP file at most.
pub const MOST_FILES: usize = 25_000;
/// Pins of one import at most.
pub const MOST_PINS: usize = 10_000;
/// Boards of one import at most, and sections of each of them.
pub const MOST_BOARDS: usize = 500;
/// Bytes of a listing, such as `board.json`: 64 MB.
pub const MOST_LISTING: u64 = 64 * 1024 * 1024;
/// What all files of a ZIP file may come to: 4 GB.
pub const MOST_UNPACKED: u64 = 2 * MOST_BYTES;
/// A file this much larger than its packed form is a bomb. Text of one kind is
/// packed to a fiftieth, pictures hardly at all.
pub const MOST_RATIO: u64 = 200;
/// Small files may be packed as well as they can be.
pub const RATIO_COUNTS_FROM: u64 = 1024 * 1024;

/// The boards that a file brings.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct Plan {
    /// In the order in which they are made.
    pub boards: Vec<PlannedBoard>,
}

/// A board to be, or that was made.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct PlannedBoard {
    /// Name; a number is added when the owner has a board of this name.
    pub name: String,
    /// Description.
    #[serde(default)]
    pub description: String,
    /// Category.
    #[serde(default)]
    pub category: String,
    /// Who sees it; secret when the file does not say.
    #[serde(default)]
    pub privacy: Option<Privacy>,
    /// How its page shows its pins, if the file says.
    #[serde(default)]
    pub layout: Option<Layout>,
    /// What viewers are warned of, if the file says.
    #[serde(default)]
    pub sensitivity: Option<Sensitivity>,
    /// In their order.
    #[serde(default)]
    pub sections: Vec<PlannedSection>,
    /// Once it was made.
    #[serde(default)]
    pub board_id: Option<BoardId>,
}

/// A section to be, or that was made.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct PlannedSection {
    /// Name.
    pub title: String,
    /// Once it was made.
    #[serde(default)]
    pub section_id: Option<SectionId>,
}

/// A pin to be.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Entry {
    /// On which board of the plan.
    pub board: usize,
    /// In which section of it.
    #[serde(default)]
    pub section: Option<usize>,
    /// Where its picture is.
    pub source: PictureSource,
    /// Title.
    #[serde(default)]
    pub title: String,
    /// Description.
    #[serde(default)]
    pub description: String,
    /// What the picture shows.
    #[serde(default)]
    pub alt_text: String,
    /// Where it leads.
    #[serde(default)]
    pub link: Option<String>,
    /// Topics.
    #[serde(default)]
    pub topics: Vec<String>,
    /// Whose it is.
    #[serde(default)]
    pub attribution: Option<Attribution>,
    /// What the file of a board alone tells.
    #[serde(default)]
    pub kept: FiledExtras,
}

/// What a board's file tells of a pin and no other kind of file does.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct FiledExtras {
    /// Whether comments are turned off.
    pub comments_disabled: bool,
    /// What its pinner notes for themselves.
    pub note: String,
    /// Whether it stands for its board.
    pub is_cover: bool,
}

/// Where a picture is.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PictureSource {
    /// In the ZIP file, under this name.
    File(String),
    /// At one of these addresses, the first that answers.
    Addresses(Vec<String>),
    /// On this page: the best of its pictures.
    Page(String),
}

impl Entry {
    /// Name of the entry in the list of what did not come in.
    pub fn name(&self) -> String {
        let place = match &self.source {
            PictureSource::File(place) | PictureSource::Page(place) => place.as_str(),
            PictureSource::Addresses(all) => all.first().map_or("", String::as_str),
        };
        let name = if self.title.is_empty() {
            place
        } else {
            &self.title
        };
        cut_line(name, 200)
    }
}

/// A text with so many characters at most. What comes from elsewhere is shortened
/// rather than refused.
pub fn cut(text: &str, most: usize) -> String {
    let kept: String = text
        .chars()
        .filter(|c| !c.is_control() || *c == '\n')
        .collect();
    let kept = kept.trim();
    if kept.chars().count() <= most {
        return kept.to_owned();
    }
    let short: String = kept.chars().take(most - 1).collect();
    format!("{}…", short.trim_end())
}

/// The same in one line.
pub fn cut_line(text: &str, most: usize) -> String {
    cut(&text.split_whitespace().collect::<Vec<_>>().join(" "), most)
}

/// Whose a picture is, as far as it can be shown.
pub fn credit(said: &Attribution) -> Option<Attribution> {
    let line = |text: &Option<String>| {
        let line = text.as_deref().map(|text| cut_line(text, 200));
        line.filter(|line| !line.is_empty())
    };
    let url = said.url.as_deref();
    let credit = Attribution {
        title: line(&said.title),
        author_name: line(&said.author_name),
        url: validate::link("url", url).ok().flatten(),
        provider_name: cut_line(&said.provider_name, 100),
    };
    let says_nothing =
        credit.title.is_none() && credit.author_name.is_none() && credit.provider_name.is_empty();
    (!says_nothing).then_some(credit)
}

/// Whether the name of a file stays inside of where it would be unpacked: relative,
/// and never upwards, on any system.
pub fn is_inside(name: &str) -> bool {
    let parts = name.split(['/', '\\']);
    let mut start = name.chars();
    let is_drive = matches!((start.next(), start.next()), (Some(_), Some(':')));
    !name.starts_with(['/', '\\'])
        && !is_drive
        && !name.contains('\0')
        && parts.into_iter().all(|part| part != "..")
}

/// Whether a file is packed so well that it must have been made to be.
pub fn is_bomb(packed: u64, unpacked: u64) -> bool {
    unpacked > RATIO_COUNTS_FROM && unpacked / packed.max(1) > MOST_RATIO
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_from_elsewhere_are_shortened() {
        let cases = [
            ("  Lamps ", 50, "Lamps"),
            ("a\u{0}b\r\nc", 50, "ab\nc"),
            ("eleven letters", 6, "eleve…"),
            ("", 5, ""),
        ];
        for (text, most, expected) in cases {
            assert_eq!(cut(text, most), expected);
        }
        assert_eq!(cut_line(" two\n\n lines ", 50), "two lines");
    }

    #[test]
    fn what_did_not_come_in_is_named_in_one_line() {
        let mut entry: Entry =
            serde_json::from_str(r#"{"board":0,"source":{"file":"a\nb.jpg"}}"#).unwrap();
        assert_eq!(entry.name(), "a b.jpg");
        entry.title = "A lamp".to_owned();
        assert_eq!(entry.name(), "A lamp");
    }

    #[test]
    fn what_is_packed_too_well_is_a_bomb() {
        let cases = [
            (0, 0, false),
            (1, 1024 * 1024, false),
            (1_000, 2 * 1024 * 1024, true),
            (100_000, 2 * 1024 * 1024, false),
        ];
        for (packed, unpacked, expected) in cases {
            assert_eq!(is_bomb(packed, unpacked), expected, "{packed} {unpacked}");
        }
    }

    #[test]
    fn names_that_lead_out_are_known() {
        let cases = [
            ("pictures/a.jpg", true),
            ("a..b/c...jpg", true),
            ("", true),
            ("../a.jpg", false),
            ("a/../../b.jpg", false),
            ("a\\..\\b.jpg", false),
            ("/etc/passwd", false),
            ("\\\\host\\share", false),
            ("C:\\a.jpg", false),
            ("a\0.jpg", false),
        ];
        for (name, expected) in cases {
            assert_eq!(is_inside(name), expected, "{name:?}");
        }
    }

    #[test]
    fn a_credit_leads_to_web_pages_alone() {
        let said = |url: &str, author: &str| Attribution {
            title: None,
            author_name: Some(author.into()),
            url: Some(url.into()),
            provider_name: String::new(),
        };
        let shown = credit(&said("javascript:alert(1)", "Ada")).unwrap();
        assert_eq!(
            (shown.url, shown.author_name.as_deref()),
            (None, Some("Ada"))
        );
        assert_eq!(credit(&said("https://example.com/", " ")), None);
    }
}
