//! Words by which people in need search, and what is said to them (specification §3
//! "Search state", nags, sensitivity). Pure, but for the viewer's language.

use ::search::{Word, words};
use accounts::users::find_locale::find_locale;
use contract::search::{HelpLink, SearchHelp};
use kernel::{ctx::Ctx, error, extension};

/// What this program brings.
const FILE: &str = include_str!("help.txt");

/// The language of those who have no other, and of matters without theirs.
const ENGLISH: &str = "en";

/// What is said to whom, as `help.txt` tells.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Helps {
    matters: Vec<Matter>,
}

extension!(Helps = |_| Helps::built_in());

/// A matter, such as hurting oneself.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
struct Matter {
    kind: String,
    is_instead: bool,
    /// By language.
    texts: Vec<(String, String)>,
    links: Vec<(String, HelpLink)>,
    words: Vec<Vec<Word>>,
    except: Vec<Vec<Word>>,
}

/// What is said beside a search.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Help {
    /// Said in place of results.
    pub instead: Option<SearchHelp>,
    /// Said above them.
    pub beside: Vec<SearchHelp>,
}

/// What is said to a viewer who searches for this, in the language that they read.
pub(super) async fn find_help(ctx: &Ctx, query: &str) -> error::Result<Help> {
    let locale = find_locale(ctx).await?;
    Ok(ctx.house.get::<Helps>().find(query, &locale))
}

/// Whether a search is answered with help, in any language.
pub(crate) fn is_helped(ctx: &Ctx, query: &str) -> bool {
    let asked = words(query);
    let matters = &ctx.house.get::<Helps>().matters;
    let mut instead = matters.iter().filter(|matter| matter.is_instead);
    instead.any(|matter| matter.is_meant(&asked))
}

impl Helps {
    /// What this program brings, without what a host adds.
    ///
    /// # Panics
    /// The file that is built in is wrong, which a test shows.
    pub fn built_in() -> Self {
        let mut helps = Self::default();
        helps.add(FILE).expect("the file of helps is right");
        helps
    }

    /// Adds what a host says.
    ///
    /// # Errors
    /// The line that cannot be read.
    pub fn add(&mut self, file: &str) -> Result<(), String> {
        let mut at: Option<usize> = None;
        for line in file.lines() {
            if line.trim().is_empty() || line.starts_with('#') {
                continue;
            }
            let read = match (line.strip_prefix("  "), at) {
                (Some(told), Some(at)) => self.matters.get_mut(at).and_then(|one| one.tell(told)),
                (Some(_), None) => None,
                (None, _) => self.open(line).map(|place| at = Some(place)),
            };
            read.ok_or_else(|| format!("help: {line:?}"))?;
        }
        Ok(())
    }

    /// The matter that a line names, which may be known.
    fn open(&mut self, line: &str) -> Option<usize> {
        let (kind, says) = line.split_once('|')?;
        let (kind, is_instead) = (
            kind.trim(),
            match says.trim() {
                "instead" => true,
                "beside" => false,
                _ => return None,
            },
        );
        let known = self.matters.iter().position(|one| one.kind == kind);
        let place = known.unwrap_or(self.matters.len());
        if known.is_none() {
            self.matters.push(Matter {
                kind: kind.to_owned(),
                ..Matter::default()
            });
        }
        self.matters[place].is_instead = is_instead;
        Some(place)
    }

    fn find(&self, query: &str, locale: &str) -> Help {
        let asked = words(query);
        let mut help = Help::default();
        for matter in self.matters.iter().filter(|one| one.is_meant(&asked)) {
            let Some(said) = matter.said(locale) else {
                continue;
            };
            if !matter.is_instead {
                help.beside.push(said);
            } else if help.instead.is_none() {
                help.instead = Some(said);
            }
        }
        help
    }
}

impl Matter {
    /// Takes a line below the matter's.
    fn tell(&mut self, line: &str) -> Option<()> {
        let parts: Vec<&str> = line.split('|').map(str::trim).collect();
        match parts.as_slice() {
            [language, "text", text] => put(&mut self.texts, language, (*text).to_owned()),
            [language, "link", label, url] if url.starts_with("https://") => {
                let link = HelpLink {
                    label: (*label).to_owned(),
                    url: (*url).to_owned(),
                };
                put(&mut self.links, language, link);
            }
            [_, "words", list] => self.words.extend(phrases(list)),
            [_, "except", list] => self.except.extend(phrases(list)),
            _ => return None,
        }
        Some(())
    }

    fn is_meant(&self, asked: &[Word]) -> bool {
        let rest = self.except.iter().fold(vec![asked], |parts, phrase| {
            parts
                .into_iter()
                .flat_map(|part| without(part, phrase))
                .collect()
        });
        let known = |phrase: &Vec<Word>| rest.iter().any(|part| place(part, phrase).is_some());
        self.words.iter().any(known)
    }

