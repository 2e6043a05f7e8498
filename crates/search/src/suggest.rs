//! Typeahead: whole phrases that people wrote and that go with what is typed.
//!
//! The documents whose phrases have words that start like the typed ones are
//! asked for their phrases, the most liked documents first. Of these phrases
//! the ones that begin as typed come first, then those that have it further in;
//! within each, the liked and frequent ones.

use std::{
    cmp::Ordering,
    collections::{HashMap, HashSet},
};

use tantivy::{
    Searcher,
    query::{BooleanQuery, Query},
    schema::IndexRecordOption,
};

use crate::{
    error::Result,
    fields::{Fields, Phrase, START},
    index::Index,
    phrases::phrases_of,
    question::term,
    terms::{self, Typed},
    typed::{Fit, Prefix},
};

/// Words a beginning is completed to.
const COMPLETIONS: usize = 32;

/// Words a misspelt one is taken for.
const CORRECTIONS: usize = 3;

impl Index {
    /// Phrases to go on with, the best first, each once whatever its case.
    /// What was typed may be a word, part of one, or several. At most 50.
    ///
    /// # Errors
    /// The files of the index cannot be read.
    pub fn suggest(&self, prefix: &str, limit: usize) -> Result<Vec<String>> {
        let typed = Prefix::read(prefix);
        let limit = limit.min(50);
        if typed.words.is_empty() || limit == 0 {
            return Ok(Vec::new());
        }
        let live = self.live();
        let (searcher, fields) = (live.searcher(), &live.fields);
        let desk = Desk {
            searcher: &searcher,
            fields,
            limit,
        };
        let found = desk.fitting(&typed)?;
        if !found.is_empty() {
            return Ok(found);
        }
        for meant in desk.corrected(&typed)? {
            let found = desk.fitting(&meant)?;
            if !found.is_empty() {
                return Ok(found);
            }
        }
        Ok(Vec::new())
    }
}

/// One answer being looked for.
struct Desk<'a> {
    searcher: &'a Searcher,
    fields: &'a Fields,
    limit: usize,
}

/// A phrase that fits, all its spellings together.
struct Candidate {
    fit: Fit,
    liked: f64,
    documents: u64,
    written: String,
    /// In how many documents the spelling shown stands.
    spelling: u64,
}

impl Desk<'_> {
    fn fitting(&self, typed: &Prefix) -> Result<Vec<String>> {
        let mut seen = HashSet::new();
        let mut candidates = HashMap::new();
        self.collect(typed, true, &mut seen, &mut candidates)?;
        if candidates.len() < self.limit {
            self.collect(typed, false, &mut seen, &mut candidates)?;
        }
        let mut sorted: Vec<_> = candidates.into_iter().collect();
        sorted.sort_by(|(one, a), (other, b)| a.order(b).then_with(|| one.cmp(other)));
        sorted.truncate(self.limit);
        Ok(sorted
            .into_iter()
            .map(|(_, candidate)| candidate.written)
            .collect())
    }

    /// Adds the fitting phrases of the most liked documents; `leading` asks only
    /// those with a phrase whose first word starts like the first one typed.
    fn collect(
        &self,
        typed: &Prefix,
        leading: bool,
        seen: &mut HashSet<Phrase>,
        candidates: &mut HashMap<String, Candidate>,
    ) -> Result<()> {
        let query = self.query(typed, leading)?;
        for (phrase, liked) in phrases_of(self.searcher, &query)? {
            let Some(fit) = typed.fit(phrase.folded()) else {
                continue;
            };
            if seen.contains(&phrase) {
                continue;
            }
            let documents = self.searcher.doc_freq(&self.fields.phrase(&phrase))?;
            let one = Candidate::new(fit, liked, documents, phrase.written());
            match candidates.get_mut(phrase.folded()) {
                Some(known) => known.merge(one),
                None => {
                    candidates.insert(phrase.folded().to_owned(), one);
                }
            }
            seen.insert(phrase);
        }
        Ok(())
    }

    /// Documents with a phrase word that starts like each typed one.
    fn query(&self, typed: &Prefix, leading: bool) -> Result<BooleanQuery> {
        let mut clauses = Vec::with_capacity(typed.words.len());
        for (at, word) in typed.words.iter().enumerate() {
            let word = if leading && at == 0 {
                format!("^{word}")
            } else {
                word.clone()
            };
            let short = word.trim_start_matches('^').chars().count() <= START;
            let mut words = Vec::new();
            if !short {
                words = terms::beginning(self.searcher, self.fields.starts, &word, COMPLETIONS)?;
            }
            let terms = words.into_iter().map(|(word, _)| word).chain([word]);
            let terms = terms.map(|word| term(self.fields.starts, &word, IndexRecordOption::Basic));
            clauses.push(Box::new(BooleanQuery::union(terms.collect())) as Box<dyn Query>);
        }
        Ok(BooleanQuery::intersection(clauses))
    }

    /// What may have been meant, if words were typed that begin nothing.
    fn corrected(&self, typed: &Prefix) -> Result<Vec<Prefix>> {
        let starts = self.fields.starts;
        let mut meant = Vec::with_capacity(typed.words.len());
        for (at, word) in typed.words.iter().enumerate() {
            let known = terms::frequency(self.searcher, starts, word)? > 0
                || !terms::beginning(self.searcher, starts, word, 1)?.is_empty();
            let last = at + 1 == typed.words.len();
            let end = if last { Typed::Beginning } else { Typed::Whole };
            let near = match known {
                true => Vec::new(),
                false => terms::near(self.searcher, starts, word, end, COMPLETIONS)?,
            };
            let whole = near.into_iter().map(|(word, _)| word);
            let whole = whole.filter(|near| near.chars().count() > START && !near.starts_with('^'));
            meant.push(whole.take(CORRECTIONS).collect::<Vec<_>>());
        }
        let choices = meant.iter().map(Vec::len).max().unwrap_or(0);
        Ok((0..choices)
            .map(|choice| typed.replaced(&meant, choice))
            .collect())
    }
}

impl Candidate {
    fn new(fit: Fit, liked: f64, documents: u64, written: &str) -> Self {
        Self {
            fit,
            liked,
            documents,
            written: written.to_owned(),
            spelling: documents,
        }
    }

    fn merge(&mut self, other: Self) {
        self.liked = self.liked.max(other.liked);
        self.documents += other.documents;
        let shown = (self.spelling, &other.written);
        if (other.spelling, &self.written) > shown {
            self.spelling = other.spelling;
            self.written = other.written;
        }
    }

    fn order(&self, other: &Self) -> Ordering {
        self.fit
            .cmp(&other.fit)
            .then_with(|| other.weight().total_cmp(&self.weight()))
    }

    fn weight(&self) -> f64 {
        self.liked + (1.0 + self.documents as f64).ln()
    }
}
