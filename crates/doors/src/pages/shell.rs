//! The HTML around the web app (protocol, "Pages").

use contract::pages::{AppData, InitialProps};
use kernel::error::Result;
use render::Markup;

use super::{
    app_files::{Manifest, Needs},
    head::{Head, Largest, escape_json},
    styles::Styles,
};

/// What one document is made of.
pub struct Document<'a> {
    /// The host's name, as it is displayed.
    pub brand: &'a str,
    /// What the page says about itself.
    pub head: &'a Head,
    /// Files of the page.
    pub needs: &'a Needs,
    /// Whether it is there to be read: the app starts when its reader acts.
    pub is_read: bool,
    /// The styles that stand in it, which no page waits for; none when a file is missing.
    pub styles: Option<&'a Styles>,
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
             <meta id=\"react-aria-pressable-style\"><script id=\"__PWS_EARLY__\">{EARLY}</script>\
             {head}{links}{preloads}</head>\
             <body><div id=\"__PWS_ROOT__\">{markup}</div>{largest}{no_script}\
             <script type=\"application/json\" id=\"__PWS_DATA__\">{data}</script>\
             <script type=\"application/json\" id=\"__PWS_INITIAL_PROPS__\">{props}</script>\
             <script type=\"application/json\" id=\"__PWS_ROUTES__\">{routes}</script>\
             </body></html>",
            language = context.language,
            head = self.head.html(self.brand),
            largest = self.largest(),
            links = self.links(),
            preloads = self.markup.head,
            markup = self.markup.html,
            no_script = match (self.markup.html.is_empty(), context.is_authenticated) {
                (false, _) => "",
                (true, true) => NO_SCRIPT,
                (true, false) => NOT_DRAWN,
            },
        ))
    }

    /// The largest picture, before the scripts that draw it; markup has its own.
    fn largest(&self) -> String {
        let named = self.head.largest.as_ref();
        let named = named.filter(|_| self.markup.html.is_empty());
        named.map(Largest::html).unwrap_or_default()
    }

    /// Styles, scripts, fonts, icons.
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
        links.push_str(&styles(self.styles, &self.needs.styles));
        links.push_str(&scripts(&self.manifest.loader, self.needs, self.is_read));
        links
    }
}

/// The styles in the page where they can stand there, and links to their files. Links that are
/// disabled are not fetched. To the app they tell that these styles are there; where a page has a
/// part of them the loader brings the whole before the app, which draws more than the page shows.
fn styles(within: Option<&Styles>, files: &[String]) -> String {
    let mut links = String::new();
    if let Some(styles) = within {
        links.push_str(&format!("<style>{}</style>", styles.text));
    }
    for (at, file) in files.iter().enumerate() {
        let state = match within {
            None => "",
            Some(styles) if at < styles.whole => " disabled",
            Some(_) => " disabled data-partial",
        };
        links.push_str(&format!("<link rel=\"stylesheet\" href=\"{file}\"{state}>"));
    }
    links
}

/// The loader, small and run as soon as it is there: what is pressed before the app has come
/// is not lost. A page that is read names the app to it; on others the app follows, a module,
/// so it runs after the document has been read, wherever it stands.
fn scripts(loader: &str, needs: &Needs, is_read: bool) -> String {
    let Needs {
        script, preload, ..
    } = needs;
    if script.is_empty() {
        return String::new();
    }
    if is_read {
        let preload = preload.join(" ");
        return format!(
            "<script type=\"module\" async src=\"{loader}\" data-app=\"{script}\" \
             data-preload=\"{preload}\"></script>"
        );
    }
    let mut scripts = format!("<script type=\"module\" async src=\"{loader}\"></script>");
    for file in preload {
        scripts.push_str(&format!("<link rel=\"modulepreload\" href=\"{file}\">"));
    }
    scripts + &format!("<script type=\"module\" src=\"{script}\"></script>")
}

/// Notes what is pressed and typed before the loader is there, which does it then (`catchUp` in
/// `web/src/app/loader.ts`). It stands in the page, before all that could hold it up, and the policy
/// names it by its hash: the only script that does.
pub const EARLY: &str = "early=[];onclick=oninput=onkeydown=e=>early.push(e)";

/// Signed-in pages are drawn in the browser.
const NO_SCRIPT: &str =
    "<noscript>This page needs JavaScript. Log out to read pins without it.</noscript>";

/// A visitor's page that the script engine did not draw.
const NOT_DRAWN: &str = "<noscript>This page could not be drawn without JavaScript just now. \
                         Load it again in a moment.</noscript>";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn styles_are_fetched_where_they_do_not_stand_in_the_page() {
        let files = ["/a.css", "/b.css"].map(str::to_owned);
        let brought = |whole| Styles {
            text: "a{top:0}".into(),
            whole,
        };
        let style = "<style>a{top:0}</style>";
        let cases = [
            (Some(brought(2)), style, " disabled", " disabled"),
            (
                Some(brought(1)),
                style,
                " disabled",
                " disabled data-partial",
            ),
            (None, "", "", ""),
        ];
        for (within, style, one, other) in cases {
            let expected = format!(
                "{style}<link rel=\"stylesheet\" href=\"/a.css\"{one}>\
                 <link rel=\"stylesheet\" href=\"/b.css\"{other}>"
            );
            assert_eq!(styles(within.as_ref(), &files), expected);
        }
    }

    #[test]
    fn the_app_waits_where_there_is_something_to_read() {
        let needs = Needs {
            script: "/start.js".into(),
            preload: vec!["/start.js".into(), "/pin.js".into()],
            ..Needs::default()
        };
        assert_eq!(
            scripts("/loader.js", &needs, true),
            "<script type=\"module\" async src=\"/loader.js\" data-app=\"/start.js\" \
             data-preload=\"/start.js /pin.js\"></script>"
        );
        assert_eq!(
            scripts("/loader.js", &needs, false),
            "<script type=\"module\" async src=\"/loader.js\"></script>\
             <link rel=\"modulepreload\" href=\"/start.js\">\
             <link rel=\"modulepreload\" href=\"/pin.js\">\
             <script type=\"module\" src=\"/start.js\"></script>"
        );
        assert_eq!(scripts("", &Needs::default(), true), "");
    }
}
