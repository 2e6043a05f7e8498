//! Cookie consent: who is asked, and what is kept.

use accounts::{
    consents::{get_consent::get_consent, update_consent::update_consent},
    users::get_viewer::get_viewer,
};
use contract::{
    consents::{Consent, GetConsent},
    errors::Code,
};
use kernel::ctx::{Actor, Browser, Ctx};

use crate::ask::code;

const REJECTED: Consent = Consent {
    personalization: false,
    analytic: false,
    marketing: false,
};

fn from(ctx: Ctx, country: &str) -> Ctx {
    let browser = Browser {
        country: Some(country.into()),
        ..ctx.browser.clone()
    };
    Ctx { browser, ..ctx }
}

testkit::on_both_engines! {
    async fn consent_is_asked_for_where_the_law_asks(world: World) {
        for (ctx, expected) in [
            (world.visitor(), ("US", false)),
            (from(world.visitor(), "DE"), ("DE", true)),
            (from(world.visitor(), "JP"), ("JP", false)),
            (from(world.visitor(), "DE").acting_as(Actor::Crawler), ("DE", false)),
        ] {
            let state = get_consent(ctx, GetConsent {}).await.unwrap();
            assert_eq!((state.country.as_str(), state.is_restricted), expected);
            assert_eq!((state.consent, state.ad_tracking_url), (None, None));
        }
    }

    async fn a_choice_is_the_persons_own_and_the_last_one_counts(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let some = Consent { analytic: true, ..REJECTED };
        for consent in [some, REJECTED] {
            update_consent(ada.clone(), consent).await.unwrap();
            let state = get_consent(ada.clone(), GetConsent {}).await.unwrap();
            assert_eq!(state.consent, Some(consent));
            let viewer = get_viewer(ada.clone(), Default::default()).await.unwrap();
            assert_eq!(viewer.cookie_consent, Some(consent));
        }
        assert_eq!(get_viewer(ben, Default::default()).await.unwrap().cookie_consent, None);
        assert_eq!(code(update_consent(world.visitor(), REJECTED).await), Code::SignInRequired);
    }
}
