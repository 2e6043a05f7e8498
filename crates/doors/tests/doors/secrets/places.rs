//! Every address that answers something, asked for one thing.

use discovery::sitemaps::list_part::KINDS;
use doors::adapters::switchboard::Operation;
use http::Method;
use serde_json::{Map, Value, json};
use testkit::app::{App, Caller, Reply};

use super::planted::Hidden;
use crate::{
    addresses::{addresses, call},
    long_lists::names,
};

/// Pages of the product.
const MANIFEST: &str = include_str!("../../../../testkit/src/pages.json");

/// What one address answered.
pub struct Found {
    /// The operation or the path that was asked.
    pub place: String,
    /// Headers and body in lower case, without what merely repeats the question.
    pub text: String,
}

/// Options that narrow or order an answer, or take the place of others; without them it is whole.
const NARROWING: [&str; 37] = [
    "applied_filters",
    "applied_product_filters",
    "archived",
    "article",
    "auto_correction_disabled",
    "bookmarks",
    "category",
    "corpus",
    "crop",
    "currency",
    "customized_rerank_type",
    "domain",
    "filter_section_pins",
    "filters",
    "h",
    "hide_group_conversations",
    "homefeed_source_sig",
    "include_inactive",
    "is_shopping",
    "price_max",
    "price_min",
    "rs",
    "scope",
    "search_query",
    "sort",
    "source",
    "source_id",
    "status_filters",
    "suggestion_type",
    "top_level_source",
    "top_level_source_depth",
    "upload_id",
    "url",
    "user",
    "w",
    "x",
    "y",
];

/// Among what is searched, each by itself.
const SCOPES: [&str; 4] = ["pins", "boards", "users", "my_pins"];

/// Which addresses are asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Extent {
    /// All.
    All,
    /// Those that are told what they are asked for.
    AboutIt,
}

/// Everything that this viewer is answered who asks for this thing.
pub async fn walk(app: &App, viewer: &Caller, thing: &Hidden, extent: Extent) -> Vec<Found> {
    let mut found = Vec::new();
    let operations = app.site.board.operations.iter();
    for operation in operations.filter(|operation| !operation.is_write) {
        for options in ways(operation, thing) {
            if extent == Extent::AboutIt && !asks_for(&options, thing) {
                continue;
            }
            for address in addresses(&app.site.board, operation.name) {
                let reply = call(app, viewer, &address, &options).await;
                let text = without_question(&reply);
                let place = operation.name.to_owned();
                found.push(Found { place, text });
            }
        }
    }
    for (place, path, asked) in paths(thing) {
        if extent == Extent::AboutIt && !tells(&path, thing) {
            continue;
        }
        let reply = app.open(viewer, &path).await;
        let text = said(&reply, String::from_utf8_lossy(&reply.body).into_owned());
        let text = asked.iter().fold(text, |text, word| text.replace(word, ""));
        found.push(Found { place, text });
    }
    found.extend(nested(app, viewer, thing).await);
    found
}

fn asks_for(options: &Value, thing: &Hidden) -> bool {
    let told = options.as_object().unwrap().iter();
    let mut told = told.filter(|(name, _)| *name != "batch_id");
    told.any(|(name, value)| thing.options.get(name) == Some(value))
}

/// The options of a read: by ids, and by names that stand in addresses.
fn ways(operation: &Operation, thing: &Hidden) -> Vec<Value> {
    let (mut by_id, mut by_name) = (Map::new(), Map::new());
    for name in names(operation) {
        let value = match name.as_str() {
            narrowing if NARROWING.contains(&narrowing) => continue,
            "page_size" => json!(250),
            "recent_queries_tags" | "query_pin_sigs" => json!([]),
            "action" => json!("signup"),
            "is_archived" => json!(false),
            "kind" => json!("pin"),
            "case_id" | "notice_id" => json!("7"),
            // Who holds a board's link may know what it leads to.
            "invite_code" => json!("none"),
            other => thing.options[other].clone(),
        };
        assert!(
            !value.is_null(),
            "say what {name} of {} holds",
            operation.name
        );
        by_id.insert(name.clone(), value.clone());
        if !name.ends_with("_id") || name == "batch_id" {
            by_name.insert(name, value);
        }
    }
    if operation.name == "search_pins" {
        let mut of_profile = by_id.clone();
        of_profile.insert("user".to_owned(), thing.options["username"].clone());
        let scopes = SCOPES.into_iter().map(|scope| in_scope(&by_id, scope));
        return scopes.chain([json!(of_profile)]).collect();
    }
    if by_id.len() > by_name.len() || by_id.contains_key("username") {
        for name in ["username", "slug", "section_slug"] {
            by_id.remove(name);
            by_name.insert(name.to_owned(), thing.options[name].clone());
        }
        return vec![json!(by_id), json!(by_name)];
    }
    vec![json!(by_id)]
}

fn in_scope(search: &Map<String, Value>, scope: &str) -> Value {
    let mut search = search.clone();
    search.insert("scope".to_owned(), json!(scope));
    json!(search)
}

fn said(reply: &Reply, body: String) -> String {
    let headers = reply
        .headers
        .values()
        .map(|value| String::from_utf8_lossy(value.as_bytes()));
    let headers: Vec<_> = headers.collect();
    format!("{}\n{body}", headers.join("\n")).to_lowercase()
}

/// Door 1 repeats the options.
fn without_question(reply: &Reply) -> String {
    let mut body = reply.json();
    if let Some(object) = body.as_object_mut() {
        object.remove("resource");
    }
    said(reply, body.to_string())
}

