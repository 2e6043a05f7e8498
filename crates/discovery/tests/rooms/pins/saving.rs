//! Saving with one press: the quicksave board, and what is on a board already.

use accounts::{uploads::jobs::find_looks, users::get_viewer::get_viewer};
use collections::{
    batches::delete_board::delete_board,
    boards::{
        archive_board::archive_board, get_board::get_board, list_boards::list_boards,
        update_board::update_board,
    },
    collaborators::{
        accept_transfer::accept_transfer, remove_collaborator::remove_collaborator,
        request_transfer::request_transfer,
    },
    pins::{create_pin::create_pin_from_file, get_duplicates::get_duplicates, save_pin::save_pin},
};
use contract::{
    boards::{ArchiveBoard, BoardView, DeleteBoard, OnDuplicate, Privacy, SavePin, UpdateBoard},
    collaborators::{AcceptTransfer, RemoveCollaborator, RequestTransfer},
    errors::Code,
    ids::{BoardId, PinId},
    pins::{CreatePin, Duplicate, GetDuplicates},
    users::ViewerView,
};
use kernel::ctx::Ctx;
use store::{Run, sql};
use testkit::{
    builders::{self, quick_saving, saving},
    invariants, pictures,
};
use tokio::task::JoinSet;

use crate::ask::{self, code};

const DAY_MS: i64 = 24 * 60 * 60 * 1_000;

async fn me(who: &Ctx) -> ViewerView {
    get_viewer(who.clone(), Default::default()).await.unwrap()
}

/// Their boards, secret ones, pins; and their quicksave board.
async fn counts(who: &Ctx) -> (i64, i64, i64, Option<(BoardId, String)>) {
    let me = me(who).await;
    assert_eq!(me.has_quicksave_board, me.quicksave_board.is_some());
    let (profile, board) = (me.profile, me.quicksave_board);
    let (all, pins) = (profile.board_count, profile.pin_count);
    (
        all,
        me.secret_board_count,
        pins,
        board.map(|board| (board.id, board.name)),
    )
}

async fn boards_of(who: &Ctx) -> Vec<BoardView> {
    let page = list_boards(who.clone(), ask::boards_of(who.user().unwrap())).await;
    page.unwrap().items
}

