//! Whom the words of a comment mention.

use accounts::{
    preferences::may_reach::{Reach, may_be_reached},
    users::{self, show_users::user_refs},
};
use contract::{
    comments::{Mention, Tag, Tags},
    errors::Code,
    ids::UserId,
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::sql::features;

/// Users whom a comment mentions, at most; names beyond are words.
pub(super) const MOST: usize = 20;
/// The longest username.
const LONGEST: usize = 30;

/// Whom words below pins of this pinner mention; none where they closed mentions.
pub(super) async fn find_open_mentions(
    ctx: &Ctx,
    (author, pinner): (UserId, UserId),
    text: &str,
    tags: Option<&[UserId]>,
) -> Result<Option<Vec<(UserId, String)>>> {
    match features::find(&ctx.house.db, pinner).await?.mentions {
        true => find_mentions(ctx, author, text, tags).await.map(Some),
        false => Ok(None),
    }
}

/// Users whose names stand behind an `@`, of whom the author may mention each: those of
/// `tags` alone where a client sends some. All others are words, without a hint why.
async fn find_mentions(
    ctx: &Ctx,
    author: UserId,
    text: &str,
    tags: Option<&[UserId]>,
) -> Result<Vec<(UserId, String)>> {
    let mut found: Vec<(UserId, String)> = Vec::new();
    for name in names_in(text) {
        let Some(user) = users::id_by_name(&ctx.house.db, name).await? else {
            continue;
        };
        let is_meant = tags.is_none_or(|tags| tags.contains(&user));
        let is_new = found.iter().all(|(known, _)| *known != user);
        if is_meant && is_new && may_mention(ctx, author, user).await? {
            found.push((user, name.to_owned()));
        }
    }
    Ok(found)
}

/// Whether the author sees this user, who lets them.
async fn may_mention(ctx: &Ctx, author: UserId, user: UserId) -> Result<bool> {
    let is_seen = user_refs(ctx, [user]).await?.contains_key(&user);
    Ok(is_seen && may_be_reached(ctx, author, user, Reach::Mention).await?)
}

/// The users that a client tagged.
pub(super) fn tagged(tags: Option<&Tags>) -> Result<Option<Vec<UserId>>> {
    let tags: Vec<Tag> = match tags {
        None => return Ok(None),
        Some(Tags::List(tags)) => tags.clone(),
        Some(Tags::Text(text)) => serde_json::from_str(text).map_err(|_| {
            let error = Error::field(Code::InvalidInput, "tags");
            error.detail("tags is a list, or its JSON text")
        })?,
    };
    Ok(Some(tags.iter().map(|tag| tag.user_id).collect()))
}

/// Where a user is mentioned in these words.
pub(super) fn places_of(text: &str, user_id: UserId, name: &str) -> Vec<Mention> {
    let units = |text: &str| text.encode_utf16().count() as i64;
    handles(text)
        .filter(|(_, found)| found.eq_ignore_ascii_case(name))
        .map(|(at, found)| Mention {
            user_id,
            start: units(&text[..at]),
            length: units(found) + 1,
        })
        .collect()
}

/// The different names behind an `@`, the first of them.
fn names_in(text: &str) -> Vec<&str> {
    let mut names = Vec::new();
    for (_, name) in handles(text) {
        if names.len() < MOST && !names.contains(&name) {
            names.push(name);
        }
    }
    names
}

/// What stands behind an `@` and may be a username, and where the `@` is; an address such as
/// `a@b.test` is none.
fn handles(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.match_indices('@').filter_map(|(at, _)| {
        let rest = &text[at + 1..];
        let end = rest.find(|c| !is_of_names(c)).unwrap_or(rest.len());
        let name = &rest[..end];
        let before = text[..at].chars().next_back();
        let is_word = before.is_some_and(|c| c.is_alphanumeric() || "_@.-".contains(c));
        let follows = rest[end..].chars().next();
        let goes_on = follows.is_some_and(|c| c.is_alphanumeric() || c == '@');
        let is_name = (1..=LONGEST).contains(&name.len()) && !is_word && !goes_on;
        is_name.then_some((at, name))
    })
}

fn is_of_names(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_'
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_stand_behind_an_at() {
        for (text, expected) in [
            ("@ben look", vec!["ben"]),
            ("Look, @ben! And @ada_1.", vec!["ben", "ada_1"]),
            ("(@ben) @ben", vec!["ben"]),
            ("mail@ben.test, a.@ben, x-@ben, @@ben", vec![]),
            ("@", vec![]),
            ("@ben@host @benö", vec![]),
            ("日本@ben", vec![]),
            ("👋@ben", vec!["ben"]),
        ] {
            assert_eq!(names_in(text), expected, "{text}");
        }
        let long = format!("@{}", "a".repeat(31));
        assert_eq!(names_in(&long), [""; 0]);
        let many: String = (0..5_000).map(|number| format!("@user{number} ")).collect();
        assert_eq!(names_in(&many).len(), MOST);
    }

    #[test]
    fn places_are_counted_as_browsers_count() {
        let at = |start, length| Mention {
            user_id: UserId(7),
            start,
            length,
        };
        let found = places_of("👋 @ben, é @Ben @ben", UserId(7), "ben");
        assert_eq!(found, [at(3, 4), at(11, 4), at(16, 4)]);
    }

    #[test]
    fn tags_are_lists_or_their_text() {
        let list = || vec![Tag { user_id: UserId(7) }];
        for (tags, expected) in [
            (None, None),
            (Some(Tags::List(list())), Some(vec![UserId(7)])),
            (
                Some(Tags::Text(r#"[{"user_id":"7"}]"#.into())),
                Some(vec![UserId(7)]),
            ),
            (Some(Tags::Text("[]".into())), Some(vec![])),
        ] {
            assert_eq!(tagged(tags.as_ref()).unwrap(), expected);
        }
        assert!(tagged(Some(&Tags::Text("{".into()))).is_err());
    }
}
