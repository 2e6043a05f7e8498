//! What stands below a pin: pins like it, and strips of pins that belong together between them.

use collections::pins::get_pin::visible;
use contract::{
    answers::{Bookmark, Page, PageSize},
    feeds::{ListRelatedModules, RelatedItem},
};
use kernel::{ctx::Ctx, error::Result};

use super::{find_strips::find_strips, list_related_pins::related_page};

/// Items of a page at most.
const MOST_ITEMS: usize = 50;

/// `RelatedModulesResource/get`: strips and pins below a pin. Caller: every
/// viewer who sees the pin.
pub async fn list_related_modules(
    ctx: Ctx,
    input: ListRelatedModules,
) -> Result<Page<RelatedItem>> {
    let pin = visible(&ctx, input.pin_id).await?;
    let mut stories = match input.bookmarks {
        Bookmark::Start => find_strips(&ctx, &pin).await?,
        Bookmark::After(_) | Bookmark::End => Vec::new(),
    };
    // Every page ends with single pins, behind which the next one goes on.
    let room = input.page_size.items().min(MOST_ITEMS);
    stories.truncate(room - 1);
    let rest = PageSize::new((room - stories.len()) as u64);
    let page = related_page(&ctx, "modules", &pin, &input.bookmarks, rest).await?;
    let stories = stories.into_iter().map(Box::new).map(RelatedItem::Story);
    let pins = page.items.into_iter().map(RelatedItem::Pin);
    Ok(Page {
        items: among(stories.collect(), pins.collect()),
        bookmark: page.bookmark,
    })
}

/// Pins in their order, with stories evenly between them.
fn among<T>(stories: Vec<T>, pins: Vec<T>) -> Vec<T> {
    let (parts, mut items) = (stories.len() + 1, pins);
    let pins = items.len();
    for (number, story) in stories.into_iter().enumerate().rev() {
        items.insert(pins * (number + 1) / parts, story);
    }
    items
}

#[cfg(test)]
mod tests {
    use super::among;

    #[test]
    fn stories_stand_between_pins() {
        let rows: [(&[_], &[_], &[_]); 6] = [
            (&[], &["1", "2"], &["1", "2"]),
            (&["a"], &["1", "2"], &["1", "a", "2"]),
            (&["a", "b"], &["1", "2", "3"], &["1", "a", "2", "b", "3"]),
            (
                &["a", "b"],
                &["1", "2", "3", "4", "5", "6"],
                &["1", "2", "a", "3", "4", "b", "5", "6"],
            ),
            (&["a", "b"], &["1"], &["a", "b", "1"]),
            (&["a", "b"], &[], &["a", "b"]),
        ];
        for (stories, pins, items) in rows {
            assert_eq!(among(stories.to_vec(), pins.to_vec()), items);
        }
    }
}
