//! What each sort of page says about itself.

use accounts::users;
use collections::boards::policy::may_be_indexed;
use contract::{
    answers::{Page, Written},
    boards::{BoardRef, BoardView, Privacy, Sensitivity},
    interests::{InterestDetail, InterestRef, topic_url},
    pins::{PinDetail, PinView},
    search::SearchScope,
    sections::SectionView,
    users::UserView,
};
use discovery::shares::policy::may_embed;
use kernel::{ctx::Ctx, error::Result};
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use serde_json::Value;

use super::{
    about_videos::{of_video, played},
    head::{Head, Largest},
    json_ld::{self, Collection},
    link_data::link_data,
};

/// Pages that are about nothing in particular.
pub fn plain(ctx: &Ctx, handler: &str, path: &str) -> Head {
    let brand = &ctx.house.settings.brand;
    let title = match handler {
        "login" | "login/mail" | "connect/[network]" => format!("Log in | {brand}"),
        "signup" => format!("Sign up | {brand}"),
        "signup/flow" => format!("Welcome | {brand}"),
        "pin/create" => format!("Create a pin | {brand}"),
        "board/create" => format!("Create a board | {brand}"),
        "password/reset" => format!("Choose a new password | {brand}"),
        "email/subscription" => format!("Your mails | {brand}"),
        "appeal" => format!("A decision about you | {brand}"),
        "parental-passcode" => format!("Parental passcode | {brand}"),
        "verify/email" => format!("Verify your email | {brand}"),
        "app-factory-oauth" => format!("Allow an app | {brand}"),
        _ if handler.starts_with("settings") => format!("Settings | {brand}"),
        "ideas" => format!("Ideas | {brand}"),
        "shopping" => format!("Shop | {brand}"),
        "videos" => format!("Videos | {brand}"),
        "today" => format!("Today | {brand}"),
        "notifications" => format!("Notifications | {brand}"),
        _ if handler.starts_with("today/drafts") => format!("Articles | {brand}"),
        "messages/link" => format!("A message for you | {brand}"),
        _ if handler.starts_with("messages") => format!("Messages | {brand}"),
        "reports/announcements" => format!("Announcements | {brand}"),
        "reports/feedback" => format!("Feedback | {brand}"),
        "reports/rules" => format!("Rules | {brand}"),
        "reports/pictures" => format!("Banned pictures | {brand}"),
        _ if handler.starts_with("reports") => format!("Reports | {brand}"),
        "index" | "homefeed" => brand.clone(),
        _ => return missing(ctx),
    };
    let path = if handler == "homefeed" { "/" } else { path };
    Head {
        title,
        description: format!(
            "{brand} is a place to collect what catches your eye: find ideas, save them to boards, share them."
        ),
        canonical: format!("{}{}", ctx.origin.0, slashed(path)),
        kind: "website",
        ..Head::default()
    }
}

/// Whether a page has nothing for visitors but the way in.
pub fn is_for_users(handler: &str) -> bool {
    let is_one = matches!(
        handler,
        "pin/create" | "board/create" | "signup/flow" | "notifications"
    );
    // Where the mail to an address leads that may have no account.
    let is_link = handler == "messages/link";
    is_one || handler.starts_with("settings") || handler.starts_with("messages") && !is_link
}

/// What is gone, or hidden from this viewer.
pub fn missing(ctx: &Ctx) -> Head {
    Head {
        title: format!("Not found | {}", ctx.house.settings.brand),
        description: "There is nothing at this address.".into(),
        kind: "website",
        noindex: true,
        ..Head::default()
    }
}

