//! Did-its: users tell that they did what a pin shows, and mark what others tell.

mod held;

use accounts::users::block_user::block_user;
use collections::{
    bin::restore_pins::restore_pins,
    boards::update_board::update_board,
    did_its::{
        delete_did_it::delete_did_it, list_did_its::list_did_its, mark_did_it::mark_did_it,
        tell_did_it::tell_did_it, unmark_did_it::unmark_did_it,
    },
    pins::{delete_pin::delete_pin, get_pin::get_pin, update_pin::update_pin},
};
use contract::{
    bin::RestorePins,
    blocks::BlockUser,
    boards::{Privacy, UpdateBoard},
    did_its::{DeleteDidIt, DidItData, DidItView, ListDidIts, Mark, MarkDidIt, TellDidIt},
    errors::Code,
    ids::{DidItId, PinId},
    pins::{DeletePin, GetPin, PinDetail, UpdatePin},
};
use kernel::{ctx::Ctx, error::Result};
use testkit::{builders, invariants, world::World};

use crate::ask::{self, code, refused, walk};

const DAY_MS: i64 = 24 * 60 * 60 * 1_000;

async fn tell(who: &Ctx, pin: PinId, details: &str, shots: &[&String]) -> Result<DidItView> {
    let input = TellDidIt {
        pin_id: pin,
        details: Some(details.into()),
        image_signatures: Some(shots.iter().copied().cloned().collect()),
    };
    tell_did_it(who.clone(), input).await
}

async fn delete(who: &Ctx, id: DidItId) -> Result<()> {
    let input = DeleteDidIt {
        user_did_it_data_id: id,
    };
    delete_did_it(who.clone(), input).await.map(drop)
}

fn marking(id: DidItId, mark: Mark) -> MarkDidIt {
    MarkDidIt {
        user_did_it_data_id: id,
        mark,
    }
}

async fn list(viewer: &Ctx, pin: PinId) -> Result<Vec<DidItView>> {
    Ok(list_did_its(viewer.clone(), ask::done(pin)).await?.items)
}

async fn told(viewer: &Ctx, pin: PinId) -> Vec<String> {
    let shown = list(viewer, pin).await.unwrap();
    shown.into_iter().map(|one| one.details).collect()
}

async fn get(viewer: &Ctx, id: PinId) -> PinDetail {
    get_pin(viewer.clone(), GetPin { id }).await.unwrap()
}

async fn numbers(viewer: &Ctx, id: PinId) -> DidItData {
    get(viewer, id).await.pin.aggregated_pin_data.did_it_data
}

fn counted(user_count: i64, images_count: i64) -> DidItData {
    DidItData {
        user_count,
        images_count,
    }
}

/// Whether a picture is on the disk.
async fn has(world: &World, signature: &str) -> bool {
    let path = media::path(media::Size::Orig, signature, "png");
    world.house.blobs.find(&path).await.unwrap().is_some()
}

