//! By what a search is narrowed: what its scope has of all that its options ask for.

use std::collections::BTreeSet;

use ::search::Bounds;
use accounts::users::find_locale::find_locale;
use contract::search::{
    SearchPins, SearchScope,
    filters::{AppliedFilter, FilterName, FilterValue},
};
use kernel::{ctx::Ctx, error::Result};

use super::tell_looks::Look;
use crate::{
    interests::mark_video::VIDEO,
    shopping::{
        mark_offer::SELLS,
        read_wishes::{Wanted, read_wishes},
    },
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
    /// What the scope is of: what is for sale, videos, or anything.
    kind: Option<i64>,
}

/// What a document has to have beside the words of a search: a mark of each group, and, where
/// there are bounds, a price within one of these.
#[derive(Debug, Default)]
pub(super) struct Filter {
    pub groups: Vec<Vec<i64>>,
    pub bounds: Vec<Bounds>,
}

/// What the scope of a search has of all that its options ask for: things for sale by everything,
/// pins and videos by what all pins may have, which sell something or nothing.
///
/// # Errors
/// Product filters that are none, among things for sale.
pub(super) fn narrow_search(input: &SearchPins) -> Result<Narrowing> {
    let kind = match input.scope {
        SearchScope::BuyablePins => Some(SELLS),
        SearchScope::Videos => Some(VIDEO),
        _ => None,
    };
    let sells = kind == Some(SELLS);
    let wanted = match sells {
        true => read_wishes(&input.applied_product_filters)?,
        false => Wanted::default(),
    };
    let wanted = wanted.and(&input.filters).and(&input.applied_filters);
    Ok(Narrowing {
        wanted: if sells { wanted } else { wanted.of_pins() },
        looks: looks(input),
        kind,
    })
}

impl Narrowing {
    /// Whether a search for pins is not narrowed, neither by filters nor by its scope.
    pub fn is_open(&self) -> bool {
        self.kind.is_none() && self.wanted.is_open() && self.looks.is_empty()
    }

    /// What an index is asked for beside the words.
    pub fn filter(&self) -> Filter {
        self.filter_of(&self.wanted, self.looks())
    }

    /// The same of things for sale whatever they are like: by what they could be narrowed is
    /// told before they are.
    pub fn filter_open(&self) -> Filter {
        self.filter_of(&Wanted::default(), self.looks())
    }

    /// The same with this look in the place of others that its filter asks for.
    pub fn filter_with(&self, look: Look) -> Filter {
        let looks = LOOKS.map(|filter| match filter == look.filter() {
            true => vec![look.mark()],
            false => self.marks_of(filter),
        });
        self.filter_of(&self.wanted, looks)
    }

    fn filter_of(&self, wanted: &Wanted, looks: [Vec<i64>; 2]) -> Filter {
        let kind = self.kind.map(|mark| vec![mark]).into_iter();
        let looks = looks.into_iter().filter(|group| !group.is_empty());
        Filter {
            groups: kind.chain(wanted.marks()).chain(looks).collect(),
            bounds: wanted.bounds(),
        }
    }

    fn looks(&self) -> [Vec<i64>; 2] {
        LOOKS.map(|filter| self.marks_of(filter))
    }

    fn marks_of(&self, filter: FilterName) -> Vec<i64> {
        let looks = self.looks.iter().filter(|look| look.filter() == filter);
        looks.map(|look| look.mark()).collect()
    }

    /// What the viewer is told of it.
    pub async fn applied(&self, ctx: &Ctx) -> Result<Vec<AppliedFilter>> {
        if self.is_open() {
            return Ok(Vec::new());
        }
        let locale = match self.wanted.names_topics() {
            true => find_locale(ctx).await?,
            false => String::new(),
        };
        let looks = self.looks.iter().map(|look| AppliedFilter {
            name: look.filter(),
            value: look.name().to_owned(),
            label: look.label().to_owned(),
        });
        let wanted = self.wanted.applied(&locale).into_iter();
        Ok(wanted.chain(looks).collect())
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
