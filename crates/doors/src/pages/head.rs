//! The head of a page: what search engines and previews read.

use contract::pins::{Image, Images};
use serde_json::Value;

/// Half of the panel, or the whole width of a phone (`features/pins/screens/Closeup.tsx`).
const CLOSEUP_SIZES: &str = "(max-width: 767px) 100vw, 508px";
/// Pixels of the widest size of a picture (`lib/pictureSource.ts`).
const WIDEST: u32 = 1_200;

/// What a page says about itself.
#[derive(Debug, Clone, Default)]
pub struct Head {
    /// Title of the document.
    pub title: String,
    /// One or two sentences.
    pub description: String,
    /// The address under which the page shall be known.
    pub canonical: String,
    /// Picture for previews: address, width, height, what it shows.
    pub picture: Option<(String, u32, u32, String)>,
    /// The largest picture of the first screen.
    pub largest: Option<Largest>,
    /// What previews play.
    pub video: Option<Video>,
    /// Open Graph type: `website`, `article`, `profile`, `video.other`.
    pub kind: &'static str,
    /// Whether search engines shall leave it out.
    pub noindex: bool,
    /// Whether search engines shall leave its pictures out.
    pub hides_pictures: bool,
    /// schema.org data.
    pub json_ld: Vec<Value>,
    /// The same page for readers elsewhere: for whom, and where.
    pub alternates: Vec<(String, String)>,
    /// Address of an RSS feed of the same things.
    pub feed: Option<String>,
    /// Address that tells websites the code of a card of it.
    pub oembed: Option<String>,
}

/// A video as one file, MP4.
#[derive(Debug, Clone)]
pub struct Video {
    /// Absolute address.
    pub url: String,
    /// Pixels.
    pub width: u32,
    /// Pixels.
    pub height: u32,
}

/// A picture that the web app draws before all others, as it writes it (`lib/pictureSource.ts`).
#[derive(Debug, Clone)]
pub struct Largest {
    /// `srcset` of its `img`.
    pub srcset: String,
    /// `sizes` of its `img`.
    pub sizes: &'static str,
    /// Width and height of the original in pixels.
    pub size: (u32, u32),
    /// The dominant colour, `#rrggbb`.
    pub color: String,
}

impl Largest {
    /// The picture of a close-up, in the sizes that it offers.
    pub fn of_closeup(images: &Images, color: &str) -> Self {
        let sizes = [&images.w236, &images.w474, &images.w736].map(candidate);
        let mut offered: Vec<(String, u32)> = Vec::with_capacity(4);
        for (url, width) in sizes.into_iter().chain([widest(images)]) {
            // A small picture has the same pixels under several addresses.
            if offered.iter().all(|(_, before)| *before != width) {
                offered.push((url, width));
            }
        }
        let srcset = offered
            .into_iter()
            .map(|(url, width)| format!("{url} {width}w"));
        let srcset = srcset.collect::<Vec<_>>();
        Self {
            srcset: srcset.join(", "),
            sizes: CLOSEUP_SIZES,
            size: (images.orig.width, images.orig.height),
            color: color.to_owned(),
        }
    }

    /// Shows it until the app is there, which draws it in the same place (`Closeup.module.css`; a
    /// wide window only asks for it). It has no words: the app's has.
    pub fn html(&self) -> String {
        let (width, height) = self.size;
        format!(
            "<img class=\"first-picture\" alt=\"\" srcset=\"{srcset}\" sizes=\"{sizes}\" \
             width=\"{width}\" height=\"{height}\" fetchpriority=\"high\" decoding=\"async\" \
             style=\"--width:{width};background-color:{color}\">",
            srcset = escape(&self.srcset),
            sizes = escape(self.sizes),
            color = escape(&self.color),
        )
    }
}

/// The largest that a close-up offers: the original, which may be of any weight, only where it is
/// no wider than the widest size, which has no field in `images`.
fn widest(images: &Images) -> (String, u32) {
    if images.orig.width <= WIDEST {
        return candidate(&images.orig);
    }
    let small = &images.w236.url;
    let url = small.replacen("/236x/", &format!("/{WIDEST}x/"), 1);
    (url, WIDEST)
}

/// Address and width.
fn candidate(image: &Image) -> (String, u32) {
    (image.url.clone(), image.width)
}

impl Head {
    /// The tags, in HTML.
    pub fn html(&self, brand: &str) -> String {
        let mut tags = format!("<title>{}</title>", escape(&self.title));
        let mut meta = |key: &str, name: &str, content: &str| {
            if !content.is_empty() {
                tags.push_str(&format!(
                    "<meta {key}=\"{name}\" content=\"{}\">",
                    escape(content)
                ));
            }
        };
        meta("name", "description", &self.description);
        meta(
            "name",
            "robots",
            match (self.noindex, self.hides_pictures) {
                (true, _) => "noindex, nofollow",
                (false, true) => "noimageindex, max-image-preview:none",
                (false, false) => "max-image-preview:large",
            },
        );
        meta("property", "og:site_name", brand);
        meta("property", "og:type", self.kind);
        meta("property", "og:title", &self.title);
        meta("property", "og:description", &self.description);
        meta("property", "og:url", &self.canonical);
        meta("name", "twitter:title", &self.title);
        meta("name", "twitter:description", &self.description);
        match &self.picture {
            Some((url, width, height, alt)) => {
                meta("property", "og:image", url);
                meta("property", "og:image:width", &width.to_string());
                meta("property", "og:image:height", &height.to_string());
                meta("property", "og:image:alt", alt);
                meta("name", "twitter:card", "summary_large_image");
                meta("name", "twitter:image", url);
            }
            None => meta("name", "twitter:card", "summary"),
        }
        if let Some(Video { url, width, height }) = &self.video {
            meta("property", "og:video", url);
            meta("property", "og:video:type", "video/mp4");
            meta("property", "og:video:width", &width.to_string());
            meta("property", "og:video:height", &height.to_string());
        }
        self.write_links(&mut tags);
        for data in &self.json_ld {
            let json = escape_json(&data.to_string());
            tags.push_str(&format!(
                "<script type=\"application/ld+json\">{json}</script>"
            ));
        }
        tags
    }