testkit::on_both_engines! {
    async fn a_user_has_one_did_it_of_a_pin(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let birds = builders::board(&ada, "Birds").await.board.id;
        let robin = builders::pin(&ada, birds, "robin").await.pin.id;
        let (one, two) = (builders::photograph(&ben, 3).await, builders::photograph(&ben, 4).await);
        assert!(!get(&ben, robin).await.done_by_me);
        let first = tell(&ben, robin, " It sings. ", &[&one]).await.unwrap();
        assert_eq!((first.details.as_str(), first.user.username.as_str()), ("It sings.", "ben"));
        assert_eq!(
            (first.image_signatures.clone(), first.images[0].orig.width, first.may_delete),
            (vec![one.clone()], 64, true)
        );
        assert_eq!((numbers(&world.visitor(), robin).await, get(&ben, robin).await.done_by_me), (counted(1, 1), true));
        assert!(!get(&ada, robin).await.done_by_me);
        // Told again it takes the place of what was; what is missing stays.
        let again = tell(&ben, robin, "It flew off.", &[&two, &one]).await.unwrap();
        assert_eq!(
            (again.id, again.image_signatures, again.created_at),
            (first.id, vec![two.clone(), one], first.created_at)
        );
        let words = TellDidIt { pin_id: robin, details: Some("Gone.".into()), image_signatures: None };
        assert_eq!(tell_did_it(ben.clone(), words).await.unwrap().images.len(), 2);
        assert_eq!(numbers(&ada, robin).await, counted(1, 2));
        invariants::hold(&world.house.db).await;
        let nothing = TellDidIt { pin_id: robin, details: None, image_signatures: Some(Vec::new()) };
        assert_eq!(tell_did_it(ben.clone(), nothing).await.unwrap().details, "Gone.");
        assert_eq!(numbers(&ada, robin).await, counted(1, 0));
        // Without a word or a picture it tells enough.
        tell(&ada, robin, "", &[]).await.unwrap();
        assert_eq!(told(&world.visitor(), robin).await, ["", "Gone."]);
        invariants::hold(&world.house.db).await;
    }

    async fn what_is_told_is_looked_at_first(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let birds = builders::board(&ada, "Birds").await.board.id;
        let robin = builders::pin(&ada, birds, "robin").await;
        let own = builders::photograph(&ben, 3).await;
        let five: Vec<String> = (0..6).map(|number| format!("{number:032}")).collect();
        let many: Vec<&String> = five.iter().collect();
        let (theirs, unknown) = (robin.pin.image_signature, "0".repeat(32));
        let robin = robin.pin.id;
        let pictures = |code| (code, "image_signatures".to_owned());
        assert_eq!(refused(tell(&ben, robin, "", &many).await), pictures(Code::InvalidInput));
        assert_eq!(refused(tell(&ben, robin, "", &[&own, &own]).await), pictures(Code::InvalidInput));
        for foreign in [&theirs, &unknown] {
            assert_eq!(refused(tell(&ben, robin, "", &[&own, foreign]).await), pictures(Code::UploadInvalid));
        }
        assert_eq!(refused(tell(&ben, robin, &"a".repeat(501), &[]).await), (Code::TextLength, "details".into()));
        assert_eq!(code(tell(&world.visitor(), robin, "", &[]).await), Code::SignInRequired);
        assert_eq!(code(tell(&ben, PinId(7), "", &[]).await), Code::NotFound);
        assert_eq!((numbers(&ben, robin).await, told(&ben, robin).await.len()), (counted(0, 0), 0));
    }

    async fn a_pin_that_takes_no_comments_takes_its_pinner_s_alone(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let birds = builders::board(&ada, "Birds").await.board.id;
        let robin = builders::pin(&ada, birds, "robin").await.pin.id;
        let shot = builders::photograph(&ben, 3).await;
        let may_edit = async || list(&ben, robin).await.unwrap().remove(0).may_edit;
        tell(&ben, robin, "early", &[&shot]).await.unwrap();
        assert!(may_edit().await && !list(&ada, robin).await.unwrap()[0].may_edit);
        let quiet = |off| UpdatePin { comments_disabled: Some(off), ..ask::edit(robin) };
        update_pin(ada.clone(), quiet(true)).await.unwrap();
        assert_eq!(code(tell(&world.person("cleo").await, robin, "", &[]).await), Code::CommentsOff);
        // What was told stays, and is not changed, as what was said.
        assert_eq!(code(tell(&ben, robin, "early, and once more", &[&shot]).await), Code::CommentsOff);
        assert_eq!(code(tell(&ben, robin, "early", &[]).await), Code::CommentsOff);
        assert!(!may_edit().await);
        tell(&ben, robin, "early", &[&shot]).await.unwrap();
        for words in ["mine", "mine, too"] {
            tell(&ada, robin, words, &[]).await.unwrap();
        }
        assert_eq!(told(&ben, robin).await, ["early", "mine, too"]);
        assert_eq!(numbers(&ben, robin).await, counted(2, 1));
        update_pin(ada.clone(), quiet(false)).await.unwrap();
        tell(&ben, robin, "late", &[]).await.unwrap();
        assert_eq!(told(&ada, robin).await, ["mine, too", "late"]);
        invariants::hold(&world.house.db).await;
    }

    async fn others_like_it_and_find_it_helpful(world: World) {
        use Mark::{Helpful, Like};
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let birds = builders::board(&ada, "Birds").await.board.id;
        let robin = builders::pin(&ada, birds, "robin").await.pin.id;
        let id = tell(&ben, robin, "It sings.", &[]).await.unwrap().id;
        let seen = |one: DidItView| (one.like_count, one.liked_by_me, one.helpful_count, one.marked_helpful_by_me);
        for _ in 0..2 {
            assert_eq!(seen(mark_did_it(ada.clone(), marking(id, Like)).await.unwrap()), (1, true, 0, false));
        }
        assert_eq!(seen(mark_did_it(ada.clone(), marking(id, Helpful)).await.unwrap()), (1, true, 1, true));
        assert_eq!(seen(list(&world.visitor(), robin).await.unwrap().remove(0)), (1, false, 1, false));
        assert_eq!(code(mark_did_it(ben.clone(), marking(id, Like)).await), Code::NotAllowed);
        assert_eq!(code(mark_did_it(ada.clone(), marking(DidItId(7), Like)).await), Code::NotFound);
        invariants::hold(&world.house.db).await;
        let mut tasks = Vec::new();
        for number in 0..4 {
            let who = world.person(&format!("person{number}")).await;
            for _ in 0..3 {
                let who = who.clone();
                tasks.push(tokio::spawn(async move { mark_did_it(who, marking(id, Helpful)).await.map(drop) }));
            }
        }
        for task in tasks {
            task.await.unwrap().unwrap();
        }
        for _ in 0..2 {
            assert_eq!(seen(unmark_did_it(ada.clone(), marking(id, Helpful)).await.unwrap()), (1, true, 4, false));
        }
        invariants::hold(&world.house.db).await;
        delete(&ben, id).await.unwrap();
        invariants::hold(&world.house.db).await;
    }

    async fn it_is_deleted_by_who_told_it_and_whose_pin_it_is(world: World) {
        let (ada, ben, cleo) = (world.person("ada").await, world.person("ben").await, world.person("cleo").await);
        let birds = builders::board(&ada, "Birds").await.board.id;
        let robin = builders::pin(&ada, birds, "robin").await.pin.id;
        let shot = builders::photograph(&ben, 3).await;
        let bens = tell(&ben, robin, "one", &[&shot]).await.unwrap().id;
        let cleos = tell(&cleo, robin, "two", &[]).await.unwrap().id;
        mark_did_it(cleo.clone(), marking(bens, Mark::Like)).await.unwrap();
        assert_eq!(code(delete(&cleo, bens).await), Code::NotAllowed);
        let may = |viewer: Vec<DidItView>| viewer.iter().map(|one| one.may_delete).collect::<Vec<_>>();
        for (viewer, expected) in [(&ada, [true, true]), (&ben, [true, false]), (&world.visitor(), [false, false])] {
            assert_eq!(may(list(viewer, robin).await.unwrap()), expected);
        }
        delete(&ada, cleos).await.unwrap();
        // Their own stay theirs also when they do not see the pin.
        update_board(ada.clone(), UpdateBoard { privacy: Some(Privacy::Secret), ..ask::update(birds) }).await.unwrap();
        assert_eq!(code(list(&ben, robin).await), Code::NotFound);
        assert_eq!(code(tell(&ben, robin, "again", &[]).await), Code::NotFound);
        assert_eq!(code(mark_did_it(cleo.clone(), marking(bens, Mark::Helpful)).await), Code::NotFound);
        assert_eq!(code(unmark_did_it(cleo.clone(), marking(bens, Mark::Like)).await), Code::NotFound);
        assert_eq!(code(delete(&cleo, bens).await), Code::NotFound);
        delete(&ben, bens).await.unwrap();
        assert_eq!(code(delete(&ben, bens).await), Code::NotFound);
        assert_eq!(numbers(&ada, robin).await, counted(0, 0));
        invariants::hold(&world.house.db).await;
    }

    async fn who_has_nothing_to_do_with_each_other_is_not_shown(world: World) {
        let (ada, ben, cleo) = (world.person("ada").await, world.person("ben").await, world.person("cleo").await);
        let birds = builders::board(&ada, "Birds").await.board.id;
        let robin = builders::pin(&ada, birds, "robin").await.pin.id;
        let bens = tell(&ben, robin, "ben", &[]).await.unwrap().id;
        tell(&cleo, robin, "cleo", &[]).await.unwrap();
        tell(&ada, robin, "ada", &[]).await.unwrap();
        block_user(cleo.clone(), BlockUser { user_id: ben.user().unwrap() }).await.unwrap();
        for (viewer, expected) in
            [(&ben, vec!["ben", "ada"]), (&cleo, vec!["cleo", "ada"]), (&ada, vec!["ada", "cleo", "ben"])]
        {
            assert_eq!(told(viewer, robin).await, expected);
        }
        assert_eq!(code(mark_did_it(cleo.clone(), marking(bens, Mark::Like)).await), Code::NotFound);
        // A page with a bookmark is full, also where a hidden user is left out.
        for viewer in [&ben, &cleo, &ada] {
            let whole = told(viewer, robin).await;
            let walked = walk(1, |bookmarks, page_size| {
                let asked = ListDidIts { pin_id: robin, bookmarks, page_size };
                let page = list_did_its(viewer.clone(), asked);
                async move {
                    page.await.map(|page| (page.items.into_iter().map(|one| one.details).collect(), page.bookmark))
                }
            });
            assert_eq!(walked.await, whole);
        }
    }

    async fn it_lies_still_in_the_bin_and_ends_with_the_pin(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let birds = builders::board(&ada, "Birds").await.board.id;
        let robin = builders::pin(&ada, birds, "robin").await.pin.id;
        let shot = builders::photograph(&ben, 3).await;
        let id = tell(&ben, robin, "It sings.", &[&shot]).await.unwrap().id;
        mark_did_it(ada.clone(), marking(id, Mark::Like)).await.unwrap();
        delete_pin(ada.clone(), DeletePin { id: robin }).await.unwrap();
        assert_eq!(code(list(&ben, robin).await), Code::NotFound);
        invariants::hold(&world.house.db).await;
        restore_pins(ada.clone(), RestorePins { pin_ids: vec![robin], ..Default::default() }).await.unwrap();
        world.settle().await;
        assert_eq!(
            (told(&ada, robin).await, numbers(&ada, robin).await),
            (vec!["It sings.".to_owned()], counted(1, 1))
        );
        delete_pin(ada.clone(), DeletePin { id: robin }).await.unwrap();
        world.pass(31 * DAY_MS);
        for kind in ["bin.empty", "uploads.tidy"] {
            ask::for_job(&world, kind).await;
        }
        assert_eq!(code(delete(&ben, id).await), Code::NotFound);
        assert!(has(&world, &shot).await);
        world.pass(4 * DAY_MS);
        world.settle().await;
        assert!(!has(&world, &shot).await);
        invariants::hold(&world.house.db).await;
    }

    async fn photographs_go_when_nothing_shows_them(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let birds = builders::board(&ada, "Birds").await.board.id;
        let robin = builders::pin(&ada, birds, "robin").await.pin.id;
        let (kept, dropped) = (builders::photograph(&ben, 3).await, builders::photograph(&ben, 4).await);
        tell(&ben, robin, "", &[&kept, &dropped]).await.unwrap();
        world.pass(10 * DAY_MS);
        ask::for_job(&world, "uploads.tidy").await;
        world.pass(10 * DAY_MS);
        world.settle().await;
        assert!(has(&world, &kept).await && has(&world, &dropped).await);
        // It shows what it showed, though the upload is long forgotten.
        tell(&ben, robin, "", &[&kept]).await.unwrap();
        world.pass(4 * DAY_MS);
        world.settle().await;
        assert!(has(&world, &kept).await && !has(&world, &dropped).await);
        invariants::hold(&world.house.db).await;
    }
}
