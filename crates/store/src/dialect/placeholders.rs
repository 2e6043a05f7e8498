//! `$n` to `?n`, at compile time.
//!
//! In SQLite `$1` is a *named* parameter, bound in the order of its first
//! appearance: `$2 … $1` would swap arguments silently. `?1` is numbered. The
//! text keeps its length, so the translation needs no memory.

const FOR_UPDATE: &[u8] = b"FOR UPDATE";
const FOR_SHARE: &[u8] = b"FOR SHARE";
const SKIP_LOCKED: &[u8] = b" SKIP LOCKED";

/// The text for SQLite: placeholders numbered its way, and row locks
/// (`FOR UPDATE`, `FOR UPDATE SKIP LOCKED`, `FOR SHARE`) blanked, because its one writer
/// needs none. What stands in quotes stays as it is.
pub const fn for_sqlite<const N: usize>(text: &str) -> [u8; N] {
    let from = text.as_bytes();
    assert!(from.len() == N, "the text keeps its length");
    let mut to = [0; N];
    let mut quote = 0;
    let mut at = 0;
    while at < N {
        let byte = from[at];
        if quote != 0 {
            if byte == quote {
                quote = 0;
            }
        } else if byte == b'\'' || byte == b'"' {
            quote = byte;
        } else if starts_with(from, at, FOR_UPDATE) {
            let mut end = at + FOR_UPDATE.len();
            if starts_with(from, end, SKIP_LOCKED) {
                end += SKIP_LOCKED.len();
            }
            while at < end {
                to[at] = b' ';
                at += 1;
            }
            continue;
        } else if starts_with(from, at, FOR_SHARE) {
            let end = at + FOR_SHARE.len();
            while at < end {
                to[at] = b' ';
                at += 1;
            }
            continue;
        }
        let numbered = quote == 0 && byte == b'$' && at + 1 < N && from[at + 1].is_ascii_digit();
        to[at] = if numbered { b'?' } else { byte };
        at += 1;
    }
    to
}

const fn starts_with(text: &[u8], at: usize, word: &[u8]) -> bool {
    if at + word.len() > text.len() {
        return false;
    }
    let mut offset = 0;
    while offset < word.len() {
        if text[at + offset] != word[offset] {
            return false;
        }
        offset += 1;
    }
    true
}

#[cfg(test)]
mod tests {
    use super::for_sqlite;

    #[test]
    fn numbers_placeholders_and_leaves_quotes_alone() {
        for (text, expected) in [
            ("SELECT $2, $1", "SELECT ?2, ?1"),
            ("SELECT '$1', \"$2\", $3", "SELECT '$1', \"$2\", ?3"),
            ("SELECT 'it''s $1' || $1", "SELECT 'it''s $1' || ?1"),
            ("a IN ($list)", "a IN ($list)"),
            ("cost $", "cost $"),
            ("SELECT 1 FOR UPDATE", "SELECT 1           "),
            ("SELECT 1 FOR SHARE", "SELECT 1          "),
            (
                "(SELECT 1 FOR UPDATE SKIP LOCKED)",
                "(SELECT 1                       )",
            ),
        ] {
            assert_eq!(translate(text), expected);
        }
    }

    fn translate(text: &str) -> String {
        // Texts of a table are told apart by length only at run time: pad to 64.
        let padded = format!("{text:<64}");
        let bytes: [u8; 64] = for_sqlite(&padded);
        let translated = String::from_utf8(bytes.to_vec()).expect("still text");
        translated[..text.len()].to_owned()
    }
}
