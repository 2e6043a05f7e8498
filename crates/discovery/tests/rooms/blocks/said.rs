//! What users say, across a block: neither finds what the other says, nor says anything to them.

use accounts::users::block_user::block_user;
use collections::did_its::tell_did_it::tell_did_it;
use contract::{
    comments::below::UnifiedComment,
    errors::Code,
    ids::{CommentId, ConversationId, DidItId, MessageId, PinId},
};
use discovery::{
    search::suggest_mentions::suggest_mentions,
    shares::{suggest_shares::suggest_shares, suggest_shares_by_term::suggest_shares_by_term},
};
use kernel::{ctx::Ctx, error::Result};
use serde_json::{Value, json};
use talk::{
    comments::{
        comment_on_did_it::comment_on_did_it, get_comment::get_comment, hide_comment::hide_comment,
        list_comment_reactions::list_comment_reactions, list_comments::list_comments,
        list_did_it_comments::list_did_it_comments, list_replies::list_replies,
        mark_helpful::mark_helpful, react_to_comment::react_to_comment,
        reply_to_comment::reply_to_comment, translate_comment::translate_comment,
        write_comment::write_comment,
    },
    conversations::{
        accept_contact_request::accept_contact_request, add_members::add_members,
        archive_conversation::archive_conversation,
        decline_contact_request::decline_contact_request, get_conversation::get_conversation,
        list_messages::list_messages, mute_conversation::mute_conversation,
        name_conversation::name_conversation, react_to_message::react_to_message,
        search_messages::search_messages, see_conversation::see_conversation,
        send_message::send_message, start_conversation::start_conversation,
        tell_typing::tell_typing, unreact_to_message::unreact_to_message,
        unsend_message::unsend_message,
    },
    reports::report_thing::report_thing,
};
use testkit::{builders, invariants, world::World};

use crate::ask::{self, input, with};

/// What one of two users said before the block.
struct Said {
    who: Ctx,
    name: &'static str,
    /// A pin of theirs.
    own: PinId,
    /// On the pin of a third user: a comment, and a did-it.
    comment: CommentId,
    did_it: DidItId,
    /// In the conversation of the two, and in a group with the third.
    message: MessageId,
    in_group: MessageId,
}

/// Where they said it.
struct Places {
    wren: PinId,
    /// The third user's comment there, which both like.
    thirds: CommentId,
    pair: ConversationId,
    group: ConversationId,
}

async fn comment(who: &Ctx, pin: PinId, text: &str) -> CommentId {
    let said = json!({ "pin_id": pin, "text": text });
    let said = write_comment(who.clone(), input(said)).await;
    said.unwrap().id
}

async fn send(who: &Ctx, id: ConversationId) -> MessageId {
    let said = json!({ "conversation_id": id, "text": "A robin." });
    send_message(who.clone(), input(said)).await.unwrap().id
}

async fn begin(who: &Ctx, users: &[&Ctx]) -> ConversationId {
    let users: Vec<_> = users.iter().map(|user| user.user().unwrap()).collect();
    let begun = json!({ "user_ids": users, "text": "Hello." });
    let begun = start_conversation(who.clone(), input(begun)).await;
    begun.unwrap().id
}

/// Ada and Ben, who talk wherever one can, beside Cleo.
async fn talked(world: &World) -> (Places, [Said; 2]) {
    let (ada, ben) = (world.person("ada").await, world.person("ben").await);
    let cleo = world.person("cleo").await;
    for (one, other) in [(&ada, &ben), (&ada, &cleo), (&ben, &cleo)] {
        builders::follow_each_other(one, other).await;
    }
    let birds = builders::board(&cleo, "Birds").await.board.id;
    let wren = builders::pin(&cleo, birds, "A wren").await.pin.id;
    let places = Places {
        wren,
        thirds: comment(&cleo, wren, "It sings.").await,
        pair: begin(&ada, &[&ben]).await,
        group: begin(&cleo, &[&ada, &ben]).await,
    };
    let mut said = Vec::new();
    for (who, name) in [(ada, "ada"), (ben, "ben")] {
        let own = builders::board(&who, "Own").await.board.id;
        let told = json!({ "pin_id": wren, "details": "I saw it." });
        let liked = json!({ "comment_id": places.thirds, "reaction_type": 1 });
        react_to_comment(who.clone(), input(liked)).await.unwrap();
        said.push(Said {
            own: builders::pin(&who, own, "A robin").await.pin.id,
            comment: comment(&who, wren, &format!("By {name}.")).await,
            did_it: tell_did_it(who.clone(), input(told)).await.unwrap().id,
            message: send(&who, places.pair).await,
            in_group: send(&who, places.group).await,
            who,
            name,
        });
    }
    world.settle().await;
    let said = said.try_into();
    (
        places,
        said.unwrap_or_else(|_| unreachable!("there are two")),
    )
}

