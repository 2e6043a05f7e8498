//! Addresses of the noun `articles`.

use contract::grants::Scope;
use discovery::articles::{
    create_article::create_article, delete_article::delete_article, get_article::get_article,
    get_draft::get_draft, list_articles::list_articles, list_drafts::list_drafts,
    update_article::update_article,
};
use http::Method;

use crate::adapters::switchboard::{
    Switchboard,
    Verb::{Create, Delete, Get, Update},
};

/// One line per operation. What employees do is closed to apps.
pub fn doors(board: &mut Switchboard) {
    board
        .read(list_articles)
        .scope(Scope::PinsRead)
        .resource("TodayArticleFeed", Get)
        .carried(&[])
        .v3(Method::GET, "/v3/today/articles/");
    board
        .read(get_article)
        .scope(Scope::PinsRead)
        .resource("TodayArticle", Get)
        .carried(&["article_id"])
        .v3(Method::GET, "/v3/today/articles/{article_id}/");
    board
        .write(create_article)
        .resource("TodayArticle", Create)
        .v3(Method::POST, "/v3/today/articles/");
    board
        .write(update_article)
        .resource("TodayArticle", Update)
        .v3(Method::PUT, "/v3/today/articles/{article_id}/");
    board
        .write(delete_article)
        .resource("TodayArticle", Delete)
        .v3(Method::DELETE, "/v3/today/articles/{article_id}/");
    board
        .read(list_drafts)
        .resource("TodayArticleDrafts", Get)
        .v3(Method::GET, "/v3/today/drafts/");
    board
        .read(get_draft)
        .resource("TodayArticleDraft", Get)
        .v3(Method::GET, "/v3/today/drafts/{article_id}/");
}
