//! The styles of a page that is read: the rules for what stands in its markup, and no others.
//! The app brings its whole style sheets when it starts.

use std::collections::{HashMap, HashSet};

use serde::Deserialize;

use super::app_files::ReadFile;

/// Styles that stand in a page.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Styles {
    /// The text of its style element.
    pub text: String,
    /// How many of the page's style sheets, from the first on, stand there whole.
    pub whole: usize,
}

/// `rules.json`, written by the web app's build: the rules of each style sheet in order, by its
/// path below the server's root.
#[derive(Debug, Default, Deserialize)]
#[serde(transparent)]
pub struct Rules(HashMap<String, Vec<Rule>>);

/// One rule of a style sheet.
#[derive(Debug, Deserialize)]
struct Rule {
    /// The at-rules around it, such as `@media (min-width:768px)`, the outermost first.
    within: Vec<String>,
    /// Of each of its selectors the classes without which it finds nothing.
    classes: Vec<Vec<String>>,
    /// The animation that it describes: needed where a rule names it.
    keyframes: Option<String>,
    /// As it stands in the style sheet.
    text: String,
}

impl Rules {
    /// Reads the file; without it pages bring whole style sheets.
    pub fn new(read: ReadFile) -> Self {
        serde_json::from_slice(&read("rules.json").unwrap_or_default()).unwrap_or_default()
    }

    /// The rules in these files that find something in the markup; none when the build has not
    /// told a file's rules.
    pub fn used(&self, files: &[String], markup: &str) -> Option<Styles> {
        let sheets = files.iter().map(|file| self.0.get(file));
        let sheets: Vec<&Vec<Rule>> = sheets.collect::<Option<_>>()?;
        let classes = classes_in(markup);
        let is_whole = |sheet: &&&Vec<Rule>| {
            let mut rules = sheet.iter();
            rules.all(|rule| rule.keyframes.is_none() && rule.finds(&classes))
        };
        let whole = sheets.iter().take_while(is_whole).count();
        let (animations, rules): (Vec<&Rule>, Vec<&Rule>) = (sheets.into_iter().flatten())
            .filter(|rule| rule.finds(&classes))
            .partition(|rule| rule.keyframes.is_some());
        let mut style = String::new();
        write(&rules, &mut style);
        let named = |rule: &&Rule| {
            rule.keyframes
                .as_deref()
                .is_some_and(|name| style.contains(name))
        };
        let named: Vec<&Rule> = animations.into_iter().filter(named).collect();
        write(&named, &mut style);
        Some(Styles { text: style, whole })
    }
}

impl Rule {
    fn finds(&self, classes: &HashSet<&str>) -> bool {
        let is_there = |class: &String| classes.contains(class.as_str());
        self.classes
            .iter()
            .any(|needed| needed.iter().all(is_there))
    }
}

/// Rules in order; neighbours stand within the same at-rules once.
fn write(rules: &[&Rule], style: &mut String) {
    for alike in rules.chunk_by(|one, other| one.within == other.within) {
        let Some(within) = alike.first().map(|rule| &rule.within) else {
            continue;
        };
        for around in within {
            style.push_str(around);
            style.push('{');
        }
        style.extend(alike.iter().map(|rule| rule.text.as_str()));
        style.extend(within.iter().map(|_| '}'));
    }
}

/// The classes of all elements.
fn classes_in(markup: &str) -> HashSet<&str> {
    const ATTRIBUTE: &str = " class=\"";
    let values = markup.match_indices(ATTRIBUTE).filter_map(|(at, _)| {
        let (value, _) = markup.get(at + ATTRIBUTE.len()..)?.split_once('"')?;
        Some(value)
    });
    values.flat_map(str::split_ascii_whitespace).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    fn rule(within: &[&str], classes: &[&[&str]], text: &str) -> Value {
        json!({ "within": within, "classes": classes, "text": text })
    }

    fn rules() -> Rules {
        let wide = ["@media (min-width:768px)"];
        let mut turn = rule(&[], &[&[]], "@keyframes turn{to{rotate:1turn}}");
        turn["keyframes"] = json!("turn");
        let rules = json!({
            "/base.css": [rule(&[], &[&[]], "body{margin:0}")],
            "/a.css": [
                rule(&[], &[&["card"]], ".card{top:0}"),
                turn,
                rule(&wide, &[&["card"]], ".card{top:1px}"),
                rule(&wide, &[&["card", "frame"]], ".card .frame{top:2px}"),
            ],
            "/b.css": [
                rule(&wide, &[&["menu"], &["frame"]], ".menu,.frame{top:3px}"),
                rule(&[], &[&["ring"]], ".ring{animation:turn 1s}"),
            ],
        });
        serde_json::from_value(rules).unwrap()
    }

    #[test]
    fn a_page_brings_the_rules_that_find_something_in_it() {
        let rows = [
            ("<p>class=\"card\"</p>", 1, "body{margin:0}"),
            (
                "<p class=\"other card\">",
                1,
                "body{margin:0}.card{top:0}@media (min-width:768px){.card{top:1px}}",
            ),
            (
                "<p id=\"x\" class=\"frame\"><b class=\"card\">",
                1,
                "body{margin:0}.card{top:0}@media (min-width:768px){\
                 .card{top:1px}.card .frame{top:2px}.menu,.frame{top:3px}}",
            ),
            (
                "<p class=\"ring\">",
                1,
                "body{margin:0}.ring{animation:turn 1s}@keyframes turn{to{rotate:1turn}}",
            ),
        ];
        let files = ["/base.css", "/a.css", "/b.css"].map(str::to_owned);
        for (markup, whole, text) in rows {
            let expected = Styles {
                text: text.to_owned(),
                whole,
            };
            assert_eq!(rules().used(&files, markup), Some(expected), "{markup}");
        }
        let files = ["/base.css", "/b.css", "/a.css"].map(str::to_owned);
        let found = rules().used(&files, "<p class=\"menu ring\">");
        assert_eq!(found.map(|styles| styles.whole), Some(2));
    }

    #[test]
    fn rules_that_are_not_told_are_not_chosen() {
        let files = ["/a.css".to_owned(), "/c.css".to_owned()];
        assert_eq!(rules().used(&files, ""), None);
        assert_eq!(Rules::new(|_| None).used(&files, ""), None);
    }
}
