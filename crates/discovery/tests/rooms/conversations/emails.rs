//! Conversations with e-mail addresses: with and without an account.

mod added;

use accounts::{
    departures::delete_user::delete_user,
    log_ins::verify_email::verify_email,
    mails::{
        refuse_mails::refuse_mails,
        seal_invite::{Invite, open_invite_token, seal_invite},
    },
    sessions::change_standing::{ChangeStanding, change_standing},
    signups::register_user::register_user,
    users::{policy::AccountRules, update_user::update_user},
};
use contract::{
    answers::Done,
    conversations::{
        ConversationView, ListContactRequests, StartConversation, links::LinkedConversationView,
    },
    departures::DeleteUser,
    errors::Code,
    ids::ConversationId,
    signups::RegisterUser,
    users::UpdateUser,
};
use kernel::{ctx::Ctx, error::Result};
use serde_json::{Value, json};
use talk::conversations::{
    accept_contact_request::accept_contact_request, add_members::add_members,
    decline_contact_request::decline_contact_request, list_contact_requests::list_contact_requests,
    open_conversation_link::open_conversation_link, send_message::send_message,
    start_conversation::start_conversation,
};
use testkit::{builders, invariants, world::World};

use super::{DAY_MS, block, get, inbox, names, one, read, send, with};
use crate::{
    ask::{self, code, refused},
    factors::proved,
};

fn to(users: &[&Ctx], emails: &[&str], text: &str) -> StartConversation {
    StartConversation {
        emails: emails.iter().map(|email| (*email).to_owned()).collect(),
        ..with(users, text)
    }
}

/// Writes to these users and addresses, and has done what follows.
async fn write(
    world: &World,
    who: &Ctx,
    users: &[&Ctx],
    emails: &[&str],
) -> Result<ConversationView> {
    let begun = start_conversation(who.clone(), to(users, emails, "Look!")).await;
    world.settle().await;
    begun
}

/// The words of the user's contact requests, and which conversations they are.
async fn requests(who: &Ctx) -> Vec<ConversationId> {
    let page = list_contact_requests(who.clone(), ListContactRequests::default()).await;
    page.unwrap().items.into_iter().map(|one| one.id).collect()
}

/// What stands behind `#` in the newest mail to this address that leads to this page.
fn token(world: &World, to: &str, page: &str) -> String {
    let behind = format!("{page}#");
    let mails = world.mails(to);
    let rest = mails.iter().find_map(|mail| mail.text.split_once(&behind));
    let (_, rest) = rest.expect("a mail has the link");
    rest.split_whitespace().next().unwrap().to_owned()
}

async fn open(world: &World, token: &str) -> Result<LinkedConversationView> {
    open_conversation_link(world.visitor(), ask::input(json!({ "token": token }))).await
}

async fn refuse(world: &World, token: &str) -> Result<Done> {
    refuse_mails(world.visitor(), ask::input(json!({ "token": token }))).await
}

/// What the sender is answered, without what differs in every conversation.
fn plain(view: &ConversationView) -> Value {
    let mut plain = serde_json::to_value(view).unwrap();
    let emails = plain["emails"].as_array().unwrap().len();
    plain["emails"] = json!(emails);
    for own in [
        "/id",
        "/last_message/id",
        "/last_message/conversation_id",
        "/messages/0/id",
        "/messages/0/conversation_id",
    ] {
        *plain.pointer_mut(own).unwrap() = Value::Null;
    }
    plain
}

