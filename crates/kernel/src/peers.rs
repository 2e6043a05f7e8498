//! What servers of one database tell each other: which cached views are stale, and which
//! calls count for limits.
//!
//! A server tells after its commits, in batches and outside of transactions, so that no
//! write waits for it (decision 50): by the database's notices, or over NATS where the host
//! has such a server. What could not be told is seen when entries have grown old (`caches`).
//! SQLite has one server, and nothing is told.

use std::{
    collections::{BTreeMap, HashMap},
    mem,
    sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError},
    time::Duration,
};

use broadcast::{Broadcast, Heard};
use serde::{Deserialize, Serialize};
use store::{Engine, Run};
use tokio::{sync::Notify, time::sleep};
use tracing::warn;

use crate::{
    error::{Error, Result},
    extension,
    house::{Changed, House, Version},
};

/// The NATS server over which it is told; none where the database passes it on.
#[derive(Default)]
pub struct Wire(pub Option<Broadcast>);

extension!(Wire = |_| Wire::default());

/// Where it is told.
pub const CHANNEL: &str = "magpie_changes";
/// Changes in one text, which PostgreSQL bounds at 8,000 bytes.
const IN_ONE: usize = 40;
/// More changes at once are told as one: everything.
const MOST: usize = 2_000;
/// Pause after a failure, so that a database that is down is not hammered.
const BREATH: Duration = Duration::from_secs(1);

/// What waits to be told to the other servers.
#[derive(Default)]
pub struct Peers {
    /// Names this server among them; none as long as it does not take part.
    own: OnceLock<u64>,
    waiting: Mutex<Waiting>,
    wake: Notify,
    leaving: Notify,
}

#[derive(Default)]
struct Waiting {
    /// Each once, with the version that its last change made.
    changed: HashMap<Changed, Version>,
    /// What is of no use later, and may be lost.
    passing: Vec<Changed>,
    calls: BTreeMap<String, u32>,
}

/// One text.
#[derive(Serialize, Deserialize)]
struct Notice {
    from: u64,
    #[serde(default)]
    changed: Vec<(Changed, Version)>,
    /// What is of no use later: a server that does not know it lets it be.
    #[serde(default)]
    passing: Vec<Changed>,
    /// By the names that the door gave them, how many there were.
    #[serde(default)]
    calls: BTreeMap<String, u32>,
}

impl Peers {
    /// Notes what the others are to be told.
    pub(crate) fn note(&self, changed: Changed, version: Version) {
        if self.own.get().is_some() {
            let mut waiting = self.lock();
            match changed {
                Changed::Typing { .. } if waiting.passing.len() < IN_ONE => {
                    waiting.passing.push(changed);
                }
                Changed::Typing { .. } => {}
                changed => drop(waiting.changed.insert(changed, version)),
            }
            self.wake.notify_one();
        }
    }

    /// Notes a call that counts for a limit of all servers together. `call` names both.
    pub fn count(&self, call: impl FnOnce() -> String) {
        if self.own.get().is_some() {
            *self.lock().calls.entry(call()).or_default() += 1;
            self.wake.notify_one();
        }
    }

    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Takes part: tells the other servers what this one changes, and hears them, until it
/// leaves; then it has told of the last writes.
pub async fn follow(house: Arc<House>) {
    if house.db.engine() == Engine::Postgres {
        join(&house);
        tokio::select! {
            () = tell_until_left(&house) => {}
            () = hear_for_ever(&house) => {}
        }
    }
}

/// Lets [`follow`] end. What is being told is told to its end.
pub fn leave(house: &House) {
    house.peers.leaving.notify_one();
}

/// From now on this server's changes wait to be told.
pub fn join(house: &House) {
    let _ = house.peers.own.set(u64::from_le_bytes(house.random()));
}

#[expect(
    clippy::disallowed_methods,
    reason = "a pause after a failure, not a rule"
)]
async fn tell_until_left(house: &Arc<House>) {
    let mut is_last = false;
    while !is_last {
        tokio::select! {
            () = house.peers.wake.notified() => {}
            () = house.peers.leaving.notified() => is_last = true,
        }
        if let Err(error) = tell(house).await {
            warn!(%error, "other servers were not told of changes; they see them within half a minute");
            if !is_last {
                sleep(BREATH).await;
                let (changed, version) = everything(house);
                house.peers.note(changed, version);
            }
        }
    }
}

/// What says that nothing is known.
fn everything(house: &House) -> (Changed, Version) {
    (Changed::Everything, house.version())
}

