//! Claimed websites: shown by an element, a file or a record, against a small web
//! server and a small name server of the test; looked at again, lost, taken over.

use std::sync::{Arc, Mutex};

use accounts::{
    audits::list_all_audits::list_all_audits,
    users::{get_user::get_user, get_viewer::get_viewer, update_user::update_user},
    websites::{
        claim_website::claim_website, jobs, list_websites::list_websites,
        unclaim_website::unclaim_website, verify_website::verify_website,
    },
};
use contract::{
    errors::Code,
    users::UpdateUser,
    websites::{
        ClaimWebsite, ListWebsites, UnclaimWebsite, VerifyWebsite, WebsiteProof, WebsiteView,
    },
};
use kernel::{ctx::Ctx, error::Result};
use testkit::{
    builders,
    counterpart::{Counterpart, Said},
    nameserver::Nameserver,
    world::World,
};

use crate::ask::{self, code, refused};

const DAY_MS: i64 = 24 * 60 * 60 * 1_000;

/// A website whose pages a test writes, and the name server of the world.
struct Site {
    server: Counterpart,
    names: Nameserver,
    /// What is in the head of the first page, and in the file.
    written: Arc<Mutex<(String, Option<String>)>>,
}

impl Site {
    async fn start() -> Self {
        let written = Arc::new(Mutex::new((String::new(), None::<String>)));
        let shown = written.clone();
        let server = Counterpart::start(move |heard| {
            let (head, file) = shown.lock().unwrap().clone();
            match heard.line.as_str() {
                "GET /" => Said::of(
                    "text/html; charset=utf-8",
                    format!("<head>{head}</head><body>Hi"),
                ),
                "GET /magpie-verification.txt" => match file {
                    Some(text) if text.starts_with("http") => Said::moved(text),
                    Some(text) => Said::of("text/plain", text),
                    None => Said::missing(),
                },
                _ => Said::missing(),
            }
        });
        Self {
            server: server.await,
            names: Nameserver::start().await,
            written,
        }
    }

    fn domain(&self) -> String {
        self.server.address.to_string()
    }

    fn write_head(&self, head: &str) {
        self.written.lock().unwrap().0 = head.to_owned();
    }

    fn write_file(&self, text: Option<&str>) {
        self.written.lock().unwrap().1 = text.map(str::to_owned);
    }

    /// The world that may ask this website.
    fn seen_from(&self, world: World) -> World {
        world.fetching(&fetch::Options {
            allowed_hosts: vec![self.domain()],
            nameserver: Some(self.names.address),
            ..fetch::Options::default()
        })
    }
}

async fn claim(ctx: &Ctx, website: &str) -> Result<WebsiteView> {
    let website_url = website.to_owned();
    claim_website(ctx.clone(), ClaimWebsite { website_url }).await
}

async fn verify(ctx: &Ctx, domain: &str, proof: WebsiteProof) -> Result<WebsiteView> {
    let domain = domain.to_owned();
    verify_website(ctx.clone(), VerifyWebsite { domain, proof }).await
}

async fn list(ctx: &Ctx) -> Vec<WebsiteView> {
    list_websites(ctx.clone(), ListWebsites {})
        .await
        .unwrap()
        .websites
}

/// What the log notes of this user's websites, oldest first, each with whether
/// the host did it and what the browser was.
async fn noted(world: &World, of: &Ctx) -> Vec<(String, bool, String)> {
    let audits = list_all_audits(world.host(), of.viewer(), 100)
        .await
        .unwrap();
    let entries = audits.into_iter().rev();
    entries
        .filter(|audit| audit.change.starts_with("website_"))
        .map(|audit| (audit.change, audit.actor_id.is_none(), audit.user_agent))
        .collect()
}

fn entry(change: &str, by_host: bool, agent: &str) -> (String, bool, String) {
    (change.into(), by_host, agent.into())
}

async fn check_due(world: &World) {
    jobs::check_due(&world.house).await.unwrap();
    world.settle().await;
}

