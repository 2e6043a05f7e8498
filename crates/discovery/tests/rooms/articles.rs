//! Today: composing, reading where one is, and what trends write.

mod covers;
mod pictures;
mod places;
mod trends;

use accounts::{audits::list_audits::list_audits, users::block_user::block_user};
use collections::{boards::update_board::update_board, pins::delete_pin::delete_pin};
use contract::{
    answers::Bookmark,
    articles::{
        ArticleDetail, ArticleState, CreateArticle, DeleteArticle, GetArticle, GetDraft,
        ListArticles, ListDrafts, SHOP, UpdateArticle,
    },
    audits::{AuditChange, ListAudits},
    blocks::BlockUser,
    boards::{Privacy, UpdateBoard},
    errors::Code,
    ids::{ArticleId, BoardId, PinId},
    pins::DeletePin,
};
use discovery::{
    articles::{
        create_article::create_article, delete_article::delete_article, get_article::get_article,
        get_draft::get_draft, list_articles::list_articles, list_drafts::list_drafts,
        update_article::update_article,
    },
    sitemaps::{list_part::list_part, list_parts::list_parts},
};
use kernel::ctx::Ctx;
use serde_json::Value;
use testkit::{
    articles::{article, employed, story},
    builders,
    world::World,
};

use crate::ask::{self, code, refused, walk};

const HOUR_MS: i64 = 60 * 60 * 1_000;

/// Titles on a viewer's Today, walked a few at a time.
async fn today(viewer: &Ctx) -> Vec<String> {
    let page = |bookmarks, page_size| async move {
        let asked = ListArticles {
            bookmarks,
            page_size,
        };
        let page = list_articles(viewer.clone(), asked).await?;
        let titles = page.items.into_iter().map(|one| one.title).collect();
        Ok((titles, page.bookmark))
    };
    let all = walk(100, page).await;
    assert_eq!(walk(1, page).await, all);
    assert_eq!(walk(2, page).await, all);
    all
}

async fn read(viewer: &Ctx, id: ArticleId) -> kernel::error::Result<ArticleDetail> {
    get_article(viewer.clone(), GetArticle { article_id: id }).await
}

/// Ids of an article's pins and boards, as a viewer sees them, and of its cover.
async fn shown(viewer: &Ctx, id: ArticleId) -> (Vec<PinId>, Vec<BoardId>, Option<PinId>) {
    let read = read(viewer, id).await.unwrap();
    let boards = read.boards.iter().map(|board| board.board.id).collect();
    let cover = read.article.cover.map(|pin| {
        let pin: Value = serde_json::from_str(pin.json()).unwrap();
        pin["id"].as_str().unwrap().parse().unwrap()
    });
    (ask::ids(&read.pins), boards, cover)
}

/// A viewer there, without an account.
fn visitor(world: &World, country: &str, locale: &'static str) -> Ctx {
    let mut ctx = world.visitor();
    ctx.browser.country = Some(country.into());
    ctx.browser.locale = Some(locale);
    ctx
}

fn secret(board: BoardId) -> UpdateBoard {
    UpdateBoard {
        privacy: Some(Privacy::Secret),
        ..ask::update(board)
    }
}