/// How each operation on what the other said, or on the conversation of the two, ends.
async fn asked(own: &Said, of: &Said, places: &Places) -> Vec<(&'static str, Option<Code>)> {
    let who = &own.who;
    let mut asked = comments(who, of).await;
    asked.extend(conversation(own, places.pair).await);
    asked.extend(messages(own, of, places.pair).await);
    let there = json!({ "conversation_id": places.group, "message_id": of.in_group });
    let felt = with(&there, json!({ "reaction_type": 1 }));
    let message = json!({
        "kind": "message", "id": of.in_group, "parent_id": places.group, "reason": "spam",
    });
    asked.extend([
        (
            "react in a group",
            refusal(react_to_message(who.clone(), input(felt)).await),
        ),
        (
            "unreact in a group",
            refusal(unreact_to_message(who.clone(), input(there)).await),
        ),
        (
            "report a message",
            refusal(report_thing(who.clone(), input(message)).await),
        ),
    ]);
    asked
}

async fn comments(who: &Ctx, of: &Said) -> Vec<(&'static str, Option<Code>)> {
    let who = || who.clone();
    let this = json!({ "comment_id": of.comment });
    let answer = with(&this, json!({ "text": "So." }));
    let like = with(&this, json!({ "reaction_type": 1 }));
    let helpful = with(&this, json!({ "model_type": 1 }));
    let told = json!({ "user_did_it_data_id": of.did_it });
    let of_told = with(&told, json!({ "text": "So." }));
    let below = json!({ "pin_id": of.own, "text": "So." });
    vec![
        (
            "write_comment",
            refusal(write_comment(who(), input(below)).await),
        ),
        (
            "get_comment",
            refusal(get_comment(who(), input(this.clone())).await),
        ),
        (
            "list_replies",
            refusal(list_replies(who(), input(this.clone())).await),
        ),
        (
            "reply_to_comment",
            refusal(reply_to_comment(who(), input(answer)).await),
        ),
        (
            "react_to_comment",
            refusal(react_to_comment(who(), input(like)).await),
        ),
        (
            "mark_helpful",
            refusal(mark_helpful(who(), input(helpful)).await),
        ),
        (
            "translate_comment",
            refusal(translate_comment(who(), input(this.clone())).await),
        ),
        (
            "hide_comment",
            refusal(hide_comment(who(), input(this)).await),
        ),
        (
            "list_did_it_comments",
            refusal(list_did_it_comments(who(), input(told)).await),
        ),
        (
            "comment_on_did_it",
            refusal(comment_on_did_it(who(), input(of_told)).await),
        ),
    ]
}

/// What a member asks of their conversation, and changes of it.
async fn conversation(own: &Said, pair: ConversationId) -> Vec<(&'static str, Option<Code>)> {
    let who = || own.who.clone();
    let here = json!({ "conversation_id": pair });
    let more = |more: Value| with(&here, more);
    let query = more(json!({ "query": "robin" }));
    let muted = more(json!({ "is_muted": true }));
    let archived = more(json!({ "is_archived": true }));
    let named = more(json!({ "name": "Us" }));
    let added = more(json!({ "user_ids": ["7"] }));
    let seen = list_messages(who(), input(here.clone())).await;
    let plain = || input(here.clone());
    vec![
        (
            "get_conversation",
            refusal(get_conversation(who(), plain()).await),
        ),
        ("list_messages", refusal(seen)),
        (
            "search_messages",
            refusal(search_messages(who(), input(query)).await),
        ),
        (
            "see_conversation",
            refusal(see_conversation(who(), input(here.clone())).await),
        ),
        (
            "mute_conversation",
            refusal(mute_conversation(who(), input(muted)).await),
        ),
        (
            "archive_conversation",
            refusal(archive_conversation(who(), input(archived)).await),
        ),
        (
            "name_conversation",
            refusal(name_conversation(who(), input(named)).await),
        ),
        (
            "add_members",
            refusal(add_members(who(), input(added)).await),
        ),
        (
            "accept_contact_request",
            refusal(accept_contact_request(who(), plain()).await),
        ),
        (
            "decline_contact_request",
            refusal(decline_contact_request(who(), plain()).await),
        ),
    ]
}

