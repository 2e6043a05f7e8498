//! The words of a text as they are compared, for callers that look for words in
//! texts of their own.

use crate::{
    fold::fold,
    stem::stem,
    words::{Piece, cut},
};

/// The words of a text in order: folded, singular and plural alike, joined words
/// apart. A run of a script without spaces is one word.
pub fn stems(text: &str) -> Vec<String> {
    let mut stems = Vec::new();
    for piece in cut(&fold(text)) {
        match piece {
            Piece::Word(word) => stems.push(stem(&word).into_owned()),
            Piece::Joined(parts) => stems.extend(parts.iter().map(|part| stem(part).into_owned())),
            Piece::Run(run) => stems.push(run.into_iter().collect()),
        }
    }
    stems
}

#[cfg(test)]
mod tests {
    use super::stems;

    #[test]
    fn words_of_texts() {
        for (text, expected) in [
            ("Cafés & Bakeries", "cafe bakeri"),
            ("pop-up cards", "pop up card"),
            ("grandma’s quilts", "grandma quilt"),
            ("黒猫 lamp", "黒猫 lamp"),
            (" … ", ""),
        ] {
            assert_eq!(stems(text).join(" "), expected, "{text}");
        }
    }
}
