//! What every request shares: the house, the switchboard, limits, the web app.

use std::sync::Arc;

use accounts::{captchas::Verifier, consents::read_country::ConsentRules};
use kernel::house::House;

use crate::{
    adapters::{
        graphql::{self, Documents},
        rates::Rates,
        switchboard::Switchboard,
    },
    audits, batches, bin, blocks, boards, businesses, captchas, collaborators, consents, did_its,
    downloads, experiences, exports, factors, favorites, feeds, imports, interests, invites, links,
    metrics::Metrics,
    networks,
    pages::{Pages, app_files::AppFiles, policy::Elsewhere},
    passcodes, pins, preferences, reactions, search, sections, sessions, shares, signups,
    sponsorships, uploads, users, websites,
};

/// How the host is reached and presents itself.
#[derive(Debug, Clone)]
pub struct SiteSettings {
    /// Address that viewers use; taken from each request's `Host` when missing.
    pub public_url: Option<String>,
    /// Whether `X-Forwarded-For` and `X-Forwarded-Proto` come from a proxy of ours.
    pub trust_proxy: bool,
    /// Whether door 3 is open.
    pub graphql: bool,
    /// Times the normal limits: 1 for a host, more for tests.
    pub rate_factor: u32,
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
    pub rates: Rates,
    /// The HTML pages.
    pub pages: Pages,
    /// What the host is told about itself.
    pub metrics: Metrics,
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
        };
        let pages = Pages::new(files, renderer, &elsewhere);
        let kept = pages.cache().clone();
        house.listeners.listen(move |changed| kept.hear(changed));
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
        }
    }

    /// The host's name, as it is displayed.
    pub fn brand(&self) -> &str {
        &self.house.settings.brand
    }
}

/// Every operation's addresses.
pub fn switchboard() -> Switchboard {
    let mut board = Switchboard::default();
    for noun in [
        users::doors,
        sections::doors,
        sessions::doors,
        audits::doors,
        consents::doors,
        did_its::doors,
        businesses::doors,
        captchas::doors,
        factors::doors,
        networks::doors,
        batches::doors,
        bin::doors,
        blocks::doors,
        boards::doors,
        collaborators::doors,
        passcodes::doors,
        pins::doors,
        reactions::doors,
        preferences::doors,
        downloads::doors,
        experiences::doors,
        exports::doors,
        uploads::doors,
        favorites::doors,
        feeds::doors,
        search::doors,
        shares::doors,
        signups::doors,
        sponsorships::doors,
        invites::doors,
        links::doors,
        imports::doors,
        interests::doors,
        websites::doors,
    ] {
        noun(&mut board);
    }
    board
}
