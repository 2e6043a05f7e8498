//! Pins, boards, users and did-its that are sent.

use collections::{boards::update_board::update_board, did_its::tell_did_it::tell_did_it};
use contract::{
    boards::{Privacy, UpdateBoard},
    conversations::{ListMessages, MessageView, SendMessage},
    did_its::TellDidIt,
    errors::Code,
    ids::{ConversationId, DidItId, PinId, UserId},
};
use kernel::{ctx::Ctx, error::Result};
use talk::conversations::{list_messages::list_messages, send_message::send_message};
use testkit::{builders, invariants};

use super::{block, friends, get, saying, start};
use crate::ask::{self, code, refused};

async fn send(who: &Ctx, input: SendMessage) -> Result<MessageView> {
    send_message(who.clone(), input).await
}

async fn latest(who: &Ctx, conversation_id: ConversationId) -> MessageView {
    let input = ListMessages {
        conversation_id,
        bookmarks: Default::default(),
        page_size: Default::default(),
    };
    let page = list_messages(who.clone(), input).await.unwrap();
    page.items.into_iter().next().unwrap()
}

/// Which things a message shows: pin, board, user, did-it, or one that is hidden.
fn shown(message: &MessageView) -> [bool; 5] {
    [
        message.pin.is_some(),
        message.board.is_some(),
        message.user.is_some(),
        message.user_did_it_data.is_some(),
        message.is_thing_hidden,
    ]
}

const HIDDEN: [bool; 5] = [false, false, false, false, true];

testkit::on_both_engines! {
    async fn things_are_sent_with_and_without_words(world: World) {
        let (ada, ben) = friends(&world).await;
        let id = start(&ada, &[&ben], "").await.unwrap().id;
        let board = builders::board(&ada, "Birds").await.board.id;
        let robin = builders::pin(&ada, board, "robin").await.pin.id;
        let told = TellDidIt { pin_id: robin, details: Some("Drawn.".into()), image_signatures: None };
        let did_it = tell_did_it(ben.clone(), told).await.unwrap().id;
        for (place, input) in [
            SendMessage { pin: Some(robin), source: Some("closeup".into()), ..saying(id, " A robin. ") },
            SendMessage { board: Some(board), ..saying(id, "") },
            SendMessage { user: ada.viewer(), ..saying(id, "") },
            SendMessage { user_did_it_data: Some(did_it), ..saying(id, "") },
        ].into_iter().enumerate() {
            let sent = send(&ada, input).await.unwrap();
            let seen = latest(&ben, id).await;
            assert_eq!(seen.id, sent.id);
            for message in [&sent, &seen] {
                let expected = [0, 1, 2, 3, 4].map(|at| at == place);
                assert_eq!(shown(message), expected, "{place}");
            }
            let words = if place == 0 { ("A robin.", Some("closeup")) } else { ("", None) };
            assert_eq!((seen.text.as_str(), seen.source.as_deref()), words);
        }
        invariants::hold(&world.house.db).await;
    }

    async fn what_the_sender_does_not_see_is_not_sent(world: World) {
        let (ada, ben) = friends(&world).await;
        let cleo = world.person("cleo").await;
        let id = start(&ada, &[&ben], "Look!").await.unwrap().id;
        let secret = builders::secret_board(&cleo, "Presents").await.board.id;
        let present = builders::pin(&cleo, secret, "present").await.pin.id;
        block(&cleo, &ada).await;
        for input in [
            SendMessage { pin: Some(present), ..saying(id, "") },
            SendMessage { board: Some(secret), ..saying(id, "") },
            SendMessage { user: cleo.viewer(), ..saying(id, "") },
            SendMessage { pin: Some(PinId(7)), ..saying(id, "") },
            SendMessage { user: Some(UserId(7)), ..saying(id, "") },
            SendMessage { user_did_it_data: Some(DidItId(7)), ..saying(id, "") },
        ] {
            assert_eq!(code(send(&ada, input).await), Code::NotFound);
        }
        let own = builders::board(&ada, "Birds").await.board.id;
        let two = SendMessage { board: Some(own), user: ben.viewer(), ..saying(id, "") };
        assert_eq!(refused(send(&ada, two).await), (Code::InvalidInput, "pin".into()));
        assert_eq!(get(&ben, id).await.unwrap().unread, 1);
    }

    async fn what_is_hidden_later_is_hidden_in_messages(world: World) {
        let (ada, ben) = friends(&world).await;
        let id = start(&ada, &[&ben], "Look!").await.unwrap().id;
        let birds = builders::board(&ada, "Birds").await.board.id;
        let robin = builders::pin(&ada, birds, "robin").await.pin.id;
        // A secret board is sent by its owner, and stays secret.
        let secret = builders::secret_board(&ada, "Presents").await.board.id;
        let sent = send(&ada, SendMessage { board: Some(secret), ..saying(id, "") }).await.unwrap();
        assert!(sent.board.is_some());
        assert_eq!(shown(&latest(&ben, id).await), HIDDEN);
        for input in [
            SendMessage { board: Some(birds), ..saying(id, "") },
            SendMessage { pin: Some(robin), ..saying(id, "") },
        ] {
            let hide = |privacy| {
                update_board(ada.clone(), UpdateBoard { privacy: Some(privacy), ..ask::update(birds) })
            };
            send(&ada, input).await.unwrap();
            assert!(!latest(&ben, id).await.is_thing_hidden);
            hide(Privacy::Secret).await.unwrap();
            assert_eq!(shown(&latest(&ben, id).await), HIDDEN);
            assert!(!latest(&ada, id).await.is_thing_hidden);
            hide(Privacy::Public).await.unwrap();
        }
    }
}