    fn said(&self, locale: &str) -> Option<SearchHelp> {
        let language = locale.split(['_', '-']).next().unwrap_or(ENGLISH);
        Some(SearchHelp {
            kind: self.kind.clone(),
            text: of_language(&self.texts, language)?.clone(),
            link: of_language(&self.links, language).cloned(),
        })
    }
}

fn put<T>(list: &mut Vec<(String, T)>, language: &str, value: T) {
    list.retain(|(known, _)| known != language);
    list.push((language.to_owned(), value));
}

fn of_language<'a, T>(list: &'a [(String, T)], language: &str) -> Option<&'a T> {
    let of = |wanted: &str| list.iter().find(|(known, _)| known == wanted);
    of(language).or_else(|| of(ENGLISH)).map(|(_, value)| value)
}

fn phrases(list: &str) -> impl Iterator<Item = Vec<Word>> {
    list.split(',').map(words).filter(|words| !words.is_empty())
}

/// Where a phrase stands among words; one of a script without spaces may stand within a
/// word.
fn place(text: &[Word], phrase: &[Word]) -> Option<usize> {
    let is = |(word, wanted): (&Word, &Word)| {
        let within = !wanted.written.is_ascii() && is_unspaced(&wanted.written);
        word.stem == wanted.stem || within && word.written.contains(&wanted.written)
    };
    let fits = |some: &[Word]| some.iter().zip(phrase).all(is);
    text.windows(phrase.len()).position(fits)
}

fn is_unspaced(word: &str) -> bool {
    word.chars().all(|letter| letter >= '\u{e00}')
}

/// What is before a phrase and behind it; all of a text without it.
fn without<'a>(text: &'a [Word], phrase: &[Word]) -> Vec<&'a [Word]> {
    match place(text, phrase) {
        Some(at) => {
            let (before, behind) = (&text[..at], &text[at + phrase.len()..]);
            let mut parts = vec![before];
            parts.extend(without(behind, phrase));
            parts
        }
        None => vec![text],
    }
}

#[cfg(test)]
mod tests {
    use super::Helps;

    fn instead(query: &str, locale: &str) -> Option<String> {
        Helps::built_in()
            .find(query, locale)
            .instead
            .map(|help| help.kind)
    }

    #[test]
    fn words_of_people_in_need_are_known() {
        for (query, kind) in [
            ("suicide", Some("self_harm")),
            ("SUICIDE quotes", Some("self_harm")),
            ("ways to kill myself", Some("self_harm")),
            ("self-harm", Some("self_harm")),
            ("Selbstmord", Some("self_harm")),
            ("autolesion", Some("self_harm")),
            ("automutilation", Some("self_harm")),
            ("самоубийство", Some("self_harm")),
            ("自殺方法", Some("self_harm")),
            ("자살", Some("self_harm")),
            ("วิธีฆ่าตัวตาย", Some("self_harm")),
            ("thinspo", Some("eating_disorder")),
            ("pro-ana", Some("eating_disorder")),
            ("Suicide Squad costume", None),
            ("suicide prevention poster", None),
            ("suicide prevention and suicide", Some("self_harm")),
            ("how to kill weeds myself", None),
            ("cut flowers", None),
            ("self care", None),
            ("harmony", None),
            ("", None),
            ("\u{0} \u{202e} ☃ \"", None),
        ] {
            assert_eq!(instead(query, "en_US").as_deref(), kind, "{query}");
        }
    }

    #[test]
    fn help_is_said_in_the_viewers_language() {
        for (locale, begins) in [
            ("en_US", "You are not alone"),
            ("de", "Du bist nicht allein"),
            ("pt_BR", "Você não está só"),
            ("ja", "あなたは一人では"),
            ("fi", "You are not alone"),
        ] {
            let help = Helps::built_in().find("suicide", locale).instead.unwrap();
            assert!(help.text.starts_with(begins), "{locale}: {}", help.text);
            assert!(help.link.is_some(), "{locale}");
        }
        let beside = Helps::built_in().find("suicide prevention", "en_US");
        assert_eq!(beside.instead, None);
        assert_eq!(beside.beside[0].kind, "grief");
    }

    #[test]
    fn a_host_adds_words_and_replaces_what_is_said() {
        let mut helps = Helps::built_in();
        let own = "# ours\nself_harm | instead\n  en | text | Call 123.\n  en | words | blue whale challenge\n\
                   gambling | beside\n  en | text | Play with care.\n  en | words | casino\n";
        helps.add(own).unwrap();
        let found = helps.find("blue whale challenge", "en_US").instead.unwrap();
        assert_eq!(
            (found.kind.as_str(), found.text.as_str()),
            ("self_harm", "Call 123.")
        );
        assert!(helps.find("suicide", "en_US").instead.is_some());
        assert_eq!(
            helps.find("casino night", "en_US").beside[0].kind,
            "gambling"
        );
        for wrong in [
            "  en | text | Of nothing.",
            "matter",
            "matter | perhaps",
            "matter | beside\n  en | link | Here | javascript:alert(1)",
            "matter | beside\n  en | sound | x",
        ] {
            assert!(Helps::default().add(wrong).is_err(), "{wrong}");
        }
    }
}
