//! The pictures of a page, for saving from a website.

use contract::{
    errors::Code,
    links::{FindPinImages, FoundImage, FoundPage},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    validate,
};
use metadata::{Page, Picture};
use url::Url;

use super::{
    ask_page::{PageAnswer, ask_page},
    open_thumbnail::thumbnail_url,
    policy::Outcome,
    show_links::site_name,
};

/// Longest title and description of a pin, in characters.
const LONGEST_TITLE: usize = 100;
const LONGEST_DESCRIPTION: usize = 800;
/// What the field is called.
const FIELD: &str = "url";

/// `FindPinImagesResource/get`: the pictures of a page, or the picture that is at the
/// address. Caller: a user who may
/// write. PageAnswer anew each time: who saves from a page means it as it is.
pub async fn find_pin_images(ctx: Ctx, input: FindPinImages) -> Result<FoundPage> {
    ctx.writer()?;
    let address = whole(&input.url);
    let address = validate::link(FIELD, Some(&address))?
        .ok_or_else(|| Error::field(Code::LinkInvalid, FIELD))?;
    let refuse = |code| Err(Error::field(code, FIELD));
    let (page, url) = match ask_page(&ctx.house, &address).await? {
        PageAnswer::Page(page, url) => (page, url),
        PageAnswer::Picture(url) => (Box::new(page_of_picture(&url)), url),
        PageAnswer::Other => return refuse(Code::PageType),
        PageAnswer::Failed(Outcome::Gone) => return refuse(Code::PageGone),
        PageAnswer::Failed(Outcome::Refused) => return refuse(Code::PageForbidden),
        PageAnswer::Failed(_) => return refuse(Code::PageUnreachable),
    };
    if page.pictures.is_empty() {
        return refuse(Code::PageWithoutPictures);
    }
    Ok(show(&ctx, *page, url.as_str()))
}

/// A picture that is asked for by its own address, as a page that shows it alone.
fn page_of_picture(url: &Url) -> Page {
    let picture = Picture {
        url: url.to_string(),
        ..Picture::default()
    };
    Page {
        pictures: vec![picture],
        ..Page::default()
    }
}

fn show(ctx: &Ctx, page: Page, url: &str) -> FoundPage {
    let line = |text: &Option<String>, most| {
        let line = text
            .as_deref()
            .and_then(|text| metadata::plain_line(text, most));
        line.unwrap_or_default()
    };
    FoundPage {
        title: line(&page.title, LONGEST_TITLE),
        description: line(&page.description, LONGEST_DESCRIPTION),
        site_name: site_name(&page, url),
        url: page.canonical.unwrap_or_else(|| url.to_owned()),
        images: page
            .pictures
            .into_iter()
            .map(|picture| FoundImage {
                thumbnail_url: thumbnail_url(ctx, &picture.url),
                url: picture.url,
                width: picture.width,
                height: picture.height,
                alt_text: picture.alt,
            })
            .collect(),
    }
}

/// Completes an address as it is typed, without `https://`.
fn whole(text: &str) -> String {
    let text = text.trim();
    match text.contains("://") || text.is_empty() {
        true => text.to_owned(),
        false => format!("https://{text}"),
    }
}
