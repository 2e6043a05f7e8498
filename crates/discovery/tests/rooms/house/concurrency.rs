//! Many at once: nothing is lost, doubled or stuck, and every number stays true.

use std::future::Future;

use accounts::{
    signups::register_user::register_user,
    users::{block_user::block_user, follow_user::follow_user, unfollow_user::unfollow_user},
};
use collections::{
    batches::delete_board::delete_board,
    boards::{create_board::create_board, follow_board::follow_board, update_board::update_board},
    pins::{delete_pin::delete_pin, get_pin::get_pin, save_pin::save_pin},
};
use contract::{
    blocks::BlockUser,
    boards::{DeleteBoard, FollowBoard, Privacy, UpdateBoard},
    errors::Code,
    pins::{DeletePin, GetPin},
    reports::CaseOutcome,
};
use kernel::error::Result;
use serde_json::json;
use talk::{
    comments::{list_comments::list_comments, write_comment::write_comment},
    reports::{
        close_case::close_case, flag_comment::flag_comment, list_cases::list_cases,
        report_thing::report_thing,
    },
};
use testkit::{
    articles::employed,
    builders::{self, registration, saving},
    invariants,
};
use tokio::task::JoinSet;

use crate::ask;

/// Runs all at once; how each ended, in the order in which they did.
pub(super) async fn at_once<T, F>(work: impl IntoIterator<Item = F>) -> Vec<Result<T>>
where
    T: Send + 'static,
    F: Future<Output = Result<T>> + Send + 'static,
{
    let mut set = JoinSet::new();
    for one in work {
        set.spawn(one);
    }
    set.join_all().await
}

/// How often each refusal came, with none for success.
pub(super) fn counted<T>(outcomes: &[Result<T>], code: Option<Code>) -> usize {
    outcomes
        .iter()
        .filter(|outcome| outcome.as_ref().err().map(|error| error.code) == code)
        .count()
}

