//! The order of rooms: a room lies in the crate of its floor and imports only rooms that
//! stand before it in the order of the nouns; what is no room imports no room.
//!
//! Imports are paths that begin with `crate::` or with the name of a crate that holds
//! rooms, wherever they stand in the file: in `use` trees, in code, in macro calls.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};

use super::{
    Violation,
    order::{Order, PAGE},
    tree::Tree,
};

/// The floors: crates that hold rooms, and `kernel` below them, which holds none.
pub const FLOORS: &[&str] = &["kernel", "accounts", "collections", "talk", "discovery"];

/// Compares the folders with the list, then every import with the order.
pub fn check(tree: &Tree) -> Vec<Violation> {
    let order = Order::read(tree);
    if order.nouns().next().is_none() {
        return Vec::new();
    }
    let mut found = unlisted(tree, &order);
    for ((from, to), (path, line)) in wrong_pairs(tree, &order) {
        let text = format!("{from} imports {to}, which does not stand before it");
        found.push(violation(&path, line, text));
    }
    found
}

/// The crate and the room, or other module, that a file belongs to.
fn module(path: &str) -> Option<(&str, &str)> {
    let steps: Vec<&str> = path.split('/').collect();
    match steps.as_slice() {
        ["crates", own, "src", first, ..] if FLOORS.contains(own) => {
            Some((own, first.trim_end_matches(".rs")))
        }
        _ => None,
    }
}

/// Whether `from`, a room or another module, may import the module `to`.
fn allows(order: &Order, from: &str, to: &str) -> bool {
    let Some(above) = order.place(to) else {
        return true;
    };
    from == to || order.place(from).is_some_and(|own| above < own)
}

/// Rooms that are not listed or lie in another floor's crate, and listed rooms that are
/// not there.
fn unlisted(tree: &Tree, order: &Order) -> Vec<Violation> {
    let mut missing: BTreeSet<&str> = order.nouns().collect();
    let mut found = Vec::new();
    for (path, _) in tree.under("crates/", "/mod.rs") {
        let is_room = path.matches('/').count() == 4;
        let Some((own, room)) = module(path).filter(|_| is_room) else {
            continue;
        };
        missing.remove(room);
        let text = match order.floor(room) {
            Some(floor) if floor == own => continue,
            Some(floor) => format!("{room} belongs into the crate {floor}"),
            None => format!("{room} has no place in the order"),
        };
        found.push(violation(path, 1, text));
    }
    let gone = missing.into_iter();
    found.extend(gone.map(|room| violation(PAGE, 1, format!("there is no room {room}"))));
    found
}

/// (from, to) of every import against the order, with its first place.
fn wrong_pairs(tree: &Tree, order: &Order) -> BTreeMap<(String, String), (String, usize)> {
    let mut wrong = BTreeMap::new();
    for (path, text) in tree.under("crates/", ".rs") {
        let Some((own, from)) = module(path) else {
            continue;
        };
        let roots = |name: &str| name == "crate" || name != own && FLOORS.contains(&name);
        for (to, line) in imports(text, &roots) {
            if !allows(order, from, &to) {
                let pair = (from.to_owned(), to);
                wrong.entry(pair).or_insert((path.to_owned(), line));
            }
        }
    }
    wrong
}

/// The first module of every path that begins with one of the roots, with its line.
fn imports(text: &str, roots: &dyn Fn(&str) -> bool) -> Vec<(String, usize)> {
    let mut found = Vec::new();
    if let Ok(tokens) = text.parse::<TokenStream>() {
        collect(tokens, roots, &mut found);
    }
    found
}

fn collect(tokens: TokenStream, roots: &dyn Fn(&str) -> bool, found: &mut Vec<(String, usize)>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    for (at, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Group(group) => collect(group.stream(), roots, found),
            TokenTree::Ident(name) if roots(&name.to_string()) && !is_colon(&tokens, at, 1) => {
                match tokens.get(at + 1..at + 4) {
                    Some([TokenTree::Punct(one), TokenTree::Punct(two), next])
                        if one.as_char() == ':' && two.as_char() == ':' =>
                    {
                        add(next, found);
                    }
                    _ => {}
                }
            }
            TokenTree::Ident(_) | TokenTree::Punct(_) | TokenTree::Literal(_) => {}
        }
    }
}

/// Whether a colon stands so many tokens before this one: then it is no root.
fn is_colon(tokens: &[TokenTree], at: usize, before: usize) -> bool {
    let token = at.checked_sub(before).map(|at| &tokens[at]);
    matches!(token, Some(TokenTree::Punct(mark)) if mark.as_char() == ':')
        && matches!(at.checked_sub(before + 1).map(|at| &tokens[at]),
            Some(TokenTree::Punct(mark)) if mark.as_char() == ':')
}

