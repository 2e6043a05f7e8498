//! What stands on a pin's own page alone.

use serde::Serialize;
use utoipa::ToSchema;

use crate::interests::InterestRef;

/// Fields of a pin that stand on its own page alone (specification §3 "Pin (close-up)").
#[derive(Debug, Clone, Default, Serialize, ToSchema)]
pub struct Closeup {
    /// What the pinner wrote, else what the page it leads to says about itself; may be
    /// empty.
    pub closeup_unified_description: String,
    /// The first of its topics, in the pinner's words; empty without one.
    pub category: String,
    /// Where its topics lead, in their order.
    pub topic_links: Vec<TopicLink>,
    /// Where it leads on a phone: the same as `link`, since no program of a shop is known.
    pub mobile_link: Option<String>,
    /// Where it leads by way of a count: the same as `link`, since clients tell what was
    /// followed (`ApiCResource/create`) and no address of the host stands between.
    pub tracked_link: Option<String>,
    /// What a client says back in events about this pin; null for every pin, since an event
    /// names its pin and the way to it (specification §3 "event record") and needs no more.
    pub tracking_params: Option<String>,
    /// Whether its board warns of what it shows, or a screen stands before its picture.
    pub is_unsafe: bool,
    /// Whether comments may be written beneath it: it takes some, and so does its pinner
    /// (`CommentFeatures`).
    pub is_eligible_for_aggregated_comments: bool,
    /// What shops say of it; empty for every pin until there are catalogues.
    pub shopping_flags: Vec<String>,
    /// Whether a shop sends it to the viewer's country; null until there are catalogues.
    pub ships_to_user_country: Option<bool>,
    /// Id of its story; null for every pin until story pins are built.
    pub story_pin_data_id: Option<String>,
    /// Whether it opens among others to be swiped through (`/videos/:category/:id`): videos do.
    pub should_open_in_stream: bool,
    /// How often pages of pins with its video were opened, as far back as the host keeps numbers,
    /// by those who allow that to be counted; null for a picture that stands still.
    pub seo_view_count: Option<i64>,
}

/// Where a topic of a pin leads.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct TopicLink {
    /// The topic, in the pinner's words.
    pub topic: String,
    /// Path of the page of the topic that these words name, else of a search for them.
    pub url: String,
}

/// Fields of a pin's page for visitors only (specification §3: "others only for
/// unauthenticated"); all absent for a signed-in viewer.
#[derive(Debug, Clone, Default, Serialize, ToSchema)]
pub struct ForVisitors {
    /// The address under which the picture shall be known, absolute: of a pin that was
    /// saved from another it is that other pin's, where search engines may list it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seo_canonical_url: Option<String>,
    /// Host of that address.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seo_canonical_domain: Option<String>,
    /// Topics that the pin names, the one that fits best first; at most five.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seo_related_interests: Option<Vec<RelatedInterest>>,
    /// The description in HTML: line breaks and links, and no other markup.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description_html: Option<String>,
}

/// A topic that a pin is about.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct RelatedInterest {
    /// The topic.
    #[serde(flatten)]
    pub interest: InterestRef,
    /// Path of a page with more of it.
    pub url: String,
}