/// Pages and files: what each is called, its path, and what of the path it repeats.
fn paths(thing: &Hidden) -> Vec<(String, String, Vec<String>)> {
    let of = |name: &str| thing.options[name].as_str().unwrap().to_owned();
    let manifest: Value = serde_json::from_str(MANIFEST).unwrap();
    let routes = manifest["routes"].as_array().unwrap();
    let routes = routes.iter().map(|route| route["path"].as_str().unwrap());
    let mut paths: Vec<_> = routes.map(|route| page(thing, route)).collect();
    // A page's state is asked for by itself, too.
    let told = paths.iter().filter(|(.., asked)| !asked.is_empty());
    let state = |(place, path, asked): &(String, String, Vec<String>)| {
        let path = format!("/_/_/state?source_url={}", path.replace('?', "%3F"));
        (format!("state of {place}"), path, asked.clone())
    };
    let states: Vec<_> = told.map(state).collect();
    paths.extend(states);
    let (id, slug, user) = (of("id"), of("slug"), of("username"));
    let others = [
        ("feed.rss", format!("/{user}/feed.rss")),
        ("board.rss", format!("/{user}/{slug}.rss")),
        ("sitemap.xml", "/sitemap.xml".to_owned()),
        ("robots.txt", "/robots.txt".to_owned()),
        ("manifest", "/manifest.webmanifest".to_owned()),
        ("embed", format!("/embed/pin/{id}/")),
        (
            "oembed.json",
            format!("/oembed.json?url=http://magpie.test/pin/{id}/"),
        ),
        ("pageHandlers", "/pageHandlers/www/".to_owned()),
        ("openapi.json", "/openapi.json".to_owned()),
    ];
    let others = others.map(|(name, path)| (name.to_owned(), path));
    let sitemaps = KINDS.iter().map(|kind| {
        let place = format!("sitemap.xml of {}", kind.name);
        (place, format!("/sitemap.xml?of={}&from=0", kind.name))
    });
    let others = others.into_iter().chain(sitemaps);
    paths.extend(others.map(|(name, path)| (name, path, Vec::new())));
    paths
}

/// A page of the manifest, asked for the thing.
fn page(thing: &Hidden, route: &str) -> (String, String, Vec<String>) {
    let of = |name: &str| thing.options[name].as_str().unwrap().to_owned();
    let (mut path, mut asked) = ("/".to_owned(), Vec::new());
    for part in route.split('/').filter(|part| !part.is_empty()) {
        let option = match part {
            ":username" => "username",
            ":slug" => "slug",
            ":section" => "section_slug",
            // Told to every viewer, so nothing of it is taken out of the answer.
            ":interest" | ":category" => {
                path.push_str("birds/");
                continue;
            }
            // The host's own words, which tell nothing of what the article shows.
            ":term" => {
                path.push_str("article/");
                continue;
            }
            ":title" => {
                path.push_str("seasons/");
                continue;
            }
            ":articleId" => "article_id",
            ":conversationId" => "conversation_id",
            ":id" if route.starts_with("/ideas") || route.starts_with("/shopping") => {
                path.push_str("11/");
                continue;
            }
            ":network" => {
                path.push_str("club/");
                continue;
            }
            ":caseId" => {
                path.push_str("7/");
                continue;
            }
            ":scope" => {
                path.push_str("boards/");
                continue;
            }
            ":id" => "id",
            // With a name of its own it would be asked for what is no thing's.
            new if new.starts_with(':') => panic!("what is {new} of {route} of a hidden thing?"),
            plain => {
                path.push_str(&format!("{}/", plain.replace('*', "any")));
                continue;
            }
        };
        path.push_str(&format!("{}/", of(option)));
        asked.push(of(option));
    }
    if route.starts_with("/search") {
        path.push_str(&format!("?q={}", of("query")));
        asked.push(of("query"));
    }
    (route.to_owned(), path, asked)
}

/// Whether an address tells what it is asked for.
fn tells(path: &str, thing: &Hidden) -> bool {
    let of = |name: &str| thing.options[name].as_str().unwrap();
    let user = format!("/{}/", of("username"));
    let article = of("article_id");
    [of("id"), of("slug"), of("query"), article, &user]
        .iter()
        .any(|told| path.contains(told))
}

/// The doors within doors: the batch, and `ApiResource`.
async fn nested(app: &App, viewer: &Caller, thing: &Hidden) -> Vec<Found> {
    let of = |name: &str| thing.options[name].as_str().unwrap();
    let (pin, board) = (of("pin_id"), of("board_id"));
    let user = thing.options["user_id"].to_string();
    let user = user.trim_matches('"');
    let urls = [
        format!("/v3/pins/{pin}/"),
        format!("/v3/boards/{board}/"),
        format!("/v3/boards/{board}/pins/"),
        format!("/v3/users/{user}/boards/"),
    ];
    let requests: Vec<_> = urls.iter().map(|url| json!({ "url": url })).collect();
    let requests = json!({ "requests": requests });
    let batch = app.call(viewer, Method::POST, "/v3/batch/", requests).await;
    let mut found = vec![("batch", batch)];
    for url in &urls {
        let reply = app.get(viewer, "Api", json!({ "url": url })).await;
        found.push(("ApiResource", reply));
    }
    let found = found.into_iter().map(|(place, reply)| Found {
        place: place.to_owned(),
        text: without_question(&reply),
    });
    found.collect()
}
