//! What stood in secret is asked about when others come to see it.

use collections::{
    batches::{copy_pins::copy_pins, merge_boards::merge_boards, move_pins::move_pins},
    bin::restore_pins::restore_pins,
    boards::{
        hide_board::{hide_board, show_board},
        update_board::update_board,
    },
    pins::{delete_pin::delete_pin, save_pin::save_pin, update_pin::update_pin},
};
use contract::{
    boards::{Privacy, UpdateBoard},
    errors::Code,
    ids::{BoardId, PinId},
    pins::UpdatePin,
};
use kernel::ctx::Ctx;
use serde_json::json;
use testkit::{articles::employed, builders};

use super::{open_cases, opened, put, usual};
use crate::ask::{self, input, refused};

async fn pin(ada: &Ctx, board: BoardId, title: &str) -> PinId {
    builders::pin(ada, board, title).await.pin.id
}

async fn publish(ada: &Ctx, board: BoardId, privacy: Privacy) {
    let shown = UpdateBoard {
        privacy: Some(privacy),
        ..ask::update(board)
    };
    update_board(ada.clone(), shown).await.unwrap();
}

testkit::on_both_engines! {
    async fn pins_that_come_out_of_secret_boards_are_told(world: World) {
        let ada = world.person("ada").await;
        let employee = employed(&world.person("dora").await);
        let secret = builders::secret_board(&ada, "Secret").await.board.id;
        let other = builders::secret_board(&ada, "Other").await.board.id;
        let public = builders::board(&ada, "Public").await.board.id;
        let mut pins = Vec::new();
        for number in 1..=6 {
            pins.push(pin(&ada, secret, &format!("Trick {number}")).await);
        }
        // Later than what stands there: it is not refused, but told.
        put(&employee, "word", "trick", "refuse").await.unwrap();
        let told = async |count: usize, how: &str| {
            assert_eq!(open_cases(&employee).await.len(), count, "{how}");
        };
        update_pin(ada.clone(), UpdatePin { board_id: Some(other), ..ask::edit(pins[5]) }).await.unwrap();
        told(0, "to another secret board").await;
        update_pin(ada.clone(), UpdatePin { board_id: Some(public), ..ask::edit(pins[0]) }).await.unwrap();
        told(1, "moved alone").await;
        let some = |pin: PinId| json!({ "board_id": secret, "pin_ids": [pin], "into_board_id": public });
        move_pins(ada.clone(), input(some(pins[1]))).await.unwrap();
        told(2, "moved among many").await;
        copy_pins(ada.clone(), input(some(pins[2]))).await.unwrap();
        told(3, "saved among many").await;
        save_pin(ada.clone(), input(json!({ "pin_id": pins[3], "board_id": public }))).await.unwrap();
        told(4, "saved").await;
        delete_pin(ada.clone(), contract::pins::DeletePin { id: pins[4] }).await.unwrap();
        let back = json!({ "pin_ids": [pins[4]], "board_id": public });
        restore_pins(ada.clone(), input(back)).await.unwrap();
        told(5, "restored to another board").await;
        merge_boards(ada.clone(), input(json!({ "board_id": other, "into_board_id": public }))).await.unwrap();
        told(6, "merged").await;
        // Two are left there, whose pictures stand on the other board by other pins.
        publish(&ada, secret, Privacy::Protected).await;
        told(8, "the board is shown").await;
        assert_eq!(opened(&employee).await[0].1, "Trick 1");
    }

    async fn protected_boards_and_topics_are_asked_about(world: World) {
        let ada = world.person("ada").await;
        let employee = employed(&world.person("dora").await);
        usual(&employee).await;
        let protected = builders::protected_board(&ada, "Behind an address").await.board.id;
        let robin = pin(&ada, protected, "A miracle").await;
        let topics = |topic: &str| UpdatePin { topics: Some(vec!["birds".into(), topic.into()]), ..ask::edit(robin) };
        let refusal = refused(update_pin(ada.clone(), topics("Pills!")).await);
        assert_eq!(refusal, (Code::RuleRefused, "topics".into()));
        assert_eq!(opened(&employee).await[0].1, "A miracle");
        let wren = pin(&ada, protected, "A wren").await;
        let miracle = UpdatePin { topics: Some(vec!["miracle".into()]), ..ask::edit(wren) };
        update_pin(ada.clone(), miracle).await.unwrap();
        assert_eq!(opened(&employee).await[1].1, "A wren\nmiracle");
    }

    async fn what_a_hidden_board_says_is_told_before_it_comes_back(world: World) {
        let ada = world.person("ada").await;
        let employee = employed(&world.person("dora").await);
        usual(&employee).await;
        let birds = builders::board(&ada, "Birds").await.board.id;
        let set = async |is_hidden: bool| {
            let tx = ada.begin().await.unwrap();
            match is_hidden {
                true => hide_board(&ada, &tx, birds).await.unwrap(),
                false => show_board(&ada, &tx, birds).await.unwrap(),
            }
            tx.commit().await.unwrap();
        };
        set(true).await;
        let named = UpdateBoard { name: Some("Miracle birds".into()), ..ask::update(birds) };
        update_board(ada.clone(), named).await.unwrap();
        pin(&ada, birds, "A miracle").await;
        assert_eq!(open_cases(&employee).await.len(), 2);
        set(false).await;
        assert_eq!(open_cases(&employee).await.len(), 2);
    }
}
