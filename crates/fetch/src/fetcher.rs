//! The request itself, hop by hop, each checked.

use std::{net::SocketAddr, sync::Arc, time::Duration};

use bytes::Bytes;
use reqwest::{
    Client, Request, Response, StatusCode,
    header::{ACCEPT, ACCEPT_ENCODING, CONTENT_TYPE, HeaderName, HeaderValue, LOCATION},
    redirect::Policy,
    retry,
};
use tokio::time::Instant;
use url::Url;

use crate::{
    answer::{body, charset, media_type},
    budget::Budget,
    records,
    refused::{BadOption, Refused},
    resolver::{LookUp, Reach, Resolver, system},
    target::{AllowedHosts, check},
};

const REDIRECTS: usize = 3;
const JSON: &str = "application/json";

/// How requests are made.
#[derive(Debug, Clone)]
pub struct Options {
    /// `host:port` entries fetched from wherever they are, private addresses and
    /// other ports included: for intranets and tests. None by default.
    pub allowed_hosts: Vec<String>,
    /// What the server calls itself.
    pub user_agent: String,
    /// For everything together, redirects and body included. 10 seconds by default.
    pub timeout: Duration,
    /// DNS server for domain records; the system's by default.
    pub nameserver: Option<SocketAddr>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            allowed_hosts: Vec::new(),
            user_agent: "Magpie".to_owned(),
            timeout: Duration::from_secs(10),
            nameserver: None,
        }
    }
}

/// What a server answered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fetched {
    /// Where it came from, after redirects.
    pub url: Url,
    /// Media type as the server says it, lower case, without parameters. A claim:
    /// look at the bytes before believing it.
    pub media_type: String,
    /// Encoding of a text as the server says it; a claim as well.
    pub charset: Option<String>,
    /// The whole body, as sent.
    pub bytes: Bytes,
}

/// Makes guarded requests. Cheap to clone.
#[derive(Clone)]
pub struct Fetcher {
    public: Client,
    allowed: Client,
    allowed_hosts: Arc<AllowedHosts>,
    budget: Budget,
    timeout: Duration,
    nameserver: Option<SocketAddr>,
}

impl Fetcher {
    /// # Errors
    /// An option makes no sense.
    pub fn new(options: &Options) -> Result<Self, BadOption> {
        Self::with_look_up(options, &system())
    }

    pub(crate) fn with_look_up(options: &Options, look_up: &LookUp) -> Result<Self, BadOption> {
        Ok(Self {
            public: client(options, look_up, Reach::Public)?,
            allowed: client(options, look_up, Reach::Everywhere)?,
            allowed_hosts: Arc::new(AllowedHosts::read(&options.allowed_hosts)?),
            budget: Budget::new(),
            timeout: options.timeout,
            nameserver: options.nameserver,
        })
    }

    /// Fetches an address. The answer is at most `max_bytes` long and of one of
    /// the types in `accept`, such as `text/html` or `image/*`.
    ///
    /// # Errors
    /// The rule that refused, or what went wrong on the way.
    pub async fn get(
        &self,
        url: &str,
        max_bytes: usize,
        accept: &[&str],
    ) -> Result<Fetched, Refused> {
        self.get_inside(url, max_bytes, accept, |_| true).await
    }

    /// The same, led on by redirects only to addresses that are `inside`.
    ///
    /// # Errors
    /// The rule that refused, or what went wrong on the way.
    pub async fn get_inside(
        &self,
        url: &str,
        max_bytes: usize,
        accept: &[&str],
        inside: impl Fn(&Url) -> bool,
    ) -> Result<Fetched, Refused> {
        let mut url = Url::parse(url).map_err(|_| Refused::Url("it is not an address"))?;
        let mut left = self.timeout;
        for _ in 0..=REDIRECTS {
            if !inside(&url) {
                return Err(Refused::Outside);
            }
            let client = self.client(&url)?;
            self.turn(&url).await?;
            let began = Instant::now();
            let asked = ask(client, &url, accept, max_bytes);
            let asked = tokio::time::timeout(left, asked).await;
            match asked.unwrap_or(Err(Refused::TimedOut))? {
                Asked::Answer(fetched) => return Ok(fetched),
                Asked::Redirect(next) => url = next,
            }
            // Waiting for a turn takes nothing from the time of the request.
            left = left.saturating_sub(began.elapsed());
        }
        Err(Refused::Redirects)
    }