/// Tells the other servers what waits.
///
/// # Errors
/// The database failed.
pub async fn tell(house: &House) -> Result<()> {
    let Some(from) = house.peers.own.get().copied() else {
        return Ok(());
    };
    let Waiting {
        changed,
        passing,
        calls,
    } = mem::take(&mut *house.peers.lock());
    let mut changed: Vec<_> = changed.into_iter().collect();
    if changed.len() > MOST {
        changed = vec![everything(house)];
    }
    // Messages come to other servers in the order in which they were told here.
    changed.sort_unstable_by_key(|(_, version)| *version);
    // First, as what is written ends it.
    let passing = Some(passing).filter(|passing| !passing.is_empty());
    let passing = passing.map(|passing| Notice {
        from,
        changed: Vec::new(),
        passing,
        calls: BTreeMap::new(),
    });
    let stale = changed.chunks(IN_ONE).map(|some| Notice {
        from,
        changed: some.to_vec(),
        passing: Vec::new(),
        calls: BTreeMap::new(),
    });
    let calls: Vec<_> = calls.into_iter().take(MOST).collect();
    let counted = calls.chunks(IN_ONE).map(|some| Notice {
        from,
        changed: Vec::new(),
        passing: Vec::new(),
        calls: some.iter().cloned().collect(),
    });
    for notice in passing.into_iter().chain(stale).chain(counted) {
        let text = serde_json::to_string(&notice)?;
        match &house.get::<Wire>().0 {
            Some(nats) => nats.tell(CHANNEL, text).await.map_err(Error::internal)?,
            None => house.db.tell(CHANNEL, &text).await?,
        }
    }
    Ok(())
}

#[expect(
    clippy::disallowed_methods,
    reason = "a pause after a failure, not a rule"
)]
async fn hear_for_ever(house: &Arc<House>) {
    loop {
        if let Some(nats) = &house.get::<Wire>().0 {
            hear_over(house, nats).await;
            sleep(BREATH).await;
            continue;
        }
        match house.db.listen(CHANNEL).await {
            Ok(None) => return,
            Ok(Some(mut notices)) => {
                // Nothing was heard before.
                house.tell(Changed::Everything);
                while let Some(text) = notices.next().await {
                    hear(house, &text);
                }
                warn!("the connection that hears other servers was lost");
            }
            Err(error) => warn!(%error, "other servers are not heard"),
        }
        sleep(BREATH).await;
    }
}

/// Hears over NATS as long as the subscription lasts, which outlives its connections.
async fn hear_over(house: &Arc<House>, nats: &Broadcast) {
    match nats.listen(CHANNEL).await {
        Ok(mut notices) => {
            let mut is_first = true;
            while let Some(heard) = notices.next().await {
                match heard {
                    Heard::Text(text) => hear(house, &text),
                    Heard::Gap if is_first => house.tell(Changed::Everything),
                    // What this server told into the lost connection is not known either.
                    Heard::Gap => house.tell_all(Changed::Everything),
                }
                is_first = false;
            }
        }
        Err(error) => warn!(%error, "other servers are not heard"),
    }
}

/// Invalidates what another server changed, and counts the calls that it took.
pub fn hear(house: &House, text: &str) {
    match serde_json::from_str::<Notice>(text) {
        Ok(notice) if Some(&notice.from) == house.peers.own.get() => {}
        Ok(notice) => {
            notice.passing.into_iter().for_each(|one| house.tell(one));
            for (one, version) in notice.changed {
                house.tell_as(one, version);
            }
            for (call, times) in &notice.calls {
                house.listeners.count(call, *times);
            }
        }
        // A server of another version.
        Err(_) => house.tell(Changed::Everything),
    }
}

#[cfg(test)]
mod tests {
    use contract::ids::{ConversationId, MessageId, PinId, UserId};

    use super::*;

    #[test]
    fn a_text_is_as_short_as_postgresql_wants_it() {
        let longest = [
            Changed::Session([255; 32]),
            Changed::Link([255; 32]),
            Changed::Pin(PinId(i64::MIN)),
            Changed::Typing {
                to: UserId(i64::MIN),
                user_id: UserId(i64::MIN),
                conversation_id: ConversationId(i64::MIN),
            },
            Changed::Conversation {
                to: UserId(i64::MIN),
                conversation_id: ConversationId(i64::MIN),
                message_id: Some(MessageId(i64::MIN)),
            },
        ];
        for one in longest {
            let notice = Notice {
                from: u64::MAX,
                changed: vec![(one, Version::MIN); IN_ONE],
                passing: Vec::new(),
                calls: BTreeMap::new(),
            };
            assert!(
                serde_json::to_string(&notice).unwrap().len() < 8_000,
                "{one:?}"
            );
        }
    }
}
