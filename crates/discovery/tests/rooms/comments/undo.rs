//! Deleted comments that come back, and who likes a comment.

use accounts::users::block_user::block_user;
use contract::{
    blocks::BlockUser,
    comments::{
        CommentView, HighlightComment,
        below::{CommentReaction, ListCommentReactions},
    },
    errors::Code,
    ids::CommentId,
};
use kernel::{ctx::Ctx, error::Result};
use serde_json::json;
use talk::comments::{
    get_comment::get_comment, hide_comment::hide_comment, highlight_comment::highlight_comment,
    list_comment_reactions::list_comment_reactions, react_to_comment::react_to_comment,
    reply_to_comment::reply_to_comment, update_comment::update_comment,
};
use testkit::invariants;

use super::{counted, delete, robin, said, send, write};
use crate::ask::{self, code, walk};

const HOUR_MS: i64 = 60 * 60 * 1_000;

async fn restore(who: &Ctx, id: CommentId) -> Result<CommentView> {
    let asked = json!({ "comment_id": id, "restore": true });
    update_comment(who.clone(), ask::input(asked)).await
}

async fn reply(who: &Ctx, id: CommentId, text: &str) -> Result<CommentView> {
    let reply = json!({ "comment_id": id, "text": text });
    reply_to_comment(who.clone(), ask::input(reply)).await
}

async fn like(who: &Ctx, id: CommentId) {
    let like = json!({ "comment_id": id, "reaction_type": 1 });
    react_to_comment(who.clone(), ask::input(like))
        .await
        .unwrap();
}

testkit::on_both_engines! {
    async fn what_was_deleted_comes_back_with_its_replies(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let robin = robin(&ada).await;
        let first = write(&ben, robin, "It sings.").await.unwrap().id;
        let kept = reply(&ada, first, "It does.").await.unwrap().id;
        let gone = reply(&ada, first, "No.").await.unwrap().id;
        like(&ada, first).await;
        let top = HighlightComment { aggregated_comment: first, pin: robin, highlight: true };
        highlight_comment(ada.clone(), top).await.unwrap();
        delete(&ada, gone).await.unwrap();
        delete(&ben, first).await.unwrap();
        // Meanwhile there is nothing of it, and its replies are gone as well.
        for id in [first, kept] {
            let asked = ask::input(json!({ "comment_id": id }));
            assert_eq!(code(get_comment(ada.clone(), asked).await), Code::NotFound);
            assert_eq!(code(reply(&ada, id, "So").await), Code::NotFound);
        }
        assert_eq!((said(&ben, robin).await.len(), counted(&ben, robin).await), (0, 0));
        assert_eq!(code(delete(&ben, first).await), Code::NotFound);
        invariants::hold(&world.house.db).await;
        delete(&ada, kept).await.unwrap();
        assert_eq!(code(restore(&ada, kept).await), Code::NotFound);
        world.pass(HOUR_MS - 1);
        assert_eq!(code(restore(&ada, first).await), Code::NotFound);
        let back = restore(&ben, first).await.unwrap();
        assert_eq!((back.text.as_str(), back.comment_count, back.highlighted_by_pin_owner), ("It sings.", 0, true));
        assert_eq!(back.reaction_counts.get("1"), Some(&1));
        restore(&ada, kept).await.unwrap();
        assert_eq!(code(restore(&ben, first).await), Code::NotFound);
        assert_eq!((said(&ada, robin).await, counted(&ada, robin).await), (vec!["It sings.".to_owned()], 2));
        invariants::hold(&world.house.db).await;
    }

    async fn after_an_hour_it_is_gone_for_good(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let robin = robin(&ada).await;
        let first = send(&ben, robin, "one", "name").await.unwrap().id;
        reply(&ada, first, "It does.").await.unwrap();
        let stays = write(&ben, robin, "stays").await.unwrap().id;
        delete(&ada, first).await.unwrap();
        // The same words sent again are another comment, as they were before.
        let again = send(&ben, robin, "one", "name").await.unwrap().id;
        assert_ne!(again, first);
        world.pass(HOUR_MS);
        delete(&ben, stays).await.unwrap();
        assert_eq!(code(restore(&ada, first).await), Code::NotFound);
        for _ in 0..2 {
            ask::for_job(&world, "comments.tidy").await;
            invariants::hold(&world.house.db).await;
        }
        restore(&ben, stays).await.unwrap();
        assert_eq!((said(&ada, robin).await, counted(&ada, robin).await), (vec!["one".to_owned(), "stays".into()], 2));
        invariants::hold(&world.house.db).await;
    }

    async fn numbers_stay_true_while_some_delete_restore_and_reply_at_once(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let robin = robin(&ada).await;
        for round in 0..4 {
            let first = write(&ben, robin, &format!("{round}")).await.unwrap().id;
            let below = reply(&ada, first, "So?").await.unwrap().id;
            // Who comes too late is refused.
            let _ = tokio::join!(
                delete(&ben, first), delete(&ada, first), delete(&ada, below), reply(&ben, first, "So."),
            );
            let (by_ben, by_ada, ..) = tokio::join!(
                restore(&ben, first), restore(&ada, first), restore(&ada, below), reply(&ada, first, "So!"),
            );
            // It comes back once, for the one who deleted it.
            assert_ne!(by_ben.is_ok(), by_ada.is_ok());
            invariants::hold(&world.house.db).await;
        }
    }

    async fn who_likes_a_comment_is_told(world: World) {
        let (ada, ben, cleo) = (world.person("ada").await, world.person("ben").await, world.person("cleo").await);
        let robin = robin(&ada).await;
        let first = write(&ben, robin, "It sings.").await.unwrap().id;
        let mut expected = Vec::new();
        for name in ["dan", "eve", "finn"] {
            let fan = world.person(name).await;
            like(&fan, first).await;
            world.pass(1);
            expected.insert(0, name.to_owned());
        }
        like(&cleo, first).await;
        block_user(cleo.clone(), BlockUser { user_id: ada.user().unwrap() }).await.unwrap();
        let names = |viewer: &Ctx, size| {
            let viewer = viewer.clone();
            walk(size, move |bookmarks, page_size| {
                let asked = ListCommentReactions { comment_id: first, bookmarks, page_size };
                let page = list_comment_reactions(viewer.clone(), asked);
                let name = |one: CommentReaction| one.user.username;
                async move {
                    page.await.map(|page| (page.items.into_iter().map(name).collect::<Vec<_>>(), page.bookmark))
                }
            })
        };
        for size in [1, 2, 25] {
            assert_eq!(names(&ada, size).await, expected, "{size}");
        }
        expected.insert(0, "cleo".into());
        assert_eq!(names(&world.visitor(), 2).await, expected);
        let asked = json!({ "comment_id": first });
        hide_comment(ada.clone(), ask::input(asked.clone())).await.unwrap();
        assert_eq!(code(list_comment_reactions(ada, ask::input(asked)).await), Code::NotFound);
    }
}
