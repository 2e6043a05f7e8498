//! From facts to a mail: plain text and HTML that say the same.

use std::{collections::BTreeMap, sync::LazyLock};

use kernel::validate::unturned;
use mail::Letter;
use serde::Deserialize;

/// Texts by locale or language. A new language is a file and a line here.
static TEXTS: LazyLock<BTreeMap<&'static str, BTreeMap<String, Text>>> = LazyLock::new(|| {
    let read = |text| toml::from_str(text).expect("a test reads every file of texts");
    BTreeMap::from([("en", read(include_str!("texts/en.toml")))])
});

/// The language that has every text.
const WHOLE: &str = "en";

/// The text whose button stands at the foot of every mail.
const FOOT: &str = "foot";

/// The same of mails whose reader may have no account.
const FOOT_REFUSE: &str = "foot_refuse";

/// The text in which the name of a thing stands, in its quotes.
const NAME: &str = "notice_name";

/// What one kind of mail says; `{brand}` and the like stand for facts.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Text {
    subject: String,
    heading: String,
    lines: Vec<String>,
    button: Option<String>,
    small: Vec<String>,
}

/// What a mail's text may name.
#[derive(Debug, Clone, Copy)]
pub struct Facts<'a> {
    /// Host's name.
    pub brand: &'a str,
    /// Host's web address.
    pub address: &'a str,
    /// First name of the user.
    pub name: &'a str,
    /// Where the mail goes.
    pub email: &'a str,
    /// The browser that a notice is about.
    pub device: &'a str,
    /// The website that a notice is about.
    pub website: &'a str,
    /// The other provider that a notice is about.
    pub network: &'a str,
    /// The app or token that a notice is about.
    pub app: &'a str,
    /// Where the button leads.
    pub link: Option<&'a str>,
    /// Where its reader says which mails they get.
    pub subscription: Option<&'a str>,
    /// Where the owner of an address, with or without an account, ends mails of this kind.
    pub refusal: Option<&'a str>,
    /// Where a mail program ends mails of this kind.
    pub unsubscribe: Option<&'a str>,
    /// What is told one by one below the text.
    pub rows: &'a [Row],
}

/// One of several things that a mail tells, and where it is shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// A sentence.
    pub words: String,
    /// Absolute.
    pub link: String,
}

/// The mail of this kind in the user's language, or the nearest there is.
pub fn write_letter(kind: &str, locale: &str, facts: &Facts<'_>) -> Letter {
    let text = text(kind, locale);
    Letter {
        to: facts.email.to_owned(),
        subject: fill(&text.subject, facts),
        text: plain(text, facts) + &plain_foot(locale, facts),
        html: html(text, facts, &html_foot(locale, facts)),
        unsubscribe: facts.unsubscribe.map(str::to_owned),
    }
}

/// What one or several did with what, as a sentence in the user's language; `what` may be empty.
/// Neither turns the direction of the sentence.
pub(super) fn write_row(kind: &str, locale: &str, [who, what]: [&str; 2], others: i64) -> String {
    let named = match what.is_empty() {
        true => String::new(),
        false => replace(&text(NAME, locale).lines[0], |_| unturned(what)),
    };
    let lines = &text(kind, locale).lines;
    let place = usize::try_from(others).unwrap_or_default();
    let line = &lines[place.min(lines.len() - 1)];
    let count = others.to_string();
    replace(line, |name| match name {
        "who" => unturned(who),
        "what" => named.clone(),
        "count" => count.clone(),
        _ => String::new(),
    })
}

fn text(kind: &str, locale: &str) -> &'static Text {
    let texts: &'static BTreeMap<&str, BTreeMap<String, Text>> = &TEXTS;
    let language = locale.split('_').next().unwrap_or_default();
    [locale, language, WHOLE]
        .iter()
        .find_map(|known| texts.get(*known)?.get(kind))
        .expect("a test writes every kind of mail")
}

fn fill(text: &str, facts: &Facts<'_>) -> String {
    let fact = |name: &str| match name {
        "brand" => facts.brand,
        "address" => facts.address,
        "name" => facts.name,
        "email" => facts.email,
        "device" => facts.device,
        "website" => facts.website,
        "network" => facts.network,
        "app" => facts.app,
        _ => "",
    };
    replace(text, |name| fact(name).to_owned())
}

/// Puts facts into a text. Facts are not read again, whatever they hold.
fn replace(text: &str, fact: impl Fn(&str) -> String) -> String {
    let mut filled = String::with_capacity(text.len() + 64);
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('{') {
        let (name, behind) = after.split_once('}').unwrap_or((after, ""));
        filled.push_str(before);
        filled.push_str(&fact(name));
        rest = behind;
    }
    filled + rest
}

