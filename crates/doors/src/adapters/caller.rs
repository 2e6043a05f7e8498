//! Who asks: from headers to the context of the operation.

use std::sync::Arc;

use accounts::{
    consents::read_choice::read_choice,
    grants::find_access::{find_access, is_of_app},
    sessions::authenticate::authenticate,
};
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use contract::errors::Code;
use http::{HeaderMap, HeaderValue, request::Parts};
use kernel::{
    ctx::{Actor, Browser, Ctx, Origin},
    error::{Error, Result},
    tokens::token_hash,
};
use serde_json::Value;

use super::{
    client::Client,
    csrf,
    fields::answers_cards,
    rates::{Left, Rate, Rates, Subject},
    switchboard::{Answered, Operation},
};
use crate::site::Site;

/// Cookie of the session over plain http.
const PLAIN_COOKIE: &str = "magpie_session";
/// Cookie of the session over https: bound to this very host by its prefix.
const SECURE_COOKIE: &str = "__Host-magpie_session";

/// Cookie that the web app sets for a visitor who is too young (specification §4).
const AGE_COOKIE: &str = "age_restricted";
/// Cookie in which the web app keeps what a visitor allows (decision 18).
const CONSENT_COOKIE: &str = "cookie_consent";

/// One request's caller.
pub struct Caller {
    /// What the operation is given.
    pub ctx: Ctx,
    /// Names the request in logs and answers.
    pub request: String,
    /// Whether the token came in a cookie, and so another site could send it.
    by_cookie: bool,
    /// Who counts for its limits.
    subjects: Vec<Subject>,
    /// The other name of the host whose page asks, where that is allowed: it may
    /// read the answer, and its browser may keep the session.
    pub sibling: Option<HeaderValue>,
}

impl Caller {
    /// Reads who asks, at a door that is closed to apps. An unknown or ended session is a
    /// visitor.
    pub async fn read(site: &Site, parts: &Parts) -> Result<Self> {
        match bearer(&parts.headers).is_some_and(is_of_app) {
            true => Err(Error::new(Code::ClosedToApps).detail("apps call the addresses of /v3/")),
            false => Self::of_browser(site, parts).await,
        }
    }

    /// The same at a door that is open to apps. What an app sends beside its token counts
    /// for nothing: no cookie of the user's browser is read.
    pub async fn read_open(site: &Site, parts: &Parts) -> Result<Self> {
        let Some(token) = bearer(&parts.headers).filter(|token| is_of_app(token)) else {
            return Self::of_browser(site, parts).await;
        };
        // Large, and asked by apps alone: on the heap, so that other requests stay small.
        let (actor, access) = Box::pin(find_access(&site.house, token)).await?;
        let client = Client::read(site, parts)?;
        let address = client.address;
        let user_agent = header(&parts.headers, "user-agent").unwrap_or_default();
        let browser = Browser {
            user_agent: user_agent.into(),
            address: Some(address),
            locale: client.locale,
            ..Browser::default()
        };
        let ctx = Ctx {
            house: site.house.clone(),
            actor,
            origin: client.origin,
            session: None,
            access: Some(access.into()),
            browser,
            cards: false,
        };
        let subjects = Subject::of_app(ctx.user()?, address).to_vec();
        Ok(Self::new(ctx, false, subjects))
    }

    fn new(ctx: Ctx, by_cookie: bool, subjects: Vec<Subject>) -> Self {
        Self {
            request: URL_SAFE_NO_PAD.encode(ctx.house.random::<9>()),
            ctx,
            by_cookie,
            subjects,
            sibling: None,
        }
    }

    async fn of_browser(site: &Site, parts: &Parts) -> Result<Self> {
        let headers = &parts.headers;
        let client = Client::read(site, parts)?;
        let origin = client.origin;
        let bearer = bearer(headers);
        let token = bearer.or_else(|| cookie(headers, cookie_name(&origin)));
        let session = token.map(token_hash);
        let known = match &session {
            Some(hash) => authenticate(&site.house, hash).await?,
            None => None,
        };
        let signed_out = match client.agent.is_bot {
            true => Actor::Crawler,
            false => Actor::Visitor,
        };
        let actor = known.unwrap_or(signed_out);
        let user_agent = header(headers, "user-agent").unwrap_or_default();
        let address = client.address;
        let browser = Browser {
            user_agent: user_agent.into(),
            agent: client.agent,
            install_id: header(headers, "x-pinterest-installid").map(Arc::from),
            address: Some(address),
            country: client.place.country,
            region: client.place.region,
            locale: client.locale,
            device: cookie(headers, device_cookie_name(&origin)).map(Arc::from),
            mark: cookie(headers, csrf::COOKIE).map(token_hash),
            is_age_restricted: cookie(headers, AGE_COOKIE).is_some(),
            consent: cookie(headers, CONSENT_COOKIE).and_then(read_choice),
        };
        let ctx = Ctx {
            house: site.house.clone(),
            actor,
            origin,
            session,
            access: None,
            browser,
            cards: false,
        };
        let subjects = match actor {
            Actor::User(id, _) | Actor::Limited(id) => Subject::of_user(id, address).into(),
            Actor::Visitor | Actor::Crawler | Actor::Host => vec![Subject::of_address(address)],
        };
        Ok(Self::new(ctx, bearer.is_none(), subjects))
    }

