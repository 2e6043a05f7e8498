//! What every operation is given: who acts, from where, and the house.

use std::{net::IpAddr, sync::Arc};

use contract::{
    consents::Consent,
    errors::Code,
    grants::Scopes,
    ids::{AppId, GrantId, UserId},
};

use crate::{
    agents::Agent,
    error::{Error, Result},
    house::House,
};

/// Who acts: the kinds of viewer (specification §4 "Viewer type", §6).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Actor {
    /// Not signed in.
    Visitor,
    /// A crawler: sees what a visitor sees.
    Crawler,
    /// Signed in by less than a full log-in: sees what a visitor sees, and may
    /// log in fully or out.
    Limited(UserId),
    /// Signed in.
    User(UserId, Standing),
    /// The host, by a command of the binary or a job; never by a door.
    Host,
}

impl Actor {
    /// A signed-in user, of whom nothing special is known.
    pub fn user(id: UserId) -> Self {
        Self::User(id, Standing::default())
    }

    /// Whether every other visitor or crawler would be answered the same.
    pub fn is_anonymous(self) -> bool {
        matches!(self, Self::Visitor | Self::Crawler)
    }

    /// The signed-in user, or the error that asks for signing in.
    pub fn user_id(self) -> Result<UserId> {
        match self {
            Self::User(id, _) => Ok(id),
            Self::Limited(_) => Err(Error::new(Code::FullLogInRequired)),
            Self::Visitor | Self::Crawler | Self::Host => Err(Error::new(Code::SignInRequired)),
        }
    }

    /// The signed-in user, if they are an employee of the host (specification §6).
    pub fn employee(self) -> Result<UserId> {
        match self {
            Self::User(_, standing) if !standing.is_employee => Err(Error::new(Code::NotAllowed)),
            _ => self.user_id(),
        }
    }
}

/// What the host and the law say of an account (specification §6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Standing {
    /// The host's staff.
    pub is_employee: bool,
    /// A business.
    pub is_partner: bool,
    /// Comments, mentions and writes to those alone who follow them.
    pub is_restricted: bool,
    /// May read, but not write.
    pub is_write_banned: bool,
    /// Cannot sign in, and is hidden from every viewer.
    pub is_suspended: bool,
    /// Whole years, if a birthday is known.
    pub age_in_years: Option<u32>,
    /// When the account ceases to write unless its e-mail address is verified by then, in
    /// milliseconds since 1970; none when it is, or is never asked for.
    pub verify_by_ms: Option<i64>,
}

impl Standing {
    /// Whether the account has to verify its e-mail address before it writes on
    /// (specification §6).
    pub fn must_verify(&self, now: i64) -> bool {
        self.verify_by_ms.is_some_and(|by| by <= now)
    }

    /// Whether the user is known to be younger than this.
    pub fn is_under(&self, years: u32) -> bool {
        self.age_in_years.is_some_and(|age| age < years)
    }
}

/// The address under which the viewer sees this host, such as
/// `https://magpie.example`. Absolute addresses in answers begin with it.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Origin(pub Arc<str>);

/// The browser, or whatever else asks.
#[derive(Clone, Default)]
pub struct Browser {
    /// What it says it is; kept beside the session for its owner to see.
    pub user_agent: Arc<str>,
    /// What that tells of it: a crawler stays one with a session.
    pub agent: Agent,
    /// The installed program, as it names itself.
    pub install_id: Option<Arc<str>>,
    /// Where it asks from, if that is known.
    pub address: Option<IpAddr>,
    /// Two letters: where that address is, if the host lets the server know.
    pub country: Option<Arc<str>>,
    /// Code of the region within that country, such as `BY`.
    pub region: Option<Arc<str>>,
    /// The accepted locale that it asks for, such as `pt_BR`.
    pub locale: Option<&'static str>,
    /// The secret that it keeps longer than any session, as its cookie has it.
    pub device: Option<Arc<str>>,
    /// Hash of the mark that the browser keeps until its next log-in, visitors
    /// included.
    pub mark: Option<[u8; 32]>,
    /// Whether the browser recorded that its visitor is too young (specification
    /// §4 "Signup").
    pub is_age_restricted: bool,
    /// What its visitor allows, as its cookie has it; none before they chose. What users allow
    /// stands with their account.
    pub consent: Option<Consent>,
}

/// An address as limits count it: all addresses of an IPv6 network that one customer has
/// (/64) are one, and IPv4 in the form of IPv6 is IPv4.
pub fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(v6) => {
            let [a, b, c, d, ..] = v6.segments();
            IpAddr::V6([a, b, c, d, 0, 0, 0, 0].into())
        }
        v4 => v4,
    }
}

/// What an app, or a script of the user's own, is allowed that acts for them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Access {
    /// Names what was allowed.
    pub grant: GrantId,
    /// The app that it was allowed; none of a user's own token.
    pub app: Option<AppId>,
    /// What its token is good for.
    pub scopes: Scopes,
}

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
    /// What it is allowed, when an app acts for the user. The doors ask it once for each
    /// operation; policies see the user.
    pub access: Option<Arc<Access>>,
    /// What asks on behalf of the actor.
    pub browser: Browser,
    /// Whether lists answer pins as cards: what a grid draws of them.
    pub cards: bool,
}

impl Ctx {
    /// The signed-in user, or the error that asks for signing in.
    pub fn user(&self) -> Result<UserId> {
        self.actor.user_id()
    }

    /// The signed-in user, if they are an employee of the host.
    pub fn employee(&self) -> Result<UserId> {
        self.actor.employee()
    }

    /// The signed-in user, if they may write.
    pub fn writer(&self) -> Result<UserId> {
        match self.actor {
            Actor::User(_, standing) if standing.is_write_banned => {
                Err(Error::new(Code::WriteBanned))
            }
            _ => self.user(),
        }
    }

    /// The viewer's account, if they are fully signed in.
    pub fn viewer(&self) -> Option<UserId> {
        match self.actor {
            Actor::User(id, _) => Some(id),
            Actor::Visitor | Actor::Crawler | Actor::Limited(_) | Actor::Host => None,
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

    /// The context of a job, which acts as the host until it acts as a user.
    pub fn of_job(house: &Arc<House>) -> Self {
        Self {
            house: house.clone(),
            actor: Actor::Host,
            origin: Origin(house.settings.address.as_str().into()),
            session: None,
            access: None,
            browser: Browser::default(),
            cards: false,
        }
    }

    /// The same house, with another actor: for jobs and demo content.
    pub fn acting_as(&self, actor: Actor) -> Self {
        Self {
            actor,
            session: None,
            access: None,
            ..self.clone()
        }
    }
}
