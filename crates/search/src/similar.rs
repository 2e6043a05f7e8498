//! Documents like a text: those that share its rarest words.

use std::collections::HashMap;

use tantivy::{
    Searcher,
    query::{BooleanQuery, BoostQuery, Query},
    schema::IndexRecordOption,
};

use crate::{
    error::Result,
    fields::Fields,
    fold::fold,
    index::Index,
    question::term,
    stem::stem,
    terms::frequency,
    top::best,
    words::{cut, forms},
};

/// Characters of the text that count.
const CHARACTERS: usize = 1_000;

/// Words of the text that are looked for, the most telling ones.
const TELLING: usize = 12;

/// A word that more than one of so many documents has says nothing of any.
const COMMON: u64 = 3;

/// Among fewer documents than this every word says something.
const LEAST: u64 = 12;

/// Documents the words may have together: bounds the time. The first word is
/// looked for whatever it costs.
const DOCUMENTS: u64 = 40_000;

impl Index {
    /// Ids of documents like the text, the most alike first, `except` left out.
    /// At most 1,000.
    ///
    /// # Errors
    /// The files of the index cannot be read.
    pub fn similar(&self, text: &str, limit: usize, except: i64) -> Result<Vec<i64>> {
        let live = self.live();
        let searcher = live.searcher();
        let telling = telling(text, &searcher, &live.fields)?;
        if telling.is_empty() || limit == 0 {
            return Ok(Vec::new());
        }
        let clauses = telling.into_iter().map(|(word, times)| {
            let word = term(live.fields.stems, &word, IndexRecordOption::WithFreqs);
            Box::new(BoostQuery::new(word, times)) as Box<dyn Query>
        });
        let query = BooleanQuery::union(clauses.collect());
        best(&searcher, &query, limit.min(1_000), &[except], &[])
    }
}

/// The stems that tell most about the text, and the weight of each: a word that
/// comes often in the text and is rare elsewhere.
fn telling(text: &str, searcher: &Searcher, fields: &Fields) -> Result<Vec<(String, f32)>> {
    let bounded: String = text.chars().take(CHARACTERS).collect();
    let mut times: HashMap<String, f32> = HashMap::new();
    for word in forms(&cut(&fold(&bounded))) {
        *times.entry(stem(&word).into_owned()).or_default() += 1.0;
    }
    let all = searcher.num_docs();
    let documents = all.max(1) as f32;
    let mut known = Vec::with_capacity(times.len());
    for (word, times) in times {
        let often = frequency(searcher, fields.stems, &word)?;
        if often > 0 && often * COMMON <= all.max(LEAST) {
            let weight = times.sqrt();
            known.push((
                weight * (1.0 + documents / often as f32).ln(),
                often,
                word,
                weight,
            ));
        }
    }
    known.sort_by(|one, other| other.0.total_cmp(&one.0).then_with(|| one.2.cmp(&other.2)));
    known.truncate(TELLING);
    let mut seen = 0;
    let affordable = known.into_iter().take_while(|(_, often, ..)| {
        let first = seen == 0;
        seen += often;
        first || seen <= DOCUMENTS
    });
    Ok(affordable
        .map(|(_, _, word, weight)| (word, weight))
        .collect())
}