    /// Runs an operation with these options, if that may be done now.
    pub async fn call(
        &self,
        site: &Site,
        headers: &HeaderMap,
        operation: &Operation,
        options: Value,
        left: &mut Option<Left>,
    ) -> Result<Answered> {
        let work = async {
            self.admit(site, headers, operation, left)?;
            let asked = options.as_object();
            let ctx = Ctx {
                cards: asked.is_some_and(|asked| answers_cards(operation, asked)),
                ..self.ctx.clone()
            };
            let outcome = operation.call(ctx, options).await;
            // The operation may have a limit of its own, which is the tighter one.
            let wait = outcome.as_ref().err().and_then(|error| error.retry_after);
            if let (Some(left), Some(seconds)) = (left, wait) {
                (left.remaining, left.reset) = (0, seconds);
            }
            outcome
        };
        site.metrics.time(operation.name, work).await
    }

    /// Asks whether this call may be made now: CSRF for writes, what an app is allowed,
    /// limits. What is left of the limit is told also when the call is refused for it.
    fn admit(
        &self,
        site: &Site,
        headers: &HeaderMap,
        operation: &Operation,
        left: &mut Option<Left>,
    ) -> Result<()> {
        if operation.is_write {
            self.check_csrf(headers)?;
        }
        self.check_scope(site, operation)?;
        self.count(site, operation.rate, left)?;
        match operation.is_write && !operation.is_before_proof {
            true => self.check_verified(),
            false => Ok(()),
        }
    }

    /// Refuses an app what its user did not allow it; counts its calls, reads too.
    fn check_scope(&self, site: &Site, operation: &Operation) -> Result<()> {
        let Some(access) = &self.ctx.access else {
            return Ok(());
        };
        self.count_for(site, Rate::App, &[Subject::Grant(access.grant)], &mut None)?;
        if let Some(app) = access.app {
            self.count_for(site, Rate::WholeApp, &[Subject::App(app)], &mut None)?;
        }
        match operation.scope {
            Some(scope) if access.scopes.has(scope) => Ok(()),
            Some(scope) => {
                let mut missing = Error::new(Code::ScopeMissing);
                missing.facts.scope = Some(scope);
                Err(missing.detail(format!("this takes {}", scope.name())))
            }
            None => Err(Error::new(Code::ClosedToApps)),
        }
    }

    /// Refuses a write that another site may have made a browser send; a bearer's token
    /// is sent by no browser of itself.
    pub fn check_csrf(&self, headers: &HeaderMap) -> Result<()> {
        match self.by_cookie {
            true => csrf::check(headers, &self.ctx.origin.0),
            false => Ok(()),
        }
    }

    /// Refuses writes of an account whose time without a verified e-mail address is over
    /// (specification §6 "Email verification is required to keep using the account").
    pub fn check_verified(&self) -> Result<()> {
        match self.ctx.actor {
            Actor::User(_, standing) if standing.must_verify(self.ctx.now()) => {
                Err(Error::new(Code::EmailVerificationRequired))
            }
            _ => Ok(()),
        }
    }

    /// Counts a call of this sort.
    pub fn count(&self, site: &Site, rate: Rate, left: &mut Option<Left>) -> Result<()> {
        self.count_for(site, rate, &self.subjects, left)
    }

    fn count_for(
        &self,
        site: &Site,
        rate: Rate,
        subjects: &[Subject],
        left: &mut Option<Left>,
    ) -> Result<()> {
        let counted = site.rates.count(rate, subjects);
        *left = match &counted {
            Ok(left) => *left,
            Err(_) => site.rates.used_up(rate),
        };
        if let Ok(Some(_)) = &counted {
            for subject in subjects {
                site.house.peers.count(|| Rates::call_of(rate, subject));
            }
        }
        counted.map(drop)
    }
}

/// Whether no token comes with this: a visitor asks.
pub fn brings_no_token(headers: &HeaderMap, origin: &Origin) -> bool {
    bearer(headers).is_none() && cookie(headers, cookie_name(origin)).is_none()
}

/// The token of a bearer. The name of the scheme is read in either case (RFC 7235 §2.1).
fn bearer(headers: &HeaderMap) -> Option<&str> {
    let (scheme, token) = header(headers, "authorization")?.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim())
}

/// Name of the session's cookie at this address.
pub fn cookie_name(origin: &Origin) -> &'static str {
    if origin.0.starts_with("https:") {
        SECURE_COOKIE
    } else {
        PLAIN_COOKIE
    }
}

/// Name of the cookie that tells a browser from others, longer than any session.
pub fn device_cookie_name(origin: &Origin) -> &'static str {
    if origin.0.starts_with("https:") {
        "__Host-magpie_device"
    } else {
        "magpie_device"
    }
}

/// The value of a cookie.
pub fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let pairs = headers
        .get_all("cookie")
        .iter()
        .filter_map(|value| value.to_str().ok());
    let mut pairs = pairs
        .flat_map(|value| value.split(';'))
        .filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(key, _)| *key == name).map(|(_, value)| value)
}

/// A header's text; what is not ASCII is as good as missing.
pub fn header<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers.get(name).and_then(|value| value.to_str().ok())
}
