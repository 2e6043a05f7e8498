//! Pages of Today, as visitors, search engines and employees hear them.

use accounts::{
    sessions::change_standing::{ChangeStanding, change_standing},
    uploads::ban_picture::drop_picture,
};
use contract::articles::{CreateArticle, GetDraft, UpdateArticle};
use discovery::articles::{
    create_article::create_article, get_draft::get_draft, update_article::update_article,
};
use serde_json::json;
use testkit::{
    app::{App, Caller},
    articles::{article, employed, story},
    builders,
};

use crate::{
    hear::{board, pin},
    pages::{element, json_ld},
};

#[tokio::test]
async fn an_article_has_one_address_and_a_page_of_none_carries_the_refusal() {
    let app = App::with_pages().await;
    let ada = app.person("ada").await;
    let birds = board(&app, &ada, "Birds").await;
    let robin = pin(&app, &ada, &birds, "Robin").await;
    let pins = [robin.parse().unwrap()];
    let id = article(&app.ctx(&ada), "Birds", &pins).await;
    let to = format!("/today/article/birds/{id}/");
    for path in [
        format!("/today/best/birds/{id}/"),
        format!("/today/article/owls/{id}/"),
        format!("/today/Article/birds/{id}"),
    ] {
        let reply = app.open(&Caller::default(), &path).await;
        let location = reply.headers["location"].to_str().unwrap();
        assert_eq!(
            (reply.status.as_u16(), location),
            (303, to.as_str()),
            "{path}"
        );
    }
    for path in [to.as_str(), to.trim_end_matches('/')] {
        let page = app.open(&Caller::default(), path).await;
        assert_eq!(page.status, 200, "{path}");
        let html = page.text();
        assert!(html.contains("<title>Birds | Magpie</title>"), "{path}");
        let canonical = format!("<link rel=\"canonical\" href=\"http://magpie.test{to}\">");
        assert!(html.contains(&canonical), "{path}");
    }
    // A letter beyond ASCII comes encoded, and is no other address.
    let id = article(&app.ctx(&ada), "Größe", &pins).await;
    let path = format!("/today/article/gr%C3%B6%C3%9Fe/{id}/");
    let page = app.open(&Caller::default(), &path).await;
    assert_eq!(page.status, 200);
    for path in ["/today/article/birds/7/", "/today/article/birds/x/"] {
        let reply = app.open(&Caller::default(), path).await;
        assert_eq!(reply.status, 404, "{path}");
    }
    let reply = app
        .open(&Caller::default(), "/today/article/birds/7/")
        .await;
    let state = &element(&reply, "__PWS_INITIAL_PROPS__")["initialReduxState"]["resources"];
    let asked = json!({ "article_id": "7" }).to_string();
    let told = &state["TodayArticleResource"][asked]["error"]["http_status"];
    assert_eq!(told, 404, "{state}");
}

#[tokio::test]
async fn kept_pages_are_new_once_an_article_is() {
    let app = App::with_pages().await;
    let ada = app.person("ada").await;
    let birds = board(&app, &ada, "Birds").await;
    let robin = pin(&app, &ada, &birds, "Robin").await;
    let pins = [robin.parse().unwrap()];
    let says = async |path: &str, words: &str| {
        let page = app.open(&Caller::default(), path).await.text();
        page.contains(words)
    };
    assert!(!says("/today/", "First snow").await);
    let ctx = app.ctx(&ada);
    let id = article(&ctx, "First snow", &pins).await;
    assert!(says("/today/", "First snow").await);
    let page = format!("/today/article/first-snow/{id}/");
    assert!(!says(&page, "Deep and white").await);
    let mut said = story("First snow", &pins);
    said.subtitle = Some("Deep and white".into());
    let draft = get_draft(employed(&ctx), GetDraft { article_id: id }).await;
    let update = UpdateArticle {
        article_id: id,
        updated_ms: draft.unwrap().updated_ms,
        article: said,
    };
    update_article(employed(&ctx), update).await.unwrap();
    assert!(says(&page, "Deep and white").await);
    assert!(says("/today/", "Deep and white").await);
}

#[tokio::test]
async fn pages_of_drafts_are_for_employees() {
    let app = App::with_pages().await;
    let ada = app.person("ada").await;
    let staff = app.world.person("staff").await.user().unwrap();
    let employed = ChangeStanding {
        is_employee: Some(true),
        ..ChangeStanding::default()
    };
    change_standing(app.world.host(), staff, employed)
        .await
        .unwrap();
    let staff = app.log_in("staff").await;
    for path in ["/today/drafts/", "/today/drafts/new/"] {
        for (caller, status) in [(&Caller::default(), 303), (&ada, 404), (&staff, 200)] {
            let page = app.open(caller, path).await;
            assert_eq!(page.status, status, "{path}");
            if status == 200 {
                assert!(
                    page.text().contains("content=\"noindex, nofollow\""),
                    "{path}"
                );
            }
        }
    }
}

#[tokio::test]
async fn a_picture_of_its_own_is_what_previews_and_search_engines_are_told() {
    let app = App::with_pages().await;
    let ada = app.person("ada").await;
    let birds = board(&app, &ada, "Birds").await;
    let robin = pin(&app, &ada, &birds, "Robin").await;
    let ctx = app.ctx(&ada);
    let cover = builders::photograph(&ctx, 9).await;
    let said = CreateArticle {
        cover_signature: Some(cover.clone()),
        ..story("Birds", &[robin.parse().unwrap()])
    };
    let made = create_article(employed(&ctx), said).await.unwrap().article;
    // The picture that a preview has, its words, and the picture of the structured data.
    let told = async || {
        let page = app.open(&Caller::default(), &made.url).await.text();
        let mut about = json_ld(&page).into_iter();
        let article = about.find(|thing| thing["@type"] == "Article");
        let [image, alt] = ["og:image", "og:image:alt"].map(|name| {
            let begin = format!("<meta property=\"{name}\" content=\"");
            let (_, rest) = page.split_once(&begin).unwrap();
            rest.split('"').next().unwrap().to_owned()
        });
        assert_eq!(article.unwrap()["image"], image);
        (image.contains(&cover), alt)
    };
    assert_eq!(told().await, (true, "Birds".to_owned()));
    let tx = ctx.begin().await.unwrap();
    drop_picture(&ctx, &tx, &cover).await.unwrap();
    tx.commit().await.unwrap();
    assert_eq!(told().await, (false, "Robin".to_owned()));
}