/// A pin by this pinner, made at this time (ISO 8601).
pub fn pin(ctx: &Ctx, detail: &PinDetail, [pinner, comments]: [&Value; 2], made_at: &str) -> Head {
    let pin = &detail.pin;
    let url = format!("{}{}", ctx.origin.0, pin.seo_url);
    // Only visitors are told, and search engines are visitors.
    let canonical = detail.for_visitors.seo_canonical_url.clone();
    let picture = &pin.images.w736;
    let alt = if pin.alt_text.is_empty() {
        pin.title.clone()
    } else {
        pin.alt_text.clone()
    };
    let way = [
        (
            pin.pinner.full_name.as_str(),
            pin.pinner.profile_url.as_str(),
        ),
        (pin.board.name.as_str(), pin.board.url.as_str()),
    ];
    let is_open = pin.sensitivity_screen.is_none();
    let oembed = may_embed(pin).is_ok().then(|| {
        let address = utf8_percent_encode(&url, NON_ALPHANUMERIC);
        format!("{}/oembed.json?url={address}", ctx.origin.0)
    });
    let picture_data = json_ld::image(ctx, detail, [pinner, comments], made_at);
    let mut json_ld = vec![
        of_video(detail, picture_data),
        json_ld::breadcrumbs(ctx, way),
    ];
    json_ld.extend(link_data(detail));
    let video = played(pin);
    Head {
        oembed,
        title: pin.seo_title.clone(),
        description: pin.seo_description.clone(),
        canonical: canonical.unwrap_or(url),
        picture: is_open.then(|| (picture.url.clone(), picture.width, picture.height, alt)),
        largest: is_open.then(|| Largest::of_closeup(&pin.images, &pin.dominant_color)),
        kind: match pin.videos {
            Some(_) => "video.other",
            None => "article",
        },
        video,
        noindex: pin.seo_noindex_reason.is_some(),
        json_ld,
        ..Head::default()
    }
}

/// A profile of this person or organization.
pub fn profile(ctx: &Ctx, user: &UserView, who: Value) -> Head {
    let brand = &ctx.house.settings.brand;
    let name = &user.user.full_name;
    let url = format!("{}{}", ctx.origin.0, user.user.profile_url);
    let description = if user.about.is_empty() {
        format!("See what {name} saves on {brand}.")
    } else {
        user.about.clone()
    };
    Head {
        title: format!("{name} ({}) | {brand}", user.user.username),
        description,
        canonical: url,
        picture: user
            .image_xlarge_url
            .clone()
            .map(|url| (url, 236, 236, name.clone())),
        kind: "profile",
        noindex: !users::policy::may_be_indexed(user.is_private_profile, user.exclude_from_search),
        // Behind their screens they are part of the page.
        hides_pictures: user.screened_pictures.is_some(),
        json_ld: vec![json_ld::profile(user, who)],
        feed: (!user.is_private_profile)
            .then(|| format!("{}{}feed.rss", ctx.origin.0, user.user.profile_url)),
        ..Head::default()
    }
}

/// What a page of a board, or of a section, is made of beside its view.
pub struct Shelf<'a> {
    /// Its owner, as schema.org data.
    pub owner: Value,
    /// Whether the owner keeps search engines out.
    pub excludes_search: bool,
    /// Its first pins; none where the page keeps them back.
    pub pins: Option<&'a Page<Written<PinView>>>,
}

impl Shelf<'_> {
    /// Whether search engines shall leave a page of this board out.
    fn is_noindex(&self, board: &BoardRef) -> bool {
        !may_be_indexed(board.privacy, board.sensitivity, self.excludes_search)
    }
}

/// A board.
pub fn board(ctx: &Ctx, board: &BoardView, shelf: &Shelf<'_>) -> Result<Head> {
    let brand = &ctx.house.settings.brand;
    let (name, owner) = (&board.board.name, &board.board.owner);
    let url = format!("{}{}", ctx.origin.0, board.board.url);
    let description = if board.description.is_empty() {
        format!(
            "{} pins on {name}, a board by {}.",
            board.pin_count, owner.full_name
        )
    } else {
        board.description.clone()
    };
    let collection = Collection {
        name,
        description: &description,
        url: &url,
        pin_count: board.pin_count,
        pins: shelf.pins,
    };
    let way = [
        (owner.full_name.as_str(), owner.profile_url.as_str()),
        (name.as_str(), board.board.url.as_str()),
    ];
    let json_ld = vec![
        json_ld::collection(ctx, &collection, &shelf.owner)?,
        json_ld::breadcrumbs(ctx, way),
    ];
    let sensitive = board.board.sensitivity != Sensitivity::None;
    let cover = board.cover_images.first().map(|images| &images.w736);
    let cover = cover.filter(|_| !sensitive);
    Ok(Head {
        title: format!("{name} by {} | {brand}", owner.full_name),
        description,
        canonical: url,
        picture: cover.map(|image| (image.url.clone(), image.width, image.height, name.clone())),
        kind: "website",
        noindex: shelf.is_noindex(&board.board),
        json_ld,
        feed: (board.board.privacy == Privacy::Public && !sensitive).then(|| {
            let address = board.board.url.trim_end_matches('/');
            format!("{}{address}.rss", ctx.origin.0)
        }),
        ..Head::default()
    })
}

