//! `CountriesResource/get` and `LocalesResource/get`.

use serde_json::json;
use testkit::app::{App, Caller};

use crate::hear::data;

#[tokio::test]
async fn countries_and_locales_are_offered_to_visitors() {
    let app = App::start().await;
    let cases = [
        (
            "Countries",
            250,
            json!({ "value": "DE", "label": "Germany" }),
        ),
        (
            "Locales",
            44,
            json!({ "value": "pt_BR", "label": "Português (Brasil)" }),
        ),
    ];
    for (resource, count, one) in cases {
        let choices = data(&app.get(&Caller::default(), resource, json!({})).await);
        let choices = choices.as_array().unwrap();
        assert_eq!(choices.len(), count, "{resource}");
        assert!(choices.contains(&one), "{resource}");
    }
}
