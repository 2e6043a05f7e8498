//! Finds the best documents that have every word of a question, without scoring
//! all that have them: what cannot be among the best is passed over, whole blocks
//! of a posting list at a time.
//!
//! Invariant: the answer is that of scoring everything, to the last id. A document
//! is passed over only when its score is surely below the worst kept:
//!
//! - A word as typed stands in no more places of a text than its stem, and both
//!   fields are equally long. So its score is at most its weight over the stem's,
//!   times the stem's score, and the stems alone bound the whole. Where the word as
//!   typed is much rarer than its stem, all that have it so are scored, and the bound
//!   is that of the others.
//! - Segments are sorted by boost, so no later document has a larger factor than
//!   the present one.
//! - The engine's best score of a block is that of the document which was best
//!   when the segment was written, by the average length of *its* texts. By the
//!   average of all segments another may be better, by no more than the ratio of
//!   the two averages.

use std::{cmp::Reverse, collections::HashSet};

use tantivy::{
    DocId, DocSet, Score, Searcher, SegmentReader, TERMINATED, Term,
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
    view::View,
};

/// Room for rounding: more than a sum of as many scores as a question has words loses.
const ROUNDING: f64 = 1e-4;

/// A word that is written as typed in less than one of so many documents of its stem
/// weighs so much more that the stem's score bounds nothing: those few are looked at
/// by themselves.
const RARE: u64 = 8;

/// The `limit` best documents that have all the words and are not in `except`, the
/// best first. `words` is not empty.
pub(crate) fn best_of_all(
    view: &View,
    fields: &Fields,
    words: &[Required],
    limit: usize,
    except: &[i64],
) -> Result<Vec<i64>> {
    let hunt = hunt(view, fields, words, limit, except)?;
    Ok(hunt.map_or_else(Vec::new, |hunt| hunt.kept.into_ids()))
}

