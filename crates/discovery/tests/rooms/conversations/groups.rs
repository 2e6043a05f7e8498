//! Conversations of more than two.

use contract::{conversations::StartConversation, errors::Code};
use kernel::ctx::Ctx;
use talk::conversations::start_conversation::start_conversation;
use testkit::{builders, invariants, world::World};

use super::{badge, block, get, inbox, leave, names, read, see, see_up_to, send, start, with};
use crate::ask::{code, refused};

/// Three users of whom the first is followed by the others.
async fn three(world: &World) -> (Ctx, Ctx, Ctx) {
    let ada = world.person("ada").await;
    let (ben, cleo) = (world.person("ben").await, world.person("cleo").await);
    builders::follow_each_other(&ada, &ben).await;
    builders::follow_each_other(&ada, &cleo).await;
    (ada, ben, cleo)
}

testkit::on_both_engines! {
    async fn several_write_together(world: World) {
        let (ada, ben, cleo) = three(&world).await;
        let begun = start(&ada, &[&ben, &cleo], "Look!").await.unwrap();
        let id = begun.id;
        assert_eq!((names(&begun), begun.is_group, begun.name.is_none()), (vec!["ben", "cleo"], true, true));
        send(&ben, id, "A robin.").await.unwrap();
        send(&cleo, id, "It sings.").await.unwrap();
        assert_eq!(read(&ada, id).await.unwrap(), ["Look!", "A robin.", "It sings."]);
        assert_eq!((get(&ada, id).await.unwrap().unread, get(&ben, id).await.unwrap().unread), (2, 1));
        // It is no conversation of two of them, and each beginning is a group of its own.
        assert_ne!(start(&ada, &[&ben], "Hm.").await.unwrap().id, id);
        assert_ne!(start(&ada, &[&ben, &cleo], "Hm.").await.unwrap().id, id);
        let named = StartConversation { client_id: Some("once".into()), ..with(&[&ben, &cleo], "Once.") };
        let once = start_conversation(ada.clone(), named.clone()).await.unwrap().id;
        assert_eq!(start_conversation(ada.clone(), named).await.unwrap().id, once);
        assert_eq!(read(&ben, once).await.unwrap(), ["Once."]);
        let dan = world.person("dan").await;
        let others = StartConversation { client_id: Some("once".into()), ..with(&[&ben, &dan], "Once.") };
        assert_eq!(refused(start_conversation(ada.clone(), others).await), (Code::InvalidInput, "client_id".into()));
        invariants::hold(&world.house.db).await;
    }

    async fn there_is_room_for_ten(world: World) {
        let ada = world.person("ada").await;
        let mut others = Vec::new();
        for number in 0..10 {
            others.push(world.person(&format!("guest{number}")).await);
        }
        let all: Vec<&Ctx> = others.iter().collect();
        assert_eq!(code(start(&ada, &all, "Hello.").await), Code::ConversationFull);
        let begun = start(&ada, &all[1..], "Hello.").await.unwrap();
        assert_eq!((begun.users.len(), begun.awaits_answer), (9, true));
        assert_eq!(code(send(&ada, begun.id, "Hello?").await), Code::MessageWaits);
        send(&others[9], begun.id, "Hello.").await.unwrap();
        send(&ada, begun.id, "Oh!").await.unwrap();
        // Who has not answered is told of the first words alone.
        assert_eq!(get(&others[1], begun.id).await.unwrap().unread, 1);
        assert_eq!(get(&others[9], begun.id).await.unwrap().unread, 1);
    }

    async fn what_is_hidden_by_a_block_is_not_counted(world: World) {
        let (ada, ben, cleo) = three(&world).await;
        let id = start(&ben, &[&ada, &cleo], "Look!").await.unwrap().id;
        assert_eq!(badge(&ada).await, 1);
        block(&ada, &ben).await;
        assert_eq!((inbox(&ada).await.len(), badge(&ada).await), (0, 0));
        send(&cleo, id, "A robin.").await.unwrap();
        assert_eq!((inbox(&ada).await.len(), badge(&ada).await), (1, 1));
        see(&ada, id).await.unwrap();
        assert_eq!(badge(&ada).await, 0);
    }

    async fn who_blocked_each_other_see_nothing_of_each_other_in_a_group(world: World) {
        let (ada, ben, cleo) = three(&world).await;
        let id = start(&ada, &[&ben, &cleo], "Look!").await.unwrap().id;
        see(&cleo, id).await.unwrap();
        send(&ben, id, "A robin.").await.unwrap();
        block(&cleo, &ben).await;
        assert_eq!(names(&get(&cleo, id).await.unwrap()), ["ada"]);
        assert_eq!(read(&cleo, id).await.unwrap(), ["Look!"]);
        // What was counted before is read with the latest that she is shown.
        assert_eq!((get(&cleo, id).await.unwrap().unread, badge(&cleo).await), (1, 1));
        let shown = get(&cleo, id).await.unwrap().messages[0].id;
        see_up_to(&cleo, id, Some(shown)).await.unwrap();
        assert_eq!((get(&cleo, id).await.unwrap().unread, badge(&cleo).await), (0, 0));
        let before = get(&cleo, id).await.unwrap();
        assert_eq!(before.last_message.unwrap().text, "Look!");
        send(&ben, id, "It sings.").await.unwrap();
        let after = get(&cleo, id).await.unwrap();
        assert_eq!((after.unread, after.position), (before.unread, before.position));
        send(&cleo, id, "Lovely.").await.unwrap();
        assert_eq!(read(&cleo, id).await.unwrap(), ["Look!", "Lovely."]);
        assert_eq!(read(&ben, id).await.unwrap(), ["Look!", "A robin.", "It sings."]);
        assert_eq!(read(&ada, id).await.unwrap().len(), 4);
        assert_eq!(code(start(&cleo, &[&ada, &ben], "Hm.").await), Code::NotFound);
        invariants::hold(&world.house.db).await;
    }

    async fn who_leaves_a_group_is_out_of_it(world: World) {
        let (ada, ben, cleo) = three(&world).await;
        let id = start(&ada, &[&ben, &cleo], "Look!").await.unwrap().id;
        leave(&ben, id).await.unwrap();
        assert_eq!((inbox(&ben).await.len(), badge(&ben).await), (0, 0));
        assert_eq!(code(read(&ben, id).await), Code::NotFound);
        assert_eq!(code(send(&ben, id, "Hm.").await), Code::NotFound);
        assert_eq!(names(&get(&ada, id).await.unwrap()), ["cleo"]);
        send(&cleo, id, "Where is ben?").await.unwrap();
        assert!(inbox(&ben).await.is_empty());
        leave(&cleo, id).await.unwrap();
        assert_eq!(code(get(&ada, id).await), Code::NotFound);
        invariants::hold(&world.house.db).await;
    }
}
