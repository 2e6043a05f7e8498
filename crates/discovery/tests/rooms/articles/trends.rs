//! What trends write while no employee does.

use contract::{
    answers::Bookmark,
    articles::{
        ArticleView, CreateArticle, DeleteArticle, GetDraft, ListArticles, TRENDING, UpdateArticle,
    },
    errors::Code,
    ids::{BoardId, PinId},
};
use discovery::{
    articles::{
        create_article::create_article, delete_article::delete_article, get_draft::get_draft,
        list_articles::list_articles, update_article::update_article, write_trends::write_trends,
    },
    feeds::rank_popular::rank_popular,
};
use kernel::ctx::Ctx;
use testkit::{
    articles::{article, employed, story},
    builders,
    world::World,
};

use super::{HOUR_MS, read, shown, today, visitor};
use crate::ask::{self, code};

/// As many pins about a topic, by a word that tells of it.
pub(super) async fn pins(owner: &Ctx, board: BoardId, word: &str, count: usize) -> Vec<PinId> {
    let mut made = Vec::new();
    for number in 0..count {
        let title = format!("{word} {number}");
        made.push(builders::pin(owner, board, &title).await.pin.id);
    }
    made
}

/// Ranks what is popular and writes about it.
async fn write(world: &World) {
    rank_popular(&world.house).await.unwrap();
    write_trends(&world.house).await.unwrap();
}

pub(super) async fn views(viewer: &Ctx) -> Vec<ArticleView> {
    let asked = ListArticles {
        bookmarks: Bookmark::Start,
        page_size: ask::size(50),
    };
    list_articles(viewer.clone(), asked).await.unwrap().items
}

testkit::on_both_engines! {
    async fn trends_write_until_an_employee_does(world: World) {
        let ada = world.person("ada").await;
        write(&world).await;
        assert_eq!(today(&ada).await, Vec::<String>::new());
        let board = builders::board(&ada, "Sky").await.board.id;
        let first = pins(&ada, board, "telescope", 4).await;
        pins(&ada, board, "sofa", 3).await;
        write(&world).await;
        let told = views(&world.visitor()).await;
        assert_eq!(told.len(), 1);
        let (id, url) = (told[0].id, told[0].url.clone());
        assert_eq!((told[0].title.as_str(), told[0].article_type), ("Stargazing and telescopes", TRENDING));
        assert_eq!(url, format!("/today/trending/stargazing-and-telescopes/{id}/"));
        assert!(told[0].is_automatic && told[0].cover.is_some());
        let mut seen = shown(&world.visitor(), id).await.0;
        seen.sort();
        assert_eq!(seen, first);
        // It stays where it is, with other pins, beside what is saved now.
        world.pass(HOUR_MS);
        let more = pins(&ada, board, "telescope", 5).await;
        pins(&ada, board, "sofa", 1).await;
        write(&world).await;
        write(&world).await;
        let told = views(&world.visitor()).await;
        assert_eq!((told.len(), told[1].url.as_str()), (2, url.as_str()));
        assert_eq!(told[0].title, "Sofas and armchairs");
        assert!(more.iter().all(|pin| !first.contains(pin)));
        assert_eq!(shown(&ada, id).await.0.len(), 9);
        // Employees neither edit nor delete what trends wrote.
        let staff = employed(&ada);
        let edit = UpdateArticle { article_id: id, updated_ms: 0, article: story("Mine", &first) };
        assert_eq!(code(update_article(staff.clone(), edit).await), Code::NotFound);
        assert_eq!(code(delete_article(staff.clone(), DeleteArticle { article_id: id }).await), Code::NotFound);
        assert_eq!(code(get_draft(staff.clone(), GetDraft { article_id: id }).await), Code::NotFound);
        // Where an employee's stands it stands alone, at once; elsewhere trends go on.
        let swedish = CreateArticle { countries: vec!["SE".into()], ..story("Swedish", &first) };
        create_article(staff, swedish).await.unwrap();
        write(&world).await;
        assert_eq!(today(&visitor(&world, "SE", "sv_SE")).await, ["Swedish"]);
        assert_eq!(today(&world.visitor()).await.len(), 2);
        let composed = article(&ada, "Everywhere", &first).await;
        assert_eq!(today(&world.visitor()).await, ["Everywhere"]);
        write(&world).await;
        assert_eq!(code(read(&ada, id).await), Code::NotFound);
        delete_article(employed(&ada), DeleteArticle { article_id: composed }).await.unwrap();
        assert_eq!(today(&world.visitor()).await, Vec::<String>::new());
        write(&world).await;
        assert_eq!(today(&world.visitor()).await.len(), 2);
    }

    async fn what_is_saved_most_leads_and_tells_of_its_parts(world: World) {
        let ada = world.person("ada").await;
        let board = builders::board(&ada, "All").await.board.id;
        pins(&ada, board, "telescope", 4).await;
        pins(&ada, board, "sofa", 7).await;
        write(&world).await;
        let titles = today(&ada).await;
        assert_eq!(titles, ["Sofas and armchairs", "Stargazing and telescopes"]);
        let told = views(&ada).await;
        assert!(told.iter().all(|one| one.subtitle.is_empty()), "topics without others below");
        pins(&ada, board, "owl", 4).await;
        pins(&ada, board, "flamingo", 4).await;
        world.pass(HOUR_MS);
        write(&world).await;
        let told = views(&ada).await;
        assert_eq!(told[0].title, "Birds");
        assert!(told[0].subtitle.contains("\u{a0}· "), "{}", told[0].subtitle);
    }

    async fn readers_are_shown_the_pins_of_a_trend_that_are_in_their_language(world: World) {
        let ada = world.person("ada").await;
        let board = builders::board(&ada, "Sky").await.board.id;
        let english = pins(&ada, board, "My telescope and the moon", 4).await;
        let german = pins(&ada, board, "Das telescope und der Mond", 5).await;
        let none = pins(&ada, board, "telescope", 1).await;
        world.settle().await;
        write(&world).await;
        for (locale, expected) in [
            ("en_US", [&english, &none].map(Vec::as_slice).concat()),
            ("de", [&german, &none].map(Vec::as_slice).concat()),
            // Of too few there is no trend: all of them.
            ("fr", [&english, &german, &none].map(Vec::as_slice).concat()),
        ] {
            let reader = visitor(&world, "US", locale);
            let told = views(&reader).await;
            let (mut seen, _, cover) = shown(&reader, told[0].id).await;
            assert_eq!(cover, seen.first().copied(), "{locale}");
            seen.sort();
            assert_eq!(seen, expected, "{locale}");
        }
    }

    async fn what_not_every_viewer_sees_is_no_trend(world: World) {
        let ada = world.person("ada").await;
        let secret = builders::secret_board(&ada, "Secret").await;
        for board in [secret, builders::protected_board(&ada, "Protected").await] {
            pins(&ada, board.board.id, "telescope", 4).await;
        }
        write(&world).await;
        assert_eq!(today(&ada).await, Vec::<String>::new());
    }
}
