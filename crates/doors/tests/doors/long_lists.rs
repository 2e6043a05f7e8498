//! A user with more in every list than one page holds, and how tests ask every list.

use std::collections::BTreeSet;

use accounts::rules::put_rule::put_rule;
use collections::links::keep_page::keep_page;
use contract::{
    answers::Shape,
    ids::PinId,
    notifications::Announce,
    reports::ReportedKind,
    rules::{PutRule, RuleAction, RuleKind},
};
use doors::adapters::switchboard::{Operation, ResourceLine};
use kernel::ctx::Ctx;
use serde_json::{Value, json};
use talk::notifications::{announce::announce, jobs::gather};
use testkit::{
    app::{App, Caller, Reply},
    articles, builders, reports,
};

use crate::hear::{board, data};

/// Calls a resource. Reads take a form as well, which may be longer than an address.
pub async fn call(app: &App, caller: &Caller, line: &ResourceLine, mut options: Value) -> Reply {
    if let Some(option) = line.when {
        options[option] = json!(true);
    }
    app.post(caller, line.name, line.verb.name(), options).await
}

/// Names of the options an operation reads.
pub fn names(operation: &Operation) -> BTreeSet<String> {
    let (wanted, schemas) = &operation.input;
    let schema = &schemas.iter().find(|(name, _)| name == wanted).unwrap().1;
    let schema = serde_json::to_value(schema).unwrap();
    schema["properties"]
        .as_object()
        .into_iter()
        .flatten()
        .map(|(name, _)| name.clone())
        .collect()
}

/// Every list of door 1 once: two names of one list take each other's bookmarks.
pub fn lists(app: &App) -> Vec<&ResourceLine> {
    let board = &app.site.board;
    let mut lists: Vec<_> = board
        .resources
        .iter()
        .filter(|line| board.operations[line.operation].shape != Shape::One)
        .collect();
    lists.sort_by_key(|line| line.operation);
    lists.dedup_by_key(|line| line.operation);
    lists
}

/// A board to which two others save, who follow its owner and whom they follow,
/// beside another one.
async fn shared_board(app: &App, owner: &Caller) -> String {
    let trees = board(app, owner, "Trees").await;
    builders::pins(&app.ctx(owner), trees.parse().unwrap(), 3).await;
    let board = board(app, owner, "Birds").await;
    for name in ["cleo", "dora"] {
        let guest = app.world.person(name).await;
        builders::follow_each_other(&app.ctx(owner), &guest).await;
        builders::join(&app.ctx(owner), board.parse().unwrap(), &guest, true).await;
    }
    board
}

/// A page that sells something.
async fn shop(app: &App) -> &'static str {
    let (host, link) = (app.world.host(), "https://shop.test/");
    let sold = include_str!("../../../metadata/tests/pages/product_sale.html");
    keep_page(&host, link, sold.as_bytes()).await.unwrap();
    link
}

/// Tells a did-it of a pin, comments and reacts.
async fn talk_of(app: &App, who: &Caller, pin: &Value) {
    for (resource, about) in [
        ("DidItActivity", json!({ "pin_id": pin })),
        (
            "AggregatedComment",
            json!({ "pin_id": pin, "text": "It sings." }),
        ),
        ("Reactions", json!({ "pin_id": pin, "reaction_type": 1 })),
    ] {
        app.post(who, resource, "create", about).await;
    }
}

/// A did-it with two comments.
async fn commented_on(app: &App, who: &Caller, pin: &Value) -> Value {
    let told = json!({ "pin_id": pin, "details": "Done." });
    let told = app.post(who, "DidItActivity", "create", told).await;
    let id = told.data()["id"].clone();
    for text in ["Well done.", "Where?"] {
        let said = json!({ "user_did_it_data_id": id, "text": text });
        app.post(who, "DidItComments", "create", said).await;
    }
    id
}

