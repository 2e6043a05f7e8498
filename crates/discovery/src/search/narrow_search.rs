//! By what a search is narrowed: what its scope has of all that its options ask for.

use std::collections::BTreeSet;

use contract::search::{
    SearchPins, SearchScope,
    filters::{AppliedFilter, FilterName, FilterValue},
};
use kernel::error::Result;

use super::tell_looks::Look;
use crate::shopping::{
    list_shopping_pins::SELLS,
    read_wishes::{Wanted, read_wishes},
};

/// Filters of how people look.
const LOOKS: [FilterName; 2] = [FilterName::SkinTone, FilterName::HairPattern];

/// How a search for pins is narrowed.
#[derive(Debug)]
pub(super) struct Narrowing {
    /// By what things have.
    pub wanted: Wanted,
    /// By what is said of people.
    looks: BTreeSet<Look>,
    /// Whether pages have to sell something.
    sells: bool,
}

/// What the scope of a search has of all that its options ask for: things for sale by everything,
/// pins by what all pins may have, which sell something or nothing.
///
/// # Errors
/// Product filters that are none, among things for sale.
pub(super) fn narrow_search(input: &SearchPins) -> Result<Narrowing> {
    let sells = input.scope == SearchScope::BuyablePins;
    let wanted = match sells {
        true => read_wishes(&input.applied_product_filters)?,
        false => Wanted::default(),
    };
    let wanted = wanted.and(&input.filters).and(&input.applied_filters);
    Ok(Narrowing {
        wanted: if sells { wanted } else { wanted.of_pins() },
        looks: looks(input),
        sells,
    })
}

impl Narrowing {
    /// Whether a search for pins is not narrowed.
    pub fn is_open(&self) -> bool {
        self.wanted.is_open() && self.looks.is_empty()
    }

    /// Groups of marks, of each of which a document has one. Topics of things for sale are not
    /// among them: these are told by what they could be narrowed before they are.
    pub fn groups(&self) -> Vec<Vec<i64>> {
        let looks = LOOKS.map(|filter| self.marks_of(filter));
        let looks = looks.into_iter().filter(|group| !group.is_empty());
        self.groups_of_things().into_iter().chain(looks).collect()
    }

    /// The same with this look in the place of others that its filter asks for.
    pub fn groups_with(&self, look: Look) -> Vec<Vec<i64>> {
        let others = LOOKS.into_iter().filter(|filter| *filter != look.filter());
        let others = others.map(|filter| self.marks_of(filter));
        let others = others.filter(|group| !group.is_empty());
        let things = self.groups_of_things().into_iter().chain(others);
        things.chain([vec![look.mark()]]).collect()
    }

    fn groups_of_things(&self) -> Vec<Vec<i64>> {
        match self.sells {
            true => vec![vec![SELLS]],
            false => self.wanted.marks(),
        }
    }

    fn marks_of(&self, filter: FilterName) -> Vec<i64> {
        let looks = self.looks.iter().filter(|look| look.filter() == filter);
        looks.map(|look| look.mark()).collect()
    }

    /// What a client is told of it.
    pub fn applied(&self) -> Vec<AppliedFilter> {
        let looks = self.looks.iter().map(|look| AppliedFilter {
            name: look.filter(),
            value: look.name().to_owned(),
            label: look.label().to_owned(),
        });
        self.wanted.applied().into_iter().chain(looks).collect()
    }
}

fn looks(input: &SearchPins) -> BTreeSet<Look> {
    let values = [&input.filters, &input.applied_filters];
    let values = values.into_iter().flat_map(|filters| &filters.0);
    let looks = values.filter_map(|value| match value {
        FilterValue::SkinTone(tone) => Some(Look::Skin(*tone)),
        FilterValue::HairPattern(pattern) => Some(Look::Hair(*pattern)),
        _ => None,
    });
    looks.collect()
}
