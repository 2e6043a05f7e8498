//! What the caller says about its documents, and the documents themselves.

use serde::{Deserialize, Serialize};

use crate::error::{Error, Result};

/// The text fields of the documents of one index.
///
/// It is kept beside the index; an index written under another schema is not
/// read, see [`crate::Index::needs_rebuild`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Schema {
    fields: Vec<TextField>,
    /// What marks mean, see [`Schema::marks`].
    #[serde(default)]
    marks: u64,
}

/// One text field of a [`Schema`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct TextField {
    name: String,
    weight: u8,
    suggests: bool,
}

impl Schema {
    /// A schema without fields; add them with [`Schema::field`] and [`Schema::suggesting`].
    #[must_use]
    pub fn new() -> Self {
        Self {
            fields: Vec::new(),
            marks: 0,
        }
    }

    /// Adds a field that is searched. A word in it counts `weight` times (1 to 10).
    #[must_use]
    pub fn field(self, name: &str, weight: u8) -> Self {
        self.with(name, weight, false)
    }

    /// Adds a field that is searched and whose values, whole, are offered by
    /// [`crate::Index::suggest`]: titles, topics.
    #[must_use]
    pub fn suggesting(self, name: &str, weight: u8) -> Self {
        self.with(name, weight, true)
    }

    /// Says by what documents are marked: an index whose marks were given by another
    /// rule is made anew.
    #[must_use]
    pub fn marks(mut self, rule: u64) -> Self {
        self.marks = rule;
        self
    }

    fn with(mut self, name: &str, weight: u8, suggests: bool) -> Self {
        self.fields.push(TextField {
            name: name.to_owned(),
            weight,
            suggests,
        });
        self
    }

    /// Weight of the field, and whether its values are suggested.
    pub(crate) fn find(&self, name: &str) -> Result<(u8, bool)> {
        self.fields
            .iter()
            .find(|field| field.name == name)
            .map(|field| (field.weight, field.suggests))
            .ok_or_else(|| Error::UnknownField(name.to_owned()))
    }

    pub(crate) fn check(&self) -> Result<()> {
        if self.fields.is_empty() {
            return Err(Error::Schema("the schema has no field"));
        }
        for (at, field) in self.fields.iter().enumerate() {
            if !(1..=10).contains(&field.weight) {
                return Err(Error::Schema("a weight is not between 1 and 10"));
            }
            if self.fields[..at]
                .iter()
                .any(|other| other.name == field.name)
            {
                return Err(Error::Schema("two fields have the same name"));
            }
        }
        Ok(())
    }
}

impl Default for Schema {
    fn default() -> Self {
        Self::new()
    }
}

/// A document: what is found is its id, nothing of the text is given back
/// except by suggestions.
#[derive(Debug, Clone, PartialEq)]
pub struct Doc {
    /// Identity; a later document of the same key replaces the earlier.
    pub key: i64,
    /// What is found.
    pub id: i64,
    /// How much it is liked, 0 (default) to 10, more is taken as 10: at 10 it
    /// ranks as a document whose text fits twice as well. A logarithm of a
    /// count is meant.
    pub boost: f64,
    /// Field name and text; a name may come several times (topics).
    pub texts: Vec<(String, String)>,
    /// By what [`crate::Index::marked`] finds it.
    pub marks: Vec<Mark>,
    /// How much it is of something, if it is measured at all.
    pub measure: Option<Measure>,
}

/// How much of something a document is, such as what it costs.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Measure {
    /// In what it is counted; what it stands for is the caller's.
    pub unit: i64,
    /// A finite number.
    pub value: f64,
}

/// Measures from the least to the most, both included.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Bounds {
    /// In this unit alone; in any without one.
    pub unit: Option<i64>,
    /// In the unit.
    pub least: f64,
    /// In the unit; infinite where nothing is too much.
    pub most: f64,
}

impl Bounds {
    /// Whether a measure is within.
    pub(crate) fn hold(&self, measure: &Measure) -> bool {
        self.unit.is_none_or(|unit| unit == measure.unit)
            && (self.least..=self.most).contains(&measure.value)
    }
}

/// The strongest of marks.
pub const STRONGEST: u8 = 10;

/// A number by which a document is found, and by no word that users type.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Mark {
    /// What it stands for is the caller's.
    pub number: i64,
    /// 1 to [`STRONGEST`]: of two documents that are liked equally the one with the
    /// stronger mark is found first.
    pub strength: u8,
}

impl Doc {
    /// A document without text and without boost, which is its own key.
    #[must_use]
    pub fn new(id: i64) -> Self {
        Self {
            key: id,
            id,
            boost: 0.0,
            texts: Vec::new(),
            marks: Vec::new(),
            measure: None,
        }
    }

    /// With this key: one document of several that stand for the same thing.
    #[must_use]
    pub fn key(mut self, key: i64) -> Self {
        self.key = key;
        self
    }

    /// With this boost, see [`Doc::boost`].
    #[must_use]
    pub fn boost(mut self, boost: f64) -> Self {
        self.boost = boost;
        self
    }

    /// With one more mark.
    #[must_use]
    pub fn mark(mut self, number: i64, strength: u8) -> Self {
        self.marks.push(Mark { number, strength });
        self
    }

    /// With this measure; a value that is no number is none.
    #[must_use]
    pub fn measure(mut self, unit: i64, value: f64) -> Self {
        self.measure = value.is_finite().then_some(Measure { unit, value });
        self
    }

    /// With one more value of a field.
    #[must_use]
    pub fn text(mut self, field: &str, text: &str) -> Self {
        self.texts.push((field.to_owned(), text.to_owned()));
        self
    }
}

/// One step of [`crate::Index::apply`].
#[derive(Debug, Clone, PartialEq)]
pub enum Change {
    /// Adds the document, or replaces the one of the same key.
    Put(Doc),
    /// Removes the document of this key, if there is one.
    Delete(i64),
}
