//! Replies to comments.

use accounts::{
    departures::delete_user::delete_user, preferences::update_preferences::update_preferences,
    users::block_user::block_user,
};
use collections::pins::update_pin::update_pin;
use contract::{
    blocks::BlockUser,
    comments::{CommentView, HighlightComment, ListReplies, MarkHelpful, ReplyToComment},
    departures::DeleteUser,
    errors::Code,
    ids::{CommentId, PinId},
    pins::UpdatePin,
    preferences::UpdatePreferences,
};
use kernel::{ctx::Ctx, error::Result};
use talk::comments::{
    highlight_comment::highlight_comment, list_replies::list_replies, mark_helpful::mark_helpful,
    reply_to_comment::reply_to_comment,
};
use testkit::{builders, invariants};

use super::{DAY_MS, counted, delete, list, robin, said, update, write};
use crate::ask::{self, code, refused, walk};

async fn send(
    who: &Ctx,
    comment_id: CommentId,
    text: &str,
    client: Option<&str>,
) -> Result<CommentView> {
    let input = ReplyToComment {
        comment_id,
        text: text.into(),
        tags: None,
        client_id: client.map(Into::into),
        force: false,
    };
    reply_to_comment(who.clone(), input).await
}

async fn reply(who: &Ctx, comment_id: CommentId, text: &str) -> Result<CommentView> {
    send(who, comment_id, text, None).await
}

async fn answers(viewer: &Ctx, comment: CommentId) -> Vec<String> {
    let page = list_replies(viewer.clone(), ask::replies_to(comment))
        .await
        .unwrap();
    page.items.into_iter().map(|one| one.text).collect()
}

/// How many answer the one comment of a pin.
async fn answered(viewer: &Ctx, pin: PinId) -> i64 {
    list(viewer, pin).await.unwrap()[0].comment_count
}

/// The pinner does not want to read of ugly birds.
async fn filter(ada: &Ctx) {
    let filter = UpdatePreferences {
        comment_filter_enabled: Some(true),
        comment_filter_words: Some(vec!["ugly".into()]),
        ..Default::default()
    };
    update_preferences(ada.clone(), filter).await.unwrap();
}

