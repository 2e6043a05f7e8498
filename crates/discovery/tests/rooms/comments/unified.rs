//! Did-its in the list of comments, and comments below did-its.

use std::collections::BTreeSet;

use accounts::{
    departures::delete_user::delete_user, preferences::update_preferences::update_preferences,
    users::block_user::block_user,
};
use collections::{
    boards::update_board::update_board,
    did_its::{
        delete_did_it::delete_did_it, list_did_its::list_did_its, mark_did_it::mark_did_it,
        tell_did_it::tell_did_it,
    },
};
use contract::{
    blocks::BlockUser,
    boards::{Privacy, UpdateBoard},
    comments::{
        CommentSort, CommentView, HideComment, HideCommenter, ListComments, MarkHelpful,
        below::{ListDidItComments, UnifiedComment},
    },
    departures::DeleteUser,
    errors::Code,
    ids::{CommentId, DidItId, PinId},
    notifications::NoticeKind,
};
use kernel::{ctx::Ctx, error::Result};
use serde_json::json;
use talk::{
    comments::{
        comment_on_did_it::comment_on_did_it, get_comment::get_comment, hide_comment::hide_comment,
        hide_commenter::hide_commenter, list_comments::list_comments,
        list_did_it_comments::list_did_it_comments, mark_helpful::mark_helpful,
        reply_to_comment::reply_to_comment, unhide_comment::unhide_comment,
    },
    notifications::{jobs::gather, list_notices::list_notices},
    reports::report_thing::report_thing,
};
use testkit::{builders, invariants};

use super::{DAY_MS, counted, delete, robin, update, write};
use crate::ask::{self, code, refused, walk};

/// Tells that they did what a pin shows.
async fn tell(who: &Ctx, pin: PinId, details: &str) -> DidItId {
    let told = json!({ "pin_id": pin, "details": details });
    let told = tell_did_it(who.clone(), ask::input(told)).await;
    told.unwrap().id
}

async fn helps(who: &Ctx, id: DidItId) {
    let mark = json!({ "user_did_it_data_id": id, "mark": "helpful" });
    mark_did_it(who.clone(), ask::input(mark)).await.unwrap();
}

async fn say(who: &Ctx, id: DidItId, text: &str) -> Result<CommentView> {
    let said = json!({ "user_did_it_data_id": id, "text": text, "client_id": text });
    comment_on_did_it(who.clone(), ask::input(said)).await
}

async fn below(viewer: &Ctx, id: DidItId) -> Result<Vec<String>> {
    let asked = json!({ "user_did_it_data_id": id });
    let page = list_did_it_comments(viewer.clone(), ask::input(asked)).await?;
    Ok(page.items.into_iter().map(|one| one.text).collect())
}

/// The words of an entry.
fn words(entry: UnifiedComment) -> String {
    match entry {
        UnifiedComment::Comment(comment) => comment.text,
        UnifiedComment::DidIt(told) => told.details,
    }
}

/// All entries, page by page.
async fn listed(viewer: &Ctx, pin: PinId, sort: CommentSort, size: u64) -> Vec<String> {
    walk(size, |bookmarks, page_size| {
        let asked = ListComments {
            bookmarks,
            page_size,
            sort,
            ..ask::comments_on(pin)
        };
        let page = list_comments(viewer.clone(), asked);
        async move {
            page.await
                .map(|page| (page.items.into_iter().map(words).collect(), page.bookmark))
        }
    })
    .await
}

/// How many comments a pin's one did-it says that it has.
async fn commented(viewer: &Ctx, pin: PinId) -> i64 {
    list_did_its(viewer.clone(), ask::done(pin))
        .await
        .unwrap()
        .items[0]
        .comment_count
}

