//! Embeds the migrations: writes one list per engine of (number, name, text).

use std::{env, fmt::Write as _, fs, path::Path};

fn main() {
    println!("cargo:rerun-if-changed=migrations");
    let root = env::var("CARGO_MANIFEST_DIR").expect("cargo sets the folder of the crate");
    let out = env::var("OUT_DIR").expect("cargo sets the folder for what is generated");
    let mut code = String::new();
    for (constant, engine) in [("SQLITE", "sqlite"), ("POSTGRES", "postgres")] {
        let folder = Path::new(&root).join("migrations").join(engine);
        println!("cargo:rerun-if-changed={}", folder.display());
        list(&mut code, constant, &folder);
    }
    fs::write(Path::new(&out).join("migrations.rs"), code).expect("the list can be written");
}

/// Appends the constant for one engine; files are named `0001_name.sql`.
fn list(code: &mut String, constant: &str, folder: &Path) {
    let mut files: Vec<_> = fs::read_dir(folder)
        .expect("the folder of migrations can be read")
        .map(|entry| entry.expect("an entry can be read").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "sql"))
        .collect();
    files.sort();
    writeln!(code, "pub(crate) const {constant}: &[Migration] = &[").expect("text grows");
    for path in files {
        let stem = path
            .file_stem()
            .and_then(|stem| stem.to_str())
            .expect("a plain name");
        let (number, name) = stem.split_once('_').expect("named 0001_name.sql");
        let number: i64 = number.parse().expect("a number before the name");
        writeln!(
            code,
            "    Migration {{ number: {number}, name: {name:?}, text: include_str!({path:?}) }},"
        )
        .expect("text grows");
    }
    code.push_str("];\n");
}
