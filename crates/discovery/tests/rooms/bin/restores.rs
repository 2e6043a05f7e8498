//! Deleted pins come back to another board than theirs.

use collections::{
    batches::delete_board::delete_board,
    bin::{
        forget_deleted_board::forget_deleted_board, list_deleted_pins::list_deleted_pins,
        restore_pins::restore_pins,
    },
    boards::get_board::get_board,
    pins::{delete_pin::delete_pin, get_pin::get_pin},
    sections::create_section::create_section,
};
use contract::{
    bin::{ForgetDeletedBoard, RestorePins, RestoredPins},
    boards::DeleteBoard,
    errors::Code,
    ids::{BoardId, PinId, SectionId},
    pins::{DeletePin, GetPin},
    sections::CreateSection,
};
use kernel::{ctx::Ctx, error::Result};
use testkit::{builders, invariants, world::World};

use crate::ask::{self, code, on, refused, within};

async fn board(owner: &Ctx, name: &str) -> BoardId {
    builders::board(owner, name).await.board.id
}

async fn section(owner: &Ctx, board_id: BoardId) -> SectionId {
    let input = CreateSection {
        board_id,
        name: "Sea".into(),
        initial_pins: vec![],
    };
    let made = create_section(owner.clone(), input).await.unwrap();
    made.section.id
}

/// Pins of a board, which went for good after each of them was deleted.
async fn homeless(world: &World, owner: &Ctx, count: usize) -> Vec<PinId> {
    let board_id = board(owner, "Lost").await;
    let all = builders::pins(owner, board_id, count).await;
    for id in &all {
        delete_pin(owner.clone(), DeletePin { id: *id })
            .await
            .unwrap();
    }
    delete_board(owner.clone(), DeleteBoard { board_id })
        .await
        .unwrap();
    let input = ForgetDeletedBoard { board_id };
    forget_deleted_board(owner.clone(), input).await.unwrap();
    world.settle().await;
    all
}

async fn restore(
    who: &Ctx,
    pins: &[PinId],
    board_id: Option<BoardId>,
    section: Option<SectionId>,
) -> Result<RestoredPins> {
    let input = RestorePins {
        pin_ids: pins.to_vec(),
        board_id,
        section,
    };
    restore_pins(who.clone(), input).await
}

/// The pins in a user's bin, and whether each one's board is there.
async fn bin(who: &Ctx) -> Vec<(PinId, bool)> {
    let page = list_deleted_pins(who.clone(), Default::default()).await;
    let each = page.unwrap().items.into_iter();
    each.map(|pin| (pin.id, pin.board.is_some())).collect()
}

