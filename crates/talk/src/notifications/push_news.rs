//! Pushes to a user's devices what is news to them.

use std::{
    collections::{BTreeMap, btree_map::Entry},
    sync::Arc,
};

use accounts::mails::send_news::{News, say_news};
use contract::ids::UserId;
use futures_util::future::join_all;
use kernel::{error::Result, house::House, tx::Tx};
use queue::NewJob;
use serde::Serialize;

use super::{
    find_news::{Teller, find_news, hub, now_gathered},
    find_reader::find_reader,
    jobs::PUSH,
};
use crate::devices::{
    encrypt_message::MOST_BYTES, find_devices::find_devices, policy::NEWS_MS,
    push_to_device::push_to_device, with_any,
};

/// Until what happened is pushed: what is seen meanwhile, in a page that is open, is not.
const SEEN_MS: i64 = 10 * 1_000;
/// News that a device is told at once, at most: the hub has the rest.
const MOST: usize = 5;

/// Has pushed to these users what has just become news to them, once the transaction is committed.
/// What becomes news until then comes with it. In the order of their ids, as each may hold a job.
pub(super) async fn have_pushed(tx: &Tx, now: i64, users: &[UserId]) -> Result<()> {
    let with_devices = with_any(tx, users).await?;
    for user in users.iter().filter(|user| with_devices.contains(user)) {
        let body = user.to_string();
        let job = NewJob {
            kind: PUSH,
            key: Some(&body),
            body: &body,
            due_ms: now + SEEN_MS,
        };
        queue::enqueue(tx, job).await?;
    }
    Ok(())
}

/// Body of [`PUSH`]. All devices of a user at the same time, so that none waits for the push
/// service of another. Done twice it may be pushed twice: one then takes the place of the other.
pub async fn push_news(house: &Arc<House>, body: &str) -> Result<()> {
    let Ok(id) = body.parse::<UserId>() else {
        return Ok(());
    };
    let Some((user, ctx)) = find_reader(house, id).await? else {
        return Ok(());
    };
    let mut devices = find_devices(house, id).await?;
    // Those that rest have a job that is due later.
    devices.retain(|device| device.rest_until_ms <= house.now());
    if devices.is_empty() {
        return Ok(());
    }
    let now = now_gathered(house, id).await?;
    let after = |told_ms: i64| told_ms.max(now - NEWS_MS);
    let mut messages: BTreeMap<i64, Option<Vec<u8>>> = BTreeMap::new();
    for after_ms in devices.iter().map(|device| after(device.told_ms)) {
        if let Entry::Vacant(message) = messages.entry(after_ms) {
            let found = find_news(&ctx, id, Teller::Device(after_ms)).await?;
            let news: Vec<News> = found.news.into_iter().map(|told| told.news).collect();
            message.insert(write_message(&news, &user.locale)?);
        }
    }
    let pushes = devices.into_iter().filter_map(|device| {
        let message = messages.get(&after(device.told_ms))?.as_deref()?;
        // What is told in this millisecond, but after this was read, is told next time.
        Some(push_to_device(house, device, message, now - 1))
    });
    let done: Result<Vec<Option<i64>>> = join_all(pushes).await.into_iter().collect();
    match done?.into_iter().flatten().min() {
        Some(due_ms) => try_again(house, id, due_ms).await,
        None => Ok(()),
    }
}

/// Has pushed then what is news by then.
async fn try_again(house: &Arc<House>, user: UserId, due_ms: i64) -> Result<()> {
    let body = user.to_string();
    // What comes meanwhile does not wait for a device that rests.
    let key = format!("{user} at {due_ms}");
    let job = NewJob {
        kind: PUSH,
        key: Some(&key),
        body: &body,
        due_ms,
    };
    let tx = house.begin().await?;
    queue::enqueue(&tx, job).await?;
    tx.commit().await
}

/// What the service worker of the web app reads (`web/src/app/pushed.ts`).
#[derive(Serialize)]
struct Message<'a> {
    /// The oldest first.
    news: &'a [Shown],
}

/// One notification.
#[derive(Serialize)]
struct Shown {
    /// A sentence, in the user's language.
    words: String,
    /// Where it leads: a path of this host.
    path: String,
    /// What it is about: a later one about the same takes its place.
    tag: String,
}

/// The news, of which the latest comes first, as a message that has room in a push; none where
/// there are none.
fn write_message(news: &[News], locale: &str) -> Result<Option<Vec<u8>>> {
    let shown: Vec<Shown> = news
        .iter()
        .take(MOST)
        .rev()
        .map(|one| show(one, locale))
        .collect();
    let mut news = &shown[..];
    // The hub has the older ones that are left out.
    while let [_, later @ ..] = news {
        let message = serde_json::to_vec(&Message { news })?;
        if message.len() <= MOST_BYTES {
            return Ok(Some(message));
        }
        news = later;
    }
    Ok(None)
}

fn show(one: &News, locale: &str) -> Shown {
    // A worker opens pages of this host alone; the hub leads on.
    let path = Some(one.path.clone()).filter(|path| path.starts_with('/'));
    Shown {
        words: say_news(one, locale),
        path: path.unwrap_or_else(hub),
        tag: format!("{} {}", one.kind, one.path),
    }
}

#[cfg(test)]
mod tests {
    use contract::preferences::NotificationKind;
    use serde_json::{Value, json};

    use super::*;

    fn news(place: usize, what: &str) -> News {
        News {
            kind: "save",
            topic: NotificationKind::Saves,
            who: "Ada".to_owned(),
            others: 0,
            what: what.to_owned(),
            path: format!("/pin/{place}/"),
        }
    }

    fn paths(message: &[u8]) -> Vec<String> {
        let message: Value = serde_json::from_slice(message).unwrap();
        let news = message["news"].as_array().unwrap().iter();
        news.map(|one| one["path"].as_str().unwrap().to_owned())
            .collect()
    }

    #[test]
    fn the_latest_five_are_told_the_oldest_first() {
        let all: Vec<News> = (1..=7).map(|place| news(place, "A robin")).collect();
        let message = write_message(&all, "en_US").unwrap().unwrap();
        let expected = ["/pin/5/", "/pin/4/", "/pin/3/", "/pin/2/", "/pin/1/"];
        assert_eq!(paths(&message), expected);
        let message: Value = serde_json::from_slice(&message).unwrap();
        assert_eq!(
            message["news"][4],
            json!({ "words": "Ada saved your pin “A robin”", "path": "/pin/1/", "tag": "save /pin/1/" })
        );
        assert_eq!(write_message(&[], "en_US").unwrap(), None);
    }

    #[test]
    fn what_has_no_room_is_left_to_the_hub() {
        let long = "\"".repeat(800);
        let all: Vec<News> = (1..=5).map(|place| news(place, &long)).collect();
        let message = write_message(&all, "en_US").unwrap().unwrap();
        assert!(message.len() <= MOST_BYTES);
        assert_eq!(paths(&message), ["/pin/2/", "/pin/1/"]);
        assert_eq!(
            write_message(&[news(1, &"a".repeat(5_000))], "en_US").unwrap(),
            None
        );
    }
}
