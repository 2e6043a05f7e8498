//! Pictures that stand for articles, and for what they suggest to search for.

use accounts::users::block_user::block_user;
use collections::boards::update_board::update_board;
use contract::{
    articles::CreateArticle,
    blocks::BlockUser,
    ids::{ArticleId, PinId},
};
use discovery::articles::create_article::create_article;
use kernel::ctx::Ctx;
use testkit::{
    articles::{employed, story},
    builders,
};

use super::{read, secret, shown};
use crate::ask;

async fn compose(by: &Ctx, said: CreateArticle) -> ArticleId {
    create_article(employed(by), said).await.unwrap().article.id
}

/// What an article suggests to search for, with the pins whose pictures it shows.
async fn searches(viewer: &Ctx, id: ArticleId) -> Vec<(String, Vec<PinId>)> {
    let read = read(viewer, id).await.unwrap();
    let searches = read.searches.into_iter();
    searches
        .map(|one| (one.query, ask::ids(&one.pins)))
        .collect()
}

fn words(searches: &[&str]) -> Vec<String> {
    searches.iter().map(|&one| one.to_owned()).collect()
}

testkit::on_both_engines! {
    async fn an_article_of_boards_or_searches_alone_has_the_first_picture_that_the_viewer_sees(world: World) {
        let (ada, ben, cleo) = (world.person("ada").await, world.person("ben").await, world.person("cleo").await);
        let empty = builders::board(&ada, "Empty").await.board.id;
        let birds = builders::board(&ada, "Birds").await.board.id;
        let robin = builders::pin(&ada, birds, "Robin").await.pin.id;
        let trees = builders::board(&ben, "Trees").await.board.id;
        let oak = builders::pin(&ben, trees, "Oak").await.pin.id;
        world.settle().await;
        let of_boards = CreateArticle { board_ids: vec![empty, trees, birds], ..story("Boards", &[]) };
        let of_boards = compose(&cleo, of_boards).await;
        let of_searches = CreateArticle { searches: words(&["nothing", "oak", "robin"]), ..story("Searches", &[]) };
        let of_searches = compose(&cleo, of_searches).await;
        let visitor = world.visitor();
        let covers = async |viewer: &Ctx| (shown(viewer, of_boards).await.2, shown(viewer, of_searches).await.2);
        assert_eq!(covers(&visitor).await, (Some(oak), Some(oak)));
        let none = |query: &str| (query.to_owned(), vec![]);
        let found = |query: &str, pin| (query.to_owned(), vec![pin]);
        assert_eq!(
            searches(&visitor, of_searches).await,
            [none("nothing"), found("oak", oak), found("robin", robin)]
        );
        // Of whom they blocked a viewer is shown nothing.
        block_user(cleo.clone(), BlockUser { user_id: ben.user().unwrap() }).await.unwrap();
        assert_eq!(covers(&cleo).await, (Some(robin), Some(robin)));
        assert_eq!(searches(&cleo, of_searches).await[1], none("oak"));
        // What is secret stands for nothing, though the index may know it a while.
        update_board(ben.clone(), secret(trees)).await.unwrap();
        assert_eq!(covers(&visitor).await, (Some(robin), Some(robin)));
        update_board(ada.clone(), secret(birds)).await.unwrap();
        assert_eq!(covers(&visitor).await, (None, None));
        assert_eq!(searches(&visitor, of_searches).await[2], none("robin"));
    }

    async fn a_search_shows_three_pictures_and_none_where_it_is_answered_with_help(world: World) {
        let ada = world.person("ada").await;
        let board = builders::board(&ada, "All").await.board.id;
        for number in 0..5 {
            builders::pin(&ada, board, &format!("Oak {number}")).await;
        }
        builders::pin(&ada, board, "Suicide").await;
        world.settle().await;
        let said = CreateArticle { searches: words(&["oak", "suicide"]), ..story("Searches", &[]) };
        let id = compose(&ada, said).await;
        let told = searches(&world.visitor(), id).await;
        assert_eq!((told[0].1.len(), told[1].1.len()), (3, 0));
    }
}
