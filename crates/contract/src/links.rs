//! Links: what the page a pin leads to says about itself (specification §3 "Rich
//! metadata"), and the pictures a page has.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{answers::View, ids::UserId};

/// What is known of the page that a pin leads to; part of the pin's detail.
#[derive(Debug, Clone, Default, Serialize, ToSchema)]
pub struct LinkAbout {
    /// What the page says about itself; none until it was read, and when it says nothing.
    pub rich_metadata: Option<RichMetadata>,
    /// The same in a line.
    pub rich_summary: Option<RichSummary>,
    /// Whether the page is there; none until it was asked for.
    pub link_health: Option<LinkHealth>,
    /// A player of the page's video or music; null where it has none, or one of a host
    /// that is not on the list of players.
    pub embed: Option<Embed>,
    /// ISO 4217, of the first thing for sale on the page.
    pub price_currency: Option<String>,
    /// Whether the page says that nothing of it can be ordered.
    pub is_oos_product: bool,
    /// Whether what the page sells was looked at too long ago to be relied on: 30 days.
    pub is_stale_product: bool,
    /// Whether it can be shown as something for sale: it has a price.
    pub is_eligible_for_pdp: bool,
}

/// A player of another website, for a sandboxed frame that opens when it is pressed
/// (specification §3 "Embed").
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Embed {
    /// Address of the frame, https.
    pub src: String,
    /// `video` or `audio`.
    pub r#type: &'static str,
    /// Whose player it is, such as `youtube`.
    pub subtype: &'static str,
}

/// Whether a page is there.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct LinkHealth {
    /// Whether the link's target is gone.
    pub is_broken: bool,
    /// When it was looked at last: `Thu, 25 Jun 2020 06:13:42 +0000`.
    pub checked_at: String,
}

/// What a page is about, in a line.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct RichSummary {
    /// `recipe`, `product`, `tutorial`, `video`, `article` or `page`.
    pub type_name: &'static str,
    /// Its title; may be empty.
    pub display_name: String,
    /// Its description; may be empty.
    pub display_description: String,
    /// What the website calls itself, or its domain.
    pub site_name: String,
    /// Where the page would rather be found.
    pub url: String,
    /// Address of the website's small picture.
    pub favicon_link: Option<String>,
}

/// What a page says about itself (specification §3 "Rich metadata").
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct RichMetadata {
    /// Its title; may be empty.
    pub title: String,
    /// Its description; may be empty.
    pub description: String,
    /// What the website calls itself, or its domain.
    pub site_name: String,
    /// Where the page would rather be found.
    pub url: String,
    /// Address of the website's small picture.
    pub favicon_link: Option<String>,
    /// Set when it is a recipe.
    pub recipe: Option<RichRecipe>,
    /// Set when it is an article.
    pub article: Option<RichArticle>,
    /// What is for sale.
    pub products: Vec<RichProduct>,
    /// Set when it is a tutorial.
    pub tutorial: Option<RichTutorial>,
    /// Set when it is about a video.
    pub video: Option<RichVideo>,
}

/// A recipe.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct RichRecipe {
    /// What it is.
    pub name: String,
    /// Ingredients by category, the fullest first; one category `Other` when none is
    /// known.
    pub ingredients: Vec<RichIngredients>,
    /// How long it takes, in English: `1 hr 15 min`; may be empty.
    pub display_cook_time: String,
    /// How long each part takes.
    pub cook_times: RichCookTimes,
    /// For how many, or how much.
    pub servings_summary: Option<RichServings>,
    /// What people think of it.
    pub aggregate_rating: Option<RichRating>,
    /// Diets it suits: `Vegan`.
    pub diets: Vec<String>,
    /// What to do.
    pub instructions: Vec<RichStep>,
}

/// Ingredients of one category.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct RichIngredients {
    /// Where a shop has them, in English: `Produce`.
    pub category: String,
    /// In the page's order.
    pub ingredients: Vec<RichIngredient>,
}

/// One ingredient.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct RichIngredient {
    /// How much, with its unit; may be empty.
    pub amt: String,
    /// Of what.
    pub name: String,
}

/// How long each part of a recipe takes.
#[derive(Debug, Clone, Default, Serialize, ToSchema)]
pub struct RichCookTimes {
    /// All of it.
    pub total: Option<RichTime>,
    /// On the fire.
    pub cook: Option<RichTime>,
    /// Before it.
    pub prep: Option<RichTime>,
}