testkit::on_both_engines! {
    async fn an_address_is_answered_alike_with_and_without_an_account(world: World) {
        let (ada, ben) = (proved(&world, "ada").await, proved(&world, "ben").await);
        let (with, without) = ("Ben@example.com", "gast@example.com");
        let known = write(&world, &ada, &[], &[with]).await.unwrap();
        let unknown = write(&world, &ada, &[], &[without]).await.unwrap();
        assert_eq!(plain(&known), plain(&unknown));
        assert_eq!((known.emails.clone(), known.users.len()), (vec![with.to_owned()], 0));
        assert_eq!((known.is_group, known.awaits_answer), (true, true));
        // Also later: each waits, is listed, and is the one that the address already has.
        for (begun, email) in [(&known, with), (&unknown, without)] {
            assert_eq!(code(send(&ada, begun.id, "Hello?").await), Code::MessageWaits);
            assert_eq!(code(write(&world, &ada, &[], &[email]).await), Code::MessageWaits);
            let silent = start_conversation(ada.clone(), to(&[], &[email], "")).await.unwrap();
            assert_eq!((silent.id, plain(&silent)), (begun.id, plain(begun)));
        }
        assert_eq!(inbox(&ada).await.len(), 2);
        // The account has a request and no mail, the other address a mail without the words.
        assert_eq!(requests(&ben).await, [known.id]);
        assert!(world.mails(with).is_empty());
        let mail = world.mails(without).remove(0);
        assert!(mail.subject.starts_with("ada wrote to you on "), "{}", mail.subject);
        assert!(!mail.text.contains("Look!"), "{}", mail.text);
        invariants::hold(&world.house.db).await;
    }

    async fn who_owns_the_address_is_told_by_their_answer_alone(world: World) {
        let (ada, ben) = (proved(&world, "ada").await, proved(&world, "ben").await);
        let cleo = world.person("cleo").await;
        builders::follow_each_other(&ada, &cleo).await;
        // Whom they follow, too: the request is theirs to answer.
        builders::follow_each_other(&ada, &ben).await;
        let id = write(&world, &ada, &[&cleo], &["ben@example.com"]).await.unwrap().id;
        send(&cleo, id, "A robin.").await.unwrap();
        assert_eq!(read(&ben, id).await.unwrap(), ["Look!", "A robin."]);
        let asked = get(&ben, id).await.unwrap();
        assert_eq!((names(&asked), asked.emails.len(), asked.is_request), (vec!["ada", "cleo"], 0, true));
        assert!(asked.is_by_email && !get(&cleo, id).await.unwrap().is_by_email);
        decline_contact_request(ben.clone(), one(id)).await.unwrap();
        for who in [&ada, &cleo] {
            assert_eq!(get(who, id).await.unwrap().emails, ["ben@example.com"]);
        }
        // A seat is kept for the address.
        let others = guests(&world, 8).await;
        let all: Vec<_> = others.iter().map(|other| other.user().unwrap()).collect();
        let more = ask::input(json!({ "conversation_id": id, "user_ids": all }));
        assert_eq!(code(add_members(ada.clone(), more).await), Code::ConversationFull);
        // They are added by name: then they are seen, and the address is no less.
        let added = ask::input(json!({ "conversation_id": id, "user_ids": [ben.user().unwrap()] }));
        let seen = add_members(ada.clone(), added).await.unwrap();
        assert_eq!((names(&seen), seen.emails.len()), (vec!["ben", "cleo"], 1));
        // In another one they answer.
        let id = write(&world, &ada, &[], &["ben@example.com"]).await.unwrap().id;
        accept_contact_request(ben.clone(), one(id)).await.unwrap();
        let seen = get(&ada, id).await.unwrap();
        assert_eq!((names(&seen), seen.emails.len(), seen.awaits_answer), (vec!["ben"], 0, false));
        let id = write(&world, &ada, &[], &["ben@example.com"]).await.unwrap().id;
        send(&ben, id, "It is me.").await.unwrap();
        assert_eq!(names(&get(&ada, id).await.unwrap()), ["ben"]);
        invariants::hold(&world.house.db).await;
    }

    async fn who_blocked_the_sender_or_is_a_minor_is_not_asked(world: World) {
        let (ada, ben) = (proved(&world, "ada").await, proved(&world, "ben").await);
        let young = proved(&world, "young").await;
        let born = UpdateUser { birthday: Some("2003-06-25".into()), ..UpdateUser::default() };
        update_user(young.clone(), born).await.unwrap();
        let before = write(&world, &ada, &[], &["ben@example.com"]).await.unwrap();
        block(&ben, &ada).await;
        assert_eq!(code(get(&ben, before.id).await), Code::NotFound);
        for address in ["ben@example.com", "young@example.com"] {
            let begun = write(&world, &ada, &[], &[address, "gast@example.com"]).await.unwrap();
            assert_eq!(begun.emails.len(), 2);
            assert!(world.mails(address).is_empty());
        }
        assert!(requests(&ben).await.is_empty() && requests(&young).await.is_empty());
        // Minors are in no conversation into which adults come that they do not know.
        builders::follow_each_other(&ada, &young).await;
        let beside = write(&world, &ada, &[&young], &["gast@example.com"]).await;
        assert_eq!(code(beside), Code::MessageRefused);
        invariants::hold(&world.house.db).await;
    }

    async fn a_link_shows_its_conversation_for_thirty_days(world: World) {
        let ada = proved(&world, "ada").await;
        let id = write(&world, &ada, &[], &["gast@example.com"]).await.unwrap().id;
        let board = builders::secret_board(&ada, "Hidden").await.board.id;
        let secret = builders::pin(&ada, board, "A secret").await.pin.id;
        let other = start_conversation(ada.clone(), to(&[], &["else@example.com"], "")).await.unwrap().id;
        let thing = json!({ "conversation_id": other, "text": "Mine.", "pin": secret });
        send_message(ada.clone(), ask::input(thing)).await.unwrap();
        world.settle().await;
        let link = token(&world, "gast@example.com", "/messages/link/");
        let shown = open(&world, &link).await.unwrap();
        let message = &shown.messages[0];
        assert_eq!((message.sender_name.as_str(), message.text.as_str()), ("ada", "Look!"));
        assert_eq!((shown.messages.len(), shown.before), (1, None));
        let mine = token(&world, "else@example.com", "/messages/link/");
        let mine = open(&world, &mine).await.unwrap().messages.remove(0);
        assert!(mine.pin.is_none() && mine.is_thing_hidden, "visitors do not see it");
        // A place of one conversation opens none other.
        let place = open_invite_token(&world.house, &link).unwrap();
        let wrong = Invite { conversation_id: other, ..place };
        let forged = seal_invite(&world.house, wrong, "gast@example.com");
        let (_, forged) = forged.split_once('#').unwrap();
        for token in [forged, "wrong", ""] {
            assert_eq!(refused(open(&world, token).await), (Code::MailLinkInvalid, "token".into()), "{token}");
        }
        assert_eq!(place.conversation_id, id);
        world.pass(30 * DAY_MS - 1);
        assert!(open(&world, &link).await.is_ok());
        world.pass(DAY_MS);
        assert_eq!(code(open(&world, &link).await), Code::MailLinkInvalid);
    }

    async fn who_signs_up_with_the_address_is_asked_once_it_is_verified(world: World) {
        let ada = proved(&world, "ada").await;
        let begun = write(&world, &ada, &[], &["gast@example.com"]).await.unwrap();
        let link = token(&world, "gast@example.com", "/messages/link/");
        let gast = register_user(world.visitor(), builders::registration("gast")).await.unwrap();
        let gast = world.as_user(gast.user.profile.user.id);
        world.settle().await;
        assert!(requests(&gast).await.is_empty(), "the address may be another's");
        let verify = token(&world, "gast@example.com", "/verify/email/");
        let verified = ask::input(json!({ "token": verify }));
        verify_email(world.visitor(), verified).await.unwrap();
        world.settle().await;
        assert_eq!(requests(&gast).await, [begun.id]);
        assert_eq!(get(&ada, begun.id).await.unwrap().emails, ["gast@example.com"]);
        assert!(open(&world, &link).await.is_ok());
        send(&gast, begun.id, "Hello!").await.unwrap();
        assert_eq!(names(&get(&ada, begun.id).await.unwrap()), ["gast"]);
        assert_eq!(code(open(&world, &link).await), Code::MailLinkInvalid, "it was answered");
        invariants::hold(&world.house.db).await;
    }

    async fn an_address_that_refuses_is_mailed_no_more(world: World) {
        let (ada, ben) = (proved(&world, "ada").await, proved(&world, "ben").await);
        write(&world, &ada, &[], &["gast@example.com"]).await.unwrap();
        let mail = world.mails("gast@example.com").remove(0);
        let one_click = mail.unsubscribe.unwrap();
        let foot = token(&world, "gast@example.com", "/messages/link/?refuse=1");
        assert!(one_click.ends_with(&format!("/email/unsubscribe/{foot}/")), "{one_click}");
        // It opens nothing: it may stand in a path.
        assert_eq!(code(open(&world, &foot).await), Code::MailLinkInvalid);
        assert_eq!(refused(refuse(&world, "wrong").await), (Code::MailLinkInvalid, "token".into()));
        refuse(&world, &foot).await.unwrap();
        refuse(&world, &foot).await.unwrap();
        let begun = write(&world, &ben, &[], &["GAST@example.com"]).await.unwrap();
        assert_eq!((begun.emails.len(), begun.awaits_answer), (1, true));
        assert_eq!(world.mails("GAST@example.com").len() + world.mails("gast@example.com").len(), 1);
    }

    async fn who_is_restricted_meanwhile_has_no_mail_sent(world: World) {
        let ada = proved(&world, "ada").await;
        let begun = start_conversation(ada.clone(), to(&[], &["gast@example.com"], "")).await.unwrap();
        let restricted = ChangeStanding { is_restricted: Some(true), ..ChangeStanding::default() };
        change_standing(world.host(), ada.user().unwrap(), restricted).await.unwrap();
        send(&ada, begun.id, "Look!").await.unwrap();
        world.settle().await;
        assert!(world.mails("gast@example.com").is_empty());
    }

    async fn a_user_writes_to_ten_addresses_a_day(world: World) {
        let rules = AccountRules { new_account_hours: 24, ..AccountRules::default() };
        let world = world.configured(|house| house.extensions.insert(rules));
        let ada = world.person("ada").await;
        let guest = |number: usize| format!("guest{number}@example.com");
        let new = write(&world, &ada, &[], &[&guest(0)]).await;
        assert_eq!(refused(new), (Code::NewAccountLimit, "emails".into()));
        world.pass(2 * DAY_MS);
        let unproved = write(&world, &ada, &[], &[&guest(0)]).await;
        assert_eq!(code(unproved), Code::NewAccountLimit);
        let ada = proved(&world, "dora").await;
        world.pass(2 * DAY_MS);
        let first: Vec<String> = (0..9).map(guest).collect();
        let first: Vec<&str> = first.iter().map(String::as_str).collect();
        write(&world, &ada, &[], &first).await.unwrap();
        world.pass(1_000);
        write(&world, &ada, &[], &[&guest(9)]).await.unwrap();
        let over = write(&world, &ada, &[], &[&guest(10)]).await.unwrap_err();
        assert_eq!((over.code, over.retry_after), (Code::PeopleMany, Some(86_400)));
        world.pass(DAY_MS);
        write(&world, &ada, &[], &[&guest(10)]).await.unwrap();
    }

    async fn addresses_are_others_and_have_a_shape(world: World) {
        let ada = proved(&world, "ada").await;
        for (emails, expected) in [
            (vec!["ADA@example.com"], (Code::InvalidInput, "emails")),
            (vec!["ada"], (Code::EmailInvalid, "emails")),
        ] {
            let (code, field) = refused(write(&world, &ada, &[], &emails).await);
            assert_eq!((code, field.as_str()), expected, "{emails:?}");
        }
        let child = RegisterUser { birthday: Some("2006-01-01".into()), ..builders::registration("child") };
        let child = register_user(world.visitor(), child).await.unwrap().user.profile.user.id;
        let child = write(&world, &world.as_user(child), &[], &["gast@example.com"]).await;
        assert_eq!(code(child), Code::MessageRefused);
    }

    async fn what_an_erased_user_wrote_to_addresses_goes(world: World) {
        let (ada, ben) = (proved(&world, "ada").await, proved(&world, "ben").await);
        let cleo = world.person("cleo").await;
        write(&world, &ada, &[], &["ben@example.com", "gast@example.com"]).await.unwrap();
        write(&world, &cleo, &[], &["ada@example.com"]).await.unwrap();
        let leave = DeleteUser { password: builders::PASSWORD.into(), ..DeleteUser::default() };
        delete_user(ada, leave).await.unwrap();
        world.pass(31 * DAY_MS);
        ask::for_job(&world, "users.erase_due").await;
        world.settle().await;
        assert!(requests(&ben).await.is_empty() && inbox(&cleo).await.is_empty());
        invariants::hold(&world.house.db).await;
    }
}

/// So many users more, who take messages.
async fn guests(world: &World, many: usize) -> Vec<Ctx> {
    let mut users = Vec::with_capacity(many);
    for number in 0..many {
        users.push(world.person(&format!("guest{number}")).await);
    }
    users
}