/// A comment with two replies, which two others like.
async fn replied_to(app: &App, [who, one, other]: [&Caller; 3], pin: &Value) -> Value {
    let said = json!({ "pin_id": pin, "text": "Loud." });
    let said = app.post(who, "AggregatedComment", "create", said).await;
    let id = said.data()["id"].clone();
    for text in ["It is.", "Very."] {
        let reply = json!({ "comment_id": id, "text": text });
        app.post(who, "AggregatedCommentReply", "create", reply)
            .await;
    }
    let like = json!({ "comment_id": id, "reaction_type": 1 });
    for fan in [one, other] {
        app.post(fan, "AggregatedCommentReaction", "create", like.clone())
            .await;
    }
    id
}

/// Has a user block two others.
async fn block_two(app: &App, ada: &Caller) {
    for name in ["finn", "gus"] {
        let whom = app.person(name).await;
        let block = json!({ "user_id": app.ctx(&whom).user().unwrap() });
        app.post(ada, "UserBlock", "create", block).await;
    }
}

/// Has others ask to write to a user, and the user write to others; answers a conversation of
/// two messages.
async fn conversations(app: &App, ada: &Caller) -> Value {
    let receiver = json!({ "user_ids": [app.ctx(ada).user().unwrap()], "text": "Hello." });
    for name in ["jon", "kit"] {
        let asking = app.person(name).await;
        app.post(&asking, "Conversations", "create", receiver.clone())
            .await;
    }
    let mut begun = Value::Null;
    for name in ["lea", "mia"] {
        let other = app.ctx(&app.person(name).await);
        builders::follow_each_other(&app.ctx(ada), &other).await;
        let hello = json!({ "user_ids": [other.user().unwrap()], "text": "Hello, a pin." });
        begun = app.post(ada, "Conversations", "create", hello).await.data()["id"].clone();
    }
    let more = json!({ "conversation_id": begun, "text": "Which pin?" });
    app.post(ada, "ConversationMessages", "create", more).await;
    begun
}

/// Tells the host twice what one thinks of its site.
async fn give_feedback(app: &App, who: &Caller) {
    for text in ["Fine.", "Very fine."] {
        let data = json!({ "verbatim_text": text }).to_string();
        let said = json!({ "feedback_data": data });
        app.post(who, "Feedback", "create", said).await;
    }
}

/// Makes a user an employee, who does twice of each thing that employees do.
async fn run_the_host(ada: &Ctx, pin: PinId) {
    articles::employ(ada).await;
    for title in ["Spring", "Summer"] {
        articles::article(ada, title, &[pin]).await;
    }
    reports::banned_pictures(ada).await;
    make_rules(ada).await;
    announce_two(ada).await;
}

/// Two rules of the host.
async fn make_rules(employee: &Ctx) {
    for word in ["spam", "scam"] {
        let rule = PutRule {
            kind: RuleKind::Word,
            value: word.into(),
            action: RuleAction::Ask,
        };
        put_rule(articles::employed(employee), rule).await.unwrap();
    }
}

/// Has the host announce two things.
async fn announce_two(employee: &Ctx) {
    for text in ["There is a new search.", "There is another."] {
        let what = Announce {
            text: text.into(),
            link: None,
            locale: None,
        };
        announce(articles::employed(employee), what).await.unwrap();
    }
}

/// Has two things of a user decided about.
async fn decide(app: &App, ada: &Caller, employee: &Caller, pin: &Value) {
    let (ada, employee) = (app.ctx(ada).user().unwrap(), app.ctx(employee));
    let pin = pin.as_str().unwrap().to_owned();
    reports::warned(&employee, ReportedKind::User, ada.to_string()).await;
    reports::warned(&employee, ReportedKind::Pin, pin).await;
}

/// Has a user keep the first two of these pins.
async fn favor(app: &App, who: &Caller, pins: &Value) {
    for pin in [&pins[0], &pins[1]] {
        let favorite = json!({ "pin_id": pin["id"] });
        app.post(who, "PinFavorite", "create", favorite).await;
    }
}

