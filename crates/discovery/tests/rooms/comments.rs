//! Comments: what users say below a pin.

mod features;
mod hides;
mod marks;
mod mentions;
mod replies;
mod translation;
mod undo;
mod unified;

use accounts::{
    preferences::update_preferences::update_preferences, users::block_user::block_user,
};
use collections::{
    bin::restore_pins::restore_pins,
    boards::update_board::update_board,
    pins::{delete_pin::delete_pin, get_pin::get_pin, update_pin::update_pin},
};
use contract::{
    bin::RestorePins,
    blocks::BlockUser,
    boards::{Privacy, UpdateBoard},
    comments::{
        CommentView, DeleteComment, ListComments, UpdateComment, WriteComment,
        below::UnifiedComment,
    },
    errors::Code,
    ids::{CommentId, PinId},
    pins::{DeletePin, GetPin, UpdatePin},
    preferences::{Audience, UpdatePreferences},
};
use kernel::{ctx::Ctx, error::Result};
use talk::comments::{
    delete_comment::delete_comment, list_comments::list_comments, update_comment::update_comment,
    write_comment::write_comment,
};
use testkit::{builders, invariants};

use crate::ask::{self, code, refused, walk};

const DAY_MS: i64 = 24 * 60 * 60 * 1_000;

fn writing(pin_id: PinId, text: &str) -> WriteComment {
    WriteComment {
        pin_id,
        text: text.into(),
        tags: None,
        client_id: None,
        force: false,
    }
}

async fn write(who: &Ctx, pin: PinId, text: &str) -> Result<CommentView> {
    write_comment(who.clone(), writing(pin, text)).await
}

/// Sends it under a name of the browser's own.
async fn send(who: &Ctx, pin: PinId, text: &str, client: &str) -> Result<CommentView> {
    let input = WriteComment {
        client_id: Some(client.into()),
        ..writing(pin, text)
    };
    write_comment(who.clone(), input).await
}

fn updating(comment_id: CommentId, text: &str) -> UpdateComment {
    UpdateComment {
        comment_id,
        text: text.into(),
        restore: false,
        tags: None,
        force: false,
        orbac_subject_id: None,
    }
}

async fn update(who: &Ctx, comment_id: CommentId, text: &str) -> Result<CommentView> {
    update_comment(who.clone(), updating(comment_id, text)).await
}

async fn delete(who: &Ctx, comment_id: CommentId) -> Result<()> {
    let deleted = delete_comment(who.clone(), DeleteComment { comment_id });
    deleted.await.map(drop)
}

async fn list(viewer: &Ctx, pin: PinId) -> Result<Vec<CommentView>> {
    let page = list_comments(viewer.clone(), ask::comments_on(pin)).await?;
    Ok(comments(page.items))
}

/// Those of the entries of a list that are comments.
fn comments(listed: Vec<UnifiedComment>) -> Vec<CommentView> {
    listed
        .iter()
        .filter_map(UnifiedComment::comment)
        .cloned()
        .collect()
}

async fn said(viewer: &Ctx, pin: PinId) -> Vec<String> {
    let shown = list(viewer, pin).await.unwrap();
    shown.into_iter().map(|comment| comment.text).collect()
}

/// How many the pin says that there are.
async fn counted(viewer: &Ctx, id: PinId) -> i64 {
    let pin = get_pin(viewer.clone(), GetPin { id }).await.unwrap().pin;
    assert_eq!(pin.comment_count, pin.aggregated_pin_data.comment_count);
    pin.comment_count
}

async fn robin(ada: &Ctx) -> PinId {
    let birds = builders::board(ada, "Birds").await.board.id;
    builders::pin(ada, birds, "robin").await.pin.id
}

