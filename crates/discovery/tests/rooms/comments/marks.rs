//! What users think of comments, and their order.

use std::cmp::Reverse;

use contract::{
    answers::Bookmark,
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

    async fn a_walk_goes_from_the_most_helpful_to_the_least(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let readers = [world.person("reader0").await, world.person("reader1").await, world.person("reader2").await];
        let robin = robin(&ada).await;
        let mut placed = Vec::new();
        for number in 0..30 {
            let id = write(&ben, robin, &format!("{number}")).await.unwrap().id;
            let helped = number % 4;
            for reader in &readers[..helped] {
                mark_helpful(reader.clone(), helpful(id)).await.unwrap();
            }
            placed.push((helped, id));
        }
        let first = placed.remove(4).1;
        highlight(&ada, robin, first, true).await.unwrap();
        placed.sort_by_key(|place| Reverse(*place));
        let expected: Vec<CommentId> = [first].into_iter().chain(placed.into_iter().map(|(_, id)| id)).collect();
        for size in [1, 4, 31] {
            for viewer in [&ben, &world.visitor()] {
                let walked = walk(size, |bookmarks, page_size| async move {
                    let asked = ListComments { bookmarks, page_size, ..ask::comments_on(robin) };
                    let page = list_comments(viewer.clone(), asked).await?;
                    Ok((comments(page.items).into_iter().map(|one| one.id).collect(), page.bookmark))
                });
                assert_eq!(walked.await, expected, "{size}");
            }
        }
        invariants::hold(&world.house.db).await;
    }

    async fn a_walk_shows_each_once_while_others_write_and_another_is_highlighted(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let robin = robin(&ada).await;
        let mut ids = Vec::new();
        for number in 0..8 {
            let id = write(&ben, robin, &format!("{number}")).await.unwrap().id;
            if number < 4 {
                mark_helpful(ada.clone(), helpful(id)).await.unwrap();
            }
            ids.push(id);
        }
        for size in [1, 3, 9] {
            highlight(&ada, robin, ids[6], true).await.unwrap();
            let (ada, ben, ids) = (&ada, &ben, &ids);
            let walked = walk(size, |bookmarks, page_size| async move {
                let asked = ListComments { bookmarks, page_size, ..ask::comments_on(robin) };
                let page = list_comments(ada.clone(), asked).await?;
                // One that the walk has not reached.
                highlight(ada, robin, ids[0], true).await?;
                write(ben, robin, "later").await?;
                Ok((comments(page.items).into_iter().map(|one| one.id).collect(), page.bookmark))
            })
            .await;
            let there = walked.iter().filter_map(|id| ids.iter().position(|one| one == id));
            assert_eq!(there.collect::<Vec<_>>(), [6, 3, 2, 1, 0, 7, 5, 4], "{size}");
        }
        invariants::hold(&world.house.db).await;
    }

    async fn one_whose_number_changes_during_a_walk_has_another_place(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let robin = robin(&ada).await;
        let mut ids = Vec::new();
        for number in 0..6 {
            let id = write(&ben, robin, &format!("{number}")).await.unwrap().id;
            if number < 2 {
                mark_helpful(ada.clone(), helpful(id)).await.unwrap();
            }
            ids.push(id);
        }
        let (ada, ids) = (&ada, &ids);
        let page_of = |bookmarks: Bookmark, count: u64| async move {
            let asked = ListComments { bookmarks, page_size: ask::size(count), ..ask::comments_on(robin) };
            let page = list_comments(ada.clone(), asked).await.unwrap();
            let shown = comments(page.items).into_iter();
            let places = shown.filter_map(|comment| ids.iter().position(|id| *id == comment.id));
            (places.collect::<Vec<_>>(), page.bookmark)
        };
        let (shown, bookmark) = page_of(Bookmark::Start, 2).await;
        assert_eq!(shown, [1, 0]);
        // One that was shown falls, and comes again; one that was not rises above, and does not.
        unmark_helpful(ada.clone(), helpful(ids[1])).await.unwrap();
        mark_helpful(ada.clone(), helpful(ids[4])).await.unwrap();
        let (shown, _) = page_of(Bookmark::After(bookmark.unwrap()), 9).await;
        assert_eq!(shown, [5, 3, 2, 1]);
        assert_eq!(page_of(Bookmark::Start, 9).await.0, [4, 0, 5, 3, 2, 1]);
    }
}
