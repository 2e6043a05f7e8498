//! Contact requests, and who writes to whom.

use accounts::{
    preferences::update_preferences::update_preferences,
    signups::register_user::register_user,
    users::{follow_user::follow_user, unblock_user::unblock_user, update_user::update_user},
};
use contract::{
    answers::Done,
    blocks::UnblockUser,
    conversations::{ConversationView, ListContactRequests},
    errors::Code,
    ids::ConversationId,
    preferences::{Delivery, UpdatePreferences},
    signups::RegisterUser,
    users::UpdateUser,
};
use kernel::{ctx::Ctx, error::Result};
use talk::conversations::{
    accept_contact_request::accept_contact_request,
    decline_contact_request::decline_contact_request, list_contact_requests::list_contact_requests,
    restore_contact_request::restore_contact_request,
};
use testkit::{builders, invariants, world::World};

use super::{badge, block, get, inbox, leave, one, read, send, start};
use crate::ask::{self, code};

async fn requests(who: &Ctx) -> Vec<String> {
    let page = list_contact_requests(who.clone(), ListContactRequests::default()).await;
    let shown = page.unwrap().items.into_iter();
    shown.map(|one| one.last_message.unwrap().text).collect()
}

async fn accept(who: &Ctx, id: ConversationId) -> Result<ConversationView> {
    accept_contact_request(who.clone(), one(id)).await
}

async fn decline(who: &Ctx, id: ConversationId) -> Result<Done> {
    decline_contact_request(who.clone(), one(id)).await
}

async fn restore(who: &Ctx, id: ConversationId) -> Result<ConversationView> {
    restore_contact_request(who.clone(), one(id)).await
}

async fn takes(who: &Ctx, followed: Delivery, others: Delivery) {
    let input = UpdatePreferences {
        messages_from_followed: Some(followed),
        messages_from_others: Some(others),
        ..UpdatePreferences::default()
    };
    update_preferences(who.clone(), input).await.unwrap();
}

pub(super) fn birthday(date: &str) -> UpdateUser {
    UpdateUser {
        birthday: Some(date.into()),
        ..UpdateUser::default()
    }
}

/// A user who was born then.
pub(crate) async fn born(world: &World, name: &str, birthday: &str) -> Ctx {
    let input = RegisterUser {
        birthday: Some(birthday.into()),
        ..builders::registration(name)
    };
    let user = register_user(world.visitor(), input).await.unwrap().user;
    world.as_user(user.profile.user.id)
}

