//! Pins that mean what was searched for without having its words.

use std::sync::Arc;

use accounts::users::block_user::block_user;
use collections::{
    boards::update_board::update_board,
    pins::{create_pin::create_pin_from_file, delete_pin::delete_pin, update_pin::update_pin},
};
use contract::{
    blocks::BlockUser,
    boards::{Privacy, UpdateBoard},
    feeds::{HidePin, HideReason},
    ids::PinId,
    pins::{DeletePin, UpdatePin},
    search::{Found, SearchPins, SearchScope},
};
use discovery::{
    feeds::{hide_pin::hide_pin, list_related_pins::list_related_pins},
    search::{
        search_pins::search_pins,
        take_texts::{TextIndex, TextModel, fill_texts, keep},
    },
};
use kernel::{ctx::Ctx, remakes::being_made};
use serde_json::{Value, json};
use testkit::{
    builders, pictures,
    words::{Word, model},
    world::World,
};

use crate::{ask, feeds::home_choice::first};

const WORDS: [Word; 6] = [
    ("dog", &[(0, 1.0)]),
    ("puppy", &[(0, 0.9), (1, 0.3)]),
    ("hound", &[(0, 0.9), (1, -0.4)]),
    ("wet", &[(1, 1.0)]),
    ("ruin", &[(2, 1.0)]),
    ("old", &[(2, 0.9), (3, 0.3)]),
];

fn with_model(world: World) -> World {
    world.configured(|house| {
        house
            .extensions
            .insert(TextModel(Some(Arc::new(model(&WORDS)))));
    })
}

async fn found(ctx: &Ctx, input: SearchPins) -> Found {
    search_pins(ctx.clone(), input).await.unwrap()
}

/// Titles of what has the words, and of what is near them.
async fn titles(ctx: &Ctx, input: SearchPins) -> (Vec<String>, Vec<String>) {
    let Found { data, .. } = found(ctx, input).await;
    let title = |json: &str| {
        let pin: Value = serde_json::from_str(json).unwrap();
        pin["title"].as_str().unwrap().to_owned()
    };
    let all: Vec<String> = data.pins().map(|pin| title(pin.json())).collect();
    let (found, wider) = all.split_at(data.results.len());
    (found.to_vec(), wider.to_vec())
}

fn texts(titles: &[&str]) -> Vec<String> {
    titles.iter().map(|&title| title.to_owned()).collect()
}

