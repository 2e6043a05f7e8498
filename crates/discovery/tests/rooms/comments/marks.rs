//! What users think of comments, and their order.

use contract::{
    comments::{
        CommentSort, CommentView, HighlightComment, ListComments, MarkHelpful, ReactToComment,
    },
    errors::Code,
    ids::{CommentId, PinId},
    reactions::ReactionType,
};
use kernel::{ctx::Ctx, error::Result};
use talk::comments::{
    highlight_comment::highlight_comment, list_comments::list_comments, mark_helpful::mark_helpful,
    react_to_comment::react_to_comment, unmark_helpful::unmark_helpful,
    unreact_to_comment::unreact_to_comment,
};
use testkit::{builders, invariants};

use super::{comments, delete, list, robin, said, write};
use crate::ask::{self, code, refused, walk};

fn like(comment_id: CommentId) -> ReactToComment {
    ReactToComment {
        comment_id,
        reaction_type: ReactionType::Love,
    }
}

fn helpful(comment_id: CommentId) -> MarkHelpful {
    MarkHelpful {
        model_type: 1,
        comment_id,
    }
}

async fn highlight(who: &Ctx, pin: PinId, id: CommentId, highlight: bool) -> Result<CommentView> {
    let input = HighlightComment {
        aggregated_comment: id,
        pin,
        highlight,
    };
    highlight_comment(who.clone(), input).await
}

/// Its likes, and whether one is the viewer's; how many it helped, the viewer among them.
fn marks(comment: CommentView) -> (i64, bool, i64, bool) {
    (
        comment
            .reaction_counts
            .get("1")
            .copied()
            .unwrap_or_default(),
        comment.reaction_by_me == Some(ReactionType::Love),
        comment.helpful_count,
        comment.marked_helpful_by_me,
    )
}

