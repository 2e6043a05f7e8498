//! Addresses that are added to a group.

use contract::conversations::{AddMembers, MessageEvent};

use super::{super::leave, *};

fn adding(conversation_id: ConversationId, emails: &[&str]) -> AddMembers {
    ask::input(json!({ "conversation_id": conversation_id, "emails": emails }))
}

testkit::on_both_engines! {
    async fn an_address_is_added_to_a_group_and_shown_what_comes(world: World) {
        let (ada, ben) = (proved(&world, "ada").await, proved(&world, "ben").await);
        let (cleo, dora) = (world.person("cleo").await, world.person("dora").await);
        for other in [&cleo, &dora] {
            builders::follow_each_other(&ada, other).await;
        }
        let id = start_conversation(ada.clone(), with(&[&cleo, &dora], "Look!")).await.unwrap().id;
        let both = ["ben@example.com", "gast@example.com"];
        // Once more changes nothing.
        for emails in [&both[..], &both[1..], &["GAST@example.com"]] {
            let added = add_members(ada.clone(), adding(id, emails)).await.unwrap();
            assert_eq!((names(&added), added.emails.clone()), (vec!["cleo", "dora"], both.map(str::to_owned).to_vec()));
            world.settle().await;
        }
        let told = get(&cleo, id).await.unwrap();
        let events: Vec<_> = told.messages.iter().map(|message| message.event).collect();
        assert_eq!(events, [Some(MessageEvent::Invited), Some(MessageEvent::Invited), None]);
        assert_eq!((told.unread, told.last_message.unwrap().text.as_str()), (1, "Look!"));
        // The account has a request, the other address a mail, and neither what was written before.
        assert_eq!((requests(&ben).await, read(&ben, id).await.unwrap()), (vec![id], vec![String::new(); 2]));
        let mail = world.mails("gast@example.com").remove(0);
        assert!(mail.subject.starts_with("ada added you to a conversation on "), "{}", mail.subject);
        let link = token(&world, "gast@example.com", "/messages/link/");
        assert!(open(&world, &link).await.unwrap().messages.is_empty());
        send(&cleo, id, "A robin.").await.unwrap();
        let shown = open(&world, &link).await.unwrap().messages;
        assert_eq!((shown.len(), shown[0].text.as_str()), (1, "A robin."));
        send(&ben, id, "It is me.").await.unwrap();
        let seen = get(&ada, id).await.unwrap();
        assert_eq!(names(&seen), ["ben", "cleo", "dora"]);
        assert_eq!(seen.emails, [both[1]]);
        assert_eq!(world.mails("gast@example.com").len(), 1);
        let own = add_members(ada.clone(), adding(id, &["ada@example.com"])).await;
        assert_eq!(refused(own), (Code::InvalidInput, "emails".into()));
        let seven: Vec<String> = (0..7).map(|number| format!("{number}@example.com")).collect();
        let seven: Vec<&str> = seven.iter().map(String::as_str).collect();
        assert_eq!(code(add_members(ada.clone(), adding(id, &seven)).await), Code::ConversationFull);
        let pair = start_conversation(ada.clone(), with(&[&cleo], "Hm.")).await.unwrap().id;
        assert_eq!(code(add_members(ada.clone(), adding(pair, &both)).await), Code::NotAllowed);
        invariants::hold(&world.house.db).await;
    }

    async fn members_know_of_an_address_also_when_who_wrote_to_it_left(world: World) {
        let ada = proved(&world, "ada").await;
        let (cleo, dora) = (world.person("cleo").await, world.person("dora").await);
        for other in [&cleo, &dora] {
            builders::follow_each_other(&ada, other).await;
        }
        let id = start_conversation(ada.clone(), with(&[&cleo, &dora], "Look!")).await.unwrap().id;
        add_members(ada.clone(), adding(id, &["gast@example.com"])).await.unwrap();
        leave(&ada, id).await.unwrap();
        let left = get(&cleo, id).await.unwrap();
        assert_eq!((names(&left), left.emails.clone()), (vec!["dora"], vec!["gast@example.com".to_owned()]));
        block(&cleo, &ada).await;
        assert!(get(&cleo, id).await.unwrap().emails.is_empty());
        // Alone with an address of another there is no conversation.
        leave(&cleo, id).await.unwrap();
        assert_eq!(code(get(&dora, id).await), Code::NotFound);
        assert!(inbox(&dora).await.is_empty());
    }

    async fn before_the_first_words_an_added_address_is_told_nothing(world: World) {
        let ada = proved(&world, "ada").await;
        let others = guests(&world, 2).await;
        let id = start_conversation(ada.clone(), with(&[&others[0], &others[1]], "")).await.unwrap().id;
        add_members(ada.clone(), adding(id, &["gast@example.com"])).await.unwrap();
        world.settle().await;
        assert!(world.mails("gast@example.com").is_empty());
        send(&ada, id, "Look!").await.unwrap();
        world.settle().await;
        assert!(world.mails("gast@example.com").remove(0).subject.starts_with("ada wrote to you on "));
    }

    async fn no_address_is_added_beside_a_minor(world: World) {
        let (ada, young) = (proved(&world, "ada").await, world.person("young").await);
        let cleo = world.person("cleo").await;
        let born = UpdateUser { birthday: Some("2003-06-25".into()), ..UpdateUser::default() };
        update_user(young.clone(), born).await.unwrap();
        for adult in [&ada, &cleo] {
            builders::follow_each_other(adult, &young).await;
        }
        let id = start_conversation(ada.clone(), with(&[&young, &cleo], "Look!")).await.unwrap().id;
        let beside = add_members(ada, adding(id, &["gast@example.com"])).await;
        assert_eq!(code(beside), Code::MessageRefused);
    }
}
