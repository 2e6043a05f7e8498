//! What a page's answers show, gathered by kind, as clients of the embedded state read it
//! (protocol, "Pages").

use std::collections::BTreeMap;

use contract::pages::Things;
use serde_json::Value;

/// Users, boards, pins and lists of a page.
#[derive(Debug, Default)]
pub struct Shown {
    /// Users by id.
    pub users: Things,
    /// Boards by id.
    pub boards: Things,
    /// Pins by id.
    pub pins: Things,
    /// Ids of lists: resource → options → ids.
    pub feeds: BTreeMap<String, BTreeMap<String, Vec<String>>>,
}

impl Shown {
    /// Adds an answer of a resource, and everything in it, however deep.
    pub fn add_answer(&mut self, resource: &str, options: &str, answer: &Value) {
        let items = answer.as_array().or(answer["results"].as_array());
        if let Some(items) = items {
            let ids = items.iter().filter_map(|item| item["id"].as_str());
            let list = self.feeds.entry(resource.to_owned()).or_default();
            list.insert(options.to_owned(), ids.map(str::to_owned).collect());
        }
        self.add(answer);
    }

    /// Adds every thing in a value. Of a thing that is shown more than once the one stays
    /// that has most fields: beside other things they are told in short.
    pub fn add(&mut self, value: &Value) {
        match value {
            Value::Array(items) => items.iter().for_each(|item| self.add(item)),
            Value::Object(object) => {
                let text = |name: &str| object.get(name).and_then(Value::as_str);
                let things = match text("type") {
                    Some("user") => Some(&mut self.users),
                    Some("board") => Some(&mut self.boards),
                    Some("pin") => Some(&mut self.pins),
                    _ => None,
                };
                if let (Some(things), Some(id)) = (things, text("id")) {
                    let known = things.get(id).map_or(0, serde_json::Map::len);
                    if object.len() > known {
                        things.insert(id.to_owned(), object.clone());
                    }
                }
                object.values().for_each(|part| self.add(part));
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn things_are_told_once_by_what_tells_most() {
        let user = json!({ "type": "user", "id": "1", "username": "ada" });
        let profile = json!({ "type": "user", "id": "1", "username": "ada", "about": "birds" });
        let board = json!({ "type": "board", "id": "2", "owner": user });
        let pin = json!({ "type": "pin", "id": "3", "pinner": user, "board": board });
        let story = json!({ "type": "story", "id": "s", "objects": [pin] });
        let mut shown = Shown::default();
        shown.add_answer("UserResource", "{\"username\":\"ada\"}", &profile);
        shown.add_answer(
            "BoardFeedResource",
            "{}",
            &json!([story, { "type": "pin", "id": "4" }]),
        );
        let found = json!({ "results": [{ "type": "pin", "id": "4" }] });
        shown.add_answer("BaseSearchResource", "{\"query\":\"wren\"}", &found);
        assert_eq!(json!(shown.users), json!({ "1": profile }));
        assert_eq!(json!(shown.boards), json!({ "2": board }));
        assert_eq!(
            json!(shown.pins),
            json!({ "3": pin, "4": { "type": "pin", "id": "4" } })
        );
        assert_eq!(
            json!(shown.feeds),
            json!({
                "BaseSearchResource": { "{\"query\":\"wren\"}": ["4"] },
                "BoardFeedResource": { "{}": ["s", "4"] },
            })
        );
    }
}
