//! `HostRulesResource`, and what writers are told of a rule.

use serde_json::json;
use testkit::{app::App, articles};

use crate::hear::{board, data, field, pin, refusal};

#[tokio::test]
async fn who_meets_a_rule_is_told_which_and_may_mean_it() {
    let app = App::start().await;
    let (ada, ben) = (app.person("ada").await, app.person("ben").await);
    let birds = board(&app, &ada, "Birds").await;
    let robin = pin(&app, &ada, &birds, "Robin").await;
    articles::employ(&app.ctx(&ada)).await;
    for (value, action) in [("stupid", "ask"), ("pills", "refuse")] {
        let rule = json!({ "kind": "word", "value": value, "action": action });
        data(&app.post(&ada, "HostRules", "update", rule).await);
    }
    let listed = data(&app.get(&ada, "HostRules", json!({})).await);
    assert_eq!(
        (&listed[0]["value"], &listed[1]["value"]),
        (&json!("pills"), &json!("stupid"))
    );

    let write = async |text: &str, force: bool| {
        let said = json!({ "pin_id": robin, "text": text, "force": force });
        app.post(&ben, "AggregatedComment", "create", said).await
    };
    let harsh = write("How stupid.", false).await;
    assert_eq!(refusal(&harsh), (409, "CommentHarsh".into()));
    let error = &harsh.json()["resource_response"]["error"];
    assert_eq!(
        (&error["api_error_code"], &error["extraData"]["rule"]),
        (&json!(5420), &json!("stupid"))
    );
    data(&write("How stupid.", true).await);
    let refused = write("Pills", true).await;
    assert_eq!(refusal(&refused), (400, "RuleRefused".into()));
    assert_eq!(field(&refused), "text");

    let gone = json!({ "rule_id": listed[0]["id"] });
    data(&app.post(&ada, "HostRules", "delete", gone).await);
    data(&write("Pills", false).await);
}