testkit::on_both_engines! {
    async fn few_results_have_wider_ones_beside_them(world: World) {
        let world = with_model(world);
        let ada = world.person("ada").await;
        let board = builders::board(&ada, "All").await.board.id;
        for title in ["dog", "puppy", "old ruin", "Quux"] {
            builders::pin(&ada, board, title).await;
        }
        world.settle().await;
        // Words, what has them, what is near them.
        let rows: [(&str, &[&str], &[&str]); 6] = [
            ("dog", &["dog"], &["puppy"]),
            ("Puppy", &["puppy"], &["dog"]),
            ("hound", &[], &["dog", "puppy"]),
            ("ruin", &["old ruin"], &[]),
            ("zzyzx", &[], &[]),
            ("quux", &["Quux"], &[]),
        ];
        for (words, has, near) in rows {
            assert_eq!(titles(&ada, ask::words(words)).await, (texts(has), texts(near)), "{words}");
        }
        // Not among boards, not when it is narrowed, not behind the first page.
        let boards = SearchPins { scope: SearchScope::Boards, ..ask::words("dog") };
        let narrowed = SearchPins {
            filters: serde_json::from_str("\"category:travel\"").unwrap(),
            ..ask::words("dog")
        };
        for input in [boards, narrowed] {
            assert!(found(&ada, input).await.data.wider.is_empty());
        }
        for number in 0..10 {
            builders::pin(&ada, board, &format!("dog {number}")).await;
        }
        world.settle().await;
        assert!(found(&ada, ask::words("dog")).await.data.wider.is_empty(), "enough have the word");
    }

    async fn wider_results_are_what_the_viewer_sees_now(world: World) {
        let world = with_model(world);
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let board = builders::board(&ada, "All").await.board.id;
        let near = async |ctx: &Ctx| titles(ctx, ask::words("hound")).await.1;
        let dog = builders::pin(&ada, board, "dog").await.pin.id;
        let puppy = builders::pin(&ada, board, "puppy").await.pin.id;
        world.settle().await;
        assert_eq!(near(&ben).await, texts(&["dog", "puppy"]));
        let hide = HidePin { pin_id: dog, reason: HideReason::default() };
        hide_pin(ben.clone(), hide).await.unwrap();
        assert_eq!(near(&ben).await, texts(&["puppy"]));
        let change = UpdatePin { title: Some("old ruin".into()), ..ask::edit(puppy) };
        update_pin(ada.clone(), change).await.unwrap();
        world.settle().await;
        assert!(near(&ben).await.is_empty());
        assert_eq!(near(&ada).await, texts(&["dog"]));
        let privacy = |privacy| UpdateBoard { privacy: Some(privacy), ..ask::update(board) };
        update_board(ada.clone(), privacy(Privacy::Secret)).await.unwrap();
        assert!(near(&ben).await.is_empty() && near(&world.visitor()).await.is_empty());
        world.settle().await;
        update_board(ada.clone(), privacy(Privacy::Public)).await.unwrap();
        world.settle().await;
        let cleo = world.person("cleo").await;
        assert_eq!(near(&cleo).await, texts(&["dog"]));
        block_user(cleo.clone(), BlockUser { user_id: ada.user().unwrap() }).await.unwrap();
        assert!(near(&cleo).await.is_empty());
        delete_pin(ada.clone(), DeletePin { id: dog }).await.unwrap();
        world.settle().await;
        assert!(near(&world.visitor()).await.is_empty());
    }

    async fn related_pins_mean_the_same_where_few_share_words(world: World) {
        let world = with_model(world);
        let ada = world.person("ada").await;
        let board = builders::board(&ada, "All").await.board.id;
        // Nothing looks like it.
        let (words, file) = (builders::new_pin(board, "dog"), pictures::motif(64, 96, 2));
        let dog = create_pin_from_file(ada.clone(), words, file).await.unwrap().pin.id;
        let ben = world.person("ben").await;
        let others = builders::board(&ben, "Others").await.board.id;
        let puppy = builders::pin(&ben, others, "puppy").await.pin.id;
        let ruin = builders::pin(&ada, board, "old ruin").await.pin.id;
        world.settle().await;
        let page = list_related_pins(world.visitor(), ask::related(dog)).await.unwrap();
        assert_eq!(ask::ids(&page.items), [puppy, ruin], "before what is newer and beside it");
    }

    async fn a_home_feed_has_new_pins_that_mean_what_the_viewer_saved(world: World) {
        let world = with_model(world);
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let (board, others) = (
            builders::board(&ada, "All").await.board.id,
            builders::board(&ben, "Others").await.board.id,
        );
        let ruin = builders::pin(&ada, board, "ruin").await.pin.id;
        let of_before = builders::pin(&ben, others, "old old").await.pin.id;
        world.pass(31 * 24 * 60 * 60 * 1_000);
        let viewer = world.person("cleo").await;
        let mine = builders::board(&viewer, "Mine").await.board.id;
        let saved = builders::save(&viewer, ruin, mine).await.pin.id;
        let new = builders::pin(&ben, others, "old").await.pin.id;
        let other = builders::pin(&ben, others, "dog").await.pin.id;
        world.settle().await;
        let reason = async |pin: PinId| {
            let pins = first(&viewer, 25).await;
            let pin = pins.iter().find(|shown| shown["id"] == pin.to_string()).unwrap();
            let told = &pin["recommendation_reason"];
            (told["reason"].clone(), told["reason_id"].clone())
        };
        let of_save = json!(saved.to_string());
        assert_eq!(reason(new).await, (json!("FRESH_TEXT_EMBEDDINGS"), of_save.clone()));
        assert_eq!(reason(other).await, (json!("FRESH"), Value::Null), "it means something else");
        assert_eq!(reason(of_before).await, (json!("P2P"), of_save), "it is not new any more");
    }

    async fn texts_of_before_are_read_after_a_start(world: World) {
        let ada = world.person("ada").await;
        let board = builders::board(&ada, "All").await.board.id;
        builders::pin(&ada, board, "dog").await;
        world.settle().await;
        assert!(!fill_texts(&world.house).await.unwrap(), "there is no model");
        drop(ada);
        let world = with_model(world);
        let visitor = world.visitor();
        assert!(titles(&visitor, ask::words("hound")).await.1.is_empty());
        while fill_texts(&world.house).await.unwrap() {}
        assert_eq!(titles(&visitor, ask::words("hound")).await.1, texts(&["dog"]));
    }

    async fn texts_are_read_from_a_snapshot_and_the_log_behind_it(world: World) {
        let mut world = with_model(world);
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("texts.index");
        let ada = world.person("ada").await;
        let board = builders::board(&ada, "All").await.board.id;
        builders::pin(&ada, board, "dog").await;
        let wet = builders::pin(&ada, board, "hound").await.pin.id;
        world.settle().await;
        keep(&world.house, &file).await;
        assert!(!file.exists(), "texts of before are not read yet");
        while fill_texts(&world.house).await.unwrap() {}
        keep(&world.house, &file).await;
        // Behind the snapshot.
        builders::pin(&ada, board, "puppy").await;
        delete_pin(ada.clone(), DeletePin { id: wet }).await.unwrap();
        world.settle().await;
        drop(ada);
        let near = async |world: &World| titles(&world.visitor(), ask::words("hound")).await.1;
        world = world.configured(|house| {
            house.extensions.insert(TextIndex::load(&file, Some(&model(&WORDS))));
        });
        assert_eq!(near(&world).await, texts(&["dog"]), "before anything is read");
        assert!(fill_texts(&world.house).await.unwrap());
        assert_eq!(being_made(&world.house), Vec::<&str>::new(), "the log alone is read");
        while fill_texts(&world.house).await.unwrap() {}
        assert_eq!(near(&world).await, texts(&["dog", "puppy"]));
        // Vectors of another model are nothing to this one, nor are there any without one.
        for other in [Some(model(&WORDS[..2])), None] {
            world = world.configured(|house| {
                house.extensions.insert(TextIndex::load(&file, other.as_ref()));
            });
            assert_eq!(near(&world).await, texts(&[]));
        }
    }
}
