//! Two owners with boards of every privacy, and a user in each relation to them.

use contract::reports::ReportedKind;
use serde_json::{Value, json};
use talk::notifications::jobs::gather;
use testkit::{
    app::{App, Caller},
    articles, builders,
    reports::warned,
};

use crate::hear::{board as board_of, data};

/// What a viewer is to the owner of a thing, and to the board it is on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Relation {
    /// Whose board it is, and who made everything on it.
    Owner,
    /// A collaborator who organises.
    Sorter,
    /// A collaborator who does not.
    Saver,
    /// Who was invited and has not answered.
    Invited,
    /// Who requested to join.
    Requested,
    /// Who was a collaborator.
    Removed,
    /// Who follows the owner and the board.
    Follower,
    /// Whom the owner blocked.
    Blocked,
    /// Who blocked the owner.
    Blocking,
    /// Who has to do with neither.
    Stranger,
    /// Without a session.
    Visitor,
    /// The owner in a browser in which they did not fully log in.
    Limited,
}

use Relation::{
    Blocked, Blocking, Follower, Invited, Limited, Owner, Removed, Requested, Saver, Sorter,
    Stranger, Visitor,
};

/// Every relation.
pub const RELATIONS: [Relation; 12] = [
    Owner, Sorter, Saver, Invited, Requested, Removed, Follower, Blocked, Blocking, Stranger,
    Visitor, Limited,
];

/// What hides a board and everything on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// Nothing.
    Public,
    /// Nothing, at its address.
    Protected,
    /// Its privacy.
    Secret,
    /// Its owner's profile is private.
    Private,
}

/// Every place.
pub const PLACES: [Place; 4] = [
    Place::Public,
    Place::Protected,
    Place::Secret,
    Place::Private,
];

/// What calls are about. For each relation there are a pin, a section and a did-it of
/// its own, so that one call does not meet what another did.
pub struct Scene {
    /// Both owners, in a browser of their own and in one of a limited session.
    owners: [(Caller, Caller); 2],
    others: Vec<(Relation, Caller)>,
    /// By place: what `$board` and the like stand for.
    things: Vec<(Place, Value)>,
}

impl Scene {
    /// Who is in this relation to the board of this place and to its owner.
    pub fn caller(&self, place: Place, relation: Relation) -> &Caller {
        let (owner, limited) = &self.owners[usize::from(place == Place::Private)];
        match relation {
            Owner => owner,
            Limited => limited,
            other => {
                &self
                    .others
                    .iter()
                    .find(|(found, _)| *found == other)
                    .unwrap()
                    .1
            }
        }
    }

    /// The options of one call: a list stands for a thing of each relation.
    pub fn options(&self, place: Place, relation: Relation, options: &Value) -> Value {
        let (_, things) = self
            .things
            .iter()
            .find(|(found, _)| *found == place)
            .unwrap();
        let number = RELATIONS
            .iter()
            .position(|found| *found == relation)
            .unwrap();
        filled(options, &|name| match &things[name] {
            Value::Array(each) => each[number].clone(),
            Value::Null => panic!("{name} stands for nothing"),
            one => one.clone(),
        })
    }
}

fn filled(options: &Value, thing: &impl Fn(&str) -> Value) -> Value {
    match options {
        Value::String(text) => match text.strip_prefix('$') {
            Some(name) => thing(name),
            None => options.clone(),
        },
        Value::Array(items) => items.iter().map(|item| filled(item, thing)).collect(),
        Value::Object(object) => {
            let entry = |(name, value): (&String, &Value)| (name.clone(), filled(value, thing));
            Value::Object(object.iter().map(entry).collect())
        }
        other => other.clone(),
    }
}

/// The scene, in a house whose jobs are done.
pub async fn scene(app: &App) -> Scene {
    let (ada, iris) = (app.person("ada").await, app.person("iris").await);
    let mut others = vec![(Visitor, Caller::default())];
    for relation in &RELATIONS[1..10] {
        let name = format!("{relation:?}").to_lowercase();
        others.push((*relation, app.person(&name).await));
    }
    for name in ["helper", "asker", "guest", "sponsor"] {
        app.world.person(name).await;
    }
    let owners = [
        (ada.clone(), app.limited(&ada).await),
        (iris.clone(), app.limited(&iris).await),
    ];
    let mut scene = Scene {
        owners,
        others,
        things: Vec::new(),
    };
    let mut kept = Vec::new();
    for ((owner, _), name) in scene.owners.iter().zip(["ada", "iris"]) {
        kept.push(keep(app, owner, name).await);
    }
    for place in PLACES {
        let mut things = fill(app, &scene, place).await;
        let kept = kept[usize::from(place == Place::Private)].clone();
        let Value::Object(kept) = kept else {
            panic!("{kept}")
        };
        things.as_object_mut().unwrap().extend(kept);
        scene.things.push((place, things));
    }
    for (owner, _) in &scene.owners {
        relate(app, owner, &scene).await;
    }
    let private = json!({ "is_private_profile": true });
    done(app, &iris, "UserPreferences", "update", private).await;
    app.world.settle().await;
    scene
}

