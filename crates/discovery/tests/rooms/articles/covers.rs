//! Pictures that employees upload for articles.

use accounts::uploads::{
    ban_picture::{ban_picture, drop_picture},
    find_picture::stored_picture,
    jobs::tidy,
    rename_picture::{RENAME_PICTURE, Renaming},
    screen_pictures::{lift_screen, spread_screen},
};
use contract::{
    answers::Bookmark,
    articles::{CreateArticle, DeleteArticle, DraftView, GetDraft, ListArticles, UpdateArticle},
    errors::Code,
    ids::{ArticleId, PinId, ReportCaseId},
};
use discovery::articles::{
    create_article::create_article, delete_article::delete_article, get_draft::get_draft,
    list_articles::list_articles, update_article::update_article,
};
use kernel::{ctx::Ctx, error::Result};
use store::args;
use testkit::{
    articles::{employed, story},
    builders,
    world::World,
};

use super::{HOUR_MS, read, shown};
use crate::ask::{self, refused};

store::sql! {
    slow SCREEN: () =
        "INSERT INTO picture_screens (signature, program, classes, score, state, at_ms) \
         VALUES ($1, 'sh', '[]', 90, 'screened', $2)";
}

/// Longer than an upload is kept, and than a released picture stays.
const FOUR_DAYS_MS: i64 = 4 * 24 * HOUR_MS;

/// What an article of one pin says, with a picture of its own or without.
fn said(title: &str, pin: PinId, cover: Option<&str>) -> CreateArticle {
    CreateArticle {
        cover_signature: cover.map(str::to_owned),
        starts_ms: Some(7),
        ..story(title, &[pin])
    }
}

async fn save(by: &Ctx, draft: &DraftView, article: CreateArticle) -> Result<DraftView> {
    let update = UpdateArticle {
        article_id: draft.article.id,
        updated_ms: draft.updated_ms,
        article,
    };
    update_article(by.clone(), update).await
}

/// The address of an article's own picture, which its page and Today tell alike.
async fn own(viewer: &Ctx, id: ArticleId) -> Option<String> {
    let asked = ListArticles {
        bookmarks: Bookmark::Start,
        page_size: ask::size(10),
    };
    let listed = list_articles(viewer.clone(), asked).await.unwrap().items;
    let listed = listed.into_iter().find(|one| one.id == id).unwrap();
    let read = read(viewer, id).await.unwrap().article;
    assert_eq!(read.cover_picture, listed.cover_picture);
    read.cover_picture.map(|picture| picture.images.orig.url)
}

/// Whether a viewer is shown this picture as an article's own.
async fn shows(viewer: &Ctx, id: ArticleId, signature: &str) -> bool {
    let own = own(viewer, id).await;
    own.is_some_and(|address| address.contains(signature))
}

/// Which of these pictures the store holds once all that was released has gone.
async fn left(world: &World, signatures: &[&str]) -> Vec<bool> {
    for _ in 0..2 {
        world.pass(FOUR_DAYS_MS);
        tidy(&world.house).await.unwrap();
        world.settle().await;
    }
    let mut left = Vec::new();
    for signature in signatures {
        let stored = stored_picture(&world.house.db, signature).await.unwrap();
        left.push(stored.is_some());
    }
    left
}

/// Two employees, and a pin.
async fn editors(world: &World) -> (Ctx, Ctx, PinId) {
    let (ada, ben) = (world.person("ada").await, world.person("ben").await);
    let board = builders::board(&ada, "Birds").await.board.id;
    let robin = builders::pin(&ada, board, "Robin").await.pin.id;
    (employed(&ada), employed(&ben), robin)
}

async fn screen(world: &World, signature: &str) {
    let tx = world.house.begin().await.unwrap();
    let now = world.house.now();
    tx.exec(&SCREEN, &args![*signature, now]).await.unwrap();
    tx.commit().await.unwrap();
    spread_screen(&world.house, signature).await.unwrap();
}

