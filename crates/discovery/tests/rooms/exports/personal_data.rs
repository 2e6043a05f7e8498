//! A user takes along what is stored about them, leaves for a while, or for good:
//! then nothing of them is left anywhere.

use std::{collections::BTreeSet, io::Read, path::Path};

use accounts::{
    departures::{deactivate_user::deactivate_user, delete_user::delete_user},
    experiences::{
        policy::{ExperienceRules, Group},
        view_experience::view_experience,
    },
    log_ins::log_in::log_in,
    users::get_user::get_user,
};
use collections::{
    boards::list_boards::list_boards,
    pins::{get_pin::get_pin, list_user_pins::list_user_pins},
};
use contract::{
    activities::{LogActivities, TrafficSource},
    archives::ArchiveStatus,
    departures::{DeactivateUser, DeleteUser},
    errors::Code,
    experiences::ExperienceAt,
    exports::RequestExport,
    ids::{PinId, PlacementId, UserId},
    pins::GetPin,
};
use discovery::{
    activities::log_activities::log_activities,
    exports::{get_export::get_export, open_export::open_export, request_export::request_export},
    search::search_pins::search_pins,
};
use store::{OWNED, Value, checks};
use testkit::{builders::PASSWORD, invariants, world::World};

use super::full_life::{NAME, credentials, full_life};
use crate::ask::{self, code, refused};

const DAY_MS: i64 = 24 * 60 * 60 * 1_000;
/// Tables that hold nothing of users, and why.
const NOBODYS: &[(&str, &str)] = &[
    ("migrations", "the program's own"),
    ("settings", "the host's own"),
    ("outbox", "ids of things, for a week"),
    ("jobs", "ids of things, until they are done"),
    ("job_schedules", "the program's own"),
    ("sitemap_parts", "the program's own"),
    ("pictures", "by content; gone once nothing shows them"),
    ("picture_looks", "hashes of pictures; go with them"),
    ("look_pictures", "pictures by content; go with them"),
    (
        "banned_pictures",
        "hashes of pictures; who brought them is told by pins and cases",
    ),
    ("banned_pieces", "lies with banned_pictures"),
    (
        "picture_screens",
        "what a program told of pictures; goes with them",
    ),
    ("renamed_pictures", "names of pictures; go with them"),
    ("links", "public pages, for a while; no id of users"),
    ("robots", "what websites ask of programs, for a day"),
    ("board_pins", "goes with its pin"),
    (
        "board_conversations",
        "ids of boards and their conversations",
    ),
    ("conversations", "times, a group's name; no id of users"),
    ("pin_tallies", "numbers of a pin; go with it"),
    ("comment_places", "ids of comments and pins; go with them"),
    ("highlighted_comments", "the same"),
    ("password_guesses", "keyed hashes, for a day"),
    ("refused_emails", "keyed hashes of addresses"),
    ("fingerprints", "hashes of browsers, for a month"),
    ("used_captchas", "chance, for minutes, with no user's id"),
    ("pin_days", "numbers of pins by day, with no user's id"),
    ("visitor_batches", "ids of pins, with no name of visitors"),
    ("popular_rankings", "ids of pins, for a day"),
    ("popular_pins", "ids of pins, for a day"),
    (
        "articles",
        "the host's words and pictures, and ids of things",
    ),
    ("digest_weeks", "numbers of weeks"),
];

/// Tables of what users say and are told, of each of which a full life has something.
const TALK: [&str; 26] = [
    "announcements",
    "approaches",
    "board_tellings",
    "comment_features",
    "comment_marks",
    "comment_mentions",
    "comments",
    "conversation_emails",
    "conversation_members",
    "feedback",
    "hidden_commenters",
    "hidden_comments",
    "host_rules",
    "idea_pins",
    "inboxes",
    "mail_cadences",
    "message_reactions",
    "messages",
    "news_hubs",
    "notice_actors",
    "notices",
    "pair_conversations",
    "push_devices",
    "report_cases",
    "reports",
    "shares",
];