testkit::on_both_engines! {
    async fn what_is_said_is_listed_and_counted(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let robin = robin(&ada).await;
        let first = write(&ben, robin, " It sings.\nLoud. ").await.unwrap();
        assert_eq!((first.text.as_str(), first.user.username.as_str()), ("It sings.\nLoud.", "ben"));
        assert_eq!((first.is_mine, first.is_edited, first.may_delete), (true, false, true));
        write(&ada, robin, "Thank you.").await.unwrap();
        assert_eq!(said(&world.visitor(), robin).await, ["Thank you.", "It sings.\nLoud."]);
        assert_eq!(counted(&world.visitor(), robin).await, 2);
        let may = |viewer: Vec<CommentView>| viewer.iter().map(|one| (one.is_mine, one.may_delete)).collect::<Vec<_>>();
        for (viewer, expected) in [
            (&ada, [(true, true), (false, true)]),
            (&ben, [(false, false), (true, true)]),
            (&world.visitor(), [(false, false), (false, false)]),
        ] {
            assert_eq!(may(list(viewer, robin).await.unwrap()), expected);
        }
        invariants::hold(&world.house.db).await;
    }

    async fn what_is_said_is_looked_at_first(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let robin = robin(&ada).await;
        let words = (Code::TextLength, "text".to_owned());
        for text in ["", " \n ", "\u{200b}\u{3164}", &"a".repeat(501), &"e\u{301}".repeat(5_000)] {
            assert_eq!(refused(write(&ben, robin, text).await), words, "{text:.20}");
        }
        let scripts = ["שלום \u{202e}abc", "👩\u{200d}👧", "مرحبا", "नमस्ते", "ขอบคุณ", "你好"];
        for text in ["<b>&amp;</b>", &"ä".repeat(500)].into_iter().chain(scripts) {
            assert_eq!(write(&ben, robin, text).await.unwrap().text, text);
        }
        let piled = format!("e{}", "\u{301}".repeat(10_000));
        assert_eq!(write(&ben, robin, &piled).await.unwrap().text, piled.chars().take(9).collect::<String>());
        for client in ["", "a\u{0}", &"x".repeat(65)] {
            let wrong = send(&ben, robin, "It sings.", client).await;
            assert_eq!(refused(wrong), (Code::InvalidInput, "client_id".into()), "{client:?}");
        }
        assert_eq!(code(write(&world.visitor(), robin, "It sings.").await), Code::SignInRequired);
        assert_eq!(code(write(&ben, PinId(7), "It sings.").await), Code::NotFound);
        assert_eq!(code(list(&ben, PinId(7)).await), Code::NotFound);
    }

    async fn a_lost_answer_makes_no_second_comment(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let robin = robin(&ada).await;
        let tasks: Vec<_> = (0..6)
            .map(|_| {
                let ben = ben.clone();
                tokio::spawn(async move { send(&ben, robin, "It sings.", "one").await.map(|one| one.id) })
            })
            .collect();
        let mut ids = Vec::new();
        for task in tasks {
            ids.push(task.await.unwrap().unwrap());
        }
        assert!(ids.iter().all(|id| *id == ids[0]), "{ids:?}");
        // Another's name for it, another pin and no name at all are other comments.
        send(&ada, robin, "It sings.", "one").await.unwrap();
        let wren = builders::board(&ada, "More").await.board.id;
        let wren = builders::pin(&ada, wren, "wren").await.pin.id;
        send(&ben, wren, "It sings.", "one").await.unwrap();
        write(&ben, robin, "It sings.").await.unwrap();
        write(&ben, robin, "It sings.").await.unwrap();
        assert_eq!((counted(&ben, robin).await, counted(&ben, wren).await), (4, 1));
        invariants::hold(&world.house.db).await;
    }

    async fn their_author_changes_their_words(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let robin = robin(&ada).await;
        let id = write(&ben, robin, "It sing.").await.unwrap().id;
        assert!(!update(&ben, id, "It sing.").await.unwrap().is_edited);
        let edited = update(&ben, id, "It sings.").await.unwrap();
        assert_eq!((edited.text.as_str(), edited.is_edited, edited.id), ("It sings.", true, id));
        assert_eq!(code(update(&ada, id, "Mine").await), Code::NotAllowed);
        // Users act for themselves alone.
        for (subject, expected) in [(&ben, None), (&ada, Some(Code::NotAllowed))] {
            let orbac_subject_id = Some(subject.user().unwrap());
            let same = UpdateComment { orbac_subject_id, ..updating(id, "It sings.") };
            let updated = update_comment(ben.clone(), same).await;
            assert_eq!(updated.err().map(|error| error.code), expected);
        }
        assert_eq!(refused(update(&ben, id, " ").await), (Code::TextLength, "text".into()));
        assert_eq!(code(update(&ben, CommentId(7), "It sings.").await), Code::NotFound);
        assert_eq!((said(&ada, robin).await, counted(&ada, robin).await), (vec!["It sings.".into()], 1));
        let quiet = UpdatePin { comments_disabled: Some(true), ..ask::edit(robin) };
        update_pin(ada.clone(), quiet).await.unwrap();
        assert_eq!(code(update(&ben, id, "It sang.").await), Code::CommentsOff);
        invariants::hold(&world.house.db).await;
    }

    async fn they_are_deleted_by_author_and_pinner(world: World) {
        let (ada, ben, cleo) = (world.person("ada").await, world.person("ben").await, world.person("cleo").await);
        let birds = builders::board(&ada, "Birds").await.board.id;
        let robin = builders::pin(&ada, birds, "robin").await.pin.id;
        let bens = write(&ben, robin, "one").await.unwrap().id;
        let cleos = write(&cleo, robin, "two").await.unwrap().id;
        assert_eq!(code(delete(&cleo, bens).await), Code::NotAllowed);
        delete(&ada, cleos).await.unwrap();
        assert_eq!((said(&ben, robin).await, counted(&ben, robin).await), (vec!["one".to_owned()], 1));
        // Their own stay theirs also when they do not see the pin.
        update_board(ada.clone(), UpdateBoard { privacy: Some(Privacy::Secret), ..ask::update(birds) }).await.unwrap();
        assert_eq!(code(list(&ben, robin).await), Code::NotFound);
        assert_eq!(code(write(&ben, robin, "again").await), Code::NotFound);
        assert_eq!(code(update(&ben, bens, "again").await), Code::NotFound);
        assert_eq!(code(delete(&cleo, bens).await), Code::NotFound);
        delete(&ben, bens).await.unwrap();
        assert_eq!(code(delete(&ben, bens).await), Code::NotFound);
        assert_eq!(counted(&ada, robin).await, 0);
        invariants::hold(&world.house.db).await;
    }

    async fn the_pinner_says_who_comments(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let robin = robin(&ada).await;
        let followed = UpdatePreferences { comments_from: Some(Audience::Followed), ..Default::default() };
        update_preferences(ada.clone(), followed).await.unwrap();
        assert_eq!(code(write(&ben, robin, "hello").await), Code::NotAllowed);
        accounts::users::follow_user::follow_user(ada.clone(), ask::whom(ben.user().unwrap())).await.unwrap();
        write(&ben, robin, "hello").await.unwrap();
        let quiet = UpdatePin { comments_disabled: Some(true), ..ask::edit(robin) };
        update_pin(ada.clone(), quiet).await.unwrap();
        for who in [&ada, &ben] {
            assert_eq!(code(write(who, robin, "more").await), Code::CommentsOff);
        }
        // What was said stays.
        assert_eq!(said(&world.visitor(), robin).await, ["hello"]);
    }

    async fn unwanted_words_are_seen_by_their_author_alone(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let robin = robin(&ada).await;
        let filter = UpdatePreferences {
            comment_filter_enabled: Some(true),
            comment_filter_words: Some(vec!["ugly".into()]),
            ..Default::default()
        };
        update_preferences(ada.clone(), filter).await.unwrap();
        let held = write(&ben, robin, "An UGLY bird.").await.unwrap().id;
        write(&ben, robin, "A bird.").await.unwrap();
        write(&ada, robin, "Not ugly.").await.unwrap();
        assert_eq!(said(&ben, robin).await, ["Not ugly.", "A bird.", "An UGLY bird."]);
        for other in [&ada, &world.visitor()] {
            assert_eq!(said(other, robin).await, ["Not ugly.", "A bird."]);
        }
        assert_eq!(counted(&ada, robin).await, 2);
        for refusal in [update(&ada, held, "Mine").await.map(drop), delete(&ada, held).await] {
            assert_eq!(code(refusal), Code::NotFound);
        }
        invariants::hold(&world.house.db).await;
        // Other words let it out, and back.
        for (text, count) in [("A fine bird.", 3), ("An ugly bird.", 2)] {
            update(&ben, held, text).await.unwrap();
            assert_eq!(counted(&ada, robin).await, count, "{text}");
            invariants::hold(&world.house.db).await;
        }
        delete(&ben, held).await.unwrap();
        assert_eq!(counted(&ada, robin).await, 2);
        invariants::hold(&world.house.db).await;
    }

    async fn who_has_nothing_to_do_with_each_other_is_not_shown(world: World) {
        let (ada, ben, cleo) = (world.person("ada").await, world.person("ben").await, world.person("cleo").await);
        let robin = robin(&ada).await;
        for (who, text) in [(&ben, "ben"), (&cleo, "cleo"), (&ada, "ada"), (&ben, "ben again")] {
            write(who, robin, text).await.unwrap();
        }
        block_user(cleo.clone(), BlockUser { user_id: ben.user().unwrap() }).await.unwrap();
        for (viewer, expected) in [
            (&ben, vec!["ben again", "ada", "ben"]),
            (&cleo, vec!["ada", "cleo"]),
            (&ada, vec!["ben again", "ada", "cleo", "ben"]),
        ] {
            assert_eq!(said(viewer, robin).await, expected);
            // A page with a bookmark is full, also where a hidden user is left out.
            let walked = walk(1, |bookmarks, page_size| {
                let asked = ListComments { bookmarks, page_size, ..ask::comments_on(robin) };
                let page = list_comments(viewer.clone(), asked);
                async move {
                    let page = page.await?;
                    Ok((comments(page.items).into_iter().map(|one| one.text).collect(), page.bookmark))
                }
            });
            assert_eq!(walked.await, expected);
        }
    }

    async fn they_lie_still_in_the_bin_and_end_with_the_pin(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let robin = robin(&ada).await;
        let id = write(&ben, robin, "It sings.").await.unwrap().id;
        write(&ada, robin, "It does.").await.unwrap();
        delete_pin(ada.clone(), DeletePin { id: robin }).await.unwrap();
        assert_eq!(code(list(&ben, robin).await), Code::NotFound);
        invariants::hold(&world.house.db).await;
        restore_pins(ada.clone(), RestorePins { pin_ids: vec![robin], ..Default::default() }).await.unwrap();
        world.settle().await;
        assert_eq!((said(&ada, robin).await.len(), counted(&ada, robin).await), (2, 2));
        delete_pin(ada.clone(), DeletePin { id: robin }).await.unwrap();
        world.pass(31 * DAY_MS);
        ask::for_job(&world, "bin.empty").await;
        assert_eq!(code(delete(&ben, id).await), Code::NotFound);
        invariants::hold(&world.house.db).await;
    }
}
