//! The engines that every room may use, and what the host configured.

use std::{
    collections::BTreeMap,
    sync::{
        Arc, OnceLock,
        atomic::{AtomicU64, Ordering},
    },
};

use ::search::Ask;
use contract::{
    errors::Code,
    ids::{BoardId, ConversationId, MessageId, PinId, UserId},
};
use fetch::Fetcher;
use identity::Providers;
use mail::Post;
use media::Blobs;
use serde::{Deserialize, Serialize};
use store::{Bookmarks, Db};
use tokio::sync::{Semaphore, SemaphorePermit};

use crate::{
    error::{Error, Result},
    extensions::{Extension, Extensions},
    ids::Ids,
    peers::Peers,
};

/// Milliseconds since 1970, from wherever the host or a test takes them.
pub type Clock = Arc<dyn Fn() -> i64 + Send + Sync>;
/// Fills bytes with chance.
pub type Chance = Arc<dyn Fn(&mut [u8]) + Send + Sync>;

/// Picture and password work that may wait at once; more is refused as busy.
const WAITING: usize = 64;

/// What the host configured and the rooms need.
#[derive(Debug, Clone)]
pub struct Settings {
    /// The host's name, as it is displayed.
    pub brand: String,
    /// Public address of this host, such as `https://magpie.example`: links in
    /// mails begin with it, whatever address the request came to.
    pub address: String,
    /// The host's names in several countries, each as `https://magpie.example`;
    /// none when it has one name (specification §4 "Cross-domain signup").
    pub siblings: Vec<String>,
    /// Country of users who do not say theirs.
    pub country: String,
    /// Language of users who do not say theirs.
    pub locale: String,
    /// Groups of experiments that every viewer is in, by the experiments' names
    /// (specification §3 "Request context").
    pub experiments: BTreeMap<String, String>,
}

/// Engines, clock, chance and settings of one server, and what rooms bring to it.
pub struct House {
    /// The database.
    pub db: Db,
    /// Pictures' files.
    pub blobs: Blobs,
    /// Full-text index of pins.
    pub index: ::search::Index,
    /// Full-text index of boards.
    pub board_index: ::search::Index,
    /// Full-text index of users.
    pub user_index: ::search::Index,
    /// Outgoing mail.
    pub post: Post,
    /// Requests to foreign servers.
    pub fetcher: Fetcher,
    /// Identity providers to log in with.
    pub networks: Providers,
    /// See [`Clock`].
    pub clock: Clock,
    /// See [`Chance`].
    pub chance: Chance,
    /// New ids.
    pub ids: Ids,
    /// Seals and opens bookmarks.
    pub bookmarks: Bookmarks,
    /// Signs what clients carry back; shared by all servers of a host.
    pub secret: [u8; 32],
    /// What the host configured.
    pub settings: Settings,
    /// What rooms bring: caches, settings, engines.
    pub extensions: Extensions,
    /// Permits for work that occupies a processor: pictures, passwords.
    pub permits: Permits,
    /// Told of every change by this server.
    pub listeners: Listeners,
    /// Other servers of the same database.
    pub peers: Peers,
}

impl House {
    /// Milliseconds since 1970.
    pub fn now(&self) -> i64 {
        (self.clock)()
    }

    /// Bytes of chance.
    pub fn random<const N: usize>(&self) -> [u8; N] {
        let mut bytes = [0; N];
        (self.chance)(&mut bytes);
        bytes
    }

    /// What a room brought, by its type. Cheap enough for every request.
    pub fn get<T: Extension>(&self) -> &T {
        self.extensions.get()
    }

    /// Tells rooms and the door's caches of a change that has been committed.
    pub fn tell(&self, changed: Changed) {
        self.tell_as(changed, self.version());
    }

    /// The same of a change whose version another server gave it.
    pub(crate) fn tell_as(&self, changed: Changed, version: Version) {
        for hear in CHANGES {
            hear(self, changed);
        }
        self.listeners.tell(changed, version);
    }

    /// The same of what is in no transaction, and tells the other servers.
    pub fn tell_all(&self, changed: Changed) {
        let version = self.version();
        self.tell_as(changed, version);
        self.peers.note(changed, version);
    }

    pub(crate) fn version(&self) -> Version {
        self.ids.next(self.now())
    }
}

/// Names what a change made of a thing: the same at every server of a host, and another with each
/// change. Whether one is later than another it does not tell, since the clocks of servers differ.
pub type Version = i64;