/// What follows a root: one module, or a tree of several.
fn add(next: &TokenTree, found: &mut Vec<(String, usize)>) {
    match next {
        TokenTree::Ident(name) => found.push((name.to_string(), name.span().start().line)),
        TokenTree::Group(tree) if tree.delimiter() == Delimiter::Brace => branches(tree, found),
        TokenTree::Group(_) | TokenTree::Punct(_) | TokenTree::Literal(_) => {}
    }
}

/// The first name of each branch of a `use` tree.
fn branches(tree: &Group, found: &mut Vec<(String, usize)>) {
    let mut is_first = true;
    for token in tree.stream() {
        match &token {
            TokenTree::Ident(_) if is_first => {
                add(&token, found);
                is_first = false;
            }
            TokenTree::Punct(mark) if mark.as_char() == ',' => is_first = true,
            _ => {}
        }
    }
}

fn violation(file: &str, line: usize, text: String) -> Violation {
    let remedy = "What a lower room needs of an upper one comes by registration or by an event, or \
                  moves up (ARCHITECTURE.md)";
    Violation {
        file: file.to_owned(),
        line,
        rule: "rooms",
        text,
        remedy: remedy.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::places;

    const ORDER: (&str, &str) = (
        PAGE,
        "# A\n## Order\n\nLowest first:\n\n- `accounts`: users, sessions\n- `collections`: pins\n\n## B\n- `x`: y\n",
    );
    const ROOMS: [(&str, &str); 3] = [
        ("crates/accounts/src/users/mod.rs", ""),
        ("crates/accounts/src/sessions/mod.rs", ""),
        ("crates/collections/src/pins/mod.rs", ""),
    ];

    fn found(more: &[(&str, &str)]) -> Vec<String> {
        let mut files = vec![ORDER];
        files.extend(ROOMS);
        files.extend(more);
        places(check(&Tree::of(&files)))
    }

    #[test]
    fn a_room_imports_what_stands_before_it() {
        let table = [
            (
                "crates/accounts/src/sessions/a.rs",
                "use crate::users::sql;",
                None,
            ),
            (
                "crates/accounts/src/users/a.rs",
                "use crate::{ctx::Ctx, users::sql};",
                None,
            ),
            (
                "crates/accounts/src/users/a.rs",
                "\nuse crate::sessions::sql;",
                Some(2),
            ),
            (
                "crates/accounts/src/users/a.rs",
                "use crate::{\n a::{sessions, b},\n sessions::{c, d},\n};",
                Some(3),
            ),
            (
                "crates/accounts/src/users/a.rs",
                "fn f() { crate::pins::sql() }",
                Some(1),
            ),
            (
                "crates/accounts/src/users/a.rs",
                "job!(RUN => crate::pins::run);",
                Some(1),
            ),
            (
                "crates/accounts/src/users/a.rs",
                "/// See [`crate::pins`].\nfn f() { pins::crate_of() }",
                None,
            ),
            (
                "crates/accounts/src/users/sql/a.rs",
                "use crate::pins::sql;",
                Some(1),
            ),
            (
                "crates/kernel/src/house.rs",
                "use accounts::users::sql;",
                Some(1),
            ),
            (
                "crates/collections/src/pins/a.rs",
                "use accounts::{sessions::a, users::sql};",
                None,
            ),
            (
                "crates/accounts/src/users/a.rs",
                "use collections::pins::sql;",
                Some(1),
            ),
        ];
        for (path, text, wrong) in table {
            let expected: Vec<String> = wrong
                .map(|line| format!("{path}:{line}"))
                .into_iter()
                .collect();
            assert_eq!(found(&[(path, text)]), expected, "{path}: {text}");
        }
    }

    #[test]
    fn rooms_and_list_are_the_same() {
        assert_eq!(
            found(&[("crates/accounts/src/tables/mod.rs", "")]),
            ["crates/accounts/src/tables/mod.rs:1"]
        );
        assert_eq!(
            found(&[("crates/accounts/src/pins/mod.rs", "")]),
            ["crates/accounts/src/pins/mod.rs:1"]
        );
        let fewer: Vec<(&str, &str)> = [ORDER]
            .into_iter()
            .chain(ROOMS.into_iter().skip(1))
            .collect();
        assert_eq!(places(check(&Tree::of(&fewer))), ["ARCHITECTURE.md:1"]);
    }
}