testkit::on_both_engines! {
    async fn an_article_is_composed_published_and_over(world: World) {
        let ada = world.person("ada").await;
        let board = builders::board(&ada, "Birds").await.board.id;
        let robin = builders::pin(&ada, board, "Robin").await.pin.id;
        let staff = employed(&ada);
        let start = staff.now() + HOUR_MS;
        let draft = CreateArticle {
            article_type: SHOP,
            subtitle: Some("  What sings now ".into()),
            searches: vec!["owls".into(), "owls".into(), "hawks".into()],
            starts_ms: Some(start),
            ends_ms: Some(start + HOUR_MS),
            is_published: false,
            ..story("The birds' year", &[robin, robin])
        };
        let made = create_article(staff.clone(), draft.clone()).await.unwrap();
        let id = made.article.id;
        assert_eq!(made.article.url, format!("/today/shop/the-birds-year/{id}/"));
        assert_eq!((made.article.subtitle.as_str(), made.state), ("What sings now", ArticleState::Draft));
        assert_eq!((made.pin_ids, made.searches), (vec![robin], vec!["owls".to_owned(), "hawks".to_owned()]));
        let state = async || get_draft(staff.clone(), GetDraft { article_id: id }).await.unwrap().state;
        let readers = async || {
            let mut told = Vec::new();
            for viewer in [&staff, &ada, &world.visitor()] {
                told.push((read(viewer, id).await.is_ok(), today(viewer).await.len()));
            }
            told
        };
        let unseen = [(true, 0), (false, 0), (false, 0)];
        assert_eq!((state().await, readers().await), (ArticleState::Draft, unseen.to_vec()));
        let updated_ms = made.updated_ms;
        let article = CreateArticle { is_published: true, ..draft };
        let published = UpdateArticle { article_id: id, updated_ms, article };
        update_article(staff.clone(), published.clone()).await.unwrap();
        assert_eq!((state().await, readers().await), (ArticleState::Scheduled, unseen.to_vec()));
        world.pass(HOUR_MS);
        assert_eq!((state().await, readers().await), (ArticleState::Standing, vec![(true, 1); 3]));
        // The same again changes nothing.
        update_article(staff.clone(), published.clone()).await.unwrap();
        assert_eq!(readers().await, [(true, 1); 3]);
        world.pass(HOUR_MS);
        assert_eq!((state().await, readers().await), (ArticleState::Ended, unseen.to_vec()));
        delete_article(staff.clone(), DeleteArticle { article_id: id }).await.unwrap();
        assert_eq!(code(delete_article(staff.clone(), DeleteArticle { article_id: id }).await), Code::NotFound);
        assert_eq!(code(update_article(staff.clone(), published).await), Code::NotFound);
        assert_eq!(code(get_draft(staff.clone(), GetDraft { article_id: id }).await), Code::NotFound);
        assert_eq!(code(read(&staff, id).await), Code::NotFound);
    }

    async fn what_another_employee_changed_meanwhile_is_not_overwritten(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let board = builders::board(&ada, "Birds").await.board.id;
        let robin = builders::pin(&ada, board, "Robin").await.pin.id;
        let (ada, ben) = (employed(&ada), employed(&ben));
        let said = |title: &str| CreateArticle { starts_ms: Some(7), ..story(title, &[robin]) };
        let made = create_article(ada.clone(), said("Birds")).await.unwrap();
        let save = async |by: &Ctx, updated_ms: i64, title: &str| {
            let article_id = made.article.id;
            update_article(by.clone(), UpdateArticle { article_id, updated_ms, article: said(title) }).await
        };
        // Both opened it before either saved, all within a millisecond.
        let owls = save(&ada, made.updated_ms, "Owls").await.unwrap().updated_ms;
        assert!(owls > made.updated_ms);
        assert_eq!(code(save(&ben, made.updated_ms, "Hawks").await), Code::ArticleChanged);
        let draft = async || get_draft(ben.clone(), GetDraft { article_id: made.article.id }).await.unwrap();
        assert_eq!((draft().await.article.title.as_str(), draft().await.updated_ms), ("Owls", owls));
        // An answer that was lost: the same again is no conflict, and no change.
        assert_eq!(save(&ada, made.updated_ms, "Owls").await.unwrap().updated_ms, owls);
        // Having read it, the other replaces it.
        let hawks = save(&ben, owls, "Hawks").await.unwrap().updated_ms;
        assert_eq!(code(save(&ada, owls, "Owls again").await), Code::ArticleChanged);
        assert_eq!((draft().await.article.title.as_str(), draft().await.updated_ms), ("Hawks", hawks));
    }

    async fn today_is_walked_from_the_newest_start_where_the_viewer_is(world: World) {
        let ada = world.person("ada").await;
        let board = builders::board(&ada, "Birds").await.board.id;
        let robin = builders::pin(&ada, board, "Robin").await.pin.id;
        let staff = employed(&ada);
        let now = staff.now();
        for (title, starts, countries, locales) in [
            ("old", now - 30, vec![], vec![]),
            ("newest", now - 10, vec![], vec![]),
            ("middle", now - 20, vec![], vec![]),
            ("same time", now - 20, vec![], vec![]),
            ("Dutch", now - 15, vec!["NL".to_owned()], vec![]),
            ("Swedish", now - 5, vec!["SE".to_owned()], vec!["sv_SE".to_owned()]),
        ] {
            let written = CreateArticle { starts_ms: Some(starts), countries, locales, ..story(title, &[robin]) };
            create_article(staff.clone(), written).await.unwrap();
        }
        let for_all = vec!["newest", "same time", "middle", "old"];
        // The account's country and locale count, a visitor's address and browser otherwise.
        for (viewer, expected) in [
            (ada.clone(), for_all.clone()),
            (world.visitor(), for_all.clone()),
            (visitor(&world, "GB", "en_GB"), for_all.clone()),
            (visitor(&world, "NL", "nl"), vec!["Dutch"]),
            (visitor(&world, "SE", "sv_SE"), [vec!["Swedish"], for_all].concat()),
            (visitor(&world, "SE", "en_US"), vec![]),
            (visitor(&world, "PL", "pl_PL"), vec![]),
        ] {
            assert_eq!(today(&viewer).await, expected, "{:?}", viewer.browser.country);
        }
        let drafts = |bookmarks, page_size| {
            let staff = staff.clone();
            async move {
                let page = list_drafts(staff, ListDrafts { bookmarks, page_size }).await?;
                let titles: Vec<String> = page.items.into_iter().map(|one| one.article.title).collect();
                Ok((titles, page.bookmark))
            }
        };
        let all = ["Swedish", "Dutch", "same time", "middle", "newest", "old"];
        assert_eq!(walk(4, drafts).await, all);
        assert_eq!(walk(1, drafts).await, all);
    }

    async fn what_is_gone_or_hidden_is_left_out(world: World) {
        let (ada, ben, cleo) = (world.person("ada").await, world.person("ben").await, world.person("cleo").await);
        let birds = builders::board(&ada, "Birds").await.board.id;
        let (robin, wren) =
            (builders::pin(&ada, birds, "Robin").await.pin.id, builders::pin(&ada, birds, "Wren").await.pin.id);
        let trees = builders::board(&ben, "Trees").await.board.id;
        let oak = builders::pin(&ben, trees, "Oak").await.pin.id;
        let board_ids = vec![trees, birds];
        let said = CreateArticle { board_ids, cover_pin_id: Some(wren), ..story("All", &[oak, robin]) };
        let id = create_article(employed(&cleo), said).await.unwrap().article.id;
        let visitor = world.visitor();
        let all = (vec![oak, robin], vec![trees, birds], Some(wren));
        for viewer in [&visitor, &ada, &cleo] {
            assert_eq!(shown(viewer, id).await, all);
        }
        block_user(cleo.clone(), BlockUser { user_id: ben.user().unwrap() }).await.unwrap();
        assert_eq!(shown(&cleo, id).await, (vec![robin], vec![birds], Some(wren)));
        assert_eq!(shown(&visitor, id).await, all);
        delete_pin(ada.clone(), DeletePin { id: wren }).await.unwrap();
        assert_eq!(shown(&visitor, id).await, (vec![oak, robin], vec![trees, birds], Some(oak)));
        update_board(ben.clone(), secret(trees)).await.unwrap();
        assert_eq!(shown(&visitor, id).await, (vec![robin], vec![birds], Some(robin)));
        assert_eq!(shown(&ben, id).await, (vec![oak, robin], vec![birds], Some(oak)));
        update_board(ada.clone(), secret(birds)).await.unwrap();
        assert_eq!(shown(&visitor, id).await, (vec![], vec![], None));
        assert_eq!(today(&visitor).await, ["All"]);
    }

    async fn what_cannot_be_published_is_refused_with_its_field(world: World) {
        let ada = world.person("ada").await;
        let birds = builders::board(&ada, "Birds").await.board.id;
        let robin = builders::pin(&ada, birds, "Robin").await.pin.id;
        let hidden = builders::secret_board(&ada, "Hidden").await.board.id;
        let kept = builders::pin(&ada, hidden, "Kept").await.pin.id;
        let staff = employed(&ada);
        let good = || story("Birds", &[robin]);
        let many = |count: i64| (1..=count).map(PinId).collect::<Vec<_>>();
        let wrong = Code::InvalidInput;
        let (length, unseen) = (Code::TextLength, Code::ArticleItemHidden);
        for (said, expected) in [
            (CreateArticle { article_type: 5, ..good() }, (wrong, "article_type")),
            (CreateArticle { article_type: -1, ..good() }, (wrong, "article_type")),
            (CreateArticle { title: "  ".into(), ..good() }, (length, "title")),
            (CreateArticle { title: "x".repeat(101), ..good() }, (length, "title")),
            (CreateArticle { title: "!?".into(), ..good() }, (wrong, "title")),
            (CreateArticle { subtitle: Some("x".repeat(301)), ..good() }, (length, "subtitle")),
            (CreateArticle { pin_ids: many(61), ..good() }, (wrong, "pin_ids")),
            (CreateArticle { pin_ids: vec![robin, kept], ..good() }, (unseen, "pin_ids")),
            (CreateArticle { pin_ids: vec![PinId(7)], ..good() }, (unseen, "pin_ids")),
            (CreateArticle { cover_pin_id: Some(kept), ..good() }, (unseen, "cover_pin_id")),
            (CreateArticle { board_ids: vec![birds, hidden], ..good() }, (unseen, "board_ids")),
            (CreateArticle { board_ids: (1..=13).map(BoardId).collect(), ..good() }, (wrong, "board_ids")),
            (CreateArticle { searches: vec![String::new()], ..good() }, (length, "searches")),
            (CreateArticle { searches: (0..13).map(|n| n.to_string()).collect(), ..good() }, (wrong, "searches")),
            (CreateArticle { countries: vec!["XX".into()], ..good() }, (wrong, "countries")),
            (CreateArticle { locales: vec!["klingon".into()], ..good() }, (wrong, "locales")),
            (CreateArticle { starts_ms: Some(-1), ..good() }, (wrong, "starts_ms")),
            (CreateArticle { starts_ms: Some(i64::MAX), ..good() }, (wrong, "starts_ms")),
            (CreateArticle { starts_ms: Some(5), ends_ms: Some(5), ..good() }, (wrong, "ends_ms")),
            (CreateArticle { ends_ms: Some(i64::MAX), ..good() }, (wrong, "ends_ms")),
            (story("Nothing", &[]), (wrong, "pin_ids")),
        ] {
            let (code, field) = refused(create_article(staff.clone(), said.clone()).await);
            assert_eq!((code, field.as_str()), expected, "{said:?}");
        }
        let empty = CreateArticle { is_published: false, ..story("Nothing yet", &[]) };
        assert!(create_article(staff.clone(), empty).await.is_ok());
        assert_eq!(code(create_article(ada.clone(), good()).await), Code::NotAllowed);
        assert_eq!(today(&ada).await, Vec::<String>::new());
        let asked = ListArticles { bookmarks: Bookmark::After("none".into()), page_size: ask::size(1) };
        assert_eq!(code(list_articles(ada, asked).await), Code::BookmarkInvalid);
    }

    async fn the_log_says_who_published(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let birds = builders::board(&ada, "Birds").await.board.id;
        let robin = builders::pin(&ada, birds, "Robin").await.pin.id;
        let staff = employed(&ada);
        let noted = async |user: &Ctx| {
            let log = list_audits(user.clone(), ListAudits {}).await.unwrap().audits;
            let of_today = log.into_iter().filter(|entry| entry.change.name().starts_with("article_"));
            of_today.map(|entry| (entry.change, entry.is_by_host)).collect::<Vec<_>>()
        };
        let said = |title: &str, is_published: bool| CreateArticle {
            starts_ms: Some(staff.now()),
            is_published,
            ..story(title, &[robin])
        };
        let made = create_article(staff.clone(), said("Birds", false)).await.unwrap();
        let (id, mut updated_ms) = (made.article.id, made.updated_ms);
        let mut expected = Vec::new();
        for (title, is_published, change) in [
            ("Owls", false, None),
            ("Owls", true, Some(AuditChange::ArticlePublished)),
            ("Owls", true, None),
            ("Hawks", true, Some(AuditChange::ArticlePublished)),
            ("Hawks", false, Some(AuditChange::ArticleWithdrawn)),
            ("Hawks", true, Some(AuditChange::ArticlePublished)),
        ] {
            let again = UpdateArticle { article_id: id, updated_ms, article: said(title, is_published) };
            updated_ms = update_article(staff.clone(), again).await.unwrap().updated_ms;
            expected.splice(0..0, change.map(|change| (change, false)));
            assert_eq!(noted(&ada).await, expected, "{title} {is_published}");
        }
        delete_article(staff.clone(), DeleteArticle { article_id: id }).await.unwrap();
        expected.insert(0, (AuditChange::ArticleDeleted, false));
        assert_eq!(noted(&ada).await, expected);
        // At once, and by another; a draft that goes is none of the readers' loss.
        article(&ben, "At once", &[robin]).await;
        let draft = create_article(employed(&ben), said("Draft", false)).await.unwrap().article.id;
        delete_article(employed(&ben), DeleteArticle { article_id: draft }).await.unwrap();
        assert_eq!(noted(&ben).await, [(AuditChange::ArticlePublished, false)]);
        assert_eq!(noted(&ada).await, expected);
    }

    async fn sitemaps_tell_of_what_stands(world: World) {
        let ada = world.person("ada").await;
        let birds = builders::board(&ada, "Birds").await.board.id;
        let robin = builders::pin(&ada, birds, "Robin").await.pin.id;
        let told = async || {
            let mut told = Vec::new();
            for (kind, first) in list_parts(&world.house).await.unwrap() {
                if kind.name == "articles" {
                    told.extend(list_part(&world.visitor(), kind, first).await.unwrap());
                }
            }
            told
        };
        let draft = CreateArticle { is_published: false, ..story("Draft", &[robin]) };
        create_article(employed(&ada), draft).await.unwrap();
        assert_eq!(told().await, Vec::<String>::new());
        let id = article(&ada, "Birds", &[robin]).await;
        let later = CreateArticle { starts_ms: Some(ada.now() + HOUR_MS), ..story("Later", &[robin]) };
        let later = create_article(employed(&ada), later).await.unwrap().article.url;
        let standing = format!("/today/article/birds/{id}/");
        assert_eq!(told().await, std::slice::from_ref(&standing));
        world.pass(HOUR_MS);
        assert_eq!(told().await, [standing, later]);
    }
}
