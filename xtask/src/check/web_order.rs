//! Features of the web app import only features that stand before them in the
//! order of ARCHITECTURE.md, so that there is no circle between them. Their tests
//! keep to it too. There are no exceptions.

use std::collections::BTreeMap;

use super::{
    Violation,
    order::{self, Order},
    tree::Tree,
    web_imports::{SOURCE, is_script, resolve, specifier},
};

const FEATURES: &str = "web/src/features/";

/// Every import of one feature in another, and every feature without a place.
pub fn check(tree: &Tree) -> Vec<Violation> {
    let order = Order::read(tree);
    let mut found = Vec::new();
    let mut unlisted = BTreeMap::new();
    for (path, text) in tree.under(SOURCE, "").filter(|(path, _)| is_script(path)) {
        let Some(own) = noun(path) else { continue };
        let Some(place) = order.place(own) else {
            unlisted.entry(own).or_insert(path);
            continue;
        };
        for (at, line) in text.lines().enumerate() {
            let target = specifier(line).and_then(|target| resolve(path, target));
            let Some(other) = target.as_deref().and_then(noun) else {
                continue;
            };
            // One that is not listed is a violation by itself.
            if other != own && order.place(other).is_some_and(|other| other > place) {
                found.push(upward(path, at + 1, own, other));
            }
        }
    }
    found.extend(
        unlisted
            .into_iter()
            .map(|(noun, path)| no_place(path, noun)),
    );
    found
}

/// The feature a path belongs to.
fn noun(path: &str) -> Option<&str> {
    path.strip_prefix(FEATURES)?.split('/').next()
}

fn upward(file: &str, line: usize, own: &str, other: &str) -> Violation {
    Violation {
        file: file.to_owned(),
        line,
        rule: "web_order",
        text: format!("feature {own} imports {other}, which stands after it"),
        remedy: "Have the page hand it in, or move the code to the later feature".to_owned(),
    }
}

fn no_place(file: &str, noun: &str) -> Violation {
    Violation {
        file: file.to_owned(),
        line: 1,
        rule: "web_order",
        text: format!("feature {noun} stands nowhere in the order of the nouns"),
        remedy: format!("Give it its place in {}", order::PAGE),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::places;

    const PAGE: &str = "- `features → lib`: not of the order\n\n## Order of the nouns\n\n\
                        - `accounts`: users, sessions\n- `collections`: boards\n\n## Next\n\n\
                        - `ghosts`: spooks\n";

    /// (file, its line, is it a violation).
    const TABLE: &[(&str, &str, bool)] = &[
        (
            "web/src/features/boards/api.ts",
            "import { a } from 'features/users/api';",
            false,
        ),
        (
            "web/src/features/sessions/api.ts",
            "import type { A } from '../users/api';",
            false,
        ),
        (
            "web/src/features/users/screens/a.tsx",
            "import { a } from './b';",
            false,
        ),
        (
            "web/src/features/users/api.ts",
            "import { a } from 'features/sessions/api';",
            true,
        ),
        (
            "web/src/features/users/parts/a.tsx",
            "  import('features/boards/parts/b').then((b) => b),",
            true,
        ),
        (
            "web/src/features/sessions/parts/a.test.tsx",
            "import type { A } from '../../boards/api';",
            true,
        ),
        ("web/src/features/spooks/api.ts", "", true),
        (
            "web/src/pages/a.tsx",
            "import { a } from 'features/boards/screens/a';",
            false,
        ),
        (
            "web/src/app/a.tsx",
            "import { a } from 'features/boards/parts/a';",
            false,
        ),
    ];

    #[test]
    fn features_import_what_stands_before_them() {
        for (path, line, wrong) in TABLE {
            let files = [("ARCHITECTURE.md", PAGE), (*path, *line)];
            let found = places(check(&Tree::of(&files)));
            let expected: Vec<String> = wrong.then(|| format!("{path}:1")).into_iter().collect();
            assert_eq!(found, expected, "{path}: {line}");
        }
    }
}