testkit::on_both_engines! {
    async fn the_first_save_without_a_board_makes_one(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let from = builders::board(&ada, "Birds").await.board.id;
        let (gull, wren) =
            (builders::pin(&ada, from, "gull").await.pin.id, builders::pin(&ada, from, "wren").await.pin.id);
        builders::board(&ben, "Quick saves").await;
        assert_eq!(counts(&ben).await, (1, 0, 0, None));
        let first = save_pin(ben.clone(), quick_saving(gull)).await.unwrap();
        let board = first.pin.board.id;
        // The name was taken; the board is not counted among the others.
        let shown = (board, "Quick saves 2".to_owned());
        assert_eq!(counts(&ben).await, (1, 0, 1, Some(shown.clone())));
        let second = save_pin(ben.clone(), quick_saving(wren)).await.unwrap();
        assert_eq!(second.pin.board.id, board);
        // The same picture once more is the pin that is there.
        let again = save_pin(ben.clone(), quick_saving(gull)).await.unwrap();
        assert_eq!(again.pin.id, first.pin.id);
        assert_eq!(counts(&ben).await, (1, 0, 2, Some(shown)));
        let found = get_board(world.visitor(), ask::board(board)).await.unwrap();
        assert_eq!((found.pin_count, found.board.privacy), (2, Privacy::Public));
        assert_eq!(code(save_pin(world.visitor(), quick_saving(gull)).await), Code::SignInRequired);
        invariants::hold(&world.house.db).await;
    }

    async fn it_is_a_board_like_others_but_for_the_count(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let from = builders::board(&ada, "Birds").await.board.id;
        let gull = builders::pin(&ada, from, "gull").await.pin.id;
        let board = save_pin(ben.clone(), quick_saving(gull)).await.unwrap().pin.board.id;
        let change =
            |name: Option<&str>, privacy| UpdateBoard { name: name.map(Into::into), privacy, ..ask::update(board) };
        update_board(ben.clone(), change(Some("Tray"), Some(Privacy::Secret))).await.unwrap();
        assert_eq!(counts(&ben).await, (0, 0, 0, Some((board, "Tray".into()))));
        update_board(ben.clone(), change(None, Some(Privacy::Protected))).await.unwrap();
        assert_eq!(counts(&ben).await, (0, 0, 0, Some((board, "Tray".into()))));
        update_board(ben.clone(), change(None, Some(Privacy::Public))).await.unwrap();
        assert_eq!(counts(&ben).await.0, 0);
        // What is saved stands where one looks.
        archive_board(ben.clone(), ArchiveBoard { board_id: board }).await.unwrap();
        assert_eq!(boards_of(&ben).await.len(), 0);
        let saved = save_pin(ben.clone(), quick_saving(gull)).await.unwrap();
        assert_eq!(saved.pin.board.id, board);
        let listed = boards_of(&ben).await;
        assert_eq!((listed.len(), listed[0].archived_by_me_at.clone()), (1, None));
        // Gone, it takes its pins along; the next save makes another one.
        delete_board(ben.clone(), DeleteBoard { board_id: board }).await.unwrap();
        assert_eq!(counts(&ben).await, (0, 0, 0, None));
        invariants::hold(&world.house.db).await;
        let other = save_pin(ben.clone(), quick_saving(gull)).await.unwrap().pin.board.id;
        assert_ne!(other, board);
        assert_eq!(counts(&ben).await, (0, 0, 1, Some((other, "Quick saves".into()))));
        invariants::hold(&world.house.db).await;
    }

    async fn handed_on_it_is_an_ordinary_board(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let from = builders::board(&ada, "Birds").await.board.id;
        let gull = builders::pin(&ada, from, "gull").await.pin.id;
        let board_id = save_pin(ben.clone(), quick_saving(gull)).await.unwrap().pin.board.id;
        builders::join(&ben, board_id, &ada, true).await;
        let user_id = ada.user().unwrap();
        request_transfer(ben.clone(), RequestTransfer { board_id, user_id }).await.unwrap();
        accept_transfer(ada.clone(), AcceptTransfer { board_id }).await.unwrap();
        assert_eq!(counts(&ada).await, (2, 0, 1, None));
        assert_eq!(counts(&ben).await, (0, 0, 1, None));
        invariants::hold(&world.house.db).await;
        // Ada's own first quick save makes a board of hers, and nothing of Ben's.
        let wren = builders::pin(&ada, from, "wren").await.pin.id;
        let hers = save_pin(ada.clone(), quick_saving(wren)).await.unwrap().pin.board;
        assert_eq!((hers.name.as_str(), hers.id == board_id), ("Quick saves 2", false));
        save_pin(ben.clone(), saving(wren, board_id)).await.unwrap();
        invariants::hold(&world.house.db).await;
    }

    async fn two_first_saves_at_once_make_one_board(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let from = builders::board(&ada, "Birds").await.board.id;
        let mut set = JoinSet::new();
        for title in ["gull", "wren", "owl", "tern"] {
            let pin = builders::pin(&ada, from, title).await.pin.id;
            set.spawn(save_pin(ben.clone(), quick_saving(pin)));
        }
        let mut boards: Vec<BoardId> =
            set.join_all().await.into_iter().map(|saved| saved.unwrap().pin.board.id).collect();
        boards.dedup();
        assert_eq!(boards.len(), 1);
        assert_eq!(counts(&ben).await, (0, 0, 4, Some((boards[0], "Quick saves".into()))));
        invariants::hold(&world.house.db).await;
    }

    async fn what_is_on_a_board_already_is_saved_when_it_is_meant(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let from = builders::board(&ada, "Birds").await.board.id;
        let gull = soft_pin(&ada, from, 300, 3.0).await;
        let [lamps, kitchen] =
            [builders::board(&ben, "Lamps").await.board.id, builders::board(&ben, "Kitchen").await.board.id];
        assert_eq!(held(&ben, gull).await, []);
        let first = save_pin(ben.clone(), careful(gull, Some(lamps))).await.unwrap().pin.id;
        assert_eq!(held(&ben, gull).await, [("Lamps".into(), first, true)]);
        for onto in [Some(kitchen), None] {
            let refused = save_pin(ben.clone(), careful(gull, onto)).await.unwrap_err();
            assert_eq!(
                (refused.code, told(&refused.facts.duplicates)),
                (Code::AlreadySaved, vec![("Lamps".into(), first, true)])
            );
        }
        assert_eq!(counts(&ben).await, (2, 0, 1, None));
        // Where it is already, saving it once more stays what it was.
        assert_eq!(save_pin(ben.clone(), careful(gull, Some(lamps))).await.unwrap().pin.id, first);
        let second = save_pin(ben.clone(), saving(gull, kitchen)).await.unwrap().pin.id;
        assert_eq!(held(&ben, gull).await, [("Kitchen".into(), second, true), ("Lamps".into(), first, true)]);
        // A save of one user is no duplicate for others.
        assert_eq!(
            told(&get_duplicates(ada.clone(), GetDuplicates { pin_id: second }).await.unwrap().duplicates).len(),
            1
        );
        assert_eq!(code(get_duplicates(world.visitor(), GetDuplicates { pin_id: gull }).await), Code::SignInRequired);
        invariants::hold(&world.house.db).await;
    }

    async fn a_copy_of_another_size_is_recognised_and_another_picture_is_not(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let from = builders::board(&ada, "Birds").await.board.id;
        let large = soft_pin(&ada, from, 300, 3.0).await;
        let small = soft_pin(&ada, from, 180, 3.0).await;
        let other = soft_pin(&ada, from, 300, 7.0).await;
        let lamps = builders::board(&ben, "Lamps").await.board.id;
        let mine = save_pin(ben.clone(), careful(small, Some(lamps))).await.unwrap().pin.id;
        let alike = [("Lamps".to_owned(), mine, false)];
        assert_eq!(held(&ben, large).await, alike);
        assert_eq!(code(save_pin(ben.clone(), careful(large, Some(lamps))).await), Code::AlreadySaved);
        assert_eq!(held(&ben, other).await, []);
        save_pin(ben.clone(), careful(other, Some(lamps))).await.unwrap();
        // Pictures from before looks were noted get theirs by a job, which may run twice.
        let looks = world.house.db.all(&LOOKS, &[]).await.unwrap();
        let tx = world.house.begin().await.unwrap();
        tx.exec(&FORGET_LOOKS, &[]).await.unwrap();
        tx.exec(&FORGET_PIECES, &[]).await.unwrap();
        tx.exec(&FORGET_LISTS, &[]).await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!(held(&ben, large).await, []);
        for _ in 0..2 {
            find_looks(&world.house).await.unwrap();
            assert_eq!(held(&ben, large).await, alike);
        }
        let again = world.house.db.all(&LOOKS, &[]).await.unwrap();
        assert_eq!((again.len(), looks.len()), (2, 2));
    }

    async fn a_new_pin_of_a_picture_one_has_is_made_when_it_is_meant(world: World) {
        let ben = world.person("ben").await;
        let [lamps, kitchen] =
            [builders::board(&ben, "Lamps").await.board.id, builders::board(&ben, "Kitchen").await.board.id];
        let first = soft_pin(&ben, lamps, 300, 3.0).await;
        let make = async |width, turn, on_duplicate| {
            let input = CreatePin { on_duplicate, ..builders::new_pin(kitchen, "soft") };
            create_pin_from_file(ben.clone(), input, soft(width, turn)).await
        };
        let refuse = Some(OnDuplicate::Refuse);
        for (width, is_same) in [(300, true), (180, false)] {
            let refused = make(width, 3.0, refuse).await.unwrap_err();
            assert_eq!(
                (refused.code, told(&refused.facts.duplicates)),
                (Code::AlreadySaved, vec![("Lamps".into(), first, is_same)])
            );
        }
        // Nothing was made, and what came for nothing goes after a while.
        assert_eq!(counts(&ben).await, (2, 0, 1, None));
        assert_eq!(world.house.db.one(&PICTURES, &[]).await.unwrap(), 2);
        world.pass(4 * DAY_MS);
        world.settle().await;
        assert_eq!(world.house.db.one(&PICTURES, &[]).await.unwrap(), 1);
        make(300, 7.0, refuse).await.unwrap();
        for meant in [None, Some(OnDuplicate::Save)] {
            make(180, 3.0, meant).await.unwrap();
        }
        assert_eq!(counts(&ben).await, (2, 0, 4, None));
        invariants::hold(&world.house.db).await;
    }

    async fn boards_of_others_stay_their_own(world: World) {
        let (ada, ben, eve) = (world.person("ada").await, world.person("ben").await, world.person("eve").await);
        let from = builders::board(&ada, "Birds").await.board.id;
        let gull = soft_pin(&ada, from, 300, 3.0).await;
        let secret = builders::secret_board(&eve, "Plans").await.board.id;
        let there = save_pin(eve.clone(), saving(gull, secret)).await.unwrap().pin.id;
        assert_eq!(held(&ben, gull).await, []);
        // A collaborator of that board is told, as long as they are one.
        builders::join(&eve, secret, &ben, false).await;
        assert_eq!(held(&ben, gull).await, [("Plans".into(), there, true)]);
        let user_id = ben.user().unwrap();
        remove_collaborator(eve.clone(), RemoveCollaborator { board_id: secret, user_id: Some(user_id) })
            .await
            .unwrap();
        assert_eq!(held(&ben, gull).await, []);
        assert_eq!(code(get_duplicates(ben.clone(), GetDuplicates { pin_id: there }).await), Code::NotFound);
    }
}

