//! The HTML around the web app (protocol, "Pages").

use contract::pages::{AppData, InitialProps};
use kernel::error::Result;
use render::Markup;

use super::{
    app_files::{Manifest, Needs},
    head::{Head, escape_json},
};

/// What one document is made of.
pub struct Document<'a> {
    /// The host's name, as it is displayed.
    pub brand: &'a str,
    /// What the page says about itself.
    pub head: &'a Head,
    /// Files of the page.
    pub needs: &'a Needs,
    /// The web app's routes.
    pub manifest: &'a Manifest,
    /// `__PWS_DATA__`.
    pub data: &'a AppData,
    /// `__PWS_INITIAL_PROPS__`.
    pub props: &'a InitialProps,
    /// React's markup, or nothing.
    pub markup: &'a Markup,
}

impl Document<'_> {
    /// The whole document.
    pub fn html(&self) -> Result<String> {
        let context = &self.data.context;
        let direction = if context.is_rtl { "rtl" } else { "ltr" };
        let data = escape_json(&serde_json::to_string(self.data)?);
        let props = escape_json(&serde_json::to_string(self.props)?);
        let routes = escape_json(&serde_json::to_string(&self.manifest.routes)?);
        Ok(format!(
            "<!doctype html><html lang=\"{language}\" dir=\"{direction}\"><head><meta charset=\"utf-8\">\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1, viewport-fit=cover\">\
             <meta name=\"color-scheme\" content=\"light dark\">\
             <meta id=\"react-aria-pressable-style\">{head}{links}{preloads}</head>\
             <body><div id=\"__PWS_ROOT__\">{markup}</div>{no_script}\
             <script type=\"application/json\" id=\"__PWS_DATA__\">{data}</script>\
             <script type=\"application/json\" id=\"__PWS_INITIAL_PROPS__\">{props}</script>\
             <script type=\"application/json\" id=\"__PWS_ROUTES__\">{routes}</script>\
             </body></html>",
            language = context.language,
            head = self.head.html(self.brand),
            links = self.links(),
            preloads = self.markup.head,
            markup = self.markup.html,
            no_script = if self.markup.html.is_empty() {
                NO_SCRIPT
            } else {
                ""
            },
        ))
    }

    /// Styles, scripts, fonts, icons. The script is a module, so it runs after
    /// the document has been read, wherever it stands.
    fn links(&self) -> String {
        let mut links = String::from(
            "<link rel=\"icon\" href=\"/favicon.svg\" type=\"image/svg+xml\">\
             <link rel=\"apple-touch-icon\" href=\"/apple-touch-icon.png\">\
             <link rel=\"manifest\" href=\"/manifest.webmanifest\">",
        );
        for font in &self.needs.fonts {
            links.push_str(&format!(
                "<link rel=\"preload\" as=\"font\" type=\"font/woff2\" href=\"{font}\" crossorigin>"
            ));
        }
        for style in &self.needs.styles {
            links.push_str(&format!("<link rel=\"stylesheet\" href=\"{style}\">"));
        }
        // Small, and run as soon as it is there: what is pressed before the app
        // has come is not lost.
        if !self.manifest.early.is_empty() {
            links.push_str(&format!(
                "<script type=\"module\" async src=\"{}\"></script>",
                self.manifest.early
            ));
        }
        for script in &self.needs.preload {
            links.push_str(&format!("<link rel=\"modulepreload\" href=\"{script}\">"));
        }
        if !self.needs.script.is_empty() {
            links.push_str(&format!(
                "<script type=\"module\" src=\"{}\"></script>",
                self.needs.script
            ));
        }
        links
    }
}

/// Signed-in pages are drawn in the browser.
const NO_SCRIPT: &str =
    "<noscript>This page needs JavaScript. Log out to read pins without it.</noscript>";