fn plain(text: &Text, facts: &Facts<'_>) -> String {
    let mut parts: Vec<String> = text.lines.iter().map(|line| fill(line, facts)).collect();
    let row = |row: &Row| format!("{}\n{}", row.words, row.link);
    parts.extend(facts.rows.iter().map(row));
    if let (Some(button), Some(link)) = (&text.button, facts.link) {
        parts.push(format!("{}: {link}", fill(button, facts)));
    }
    parts.extend(text.small.iter().map(|line| fill(line, facts)));
    parts.push(format!("{}\n{}", facts.brand, facts.address));
    parts.join("\n\n") + "\n"
}

/// The words of the last line and where they lead: to which other mails the reader gets, or to
/// where they end those of this kind.
fn foot<'a>(locale: &str, facts: &Facts<'a>) -> Option<(&'static str, &'a str)> {
    let (kind, link) = match (facts.subscription, facts.refusal) {
        (Some(link), _) => (FOOT, link),
        (None, Some(link)) => (FOOT_REFUSE, link),
        (None, None) => return None,
    };
    let words = text(kind, locale).button.as_deref();
    Some((words.unwrap_or_default(), link))
}

fn plain_foot(locale: &str, facts: &Facts<'_>) -> String {
    let line = |(words, link)| format!("\n{words}: {link}\n");
    foot(locale, facts).map(line).unwrap_or_default()
}

fn html_foot(locale: &str, facts: &Facts<'_>) -> String {
    let line = |(words, link)| {
        format!(
            " · <a href=\"{}\" style=\"color:#62605a\">{}</a>",
            escape(link),
            escape(words)
        )
    };
    foot(locale, facts).map(line).unwrap_or_default()
}

/// Styles stand at the elements: many mail programs drop style sheets.
fn html(text: &Text, facts: &Facts<'_>, foot: &str) -> String {
    let filled = |line: &String| escape(&fill(line, facts));
    let lines: String = text
        .lines
        .iter()
        .map(|line| format!("<p style=\"margin:0 0 16px\">{}</p>", filled(line)))
        .collect();
    let rows: String = facts.rows.iter().map(html_row).collect();
    let button = match (&text.button, facts.link) {
        (Some(words), Some(link)) => format!(
            "<p style=\"margin:24px 0\"><a href=\"{}\" style=\"display:inline-block;padding:14px 24px;\
             border-radius:24px;background:#4635c8;color:#ffffff;font-weight:700;text-decoration:none\">{}</a></p>",
            escape(link),
            filled(words)
        ),
        _ => String::new(),
    };
    let small: String = text
        .small
        .iter()
        .map(|line| {
            format!(
                "<p style=\"margin:0 0 8px;font-size:13px;color:#62605a\">{}</p>",
                filled(line)
            )
        })
        .collect();
    format!(
        "<!doctype html><html><head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">\
         <title>{subject}</title></head><body style=\"margin:0;padding:24px;background:#fbfaf7;color:#17171c;\
         font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif\">\
         <div style=\"max-width:520px;margin:0 auto;padding:32px;border-radius:16px;background:#ffffff\">\
         <h1 style=\"margin:0 0 24px;font-size:24px;line-height:1.25\">{heading}</h1>{lines}{rows}{button}{small}\
         <p style=\"margin:24px 0 0;font-size:13px\">\
         <a href=\"{address}\" style=\"color:#62605a\">{brand}</a>{foot}</p>\
         </div></body></html>",
        subject = filled(&text.subject),
        heading = filled(&text.heading),
        address = escape(facts.address),
        brand = escape(facts.brand),
    )
}

