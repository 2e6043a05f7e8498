//! What search engines are told about a pin, and what its page tells visitors
//! alone (specification §3: SEO fields, and "Some fields load only for
//! authenticated viewers; others only for unauthenticated").

use contract::{
    boards::{BoardRef, Sensitivity},
    ids::PinId,
    interests::{InterestRef, idea_url},
    pins::{
        NoindexReason,
        closeup::{ForVisitors, RelatedInterest},
    },
    users::UserRef,
};
use futures_util::future::BoxFuture;
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    hooks::{Hook, in_order},
};
use linkme::distributed_slice;
use url::Url;

use super::{get_pin::look, show_pins::pin_view_of, sql::StoredPin};

/// Longest title that is made of other words, in characters.
const TITLE: usize = 60;
/// Longest description, in characters.
const DESCRIPTION: usize = 160;

/// The pin's own title, else the first words that say what it is, else where it is.
pub(super) fn title(row: &StoredPin, board: &BoardRef, brand: &str) -> String {
    let line = |text: &str| text.lines().next().unwrap_or_default().trim().to_owned();
    let words = [
        row.title.clone(),
        shortened(&line(&row.description), TITLE),
        shortened(&line(&row.alt_text), TITLE),
        board.name.clone(),
    ];
    let found = words.into_iter().find(|text| !text.is_empty());
    format!("{} | {brand}", found.unwrap_or_default())
}

/// What the pinner wrote, else what the picture shows, else the pinner's name.
pub(super) fn description(row: &StoredPin, pinner: &UserRef) -> String {
    let words = [&row.description, &row.alt_text]
        .into_iter()
        .find(|text| !text.is_empty());
    match words {
        Some(text) => shortened(text, DESCRIPTION),
        None => format!("Saved by {}", pinner.full_name),
    }
}

/// What decides whether search engines may list a pin.
#[derive(Debug, Clone, Copy)]
pub(super) struct Indexing {
    /// Not every viewer sees it.
    pub is_secret: bool,
    /// What its board warns of, or the screen before its picture.
    pub sensitivity: Sensitivity,
    /// Its pinner or its board's owner keeps search engines out.
    pub is_kept_out: bool,
    /// Something says in words what it shows: [`has_words`].
    pub has_words: bool,
}

/// Why search engines shall not list it: first what hides it, then what its board
/// warns of, then what its pinner or its board's owner asked for, then that there is
/// nothing to find it by. The pin's own field, its page's robots tag and the sitemap
/// follow this alone.
pub(super) fn noindex_reason(pin: Indexing) -> Option<NoindexReason> {
    match pin {
        Indexing {
            is_secret: true, ..
        } => Some(NoindexReason::Secret),
        pin if pin.sensitivity != Sensitivity::None => Some(NoindexReason::Sensitive),
        pin if pin.is_kept_out => Some(NoindexReason::Pinner),
        pin if !pin.has_words => Some(NoindexReason::Wordless),
        _ => None,
    }
}

/// Whether its pinner said in words what it shows. Topics are none: a page of keywords
/// alone is what search engines call thin.
pub(super) fn has_words(row: &StoredPin) -> bool {
    let mut texts = [&row.title, &row.description, &row.alt_text].into_iter();
    texts.any(|text| !text.trim().is_empty())
}

/// Finds the topics that a text names, the one with most of its words first, as the viewer
/// reads them.
pub type FindNamedInterests =
    for<'a> fn(&'a Ctx, &'a str) -> BoxFuture<'a, Result<Vec<InterestRef>>>;

/// Asked once for a pin that a visitor looks at.
#[distributed_slice]
pub static FIND_NAMED_INTERESTS: [Hook<FindNamedInterests>];

/// What only visitors are told: nothing, for a signed-in viewer.
pub(super) async fn for_visitors(ctx: &Ctx, row: &StoredPin) -> Result<ForVisitors> {
    if ctx.viewer().is_some() {
        return Ok(ForVisitors::default());
    }
    let canonical = canonical(ctx, row).await?;
    let url = format!("{}/pin/{canonical}/", ctx.origin.0);
    let host = Url::parse(&url)
        .ok()
        .and_then(|url| url.host_str().map(str::to_owned));
    // Topics are kept as a list of texts in JSON, whose words are the same.
    let named = format!("{} {}", row.title, row.topics);
    let mut interests = Vec::new();
    for find in in_order(&FIND_NAMED_INTERESTS) {
        interests.extend(find(ctx, &named).await?);
    }
    let related = interests.into_iter().map(|interest| RelatedInterest {
        url: idea_url(&interest.key, interest.id),
        interest,
    });
    Ok(ForVisitors {
        seo_canonical_url: Some(url),
        seo_canonical_domain: host,
        seo_related_interests: Some(related.collect()),
        description_html: Some(formatted(&row.description)),
    })
}

