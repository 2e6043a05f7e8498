//! What narrows a search of people's looks, and what helps on where nothing is found.

use accounts::users::block_user::block_user;
use collections::pins::{create_pin::create_pin_from_file, update_pin::update_pin};
use contract::{
    answers::Bookmark,
    blocks::BlockUser,
    ids::{BoardId, PinId},
    pins::{CreatePin, UpdatePin},
    search::{
        SearchPins, SearchResults, SearchScope,
        filters::{FilterName, SearchFilters},
    },
};
use discovery::search::search_pins::search_pins;
use kernel::ctx::Ctx;
use serde_json::{Value, json};
use testkit::{builders, pictures};

use crate::ask;

async fn answer(ctx: &Ctx, asked: SearchPins) -> SearchResults {
    search_pins(ctx.clone(), asked).await.unwrap().data
}

fn narrowed(query: &str, filters: Value) -> SearchPins {
    let applied_filters: SearchFilters = serde_json::from_value(filters).unwrap();
    SearchPins {
        applied_filters,
        ..ask::words(query)
    }
}

async fn pin(owner: &Ctx, board: BoardId, title: &str, description: &str) -> PinId {
    let new = CreatePin {
        description: Some(description.to_owned()),
        ..builders::new_pin(board, title)
    };
    let seed = u8::try_from(title.len() * 7 % 200).unwrap();
    let made = create_pin_from_file(owner.clone(), new, pictures::png(64, 96, seed)).await;
    made.unwrap().pin.id
}

/// Filters that are offered, each with its values.
fn offered(found: &SearchResults) -> Vec<(FilterName, Vec<&str>)> {
    let values = found.filters.iter().map(|filter| {
        let values = filter.options.iter().map(|option| option.value.as_str());
        (filter.name, values.collect())
    });
    values.collect()
}