/// What has changed, so that caches invalidate it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Changed {
    /// What a pin shows, or that it is gone.
    Pin(PinId),
    /// What a board is: its name, who saves to it, its sections, or that it is gone.
    Board(BoardId),
    /// What is on a board, and its numbers: a pin came or went, a follower.
    OnBoard(BoardId),
    /// A profile.
    User(UserId),
    /// What others' boards and pins show of a user.
    UserRef(UserId),
    /// What a user has: a pin or a board came, went or moved.
    OfUser(UserId),
    /// Who may see what: everything shared is to be made again.
    Privacy,
    /// What the host and the law say of an account, which its sessions carry.
    Standing(UserId),
    /// The session with a token of this hash.
    Session([u8; 32]),
    /// Whom a user blocked, or who blocked them.
    Blocks(UserId),
    /// Of which boards a user is a collaborator.
    Memberships(UserId),
    /// What a user follows and mutes, by which their home feed is chosen.
    Home(UserId),
    /// Which pictures a user hid.
    Hidden(UserId),
    /// A conversation as a user sees it: what was written there, what they have read of it, or
    /// where it lies with them.
    Conversation {
        /// Whose view of it.
        to: UserId,
        /// Which.
        conversation_id: ConversationId,
        /// The message that was written; none where something else is new.
        message_id: Option<MessageId>,
    },
    /// What a user is told in the news hub, or what they have seen of it.
    News(UserId),
    /// That a member of a conversation writes, told to another; nothing is kept of it.
    Typing {
        /// To whom it is told.
        to: UserId,
        /// Who writes.
        user_id: UserId,
        /// Where.
        conversation_id: ConversationId,
    },
    /// Which articles stand on Today, or what one of them says.
    Articles,
    /// Which words and links the host does not allow.
    Rules,
    /// What is known of the page at an address, by its hash.
    Link([u8; 32]),
    /// It is not known what another server changed.
    Everything,
}

/// Forgets what a room keeps of something that changed.
pub type Invalidator = fn(&House, Changed);

/// How rooms hear of changes, in no order; rooms add theirs by
/// [`register!`](crate::register!).
#[linkme::distributed_slice]
pub static CHANGES: [Invalidator];

type Listener = Box<dyn Fn(Changed, Version) + Send + Sync>;
type Counter = Box<dyn Fn(&str, u32) + Send + Sync>;

/// The door, which is told of changes and of what other servers count.
#[derive(Default)]
pub struct Listeners {
    changes: OnceLock<Listener>,
    calls: OnceLock<Counter>,
}

impl Listeners {
    /// Tells `listener` of changes from now on; there is one, the first.
    pub fn listen(&self, listener: impl Fn(Changed, Version) + Send + Sync + 'static) {
        let _ = self.changes.set(Box::new(listener));
    }

    /// Tells `counter` which calls other servers took, and how often; there is one.
    pub fn count_by(&self, counter: impl Fn(&str, u32) + Send + Sync + 'static) {
        let _ = self.calls.set(Box::new(counter));
    }

    fn tell(&self, changed: Changed, version: Version) {
        if let Some(listener) = self.changes.get() {
            listener(changed, version);
        }
    }

    pub(crate) fn count(&self, call: &str, times: u32) {
        if let Some(counter) = self.calls.get() {
            counter(call, times);
        }
    }
}

/// Whether database, pictures and search index answer (protocol, "Start and health").
pub async fn check(house: &House) -> Result<()> {
    house.db.check().await?;
    house.blobs.check().await?;
    house.index.search(&Ask {
        text: "ready",
        limit: 1,
        exact: true,
        ..Ask::default()
    })?;
    Ok(())
}

/// Permits for work that occupies a processor, with a bounded queue before them.
pub struct Permits {
    working: Semaphore,
    waiting: Semaphore,
    done: AtomicU64,
}

impl Permits {
    /// As many permits as processors may be occupied.
    pub fn new(working: usize) -> Self {
        Self {
            working: Semaphore::new(working.max(1)),
            waiting: Semaphore::new(WAITING),
            done: AtomicU64::new(0),
        }
    }

    /// How often work was done here: shows that two ways cost the same.
    pub fn done(&self) -> u64 {
        self.done.load(Ordering::Relaxed)
    }

    /// Runs `work` on a thread of its own when there is a permit; refuses at once
    /// when too many wait already.
    pub async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T> {
        let queued = self
            .waiting
            .try_acquire()
            .map_err(|_| Error::new(Code::Busy))?;
        let _permit: SemaphorePermit<'_> = self.working.acquire().await.map_err(Error::internal)?;
        drop(queued);
        self.done.fetch_add(1, Ordering::Relaxed);
        Ok(tokio::task::spawn_blocking(work).await?)
    }
}
