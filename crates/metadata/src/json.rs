//! JSON-LD as it is really written: with comments around it, line breaks inside
//! texts, commas too many, and sometimes cut off.

use serde_json::Value;

/// The objects of one script; none when it cannot be read at all.
pub(crate) fn parse(script: &str) -> Option<Value> {
    let inner = without_wrapping(script);
    if inner.is_empty() {
        return None;
    }
    // Depth is bounded by the parser itself.
    serde_json::from_str(inner)
        .ok()
        .or_else(|| first_of_many(inner))
        .or_else(|| {
            let repaired = repair(inner);
            serde_json::from_str(&repaired)
                .ok()
                .or_else(|| first_of_many(&repaired))
        })
}

/// Several values one after the other, or one with something behind it.
fn first_of_many(text: &str) -> Option<Value> {
    let values = serde_json::Deserializer::from_str(text).into_iter::<Value>();
    let found: Vec<Value> = values.map_while(Result::ok).take(20).collect();
    (!found.is_empty()).then_some(Value::Array(found))
}

/// Without what hid scripts from old browsers.
fn without_wrapping(script: &str) -> &str {
    let mut inner = script.trim().trim_start_matches('\u{feff}');
    for _ in 0..4 {
        let before = inner.len();
        for start in [
            "<!--",
            "//<![CDATA[",
            "// <![CDATA[",
            "/*<![CDATA[*/",
            "/* <![CDATA[ */",
            "<![CDATA[",
        ] {
            inner = inner.strip_prefix(start).unwrap_or(inner).trim_start();
        }
        for end in [
            "-->",
            "//]]>",
            "// ]]>",
            "/*]]>*/",
            "/* ]]> */",
            "]]>",
            "//",
            ";",
        ] {
            inner = inner.strip_suffix(end).unwrap_or(inner).trim_end();
        }
        if inner.len() == before {
            break;
        }
    }
    inner
}

/// Control characters inside texts become spaces; commas before a closing bracket
/// go; backslashes that escape nothing are texts.
fn repair(text: &str) -> String {
    let mut repaired = String::with_capacity(text.len());
    let mut chars = text.chars().peekable();
    let mut in_text = false;
    while let Some(c) = chars.next() {
        match c {
            '"' => {
                in_text = !in_text;
                repaired.push(c);
            }
            '\\' if in_text => {
                repaired.push('\\');
                match chars.peek() {
                    Some('"' | '\\' | '/' | 'b' | 'f' | 'n' | 'r' | 't' | 'u') => {
                        repaired.extend(chars.next());
                    }
                    // Nothing to escape: texts of other languages do it.
                    Some('\'') => {
                        repaired.pop();
                    }
                    _ => repaired.push('\\'),
                }
            }
            c if in_text && c.is_control() => repaired.push(' '),
            '}' | ']' if !in_text => {
                let end = repaired.trim_end().len();
                if repaired[..end].ends_with(',') {
                    repaired.truncate(end - 1);
                }
                repaired.push(c);
            }
            c => repaired.push(c),
        }
    }
    repaired
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_people_write_is_read() {
        for (given, expected) in [
            ("{\"a\": 1}", Some("{\"a\":1}")),
            ("<!-- {\"a\": 1} -->", Some("{\"a\":1}")),
            ("//<![CDATA[\n{\"a\": 1}\n//]]>", Some("{\"a\":1}")),
            ("{\"a\": 1};", Some("{\"a\":1}")),
            ("{\"a\": \"one\ntwo\"}", Some("{\"a\":\"one two\"}")),
            ("{\"a\": [1, 2, ], }", Some("{\"a\":[1,2]}")),
            ("{\"a\": \"it\\'s\"}", Some("{\"a\":\"it's\"}")),
            ("{\"a\": \"C:\\d\"}", Some("{\"a\":\"C:\\\\d\"}")),
            ("{\"a\": 1}{\"b\": 2}", Some("[{\"a\":1},{\"b\":2}]")),
            ("{\"a\": 1", None),
            ("", None),
            ("not json", None),
        ] {
            let found = parse(given).map(|value| value.to_string());
            assert_eq!(found.as_deref(), expected, "{given}");
        }
        let deep = "[".repeat(100_000);
        assert_eq!(parse(&deep), None);
    }
}
