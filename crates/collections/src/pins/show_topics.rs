//! Shows where topics of a pin lead.

use contract::{ids::PinId, pins::closeup::TopicLink};
use kernel::hooks::{Hook, in_order};
use linkme::distributed_slice;

/// Finds the page of the topic that a pinner's words for one name.
pub type FindInterest = fn(&str) -> Option<String>;

/// Asked for each topic of a pin that is looked at.
#[distributed_slice]
pub static FIND_INTEREST: [Hook<FindInterest>];

/// Where these words of a pin lead: to the page of the topic that they name, else to a search for
/// them, which says from which pin it is.
pub(super) fn topic_links(pin: PinId, topics: &[String]) -> Vec<TopicLink> {
    let find = in_order(&FIND_INTEREST);
    let page = |topic: &String| find.iter().find_map(|find| find(topic));
    let link = |topic: &String| TopicLink {
        topic: topic.clone(),
        url: page(topic).unwrap_or_else(|| search_for(topic, pin)),
    };
    topics.iter().map(link).collect()
}

fn search_for(words: &str, pin: PinId) -> String {
    let mut query = url::form_urlencoded::Serializer::new(String::new());
    query.append_pair("q", words);
    query.append_pair("source_id", &pin.to_string());
    query.append_pair("rs", "topic");
    format!("/search/pins/?{}", query.finish())
}