/// None when the index does not know one of the words.
fn hunt(
    view: &View,
    fields: &Fields,
    words: &[Required],
    limit: usize,
    except: &[i64],
) -> Result<Option<Hunt>> {
    let mut counts = Counts {
        searcher: view,
        counted: Vec::new(),
    };
    let mut typed = Vec::with_capacity(words.len());
    let mut most: f64 = 1.0;
    for word in words {
        let often = counts.count(word.stem_in(fields))?;
        if often == 0 {
            return Ok(None);
        }
        let as_typed = match word.typed_in(fields) {
            Some(term) => counts.count(term)?,
            None => 0,
        };
        let Some(query) = word.as_typed(fields).filter(|_| as_typed > 0) else {
            continue;
        };
        let is_rare = as_typed * RARE < often;
        if !is_rare {
            let ratio = counts.weight(as_typed)? / counts.weight(often)?;
            most = most.max(1.0 + f64::from(AS_TYPED) * ratio);
        }
        typed.push((query, is_rare));
    }
    let scoring = EnableScoring::enabled_from_statistics_provider(&counts, view);
    let weight = |(query, is_rare): (Box<dyn Query>, bool)| {
        let weight = query.weight(scoring)?;
        Ok(Typed { weight, is_rare })
    };
    let mut hunt = Hunt {
        stems: stems(words, fields).weight(scoring)?,
        typed: typed
            .into_iter()
            .map(weight)
            .collect::<tantivy::Result<_>>()?,
        most,
        scored: 0,
        kept: Kept::new(limit),
        except: except.iter().copied().collect(),
    };
    hunt.search_all(view, fields.stems)?;
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

    /// What a word of so many documents weighs.
    fn weight(&self, often: u64) -> Result<f64> {
        let weight = Bm25Weight::for_one_term_without_explain(often, self.total_num_docs()?, 1.0);
        Ok(f64::from(weight.max_score()))
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

/// A word as typed.
struct Typed {
    weight: Box<dyn Weight>,
    /// Whether documents that have it so are looked at by themselves.
    is_rare: bool,
}

/// A search under way, over all segments.
struct Hunt {
    stems: Box<dyn Weight>,
    typed: Vec<Typed>,
    /// How many times the score of its stems a document's score is at most, before
    /// its boost, when it has none of the rare words as typed.
    most: f64,
    /// Documents whose whole score was computed.
    scored: usize,
    kept: Kept,
    except: HashSet<i64>,
}

impl Hunt {
    fn search_all(&mut self, view: &View, field: Field) -> Result<()> {
        let average = average_length(view, field)?;
        // The largest first: what it leaves is passed over in the others.
        let mut segments: Vec<_> = view.segment_readers().iter().collect();
        segments.sort_by_key(|segment| Reverse(segment.num_docs()));
        for segment in segments {
            let tokens = segment.inverted_index(field)?.total_num_tokens();
            let own = tokens as f64 / f64::from(segment.max_doc());
            if own > 0.0 {
                let likes = view.opened.likes(segment)?;
                for word in 0..self.typed.len() {
                    if self.typed[word].is_rare {
                        self.search_rare(segment, &likes, word)?;
                    }
                }
                let misjudged = (own / average).max(average / own);
                self.search(segment, &likes, misjudged)?;
            }
        }
        Ok(())
    }

    /// Looks at every document of a segment that has this word as typed, and none
    /// of the rare ones before it.
    fn search_rare(&mut self, segment: &SegmentReader, likes: &Likes, word: usize) -> Result<()> {
        let mut having = self.typed[word].weight.scorer(segment, 1.0)?;
        let mut stems = self.stems.scorer(segment, 1.0)?;
        let mut typed = TypedHere::of(&self.typed, segment)?;
        let mut doc = having.doc();
        while doc != TERMINATED {
            let next = match stems.doc() {
                before if before < doc => stems.seek(doc),
                next => next,
            };
            if next == TERMINATED {
                break;
            }
            if next > doc {
                doc = having.seek(next);
                continue;
            }
            let added = typed.sum_at(doc, word);
            if let Some(added) = added.filter(|_| !segment.is_deleted(doc)) {
                self.scored += 1;
                let score = stems.score() + added;
                likes.offer(doc, score, &mut self.kept, &self.except);
            }
            doc = having.advance();
        }
        Ok(())
    }

    /// Looks at the other documents of a segment, in which the bounds of blocks may
    /// be `misjudged` times too low.
    fn search(&mut self, segment: &SegmentReader, likes: &Likes, misjudged: f64) -> Result<()> {
        let mut typed = TypedHere::of(&self.typed, segment)?;
        let all = self.typed.len();
        let most = self.most * misjudged * (1.0 + ROUNDING);
        // What is not above this is below the worst kept, from the document on.
        let bound = |kept: &Kept, doc| (kept.worst() / (likes.factor(doc) * most)) as Score;
        let (kept, scored, except) = (&mut self.kept, &mut self.scored, &self.except);
        let first = bound(kept, 0);
        let mut seen = |doc, stems: Score| {
            if !segment.is_deleted(doc)
                && let Some(added) = typed.sum_at(doc, all)
            {
                *scored += 1;
                likes.offer(doc, stems + added, kept, except);
            }
            bound(kept, doc)
        };
        Ok(self.stems.for_each_pruning(first, segment, &mut seen)?)
    }
}

/// The words as typed in one segment, asked for documents in ascending order.
struct TypedHere {
    scorers: Vec<(Box<dyn Scorer>, bool)>,
}

impl TypedHere {
    fn of(typed: &[Typed], segment: &SegmentReader) -> tantivy::Result<Self> {
        let scorer = |word: &Typed| Ok((word.weight.scorer(segment, 1.0)?, word.is_rare));
        Ok(Self {
            scorers: typed.iter().map(scorer).collect::<tantivy::Result<_>>()?,
        })
    }

    /// What the words as typed add to the score of a document; none when it has one
    /// of the rare among the first `seen`, by which it has been looked at.
    fn sum_at(&mut self, doc: DocId, seen: usize) -> Option<Score> {
        let mut sum = 0.0;
        for (at, (scorer, is_rare)) in self.scorers.iter_mut().enumerate() {
            if scorer.doc() <= doc && scorer.seek(doc) == doc {
                if *is_rare && at < seen {
                    return None;
                }
                sum += scorer.score();
            }
        }
        Some(sum)
    }
}

#[cfg(test)]
mod tests;
