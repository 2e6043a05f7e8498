//! Arrows between the folders of the web app, read from its import lines.
//!
//! `app → pages → features → {ui, lib} → contract` as ARCHITECTURE.md writes it;
//! a feature opens only its `parts/` and `api.ts` to other features; `ui` and
//! `lib` are named after no noun; nothing re-exports (no barrels). Journeys
//! (`web/e2e`) and configuration stand outside.

use super::{
    Violation,
    arrows::{self, Arrows},
    tree::Tree,
    web_imports::{SOURCE, is_script, resolve, specifier},
};

/// What tests alone may start from: fixtures such as `web/src/test-app.tsx`, and
/// the app itself.
const FIXTURES: [&str; 2] = ["web/src/test-", "web/src/app/"];

/// Every import line of every TypeScript file below `web/src`.
pub fn check(tree: &Tree) -> Vec<Violation> {
    let arrows = arrows::read(tree);
    let mut found = Vec::new();
    for (path, text) in tree.under(SOURCE, "").filter(|(path, _)| is_script(path)) {
        let from = Layer::of(path);
        for (at, line) in text.lines().enumerate() {
            let complaint = if line.starts_with("export ") && line.contains(" from ") {
                Some("a re-export: name the file that defines it where it is used".to_owned())
            } else {
                specifier(line)
                    .and_then(|target| resolve(path, target))
                    .filter(|target| {
                        !(path.contains(".test.")
                            && FIXTURES.iter().any(|start| target.starts_with(start)))
                    })
                    .and_then(|target| refusal(&arrows, &from, &Layer::of(&target)))
            };
            found.extend(complaint.map(|text| violation(path, at + 1, text)));
        }
        found
            .extend(noun_in_name(tree, path).map(|noun| {
                violation(path, 1, format!("`{}` names the noun `{noun}`", from.zone))
            }));
    }
    found
}

/// Where a file of the web app lies.
struct Layer {
    /// First folder below `web/src`, or the file's own name at the top.
    zone: String,
    /// The noun, below `features`.
    noun: Option<String>,
    /// Open to other features: `parts/…` and `api`.
    open: bool,
}

impl Layer {
    fn of(path: &str) -> Self {
        let mut steps = path.strip_prefix(SOURCE).unwrap_or(path).split('/');
        let zone = steps.next().unwrap_or_default().to_owned();
        let noun = (zone == "features").then(|| steps.next().unwrap_or_default().to_owned());
        let next = steps.next().unwrap_or_default();
        let open = next == "parts" || next.split('.').next() == Some("api");
        Self { zone, noun, open }
    }
}

fn refusal(arrows: &Arrows, from: &Layer, to: &Layer) -> Option<String> {
    // The bundle for the server and the files at the top (entries) start the app.
    let starts = from.zone == "server-render" || from.zone.contains('.');
    let allowed = starts || arrows.contains(&(from.zone.clone(), to.zone.clone()));
    if from.zone != to.zone && !allowed {
        return Some(format!("{} → {} is not an arrow", from.zone, to.zone));
    }
    match (&from.noun, &to.noun) {
        (Some(own), Some(other)) if own != other && !to.open => Some(format!(
            "feature {own} reaches into {other}, whose parts/ and api.ts alone are open"
        )),
        _ => None,
    }
}

/// The noun a file below `ui` or `lib` is named after, if any; nouns are the
/// folders of `features`.
fn noun_in_name(tree: &Tree, path: &str) -> Option<String> {
    let name = path.strip_prefix("web/src/ui/")?.to_lowercase();
    let words: Vec<&str> = name.split(|c: char| !c.is_ascii_alphabetic()).collect();
    let nouns = tree
        .under("web/src/features/", "")
        .filter_map(|(path, _)| path.split('/').nth(3));
    let named = |noun: &&str| {
        let one = noun.strip_suffix('s').unwrap_or(noun);
        words
            .iter()
            .any(|word| word == noun || *word == one || word.starts_with(one))
    };
    nouns
        .filter(|noun| noun.ends_with('s'))
        .find(named)
        .map(str::to_owned)
}

fn violation(file: &str, line: usize, text: String) -> Violation {
    let remedy = "Move the code to the folder that may know it, or pass it in from above";
    Violation {
        file: file.to_owned(),
        line,
        rule: "web_arrows",
        text,
        remedy: remedy.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::places;

    const PAGE: &str = "- `app → {pages, features, ui, lib, contract}`\n\
                        - `pages → {features, ui, lib, contract}`\n\
                        - `features → {ui, lib, contract}`\n- `lib → contract`\n";

    /// (file, its import line, is it a violation).
    const TABLE: &[(&str, &str, bool)] = &[
        (
            "web/src/app/shell.tsx",
            "import { a } from '../features/pins/api';",
            false,
        ),
        (
            "web/src/pages/pin.tsx",
            "import { a } from '../features/pins/screens/pin';",
            false,
        ),
        (
            "web/src/pages/pin.tsx",
            "import { a } from \"../app/shell\";",
            true,
        ),
        (
            "web/src/features/pins/api.ts",
            "import { call } from '../../lib/call';",
            false,
        ),
        (
            "web/src/features/pins/api.ts",
            "import { b } from '../boards/api';",
            false,
        ),
        (
            "web/src/features/pins/api.ts",
            "} from '../boards/parts/picker';",
            false,
        ),
        (
            "web/src/features/pins/api.ts",
            "import { b } from '../boards/state';",
            true,
        ),
        (
            "web/src/features/pins/api.ts",
            "const s = import('../boards/screens/board');",
            true,
        ),
        (
            "web/src/features/pins/screens/pin.tsx",
            "import '../../../pages/home';",
            true,
        ),
        (
            "web/src/features/pins/screens/pin.tsx",
            "// import x from '../../../pages/home'",
            false,
        ),
        (
            "web/src/ui/button.tsx",
            "import { useState } from 'react';",
            false,
        ),
        (
            "web/src/ui/button.tsx",
            "import { paths } from '../features/pins/api';",
            true,
        ),
        (
            "web/src/ui/button.tsx",
            "import { Pin } from 'contract/types';",
            true,
        ),
        (
            "web/src/ui/button.tsx",
            "export { Field } from './field';",
            true,
        ),
        (
            "web/src/ui/pin-card.tsx",
            "import { useState } from 'react';",
            true,
        ),
        (
            "web/src/ui/tabs.tsx",
            "import type { A } from './field';",
            false,
        ),
        (
            "web/src/ui/tabs.test.tsx",
            "import { app } from '../test-app';",
            false,
        ),
        (
            "web/src/ui/tabs.tsx",
            "import { app } from '../test-app';",
            true,
        ),
        (
            "web/src/lib/call.ts",
            "import type { A } from '../contract/types';",
            false,
        ),
        (
            "web/src/lib/call.ts",
            "import { store } from '../app/store';",
            true,
        ),
        (
            "web/src/server-render/entry.tsx",
            "import { App } from '../app/app';",
            false,
        ),
    ];

    #[test]
    fn only_written_arrows_are_allowed() {
        for (path, line, wrong) in TABLE {
            let files = [
                ("ARCHITECTURE.md", PAGE),
                (*path, *line),
                ("web/src/features/pins/x", ""),
            ];
            let found = places(check(&Tree::of(&files)));
            let expected: Vec<String> = wrong.then(|| format!("{path}:1")).into_iter().collect();
            assert_eq!(found, expected, "{path}: {line}");
        }
    }
}
