//! What members of a conversation see of each other while they read and write.

use std::sync::{Arc, Mutex};

use accounts::{
    preferences::update_preferences::update_preferences,
    users::{block_user::block_user, follow_user::follow_user},
};
use contract::{
    blocks::BlockUser,
    conversations::TellTyping,
    errors::Code,
    ids::{ConversationId, MessageId, UserId},
};
use kernel::{ctx::Ctx, house::Changed};
use serde_json::json;
use talk::conversations::{
    accept_contact_request::accept_contact_request, tell_typing::tell_typing,
};
use testkit::world::World;

use super::{friends, get, one, see, see_up_to, send, start};
use crate::ask::{self, code};

async fn shows_reading(who: &Ctx, shows: bool) {
    let wanted = ask::input(json!({ "shows_reading": shows }));
    update_preferences(who.clone(), wanted).await.unwrap();
}

/// Who has read a conversation up to where, as a member is shown it.
async fn seen_by(who: &Ctx, id: ConversationId) -> Vec<(UserId, MessageId)> {
    let seen = get(who, id).await.unwrap().seen_by.into_iter();
    seen.map(|by| (by.user_id, by.message_id)).collect()
}

type Told = Arc<Mutex<Vec<(UserId, UserId)>>>;

/// To whom it is told from now on who writes.
fn heard(world: &World) -> Told {
    let told = Told::default();
    let kept = told.clone();
    world.house.listeners.listen(move |changed, _| {
        if let Changed::Typing { to, user_id, .. } = changed {
            kept.lock().unwrap().push((to, user_id));
        }
    });
    told
}

/// What was told since it was asked last.
fn take(told: &Told) -> Vec<(UserId, UserId)> {
    let mut told = std::mem::take(&mut *told.lock().unwrap());
    told.sort_unstable();
    told
}

testkit::on_both_engines! {
    async fn who_read_up_to_where_is_shown_to_who_shows_it(world: World) {
        let (ada, ben) = friends(&world).await;
        let bens = ben.user().unwrap();
        let id = start(&ada, &[&ben], "To the sea?").await.unwrap().id;
        assert!(seen_by(&ada, id).await.is_empty());
        let first = get(&ada, id).await.unwrap().last_message.unwrap().id;
        see(&ben, id).await.unwrap();
        assert_eq!(seen_by(&ada, id).await, [(bens, first)]);
        assert!(seen_by(&ben, id).await.is_empty(), "one does not read one's own words");
        // What came after the message that was seen last is not read.
        let second = send(&ada, id, "Tomorrow?").await.unwrap().id;
        see_up_to(&ben, id, Some(first)).await.unwrap();
        assert_eq!(seen_by(&ada, id).await, [(bens, first)]);
        see_up_to(&ben, id, Some(second)).await.unwrap();
        assert_eq!(seen_by(&ada, id).await, [(bens, second)]);

        for (adas, bens_own, expected) in [
            (true, false, vec![]), (false, false, vec![]), (false, true, vec![]), (true, true, vec![(bens, second)]),
        ] {
            shows_reading(&ada, adas).await;
            shows_reading(&ben, bens_own).await;
            assert_eq!(seen_by(&ada, id).await, expected, "{adas} {bens_own}");
        }
        // What is read while it is not shown is not shown later.
        let third = send(&ada, id, "Or on Sunday?").await.unwrap().id;
        shows_reading(&ben, false).await;
        see_up_to(&ben, id, Some(third)).await.unwrap();
        shows_reading(&ben, true).await;
        assert_eq!(seen_by(&ada, id).await, [(bens, second)]);
    }

    async fn a_contact_request_is_read_in_secret(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let id = start(&ada, &[&ben], "Hello.").await.unwrap().id;
        see(&ben, id).await.unwrap();
        assert!(seen_by(&ada, id).await.is_empty());
        assert_eq!(get(&ben, id).await.unwrap().unread, 0);
        // Once it is accepted, what was read before is told too.
        accept_contact_request(ben.clone(), one(id)).await.unwrap();
        let first = get(&ada, id).await.unwrap().last_message.unwrap().id;
        assert_eq!(seen_by(&ada, id).await, [(ben.user().unwrap(), first)]);
        let cleo = world.person("cleo").await;
        let unread = start(&ada, &[&cleo], "Hello.").await.unwrap().id;
        accept_contact_request(cleo, one(unread)).await.unwrap();
        assert!(seen_by(&ada, unread).await.is_empty(), "it was accepted unread");
        let last = send(&ada, id, "Are you there?").await.unwrap().id;
        see(&ben, id).await.unwrap();
        assert_eq!(seen_by(&ada, id).await, [(ben.user().unwrap(), last)]);
    }

    async fn who_writes_is_told_to_members_who_take_part(world: World) {
        let (ada, ben) = friends(&world).await;
        let (cleo, dora) = (world.person("cleo").await, world.person("dora").await);
        follow_user(cleo.clone(), ask::whom(ada.user().unwrap())).await.unwrap();
        let [adas, bens, cleos] = [&ada, &ben, &cleo].map(|user| user.user().unwrap());
        // Dora has it among her contact requests.
        let id = start(&ada, &[&ben, &cleo, &dora], "To the sea?").await.unwrap().id;
        send(&ben, id, "Gladly.").await.unwrap();
        let last = send(&ada, id, "Tomorrow?").await.unwrap().id;
        see(&ben, id).await.unwrap();
        // Who answers has read what stands above it, also where they did not open it.
        assert_eq!(seen_by(&cleo, id).await, [(adas, last), (bens, last)]);
        assert_eq!(get(&cleo, id).await.unwrap().reader_count, 3);
        assert!(seen_by(&dora, id).await.is_empty(), "she has not accepted it");
        let told = heard(&world);
        let typing = async |who: &Ctx| tell_typing(who.clone(), TellTyping { conversation_id: id }).await;
        typing(&ada).await.unwrap();
        assert_eq!(take(&told), [(bens, adas), (cleos, adas)]);
        assert_eq!(code(typing(&dora).await), Code::NotAllowed);
        assert_eq!(code(typing(&world.person("emil").await).await), Code::NotFound);
        shows_reading(&ben, false).await;
        typing(&ada).await.unwrap();
        assert_eq!(take(&told), [(cleos, adas)], "who does not show it is not shown it");
        typing(&ben).await.unwrap();
        assert!(take(&told).is_empty());
        block_user(cleo.clone(), BlockUser { user_id: adas }).await.unwrap();
        typing(&ada).await.unwrap();
        assert!(take(&told).is_empty());
    }
}
