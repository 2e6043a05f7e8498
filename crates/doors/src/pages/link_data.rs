//! What the page that a pin leads to is about, as schema.org data for the pin's
//! own page (protocol, "Pages"; specification §3 "Rich metadata"). It says what
//! the close-up shows to visitors: nothing that is kept for signed-in viewers.

use contract::{
    links::{
        RichArticle, RichMetadata, RichOffer, RichProduct, RichRating, RichRecipe, RichStep,
        RichTime, RichTutorial, RichVideo,
    },
    pins::PinDetail,
};
use serde_json::{Value, json};

use super::json_ld::{merged, said};

/// Products of one page that are shown, and told.
const MOST_PRODUCTS: usize = 3;

/// One entry for each thing that the page is about; without the pin's picture where a sensitivity
/// screen stands before it.
pub fn link_data(pin: &PinDetail) -> Vec<Value> {
    let Some(page) = &pin.link_about.rich_metadata else {
        return Vec::new();
    };
    let sort = pin
        .link_about
        .rich_summary
        .as_ref()
        .map(|one| one.type_name);
    let mut things = Vec::new();
    things.extend(page.recipe.as_ref().map(recipe));
    things.extend(page.products.iter().take(MOST_PRODUCTS).map(product));
    things.extend(page.tutorial.as_ref().map(tutorial));
    // Many pages are articles with a video beside all else; the close-up says so
    // only where they are nothing else.
    let articles = page.article.iter().filter(|_| sort == Some("article"));
    things.extend(articles.map(|one| article(one, page)));
    let videos = page.video.iter().filter(|_| sort == Some("video"));
    things.extend(videos.map(video));
    let is_open = pin.pin.sensitivity_screen.is_none();
    let picture = is_open.then_some(pin.pin.images.orig.url.as_str());
    things
        .into_iter()
        .map(|thing| whole(thing, page, picture))
        .collect()
}

/// What is the same for all: where it is, what it looks like, and whose it is. A product
/// is none of the website's works: nothing but its offers says who sells it.
fn whole(thing: Value, page: &RichMetadata, picture: Option<&str>) -> Value {
    let website = json!({ "@type": "Organization", "name": page.site_name });
    let mut all = json!({
        "@context": "https://schema.org",
        "url": page.url,
        "image": picture,
        "description": page.description,
    });
    match thing["@type"].as_str() {
        Some("Product") => {}
        Some("VideoObject") => {
            all["thumbnailUrl"] = picture.into();
            all["publisher"] = website;
        }
        _ => all["publisher"] = website,
    }
    said(merged(all, thing))
}

fn recipe(recipe: &RichRecipe) -> Value {
    let groups = recipe.ingredients.iter();
    let ingredients = groups.flat_map(|group| &group.ingredients);
    let ingredients: Vec<String> = ingredients
        .map(|one| format!("{} {}", one.amt, one.name).trim().to_owned())
        .collect();
    let diets: Vec<String> = recipe.diets.iter().filter_map(|name| diet(name)).collect();
    json!({
        "@type": "Recipe",
        "name": recipe.name,
        "recipeIngredient": ingredients,
        "recipeInstructions": steps(&recipe.instructions),
        "recipeYield": recipe.servings_summary.as_ref().map(|servings| &servings.summary),
        "prepTime": recipe.cook_times.prep.map(duration),
        "cookTime": recipe.cook_times.cook.map(duration),
        "totalTime": recipe.cook_times.total.map(duration),
        "suitableForDiet": diets,
        "aggregateRating": recipe.aggregate_rating.as_ref().and_then(rating),
    })
}

/// Diets that schema.org knows (`RestrictedDiet`), without their ending.
const DIETS: [&str; 11] = [
    "Diabetic",
    "GlutenFree",
    "Halal",
    "Hindu",
    "Kosher",
    "LowCalorie",
    "LowFat",
    "LowLactose",
    "LowSalt",
    "Vegan",
    "Vegetarian",
];

/// `Gluten free` → `https://schema.org/GlutenFreeDiet`; none for a diet that schema.org
/// does not know.
fn diet(name: &str) -> Option<String> {
    let plain: String = name.chars().filter(char::is_ascii_alphabetic).collect();
    let known = DIETS
        .iter()
        .find(|diet| diet.eq_ignore_ascii_case(&plain))?;
    Some(format!("https://schema.org/{known}Diet"))
}

/// What schema.org says of whether something can be ordered (`ItemAvailability`).
const AVAILABILITIES: [&str; 12] = [
    "BackOrder",
    "Discontinued",
    "InStock",
    "InStoreOnly",
    "LimitedAvailability",
    "MadeToOrder",
    "OnlineOnly",
    "OutOfStock",
    "PreOrder",
    "PreSale",
    "Reserved",
    "SoldOut",
];

