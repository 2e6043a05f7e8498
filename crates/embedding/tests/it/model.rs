//! Texts and their vectors.

use embedding::{Error, LONGEST, Model, Vector, squared_distance_at};
use safetensors::Dtype;
use testkit::words::{Word, tokenizer, weights};

const WORDS: [Word; 4] = [
    ("dog", &[(0, 1.0)]),
    ("puppy", &[(0, 0.9), (1, 0.3)]),
    ("ruin", &[(2, 1.0)]),
    ("old", &[(2, 0.8), (3, 0.4)]),
];

fn far(one: &Vector, other: &Vector) -> u32 {
    let pairs = one.iter().zip(other);
    let off = pairs.map(|(a, b)| u32::from(a.abs_diff(*b)));
    off.map(|off| off * off).sum()
}

#[test]
fn texts_of_like_meaning_are_near_each_other() {
    for (columns, kind) in [(128, Dtype::F32), (256, Dtype::F16)] {
        let model = Model::read(&tokenizer(&WORDS), &weights(&WORDS, columns, kind)).unwrap();
        let of = |text: &str| model.vector(text).unwrap();
        assert!(far(&of("dog"), &of("Puppy")) < far(&of("dog"), &of("old ruin")));
        assert!(far(&of("old"), &of("ruin")) < squared_distance_at(0.85));
        assert!(far(&of("dog"), &of("ruin")) > squared_distance_at(0.5));
        assert_eq!(of(" DOG dog "), of("dog"));
        for nothing in ["", "   ", "quux", "\0"] {
            assert_eq!(model.vector(nothing), None, "{nothing:?}");
        }
        // What stands behind the first characters says nothing.
        let long = format!("dog {} ruin", " ".repeat(LONGEST));
        assert_eq!(of(&long), of("dog"));
    }
}

#[test]
fn files_that_make_no_model_are_refused() {
    let (tokens, rows) = (tokenizer(&WORDS), weights(&WORDS, 128, Dtype::F32));
    let shape = |rows, columns| Error::Shape {
        tokens: 5,
        rows,
        columns,
    };
    let cases: [(&[u8], &[u8], String); 5] = [
        (b"{", &rows, "embedding: the tokenizer:".into()),
        (&tokens, b"none", "embedding: the weights:".into()),
        (
            &tokens,
            &weights(&WORDS[1..], 128, Dtype::F32),
            shape(4, 128).to_string(),
        ),
        (
            &tokens,
            &weights(&WORDS, 64, Dtype::F16),
            shape(5, 64).to_string(),
        ),
        (
            &tokens,
            &weights(&WORDS, 128, Dtype::U8),
            "embedding: the weights: U8".into(),
        ),
    ];
    for (tokenizer, weights, words) in cases {
        let refused = Model::read(tokenizer, weights).err().unwrap().to_string();
        assert!(refused.starts_with(&words), "{refused}");
    }
}
