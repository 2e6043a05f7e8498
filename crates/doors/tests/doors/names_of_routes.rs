//! No user has a name that an address of the host hides: the routers and the web app's
//! pages are compared with the names that accounts refuse.

use std::{collections::BTreeSet, fs, path::Path};

use accounts::users::claim_username::check_username;
use contract::errors::Code;
use doors::app::router;
use testkit::app::App;

/// First segments of the server's addresses, which are in the router's debug text.
fn first_of_server(app: &App) -> BTreeSet<String> {
    let shown = format!("{:?}", router(app.site.clone()));
    let quoted = shown.split('"').skip(1).step_by(2);
    quoted
        .filter_map(|path| first(path.strip_prefix('/')?))
        .collect()
}

/// First segments of the web app's pages, whose file names are their addresses.
fn first_of_pages() -> BTreeSet<String> {
    let pages = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/pages");
    let entries = fs::read_dir(pages).unwrap();
    let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let routes = names.filter(|name| !name.starts_with(['[', '_']) && name != "index.tsx");
    routes
        .filter_map(|name| first(name.trim_end_matches(".tsx")))
        .collect()
}

fn first(path: &str) -> Option<String> {
    let first = path.split('/').next()?;
    (!first.is_empty() && !first.starts_with('{')).then(|| first.to_owned())
}

#[tokio::test]
async fn names_that_routes_hide_are_refused() {
    let app = App::with_pages().await;
    let (server, pages) = (first_of_server(&app), first_of_pages());
    for known in ["exports", "imports", "236x", "resource", "v3"] {
        assert!(
            server.contains(known),
            "{known} is not read from the router: {server:?}"
        );
    }
    assert!(
        pages.contains("settings") && pages.contains("pin"),
        "{pages:?}"
    );
    for name in server.iter().chain(&pages) {
        let refused = check_username(name).expect_err(name).code;
        // What is no username needs no place in the list.
        let expected = [Code::UsernameTaken, Code::UsernameInvalid];
        assert!(expected.contains(&refused), "{name}");
    }
}
