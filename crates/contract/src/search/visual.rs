//! Search by pictures (specification §3 "Search state", `visualSearches`; §7
//! `VisualLiveSearchResource`; business specification §7
//! `VisualSearchFlashlightUnifiedResource`).

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    answers::{Answer, Bookmark, PageSize, Shape, Written},
    ids::{InterestId, PinId, UploadId},
    pins::PinView,
    shopping::{CategoryFilter, DomainFilter, PriceFilter},
};

/// A rectangle of a picture, in shares of its width and height: within it, and each side a
/// hundredth at least.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct Crop {
    /// Left border, 0 to 1.
    pub x: f64,
    /// Upper border, 0 to 1.
    pub y: f64,
    /// Width, 0.01 to 1.
    pub w: f64,
    /// Height, 0.01 to 1.
    pub h: f64,
}

/// `VisualLiveSearchResource/get`: pins like a part of a pin's picture, or of one that the
/// viewer uploaded. One of the two is named; a part has all four numbers of a [`Crop`], and
/// without them the whole picture is meant.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct SearchVisually {
    /// In the picture of this pin.
    #[serde(default)]
    pub pin_id: Option<PinId>,
    /// In a picture that the viewer uploaded.
    #[serde(default)]
    pub upload_id: Option<UploadId>,
    /// Left border, 0 to 1.
    #[serde(default)]
    pub x: Option<f64>,
    /// Upper border, 0 to 1.
    #[serde(default)]
    pub y: Option<f64>,
    /// Width, 0.01 to 1.
    #[serde(default)]
    pub w: Option<f64>,
    /// Height, 0.01 to 1.
    #[serde(default)]
    pub h: Option<f64>,
    /// Where to go on.
    #[serde(default)]
    pub bookmarks: Bookmark,
    /// How many.
    #[serde(default)]
    pub page_size: PageSize,
}

/// What a search by a picture answers: an object, and still a list to walk.
#[derive(Debug)]
pub struct Lookalikes {
    /// What is shown.
    pub data: VisualResults,
    /// Where the next page starts; none on the last page.
    pub bookmark: Option<String>,
}

impl Answer for Lookalikes {
    type Data = VisualResults;
    type Item = VisualResults;
    const SHAPE: Shape = Shape::Holder;
    fn bytes(&self) -> usize {
        let pins = self.data.results.iter();
        pins.map(|pin| pin.json().len() + 1).sum()
    }
    fn into_parts(self) -> (VisualResults, Option<String>) {
        (self.data, self.bookmark)
    }
}

/// The `data` of a search by a picture.
#[derive(Debug, Serialize, ToSchema)]
pub struct VisualResults {
    /// The pins, the most alike first.
    #[schema(value_type = Vec<PinView>)]
    pub results: Vec<Written<PinView>>,
    /// Words that several of the lookalikes share, the commonest first: what to search for
    /// instead. On the first page alone.
    pub annotations: Vec<String>,
}

/// `VisualSearchFlashlightUnifiedResource/get`: the same, narrowed by what the pins' pages
/// sell, where they lead and what they are about.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct SearchFlashlight {
    /// In the picture of this pin.
    pub pin_id: PinId,
    /// The whole picture unless said.
    #[serde(default)]
    pub crop: Option<Crop>,
    /// Only pins whose page says what something costs.
    #[serde(default)]
    pub is_shopping: bool,
    /// Only what costs so much at least.
    #[serde(default)]
    pub price_min: Option<f64>,
    /// Only what costs so much at most.
    #[serde(default)]
    pub price_max: Option<f64>,
    /// ISO 4217: only what is priced in this currency.
    #[serde(default)]
    pub currency: Option<String>,
    /// Only pins that lead to this website.
    #[serde(default)]
    pub domain: Option<String>,
    /// Only pins about this topic, by its id.
    #[serde(default)]
    pub category: Option<InterestId>,
    /// Where to go on.
    #[serde(default)]
    pub bookmarks: Bookmark,
    /// How many.
    #[serde(default)]
    pub page_size: PageSize,
}

/// What a narrowed search by a picture answers.
#[derive(Debug)]
pub struct Flashlight {
    /// What is shown.
    pub data: FlashlightResults,
    /// Where the next page starts; none on the last page.
    pub bookmark: Option<String>,
}

impl Answer for Flashlight {
    type Data = FlashlightResults;
    type Item = FlashlightResults;
    const SHAPE: Shape = Shape::Holder;
    fn bytes(&self) -> usize {
        let details = self.data.details.iter().map(|detail| &detail.pin);
        let pins = self.data.results.iter().chain(details);
        pins.map(|pin| pin.json().len() + 1).sum()
    }
    fn into_parts(self) -> (FlashlightResults, Option<String>) {
        (self.data, self.bookmark)
    }
}

/// The `data` of a narrowed search. What it can be narrowed by is told of the lookalikes
/// before they were narrowed, on the first page alone.
#[derive(Debug, Serialize, ToSchema)]
pub struct FlashlightResults {
    /// The pins, the most alike first; each with its `product` where only what is for sale is
    /// asked for.
    #[schema(value_type = Vec<PinView>)]
    pub results: Vec<Written<PinView>>,
    /// What they cost, a line for each currency.
    pub price_filters: Vec<PriceFilter>,
    /// Where they lead, what most lead to first.
    pub domain_filters: Vec<DomainFilter>,
    /// What they are about, what most are about first.
    pub category_filters: Vec<CategoryFilter>,
    /// Details of the picture that something for sale looks like, the most alike first: where only
    /// what is for sale is asked for, in the whole picture, and not narrowed.
    pub details: Vec<PictureDetail>,
}

/// A detail of a picture, and what is for sale and looks most like it (specification §3 "Other
/// state", shop-the-look).
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct PictureDetail {
    /// Where it is: what to ask with for more that looks like it.
    pub crop: Crop,
    /// What looks like it, with its `product`.
    #[schema(value_type = PinView)]
    pub pin: Written<PinView>,
}