    /// Sends JSON to a service that the host chose, with a secret in this header,
    /// and reads its JSON. Goes to that address and no other: redirects are refused.
    ///
    /// # Errors
    /// The rule that refused, or what went wrong on the way.
    pub async fn post_json(
        &self,
        url: &str,
        (header, secret): (&'static str, &str),
        json: Vec<u8>,
        max_bytes: usize,
    ) -> Result<Bytes, Refused> {
        let mut secret = HeaderValue::from_str(secret).map_err(|_| Refused::Secret)?;
        secret.set_sensitive(true);
        let request = http::Request::post(url)
            .header(HeaderName::from_static(header), secret)
            .header(CONTENT_TYPE, JSON)
            .header(ACCEPT, JSON)
            .body(json)
            .map_err(|_| Refused::Url("it is not an address"))?;
        let answer = self.call(request, max_bytes).await?;
        match answer.status() {
            status if status.is_success() => {}
            status if redirects(status) => return Err(Refused::Redirects),
            status => return Err(Refused::Status(status.as_u16())),
        }
        media_type(answer.headers(), &[JSON])?;
        Ok(answer.into_body().into())
    }

    /// Sends a request with its headers and body as they are, to a server that the
    /// host named. Redirects are not followed, and every status is an answer.
    ///
    /// # Errors
    /// The rule that refused, or what went wrong on the way; nothing of the request
    /// is in it.
    pub async fn call(
        &self,
        request: http::Request<Vec<u8>>,
        max_bytes: usize,
    ) -> Result<http::Response<Vec<u8>>, Refused> {
        let all = async {
            let mut request =
                Request::try_from(request).map_err(|_| Refused::Url("it is not an address"))?;
            let client = self.client(request.url())?;
            let identity = HeaderValue::from_static("identity");
            request.headers_mut().insert(ACCEPT_ENCODING, identity);
            let response = client.execute(request).await?;
            media_type(response.headers(), &["*"])?;
            let mut answer = http::Response::new(Vec::new());
            *answer.status_mut() = response.status();
            *answer.headers_mut() = response.headers().clone();
            *answer.body_mut() = body(response, max_bytes).await?.into();
            Ok(answer)
        };
        tokio::time::timeout(self.timeout, all)
            .await
            .unwrap_or(Err(Refused::TimedOut))
    }

    /// Posts to an address that a client named; answers the status, whatever it is, with the
    /// headers. Redirects are not followed, and nothing of the answer's body is read. Waits for a
    /// turn first, which takes nothing from the time of the request.
    ///
    /// # Errors
    /// The rule that refused, or what went wrong on the way; [`Refused::Busy`] when too many
    /// wait already, so that the server was not asked.
    pub async fn deliver(
        &self,
        request: http::Request<Vec<u8>>,
    ) -> Result<http::Response<()>, Refused> {
        let request =
            Request::try_from(request).map_err(|_| Refused::Url("it is not an address"))?;
        let client = self.client(request.url())?;
        self.turn(request.url()).await?;
        let asked = tokio::time::timeout(self.timeout, client.execute(request)).await;
        let said = asked.map_err(|_| Refused::TimedOut)??;
        let mut answer = http::Response::new(());
        *answer.status_mut() = said.status();
        *answer.headers_mut() = said.headers().clone();
        Ok(answer)
    }

    /// Reads an address that a client names to be posted to: `https` on a public server, or
    /// whatever the host allows by name; without its fragment, of which no server hears. Where a
    /// name leads is checked with each request.
    ///
    /// # Errors
    /// The rule that refused.
    pub fn check_receiver(&self, url: &str) -> Result<Url, Refused> {
        let mut url = Url::parse(url.trim()).map_err(|_| Refused::Url("it is not an address"))?;
        url.set_fragment(None);
        self.check(&url)?;
        match url.scheme() == "https" || self.allows(&url) {
            true => Ok(url),
            false => Err(Refused::Scheme),
        }
    }

    /// Checks all rules for an address that need no network.
    ///
    /// # Errors
    /// The rule that refused.
    pub fn check(&self, url: &Url) -> Result<(), Refused> {
        check(url, &self.allowed_hosts).map(drop)
    }

    /// Whether this server may be asked wherever it is, because the host said so.
    pub fn allows(&self, url: &Url) -> bool {
        matches!(url.scheme(), "http" | "https") && self.allowed_hosts.has(url)
    }

    /// The texts that a domain has in its records (TXT), asked anew each time;
    /// none when it has none, or does not exist.
    ///
    /// # Errors
    /// No answer within the timeout.
    pub async fn texts(&self, domain: &str) -> Result<Vec<String>, Refused> {
        tokio::time::timeout(self.timeout, records::texts(self.nameserver, domain))
            .await
            .unwrap_or(Err(Refused::TimedOut))
    }

    /// The client whose connections reach as far as this address may.
    fn client(&self, url: &Url) -> Result<&Client, Refused> {
        Ok(match check(url, &self.allowed_hosts)? {
            Reach::Public => &self.public,
            Reach::Everywhere => &self.allowed,
        })
    }

    /// Waits until this server may be asked again.
    async fn turn(&self, url: &Url) -> Result<(), Refused> {
        match self.allowed_hosts.has(url) {
            true => Ok(()),
            false => self.budget.turn(url).await,
        }
    }
}

/// What one request came to.
enum Asked {
    Answer(Fetched),
    Redirect(Url),
}

async fn ask(
    client: &Client,
    url: &Url,
    accept: &[&str],
    max_bytes: usize,
) -> Result<Asked, Refused> {
    let response = client
        .get(url.clone())
        .header(ACCEPT, accept.join(", "))
        .header(ACCEPT_ENCODING, "identity")
        .send()
        .await?;
    match response.status() {
        status if status.is_success() => {}
        status if redirects(status) => return Ok(Asked::Redirect(next(url, &response)?)),
        status => return Err(Refused::Status(status.as_u16())),
    }
    Ok(Asked::Answer(Fetched {
        media_type: media_type(response.headers(), accept)?,
        charset: charset(response.headers()),
        url: response.url().clone(),
        bytes: body(response, max_bytes).await?,
    }))
}

/// The check of addresses sits in the resolver, so each reach has its client. No
/// connection is kept: every request resolves, checks and connects anew.
fn client(options: &Options, look_up: &LookUp, reach: Reach) -> Result<Client, BadOption> {
    let look_up = Arc::clone(look_up);
    Client::builder()
        .user_agent(&options.user_agent)
        .no_proxy()
        .redirect(Policy::none())
        .retry(retry::never())
        .referer(false)
        .pool_max_idle_per_host(0)
        .dns_resolver(Arc::new(Resolver { look_up, reach }))
        .build()
        .map_err(|error| BadOption::Client(error.to_string()))
}

fn redirects(status: StatusCode) -> bool {
    matches!(status.as_u16(), 301 | 302 | 303 | 307 | 308)
}

fn next(url: &Url, response: &Response) -> Result<Url, Refused> {
    let location = response
        .headers()
        .get(LOCATION)
        .and_then(|value| value.to_str().ok());
    location
        .and_then(|location| url.join(location).ok())
        .ok_or(Refused::Redirects)
}
