//! The project's own commands: `cargo xtask check` proves the house rules,
//! `cargo xtask new-room FLOOR NOUN` opens a room on both sides.
//!
//! It reads the tree and prints; nothing here is part of the product, and it
//! depends on none of the product's crates, so that it also runs on a tree that
//! does not compile.

mod check;
mod new_room;

use std::{
    path::{Path, PathBuf},
    process::ExitCode,
};

const USAGE: &str = "cargo xtask check            prove the house rules
cargo xtask new-room FLOOR NOUN    open a room (for example `collections albums`)";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let done = match words.as_slice() {
        ["check"] => check::run(&root()),
        ["new-room", floor, noun] => new_room::run(&root(), floor, noun),
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    match done {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// The folder of the whole project: the one above this crate.
fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_path_buf()
}
