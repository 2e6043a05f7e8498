//! Conversations: what users write to each other.

mod boards;
mod emails;
mod groups;
mod members;
mod messages;
mod reading;
pub(crate) mod requests;
mod set_aside;
mod things;

use accounts::{
    departures::delete_user::delete_user,
    users::{block_user::block_user, follow_user::follow_user},
};
use contract::{
    answers::Done,
    blocks::BlockUser,
    conversations::{
        ConversationView, ListConversations, ListMessages, MessageView, OneConversation,
        SeeConversation, SendMessage, StartConversation,
    },
    departures::DeleteUser,
    errors::Code,
    ids::{ConversationId, MessageId, UserId},
};
use kernel::{
    ctx::{Actor, Ctx, Standing},
    error::Result,
};
use talk::{
    conversations::{
        get_conversation::get_conversation, leave_conversation::leave_conversation,
        list_conversations::list_conversations, list_messages::list_messages,
        see_conversation::see_conversation, send_message::send_message,
        start_conversation::start_conversation,
    },
    notifications::get_badge::get_badge,
};
use testkit::{builders, invariants, world::World};
use tokio::task::JoinSet;

use crate::ask::{self, code, refused, walk};

const DAY_MS: i64 = 24 * 60 * 60 * 1_000;

fn with(users: &[&Ctx], text: &str) -> StartConversation {
    StartConversation {
        user_ids: users.iter().map(|user| user.user().unwrap()).collect(),
        emails: Vec::new(),
        text: text.into(),
        client_id: None,
        force: false,
    }
}

/// Begins a conversation with these users.
async fn start(who: &Ctx, users: &[&Ctx], text: &str) -> Result<ConversationView> {
    start_conversation(who.clone(), with(users, text)).await
}

fn saying(conversation_id: ConversationId, text: &str) -> SendMessage {
    SendMessage {
        conversation_id,
        text: text.into(),
        ..SendMessage::default()
    }
}

async fn send(who: &Ctx, id: ConversationId, text: &str) -> Result<MessageView> {
    send_message(who.clone(), saying(id, text)).await
}

fn one(conversation_id: ConversationId) -> OneConversation {
    OneConversation { conversation_id }
}

async fn get(who: &Ctx, id: ConversationId) -> Result<ConversationView> {
    get_conversation(who.clone(), one(id)).await
}

async fn see(who: &Ctx, id: ConversationId) -> Result<Done> {
    see_up_to(who, id, None).await
}

/// Says that a member was shown what was written up to a message.
async fn see_up_to(who: &Ctx, id: ConversationId, last: Option<MessageId>) -> Result<Done> {
    let input = SeeConversation {
        conversation_id: id,
        message_id: last,
    };
    see_conversation(who.clone(), input).await
}

async fn leave(who: &Ctx, id: ConversationId) -> Result<Done> {
    leave_conversation(who.clone(), one(id)).await
}

/// What a member reads, the earliest first.
async fn read(who: &Ctx, conversation_id: ConversationId) -> Result<Vec<String>> {
    let input = ListMessages {
        conversation_id,
        bookmarks: Default::default(),
        page_size: Default::default(),
    };
    let page = list_messages(who.clone(), input).await?;
    Ok(page
        .items
        .into_iter()
        .rev()
        .map(|message| message.text)
        .collect())
}

/// A user's inbox: the last words of each, and how many are unread.
async fn inbox(who: &Ctx) -> Vec<(String, i64)> {
    let page = list_conversations(who.clone(), ListConversations::default()).await;
    let shown = page.unwrap().items.into_iter();
    let last = |one: ConversationView| (one.last_message.unwrap().text, one.unread);
    shown.map(last).collect()
}

async fn badge(who: &Ctx) -> i64 {
    let badge = get_badge(who.clone(), Default::default()).await.unwrap();
    badge.conversations_unseen_count
}

/// Two users who follow each other, so that their messages need no asking.
async fn friends(world: &World) -> (Ctx, Ctx) {
    let (ada, ben) = (world.person("ada").await, world.person("ben").await);
    builders::follow_each_other(&ada, &ben).await;
    (ada, ben)
}

async fn block(who: &Ctx, whom: &Ctx) {
    let user_id = whom.user().unwrap();
    block_user(who.clone(), BlockUser { user_id })
        .await
        .unwrap();
}

