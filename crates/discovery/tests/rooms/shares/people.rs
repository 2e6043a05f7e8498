//! To whom a pin may be sent.

use accounts::{
    preferences::update_preferences::update_preferences,
    users::{block_user::block_user, follow_user::follow_user, unfollow_user::unfollow_user},
};
use contract::{
    blocks::BlockUser,
    conversations::{ConversationView, StartConversation},
    errors::Code,
    preferences::{Delivery, UpdatePreferences},
    shares::{ReceiverType, ShareSuggestion, SuggestShares, SuggestSharesByTerm},
};
use discovery::shares::{
    suggest_shares::suggest_shares, suggest_shares_by_term::suggest_shares_by_term,
};
use kernel::{ctx::Ctx, error::Result};
use talk::conversations::start_conversation::start_conversation;
use testkit::world::World;

use crate::{
    ask::{self, code, refused},
    conversations::requests::born,
};

/// Usernames, and of groups those of their members.
fn named(items: Vec<ShareSuggestion>) -> Vec<String> {
    let name = |item: ShareSuggestion| match (item.r#type, item.user, item.conversation) {
        (ReceiverType::User, Some(user), None) => user.username,
        (ReceiverType::Conversation, None, Some(group)) => {
            assert!(group.is_group && group.last_message.is_none());
            let members: Vec<_> = group.users.into_iter().map(|user| user.username).collect();
            members.join("+")
        }
        odd => panic!("{odd:?}"),
    };
    items.into_iter().map(name).collect()
}

async fn suggested(who: &Ctx, hide_group_conversations: bool) -> Result<Vec<String>> {
    let input = SuggestShares {
        hide_group_conversations,
        ..SuggestShares::default()
    };
    Ok(named(suggest_shares(who.clone(), input).await?.items))
}

async fn by_term(who: &Ctx, term: &str) -> Result<Vec<String>> {
    let input = SuggestSharesByTerm { term: term.into() };
    Ok(named(
        suggest_shares_by_term(who.clone(), input).await?.items,
    ))
}

async fn follow(world: &World, who: &Ctx, whom: &Ctx) {
    world.pass(1);
    let whom = ask::whom(whom.user().unwrap());
    follow_user(who.clone(), whom).await.unwrap();
}

async fn write(world: &World, who: &Ctx, users: &[&Ctx]) -> Result<ConversationView> {
    world.pass(1);
    let input = StartConversation {
        user_ids: users.iter().map(|user| user.user().unwrap()).collect(),
        emails: Vec::new(),
        text: "Hello.".into(),
        client_id: None,
        force: false,
    };
    start_conversation(who.clone(), input).await
}

async fn messages_from_others(who: &Ctx, delivery: Delivery) {
    let choice = UpdatePreferences {
        messages_from_others: Some(delivery),
        messages_from_followed: Some(delivery),
        ..Default::default()
    };
    update_preferences(who.clone(), choice).await.unwrap();
}

