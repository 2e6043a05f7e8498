//! Prints answers: as text for a terminal, as JSON for programs.

use accounts::{sessions::list_sessions_of::ListedSession, users::list_users::ListedUser};
use contract::invites::InviteView;
use kernel::times;
use serde_json::json;

use super::command::{Answer, Failure, LogLine};

/// What is printed on standard output.
pub fn answer(answer: &Answer, json: bool) -> String {
    if json {
        return serde_json::to_string_pretty(answer).unwrap_or_default();
    }
    match answer {
        Answer::User(one) => user(one),
        Answer::Link { user: one, link } => {
            format!("{}\n\nworks once, within an hour: {link}", user(one))
        }
        Answer::Users(many) => lines(many, user, "no accounts"),
        Answer::Sessions(many) => lines(many, session, "not logged in anywhere"),
        Answer::Ended(count) => format!("{count} sessions ended"),
        Answer::Invites(many) => lines(many, invite, "no invites"),
        Answer::InviteEnded => "invite ended".to_owned(),
        Answer::Log(many) => lines(many, entry, "nothing was changed"),
    }
}

/// What is printed on standard error.
pub fn failure(failure: &Failure, json: bool) -> String {
    if json {
        return json!({ "error": failure }).to_string();
    }
    match &failure.field {
        Some(field) => format!("magpie: {field}: {}", failure.message),
        None => format!("magpie: {}", failure.message),
    }
}

fn lines<T>(many: &[T], line: fn(&T) -> String, none: &str) -> String {
    match many {
        [] => none.to_owned(),
        _ => many.iter().map(line).collect::<Vec<_>>().join("\n"),
    }
}

fn user(user: &ListedUser) -> String {
    let marks = [
        (user.is_employee, "employee"),
        (user.is_partner, "partner"),
        (user.is_restricted, "restricted"),
        (user.is_write_banned, "write-banned"),
        (user.is_suspended, "suspended"),
        (user.is_vouched, "verified"),
        (!user.is_email_verified, "e-mail not verified"),
    ];
    let marks = marks.iter().filter(|(is, _)| *is).map(|(_, mark)| *mark);
    let marks = marks.collect::<Vec<_>>().join(", ");
    let words = format!(
        "{}  {}  {}  {}  since {}",
        user.id,
        user.username,
        user.email,
        user.full_name,
        times::iso(user.created_ms)
    );
    match marks.is_empty() {
        true => words,
        false => format!("{words}  ({marks})"),
    }
}

fn session(session: &ListedSession) -> String {
    let since = times::iso(session.created_ms);
    let person = session.captcha_score;
    let person = person.map_or(String::new(), |score| format!("  person: {score} %"));
    // What a browser says is foreign text: nothing in it moves the cursor.
    format!(
        "{}  since {since}{person}  {}",
        session.id,
        plain(&session.user_agent)
    )
}

fn invite(invite: &InviteView) -> String {
    format!(
        "{}  used {} of {}  until {}  {}",
        invite.invite_code,
        invite.uses,
        invite.most_uses,
        times::iso(invite.expires_ms),
        invite.url
    )
}

fn entry(line: &LogLine) -> String {
    let audit = &line.audit;
    let who = match audit.actor_id {
        None => "by the host",
        Some(id) if id == audit.user_id => "by themselves",
        Some(_) => "by another user",
    };
    let whose = match (&line.username, audit.user_id.0) {
        (Some(name), _) => name,
        (None, 0) => "(the host)",
        (None, _) => "(gone)",
    };
    let at = times::iso(audit.at_ms);
    let agent = plain(&audit.user_agent);
    let words = format!(
        "{at}  {whose} ({})  {}  {who}  {agent}",
        audit.user_id, audit.change
    );
    words.trim_end().to_owned()
}

fn plain(text: &str) -> String {
    text.chars().filter(|c| !c.is_control()).collect()
}
