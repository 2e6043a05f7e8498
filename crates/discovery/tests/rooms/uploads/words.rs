//! Pins are found by the words that stand in their pictures.

use accounts::uploads::{
    make_later::PictureRules, read_words::read_words, receive_upload::receive_upload,
};
use collections::boards::update_board::update_board;
use contract::{
    boards::{Privacy, UpdateBoard},
    ids::{BoardId, PinId},
};
use discovery::search::search_pins::search_pins;
use kernel::ctx::Ctx;
use testkit::{
    builders,
    pictures::{WRITTEN, png},
    world::World,
};

use crate::ask;

/// A host that names this program.
fn reading(world: World, program: &[&str]) -> World {
    let program: Vec<String> = program.iter().map(|&part| part.to_owned()).collect();
    world.configured(|house| {
        house.extensions.insert(PictureRules {
            avif: false,
            read_words: Some(program),
            ..PictureRules::default()
        });
    })
}

/// A host whose program is these lines of a shell.
fn scripted(world: World, script: &str) -> World {
    reading(world, &["sh", "-c", script])
}

async fn pin(owner: &Ctx, board: BoardId, title: &str, file: Vec<u8>) -> PinId {
    let upload = builders::registered(owner).await;
    let sent = builders::sent(&upload, file);
    receive_upload(owner.clone(), sent).await.unwrap();
    builders::pin_of(owner, upload.upload_id, board, title).await
}

async fn found(viewer: &Ctx, words: &str) -> Vec<PinId> {
    let found = search_pins(viewer.clone(), ask::words(words))
        .await
        .unwrap();
    ask::found(&found.data)
}

testkit::on_both_engines! {
    async fn words_of_a_picture_find_its_public_pins(world: World) {
        let world = scripted(world, "cat >/dev/null; echo SLOW  tomato, soup");
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let board = builders::board(&ada, "Open").await.board.id;
        let first = pin(&ada, board, "Lunch", png(64, 48, 1)).await;
        let hidden = builders::secret_board(&ada, "Hidden").await.board.id;
        pin(&ada, hidden, "Dinner", png(64, 48, 2)).await;
        world.settle().await;
        assert!(found(&ben, "tomato").await.is_empty());
        read_words(&world.house).await.unwrap();
        world.settle().await;
        for words in ["tomato", "slow soup", "lunch tomato"] {
            assert_eq!(found(&ben, words).await, [first], "{words}");
        }
        assert!(found(&ben, "dinner").await.is_empty());
        // A pin that becomes public brings what was read while it was secret.
        let update = UpdateBoard { privacy: Some(Privacy::Public), ..ask::update(hidden) };
        update_board(ada.clone(), update).await.unwrap();
        world.settle().await;
        assert_eq!(found(&ben, "tomato").await.len(), 2);
    }

    async fn a_program_that_fails_reads_the_rest_and_one_that_always_fails_notes_nothing(world: World) {
        let script = tempfile::NamedTempFile::new().unwrap();
        let says = |lines: &str| std::fs::write(script.path(), lines).unwrap();
        let world = reading(world, &["sh", script.path().to_str().unwrap()]);
        let ada = world.person("ada").await;
        let board = builders::board(&ada, "All").await.board.id;
        let good = pin(&ada, board, "Good", png(64, 48, 1)).await;
        world.pass(1_000);
        pin(&ada, board, "Bad", png(600, 600, 2)).await;
        world.settle().await;
        for broken in ["exit 1", "no-such-program", "kill -9 $$"] {
            says(broken);
            assert!(read_words(&world.house).await.is_err(), "{broken}");
        }
        // Large pictures are too much for this one.
        says("test $(wc -c) -lt 4000 && echo harvest");
        read_words(&world.house).await.unwrap();
        world.settle().await;
        assert_eq!(found(&ada, "harvest").await, [good]);
        // All were read: the next run has nothing to do, even by a program that does not work.
        says("exit 1");
        read_words(&world.house).await.unwrap();
    }

    async fn a_program_that_is_not_there_notes_nothing(world: World) {
        let world = reading(world, &["/nowhere/reader"]);
        let ada = world.person("ada").await;
        let board = builders::board(&ada, "All").await.board.id;
        pin(&ada, board, "Lunch", png(64, 48, 1)).await;
        let refused = read_words(&world.house).await.unwrap_err().to_string();
        assert!(refused.contains("/nowhere/reader does not start"), "{refused}");
    }

    async fn the_program_is_told_nothing_but_the_picture(world: World) {
        let world = scripted(world, "cat >/dev/null; env | cut -d = -f 1");
        let ada = world.person("ada").await;
        let board = builders::board(&ada, "All").await.board.id;
        let only = pin(&ada, board, "Only", png(64, 48, 1)).await;
        read_words(&world.house).await.unwrap();
        world.settle().await;
        assert_eq!(found(&ada, "path").await, [only]);
        for name in ["cargo", "manifest", "home", "user"] {
            assert!(found(&ada, name).await.is_empty(), "{name}");
        }
    }

    async fn tesseract_reads_what_stands_in_a_picture(world: World) {
        let world = reading(world, &["tesseract", "-", "-"]);
        let ada = world.person("ada").await;
        let board = builders::board(&ada, "All").await.board.id;
        let only = pin(&ada, board, "Lunch", WRITTEN.to_vec()).await;
        pin(&ada, board, "Colours", png(300, 200, 7)).await;
        read_words(&world.house).await.unwrap();
        world.settle().await;
        assert_eq!(found(&ada, "tomato soup with basil").await, [only]);
    }
}