testkit::on_both_engines! {
    async fn every_table_says_what_it_holds_of_people(world: World) {
        let owned = OWNED.iter().map(|owned| owned.table);
        let told: BTreeSet<&str> = owned.chain(NOBODYS.iter().map(|(table, _)| *table)).collect();
        let contents = checks::contents(&world.house.db).await.unwrap();
        let tables: BTreeSet<&str> = contents.iter().map(|(table, _)| table.as_str()).collect();
        assert_eq!(tables, told, "declare what the table holds with owned!, or why it holds nothing");
    }

    async fn everything_stored_is_in_the_file(world: World) {
        let (zerlinda, ben) = full_life(&world).await;
        assert_eq!(
            refused(request_export(zerlinda.clone(), export("wrong")).await),
            (Code::PasswordWrong, "password".into())
        );
        let asked = request_export(zerlinda.clone(), export(PASSWORD)).await.unwrap();
        assert_eq!((asked.status, asked.url), (ArchiveStatus::Waiting, None));
        let again = request_export(zerlinda.clone(), export(PASSWORD)).await.unwrap();
        assert_eq!(again.id, asked.id);
        world.settle().await;
        let ready = get_export(zerlinda.clone(), Default::default()).await.unwrap().export.unwrap();
        assert_eq!((ready.status, ready.done, ready.total), (ArchiveStatus::Ready, 7, 7));
        assert!(world.mails("zerlinda@example.com")[0].subject.contains("is ready"));
        assert_eq!(code(open_export(&ben, ready.id).await.map(drop)), Code::NotFound);
        assert_eq!(code(open_export(&world.visitor(), ready.id).await.map(drop)), Code::SignInRequired);

        let file = open_export(&zerlinda, ready.id).await.unwrap();
        assert_eq!((file.name.as_str(), Some(file.content.len() as i64)), ("zerlinda-2020-06-25.zip", ready.bytes));
        let mut zip = zip::ZipArchive::new(file.content.into_file().await.unwrap()).unwrap();
        let pictures = zip.file_names().filter(|name| name.as_ref().unwrap().starts_with("pictures/")).count();
        assert_eq!(pictures, 7);
        let (mut whole, mut empty) = (String::new(), Vec::new());
        for table in OWNED.iter().map(|owned| owned.table).collect::<BTreeSet<_>>() {
            let mut rows = String::new();
            zip.by_name(&format!("{table}.json")).unwrap().read_to_string(&mut rows).unwrap();
            whole.push_str(&rows);
            let rows: Vec<serde_json::Value> = serde_json::from_str(&rows).unwrap();
            empty.extend(rows.is_empty().then_some(table));
        }
        empty.retain(|table| TALK.contains(table));
        assert_eq!(empty, [""; 0], "what a full life has nothing of is not shown to be erased either");
        let told = ["zerlinda@example.com", "zerlinda of the club", "A birch", "A secret", "Hidden", "a test"];
        for told in told.iter().chain(&["Planted one", "Backup of mine", "at_once"]) {
            assert!(whole.contains(told), "{told}");
        }
        assert!(!whole.contains("argon2"));

        world.pass(8 * DAY_MS);
        ask::for_job(&world, "archives.tidy").await;
        assert_eq!(code(open_export(&zerlinda, ready.id).await.map(drop)), Code::NotFound);
        assert!(get_export(zerlinda, Default::default()).await.unwrap().export.is_none());
    }

    async fn who_left_is_hidden_until_they_log_in(world: World) {
        let (zerlinda, ben) = full_life(&world).await;
        let id = zerlinda.user().unwrap();
        let newest = newest_pin(&world, id).await;
        let wrong = DeactivateUser { password: "wrong".into(), ..Default::default() };
        assert_eq!(refused(deactivate_user(zerlinda.clone(), wrong).await), (Code::PasswordWrong, "password".into()));
        deactivate_user(zerlinda.clone(), DeactivateUser { password: PASSWORD.into(), ..Default::default() })
            .await
            .unwrap();
        for ctx in [&ben, &world.visitor()] {
            assert_eq!(code(get_user(ctx.clone(), ask::user(id)).await), Code::NotFound);
            assert_eq!(code(list_boards(ctx.clone(), ask::boards_of(id)).await), Code::NotFound);
            assert_eq!(code(get_pin(ctx.clone(), pin(newest)).await), Code::NotFound);
        }
        world.pass(100 * DAY_MS);
        ask::for_job(&world, "users.erase_due").await;
        let returned = log_in(world.visitor(), credentials()).await.unwrap();
        assert_eq!(returned.user.resurrection_dt.as_deref(), Some("Sat, 03 Oct 2020 06:13:42 +0000"));
        assert!(get_user(ben.clone(), ask::user(id)).await.is_ok());
        assert!(get_pin(ben, pin(newest)).await.is_ok());
        world.settle().await;
        assert!(world.mails("zerlinda@example.com")[0].subject.starts_with("Welcome back"));
    }

    async fn who_comes_back_in_time_is_not_erased(world: World) {
        let (zerlinda, ben) = full_life(&world).await;
        let id = zerlinda.user().unwrap();
        delete_user(zerlinda, DeleteUser { password: PASSWORD.into(), ..Default::default() }).await.unwrap();
        world.pass(29 * DAY_MS);
        log_in(world.visitor(), credentials()).await.unwrap();
        world.pass(2 * DAY_MS);
        ask::for_job(&world, "users.erase_due").await;
        assert!(get_user(ben, ask::user(id)).await.is_ok());
    }

    async fn nothing_is_left_of_who_was_erased(world: World) {
        let world =
            world.configured(|house| house.extensions.insert(ExperienceRules { hide_pin_footer: Group::Everybody }));
        let (zerlinda, ben) = full_life(&world).await;
        let id = zerlinda.user().unwrap();
        let footer = ExperienceAt { id: PlacementId(1_000_069) };
        view_experience(zerlinda.clone(), footer).await.unwrap();
        let way = TrafficSource { search_query: Some("sofas".into()), ..TrafficSource::default() };
        let events = vec![ask::closeup(newest_pin(&world, id).await, way)];
        log_activities(zerlinda.clone(), LogActivities { events, report_time: None }).await.unwrap();
        ask::for_job(&world, "activities.summarise").await;
        assert!(world.topic_users().await.iter().any(|noted| noted.0 == id));
        let shared = pictures_on_disk(&world);
        request_export(zerlinda.clone(), export(PASSWORD)).await.unwrap();
        world.settle().await;
        delete_user(zerlinda, DeleteUser { password: PASSWORD.into(), ..Default::default() }).await.unwrap();
        world.pass(31 * DAY_MS);
        ask::for_job(&world, "users.erase_due").await;
        world.pass(8 * DAY_MS);
        for kind in ["feeds.forget", "log.prune", "uploads.tidy"] {
            ask::for_job(&world, kind).await;
        }
        let left = traces(&world, id).await;
        assert!(left.is_empty(), "{left:#?}");
        assert_eq!(code(log_in(world.visitor(), credentials()).await.map(drop)), Code::CredentialsWrong);

        // Ben saved one picture and keeps it, without its origin pinner.
        assert_eq!(shared.len() - pictures_on_disk(&world).len(), 6);
        let newest = newest_pin(&world, ben.user().unwrap()).await;
        let kept = get_pin(ben.clone(), pin(newest)).await.unwrap();
        assert!(kept.pin.origin_pinner.is_none());
        let me = get_user(ben.clone(), ask::user(ben.user().unwrap())).await.unwrap();
        assert_eq!((me.user.follower_count, me.following_count), (0, 0));
        let archives = world.pictures().join("archives");
        assert_eq!(std::fs::read_dir(archives).unwrap().count(), 0);
        let found = search_pins(world.visitor(), ask::words("birch")).await.unwrap();
        assert_eq!(ask::found(&found.data), [newest]);
        invariants::hold(&world.house.db).await;
    }
}

