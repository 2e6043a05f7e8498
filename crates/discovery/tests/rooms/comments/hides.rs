//! Comments that users do not want to read.

use std::future::Future;

use accounts::users::block_user::block_user;
use contract::{
    answers::{Bookmark, Done},
    blocks::BlockUser,
    comments::{
        CommentSort, GetComment, HideComment, HideCommenter, ListComments, ListHiddenCommenters,
        ListReplies, MarkHelpful, ReplyToComment,
    },
    errors::Code,
    ids::{CommentId, PinId, UserId},
};
use kernel::{ctx::Ctx, error::Result};
use serde_json::json;
use talk::{
    comments::{
        get_comment::get_comment, hide_comment::hide_comment, hide_commenter::hide_commenter,
        list_comments::list_comments, list_hidden_commenters::list_hidden_commenters,
        list_replies::list_replies, mark_helpful::mark_helpful, reply_to_comment::reply_to_comment,
        unhide_comment::unhide_comment, unhide_commenter::unhide_commenter,
    },
    reports::report_thing::report_thing,
};
use testkit::{invariants, world::World};

use super::{comments, delete, robin, said, write};
use crate::ask::{self, code, walk};

async fn hide(who: &Ctx, comment_id: CommentId) -> Result<Done> {
    hide_comment(who.clone(), HideComment { comment_id }).await
}

async fn unhide(who: &Ctx, comment_id: CommentId) -> Result<Done> {
    unhide_comment(who.clone(), HideComment { comment_id }).await
}

async fn hide_all(who: &Ctx, user_id: UserId) -> Result<Done> {
    hide_commenter(who.clone(), HideCommenter { user_id }).await
}

async fn unhide_all(who: &Ctx, user_id: UserId) -> Result<Done> {
    unhide_commenter(who.clone(), HideCommenter { user_id }).await
}

async fn hidden_by(who: &Ctx) -> Vec<String> {
    let page = list_hidden_commenters(who.clone(), ListHiddenCommenters::default()).await;
    let users = page.unwrap().items;
    users.into_iter().map(|user| user.username).collect()
}

/// Writes a reply; answers its id.
async fn reply(who: &Ctx, comment_id: CommentId, text: &str) -> CommentId {
    let input = ReplyToComment {
        comment_id,
        text: text.into(),
        tags: None,
        client_id: None,
        force: false,
    };
    reply_to_comment(who.clone(), input).await.unwrap().id
}

async fn replies(viewer: &Ctx, comment_id: CommentId) -> Vec<String> {
    let input = ListReplies {
        comment_id,
        bookmarks: Default::default(),
        page_size: Default::default(),
    };
    let page = list_replies(viewer.clone(), input).await.unwrap();
    page.items.into_iter().map(|reply| reply.text).collect()
}

store::sql! {
    // What one user said by the thousands, and another now and then.
    CROWD: () =
        "INSERT INTO comments \
         (pin_id, id, user_id, text, is_held, parent_id, reply_count, created_ms) \
         WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < 11000) \
         SELECT $1, CAST($2 AS BIGINT) + number, \
         CASE WHEN number % 3500 = 0 THEN CAST($4 AS BIGINT) ELSE CAST($5 AS BIGINT) END, \
         'number ' || number, FALSE, $3, 0, 0 FROM numbers";
}

/// Below a pin or one of its comments, behind the comment with this id: 11,000 by the second user,
/// but for every 3,500th, which is by the first.
async fn crowd(world: &World, pin: PinId, (below, behind): (CommentId, CommentId), by: [&Ctx; 2]) {
    // What is written from now on has greater ids.
    world.pass(60_000);
    let [few, many] = by.map(|who| who.user().unwrap());
    let tx = world.house.begin().await.unwrap();
    let args = store::args![pin, behind, below, few, many];
    tx.exec(&CROWD, &args).await.unwrap();
    tx.commit().await.unwrap();
}

/// The texts of a walk, page by page; a page may be short, but none that has a bookmark is empty.
async fn pages<F>(mut ask: impl FnMut(Bookmark) -> F) -> Vec<Vec<String>>
where
    F: Future<Output = Result<(Vec<String>, Option<String>)>>,
{
    let (mut pages, mut place) = (Vec::new(), Some(Bookmark::Start));
    while let Some(bookmark) = place {
        let (texts, next) = ask(bookmark).await.unwrap();
        assert!(next.is_none() || !texts.is_empty(), "empty, and more");
        pages.push(texts);
        place = next.map(Bookmark::After);
    }
    pages
}

