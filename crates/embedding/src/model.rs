//! A static embedding: a row of numbers for each token.

use std::hash::{DefaultHasher, Hash, Hasher};

use half::f16;
use safetensors::{Dtype, SafeTensors};
use tokenizers::Tokenizer;

use crate::error::{Error, Result};

/// Numbers of a vector, each in a byte. Models of this kind are trained so that the first
/// numbers of a row say the most; what stands behind them is left out.
pub const BYTES: usize = 128;

/// A vector: 128 stands for nought.
pub type Vector = [u8; BYTES];

/// Characters of a text that are read.
pub const LONGEST: usize = 2_000;

/// Changes when the same files give other vectors.
const RULE: u32 = 1;
/// The tensor that holds the rows.
const ROWS: &str = "embedding.weight";
/// What stands for nought, and how far above it one stands: no number of a vector of length one
/// is larger. Their usual tenth is told in a dozen steps, which turns a vector by less than a
/// hundredth of its cosine.
const NOUGHT: f32 = 128.0;
const SCALE: f32 = 127.0;

/// Tokens of texts, and their rows.
pub struct Model {
    tokenizer: Tokenizer,
    rows: Vec<[f32; BYTES]>,
    kind: u32,
}

impl Model {
    /// A model of the bytes of its files: the tokenizer in the JSON of the `tokenizers` library,
    /// and safetensors with one tensor `embedding.weight`, a row of 128 numbers or more for each
    /// token, in 16 or 32 bits.
    ///
    /// # Errors
    /// When the files are none of these, or do not belong together.
    pub fn read(tokenizer_bytes: &[u8], weights: &[u8]) -> Result<Self> {
        let mut tokenizer = Tokenizer::from_bytes(tokenizer_bytes)
            .map_err(|error| Error::Tokenizer(error.to_string()))?;
        tokenizer.with_padding(None);
        let cut = tokenizer.with_truncation(None).map(drop);
        cut.map_err(|error| Error::Tokenizer(error.to_string()))?;
        let tensors =
            SafeTensors::deserialize(weights).map_err(|error| Error::Weights(error.to_string()))?;
        let tensor = tensors
            .tensor(ROWS)
            .map_err(|error| Error::Weights(error.to_string()))?;
        let tokens = tokenizer.get_vocab_size(true);
        let (rows, columns) = match tensor.shape() {
            [rows, columns] => (*rows, *columns),
            _ => (0, 0),
        };
        if rows < tokens || columns < BYTES {
            return Err(Error::Shape {
                tokens,
                rows,
                columns,
            });
        }
        let numbers = numbers(tensor.dtype(), tensor.data())?;
        let rows = numbers.chunks_exact(columns).map(first).collect();
        Ok(Self {
            tokenizer,
            rows,
            kind: kind(tokenizer_bytes, weights),
        })
    }

    /// A number that another model has by chance alone: vectors of two kinds are nothing to
    /// each other.
    #[must_use]
    pub fn kind(&self) -> u32 {
        self.kind
    }

    /// The vector of a text, whose letters' case does not matter; none where it has no token.
    #[must_use]
    pub fn vector(&self, text: &str) -> Option<Vector> {
        let text: String = text.chars().take(LONGEST).collect();
        let tokens = self
            .tokenizer
            .encode_fast(text.trim().to_lowercase(), false);
        let tokens = tokens.ok()?;
        let mut sum = [0.0_f32; BYTES];
        for id in tokens.get_ids() {
            let row = self.rows.get(*id as usize)?;
            for (all, number) in sum.iter_mut().zip(row) {
                *all += number;
            }
        }
        let length = sum.iter().map(|number| number * number).sum::<f32>().sqrt();
        // A length that is no number is not above nought either.
        (length > 0.0).then(|| sum.map(|number| byte(number / length)))
    }
}

fn kind(tokenizer: &[u8], weights: &[u8]) -> u32 {
    let mut hasher = DefaultHasher::new();
    (RULE, tokenizer, weights).hash(&mut hasher);
    hasher.finish() as u32
}

/// What the squared distance of two vectors is when the cosine of their angle is so much.
#[must_use]
pub fn squared_distance_at(cosine: f32) -> u32 {
    (SCALE * SCALE * 2.0 * (1.0 - cosine)).round() as u32
}

fn byte(number: f32) -> u8 {
    (NOUGHT + (number * SCALE).round()) as u8
}

fn first(row: &[f32]) -> [f32; BYTES] {
    std::array::from_fn(|place| row[place])
}

fn numbers(kind: Dtype, bytes: &[u8]) -> Result<Vec<f32>> {
    match kind {
        Dtype::F16 => Ok(bytes
            .chunks_exact(2)
            .map(|two| f16::from_le_bytes([two[0], two[1]]).to_f32())
            .collect()),
        Dtype::F32 => Ok(bytes
            .chunks_exact(4)
            .map(|four| f32::from_le_bytes([four[0], four[1], four[2], four[3]]))
            .collect()),
        other => Err(Error::Weights(format!("{other:?} instead of F16 or F32"))),
    }
}
