//! A disk without room: what is written is refused with a sentence, reading goes on.

use serde_json::json;
use testkit::app::App;

#[tokio::test]
async fn a_full_disk_is_told_and_nothing_is_half_written() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let long = json!({ "name": "Birds", "description": "b".repeat(500) });
    app.world.fill_disk().await;
    // What fits into pages that are there is written; the first that does not is refused.
    let mut made = 0;
    let refused = loop {
        let mut board = long.clone();
        board["name"] = format!("Birds {made}").into();
        let reply = app.post(&ada, "Board", "create", board).await;
        if reply.status != 200 {
            break reply;
        }
        made += 1;
        assert!(made < 1_000, "the disk is not full");
    };
    let body = refused.json();
    assert_eq!(
        (
            refused.status.as_u16(),
            body["resource_response"]["error"]["code"].as_i64()
        ),
        (507, Some(8002)),
        "{body}"
    );
    assert!(
        body["resource_response"]["error"]["message"]
            .as_str()
            .unwrap()
            .contains("no room left"),
        "{body}"
    );
    let boards = app
        .get(
            &ada,
            "Boards",
            json!({ "username": "ada", "page_size": 250 }),
        )
        .await
        .json();
    assert_eq!(
        boards["resource_response"]["data"]
            .as_array()
            .unwrap()
            .len(),
        made
    );
    app.world.free_disk().await;
    let reply = app.post(&ada, "Board", "create", long).await;
    assert_eq!(reply.status, 200);
}
