//! Asks the rules of the host about what pins say.

use accounts::rules::{
    find_rules::find_rules,
    open_case::{Held, excerpt, open_case},
};
use contract::{ids::PinId, pins::Attribution, reports::ReportedKind};
use kernel::{ctx::Ctx, error::Result, tx::Tx};
use store::Run;

use super::{place_pin::Words, sql::StoredPin};
use crate::boards::StoredBoard;

/// The words of a pin to be, with the rule by which employees are told of them; refused where the
/// host does not allow them. What was said before by another pin, whose words they were, is not
/// asked about again, but for the telling where not all saw that one.
pub async fn ask_about_words(
    ctx: &Ctx,
    run: &impl Run,
    words: Words,
    source: Option<&StoredPin>,
) -> Result<Words> {
    let rules = find_rules(&ctx.house, run).await?;
    let credit = match source {
        Some(_) => String::new(),
        None => credit(&words)?,
    };
    let said = vec![
        ("title", words.title.as_str()),
        ("description", words.description.as_str()),
        ("alt_text", words.alt_text.as_str()),
        ("link", words.link.as_deref().unwrap_or_default()),
        ("topics", words.topics.as_str()),
        ("attribution", credit.as_str()),
    ];
    let before = source.map(said_by);
    let (stood, new) = parted(said, before.as_ref().map_or(&[][..], |before| &before[..]));
    let mut held_by = rules.ask(&new).of_thing()?;
    if held_by.is_none() && source.is_some_and(|source| source.is_secret) {
        held_by = rules.ask(&stood).of_what_stood();
    }
    Ok(Words { held_by, ..words })
}

/// Refuses new words that the host does not allow, and has employees told of those that a rule
/// holds: of all where the pin went from the first board, which was secret, to another that is not.
pub(super) async fn ask_about_change(
    ctx: &Ctx,
    tx: &Tx,
    (old, new): (&StoredPin, &StoredPin),
    [from, into]: [&StoredBoard; 2],
) -> Result<()> {
    let (stood, said) = parted(said_by(new).to_vec(), &said_by(old));
    let rules = find_rules(&ctx.house, tx).await?;
    let mut rule = rules.ask(&said).of_thing()?;
    if rule.is_none() && comes_out(from, into) {
        rule = rules.ask(&stood).of_what_stood();
    }
    tell_held(ctx, tx, new, into, rule).await
}

/// Has employees told of pins that went from a secret board to another that is not.
pub async fn tell_come_out(
    ctx: &Ctx,
    tx: &Tx,
    pins: &[StoredPin],
    [from, into]: [&StoredBoard; 2],
) -> Result<()> {
    match comes_out(from, into) {
        true => tell_shown(ctx, tx, pins, into).await,
        false => Ok(()),
    }
}

/// Has employees told of what pins say that others come to see, where a rule holds it. Nothing is
/// refused: they said it before. Boards and users are locked before.
pub(super) async fn tell_shown(
    ctx: &Ctx,
    tx: &Tx,
    pins: &[StoredPin],
    board: &StoredBoard,
) -> Result<()> {
    let rules = find_rules(&ctx.house, tx).await?;
    for pin in pins {
        let rule = rules.ask(&said_by(pin)).of_what_stood();
        tell_held(ctx, tx, pin, board, rule).await?;
    }
    Ok(())
}

/// Has employees told of a pin, where a rule holds it and its board is not secret.
pub(super) async fn tell_held(
    ctx: &Ctx,
    tx: &Tx,
    pin: &StoredPin,
    board: &StoredBoard,
    rule: Option<String>,
) -> Result<()> {
    let Some(rule) = rule.filter(|_| !board.is_kept_secret()) else {
        return Ok(());
    };
    let held = Held {
        kind: ReportedKind::Pin,
        id: pin.id.0,
        pin: PinId::default(),
        subject: pin.pinner_id,
        path: format!("/pin/{}/", pin.id),
        excerpt: shown(pin),
        rule,
    };
    open_case(ctx, tx, &held).await
}

/// Whether what goes from one to the other, which may be the same as it was, is secret no longer.
pub(super) fn comes_out(from: &StoredBoard, into: &StoredBoard) -> bool {
    from.is_kept_secret() && !into.is_kept_secret()
}

/// A text with the name of its field.
type Text<'a> = (&'static str, &'a str);

/// What was said before, and what was not.
fn parted<'a>(said: Vec<Text<'a>>, before: &[Text<'_>]) -> (Vec<Text<'a>>, Vec<Text<'a>>) {
    said.into_iter().partition(|one| before.contains(one))
}

/// Its words, as employees read them.
fn shown(pin: &StoredPin) -> String {
    let topics: Vec<String> = serde_json::from_str(&pin.topics).unwrap_or_default();
    let [title, description, alt_text, link, _] = said_by(pin).map(|(_, words)| words);
    excerpt([title, description, alt_text, link, &topics.join(", ")])
}

/// Whom and what a file that is imported names as where the picture comes from.
fn credit(words: &Words) -> Result<String> {
    let Some(said) = &words.attribution else {
        return Ok(String::new());
    };
    let said: Attribution = serde_json::from_str(said)?;
    let parts = [
        said.title,
        said.author_name,
        said.url,
        Some(said.provider_name),
    ];
    Ok(excerpt(
        parts
            .map(Option::unwrap_or_default)
            .each_ref()
            .map(String::as_str),
    ))
}

// The topics as they are kept: a list in JSON has the words apart.
fn said_by(pin: &StoredPin) -> [(&'static str, &str); 5] {
    let link = pin.link.as_deref().unwrap_or_default();
    [
        ("title", &pin.title),
        ("description", &pin.description),
        ("alt_text", &pin.alt_text),
        ("link", link),
        ("topics", &pin.topics),
    ]
}
