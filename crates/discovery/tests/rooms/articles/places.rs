//! Trends of a country and language, and of what is searched for: what a crowd does is told,
//! and what few do nowhere.

use accounts::consents::update_consent::update_consent;
use collections::pins::create_pin::create_pin_from_file;
use contract::{
    activities::{LogActivities, TrafficSource},
    articles::{DeleteArticle, TRENDING_SEARCHES},
    consents::Consent,
    ids::{BoardId, InterestId, PinId},
};
use discovery::{
    activities::{count_acts::LATELY_DAYS, log_activities::log_activities},
    articles::{count_users::CROWD, delete_article::delete_article, write_trends::write_trends},
    feeds::rank_popular::rank_popular,
    interests::{name_topic::name_topic, taxonomy::taxonomy},
};
use kernel::ctx::Ctx;
use testkit::{
    articles::{article, employed},
    builders, pictures,
    world::World,
};

use super::{
    HOUR_MS, read, shown, today,
    trends::{pins, views},
    visitor,
};
use crate::ask;

fn topic(key: &str) -> InterestId {
    taxonomy().by_key(key).unwrap().id
}

/// Names of topics as a reader of a locale has them.
fn names(keys: &[&str], locale: &str) -> Vec<String> {
    let name = |key: &&str| name_topic(taxonomy().by_key(key).unwrap(), locale).to_owned();
    keys.iter().map(name).collect()
}

async fn write(world: &World) {
    rank_popular(&world.house).await.unwrap();
    write_trends(&world.house).await.unwrap();
}

/// Tells that a pin was opened, perhaps after a search.
async fn open(ctx: &Ctx, pin: PinId, search: Option<&str>) {
    let way = TrafficSource {
        search_query: search.map(str::to_owned),
        ..TrafficSource::default()
    };
    let batch = LogActivities {
        events: vec![ask::closeup(pin, way)],
        report_time: None,
    };
    log_activities(ctx.clone(), batch).await.unwrap();
}

/// A pin of a motif in this size.
async fn like(owner: &Ctx, board: BoardId, title: &str, size: u32) -> PinId {
    let file = pictures::motif(size, size, 1);
    let new = builders::new_pin(board, title);
    let made = create_pin_from_file(owner.clone(), new, file).await;
    made.unwrap().pin.id
}

