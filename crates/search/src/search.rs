//! Searching, in five steps, each asked only when those before found too little:
//! all words; all words, inflected otherwise; all words, the last one unfinished; typing
//! errors forgiven; half of the words. What an earlier step found ranks above what a later one finds,
//! so the list is the same however it is cut into pages.

use tantivy::query::BooleanQuery;

use crate::{
    ask::{Ask, Correction, Found},
    error::Result,
    fields::Fields,
    index::Index,
    inflect::Inflected,
    language::Language,
    prune::best_of_all,
    question::{
        Sought, all_of, all_of_and, and_marked, any_form, half_of, or_words, read, required,
    },
    schema::Bounds,
    stem::stem,
    terms::{self, Typed},
    top::best,
    view::View,
};

/// Nothing is found beyond this place.
const DEPTH: usize = 1_000;

/// With fewer than this the last word may be unfinished.
const A_PAGE: usize = 25;

/// With fewer than this the words are doubted.
const FEW: usize = 4;

/// Words a beginning is completed to.
const COMPLETIONS: usize = 32;

/// Words of a question that are looked for in other inflections, and how many of each.
const INFLECTED_WORDS: usize = 4;
const INFLECTIONS: usize = 16;

/// Words a misspelt one is taken for.
const CORRECTIONS: usize = 8;

/// Misspelt words in a question that are corrected.
const CORRECTED_WORDS: usize = 4;

/// A word that stands in the index is taken for a typing error of one that is
/// this many times as frequent.
const FAR_MORE_FREQUENT: u64 = 20;

impl Index {
    /// Searches. Whatever the text is, it is words to look for.
    ///
    /// # Errors
    /// The files of the index cannot be read.
    pub fn search(&self, ask: &Ask<'_>) -> Result<Found> {
        let depth = ask.offset.saturating_add(ask.limit).min(DEPTH);
        let sought = read(ask.text);
        if sought.is_empty() || ask.offset >= depth {
            return Ok(Found::default());
        }
        let live = self.live();
        let (fields, searcher) = (&live.fields, live.searcher());
        for group in ask.marked {
            if !terms::any_marked(&searcher, fields.marks, group)? {
                return Ok(Found::default());
            }
        }
        let mut steps = Steps {
            fields,
            searcher,
            depth,
            language: ask
                .language
                .map(|own| Language::of_text(ask.text).unwrap_or(own)),
            marked: ask.marked,
            bounds: ask.bounds,
            ids: Vec::new(),
        };
        let corrected = steps.take(&sought, ask.exact)?;
        let ids = steps.ids.into_iter().take(depth).skip(ask.offset).collect();
        Ok(Found { ids, corrected })
    }
}

/// A search under way.
struct Steps<'a> {
    fields: &'a Fields,
    searcher: View,
    depth: usize,
    language: Option<Language>,
    marked: &'a [Vec<i64>],
    bounds: &'a [Bounds],
    ids: Vec<i64>,
}

