//! What the rules need of a TypeScript file: the paths its import lines mean.

/// The web app's own code.
pub const SOURCE: &str = "web/src/";
/// Folders that tsconfig.json lets an import name from the top.
const ALIASES: &[&str] = &["app/", "contract/", "features/", "lib/", "pages/", "ui/"];

/// What stands between the quotes of an import, static or dynamic.
pub fn specifier(line: &str) -> Option<&str> {
    let line = line.trim_start();
    if line.starts_with("//") || line.starts_with('*') {
        return None;
    }
    let after = [" from ", "} from ", "import(", "import "]
        .iter()
        .filter_map(|mark| line.split_once(mark).map(|(_, rest)| rest))
        .find(|rest| rest.starts_with(['\'', '"']))?;
    let quote = after.chars().next()?;
    after[1..].split(quote).next()
}

/// The path an import means, when it is a file of the app.
pub fn resolve(importer: &str, target: &str) -> Option<String> {
    if ALIASES.iter().any(|folder| target.starts_with(folder)) {
        return Some(format!("{SOURCE}{target}"));
    }
    if !target.starts_with('.') {
        return None;
    }
    let mut steps: Vec<&str> = importer.split('/').collect();
    steps.pop();
    for step in target.split('/') {
        match step {
            "." => {}
            ".." => drop(steps.pop()),
            name => steps.push(name),
        }
    }
    let path = steps.join("/");
    path.starts_with(SOURCE).then_some(path)
}

/// Whether a path is code of the web app.
pub fn is_script(path: &str) -> bool {
    path.ends_with(".ts") || path.ends_with(".tsx")
}
