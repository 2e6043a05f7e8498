//! Which connections there are. A new one takes the slot of the one that is idle the
//! longest where there are as many as there may be.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use tokio::sync::Notify;

use super::{Limits, deadlines::Deadlines};

/// All connections of a listener.
#[derive(Debug)]
pub struct Slots {
    limits: Limits,
    taken: Mutex<Taken>,
}

#[derive(Debug, Default)]
struct Taken {
    next: u64,
    connections: HashMap<u64, Connection>,
    of_address: HashMap<IpAddr, usize>,
}

#[derive(Debug)]
struct Connection {
    address: IpAddr,
    deadlines: Arc<Deadlines>,
    wanted: Arc<Notify>,
}

impl Slots {
    /// No connections yet.
    pub fn new(limits: Limits) -> Self {
        Self {
            limits,
            taken: Mutex::default(),
        }
    }

    /// A slot for a new connection. Where there is none, the connection that is idle
    /// the longest is closed for it: one of the same address when that has too many. None
    /// when all are busy.
    pub fn take(self: &Arc<Self>, address: IpAddr) -> Option<Slot> {
        let mut taken = self.taken();
        let of_address = taken.of_address.get(&address).copied().unwrap_or(0);
        if of_address >= self.limits.address {
            taken.free(Some(address))?;
        } else if taken.connections.len() >= self.limits.all {
            taken.free(None)?;
        }
        let (number, deadlines, wanted) = (taken.next, Deadlines::new(), Arc::default());
        taken.next += 1;
        *taken.of_address.entry(address).or_default() += 1;
        let connection = Connection {
            address,
            deadlines: Arc::clone(&deadlines),
            wanted: Arc::clone(&wanted),
        };
        taken.connections.insert(number, connection);
        drop(taken);
        Some(Slot {
            slots: self.clone(),
            number,
            wanted,
            deadlines,
        })
    }

    fn taken(&self) -> MutexGuard<'_, Taken> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Taken {
    /// Closes the connection that is idle the longest, of an address or of all.
    fn free(&mut self, address: Option<IpAddr>) -> Option<()> {
        let (_, number) = self
            .connections
            .iter()
            .filter(|(_, one)| address.is_none_or(|address| one.address == address))
            .filter_map(|(number, one)| Some((one.deadlines.idle_since()?, *number)))
            .min()?;
        let closed = self.remove(number)?;
        closed.wanted.notify_one();
        Some(())
    }

    fn remove(&mut self, number: u64) -> Option<Connection> {
        let connection = self.connections.remove(&number)?;
        if let Some(count) = self.of_address.get_mut(&connection.address) {
            *count -= 1;
            if *count == 0 {
                self.of_address.remove(&connection.address);
            }
        }
        Some(connection)
    }
}

/// The slot of a connection, free again when it is dropped.
#[derive(Debug)]
pub struct Slot {
    slots: Arc<Slots>,
    number: u64,
    wanted: Arc<Notify>,
    /// Those of the connection.
    pub deadlines: Arc<Deadlines>,
}

impl Slot {
    /// Ends when another connection took the slot.
    pub async fn wanted(&self) {
        self.wanted.notified().await;
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        self.slots.taken().remove(self.number);
    }
}
