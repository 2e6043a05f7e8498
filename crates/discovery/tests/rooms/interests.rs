//! Topics: what is about them, following, whom to follow by them.

mod languages;
mod videos;

use accounts::users::{block_user::block_user, follow_user::follow_user};
use collections::pins::create_pin::create_pin_from_file;
use contract::{
    answers::Bookmark,
    blocks::BlockUser,
    errors::Code,
    ids::{BoardId, InterestId, PinId},
    interests::{
        FollowInterest, GetInterest, InterestDetail, ListFollowedInterests, ListInterestPins,
        ListPinInterests, ListTopInterests, SuggestCreators,
    },
    pins::CreatePin,
};
use discovery::{
    interests::{
        follow_interest::follow_interest, get_interest::get_interest,
        list_followed_interests::list_followed_interests, list_interest_pins::list_interest_pins,
        list_interests::list_interests, list_pin_interests::list_pin_interests,
        list_top_interests::list_top_interests, suggest_creators::suggest_creators,
        taxonomy::taxonomy, unfollow_interest::unfollow_interest,
    },
    sitemaps::{list_part::list_part, list_parts::list_parts},
};
use kernel::ctx::Ctx;
use testkit::{builders, pictures};

use crate::ask::{self, code, refused, walk};

/// A pin with a picture of its own.
async fn pin(owner: &Ctx, board: BoardId, title: &str, topics: &[&str], seed: u8) -> PinId {
    let new = CreatePin {
        topics: Some(topics.iter().map(|topic| (*topic).to_owned()).collect()),
        ..builders::new_pin(board, title)
    };
    let made = create_pin_from_file(owner.clone(), new, pictures::png(64, 96, seed)).await;
    made.unwrap().pin.id
}

/// A pin without a topic, of a motif in this size.
async fn like(owner: &Ctx, board: BoardId, title: &str, motif: u8, size: u32) -> PinId {
    let file = pictures::motif(size, size, motif);
    let made = create_pin_from_file(owner.clone(), builders::new_pin(board, title), file).await;
    made.unwrap().pin.id
}

/// Keys of the topics that a pin is about, the surest first.
async fn about(viewer: &Ctx, pin_id: PinId) -> Vec<String> {
    let asked = ListPinInterests { pin_id };
    let told = list_pin_interests(viewer.clone(), asked).await.unwrap();
    let keys = told.interests.into_iter().map(|one| one.interest.key);
    keys.collect()
}

fn id(key: &str) -> InterestId {
    taxonomy().by_key(key).unwrap().id
}

fn follow(key: &str) -> FollowInterest {
    FollowInterest {
        interest_id: id(key),
        interest_list: Some("favorited".into()),
    }
}

async fn topic(ctx: &Ctx, key: &str) -> InterestDetail {
    let asked = GetInterest {
        interest: key.into(),
    };
    get_interest(ctx.clone(), asked).await.unwrap()
}

fn pins_of(interest: &str) -> ListInterestPins {
    ListInterestPins {
        interest: interest.into(),
        bookmarks: Bookmark::Start,
        page_size: ask::size(2),
    }
}

async fn all_pins(ctx: &Ctx, interest: &str) -> Vec<PinId> {
    let page = |bookmarks, page_size| async move {
        let asked = ListInterestPins {
            bookmarks,
            page_size,
            ..pins_of(interest)
        };
        list_interest_pins(ctx.clone(), asked)
            .await
            .map(ask::of_pins)
    };
    walk(1, page).await
}