testkit::on_both_engines! {
    async fn who_report_at_once_open_one_case(world: World) {
        let ada = world.person("ada").await;
        let birds = builders::board(&ada, "Birds").await.board.id;
        let robin = builders::pin(&ada, birds, "Robin").await.pin.id;
        let mut reporters = Vec::new();
        for number in 0..6 {
            reporters.push(world.person(&format!("one{number}")).await);
        }
        let spam = json!({ "kind": "pin", "id": robin, "reason": "spam" });
        let reports = reporters.iter().map(|who| report_thing(who.clone(), ask::input(spam.clone())));
        assert_eq!(counted(&at_once(reports.collect::<Vec<_>>()).await, None), 6);
        let employee = employed(&reporters[0]);
        let open = list_cases(employee, ask::input(json!({}))).await.unwrap().items;
        assert_eq!(open.iter().map(|case| case.report_count).collect::<Vec<_>>(), [6]);
    }

    async fn a_case_is_closed_once(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let employee = employed(&world.person("dora").await);
        let birds = builders::board(&ada, "Birds").await.board.id;
        let robin = builders::pin(&ada, birds, "Robin").await.pin.id;
        for round in 0..4 {
            let said = json!({ "pin_id": robin, "text": format!("It stings, {round}.") });
            let said = write_comment(ada.clone(), ask::input(said)).await.unwrap().id;
            let flag = json!({ "comment_id": said, "reason": "spam" });
            flag_comment(ben.clone(), ask::input(flag)).await.unwrap();
            let open = list_cases(employee.clone(), ask::input(json!({}))).await.unwrap().items;
            let closing = [CaseOutcome::Deleted, CaseOutcome::NoViolation]
                .map(|outcome| json!({ "case_id": open[0].id, "outcome": outcome, "words": "It stings." }))
                .map(|how| close_case(employee.clone(), ask::input(how)));
            let closed = at_once(closing).await;
            let outcomes: Vec<_> = closed.iter().map(|case| case.as_ref().unwrap().outcome).collect();
            assert_eq!(outcomes[0], outcomes[1]);
            let left = list_comments(world.visitor(), ask::comments_on(robin)).await.unwrap().items;
            let is_left = left.iter().any(|one| one.id() == said.0);
            assert_eq!(is_left, outcomes[0] == Some(CaseOutcome::NoViolation));
        }
        invariants::hold(&world.house.db).await;
    }

    async fn a_follow_that_crosses_a_block_does_not_outlive_it(world: World) {
        let mut pairs = Vec::new();
        for number in 0..6 {
            let one = world.person(&format!("one{number}")).await;
            let other = world.person(&format!("other{number}")).await;
            let (whom, who) = (ask::whom(one.user().unwrap()), BlockUser { user_id: other.user().unwrap() });
            let follow = tokio::spawn(follow_user(other, whom));
            let block = tokio::spawn(block_user(one, who));
            pairs.push((follow, block));
        }
        for (follow, block) in pairs {
            // Whichever came first: there is a block, and no follow.
            let _ = follow.await.unwrap();
            block.await.unwrap().unwrap();
        }
        world.settle().await;
        invariants::hold(&world.house.db).await;
    }

    async fn one_address_makes_one_account(world: World) {
        let tries = (0..8).map(|n| {
            let mut input = registration("ada");
            input.username = Some(format!("ada_{n}"));
            // The right password would sign in, as after a lost answer.
            input.password = format!("a good password {n}");
            register_user(world.visitor(), input)
        });
        let outcomes = at_once(tries).await;
        assert_eq!((counted(&outcomes, None), counted(&outcomes, Some(Code::EmailTaken))), (1, 7));
        let tries = (0..8).map(|n| {
            let mut input = registration("ben");
            input.email = format!("ben_{n}@example.com");
            register_user(world.visitor(), input)
        });
        let outcomes = at_once(tries).await;
        assert_eq!((counted(&outcomes, None), counted(&outcomes, Some(Code::UsernameTaken))), (1, 7));
        invariants::hold(&world.house.db).await;
    }

    async fn one_name_makes_one_board(world: World) {
        let ada = world.person("ada").await;
        let input =
            || contract::boards::CreateBoard { name: "Birds".into(), description: None, privacy: None, category: None };
        let outcomes = at_once((0..8).map(|_| create_board(ada.clone(), input()))).await;
        assert_eq!((counted(&outcomes, None), counted(&outcomes, Some(Code::BoardNameTaken))), (1, 7));
        invariants::hold(&world.house.db).await;
    }

    async fn one_save_many_times_is_one_pin(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let (birds, mine) =
            (builders::board(&ada, "Birds").await.board.id, builders::board(&ben, "Mine").await.board.id);
        let robin = builders::pin(&ada, birds, "robin").await.pin.id;
        let outcomes = at_once((0..20).map(|_| save_pin(ben.clone(), saving(robin, mine)))).await;
        let mut ids: Vec<_> = outcomes.into_iter().map(|outcome| outcome.unwrap().pin.id).collect();
        ids.dedup();
        assert_eq!(ids.len(), 1);
        assert_eq!(get_pin(ben, GetPin { id: robin }).await.unwrap().pin.repin_count, 1);
        invariants::hold(&world.house.db).await;
    }

    async fn twenty_saves_at_once_are_all_counted(world: World) {
        let ada = world.person("ada").await;
        let birds = builders::board(&ada, "Birds").await.board.id;
        let robin = builders::pin(&ada, birds, "robin").await.pin.id;
        let pins = builders::pins(&ada, birds, 5).await;
        let mut work = Vec::new();
        for name in ["ben", "cleo", "dan", "eve"] {
            let saver = world.person(name).await;
            let mine = builders::board(&saver, "Mine").await.board.id;
            for pin in pins.iter().chain([&robin]) {
                work.push(save_pin(saver.clone(), saving(*pin, mine)));
            }
        }
        let outcomes = at_once(work).await;
        assert_eq!(counted(&outcomes, None), 24);
        assert_eq!(get_pin(ada, GetPin { id: robin }).await.unwrap().pin.repin_count, 4);
        invariants::hold(&world.house.db).await;
    }

    async fn follows_in_all_directions_at_once_are_all_counted(world: World) {
        let mut people = Vec::new();
        for name in ["ada", "ben", "cleo", "dan"] {
            people.push(world.person(name).await);
        }
        let pairs =
            || people.iter().flat_map(|a| people.iter().map(move |b| (a, b))).filter(|(a, b)| a.viewer() != b.viewer());
        let follows = pairs().map(|(a, b)| follow_user(a.clone(), ask::whom(b.user().unwrap())));
        assert_eq!(counted(&at_once(follows).await, None), 12);
        invariants::hold(&world.house.db).await;
        let unfollows = pairs().map(|(a, b)| unfollow_user(a.clone(), ask::whom(b.user().unwrap())));
        assert_eq!(counted(&at_once(unfollows).await, None), 12);
        invariants::hold(&world.house.db).await;
    }

    async fn what_is_deleted_twice_is_deleted_once(world: World) {
        let ada = world.person("ada").await;
        let birds = builders::board(&ada, "Birds").await.board.id;
        let pins = builders::pins(&ada, birds, 3).await;
        let outcomes = at_once((0..6).map(|_| delete_pin(ada.clone(), DeletePin { id: pins[1] }))).await;
        assert_eq!((counted(&outcomes, None), counted(&outcomes, Some(Code::NotFound))), (1, 5));
        invariants::hold(&world.house.db).await;
        let outcomes = at_once((0..6).map(|_| delete_board(ada.clone(), DeleteBoard { board_id: birds }))).await;
        assert_eq!((counted(&outcomes, None), counted(&outcomes, Some(Code::NotFound))), (1, 5));
        invariants::hold(&world.house.db).await;
    }

    async fn boards_that_share_pictures_wait_for_each_other(world: World) {
        let (ada, ben, cleo) = (world.person("ada").await, world.person("ben").await, world.person("cleo").await);
        let birds = builders::board(&ada, "Birds").await.board.id;
        let mut pins = builders::pins(&ada, birds, 24).await;
        let mut boards = Vec::new();
        for (owner, name) in [(&ben, "A"), (&cleo, "B"), (&ben, "C"), (&cleo, "D")] {
            let board = builders::board(owner, name).await.board.id;
            for pin in &pins {
                builders::save(owner, *pin, board).await;
            }
            boards.push(board);
            pins.reverse();
        }
        let (mut set, secret) = (JoinSet::new(), Some(Privacy::Secret));
        for (owner, deleted, hidden) in [(ben, boards[0], boards[2]), (cleo, boards[3], boards[1])] {
            let other = owner.clone();
            set.spawn(async move { delete_board(owner, DeleteBoard { board_id: deleted }).await.map(drop) });
            set.spawn(async move {
                update_board(other, UpdateBoard { privacy: secret, ..ask::update(hidden) }).await.map(drop)
            });
        }
        for outcome in set.join_all().await {
            outcome.unwrap();
        }
        invariants::hold(&world.house.db).await;
    }

    async fn a_board_may_change_under_those_who_save_to_it(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let (birds, mine) =
            (builders::board(&ada, "Birds").await.board.id, builders::board(&ben, "Mine").await.board.id);
        let pins = builders::pins(&ada, birds, 12).await;
        let mut set = JoinSet::new();
        for (number, pin) in pins.iter().enumerate() {
            let (ben, pin) = (ben.clone(), *pin);
            set.spawn(async move {
                save_pin(ben.clone(), saving(pin, mine)).await.map(drop)?;
                let privacy = if number % 2 == 0 { Privacy::Secret } else { Privacy::Public };
                update_board(ben, UpdateBoard { privacy: Some(privacy), ..ask::update(mine) }).await.map(drop)
            });
        }
        assert_eq!(counted(&set.join_all().await, None), 12);
        invariants::hold(&world.house.db).await;
    }

    async fn nothing_is_left_of_a_board_deleted_under_those_who_use_it(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let (birds, mine) =
            (builders::board(&ada, "Birds").await.board.id, builders::board(&ben, "Mine").await.board.id);
        let pins = builders::pins(&ada, birds, 8).await;
        let mut set = JoinSet::new();
        for (number, pin) in pins.iter().enumerate() {
            let (ada, ben, pin) = (ada.clone(), ben.clone(), *pin);
            set.spawn(async move {
                match number {
                    3 => delete_board(ben, DeleteBoard { board_id: mine }).await.map(drop),
                    5 => follow_board(ada, FollowBoard { board_id: mine }).await.map(drop),
                    _ => save_pin(ben, saving(pin, mine)).await.map(drop),
                }
            });
        }
        let outcomes = set.join_all().await;
        assert_eq!(counted(&outcomes, None) + counted(&outcomes, Some(Code::NotFound)), 8);
        invariants::hold(&world.house.db).await;
        world.settle().await;
    }
}