fn product(product: &RichProduct) -> Value {
    json!({
        "@type": "Product",
        "name": product.name,
        "offers": product.offer_summary.as_ref().and_then(offer),
        "aggregateRating": product.aggregate_rating.as_ref().and_then(rating),
    })
}

/// An offer without a price is none.
fn offer(offer: &RichOffer) -> Option<Value> {
    let told = offer.availability.as_deref();
    let told = told.filter(|name| AVAILABILITIES.contains(name));
    let availability = match (told, offer.in_stock) {
        (Some(told), _) => Some(told),
        (None, Some(true)) => Some("InStock"),
        (None, Some(false)) => Some("OutOfStock"),
        (None, None) => None,
    };
    Some(json!({
        "@type": "Offer",
        "price": offer.price_value?,
        "priceCurrency": offer.currency,
        "availability": availability.map(|name| format!("https://schema.org/{name}")),
    }))
}

fn article(article: &RichArticle, page: &RichMetadata) -> Value {
    let authors = article.authors.iter();
    let authors: Vec<Value> = authors
        .map(|name| json!({ "@type": "Person", "name": name }))
        .collect();
    let headline = match article.headline.is_empty() {
        true => &page.title,
        false => &article.headline,
    };
    json!({
        "@type": "Article",
        "headline": headline,
        "datePublished": article.date_published,
        "author": authors,
        "articleSection": article.section,
    })
}

fn tutorial(tutorial: &RichTutorial) -> Value {
    json!({
        "@type": "HowTo",
        "name": tutorial.name,
        "totalTime": tutorial.total_time.map(duration),
        "supply": tutorial.supplies,
        "tool": tutorial.tools,
        "step": steps(&tutorial.instructions),
    })
}

fn video(video: &RichVideo) -> Value {
    json!({
        "@type": "VideoObject",
        "name": video.name,
        "uploadDate": video.upload_date,
        "duration": video.duration.map(|seconds| format!("PT{seconds}S")),
    })
}

fn steps(steps: &[RichStep]) -> Vec<Value> {
    let step = |step: &RichStep| json!({ "@type": "HowToStep", "text": step.text });
    steps.iter().map(step).collect()
}

/// Search engines refuse a rating that does not say of how many.
fn rating(rating: &RichRating) -> Option<Value> {
    rating.rating_count.or(rating.review_count)?;
    Some(json!({
        "@type": "AggregateRating",
        "ratingValue": rating.rating_value,
        "bestRating": rating.best_rating,
        "ratingCount": rating.rating_count,
        "reviewCount": rating.review_count,
    }))
}

fn duration(time: RichTime) -> String {
    match time {
        RichTime { h: 0, m } => format!("PT{m}M"),
        RichTime { h, m: 0 } => format!("PT{h}H"),
        RichTime { h, m } => format!("PT{h}H{m}M"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_written_as_schema_org_wants_them() {
        for (h, m, expected) in [(0, 5, "PT5M"), (2, 0, "PT2H"), (1, 30, "PT1H30M")] {
            assert_eq!(duration(RichTime { h, m }), expected);
        }
    }

    #[test]
    fn diets_are_named_as_schema_org_names_them() {
        for (name, expected) in [
            ("Vegan", Some("https://schema.org/VeganDiet")),
            ("Gluten free", Some("https://schema.org/GlutenFreeDiet")),
            ("low-fat", Some("https://schema.org/LowFatDiet")),
            ("Paleo", None),
            ("", None),
        ] {
            assert_eq!(diet(name).as_deref(), expected, "{name}");
        }
    }

    #[test]
    fn an_offer_has_a_price_and_a_rating_a_number() {
        let mut sold = RichOffer {
            price: Some("$19.99".into()),
            price_value: Some(19.99),
            min_price: None,
            max_price: None,
            standard_price: None,
            in_stock: Some(false),
            availability: None,
            currency: Some("USD".into()),
        };
        let told = offer(&sold).unwrap();
        assert_eq!(
            (&told["price"], &told["availability"]),
            (&json!(19.99), &json!("https://schema.org/OutOfStock"))
        );
        for (told, expected) in [("PreOrder", "PreOrder"), ("next week", "OutOfStock")] {
            sold.availability = Some(told.into());
            let availability = offer(&sold).unwrap()["availability"].clone();
            assert_eq!(availability, format!("https://schema.org/{expected}"));
        }
        sold.price_value = None;
        assert!(offer(&sold).is_none());
        let mut rated = RichRating {
            rating_value: 4.5,
            best_rating: 5.0,
            review_count: None,
            rating_count: None,
        };
        assert!(rating(&rated).is_none());
        rated.review_count = Some(3);
        assert_eq!(rating(&rated).unwrap()["reviewCount"], 3);
    }
}