testkit::on_both_engines! {
    async fn a_stranger_writes_once_until_they_are_answered(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let begun = start(&ada, &[&ben], "Hello.").await.unwrap();
        let id = begun.id;
        assert_eq!((begun.awaits_answer, begun.is_request), (true, false));
        assert_eq!((inbox(&ben).await.len(), badge(&ben).await, requests(&ben).await), (0, 0, vec!["Hello.".into()]));
        assert_eq!(code(send(&ada, id, "Hello?").await), Code::MessageWaits);
        assert_eq!(code(start(&ada, &[&ben], "Hello?").await), Code::MessageWaits);
        let asked = get(&ben, id).await.unwrap();
        assert_eq!((asked.is_request, asked.awaits_answer, asked.unread), (true, false, 1));
        let accepted = accept(&ben, id).await.unwrap();
        assert_eq!((accepted.is_request, accepted.unread), (false, 1));
        assert!(requests(&ben).await.is_empty());
        assert_eq!((inbox(&ben).await, badge(&ben).await), (vec![("Hello.".into(), 1)], 1));
        accept(&ben, id).await.unwrap();
        assert_eq!(code(decline(&ben, id).await), Code::NotAllowed);
        assert_eq!(code(restore(&ben, id).await), Code::NotAllowed);
        send(&ada, id, "There you are.").await.unwrap();
        send(&ada, id, "How are you?").await.unwrap();
        assert!(!get(&ada, id).await.unwrap().awaits_answer);
        invariants::hold(&world.house.db).await;
    }

    async fn writing_answers_a_request(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let id = start(&ada, &[&ben], "Hello.").await.unwrap().id;
        let answered = start(&ben, &[&ada], "Hello, ada.").await.unwrap();
        assert_eq!((answered.id, answered.is_request), (id, false));
        assert_eq!(inbox(&ben).await, [("Hello, ada.".to_owned(), 0)]);
        send(&ada, id, "Oh!").await.unwrap();
        assert_eq!(read(&ben, id).await.unwrap(), ["Hello.", "Hello, ada.", "Oh!"]);
    }

    async fn a_conversation_without_words_asks_nobody_yet(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let opened = start(&ada, &[&ben], "").await.unwrap();
        let id = opened.id;
        assert_eq!((opened.last_message.is_none(), opened.position, opened.awaits_answer), (true, 0, false));
        assert_eq!((inbox(&ada).await.len(), requests(&ben).await.len()), (0, 0));
        // The other may be the first to write, and then it is they who ask.
        let other = start(&ben, &[&ada], "").await.unwrap();
        assert_eq!((other.id, other.is_request), (id, false));
        assert_eq!(code(accept(&ben, id).await), Code::NotAllowed);
        assert!(start(&ben, &[&ada], "Hello.").await.unwrap().awaits_answer);
        assert_eq!((requests(&ada).await.len(), inbox(&ben).await.len()), (1, 1));
        assert_eq!(code(send(&ben, id, "Hello?").await), Code::MessageWaits);
        send(&ada, id, "Yes?").await.unwrap();
        send(&ben, id, "Look!").await.unwrap();
        invariants::hold(&world.house.db).await;
    }

    async fn a_declined_request_waits_for_ever_unless_it_is_taken_back(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let id = start(&ada, &[&ben], "Hello.").await.unwrap().id;
        decline(&ben, id).await.unwrap();
        decline(&ben, id).await.unwrap();
        assert_eq!((requests(&ben).await.len(), inbox(&ben).await.len(), badge(&ben).await), (0, 0, 0));
        // Who asked sees no difference.
        let waiting = get(&ada, id).await.unwrap();
        assert_eq!((waiting.awaits_answer, inbox(&ada).await), (true, vec![("Hello.".into(), 0)]));
        assert_eq!(code(send(&ada, id, "Hello?").await), Code::MessageWaits);
        assert!(restore(&ben, id).await.unwrap().is_request);
        assert_eq!(requests(&ben).await, ["Hello."]);
        decline(&ben, id).await.unwrap();
        // Who declined may still write first.
        start(&ben, &[&ada], "Hello, ada.").await.unwrap();
        assert_eq!(inbox(&ben).await.len(), 1);
        send(&ada, id, "Oh!").await.unwrap();
        invariants::hold(&world.house.db).await;
    }

    async fn a_block_hides_a_conversation_until_it_ends(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let id = start(&ada, &[&ben], "Hello.").await.unwrap().id;
        accept(&ben, id).await.unwrap();
        block(&ben, &ada).await;
        for who in [&ada, &ben] {
            assert_eq!((inbox(who).await.len(), badge(who).await), (0, 0));
            assert_eq!(code(get(who, id).await), Code::NotFound);
            assert_eq!(code(read(who, id).await), Code::NotFound);
            assert_eq!(code(send(who, id, "Hm.").await), Code::NotFound);
        }
        assert_eq!(code(start(&ada, &[&ben], "Hm.").await), Code::NotFound);
        unblock_user(ben.clone(), UnblockUser { user_id: ada.user().unwrap() }).await.unwrap();
        assert_eq!((inbox(&ben).await, badge(&ben).await), (vec![("Hello.".into(), 1)], 1));
        send(&ada, id, "Hello again.").await.unwrap();
        invariants::hold(&world.house.db).await;
    }

    async fn receivers_decide_where_messages_of_whom_go(world: World) {
        use Delivery::{Inbox, Refused, Requests};
        let mut number = 0;
        for (delivery, expected) in [(Inbox, (1, 0)), (Requests, (0, 1)), (Refused, (0, 0))] {
            for is_followed in [true, false] {
                number += 1;
                let ada = world.person(&format!("ada{number}")).await;
                let ben = world.person(&format!("ben{number}")).await;
                let other = if delivery == Refused { Inbox } else { Refused };
                match is_followed {
                    true => takes(&ben, delivery, other).await,
                    false => takes(&ben, other, delivery).await,
                }
                if is_followed {
                    follow_user(ben.clone(), ask::whom(ada.user().unwrap())).await.unwrap();
                }
                let begun = start(&ada, &[&ben], "Hello.").await;
                let found = (inbox(&ben).await.len(), requests(&ben).await.len());
                assert_eq!(found, expected, "{delivery:?} {is_followed}");
                match delivery {
                    Refused => assert_eq!(code(begun), Code::MessageRefused),
                    _ => assert_eq!(begun.unwrap().awaits_answer, delivery == Requests),
                }
            }
        }
    }

    async fn receivers_may_change_their_mind_before_the_first_words(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let id = start(&ada, &[&ben], "").await.unwrap().id;
        takes(&ben, Delivery::Refused, Delivery::Refused).await;
        assert_eq!(code(send(&ada, id, "Hello.").await), Code::MessageRefused);
        takes(&ben, Delivery::Refused, Delivery::Inbox).await;
        send(&ada, id, "Hello.").await.unwrap();
        // What goes on goes on.
        takes(&ben, Delivery::Refused, Delivery::Refused).await;
        send(&ada, id, "Hello!").await.unwrap();
        assert_eq!(inbox(&ben).await, [("Hello!".to_owned(), 2)]);
    }

    async fn age_decides_who_writes(world: World) {
        let ada = born(&world, "ada", "1980-01-01").await;
        let kim = born(&world, "kim", "2006-01-01").await;
        let liv = born(&world, "liv", "2003-06-01").await;
        assert_eq!(code(start(&ada, &[&kim], "Hello.").await), Code::NotFound);
        assert_eq!(code(start(&kim, &[&ada], "Hello.").await), Code::MessageRefused);
        assert_eq!(code(start(&ada, &[&liv], "Hello.").await), Code::MessageRefused);
        let id = start(&liv, &[&ada], "Hello.").await.unwrap().id;
        // Who wrote first is answered.
        send(&ada, id, "Hello, liv.").await.unwrap();
        let max = born(&world, "max", "1980-01-01").await;
        follow_user(liv.clone(), ask::whom(max.user().unwrap())).await.unwrap();
        start(&max, &[&liv], "Hello.").await.unwrap();
        // An adult who said that they were younger for the first words says no more.
        let eve = born(&world, "eve", "2003-06-01").await;
        let sly = start(&eve, &[&liv], "Hello.").await.unwrap().id;
        accept(&liv, sly).await.unwrap();
        update_user(eve.clone(), birthday("1980-01-01")).await.unwrap();
        assert_eq!(code(send(&eve, sly, "Hello?").await), Code::MessageRefused);
        // In a group each has to be free to write to each.
        let fay = born(&world, "fay", "2003-06-01").await;
        assert_eq!(code(start(&fay, &[&liv, &ada], "Hello.").await), Code::MessageRefused);
        start(&fay, &[&liv, &born(&world, "guy", "2003-06-01").await], "Hello.").await.unwrap();
        // Who has become a child by a birthday is left alone.
        update_user(liv.clone(), birthday("2006-01-01")).await.unwrap();
        assert_eq!(code(send(&ada, id, "Hello?").await), Code::MessageRefused);
        assert_eq!(code(send(&liv, id, "Hello?").await), Code::MessageRefused);
    }

    async fn a_private_profile_writes_and_is_written_to(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let private = UpdatePreferences { is_private_profile: Some(true), ..UpdatePreferences::default() };
        update_preferences(ben.clone(), private).await.unwrap();
        let id = start(&ben, &[&ada], "Hello.").await.unwrap().id;
        send(&ada, id, "Hello, ben.").await.unwrap();
        assert_eq!(get(&ada, id).await.unwrap().users[0].username, "ben");
        assert_eq!(read(&ada, id).await.unwrap(), ["Hello.", "Hello, ben."]);
        // Whom they do not know does not find them, nor puts them beside others.
        let cleo = world.person("cleo").await;
        assert_eq!(code(start(&cleo, &[&ben], "").await), Code::NotFound);
        assert_eq!(code(start(&ada, &[&ben, &cleo], "").await), Code::NotFound);
        follow_user(ben.clone(), ask::whom(cleo.user().unwrap())).await.unwrap();
        start(&cleo, &[&ben], "Hello.").await.unwrap();
        // Who hears of them may block them.
        block(&ada, &ben).await;
        assert_eq!(code(send(&ben, id, "Hello?").await), Code::NotFound);
        leave(&ada, id).await.unwrap();
    }
}
