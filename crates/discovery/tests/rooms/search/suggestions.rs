//! Suggestions while typing: words, people, boards, one's own.

use accounts::users::block_user::block_user;
use contract::{
    blocks::BlockUser,
    interests::FollowInterests,
    search::typeahead::{SuggestSearches, SuggestionType},
};
use discovery::{
    interests::{follow_interests::follow_interests, taxonomy::taxonomy},
    search::suggest_searches::suggest_searches,
};
use kernel::ctx::Ctx;
use testkit::builders;

use SuggestionType::{Board, MyBoard, MyPins, Query, User};

async fn offered(ctx: &Ctx, term: &str, recent: &[&str]) -> Vec<(SuggestionType, String)> {
    let recent = recent.iter().map(|query| (*query).to_owned());
    let asked = SuggestSearches {
        term: term.into(),
        recent_queries_tags: Some(recent.collect()),
    };
    let found = suggest_searches(ctx.clone(), asked).await.unwrap();
    found
        .items
        .into_iter()
        .map(|item| (item.r#type, item.query))
        .collect()
}

fn lines(expected: &[(SuggestionType, &str)]) -> Vec<(SuggestionType, String)> {
    expected
        .iter()
        .map(|(kind, query)| (*kind, (*query).to_owned()))
        .collect()
}

testkit::on_both_engines! {
    async fn words_come_before_people_and_boards_and_ones_own(world: World) {
        let (ada, ben) = (world.person("robina").await, world.person("ben").await);
        let birds = builders::board(&ada, "Robin watching").await.board.id;
        builders::secret_board(&ben, "Robins in secret").await;
        builders::secret_board(&ada, "Robots").await;
        builders::pin(&ada, birds, "Robin").await;
        world.settle().await;
        let visitors = [(Query, "Robin"), (User, "robina"), (Board, "Robin watching")];
        assert_eq!(offered(&world.visitor(), "rob", &[]).await, lines(&visitors));
        let bens = [visitors.as_slice(), &[(MyBoard, "Robins in secret"), (MyPins, "rob")]].concat();
        assert_eq!(offered(&ben, "rob", &[]).await, lines(&bens));
        let adas = [
            (Query, "Robin"),
            (User, "robina"),
            (MyBoard, "Robots"),
            (MyBoard, "Robin watching"),
            (MyPins, "rob"),
        ];
        let mut own = offered(&ada, "rob", &[]).await;
        own.sort_by_key(|line| adas.iter().position(|(_, query)| *query == line.1));
        assert_eq!(own, lines(&adas));
        block_user(ada, BlockUser { user_id: ben.user().unwrap() }).await.unwrap();
        let parted = [(Query, "Robin"), (MyBoard, "Robins in secret"), (MyPins, "rob")];
        assert_eq!(offered(&ben, "rob", &[]).await, lines(&parted));
    }

    async fn what_was_searched_for_before_comes_first(world: World) {
        let ada = world.person("ada").await;
        let birds = builders::board(&ada, "Birds").await.board.id;
        builders::pin(&ada, birds, "Robin").await;
        world.settle().await;
        let visitor = world.visitor();
        let recent = ["wren", "Robot", "roBIN", "robes", "robust", "\u{0}", ""];
        assert_eq!(
            offered(&visitor, "rob", &recent).await,
            lines(&[(Query, "Robot"), (Query, "roBIN")]),
            "each once, two at most, and never the same again"
        );
        let many: Vec<&str> = std::iter::repeat_n("wren", 60).chain(["robot"]).collect();
        assert_eq!(offered(&visitor, "rob", &many).await, lines(&[(Query, "Robin")]));
    }

    async fn before_anything_is_typed_topics_are_recommended(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let board = builders::board(&ada, "All").await.board.id;
        assert_eq!(offered(&ada, "", &[]).await, [], "none finds anything");
        for topic in taxonomy().offered() {
            builders::pin(&ada, board, topic.name).await;
        }
        let narrow = taxonomy().by_key("parrots").unwrap();
        builders::pin(&ada, board, narrow.name).await;
        follow_interests(ben.clone(), FollowInterests { interest_ids: vec![narrow.id] }).await.unwrap();
        world.settle().await;
        let visitors = offered(&world.visitor(), "", &[]).await;
        assert_eq!(visitors.len(), 6);
        let bens = offered(&ben, " ", &[]).await;
        assert_eq!(bens[..1], lines(&[(Query, narrow.name)]));
        assert_eq!(bens[1..], visitors[..5]);
        let known = visitors[0].1.to_uppercase();
        let others = offered(&world.visitor(), "", &[&known]).await;
        assert_eq!(others[..5], visitors[1..], "it was searched for of late");
        world.pass(24 * 60 * 60 * 1_000);
        let next_day = offered(&world.visitor(), "", &[]).await;
        assert_ne!(next_day, visitors, "others come first each day");
    }

    async fn words_of_harm_are_not_suggested(world: World) {
        let ada = world.person("ada").await;
        let birds = builders::board(&ada, "Birds").await.board.id;
        builders::pin(&ada, birds, "Suicide").await;
        builders::pin(&ada, birds, "Suitcase").await;
        world.settle().await;
        let found = offered(&world.visitor(), "sui", &["suicide"]).await;
        assert_eq!(found, lines(&[(Query, "Suitcase")]));
    }
}