fn export(password: &str) -> RequestExport {
    RequestExport {
        password: password.into(),
    }
}

/// Every value of the database that leads to this user.
pub async fn traces(world: &World, id: UserId) -> Vec<String> {
    let contents = checks::contents(&world.house.db).await.unwrap();
    let number = id.to_string();
    let leads = |value: &Value| match value {
        Value::Int(number) => *number == id.0,
        Value::Text(text) => {
            let text = text.to_lowercase();
            text.contains(NAME) || text.contains(&number)
        }
        Value::Bytes(_) | Value::Float(_) | Value::Bool(_) | Value::Null => false,
    };
    let mut found = Vec::new();
    for (table, rows) in contents {
        for (column, value) in rows.into_iter().flatten() {
            if leads(&value) {
                found.push(format!("{table}.{column}: {value:?}"));
            }
        }
    }
    found
}

fn pictures_on_disk(world: &World) -> Vec<String> {
    fn walk(folder: &Path, found: &mut Vec<String>) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            match name.len() {
                32 => found.push(name),
                2 => walk(&path, found),
                _ => {}
            }
        }
    }
    let mut found = Vec::new();
    walk(&world.pictures(), &mut found);
    found
}

async fn newest_pin(world: &World, of: UserId) -> PinId {
    let pins = list_user_pins(world.visitor(), ask::pins_of(of)).await;
    ask::ids(&pins.unwrap().items)[0]
}

fn pin(id: PinId) -> GetPin {
    GetPin { id }
}
