//! What members mute, archive and look for.

use contract::{
    conversations::{
        ArchiveConversation, ConversationView, ListConversations, MuteConversation, SearchMessages,
    },
    errors::Code,
    ids::ConversationId,
};
use kernel::{ctx::Ctx, error::Result};
use talk::conversations::{
    archive_conversation::archive_conversation, list_conversations::list_conversations,
    mute_conversation::mute_conversation, search_messages::search_messages,
    unsend_message::unsend_message,
};
use testkit::{builders, invariants};

use super::{badge, block, friends, get, inbox, leave, see, send, start};
use crate::ask::{code, refused, walk};

async fn mute(who: &Ctx, id: ConversationId, is_muted: bool) -> Result<ConversationView> {
    let input = MuteConversation {
        conversation_id: id,
        is_muted,
    };
    mute_conversation(who.clone(), input).await
}

async fn archive(who: &Ctx, id: ConversationId, is_archived: bool) -> Result<ConversationView> {
    let input = ArchiveConversation {
        conversation_id: id,
        is_archived,
    };
    archive_conversation(who.clone(), input).await
}

/// How many conversations a user archived.
async fn archived(who: &Ctx) -> usize {
    let input = ListConversations {
        is_archived: true,
        ..Default::default()
    };
    let page = list_conversations(who.clone(), input).await.unwrap();
    assert!(page.items.iter().all(|one| one.is_archived));
    page.items.len()
}

/// What a member finds, the latest first, page by page of this size.
async fn find(who: &Ctx, id: ConversationId, query: &str, size: u64) -> Vec<String> {
    let found = walk(size, |bookmarks, page_size| {
        let input = SearchMessages {
            conversation_id: id,
            query: query.into(),
            bookmarks,
            page_size,
        };
        let search = search_messages(who.clone(), input);
        async { search.await.map(|page| (page.items, page.bookmark)) }
    });
    found
        .await
        .into_iter()
        .map(|message| message.text)
        .collect()
}

testkit::on_both_engines! {
    async fn a_muted_conversation_is_in_no_badge(world: World) {
        let (ada, ben) = friends(&world).await;
        let id = start(&ada, &[&ben], "Look!").await.unwrap().id;
        assert_eq!(badge(&ben).await, 1);
        assert!(mute(&ben, id, true).await.unwrap().is_muted);
        send(&ada, id, "A robin.").await.unwrap();
        assert_eq!((badge(&ben).await, get(&ben, id).await.unwrap().unread), (0, 2));
        // The other is told nothing of it.
        assert!(!get(&ada, id).await.unwrap().is_muted);
        assert!(!mute(&ben, id, false).await.unwrap().is_muted);
        assert_eq!(badge(&ben).await, 1);
        assert_eq!(code(mute(&world.person("cleo").await, id, true).await), Code::NotFound);
        invariants::hold(&world.house.db).await;
    }

    async fn a_message_brings_back_what_was_archived(world: World) {
        let (ada, ben) = friends(&world).await;
        let id = start(&ada, &[&ben], "Look!").await.unwrap().id;
        assert!(archive(&ben, id, true).await.unwrap().is_archived);
        assert_eq!((inbox(&ben).await.len(), archived(&ben).await, badge(&ben).await), (0, 1, 0));
        assert_eq!((inbox(&ada).await.len(), archived(&ada).await), (1, 0));
        send(&ada, id, "A robin.").await.unwrap();
        assert_eq!((inbox(&ben).await.len(), archived(&ben).await, badge(&ben).await), (1, 0, 1));
        see(&ben, id).await.unwrap();
        archive(&ben, id, true).await.unwrap();
        archive(&ben, id, false).await.unwrap();
        assert_eq!((inbox(&ben).await.len(), archived(&ben).await), (1, 0));
        // What is muted as well stays where it is until its member writes.
        mute(&ben, id, true).await.unwrap();
        archive(&ben, id, true).await.unwrap();
        send(&ada, id, "It sings.").await.unwrap();
        assert_eq!((inbox(&ben).await.len(), archived(&ben).await, badge(&ben).await), (0, 1, 0));
        send(&ben, id, "Lovely.").await.unwrap();
        assert_eq!((inbox(&ben).await.len(), archived(&ben).await), (1, 0));
        // Of two, leaving takes it out of either list.
        archive(&ben, id, true).await.unwrap();
        leave(&ben, id).await.unwrap();
        assert_eq!((inbox(&ben).await.len(), archived(&ben).await), (0, 0));
        invariants::hold(&world.house.db).await;
    }

    async fn a_contact_request_is_not_set_aside(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let id = start(&ada, &[&ben], "Look!").await.unwrap().id;
        assert_eq!(code(archive(&ben, id, true).await), Code::NotAllowed);
        assert_eq!(code(mute(&ben, id, true).await), Code::NotAllowed);
        // Who waits for an answer waits in the archive too.
        archive(&ada, id, true).await.unwrap();
        assert!(get(&ada, id).await.unwrap().awaits_answer);
        assert_eq!(code(send(&ada, id, "Hello?").await), Code::MessageWaits);
        invariants::hold(&world.house.db).await;
    }

    async fn words_are_found(world: World) {
        let (ada, ben) = friends(&world).await;
        let id = start(&ada, &[&ben], "Two robins in the café").await.unwrap().id;
        send(&ben, id, "A wren.").await.unwrap();
        let taken_back = send(&ben, id, "A robin, too").await.unwrap().id;
        send(&ben, id, "One ROBIN more").await.unwrap();
        let one = contract::conversations::OneMessage { conversation_id: id, message_id: taken_back };
        unsend_message(ben.clone(), one).await.unwrap();
        for (query, found) in [
            ("robin", vec!["One ROBIN more", "Two robins in the café"]),
            ("cafe rob", vec!["Two robins in the café"]),
            ("robin wren", vec![]),
            ("", vec![]),
            ("\u{0}", vec![]),
        ] {
            for size in [1, 10] {
                assert_eq!(find(&ada, id, query, size).await, found, "{query} {size}");
            }
        }
        let long = SearchMessages {
            conversation_id: id, query: "r".repeat(101), bookmarks: Default::default(), page_size: Default::default(),
        };
        assert_eq!(refused(search_messages(ada.clone(), long.clone()).await), (Code::TextLength, "query".into()));
        assert_eq!(code(search_messages(world.person("cleo").await, long).await), Code::NotFound);
        leave(&ben, id).await.unwrap();
        send(&ada, id, "A last robin").await.unwrap();
        assert_eq!(find(&ben, id, "robin", 10).await, ["A last robin"]);
    }

    async fn nothing_is_found_of_who_is_not_seen(world: World) {
        let ada = world.person("ada").await;
        let (ben, cleo) = (world.person("ben").await, world.person("cleo").await);
        builders::follow_each_other(&ada, &ben).await;
        builders::follow_each_other(&ada, &cleo).await;
        let id = start(&ada, &[&ben, &cleo], "A robin").await.unwrap().id;
        send(&ben, id, "Another robin").await.unwrap();
        block(&cleo, &ben).await;
        assert_eq!(find(&cleo, id, "robin", 10).await, ["A robin"]);
        // Also not of who left, and what is before it is found.
        for _ in 0..3 {
            send(&ben, id, "A robin again").await.unwrap();
        }
        leave(&ben, id).await.unwrap();
        assert_eq!(find(&cleo, id, "robin", 1).await, ["A robin"]);
        assert_eq!(find(&ada, id, "robin", 1).await.len(), 5);
    }
}
