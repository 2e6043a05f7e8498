//! What can go wrong with the files of a model.

/// Files that make no model.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The tokenizer is not one in the `tokenizers` format.
    #[error("embedding: the tokenizer: {0}")]
    Tokenizer(String),
    /// The weights are no safetensors, or lack the one tensor.
    #[error("embedding: the weights: {0}")]
    Weights(String),
    /// Tokenizer and weights are of two models, or the rows are of another kind.
    #[error("embedding: the weights have {rows} rows of {columns} for {tokens} tokens")]
    Shape {
        /// Tokens of the vocabulary.
        tokens: usize,
        /// Rows of the weights.
        rows: usize,
        /// Numbers of a row.
        columns: usize,
    },
}

/// What every function of the crate answers.
pub type Result<T> = std::result::Result<T, Error>;