testkit::on_both_engines! {
    async fn a_comment_is_hidden_from_who_hides_it_until_they_take_it_back(world: World) {
        let (ada, ben, cleo) = (world.person("ada").await, world.person("ben").await, world.person("cleo").await);
        let robin = robin(&ada).await;
        let loud = write(&ben, robin, "Loud.").await.unwrap().id;
        let shy = write(&ben, robin, "Shy.").await.unwrap().id;
        let answer = reply(&ada, shy, "It is.").await;
        reply(&ben, shy, "Very.").await;
        for _ in 0..2 {
            hide(&cleo, loud).await.unwrap();
            hide(&cleo, answer).await.unwrap();
        }
        assert_eq!(said(&cleo, robin).await, ["Shy."]);
        assert_eq!(replies(&cleo, shy).await, ["Very."]);
        for other in [&ada, &ben, &world.visitor()] {
            assert_eq!(said(other, robin).await, ["Shy.", "Loud."]);
            assert_eq!(replies(other, shy).await, ["It is.", "Very."]);
        }
        for _ in 0..2 {
            unhide(&cleo, loud).await.unwrap();
            unhide(&cleo, answer).await.unwrap();
        }
        assert_eq!(said(&cleo, robin).await, ["Shy.", "Loud."]);
        assert_eq!(replies(&cleo, shy).await, ["It is.", "Very."]);
        // Not one's own, nothing that one does not see, and by no visitor.
        assert_eq!(code(hide(&ben, loud).await), Code::NotAllowed);
        assert_eq!(code(hide(&world.visitor(), loud).await), Code::SignInRequired);
        assert_eq!(code(unhide(&world.visitor(), loud).await), Code::SignInRequired);
        delete(&ben, loud).await.unwrap();
        assert_eq!(code(hide(&cleo, loud).await), Code::NotFound);
        // Whether there is such a comment is not told.
        unhide(&cleo, loud).await.unwrap();
        invariants::hold(&world.house.db).await;
    }

    async fn all_comments_by_a_user_are_hidden_those_to_come_included(world: World) {
        let (ada, ben, cleo) = (world.person("ada").await, world.person("ben").await, world.person("cleo").await);
        let (ada_id, ben_id) = (ada.user().unwrap(), ben.user().unwrap());
        let robin = robin(&ada).await;
        let asked = write(&ada, robin, "What is it?").await.unwrap().id;
        let loud = write(&ben, robin, "Loud.").await.unwrap().id;
        reply(&ben, asked, "A robin.").await;
        for _ in 0..2 {
            hide_all(&cleo, ben_id).await.unwrap();
        }
        write(&ben, robin, "Louder.").await.unwrap();
        assert_eq!(said(&cleo, robin).await, ["What is it?"]);
        assert_eq!(replies(&cleo, asked).await, [""; 0]);
        assert_eq!(said(&ada, robin).await, ["Louder.", "Loud.", "What is it?"]);
        // The latest first, each once; a user's own list alone.
        world.pass(1);
        hide_all(&cleo, ada_id).await.unwrap();
        assert_eq!(hidden_by(&cleo).await, ["ada", "ben"]);
        assert_eq!(hidden_by(&ada).await, [""; 0]);
        // One that was hidden by itself stays so.
        hide(&cleo, loud).await.unwrap();
        for _ in 0..2 {
            unhide_all(&cleo, ada_id).await.unwrap();
            unhide_all(&cleo, ben_id).await.unwrap();
        }
        assert_eq!(said(&cleo, robin).await, ["Louder.", "What is it?"]);
        assert_eq!(hidden_by(&cleo).await, [""; 0]);
        // Neither oneself, nor who is not seen.
        assert_eq!(code(hide_all(&cleo, cleo.user().unwrap()).await), Code::NotAllowed);
        assert_eq!(code(hide_all(&cleo, UserId(7)).await), Code::NotFound);
        hide_all(&cleo, ben_id).await.unwrap();
        let input = BlockUser { user_id: cleo.user().unwrap() };
        block_user(ben.clone(), input).await.unwrap();
        assert_eq!(hidden_by(&cleo).await, [""; 0]);
        assert_eq!(code(hide_all(&cleo, ben_id).await), Code::NotFound);
        unhide_all(&cleo, ben_id).await.unwrap();
        let visitor = world.visitor();
        let refused = list_hidden_commenters(visitor.clone(), ListHiddenCommenters::default()).await;
        assert_eq!(code(refused), Code::SignInRequired);
        assert_eq!(code(hide_all(&visitor, ben_id).await), Code::SignInRequired);
        assert_eq!(code(unhide_all(&visitor, ben_id).await), Code::SignInRequired);
    }

    async fn a_walk_past_hidden_comments_sees_each_other_one_once(world: World) {
        let (ada, ben, cleo) = (world.person("ada").await, world.person("ben").await, world.person("cleo").await);
        let robin = robin(&ada).await;
        let (mut expected, mut ids) = (Vec::new(), Vec::new());
        for number in 0..30 {
            let text = format!("{number}");
            let author = if number % 3 == 0 { &ben } else { &ada };
            let id = write(author, robin, &text).await.unwrap().id;
            ids.push(id);
            match number {
                // Hidden by itself.
                10 | 11 => drop(hide(&cleo, id).await.unwrap()),
                _ if number % 3 == 0 => {}
                _ => expected.push(text),
            }
        }
        // Those that stand first are left out as well.
        let [first, second] = [1, 2].map(|number| MarkHelpful { model_type: 1, comment_id: ids[number] });
        for (helpful, id) in [(first, ids[1]), (second, ids[2])] {
            mark_helpful(cleo.clone(), helpful).await.unwrap();
            hide(&cleo, id).await.unwrap();
        }
        expected.retain(|text| text != "1" && text != "2");
        hide_all(&cleo, ben.user().unwrap()).await.unwrap();
        expected.reverse();
        let walked = walk(4, |bookmarks, page_size| {
            let asked = ListComments { bookmarks, page_size, ..ask::comments_on(robin) };
            let page = list_comments(cleo.clone(), asked);
            async move {
                page.await.map(|page| (comments(page.items).into_iter().map(|one| one.text).collect(), page.bookmark))
            }
        });
        assert_eq!(walked.await, expected);
    }

    async fn a_walk_past_hidden_replies_sees_each_other_one_once(world: World) {
        let (ada, ben, cleo) = (world.person("ada").await, world.person("ben").await, world.person("cleo").await);
        let robin = robin(&ada).await;
        let asked = write(&ada, robin, "What is it?").await.unwrap().id;
        let mut expected = Vec::new();
        for number in 0..12 {
            let (text, is_hidden) = (number.to_string(), number % 4 == 0);
            reply(if is_hidden { &ben } else { &ada }, asked, &text).await;
            expected.extend((!is_hidden).then_some(text));
        }
        hide_all(&cleo, ben.user().unwrap()).await.unwrap();
        let walked = walk(2, |bookmarks, page_size| {
            let page = list_replies(cleo.clone(), ListReplies { comment_id: asked, bookmarks, page_size });
            async move {
                page.await.map(|page| (page.items.into_iter().map(|one| one.text).collect(), page.bookmark))
            }
        });
        assert_eq!(walked.await, expected);
    }

    async fn a_page_with_something_to_show_passes_over_so_many_and_a_walk_shows_all(world: World) {
        let (ada, ben, cleo) = (world.person("ada").await, world.person("ben").await, world.person("cleo").await);
        hide_all(&cleo, ben.user().unwrap()).await.unwrap();
        let robin = robin(&ada).await;
        let first = write(&ada, robin, "first").await.unwrap().id;
        crowd(&world, robin, (CommentId::default(), first), [&ada, &ben]).await;
        let last = write(&ada, robin, "last").await.unwrap().id;
        let page_size = ask::size(4);
        for sort in [CommentSort::Helpful, CommentSort::Newest] {
            let walked = pages(|bookmarks| {
                let asked = ListComments { bookmarks, page_size, sort, ..ask::comments_on(robin) };
                let page = list_comments(cleo.clone(), asked);
                async move {
                    let page = page.await?;
                    Ok((comments(page.items).into_iter().map(|one| one.text).collect(), page.bookmark))
                }
            });
            let expected: [&[&str]; 3] = [&["last", "number 10500", "number 7000"], &["number 3500"], &["first"]];
            assert_eq!(walked.await, expected, "{sort:?}");
        }
        crowd(&world, robin, (last, last), [&ada, &ben]).await;
        reply(&ada, last, "latest").await;
        let walked = pages(|bookmarks| {
            let page = list_replies(cleo.clone(), ListReplies { comment_id: last, bookmarks, page_size });
            async move {
                let page = page.await?;
                Ok((page.items.into_iter().map(|one| one.text).collect(), page.bookmark))
            }
        });
        let expected: [&[&str]; 3] = [&["number 3500"], &["number 7000"], &["number 10500", "latest"]];
        assert_eq!(walked.await, expected);
    }

    async fn a_comment_that_is_reported_goes_from_the_reporter_s_sight(world: World) {
        let (ada, ben, cleo) = (world.person("ada").await, world.person("ben").await, world.person("cleo").await);
        let robin = robin(&ada).await;
        let loud = write(&ben, robin, "Loud.").await.unwrap().id;
        for _ in 0..2 {
            let spam = json!({ "kind": "comment", "id": loud, "reason": "spam" });
            report_thing(cleo.clone(), ask::input(spam)).await.unwrap();
        }
        assert_eq!(said(&cleo, robin).await, [""; 0]);
        assert_eq!(said(&ada, robin).await, ["Loud."]);
        // Its address leads others to it.
        let named = GetComment { comment_id: loud };
        assert_eq!(code(get_comment(cleo.clone(), named.clone()).await), Code::NotFound);
        unhide(&cleo, loud).await.unwrap();
        assert_eq!(get_comment(cleo, named.clone()).await.unwrap().text, "Loud.");
        assert_eq!(get_comment(world.visitor(), named.clone()).await.unwrap().text, "Loud.");
        delete(&ben, loud).await.unwrap();
        assert_eq!(code(get_comment(ada, named).await), Code::NotFound);
    }
}
