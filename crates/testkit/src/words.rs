//! A small model of texts: words and the numbers of their rows.

use std::collections::BTreeMap;

use embedding::Model;
use half::f16;
use safetensors::{
    Dtype,
    tensor::{TensorView, serialize},
};

/// A word and those numbers of its row that are not nought, by their places.
pub type Word = (&'static str, &'static [(usize, f32)]);

/// The file of a tokenizer that knows these words alone, and one for all others before them.
#[must_use]
pub fn tokenizer(words: &[Word]) -> Vec<u8> {
    let all = ["[unk]"]
        .into_iter()
        .chain(words.iter().map(|(word, _)| *word));
    let places: BTreeMap<&str, u32> = all.zip(0..).collect();
    let model = serde_json::json!({
        "version": "1.0", "truncation": null, "padding": null, "added_tokens": [],
        "normalizer": null, "pre_tokenizer": { "type": "Whitespace" },
        "post_processor": null, "decoder": null,
        "model": { "type": "WordLevel", "vocab": places, "unk_token": "[unk]" },
    });
    model.to_string().into_bytes()
}

/// The file of their rows, of so many numbers each.
#[must_use]
pub fn weights(words: &[Word], columns: usize, kind: Dtype) -> Vec<u8> {
    let mut bytes = vec![0; columns * width(kind)];
    for (_, numbers) in words {
        for column in 0..columns {
            let number = numbers.iter().find(|(at, _)| *at == column);
            let number = number.map_or(0.0, |(_, number)| *number);
            match kind {
                Dtype::F16 => bytes.extend(f16::from_f32(number).to_le_bytes()),
                Dtype::F32 => bytes.extend(number.to_le_bytes()),
                _ => bytes.push(0),
            }
        }
    }
    let shape = vec![words.len() + 1, columns];
    let rows = TensorView::new(kind, shape, &bytes).expect("the rows are whole");
    serialize([("embedding.weight", rows)], None).expect("the rows are written")
}

fn width(kind: Dtype) -> usize {
    match kind {
        Dtype::F16 => 2,
        Dtype::F32 => 4,
        _ => 1,
    }
}

/// The model of these words.
#[must_use]
pub fn model(words: &[Word]) -> Model {
    let weights = weights(words, embedding::BYTES, Dtype::F32);
    Model::read(&tokenizer(words), &weights).expect("a model")
}
