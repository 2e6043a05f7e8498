//! The open group: operations that will be made durable by one COMMIT.

use rusqlite::Connection;
use tokio::sync::watch;

use super::{connect::LockFile, failed};
use crate::{Error, Result};

/// A group larger than this is committed by the operation that made it so.
const LARGEST: usize = 512;

/// What became of a group, once it is known.
pub(crate) type Outcome = watch::Receiver<Option<Result<()>>>;

/// The writing connection with its open group. Its holder is the only writer.
pub(crate) struct Lane {
    connection: Connection,
    group: Option<Group>,
    groups: u64,
    _lock: LockFile,
}

struct Group {
    number: u64,
    members: usize,
    outcome: watch::Sender<Option<Result<()>>>,
}

/// A finished operation's membership in its group.
pub(crate) struct Membership {
    /// The number of the group.
    pub(crate) group: u64,
    /// Whether it is the first, which must see to the COMMIT.
    pub(crate) first: bool,
    /// What became of the group.
    pub(crate) outcome: Outcome,
}

impl Lane {
    pub(crate) fn new(connection: Connection, lock: LockFile) -> Self {
        Self {
            connection,
            group: None,
            groups: 0,
            _lock: lock,
        }
    }

    /// The connection, for the statements of the current operation.
    pub(crate) fn connection(&self) -> &Connection {
        &self.connection
    }

    /// Begins an operation, and a group when none is open.
    pub(crate) fn begin(&mut self) -> Result<()> {
        if self.group.is_none() {
            if !self.connection.is_autocommit() {
                self.run("ROLLBACK", "ending what a failed commit left")?;
            }
            self.run("BEGIN IMMEDIATE", "beginning a group")?;
            self.groups += 1;
            let outcome = watch::Sender::new(None);
            self.group = Some(Group {
                number: self.groups,
                members: 0,
                outcome,
            });
        }
        let begun = self.run("SAVEPOINT operation", "beginning an operation");
        begun.inspect_err(|_| self.abandon())
    }

    /// Ends an operation well: its writes now share the fate of the group.
    pub(crate) fn finish(&mut self) -> Result<Membership> {
        let released = self.run("RELEASE operation", "ending an operation");
        released.inspect_err(|_| self.abandon())?;
        let group = self.group.as_mut().ok_or(Error::Poisoned)?;
        group.members += 1;
        let place = Membership {
            group: group.number,
            first: group.members == 1,
            outcome: group.outcome.subscribe(),
        };
        if group.members >= LARGEST {
            self.flush();
        }
        Ok(place)
    }

    /// Takes an operation back, and commits the others of its group at once:
    /// the failed one may have seen what they wrote (a conflict, say), so its
    /// answer must not be given before theirs is certain.
    pub(crate) fn abandon(&mut self) {
        // After some errors SQLite has rolled back everything by itself.
        if !self.connection.is_autocommit() {
            let undone = self
                .run("ROLLBACK TO operation", "taking an operation back")
                .and_then(|()| self.run("RELEASE operation", "taking an operation back"));
            if undone.is_ok() {
                return self.flush();
            }
        }
        self.give_up(Error::broken(
            "committing",
            "another operation's error ended the group",
        ));
    }

    /// Commits the group of this number, if it is still the open one.
    pub(crate) fn flush_group(&mut self, number: u64) {
        if self
            .group
            .as_ref()
            .is_some_and(|group| group.number == number)
        {
            self.flush();
        }
    }

    /// Commits the open group and tells its members.
    fn flush(&mut self) {
        let empty = self.group.as_ref().is_none_or(|group| group.members == 0);
        let end = if empty { "ROLLBACK" } else { "COMMIT" };
        match self.run(end, "committing") {
            Ok(()) => self.tell(Ok(())),
            Err(error) => self.give_up(error),
        }
    }

    /// Rolls the open group back and tells its members why.
    fn give_up(&mut self, error: Error) {
        if !self.connection.is_autocommit()
            && let Err(worse) = self.run("ROLLBACK", "rolling a group back")
        {
            // The next group tries again before it begins.
            tracing::error!(%worse, "a failed group could not be rolled back");
        }
        self.tell(Err(error));
    }

    fn tell(&mut self, outcome: Result<()>) {
        if let Some(group) = self.group.take() {
            group.outcome.send_replace(Some(outcome));
        }
    }

    fn run(&self, text: &str, doing: &'static str) -> Result<()> {
        let mut statement = self
            .connection
            .prepare_cached(text)
            .map_err(failed(doing))?;
        statement.execute([]).map_err(failed(doing))?;
        Ok(())
    }
}
