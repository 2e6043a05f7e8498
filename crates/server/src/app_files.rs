//! The built web app, inside the binary. Development builds read it from
//! `web/dist` at run time.

use std::borrow::Cow;

use doors::pages::app_files::AppFiles;
use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/../../web/dist/client"]
#[allow_missing = true]
struct Client;

#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/../../web/dist/server"]
#[allow_missing = true]
struct Server;

/// Files for browsers.
pub fn client() -> AppFiles {
    AppFiles::new(read)
}

/// The script that renders pages; none before the web app was built.
pub fn render_bundle() -> Option<Vec<u8>> {
    Server::get("render.js").map(|file| file.data.into_owned())
}

fn read(path: &str) -> Option<Cow<'static, [u8]>> {
    Client::get(path).map(|file| file.data)
}