testkit::on_both_engines! {
    async fn a_picture_that_was_uploaded_stands_for_an_article_until_it_is_taken_away(world: World) {
        let (ada, ben, robin) = editors(&world).await;
        let cleo = world.person("cleo").await;
        let visitor = world.visitor();
        let (first, second) = (builders::photograph(&ada, 1).await, builders::photograph(&ben, 2).await);
        let foreign = builders::photograph(&cleo, 3).await;
        let made = create_article(ada.clone(), said("Birds", robin, Some(&first))).await.unwrap();
        let id = made.article.id;
        assert_eq!((made.cover_signature.as_deref(), made.is_cover_screened), (Some(&*first), false));
        assert!(shows(&visitor, id, &first).await);
        assert_eq!(shown(&visitor, id).await.2, Some(robin), "clients that know no other");

        // Another employee who changes its words keeps it, and takes no other's upload.
        let draft = save(&ben, &made, said("Owls", robin, Some(&first))).await.unwrap();
        assert!(shows(&visitor, id, &first).await);
        for other in [foreign.as_str(), "", "none", "a\0b"] {
            let refusal = refused(save(&ben, &draft, said("Owls", robin, Some(other))).await);
            assert_eq!(refusal, (Code::UploadInvalid, "cover_signature".into()), "{other:?}");
        }
        let refusal = refused(create_article(ben.clone(), said("More", robin, Some(&first))).await);
        assert_eq!(refusal, (Code::UploadInvalid, "cover_signature".into()));

        let draft = save(&ben, &draft, said("Owls", robin, Some(&second))).await.unwrap();
        assert!(shows(&visitor, id, &second).await);
        assert_eq!(left(&world, &[&first, &second, &foreign]).await, [false, true, false]);
        assert!(shows(&visitor, id, &second).await);

        // Without it the pin's picture stands there again.
        save(&ben, &draft, said("Owls", robin, None)).await.unwrap();
        assert_eq!((own(&visitor, id).await, shown(&visitor, id).await.2), (None, Some(robin)));
        let last = builders::photograph(&ada, 4).await;
        let other = create_article(ada.clone(), said("More", robin, Some(&last))).await.unwrap();
        delete_article(ada, DeleteArticle { article_id: other.article.id }).await.unwrap();
        assert_eq!(left(&world, &[&second, &last]).await, [false, false]);
    }

    async fn a_banned_picture_is_taken_from_articles_and_not_taken_again(world: World) {
        let (ada, _, robin) = editors(&world).await;
        let cover = builders::photograph(&ada, 1).await;
        let made = create_article(ada.clone(), said("Birds", robin, Some(&cover))).await.unwrap();
        let picture = stored_picture(&world.house.db, &cover).await.unwrap().unwrap();
        let tx = ada.begin().await.unwrap();
        ban_picture(&ada, &tx, &picture, (ReportCaseId(7), "spam")).await.unwrap();
        drop_picture(&ada, &tx, &cover).await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!(own(&world.visitor(), made.article.id).await, None);
        let refusal = refused(save(&ada, &made, said("Birds", robin, Some(&cover))).await);
        assert_eq!(refusal, (Code::PictureBanned, "cover_signature".into()));
    }

    async fn a_picture_behind_a_screen_is_not_taken_and_not_shown(world: World) {
        let (ada, _, robin) = editors(&world).await;
        let visitor = world.visitor();
        let (cover, other) = (builders::photograph(&ada, 1).await, builders::photograph(&ada, 2).await);
        let made = create_article(ada.clone(), said("Birds", robin, Some(&cover))).await.unwrap();
        let id = made.article.id;
        screen(&world, &other).await;
        let refusal = refused(save(&ada, &made, said("Birds", robin, Some(&other))).await);
        assert_eq!(refusal, (Code::ArticleCoverScreened, "cover_signature".into()));
        assert!(shows(&visitor, id, &cover).await);

        // One that comes before the picture later hides it, and its words may be changed meanwhile.
        screen(&world, &cover).await;
        assert_eq!((own(&visitor, id).await, shown(&visitor, id).await.2), (None, Some(robin)));
        let draft = save(&ada, &made, said("Owls", robin, Some(&cover))).await.unwrap();
        assert_eq!((draft.cover_signature.as_deref(), draft.is_cover_screened), (Some(&*cover), true));
        let tx = ada.begin().await.unwrap();
        lift_screen(&ada, &tx, &cover).await.unwrap();
        tx.commit().await.unwrap();
        assert!(shows(&visitor, id, &cover).await);
    }

    async fn a_picture_that_is_renamed_is_the_article_s_by_its_new_name(world: World) {
        let (ada, _, robin) = editors(&world).await;
        let old = builders::photograph(&ada, 1).await;
        let made = create_article(ada.clone(), said("Birds", robin, Some(&old))).await.unwrap();
        let names = Renaming { old, new: "0".repeat(32) };
        let rename = RENAME_PICTURE.iter().find(|hook| hook.room == "articles").unwrap().run;
        for expected in [1, 0] {
            let tx = world.house.begin().await.unwrap();
            assert_eq!(rename(&tx, &names).await.unwrap(), expected);
            tx.commit().await.unwrap();
        }
        let draft = get_draft(ada, GetDraft { article_id: made.article.id }).await.unwrap();
        // No file has that name: the picture is missing, and no screen stands before it.
        assert_eq!((draft.article.cover_picture.is_some(), draft.is_cover_screened), (false, false));
        assert_eq!(draft.cover_signature, Some(names.new));
    }
}