impl Steps<'_> {
    /// Takes the steps that are needed; answers the corrected question if something
    /// is found by it.
    fn take(&mut self, sought: &[Sought], exact: bool) -> Result<Option<Correction>> {
        self.add_all(sought)?;
        if self.ids.len() < self.depth.max(A_PAGE) {
            self.add_inflected(sought)?;
        }
        if self.ids.len() < A_PAGE {
            self.add_unfinished(sought)?;
        }
        if exact || self.ids.len() >= FEW {
            return Ok(None);
        }
        let replaces = self.ids.is_empty();
        let corrected = self.add_corrected(sought)?;
        if self.ids.len() < FEW {
            self.add_half(sought)?;
        }
        Ok(corrected.map(|words| Correction { words, replaces }))
    }

    /// Documents that have all that is sought. Answers how many.
    fn add_all(&mut self, sought: &[Sought]) -> Result<usize> {
        let is_narrowed = !self.marked.is_empty() || !self.bounds.is_empty();
        let Some(words) = required(sought).filter(|_| !is_narrowed) else {
            return self.add(all_of(sought, self.fields));
        };
        let limit = self.depth.max(A_PAGE);
        let ids = best_of_all(&self.searcher, self.fields, &words, limit, &self.ids)?;
        let found = ids.len();
        self.ids.extend(ids);
        Ok(found)
    }

    fn add(&mut self, query: BooleanQuery) -> Result<usize> {
        let limit = self.depth.max(A_PAGE);
        let query = match self.marked {
            [] => query,
            groups => and_marked(query, groups, self.fields.marks),
        };
        let ids = best(&self.searcher, &query, limit, &self.ids, self.bounds)?;
        let found = ids.len();
        self.ids.extend(ids);
        Ok(found)
    }

    fn add_inflected(&mut self, sought: &[Sought]) -> Result<()> {
        let Some(language) = self.language else {
            return Ok(());
        };
        let mut inflected = 0;
        let mut others = Vec::with_capacity(sought.len());
        for one in sought {
            let word = one.word().filter(|_| !one.optional);
            let word = word.filter(|_| inflected < INFLECTED_WORDS);
            let Some(word) = word.and_then(|word| Inflected::of(word, language)) else {
                others.push(Vec::new());
                continue;
            };
            inflected += 1;
            let known = terms::inflections(&self.searcher, self.fields.words, &word, INFLECTIONS)?;
            let new = known.into_iter().map(|(other, _)| other);
            others.push(
                new.filter(|other| stem(other) != stem(&one.typed))
                    .collect(),
            );
        }
        if others.iter().all(Vec::is_empty) {
            return Ok(());
        }
        self.add_any(sought, &others)
    }

    fn add_unfinished(&mut self, sought: &[Sought]) -> Result<()> {
        let Some((last, before)) = sought.split_last() else {
            return Ok(());
        };
        let Some(word) = last.word().filter(|word| word.len() > 1) else {
            return Ok(());
        };
        let longer = terms::beginning(&self.searcher, self.fields.words, word, COMPLETIONS)?;
        if longer.is_empty() {
            return Ok(());
        }
        let longer: Vec<_> = longer.into_iter().map(|(word, _)| word).collect();
        let last = or_words(last, &longer, self.fields);
        self.add(all_of_and(before, last, self.fields)).map(drop)
    }

    /// Takes misspelt words for what they probably mean: first each for its most
    /// frequent neighbour, ranked like any question, then each for any of its
    /// neighbours.
    fn add_corrected(&mut self, sought: &[Sought]) -> Result<Option<String>> {
        let meant = self.meant(sought)?;
        if meant.iter().all(Vec::is_empty) {
            return Ok(None);
        }
        let probable: Vec<_> = sought
            .iter()
            .zip(&meant)
            .map(|(one, words)| {
                words
                    .first()
                    .map_or_else(|| one.clone(), |w| one.replaced(w))
            })
            .collect();
        let found = self.add_all(&probable)?;
        if self.ids.len() < A_PAGE {
            self.add_any(sought, &meant)?;
        }
        let text: Vec<_> = probable.into_iter().map(|one| one.typed).collect();
        Ok((found > 0).then(|| text.join(" ")))
    }

    /// Documents that have what is sought or, in the place of each, one of other words.
    fn add_any(&mut self, sought: &[Sought], others: &[Vec<String>]) -> Result<()> {
        let clauses = sought
            .iter()
            .zip(others)
            .map(|(one, words)| (one.occur(), or_words(one, words, self.fields)));
        self.add(BooleanQuery::new(clauses.collect())).map(drop)
    }

    /// For each thing sought, the words it may be a typing error of.
    fn meant(&self, sought: &[Sought]) -> Result<Vec<Vec<String>>> {
        let mut doubted = 0;
        let mut meant = Vec::with_capacity(sought.len());
        for one in sought {
            let Some(word) = one.word().filter(|_| doubted < CORRECTED_WORDS) else {
                meant.push(Vec::new());
                continue;
            };
            let frequent = terms::frequency(&self.searcher, self.fields.words, word)?;
            if frequent * FAR_MORE_FREQUENT > self.searcher.num_docs() {
                meant.push(Vec::new());
                continue;
            }
            doubted += 1;
            let near = terms::near(
                &self.searcher,
                self.fields.words,
                word,
                Typed::Whole,
                CORRECTIONS,
            )?;
            let enough = (frequent * FAR_MORE_FREQUENT).max(1);
            let words = near.into_iter().filter(|(_, often)| *often >= enough);
            meant.push(words.map(|(word, _)| word).collect());
        }
        Ok(meant)
    }

    /// Half of those words that the index knows at all.
    fn add_half(&mut self, sought: &[Sought]) -> Result<()> {
        let mut known = Vec::new();
        for one in sought.iter().filter(|one| !one.optional) {
            let clause = any_form(one, self.fields);
            if terms::any(&self.searcher, &clause)? {
                known.push(one.clone());
            }
        }
        if known.is_empty() || sought.len() == 1 {
            return Ok(());
        }
        self.add(half_of(&known, self.fields)).map(drop)
    }
}
