//! Who follows a user, and whom they follow.

use accounts::{
    preferences::update_preferences::update_preferences,
    sessions::change_standing::{ChangeStanding, change_standing},
    users::{
        follow_user::follow_user, get_user::get_user, list_followers::list_followers,
        list_following::list_following, unfollow_user::unfollow_user,
    },
};
use contract::{
    answers::Page,
    errors::Code,
    ids::UserId,
    preferences::UpdatePreferences,
    users::{ListFollows, UserRef},
};
use kernel::ctx::{Actor, Ctx};
use testkit::{invariants, world::World};

use crate::ask::{self, code, walk};

fn of(id: UserId) -> ListFollows {
    ListFollows {
        user_id: Some(id),
        ..ListFollows::default()
    }
}

fn names(page: Page<UserRef>) -> (Vec<String>, Option<String>) {
    let names = page.items.into_iter().map(|user| user.username);
    (names.collect(), page.bookmark)
}

async fn followers(ctx: &Ctx, whose: UserId, items: u64) -> Vec<String> {
    walk(items, |bookmarks, page_size| {
        let ask = ListFollows {
            bookmarks,
            page_size,
            ..of(whose)
        };
        let ctx = ctx.clone();
        async move { list_followers(ctx, ask).await.map(names) }
    })
    .await
}

async fn following(ctx: &Ctx, whose: UserId, items: u64) -> Vec<String> {
    walk(items, |bookmarks, page_size| {
        let ask = ListFollows {
            bookmarks,
            page_size,
            ..of(whose)
        };
        let ctx = ctx.clone();
        async move { list_following(ctx, ask).await.map(names) }
    })
    .await
}

/// A user whom seven users follow and who follows them, three of each at one
/// moment.
async fn popular(world: &World) -> (Ctx, UserId, Vec<String>) {
    let ada = world.person("ada").await;
    let id = ada.user().unwrap();
    let mut people = Vec::new();
    for number in 0..7 {
        let name = format!("person{number}");
        let person = world.person(&name).await;
        follow_user(person.clone(), ask::whom(id)).await.unwrap();
        follow_user(ada.clone(), ask::whom(person.user().unwrap()))
            .await
            .unwrap();
        people.push(name);
        if number % 3 == 2 {
            world.pass(1);
        }
    }
    people.reverse();
    (ada, id, people)
}

async fn suspend(world: &World, id: UserId) {
    let host = world.visitor().acting_as(Actor::Host);
    let change = ChangeStanding {
        is_suspended: Some(true),
        ..ChangeStanding::default()
    };
    change_standing(host, id, change).await.unwrap();
}

testkit::on_both_engines! {
    async fn follows_are_walked_latest_first_in_any_size(world: World) {
        let (_, id, people) = popular(&world).await;
        for items in [1, 3, 7, 25] {
            assert_eq!(followers(&world.visitor(), id, items).await, people, "{items}");
            assert_eq!(following(&world.visitor(), id, items).await, people, "{items}");
        }
        invariants::hold(&world.house.db).await;
    }

    async fn a_line_tells_whether_the_viewer_follows(world: World) {
        let (_, id, _) = popular(&world).await;
        let bea = world.person("bea").await;
        let page = list_followers(bea.clone(), of(id)).await.unwrap();
        let third = page.items[2].id;
        assert!(page.items.iter().all(|user| user.explicitly_followed_by_me == Some(false)));
        follow_user(bea.clone(), ask::whom(third)).await.unwrap();
        let page = list_followers(bea.clone(), of(id)).await.unwrap();
        let followed = page.items.iter().filter(|user| user.explicitly_followed_by_me == Some(true));
        assert_eq!(followed.map(|user| user.id).collect::<Vec<_>>(), [third]);
        unfollow_user(bea.clone(), ask::whom(third)).await.unwrap();
        let own = list_following(bea, ListFollows::default()).await.unwrap();
        assert_eq!(own.items.len(), 0);
    }

    async fn who_is_hidden_stands_in_no_list_and_is_counted(world: World) {
        let (_, id, mut people) = popular(&world).await;
        let shown = list_followers(world.visitor(), of(id)).await.unwrap().items;
        suspend(&world, shown[6].id).await;
        let private = UpdatePreferences { is_private_profile: Some(true), ..UpdatePreferences::default() };
        update_preferences(world.as_user(shown[5].id), private).await.unwrap();
        people.truncate(5);
        for items in [1, 2, 5, 25] {
            assert_eq!(followers(&world.visitor(), id, items).await, people, "{items}");
            assert_eq!(following(&world.visitor(), id, items).await, people, "{items}");
        }
        // A user with a private profile sees themselves.
        let own = followers(&world.as_user(shown[5].id), id, 25).await;
        assert_eq!(own.last().unwrap(), "person1");
        let view = get_user(world.visitor(), ask::user(id)).await.unwrap();
        assert_eq!((view.user.follower_count, view.following_count), (7, 7));
    }

    async fn follows_are_shown_to_others_as_long_as_one_wants(world: World) {
        let (ada, id, people) = popular(&world).await;
        let wanted =
            |show_follows| UpdatePreferences { show_follows: Some(show_follows), ..UpdatePreferences::default() };
        update_preferences(ada.clone(), wanted(false)).await.unwrap();
        let bea = world.person("bea").await;
        for viewer in [&bea, &world.visitor()] {
            assert_eq!(code(list_followers(viewer.clone(), of(id)).await), Code::NotFound);
            assert_eq!(code(list_following(viewer.clone(), of(id)).await), Code::NotFound);
            assert!(!get_user(viewer.clone(), ask::user(id)).await.unwrap().shows_follows);
        }
        assert_eq!(followers(&ada, id, 25).await, people);
        assert!(get_user(ada.clone(), ask::user(id)).await.unwrap().shows_follows);
        update_preferences(ada.clone(), wanted(true)).await.unwrap();
        assert!(get_user(bea.clone(), ask::user(id)).await.unwrap().shows_follows);
        let private = UpdatePreferences { is_private_profile: Some(true), ..UpdatePreferences::default() };
        update_preferences(ada.clone(), private).await.unwrap();
        assert_eq!(code(list_followers(bea.clone(), of(id)).await), Code::NotFound);
        assert_eq!(code(list_following(bea, of(id)).await), Code::NotFound);
        assert_eq!(following(&ada, id, 25).await, people);
        let nobody = ListFollows { username: Some("nobody".into()), ..ListFollows::default() };
        assert_eq!(code(list_followers(ada, nobody).await), Code::NotFound);
        let visitor = list_followers(world.visitor(), ListFollows::default()).await;
        assert_eq!(code(visitor), Code::InvalidInput);
    }

    async fn a_follow_of_who_became_hidden_rests(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let id = ada.user().unwrap();
        follow_user(ben.clone(), ask::whom(id)).await.unwrap();
        let private = |is_private| UpdatePreferences {
            is_private_profile: Some(is_private),
            ..UpdatePreferences::default()
        };
        update_preferences(ada.clone(), private(true)).await.unwrap();
        assert_eq!(code(unfollow_user(ben.clone(), ask::whom(id)).await), Code::NotFound);
        update_preferences(ada.clone(), private(false)).await.unwrap();
        let view = get_user(ben.clone(), ask::user(id)).await.unwrap().user;
        assert_eq!((view.explicitly_followed_by_me, view.follower_count), (Some(true), 1));
        unfollow_user(ben.clone(), ask::whom(id)).await.unwrap();
        let view = get_user(ben, ask::user(id)).await.unwrap().user;
        assert_eq!((view.explicitly_followed_by_me, view.follower_count), (Some(false), 0));
    }
}
