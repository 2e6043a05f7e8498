//! Open streams of browsers, which are told what changed and then ask by the doors.
//!
//! Invariant: an event says what changed and nothing of it, so that every policy is asked anew
//! and what waits for a slow reader is small, whatever is written.

mod log;

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use contract::{
    errors::Code,
    ids::{ConversationId, MessageId, PinId, UserId},
};
use kernel::{
    error::{Error, Result},
    house::{Changed, Version},
};
use tokio::sync::mpsc::{self, Receiver, Sender};

pub use self::log::Place;
use self::log::{Log, Whom};

/// Streams of a user at once: of a browser on each device, and of some that went away without
/// a word.
const MOST_OF_USER: usize = 8;
/// Events that wait for a slow reader; beyond it the stream ends, and its browser comes back.
const MOST_WAITING: usize = 64;
/// Events that a browser that comes back is told; of more it asks anew, which is less.
const MOST_MISSED: usize = MOST_WAITING / 2;

/// What a stream is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Event {
    /// It begins, and what the browser knows may be old.
    Hello,
    /// It goes on where the one before it broke off.
    Resumed,
    /// A message was written.
    Message(ConversationId, MessageId),
    /// Something else of a conversation is new.
    Conversation(ConversationId, Version),
    /// What its user is told in the news hub, or has seen of it.
    News(Version),
    /// That another member of a conversation writes.
    Typing(ConversationId, UserId),
    /// A pin, or what is said below it.
    Pin(PinId, Version),
    /// It is not known what.
    Everything,
    /// Nothing; it shows that it is open.
    Beat,
}

/// An event, and the place behind it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Told {
    /// From where a browser that has heard it goes on.
    pub place: Place,
    /// What it hears.
    pub event: Event,
}

/// All open streams.
pub struct Streams {
    most: usize,
    open: Mutex<Open>,
}

#[derive(Default)]
struct Open {
    is_closed: bool,
    next: u64,
    log: Log,
    streams: HashMap<u64, Stream>,
    of_user: HashMap<UserId, Vec<u64>>,
    of_pin: HashMap<PinId, Vec<u64>>,
}

struct Stream {
    user: UserId,
    pins: Vec<PinId>,
    sender: Sender<Told>,
}

/// A stream's end that hears; dropped, the stream is closed.
pub struct Hearing {
    streams: Arc<Streams>,
    number: u64,
    receiver: Receiver<Told>,
}

impl Streams {
    /// None yet, and so many at once. No other start of any server has the same name.
    pub fn new(most: usize, name: u64) -> Arc<Self> {
        Arc::new(Self {
            most,
            open: Mutex::new(Open {
                log: Log::new(name),
                ..Open::default()
            }),
        })
    }

    /// Opens a stream of a user, who sees these pins. It begins with [`Event::Hello`], or, where
    /// it is known what was told since the place at which another broke off, with
    /// [`Event::Resumed`] and that.
    ///
    /// # Errors
    /// `Busy` where there are as many as there may be: the browser asks by the clock then.
    pub fn open(
        self: &Arc<Self>,
        user: UserId,
        pins: Vec<PinId>,
        last: Option<Place>,
    ) -> Result<Hearing> {
        let (sender, receiver) = mpsc::channel(MOST_WAITING);
        // Until it is among the others nothing is told: what was missed ends where they begin.
        let mut open = self.lock();
        if open.is_closed || open.streams.len() >= self.most {
            return Err(Error::new(Code::Busy));
        }
        let of_user = open.of_user.get(&user);
        // The one that is open the longest goes: of a phone that lost its network it is not known
        // for minutes that it went away.
        if let Some(oldest) = of_user
            .filter(|of| of.len() >= MOST_OF_USER)
            .map(|of| of[0])
        {
            open.remove(oldest);
        }
        for told in open.beginning(user, &pins, last) {
            // There is room for them.
            let _ = sender.try_send(told);
        }
        let number = open.next;
        open.next += 1;
        open.of_user.entry(user).or_default().push(number);
        for pin in &pins {
            open.of_pin.entry(*pin).or_default().push(number);
        }
        let stream = Stream { user, pins, sender };
        open.streams.insert(number, stream);
        Ok(Hearing {
            streams: self.clone(),
            number,
            receiver,
        })
    }

