//! Finds the best documents that have every word of a question, without scoring
//! all that have them: what cannot be among the best is passed over, whole blocks
//! of a posting list at a time.
//!
//! Invariant: the answer is that of scoring everything, to the last id. A document
//! is passed over only when its score is surely below the worst kept:
//!
//! - A word as typed stands in no more places of a text than its stem, and both
//!   fields are equally long. So its score is at most its weight over the stem's,
//!   times the stem's score, and the stems alone bound the whole.
//! - Segments are sorted by boost, so no later document has a larger factor than
//!   the present one.
//! - The engine's best score of a block is that of the document which was best
//!   when the segment was written, by the average length of *its* texts. By the
//!   average of all segments another may be better, by no more than the ratio of
//!   the two averages.

use std::{cmp::Reverse, collections::HashSet};

use tantivy::{
    DocSet, Score, Searcher, SegmentReader, Term,
    query::{
        Bm25StatisticsProvider, Bm25Weight, BooleanQuery, EnableScoring, Query, Scorer, Weight,
    },
    schema::Field,
};

use crate::{
    error::Result,
    fields::Fields,
    question::{AS_TYPED, Required},
    top::{Kept, Likes},
};

/// Room for rounding: more than a sum of as many scores as a question has words loses.
const ROUNDING: f64 = 1e-4;

/// The `limit` best documents that have all the words and are not in `except`, the
/// best first. `words` is not empty.
pub(crate) fn best_of_all(
    searcher: &Searcher,
    fields: &Fields,
    words: &[Required],
    limit: usize,
    except: &[i64],
) -> Result<Vec<i64>> {
    let hunt = hunt(searcher, fields, words, limit, except)?;
    Ok(hunt.map_or_else(Vec::new, |hunt| hunt.kept.into_ids()))
}

/// None when the index does not know one of the words.
fn hunt(
    searcher: &Searcher,
    fields: &Fields,
    words: &[Required],
    limit: usize,
    except: &[i64],
) -> Result<Option<Hunt>> {
    let mut counts = Counts {
        searcher,
        counted: Vec::new(),
    };
    let Some(most) = most_of_stems(&mut counts, fields, words)? else {
        return Ok(None);
    };
    let scoring = EnableScoring::enabled_from_statistics_provider(&counts, searcher);
    let typed = words.iter().filter_map(|word| word.as_typed(fields));
    let mut hunt = Hunt {
        stems: stems(words, fields).weight(scoring)?,
        typed: typed
            .map(|query| query.weight(scoring))
            .collect::<tantivy::Result<_>>()?,
        most,
        scored: 0,
        kept: Kept::new(limit),
        except: except.iter().copied().collect(),
    };
    let average = average_length(searcher, fields.stems)?;
    // The largest first: what it leaves is passed over in the others.
    let mut segments: Vec<_> = searcher.segment_readers().iter().collect();
    segments.sort_by_key(|segment| Reverse(segment.num_docs()));
    for segment in segments {
        let own = segment.inverted_index(fields.stems)?.total_num_tokens() as f64
            / f64::from(segment.max_doc());
        if own > 0.0 {
            hunt.search(segment, (own / average).max(average / own))?;
        }
    }
    Ok(Some(hunt))
}

/// In how many documents the terms of a question stand, each looked up once.
struct Counts<'a> {
    searcher: &'a Searcher,
    counted: Vec<(Term, u64)>,
}

impl Counts<'_> {
    fn count(&mut self, term: Term) -> Result<u64> {
        let documents = self.doc_freq(&term)?;
        self.counted.push((term, documents));
        Ok(documents)
    }
}

impl Bm25StatisticsProvider for Counts<'_> {
    fn total_num_tokens(&self, field: Field) -> tantivy::Result<u64> {
        self.searcher.total_num_tokens(field)
    }

    fn total_num_docs(&self) -> tantivy::Result<u64> {
        self.searcher.total_num_docs()
    }

    fn doc_freq(&self, term: &Term) -> tantivy::Result<u64> {
        let known = self.counted.iter().find(|(known, _)| known == term);
        known.map_or_else(
            || self.searcher.doc_freq(term),
            |(_, documents)| Ok(*documents),
        )
    }
}

/// How many times the score of its stems a document's score is at most, before
/// its boost; none when the index does not know one of the stems.
fn most_of_stems(
    counts: &mut Counts<'_>,
    fields: &Fields,
    words: &[Required],
) -> Result<Option<f64>> {
    let documents = counts.total_num_docs()?;
    let weight = |often| {
        let weight = Bm25Weight::for_one_term_without_explain(often, documents, 1.0);
        f64::from(weight.max_score())
    };
    let mut most: f64 = 1.0;
    for word in words {
        let often = counts.count(word.stem_in(fields))?;
        if often == 0 {
            return Ok(None);
        }
        if let Some(typed) = word.typed_in(fields) {
            let ratio = weight(counts.count(typed)?) / weight(often);
            most = most.max(1.0 + f64::from(AS_TYPED) * ratio);
        }
    }
    Ok(Some(most))
}

/// The stems alone. An intersection is pruned only if it is made of nothing but
/// required terms, and one of a single term is not: the term itself is.
fn stems(words: &[Required], fields: &Fields) -> Box<dyn Query> {
    let mut stems: Vec<_> = words.iter().map(|word| word.stem(fields)).collect();
    match stems.len() {
        1 => stems.remove(0),
        _ => Box::new(BooleanQuery::intersection(stems)),
    }
}

fn average_length(searcher: &Searcher, field: Field) -> Result<f64> {
    Ok(searcher.total_num_tokens(field)? as f64 / searcher.total_num_docs()? as f64)
}

/// A search under way, over all segments.
struct Hunt {
    stems: Box<dyn Weight>,
    typed: Vec<Box<dyn Weight>>,
    /// See [`most_of_stems`].
    most: f64,
    /// Documents whose whole score was computed.
    scored: usize,
    kept: Kept,
    except: HashSet<i64>,
}

impl Hunt {
    /// Searches one segment, in which the bounds of blocks may be `misjudged`
    /// times too low.
    fn search(&mut self, segment: &SegmentReader, misjudged: f64) -> Result<()> {
        let Self {
            stems,
            typed,
            most,
            scored,
            kept,
            except,
        } = self;
        let likes = Likes::of(segment)?;
        let alive = segment.alive_bitset();
        let mut typed = typed
            .iter()
            .map(|word| word.scorer(segment, 1.0))
            .collect::<tantivy::Result<Vec<_>>>()?;
        let most = *most * misjudged * (1.0 + ROUNDING);
        let first = (kept.worst() / (likes.factor(0) * most)) as Score;
        let mut seen = |doc, stems: Score| {
            if alive.is_none_or(|alive| alive.is_alive(doc)) {
                *scored += 1;
                let score = stems + sum_at(&mut typed, doc);
                likes.offer(doc, score, kept, except);
            }
            // What is not above this is below the worst kept, here and further on.
            (kept.worst() / (likes.factor(doc) * most)) as Score
        };
        Ok(stems.for_each_pruning(first, segment, &mut seen)?)
    }
}

/// What the scorers that have the document give it. Documents are asked for in
/// ascending order.
fn sum_at(scorers: &mut [Box<dyn Scorer>], doc: u32) -> Score {
    let having = scorers.iter_mut().filter_map(|scorer| {
        (scorer.doc() <= doc && scorer.seek(doc) == doc).then(|| scorer.score())
    });
    having.fold(0.0, |sum, score| sum + score)
}

#[cfg(test)]
mod tests;