/// What a member says there.
async fn messages(
    own: &Said,
    of: &Said,
    pair: ConversationId,
) -> Vec<(&'static str, Option<Code>)> {
    let who = || own.who.clone();
    let begin = json!({ "user_ids": [of.who.user().unwrap()], "text": "Hello?" });
    let here = json!({ "conversation_id": pair });
    let said = with(&here, json!({ "text": "Hello?" }));
    let ones = with(&here, json!({ "message_id": own.message }));
    let theirs = with(&here, json!({ "message_id": of.message }));
    let felt = with(&theirs, json!({ "reaction_type": 1 }));
    vec![
        (
            "start_conversation",
            refusal(start_conversation(who(), input(begin)).await),
        ),
        (
            "send_message",
            refusal(send_message(who(), input(said)).await),
        ),
        (
            "tell_typing",
            refusal(tell_typing(who(), input(here)).await),
        ),
        (
            "unsend_message",
            refusal(unsend_message(who(), input(ones)).await),
        ),
        (
            "react_to_message",
            refusal(react_to_message(who(), input(felt)).await),
        ),
        (
            "unreact_to_message",
            refusal(unreact_to_message(who(), input(theirs)).await),
        ),
    ]
}

/// All that a viewer is shown where both spoke, and who is suggested to them, as text.
async fn shown(who: &Ctx, other: &str, places: &Places) -> String {
    let who = || who.clone();
    let in_group = input(json!({ "conversation_id": places.group }));
    let read = list_messages(who(), in_group).await.unwrap().items;
    let there = list_comments(who(), ask::comments_on(places.wren)).await;
    let there: Vec<UnifiedComment> = there.unwrap().items;
    let liked = input(json!({ "comment_id": places.thirds }));
    let liked = list_comment_reactions(who(), liked).await.unwrap().items;
    let term = || json!({ "term": other });
    let mentions = suggest_mentions(who(), input(term())).await.unwrap();
    let by_term = suggest_shares_by_term(who(), input(term())).await.unwrap();
    let shares = suggest_shares(who(), input(json!({}))).await.unwrap();
    json!([
        read,
        there,
        liked,
        mentions.items,
        by_term.items,
        shares.items
    ])
    .to_string()
}

/// Why it was refused; none where it was not.
fn refusal<T>(outcome: Result<T>) -> Option<Code> {
    outcome.err().map(|error| error.code)
}

testkit::on_both_engines! {
    async fn nothing_that_is_said_crosses_a_block(world: World) {
        let (places, [ada, ben]) = talked(&world).await;
        for (own, other) in [(&ada, &ben), (&ben, &ada)] {
            assert!(shown(&own.who, other.name, &places).await.contains(&format!("\"{}\"", other.name)));
        }
        let user_id = ben.who.user().unwrap();
        block_user(ada.who.clone(), input(json!({ "user_id": user_id }))).await.unwrap();
        world.settle().await;
        for (own, other) in [(&ada, &ben), (&ben, &ada)] {
            for (operation, found) in asked(own, other, &places).await {
                assert_eq!(found, Some(Code::NotFound), "{operation} by {}", own.name);
            }
            let name = format!("\"{}\"", other.name);
            assert!(!shown(&own.who, other.name, &places).await.contains(&name), "{}", own.name);
            // Their name is a word.
            let text = format!("Look, @{}!", other.name);
            let said = json!({ "pin_id": places.wren, "text": text });
            let said = write_comment(own.who.clone(), input(said)).await.unwrap();
            assert!(said.tags.is_empty());
        }
        invariants::hold(&world.house.db).await;
    }
}
