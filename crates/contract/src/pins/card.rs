//! A pin as grids draw it: what `field_set_key: grid_item` asks of a list.

use serde::Serialize;
use utoipa::ToSchema;

use super::{Image, PinView, videos::CardVideos};
use crate::{
    boards::{BoardRef, SensitivityScreen},
    feeds::RecommendationReason,
    ids::{BoardId, PinId, UserId},
    shopping::ShoppingProduct,
    users::UserRef,
};

/// The part of a [`PinView`] that a grid draws, under the same names: at most about 900
/// bytes. Lists keep it beside the whole one, so that it is not cut out for each answer.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct PinCard {
    /// Always `pin`.
    pub r#type: &'static str,
    /// Id.
    pub id: PinId,
    /// Title; may be empty.
    pub title: String,
    /// Title as the grid shows it.
    pub grid_title: String,
    /// What the picture shows, by the pinner.
    pub alt_text: String,
    /// What the picture shows, by a machine.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub auto_alt_text: Option<String>,
    /// Where the pin leads; absent when nowhere.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub link: Option<String>,
    /// `#rrggbb`; fills the picture's place until it is decoded.
    pub dominant_color: String,
    /// Content hash of the original, 32 hexadecimal digits.
    pub image_signature: String,
    /// The picture. Addresses of the sizes between follow from the first: `/236x/` names it.
    pub images: CardImages,
    /// The video, for a pin of one, in the form that grids play; absent for a picture.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub videos: Option<CardVideos>,
    /// Stands before the picture until a viewer asks for it; absent for most.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sensitivity_screen: Option<SensitivityScreen>,
    /// Whose pin it is.
    pub pinner: CardPinner,
    /// Where it is saved.
    pub board: CardBoard,
    /// Whether the pin was saved from another pin.
    pub is_repin: bool,
    /// What the pinner noted for themselves; absent for other viewers, and without one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pin_note: Option<String>,
    /// Why it is shown; absent but in a feed that is chosen for the viewer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub recommendation_reason: Option<RecommendationReason>,
    /// What its page sells; absent but where things for sale are listed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub product: Option<ShoppingProduct>,
}

/// A picture's smallest size that a grid draws, and the original for its proportion.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct CardImages {
    /// 236 pixels wide, unless the original is less.
    #[serde(rename = "236x")]
    pub w236: Image,
    /// The original.
    pub orig: Image,
}

/// The pinner in a card's caption: part of a [`UserRef`].
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct CardPinner {
    /// Always `user`.
    pub r#type: &'static str,
    /// Id.
    pub id: UserId,
    /// Name in addresses.
    pub username: String,
    /// Name that is shown.
    pub full_name: String,
    /// Picture of at least 30 pixels; none without a picture.
    pub image_small_url: Option<String>,
}

/// The board of a card: part of a [`BoardRef`].
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct CardBoard {
    /// Always `board`.
    pub r#type: &'static str,
    /// Id.
    pub id: BoardId,
}

impl From<&PinView> for PinCard {
    fn from(pin: &PinView) -> Self {
        Self {
            r#type: pin.r#type,
            id: pin.id,
            title: pin.title.clone(),
            grid_title: pin.grid_title.clone(),
            alt_text: pin.alt_text.clone(),
            auto_alt_text: pin.auto_alt_text.clone(),
            link: pin.link.clone(),
            dominant_color: pin.dominant_color.clone(),
            image_signature: pin.image_signature.clone(),
            images: CardImages {
                w236: pin.images.w236.clone(),
                orig: pin.images.orig.clone(),
            },
            videos: pin.videos.as_ref().map(CardVideos::from),
            sensitivity_screen: pin.sensitivity_screen.clone(),
            pinner: (&pin.pinner).into(),
            board: (&pin.board).into(),
            is_repin: pin.is_repin,
            pin_note: pin.pin_note.clone(),
            recommendation_reason: pin.recommendation_reason.clone(),
            product: pin.product.clone(),
        }
    }
}

impl From<&UserRef> for CardPinner {
    fn from(user: &UserRef) -> Self {
        Self {
            r#type: user.r#type,
            id: user.id,
            username: user.username.clone(),
            full_name: user.full_name.clone(),
            image_small_url: user.image_small_url.clone(),
        }
    }
}

impl From<&BoardRef> for CardBoard {
    fn from(board: &BoardRef) -> Self {
        Self {
            r#type: board.r#type,
            id: board.id,
        }
    }
}
