//! What members do with a message: react to it, and take it back.

use contract::{
    conversations::{OneMessage, ReactToMessage},
    reactions::ReactionType,
};
use talk::conversations::{
    add_members::add_members, react_to_message::react_to_message,
    unreact_to_message::unreact_to_message, unsend_message::unsend_message,
};

use super::*;

fn message(of: &MessageView) -> OneMessage {
    OneMessage {
        conversation_id: of.conversation_id,
        message_id: of.id,
    }
}

async fn react(who: &Ctx, of: &MessageView, reaction_type: ReactionType) -> Result<MessageView> {
    let input = ReactToMessage {
        conversation_id: of.conversation_id,
        message_id: of.id,
        reaction_type,
    };
    react_to_message(who.clone(), input).await
}

/// What a member sees that is felt about the latest message, and of it their own.
async fn felt(who: &Ctx, id: ConversationId) -> (Vec<(String, i64)>, Option<ReactionType>) {
    let input = ask::input(serde_json::json!({ "conversation_id": id }));
    let latest = list_messages(who.clone(), input)
        .await
        .unwrap()
        .items
        .remove(0);
    (
        latest.reaction_counts.into_iter().collect(),
        latest.reaction_by_me,
    )
}

testkit::on_both_engines! {
    async fn members_react_to_messages(world: World) {
        let (ada, ben) = friends(&world).await;
        let begun = start(&ada, &[&ben], "A robin!").await.unwrap();
        let said = begun.last_message.unwrap();
        see(&ben, begun.id).await.unwrap();
        let reacted = react(&ben, &said, ReactionType::Love).await.unwrap();
        assert_eq!(reacted.reaction_by_me, Some(ReactionType::Love));
        // Another kind takes its place, and nothing is unread.
        react(&ben, &said, ReactionType::Wow).await.unwrap();
        react(&ada, &said, ReactionType::Wow).await.unwrap();
        assert_eq!(felt(&ada, begun.id).await, (vec![("7".into(), 2)], Some(ReactionType::Wow)));
        assert_eq!((badge(&ada).await, badge(&ben).await), (0, 0));
        unreact_to_message(ben.clone(), message(&said)).await.unwrap();
        unreact_to_message(ben.clone(), message(&said)).await.unwrap();
        assert_eq!(felt(&ben, begun.id).await, (vec![("7".into(), 1)], None));
        // Others do not find it.
        let cleo = world.person("cleo").await;
        assert_eq!(code(react(&cleo, &said, ReactionType::Love).await), Code::NotFound);
        let none = MessageView { id: MessageId(7), ..said.clone() };
        assert_eq!(code(react(&ben, &none, ReactionType::Love).await), Code::NotFound);
        invariants::hold(&world.house.db).await;
    }

    async fn a_request_is_accepted_before_it_is_reacted_to(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let said = start(&ada, &[&ben], "A robin!").await.unwrap().last_message.unwrap();
        assert_eq!(code(react(&ben, &said, ReactionType::Love).await), Code::NotAllowed);
        send(&ben, said.conversation_id, "Hello!").await.unwrap();
        react(&ben, &said, ReactionType::Love).await.unwrap();
    }

    async fn reactions_of_who_is_not_seen_are_not_counted(world: World) {
        let (ada, ben) = friends(&world).await;
        let cleo = world.person("cleo").await;
        builders::follow_each_other(&ada, &cleo).await;
        builders::follow_each_other(&ben, &cleo).await;
        let begun = start(&ada, &[&ben, &cleo], "A robin!").await.unwrap();
        let said = begun.last_message.unwrap();
        for who in [&ben, &cleo] {
            react(who, &said, ReactionType::Love).await.unwrap();
        }
        block(&ben, &cleo).await;
        assert_eq!(felt(&ada, begun.id).await.0, [("1".into(), 2)]);
        assert_eq!(felt(&ben, begun.id).await, (vec![("1".into(), 1)], Some(ReactionType::Love)));
        delete_user(ben, DeleteUser { password: builders::PASSWORD.into(), ..Default::default() }).await.unwrap();
        world.pass(31 * DAY_MS);
        ask::for_job(&world, "users.erase_due").await;
        world.settle().await;
        assert_eq!(felt(&ada, begun.id).await.0, [("1".into(), 1)]);
        invariants::hold(&world.house.db).await;
    }

    async fn a_message_is_taken_back_for_a_day(world: World) {
        let (ada, ben) = friends(&world).await;
        let robin = builders::pin(&ada, builders::board(&ada, "Birds").await.board.id, "A robin").await;
        let begun = start(&ada, &[&ben], "Hello.").await.unwrap();
        let input = SendMessage {
            pin: Some(robin.pin.id),
            client_id: Some("one".into()),
            ..saying(begun.id, "A robin!")
        };
        let sent = send_message(ada.clone(), input.clone()).await.unwrap();
        react(&ben, &sent, ReactionType::Love).await.unwrap();
        assert_eq!(get(&ben, begun.id).await.unwrap().unread, 2);
        assert_eq!(code(unsend_message(ben.clone(), message(&sent)).await), Code::NotAllowed);
        for _ in 0..2 {
            let back = unsend_message(ada.clone(), message(&sent)).await.unwrap();
            assert!(back.is_unsent && back.text.is_empty() && back.pin.is_none());
            assert!(!back.is_thing_hidden && back.reaction_counts.is_empty());
        }
        // It is unread no longer; the one before is.
        assert_eq!(get(&ben, begun.id).await.unwrap().unread, 1);
        // That there was one stays, in the lists too.
        assert_eq!(read(&ben, begun.id).await.unwrap(), ["Hello.", ""]);
        let last = get(&ben, begun.id).await.unwrap().last_message.unwrap();
        assert!(last.is_unsent && last.text.is_empty());
        assert_eq!(code(react(&ben, &sent, ReactionType::Love).await), Code::NotFound);
        // What was lost on its way is not sent anew.
        assert!(send_message(ada.clone(), input).await.unwrap().is_unsent);
        let late = send(&ada, begun.id, "And a wren.").await.unwrap();
        // What was read is not counted twice.
        see(&ben, begun.id).await.unwrap();
        let read = send(&ada, begun.id, "A third.").await.unwrap();
        unsend_message(ada.clone(), message(&late)).await.unwrap();
        assert_eq!(get(&ben, begun.id).await.unwrap().unread, 1);
        let late = read;
        world.pass(DAY_MS);
        assert_eq!(code(unsend_message(ada.clone(), message(&late)).await), Code::NotAllowed);
        invariants::hold(&world.house.db).await;
    }

    async fn what_is_taken_back_twice_at_once_is_counted_once(world: World) {
        let (ada, ben) = friends(&world).await;
        let id = start(&ada, &[&ben], "One.").await.unwrap().id;
        send(&ada, id, "Two.").await.unwrap();
        let back = send(&ada, id, "Three.").await.unwrap();
        let mut presses = JoinSet::new();
        for _ in 0..6 {
            presses.spawn(unsend_message(ada.clone(), message(&back)));
        }
        for pressed in presses.join_all().await {
            assert!(pressed.unwrap().is_unsent);
        }
        assert_eq!(get(&ben, id).await.unwrap().unread, 2);
    }

    async fn what_is_taken_back_is_taken_from_who_was_told_of_it(world: World) {
        let (ada, ben) = friends(&world).await;
        let (cleo, dora) = (world.person("cleo").await, world.person("dora").await);
        builders::follow_each_other(&ada, &cleo).await;
        let begun = start(&ada, &[&ben, &dora], "Hello.").await.unwrap();
        let id = begun.id;
        let unread = async || {
            let mut unread = Vec::new();
            for who in [&ben, &cleo, &dora] {
                unread.push(get(who, id).await.unwrap().unread);
            }
            unread
        };
        let added = serde_json::json!({ "conversation_id": id, "user_ids": [cleo.viewer()] });
        add_members(ada.clone(), ask::input(added)).await.unwrap();
        let more = send(&ada, id, "A robin!").await.unwrap();
        // Cleo was told that she was added, dora, who has not answered, of the first words alone.
        assert_eq!(unread().await, [2, 2, 1]);
        unsend_message(ada.clone(), message(&more)).await.unwrap();
        assert_eq!(unread().await, [1, 1, 1]);
        unsend_message(ada.clone(), message(&begun.last_message.unwrap())).await.unwrap();
        assert_eq!(unread().await, [0, 1, 1]);
        // What was cleared is not counted among what came later.
        let pair = start(&ada, &[&ben], "One.").await.unwrap();
        leave(&ben, pair.id).await.unwrap();
        send(&ada, pair.id, "Two.").await.unwrap();
        unsend_message(ada.clone(), message(&pair.last_message.unwrap())).await.unwrap();
        assert_eq!(get(&ben, pair.id).await.unwrap().unread, 1);
        invariants::hold(&world.house.db).await;
    }
}
