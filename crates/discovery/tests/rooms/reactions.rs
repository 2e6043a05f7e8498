//! What users do with a pin beside saving it: react, keep it among their
//! favourites, hide it.

use std::collections::BTreeMap;

use accounts::users::{block_user::block_user, follow_user::follow_user};
use collections::{
    boards::update_board::update_board,
    favorites::{
        favorite_pin::favorite_pin, list_favorites::list_favorites, unfavorite_pin::unfavorite_pin,
    },
    pins::{delete_pin::delete_pin, get_pin::get_pin},
    reactions::{list_reactions::list_reactions, react::react, unreact::unreact},
};
use contract::{
    answers::{Bookmark, PageSize},
    blocks::BlockUser,
    boards::{Privacy, UpdateBoard},
    errors::Code,
    favorites::{FavoritePin, ListFavorites},
    feeds::{HidePin, HideReason, UnhidePin},
    ids::PinId,
    pins::{DeletePin, GetPin, PinDetail},
    reactions::{
        ListReactions, PinReaction, PinReactions, React, ReactionAction, ReactionType, Unreact,
    },
};
use discovery::{
    feeds::{
        hide_pin::hide_pin, list_home_pins::list_home_pins, list_related_pins::list_related_pins,
        unhide_pin::unhide_pin,
    },
    search::search_pins::search_pins,
};
use kernel::{ctx::Ctx, error::Result};
use testkit::{builders, invariants, world::World};

use crate::ask::{self, code};

async fn feel(viewer: &Ctx, pin: PinId, kind: ReactionType) -> Result<PinReactions> {
    let input = React {
        pin_id: pin,
        reaction_pin_id: None,
        reaction_type: Some(kind),
        action_type: ReactionAction::Reaction,
    };
    react(viewer.clone(), input).await
}

async fn take_back(viewer: &Ctx, pin: PinId) -> Result<PinReactions> {
    let input = Unreact {
        pin_id: pin,
        reaction_pin_id: None,
    };
    unreact(viewer.clone(), input).await
}

async fn favorite(viewer: &Ctx, pin: PinId) -> Result<(bool, i64)> {
    let answer = favorite_pin(viewer.clone(), FavoritePin { pin_id: pin }).await?;
    Ok((answer.favorited_by_me, answer.favorite_user_count))
}

async fn unfavorite(viewer: &Ctx, pin: PinId) -> Result<(bool, i64)> {
    let answer = unfavorite_pin(viewer.clone(), FavoritePin { pin_id: pin }).await?;
    Ok((answer.favorited_by_me, answer.favorite_user_count))
}

async fn hide(viewer: &Ctx, pin: PinId) -> Result<()> {
    let reason = HideReason::SeenTooOften;
    let input = HidePin {
        pin_id: pin,
        reason,
    };
    hide_pin(viewer.clone(), input).await.map(drop)
}

async fn get(viewer: &Ctx, id: PinId) -> Result<PinDetail> {
    get_pin(viewer.clone(), GetPin { id }).await
}

async fn favorites(viewer: &Ctx) -> Vec<PinId> {
    let page = list_favorites(viewer.clone(), ListFavorites::default()).await;
    ask::ids(&page.unwrap().items)
}

/// Where a viewer comes upon a pin, beside another one that shares its words.
async fn met(world: &World, viewer: &Ctx, pin: PinId, beside: PinId) -> [bool; 3] {
    world.settle().await;
    let home = list_home_pins(viewer.clone(), ask::home()).await.unwrap();
    let found = search_pins(viewer.clone(), ask::words("robin")).await;
    let related = list_related_pins(viewer.clone(), ask::related(beside)).await;
    [
        ask::ids(&home.items).contains(&pin),
        ask::found(&found.unwrap().data).contains(&pin),
        ask::ids(&related.unwrap().items).contains(&pin),
    ]
}

fn counts(pairs: &[(&str, i64)]) -> BTreeMap<String, i64> {
    pairs
        .iter()
        .map(|(kind, count)| ((*kind).to_owned(), *count))
        .collect()
}