testkit::on_both_engines! {
    async fn a_website_is_shown_in_each_way(world: World) {
        let site = Site::start().await;
        let world = site.seen_from(world);
        let ada = world.person("ada").await;
        let domain = site.domain();
        let claimed = claim(&ada, &format!("http://{domain}/blog?x=1")).await.unwrap();
        assert_eq!((claimed.domain.as_str(), claimed.is_verified, claimed.proof), (domain.as_str(), false, None));
        let told = claimed.instructions;
        for (proof, missing) in [
            (WebsiteProof::MetaTag, Code::WebsiteTagMissing),
            (WebsiteProof::File, Code::WebsiteFileMissing),
        ] {
            assert_eq!(refused(verify(&ada, &domain, proof).await), (missing, "proof".into()));
        }
        site.write_head(&told.meta_tag);
        assert!(verify(&ada, &domain, WebsiteProof::MetaTag).await.unwrap().is_verified);
        site.write_file(Some(&told.file_text));
        let view = verify(&ada, &domain, WebsiteProof::File).await.unwrap();
        assert_eq!((view.proof, view.verified_ms), (Some(WebsiteProof::File), Some(world.house.now())));
        // A record, of a domain that cannot be reached otherwise here.
        let told = claim(&ada, "WWW.Lovelace.com").await.unwrap();
        assert_eq!((told.domain.as_str(), told.url.as_str()), ("lovelace.com", "https://lovelace.com/"));
        let missing = verify(&ada, "lovelace.com", WebsiteProof::DnsRecord).await;
        assert_eq!(refused(missing), (Code::WebsiteRecordMissing, "proof".into()));
        site.names.set("lovelace.com", &["v=spf1 -all", &told.instructions.record_text]);
        assert!(verify(&ada, "lovelace.com", WebsiteProof::DnsRecord).await.unwrap().is_verified);
        let me = get_viewer(ada.clone(), Default::default()).await.unwrap();
        assert!(me.is_any_website_verified);
        assert_eq!(me.verified_user_websites, [format!("http://{domain}/"), "https://lovelace.com/".into()]);
    }

    async fn the_profile_shows_a_website_that_is_ones_own(world: World) {
        let site = Site::start().await;
        let world = site.seen_from(world);
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let id = ada.user().unwrap();
        let domain = site.domain();
        let board = builders::board(&ada, "Birds").await.board.id;
        builders::pin(&ada, board, "Robin").await;
        let update = UpdateUser { website_url: Some(format!("http://{domain}/me")), ..UpdateUser::default() };
        update_user(ada.clone(), update).await.unwrap();
        let seen = || async {
            let user = get_user(ben.clone(), ask::user(id)).await.unwrap().user;
            assert_eq!(user.verified_identity.verified, user.domain_verified, "the host vouches for no one yet");
            (user.domain_url, user.domain_verified)
        };
        let pinner = || async {
            let pins = collections::pins::list_user_pins::list_user_pins(ben.clone(), ask::pins_of(id)).await.unwrap();
            let view: serde_json::Value = serde_json::from_str(pins.items[0].json()).unwrap();
            view["pinner"]["domain_verified"].clone()
        };
        assert_eq!(seen().await, (Some(domain.clone()), false));
        assert_eq!(pinner().await, false);
        let told = claim(&ada, &format!("http://{domain}")).await.unwrap().instructions;
        site.write_file(Some(&told.file_text));
        verify(&ada, &domain, WebsiteProof::File).await.unwrap();
        assert_eq!(seen().await, (Some(domain.clone()), true));
        assert_eq!(pinner().await, true);
        // A user who only lists it has no mark.
        let update = UpdateUser { website_url: Some(format!("http://{domain}/")), ..UpdateUser::default() };
        let ben_view = update_user(ben.clone(), update).await.unwrap();
        assert!(!ben_view.profile.user.domain_verified && !ben_view.is_any_website_verified);
        unclaim_website(ada.clone(), UnclaimWebsite { domain: domain.clone() }).await.unwrap();
        assert_eq!(seen().await, (Some(domain.clone()), false));
        assert_eq!(pinner().await, false);
        let again = unclaim_website(ada.clone(), UnclaimWebsite { domain }).await;
        assert_eq!(code(again), Code::NotFound);
        assert!(list(&ada).await.is_empty());
    }

    async fn a_redirect_elsewhere_shows_nothing(world: World) {
        let site = Site::start().await;
        let other = Site::start().await;
        let world = world.fetching(&fetch::Options {
            allowed_hosts: vec![site.domain(), other.domain()],
            ..fetch::Options::default()
        });
        let ada = world.person("ada").await;
        let told = claim(&ada, &site.server.url()).await.unwrap();
        other.write_file(Some(&told.instructions.file_text));
        site.write_file(Some(&format!("{}/magpie-verification.txt", other.server.url())));
        let outcome = verify(&ada, &told.domain, WebsiteProof::File).await;
        assert_eq!(refused(outcome), (Code::WebsiteFileMissing, "proof".into()));
        assert!(other.server.heard().is_empty());
    }

    async fn the_last_to_prove_it_has_it(world: World) {
        let site = Site::start().await;
        let world = site.seen_from(world);
        let (ada, mut ben) = (world.person("ada").await, world.person("ben").await);
        ben.browser.user_agent = "Browser of Ben".into();
        let domain = site.domain();
        let of_ada = claim(&ada, &site.server.url()).await.unwrap().instructions;
        let of_ben = claim(&ben, &site.server.url()).await.unwrap().instructions;
        assert_ne!(of_ada.file_text, of_ben.file_text);
        site.write_file(Some(&of_ada.file_text));
        verify(&ada, &domain, WebsiteProof::File).await.unwrap();
        let foreign = verify(&ben, &domain, WebsiteProof::File).await;
        assert_eq!(refused(foreign), (Code::WebsiteFileMissing, "proof".into()));
        site.write_file(Some(&format!("{}\n{}", of_ada.file_text, of_ben.file_text)));
        verify(&ben, &domain, WebsiteProof::File).await.unwrap();
        assert!(!list(&ada).await[0].is_verified && list(&ben).await[0].is_verified);
        world.settle().await;
        let mails = world.mails("ada@example.com");
        let mail = mails.iter().find(|mail| mail.subject.contains("Somebody else")).unwrap();
        assert!(mail.text.contains(&domain) && mail.text.contains("/settings/websites/"));
        // What she left lying takes nothing back.
        let back = verify(&ada, &domain, WebsiteProof::File).await;
        assert_eq!(refused(back), (Code::WebsiteFileMissing, "proof".into()));
        // And what she gives up is not his.
        unclaim_website(ada.clone(), UnclaimWebsite { domain }).await.unwrap();
        // She reads of her loss, and nothing of its new claimant.
        assert_eq!(noted(&world, &ada).await, [
            entry("website_claimed", false, "a test"), entry("website_verified", false, "a test"),
            entry("website_lost", true, ""), entry("website_unclaimed", false, "a test"),
        ]);
        assert_eq!(noted(&world, &ben).await, [
            entry("website_claimed", false, "Browser of Ben"), entry("website_verified", false, "Browser of Ben"),
        ]);
        let ben = get_viewer(ben, Default::default()).await.unwrap();
        assert_eq!(ben.verified_user_websites.len(), 1);
    }

    async fn a_proof_that_stays_away_is_lost(world: World) {
        let site = Site::start().await;
        let world = site.seen_from(world);
        let ada = world.person("ada").await;
        let domain = site.domain();
        let told = claim(&ada, &site.server.url()).await.unwrap().instructions;
        site.write_head(&told.meta_tag);
        verify(&ada, &domain, WebsiteProof::MetaTag).await.unwrap();
        site.write_head("");
        check_due(&world).await;
        assert!(!list(&ada).await[0].is_failing, "not before a week");
        world.pass(7 * DAY_MS);
        for _ in 0..2 {
            check_due(&world).await;
            assert!(list(&ada).await[0].is_failing && list(&ada).await[0].is_verified);
        }
        // Found again, it is believed for a week.
        site.write_head(&told.meta_tag);
        world.pass(DAY_MS);
        check_due(&world).await;
        assert!(!list(&ada).await[0].is_failing);
        site.write_head("");
        world.pass(7 * DAY_MS);
        for day in 0..4 {
            assert!(list(&ada).await[0].is_verified, "{day}");
            check_due(&world).await;
            world.pass(DAY_MS);
        }
        let lost = list(&ada).await.remove(0);
        assert!(!lost.is_verified && !lost.is_failing && lost.proof.is_none());
        assert_ne!(lost.instructions.meta_tag, told.meta_tag);
        assert!(!get_viewer(ada.clone(), Default::default()).await.unwrap().is_any_website_verified);
        assert!(world.mails("ada@example.com").iter().any(|mail| mail.subject.contains("no longer verified")));
        let sent = world.mails("ada@example.com").len();
        check_due(&world).await;
        assert_eq!(world.mails("ada@example.com").len(), sent, "told once");
        let changes: Vec<_> =
            noted(&world, &ada).await.into_iter().map(|(change, by_host, _)| (change, by_host)).collect();
        assert_eq!(
            changes,
            [("website_claimed".into(), false), ("website_verified".into(), false), ("website_lost".to_owned(), true),]
        );
    }

    async fn claims_are_bounded_and_ones_own(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        for wrong in ["", "localhost", "http://127.0.0.1:1/", "ftp://a.com"] {
            assert_eq!(refused(claim(&ada, wrong).await), (Code::WebsiteInvalid, "website_url".into()), "{wrong}");
        }
        assert_eq!(refused(claim(&ada, "github.io").await), (Code::WebsiteShared, "website_url".into()));
        for number in 0..10 {
            claim(&ada, &format!("ada{number}.com")).await.unwrap();
        }
        let again = claim(&ada, "https://www.ada3.com/x").await.unwrap();
        assert_eq!(again.domain, "ada3.com");
        assert_eq!(code(claim(&ada, "ada10.com").await), Code::WebsitesMany);
        assert_eq!(list(&ada).await.len(), 10);
        for domain in ["ada1.com", "nothing.com", "a\0b"] {
            assert_eq!(code(verify(&ben, domain, WebsiteProof::File).await), Code::NotFound);
            let outcome = unclaim_website(ben.clone(), UnclaimWebsite { domain: domain.into() }).await;
            assert_eq!(code(outcome), Code::NotFound);
        }
    }
}
