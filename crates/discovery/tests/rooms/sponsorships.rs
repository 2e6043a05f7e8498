//! Sponsors of pins: named by the pin's creator, approved by the sponsor, then
//! shown to every viewer.

use accounts::{
    preferences::update_preferences::update_preferences, users::block_user::block_user,
};
use collections::{
    boards::update_board::update_board,
    pins::{delete_pin::delete_pin, get_pin::get_pin, list_board_pins::list_board_pins},
    sponsorships::{
        answer_sponsorship::answer_sponsorship, list_sponsorships::list_sponsorships,
        remove_sponsorship::remove_sponsorship, request_sponsorship::request_sponsorship,
    },
};
use contract::{
    answers::Written,
    blocks::BlockUser,
    boards::{Privacy, UpdateBoard},
    errors::Code,
    ids::PinId,
    pins::{DeletePin, GetPin, PinDetail, PinView},
    preferences::{Audience, UpdatePreferences},
    sponsorships::{
        AnswerSponsorship, ListSponsorships, RemoveSponsorship, RequestSponsorship,
        SponsorshipStatus,
    },
};
use kernel::{ctx::Ctx, error::Result};
use testkit::{builders, invariants};

use crate::ask::{self, code, walk};

const DAY_MS: i64 = 24 * 60 * 60 * 1_000;

async fn request(who: &Ctx, pin: PinId, sponsor: &str) -> Result<PinDetail> {
    let input = RequestSponsorship {
        pin_id: pin,
        sponsor_id: None,
        username: Some(sponsor.into()),
    };
    request_sponsorship(who.clone(), input).await
}

async fn answer(who: &Ctx, pin: PinId, approve: bool) -> Result<PinDetail> {
    let input = AnswerSponsorship {
        pin_id: pin,
        approve,
    };
    answer_sponsorship(who.clone(), input).await
}

async fn remove(who: &Ctx, pin: PinId) -> Result<()> {
    let input = RemoveSponsorship { pin_id: pin };
    remove_sponsorship(who.clone(), input).await.map(drop)
}

/// What a viewer is told on the pin's page.
async fn told(viewer: &Ctx, id: PinId) -> Option<SponsorshipStatus> {
    let pin = get_pin(viewer.clone(), GetPin { id }).await.unwrap();
    pin.pin.sponsorship.map(|one| one.status)
}

/// The sponsor that a pin in a list names.
fn named(pin: &Written<PinView>) -> Option<String> {
    let view: serde_json::Value = serde_json::from_str(pin.json()).unwrap();
    let name = view["sponsorship"]["sponsor"]["username"].as_str();
    name.map(str::to_owned)
}

async fn waiting(who: &Ctx) -> Vec<SponsorshipStatus> {
    let page = list_sponsorships(who.clone(), ListSponsorships::default()).await;
    let items = page.unwrap().items.into_iter();
    items.map(|one| one.sponsorship.status).collect()
}

