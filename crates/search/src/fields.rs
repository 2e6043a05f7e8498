//! How a document lies in the engine.
//!
//! Each text is indexed twice, as its words and as their stems, in one field
//! each for all texts: a word of a field of weight 3 is written three times, so
//! that BM25 sees weighted frequencies before it saturates them (the "simple
//! BM25F"), and a question costs one posting list per word, not one per field.
//! Nothing is stored; ids, boosts, measures and phrases are columns.

use tantivy::{
    TantivyDocument, Term,
    schema::{
        FAST, Field, INDEXED, IndexRecordOption, Schema as EngineSchema, SchemaBuilder,
        TextFieldIndexing, TextOptions,
    },
};

use crate::{
    error::Result,
    fold::fold,
    marks::written,
    schema::{Doc, Schema},
    stem::stem,
    words::{cut, forms},
};

/// Letters of a word start that are a term of their own in `starts`.
pub(crate) const START: usize = 3;

/// Longer phrases are no suggestion.
const LONGEST_PHRASE: usize = 80;

/// Between the folded form of a phrase and the phrase as it was written.
const AS_WRITTEN: char = '\t';

/// Names of the columns.
pub(crate) mod column {
    pub(crate) const ID: &str = "id";
    pub(crate) const BOOST: &str = "boost";
    pub(crate) const PHRASES: &str = "phrases";
    pub(crate) const UNIT: &str = "unit";
    pub(crate) const VALUE: &str = "value";
}

/// The fields of every index, whatever the caller's schema.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Fields {
    key: Field,
    id: Field,
    boost: Field,
    /// Words as they are written, folded.
    pub(crate) words: Field,
    /// The same, singular.
    pub(crate) stems: Field,
    /// Words of phrases, and what they start with.
    pub(crate) starts: Field,
    /// Whole phrases, for how often each occurs.
    phrases: Field,
    /// What the caller marked it with, each as often as it is strong.
    pub(crate) marks: Field,
    /// Its measure, if it has one.
    unit: Field,
    value: Field,
}

impl Fields {
    pub(crate) fn new() -> (Self, EngineSchema) {
        let mut schema = EngineSchema::builder();
        let fields = Self {
            key: schema.add_i64_field("key", INDEXED),
            id: schema.add_i64_field(column::ID, FAST),
            boost: schema.add_f64_field(column::BOOST, FAST),
            words: spaced(&mut schema, "words", IndexRecordOption::WithFreqs),
            stems: spaced(&mut schema, "stems", IndexRecordOption::WithFreqs),
            starts: spaced(&mut schema, "starts", IndexRecordOption::Basic),
            phrases: schema.add_text_field(
                column::PHRASES,
                indexed("raw", IndexRecordOption::Basic).set_fast("raw"),
            ),
            marks: schema.add_text_field("marks", counted()),
            unit: schema.add_i64_field(column::UNIT, FAST),
            value: schema.add_f64_field(column::VALUE, FAST),
        };
        (fields, schema.build())
    }

    pub(crate) fn identity(&self, key: i64) -> Term {
        Term::from_field_i64(self.key, key)
    }

    pub(crate) fn phrase(&self, phrase: &Phrase) -> Term {
        Term::from_field_text(self.phrases, &phrase.0)
    }

    pub(crate) fn document(&self, doc: &Doc, schema: &Schema) -> Result<TantivyDocument> {
        let mut document = TantivyDocument::new();
        document.add_i64(self.key, doc.key);
        document.add_i64(self.id, doc.id);
        let boost = if doc.boost.is_finite() {
            doc.boost
        } else {
            0.0
        };
        document.add_f64(self.boost, boost.clamp(0.0, 10.0));
        for mark in &doc.marks {
            document.add_text(self.marks, written(mark));
        }
        if let Some(measure) = doc.measure {
            document.add_i64(self.unit, measure.unit);
            document.add_f64(self.value, measure.value);
        }
        for (name, text) in &doc.texts {
            let (weight, suggests) = schema.find(name)?;
            let folded = fold(text);
            let words = forms(&cut(&folded));
            let stems: Vec<_> = words.iter().map(|word| stem(word)).collect();
            // Invariant: a word and its stem stand in the same place of two fields of
            // equal length, so the score of stems bounds that of words (`prune`).
            let (words_line, stems_line) = (words.join(" "), stems.join(" "));
            for _ in 0..weight {
                document.add_text(self.words, &words_line);
                document.add_text(self.stems, &stems_line);
            }
            let short = folded.chars().count() <= LONGEST_PHRASE;
            if suggests && short && !words.is_empty() {
                document.add_text(self.starts, starts(&words));
                document.add_text(self.phrases, Phrase::new(&folded, text).0);
            }
        }
        Ok(document)
    }
}

/// A phrase in its column: folded form first, so that equal phrases are
/// neighbours whatever their case.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) struct Phrase(pub(crate) String);

impl Phrase {
    fn new(folded: &str, written: &str) -> Self {
        let written = written.split_whitespace().collect::<Vec<_>>().join(" ");
        Self(format!("{folded}{AS_WRITTEN}{written}"))
    }

    pub(crate) fn folded(&self) -> &str {
        self.0.split(AS_WRITTEN).next().unwrap_or_default()
    }

    pub(crate) fn written(&self) -> &str {
        self.0.rsplit(AS_WRITTEN).next().unwrap_or_default()
    }
}

/// The words and the one to [`START`] letters each starts with; `^` marks those
/// of the first word.
fn starts(words: &[String]) -> String {
    let mut terms: Vec<String> = Vec::new();
    for (at, word) in words.iter().enumerate() {
        let ends = word.char_indices().skip(1).map(|(end, _)| end);
        for end in ends.take(START).chain([word.len()]) {
            terms.push(word[..end].to_owned());
            if at == 0 {
                terms.push(format!("^{}", &word[..end]));
            }
        }
    }
    terms.sort();
    terms.dedup();
    terms.join(" ")
}

fn spaced(schema: &mut SchemaBuilder, name: &str, keeps: IndexRecordOption) -> Field {
    schema.add_text_field(name, indexed("whitespace", keeps))
}

/// Terms with how often each occurs; how long the text is says nothing.
fn counted() -> TextOptions {
    TextOptions::default().set_indexing_options(
        TextFieldIndexing::default()
            .set_tokenizer("whitespace")
            .set_index_option(IndexRecordOption::WithFreqs)
            .set_fieldnorms(false),
    )
}

fn indexed(tokenizer: &str, keeps: IndexRecordOption) -> TextOptions {
    let scored = keeps.has_freq();
    TextOptions::default().set_indexing_options(
        TextFieldIndexing::default()
            .set_tokenizer(tokenizer)
            .set_index_option(keeps)
            .set_fieldnorms(scored),
    )
}
