//! One way to the server: only `lib/call.ts`, `lib/sendFile.ts` for files (which
//! reports its progress), `lib/readState.ts` for what pages carry, `lib/liveLine.ts` for what
//! changes and `lib/callSibling.ts` for the host's other names may open a request.

use super::{Violation, tree::Tree};

const ALLOWED: &[&str] = &[
    "web/src/lib/call.ts",
    "web/src/lib/callSibling.ts",
    "web/src/lib/liveLine.ts",
    "web/src/lib/readState.ts",
    "web/src/lib/sendFile.ts",
];
const WAYS: &[&str] = &[
    "fetch(",
    "XMLHttpRequest",
    "sendBeacon(",
    "new WebSocket(",
    "new EventSource(",
];

/// Looks for the ways a browser offers, outside of comments and tests.
pub fn check(tree: &Tree) -> Vec<Violation> {
    let mut found = Vec::new();
    for (path, text) in tree.under("web/src/", "") {
        let script = path.ends_with(".ts") || path.ends_with(".tsx");
        if !script || path.contains(".test.") || ALLOWED.contains(&path) {
            continue;
        }
        for (at, line) in text.lines().enumerate() {
            if let Some(way) = WAYS.iter().find(|way| is_called(line, way)) {
                found.push(Violation {
                    file: path.to_owned(),
                    line: at + 1,
                    rule: "web_calls",
                    text: format!("`{way}` opens a request of its own"),
                    remedy: "Use `call` of lib/call.ts, through the feature's api.ts".to_owned(),
                });
            }
        }
    }
    found
}

fn is_called(line: &str, way: &str) -> bool {
    let code = line.split("//").next().unwrap_or_default();
    if code.trim_start().starts_with('*') {
        return false;
    }
    code.match_indices(way).any(|(at, _)| {
        let before = code[..at].chars().next_back();
        before.is_none_or(|c| !c.is_alphanumeric() && !matches!(c, '_' | '$'))
            && !code[..at].ends_with("'")
            && !code[..at].ends_with('"')
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::places;

    const TABLE: &[(&str, &str, bool)] = &[
        (
            "web/src/features/pins/api.ts",
            "const a = await fetch('/x');",
            true,
        ),
        ("web/src/features/pins/api.ts", "window.fetch(url)", true),
        (
            "web/src/features/pins/api.ts",
            "const r = new XMLHttpRequest();",
            true,
        ),
        ("web/src/features/pins/api.ts", "prefetch(url);", false),
        (
            "web/src/features/pins/api.ts",
            "call('Pin', 'get', {}); // not fetch(",
            false,
        ),
        ("web/src/features/pins/pin.test.ts", "fetch('/x')", false),
        ("web/src/lib/call.ts", "await fetch(url)", false),
        ("web/e2e/journey.ts", "await fetch(url)", false),
    ];

    #[test]
    fn requests_are_opened_in_one_place() {
        for (path, line, wrong) in TABLE {
            let found = places(check(&Tree::of(&[(*path, *line)])));
            let expected: Vec<String> = wrong.then(|| format!("{path}:1")).into_iter().collect();
            assert_eq!(found, expected, "{path}: {line}");
        }
    }
}
