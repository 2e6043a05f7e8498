//! Boards (specification §3 "Board"; business §3 "Board").

pub mod following;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    answers::{Bookmark, PageSize, View},
    ids::{BoardId, InterestId, PinId, SectionId, UserId},
    pins::{Image, Images},
    users::UserRef,
};

/// Who may see a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Privacy {
    /// Every viewer.
    Public,
    /// Viewers who have its address; it appears in no list, feed or search.
    Protected,
    /// Its owner and collaborators.
    Secret,
}

words! {
    /// How a board's page shows its pins (specification §3 "Board").
    Layout {
        /// In a grid.
        Default = "default",
        /// In one row that goes sideways.
        Carousel = "carousel",
    }
}

words! {
    /// What people are warned of before they see a board's pins (business
    /// specification §3 "Board", `sensitivity`).
    Sensitivity {
        /// Nothing.
        None = "none",
        /// For adults.
        Mature = "mature",
        /// Wounds, operations, violence.
        Graphic = "graphic",
        /// Distressing content.
        Distressing = "distressing",
    }
}

words! {
    /// The order of a user's boards (specification §3 "Other state", board sort order).
    BoardSort {
        /// As the owner put them by hand.
        Custom = "custom",
        /// By name.
        Alphabetical = "alphabetical",
        /// The newest board first.
        Newest = "newest",
        /// The board that something was saved to last first.
        LastPinnedTo = "last_pinned_to",
    }
}

words! {
    /// What happens to a save of a picture that is on one of the viewer's boards already.
    OnDuplicate {
        /// It is saved all the same.
        Save = "save",
        /// It is refused (`already_saved`), and the answer says where it is. Saving
        /// from the same pin to the same board again still answers the pin there is.
        Refuse = "refuse",
    }
}

words! {
    /// How large boards and pins are shown (specification §3 "Other state", board and
    /// pin density).
    Density {
        /// Many at a glance.
        Compact = "compact",
        /// As every viewer sees them at first.
        Default = "default",
        /// Few, and large.
        Wide = "wide",
    }
}

/// A user's layout of boards and of pins on profiles.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
pub struct BoardArrangement {
    /// The order of their own boards, for every viewer.
    pub board_sort_order: BoardSort,
    /// How large they see boards.
    pub board_density: Density,
    /// How large they see the pins of profiles.
    pub pin_density: Density,
}
impl View for BoardArrangement {}

/// What stands before a sensitive board, or before a picture.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct SensitivityScreen {
    /// What it warns of.
    pub reason: Sensitivity,
    /// Whether this viewer is warned: of a board and of the pictures of a profile every viewer but
    /// the owner is, of the picture of a pin every viewer.
    pub show_warning: bool,
}

impl SensitivityScreen {
    /// Stands before a picture that the host's program took for sensitive.
    pub const OF_PICTURE: Self = Self {
        reason: Sensitivity::Mature,
        show_warning: true,
    };
}

/// The pin that a board's owner chose as its cover.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct CoverPin {
    /// Which.
    pub pin_id: PinId,
    /// Content hash of its picture.
    pub image_signature: String,
    /// The picture at 474 pixels.
    pub image_url: String,
}

/// A board as shown beside a pin.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct BoardRef {
    /// Always `board`.
    pub r#type: &'static str,
    /// Id.
    pub id: BoardId,
    /// Name for people.
    pub name: String,
    /// `/user/slug/`.
    pub url: String,
    /// Who may see it.
    pub privacy: Privacy,
    /// How its page shows its pins.
    pub layout: Layout,
    /// What others are warned of.
    pub sensitivity: Sensitivity,
    /// Whose it is.
    pub owner: UserRef,
    /// Whether others save here too.
    pub is_collaborative: bool,
    /// Whether the host hides it by a decision, so that its owner alone sees it; absent where
    /// not.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub is_hidden_by_host: bool,
    /// Whether the viewer may save here as a collaborator; told by boards and close-ups (§3).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub collaborated_by_me: Option<bool>,
    /// What they may do so, if anything; told there too.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub collaborator_permissions: Option<Vec<&'static str>>,
}

/// A board.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct BoardView {
    /// What is shown everywhere.
    #[serde(flatten)]
    pub board: BoardRef,
    /// What it is about; may be empty.
    pub description: String,
    /// Key of a topic, or another word of a client; may be empty.
    pub category: String,
    /// Pins on it.
    pub pin_count: i64,
    /// Pins on it outside sections.
    pub sectionless_pin_count: i64,
    /// Sections on it.
    pub section_count: i64,
    /// Users who follow it.
    pub follower_count: i64,
    /// Users who save here besides the owner.
    pub collaborator_count: i64,
    /// The first five of them.
    pub collaborating_users: Vec<UserRef>,
    /// Whether the viewer follows it or its owner.
    pub followed_by_me: bool,
    /// Who is asked to be the owner (business §3 "Board"); told to the owner and to them.
    pub pending_ownership_transfer: Option<UserRef>,
    /// Whether the viewer asked to save here, and waits for the owner.
    pub viewer_collaborator_join_requested: bool,
    /// Whether the viewer is asked to save here (business §4 "Collaborator invites": `new`).
    pub viewer_collaborator_invited: bool,
    /// What the viewer may do: `write`, and `delete` what others saved here.
    pub access: Vec<&'static str>,
    /// The uppermost pins' pictures, at most five, the cover first.
    pub cover_images: Vec<Images>,
    /// The same by the name of a size, `170x` (business specification §3 "Board").
    pub images: BTreeMap<&'static str, Vec<Image>>,
    /// The cover that the owner chose; none while the uppermost pin is the cover.
    pub cover_pin: Option<CoverPin>,
    /// Stands before a board that its owner marked as sensitive.
    pub sensitivity_screen: Option<SensitivityScreen>,
    /// The cover at 474 pixels.
    pub image_cover_url: Option<String>,
    /// Whether there is a tab of pins that may suit it, for those who may save to it.
    pub has_fresh_more_ideas_tab: bool,
    /// Topics it is about; absent in lists.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub related_interest_ids: Option<Vec<InterestId>>,
    /// When it was made: `Thu, 25 Jun 2020 06:13:42 +0000`.
    pub created_at: String,
    /// When the viewer archived it.
    pub archived_by_me_at: Option<String>,
}
impl View for BoardView {}