testkit::on_both_engines! {
    async fn a_pin_tells_each_viewer_what_they_did_with_it(world: World) {
        use ReactionType::Love;
        let (ada, ben, cleo) = (world.person("ada").await, world.person("ben").await, world.person("cleo").await);
        let birds = builders::board(&ada, "Birds").await.board.id;
        let robin = builders::pin(&ada, birds, "robin").await.pin.id;
        let wren = builders::pin(&ada, birds, "wren").await.pin.id;
        feel(&ben, robin, Love).await.unwrap();
        favorite(&ben, wren).await.unwrap();
        follow_user(cleo.clone(), ask::whom(ada.viewer().unwrap())).await.unwrap();
        let kept = builders::board(&cleo, "Kept").await.board.id;
        let saved = builders::save(&cleo, robin, kept).await.pin.id;
        for (viewer, pin, reaction, is_favorite, saved, follows) in [
            (&ben, robin, Some(Love), false, None, Some(false)),
            (&ben, wren, None, true, None, Some(false)),
            (&cleo, robin, None, false, Some((saved, kept)), Some(true)),
            (&cleo, wren, None, false, None, Some(true)),
            (&ada, robin, None, false, Some((robin, birds)), Some(false)),
            (&world.visitor(), robin, None, false, None, None),
        ] {
            let seen = get(viewer, pin).await.unwrap();
            let info = seen.saved_info;
            let on = info.pin_id.zip(info.board.map(|board| board.id));
            assert_eq!((seen.reaction_by_me, seen.favorited_by_me, on), (reaction, is_favorite, saved));
            assert_eq!(seen.pin.pinner.explicitly_followed_by_me, follows);
        }
    }

    async fn a_user_has_one_reaction_to_a_pin(world: World) {
        use ReactionType::{Haha, Love};
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let birds = builders::board(&ada, "Birds").await.board.id;
        let robin = builders::pin(&ada, birds, "robin").await.pin.id;
        let id = |kind: &str| Some(format!("{robin}:{}:{kind}", ben.user().unwrap()));
        let first = feel(&ben, robin, Love).await.unwrap();
        assert_eq!((first.id, first.reaction_by_me, first.reaction_counts), (id("1"), Some(Love), counts(&[("1", 1)])));
        assert_eq!(feel(&ben, robin, Love).await.unwrap().reaction_counts, counts(&[("1", 1)]));
        assert_eq!(feel(&ada, robin, Love).await.unwrap().reaction_counts, counts(&[("1", 2)]));
        let other = feel(&ben, robin, Haha).await.unwrap();
        assert_eq!((other.id, other.reaction_counts), (id("11"), counts(&[("1", 1), ("11", 1)])));
        // Every viewer is shown the numbers, and each their own reaction.
        let seen = get(&world.visitor(), robin).await.unwrap();
        assert_eq!((seen.pin.reaction_counts, seen.reaction_by_me), (counts(&[("1", 1), ("11", 1)]), None));
        assert_eq!(get(&ben, robin).await.unwrap().reaction_by_me, Some(Haha));
        invariants::hold(&world.house.db).await;
        // A kind without a reaction is left out; once more changes nothing.
        for _ in 0..2 {
            let none = take_back(&ben, robin).await.unwrap();
            assert_eq!((none.id, none.reaction_by_me, none.reaction_counts), (None, None, counts(&[("1", 1)])));
        }
        let unreaction = React {
            pin_id: robin,
            reaction_pin_id: Some(robin),
            reaction_type: None,
            action_type: ReactionAction::Unreaction,
        };
        assert_eq!(react(ada.clone(), unreaction.clone()).await.unwrap().reaction_counts, counts(&[]));
        let untold = React { action_type: ReactionAction::Reaction, ..unreaction };
        assert_eq!(code(react(ada, untold).await), Code::InvalidInput);
        invariants::hold(&world.house.db).await;
    }

    async fn who_reacted_is_listed_without_those_who_are_hidden(world: World) {
        use ReactionType::{Haha, Love, Wow};
        let (ada, ben, cleo) = (world.person("ada").await, world.person("ben").await, world.person("cleo").await);
        let birds = builders::board(&ada, "Birds").await.board.id;
        let robin = builders::pin(&ada, birds, "robin").await.pin.id;
        for (who, kind) in [(&ada, Love), (&ben, Haha), (&cleo, Wow), (&ben, Love)] {
            feel(who, robin, kind).await.unwrap();
            world.pass(1_000);
        }
        let reacted = |viewer: &Ctx, items| {
            let viewer = viewer.clone();
            async move {
                ask::walk(items, |bookmarks, page_size| {
                    let page = list_reactions(viewer.clone(), ListReactions { pin_id: robin, bookmarks, page_size });
                    async move {
                        let name = |one: PinReaction| (one.user.username, one.reaction_type);
                        page.await.map(|page| (page.items.into_iter().map(name).collect::<Vec<_>>(), page.bookmark))
                    }
                })
                .await
            }
        };
        let [adas, bens, cleos] =
            [("ada", Love), ("ben", Love), ("cleo", Wow)].map(|(name, kind)| (name.to_owned(), kind));
        block_user(ada.clone(), BlockUser { user_id: ben.user().unwrap() }).await.unwrap();
        for items in [1, 2, 25] {
            assert_eq!(reacted(&world.visitor(), items).await, [bens.clone(), cleos.clone(), adas.clone()]);
            assert_eq!(reacted(&cleo, items).await, [bens.clone(), cleos.clone(), adas.clone()]);
            assert_eq!(reacted(&ada, items).await, [cleos.clone(), adas.clone()]);
        }
        update_board(ada.clone(), UpdateBoard { privacy: Some(Privacy::Secret), ..ask::update(birds) }).await.unwrap();
        let ask = ListReactions { pin_id: robin, bookmarks: Bookmark::Start, page_size: PageSize::new(5) };
        assert_eq!(code(list_reactions(cleo, ask).await), Code::NotFound);
    }

    async fn reactions_at_the_same_time_are_all_counted(world: World) {
        let ada = world.person("ada").await;
        let birds = builders::board(&ada, "Birds").await.board.id;
        let robin = builders::pin(&ada, birds, "robin").await.pin.id;
        let mut people = Vec::new();
        for number in 0..6 {
            people.push(world.person(&format!("person{number}")).await);
        }
        let mut tasks = Vec::new();
        for person in &people {
            for kind in [ReactionType::Love, ReactionType::Wow, ReactionType::Thanks] {
                let person = person.clone();
                tasks.push(tokio::spawn(async move { feel(&person, robin, kind).await.map(drop) }));
                let again = people[0].clone();
                tasks.push(tokio::spawn(async move { favorite(&again, robin).await.map(drop) }));
            }
        }
        for task in tasks {
            task.await.unwrap().unwrap();
        }
        let seen = get(&ada, robin).await.unwrap().pin;
        assert_eq!((seen.reaction_counts.values().sum::<i64>(), seen.favorite_user_count), (6, 1));
        invariants::hold(&world.house.db).await;
    }

    async fn favourites_are_kept_until_they_are_taken_out(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let birds = builders::board(&ada, "Birds").await.board.id;
        let (robin, wren) =
            (builders::pin(&ada, birds, "robin").await.pin.id, builders::pin(&ada, birds, "wren").await.pin.id);
        assert_eq!(favorite(&ben, wren).await.unwrap(), (true, 1));
        assert_eq!(favorite(&ben, robin).await.unwrap(), (true, 1));
        assert_eq!(favorite(&ben, robin).await.unwrap(), (true, 1));
        assert_eq!(favorite(&ada, robin).await.unwrap(), (true, 2));
        assert_eq!((favorites(&ben).await, favorites(&ada).await), (vec![robin, wren], vec![robin]));
        let seen = get(&ben, robin).await.unwrap();
        assert_eq!((seen.favorited_by_me, seen.pin.favorite_user_count), (true, 2));
        assert!(!get(&world.visitor(), robin).await.unwrap().favorited_by_me);
        let page = |bookmarks| ListFavorites { bookmarks, page_size: PageSize::new(1) };
        let first = list_favorites(ben.clone(), page(Bookmark::Start)).await.unwrap();
        let second = list_favorites(ben.clone(), page(Bookmark::After(first.bookmark.unwrap()))).await.unwrap();
        assert_eq!((ask::ids(&first.items), ask::ids(&second.items), second.bookmark), (vec![robin], vec![wren], None));
        invariants::hold(&world.house.db).await;
        // What became secret is listed no more, and can still be taken out.
        update_board(ada.clone(), UpdateBoard { privacy: Some(Privacy::Secret), ..ask::update(birds) }).await.unwrap();
        assert_eq!(favorites(&ben).await, []);
        assert_eq!(unfavorite(&ben, wren).await.unwrap(), (false, 0));
        assert_eq!(code(unfavorite(&ben, wren).await), Code::NotFound);
        update_board(ada.clone(), UpdateBoard { privacy: Some(Privacy::Public), ..ask::update(birds) }).await.unwrap();
        assert_eq!(favorites(&ben).await, [robin]);
        assert_eq!(unfavorite(&ben, robin).await.unwrap(), (false, 1));
        assert_eq!(unfavorite(&ben, robin).await.unwrap(), (false, 1));
        delete_pin(ada.clone(), DeletePin { id: robin }).await.unwrap();
        assert_eq!(favorites(&ada).await, []);
        invariants::hold(&world.house.db).await;
    }

    async fn a_hidden_picture_is_met_no_more_until_it_is_shown_again(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let (birds, mine) =
            (builders::board(&ada, "Birds").await.board.id, builders::board(&ben, "Mine").await.board.id);
        let robin = builders::pin(&ada, birds, "robin in the snow").await.pin.id;
        let beside = builders::pin(&ada, birds, "robin in the hedge").await.pin.id;
        assert_eq!(met(&world, &ben, robin, beside).await, [true; 3]);
        // Hidden by a save of it: the picture counts.
        let copy = builders::save(&ada, robin, builders::board(&ada, "More").await.board.id).await.pin.id;
        hide(&ben, copy).await.unwrap();
        hide(&ben, robin).await.unwrap();
        assert_eq!(met(&world, &ben, robin, beside).await, [false; 3]);
        assert!(get(&ben, robin).await.unwrap().is_hidden);
        for viewer in [&ada, &world.visitor()] {
            assert_eq!(met(&world, viewer, robin, beside).await, [true; 3]);
            assert!(!get(viewer, robin).await.unwrap().is_hidden);
        }
        // Boards and profiles are not feeds.
        builders::save(&ben, robin, mine).await;
        unhide_pin(ben.clone(), UnhidePin { pin_id: copy }).await.unwrap();
        assert_eq!(met(&world, &ben, robin, beside).await, [true; 3]);
    }

    async fn a_hidden_pin_takes_no_reaction_favorite_or_hiding(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let hidden = builders::secret_board(&ada, "Hidden").await.board.id;
        let robin = builders::pin(&ada, hidden, "robin").await.pin.id;
        for (viewer, refusal) in [(&ben, Code::NotFound), (&world.visitor(), Code::SignInRequired)] {
            let refusals = [
                code(feel(viewer, robin, ReactionType::Love).await),
                code(take_back(viewer, robin).await),
                code(favorite(viewer, robin).await),
                code(unfavorite(viewer, robin).await),
                code(hide(viewer, robin).await),
                code(unhide_pin(viewer.clone(), UnhidePin { pin_id: robin }).await),
            ];
            assert_eq!(refusals, [refusal; 6]);
        }
        assert_eq!(code(list_favorites(world.visitor(), ListFavorites::default()).await), Code::SignInRequired);
        assert_eq!(favorite(&ada, robin).await.unwrap(), (true, 1));
        invariants::hold(&world.house.db).await;
    }
}
