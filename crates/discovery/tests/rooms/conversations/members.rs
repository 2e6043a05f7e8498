//! Names and members of groups, and what stands among their messages.

use accounts::preferences::update_preferences::update_preferences;
use contract::{
    conversations::{
        AddMembers, ConversationView, ListMessages, MessageEvent, MessageView, NameConversation,
        OneMessage, ReactToMessage,
    },
    errors::Code,
    ids::ConversationId,
    reactions::ReactionType,
};
use kernel::{ctx::Ctx, error::Result};
use serde_json::json;
use talk::conversations::{
    add_members::add_members, list_contact_requests::list_contact_requests,
    list_messages::list_messages, name_conversation::name_conversation,
    react_to_message::react_to_message, unsend_message::unsend_message,
};
use testkit::{builders, invariants, world::World};
use tokio::task::JoinSet;

use super::{badge, block, get, inbox, leave, names, read, send, start};
use crate::ask::{self, code, refused};

async fn name(who: &Ctx, id: ConversationId, name: &str) -> Result<ConversationView> {
    let input = NameConversation {
        conversation_id: id,
        name: Some(name.into()),
    };
    name_conversation(who.clone(), input).await
}

fn adding(id: ConversationId, users: &[&Ctx]) -> AddMembers {
    AddMembers {
        conversation_id: id,
        user_ids: users.iter().map(|user| user.user().unwrap()).collect(),
        emails: Vec::new(),
    }
}

async fn add(who: &Ctx, id: ConversationId, users: &[&Ctx]) -> Result<ConversationView> {
    add_members(who.clone(), adding(id, users)).await
}

/// The messages that a member is shown, the earliest first.
async fn messages(who: &Ctx, conversation_id: ConversationId) -> Vec<MessageView> {
    let input = ListMessages {
        conversation_id,
        bookmarks: Default::default(),
        page_size: Default::default(),
    };
    let mut shown = list_messages(who.clone(), input).await.unwrap().items;
    shown.reverse();
    shown
}

/// What members did, as a member is shown: who, what, and the words or the user.
async fn events(who: &Ctx, id: ConversationId) -> Vec<(String, MessageEvent, String)> {
    let shown = messages(who, id).await.into_iter();
    let event = |message: MessageView| {
        let user = message.user.map(|user| user.username);
        Some((
            message.sender.username,
            message.event?,
            user.unwrap_or(message.text),
        ))
    };
    shown.filter_map(event).collect()
}

fn event(who: &str, what: MessageEvent, of: &str) -> (String, MessageEvent, String) {
    (who.to_owned(), what, of.to_owned())
}

async fn requests(who: &Ctx) -> usize {
    let page = list_contact_requests(who.clone(), Default::default()).await;
    page.unwrap().items.len()
}

/// A group of users who follow each other, begun by the first.
async fn group<const N: usize>(world: &World, members: [&str; N]) -> ([Ctx; N], ConversationId) {
    let mut users = Vec::new();
    for name in members {
        users.push(world.person(name).await);
    }
    for other in &users[1..] {
        builders::follow_each_other(&users[0], other).await;
    }
    let others: Vec<&Ctx> = users[1..].iter().collect();
    let id = start(&users[0], &others, "Look!").await.unwrap().id;
    (users.try_into().unwrap_or_else(|_| unreachable!()), id)
}

