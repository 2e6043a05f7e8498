//! What every request shares: the house, the switchboard, limits, the web app.

use std::sync::Arc;

use accounts::{captchas::Verifier, consents::read_country::ConsentRules};
use kernel::house::House;

use crate::{
    adapters::{
        arrivals::Arrivals,
        graphql::{self, Documents},
        places::Places,
        rates::Rates,
        streams::Streams,
        switchboard::Switchboard,
    },
    health::Readiness,
    metrics::Metrics,
    pages::{Pages, app_files::AppFiles, policy::Elsewhere},
};

/// How the host is reached and presents itself.
#[derive(Debug, Clone)]
pub struct SiteSettings {
    /// Address that viewers use; taken from each request's `Host` when missing.
    pub public_url: Option<String>,
    /// Whether `X-Forwarded-For` and `X-Forwarded-Proto` come from a proxy of ours.
    pub trust_proxy: bool,
    /// Whether browsers shall reach every subdomain of the host by HTTPS alone, as they
    /// shall the host.
    pub hsts_subdomains: bool,
    /// Whether door 3 is open.
    pub graphql: bool,
    /// Times the normal limits: 1 for a host, more for tests.
    pub rate_factor: u32,
    /// What the host lets the server know of where requests come from.
    pub places: Arc<Places>,
    /// Streams of what changes that may be open at once.
    pub most_streams: usize,
    /// `production` or `development`.
    pub stage: &'static str,
}

/// Shared by all requests.
pub struct Site {
    /// Engines and rules.
    pub house: Arc<House>,
    /// How the host is reached.
    pub settings: SiteSettings,
    /// Which operation is where.
    pub board: Switchboard,
    /// What door 3 runs.
    pub documents: Documents,
    /// How often one may ask.
    pub rates: Arc<Rates>,
    /// The HTML pages.
    pub pages: Pages,
    /// What the host is told about itself.
    pub metrics: Metrics,
    /// Whether it can serve, as it was last looked.
    pub readiness: Readiness,
    /// Where files of forms arrive.
    pub arrivals: Arrivals,
    /// Who hears of changes.
    pub streams: Arc<Streams>,
}

impl Site {
    /// Wires the doors to a house.
    pub fn new(
        house: Arc<House>,
        settings: SiteSettings,
        files: AppFiles,
        renderer: Option<render::Renderer>,
    ) -> Self {
        let rates = Rates::new(house.clock.clone(), settings.rate_factor);
        let elsewhere = Elsewhere {
            frame: house.get::<ConsentRules>().ad_tracking_url.clone(),
            captcha_script: house.get::<Verifier>().view().script_url,
            siblings: house.settings.siblings.clone(),
            pictures: house.blobs.origin(),
        };
        let pages = Pages::new(files, renderer, elsewhere, house.clock.clone());
        let kept = pages.cache().clone();
        let name = u64::from_le_bytes(house.random());
        let streams = Streams::new(settings.most_streams, name);
        let told = streams.clone();
        house.listeners.listen(move |changed, version| {
            kept.hear(changed);
            told.hear(changed, version);
        });
        let rates = Arc::new(rates);
        let heard = rates.clone();
        house
            .listeners
            .count_by(move |call, times| heard.hear(call, times));
        let board = switchboard();
        let schema = graphql::schema::schema(&board).expect("views make a schema");
        Self {
            house,
            settings,
            documents: Documents::stored(schema).expect("the manifest is JSON"),
            board,
            rates,
            pages,
            metrics: Metrics::default(),
            readiness: Readiness::default(),
            arrivals: Arrivals::default(),
            streams,
        }
    }

    /// The host's name, as it is displayed.
    pub fn brand(&self) -> &str {
        &self.house.settings.brand
    }
}

/// Every operation's addresses; `cargo xtask new-room` adds a noun's line.
pub fn switchboard() -> Switchboard {
    let mut board = Switchboard::default();
    for noun in [
        crate::activities::doors,
        crate::apps::doors,
        crate::articles::doors,
        crate::audits::doors,
        crate::batches::doors,
        crate::bin::doors,
        crate::blocks::doors,
        crate::boards::doors,
        crate::businesses::doors,
        crate::captchas::doors,
        crate::collaborators::doors,
        crate::comments::doors,
        crate::conversations::doors,
        crate::consents::doors,
        crate::did_its::doors,
        crate::downloads::doors,
        crate::experiences::doors,
        crate::exports::doors,
        crate::factors::doors,
        crate::favorites::doors,
        crate::feedback::doors,
        crate::feeds::doors,
        crate::grants::doors,
        crate::imports::doors,
        crate::interests::doors,
        crate::invites::doors,
        crate::links::doors,
        crate::networks::doors,
        crate::devices::doors,
        crate::notifications::doors,
        crate::passcodes::doors,
        crate::pins::doors,
        crate::preferences::doors,
        crate::reactions::doors,
        crate::reports::doors,
        crate::rules::doors,
        crate::search::doors,
        crate::sections::doors,
        crate::sessions::doors,
        crate::shares::doors,
        crate::shopping::doors,
        crate::signups::doors,
        crate::sponsorships::doors,
        crate::uploads::doors,
        crate::users::doors,
        crate::webhooks::doors,
        crate::websites::doors,
    ] {
        noun(&mut board);
    }
    board.name_things(&crate::names::NAMES);
    board
}