/// Hours and minutes.
#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
pub struct RichTime {
    /// Hours.
    pub h: u32,
    /// Minutes, up to 59.
    pub m: u32,
}

/// For how many, or how much.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct RichServings {
    /// How many users; none when it is not counted in users.
    pub serves: Option<u32>,
    /// In the page's words, or in English: `Serves 4`, `2 loaves`.
    pub summary: String,
}

/// What people think.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct RichRating {
    /// The mean.
    pub rating_value: f64,
    /// The best there could be.
    pub best_rating: f64,
    /// How many wrote.
    pub review_count: Option<u32>,
    /// How many rated.
    pub rating_count: Option<u32>,
}

/// One thing to do.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct RichStep {
    /// The part it belongs to.
    pub section: Option<String>,
    /// What to do.
    pub text: String,
}

/// An article.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct RichArticle {
    /// Headline; may be empty.
    pub headline: String,
    /// Day or moment (RFC 3339).
    pub date_published: Option<String>,
    /// Who wrote it.
    pub authors: Vec<String>,
    /// Part of the website it belongs to.
    pub section: Option<String>,
}

/// Something for sale. Brand, sending and the range of prices are for people who are
/// signed in (specification §3).
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct RichProduct {
    /// What it is.
    pub name: String,
    /// What it costs.
    pub offer_summary: Option<RichOffer>,
    /// Who makes it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub brand: Option<RichBrand>,
    /// What sending costs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shipping_info: Option<RichShipping>,
    /// What people think of it.
    pub aggregate_rating: Option<RichRating>,
}

/// What something costs. Prices are texts such as `$19.99`, in the page's currency.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct RichOffer {
    /// What one pays at least.
    pub price: Option<String>,
    /// The same as a number.
    pub price_value: Option<f64>,
    /// The cheapest of several offers.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub min_price: Option<String>,
    /// The dearest of several offers.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max_price: Option<String>,
    /// Before a reduction.
    pub standard_price: Option<String>,
    /// Whether it can be ordered; none when the page does not say.
    pub in_stock: Option<bool>,
    /// As schema.org names it: `PreOrder`.
    pub availability: Option<String>,
    /// ISO 4217.
    pub currency: Option<String>,
}

/// Who makes something.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct RichBrand {
    /// Its name.
    pub name: String,
    /// The user whose verified website the page is on.
    pub user_id: Option<UserId>,
    /// Whether that user is a merchant; false for every user until there is a merchant
    /// program.
    pub is_merchant: bool,
}

/// From when on sending is free.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct RichShipping {
    /// From this price on, as a text; `$0` for always.
    pub free_shipping_price: String,
    /// The same as a number.
    pub free_shipping_value: f64,
}

/// A tutorial.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct RichTutorial {
    /// What it is.
    pub name: String,
    /// How long it takes.
    pub total_time: Option<RichTime>,
    /// What is used up.
    pub supplies: Vec<String>,
    /// What is needed.
    pub tools: Vec<String>,
    /// What to do.
    pub instructions: Vec<RichStep>,
}

/// A video.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct RichVideo {
    /// What it is called.
    pub name: String,
    /// How long it is, in seconds.
    pub duration: Option<u32>,
    /// When it came out (RFC 3339).
    pub upload_date: Option<String>,
}

/// `FindPinImagesResource/get`: the pictures of a page, for saving from a website.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct FindPinImages {
    /// Address of the page, http or https; `https://` may be left out.
    pub url: String,
}

/// A page to save pictures from.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct FoundPage {
    /// Where it would rather be found: what a pin's link should be.
    pub url: String,
    /// Its title, up to 100 characters; may be empty.
    pub title: String,
    /// Its description, up to 800 characters; may be empty.
    pub description: String,
    /// What the website calls itself, or its domain.
    pub site_name: String,
    /// Up to 50, the one most worth saving first; never empty.
    pub images: Vec<FoundImage>,
}
impl View for FoundPage {}

/// A picture of a page.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct FoundImage {
    /// Where it is: `image_url` of a new pin.
    pub url: String,
    /// Where this host shows a small copy of it, for an hour.
    pub thumbnail_url: String,
    /// Pixels, as the page says.
    pub width: Option<u32>,
    /// Pixels, as the page says.
    pub height: Option<u32>,
    /// What it shows; may be empty.
    pub alt_text: String,
}