/// A board that its owner saved to lately (specification §3 "Users state").
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct RecentBoard {
    /// Id.
    pub id: BoardId,
    /// Name for people.
    pub name: String,
    /// Who may see it.
    pub privacy: Privacy,
    /// The cover at 474 pixels.
    pub image_cover_url: Option<String>,
}

/// `BoardResource/create`.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct CreateBoard {
    /// 1 to 50 characters, unique among the owner's boards.
    pub name: String,
    /// Up to 500 characters.
    #[serde(default)]
    pub description: Option<String>,
    /// Public unless said.
    #[serde(default)]
    pub privacy: Option<Privacy>,
    /// Key of a topic (`InterestsResource`), or any other word of up to 50 characters.
    #[serde(default)]
    pub category: Option<String>,
}

/// `BoardResource/update`: missing fields stay.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct UpdateBoard {
    /// Which.
    pub board_id: BoardId,
    /// New name; the address follows it.
    #[serde(default)]
    pub name: Option<String>,
    /// New description.
    #[serde(default)]
    pub description: Option<String>,
    /// New privacy.
    #[serde(default)]
    pub privacy: Option<Privacy>,
    /// New category: key of a topic, any other word of up to 50 characters, or empty.
    #[serde(default)]
    pub category: Option<String>,
    /// How its page shows its pins.
    #[serde(default)]
    pub layout: Option<Layout>,
    /// What others are warned of.
    #[serde(default)]
    pub sensitivity: Option<Sensitivity>,
    /// A pin of the board that is its cover; `0` for the uppermost one again.
    #[serde(default)]
    pub cover_pin_id: Option<PinId>,
}

/// `BoardArchiveResource/create` and `/delete`.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct ArchiveBoard {
    /// Which.
    pub board_id: BoardId,
}

/// `BoardResource/get`: by id, or by owner and slug (or `username/slug` path).
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct GetBoard {
    /// Id.
    #[serde(default)]
    pub board_id: Option<BoardId>,
    /// Owner's name.
    #[serde(default)]
    pub username: Option<String>,
    /// Last part of the address.
    #[serde(default)]
    pub slug: Option<String>,
}

/// `BoardsResource/update`: in which order one's boards stand, and how large they
/// and pins are; missing fields stay.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct ArrangeBoards {
    /// Boards of the viewer's, which take each other's places: the first the uppermost.
    #[serde(default)]
    pub board_ids: Vec<BoardId>,
    /// The order of the profile.
    #[serde(default)]
    pub sort: Option<BoardSort>,
    /// How large boards are shown to oneself.
    #[serde(default)]
    pub density: Option<Density>,
    /// How large the pins of profiles are shown to oneself.
    #[serde(default)]
    pub pin_density: Option<Density>,
}

/// `BoardsResource/get`: a user's boards.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct ListBoards {
    /// Whose; the viewer when both are missing.
    #[serde(default)]
    pub username: Option<String>,
    /// Whose.
    #[serde(default)]
    pub user_id: Option<UserId>,
    /// The archived ones instead, which only their owner is shown.
    #[serde(default)]
    pub archived: bool,
    /// In which order; the owner's choice when it is missing.
    #[serde(default)]
    pub sort: Option<BoardSort>,
    /// Where to go on.
    #[serde(default)]
    pub bookmarks: Bookmark,
    /// How many.
    #[serde(default)]
    pub page_size: PageSize,
}

/// `BoardFeedResource/get`: the pins of a board in its order.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct ListBoardPins {
    /// Which.
    pub board_id: BoardId,
    /// Leaves out what is in sections.
    #[serde(default)]
    pub filter_section_pins: bool,
    /// Where to go on.
    #[serde(default)]
    pub bookmarks: Bookmark,
    /// How many.
    #[serde(default)]
    pub page_size: PageSize,
}

/// `BoardFollowResource/create` and `/delete`.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct FollowBoard {
    /// Which.
    pub board_id: BoardId,
}

/// `RepinResource/create`: saves a pin to a board. Saving the same pin to the same board
/// again answers the pin that is there.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct SavePin {
    /// The pin that is seen.
    pub pin_id: PinId,
    /// Where it goes; without it, the viewer's quicksave board, which the first such
    /// save makes (specification §3 "Users state").
    #[serde(default)]
    pub board_id: Option<BoardId>,
    /// Into which section of the board; a pin that is there already goes into it.
    #[serde(default, alias = "section_id", alias = "board_section_id")]
    pub section: Option<SectionId>,
    /// What if the picture, or one like it, is on a board of the viewer's; saved unless said.
    #[serde(default)]
    pub on_duplicate: Option<OnDuplicate>,
    /// Other words than the pin's own.
    #[serde(default)]
    pub title: Option<String>,
    /// Other words than the pin's own.
    #[serde(default)]
    pub description: Option<String>,
}

/// `BoardResource/delete`.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct DeleteBoard {
    /// Which.
    pub board_id: BoardId,
}

/// `BoardMergeResource/create`: the pins go to another board, and the board is gone.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct MergeBoards {
    /// Which board goes; one's own.
    pub board_id: BoardId,
    /// Into which.
    pub into_board_id: BoardId,
}
