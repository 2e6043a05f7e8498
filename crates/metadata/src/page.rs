//! What comes out: a page's words, pictures, and what it is about.

use serde::{Deserialize, Serialize};

/// What a page says about itself. Every text is plain; every address is absolute.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Page {
    /// Title, up to 300 characters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// Description, up to 1,000 characters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// What the website calls itself, up to 100 characters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub site_name: Option<String>,
    /// Address of the website's small picture.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub favicon: Option<String>,
    /// The address the page would rather be known by.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub canonical: Option<String>,
    /// Where oEmbed's JSON about it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub oembed: Option<String>,
    /// Up to 50, the one most worth saving first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub pictures: Vec<Picture>,
    /// Set when it is an article.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub article: Option<Article>,
    /// Up to 12 things for sale.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub products: Vec<Product>,
    /// Set when it is a recipe.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub recipe: Option<Recipe>,
    /// Set when it is a tutorial.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub how_to: Option<HowTo>,
    /// Set when it is about a video.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub video: Option<Video>,
}

/// A picture of a page.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Picture {
    /// Where it is.
    pub url: String,
    /// Pixels, as the page says.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub width: Option<u32>,
    /// Pixels, as the page says.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub height: Option<u32>,
    /// What it shows, up to 500 characters; may be empty.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub alt: String,
}

/// Something to read.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Article {
    /// Headline.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub headline: Option<String>,
    /// Day or time, `2024-05-31` or with a time of day (RFC 3339).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub published: Option<String>,
    /// The same, of the last change.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub modified: Option<String>,
    /// Who wrote it, up to 5 names.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub authors: Vec<String>,
    /// Part of the website it belongs to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub section: Option<String>,
}

/// Something for sale.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Product {
    /// What it is.
    pub name: String,
    /// Who makes it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub brand: Option<String>,
    /// What it costs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub offers: Option<Offers>,
    /// What people think of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<Rating>,
}

/// All offers of one product together.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Offers {
    /// ISO 4217, such as `EUR`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub currency: Option<String>,
    /// The least one pays.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub price: Option<f64>,
    /// The dearest offer, when it is not the only one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub most: Option<f64>,
    /// Price before a reduction.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub standard: Option<f64>,
    /// Whether any offer can be bought now; none when the page does not say.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub in_stock: Option<bool>,
    /// As schema.org names it, such as `PreOrder`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub availability: Option<String>,
    /// How many there are.
    pub count: u32,
    /// From which price on sending is free; 0 for always.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub free_shipping_from: Option<f64>,
}

/// What people think.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Rating {
    /// The mean.
    pub value: f64,
    /// The best there could be.
    pub best: f64,
    /// How many wrote.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reviews: Option<u32>,
    /// How many rated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ratings: Option<u32>,
}

/// Whole minutes, at least 1.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Duration(pub u32);

/// Something to cook.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Recipe {
    /// What it is.
    pub name: String,
    /// Up to 100, in the page's order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub ingredients: Vec<Ingredient>,
    /// All of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub total: Option<Duration>,
    /// Before the fire.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub prep: Option<Duration>,
    /// On it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cook: Option<Duration>,
    /// For how many users, when that is a number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub serves: Option<u32>,
    /// What it makes, in the page's words: `2 loaves`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub makes: Option<String>,
    /// What people think of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<Rating>,
    /// Diets it suits: `Vegan`, `Gluten free`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub diets: Vec<String>,
    /// What to do.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub instructions: Vec<Step>,
}

/// One ingredient.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Ingredient {
    /// How much, with its unit: `1 ½ cups`; may be empty.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub amount: String,
    /// Of what.
    pub name: String,
    /// Where a shop has it: `Produce`, `Dairy`; `Other` when unknown.
    pub category: String,
}

/// One thing to do.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Step {
    /// The part it belongs to: `For the dough`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub section: Option<String>,
    /// What to do, up to 1,000 characters.
    pub text: String,
}

/// Something to make.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct HowTo {
    /// What it is.
    pub name: String,
    /// How long it takes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub total: Option<Duration>,
    /// What is used up.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub supplies: Vec<String>,
    /// What is needed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub tools: Vec<String>,
    /// What to do.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub steps: Vec<Step>,
}

/// Something to watch.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Video {
    /// What it is called.
    pub name: String,
    /// How long it is, in seconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seconds: Option<u32>,
    /// When it came out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub uploaded: Option<String>,
    /// Where it plays inside a frame.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub player: Option<String>,
}
