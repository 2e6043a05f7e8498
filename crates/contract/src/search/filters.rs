//! What narrows a search (specification §3 "Search state", `filters`; §7 `BaseSearchResource`,
//! `filters`, `applied_filters`).
//!
//! The specification names these options and shows no form of them. So what a search answers as
//! applied may be sent back as it is, and other plain ways of saying the same are read as well.
//! What is none of our filters, or no value of one, narrows nothing and is no error.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize};
use utoipa::ToSchema;

use super::{
    looks::{HairPattern, SkinTone},
    read_filters::read,
};

/// By what results are narrowed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum FilterName {
    /// What something costs: `10-50`, `10-`, `EUR -50`.
    Price,
    /// The website that a pin leads to: `shop.example`.
    Domain,
    /// What a pin is about: a topic's id or its key.
    Category,
    /// Whether something can be had: `in_stock`.
    Availability,
    /// What a pin says of skin: one of [`SkinTone`].
    SkinTone,
    /// What a pin says of hair: one of [`HairPattern`].
    HairPattern,
}

/// A filter as a client sends it.
#[derive(Debug, ToSchema)]
pub struct SearchFilter {
    /// Which.
    pub name: FilterName,
    /// Its value, in the form of the filter.
    pub value: String,
}

/// A filter that narrows what is shown.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct AppliedFilter {
    /// Which.
    pub name: FilterName,
    /// What asks for it again, in the form of the filter.
    pub value: String,
    /// What is shown, in English.
    pub label: String,
}

/// A filter that the results can be narrowed by.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct OfferedFilter {
    /// Which.
    pub name: FilterName,
    /// Its values, each of which something among the results has.
    pub options: Vec<FilterOption>,
}

/// A value of a filter.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct FilterOption {
    /// What asks for it, in the form of the filter.
    pub value: String,
    /// What is shown, in English.
    pub label: String,
}

/// Filters of one option. Values of the same filter are alternatives, and filters of different
/// kinds have to hold together.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct SearchFilters(pub Vec<FilterValue>);

/// What one filter asks for.
#[derive(Debug, Clone, PartialEq)]
pub enum FilterValue {
    /// What something costs.
    Price(PriceRange),
    /// A website, in lower case and without `www.`.
    Domain(String),
    /// A topic's id or its key.
    Category(String),
    /// What can be had.
    InStock,
    /// A tone of skin.
    SkinTone(SkinTone),
    /// A pattern of hair.
    HairPattern(HairPattern),
}

/// Prices from one to another, both among them.
#[derive(Debug, Clone, PartialEq)]
pub struct PriceRange {
    /// ISO 4217, in capitals; none for prices in any currency.
    pub currency: Option<String>,
    /// The lowest, 0 at least.
    pub least: f64,
    /// The highest; infinite where there is none.
    pub most: f64,
}

/// As [`FilterName::Price`] is sent.
impl fmt::Display for PriceRange {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(currency) = &self.currency {
            write!(out, "{currency} ")?;
        }
        if self.least > 0.0 {
            write!(out, "{}", self.least)?;
        }
        out.write_str("-")?;
        if self.most.is_finite() {
            write!(out, "{}", self.most)?;
        }
        Ok(())
    }
}

impl<'de> Deserialize<'de> for SearchFilters {
    fn deserialize<D: Deserializer<'de>>(told: D) -> Result<Self, D::Error> {
        Ok(Self(read(&serde_json::Value::deserialize(told)?)))
    }
}
