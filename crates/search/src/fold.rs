//! Letters as they are compared: lower case, without accents, one form.

use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};

/// The folded text: compatibility forms resolved (full width, ligatures), lower
/// case, accents of Latin and Greek letters dropped, white space single.
///
/// Marks on letters of other scripts stay: there they make another letter
/// (`й` is not `и`, `が` is not `か`).
pub fn fold(text: &str) -> String {
    simplify(text, false)
}

/// The same with the accents of its letters: how words are spelt, in lower case and one form.
pub(crate) fn lower(text: &str) -> String {
    simplify(text, true)
}

fn simplify(text: &str, keeps_accents: bool) -> String {
    let mut folded = String::with_capacity(text.len());
    let mut accents_drop = false;
    for letter in text.nfkd().flat_map(char::to_lowercase).nfkd() {
        if is_combining_mark(letter) {
            if keeps_accents || !accents_drop {
                folded.push(letter);
            }
            continue;
        }
        accents_drop = letter < '\u{400}';
        let plain = plain(letter).filter(|_| !keeps_accents);
        match mark(letter).or(plain) {
            Some(plain) => folded.push_str(plain),
            None => folded.push(letter),
        }
    }
    let composed: String = folded.nfc().collect();
    composed.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Letters that Unicode does not take apart, as people without them type them.
fn plain(letter: char) -> Option<&'static str> {
    Some(match letter {
        'ß' => "ss",
        'æ' => "ae",
        'œ' => "oe",
        'ø' => "o",
        'ł' => "l",
        'đ' | 'ð' => "d",
        'þ' => "th",
        'ħ' => "h",
        'ı' => "i",
        'ς' => "σ",
        _ => return None,
    })
}

/// Marks between letters, as people type them.
fn mark(letter: char) -> Option<&'static str> {
    Some(match letter {
        '’' | 'ʼ' | '‘' => "'",
        '\u{2010}' | '\u{2011}' => "-",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::{fold, lower};

    #[test]
    fn folding() {
        for (written, folded) in [
            ("Café", "cafe"),
            ("CAFE\u{301}", "cafe"),
            ("Straße", "strasse"),
            ("ŁÓDŹ", "lodz"),
            ("Ελλάς", "ελλασ"),
            ("Чай", "чай"),
            ("がく", "がく"),
            ("ｶﾞｸ", "ガク"),
            ("ＬＡＭＰ", "lamp"),
            ("İstanbul", "istanbul"),
            ("ﬁg", "fig"),
            ("한국", "한국"),
            ("  a \t b\n", "a b"),
            ("\u{301}", "\u{301}"),
        ] {
            assert_eq!(fold(written), folded, "{written}");
        }
    }

    #[test]
    fn spelling_keeps_accents() {
        for (written, spelt) in [
            ("CAFE\u{301}", "café"),
            ("Straße", "straße"),
            ("Küchen’s", "küchen's"),
            ("ŁÓDŹ", "łódź"),
            ("ｶﾞｸ", "ガク"),
            ("ＬＡＭＰ  lamp", "lamp lamp"),
        ] {
            assert_eq!(lower(written), spelt, "{written}");
            assert_eq!(fold(&lower(written)), fold(written), "{written}");
        }
    }
}
