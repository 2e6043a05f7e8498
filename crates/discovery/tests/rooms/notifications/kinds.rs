//! What is told of what others do, of each kind.

use accounts::log_ins::log_in::log_in;
use collections::{
    batches::merge_boards::merge_boards,
    collaborators::{
        accept_board_invite::accept_board_invite, accept_transfer::accept_transfer,
        approve_board_invite::approve_board_invite, deny_board_invite::deny_board_invite,
        invite_collaborator::invite_collaborator, request_to_join::request_to_join,
        request_transfer::request_transfer,
    },
    did_its::{mark_did_it::mark_did_it, tell_did_it::tell_did_it},
    sponsorships::{
        answer_sponsorship::answer_sponsorship, request_sponsorship::request_sponsorship,
    },
};
use contract::sessions::LogIn;
use discovery::exports::request_export::request_export;
use talk::comments::{
    highlight_comment::highlight_comment, react_to_comment::react_to_comment,
    reply_to_comment::reply_to_comment, update_comment::update_comment,
};

use testkit::builders::PASSWORD;

use super::*;

/// What a user is told: the kind, and of what.
async fn about(who: &Ctx) -> Vec<String> {
    let line = |one: NoticeView| {
        let words = [
            Some(one.kind.name().to_owned()),
            one.pin.map(|_| "pin".into()),
            one.board.map(|board| board.name),
            one.comment.map(|comment| comment.text),
        ];
        words
            .into_iter()
            .flatten()
            .collect::<Vec<String>>()
            .join(" ")
    };
    let mut lines: Vec<String> = told(who).await.into_iter().map(line).collect();
    lines.sort();
    lines
}

