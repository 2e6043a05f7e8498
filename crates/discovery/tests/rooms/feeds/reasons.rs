//! Why lists of pins like a pin or a board show what they show.

use collections::pins::create_pin::create_pin_from_file;
use contract::{
    answers::Written,
    feeds::ListRelatedPins,
    ids::{BoardId, PinId},
    pins::PinView,
};
use discovery::feeds::{list_board_ideas::list_board_ideas, list_related_pins::list_related_pins};
use kernel::ctx::Ctx;
use serde_json::{Value, json};
use testkit::{builders, pictures};

use crate::ask;

async fn shows(owner: &Ctx, board: BoardId, title: &str, motif: u8) -> PinId {
    // Of another size, so that no two files are the same.
    let file = pictures::motif(240 + title.len() as u32, 320, motif);
    let made = create_pin_from_file(owner.clone(), builders::new_pin(board, title), file).await;
    made.unwrap().pin.id
}

fn reason_of(pins: &[Written<PinView>], id: PinId) -> Value {
    let read = |pin: &Written<PinView>| serde_json::from_str::<Value>(pin.json()).unwrap();
    let found = pins
        .iter()
        .map(read)
        .find(|pin| pin["id"] == id.to_string());
    found.unwrap()["recommendation_reason"].clone()
}

async fn like(viewer: &Ctx, pin_id: PinId) -> Vec<Written<PinView>> {
    let asked = ListRelatedPins {
        page_size: ask::size(50),
        ..ask::related(pin_id)
    };
    list_related_pins(viewer.clone(), asked)
        .await
        .unwrap()
        .items
}

testkit::on_both_engines! {
    async fn related_pins_say_what_they_share(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let shelf = builders::board(&ada, "Shelf").await.board.id;
        let other = builders::board(&ben, "Other").await.board.id;
        let robin = shows(&ada, shelf, "Robin at dawn", 1).await;
        let beside = shows(&ada, shelf, "Kettle", 2).await;
        let worded = shows(&ben, other, "Robin at noon", 3).await;
        let alike = shows(&ben, other, "Lantern", 1).await;
        let new = shows(&ben, other, "Sledge", 4).await;
        world.settle().await;
        // On one board only, it stands beside nothing that another user saved: the board is told as such.
        let pins = like(&ben, robin).await;
        let named = |reason: &str| json!({
            "reason": reason, "reason_id": robin.to_string(),
            "board": null, "interest": null, "article": null,
        });
        assert_eq!(reason_of(&pins, alike), named("LOOKALIKE"));
        assert_eq!(reason_of(&pins, worded), named("WORDS"));
        assert_eq!(reason_of(&pins, beside), named("BOARD"));
        let fresh = reason_of(&pins, new);
        assert_eq!((&fresh["reason"], &fresh["reason_id"]), (&json!("FRESH"), &Value::Null));
        let visitors = like(&world.visitor(), robin).await;
        assert_eq!(reason_of(&visitors, alike), Value::Null, "visitors have no feed to tune");
        // Saved on another board, what stands there beside it is.
        builders::save(&ben, robin, other).await;
        world.settle().await;
        let pins = like(&ben, robin).await;
        for saved in [new, beside] {
            assert_eq!(reason_of(&pins, saved), named("P2P"));
        }
    }

    async fn ideas_name_the_board_that_they_are_for(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let birds = builders::board(&ada, "Birds").await.board;
        let other = builders::board(&ben, "Other").await.board.id;
        let robin = shows(&ada, birds.id, "Robin at dawn", 1).await;
        let saved = shows(&ben, other, "Kettle", 2).await;
        let elsewhere = builders::board(&ben, "Elsewhere").await.board.id;
        let worded = shows(&ben, elsewhere, "Robin at noon", 3).await;
        builders::save(&ben, robin, other).await;
        world.settle().await;
        for viewer in [&ada, &ben] {
            let page = list_board_ideas(viewer.clone(), ask::ideas_for(birds.id)).await.unwrap();
            for (pin, reason) in [(saved, "P2P"), (worded, "WORDS")] {
                let told = reason_of(&page.items, pin);
                assert_eq!((&told["reason"], &told["reason_id"]), (&json!(reason), &Value::Null));
                assert_eq!(told["board"]["name"], "Birds");
            }
        }
        let page = list_board_ideas(world.visitor(), ask::ideas_for(birds.id)).await.unwrap();
        assert_eq!(reason_of(&page.items, saved), Value::Null);
    }
}
