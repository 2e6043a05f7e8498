//! What each sort of page says about itself.

use contract::{
    boards::{BoardView, Privacy, Sensitivity},
    pins::PinDetail,
    sections::SectionView,
    users::UserView,
};
use discovery::shares::policy::may_embed;
use kernel::ctx::Ctx;
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use serde_json::json;

use super::{head::Head, link_data::link_data};

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
        "parental-passcode" => format!("Parental passcode | {brand}"),
        "verify/email" => format!("Verify your email | {brand}"),
        "app-factory-oauth" => format!("Allow an app | {brand}"),
        _ if handler.starts_with("settings") => format!("Settings | {brand}"),
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

/// A pin, made at this time (ISO 8601).
pub fn pin(ctx: &Ctx, detail: &PinDetail, made_at: &str) -> Head {
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
    let mut image = json!({
        "@context": "https://schema.org",
        "@type": "ImageObject",
        "name": pin.title,
        "caption": alt,
        "description": pin.seo_description,
        "contentUrl": pin.images.orig.url,
        "thumbnailUrl": pin.images.w236.url,
        "width": pin.images.orig.width,
        "height": pin.images.orig.height,
        "url": url,
        "author": person(ctx, &pin.pinner.full_name, &pin.pinner.username),
        "keywords": pin.topics,
        "datePublished": made_at,
        "uploadDate": made_at,
    });
    if let Some(source) = &pin.attribution {
        image["license"] = source.provider_name.clone().into();
        image["creditText"] = source.author_name.clone().into();
    }
    let crumbs = [
        (&pin.pinner.full_name, format!("/{}/", pin.pinner.username)),
        (&pin.board.name, pin.board.url.clone()),
    ];
    let crumbs: Vec<_> = (1..).zip(crumbs).map(|(position, (name, path))| {
        json!({ "@type": "ListItem", "position": position, "name": name, "item": format!("{}{path}", ctx.origin.0) })
    }).collect();
    let oembed = may_embed(&pin.board).is_ok().then(|| {
        let address = utf8_percent_encode(&url, NON_ALPHANUMERIC);
        format!("{}/oembed.json?url={address}", ctx.origin.0)
    });
    let mut json_ld = vec![
        image,
        json!({ "@context": "https://schema.org", "@type": "BreadcrumbList", "itemListElement": crumbs }),
    ];
    json_ld.extend(link_data(detail));
    Head {
        oembed,
        title: pin.seo_title.clone(),
        description: pin.seo_description.clone(),
        canonical: canonical.unwrap_or(url),
        picture: Some((picture.url.clone(), picture.width, picture.height, alt)),
        kind: "article",
        noindex: pin.seo_noindex_reason.is_some(),
        json_ld,
        feed: None,
    }
}

/// A profile.
pub fn profile(ctx: &Ctx, user: &UserView) -> Head {
    let brand = &ctx.house.settings.brand;
    let name = &user.user.full_name;
    let url = format!("{}{}", ctx.origin.0, user.user.profile_url);
    let description = if user.about.is_empty() {
        format!("See what {name} saves on {brand}.")
    } else {
        user.about.clone()
    };
    let mut who = person(ctx, name, &user.user.username);
    if let Some(website) = user
        .website_url
        .as_ref()
        .filter(|_| user.user.domain_verified)
    {
        who["sameAs"] = website.clone().into();
    }
    let page = json!({
        "@context": "https://schema.org",
        "@type": "ProfilePage",
        "url": url,
        "mainEntity": who,
    });
    Head {
        oembed: None,
        title: format!("{name} ({}) | {brand}", user.user.username),
        description,
        canonical: url,
        picture: user
            .image_xlarge_url
            .clone()
            .map(|url| (url, 236, 236, name.clone())),
        kind: "profile",
        noindex: user.is_private_profile || user.exclude_from_search,
        json_ld: vec![page],
        feed: (!user.is_private_profile)
            .then(|| format!("{}{}feed.rss", ctx.origin.0, user.user.profile_url)),
    }
}

/// A board.
pub fn board(ctx: &Ctx, board: &BoardView) -> Head {
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
    let page = json!({
        "@context": "https://schema.org",
        "@type": "CollectionPage",
        "name": name,
        "description": description,
        "url": url,
        "author": person(ctx, &owner.full_name, &owner.username),
    });
    let sensitive = board.board.sensitivity != Sensitivity::None;
    let cover = board.cover_images.first().map(|images| &images.w736);
    let cover = cover.filter(|_| !sensitive);
    Head {
        oembed: None,
        title: format!("{name} by {} | {brand}", owner.full_name),
        description,
        canonical: url,
        picture: cover.map(|image| (image.url.clone(), image.width, image.height, name.clone())),
        kind: "website",
        noindex: sensitive || board.board.privacy != Privacy::Public,
        json_ld: vec![page],
        feed: (board.board.privacy == Privacy::Public && !sensitive).then(|| {
            let address = board.board.url.trim_end_matches('/');
            format!("{}{address}.rss", ctx.origin.0)
        }),
    }
}

/// A section of a board.
pub fn section(ctx: &Ctx, section: &SectionView) -> Head {
    let brand = &ctx.house.settings.brand;
    let (title, board) = (&section.section.title, &section.board);
    let sensitive = board.sensitivity != Sensitivity::None;
    let cover = section.cover_images.first().map(|images| &images.w736);
    let cover = cover.filter(|_| !sensitive);
    Head {
        title: format!(
            "{title}, {} by {} | {brand}",
            board.name, board.owner.full_name
        ),
        description: format!(
            "{} pins on {title}, part of {}.",
            section.pin_count, board.name
        ),
        canonical: format!("{}{}{}/", ctx.origin.0, board.url, section.section.slug),
        picture: cover.map(|image| (image.url.clone(), image.width, image.height, title.clone())),
        kind: "website",
        noindex: sensitive || board.privacy != Privacy::Public,
        ..Head::default()
    }
}

/// Results of a search; search engines make their own.
pub fn search(ctx: &Ctx, words: &str) -> Head {
    let brand = &ctx.house.settings.brand;
    let query: String = url::form_urlencoded::byte_serialize(words.as_bytes()).collect();
    Head {
        title: if words.is_empty() {
            format!("Search | {brand}")
        } else {
            format!("{words} | {brand}")
        },
        description: format!("Find pins about {words} on {brand}."),
        canonical: format!("{}/search/pins/?q={query}", ctx.origin.0),
        kind: "website",
        noindex: true,
        ..Head::default()
    }
}

fn person(ctx: &Ctx, name: &str, username: &str) -> serde_json::Value {
    json!({ "@type": "Person", "name": name, "url": format!("{}/{username}/", ctx.origin.0) })
}

fn slashed(path: &str) -> String {
    if path.ends_with('/') {
        path.to_owned()
    } else {
        format!("{path}/")
    }
}