fn names(conversation: &ConversationView) -> Vec<&str> {
    let mut names: Vec<&str> = conversation
        .users
        .iter()
        .map(|user| user.username.as_str())
        .collect();
    names.sort_unstable();
    names
}

testkit::on_both_engines! {
    async fn two_users_write_to_each_other(world: World) {
        let (ada, ben) = friends(&world).await;
        let begun = start(&ada, &[&ben], " Look!\nA robin. ").await.unwrap();
        let id = begun.id;
        assert_eq!((names(&begun), begun.is_group, begun.is_request), (vec!["ben"], false, false));
        let last = begun.last_message.unwrap();
        assert_eq!((last.text.as_str(), last.is_mine, last.r#type), ("Look!\nA robin.", true, "message"));
        assert_eq!((begun.position, begun.unread), (last.created_ms, 0));
        assert_eq!((badge(&ada).await, badge(&ben).await), (0, 1));
        assert_eq!(inbox(&ben).await, [("Look!\nA robin.".to_owned(), 1)]);
        world.pass(1_000);
        send(&ada, id, "It sings.").await.unwrap();
        assert_eq!((badge(&ben).await, get(&ben, id).await.unwrap().unread), (1, 2));
        see(&ben, id).await.unwrap();
        assert_eq!((badge(&ben).await, get(&ben, id).await.unwrap().unread), (0, 0));
        // What came after the message that was shown stays unread.
        let shown = send(&ada, id, "Look.").await.unwrap().id;
        send(&ada, id, "Gone.").await.unwrap();
        see_up_to(&ben, id, Some(shown)).await.unwrap();
        assert_eq!(get(&ben, id).await.unwrap().unread, 2);
        let last = get(&ben, id).await.unwrap().last_message.unwrap().id;
        see_up_to(&ben, id, Some(last)).await.unwrap();
        assert_eq!(get(&ben, id).await.unwrap().unread, 0);
        // With one other user there is one conversation, whichever of both begins it.
        let again = start(&ben, &[&ada], "Lovely.").await.unwrap();
        assert_eq!((again.id, again.created_at == begun.created_at), (id, true));
        assert_eq!(read(&ada, id).await.unwrap(), ["Look!\nA robin.", "It sings.", "Look.", "Gone.", "Lovely."]);
        assert_eq!(read(&ada, id).await.unwrap(), read(&ben, id).await.unwrap());
        assert_eq!(inbox(&ada).await, [("Lovely.".to_owned(), 1)]);
        // Who writes has read what was before.
        send(&ada, id, "Yes.").await.unwrap();
        assert_eq!(badge(&ada).await, 0);
        invariants::hold(&world.house.db).await;
    }

    async fn a_conversation_is_its_members_alone(world: World) {
        let (ada, ben) = friends(&world).await;
        let cleo = world.person("cleo").await;
        let id = start(&ada, &[&ben], "Look!").await.unwrap().id;
        assert_eq!(code(get(&cleo, id).await), Code::NotFound);
        assert_eq!(code(read(&cleo, id).await), Code::NotFound);
        assert_eq!(code(send(&cleo, id, "Me too.").await), Code::NotFound);
        assert_eq!(code(see(&cleo, id).await), Code::NotFound);
        assert_eq!(code(leave(&cleo, id).await), Code::NotFound);
        assert_eq!(code(get(&world.visitor(), id).await), Code::SignInRequired);
        assert_eq!(read(&ben, id).await.unwrap(), ["Look!"]);
    }

    async fn the_latest_message_stands_first_whatever_the_clock_says(world: World) {
        let (ada, ben) = friends(&world).await;
        let cleo = world.person("cleo").await;
        builders::follow_each_other(&ada, &cleo).await;
        let first = start(&ben, &[&ada], "One.").await.unwrap().id;
        world.pass(1_000);
        let second = start(&cleo, &[&ada], "Two.").await.unwrap().id;
        assert_eq!(inbox(&ada).await, [("Two.".to_owned(), 1), ("One.".to_owned(), 1)]);
        world.pass(1_000);
        send(&ben, first, "Three.").await.unwrap();
        assert_eq!(inbox(&ada).await, [("Three.".to_owned(), 2), ("Two.".to_owned(), 1)]);
        // Another server's clock is behind.
        world.pass(-500);
        let late = send(&cleo, second, "Four.").await.unwrap();
        let earlier = send(&ada, first, "Five.").await.unwrap();
        let last = get(&ben, first).await.unwrap().last_message.unwrap();
        assert_eq!((last.id, last.text.as_str()), (earlier.id, "Five."));
        assert!(earlier.created_ms > late.created_ms);
        assert_eq!(read(&ben, first).await.unwrap(), ["One.", "Three.", "Five."]);
        let one_by_one = walk(1, |bookmarks, page_size| {
            let input = ListConversations { bookmarks, page_size, ..Default::default() };
            let list = list_conversations(ada.clone(), input);
            async { list.await.map(|page| (page.items, page.bookmark)) }
        });
        let ids: Vec<ConversationId> = one_by_one.await.iter().map(|one| one.id).collect();
        assert_eq!(ids, [first, second]);
        invariants::hold(&world.house.db).await;
    }

    async fn many_messages_are_walked_without_a_gap(world: World) {
        let (ada, ben) = friends(&world).await;
        let id = start(&ada, &[&ben], "0").await.unwrap().id;
        for number in 1..30 {
            send(if number % 3 == 0 { &ben } else { &ada }, id, &number.to_string()).await.unwrap();
        }
        // What is opened comes with the newest of them, and a list of conversations without.
        let newest = ListMessages { conversation_id: id, bookmarks: Default::default(), page_size: Default::default() };
        let newest = list_messages(ben.clone(), newest).await.unwrap().items;
        let ids = |messages: &[MessageView]| messages.iter().map(|one| one.id).collect::<Vec<_>>();
        assert_eq!(ids(&get(&ben, id).await.unwrap().messages), ids(&newest));
        let listed = list_conversations(ben.clone(), ListConversations::default()).await.unwrap();
        assert!(listed.items[0].messages.is_empty());
        for size in [1, 7, 30] {
            let walked = walk(size, |bookmarks, page_size| {
                let list = list_messages(ben.clone(), ListMessages { conversation_id: id, bookmarks, page_size });
                async { list.await.map(|page| (page.items, page.bookmark)) }
            });
            let seen: Vec<String> = walked.await.into_iter().rev().map(|message| message.text).collect();
            let expected: Vec<String> = (0..30).map(|number| number.to_string()).collect();
            assert_eq!(seen, expected, "{size}");
        }
    }

    async fn what_is_sent_twice_is_one_message(world: World) {
        let (ada, ben) = friends(&world).await;
        let begin = StartConversation { client_id: Some("first".into()), ..with(&[&ben], "Look!") };
        let begun = start_conversation(ada.clone(), begin.clone()).await.unwrap();
        let again = start_conversation(ada.clone(), begin).await.unwrap();
        assert_eq!(begun.last_message.unwrap().id, again.last_message.unwrap().id);
        let named = |client: &str| SendMessage { client_id: Some(client.into()), ..saying(begun.id, "A robin.") };
        let sent = send_message(ada.clone(), named("second")).await.unwrap();
        let repeated = send_message(ada.clone(), named("second")).await.unwrap();
        assert_eq!((sent.id, sent.client_id.as_deref()), (repeated.id, Some("second")));
        // Another sender may use the same name, and sees only their own.
        send_message(ben.clone(), named("second")).await.unwrap();
        assert_eq!(read(&ben, begun.id).await.unwrap(), ["Look!", "A robin.", "A robin."]);
        assert_eq!(get(&ada, begun.id).await.unwrap().last_message.unwrap().client_id, None);
        assert_eq!(get(&ben, begun.id).await.unwrap().unread, 0);
        let wrong = SendMessage { client_id: Some(String::new()), ..saying(begun.id, "Hm.") };
        assert_eq!(refused(send_message(ada, wrong).await), (Code::InvalidInput, "client_id".into()));
    }

    async fn many_at_once_are_all_there_in_one_order(world: World) {
        let (ada, ben) = friends(&world).await;
        let mut starts = JoinSet::new();
        for (who, whom) in [(&ada, &ben), (&ben, &ada), (&ada, &ben), (&ben, &ada)] {
            starts.spawn(start_conversation(who.clone(), with(&[whom], "Hi.")));
        }
        let begun: Vec<ConversationId> = starts.join_all().await.into_iter().map(|it| it.unwrap().id).collect();
        let id = begun[0];
        assert!(begun.iter().all(|one| *one == id), "{begun:?}");
        let mut sends = JoinSet::new();
        for number in 0..16 {
            let who = if number % 2 == 0 { &ada } else { &ben };
            sends.spawn(send_message(who.clone(), saying(id, &number.to_string())));
        }
        for sent in sends.join_all().await {
            sent.unwrap();
        }
        let seen = read(&ada, id).await.unwrap();
        assert_eq!((seen.len(), seen == read(&ben, id).await.unwrap()), (20, true));
        invariants::hold(&world.house.db).await;
    }

    async fn words_have_bounds(world: World) {
        let (ada, ben) = friends(&world).await;
        let id = start(&ada, &[&ben], "Look!").await.unwrap().id;
        for text in ["", " \n ", "\u{200b}", &"x".repeat(2_001)] {
            assert_eq!(refused(send(&ada, id, text).await), (Code::TextLength, "text".into()), "{text}");
        }
        let long = "x".repeat(2_000);
        assert_eq!(send(&ada, id, &long).await.unwrap().text, long);
        for users in [vec![], vec![&ada], vec![&ada, &ben]] {
            assert_eq!(refused(start(&ada, &users, "Hm.").await), (Code::InvalidInput, "user_ids".into()));
        }
        // Words are told from where they were sent, too.
        let told = SendMessage { source: Some("profile".into()), ..saying(id, "Hm.") };
        assert_eq!(send_message(ada.clone(), told).await.unwrap().source.as_deref(), Some("profile"));
        let odd = SendMessage { source: Some("x".repeat(65)), ..saying(id, "Hm.") };
        assert_eq!(refused(send_message(ada.clone(), odd).await), (Code::TextLength, "source".into()));
        let gone = StartConversation { user_ids: vec![UserId(7)], ..with(&[], "Look!") };
        assert_eq!(code(start_conversation(ada, gone).await), Code::NotFound);
    }

    async fn who_may_not_write_reads_and_leaves(world: World) {
        let (ada, ben) = friends(&world).await;
        let id = start(&ada, &[&ben], "Look!").await.unwrap().id;
        let standing = Standing { is_write_banned: true, ..Standing::default() };
        let ben = ben.acting_as(Actor::User(ben.user().unwrap(), standing));
        assert_eq!(code(send(&ben, id, "Hm.").await), Code::WriteBanned);
        assert_eq!(code(start(&ben, &[&ada], "Hm.").await), Code::WriteBanned);
        assert_eq!(read(&ben, id).await.unwrap(), ["Look!"]);
        see(&ben, id).await.unwrap();
        leave(&ben, id).await.unwrap();
        assert!(inbox(&ben).await.is_empty());
    }

    async fn a_conversation_that_is_left_comes_back_with_what_is_new(world: World) {
        let (ada, ben) = friends(&world).await;
        let id = start(&ada, &[&ben], "Look!").await.unwrap().id;
        leave(&ben, id).await.unwrap();
        leave(&ben, id).await.unwrap();
        assert_eq!((inbox(&ben).await.len(), badge(&ben).await), (0, 0));
        assert!(read(&ben, id).await.unwrap().is_empty());
        assert_eq!(read(&ada, id).await.unwrap(), ["Look!"]);
        send(&ada, id, "Still there?").await.unwrap();
        assert_eq!(inbox(&ben).await, [("Still there?".to_owned(), 1)]);
        assert_eq!(read(&ben, id).await.unwrap(), ["Still there?"]);
        invariants::hold(&world.house.db).await;
    }

    async fn what_an_erased_user_wrote_goes(world: World) {
        let (ada, ben) = friends(&world).await;
        let cleo = world.person("cleo").await;
        follow_user(cleo.clone(), ask::whom(ada.user().unwrap())).await.unwrap();
        start(&ben, &[&ada], "Look!").await.unwrap();
        let told = start(&ada, &[&cleo], "Do you know ben?").await.unwrap().id;
        let sent = SendMessage { user: ben.viewer(), ..saying(told, "") };
        send_message(ada.clone(), sent).await.unwrap();
        delete_user(ben, DeleteUser { password: builders::PASSWORD.into(), ..Default::default() }).await.unwrap();
        assert_eq!((inbox(&ada).await.len(), badge(&ada).await), (1, 0));
        world.pass(31 * DAY_MS);
        ask::for_job(&world, "users.erase_due").await;
        world.settle().await;
        let last = get(&cleo, told).await.unwrap().last_message.unwrap();
        assert_eq!((last.is_thing_hidden, last.user.is_none()), (true, true));
        assert_eq!(inbox(&ada).await, [(String::new(), 0)]);
        invariants::hold(&world.house.db).await;
    }
}
