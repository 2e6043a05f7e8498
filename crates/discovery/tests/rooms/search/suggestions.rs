//! Suggestions while typing: words, people, boards, one's own.

use accounts::users::block_user::block_user;
use contract::{
    blocks::BlockUser,
    search::typeahead::{SuggestSearches, SuggestionType},
};
use discovery::search::suggest_searches::suggest_searches;
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