testkit::on_both_engines! {
    async fn pins_comments_and_profiles(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let robin = robin(&ada).await;
        follow_user(ben.clone(), ask::whom(ada.user().unwrap())).await.unwrap();
        save(&ben, robin).await;
        like(&ben, robin).await;
        let did = tell_did_it(ben.clone(), ask::input(json!({ "pin_id": robin }))).await.unwrap();
        let liked = json!({ "user_did_it_data_id": did.id, "mark": "like" });
        mark_did_it(ada.clone(), ask::input(liked)).await.unwrap();
        let said = comment(&ben, robin, "It sings.").await;
        let liked = json!({ "comment_id": said.id, "reaction_type": 1 });
        react_to_comment(ada.clone(), ask::input(liked)).await.unwrap();
        let first = json!({ "pin": robin, "aggregated_comment": said.id, "highlight": true });
        highlight_comment(ada.clone(), ask::input(first)).await.unwrap();
        let answer = json!({ "comment_id": said.id, "text": "It does, @ben." });
        reply_to_comment(ada.clone(), ask::input(answer)).await.unwrap();
        let mention = json!({ "comment_id": said.id, "text": "Hear, @ada." });
        reply_to_comment(ben.clone(), ask::input(mention)).await.unwrap();
        gathered(&world).await;
        assert_eq!(
            about(&ada).await,
            [
                "comment pin It sings.",
                "did_it pin",
                "follow",
                "mention pin Hear, @ada.",
                "reaction pin",
                "save pin",
            ]
        );
        // Who is answered is not told of the mention beside it.
        assert_eq!(
            about(&ben).await,
            [
                "comment_highlight pin It sings.",
                "comment_like pin It sings.",
                "did_it_like pin",
                "reply pin It does, @ben.",
            ]
        );
        invariants::hold(&world.house.db).await;
    }

    async fn what_an_edit_brings(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let (cleo, dan) = (world.person("cleo").await, world.person("dan").await);
        let robin = robin(&ada).await;
        let words = json!({ "comment_filter_enabled": true, "comment_filter_words": ["ugly"] });
        update_preferences(ada.clone(), ask::input(words)).await.unwrap();
        let edit = async |id, text: &str| {
            let edited = ask::input(json!({ "comment_id": id, "text": text }));
            update_comment(ben.clone(), edited).await.unwrap();
            world.settle().await;
        };
        let said = comment(&ben, robin, "It sings, @cleo.").await.id;
        edit(said, "It sings, @cleo and @dan.").await;
        assert_eq!(about(&dan).await, ["mention pin It sings, @cleo and @dan."]);
        let heard = told(&cleo).await.remove(0).created_ms;
        world.pass(1_000);
        edit(said, "It sang, @cleo and @dan.").await;
        assert_eq!((told(&cleo).await.len(), told(&cleo).await[0].created_ms), (1, heard), "told once");
        // What was held back is told when it is shown.
        let held = comment(&ben, robin, "Ugly, @dan.").await.id;
        edit(held, "As ugly, @dan.").await;
        assert_eq!(about(&dan).await.len(), 1);
        edit(held, "Lovely, @dan.").await;
        assert!(about(&dan).await.contains(&"mention pin Lovely, @dan.".to_owned()));
        assert_eq!(about(&ada).await, ["comment pin Lovely, @dan."]);
    }

    async fn boards_that_are_shared(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let cleo = world.person("cleo").await;
        let (ben_id, cleo_id) = (ben.user().unwrap(), cleo.user().unwrap());
        let board = builders::secret_board(&ada, "Presents").await.board.id;
        let invite = |user| ask::input(json!({ "board_id": board, "invited_user_id": user, "may_delete": true }));
        invite_collaborator(ada.clone(), invite(ben_id)).await.unwrap();
        world.settle().await;
        assert_eq!(about(&ben).await, ["board_invite Presents"]);
        // A secret board is named to who is invited, and to them no longer.
        let deny = json!({ "board_id": board, "invited_user_id": ben_id });
        deny_board_invite(ada.clone(), ask::input(deny)).await.unwrap();
        assert_eq!(about(&ben).await, [""; 0]);
        invite_collaborator(ada.clone(), invite(ben_id)).await.unwrap();
        let accept = ask::input(json!({ "board_id": board }));
        accept_board_invite(ben.clone(), accept).await.unwrap();
        world.settle().await;
        assert_eq!(about(&ada).await, ["board_join Presents"]);

        // Of whom a collaborator proposes the owner hears, they themselves do not yet.
        invite_collaborator(ben.clone(), invite(cleo_id)).await.unwrap();
        world.settle().await;
        assert_eq!(about(&ada).await, ["board_join Presents", "board_proposal Presents"]);
        assert_eq!(about(&cleo).await, [""; 0]);

        let open = builders::board(&ada, "Birds").await.board.id;
        let ask_in = ask::input(json!({ "board_id": open }));
        request_to_join(cleo.clone(), ask_in).await.unwrap();
        let approve = json!({ "board_id": open, "invited_user_id": cleo_id });
        approve_board_invite(ada.clone(), ask::input(approve)).await.unwrap();
        let offer = json!({ "board_id": open, "user_id": cleo_id });
        request_transfer(ada.clone(), ask::input(offer)).await.unwrap();
        world.settle().await;
        assert_eq!(about(&cleo).await, ["join_approved Birds", "transfer_offer Birds"]);
        accept_transfer(cleo.clone(), ask::input(json!({ "board_id": open }))).await.unwrap();
        world.settle().await;
        assert_eq!(
            about(&ada).await,
            [
                "board_join Presents",
                "board_proposal Presents",
                "join_request Birds",
                "transfer_accepted Birds",
            ]
        );
        invariants::hold(&world.house.db).await;
    }

    async fn sponsors(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        for (approve, expected) in [(true, "sponsorship_approved pin"), (false, "sponsorship_declined pin")] {
            let board = builders::board(&ada, expected).await.board.id;
            let robin = builders::pin(&ada, board, "A robin").await.pin.id;
            let request = json!({ "pin_id": robin, "sponsor_id": ben.user().unwrap() });
            request_sponsorship(ada.clone(), ask::input(request)).await.unwrap();
            world.settle().await;
            assert!(about(&ben).await.contains(&"sponsorship_request pin".to_owned()));
            let answer = json!({ "pin_id": robin, "approve": approve });
            answer_sponsorship(ben.clone(), ask::input(answer)).await.unwrap();
            world.settle().await;
            assert!(about(&ada).await.contains(&expected.to_owned()), "{expected}");
        }
    }

    async fn what_no_other_user_did(world: World) {
        let ada = world.person("ada").await;
        let password = ask::input(json!({ "password": PASSWORD }));
        request_export(ada.clone(), password).await.unwrap();
        let birds = builders::board(&ada, "Birds").await.board.id;
        // What is over with its own answer is no news.
        for (name, count) in [("Few", 1), ("Many", 101)] {
            let old = builders::board(&ada, name).await.board.id;
            builders::pins(&ada, old, count).await;
            let merge = json!({ "board_id": old, "into_board_id": birds });
            merge_boards(ada.clone(), ask::input(merge)).await.unwrap();
            world.settle().await;
            let expected = ["export_ready", "merge_done Birds"];
            assert_eq!(about(&ada).await, expected[..expected.len().min(count)], "{name}");
        }
        let from_elsewhere = LogIn {
            username_or_email: "ada".into(),
            password: PASSWORD.into(),
            ..LogIn::default()
        };
        log_in(world.visitor(), from_elsewhere).await.unwrap();
        world.settle().await;
        assert_eq!(about(&ada).await, ["export_ready", "merge_done Birds", "new_device"]);
        for notice in told(&ada).await {
            assert_eq!((notice.count, notice.actors.len()), (0, 0));
        }
    }
}
