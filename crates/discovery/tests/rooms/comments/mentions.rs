//! Users who are mentioned in comments.

use accounts::{
    preferences::update_preferences::update_preferences, users::block_user::block_user,
};
use contract::{
    blocks::BlockUser,
    comments::{CommentView, RemoveMention, Tag, Tags, UpdateComment, WriteComment},
    errors::Code,
    ids::{CommentId, UserId},
    preferences::{Audience, UpdatePreferences},
    search::typeahead::SuggestMentions,
};
use discovery::search::suggest_mentions::suggest_mentions;
use kernel::{ctx::Ctx, error::Result};
use talk::comments::{
    remove_mention::remove_mention, update_comment::update_comment, write_comment::write_comment,
};
use testkit::invariants;

use super::{delete, list, robin, update, updating, write, writing};
use crate::ask::{code, refused};

/// Who is mentioned where, by username.
fn mentioned(comment: &CommentView) -> Vec<(i64, i64, &str)> {
    let name = |id: UserId| {
        let mut users = comment.tagged_users.iter();
        users.find(|user| user.id == id).unwrap().username.as_str()
    };
    let places = comment.tags.iter();
    places
        .map(|tag| (tag.start, tag.length, name(tag.user_id)))
        .collect()
}

async fn remove(who: &Ctx, id: CommentId, users: Option<Vec<UserId>>) -> Result<Vec<String>> {
    let input = RemoveMention {
        id,
        tagged_users: users,
    };
    let left = remove_mention(who.clone(), input).await?;
    assert_eq!(left.id, id);
    Ok(left
        .tagged_users
        .into_iter()
        .map(|user| user.username)
        .collect())
}

async fn suggested(who: &Ctx, term: &str) -> Result<Vec<String>> {
    let found = suggest_mentions(who.clone(), SuggestMentions { term: term.into() }).await?;
    let mut names: Vec<String> = found.items.into_iter().map(|user| user.username).collect();
    names.sort();
    Ok(names)
}

async fn mentions_from(who: &Ctx, audience: Audience) {
    let choice = UpdatePreferences {
        mentions_from: Some(audience),
        ..Default::default()
    };
    update_preferences(who.clone(), choice).await.unwrap();
}

testkit::on_both_engines! {
    async fn users_are_mentioned_by_their_names(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let robin = robin(&ada).await;
        let said = write(&ben, robin, " 👋 @ada and @BEN, not @nobody, ada@ada.test. @ada").await.unwrap();
        let expected = [(3, 4, "ada"), (12, 4, "ben"), (45, 4, "ada")];
        assert_eq!((mentioned(&said), said.tagged_users.len()), (expected.to_vec(), 2));
        // A change of the words is a change of who is mentioned.
        let said = update(&ben, said.id, "Only @ben").await.unwrap();
        assert_eq!(mentioned(&said), [(5, 4, "ben")]);
        assert_eq!(mentioned(&list(&world.visitor(), robin).await.unwrap()[0]), [(5, 4, "ben")]);
        invariants::hold(&world.house.db).await;
        delete(&ben, said.id).await.unwrap();
        invariants::hold(&world.house.db).await;
    }

    async fn tags_say_which_names_are_meant(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let robin = robin(&ada).await;
        let text = "@ada @ben";
        let tag = |who: &Ctx| Tag { user_id: who.user().unwrap() };
        for (tags, expected) in [
            (Tags::List(vec![tag(&ada)]), vec![(0, 4, "ada")]),
            (Tags::Text("[]".into()), vec![]),
        ] {
            let input = WriteComment { tags: Some(tags.clone()), ..writing(robin, text) };
            let said = write_comment(ben.clone(), input).await.unwrap();
            assert_eq!(mentioned(&said), expected);
            let input = UpdateComment { tags: Some(tags), ..updating(said.id, "@ben, @ada") };
            let said = update_comment(ben.clone(), input).await.unwrap();
            assert_eq!(said.tags.len(), expected.len());
        }
        let said = write(&ben, robin, text).await.unwrap();
        let none = Some(Tags::Text("[]".into()));
        let input = UpdateComment { tags: none, ..updating(said.id, text) };
        let said = update_comment(ben.clone(), input).await.unwrap();
        assert_eq!((mentioned(&said), said.is_edited), (vec![], false));
        let wrong = WriteComment { tags: Some(Tags::Text("{".into())), ..writing(robin, text) };
        assert_eq!(refused(write_comment(ben.clone(), wrong).await), (Code::InvalidInput, "tags".into()));
    }

    async fn who_may_not_be_mentioned_is_a_word(world: World) {
        let (ada, ben, cleo) = (world.person("ada").await, world.person("ben").await, world.person("cleo").await);
        let robin = robin(&ada).await;
        let said = write(&ben, robin, "@ada @cleo").await.unwrap();
        assert_eq!(said.tags.len(), 2);
        // Who blocks the author later stays where others read it, and is no link for the author.
        block_user(cleo.clone(), BlockUser { user_id: ben.user().unwrap() }).await.unwrap();
        for (viewer, expected) in [(&ada, 2), (&ben, 1), (&world.visitor(), 2)] {
            assert_eq!(list(viewer, robin).await.unwrap()[0].tags.len(), expected);
        }
        // They take themselves out all the same.
        let id = said.id;
        assert_eq!(remove(&cleo, id, None).await.unwrap(), [""; 0]);
        assert_eq!(list(&ada, robin).await.unwrap()[0].tags.len(), 1);
        mentions_from(&ada, Audience::Followed).await;
        assert_eq!(mentioned(&write(&ben, robin, "@ada @cleo").await.unwrap()), []);
    }

    async fn a_mention_is_taken_out_for_good(world: World) {
        let (ada, ben, cleo) = (world.person("ada").await, world.person("ben").await, world.person("cleo").await);
        let robin = robin(&ada).await;
        let id = write(&ben, robin, "@ada @cleo").await.unwrap().id;
        let (a, c) = (ada.user().unwrap(), cleo.user().unwrap());
        assert_eq!(code(remove(&ada, id, Some(vec![c])).await), Code::NotAllowed);
        assert_eq!(code(remove(&world.visitor(), id, None).await), Code::SignInRequired);
        assert_eq!(code(remove(&ada, CommentId(7), None).await), Code::NotFound);
        let many = (1..=21).map(UserId).collect();
        assert_eq!(refused(remove(&ben, id, Some(many)).await), (Code::InvalidInput, "tagged_users".into()));
        for _ in 0..2 {
            assert_eq!(remove(&ada, id, None).await.unwrap(), ["cleo"]);
        }
        // Also when its words change.
        let said = update(&ben, id, "So, @ada and @cleo").await.unwrap();
        assert_eq!(mentioned(&said), [(13, 5, "cleo")]);
        assert_eq!(remove(&ben, id, Some(vec![c, a])).await.unwrap(), [""; 0]);
        invariants::hold(&world.house.db).await;
    }

    async fn those_who_may_be_mentioned_are_suggested(world: World) {
        let (ben, cleo) = (world.person("ben").await, world.person("benedikt").await);
        world.person("benita").await;
        world.settle().await;
        assert_eq!(suggested(&ben, "ben").await.unwrap(), ["benedikt", "benita"]);
        assert_eq!(code(suggested(&world.visitor(), "ben").await), Code::SignInRequired);
        assert_eq!(refused(suggested(&ben, " ").await), (Code::TextLength, "term".into()));
        mentions_from(&cleo, Audience::Nobody).await;
        assert_eq!(suggested(&ben, "ben").await.unwrap(), ["benita"]);
    }
}
