//! Pictures of before, which are called by the bare hash of their file, get names by the
//! host's key (decision 3).

use std::collections::BTreeSet;

use accounts::{
    apps::create_app::create_app,
    uploads::{
        open_file::{open_file, open_original},
        rename_picture::{end_renaming, rename_pictures},
    },
    users::update_user::update_user,
};
use collections::{
    boards::get_board::get_board,
    did_its::tell_did_it::tell_did_it,
    pins::{create_pin::create_pin_from_file, delete_pin::delete_pin, get_pin::get_pin},
    sections::create_section::create_section,
};
use contract::{
    apps::CreateApp,
    articles::CreateArticle,
    did_its::TellDidIt,
    ids::PinId,
    pins::{DeletePin, GetPin},
    sections::CreateSection,
    users::UpdateUser,
};
use discovery::articles::create_article::create_article;
use kernel::{ctx::Ctx, house::House};
use media::Size;
use store::{Db, Run, Value, args, checks, sql};
use testkit::{
    articles::{employed, story},
    bare::{named_as_before, pins_as_before},
    builders::{self, new_pin},
    invariants, pictures,
    world::World,
};

use crate::ask;

sql! {
    MARK: () = "UPDATE pictures SET may_be_bare = true WHERE signature = $1";
    BAN: () =
        "INSERT INTO banned_pictures (id, signature, perceptual, width, height, color, thumbhash, reason, \
         created_ms) VALUES (1, $1, 0, 64, 96, '#000000', '', '', 0)";
    PIECE: () = "INSERT INTO banned_pieces (piece, ban_id) VALUES ($1, 1)";
    SCREEN: () =
        "INSERT INTO picture_screens (signature, program, classes, score, state, at_ms) \
         VALUES ($1, 'detector', '[]', 60, 'lifted', 0)";
    STATE: String = "SELECT state FROM picture_screens WHERE signature = $1";
    KEEP: () =
        "INSERT INTO hidden_profiles (case_id, user_id, first_name, last_name, about, pronouns, \
         avatar_signature, avatar_extension, cover_signature, cover_extension, name_instead, cover_width, \
         cover_height) VALUES (1, $2, '', '', '', '', $1, 'png', $1, 'png', '', 64, 96)";
    LEFT: i64 = "SELECT count(*) FROM pictures WHERE may_be_bare = true AND signature > $1";
}

const RENAME: &str = "uploads.rename";
const MINUTE_MS: i64 = 60 * 1_000;
const DAY_MS: i64 = 24 * 60 * MINUTE_MS;

/// The file of [`builders::uploaded`].
fn file() -> Vec<u8> {
    pictures::png(64, 96, 1)
}

/// A picture at every place where one can stand: two pins and what they show of
/// themselves, one of them deleted; what a user did, profile and what the host took from it, app,
/// an article; what the host decided about it, and its program told.
async fn everywhere(ada: &Ctx) -> PinId {
    let upload = builders::uploaded(ada).await;
    let birds = builders::board(ada, "Birds").await.board.id;
    let pin = builders::pin_of(ada, upload, birds, "Robin").await;
    let deleted = builders::pin_of(ada, upload, birds, "Wren").await;
    let section = CreateSection {
        board_id: birds,
        name: "Small".into(),
        initial_pins: vec![pin],
    };
    create_section(ada.clone(), section).await.unwrap();
    delete_pin(ada.clone(), DeletePin { id: deleted })
        .await
        .unwrap();
    let shown = get_pin(ada.clone(), GetPin { id: pin }).await.unwrap();
    let signature = shown.pin.image_signature;
    let told = TellDidIt {
        pin_id: pin,
        details: None,
        image_signatures: Some(vec![signature.clone()]),
    };
    tell_did_it(ada.clone(), told).await.unwrap();
    let profile = UpdateUser {
        picture_upload_id: Some(upload),
        cover_upload_id: Some(upload),
        ..UpdateUser::default()
    };
    update_user(ada.clone(), profile).await.unwrap();
    let app = CreateApp {
        name: "Nest".into(),
        redirect_uris: vec!["https://nest.example/".into()],
        keeps_secret: false,
        picture_upload_id: Some(upload),
    };
    create_app(ada.clone(), app).await.unwrap();
    let article = CreateArticle {
        cover_signature: Some(signature.clone()),
        ..story("Nests", &[pin])
    };
    create_article(employed(ada), article).await.unwrap();
    let tx = ada.begin().await.unwrap();
    for statement in [&BAN, &SCREEN] {
        tx.exec(statement, &args![signature]).await.unwrap();
    }
    for piece in 0..5_i64 {
        tx.exec(&PIECE, &args![piece]).await.unwrap();
    }
    tx.exec(&KEEP, &args![signature, ada.user().unwrap()])
        .await
        .unwrap();
    tx.commit().await.unwrap();
    pin
}