/// A section of a board.
pub fn section(ctx: &Ctx, section: &SectionView, shelf: &Shelf<'_>) -> Result<Head> {
    let brand = &ctx.house.settings.brand;
    let (title, board) = (&section.section.title, &section.board);
    let path = format!("{}{}/", board.url, section.section.slug);
    let url = format!("{}{path}", ctx.origin.0);
    let description = format!(
        "{} pins on {title}, part of {}.",
        section.pin_count, board.name
    );
    let collection = Collection {
        name: title,
        description: &description,
        url: &url,
        pin_count: section.pin_count,
        pins: shelf.pins,
    };
    let owner = &board.owner;
    let way = [
        (owner.full_name.as_str(), owner.profile_url.as_str()),
        (board.name.as_str(), board.url.as_str()),
        (title.as_str(), path.as_str()),
    ];
    let json_ld = vec![
        json_ld::collection(ctx, &collection, &shelf.owner)?,
        json_ld::breadcrumbs(ctx, way),
    ];
    let cover = section.cover_images.first().map(|images| &images.w736);
    let cover = cover.filter(|_| board.sensitivity == Sensitivity::None);
    Ok(Head {
        title: format!(
            "{title}, {} by {} | {brand}",
            board.name, board.owner.full_name
        ),
        description,
        canonical: url,
        picture: cover.map(|image| (image.url.clone(), image.width, image.height, title.clone())),
        kind: "website",
        noindex: shelf.is_noindex(board),
        json_ld,
        ..Head::default()
    })
}

/// A topic, with its first pins; without any it is nothing to list.
pub fn topic(ctx: &Ctx, topic: &InterestDetail, pins: &Page<Written<PinView>>) -> Result<Head> {
    let brand = &ctx.house.settings.brand;
    let (name, path) = (&topic.interest.name, &topic.interest.url);
    let url = format!("{}{path}", ctx.origin.0);
    let narrower: Vec<&str> = topic.children.iter().map(|one| one.name.as_str()).collect();
    let description = match narrower.is_empty() {
        true => format!("Ideas and pictures about {name}, saved on {brand}."),
        false => format!(
            "Ideas and pictures about {name}, saved on {brand}: {}.",
            narrower.join(", ")
        ),
    };
    let collection = Collection {
        name,
        description: &description,
        url: &url,
        pin_count: pins.items.len() as i64,
        pins: Some(pins),
    };
    let parent = topic.parent.as_ref();
    let above = parent.map(|one| (one.name.clone(), topic_url(&one.key)));
    let mut way: Vec<(&str, &str)> = vec![("Ideas", "/ideas/")];
    way.extend(
        above
            .as_ref()
            .map(|(name, path)| (name.as_str(), path.as_str())),
    );
    way.push((name, path));
    let json_ld = vec![
        json_ld::collection(ctx, &collection, &Value::Null)?,
        json_ld::breadcrumbs(ctx, way),
    ];
    Ok(Head {
        title: format!("{name} | {brand}"),
        description,
        canonical: url,
        kind: "website",
        noindex: pins.items.is_empty(),
        json_ld,
        ..Head::default()
    })
}

/// Results of a search; search engines make their own.
pub fn search(ctx: &Ctx, scope: SearchScope, words: &str) -> Head {
    let brand = &ctx.house.settings.brand;
    let query: String = url::form_urlencoded::byte_serialize(words.as_bytes()).collect();
    Head {
        title: if words.is_empty() {
            format!("Search | {brand}")
        } else {
            format!("{words} | {brand}")
        },
        description: format!("Find pins about {words} on {brand}."),
        canonical: format!("{}/search/{}/?q={query}", ctx.origin.0, scope.name()),
        kind: "website",
        noindex: true,
        ..Head::default()
    }
}

/// What is for sale about a topic.
pub fn shop(ctx: &Ctx, topic: &InterestRef) -> Head {
    let (brand, name) = (&ctx.house.settings.brand, &topic.name);
    Head {
        title: format!("Shop {name} | {brand}"),
        description: format!("Things about {name} to buy, as people save them on {brand}."),
        canonical: format!("{}/shopping/{}/{}/", ctx.origin.0, topic.key, topic.id),
        kind: "website",
        ..Head::default()
    }
}

/// A path as pages are known by: it ends with a slash.
pub fn slashed(path: &str) -> String {
    if path.ends_with('/') {
        path.to_owned()
    } else {
        format!("{path}/")
    }
}