testkit::on_both_engines! {
    async fn a_place_has_trends_of_its_own_once_crowds_looked_at_enough(world: World) {
        let ada = world.person("ada").await;
        let board = builders::board(&ada, "All").await.board.id;
        for word in ["telescope", "sofa", "bathtub", "bunk bed"] {
            pins(&ada, board, word, 4).await;
        }
        let crowd = usize::try_from(CROWD).unwrap();
        world.crowd("DE de", topic("bathtubs"), false, 3 * crowd).await;
        world.crowd("DE de", topic("sofas"), false, 2 * crowd).await;
        world.crowd("DE de", topic("bunk-beds"), false, crowd - 1).await;
        // Readers of no edition, and of another country, for whom nothing of it counts.
        world.crowd("NL nl", topic("sofas"), false, 9 * crowd).await;
        write(&world).await;
        let german = visitor(&world, "DE", "de");
        let whole = today(&world.visitor()).await;
        assert_eq!(whole.len(), 4);
        let sorted = |mut names: Vec<String>| {
            names.sort();
            names
        };
        let all = ["stargazing", "sofas", "bathtubs", "bunk-beds"];
        assert_eq!(sorted(today(&german).await), sorted(names(&all, "de")));
        // One user more, and there are enough topics.
        world.crowd("DE de", topic("bunk-beds"), false, 1).await;
        world.pass(HOUR_MS);
        write(&world).await;
        let own = ["bathtubs", "sofas", "bunk-beds"];
        assert_eq!(today(&german).await, names(&own, "de"));
        assert_eq!(today(&visitor(&world, "AT", "de")).await.len(), 4);
        assert_eq!(today(&world.visitor()).await, whole);
        // The specification has no edition there, and this is not the host's country.
        for (country, locale) in [("DE", "en_US"), ("NL", "nl"), ("US ", "en_US")] {
            assert_eq!(today(&visitor(&world, country, locale)).await, Vec::<String>::new(), "{country}");
        }
        // What counted is forgotten, and the host's as a whole are read again.
        world.pass((LATELY_DAYS + 1) * 24 * HOUR_MS);
        ask::for_job(&world, "articles.forget").await;
        assert_eq!(world.topic_users().await, []);
        write(&world).await;
        assert_eq!(today(&german).await.len(), 4);
    }

    async fn what_crowds_search_for_is_an_article_in_the_readers_words(world: World) {
        let ada = world.person("ada").await;
        let board = builders::board(&ada, "All").await.board.id;
        let bird = builders::pin(&ada, board, "Birds").await.pin.id;
        world.settle().await;
        let crowd = usize::try_from(CROWD).unwrap();
        world.crowd("US en", topic("birds"), true, 2 * crowd).await;
        world.crowd("US en", topic("cats"), true, crowd + 5).await;
        world.crowd("FR fr", topic("dogs"), true, crowd - 1).await;
        world.crowd("US en", topic("sofas"), true, crowd - 1).await;
        write(&world).await;
        assert_eq!(today(&ada).await, Vec::<String>::new(), "two searches are too few");
        // Wherever they are, the host's users are a crowd together.
        world.crowd("US en", topic("dogs"), true, 1).await;
        write(&world).await;
        let told = views(&world.visitor()).await;
        assert_eq!(told.len(), 1);
        assert_eq!((told[0].article_type, told[0].is_automatic), (TRENDING_SEARCHES, true));
        let between = "\u{a0}· ";
        let keys = ["birds", "cats", "dogs"];
        assert_eq!(told[0].title, names(&keys, "en").join(between));
        let id = told[0].id;
        assert_eq!(shown(&world.visitor(), id).await, (vec![], vec![], Some(bird)));
        let searches = async |viewer: &Ctx| -> Vec<(String, Vec<PinId>)> {
            let read = read(viewer, id).await.unwrap();
            read.searches.into_iter().map(|one| (one.query, ask::ids(&one.pins))).collect()
        };
        let none = |query: &str| (query.to_owned(), vec![]);
        let english = searches(&world.visitor()).await;
        assert_eq!(english, [("Birds".to_owned(), vec![bird]), none("Cats"), none("Dogs")]);
        // In the reader's language, but for words that find something in English alone.
        let german = visitor(&world, "US", "de");
        assert_eq!(today(&german).await, [names(&keys, "de").join(between)]);
        let told = searches(&german).await;
        assert_eq!(told, [("Birds".to_owned(), vec![bird]), none("Katzen"), none("Hunde")]);
    }

    async fn a_user_is_noted_once_for_each_topic_and_no_word_that_they_typed(world: World) {
        let (ada, ben, cleo) = (world.person("ada").await, world.person("ben").await, world.person("cleo").await);
        let board = builders::board(&ada, "All").await.board.id;
        let telescope = builders::pin(&ada, board, "telescope").await.pin.id;
        let hidden = builders::secret_board(&ben, "Plans").await.board.id;
        let hidden = builders::pin(&ben, hidden, "bathtub").await.pin.id;
        let no = Consent { personalization: true, analytic: false, marketing: true };
        update_consent(cleo.clone(), no).await.unwrap();
        for search in [Some("Sofas"), Some("sofa"), Some("sofas for my secret den"), Some("case"), None] {
            open(&ben, telescope, search).await;
            open(&cleo, telescope, search).await;
        }
        open(&ben, hidden, None).await;
        ask::for_job(&world, "activities.summarise").await;
        let noted = world.topic_users().await;
        let id = ben.user().unwrap();
        assert!(noted.iter().all(|(user, _, _, place)| (*user, place.as_str()) == (id, "US en")), "{noted:?}");
        let of = |searched: bool| -> Vec<InterestId> {
            let own = noted.iter().filter(|(_, _, is_searched, _)| *is_searched == searched);
            own.map(|(_, topic, _, _)| *topic).collect()
        };
        assert_eq!(of(true), [topic("sofas")]);
        let opened = of(false);
        assert!(opened.contains(&topic("stargazing")), "{opened:?}");
        let is_narrow = |id: &InterestId| taxonomy().by_id(*id).unwrap().parent.is_some();
        assert!(opened.iter().all(is_narrow) && !opened.contains(&topic("bathtubs")), "{opened:?}");
        // Again on the next day: noted still once.
        world.pass(24 * HOUR_MS);
        open(&ben, telescope, Some("sofas")).await;
        ask::for_job(&world, "activities.summarise").await;
        assert_eq!(world.topic_users().await.len(), noted.len());
    }

    async fn what_users_open_lifts_a_topic(world: World) {
        let ada = world.person("ada").await;
        let board = builders::board(&ada, "All").await.board.id;
        let bathtubs = pins(&ada, board, "bathtub", 4).await;
        pins(&ada, board, "telescope", 4).await;
        write(&world).await;
        // The newest are the most popular while nothing else is done.
        assert_eq!(today(&ada).await, names(&["stargazing", "bathtubs"], "en"));
        world.crowd("US en", topic("bathtubs"), false, 5 * usize::try_from(CROWD).unwrap()).await;
        world.pass(HOUR_MS);
        // An article keeps its place while it stands, so both begin anew.
        let article_id = article(&ada, "Staff", &bathtubs).await;
        write(&world).await;
        delete_article(employed(&ada), DeleteArticle { article_id }).await.unwrap();
        write(&world).await;
        assert_eq!(today(&ada).await, names(&["bathtubs", "stargazing"], "en"));
    }

    async fn pictures_tell_what_a_pin_without_words_is_about_and_a_copy_tells_nothing_more(world: World) {
        let ada = world.person("ada").await;
        let board = builders::board(&ada, "Owls").await.board.id;
        let mut expected = pins(&ada, board, "owl", 2).await;
        expected.push(like(&ada, board, "An owl", 120).await);
        world.settle().await;
        write(&world).await;
        assert_eq!(today(&ada).await, Vec::<String>::new(), "three are no trend");
        expected.push(like(&ada, board, "Untitled", 96).await);
        world.settle().await;
        write(&world).await;
        let told = views(&ada).await;
        let mut seen = shown(&ada, told[0].id).await.0;
        seen.sort();
        assert_eq!(seen, expected);
    }
}