testkit::on_both_engines! {
    async fn users_like_them_and_others_find_them_helpful(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let robin = robin(&ada).await;
        let id = write(&ben, robin, "It sings.").await.unwrap().id;
        for _ in 0..2 {
            assert_eq!(marks(react_to_comment(ada.clone(), like(id)).await.unwrap()), (1, true, 0, false));
        }
        assert_eq!(marks(mark_helpful(ada.clone(), helpful(id)).await.unwrap()), (1, true, 1, true));
        assert_eq!(marks(list(&world.visitor(), robin).await.unwrap().remove(0)), (1, false, 1, false));
        assert_eq!(marks(react_to_comment(ben.clone(), like(id)).await.unwrap()), (2, true, 1, false));
        assert_eq!(marks(unreact_to_comment(ben.clone(), like(id)).await.unwrap()), (1, false, 1, false));
        assert_eq!(code(mark_helpful(ben.clone(), helpful(id)).await), Code::NotAllowed);
        assert_eq!(code(mark_helpful(ada.clone(), helpful(CommentId(7))).await), Code::NotFound);
        let laughed = ReactToComment { reaction_type: ReactionType::Haha, ..like(id) };
        let of_pins = MarkHelpful { model_type: 2, ..helpful(id) };
        let wrong = |field: &str| (Code::InvalidInput, field.to_owned());
        assert_eq!(refused(react_to_comment(ada.clone(), laughed.clone()).await), wrong("reaction_type"));
        assert_eq!(refused(unreact_to_comment(ada.clone(), laughed).await), wrong("reaction_type"));
        assert_eq!(refused(mark_helpful(ada.clone(), of_pins.clone()).await), wrong("model_type"));
        assert_eq!(refused(unmark_helpful(ada.clone(), of_pins).await), wrong("model_type"));
        let mut tasks = Vec::new();
        for number in 0..4 {
            let who = world.person(&format!("person{number}")).await;
            for _ in 0..3 {
                let who = who.clone();
                tasks.push(tokio::spawn(async move { mark_helpful(who, helpful(id)).await.map(drop) }));
            }
        }
        for task in tasks {
            task.await.unwrap().unwrap();
        }
        for _ in 0..2 {
            assert_eq!(marks(unmark_helpful(ada.clone(), helpful(id)).await.unwrap()), (1, true, 4, false));
        }
        for _ in 0..2 {
            assert_eq!(marks(unreact_to_comment(ada.clone(), like(id)).await.unwrap()), (0, false, 4, false));
        }
        invariants::hold(&world.house.db).await;
        delete(&ben, id).await.unwrap();
        invariants::hold(&world.house.db).await;
    }

    async fn the_pinner_puts_one_before_all_others(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let robin = robin(&ada).await;
        let mut ids = Vec::new();
        for text in ["one", "two", "three"] {
            ids.push(write(&ben, robin, text).await.unwrap().id);
        }
        assert_eq!(code(highlight(&ben, robin, ids[0], true).await), Code::NotAllowed);
        let wren = builders::board(&ada, "More").await.board.id;
        let wren = builders::pin(&ada, wren, "wren").await.pin.id;
        assert_eq!(code(highlight(&ada, wren, ids[0], true).await), Code::NotFound);
        for _ in 0..2 {
            assert!(highlight(&ada, robin, ids[0], true).await.unwrap().highlighted_by_pin_owner);
        }
        assert_eq!(said(&world.visitor(), robin).await, ["one", "three", "two"]);
        // There is one at most, and it stands first in either order.
        highlight(&ada, robin, ids[1], true).await.unwrap();
        mark_helpful(ada.clone(), helpful(ids[0])).await.unwrap();
        for (sort, expected) in
            [(CommentSort::Helpful, ["two", "one", "three"]), (CommentSort::Newest, ["two", "three", "one"])]
        {
            let asked = ListComments { sort, ..ask::comments_on(robin) };
            let shown = comments(list_comments(ben.clone(), asked).await.unwrap().items);
            let firsts: Vec<bool> = shown.iter().map(|one| one.highlighted_by_pin_owner).collect();
            assert_eq!(firsts, [true, false, false]);
            assert_eq!(shown.into_iter().map(|one| one.text).collect::<Vec<_>>(), expected);
        }
        let may = list(&ada, robin).await.unwrap().iter().all(|one| one.may_highlight);
        assert!(may && !list(&ben, robin).await.unwrap()[0].may_highlight);
        // Taking another from there takes nothing; deleting frees the place.
        highlight(&ada, robin, ids[0], false).await.unwrap();
        assert!(list(&ada, robin).await.unwrap()[0].highlighted_by_pin_owner);
        delete(&ben, ids[1]).await.unwrap();
        assert!(!list(&ada, robin).await.unwrap()[0].highlighted_by_pin_owner);
        invariants::hold(&world.house.db).await;
    }

    async fn a_walk_shows_each_once_while_others_write_and_mark(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let robin = robin(&ada).await;
        let mut ids = Vec::new();
        for number in 0..32 {
            let comment = write(&ben, robin, &format!("{number}")).await.unwrap();
            if number < 28 {
                mark_helpful(ada.clone(), helpful(comment.id)).await.unwrap();
            }
            ids.push(comment.id);
        }
        highlight(&ada, robin, ids[30], true).await.unwrap();
        for size in [1, 5, 24, 31] {
            let (ada, ben) = (&ada, &ben);
            let ids = &ids;
            let walked = walk(size, |bookmarks, page_size| async move {
                let asked = ListComments { bookmarks, page_size, ..ask::comments_on(robin) };
                let page = list_comments(ada.clone(), asked).await?;
                // Meanwhile the order changes.
                write(ben, robin, "later").await?;
                unmark_helpful(ada.clone(), helpful(ids[20])).await?;
                mark_helpful(ada.clone(), helpful(ids[29])).await?;
                Ok((comments(page.items).into_iter().map(|one| one.id).collect(), page.bookmark))
            })
            .await;
            mark_helpful(ada.clone(), helpful(ids[20])).await.unwrap();
            unmark_helpful(ada.clone(), helpful(ids[29])).await.unwrap();
            let there: Vec<_> = walked.iter().filter(|id| ids.contains(id)).collect();
            let each: std::collections::BTreeSet<_> = there.iter().collect();
            assert_eq!((there.len(), each.len()), (32, 32), "{size}");
            // The highlighted one, the helpful ones, the latest of them first, then the latest.
            assert_eq!(walked[..3], [ids[30], ids[27], ids[26]], "{size}");
            assert_eq!(walked[23], ids[5], "{size}");
        }
        invariants::hold(&world.house.db).await;
    }
}
