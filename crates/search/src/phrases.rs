//! Reads the phrases of documents from their column.

use std::{
    collections::{BTreeMap, HashMap},
    str,
};

use tantivy::{
    DocSet, Searcher, TERMINATED,
    query::{EnableScoring, Query},
};

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

/// By segment, the documents and their boosts. Segments lie by boost, so the first
/// that match are the most liked ones, and the others are not looked at.
fn most_liked(searcher: &Searcher, query: &dyn Query) -> Result<BTreeMap<u32, Vec<(u32, f64)>>> {
    let weight = query.weight(EnableScoring::disabled_from_searcher(searcher))?;
    let mut liked = Vec::new();
    for (ordinal, segment) in (0..).zip(searcher.segment_readers()) {
        let boosts = segment
            .fast_fields()
            .column_first_or_default::<f64>(column::BOOST)?;
        let mut matching = weight.scorer(segment, 1.0)?;
        let mut asked = 0;
        while asked < ASKED && matching.doc() != TERMINATED {
            let document = matching.doc();
            if !segment.is_deleted(document) {
                asked += 1;
                liked.push((boosts.get_val(document), ordinal, document));
            }
            matching.advance();
        }
    }
    liked.sort_by(|(one, ..), (other, ..)| other.total_cmp(one));
    let mut segments: BTreeMap<u32, Vec<(u32, f64)>> = BTreeMap::new();
    for (boost, ordinal, document) in liked.into_iter().take(ASKED) {
        let documents = segments.entry(ordinal).or_default();
        documents.push((document, boost));
    }
    Ok(segments)
}
