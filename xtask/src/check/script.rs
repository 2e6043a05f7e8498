//! What the rules need of a TypeScript file: its functions with their length.
//! Read by lines, as Biome formats them: a function of a file begins a line and
//! ends at the next line that is a closing brace alone.

use super::source::Function;

/// The functions that a file declares itself, components among them; those inside
/// of others count as lines of these.
pub fn functions(text: &str) -> Vec<Function> {
    let lines: Vec<&str> = text.lines().collect();
    let mut found = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        let Some(name) = name(line) else { continue };
        if let Some(length) = lines[at..].iter().position(|line| *line == "}") {
            found.push(Function {
                name: name.to_owned(),
                line: at + 1,
                lines: length + 1,
            });
        }
    }
    found
}

/// The name of the function whose declaration a line begins.
fn name(line: &str) -> Option<&str> {
    let words = line.strip_prefix("export ").unwrap_or(line);
    let words = words.strip_prefix("default ").unwrap_or(words);
    let words = words.strip_prefix("async ").unwrap_or(words);
    let rest = words.strip_prefix("function")?;
    let declared = rest.starts_with([' ', '*']);
    let rest = rest.trim_start_matches(['*', ' ']);
    declared.then(|| rest.split(['(', '<']).next())?
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn functions_have_name_line_and_length() {
        let text = "import a;\n\nexport default function Page() {\n  const f = () => {\n  };\n}\n\n\
                    async function ask<T>({\n  a,\n}: {\n  a: T;\n}) {\n  return a;\n}\n\n\
                    const f = () => {\n};\nfunctional();\n}\n";
        let found: Vec<_> = functions(text)
            .into_iter()
            .map(|function| (function.name, function.line, function.lines))
            .collect();
        let expected = [("Page".to_owned(), 3, 4), ("ask".to_owned(), 8, 7)];
        assert_eq!(found, expected);
    }
}