/// What an owner keeps, whatever board a call is about.
async fn keep(app: &App, owner: &Caller, name: &str) -> Value {
    let import = done(app, owner, "Import", "create", json!({})).await;
    let program = json!({ "name": "Frames", "redirect_uris": ["https://app.example/"], "keeps_secret": true });
    let program = done(app, owner, "App", "create", program).await;
    let token = json!({ "name": "Script", "scopes": ["pins:read"] });
    let token = done(app, owner, "PersonalToken", "create", token).await;
    let hook = json!({ "url": format!("https://{name}.example/"), "events": ["pin.created"] });
    let hook = done(app, owner, "Webhook", "create", hook).await["webhook"]["id"].clone();
    let tested = done(
        app,
        owner,
        "WebhookTest",
        "create",
        json!({ "webhook_id": hook }),
    )
    .await;
    let site = json!({ "website_url": format!("https://{name}.example.com/") });
    let site = done(app, owner, "UserWebsites", "create", site).await;
    let invite = done(app, owner, "InviteCode", "create", json!({})).await;
    let hello = json!({ "user_ids": [id(app, owner)], "text": "Hello." });
    let asking = app.person(&format!("pal_of_{name}")).await;
    let conversation = done(app, &asking, "Conversations", "create", hello).await;
    let friend = app.person(&format!("friend_of_{name}")).await;
    let hello = json!({ "user_ids": [id(app, &friend)], "text": "Hello." });
    let sent = done(app, owner, "Conversations", "create", hello).await;
    let several = json!({ "user_ids": [id(app, &friend), id(app, &asking)], "text": "Hello." });
    let group = done(app, owner, "Conversations", "create", several).await;
    let answer = json!({ "conversation_id": group["id"], "text": "Hello." });
    done(app, &friend, "ConversationMessages", "create", answer).await;
    let decision = warned(
        &app.ctx(&friend),
        ReportedKind::Conversation,
        sent["id"].as_str().unwrap().to_owned(),
    )
    .await;
    // From a device that the account does not know: there is a notice of it.
    app.log_in(name).await;
    let user = app.ctx(owner).user().unwrap();
    gather(&app.world.house, &user.to_string()).await.unwrap();
    let notice = data(&app.get(owner, "NewsHub", json!({})).await)[0]["id"].take();
    let sessions = data(&app.get(owner, "UserSessions", json!({})).await)["sessions"].take();
    let mut others = sessions.as_array().unwrap().iter();
    let other = others.find(|session| session["is_current"] == json!(false));
    json!({
        "import": import["import"]["id"], "app": program["app"]["id"], "grant": token["grant"]["id"],
        "webhook": hook, "delivery": tested["id"], "website": site["domain"],
        "conversation": conversation["id"], "decision": decision,
        "asked": conversation["last_message"]["id"], "notice": notice, "sent": sent["id"],
        "group": group["id"], "friend": id(app, &friend),
        "message": sent["last_message"]["id"], "invite": invite["invite_code"],
        "session": other.unwrap()["id"],
    })
}

/// Writes at door 1, and answers the data.
async fn done(app: &App, who: &Caller, resource: &str, verb: &str, options: Value) -> Value {
    data(&app.post(who, resource, verb, options).await)
}

fn id(app: &App, caller: &Caller) -> Value {
    json!(app.ctx(caller).user().unwrap())
}

/// Follows and blocks between an owner and the others.
async fn relate(app: &App, owner: &Caller, scene: &Scene) {
    let other = |relation| scene.caller(Place::Public, relation);
    let follow = json!({ "user_id": id(app, owner) });
    for follower in [Follower, Sorter, Blocked, Blocking] {
        done(app, other(follower), "UserFollow", "create", follow.clone()).await;
    }
    let block = json!({ "user_id": id(app, other(Blocked)) });
    done(app, owner, "UserBlock", "create", block).await;
    done(app, other(Blocking), "UserBlock", "create", follow).await;
}