testkit::on_both_engines! {
    async fn a_group_is_named(world: World) {
        let ([ada, ben, cleo], id) = group(&world, ["ada", "ben", "cleo"]).await;
        let before = get(&cleo, id).await.unwrap();
        assert_eq!(name(&ben, id, " Robins\n").await.unwrap().name.as_deref(), Some("Robins"));
        name(&ada, id, "Robins").await.unwrap();
        // It is told among the messages, and is unread to none.
        let after = get(&cleo, id).await.unwrap();
        assert_eq!(after.name.as_deref(), Some("Robins"));
        assert_eq!((after.unread, after.position), (before.unread, before.position));
        assert_eq!(after.last_message.unwrap().text, "Look!");
        assert_eq!(name(&ada, id, "").await.unwrap().name, None);
        assert_eq!(events(&cleo, id).await, [
            event("ben", MessageEvent::Named, "Robins"), event("ada", MessageEvent::Named, ""),
        ]);
        assert_eq!(refused(name(&ada, id, &"r".repeat(51)).await), (Code::TextLength, "name".into()));
        assert_eq!(refused(name(&ada, id, "\u{200b}").await), (Code::TextLength, "name".into()));
        assert_eq!(code(name(&world.person("dan").await, id, "Mine").await), Code::NotFound);
        let pair = start(&ada, &[&ben], "Hm.").await.unwrap().id;
        assert_eq!(code(name(&ada, pair, "Us").await), Code::NotAllowed);
        assert_eq!(code(add(&ada, pair, &[&cleo]).await), Code::NotAllowed);
        invariants::hold(&world.house.db).await;
    }

    async fn what_members_did_is_no_message_to_answer(world: World) {
        let ([ada, ben, _], id) = group(&world, ["ada", "ben", "cleo"]).await;
        name(&ada, id, "Robins").await.unwrap();
        let message_id = messages(&ada, id).await.last().unwrap().id;
        let one = OneMessage { conversation_id: id, message_id };
        assert_eq!(code(unsend_message(ada, one).await), Code::NotFound);
        let react = ReactToMessage { conversation_id: id, message_id, reaction_type: ReactionType::Love };
        assert_eq!(code(react_to_message(ben, react).await), Code::NotFound);
    }

    async fn who_is_added_sees_what_comes(world: World) {
        let ([ada, ben, cleo], id) = group(&world, ["ada", "ben", "cleo"]).await;
        let dan = world.person("dan").await;
        builders::follow_each_other(&ben, &dan).await;
        world.pass(1_000);
        let shown = add(&ben, id, &[&dan, &ada]).await.unwrap();
        assert_eq!(names(&shown), ["ada", "cleo", "dan"]);
        send(&cleo, id, "A robin.").await.unwrap();
        assert_eq!(events(&dan, id).await, [event("ben", MessageEvent::Added, "dan")]);
        assert_eq!(read(&dan, id).await.unwrap(), ["", "A robin."]);
        assert_eq!((get(&dan, id).await.unwrap().unread, badge(&dan).await), (2, 1));
        assert_eq!(get(&ada, id).await.unwrap().unread, 1);
        assert_eq!(read(&cleo, id).await.unwrap(), ["Look!", "", "A robin."]);
        // Who sees one of them not is not told that they came.
        let ([eva, finn], pair) = group(&world, ["eva", "finn"]).await;
        assert_ne!(pair, id);
        builders::follow_each_other(&ada, &eva).await;
        add(&ada, id, &[&eva]).await.unwrap();
        block(&dan, &eva).await;
        assert_eq!(events(&dan, id).await, [event("ben", MessageEvent::Added, "dan")]);
        assert_eq!(events(&ada, id).await.len(), 2);
        assert_eq!(code(add(&finn, id, &[&dan]).await), Code::NotFound);
        leave(&eva, id).await.unwrap();
        // Once more changes nothing.
        add(&ben, id, &[&dan]).await.unwrap();
        assert_eq!(messages(&cleo, id).await.len(), 5);
        leave(&dan, id).await.unwrap();
        assert_eq!(events(&ada, id).await.last(), Some(&event("dan", MessageEvent::Left, "")));
        add(&ben, id, &[&dan]).await.unwrap();
        assert_eq!(read(&dan, id).await.unwrap(), [""]);
        assert_eq!(refused(add_members(ben, adding(id, &[])).await), (Code::InvalidInput, "user_ids".into()));
        invariants::hold(&world.house.db).await;
    }

    async fn strangers_are_asked_and_some_are_not_reached(world: World) {
        let ([ada, ben, _], id) = group(&world, ["ada", "ben", "cleo"]).await;
        let (finn, gus, hal) = (world.person("finn").await, world.person("gus").await, world.person("hal").await);
        add(&ada, id, &[&finn]).await.unwrap();
        assert_eq!((requests(&finn).await, inbox(&finn).await.len(), badge(&finn).await), (1, 0, 0));
        assert_eq!(code(name(&finn, id, "Mine").await), Code::NotAllowed);
        assert_eq!(code(add(&finn, id, &[&gus]).await), Code::NotAllowed);
        block(&gus, &ada).await;
        assert_eq!(code(add(&ada, id, &[&gus]).await), Code::NotFound);
        let closed = ask::input(json!({ "messages_from_others": "refused" }));
        update_preferences(hal.clone(), closed).await.unwrap();
        assert_eq!(code(add(&ada, id, &[&hal]).await), Code::MessageRefused);
        // Ben, who shares no block with gus, may add him; the two see nothing of each other.
        add(&ben, id, &[&gus]).await.unwrap();
        assert_eq!(names(&get(&gus, id).await.unwrap()), ["ben", "cleo", "finn"]);
        assert_eq!(names(&get(&ada, id).await.unwrap()), ["ben", "cleo", "finn"]);
        // What is asked is left in silence.
        let before = messages(&ben, id).await.len();
        leave(&finn, id).await.unwrap();
        assert_eq!(messages(&ben, id).await.len(), before);
        invariants::hold(&world.house.db).await;
    }

    async fn before_the_first_words_who_is_added_is_told_nothing(world: World) {
        let (ada, ben, cleo) = (world.person("ada").await, world.person("ben").await, world.person("cleo").await);
        let dan = world.person("dan").await;
        let id = start(&ada, &[&ben, &cleo], "").await.unwrap().id;
        name(&ada, id, "Robins").await.unwrap();
        add(&ada, id, &[&dan]).await.unwrap();
        assert_eq!((requests(&dan).await, messages(&ada, id).await.len()), (0, 0));
        send(&ada, id, "Look!").await.unwrap();
        assert_eq!((requests(&dan).await, read(&dan, id).await.unwrap()), (1, vec!["Look!".to_owned()]));
        invariants::hold(&world.house.db).await;
    }

    async fn the_tenth_seat_is_taken_once(world: World) {
        let ada = world.person("ada").await;
        let mut others = Vec::new();
        for number in 0..11 {
            others.push(world.person(&format!("guest{number}")).await);
        }
        let eight: Vec<&Ctx> = others[..8].iter().collect();
        let id = start(&ada, &eight, "Hello.").await.unwrap().id;
        // Who waits for an answer neither names it nor asks more.
        assert_eq!(code(name(&ada, id, "Mine").await), Code::MessageWaits);
        assert_eq!(code(add(&ada, id, &[&others[8]]).await), Code::MessageWaits);
        send(&others[0], id, "Hello.").await.unwrap();
        let mut racing = JoinSet::new();
        for guest in &others[8..] {
            racing.spawn(add_members(ada.clone(), adding(id, &[guest])));
        }
        let ended = racing.join_all().await;
        let refused: Vec<Code> = ended.into_iter().filter_map(|ended| ended.err().map(|error| error.code)).collect();
        assert_eq!(refused, [Code::ConversationFull; 2]);
        assert_eq!(get(&ada, id).await.unwrap().users.len(), 9);
        invariants::hold(&world.house.db).await;
    }
}