/// Columns of tables in which this text stands, but for jobs, which are done and gone.
async fn columns_with(db: &Db, text: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for (table, rows) in checks::contents(db).await.unwrap() {
        for (column, value) in rows.into_iter().flatten() {
            if table != "jobs" && matches!(value, Value::Text(value) if value.contains(text)) {
                found.insert(format!("{table}.{column}"));
            }
        }
    }
    found
}

/// Columns whose names say that they hold pictures' names.
async fn columns_for_pictures(db: &Db) -> BTreeSet<String> {
    let lines = checks::schema(db).await.unwrap();
    let columns = lines.iter().filter_map(|line| line.split_once(": Text"));
    let of_pictures = |column: &&str| {
        let (table, name) = column.split_once('.').unwrap();
        table != "renamed_pictures" && (name.contains("signature") || name == "covers")
    };
    let columns = columns.map(|(column, _)| column).filter(of_pictures);
    columns.map(str::to_owned).collect()
}

async fn sizes(house: &House, signature: &str) -> usize {
    let mut there = 0;
    for size in Size::ALL {
        let found = open_file(house, &media::path(size, signature, "png"), false).await;
        there += usize::from(found.unwrap().is_some());
    }
    there
}

async fn shown(viewer: &Ctx, pin: PinId) -> String {
    let shown = get_pin(viewer.clone(), GetPin { id: pin }).await.unwrap();
    let signature = shown.pin.image_signature;
    assert!(shown.pin.images.orig.url.contains(&signature));
    signature
}

async fn left(world: &World) -> i64 {
    world.house.db.one(&LEFT, &args![""]).await.unwrap()
}

