//! Makers without followers are seen, also by viewers of whom much is known.

use accounts::users::follow_user::follow_user;
use collections::pins::create_pin::create_pin_from_file;
use testkit::{builders, pictures};

use super::home_choice::first;
use crate::ask;

testkit::on_both_engines! {
    async fn a_maker_without_followers_is_on_the_first_page(world: World) {
        let (ada, zoe, viewer) =
            (world.person("ada").await, world.person("zoe").await, world.person("cleo").await);
        let hers = builders::board(&zoe, "First steps").await.board.id;
        // Nothing is said of it, looks like it, or was saved beside it.
        let file = pictures::motif(64, 96, 2);
        let made = create_pin_from_file(zoe, builders::new_pin(hers, "Zebu"), file).await;
        let new = made.unwrap().pin.id.to_string();
        let board = builders::board(&ada, "Things").await.board.id;
        let pins = builders::pins(&ada, board, 45).await;
        // A page and more of what the viewer follows, of a board from which they saved much.
        follow_user(viewer.clone(), ask::whom(ada.user().unwrap())).await.unwrap();
        let mine = builders::board(&viewer, "Mine").await.board.id;
        for pin in &pins[..12] {
            builders::save(&viewer, *pin, mine).await;
        }
        world.settle().await;
        let page = first(&viewer, 25).await;
        assert_eq!(page.iter().position(|pin| pin["id"] == new), Some(12));
        let told = page.iter().filter(|pin| pin["recommendation_reason"]["reason"] == "FRESH");
        assert_eq!(told.count(), 1);
        // Of whom nothing is known is shown what is new, which one maker does not fill.
        let page = first(&world.person("eve").await, 3).await;
        assert!(page.iter().any(|pin| pin["id"] == new));
    }
}