testkit::on_both_engines! {
    async fn pins_stand_among_their_topic_and_what_holds_it(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let mixed = builders::board(&ada, "Mixed").await.board.id;
        let owl = pin(&ada, mixed, "An owl", &[], 1).await;
        let chosen = pin(&ada, mixed, "In the snow", &["birds"], 2).await;
        let sofa = pin(&ada, mixed, "Green sofa", &[], 3).await;
        let hidden = builders::secret_board(&ben, "Hidden").await.board.id;
        pin(&ben, hidden, "Another owl", &["birds"], 4).await;
        world.settle().await;
        for viewer in [world.visitor(), ada.clone(), ben.clone()] {
            // What its pinner chose is surer than a word of the title.
            assert_eq!(all_pins(&viewer, "birds").await, [chosen, owl]);
            assert_eq!(all_pins(&viewer, "animals").await, [chosen, owl]);
            assert_eq!(all_pins(&viewer, "1").await, [sofa]);
            assert_eq!(all_pins(&viewer, "weddings").await, []);
        }
        // What is liked more comes first, and a picture once.
        let mine = builders::board(&ben, "Mine").await.board.id;
        builders::save(&ben, owl, mine).await;
        for name in ["cleo", "dora", "eve"] {
            let saver = world.person(name).await;
            let board = builders::board(&saver, "Owls").await.board.id;
            builders::save(&saver, owl, board).await;
        }
        world.settle().await;
        let liked = all_pins(&ben, "birds").await;
        assert_eq!((liked.len(), liked.contains(&owl)), (2, true));
        assert_eq!(code(list_interest_pins(ben, pins_of("nothing")).await), Code::NotFound);
    }

    async fn a_topic_tells_what_stands_around_it(world: World) {
        let ada = world.person("ada").await;
        let board = builders::board(&ada, "Mixed").await.board.id;
        let sofa = pin(&ada, board, "Green sofa", &[], 1).await;
        world.settle().await;
        let interiors = topic(&world.visitor(), "interiors").await;
        assert_eq!(interiors.parent.as_ref().map(|one| one.key.as_str()), Some("home"));
        assert_eq!(interiors.interest.url, "/topics/interiors/");
        let children: Vec<&str> = interiors.children.iter().map(|one| one.key.as_str()).collect();
        assert_eq!(children[..2], ["sofas", "coffee-tables"]);
        assert!(!interiors.related.is_empty());
        // The pin stands for the topic itself, so for no other on the same page.
        assert_eq!(ask::ids(interiors.interest.pin.as_slice()), [sofa]);
        assert!(interiors.children.iter().chain(&interiors.related).all(|one| one.pin.is_none()));
        assert_eq!(topic(&ada, "2").await.interest.key, "interiors");
        let wrong = GetInterest { interest: "Interiors".into() };
        assert_eq!(code(get_interest(ada, wrong).await), Code::NotFound);
        let top = list_top_interests(world.visitor(), ListTopInterests {}).await.unwrap().interests;
        assert!(top.len() > 20 && top.iter().all(|one| taxonomy().by_id(one.id).unwrap().parent.is_none()));
        assert_eq!(ask::ids(top[0].pin.as_slice()), [sofa]);
    }

    async fn a_topic_is_followed_once_and_no_more(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let followed = follow_interest(ada.clone(), follow("birds")).await.unwrap();
        assert_eq!((followed.is_followed, followed.follower_count), (true, 1));
        let again = follow_interest(ada.clone(), follow("birds")).await.unwrap();
        assert_eq!(again.follower_count, 1);
        follow_interest(ben.clone(), follow("birds")).await.unwrap();
        follow_interest(ada.clone(), follow("sofas")).await.unwrap();
        let seen = topic(&ada, "birds").await;
        assert_eq!((seen.interest.is_followed, seen.follower_count), (true, 2));
        assert!(!topic(&world.visitor(), "birds").await.interest.is_followed);
        let mine = list_followed_interests(ada.clone(), ListFollowedInterests {}).await.unwrap().interests;
        let keys: Vec<&str> = mine.iter().map(|one| one.key.as_str()).collect();
        assert_eq!(keys, ["birds", "sofas"]);
        // Settings that replace all of them hear of those that are not offered to all.
        let listed = list_interests(ada.clone(), Default::default()).await.unwrap().interests;
        let followed: Vec<&str> = listed.iter().filter(|one| one.is_followed).map(|one| one.key.as_str()).collect();
        assert_eq!((listed.len(), followed), (25, vec!["birds", "sofas"]));
        let ended = unfollow_interest(ada.clone(), follow("birds")).await.unwrap();
        assert_eq!((ended.is_followed, ended.follower_count), (false, 1));
        assert_eq!(unfollow_interest(ada.clone(), follow("birds")).await.unwrap().follower_count, 1);
        let none = FollowInterest { interest_id: InterestId(99_999), interest_list: None };
        assert_eq!(code(follow_interest(ada.clone(), none).await), Code::NotFound);
        let long = FollowInterest { interest_list: Some("x".repeat(51)), ..follow("birds") };
        assert_eq!(refused(follow_interest(ada, long).await).1, "interest_list");
    }

    async fn a_pin_tells_what_it_is_about(world: World) {
        let ada = world.person("ada").await;
        let board = builders::board(&ada, "Mixed").await.board.id;
        let sofa = pin(&ada, board, "Green sofa", &["birds"], 1).await;
        let told = list_pin_interests(world.visitor(), ListPinInterests { pin_id: sofa }).await.unwrap().interests;
        assert_eq!(about(&world.visitor(), sofa).await, ["birds", "animals", "sofas", "interiors", "home"]);
        assert!(told.windows(2).all(|two| two[0].confidence >= two[1].confidence));
    }

    async fn a_pin_without_words_is_about_what_pictures_like_its_own_are(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let (mixed, hidden) =
            (builders::board(&ada, "Mixed").await.board.id, builders::secret_board(&ada, "Hidden").await.board.id);
        let mine = builders::board(&ben, "Mine").await.board.id;
        let owl = like(&ada, mixed, "An owl", 1, 120).await;
        like(&ada, hidden, "An owl", 2, 120).await;
        world.settle().await;
        // (title, motif, what it is about)
        for (title, motif, expected) in [
            ("Untitled", 1, &["owls", "birds", "animals"][..]),
            ("Green sofa", 1, &["sofas", "interiors", "home"]),
            ("Untitled", 2, &[]),
            ("Untitled", 3, &[]),
        ] {
            let pin = like(&ben, mine, title, motif, 96).await;
            world.settle().await;
            assert_eq!(about(&world.visitor(), pin).await, expected, "{title} {motif}");
            // Copies of a picture do not stand beside it: lists are by words.
            assert_eq!(all_pins(&world.visitor(), "owls").await, [owl]);
        }
    }

    async fn creators_are_suggested_by_followed_topics(world: World) {
        let (ada, ben, cleo) = (world.person("ada").await, world.person("ben").await, world.person("cleo").await);
        let (bens, cleos) =
            (builders::board(&ben, "His").await.board.id, builders::board(&cleo, "Hers").await.board.id);
        let owl = pin(&ben, bens, "An owl", &["birds"], 1).await;
        let sofa = pin(&cleo, cleos, "Green sofa", &[], 2).await;
        let hawk = pin(&cleo, cleos, "A hawk", &[], 3).await;
        let own = builders::board(&ada, "Own").await.board.id;
        pin(&ada, own, "A swan", &["birds"], 4).await;
        world.settle().await;
        let names = async |viewer: &Ctx| -> Vec<String> {
            let found = suggest_creators(viewer.clone(), SuggestCreators {}).await.unwrap();
            found.creators.into_iter().map(|one| one.user.username).collect()
        };
        let pins = async |viewer: &Ctx, of: &str| -> Vec<PinId> {
            let found = suggest_creators(viewer.clone(), SuggestCreators {}).await.unwrap().creators;
            ask::ids(&found.into_iter().find(|one| one.user.username == of).unwrap().pins)
        };
        // Of all topics, while none is followed; never oneself.
        let mut all = names(&ada).await;
        all.sort();
        assert_eq!(all, ["ben", "cleo"]);
        follow_interest(ada.clone(), follow("sofas")).await.unwrap();
        assert_eq!(names(&ada).await, ["cleo"]);
        // For what the viewer likes they are suggested, and that is shown of them.
        assert_eq!(pins(&ada, "cleo").await, [sofa]);
        follow_interest(ada.clone(), follow("birds")).await.unwrap();
        assert_eq!(names(&ada).await.len(), 2);
        assert_eq!((pins(&ada, "ben").await, pins(&ada, "cleo").await.len()), (vec![owl], 2));
        assert!(pins(&ada, "cleo").await.contains(&hawk));
        for seed in 5..9 {
            pin(&cleo, cleos, "Blue sofa", &[], seed).await;
        }
        world.settle().await;
        assert_eq!(pins(&ada, "cleo").await.len(), 4);
        follow_user(ada.clone(), ask::whom(ben.user().unwrap())).await.unwrap();
        assert_eq!(names(&ada).await, ["cleo"]);
        block_user(
            ada.clone(), BlockUser { user_id: cleo.user().unwrap() },
        ).await.unwrap();
        assert_eq!(names(&ada).await, Vec::<String>::new());
    }

    async fn sitemaps_tell_of_topics_that_have_pins(world: World) {
        let ada = world.person("ada").await;
        let hidden = builders::secret_board(&ada, "Hidden").await.board.id;
        pin(&ada, hidden, "Wedding cake", &[], 1).await;
        let told = async || {
            world.settle().await;
            let mut told = Vec::new();
            for (kind, first) in list_parts(&world.house).await.unwrap() {
                if kind.name == "topics" {
                    told.extend(list_part(&world.visitor(), kind, first).await.unwrap());
                }
            }
            told
        };
        assert_eq!(told().await, Vec::<String>::new());
        let board = builders::board(&ada, "Open").await.board.id;
        pin(&ada, board, "Green sofa", &[], 2).await;
        assert_eq!(told().await, ["/topics/home/", "/topics/interiors/", "/topics/sofas/"]);
    }
}