testkit::on_both_engines! {
    async fn pins_without_a_board_come_to_another(world: World) {
        let ada = world.person("ada").await;
        let trees = board(&ada, "Trees").await;
        let oak = builders::pin(&ada, trees, "oak").await.pin.id;
        let lost = homeless(&world, &ada, 3).await;
        assert_eq!(bin(&ada).await, [(lost[2], false), (lost[1], false), (lost[0], false)]);
        let stays = restore(&ada, &lost, None, None).await.unwrap();
        assert_eq!((stays.restored.len(), stays.kept.len()), (0, 3));

        let done = restore(&ada, &[lost[2], lost[0], lost[2]], Some(trees), None).await.unwrap();
        assert_eq!((done.restored.len(), done.kept), (2, vec![]));
        // Uppermost, as if saved now, in the order in which they were made.
        assert_eq!(on(&ada, trees).await, [lost[2], lost[0], oak]);
        assert_eq!(bin(&ada).await, [(lost[1], false)]);
        let shown = get_pin(world.visitor(), GetPin { id: lost[0] }).await.unwrap();
        assert_eq!(shown.pin.board.id, trees);
        invariants::hold(&world.house.db).await;

        let sea = section(&ada, trees).await;
        restore(&ada, &lost[1..2], Some(trees), Some(sea)).await.unwrap();
        assert_eq!(within(&ada, sea).await, [lost[1]]);
        let view = get_board(ada.clone(), ask::board(trees)).await.unwrap();
        assert_eq!((view.pin_count, view.sectionless_pin_count, view.cover_images.len()), (4, 3, 4));
        assert_eq!(bin(&ada).await, []);
        invariants::hold(&world.house.db).await;
    }

    async fn a_pin_whose_board_is_there_may_go_elsewhere(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let (birds, gifts) = (board(&ada, "Birds").await, builders::secret_board(&ada, "Gifts").await.board.id);
        let gull = builders::pin(&ben, board(&ben, "Sea").await, "gull").await.pin.id;
        let saved = builders::save(&ada, gull, birds).await.pin.id;
        delete_pin(ada.clone(), DeletePin { id: saved }).await.unwrap();
        restore(&ada, &[saved], Some(gifts), None).await.unwrap();
        assert_eq!((on(&ada, birds).await, on(&ada, gifts).await), (vec![], vec![saved]));
        assert_eq!(code(get_pin(ben.clone(), GetPin { id: saved }).await), Code::NotFound);
        invariants::hold(&world.house.db).await;

        // Back on a public board, it counts again.
        delete_pin(ada.clone(), DeletePin { id: saved }).await.unwrap();
        restore(&ada, &[saved], Some(birds), None).await.unwrap();
        assert_eq!(get_pin(ben, GetPin { id: gull }).await.unwrap().pin.repin_count, 1);
        invariants::hold(&world.house.db).await;
    }

    async fn a_picture_that_is_on_the_other_board_stays_in_the_bin(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let (birds, trees) = (board(&ada, "Birds").await, board(&ada, "Trees").await);
        let gull = builders::pin(&ben, board(&ben, "Sea").await, "gull").await.pin.id;
        let there = builders::save(&ada, gull, trees).await.pin.id;
        let deleted = builders::save(&ada, gull, birds).await.pin.id;
        delete_pin(ada.clone(), DeletePin { id: deleted }).await.unwrap();
        let done = restore(&ada, &[deleted], Some(trees), None).await.unwrap();
        assert_eq!((done.restored, done.kept), (vec![], vec![deleted]));
        assert_eq!((on(&ada, trees).await, bin(&ada).await), (vec![there], vec![(deleted, true)]));
        invariants::hold(&world.house.db).await;
    }

    async fn pins_come_only_to_where_one_saves(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let lost = homeless(&world, &ada, 2).await;
        let (own, shared) = (board(&ada, "Own").await, board(&ben, "Shared").await);
        let (bens, gifts) = (board(&ben, "Bens").await, builders::secret_board(&ben, "Gifts").await.board.id);
        let (own_section, bens_section) = (section(&ada, own).await, section(&ben, bens).await);
        let gone = board(&ada, "Gone").await;
        delete_board(ada.clone(), DeleteBoard { board_id: gone }).await.unwrap();
        // Where to → the refusal, and the field it names.
        let cases = [
            ((Some(bens), None), (Code::NotAllowed, "")),
            ((Some(shared), None), (Code::NotAllowed, "")),
            ((Some(gifts), None), (Code::NotFound, "")),
            ((Some(gone), None), (Code::NotFound, "")),
            ((Some(BoardId(7)), None), (Code::NotFound, "")),
            ((Some(own), Some(bens_section)), (Code::NotFound, "")),
            ((Some(own), Some(SectionId(7))), (Code::NotFound, "")),
            ((None, Some(own_section)), (Code::InvalidInput, "board_id")),
        ];
        for ((board, section), (refusal, field)) in cases {
            let refused = refused(restore(&ada, &lost, board, section).await);
            assert_eq!(refused, (refusal, field.to_owned()), "{board:?} {section:?}");
        }
        // What others deleted is not there, whatever board is named.
        let others = refused(restore(&ben, &lost, Some(bens), None).await);
        assert_eq!(others, (Code::NotFound, "pin_ids".into()));
        assert_eq!(bin(&ada).await.len(), 2);
        builders::join(&ben, shared, &ada, false).await;
        assert_eq!(restore(&ada, &lost, Some(shared), None).await.unwrap().restored.len(), 2);
        assert_eq!(on(&ben, shared).await, [lost[1], lost[0]]);
        invariants::hold(&world.house.db).await;
    }

    async fn a_pin_comes_to_one_board_alone(world: World) {
        let ada = world.person("ada").await;
        let lost = homeless(&world, &ada, 1).await;
        let mut tasks = Vec::new();
        for name in ["One", "Two", "Three"] {
            let (ada, lost, to) = (ada.clone(), lost.clone(), board(&ada, name).await);
            tasks.push(tokio::spawn(async move { restore(&ada, &lost, Some(to), None).await }));
        }
        let mut came = 0;
        for task in tasks {
            match task.await.unwrap() {
                Ok(done) => came += done.restored.len(),
                Err(error) => assert_eq!(error.code, Code::NotFound),
            }
        }
        assert_eq!((came, bin(&ada).await), (1, vec![]));
        invariants::hold(&world.house.db).await;
    }
}