testkit::on_both_engines! {
    async fn they_stand_below_what_they_answer(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let robin = robin(&ada).await;
        let first = write(&ben, robin, "It sings.").await.unwrap();
        let one = reply(&ada, first.id, "It does.").await.unwrap();
        assert_eq!((first.parent_id, one.parent_id, one.pin_id), (None, Some(first.id), robin));
        // Who answers an answer stands beside it.
        let two = reply(&ben, one.id, "Loud.").await.unwrap();
        assert_eq!(two.parent_id, Some(first.id));
        for viewer in [&ada, &ben, &world.visitor()] {
            assert_eq!(answers(viewer, first.id).await, ["It does.", "Loud."]);
            assert_eq!(said(viewer, robin).await, ["It sings."]);
            assert_eq!((answered(viewer, robin).await, counted(viewer, robin).await), (2, 3));
        }
        assert_eq!(answers(&ben, two.id).await, [""; 0]);
        update(&ben, two.id, "Very loud.").await.unwrap();
        assert_eq!(answers(&ada, first.id).await, ["It does.", "Very loud."]);
        mark_helpful(ada.clone(), MarkHelpful { model_type: 1, comment_id: two.id }).await.unwrap();
        // One that helped stands no higher, and none is put before all others.
        assert_eq!(said(&ada, robin).await, ["It sings."]);
        let put = HighlightComment { aggregated_comment: two.id, pin: robin, highlight: true };
        assert_eq!(code(highlight_comment(ada.clone(), put).await), Code::NotAllowed);
        invariants::hold(&world.house.db).await;
    }

    async fn what_cannot_be_answered_is_refused(world: World) {
        let (ada, ben, cleo) = (world.person("ada").await, world.person("ben").await, world.person("cleo").await);
        let robin = robin(&ada).await;
        let first = write(&ben, robin, "It sings.").await.unwrap().id;
        assert_eq!(refused(reply(&ada, first, " ").await), (Code::TextLength, "text".into()));
        assert_eq!(refused(send(&ada, first, "So", Some("")).await), (Code::InvalidInput, "client_id".into()));
        assert_eq!(code(reply(&world.visitor(), first, "So").await), Code::SignInRequired);
        assert_eq!(code(reply(&ada, CommentId(7), "So").await), Code::NotFound);
        let gone = list_replies(ada.clone(), ask::replies_to(CommentId(7))).await;
        assert_eq!(code(gone), Code::NotFound);
        // The answer of another stands below what is hidden: it is hidden too.
        let adas = reply(&ada, first, "It does.").await.unwrap().id;
        block_user(cleo.clone(), BlockUser { user_id: ben.user().unwrap() }).await.unwrap();
        for id in [first, adas] {
            assert_eq!(code(reply(&cleo, id, "So").await), Code::NotFound);
        }
        let quiet = UpdatePin { comments_disabled: Some(true), ..ask::edit(robin) };
        update_pin(ada.clone(), quiet).await.unwrap();
        assert_eq!(code(reply(&ben, first, "So").await), Code::CommentsOff);
        assert_eq!(answers(&ben, first).await, ["It does."]);
    }

    async fn a_lost_answer_of_the_server_makes_no_second_one(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let robin = robin(&ada).await;
        let first = write(&ben, robin, "It sings.").await.unwrap().id;
        let tasks: Vec<_> = (0..6)
            .map(|_| {
                let ben = ben.clone();
                tokio::spawn(async move { send(&ben, first, "Loud.", Some("one")).await.map(|one| one.id) })
            })
            .collect();
        for task in tasks {
            task.await.unwrap().unwrap();
        }
        assert_eq!((answered(&ada, robin).await, counted(&ada, robin).await), (1, 2));
        invariants::hold(&world.house.db).await;
    }

    async fn they_go_with_what_they_answer(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let robin = robin(&ada).await;
        let first = write(&ben, robin, "It sings.").await.unwrap().id;
        let one = reply(&ada, first, "one").await.unwrap().id;
        let two = reply(&ben, first, "two").await.unwrap().id;
        mark_helpful(ada.clone(), MarkHelpful { model_type: 1, comment_id: two }).await.unwrap();
        delete(&ada, one).await.unwrap();
        assert_eq!((answers(&ben, first).await, answered(&ben, robin).await), (vec!["two".to_owned()], 1));
        assert_eq!(counted(&ben, robin).await, 2);
        delete(&ben, first).await.unwrap();
        assert_eq!((said(&ben, robin).await.len(), counted(&ben, robin).await), (0, 0));
        // For an hour it may come back, with its replies.
        world.pass(60 * 60 * 1_000);
        ask::for_job(&world, "comments.tidy").await;
        assert_eq!(code(delete(&ben, two).await), Code::NotFound);
        assert_eq!((said(&ben, robin).await.len(), counted(&ben, robin).await), (0, 0));
        invariants::hold(&world.house.db).await;
    }

    async fn one_who_answers_what_is_deleted_comes_before_or_too_late(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let robin = robin(&ada).await;
        for _ in 0..8 {
            let first = write(&ben, robin, "It sings.").await.unwrap().id;
            let (other, pinner, author) = (ada.clone(), ada.clone(), ben.clone());
            let replied = tokio::spawn(async move { reply(&other, first, "It does.").await.map(drop) });
            let deletions = [
                tokio::spawn(async move { delete(&author, first).await }),
                tokio::spawn(async move { delete(&pinner, first).await }),
            ];
            let mut deleted = 0;
            for deletion in deletions {
                match deletion.await.unwrap() {
                    Ok(()) => deleted += 1,
                    Err(error) => assert_eq!(error.code, Code::NotFound),
                }
            }
            assert!(deleted > 0);
            if let Err(error) = replied.await.unwrap() {
                assert_eq!(error.code, Code::NotFound);
            }
            assert_eq!(counted(&ada, robin).await, 0);
            invariants::hold(&world.house.db).await;
        }
    }

    async fn words_that_are_held_back_take_their_answers_along(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let robin = robin(&ada).await;
        filter(&ada).await;
        let first = write(&ben, robin, "It sings.").await.unwrap().id;
        reply(&ada, first, "It does.").await.unwrap();
        let held = reply(&ben, first, "An ugly song.").await.unwrap().id;
        assert_eq!(answers(&ada, first).await, ["It does."]);
        assert_eq!(answers(&ben, first).await, ["It does.", "An ugly song."]);
        assert_eq!((answered(&ada, robin).await, counted(&ada, robin).await), (1, 2));
        assert_eq!((answered(&ben, robin).await, answered(&world.visitor(), robin).await), (2, 1));
        assert_eq!(code(reply(&ada, held, "So").await), Code::NotFound);
        invariants::hold(&world.house.db).await;
        // Held back with what it answers: neither is counted, and its author sees all.
        update(&ben, first, "An ugly bird.").await.unwrap();
        assert_eq!(counted(&ada, robin).await, 0);
        let hidden = list_replies(ada.clone(), ask::replies_to(first)).await;
        assert_eq!(code(hidden), Code::NotFound);
        reply(&ben, first, "A fine song.").await.unwrap();
        delete(&ben, held).await.unwrap();
        assert_eq!((answers(&ben, first).await.len(), counted(&ben, robin).await), (2, 0));
        invariants::hold(&world.house.db).await;
        update(&ben, first, "It sings.").await.unwrap();
        let released = ["It does.", "A fine song."].map(str::to_owned).to_vec();
        assert_eq!((answers(&ada, first).await, counted(&ada, robin).await), (released, 3));
        invariants::hold(&world.house.db).await;
        delete(&ben, first).await.unwrap();
        invariants::hold(&world.house.db).await;
    }

    async fn a_walk_shows_each_once_without_those_of_hidden_users(world: World) {
        let (ada, ben, cleo) = (world.person("ada").await, world.person("ben").await, world.person("cleo").await);
        let robin = robin(&ada).await;
        let first = write(&ada, robin, "A robin.").await.unwrap().id;
        for (who, text) in [(&ben, "0"), (&cleo, "1"), (&ben, "2"), (&ben, "3"), (&cleo, "4"), (&ben, "5")] {
            reply(who, first, text).await.unwrap();
        }
        block_user(cleo.clone(), BlockUser { user_id: ben.user().unwrap() }).await.unwrap();
        for (viewer, expected) in [
            (&ada, vec!["0", "1", "2", "3", "4", "5"]),
            (&cleo, vec!["1", "4"]),
            (&ben, vec!["0", "2", "3", "5"]),
        ] {
            for size in [1, 2, 10] {
                let walked = walk(size, |bookmarks, page_size| {
                    let asked = ListReplies { bookmarks, page_size, ..ask::replies_to(first) };
                    let page = list_replies(viewer.clone(), asked);
                    async move {
                        page.await.map(|page| (page.items.into_iter().map(|one| one.text).collect(), page.bookmark))
                    }
                });
                assert_eq!(walked.await, expected, "{size}");
            }
        }
    }

    async fn an_erased_user_takes_what_answers_them_along(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let robin = robin(&ada).await;
        let adas = write(&ada, robin, "A robin.").await.unwrap().id;
        let bens = write(&ben, robin, "It sings.").await.unwrap().id;
        reply(&ben, adas, "It sings.").await.unwrap();
        reply(&ada, bens, "It does.").await.unwrap();
        delete_user(ben, DeleteUser { password: builders::PASSWORD.into(), ..Default::default() }).await.unwrap();
        world.pass(31 * DAY_MS);
        ask::for_job(&world, "users.erase_due").await;
        world.settle().await;
        assert_eq!(said(&ada, robin).await, ["A robin."]);
        assert_eq!((answers(&ada, adas).await.len(), counted(&ada, robin).await), (0, 1));
        invariants::hold(&world.house.db).await;
    }
}