/// A notice of what two users did, among others.
async fn notice_of_two(app: &App, ada: &Caller) -> Value {
    let user = app.ctx(ada).user().unwrap();
    gather(&app.world.house, &user.to_string()).await.unwrap();
    let told = data(&app.get(ada, "NewsHub", json!({})).await);
    let mut told = told.as_array().unwrap().iter();
    let of_two = told.find(|notice| notice["count"] == json!(2));
    of_two.unwrap()["id"].clone()
}

/// Gives a user more in every list than one page holds; answers the options that
/// lists are asked with. Most of the pins show a video.
pub async fn long_lists(app: &App, ada: &Caller) -> Value {
    builders::moving(&app.ctx(ada), builders::picture()).await;
    let birds = shared_board(app, ada).await;
    builders::pins(&app.ctx(ada), birds.parse().unwrap(), 3).await;
    let pins = app
        .get(ada, "BoardFeed", json!({ "board_id": birds }))
        .await
        .data();
    let shop = shop(app).await;
    for pin in [&pins[0], &pins[1]] {
        let about = json!({ "id": pin["id"], "topics": ["birds"], "link": shop });
        app.post(ada, "Pin", "update", about).await;
    }
    app.world.settle().await;
    let initial = json!([pins[0]["id"], pins[1]["id"]]);
    let sea = json!({ "board_id": birds, "name": "Sea", "initial_pins": initial });
    let sea = app.post(ada, "BoardSection", "create", sea).await.data();
    let land = json!({ "board_id": birds, "name": "Land" });
    app.post(ada, "BoardSection", "create", land).await;
    for name in ["hal", "ivy"] {
        let guest = app.ctx(&app.person(name).await).user().unwrap();
        let invite = json!({ "board_id": birds, "invited_user_id": guest });
        app.post(ada, "BoardInvite", "create", invite).await;
        app.post(ada, "CommenterHide", "create", json!({ "user_id": guest }))
            .await;
    }
    block_two(app, ada).await;
    let eve = app.person("eve").await;
    for name in ["Rivers", "Lakes"] {
        let followed = board(app, &eve, name).await;
        builders::pins(&app.ctx(&eve), followed.parse().unwrap(), 1).await;
        let follow = json!({ "board_id": followed });
        app.post(ada, "BoardFollow", "create", follow).await;
    }
    for name in ["Gone", "Lost"] {
        let gone = board(app, ada, name).await;
        app.post(ada, "Board", "delete", json!({ "board_id": gone }))
            .await;
    }
    for pin in builders::pins(&app.ctx(ada), birds.parse().unwrap(), 2).await {
        app.post(ada, "Pin", "delete", json!({ "id": pin })).await;
    }
    for who in [ada, &eve] {
        talk_of(app, who, &pins[0]["id"]).await;
    }
    decide(app, ada, &eve, &pins[0]["id"]).await;
    let lin = app.person("lin").await;
    let comment = replied_to(app, [ada, &eve, &lin], &pins[0]["id"]).await;
    let did_it = commented_on(app, ada, &pins[0]["id"]).await;
    let eves = board(app, &eve, "Paid").await;
    for pin in builders::pins(&app.ctx(&eve), eves.parse().unwrap(), 2).await {
        let named = json!({ "pin_id": pin, "username": "ada" });
        app.post(&eve, "PinSponsorship", "create", named).await;
        let spam = json!({ "kind": "pin", "id": pin, "reason": "spam" });
        app.post(ada, "Report", "create", spam).await;
    }
    favor(app, ada, &pins).await;
    give_feedback(app, ada).await;
    let conversation = conversations(app, ada).await;
    let notice = notice_of_two(app, ada).await;
    let ada = app.ctx(ada);
    run_the_host(&ada, pins[0]["id"].as_str().unwrap().parse().unwrap()).await;
    app.world.settle().await;
    json!({
        "board_id": birds, "section_id": sea["id"], "pin_id": pins[0]["id"], "query": "pin", "username": "ada",
        "interest": "birds", "comment_id": comment, "conversation_id": conversation, "notice_id": notice,
        "user_did_it_data_id": did_it, "page_size": 1,
    })
}