/// A board of this privacy with what every relation needs of it.
async fn fill(app: &App, scene: &Scene, place: Place) -> Value {
    let owner = scene.caller(place, Owner);
    let name = format!("{place:?}");
    let board = board_of(app, owner, &name).await;
    let mut things = share(app, scene, place, &board).await;
    things["board"] = json!(board);
    let ids = builders::pins(&app.ctx(owner), board.parse().unwrap(), RELATIONS.len() + 2).await;
    let (pins, spare) = ids.split_at(RELATIONS.len());
    let [mut sections, mut did_its, mut comments] = [const { Vec::new() }; 3];
    for pin in pins {
        let section = json!({ "board_id": board, "name": format!("About {pin}") });
        sections.push(done(app, owner, "BoardSection", "create", section).await["id"].clone());
        let did_it = json!({ "pin_id": pin, "details": "It went well." });
        did_its.push(done(app, owner, "DidItActivity", "create", did_it).await["id"].clone());
        let said = json!({ "pin_id": pin, "text": "It stands well." });
        comments.push(done(app, owner, "AggregatedComment", "create", said).await["id"].clone());
        let paid = json!({ "pin_id": pin, "username": "sponsor" });
        done(app, owner, "PinSponsorship", "create", paid).await;
    }
    let spare_section = json!({ "board_id": board, "name": "Spare" });
    let spare_section = done(app, owner, "BoardSection", "create", spare_section).await;
    things["spare_section"] = spare_section["id"].clone();
    let copying =
        json!({ "board_id": board, "pin_ids": [spare[0]], "into_board_id": things["mine"][0] });
    things["batch"] = done(app, owner, "BulkEdit", "create", copying).await["id"].clone();
    done(app, owner, "Pin", "delete", json!({ "id": spare[1] })).await;
    things["binned_pin"] = json!(spare[1]);
    things["article"] = json!(articles::article(&app.ctx(owner), &name, &pins[..1]).await);
    things["pin"] = json!(pins);
    things["section"] = json!(sections);
    things["did_it"] = json!(did_its);
    things["comment"] = json!(comments);
    app.world.settle().await;
    let privacy = match place {
        Place::Public | Place::Private => return things,
        Place::Protected => "protected",
        Place::Secret => "secret",
    };
    let change = json!({ "board_id": board, "privacy": privacy });
    done(app, owner, "Board", "update", change).await;
    things
}

/// Lets users save to a board, or nearly; answers what else stands beside it.
async fn share(app: &App, scene: &Scene, place: Place, board: &str) -> Value {
    let owner = scene.caller(place, Owner);
    let (ctx, board_id) = (app.ctx(owner), board.parse().unwrap());
    let other = |relation| app.ctx(scene.caller(place, relation));
    builders::join(&ctx, board_id, &other(Sorter), true).await;
    for saver in [Saver, Removed] {
        builders::join(&ctx, board_id, &other(saver), false).await;
    }
    let helper = app.log_in("helper").await;
    builders::join(&ctx, board_id, &app.ctx(&helper), false).await;
    let here = json!({ "board_id": board });
    let mut invite = here.clone();
    invite["invited_user_id"] = id(app, scene.caller(place, Invited));
    done(app, owner, "BoardInvite", "create", invite).await;
    let asker = app.log_in("asker").await;
    for asking in [&asker, scene.caller(place, Requested)] {
        done(app, asking, "BoardJoinRequest", "create", here.clone()).await;
    }
    done(
        app,
        scene.caller(place, Follower),
        "BoardFollow",
        "create",
        here.clone(),
    )
    .await;
    let mut removed = here.clone();
    removed["user_id"] = id(app, scene.caller(place, Removed));
    done(app, owner, "BoardCollaborator", "delete", removed).await;
    let link = done(app, owner, "BoardInviteLink", "create", here.clone()).await;
    let mut transfer = here;
    transfer["user_id"] = id(app, scene.caller(place, Saver));
    done(app, owner, "BoardOwnershipTransfer", "create", transfer).await;
    let (mut mine, mut pictures) = (Vec::new(), Vec::new());
    let helpers = board_of(app, &helper, &format!("Of helper {place:?}")).await;
    let foreign = builders::pins(&app.ctx(&helper), helpers.parse().unwrap(), 1).await[0];
    for relation in RELATIONS {
        if matches!(relation, Visitor | Limited) {
            mine.push(json!("1"));
            pictures.push(json!("1"));
            continue;
        }
        let caller = app.ctx(scene.caller(place, relation));
        let own = builders::board(&caller, &format!("Mine {place:?}"))
            .await
            .board
            .id;
        builders::save(&caller, foreign, own).await;
        mine.push(json!(own));
        pictures.push(json!(builders::uploaded(&caller).await));
    }
    let gone = board_of(app, owner, &format!("Gone {place:?}")).await;
    done(app, owner, "Board", "delete", json!({ "board_id": gone })).await;
    let names: Vec<_> = RELATIONS
        .iter()
        .map(|relation| format!("{relation:?}"))
        .collect();
    json!({
        "mine": mine, "picture": pictures, "name": names, "foreign_pin": foreign,
        "binned_board": gone, "user": id(app, owner),
        "invite_code": link["invite_code"], "helper": id(app, &helper), "asker": id(app, &asker),
        "guest": id(app, &app.log_in("guest").await),
    })
}
