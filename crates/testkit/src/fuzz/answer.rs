//! Short answers of other websites: their rules for programs, the proof that they are a
//! user's, what they tell about a page beside it.

use accounts::websites::find_proof::{instructions, shows};
use collections::links::{follow_oembed::add_told, policy, read_robots::read_robots};
use contract::websites::WebsiteProof;
use metadata::Page;

use super::page;

/// What each kind of answer is given to.
const READERS: [fn(&[u8]); 3] = [robots, proof, oembed];
/// Text of the proof that is looked for.
const TOKEN: &str = "abc";

/// A byte that chooses the kind of answer, then its body.
///
/// Proves: rules that are kept are read again as they were; a proof counts where it has to
/// be, whatever follows, and not in a page's body; what is taken of oEmbed is as what is
/// taken of pages, and only known players are.
pub fn answer(data: &[u8]) {
    let Some((&which, body)) = data.split_first() else {
        return;
    };
    READERS[usize::from(which) % READERS.len()](body);
}

/// A line with a path, then the file.
fn robots(body: &[u8]) {
    let text = String::from_utf8_lossy(body);
    let (path, file) = text.split_once('\n').unwrap_or(("/", &text));
    let rules = read_robots(file);
    let _ = rules.allows(path);
    assert_eq!(read_robots(&rules.to_text()), rules, "{file:?}");
}

fn proof(body: &[u8]) {
    let told = instructions("shop.test", TOKEN);
    let places = [
        (WebsiteProof::MetaTag, told.meta_tag),
        (WebsiteProof::File, told.file_text + "\n"),
        (WebsiteProof::DnsRecord, told.record_text + "\n"),
    ];
    for (proof, text) in places {
        let _ = shows(proof, body, TOKEN);
        let before = [text.as_bytes(), body].concat();
        assert!(shows(proof, &before, TOKEN), "{proof:?} {body:?}");
    }
    let inside = [b"<body>", body].concat();
    assert!(!shows(WebsiteProof::MetaTag, &inside, TOKEN), "{body:?}");
}

fn oembed(body: &[u8]) {
    let mut page = Page::default();
    add_told(&mut page, body);
    page::check("", &serde_json::to_value(&page).expect("a page is data"));
    let player = page
        .video
        .as_ref()
        .and_then(|video| video.player.as_deref());
    assert!(player.is_none_or(|address| policy::embed(address).is_some()));
}
