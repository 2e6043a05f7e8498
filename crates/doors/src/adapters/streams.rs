//! Open streams of browsers, which are told that something changed and then ask by the doors.
//!
//! Invariant: an event says what changed and nothing of it, so that every policy is asked anew
//! and an event that is lost costs one question.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use contract::{
    errors::Code,
    ids::{ConversationId, PinId, UserId},
};
use kernel::{
    error::{Error, Result},
    house::Changed,
};
use tokio::sync::mpsc::{self, Receiver, Sender};

/// Streams of a user at once: of a browser on each device, and of some that went away without
/// a word.
const MOST_OF_USER: usize = 8;
/// Events that wait for a slow reader; beyond it the stream ends, and its browser asks anew.
const MOST_WAITING: usize = 64;

/// What a stream is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Event {
    /// What was written to its user, or by them, or what they have read of it.
    Conversations,
    /// What its user is told in the news hub, or has seen of it.
    News,
    /// That another member of a conversation writes.
    Typing(ConversationId, UserId),
    /// A pin, or what is said below it.
    Pin(PinId),
    /// It is not known what.
    Everything,
    /// Nothing; it shows that it is open.
    Beat,
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
    streams: HashMap<u64, Stream>,
    of_user: HashMap<UserId, Vec<u64>>,
    of_pin: HashMap<PinId, Vec<u64>>,
}

struct Stream {
    user: UserId,
    pins: Vec<PinId>,
    sender: Sender<Event>,
}

/// A stream's end that hears; dropped, the stream is closed.
pub struct Hearing {
    streams: Arc<Streams>,
    number: u64,
    receiver: Receiver<Event>,
}

impl Streams {
    /// None yet, and so many at once.
    pub fn new(most: usize) -> Arc<Self> {
        Arc::new(Self {
            most,
            open: Mutex::default(),
        })
    }

    /// Opens a stream of a user, who sees these pins.
    ///
    /// # Errors
    /// `Busy` where there are as many as there may be: the browser asks by the clock then.
    pub fn open(self: &Arc<Self>, user: UserId, pins: Vec<PinId>) -> Result<Hearing> {
        let (sender, receiver) = mpsc::channel(MOST_WAITING);
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
    pub fn hear(&self, changed: Changed) {
        let mut open = self.lock();
        match changed {
            Changed::Conversations(user) => {
                let numbers = open.of_user.get(&user).cloned();
                open.tell(numbers, Event::Conversations);
            }
            Changed::News(user) => {
                let numbers = open.of_user.get(&user).cloned();
                open.tell(numbers, Event::News);
            }
            Changed::Typing {
                to,
                user_id,
                conversation_id,
            } => {
                let numbers = open.of_user.get(&to).cloned();
                open.tell(numbers, Event::Typing(conversation_id, user_id));
            }
            Changed::Pin(pin) => {
                let numbers = open.of_pin.get(&pin).cloned();
                open.tell(numbers, Event::Pin(pin));
            }
            Changed::Everything => open.tell_all(Event::Everything),
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
    fn tell_all(&mut self, event: Event) {
        let numbers = self.streams.keys().copied().collect();
        self.tell(Some(numbers), event);
    }

    /// A reader who is too slow hears no more: the end of the stream says so.
    fn tell(&mut self, numbers: Option<Vec<u64>>, event: Event) {
        for number in numbers.into_iter().flatten() {
            let stream = self.streams.get(&number);
            if stream.is_some_and(|stream| stream.sender.try_send(event).is_err()) {
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
    pub async fn next(&mut self) -> Option<Event> {
        self.receiver.recv().await
    }
}

impl Drop for Hearing {
    fn drop(&mut self) {
        self.streams.lock().remove(self.number);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADA: UserId = UserId(1);
    const BEN: UserId = UserId(2);
    const ROBIN: PinId = PinId(3);

    /// What waits for a stream.
    fn waiting(hearing: &mut Hearing) -> Vec<Event> {
        std::iter::from_fn(|| hearing.receiver.try_recv().ok()).collect()
    }

    #[test]
    fn each_stream_hears_what_concerns_it() {
        let streams = Streams::new(10);
        let mut ada = streams.open(ADA, vec![ROBIN]).unwrap();
        let mut ben = streams.open(BEN, Vec::new()).unwrap();
        for (changed, expected) in [
            (
                Changed::Conversations(ADA),
                [Some(Event::Conversations), None],
            ),
            (
                Changed::Conversations(BEN),
                [None, Some(Event::Conversations)],
            ),
            (Changed::News(ADA), [Some(Event::News), None]),
            (
                Changed::Typing {
                    to: BEN,
                    user_id: ADA,
                    conversation_id: ConversationId(4),
                },
                [None, Some(Event::Typing(ConversationId(4), ADA))],
            ),
            (Changed::Conversations(UserId(9)), [None, None]),
            (Changed::Pin(ROBIN), [Some(Event::Pin(ROBIN)), None]),
            (Changed::Pin(PinId(9)), [None, None]),
            (Changed::User(ADA), [None, None]),
            (Changed::Everything, [Some(Event::Everything); 2]),
        ] {
            streams.hear(changed);
            let found = [&mut ada, &mut ben].map(|one| waiting(one).pop());
            assert_eq!(found, expected, "{changed:?}");
        }
        streams.beat();
        assert_eq!(waiting(&mut ben), [Event::Beat]);
        drop(ada);
        let open = streams.lock();
        assert_eq!(
            (open.streams.len(), open.of_user.len(), open.of_pin.len()),
            (1, 1, 0)
        );
    }

    #[tokio::test]
    async fn streams_have_bounds() {
        let streams = Streams::new(10);
        let refused = |streams: &Arc<Streams>, user| {
            let opened = streams.open(user, Vec::new());
            opened.err().map(|error| error.code)
        };
        let mut adas: Vec<_> = (0..=MOST_OF_USER)
            .map(|_| streams.open(ADA, Vec::new()).unwrap())
            .collect();
        // The first has ended, the others have not.
        streams.hear(Changed::Conversations(ADA));
        assert_eq!(adas[0].next().await, None);
        for one in &mut adas[1..] {
            assert_eq!(waiting(one), [Event::Conversations]);
        }
        let bens = [(); 2].map(|()| streams.open(BEN, Vec::new()).unwrap());
        assert_eq!(refused(&streams, UserId(9)), Some(Code::Busy));
        drop(bens);
        assert_eq!(refused(&streams, UserId(9)), None);
    }

    #[tokio::test]
    async fn a_slow_reader_and_a_server_that_ends_end_a_stream() {
        let streams = Streams::new(10);
        let mut slow = streams.open(ADA, vec![ROBIN]).unwrap();
        for _ in 0..=MOST_WAITING {
            streams.hear(Changed::Pin(ROBIN));
        }
        let mut heard = 0;
        while slow.next().await.is_some() {
            heard += 1;
        }
        assert_eq!(heard, MOST_WAITING);
        let mut other = streams.open(ADA, Vec::new()).unwrap();
        streams.close();
        assert_eq!(other.next().await, None);
        assert!(streams.open(ADA, Vec::new()).is_err());
    }
}