testkit::on_both_engines! {
    async fn every_viewer_is_told_once_the_sponsor_approves(world: World) {
        use SponsorshipStatus::{Approved, Pending};
        let (ada, shop, cleo) = (world.person("ada").await, world.person("weaver").await, world.person("cleo").await);
        let birds = builders::board(&ada, "Birds").await.board.id;
        let robin = builders::pin(&ada, birds, "robin").await.pin.id;
        let everybody = [cleo.clone(), world.visitor()];
        let asked = request(&ada, robin, "@weaver").await.unwrap().pin.sponsorship.unwrap();
        assert_eq!(
            (asked.creator.username.as_str(), asked.sponsor.username.as_str(), asked.status),
            ("ada", "weaver", Pending)
        );
        assert_eq!((told(&ada, robin).await, told(&shop, robin).await), (Some(Pending), Some(Pending)));
        for other in &everybody {
            assert_eq!(told(other, robin).await, None);
        }
        assert_eq!(waiting(&shop).await, [Pending]);
        answer(&shop, robin, true).await.unwrap();
        // The same again changes nothing.
        request(&ada, robin, "weaver").await.unwrap();
        for other in [&ada, &shop].into_iter().chain(&everybody) {
            assert_eq!(told(other, robin).await, Some(Approved));
            let listed = list_board_pins(other.clone(), ask::pins_on(birds)).await.unwrap();
            assert_eq!(named(&listed.items[0]), Some("weaver".into()));
        }
        assert_eq!((waiting(&shop).await, waiting(&ada).await), (vec![Approved], vec![]));
        assert_eq!(code(answer(&shop, robin, false).await), Code::NotAllowed);
        // Another user takes the place, and has to approve first.
        request(&ada, robin, "cleo").await.unwrap();
        assert_eq!((told(&shop, robin).await, told(&cleo, robin).await), (None, Some(Pending)));
        assert_eq!((waiting(&shop).await, waiting(&cleo).await), (vec![], vec![Pending]));
        remove(&ada, robin).await.unwrap();
        assert_eq!((told(&ada, robin).await, waiting(&cleo).await), (None, vec![]));
    }

    async fn who_said_no_is_not_asked_again(world: World) {
        use SponsorshipStatus::{Declined, SponsorRemoved};
        let (ada, shop) = (world.person("ada").await, world.person("weaver").await);
        let birds = builders::board(&ada, "Birds").await.board.id;
        let (robin, wren) =
            (builders::pin(&ada, birds, "robin").await.pin.id, builders::pin(&ada, birds, "wren").await.pin.id);
        request(&ada, robin, "weaver").await.unwrap();
        answer(&shop, robin, false).await.unwrap();
        request(&ada, wren, "weaver").await.unwrap();
        answer(&shop, wren, true).await.unwrap();
        remove(&shop, wren).await.unwrap();
        for (pin, status) in [(robin, Declined), (wren, SponsorRemoved)] {
            assert_eq!(
                (told(&ada, pin).await, told(&shop, pin).await, told(&world.visitor(), pin).await),
                (Some(status), None, None)
            );
            assert_eq!(code(request(&ada, pin, "weaver").await), Code::NotAllowed);
            assert_eq!(code(remove(&shop, pin).await), Code::NotFound);
            assert_eq!(code(answer(&shop, pin, true).await), Code::NotFound);
        }
        assert_eq!(waiting(&shop).await, []);
    }

    async fn only_creator_and_sponsor_have_a_say(world: World) {
        let (ada, ben, shop) = (world.person("ada").await, world.person("ben").await, world.person("weaver").await);
        let birds = builders::board(&ada, "Birds").await.board.id;
        let robin = builders::pin(&ada, birds, "robin").await.pin.id;
        let bens = builders::board(&ben, "Kept").await.board.id;
        let saved = builders::save(&ben, robin, bens).await.pin.id;
        assert_eq!(code(request(&ben, robin, "weaver").await), Code::NotAllowed);
        assert_eq!(code(request(&ben, saved, "weaver").await), Code::NotAllowed);
        assert_eq!(code(request(&ada, robin, "ada").await), Code::NotAllowed);
        assert_eq!(code(request(&ada, robin, "nobody").await), Code::NotFound);
        assert_eq!(code(request(&world.visitor(), robin, "weaver").await), Code::SignInRequired);
        let none = RequestSponsorship { pin_id: robin, sponsor_id: None, username: None };
        assert_eq!(code(request_sponsorship(ada.clone(), none).await), Code::NotAllowed);
        for (name, result) in
            [("answer", answer(&shop, robin, true).await.map(drop)), ("remove", remove(&shop, robin).await)]
        {
            assert_eq!(code(result), Code::NotFound, "{name}");
        }
        request(&ada, robin, "weaver").await.unwrap();
        for other in [&ada, &ben] {
            let refused = code(answer(other, robin, true).await);
            assert_eq!(
                refused,
                if other.user().unwrap() == ada.user().unwrap() { Code::NotAllowed } else { Code::NotFound }
            );
        }
        assert_eq!(code(remove(&ben, robin).await), Code::NotFound);
        answer(&shop, robin, true).await.unwrap();
        assert_eq!(code(remove(&ben, robin).await), Code::NotAllowed);
        // A user whose preferences refuse it is not named on pins.
        let closed = UpdatePreferences { tags_from: Some(Audience::Nobody), ..UpdatePreferences::default() };
        update_preferences(shop.clone(), closed).await.unwrap();
        let wren = builders::pin(&ada, birds, "wren").await.pin.id;
        assert_eq!(code(request(&ada, wren, "weaver").await), Code::NotAllowed);
    }

    async fn it_is_seen_by_who_sees_the_pin_and_ends_with_it(world: World) {
        let (ada, shop, cleo) = (world.person("ada").await, world.person("weaver").await, world.person("cleo").await);
        let birds = builders::board(&ada, "Birds").await.board.id;
        let robin = builders::pin(&ada, birds, "robin").await.pin.id;
        request(&ada, robin, "weaver").await.unwrap();
        answer(&shop, robin, true).await.unwrap();
        // A viewer who blocked the sponsor is not told their name.
        block_user(cleo.clone(), BlockUser { user_id: shop.user().unwrap() }).await.unwrap();
        for viewer in [&cleo, &ada] {
            let listed = list_board_pins(viewer.clone(), ask::pins_on(birds)).await.unwrap();
            let sees = viewer.user().unwrap() == ada.user().unwrap();
            assert_eq!((named(&listed.items[0]).is_some(), told(viewer, robin).await.is_some()), (sees, sees));
        }
        let secret = |privacy| UpdateBoard { privacy: Some(privacy), ..ask::update(birds) };
        update_board(ada.clone(), secret(Privacy::Secret)).await.unwrap();
        assert_eq!(waiting(&shop).await, []);
        assert_eq!(code(answer(&shop, robin, true).await), Code::NotFound);
        // A sponsor leaves also a pin that they do not see.
        remove(&shop, robin).await.unwrap();
        update_board(ada.clone(), secret(Privacy::Public)).await.unwrap();
        assert_eq!(told(&world.visitor(), robin).await, None);
        let wren = builders::pin(&ada, birds, "wren").await.pin.id;
        request(&ada, wren, "weaver").await.unwrap();
        answer(&shop, wren, true).await.unwrap();
        block_user(shop.clone(), BlockUser { user_id: ada.user().unwrap() }).await.unwrap();
        assert_eq!(told(&world.visitor(), wren).await, None);
        request(&ada, wren, "cleo").await.unwrap();
        delete_pin(ada.clone(), DeletePin { id: wren }).await.unwrap();
        assert_eq!(waiting(&cleo).await, []);
        world.pass(31 * DAY_MS);
        ask::for_job(&world, "bin.empty").await;
        invariants::hold(&world.house.db).await;
    }

    async fn all_a_sponsor_was_asked_is_walked(world: World) {
        let (ada, shop) = (world.person("ada").await, world.person("weaver").await);
        let birds = builders::board(&ada, "Birds").await.board.id;
        let hidden = builders::board(&ada, "Hidden").await.board.id;
        let mut wanted = Vec::new();
        for (board, title) in [(birds, "one"), (hidden, "two"), (birds, "three"), (birds, "four")] {
            let pin = builders::pin(&ada, board, title).await.pin.id;
            request(&ada, pin, "weaver").await.unwrap();
            if board == birds {
                wanted.insert(0, pin);
            }
        }
        let secret = UpdateBoard { privacy: Some(Privacy::Secret), ..ask::update(hidden) };
        update_board(ada.clone(), secret).await.unwrap();
        let walked = walk(1, |bookmarks, page_size| {
            let page = list_sponsorships(shop.clone(), ListSponsorships { bookmarks, page_size });
            async move {
                page.await.map(|page| {
                    let pins: Vec<_> = page.items.into_iter().map(|one| one.pin).collect();
                    (ask::ids(&pins), page.bookmark)
                })
            }
        });
        assert_eq!(walked.await, wanted);
    }
}