    /// Tells those whom a change concerns.
    pub fn hear(&self, changed: Changed, version: Version) {
        let mut open = self.lock();
        match changed {
            Changed::Conversation {
                to,
                conversation_id: id,
                message_id,
            } => {
                let event = match message_id {
                    Some(message) => Event::Message(id, message),
                    None => Event::Conversation(id, version),
                };
                open.tell(Whom::User(to), event);
            }
            Changed::News(user) => open.tell(Whom::User(user), Event::News(version)),
            Changed::Pin(pin) => open.tell(Whom::Pin(pin), Event::Pin(pin, version)),
            // Over in seconds: who comes back is not told that it was so.
            Changed::Typing {
                to,
                user_id,
                conversation_id,
            } => {
                let told = open.now(Event::Typing(conversation_id, user_id));
                let numbers = open.whose(Whom::User(to));
                open.send(numbers, told);
            }
            Changed::Everything => {
                open.log.forget();
                open.tell_all(Event::Everything);
            }
            _ => {}
        }
    }

    /// Has all streams show that they are open.
    pub fn beat(&self) {
        self.lock().tell_all(Event::Beat);
    }

    /// Ends all streams, and opens none any more.
    pub fn close(&self) {
        *self.lock() = Open {
            is_closed: true,
            ..Open::default()
        };
    }

    fn lock(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Open {
    /// What a stream is told first.
    fn beginning(&self, user: UserId, pins: &[PinId], last: Option<Place>) -> Vec<Told> {
        let concerns = |whom: Whom| match whom {
            Whom::User(one) => one == user,
            Whom::Pin(pin) => pins.contains(&pin),
        };
        let resumed = last.and_then(|place| {
            let missed = self.log.since(place, concerns)?.take(MOST_MISSED + 1);
            let resumed = (place, Event::Resumed);
            let told: Vec<_> = std::iter::once(resumed).chain(missed).collect();
            (told.len() <= MOST_MISSED + 1).then_some(told)
        });
        let told = resumed.unwrap_or_else(|| vec![(self.log.end(), Event::Hello)]);
        told.into_iter()
            .map(|(place, event)| Told { place, event })
            .collect()
    }

    /// An event that is in no log, told behind all that is.
    fn now(&self, event: Event) -> Told {
        Told {
            place: self.log.end(),
            event,
        }
    }

    fn whose(&self, whom: Whom) -> Vec<u64> {
        let numbers = match whom {
            Whom::User(user) => self.of_user.get(&user),
            Whom::Pin(pin) => self.of_pin.get(&pin),
        };
        numbers.cloned().unwrap_or_default()
    }

    /// Tells those whom it concerns, and by the log those who come back.
    fn tell(&mut self, whom: Whom, event: Event) {
        let place = self.log.add(whom, event);
        self.send(self.whose(whom), Told { place, event });
    }

    fn tell_all(&mut self, event: Event) {
        let numbers = self.streams.keys().copied().collect();
        self.send(numbers, self.now(event));
    }

    /// A reader who is too slow hears no more: the end of the stream says so.
    fn send(&mut self, numbers: Vec<u64>, told: Told) {
        for number in numbers {
            let stream = self.streams.get(&number);
            if stream.is_some_and(|stream| stream.sender.try_send(told).is_err()) {
                self.remove(number);
            }
        }
    }

    fn remove(&mut self, number: u64) {
        let Some(stream) = self.streams.remove(&number) else {
            return;
        };
        forget(&mut self.of_user, &stream.user, number);
        for pin in &stream.pins {
            forget(&mut self.of_pin, pin, number);
        }
    }
}

fn forget<K: std::hash::Hash + Eq>(of: &mut HashMap<K, Vec<u64>>, key: &K, number: u64) {
    if let Some(numbers) = of.get_mut(key) {
        numbers.retain(|one| *one != number);
        if numbers.is_empty() {
            of.remove(key);
        }
    }
}

impl Hearing {
    /// The next event; none when the stream has ended.
    pub async fn next(&mut self) -> Option<Told> {
        self.receiver.recv().await
    }
}

impl Drop for Hearing {
    fn drop(&mut self) {
        self.streams.lock().remove(self.number);
    }
}

#[cfg(test)]
mod tests;
