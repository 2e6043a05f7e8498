//! The conversation of a board: of its owner and collaborators, and of them alone.

use accounts::users::update_user::update_user;
use collections::{
    batches::{delete_board::delete_board, merge_boards::merge_boards},
    bin::{forget_deleted_board::forget_deleted_board, restore_board::restore_board},
    boards::hide_board::{hide_board, show_board},
    collaborators::{
        accept_transfer::accept_transfer, remove_collaborator::remove_collaborator,
        request_transfer::request_transfer,
    },
};
use contract::{
    bin::{ForgetDeletedBoard, RestoreBoard},
    boards::{DeleteBoard, MergeBoards},
    collaborators::{AcceptTransfer, RemoveCollaborator, RequestTransfer},
    conversations::{ConversationView, OneMessage, OpenBoardConversation},
    errors::Code,
    ids::{BoardId, ConversationId},
};
use kernel::{ctx::Ctx, error::Result};
use serde_json::json;
use store::{Run, sql};
use talk::conversations::{
    add_members::add_members, archive_conversation::archive_conversation,
    mute_conversation::mute_conversation, name_conversation::name_conversation,
    open_board_conversation::open_board_conversation, unsend_message::unsend_message,
};
use testkit::{builders, invariants, world::World};
use tokio::task::JoinSet;

use super::{
    badge, block, get, inbox, leave, names, read,
    requests::{birthday, born},
    see, send,
};
use crate::ask::{self, code};

sql! {
    slow WRITTEN: i64 = "SELECT (SELECT count(*) FROM messages) + (SELECT count(*) FROM conversations)";
}

async fn open(who: &Ctx, board_id: BoardId) -> Result<ConversationView> {
    open_board_conversation(who.clone(), OpenBoardConversation { board_id }).await
}

/// A board of the first of three users, to which the second saves.
async fn shared(world: &World) -> (BoardId, [Ctx; 3]) {
    let (ada, ben) = (world.person("ada").await, world.person("ben").await);
    let board = builders::secret_board(&ada, "Weekend house").await.board.id;
    builders::join(&ada, board, &ben, false).await;
    (board, [ada, ben, world.person("cleo").await])
}

async fn remove(who: &Ctx, board_id: BoardId, whom: &Ctx) {
    let user_id = whom.viewer();
    let input = RemoveCollaborator { board_id, user_id };
    remove_collaborator(who.clone(), input).await.unwrap();
}

async fn delete(who: &Ctx, board_id: BoardId) {
    delete_board(who.clone(), DeleteBoard { board_id })
        .await
        .unwrap();
}

/// Whom the conversation is hidden from: in lists, in the badge, and by its address.
async fn is_hidden(who: &Ctx, id: ConversationId) -> bool {
    let is_unlisted = inbox(who).await.is_empty() && badge(who).await == 0;
    is_unlisted && code(read(who, id).await) == Code::NotFound
}