testkit::on_both_engines! {
    async fn did_its_stand_among_comments(world: World) {
        let (ada, ben, cleo) = (world.person("ada").await, world.person("ben").await, world.person("cleo").await);
        let robin = robin(&ada).await;
        let first = write(&ben, robin, "first").await.unwrap().id;
        let told = tell(&ben, robin, "told").await;
        write(&cleo, robin, "second").await.unwrap();
        tell(&cleo, robin, "told too").await;
        write(&ada, robin, "third").await.unwrap();
        helps(&ada, told).await;
        helps(&cleo, told).await;
        mark_helpful(ada.clone(), MarkHelpful { model_type: 1, comment_id: first }).await.unwrap();
        for size in [1, 2, 4, 25] {
            for viewer in [&ada, &ben, &world.visitor()] {
                let latest = ["third", "told too", "second", "told", "first"];
                assert_eq!(listed(viewer, robin, CommentSort::Newest, size).await, latest, "{size}");
                let best = ["told", "first", "third", "told too", "second"];
                assert_eq!(listed(viewer, robin, CommentSort::Helpful, size).await, best, "{size}");
            }
        }
        // Who hides a user's comments reads nothing of theirs.
        hide_commenter(ada.clone(), HideCommenter { user_id: ben.user().unwrap() }).await.unwrap();
        assert_eq!(listed(&ada, robin, CommentSort::Helpful, 1).await, ["third", "told too", "second"]);
        block_user(cleo.clone(), BlockUser { user_id: ben.user().unwrap() }).await.unwrap();
        assert_eq!(listed(&ben, robin, CommentSort::Helpful, 2).await, ["told", "first", "third"]);
    }

    async fn a_did_it_is_hidden_as_a_comment_is(world: World) {
        let (ada, ben, cleo) = (world.person("ada").await, world.person("ben").await, world.person("cleo").await);
        let robin = robin(&ada).await;
        let told = tell(&ben, robin, "told").await;
        let other = tell(&cleo, robin, "told too").await;
        let hidden = HideComment { comment_id: CommentId(told.0) };
        for _ in 0..2 {
            hide_comment(ada.clone(), hidden.clone()).await.unwrap();
        }
        let newest = CommentSort::Newest;
        assert_eq!(listed(&ada, robin, newest, 1).await, ["told too"]);
        assert_eq!(listed(&cleo, robin, newest, 1).await, ["told too", "told"]);
        assert_eq!(code(hide_comment(ben.clone(), hidden.clone()).await), Code::NotAllowed);
        unhide_comment(ada.clone(), hidden).await.unwrap();
        assert_eq!(listed(&ada, robin, newest, 1).await, ["told too", "told"]);
        // So is one that was reported.
        let spam = json!({ "kind": "user_did_it_data", "id": other, "reason": "spam" });
        report_thing(ada.clone(), ask::input(spam)).await.unwrap();
        assert_eq!(listed(&ada, robin, newest, 1).await, ["told"]);
        assert_eq!(listed(&ben, robin, newest, 1).await, ["told too", "told"]);
        invariants::hold(&world.house.db).await;
    }

    async fn a_walk_shows_each_once_while_others_write_and_tell(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let robin = robin(&ada).await;
        let mut there = BTreeSet::new();
        let mut tellers = Vec::new();
        for number in 0..6 {
            let teller = world.person(&format!("teller{number}")).await;
            // Many of one kind between two of the other.
            for part in 0..number {
                there.insert(write(&ben, robin, &format!("{number} {part}")).await.unwrap().id.0);
            }
            let told = tell(&teller, robin, "told").await;
            if number % 2 == 0 {
                helps(&ben, told).await;
            }
            there.insert(told.0);
            tellers.push(teller);
        }
        let (newest, helpful) = (CommentSort::Newest, CommentSort::Helpful);
        for (sort, size) in [(newest, 1), (newest, 4), (helpful, 1), (helpful, 3)] {
            let (ada, ben, tellers) = (&ada, &ben, &tellers);
            let walked = walk(size, |bookmarks, page_size| async move {
                let asked = ListComments { bookmarks, page_size, sort, ..ask::comments_on(robin) };
                let page = list_comments(ada.clone(), asked).await?;
                write(ben, robin, "meanwhile").await?;
                tell(&tellers[0], robin, "told again").await;
                Ok((page.items.iter().map(UnifiedComment::id).collect::<Vec<_>>(), page.bookmark))
            })
            .await;
            let seen: Vec<i64> = walked.into_iter().filter(|id| there.contains(id)).collect();
            assert_eq!((seen.len(), seen.iter().copied().collect()), (there.len(), there.clone()), "{sort:?} {size}");
        }
    }

    async fn did_its_are_commented_on(world: World) {
        let (ada, ben, cleo) = (world.person("ada").await, world.person("ben").await, world.person("cleo").await);
        let robin = robin(&ada).await;
        let told = tell(&ben, robin, "It took a weekend.").await;
        let first = say(&cleo, told, "Which wool?").await.unwrap();
        assert_eq!((first.parent_id, first.user_did_it_data_id, first.may_highlight), (None, Some(told), false));
        // A lost answer makes no second one, and a reply stands beside it.
        assert_eq!(say(&cleo, told, "Which wool?").await.unwrap().id, first.id);
        let reply = json!({ "comment_id": first.id, "text": "Merino." });
        let reply = reply_to_comment(ben.clone(), ask::input(reply)).await.unwrap();
        assert_eq!((reply.parent_id, reply.user_did_it_data_id), (None, Some(told)));
        for viewer in [&ada, &ben, &world.visitor()] {
            assert_eq!(below(viewer, told).await.unwrap(), ["Which wool?", "Merino."]);
            assert_eq!(listed(viewer, robin, CommentSort::Helpful, 25).await, ["It took a weekend."]);
            assert_eq!((commented(viewer, robin).await, counted(viewer, robin).await), (2, 2));
        }
        let asked = || ask::input(json!({ "comment_id": first.id }));
        assert_eq!(get_comment(ada.clone(), asked()).await.unwrap().text, "Which wool?");
        // Who told it is told of the comment, with its words.
        gather(&world.house, &ben.user().unwrap().to_string()).await.unwrap();
        let news = list_notices(ben.clone(), ask::input(json!({}))).await.unwrap().items;
        let of_it = news.iter().find(|one| one.kind == NoticeKind::DidItComment).unwrap();
        let words = of_it.comment.as_ref().map(|comment| comment.text.as_str());
        assert_eq!((of_it.count, words), (1, Some("Which wool?")));
        update(&cleo, first.id, "What wool?").await.unwrap();
        invariants::hold(&world.house.db).await;
        // Who does not see the did-it does not see what is said of it.
        let dan = world.person("dan").await;
        block_user(ben.clone(), BlockUser { user_id: dan.user().unwrap() }).await.unwrap();
        assert_eq!(code(below(&dan, told).await), Code::NotFound);
        assert_eq!(code(get_comment(dan.clone(), asked()).await), Code::NotFound);
        assert_eq!(code(say(&dan, told, "So").await), Code::NotFound);
        delete(&ada, first.id).await.unwrap();
        assert_eq!((below(&ben, told).await.unwrap(), counted(&ben, robin).await), (vec!["Merino.".to_owned()], 1));
        invariants::hold(&world.house.db).await;
        // All of it goes with the did-it, what may come back as well.
        let deleted = json!({ "user_did_it_data_id": told });
        delete_did_it(ben.clone(), ask::input(deleted)).await.unwrap();
        assert_eq!((counted(&ada, robin).await, code(below(&ada, told).await)), (0, Code::NotFound));
        invariants::hold(&world.house.db).await;
    }

    async fn what_may_not_be_said_of_a_did_it_is_refused(world: World) {
        let (ada, ben, cleo) = (world.person("ada").await, world.person("ben").await, world.person("cleo").await);
        let birds = builders::board(&ada, "Birds").await.board.id;
        let robin = builders::pin(&ada, birds, "robin").await.pin.id;
        let told = tell(&ben, robin, "told").await;
        assert_eq!(refused(say(&cleo, told, " ").await), (Code::TextLength, "text".into()));
        assert_eq!(code(say(&world.visitor(), told, "So").await), Code::SignInRequired);
        assert_eq!(code(say(&cleo, DidItId(7), "So").await), Code::NotFound);
        assert_eq!(code(below(&cleo, DidItId(7)).await), Code::NotFound);
        let filter = json!({ "comment_filter_enabled": true, "comment_filter_words": ["ugly"] });
        update_preferences(ada.clone(), ask::input(filter)).await.unwrap();
        let held = say(&cleo, told, "An ugly bird.").await.unwrap();
        assert_eq!((below(&ada, told).await.unwrap().len(), below(&cleo, told).await.unwrap().len()), (0, 1));
        assert_eq!((commented(&ada, robin).await, counted(&ada, robin).await), (0, 0));
        update(&cleo, held.id, "A bird.").await.unwrap();
        assert_eq!((commented(&ada, robin).await, counted(&ada, robin).await), (1, 1));
        invariants::hold(&world.house.db).await;
        // A secret pin's are nowhere.
        update_board(ada.clone(), UpdateBoard { privacy: Some(Privacy::Secret), ..ask::update(birds) }).await.unwrap();
        let asked: ListDidItComments = ask::input(json!({ "user_did_it_data_id": told }));
        for viewer in [&ben, &cleo, &world.visitor()] {
            assert_eq!(code(list_did_it_comments(viewer.clone(), asked.clone()).await), Code::NotFound);
            let one = ask::input(json!({ "comment_id": held.id }));
            assert_eq!(code(get_comment(viewer.clone(), one).await), Code::NotFound);
        }
        assert_eq!(below(&ada, told).await.unwrap(), ["A bird."]);
    }

    async fn who_blocks_the_pinner_takes_along_what_they_said_there(world: World) {
        let (ada, ben, cleo) = (world.person("ada").await, world.person("ben").await, world.person("cleo").await);
        let robin = robin(&ada).await;
        let others = builders::board(&cleo, "Trees").await.board.id;
        let oak = builders::pin(&cleo, others, "oak").await.pin.id;
        for pin in [robin, oak] {
            write(&ben, pin, "ben").await.unwrap();
            tell(&ben, pin, "ben told").await;
            let told = tell(&ada, pin, "ada told").await;
            say(&ben, told, "ben of ada").await.unwrap();
        }
        write(&cleo, robin, "cleo").await.unwrap();
        block_user(ben.clone(), BlockUser { user_id: ada.user().unwrap() }).await.unwrap();
        // Below a third user's pin each stays, and sees nothing of the other.
        assert_eq!(listed(&cleo, robin, CommentSort::Newest, 25).await, ["cleo", "ada told"]);
        assert_eq!(listed(&cleo, oak, CommentSort::Newest, 25).await, ["ada told", "ben told", "ben"]);
        assert_eq!((counted(&cleo, robin).await, counted(&cleo, oak).await), (1, 2));
        invariants::hold(&world.house.db).await;
    }

    async fn an_erased_user_takes_along_what_was_said_of_their_did_its(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let robin = robin(&ada).await;
        let bens = tell(&ben, robin, "ben").await;
        let adas = tell(&ada, robin, "ada").await;
        say(&ada, bens, "Fine.").await.unwrap();
        say(&ben, adas, "Fine, too.").await.unwrap();
        delete_user(ben, DeleteUser { password: builders::PASSWORD.into(), ..Default::default() }).await.unwrap();
        world.pass(31 * DAY_MS);
        ask::for_job(&world, "users.erase_due").await;
        world.settle().await;
        assert_eq!(listed(&ada, robin, CommentSort::Newest, 25).await, ["ada"]);
        assert_eq!((below(&ada, adas).await.unwrap().len(), counted(&ada, robin).await), (0, 0));
        invariants::hold(&world.house.db).await;
    }
}
