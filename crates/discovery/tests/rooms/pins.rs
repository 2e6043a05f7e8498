//! Pins: making, saving, deleting, what a board shows of them.

mod edits;
pub mod interactions;
mod own_saves;
mod saving;

use accounts::users::follow_user::follow_user;
use collections::{
    boards::get_board::get_board,
    collaborators::remove_collaborator::remove_collaborator,
    pins::{
        self,
        create_pin::{create_pin, create_pin_from_file},
        delete_pin::delete_pin,
        get_pin::get_pin,
        save_pin::save_pin,
        update_pin::update_pin,
    },
};
use contract::{
    boards::SavePin,
    collaborators::RemoveCollaborator,
    errors::Code,
    ids::{BoardId, PinId, UploadId},
    pins::{CreatePin, DeletePin, GetPin, UpdatePin},
};
use discovery::interests::taxonomy::taxonomy;
use kernel::ctx::Ctx;
use testkit::{
    builders::{self, new_pin, saving},
    invariants, pictures,
};

use crate::ask::{self, code, refused};

testkit::on_both_engines! {
    async fn a_pin_shows_what_it_was_given(world: World) {
        let ada = world.person("ada").await;
        let board = builders::board(&ada, "Birds").await;
        let input = CreatePin {
            section: None,
            description: Some("On a branch".into()),
            alt_text: Some("A bird".into()),
            link: Some("https://www.example.com/robin".into()),
            topics: Some(vec!["birds".into(), "winter".into()]),
            ..new_pin(board.board.id, "Robin")
        };
        let made = create_pin_from_file(ada.clone(), input, pictures::png(640, 480, 3)).await.unwrap();
        let seen = get_pin(world.visitor(), GetPin { id: made.pin.id }).await.unwrap();
        assert_eq!(
            (seen.pin.title.as_str(), seen.pin.domain.as_str(), seen.pin.is_repin),
            ("Robin", "example.com", false)
        );
        assert_eq!((seen.pin.topics.len(), seen.pin.board.id, seen.is_mine), (2, board.board.id, false));
        assert_eq!((seen.pin.images.orig.width, seen.pin.images.w236.width), (640, 236));
        assert!(seen.pin.images.orig.url.starts_with("http://magpie.test/originals/"), "{}", seen.pin.images.orig.url);
        assert!(made.is_mine && made.saved_info.saved_by_me);
        let board = get_board(world.visitor(), ask::board(board.board.id)).await.unwrap();
        assert_eq!((board.pin_count, board.cover_images.len()), (1, 1));
        invariants::hold(&world.house.db).await;
    }

    async fn visitors_are_told_where_a_picture_is_known(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let birds = builders::board(&ada, "Birds").await.board.id;
        let input = CreatePin {
            description: Some("Seen at\nhttps://example.com/a?b=<c>".into()),
            topics: Some(vec!["home decor".into(), "A sofa & its cat".into(), "Sofas".into()]),
            ..new_pin(birds, "Robin")
        };
        let root = create_pin_from_file(ada.clone(), input, pictures::png(64, 48, 3)).await.unwrap().pin.id;
        let mine = builders::board(&ben, "Mine").await.board.id;
        let saved = save_pin(ben.clone(), saving(root, mine)).await.unwrap().pin.id;
        let known_as = async |id: PinId| {
            let seen = get_pin(world.visitor(), GetPin { id }).await.unwrap().for_visitors;
            assert_eq!(seen.seo_canonical_domain.as_deref(), Some("magpie.test"));
            seen.seo_canonical_url.unwrap()
        };
        let page = |id: PinId| format!("http://magpie.test/pin/{id}/");
        assert_eq!((known_as(root).await, known_as(saved).await), (page(root), page(root)));
        let seen = get_pin(world.visitor(), GetPin { id: root }).await.unwrap().for_visitors;
        let (related, description) = (seen.seo_related_interests.unwrap(), seen.description_html);
        assert!(related.iter().any(|one| one.url == "/ideas/home/1/"), "{related:?}");
        // Words that name a topic lead to its page, others to a search.
        let seen = get_pin(ben.clone(), GetPin { id: root }).await.unwrap().closeup;
        let links: Vec<&str> = seen.topic_links.iter().map(|link| link.url.as_str()).collect();
        let sofas = taxonomy().find("sofas").unwrap().id;
        let searched = format!("/search/pins/?q=A+sofa+%26+its+cat&source_id={root}&rs=topic");
        let expected = ["/ideas/home/1/", &searched, &format!("/ideas/sofas/{sofas}/")];
        assert_eq!(links, expected);
        assert_eq!(
            description.unwrap(),
            "Seen at<br><a href=\"https://example.com/a?b=&lt;c&gt;\" \
             rel=\"nofollow ugc noopener\">https://example.com/a?b=&lt;c&gt;</a>"
        );
        // A signed-in viewer is told none of it.
        let own = get_pin(ben.clone(), GetPin { id: saved }).await.unwrap().for_visitors;
        assert!(own.seo_canonical_url.is_none() && own.seo_canonical_domain.is_none());
        assert!(own.seo_related_interests.is_none() && own.description_html.is_none());
        // A pin that is hidden from visitors, or deleted, is no canonical
        // address.
        let secret = builders::secret_board(&ada, "Hidden").await.board.id;
        let moved = UpdatePin { board_id: Some(secret), ..ask::edit(root) };
        update_pin(ada.clone(), moved).await.unwrap();
        assert_eq!(known_as(saved).await, page(saved));
        delete_pin(ada.clone(), DeletePin { id: root }).await.unwrap();
        assert_eq!(known_as(saved).await, page(saved));
    }

    async fn pins_that_cannot_be_are_refused(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let birds = builders::board(&ada, "Birds").await.board.id;
        let upload = builders::uploaded(&ada).await;
        let good = || CreatePin { upload_id: Some(upload), ..new_pin(birds, "Robin") };
        let cases = [
            (CreatePin { title: Some("x".repeat(101)), ..good() }, Code::TextLength, "title"),
            (CreatePin { description: Some("x".repeat(801)), ..good() }, Code::TextLength, "description"),
            (CreatePin { alt_text: Some("x".repeat(501)), ..good() }, Code::TextLength, "alt_text"),
            (CreatePin { link: Some("javascript:alert(1)".into()), ..good() }, Code::LinkInvalid, "link"),
            (CreatePin { topics: Some(vec!["x".into(); 11]), ..good() }, Code::TextLength, "topics"),
            (CreatePin { topics: Some(vec![String::new()]), ..good() }, Code::TextLength, "topics"),
            (CreatePin { upload_id: Some(UploadId(7)), ..good() }, Code::UploadInvalid, "upload_id"),
            (CreatePin { upload_id: None, ..good() }, Code::InvalidInput, "upload_id"),
            (
                CreatePin { upload_id: None, image_url: Some("file:///etc/passwd".into()), ..good() },
                Code::PictureUnreachable,
                "image_url",
            ),
            (
                CreatePin { upload_id: None, image_url: Some("http://127.0.0.1/".into()), ..good() },
                Code::PictureUnreachable,
                "image_url",
            ),
            (CreatePin { board_id: BoardId(7), ..good() }, Code::NotFound, ""),
        ];
        for (input, code, field) in cases {
            let shown = format!("{:?}", (&input.link, &input.image_url, input.upload_id));
            assert_eq!(refused(create_pin(ada.clone(), input).await), (code, field.into()), "{shown}");
        }
        let foreign =
            create_pin(ben.clone(), CreatePin { board_id: builders::board(&ben, "B").await.board.id, ..good() });
        assert_eq!(code(foreign.await), Code::UploadInvalid);
        assert_eq!(code(create_pin(ben, good()).await), Code::NotAllowed);
        assert_eq!(code(create_pin(world.visitor(), good()).await), Code::SignInRequired);
        let board = get_board(ada, ask::board(birds)).await.unwrap();
        assert_eq!(board.pin_count, 0);
        invariants::hold(&world.house.db).await;
    }

    async fn a_save_of_a_secret_pin_does_not_name_its_pinner(world: World) {
        let (ada, ben, cleo) = (world.person("ada").await, world.person("ben").await, world.person("cleo").await);
        let plans = builders::secret_board(&ada, "Plans").await.board.id;
        builders::join(&ada, plans, &ben, true).await;
        let robin = builders::pin(&ada, plans, "robin").await.pin.id;
        let secret = builders::secret_board(&ben, "Secret").await.board.id;
        let (first, second, third) = (
            builders::board(&ben, "First").await.board.id,
            builders::board(&ben, "Second").await.board.id,
            builders::board(&cleo, "Third").await.board.id,
        );
        let open = builders::save(&ben, robin, first).await.pin.id;
        let hidden = builders::save(&ben, robin, secret).await.pin.id;
        let by_way = builders::save(&ben, hidden, second).await.pin.id;
        let further = builders::save(&cleo, open, third).await.pin.id;
        for (id, viewer) in [(open, &world.visitor()), (by_way, &cleo), (further, &world.visitor()), (hidden, &ben)] {
            let pin = get_pin(viewer.clone(), GetPin { id }).await.unwrap().pin;
            let json = serde_json::to_string(&pin).unwrap();
            assert!(!json.contains("\"ada\""), "{json}");
        }
        // Nor when the secret pin is gone.
        delete_pin(ada, DeletePin { id: robin }).await.unwrap();
        let late = builders::board(&ben, "Late").await.board.id;
        assert!(builders::save(&ben, hidden, late).await.pin.origin_pinner.is_none());
        invariants::hold(&world.house.db).await;
    }

    async fn a_pinner_who_left_a_secret_board_takes_their_pins_away(world: World) {
        let (ada, ben, cleo) = (world.person("ada").await, world.person("ben").await, world.person("cleo").await);
        let plans = builders::secret_board(&ada, "Plans").await.board.id;
        for who in [&ben, &cleo] {
            builders::join(&ada, plans, who, true).await;
        }
        let robin = builders::pin(&ben, plans, "robin").await.pin.id;
        let wren = builders::pin(&cleo, plans, "wren").await.pin.id;
        remove_collaborator(ben.clone(), RemoveCollaborator { board_id: plans, user_id: None }).await.unwrap();
        assert_eq!(code(get_pin(ben.clone(), GetPin { id: robin }).await), Code::NotFound);
        // What they take along names it (`owned!`).
        let own = pins::pictures_of(&world.house.db, ben.user().unwrap()).await.unwrap();
        assert_eq!(own.len(), 1);
        assert_eq!(code(delete_pin(ben.clone(), DeletePin { id: wren }).await), Code::NotFound);
        delete_pin(ben.clone(), DeletePin { id: robin }).await.unwrap();
        assert_eq!(code(get_pin(ada.clone(), GetPin { id: robin }).await), Code::NotFound);
        assert!(get_pin(ada, GetPin { id: wren }).await.is_ok());
        invariants::hold(&world.house.db).await;
    }

    async fn saving_twice_is_one_pin(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let (birds, mine) =
            (builders::board(&ada, "Birds").await.board.id, builders::board(&ben, "Mine").await.board.id);
        let robin = builders::pin(&ada, birds, "robin").await.pin.id;
        let first = builders::save(&ben, robin, mine).await;
        let second = builders::save(&ben, robin, mine).await;
        // The save of a save is a save of the same picture.
        let third = builders::save(&ben, first.pin.id, mine).await;
        assert_eq!([second.pin.id, third.pin.id], [first.pin.id; 2]);
        assert!(first.pin.is_repin);
        assert_eq!(first.pin.origin_pinner.as_ref().map(|user| user.id), ada.viewer());
        // Its creator can be followed there, and is known as followed.
        let creator = async |viewer: &Ctx| {
            let detail = get_pin(viewer.clone(), GetPin { id: first.pin.id }).await.unwrap();
            let creator = detail.pin.origin_pinner.unwrap();
            [creator.explicitly_followed_by_me, creator.followed_by_me]
        };
        assert_eq!(creator(&ben).await, [Some(false); 2]);
        follow_user(ben.clone(), ask::whom(ada.user().unwrap())).await.unwrap();
        assert_eq!(creator(&ben).await, [Some(true); 2]);
        assert_eq!(creator(&world.visitor()).await, [None; 2]);
        let seen = get_pin(ben.clone(), GetPin { id: robin }).await.unwrap();
        assert_eq!(
            (seen.pin.repin_count, seen.saved_info.saved_by_me, seen.saved_info.pin_id),
            (1, true, Some(first.pin.id))
        );
        let other = builders::board(&ben, "Other").await.board.id;
        builders::save(&ben, robin, other).await;
        assert_eq!(get_pin(ben.clone(), GetPin { id: robin }).await.unwrap().pin.repin_count, 2);
        // The owner's own pin stands on its board already.
        assert_eq!(builders::save(&ada, robin, birds).await.pin.id, robin);
        invariants::hold(&world.house.db).await;
    }

    async fn saves_that_cannot_be_are_refused(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let (birds, mine) =
            (builders::board(&ada, "Birds").await.board.id, builders::board(&ben, "Mine").await.board.id);
        let hidden = builders::secret_board(&ada, "Hidden").await.board.id;
        let (robin, secret) =
            (builders::pin(&ada, birds, "robin").await.pin.id, builders::pin(&ada, hidden, "wren").await.pin.id);
        let cases = [
            (saving(PinId(7), mine), Code::NotFound),
            (saving(robin, BoardId(7)), Code::NotFound),
            (saving(robin, birds), Code::NotAllowed),
            (saving(robin, hidden), Code::NotFound),
            (saving(secret, mine), Code::NotFound),
            (SavePin { title: Some("x".repeat(101)), ..saving(robin, mine) }, Code::TextLength),
        ];
        for (input, expected) in cases {
            let shown = format!("{input:?}");
            assert_eq!(code(save_pin(ben.clone(), input).await), expected, "{shown}");
        }
        assert_eq!(code(save_pin(world.visitor(), saving(robin, mine)).await), Code::SignInRequired);
        invariants::hold(&world.house.db).await;
    }

    async fn a_deleted_pin_is_gone_everywhere_and_saves_stay(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let (birds, mine) =
            (builders::board(&ada, "Birds").await.board.id, builders::board(&ben, "Mine").await.board.id);
        let robin = builders::pin(&ada, birds, "robin").await.pin.id;
        let saved = builders::save(&ben, robin, mine).await.pin.id;
        assert_eq!(code(delete_pin(ben.clone(), DeletePin { id: robin }).await), Code::NotAllowed);
        delete_pin(ada.clone(), DeletePin { id: robin }).await.unwrap();
        assert_eq!(code(delete_pin(ada.clone(), DeletePin { id: robin }).await), Code::NotFound);
        assert_eq!(code(get_pin(ada.clone(), GetPin { id: robin }).await), Code::NotFound);
        let kept = get_pin(ada.clone(), GetPin { id: saved }).await.unwrap();
        assert_eq!((kept.pin.title.as_str(), kept.saved_info.saved_by_me), ("robin", false));
        let board = get_board(ada, ask::board(birds)).await.unwrap();
        assert_eq!((board.pin_count, board.cover_images.len()), (0, 0));
        delete_pin(ben, DeletePin { id: saved }).await.unwrap();
        invariants::hold(&world.house.db).await;
    }

    async fn a_board_shows_its_five_newest(world: World) {
        let ada = world.person("ada").await;
        let birds = builders::board(&ada, "Birds").await.board.id;
        let mut pins = Vec::new();
        for number in 0..7 {
            pins.push(builders::pin(&ada, birds, &format!("bird {number}")).await.pin);
        }
        let covers = || async { get_board(world.visitor(), ask::board(birds)).await.unwrap().cover_images };
        let newest = |pins: &[contract::pins::PinView]| {
            pins.iter().rev().take(5).map(|pin| pin.images.clone()).collect::<Vec<_>>()
        };
        assert_eq!(covers().await, newest(&pins));
        let gone = pins.remove(5);
        delete_pin(ada.clone(), DeletePin { id: gone.id }).await.unwrap();
        assert_eq!(covers().await, newest(&pins));
    }
}