fn html_row(row: &Row) -> String {
    format!(
        "<p style=\"margin:0 0 12px\"><a href=\"{}\" style=\"display:block;padding:14px 16px;\
         border-radius:12px;background:#f3f1ec;color:#17171c;text-decoration:none\">{}</a></p>",
        escape(&row.link),
        escape(&row.words)
    )
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use contract::notifications::NoticeKind;

    use super::*;

    /// Mails with a link, and those without.
    const LEADING: &str = "verify_email confirm_email reset_password new_device reset_passcode conversation_invite \
        conversation_added address_tried case_decided appeal_decided";
    const TELLING: &str = "password_changed email_changed mfa_enabled mfa_disabled recovery_codes_renewed \
        recovery_code_used passkey_added passkey_copied passkey_removed website_lost \
        website_taken webhook_added webhook_off network_connected network_disconnected \
        app_allowed token_created passcode_created passcode_backup passcode_replaced \
        passcode_removed export_ready account_deactivated account_deleted account_restored";

    fn facts<'a>(name: &'a str, link: Option<&'a str>) -> Facts<'a> {
        Facts {
            brand: "Quartz & Co",
            address: "https://quartz.test",
            name,
            email: "ada@example.com",
            device: "Firefox, Windows",
            website: "ada.example",
            network: "Club",
            app: "Scissors",
            link,
            subscription: None,
            refusal: None,
            unsubscribe: None,
            rows: &[],
        }
    }

    #[test]
    fn every_kind_is_written_in_every_language() {
        let of = |kinds: &'static str, has_link| kinds.split(' ').map(move |kind| (kind, has_link));
        for locale in ["en_US", "de", "xx_YY", ""] {
            for (kind, has_link) in of(LEADING, true).chain(of(TELLING, false)) {
                let link = has_link.then_some("https://quartz.test/verify/email/#token");
                let letter = write_letter(kind, locale, &facts("Ada", link));
                assert!(letter.subject.contains("Quartz & Co"), "{letter:?}");
                for body in [&letter.text, &letter.html] {
                    assert!(body.contains("Ada") && !body.contains('{'), "{body}");
                    assert_eq!(body.contains("#token"), has_link, "{body}");
                }
            }
        }
    }

    #[test]
    fn all_news_have_a_sentence() {
        let kinds = NoticeKind::ALL.iter().map(|kind| {
            // Of an announcement the host's words stand there.
            let has_who = kind.has_actors() || *kind == NoticeKind::Announcement;
            (kind.name(), has_who)
        });
        let others = [
            ("message", true),
            ("message_words", true),
            ("added", true),
            ("idea", false),
        ];
        for (kind, has_who) in kinds.chain(others) {
            for (others, what) in [(0, ""), (1, "Robins"), (2, "{who}")] {
                let row = write_row(&format!("notice_{kind}"), "de", ["Ada <b>", what], others);
                assert_eq!(row.contains("Ada <b>"), has_who, "{kind} {row}");
                assert!(!row.contains("{count}"), "{kind} {row}");
            }
        }
        assert_eq!(
            write_row("notice_save", "en", ["Ada", "Robins"], 2),
            "Ada and 2 others saved your pin “Robins”"
        );
        assert_eq!(
            write_row("notice_save", "en", ["Ada\u{202e}", "Rob\u{2067}ins"], 0),
            "Ada saved your pin “Robins”"
        );
        let row = Row {
            words: "Ada <b>".to_owned(),
            link: "https://quartz.test/pin/7/".to_owned(),
        };
        for kind in ["news", "news_daily", "news_weekly"] {
            let facts = Facts {
                rows: std::slice::from_ref(&row),
                ..facts("Ada", Some("https://quartz.test/notifications/"))
            };
            let letter = write_letter(kind, "en", &facts);
            assert!(
                letter.html.contains(">Ada &lt;b&gt;</a>"),
                "{}",
                letter.html
            );
            assert!(letter.text.contains("Ada <b>\nhttps://quartz.test/pin/7/"));
        }
    }

    #[test]
    fn the_way_to_choose_mails_stands_at_the_foot() {
        let facts = Facts {
            subscription: Some("https://quartz.test/email/subscription/#token"),
            ..facts("Ada", None)
        };
        let letter = write_letter("password_changed", "de", &facts);
        let last = letter.text.trim_end().lines().last();
        assert_eq!(
            last,
            Some("Choose which mails you get: https://quartz.test/email/subscription/#token")
        );
        assert!(letter.html.contains(">Choose which mails you get</a>"));
        let facts = Facts {
            subscription: None,
            refusal: Some("https://quartz.test/messages/link/?refuse=1#token"),
            ..facts
        };
        let letter = write_letter("conversation_invite", "de", &facts);
        let last = letter.text.trim_end().lines().last();
        assert_eq!(
            last,
            Some(
                "Do not write to this address again: https://quartz.test/messages/link/?refuse=1#token"
            )
        );
    }

    #[test]
    fn names_stay_text() {
        let name = "<b>{link}</b>\"";
        let letter = write_letter("password_changed", "en", &facts(name, None));
        assert!(letter.text.contains(name));
        assert!(
            letter.html.contains("&lt;b&gt;{link}&lt;/b&gt;&quot;"),
            "{}",
            letter.html
        );
    }
}
