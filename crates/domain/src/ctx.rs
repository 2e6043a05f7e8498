//! What every operation is given: who acts, from where, and the house.

use std::sync::Arc;

use contract::{errors::Code, ids::UserId};

use crate::{
    error::{Error, Result},
    house::House,
};

/// Who acts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Actor {
    /// Nobody is signed in.
    Visitor,
    /// Signed in.
    User(UserId),
}

/// The address under which the viewer sees this host, such as
/// `https://magpie.example`. Absolute addresses in answers begin with it.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Origin(pub Arc<str>);

/// Handed to every operation by value; cheap to clone.
#[derive(Clone)]
pub struct Ctx {
    /// The engines, the clock, chance, settings.
    pub house: Arc<House>,
    /// Who acts.
    pub actor: Actor,
    /// Where the viewer is.
    pub origin: Origin,
    /// Hash of the session's token, when signed in by cookie.
    pub session: Option<[u8; 32]>,
    /// What the browser says it is; kept beside the session for its owner to see.
    pub user_agent: Arc<str>,
}

impl Ctx {
    /// The signed-in person, or the error that asks for signing in.
    pub fn user(&self) -> Result<UserId> {
        self.viewer()
            .ok_or_else(|| Error::new(Code::SignInRequired))
    }

    /// The signed-in person, if there is one.
    pub fn viewer(&self) -> Option<UserId> {
        match self.actor {
            Actor::Visitor => None,
            Actor::User(id) => Some(id),
        }
    }

    /// Milliseconds since 1970.
    pub fn now(&self) -> i64 {
        self.house.now()
    }

    /// A new id.
    pub fn new_id(&self) -> i64 {
        self.house.ids.next(self.now())
    }

    /// The same house, seen as somebody else: for jobs and demo content.
    pub fn acting_as(&self, actor: Actor) -> Self {
        Self {
            actor,
            session: None,
            ..self.clone()
        }
    }
}
