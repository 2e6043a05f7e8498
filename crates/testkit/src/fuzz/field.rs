//! Single inputs: texts, names, addresses, tokens, headers.

use accounts::{
    apps::policy::{check_redirects, is_registered},
    captchas::check_proof::{Puzzle, check_proof},
    websites::read_domain::read_domain,
};
use contract::{captchas::CaptchaAction, grants::Scopes, ids};
use doors::adapters::{forms, places};
use http::{HeaderMap, HeaderValue};
use kernel::{agents, validate};
use store::Bookmarks;
use url::Url;

/// One reader of each kind of field.
const READERS: [fn(&str); 8] = [text, link, website, redirect, header, form, token, email];

/// A byte that chooses the field, then its text.
///
/// Proves: what is kept is taken again and stays what it is, so that a client may send back
/// what it was given; nothing that we signed is forged.
pub fn field(data: &[u8]) {
    let Some((&which, text)) = data.split_first() else {
        return;
    };
    let text = String::from_utf8_lossy(text);
    READERS[usize::from(which) % READERS.len()](&text);
}

fn text(value: &str) {
    type Rule = fn(&str, &str, usize, usize) -> kernel::error::Result<String>;
    for rule in [validate::text as Rule, validate::line, validate::name] {
        if let Ok(kept) = rule("title", value, 1, 50) {
            assert!((1..=50).contains(&kept.chars().count()), "{kept:?}");
            assert!(
                !kept.contains(|c: char| c.is_control() && c != '\n'),
                "{kept:?}"
            );
            assert_eq!(rule("title", &kept, 1, 50).ok(), Some(kept), "{value:?}");
        }
    }
    let slug = validate::slug(value);
    assert_eq!(validate::slug(&slug), slug, "{value:?}");
    assert!(!slug.contains(['/', '?', '#', '.', ' ']), "{slug:?}");
}

fn link(value: &str) {
    let Ok(Some(kept)) = validate::link("link", Some(value)) else {
        return;
    };
    let url = Url::parse(&kept).expect("a link is an address");
    assert!(matches!(url.scheme(), "http" | "https"), "{kept:?}");
    let again = validate::link("link", Some(&kept));
    assert_eq!(
        again.ok().flatten().as_deref(),
        Some(kept.as_str()),
        "{value:?}"
    );
}

fn website(value: &str) {
    if let Ok(domain) = read_domain(value, |_| false) {
        assert!(domain.len() <= 253 && domain.contains('.'), "{domain:?}");
        // Of `www.www.` one goes each time.
        let again = read_domain(&domain, |_| false).ok();
        assert!(
            domain.starts_with("www.") || again.as_ref() == Some(&domain),
            "{value:?}"
        );
    }
}

/// Two lines: what an app registered, and what it asks with.
fn redirect(value: &str) {
    let (registered, asked) = value.split_once('\n').unwrap_or((value, value));
    let registered = [registered.to_owned()];
    if check_redirects(&registered).is_err() {
        return;
    }
    assert!(is_registered(&registered, &registered[0]), "{value:?}");
    if is_registered(&registered, asked) {
        let parts = |text: &str| {
            let url = Url::parse(text).expect("an address");
            let host = url.host_str().map(str::to_owned);
            (
                url.scheme().to_owned(),
                host,
                url.path().to_owned(),
                url.query().map(str::to_owned),
            )
        };
        assert_eq!(parts(asked), parts(&registered[0]), "{value:?}");
    }
}

fn header(value: &str) {
    let agent = agents::describe(value);
    assert!(agent.raw.chars().count() <= 512);
    assert!(agents::name(value).len() <= 64);
    if let Ok(value) = HeaderValue::from_str(value) {
        let headers = HeaderMap::from_iter([(http::header::ACCEPT_LANGUAGE, value)]);
        let _ = places::accepted_locale(&headers);
    }
    if let Some(country) = places::country_of_host(value) {
        assert_eq!(country.len(), 2, "{value:?}");
    }
}

fn form(value: &str) {
    let Ok(pairs) = forms::pairs(value.as_bytes()) else {
        return;
    };
    assert!(pairs.len() <= 200);
    for (name, _) in &pairs {
        assert!(forms::value(&pairs, name).is_some());
    }
}

/// Bookmarks, proofs of a captcha, ids, scopes.
fn token(value: &str) {
    assert_eq!(
        Bookmarks::new([7; 32]).open("a list", value),
        None,
        "{value:?}"
    );
    let puzzle = Puzzle {
        key: &[7; 32],
        action: CaptchaAction::Login,
        hardest: 100,
    };
    assert_eq!(check_proof(&puzzle, value, 0), None, "{value:?}");
    if let Some(id) = ids::parse(value) {
        assert!(id >= 0, "{value:?}");
    }
    if let Some(scopes) = Scopes::parse(value) {
        assert_eq!(
            Scopes::parse(&scopes.to_string()),
            Some(scopes),
            "{value:?}"
        );
    }
}

fn email(value: &str) {
    if let Ok(kept) = validate::email("email", value) {
        assert_eq!(validate::email("email", &kept).ok().as_ref(), Some(&kept));
        assert!(
            !kept.contains(|c: char| c.is_control() || c.is_whitespace()),
            "{kept:?}"
        );
    }
}
