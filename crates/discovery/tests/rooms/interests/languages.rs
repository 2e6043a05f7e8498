//! Topics in other languages than English: how they are named, and which pins are about them.

use accounts::users::{find_locale::find_locale, update_user::update_user};
use collections::pins::get_pin::get_pin;
use contract::{
    feeds::RelatedItem,
    ids::PinId,
    interests::{InterestRef, ListBoardInterests},
    pins::GetPin,
    users::UpdateUser,
};
use discovery::{
    feeds::list_related_modules::list_related_modules,
    interests::{list_board_interests::list_board_interests, name_topic::name_topic},
    search::suggest_searches::suggest_searches,
};
use store::args;
use testkit::world::World;

use super::*;

store::sql! {
    RELABEL: () = "UPDATE users SET locale = 'sv' WHERE id = $1";
}

/// A visitor whose browser asks for this locale.
fn visitor(world: &World, locale: &'static str) -> Ctx {
    let mut ctx = world.visitor();
    ctx.browser.locale = Some(locale);
    ctx
}

/// Names of topics in German.
fn german(keys: &[&str]) -> Vec<String> {
    let name = |key: &&str| name_topic(taxonomy().by_key(key).unwrap(), "de").to_owned();
    keys.iter().map(name).collect()
}

fn names(told: impl IntoIterator<Item = InterestRef>) -> Vec<String> {
    told.into_iter().map(|one| one.name).collect()
}

/// The topics of a pin, as they are named.
async fn named(viewer: &Ctx, pin_id: PinId) -> Vec<String> {
    let told = list_pin_interests(viewer.clone(), ListPinInterests { pin_id }).await;
    names(told.unwrap().interests.into_iter().map(|one| one.interest))
}

/// What stands for the topic in the title of the strip of ideas below a pin.
async fn strip(viewer: &Ctx, pin: PinId) -> Vec<String> {
    let page = list_related_modules(viewer.clone(), ask::below(pin)).await;
    let strips = page
        .unwrap()
        .items
        .into_iter()
        .filter_map(|item| match item {
            RelatedItem::Story(story) if story.story_type == "ideas" => Some(story.title.args),
            RelatedItem::Pin(_) | RelatedItem::Story(_) => None,
        });
    strips.flatten().collect()
}

/// What is recommended to be searched for, before anything is typed.
async fn recommended(viewer: &Ctx) -> Vec<String> {
    let found = suggest_searches(viewer.clone(), ask::typed("")).await;
    let items = found.unwrap().items.into_iter();
    items.map(|item| item.query).collect()
}

testkit::on_both_engines! {
    async fn topics_are_named_in_the_language_of_their_reader(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let board = builders::board(&ada, "Mixed").await.board.id;
        let elsewhere = builders::board(&ben, "Owls").await.board.id;
        let owl = pin(&ada, board, "An owl", &[], 1).await;
        for seed in 2..6 {
            pin(&ben, elsewhere, "Owl", &[], seed).await;
        }
        world.settle().await;
        let speaks = UpdateUser { locale: Some("de".into()), ..UpdateUser::default() };
        update_user(ben.clone(), speaks).await.unwrap();
        // A user's browser does not matter.
        let mut account = ben.clone();
        account.browser.locale = Some("fr");
        let keys = ["owls", "birds", "animals"];
        let english = keys.map(|key| taxonomy().by_key(key).unwrap().name.to_owned()).to_vec();
        assert_eq!(german(&keys)[1], "Vögel");
        for (viewer, expected) in [
            (world.visitor(), &english),
            (visitor(&world, "de"), &german(&keys)),
            // What is kept of the strips was made for others.
            (world.visitor(), &english),
            (account.clone(), &german(&keys)),
            (ada.clone(), &english),
            (visitor(&world, "nl"), &english),
        ] {
            assert_eq!(named(&viewer, owl).await, *expected);
            assert_eq!(strip(&viewer, owl).await, expected[2..]);
            let shown = topic(&viewer, "birds").await;
            assert_eq!((&shown.interest.name, names(shown.parent)), (&expected[1], vec![expected[2].clone()]));
            assert_eq!(shown.children[0].url, "/topics/garden-birds/");
            let of_board = list_board_interests(viewer.clone(), ListBoardInterests { board_id: board }).await;
            assert_eq!(names(of_board.unwrap().interests), expected[..1]);
        }
        follow_interest(account.clone(), follow("birds")).await.unwrap();
        let followed = list_followed_interests(account.clone(), ListFollowedInterests {}).await.unwrap();
        assert_eq!(followed.interests[0].name, "Vögel");
        let offered = list_interests(account, Default::default()).await.unwrap().interests;
        assert!(offered.iter().any(|one| one.name == "Vögel") && offered.iter().all(|one| one.name != "Birds"));
        let seen = get_pin(visitor(&world, "de"), GetPin { id: owl }).await.unwrap().for_visitors;
        let related = seen.seo_related_interests.unwrap();
        assert_eq!((&related[0].interest.name, related[0].url.as_str()), (&german(&keys)[0], "/ideas/owls/827/"));
    }

    async fn the_language_of_an_account_is_read_once_until_the_account_changes(world: World) {
        let ada = world.person("ada").await;
        let first = find_locale(&ada).await.unwrap();
        let tx = ada.begin().await.unwrap();
        tx.exec(&RELABEL, &args![ada.user().unwrap()]).await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!(find_locale(&ada).await.unwrap(), first, "nothing told of a change");
        let speaks = UpdateUser { locale: Some("de".into()), ..UpdateUser::default() };
        update_user(ada.clone(), speaks).await.unwrap();
        assert_eq!(find_locale(&ada).await.unwrap(), "de");
    }

    async fn a_search_is_recommended_in_words_that_find_something(world: World) {
        let ada = world.person("ada").await;
        let board = builders::board(&ada, "All").await.board.id;
        for title in ["Birds", "Vögel", "Art"] {
            builders::pin(&ada, board, title).await;
        }
        world.settle().await;
        for (locale, expected) in [("en_US", ["Art", "Birds"]), ("de", ["Art", "Vögel"])] {
            let mut found = recommended(&visitor(&world, locale)).await;
            found.sort();
            assert_eq!(found, expected, "{locale}");
        }
    }

    async fn pins_stand_among_their_topic_in_their_own_language(world: World) {
        let ada = world.person("ada").await;
        let board = builders::board(&ada, "Alles").await.board.id;
        let nest = pin(&ada, board, "Das Nest eines Vogels für den Garten", &[], 1).await;
        let cake = pin(&ada, board, "Kuchen und Kaffee aus der Küche", &[], 2).await;
        let cat = pin(&ada, board, "白い猫のランプ", &[], 3).await;
        let bread = pin(&ada, board, "Le pain de la maison avec du beurre", &[], 4).await;
        pin(&ada, board, "The pain of the best", &[], 5).await;
        let case = pin(&ada, board, "Ein Koffer für den Strand", &["Reisen"], 6).await;
        let bird = pin(&ada, board, "Vögel", &[], 7).await;
        world.settle().await;
        for (topic, mut expected) in [
            ("birds", vec![nest, bird]),
            ("garden", vec![nest]),
            ("cakes", vec![cake]),
            ("kitchens", vec![cake]),
            ("cats", vec![cat]),
            ("bread", vec![bread]),
            ("travel", vec![case]),
        ] {
            let mut found = all_pins(&world.visitor(), topic).await;
            found.sort();
            expected.sort();
            assert_eq!(found, expected, "{topic}");
        }
    }
}
