//! The built web app as the server serves it: scripts, styles, fonts, and what
//! each page needs of them.

use std::{borrow::Cow, collections::BTreeMap};

use serde::Deserialize;
use sha2::{Digest, Sha256};

use super::styles::{Rules, Styles};

/// Reads one file of the built web app.
pub type ReadFile = fn(&str) -> Option<Cow<'static, [u8]>>;

/// The built web app.
pub struct AppFiles {
    /// Reads `assets/…`, `pages.json`, ….
    pub read: ReadFile,
    /// What each page needs.
    pub manifest: Manifest,
    rules: Rules,
}

/// `pages.json`, written by the web app's build.
#[derive(Debug, Clone, Default, Deserialize)]
pub struct Manifest {
    /// Names this build: a hash of the manifest, which names all files by theirs.
    #[serde(skip)]
    pub version: String,
    /// The first script of every page: keeps what is pressed and typed until the app is there,
    /// and waits for that with the app where a page [`waits`](Needs::waits).
    pub loader: String,
    /// Page files in the order in which addresses are matched.
    pub routes: Vec<Route>,
    /// What a page file needs, by its handler id and page wrapper.
    pub handlers: BTreeMap<String, BTreeMap<Wrapper, Needs>>,
    /// What a part needs that a page loads for itself, by its source file.
    #[serde(default)]
    pub parts: BTreeMap<String, Needs>,
    /// Texts of a locale.
    #[serde(default)]
    pub catalogues: BTreeMap<String, String>,
}

/// What stands around a page (specification §2, "Page wrappers").
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Wrapper {
    /// Phones and tablets.
    Mobile,
    /// Signed-out desktop.
    Unauth,
    /// Signed-in desktop.
    Auth,
}

/// One line of the route manifest.
#[derive(Debug, Clone, Deserialize, serde::Serialize)]
pub struct Route {
    /// `/pin/:id`.
    pub path: String,
    /// `pin/[id]`.
    pub handler: String,
}

/// Files of one page.
#[derive(Debug, Clone, Default, Deserialize)]
pub struct Needs {
    /// The entry.
    #[serde(default)]
    pub script: String,
    /// Style sheets.
    #[serde(default)]
    pub styles: Vec<String>,
    /// Whether the page is there to be read: the app starts when its reader acts.
    #[serde(default)]
    pub waits: bool,
    /// Scripts the entry will import.
    #[serde(default)]
    pub preload: Vec<String>,
    /// Fonts that the first screen shows.
    #[serde(default)]
    pub fonts: Vec<String>,
}

impl AppFiles {
    /// Reads the manifest; without a built web app there are no pages, and the
    /// doors still work.
    pub fn new(read: ReadFile) -> Self {
        let bytes = read("pages.json").unwrap_or_default();
        let mut manifest: Manifest = serde_json::from_slice(&bytes).unwrap_or_default();
        let hash = Sha256::digest(&bytes);
        manifest.version = hash
            .iter()
            .take(6)
            .map(|byte| format!("{byte:02x}"))
            .collect();
        let rules = Rules::new(read);
        Self {
            read,
            manifest,
            rules,
        }
    }

    /// The styles that stand in a page: all of its style sheets, or of a page that is `read` the
    /// rules for its markup. None when a file is missing, or would end the style element.
    pub fn styles(&self, needs: &Needs, read: Option<&str>) -> Option<Styles> {
        let used = read.and_then(|markup| self.rules.used(&needs.styles, markup));
        let styles = match used {
            Some(styles) => styles,
            None => Styles {
                text: self.sheets(&needs.styles)?,
                whole: needs.styles.len(),
            },
        };
        (!styles.text.contains("</")).then_some(styles)
    }

    fn sheets(&self, paths: &[String]) -> Option<String> {
        let mut style = String::new();
        for path in paths {
            let bytes = (self.read)(path.trim_start_matches('/'))?;
            style.push_str(std::str::from_utf8(&bytes).ok()?);
        }
        Some(style)
    }
}

impl Manifest {
    /// Files of a page with these parts, and with the texts of its language.
    pub fn needs(&self, handler: &str, wrapper: Wrapper, locale: &str, parts: &[String]) -> Needs {
        let found = self
            .handlers
            .get(handler)
            .and_then(|wrappers| wrappers.get(&wrapper));
        let mut needs = found.cloned().unwrap_or_default();
        // `en_US` reads the texts of `en` when it has none of its own.
        let language = locale.split(['_', '-']).next().unwrap_or(locale);
        let texts = self
            .catalogues
            .get(locale)
            .or_else(|| self.catalogues.get(language));
        needs.preload.extend(texts.cloned());
        for part in parts.iter().filter_map(|part| self.parts.get(part)) {
            add_new(&mut needs.styles, &part.styles);
            add_new(&mut needs.preload, &part.preload);
        }
        needs
    }
}

/// Adds the files that are not there yet.
fn add_new(files: &mut Vec<String>, more: &[String]) {
    for file in more {
        if !files.contains(file) {
            files.push(file.clone());
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_page_brings_the_files_of_its_parts_once() {
        let manifest = json!({
            "loader": "",
            "routes": [],
            "handlers": { "pin/[id]": { "unauth": {
                "script": "/start.js", "styles": ["/a.css"], "preload": ["/start.js"],
            } } },
            "parts": {
                "Recipe.tsx": { "styles": ["/a.css", "/b.css"], "preload": ["/start.js", "/b.js"] },
                "Strips.tsx": { "styles": ["/b.css"], "preload": ["/c.js"] },
            },
            "catalogues": { "en": "/en.js" },
        });
        let manifest: Manifest = serde_json::from_value(manifest).unwrap();
        let needs = |parts: &[&str]| {
            let parts: Vec<String> = parts.iter().map(|part| (*part).to_owned()).collect();
            let needs = manifest.needs("pin/[id]", Wrapper::Unauth, "en_US", &parts);
            (needs.styles.join(" "), needs.preload.join(" "))
        };
        let alone = ("/a.css".to_owned(), "/start.js /en.js".to_owned());
        assert_eq!(needs(&[]), alone);
        assert_eq!(needs(&["Unknown.tsx"]), alone);
        assert_eq!(
            needs(&["Recipe.tsx", "Strips.tsx"]),
            (
                "/a.css /b.css".to_owned(),
                "/start.js /en.js /b.js /c.js".to_owned()
            )
        );
    }

    #[test]
    fn styles_stand_in_a_page_where_all_of_them_can() {
        let files = AppFiles::new(|path| match path {
            "a.css" => Some(Cow::Borrowed(b"a{color:red}")),
            "b.css" => Some(Cow::Borrowed(b"b{top:0}")),
            "odd.css" => Some(Cow::Borrowed(b"b{content:'</style>'}")),
            "torn.css" => Some(Cow::Borrowed(b"\xff")),
            _ => None,
        });
        let rows: [(&[&str], Option<&str>); 5] = [
            (&["/a.css", "/b.css"], Some("a{color:red}b{top:0}")),
            (&[], Some("")),
            (&["/a.css", "/missing.css"], None),
            (&["/a.css", "/odd.css"], None),
            (&["/torn.css"], None),
        ];
        for (styles, expected) in rows {
            let needs = Needs {
                styles: styles.iter().map(|path| (*path).to_owned()).collect(),
                ..Needs::default()
            };
            let expected = expected.map(|text| Styles {
                text: text.to_owned(),
                whole: styles.len(),
            });
            assert_eq!(files.styles(&needs, None), expected, "{styles:?}");
        }
    }
}
