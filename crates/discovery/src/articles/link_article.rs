//! The address of an article's page (specification §2 "editorial links"). Pure.

use contract::{
    articles::{BEST, SHOP, TRENDING, TRENDING_SEARCHES},
    ids::ArticleId,
};

/// Stands for a title of which nothing is left.
const UNTITLED: &str = "untitled";

/// `/today/{shop, trending, best or article}/{slug}/{id}/`.
pub fn link_article(article_type: i64, title: &str, id: ArticleId) -> String {
    format!("/today/{}/{}/{id}/", term_of(article_type), slug_of(title))
}

/// The word for a type of article: shop for the shop type, trending for 0 and 2, best for 1.
fn term_of(article_type: i64) -> &'static str {
    match article_type {
        SHOP => "shop",
        TRENDING | TRENDING_SEARCHES => "trending",
        BEST => "best",
        _ => "article",
    }
}

/// The title in lower case, without punctuation, hyphens for spaces.
fn slug_of(title: &str) -> String {
    let kept = |c: &char| c.is_alphanumeric() || c.is_whitespace();
    let words: String = title.to_lowercase().chars().filter(kept).collect();
    let slug = words.split_whitespace().collect::<Vec<_>>().join("-");
    match slug.is_empty() {
        true => UNTITLED.to_owned(),
        false => slug,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_follow_from_type_title_and_id() {
        for (article_type, title, expected) in [
            (4, "Chairs to buy", "/today/shop/chairs-to-buy/7/"),
            (0, "Owls", "/today/trending/owls/7/"),
            (2, "Owls", "/today/trending/owls/7/"),
            (1, "The BEST of 2026", "/today/best/the-best-of-2026/7/"),
            (3, "Don't stop!", "/today/article/dont-stop/7/"),
            (99, "New", "/today/article/new/7/"),
            (-1, "New", "/today/article/new/7/"),
            (3, "  Salt &  pepper ", "/today/article/salt-pepper/7/"),
            (3, "Do-it-yourself", "/today/article/doityourself/7/"),
            (3, "a/b?c#d%e", "/today/article/abcde/7/"),
            (3, "Größe Ökologie", "/today/article/größe-ökologie/7/"),
            (3, "夏 の 庭", "/today/article/夏-の-庭/7/"),
            (3, "🎄", "/today/article/untitled/7/"),
        ] {
            let link = link_article(article_type, title, ArticleId(7));
            assert_eq!(link, expected, "{article_type} {title}");
        }
    }
}