/// A picture that was saved again is known under the pin that brought it, as long
/// as visitors see that one and search engines may list it.
async fn canonical(ctx: &Ctx, row: &StoredPin) -> Result<PinId> {
    let own = row.id;
    if row.root_id == row.id {
        return Ok(own);
    }
    let root = async {
        let root = look(ctx, row.root_id).await?;
        pin_view_of(ctx, &root).await
    };
    match root.await {
        Ok(root) if root.seo_noindex_reason.is_none() => Ok(root.id),
        Ok(_) => Ok(own),
        Err(error) if error.kind() == Error::not_found().kind() => Ok(own),
        Err(error) => Err(error),
    }
}

/// A text in HTML: nothing in it is markup but its line breaks, and addresses,
/// which lead there without recommending it.
fn formatted(text: &str) -> String {
    let mut html = String::with_capacity(text.len() + 64);
    for (number, line) in text.lines().enumerate() {
        if number > 0 {
            html.push_str("<br>");
        }
        for part in line.split_inclusive(char::is_whitespace) {
            let word = part.trim_end();
            let (address, rest) = split_address(word);
            if !address.is_empty() {
                let address = escape(address);
                html.push_str(&format!(
                    "<a href=\"{address}\" rel=\"nofollow ugc noopener\">{address}</a>"
                ));
            }
            html.push_str(&escape(rest));
            html.push_str(&part[word.len()..]);
        }
    }
    html
}

/// The address that a word is, and what stands behind it; a word that is none
/// stands behind nothing.
fn split_address(word: &str) -> (&str, &str) {
    let end = word.trim_end_matches(['.', ',', ';', ':', '!', '?', ')', ']', '"', '\'']);
    let is_address = (end.starts_with("https://") || end.starts_with("http://"))
        && Url::parse(end).is_ok_and(|url| url.host_str().is_some());
    word.split_at(if is_address { end.len() } else { 0 })
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
        .replace('\'', "&#39;")
}

/// The beginning of a text, up to the end of a word.
fn shortened(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    let cut: String = text.chars().take(most - 1).collect();
    let whole = match cut.rfind(char::is_whitespace) {
        Some(end) if end > cut.len() / 2 => &cut[..end],
        _ => &cut,
    };
    format!("{}…", whole.trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pin_is_kept_from_search_engines_for_a_reason() {
        use NoindexReason::{Pinner, Secret, Sensitive, Wordless};
        use Sensitivity::{Mature, None as Fine};
        let cases = [
            (false, Fine, false, true, None),
            (false, Fine, false, false, Some(Wordless)),
            (false, Fine, true, true, Some(Pinner)),
            (false, Fine, true, false, Some(Pinner)),
            (false, Mature, false, true, Some(Sensitive)),
            (false, Mature, true, false, Some(Sensitive)),
            (true, Fine, false, true, Some(Secret)),
            (true, Fine, false, false, Some(Secret)),
            (true, Mature, true, false, Some(Secret)),
        ];
        for (is_secret, sensitivity, is_kept_out, has_words, expected) in cases {
            let pin = Indexing {
                is_secret,
                sensitivity,
                is_kept_out,
                has_words,
            };
            assert_eq!(noindex_reason(pin), expected, "{pin:?}");
        }
    }

    #[test]
    fn words_are_what_the_pinner_wrote_of_it() {
        let cases = [
            (["", "", "", "[]"], false),
            ([" ", "\n", "\u{a0}", "[]"], false),
            (["", "", "", "[\"birds\"]"], false),
            (["Robin", "", "", "[]"], true),
            (["", "In snow", "", "[]"], true),
            (["", "", "A robin", "[]"], true),
        ];
        for ([title, description, alt_text, topics], expected) in cases {
            let row = StoredPin {
                title: title.into(),
                description: description.into(),
                alt_text: alt_text.into(),
                topics: topics.into(),
                ..StoredPin::default()
            };
            assert_eq!(
                has_words(&row),
                expected,
                "{title:?} {description:?} {alt_text:?}"
            );
        }
    }

    #[test]
    fn descriptions_are_formatted_without_their_markup() {
        for (text, expected) in [
            ("", ""),
            ("Two\nlines", "Two<br>lines"),
            ("<b>&\"'", "&lt;b&gt;&amp;&quot;&#39;"),
            (
                "See https://a.example/b?c=d&e=f, now.",
                "See <a href=\"https://a.example/b?c=d&amp;e=f\" rel=\"nofollow ugc noopener\">\
                 https://a.example/b?c=d&amp;e=f</a>, now.",
            ),
            (
                "https://a.example/\"><script>",
                "<a href=\"https://a.example/&quot;&gt;&lt;script&gt;\" rel=\"nofollow ugc noopener\">\
                 https://a.example/&quot;&gt;&lt;script&gt;</a>",
            ),
            (
                "javascript:alert(1) https://",
                "javascript:alert(1) https://",
            ),
        ] {
            assert_eq!(formatted(text), expected, "{text}");
        }
    }

    #[test]
    fn long_texts_end_with_a_word() {
        for (text, most, expected) in [
            ("short", 10, "short"),
            ("three short words", 12, "three short…"),
            ("onelongwordalone", 8, "onelong…"),
            ("äöü äöü äöü", 9, "äöü äöü…"),
        ] {
            let shown = shortened(text, most);
            assert_eq!(shown, expected);
            assert!(shown.chars().count() <= most);
        }
    }
}
