//! Reads the phrases of documents from their column.

use std::{
    collections::{BTreeMap, HashMap},
    str,
};

use tantivy::{Order, Searcher, collector::TopDocs, query::Query};

use crate::{
    error::Result,
    fields::{Phrase, column},
};

/// Documents asked for their phrases.
const ASKED: usize = 100;

/// The phrases of the most liked documents of a query, and how liked the best
/// document of each is.
pub(crate) fn phrases_of(searcher: &Searcher, query: &dyn Query) -> Result<HashMap<Phrase, f64>> {
    let mut phrases: HashMap<Phrase, f64> = HashMap::new();
    for (segment, documents) in most_liked(searcher, query)? {
        let fast = searcher.segment_reader(segment).fast_fields();
        let Some(column) = fast.str(column::PHRASES)? else {
            continue;
        };
        let mut liked: BTreeMap<u64, f64> = BTreeMap::new();
        for (document, boost) in documents {
            for ordinal in column.ords().values_for_doc(document) {
                let best = liked.entry(ordinal).or_default();
                *best = best.max(boost);
            }
        }
        // All at once and in order: the dictionary is compressed in blocks.
        let (ordinals, boosts): (Vec<_>, Vec<_>) = liked.into_iter().unzip();
        let mut boosts = boosts.into_iter();
        column
            .dictionary()
            .sorted_ords_to_term_cb(&ordinals, |text| {
                let boost = boosts.next().unwrap_or_default();
                if let Ok(text) = str::from_utf8(text) {
                    let best = phrases.entry(Phrase(text.to_owned())).or_default();
                    *best = best.max(boost);
                }
            })?;
    }
    Ok(phrases)
}

/// By segment, the documents and their boosts.
fn most_liked(searcher: &Searcher, query: &dyn Query) -> Result<BTreeMap<u32, Vec<(u32, f64)>>> {
    let order = TopDocs::with_limit(ASKED).order_by_fast_field::<f64>(column::BOOST, Order::Desc);
    let mut segments: BTreeMap<u32, Vec<(u32, f64)>> = BTreeMap::new();
    for (boost, at) in searcher.search(query, &order)? {
        let documents = segments.entry(at.segment_ord).or_default();
        documents.push((at.doc_id, boost.unwrap_or_default()));
    }
    Ok(segments)
}