    /// The same page at its own address, elsewhere and in other forms.
    fn write_links(&self, tags: &mut String) {
        if !self.canonical.is_empty() {
            tags.push_str(&format!(
                "<link rel=\"canonical\" href=\"{}\">",
                escape(&self.canonical)
            ));
        }
        for (whom, address) in &self.alternates {
            tags.push_str(&format!(
                "<link rel=\"alternate\" hreflang=\"{}\" href=\"{}\">",
                escape(whom),
                escape(address)
            ));
        }
        if let Some(feed) = &self.feed {
            tags.push_str(&format!(
                "<link rel=\"alternate\" type=\"application/rss+xml\" href=\"{}\">",
                escape(feed)
            ));
        }
        if let Some(oembed) = &self.oembed {
            tags.push_str(&format!(
                "<link rel=\"alternate\" type=\"application/json+oembed\" href=\"{}\">",
                escape(oembed)
            ));
        }
    }
}

/// Text as it may stand in HTML and in its attributes.
pub fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len() + 16);
    for c in text.chars() {
        match c {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            other => safe.push(other),
        }
    }
    safe
}

/// JSON as it may stand in a script element: nothing in it ends the element.
/// Invariant: what users wrote reaches a page only through this, [`escape`] or
/// React.
pub fn escape_json(json: &str) -> String {
    // These characters occur in JSON only inside texts, where their escapes mean
    // the same.
    json.replace('<', "\\u003c")
        .replace('>', "\\u003e")
        .replace('\u{2028}', "\\u2028")
        .replace('\u{2029}', "\\u2029")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_text_leaves_its_place() {
        let evil = "</script><script>alert(1)</script>\"'&\u{2028}";
        let head = Head {
            title: evil.into(),
            description: evil.into(),
            canonical: evil.into(),
            picture: Some((evil.into(), 1, 1, evil.into())),
            json_ld: vec![serde_json::json!({ "name": evil })],
            alternates: vec![(evil.into(), evil.into())],
            feed: Some(evil.into()),
            ..Head::default()
        };
        let html = head.html(evil);
        assert_eq!(html.matches("<script").count(), 1);
        assert_eq!(html.matches("</script>").count(), 1);
        assert!(!html.contains("alert(1)</script><"));
        let json = escape_json(&serde_json::json!({ "name": evil }).to_string());
        assert_eq!(serde_json::from_str::<Value>(&json).unwrap()["name"], evil);
    }

    #[test]
    fn search_engines_are_told_what_to_leave_out() {
        for (noindex, hides_pictures, told) in [
            (false, false, "max-image-preview:large"),
            (false, true, "noimageindex, max-image-preview:none"),
            (true, false, "noindex, nofollow"),
            (true, true, "noindex, nofollow"),
        ] {
            let head = Head {
                noindex,
                hides_pictures,
                ..Head::default()
            };
            let robots = format!("<meta name=\"robots\" content=\"{told}\">");
            assert!(head.html("Magpie").contains(&robots), "{told}");
        }
    }

    /// Every size of a picture that is so many pixels wide.
    fn images(full: u32) -> Images {
        let at = |name: &str, width: u32| Image {
            url: format!("/{name}/a.jpg"),
            width: width.min(full),
            height: width.min(full),
        };
        Images {
            w60x60: at("60x60", 60),
            w136x136: at("136x136", 136),
            w170: at("170x", 170),
            w236: at("236x", 236),
            w474: at("474x", 474),
            w564: at("564x", 564),
            w736: at("736x", 736),
            w600x315: at("600x315", 600),
            w70: at("70x", 70),
            orig: at("originals", full),
        }
    }

    /// The same rows are in `lib/pictureSource.test.ts`: another candidate would be fetched twice.
    #[test]
    fn a_closeup_s_picture_is_offered_in_each_width_once() {
        let cases = [
            (
                4_000,
                "/236x/a.jpg 236w, /474x/a.jpg 474w, /736x/a.jpg 736w, /1200x/a.jpg 1200w",
            ),
            (
                1_201,
                "/236x/a.jpg 236w, /474x/a.jpg 474w, /736x/a.jpg 736w, /1200x/a.jpg 1200w",
            ),
            (
                1_200,
                "/236x/a.jpg 236w, /474x/a.jpg 474w, /736x/a.jpg 736w, /originals/a.jpg 1200w",
            ),
            (736, "/236x/a.jpg 236w, /474x/a.jpg 474w, /736x/a.jpg 736w"),
            (400, "/236x/a.jpg 236w, /474x/a.jpg 400w"),
            (90, "/236x/a.jpg 90w"),
        ];
        for (full, expected) in cases {
            assert_eq!(
                Largest::of_closeup(&images(full), "#ffffff").srcset,
                expected
            );
        }
    }
}
