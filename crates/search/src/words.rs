//! Cuts folded text into words.
//!
//! Three kinds: plain words; words joined by a hyphen or an apostrophe
//! (`t-shirt` is found as `t-shirt`, `tshirt` and `t shirt`); runs of scripts
//! written without spaces, which are cut into overlapping pairs of characters.

use unicode_normalization::char::is_combining_mark;

/// Longer words are cut, which keeps the dictionary small.
const LONGEST: usize = 40;

/// What [`cut`] finds, folded.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Piece {
    /// One word.
    Word(String),
    /// Words joined by hyphens or apostrophes, two to four.
    Joined(Vec<String>),
    /// Characters of a script written without spaces.
    Run(Vec<char>),
}

/// The pieces of a text that [`crate::fold::fold`] has been through, in order.
pub(crate) fn cut(folded: &str) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let mut parts: Vec<String> = Vec::new();
    let mut letters = folded.chars().peekable();
    while let Some(&letter) = letters.peek() {
        if is_unspaced(letter) {
            let run = std::iter::from_fn(|| letters.next_if(|&next| continues_run(next))).collect();
            pieces.push(Piece::Run(run));
        } else if letter.is_alphanumeric() {
            let word = std::iter::from_fn(|| letters.next_if(|&next| continues_word(next)));
            parts.push(
                word.enumerate()
                    .filter(|(at, _)| *at < LONGEST)
                    .map(|(_, l)| l)
                    .collect(),
            );
            let joins = letters.next_if(|next| matches!(next, '-' | '\''));
            let goes_on = letters.peek().is_some_and(|&next| continues_word(next));
            if joins.is_none() || !goes_on {
                close(&mut parts, &mut pieces);
            }
        } else {
            letters.next();
        }
    }
    pieces
}

/// Every form under which the pieces are found.
pub(crate) fn forms(pieces: &[Piece]) -> Vec<String> {
    let mut forms = Vec::new();
    for piece in pieces {
        match piece {
            Piece::Word(word) => forms.push(word.clone()),
            Piece::Joined(parts) => {
                forms.extend(parts.iter().cloned());
                forms.push(parts.concat());
            }
            Piece::Run(run) => {
                forms.extend(run.iter().map(char::to_string));
                if run.len() > 1 {
                    forms.extend(pairs(run));
                }
            }
        }
    }
    forms
}

/// The overlapping pairs of a run; the character itself when it is alone.
pub(crate) fn pairs(run: &[char]) -> Vec<String> {
    match run {
        [one] => vec![one.to_string()],
        run => run.windows(2).map(|pair| pair.iter().collect()).collect(),
    }
}

fn close(parts: &mut Vec<String>, pieces: &mut Vec<Piece>) {
    if parts.len() > 1 && parts.last().is_some_and(|last| last == "s") {
        parts.pop();
    }
    match parts.len() {
        2..=4 => pieces.push(Piece::Joined(std::mem::take(parts))),
        _ => pieces.extend(parts.drain(..).map(Piece::Word)),
    }
}

fn continues_word(letter: char) -> bool {
    (letter.is_alphanumeric() || is_combining_mark(letter)) && !is_unspaced(letter)
}

fn continues_run(letter: char) -> bool {
    is_unspaced(letter) || is_combining_mark(letter)
}

/// Han, kana, hangul and the scripts of South-East Asia.
pub fn is_unspaced(letter: char) -> bool {
    matches!(letter,
        '\u{0E00}'..='\u{0EFF}'
        | '\u{1000}'..='\u{109F}'
        | '\u{1100}'..='\u{11FF}'
        | '\u{1780}'..='\u{17FF}'
        | '\u{3005}'..='\u{3007}'
        | '\u{3040}'..='\u{30FF}'
        | '\u{31F0}'..='\u{31FF}'
        | '\u{3400}'..='\u{4DBF}'
        | '\u{4E00}'..='\u{9FFF}'
        | '\u{AC00}'..='\u{D7AF}'
        | '\u{F900}'..='\u{FAFF}'
        | '\u{20000}'..='\u{3FFFF}')
        && (letter.is_alphanumeric() || is_combining_mark(letter))
}

#[cfg(test)]
mod tests {
    use super::{cut, forms};
    use crate::fold::fold;

    #[test]
    fn forms_of_texts() {
        for (text, expected) in [
            ("Blue lamp", "blue lamp"),
            ("T-Shirt", "t shirt tshirt"),
            ("grandma’s quilt", "grandma quilt"),
            ("l'amour", "l amour lamour"),
            ("rock-'n'-roll -- yes-", "rock n roll yes"),
            ("黒猫", "黒 猫 黒猫"),
            ("猫", "猫"),
            ("iPhone用ケース", "iphone 用 ケ ー ス 用ケ ケー ース"),
            ("café №5 🐱 \"AND\" (x:y)", "cafe no5 and x y"),
            ("... !!! 🐱", ""),
        ] {
            assert_eq!(forms(&cut(&fold(text))).join(" "), expected, "{text}");
        }
    }
}
