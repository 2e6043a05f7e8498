//! Texts as their words are compared with others: whole words, whatever their case and accents,
//! and whatever letters of other scripts or signs that are not seen stand in them. Pure.

use kernel::validate::is_unseen;
use search::{fold, is_unspaced};
use unicode_security::skeleton;

/// Words as rules keep them: folded, with one space between; empty where there is none.
pub fn plain_words(text: &str) -> String {
    let folded = fold(text);
    let words = folded.split(|c: char| !c.is_alphanumeric() && !is_mark(c));
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    words.join(" ")
}

/// Whether a text has one of the words.
pub fn has_word(words: &[String], text: &str) -> bool {
    let readings = read_words(text);
    let wanted = words.iter().map(|word| spaced(&fold(word)));
    wanted
        .filter(|word| word.trim() != "")
        .any(|word| readings.iter().any(|reading| reading.contains(&word)))
}

/// The ways in which a text may be meant, each as [`spaced`] makes it. What is not seen may
/// divide words, or letters of one; a letter of another script may stand for a Latin one that
/// looks like it (Unicode TS #39).
pub(super) fn read_words(text: &str) -> Vec<String> {
    let joined: String = text.chars().filter(|c| !is_unseen(*c)).collect();
    let mut written = vec![joined];
    if written[0] != text {
        written.push(text.replace(is_unseen, " "));
    }
    let mut texts: Vec<String> = written.iter().map(|text| fold(text)).collect();
    for (at, text) in written.iter().enumerate() {
        let latin = look_latin(&fold(&small_latin(text)));
        if latin != texts[at] {
            texts.push(latin);
        }
    }
    texts.iter().map(|text| spaced(text)).collect()
}

/// The words of a folded text with a space before, between and behind them. Scripts that are
/// written without spaces have one around each letter, so that words are found within others.
pub(super) fn spaced(folded: &str) -> String {
    let mut words = String::from(" ");
    for letter in folded.chars().filter(|c| !is_mark(*c)) {
        let is_alone = is_unspaced(letter);
        let ends = is_alone || !letter.is_alphanumeric();
        if ends && !words.ends_with(' ') {
            words.push(' ');
        }
        if letter.is_alphanumeric() || is_alone {
            words.push(letter);
        }
        if is_alone {
            words.push(' ');
        }
    }
    if !words.ends_with(' ') {
        words.push(' ');
    }
    words
}

/// Marks that can stand on any letter, and make no letter of any script together with it.
fn is_mark(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36f}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}')
}

/// Letters of other scripts that look like Latin ones read as these.
fn look_latin(folded: &str) -> String {
    let mut read = String::with_capacity(folded.len());
    for letter in folded.chars() {
        match latin_of(letter) {
            Some(look) => read.push_str(&look),
            None => read.push(letter),
        }
    }
    read
}

/// The same of capitals that look so, and whose small letters do not: `Т` does, `т` does not.
fn small_latin(text: &str) -> String {
    let mut read = String::with_capacity(text.len());
    for letter in text.chars() {
        let mut small = letter.to_lowercase();
        let is_capital = small
            .next()
            .is_some_and(|small| small != letter && latin_of(small).is_none());
        match latin_of(letter).filter(|_| is_capital) {
            Some(look) => read.push_str(&look),
            None => read.push(letter),
        }
    }
    read
}

/// The Latin letter that one of another script looks like.
fn latin_of(letter: char) -> Option<String> {
    if letter.is_ascii() || !letter.is_alphanumeric() {
        return None;
    }
    let look: String = skeleton(letter.encode_utf8(&mut [0; 4])).collect();
    let is_latin = !look.is_empty() && look.bytes().all(|b| b.is_ascii_alphanumeric());
    is_latin.then(|| look.to_ascii_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_found_however_they_are_written() {
        // word, text, whether it has the word
        for (word, text, expected) in [
            ("spam", "such SPAM!", true),
            ("spam", "spammer", false),
            ("spam", "no_spam_here", true),
            ("buy now", "Buy, now", true),
            ("buy now", "buy it now", false),
            ("spam", "s\u{200b}pa\u{ad}m", true),
            ("buy now", "buy\u{2060}now", true),
            ("buy now", "buyn\u{2060}ow", false),
            ("café", "CAFE", true),
            ("cafe", "cafés", false),
            ("strasse", "Straße", true),
            ("spam", "ｓｐａｍ", true),
            ("spam", "s\u{337}p\u{337}a\u{337}m\u{337}", true),
            // Cyrillic letters among Latin ones, and alone.
            ("spam", "sр\u{430}m", true),
            ("cop", "сор", true),
            ("stupid", "SТUРІD", true),
            ("том", "ТОМ", true),
            ("сор", "cop", false),
            ("сор", "СОР!", true),
            ("спам", "с\u{337}пам", true),
            ("и", "й", false),
            // `m` is not read as `rn`.
            ("bum", "burn", false),
            ("垃圾", "这是垃圾邮件", true),
            ("垃圾", "圾垃", false),
            ("สแปม", "นี่คือสแปมแน่", true),
            ("", "anything", false),
            ("!?", "what!?", false),
            ("spam", "", false),
        ] {
            assert_eq!(
                has_word(&[word.to_owned()], text),
                expected,
                "{word} in {text}"
            );
        }
    }

    #[test]
    fn rules_keep_words_in_one_form() {
        for (written, kept) in [
            ("  Buy -- NOW! ", "buy now"),
            ("Café", "cafe"),
            ("垃圾 邮件", "垃圾 邮件"),
            ("!?", ""),
            ("\u{200b}", ""),
        ] {
            assert_eq!(plain_words(written), kept, "{written}");
        }
    }
}
