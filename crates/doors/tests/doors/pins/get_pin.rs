//! `PinResource/get`, `GET /v3/pins/{id}/`.

use serde_json::json;
use testkit::app::{App, Caller};

use crate::hear::{board, data, pin, refuses};

/// Fields for visitors alone, absent for signed-in viewers (specification §3).
const FOR_VISITORS: [&str; 4] = [
    "seo_canonical_url",
    "seo_canonical_domain",
    "seo_related_interests",
    "description_html",
];

#[tokio::test]
async fn a_pin_is_shown_with_what_the_viewer_may_know() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let birds = board(&app, &ada, "Birds").await;
    let robin = pin(&app, &ada, &birds, "Robin").await;
    let seen = data(
        &app.get(&Caller::default(), "Pin", json!({ "id": robin }))
            .await,
    );
    assert_eq!(
        (&seen["is_mine"], &seen["saved_info"]["saved_by_me"]),
        (&json!(false), &json!(false))
    );
    let absent = ["origin_pinner", "seo_noindex_reason"];
    assert!(absent.iter().all(|name| seen.get(name).is_none()));
    let null = ["link", "attribution", "auto_alt_text"];
    assert!(
        null.iter()
            .all(|name| seen.get(name).is_some_and(|value| value.is_null()))
    );
    assert!(seen["pinner"].get("explicitly_followed_by_me").is_none());
    for name in FOR_VISITORS {
        assert!(seen.get(name).is_some(), "{name}");
    }
    assert_eq!(
        (&seen["seo_canonical_url"], &seen["seo_canonical_domain"]),
        (
            &json!(format!("http://magpie.test/pin/{robin}/")),
            &json!("magpie.test")
        )
    );
    // Nothing is advertised.
    for name in [
        "is_promoted",
        "is_downstream_promotion",
        "promoted_is_removable",
    ] {
        assert_eq!(seen[name], false, "{name}");
    }
    assert!(seen.get("ad_match_reason").is_none());
    let own = data(&app.open(&ada, &format!("/v3/pins/{robin}/")).await);
    for name in FOR_VISITORS {
        assert!(own.get(name).is_none(), "{name}");
    }
    assert_eq!(
        (&own["is_mine"], &own["pinner"]["explicitly_followed_by_me"]),
        (&json!(true), &json!(false))
    );
}

/// Specification §3 "Pin": what follows from the board's sensitivity and from the comments.
#[tokio::test]
async fn flags_follow_the_board_and_the_comments() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let birds = board(&app, &ada, "Birds").await;
    let robin = pin(&app, &ada, &birds, "Robin").await;
    let rows = [
        ("none", false, false, true),
        ("graphic", false, true, true),
        ("none", true, false, false),
    ];
    for (sensitivity, comments_disabled, is_unsafe, is_eligible) in rows {
        let change = json!({ "board_id": birds, "sensitivity": sensitivity });
        data(&app.post(&ada, "Board", "update", change).await);
        let change = json!({ "id": robin, "comments_disabled": comments_disabled });
        data(&app.post(&ada, "Pin", "update", change).await);
        let seen = data(&app.get(&ada, "Pin", json!({ "id": robin })).await);
        assert_eq!(
            (
                &seen["is_unsafe"],
                &seen["is_eligible_for_aggregated_comments"]
            ),
            (&json!(is_unsafe), &json!(is_eligible)),
            "{sensitivity}, comments off: {comments_disabled}"
        );
        // No campaign and no message yet makes a profile one for ads, or a user known.
        let pinner = seen["pinner"].as_object().unwrap();
        assert_eq!(pinner["is_ads_only_profile"], false);
        for name in ["ads_only_profile_site", "connection_type"] {
            assert!(!pinner.contains_key(name), "{name}");
        }
    }
}

#[tokio::test]
async fn what_is_missing_or_secret_is_not_found() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let hidden = testkit::builders::secret_board(&app.ctx(&ada), "Hidden")
        .await
        .board
        .id
        .to_string();
    let robin = pin(&app, &ada, &hidden, "Robin").await;
    refuses(
        &app,
        &Caller::default(),
        "Pin",
        "get",
        json!({ "id": robin }),
        (404, "NotFound"),
    )
    .await;
    refuses(
        &app,
        &ada,
        "Pin",
        "get",
        json!({ "id": "7" }),
        (404, "NotFound"),
    )
    .await;
    let own = data(&app.get(&ada, "Pin", json!({ "id": robin })).await);
    assert_eq!(own["seo_noindex_reason"], "secret");
}