sql! {
    slow LOOKS: i64 = "SELECT DISTINCT look FROM picture_looks";
    slow PICTURES: i64 = "SELECT count(*) FROM pictures";
    slow FORGET_LOOKS: () = "UPDATE pictures SET look = NULL";
    slow FORGET_PIECES: () = "DELETE FROM picture_looks";
    slow FORGET_LISTS: () = "DELETE FROM look_pictures";
}

/// A pin of a picture with soft shapes.
async fn soft_pin(who: &Ctx, board: BoardId, width: u32, turn: f32) -> PinId {
    let input = builders::new_pin(board, "soft");
    let made = create_pin_from_file(who.clone(), input, soft(width, turn)).await;
    made.unwrap().pin.id
}

fn soft(width: u32, turn: f32) -> Vec<u8> {
    pictures::soft(width, width * 3 / 2, turn)
}

/// A save that is refused where the picture is already.
fn careful(pin_id: PinId, board_id: Option<BoardId>) -> SavePin {
    SavePin {
        board_id,
        on_duplicate: Some(OnDuplicate::Refuse),
        ..quick_saving(pin_id)
    }
}

/// Where they have the picture of a pin: the board's name, the pin, whether it is the very one.
async fn held(who: &Ctx, pin_id: PinId) -> Vec<(String, PinId, bool)> {
    let found = get_duplicates(who.clone(), GetDuplicates { pin_id }).await;
    told(&found.unwrap().duplicates)
}

fn told(duplicates: &[Duplicate]) -> Vec<(String, PinId, bool)> {
    let one = |one: &Duplicate| (one.board.name.clone(), one.pin_id, one.is_same);
    duplicates.iter().map(one).collect()
}
