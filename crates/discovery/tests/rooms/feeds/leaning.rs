//! Languages, topics and what is done with pins, in walks and home feeds.

use accounts::users::update_user::update_user;
use collections::pins::{create_pin::create_pin, update_pin::update_pin};
use contract::{
    ids::PinId,
    pins::{CreatePin, UpdatePin},
    users::UpdateUser,
};
use discovery::feeds::list_related_pins::list_related_pins;
use kernel::ctx::Ctx;
use testkit::{builders, world::World};

use super::home_choice::first;
use crate::ask;

/// A board of pins with these titles, and topics unless empty, in this order, which three
/// users have saved beside each other.
async fn shelf(world: &World, said: &[(&str, &str)]) -> (Ctx, Vec<PinId>) {
    let maker = world.person("ada").await;
    let board = builders::board(&maker, "Shelf").await.board.id;
    let mut pins = Vec::new();
    for (title, topic) in said {
        let input = CreatePin {
            topics: (!topic.is_empty()).then(|| vec![(*topic).to_owned()]),
            upload_id: Some(builders::uploaded(&maker).await),
            ..builders::new_pin(board, title)
        };
        pins.push(create_pin(maker.clone(), input).await.unwrap().pin.id);
    }
    for person in ["dora", "eve", "finn"] {
        let person = world.person(person).await;
        let board = builders::board(&person, "Saved").await.board.id;
        for pin in &pins {
            builders::save(&person, *pin, board).await;
        }
    }
    world.settle().await;
    (maker, pins)
}

/// They read in another language from now on.
async fn speak(user: &Ctx, locale: &str) {
    let changed = UpdateUser {
        locale: Some(locale.into()),
        ..UpdateUser::default()
    };
    update_user(user.clone(), changed).await.unwrap();
}

/// Those of these pins that are related to the first, in the order in which they are.
async fn order(viewer: &Ctx, pins: &[PinId]) -> Vec<usize> {
    let page = list_related_pins(viewer.clone(), ask::related(pins[0]))
        .await
        .unwrap();
    let found = ask::ids(&page.items).into_iter();
    found
        .filter_map(|id| pins.iter().position(|pin| *pin == id))
        .collect()
}

testkit::on_both_engines! {
    async fn walks_prefer_the_language_of_what_they_begin_at(world: World) {
        let titles = [
            ("Lampe aus Holz und Stahl", ""),
            ("Made for the desk", ""),
            ("Gemacht für das Pult", ""),
            ("Zzz", ""),
            ("Made for the shelf", ""),
        ];
        let (maker, pins) = shelf(&world, &titles).await;
        let order = order(&world.visitor(), &pins).await;
        // What is in no known language stands among those of the right one.
        assert_eq!(order.len(), 4);
        assert_eq!(order[2..].iter().copied().min(), Some(1), "{order:?}");
        assert_eq!(order[2..].iter().copied().max(), Some(4), "{order:?}");
        // Other words are noted with the next look at the log.
        for (pin, title) in [(pins[2], "Made by hand for the desk"), (pins[4], "Für den Schrank und mich")] {
            update_pin(maker.clone(), UpdatePin { title: Some(title.into()), ..ask::edit(pin) }).await.unwrap();
        }
        world.settle().await;
        let order = self::order(&world.visitor(), &pins).await;
        assert_eq!(order[2..].iter().copied().max(), Some(2), "{order:?}");
    }

    async fn walks_prefer_the_topic_of_what_they_begin_at(world: World) {
        // Of other words, so that what shares words with the first is none of them.
        let said = [("Barn owl", ""), ("Zzz", "Cakes"), ("Falcon", ""), ("Yyy", ""), ("Xxx", "Cakes")];
        let (_, pins) = shelf(&world, &said).await;
        let order = order(&world.visitor(), &pins).await;
        assert_eq!(order[..2], [2, 3], "{order:?}");
    }

    async fn new_pins_in_the_viewers_language_stand_above_others(world: World) {
        let ada = world.person("ada").await;
        let board = builders::board(&ada, "Things").await.board.id;
        let mut pins = Vec::new();
        for title in ["How to make the best of it", "Lampe", "Eine Lampe für das Zimmer", "The lamp of my dreams"] {
            pins.push(builders::pin(&ada, board, title).await.pin.id);
        }
        world.settle().await;
        let order = async |viewer: &Ctx| -> Vec<usize> {
            let found = first(viewer, 10).await;
            let place = |id: &str| pins.iter().position(|pin| pin.to_string() == id);
            found.iter().filter_map(|pin| place(pin["id"].as_str().unwrap())).collect()
        };
        assert_eq!(order(&world.person("cleo").await).await, [3, 1, 0, 2]);
        let german = world.person("dora").await;
        speak(&german, "de").await;
        assert_eq!(order(&german).await, [2, 1, 3, 0]);
        let thai = world.person("eve").await;
        speak(&thai, "th_TH").await;
        assert_eq!(order(&thai).await, [1, 3, 2, 0]);
        // Nothing is chosen for visitors.
        assert_eq!(order(&world.visitor()).await, [3, 2, 1, 0]);
    }
}
