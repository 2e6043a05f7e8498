//! How operations answer: one view, or a page of views; and how a client asks
//! for a page (protocol: "Paging").

use serde::{Deserialize, Deserializer, Serialize, de};
use utoipa::ToSchema;

mod written;

pub use written::Written;

/// Something an operation may show: it has a JSON form and a schema.
pub trait View: Serialize + ToSchema + Send + Sync + 'static {
    /// Bytes of its JSON, when it is written already; otherwise 0.
    fn bytes(&self) -> usize {
        0
    }
    /// What the answer does to the browser's session. The token is never part
    /// of the JSON.
    fn session(&self) -> SessionChange {
        SessionChange::Keep
    }
}

/// What an answer does to the browser's session.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SessionChange {
    /// Nothing.
    Keep,
    /// A new session begins; the token goes into the cookie.
    Begin {
        /// The secret, in letters and digits.
        token: String,
        /// Seconds until it ends.
        seconds: i64,
        /// What the browser keeps longer than the session: its secret, and for
        /// how many seconds.
        device: Option<(String, i64)>,
    },
    /// The session is over.
    End,
}

/// Part of a list, with where it goes on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Page<T> {
    /// The items, in order.
    pub items: Vec<T>,
    /// Where the next page starts; none on the last page. A page with a
    /// bookmark is never empty, and a full last page has none.
    pub bookmark: Option<String>,
}

impl<T> Page<T> {
    /// The page after the last one.
    pub fn ended() -> Self {
        Self {
            items: Vec::new(),
            bookmark: None,
        }
    }

    /// The same page with other items.
    pub fn map<U>(self, f: impl FnMut(T) -> U) -> Page<U> {
        Page {
            items: self.items.into_iter().map(f).collect(),
            bookmark: self.bookmark,
        }
    }
}

/// The form of an answer's `data`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shape {
    /// One object.
    One,
    /// An array that is part of a list: the answer carries `bookmarks`.
    Array,
    /// An object that holds part of a list: the answer carries `bookmarks`.
    Holder,
}

/// What an adapter needs of an operation's result.
pub trait Answer {
    /// The `data` of the envelope.
    type Data: Serialize + Send + 'static;
    /// What is shown, once or in an array: the schema of `data`.
    type Item: ToSchema;
    /// Whether the answer is part of a list.
    const SHAPE: Shape;
    /// Bytes of the data, when it consists of written views; otherwise 0.
    fn bytes(&self) -> usize;
    /// The data, and the bookmark of the next page if there is one.
    fn into_parts(self) -> (Self::Data, Option<String>);
    /// See [`View::session`].
    fn session(&self) -> SessionChange {
        SessionChange::Keep
    }
}

impl<V: View> Answer for V {
    type Data = V;
    type Item = V;
    const SHAPE: Shape = Shape::One;
    fn bytes(&self) -> usize {
        View::bytes(self)
    }
    fn into_parts(self) -> (V, Option<String>) {
        (self, None)
    }
    fn session(&self) -> SessionChange {
        View::session(self)
    }
}

impl<T: View> Answer for Page<T> {
    type Data = Vec<T>;
    type Item = T;
    const SHAPE: Shape = Shape::Array;
    fn bytes(&self) -> usize {
        // Each stands before a comma or the closing bracket.
        let written = self.items.iter().map(View::bytes);
        written
            .filter(|bytes| *bytes > 0)
            .map(|bytes| bytes + 1)
            .sum()
    }
    fn into_parts(self) -> (Vec<T>, Option<String>) {
        (self.items, self.bookmark)
    }
}

/// Done, with nothing to show.
#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
pub struct Done {}
impl View for Done {}

/// The bookmark that ends every list.
pub const END: &str = "-end-";

/// `options.bookmarks`: missing, null, `[]`, `[null]`, a string, or a list of
/// strings of which the last counts.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum Bookmark {
    /// From the start.
    #[default]
    Start,
    /// From where an earlier page ended.
    After(String),
    /// Past the end (`-end-`): answers an empty, ended page.
    End,
}

