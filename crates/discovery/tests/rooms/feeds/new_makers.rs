//! Makers without followers are seen, also by viewers of whom much is known.

use accounts::users::{block_user::block_user, follow_user::follow_user};
use collections::pins::create_pin::create_pin_from_file;
use contract::{
    blocks::BlockUser,
    feeds::{HidePin, HideReason},
};
use discovery::feeds::hide_pin::hide_pin;
use testkit::{builders, pictures};

use super::home_choice::first;
use crate::ask;

testkit::on_both_engines! {
    async fn a_maker_without_followers_is_on_the_first_page(world: World) {
        let (ada, viewer) = (world.person("ada").await, world.person("cleo").await);
        let mut new = Vec::new();
        for name in ["hal", "gus", "zoe"] {
            let maker = world.person(name).await;
            let board = builders::board(&maker, "First steps").await.board.id;
            // Nothing is said of it, looks like it, or was saved beside it.
            let file = pictures::motif(64, 96, 2);
            let made = create_pin_from_file(maker.clone(), builders::new_pin(board, "Zebu"), file).await;
            new.push((maker.user().unwrap(), made.unwrap().pin.id));
        }
        let board = builders::board(&ada, "Things").await.board.id;
        let pins = builders::pins(&ada, board, 45).await;
        // A page and more of what the viewer follows, of a board from which they saved much.
        follow_user(viewer.clone(), ask::whom(ada.user().unwrap())).await.unwrap();
        let mine = builders::board(&viewer, "Mine").await.board.id;
        for pin in &pins[..12] {
            builders::save(&viewer, *pin, mine).await;
        }
        world.settle().await;
        let told = async || -> Vec<(usize, String)> {
            let page = first(&viewer, 25).await;
            let told = page.iter().enumerate();
            let told = told.filter(|(_, pin)| pin["recommendation_reason"]["reason"] == "FRESH");
            told.map(|(place, pin)| (place, pin["id"].as_str().unwrap().to_owned())).collect()
        };
        let [(_, oldest), (_, middle), (user_id, newest)] = new[..] else { unreachable!() };
        assert_eq!(told().await, [(12, newest.to_string())]);
        // No place is kept for what the viewer will not be shown.
        block_user(viewer.clone(), BlockUser { user_id }).await.unwrap();
        assert_eq!(told().await, [(12, middle.to_string())]);
        let hidden = HidePin { pin_id: middle, reason: HideReason::SeenTooOften };
        hide_pin(viewer.clone(), hidden).await.unwrap();
        assert_eq!(told().await, [(12, oldest.to_string())]);
        // Of whom nothing is known is shown what is new, which one maker does not fill.
        let page = first(&world.person("eve").await, 3).await;
        assert!(page.iter().any(|pin| pin["id"] == newest.to_string()));
    }
}