testkit::on_both_engines! {
    async fn a_website_is_found_however_far_down_its_pins_stand(world: World) {
        let ada = world.person("ada").await;
        let board = builders::board(&ada, "Things").await.board.id;
        let leads = async |link: &str| {
            let new = CreatePin { link: Some(link.to_owned()), ..builders::new_pin(board, "pin") };
            create_pin_from_file(ada.clone(), new, pictures::png(64, 96, 1)).await.unwrap().pin.id
        };
        let wanted = leads("https://www.clay.test/bowls").await;
        leads("https://clay.test:8443/").await;
        // The newest stand first.
        builders::pins(&ada, board, 160).await;
        world.settle().await;
        for (filters, expected) in [
            (json!("domain:clay.test"), vec![wanted]),
            (json!("domain:wood.test"), vec![]),
            (json!("domain:clay.test,topic:kitchens"), vec![]),
        ] {
            let found = answer(&world.visitor(), narrowed("pin", filters)).await;
            assert_eq!(ask::found(&found), expected);
        }
    }

    async fn pins_are_narrowed_by_what_they_say_of_people(world: World) {
        use FilterName::{HairPattern, SkinTone};
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let board = builders::board(&ada, "Looks").await.board.id;
        let deep = pin(&ada, board, "Makeup in red", "Glows on dark skin").await;
        let olive = pin(&ada, board, "Makeup in rose", "For olive skin and wavy hair").await;
        let curls = pin(&ada, board, "Makeup and curly hair", "").await;
        let plain = pin(&ada, board, "Makeup table", "").await;
        pin(&ada, board, "Leather chair", "Dark skin of oak").await;
        world.settle().await;
        let all = answer(&ben, ask::words("makeup")).await;
        assert_eq!(ask::found(&all).len(), 4);
        // What something among the results says is offered, where it matters.
        assert_eq!(offered(&all), [(SkinTone, vec!["medium", "deep"]), (HairPattern, vec!["curly", "wavy"])]);
        assert_eq!(offered(&answer(&ben, ask::words("chair")).await), []);
        // A typing error is taken as it is meant.
        assert_eq!(offered(&answer(&ben, ask::words("makeupp")).await).len(), 2);
        let rows: [(Value, &[PinId]); 6] = [
            (json!({ "skin_tone": "deep" }), &[deep]),
            (json!({ "skin_tone": ["deep", "medium"] }), &[deep, olive]),
            (json!({ "hair_pattern": ["wavy", "curly"] }), &[olive, curls]),
            (json!({ "skin_tone": "medium", "hair_pattern": "wavy" }), &[olive]),
            (json!({ "skin_tone": "deep", "hair_pattern": "wavy" }), &[]),
            (json!({ "skin_tone": "plaid" }), &[deep, olive, curls, plain]),
        ];
        for (filters, expected) in rows {
            let mut found = ask::found(&answer(&ben, narrowed("makeup", filters.clone())).await);
            found.sort_unstable();
            assert_eq!(found, expected, "{filters}");
        }
        // Others of the same filter stay on offer; those of the other are of what is left.
        let one = answer(&ben, narrowed("makeup", json!({ "skin_tone": "medium" }))).await;
        assert_eq!(offered(&one), [(SkinTone, vec!["medium", "deep"]), (HairPattern, vec!["wavy"])]);
        let told = one.applied_filters.iter();
        let told: Vec<(FilterName, &str)> = told.map(|one| (one.name, one.label.as_str())).collect();
        assert_eq!(told, [(SkinTone, "Medium")]);
        // The index follows what pinners say.
        let edit = UpdatePin { description: Some("For fair skin".into()), ..ask::edit(deep) };
        update_pin(ada.clone(), edit).await.unwrap();
        world.settle().await;
        assert_eq!(offered(&answer(&ben, ask::words("makeup")).await)[0], (SkinTone, vec!["light", "medium"]));
    }

    async fn fewer_words_are_told_where_nothing_is_found(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let board = builders::board(&ada, "Copper kettles").await.board.id;
        for title in ["Copper kettle", "Kettle on a stove"] {
            pin(&ada, board, title, "").await;
        }
        world.settle().await;
        let exact = |query: &str| SearchPins { auto_correction_disabled: true, ..ask::words(query) };
        let deep: SearchFilters = serde_json::from_value(json!("skin_tone:deep")).unwrap();
        let rows = [
            // As they are: the last word is left out first; one that finds nothing is not told.
            (exact("copper kettle zeppelin"), vec!["copper kettle", "copper", "kettle"]),
            (exact("zeppelin kettle"), vec!["kettle"]),
            (exact("zeppelin"), vec![]),
            // Half of the words are enough, unless they are taken as they are.
            (ask::words("copper kettle zeppelin"), vec![]),
            (ask::words("zeppelin airship dirigible kettle"), vec![]),
            (SearchPins { scope: SearchScope::Boards, ..exact("copper zeppelin") }, vec!["copper"]),
            (SearchPins { scope: SearchScope::BuyablePins, ..exact("copper zeppelin") }, vec![]),
            (SearchPins { filters: deep, ..exact("copper zeppelin") }, vec![]),
        ];
        for (asked, expected) in rows {
            let told = answer(&ben, asked.clone()).await;
            assert_eq!(told.fewer_words, expected, "{asked:?}");
        }
        // A typing error that was to be taken as it is, and help in need.
        let meant = answer(&ben, exact("coper")).await.typo.unwrap();
        assert_eq!((meant.query.as_str(), meant.is_searched), ("copper", false));
        let found = answer(&ben, ask::words("coper")).await;
        assert!(found.typo.unwrap().is_searched && found.fewer_words.is_empty());
        // Behind the first page there is nothing to tell.
        let asked = SearchPins { bookmarks: Bookmark::End, ..exact("copper zeppelin") };
        assert!(answer(&ben, asked).await.fewer_words.is_empty());
        // What a viewer does not see is no help to them.
        block_user(ben.clone(), BlockUser { user_id: ada.user().unwrap() }).await.unwrap();
        let told = answer(&ben, exact("copper zeppelin")).await;
        assert!(told.fewer_words.is_empty() && told.typo.is_none());
    }
}
