//! Absences: what a crate must not reach, not even through libraries.
//!
//! A manifest shows only the first step; cargo's resolved graph shows where it
//! leads. Tests and build scripts are not part of the product and do not count.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use super::{Violation, tree::Tree};

/// (package, what its normal dependency tree must not contain).
const ABSENT: &[(&str, &[&str])] = &[
    (
        "contract",
        &[
            "axum",
            "hyper",
            "rusqlite",
            "tokio",
            "tokio-postgres",
            "deadpool-postgres",
        ],
    ),
    // The topmost floor reaches all others.
    ("talk", &["axum", "rquickjs"]),
    ("discovery", &["axum", "rquickjs"]),
    ("media", &["axum", "rusqlite", "tokio-postgres", "store"]),
    ("video", &["axum", "reqwest", "store", "media"]),
    (
        "metadata",
        &["axum", "reqwest", "store", "tokio", "contract"],
    ),
    ("search", &["axum", "rusqlite", "tokio-postgres", "store"]),
    (
        "render",
        &["axum", "rusqlite", "tokio-postgres", "store", "kernel"],
    ),
    ("store", &["axum", "kernel"]),
    ("queue", &["axum", "kernel"]),
];

/// Walks the resolved graph from each crate of the table.
pub fn check(tree: &Tree) -> Vec<Violation> {
    let graph = Graph::read(&tree.metadata);
    let mut found = Vec::new();
    for (package, absent) in ABSENT {
        for name in *absent {
            if let Some(way) = graph.way(package, name) {
                found.push(Violation {
                    file: format!("crates/{package}/Cargo.toml"),
                    line: 1,
                    rule: "absences",
                    text: format!("{package} reaches {name} ({})", way.join(" → ")),
                    remedy: format!(
                        "Keep {name} out of {package}: take the dependency away or \
                                     move the code that needs it"
                    ),
                });
            }
        }
    }
    found
}

/// Normal dependencies by package name; versions are not told apart.
struct Graph(BTreeMap<String, BTreeSet<String>>);

impl Graph {
    fn read(metadata: &Value) -> Self {
        let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
        let word = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let packages = list(&metadata["packages"]);
        let names: BTreeMap<String, String> = packages
            .iter()
            .map(|package| (word(&package["id"]), word(&package["name"])))
            .collect();
        let name = |id: &Value| names.get(&word(id)).cloned().unwrap_or_default();
        let mut graph: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for node in list(&metadata["resolve"]["nodes"]) {
            let normal = list(&node["deps"])
                .into_iter()
                .filter(|dep| {
                    list(&dep["dep_kinds"])
                        .iter()
                        .any(|kind| kind["kind"].is_null())
                })
                .map(|dep| name(&dep["pkg"]));
            graph.entry(name(&node["id"])).or_default().extend(normal);
        }
        Self(graph)
    }

    /// The shortest way from one package to another, both named.
    fn way(&self, from: &str, to: &str) -> Option<Vec<String>> {
        let mut ways = vec![vec![from.to_owned()]];
        let mut seen = BTreeSet::from([from.to_owned()]);
        while !ways.is_empty() {
            let mut longer = Vec::new();
            for way in ways {
                for next in way
                    .last()
                    .and_then(|last| self.0.get(last))
                    .into_iter()
                    .flatten()
                {
                    let mut on = way.clone();
                    on.push(next.clone());
                    if next == to {
                        return Some(on);
                    }
                    if seen.insert(next.clone()) {
                        longer.push(on);
                    }
                }
            }
            ways = longer;
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn tree(edges: &[(&str, &str, Option<&str>)]) -> Tree {
        let mut names: Vec<&str> = edges
            .iter()
            .flat_map(|(from, to, _)| [*from, *to])
            .collect();
        names.sort_unstable();
        names.dedup();
        let nodes: Vec<Value> = names
            .iter()
            .map(|name| {
                let deps = edges.iter().filter(|(from, ..)| from == name);
                let deps: Vec<Value> = deps
                    .map(|(_, to, kind)| json!({"pkg": format!("{to} 1.0"), "dep_kinds": [{"kind": kind}]}))
                    .collect();
                json!({"id": format!("{name} 1.0"), "deps": deps})
            })
            .collect();
        let packages: Vec<Value> = names
            .iter()
            .map(|name| json!({"id": format!("{name} 1.0"), "name": name}))
            .collect();
        let metadata = json!({"packages": packages, "resolve": {"nodes": nodes}});
        let mut tree = Tree::default();
        tree.metadata = metadata;
        tree
    }

    #[test]
    fn what_is_reached_by_others_is_found_with_its_way() {
        let edges = [
            ("discovery", "fetch", None),
            ("fetch", "web", None),
            ("web", "axum", None),
        ];
        let found = check(&tree(&edges));
        let texts: Vec<&str> = found.iter().map(|v| v.text.as_str()).collect();
        assert_eq!(
            texts,
            ["discovery reaches axum (discovery → fetch → web → axum)"]
        );
    }

    #[test]
    fn tests_and_build_scripts_do_not_count() {
        let edges = [
            ("contract", "tokio", Some("dev")),
            ("contract", "hyper", Some("build")),
        ];
        assert_eq!(check(&tree(&edges)), []);
    }

    #[test]
    fn a_circle_ends() {
        assert_eq!(
            check(&tree(&[("discovery", "a", None), ("a", "discovery", None)])),
            []
        );
    }
}
