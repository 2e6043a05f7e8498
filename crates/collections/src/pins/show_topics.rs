//! Shows where topics of a pin lead.

use contract::{
    interests::{InterestRef, idea_url},
    pins::closeup::TopicLink,
};
use kernel::hooks::{Hook, in_order};
use linkme::distributed_slice;

/// Finds the topic that a pinner's words for one name.
pub type FindInterest = fn(&str) -> Option<InterestRef>;

/// Asked for each topic of a pin that is looked at.
#[distributed_slice]
pub static FIND_INTEREST: [Hook<FindInterest>];

/// Where these words lead: to the page of the topic that they name, else to a search for them.
pub(super) fn topic_links(topics: &[String]) -> Vec<TopicLink> {
    let find = in_order(&FIND_INTEREST);
    let page = |topic: &String| {
        let named = find.iter().find_map(|find| find(topic));
        named.map(|interest| idea_url(&interest))
    };
    let link = |topic: &String| TopicLink {
        topic: topic.clone(),
        url: page(topic).unwrap_or_else(|| search_for(topic)),
    };
    topics.iter().map(link).collect()
}

fn search_for(words: &str) -> String {
    let mut query = url::form_urlencoded::Serializer::new(String::new());
    query.append_pair("q", words).append_pair("rs", "topic");
    format!("/search/pins/?{}", query.finish())
}