testkit::on_both_engines! {
    async fn it_is_renamed_wherever_it_stands(world: World) {
        let ada = world.person("ada").await;
        let pin = everywhere(&ada).await;
        let (old, new) = named_as_before(&world.house, &file()).await;
        let db = &world.house.db;
        // A column that this scene does not fill was not thought of.
        assert_eq!(columns_with(db, &old).await, columns_for_pictures(db).await);
        assert_eq!(shown(&world.visitor(), pin).await, old);
        let board = shown_board(&ada, pin).await;
        assert!(board.contains(&old) && !board.contains(&new));
        ask::for_job(&world, RENAME).await;
        assert_eq!(shown(&world.visitor(), pin).await, new);
        // What an employee decided of a picture holds under its new name.
        assert_eq!(db.one(&STATE, &args![new]).await.unwrap(), "lifted");
        let board = shown_board(&ada, pin).await;
        assert!(board.contains(&new) && !board.contains(&old));
        assert_eq!((sizes(&world.house, &new).await, left(&world).await), (10, 0));
        // What was under way ends with the old files, then they go.
        assert_eq!(sizes(&world.house, &old).await, 10);
        world.pass(10 * MINUTE_MS);
        world.settle().await;
        assert_eq!(sizes(&world.house, &old).await, 0);
        let noted = BTreeSet::from(["renamed_pictures.old_signature".to_owned()]);
        assert_eq!(columns_with(db, &old).await, noted);
        let named = columns_with(db, &new).await;
        assert!(columns_for_pictures(db).await.is_subset(&named), "{named:?}");
        invariants::hold(db).await;
        for _ in 0..2 {
            ask::for_job(&world, RENAME).await;
            end_renaming(&world.house, &old).await.unwrap();
        }
        assert_eq!((sizes(&world.house, &new).await, shown(&ada, pin).await), (10, new));
    }

    async fn a_run_that_was_cut_off_is_gone_on_with(world: World) {
        let world = world.in_bucket().await;
        let ada = world.person("ada").await;
        let pin = everywhere(&ada).await;
        let (old, new) = named_as_before(&world.house, &file()).await;
        let other = builders::photograph(&ada, 7).await;
        named_as_before(&world.house, &pictures::png(64, 48, 7)).await;
        // A failure holds up nothing, and is tried again.
        world.s3().refuse("PUT", &new, 403, "AccessDenied");
        rename_pictures(&world.house).await.unwrap();
        assert_eq!((shown(&ada, pin).await, left(&world).await), (old.clone(), 1));
        assert_eq!((sizes(&world.house, &new).await, sizes(&world.house, &other).await), (0, 10));
        world.s3().relent();
        let held = world.s3().hold("PUT", "/originals");
        let house = world.house.clone();
        let run = tokio::spawn(async move { rename_pictures(&house).await });
        held.arrived().await;
        run.abort();
        assert!(run.await.unwrap_err().is_cancelled());
        assert_eq!((shown(&ada, pin).await, left(&world).await), (old.clone(), 1));
        held.release();
        // Two servers at once.
        let beside = world.afresh();
        let (one, two) = tokio::join!(rename_pictures(&world.house), rename_pictures(&beside));
        one.unwrap();
        two.unwrap();
        assert_eq!((shown(&ada, pin).await, left(&world).await), (new.clone(), 0));
        assert_eq!((sizes(&beside, &new).await, sizes(&beside, &other).await), (10, 10));
        world.pass(10 * MINUTE_MS);
        world.settle().await;
        assert!(!world.s3().names().iter().any(|name| name.contains(&old)));
        invariants::hold(&world.house.db).await;
    }

    async fn the_same_file_has_one_name_in_the_end(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let board = builders::board(&ada, "Birds").await.board.id;
        let made = create_pin_from_file(ada.clone(), new_pin(board, "Robin"), file()).await.unwrap();
        let (old, new) = named_as_before(&world.house, &file()).await;
        // Uploaded before it was renamed, it is kept a second time.
        let mine = builders::board(&ben, "Mine").await.board.id;
        let again = create_pin_from_file(ben.clone(), new_pin(mine, "Robin"), file()).await.unwrap();
        assert_eq!((shown(&ada, made.pin.id).await, again.pin.image_signature), (old.clone(), new.clone()));
        ask::for_job(&world, RENAME).await;
        assert_eq!((shown(&ada, made.pin.id).await, shown(&ben, again.pin.id).await), (new.clone(), new.clone()));
        world.pass(10 * MINUTE_MS);
        world.settle().await;
        assert_eq!((sizes(&world.house, &old).await, sizes(&world.house, &new).await), (0, 10));
        // Uploaded afterwards, it is found.
        let upload = builders::uploaded(&ben).await;
        let third = builders::pin_of(&ben, upload, mine, "Once more").await;
        assert_eq!(shown(&ben, third).await, new);
        // The first of its users may go.
        delete_pin(ada.clone(), DeletePin { id: made.pin.id }).await.unwrap();
        world.pass(40 * DAY_MS);
        ask::for_job(&world, "bin.empty").await;
        world.pass(4 * DAY_MS);
        world.settle().await;
        assert_eq!(sizes(&world.house, &new).await, 10);
        invariants::hold(&world.house.db).await;
    }

    async fn what_is_written_meanwhile_is_renamed_too(world: World) {
        let ada = world.person("ada").await;
        let pin = everywhere(&ada).await;
        let (old, new) = named_as_before(&world.house, &file()).await;
        let before = builders::photograph(&ada, 3).await;
        ask::for_job(&world, RENAME).await;
        // An open page tells a did-it with the names that it knows.
        let told = |shots: &[&String]| TellDidIt {
            pin_id: pin,
            details: Some("Again".into()),
            image_signatures: Some(shots.iter().copied().cloned().collect()),
        };
        let seen = tell_did_it(ada.clone(), told(&[&before, &old])).await.unwrap();
        assert_eq!(seen.image_signatures, [before, new.clone()]);
        assert!(tell_did_it(ada.clone(), told(&[&old, &new])).await.is_err(), "twice the same");
        // Operations that had read the old name write it, at once and days later.
        for pass in [10 * MINUTE_MS, 3 * DAY_MS] {
            pins_as_before(&world.house, &new, &old).await;
            assert_eq!(shown(&ada, pin).await, old);
            world.pass(pass);
            world.settle().await;
            assert_eq!((shown(&ada, pin).await, sizes(&world.house, &old).await), (new.clone(), 0));
        }
        assert_eq!(sizes(&world.house, &new).await, 10);
        // What read the old name a while ago takes the file along.
        let original = open_original(&world.house, &old, "png").await.unwrap();
        assert!(original.is_some());
        assert!(open_original(&world.house, &"0".repeat(32), "png").await.unwrap().is_none());
    }

    async fn a_picture_that_nothing_shows_goes_with_all_its_names(world: World) {
        let ada = world.person("ada").await;
        builders::uploaded(&ada).await;
        let (old, new) = named_as_before(&world.house, &file()).await;
        ask::for_job(&world, RENAME).await;
        world.pass(DAY_MS);
        world.settle().await;
        assert_eq!((sizes(&world.house, &old).await, sizes(&world.house, &new).await), (0, 10));
        // The upload is forgotten, and what nothing shows is released.
        world.pass(3 * DAY_MS);
        ask::for_job(&world, "uploads.tidy").await;
        world.pass(4 * DAY_MS);
        world.settle().await;
        assert_eq!(sizes(&world.house, &new).await, 0);
        for name in [&old, &new] {
            assert_eq!(columns_with(&world.house.db, name).await, BTreeSet::new());
        }
        invariants::hold(&world.house.db).await;
    }

    async fn a_second_name_by_the_key_is_found_by_uploads(world: World) {
        let ada = world.person("ada").await;
        let board = builders::board(&ada, "Birds").await.board.id;
        let file = pictures::with_words(&file(), "taken at home");
        let pin = async |title| {
            let made = create_pin_from_file(ada.clone(), new_pin(board, title), file.clone()).await;
            made.unwrap().pin.id
        };
        let first = pin("Robin").await;
        let before = shown(&ada, first).await;
        mark(&world, &before).await;
        ask::for_job(&world, RENAME).await;
        // What is kept of it does not tell how it was named.
        let new = shown(&ada, first).await;
        assert_ne!(new, before);
        let second = pin("Wren").await;
        assert_eq!(shown(&ada, second).await, new);
        world.pass(4 * DAY_MS);
        world.settle().await;
        let third = pin("Owl").await;
        assert_eq!((shown(&ada, third).await, sizes(&world.house, &new).await), (new.clone(), 10));
        assert_eq!(sizes(&world.house, &before).await, 0);
        invariants::hold(&world.house.db).await;
    }

    async fn names_by_the_key_stay(world: World) {
        let ada = world.person("ada").await;
        let shot = builders::photograph(&ada, 3).await;
        mark(&world, &shot).await;
        assert_eq!(left(&world).await, 1);
        ask::for_job(&world, RENAME).await;
        assert_eq!((left(&world).await, sizes(&world.house, &shot).await), (0, 10));
        assert!(!columns_with(&world.house.db, &shot).await.contains("renamed_pictures.old_signature"));
    }
}

/// Marks a picture as a server stored it that knew the key and not yet the mark.
async fn mark(world: &World, signature: &str) {
    let tx = world.house.begin().await.unwrap();
    tx.exec(&MARK, &args![signature]).await.unwrap();
    tx.commit().await.unwrap();
}

/// The board of a pin, as it shows itself.
async fn shown_board(viewer: &Ctx, pin: PinId) -> String {
    let pin = get_pin(viewer.clone(), GetPin { id: pin })
        .await
        .unwrap()
        .pin;
    let board = get_board(viewer.clone(), ask::board(pin.board.id))
        .await
        .unwrap();
    serde_json::to_string(&board).unwrap()
}
