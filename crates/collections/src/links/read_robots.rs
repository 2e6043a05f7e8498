//! What a website asks of programs (`robots.txt`, RFC 9309). Pure.

/// What we answer to in such files.
const NAME: &str = "magpie";
/// Bytes of a file that are read; the standard wants 500 KiB at least.
const LONGEST: usize = 512 * 1_024;
/// Rules that are kept.
const MOST: usize = 1_000;

/// The rules for us, in the order of the file.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Robots {
    rules: Vec<(bool, String)>,
}

/// Reads a file: the groups that name us, all of them together, or else those for
/// all programs.
pub fn read_robots(text: &str) -> Robots {
    let end = (0..=text.len().min(LONGEST))
        .rev()
        .find(|at| text.is_char_boundary(*at));
    let (mut ours, mut general) = (Robots::default(), Robots::default());
    let (mut named, mut for_us, mut for_all) = (false, false, false);
    let mut is_head = false;
    for line in text[..end.unwrap_or(0)]
        .trim_start_matches('\u{feff}')
        .lines()
    {
        let line = line.split('#').next().unwrap_or_default();
        let Some((key, value)) = line.split_once(':') else {
            continue;
        };
        let value = value.trim();
        match key.trim().to_ascii_lowercase().as_str() {
            "user-agent" => {
                if !is_head {
                    (for_us, for_all) = (false, false);
                }
                is_head = true;
                let is_us = value.eq_ignore_ascii_case(NAME);
                for_us |= is_us;
                named |= is_us;
                for_all |= value == "*";
            }
            key @ ("allow" | "disallow") => {
                is_head = false;
                let rule = (key == "allow", value.to_owned());
                for (wanted, group) in [(for_us, &mut ours), (for_all, &mut general)] {
                    if wanted && !value.is_empty() && group.rules.len() < MOST {
                        group.rules.push(rule.clone());
                    }
                }
            }
            _ => {}
        }
    }
    if named { ours } else { general }
}

impl Robots {
    /// Nothing may be asked for: the website's file could not be read because its
    /// server failed.
    pub fn nothing() -> Self {
        Self {
            rules: vec![(false, "/".to_owned())],
        }
    }

    /// Whether this path, with its query, may be asked for: the longest rule that
    /// fits decides, and of two of one length the one that allows.
    pub fn allows(&self, path: &str) -> bool {
        let fitting = self.rules.iter().filter(|(_, pattern)| fits(pattern, path));
        let decisive = fitting.max_by_key(|(allow, pattern)| (pattern.len(), *allow));
        decisive.is_none_or(|(allow, _)| *allow)
    }

    /// As it is kept, one rule a line.
    pub fn to_text(&self) -> String {
        let lines = self.rules.iter().map(|(allow, pattern)| {
            let key = if *allow { "allow" } else { "disallow" };
            format!("{key}: {pattern}\n")
        });
        format!("user-agent: *\n{}", lines.collect::<String>())
    }
}

/// `*` is anything, `$` at the end is the end.
fn fits(pattern: &str, path: &str) -> bool {
    let (pattern, to_end) = match pattern.strip_suffix('$') {
        Some(rest) => (rest, true),
        None => (pattern, false),
    };
    let mut parts = pattern.split('*');
    let Some(mut rest) = parts.next().and_then(|first| path.strip_prefix(first)) else {
        return false;
    };
    let mut parts = parts.peekable();
    let mut is_open = false;
    while let Some(part) = parts.next() {
        is_open = part.is_empty();
        if parts.peek().is_none() && to_end && !part.is_empty() {
            return rest.ends_with(part);
        }
        let Some(at) = rest.find(part) else {
            return false;
        };
        rest = &rest[at + part.len()..];
    }
    !to_end || is_open || rest.is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_rule_of_our_group_decides() {
        let file = "\u{feff}# Hello\nUser-agent: *\nDisallow: /private\nAllow: /private/open\nDisallow: /*.pdf$\n\
                    Disallow: /search*q=\nCrawl-delay: 5\n\n\
                    User-agent: OtherBot\nUser-Agent: third\nDisallow: /\n";
        let robots = read_robots(file);
        for (path, expected) in [
            ("/", true),
            ("/private", false),
            ("/private/x", false),
            ("/private/open/y", true),
            ("/a/b.pdf", false),
            ("/a/b.pdf?x", true),
            ("/search?a=1&q=2", false),
            ("/search?a=1", true),
        ] {
            assert_eq!(robots.allows(path), expected, "{path}");
        }
        assert_eq!(read_robots(&robots.to_text()), robots);
    }

    #[test]
    fn who_is_named_follows_their_own_group_alone() {
        let file =
            "User-agent: *\nDisallow: /\nUser-agent: MAGPIE\nUser-agent: other\nDisallow: /shop\n";
        let robots = read_robots(file);
        assert!(robots.allows("/") && robots.allows("/blog") && !robots.allows("/shop/1"));
        let nothing_for_us =
            read_robots("User-agent: magpie\nDisallow:\nUser-agent: *\nDisallow: /");
        assert!(nothing_for_us.allows("/anything"));
    }

    #[test]
    fn no_file_and_nonsense_allow_and_failure_does_not() {
        for text in [
            "",
            "<html>Not found</html>",
            "Disallow: /",
            "User-agent: *\nDisallow:\n",
        ] {
            assert!(read_robots(text).allows("/a"), "{text}");
        }
        assert!(!Robots::nothing().allows("/a"));
        let long = "User-agent: *\n".to_owned() + &"Disallow: /x\n".repeat(100_000);
        assert_eq!(read_robots(&long).rules.len(), MOST);
    }
}
