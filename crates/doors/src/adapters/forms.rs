//! Query strings and form bodies, read strictly: text that is not UTF-8 is
//! refused, not mended.

use contract::errors::Code;
use kernel::error::{Error, Result};
use percent_encoding::percent_decode;

/// Pairs in one form at most.
const MOST_PAIRS: usize = 200;

/// The pairs of `a=b&c=d`, decoded.
pub fn pairs(text: &[u8]) -> Result<Vec<(String, String)>> {
    let parts: Vec<&[u8]> = text
        .split(|byte| *byte == b'&')
        .filter(|part| !part.is_empty())
        .collect();
    if parts.len() > MOST_PAIRS {
        return Err(Error::new(Code::InvalidInput).detail("too many parameters"));
    }
    parts.into_iter().map(pair).collect()
}

/// The last value of a name.
pub fn value<'a>(pairs: &'a [(String, String)], name: &str) -> Option<&'a str> {
    pairs
        .iter()
        .rev()
        .find(|(key, _)| key == name)
        .map(|(_, value)| value.as_str())
}

fn pair(part: &[u8]) -> Result<(String, String)> {
    let equals = part
        .iter()
        .position(|byte| *byte == b'=')
        .unwrap_or(part.len());
    let (name, value) = part.split_at(equals);
    Ok((decode(name)?, decode(value.get(1..).unwrap_or_default())?))
}

fn decode(text: &[u8]) -> Result<String> {
    let spaced: Vec<u8> = text
        .iter()
        .map(|byte| if *byte == b'+' { b' ' } else { *byte })
        .collect();
    let decoded = percent_decode(&spaced).decode_utf8();
    let decoded =
        decoded.map_err(|_| Error::new(Code::InvalidInput).detail("text is not UTF-8"))?;
    Ok(decoded.into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms_are_read_strictly() {
        let read = pairs(b"a=1&b=x+y%20z&c&a=%F0%9F%99%82").unwrap();
        assert_eq!(value(&read, "a"), Some("\u{1f642}"));
        assert_eq!(value(&read, "b"), Some("x y z"));
        assert_eq!(value(&read, "c"), Some(""));
        assert_eq!(value(&read, "d"), None);
        assert!(pairs(b"a=%FF").is_err());
        assert!(pairs("a=1&".repeat(201).as_bytes()).is_err());
    }
}
