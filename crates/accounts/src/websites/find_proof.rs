//! Looks for the proof that a website is a user's.

use std::time::Duration;

use contract::{
    errors::Code,
    websites::{WebsiteInstructions, WebsiteProof},
};
use fetch::{Fetched, Refused};
use html5gum::{DefaultEmitter, Token, Tokenizer};
use kernel::house::House;
use tracing::info;
use url::Url;

use crate::users::find_domains::domain_of;

/// Name of the element, and what a file and a record begin with.
const NAME: &str = "magpie-site-verification";
/// Where the file is.
const FILE: &str = "magpie-verification.txt";
/// Bounded, since the caller waits, however many addresses are tried.
const LONGEST: Duration = Duration::from_secs(12);
/// Longest first page that is read, in bytes.
const LONGEST_PAGE: usize = 4 * 1_024 * 1_024;
/// Longest file that is read, in bytes.
const LONGEST_FILE: usize = 64 * 1_024;

/// What to put where for each way.
pub fn instructions(domain: &str, token: &str) -> WebsiteInstructions {
    WebsiteInstructions {
        meta_tag: format!("<meta name=\"{NAME}\" content=\"{token}\">"),
        file_url: format!("{}{FILE}", url_of(domain)),
        file_name: FILE.to_owned(),
        file_text: line(token),
        record_name: host_of(domain).to_owned(),
        record_text: line(token),
    }
}

/// Address of the website's first page.
pub fn url_of(domain: &str) -> String {
    match domain == host_of(domain) {
        true => format!("https://{domain}/"),
        // A port of its own is an allowed host's, which rarely has certificates.
        false => format!("http://{domain}/"),
    }
}

/// Looks in the one place for the one text; a failure says what the user can do.
pub async fn find_proof(
    house: &House,
    domain: &str,
    token: &str,
    proof: WebsiteProof,
) -> Result<(), Code> {
    let found = tokio::time::timeout(LONGEST, look(house, domain, token, proof)).await;
    let found = found.unwrap_or_else(|_| Err(unreachable(domain, &Refused::TimedOut)))?;
    match (found, proof) {
        (true, _) => Ok(()),
        (false, WebsiteProof::MetaTag) => Err(Code::WebsiteTagMissing),
        (false, WebsiteProof::File) => Err(Code::WebsiteFileMissing),
        (false, WebsiteProof::DnsRecord) => Err(Code::WebsiteRecordMissing),
    }
}

async fn look(house: &House, domain: &str, token: &str, proof: WebsiteProof) -> Result<bool, Code> {
    Ok(match proof {
        WebsiteProof::MetaTag => {
            let types = &["text/html", "application/xhtml+xml"];
            let page = fetch(house, domain, "", LONGEST_PAGE, types).await?;
            page.is_some_and(|page| shows(proof, &page.bytes, token))
        }
        WebsiteProof::File => {
            let types = &["text/*", "application/octet-stream"];
            let file = fetch(house, domain, FILE, LONGEST_FILE, types).await?;
            file.is_some_and(|file| shows(proof, &file.bytes, token))
        }
        WebsiteProof::DnsRecord => {
            let asked = house.fetcher.texts(host_of(domain)).await;
            let texts = asked.map_err(|cause| unreachable(domain, &cause))?;
            let mut texts = texts.iter();
            texts.any(|text| shows(proof, text.as_bytes(), token))
        }
    })
}

/// Whether what was found in the one place has the proof: a page in its head, a file or a
/// record in a line. Pure.
pub fn shows(proof: WebsiteProof, found: &[u8], token: &str) -> bool {
    match proof {
        WebsiteProof::MetaTag => has_meta(found, token),
        WebsiteProof::File | WebsiteProof::DnsRecord => {
            has_line(&String::from_utf8_lossy(found), token)
        }
    }
}

/// The first answer of the website; none when it answers that there is nothing.
/// Redirects are followed only within its own domain: elsewhere others write.
async fn fetch(
    house: &House,
    domain: &str,
    path: &str,
    most: usize,
    types: &[&str],
) -> Result<Option<Fetched>, Code> {
    let inside = |url: &Url| domain_of(url).as_deref() == Some(domain);
    let mut last = None;
    for start in starts(domain) {
        let url = format!("{start}{path}");
        let asked = house.fetcher.get_inside(&url, most, types, inside);
        match asked.await {
            Ok(fetched) => return Ok(Some(fetched)),
            Err(Refused::Status(_) | Refused::Type(_) | Refused::Outside) => return Ok(None),
            Err(Refused::Busy) => return Err(Code::Busy),
            Err(cause) => last = Some(cause),
        }
    }
    let cause = last.unwrap_or(Refused::TimedOut);
    Err(unreachable(domain, &cause))
}