impl<'de> Deserialize<'de> for Bookmark {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Wire {
            None(()),
            One(String),
            Many(Vec<Option<String>>),
        }
        let wire = Wire::deserialize(from)
            .map_err(|_| de::Error::custom("bookmarks are a list of strings"))?;
        let last = match wire {
            Wire::None(()) => None,
            Wire::One(text) => Some(text),
            Wire::Many(list) => list.into_iter().next_back().flatten(),
        };
        Ok(match last {
            None => Self::Start,
            Some(text) if text.is_empty() => Self::Start,
            Some(text) if text == END => Self::End,
            Some(text) => Self::After(text),
        })
    }
}

impl utoipa::PartialSchema for Bookmark {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::schema::Schema> {
        Option::<Vec<Option<String>>>::schema()
    }
}
impl ToSchema for Bookmark {}

/// `options.page_size`: missing, a number or a numeric string. Small ones are
/// honoured exactly, large ones are capped.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PageSize(u16);

impl PageSize {
    /// Items when the client does not say.
    pub const DEFAULT: u16 = 25;
    /// Items at the most.
    pub const MOST: u16 = 250;

    /// As many as asked, at least 1, at most [`Self::MOST`].
    pub fn new(items: u64) -> Self {
        Self(items.clamp(1, u64::from(Self::MOST)) as u16)
    }

    /// How many items to answer.
    pub fn items(self) -> usize {
        usize::from(self.0)
    }
}

impl Default for PageSize {
    fn default() -> Self {
        Self(Self::DEFAULT)
    }
}

impl<'de> Deserialize<'de> for PageSize {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Wire {
            None(()),
            Number(u64),
            Text(String),
        }
        let wrong = || de::Error::custom("page_size is a positive number");
        let number = match Wire::deserialize(from).map_err(|_| wrong())? {
            Wire::None(()) => return Ok(Self::default()),
            Wire::Number(number) => number,
            Wire::Text(text) => text.trim().parse().map_err(|_| wrong())?,
        };
        if number == 0 {
            Err(wrong())
        } else {
            Ok(Self::new(number))
        }
    }
}

impl utoipa::PartialSchema for PageSize {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::schema::Schema> {
        Option::<u16>::schema()
    }
}
impl ToSchema for PageSize {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bookmarks_are_read_as_the_protocol_says() {
        let cases = [
            ("null", Bookmark::Start),
            ("[]", Bookmark::Start),
            ("[null]", Bookmark::Start),
            ("[\"\"]", Bookmark::Start),
            ("\"\"", Bookmark::Start),
            ("[\"a\"]", Bookmark::After("a".into())),
            ("[\"a\",\"b\"]", Bookmark::After("b".into())),
            ("\"a\"", Bookmark::After("a".into())),
            ("[\"-end-\"]", Bookmark::End),
        ];
        for (text, bookmark) in cases {
            assert_eq!(
                serde_json::from_str::<Bookmark>(text).unwrap(),
                bookmark,
                "{text}"
            );
        }
        for text in ["7", "{}", "[7]", "true"] {
            assert!(serde_json::from_str::<Bookmark>(text).is_err(), "{text}");
        }
    }

    #[test]
    fn page_sizes_are_honoured_and_capped() {
        let cases = [
            ("null", 25),
            ("1", 1),
            ("\"7\"", 7),
            ("250", 250),
            ("100000", 250),
        ];
        for (text, items) in cases {
            assert_eq!(
                serde_json::from_str::<PageSize>(text).unwrap().items(),
                items,
                "{text}"
            );
        }
        for text in ["0", "-1", "\"x\"", "{}", "1.5", "[1]"] {
            assert!(serde_json::from_str::<PageSize>(text).is_err(), "{text}");
        }
    }
}