testkit::on_both_engines! {
    async fn who_is_written_with_comes_before_who_is_followed(world: World) {
        let ada = world.person("ada").await;
        let (ben, cleo, dan) =
            (world.person("ben").await, world.person("cleo").await, world.person("dan").await);
        let (eve, finn) = (world.person("eve").await, world.person("finn").await);
        assert!(suggested(&ada, true).await.unwrap().is_empty());
        for one in [&ben, &cleo, &dan, &eve] {
            follow(&world, &ada, one).await;
        }
        // The latest first; who follows back before the others.
        assert_eq!(suggested(&ada, true).await.unwrap(), ["eve", "dan", "cleo", "ben"]);
        follow(&world, &cleo, &ada).await;
        assert_eq!(suggested(&ada, true).await.unwrap(), ["cleo", "eve", "dan", "ben"]);
        // Who is written with stands first, and once.
        follow(&world, &dan, &ada).await;
        follow(&world, &finn, &ada).await;
        write(&world, &ada, &[&dan]).await.unwrap();
        write(&world, &ada, &[&finn]).await.unwrap();
        assert_eq!(suggested(&ada, true).await.unwrap(), ["finn", "dan", "cleo", "eve", "ben"]);
        write(&world, &ada, &[&dan, &finn]).await.unwrap();
        assert_eq!(
            suggested(&ada, false).await.unwrap(),
            ["dan+finn", "finn", "dan", "cleo", "eve", "ben"]
        );
        assert_eq!(suggested(&ada, true).await.unwrap().len(), 5);
        assert_eq!(code(suggested(&world.visitor(), true).await), Code::SignInRequired);
    }

    async fn who_would_receive_nothing_is_left_out(world: World) {
        let ada = world.person("ada").await;
        let (ben, cleo, dan) =
            (world.person("ben").await, world.person("cleo").await, world.person("dan").await);
        for one in [&ben, &cleo, &dan] {
            follow(&world, &ada, one).await;
        }
        assert_eq!(suggested(&ada, true).await.unwrap(), ["dan", "cleo", "ben"]);
        world.settle().await;
        assert_eq!(by_term(&ada, "dan").await.unwrap(), ["dan"]);
        // A first message waits for its answer.
        write(&world, &ada, &[&dan]).await.unwrap();
        assert_eq!(suggested(&ada, true).await.unwrap(), ["cleo", "ben"]);
        assert!(by_term(&ada, "dan").await.unwrap().is_empty());
        write(&world, &dan, &[&ada]).await.unwrap();
        assert_eq!(suggested(&ada, true).await.unwrap(), ["dan", "cleo", "ben"]);
        messages_from_others(&cleo, Delivery::Refused).await;
        assert_eq!(suggested(&ada, true).await.unwrap(), ["dan", "ben"]);
        let whom = BlockUser { user_id: ada.user().unwrap() };
        block_user(dan.clone(), whom).await.unwrap();
        assert_eq!(suggested(&ada, true).await.unwrap(), ["ben"]);
        assert_eq!(suggested(&dan, true).await.unwrap(), Vec::<String>::new());
        for name in ["dan", "cleo", "ada"] {
            assert!(by_term(&ada, name).await.unwrap().is_empty(), "{name}");
        }
    }

    async fn age_decides_who_is_suggested(world: World) {
        let ada = born(&world, "ada", "1980-01-01").await;
        let liv = born(&world, "liv", "2003-06-01").await;
        let found = async || [suggested(&ada, true).await.unwrap(), by_term(&ada, "liv").await.unwrap()];
        let none = [Vec::<String>::new(), Vec::new()];
        let liv_alone = [vec!["liv".to_owned()], vec!["liv".to_owned()]];
        follow(&world, &ada, &liv).await;
        world.settle().await;
        // At 17 they are written to by adults whom they follow.
        assert_eq!(found().await, none);
        follow(&world, &liv, &ada).await;
        assert_eq!(found().await, liv_alone);
        unfollow_user(liv.clone(), ask::whom(ada.user().unwrap())).await.unwrap();
        assert_eq!(found().await, none);
        // And by those to whom they wrote.
        write(&world, &liv, &[&ada]).await.unwrap();
        assert_eq!(found().await, liv_alone);
    }

    async fn names_are_found_as_they_are_typed(world: World) {
        let ada = world.person("ada").await;
        let (ben, benita) = (world.person("ben").await, world.person("benita").await);
        world.person("cleo").await;
        world.settle().await;
        let mut found = by_term(&ada, "ben").await.unwrap();
        assert_eq!(found[0], "ben");
        found.sort();
        assert_eq!(found, ["ben", "benita"]);
        assert_eq!(by_term(&ada, "@cleo").await.unwrap(), ["cleo"]);
        assert!(by_term(&ada, "xyz").await.unwrap().is_empty());
        // Who is written with stands first, and a group that has no name is called by its members.
        follow(&world, &benita, &ada).await;
        follow(&world, &ben, &ada).await;
        write(&world, &ada, &[&benita]).await.unwrap();
        write(&world, &ada, &[&ben, &benita]).await.unwrap();
        assert_eq!(by_term(&ada, "ben").await.unwrap(), ["ben+benita", "benita", "ben"]);
        for term in [String::new(), "x".repeat(201)] {
            assert_eq!(refused(by_term(&ada, &term).await), (Code::TextLength, "term".into()));
        }
        assert_eq!(code(by_term(&world.visitor(), "ben").await), Code::SignInRequired);
    }
}