/// Where a website may be found, the safest first.
fn starts(domain: &str) -> Vec<String> {
    match domain == host_of(domain) {
        true => vec![
            format!("https://{domain}/"),
            format!("https://www.{domain}/"),
            format!("http://{domain}/"),
        ],
        false => vec![format!("http://{domain}/"), format!("https://{domain}/")],
    }
}

fn unreachable(domain: &str, cause: &Refused) -> Code {
    info!(domain, %cause, "a claimed website could not be asked");
    Code::WebsiteUnreachable
}

/// The domain without its port.
fn host_of(domain: &str) -> &str {
    domain.split(':').next().unwrap_or(domain)
}

fn line(token: &str) -> String {
    format!("{NAME}={token}")
}

fn has_line(text: &str, token: &str) -> bool {
    let wanted = line(token);
    text.trim_start_matches('\u{feff}')
        .lines()
        .any(|line| line.trim() == wanted)
}

/// Whether the head has the element. What stands in the body may be others'.
fn has_meta(html: &[u8], token: &str) -> bool {
    let mut emitter = DefaultEmitter::default();
    // What is written in titles and scripts is text.
    emitter.naively_switch_states(true);
    for parsed in Tokenizer::new_with_emitter(html, emitter) {
        let Ok(token_of_html) = parsed;
        match token_of_html {
            Token::StartTag(tag) if tag.name.as_slice() == b"body" => return false,
            Token::StartTag(tag) if tag.name.as_slice() == b"meta" => {
                let is = |name: &[u8], value: &str| {
                    let found = tag
                        .attributes
                        .iter()
                        .find(|(key, _)| key.as_slice() == name);
                    found.is_some_and(|(_, found)| found.as_slice() == value.as_bytes())
                };
                if is(b"name", NAME) && is(b"content", token) {
                    return true;
                }
            }
            Token::EndTag(tag) if tag.name.as_slice() == b"head" => return false,
            _ => {}
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_element_counts_in_the_head_alone() {
        let tag = instructions("example.com", "abc").meta_tag;
        let inside = |head: &str, body: &str| {
            format!(
                "<!doctype html><html><head><title>Hi</title>{head}</head><body>{body}</body></html>"
            )
        };
        for (html, expected) in [
            (inside(&tag, ""), true),
            (
                inside("<META content='abc' NAME=magpie-site-verification />", ""),
                true,
            ),
            (format!("<title>No head</title>{tag}<p>"), true),
            (inside("", &tag), false),
            (format!("<body>{tag}"), false),
            (inside(&format!("<!-- {tag} -->"), ""), false),
            (format!("<title>{tag}</title><p>"), false),
            (inside(&format!("<script>'{tag}'</script>"), ""), false),
            (inside(&tag.replace("abc", "abcd"), ""), false),
            (inside(&tag.replace("name=", "property="), ""), false),
            (inside(&tag.replace('<', "&lt;"), ""), false),
            (String::new(), false),
        ] {
            assert_eq!(has_meta(html.as_bytes(), "abc"), expected, "{html}");
        }
    }

    #[test]
    fn a_line_counts_among_others() {
        let line = line("abc");
        for (text, expected) in [
            (line.clone(), true),
            (format!("\u{feff}{line}\r\n"), true),
            (format!("v=spf1 -all\n {line} \n"), true),
            (format!("{line}d"), false),
            (format!("x{line}"), false),
            (String::new(), false),
        ] {
            assert_eq!(has_line(&text, "abc"), expected, "{text}");
        }
    }

    #[test]
    fn instructions_say_all_there_is_to_do() {
        let told = instructions("127.0.0.1:4000", "abc");
        assert_eq!(
            told.file_url,
            "http://127.0.0.1:4000/magpie-verification.txt"
        );
        assert_eq!(told.record_name, "127.0.0.1");
        assert_eq!(told.record_text, "magpie-site-verification=abc");
        assert_eq!(
            instructions("example.com", "abc").file_url,
            "https://example.com/magpie-verification.txt"
        );
    }
}