testkit::on_both_engines! {
    async fn the_members_of_a_board_have_one_conversation(world: World) {
        let (board, [ada, ben, cleo]) = shared(&world).await;
        let mut opened = JoinSet::new();
        for who in [&ada, &ben, &ada, &ben] {
            opened.spawn(open_board_conversation(who.clone(), OpenBoardConversation { board_id: board }));
        }
        let opened: Vec<ConversationView> = opened.join_all().await.into_iter().map(Result::unwrap).collect();
        let id = opened[0].id;
        assert!(opened.iter().all(|one| one.id == id));
        let begun = open(&ada, board).await.unwrap();
        assert_eq!((begun.name.as_deref(), begun.is_group, names(&begun)), (Some("Weekend house"), true, vec!["ben"]));
        assert_eq!(begun.board.unwrap().board.id, board);
        // Nothing is asked of members who do not know each other.
        send(&ada, id, "Shall we paint it?").await.unwrap();
        send(&ada, id, "Blue?").await.unwrap();
        world.settle().await;
        assert_eq!((inbox(&ben).await, badge(&ben).await), (vec![("Blue?".to_owned(), 2)], 1));
        assert_eq!((inbox(&ada).await, badge(&ada).await), (vec![("Blue?".to_owned(), 0)], 0));
        see(&ben, id).await.unwrap();
        // What was read before it was counted is unread no more, and stands at its place.
        world.pass(1_000);
        let last = send(&ada, id, "Or green?").await.unwrap();
        see(&ben, id).await.unwrap();
        world.settle().await;
        assert_eq!((inbox(&ben).await, badge(&ben).await), (vec![("Or green?".to_owned(), 0)], 0));
        assert_eq!(get(&ben, id).await.unwrap().position, last.created_ms);
        send(&ben, id, "Green.").await.unwrap();
        world.settle().await;
        assert_eq!((badge(&ada).await, badge(&ben).await), (1, 0));
        assert_eq!(read(&ada, id).await.unwrap(), ["Shall we paint it?", "Blue?", "Or green?", "Green."]);
        // What is taken back before it is counted is unread for none.
        let wrong = send(&ada, id, "Gren.").await.unwrap();
        let wrong = OneMessage { conversation_id: id, message_id: wrong.id };
        unsend_message(ada.clone(), wrong).await.unwrap();
        world.settle().await;
        assert_eq!((badge(&ben).await, get(&ben, id).await.unwrap().unread), (0, 0));
        // Its name is a secret board's, and its words are its members'.
        assert_eq!(code(open(&cleo, board).await), Code::NotFound);
        assert_eq!(code(read(&cleo, id).await), Code::NotFound);
        invariants::hold(&world.house.db).await;
    }

    async fn a_board_decides_name_and_members(world: World) {
        let (board, [ada, ben, cleo]) = shared(&world).await;
        let alone = builders::board(&ada, "Alone").await.board.id;
        assert_eq!(code(open(&ada, alone).await), Code::NotAllowed);
        assert_eq!(code(open(&cleo, alone).await), Code::NotAllowed);
        let id = open(&ada, board).await.unwrap().id;
        let named = json!({ "conversation_id": id, "name": "House" });
        assert_eq!(code(name_conversation(ada.clone(), ask::input(named)).await), Code::NotAllowed);
        let added = json!({ "conversation_id": id, "user_ids": [cleo.viewer()] });
        assert_eq!(code(add_members(ada.clone(), ask::input(added)).await), Code::NotAllowed);
        assert_eq!(code(leave(&ben, id).await), Code::NotAllowed);
        // What a member sets aside is their own.
        let aside = json!({ "conversation_id": id, "is_muted": true, "is_archived": true });
        mute_conversation(ben.clone(), ask::input(aside.clone())).await.unwrap();
        archive_conversation(ben.clone(), ask::input(aside)).await.unwrap();
        send(&ada, id, "Blue?").await.unwrap();
        world.settle().await;
        assert!(is_aside(&ben, id).await);
    }

    async fn members_come_and_go_with_the_board(world: World) {
        let (board, [ada, ben, cleo]) = shared(&world).await;
        let id = open(&ada, board).await.unwrap().id;
        send(&ada, id, "Before.").await.unwrap();
        builders::join(&ada, board, &cleo, true).await;
        world.settle().await;
        assert!(read(&cleo, id).await.unwrap().is_empty());
        send(&ben, id, "Welcome!").await.unwrap();
        world.settle().await;
        assert_eq!((read(&cleo, id).await.unwrap(), badge(&cleo).await), (vec!["Welcome!".to_owned()], 1));
        assert_eq!(names(&get(&ada, id).await.unwrap()), ["ben", "cleo"]);
        send(&ada, id, "Ben?").await.unwrap();
        remove(&ada, board, &ben).await;
        assert!(is_hidden(&ben, id).await);
        assert_eq!(code(send(&ben, id, "Oh.").await), Code::NotFound);
        world.settle().await;
        assert!(is_hidden(&ben, id).await, "what was not counted yet is not theirs any more");
        // Who hands the board on stays, and who gets it keeps what they were shown.
        let user_id = cleo.user().unwrap();
        request_transfer(ada.clone(), RequestTransfer { board_id: board, user_id }).await.unwrap();
        accept_transfer(cleo.clone(), AcceptTransfer { board_id: board }).await.unwrap();
        assert_eq!(read(&cleo, id).await.unwrap(), ["Welcome!", "Ben?"]);
        assert_eq!(read(&ada, id).await.unwrap().len(), 3);
        // A block between owner and collaborator ends the collaboration.
        block(&ada, &cleo).await;
        world.settle().await;
        assert!(is_hidden(&ada, id).await && is_hidden(&cleo, id).await);
        invariants::hold(&world.house.db).await;
    }

    async fn in_the_bin_it_rests_and_it_goes_with_the_board(world: World) {
        let (board, [ada, ben, _]) = shared(&world).await;
        let id = open(&ada, board).await.unwrap().id;
        send(&ada, id, "Blue?").await.unwrap();
        world.settle().await;
        delete(&ada, board).await;
        world.settle().await;
        for who in [&ada, &ben] {
            assert!(is_hidden(who, id).await);
            assert_eq!(code(send(who, id, "Hm.").await), Code::NotFound);
        }
        restore_board(ada.clone(), RestoreBoard { board_id: board }).await.unwrap();
        assert_eq!((inbox(&ben).await, open(&ben, board).await.unwrap().id), (vec![("Blue?".to_owned(), 1)], id));
        // A board that goes into another goes by the bin as well.
        let other = builders::board(&ada, "Other").await.board.id;
        merge_boards(ada.clone(), MergeBoards { board_id: board, into_board_id: other }).await.unwrap();
        world.settle().await;
        assert!(is_hidden(&ben, id).await);
        forget_deleted_board(ada.clone(), ForgetDeletedBoard { board_id: board }).await.unwrap();
        world.settle().await;
        assert!(is_hidden(&ada, id).await && is_hidden(&ben, id).await);
        assert_eq!(world.house.db.one(&WRITTEN, &[]).await.unwrap(), 0);
        invariants::hold(&world.house.db).await;
    }

    async fn while_the_host_hides_the_board_it_rests(world: World) {
        let (board, [ada, ben, _]) = shared(&world).await;
        let id = open(&ada, board).await.unwrap().id;
        send(&ada, id, "Blue?").await.unwrap();
        world.settle().await;
        let tx = ada.begin().await.unwrap();
        hide_board(&ada, &tx, board).await.unwrap();
        tx.commit().await.unwrap();
        for who in [&ada, &ben] {
            assert!(is_hidden(who, id).await);
            assert_eq!(code(send(who, id, "Hm.").await), Code::NotFound);
            assert_eq!(code(open(who, board).await), Code::NotFound);
        }
        let tx = ada.begin().await.unwrap();
        show_board(&ada, &tx, board).await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!((inbox(&ben).await, open(&ben, board).await.unwrap().id), (vec![("Blue?".to_owned(), 1)], id));
    }

    async fn more_than_one_step_is_told(world: World) {
        let (board, [ada, ben, _]) = shared(&world).await;
        let mut guests = vec![ben];
        for number in 0..22 {
            let guest = world.person(&format!("guest{number}")).await;
            builders::join(&ada, board, &guest, false).await;
            guests.push(guest);
        }
        let id = open(&ada, board).await.unwrap().id;
        block(&guests[0], &guests[1]).await;
        for words in ["One.", "Two."] {
            send(&ada, id, words).await.unwrap();
        }
        send(&guests[0], id, "Three.").await.unwrap();
        world.settle().await;
        let mut unread = Vec::new();
        for guest in &guests {
            unread.push(get(guest, id).await.unwrap().unread);
        }
        let mut expected = vec![3; 23];
        // Who wrote has read what stands above; two who blocked each other see nothing of each other.
        expected[..2].copy_from_slice(&[0, 2]);
        assert_eq!(unread, expected);
        assert_eq!(read(&guests[1], id).await.unwrap(), ["One.", "Two."]);
        invariants::hold(&world.house.db).await;
    }

    async fn age_decides_who_is_drawn_into_it(world: World) {
        let (board, [ada, ben, _]) = shared(&world).await;
        let (kim, liv) = (born(&world, "kim", "2003-06-01").await, born(&world, "liv", "2003-06-01").await);
        builders::join(&ada, board, &kim, false).await;
        builders::join(&ada, board, &liv, false).await;
        update_user(kim.clone(), birthday("2006-01-01")).await.unwrap();
        let id = open(&ben, board).await.unwrap().id;
        assert_eq!(names(&get(&ben, id).await.unwrap()), ["ada"]);
        // A child neither writes nor is written to; a user of 17 comes by their own doing.
        assert_eq!(code(open(&kim, board).await), Code::MessageRefused);
        assert_eq!(code(read(&liv, id).await), Code::NotFound);
        assert_eq!(open(&liv, board).await.unwrap().id, id);
        assert_eq!(names(&get(&ben, id).await.unwrap()), ["ada", "liv"]);
        invariants::hold(&world.house.db).await;
    }
}

/// Whether it is listed apart, and in no badge.
async fn is_aside(who: &Ctx, id: ConversationId) -> bool {
    let one = get(who, id).await.unwrap();
    one.is_archived && one.is_muted && one.unread == 1 && badge(who).await == 0
}
