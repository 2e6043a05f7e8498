//! What two servers of one database know of each other's writes. What every write changes is
//! walked in `caches.rs`.

use std::{
    sync::{Arc, Mutex},
    time::Duration,
};

use accounts::{
    log_ins::log_in::log_in,
    sessions::{authenticate::authenticate, log_out::log_out},
};
use contract::{
    ids::{ConversationId, MessageId, PinId, UserId},
    sessions::LogIn,
};
use kernel::{
    ctx::Ctx,
    house::{Changed, House, Version},
    peers,
    tokens::token_hash,
};
use store::{Engine, Run, sql};
use testkit::{builders::PASSWORD, nats::Nats, peers::told, world::World};

sql! {
    postgres DEAFEN: bool =
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
         WHERE datname = current_database() AND query = 'LISTEN magpie_changes'";
}

/// What servers tell each other is heard by then, or never.
const PATIENCE: Duration = Duration::from_secs(10);

/// A session that is known to both servers.
async fn known_session(world: &World, peer: &Arc<House>) -> Ctx {
    let credentials = LogIn {
        username_or_email: "ada".into(),
        password: PASSWORD.into(),
        ..LogIn::default()
    };
    let signed_in = log_in(world.visitor(), credentials).await.unwrap();
    let hash = token_hash(&signed_in.session.token);
    assert!(authenticate(peer, &hash).await.unwrap().is_some());
    let actor = authenticate(&world.house, &hash).await.unwrap().unwrap();
    Ctx {
        actor,
        session: Some(hash),
        ..world.visitor()
    }
}

/// Ends a session at this server.
async fn end(ctx: &Ctx) {
    log_out(ctx.clone(), Default::default()).await.unwrap();
}

type Changes = Arc<Mutex<Vec<(Changed, Version)>>>;

/// What a server tells its open streams from now on.
fn heard_by(house: &House) -> Changes {
    let heard = Changes::default();
    let kept = heard.clone();
    let keep = move |changed, version| kept.lock().unwrap().push((changed, version));
    house.listeners.listen(keep);
    heard
}

/// Waits until a server has heard of this.
async fn hears(heard: &Changes, awaited: Changed) {
    let told = async {
        while !heard.lock().unwrap().iter().any(|(one, _)| *one == awaited) {
            tokio::task::yield_now().await;
        }
    };
    let heard = tokio::time::timeout(PATIENCE, told).await;
    heard.expect("the server is told");
}

/// Has a server hear others over NATS, which it does not share yet with what runs.
async fn connect(house: &mut Arc<House>, nats: &Nats) {
    let house = Arc::get_mut(house).expect("the house is not shared yet");
    house.extensions.insert(nats.wire().await);
}

/// Waits until a server that keeps this session knows that it has ended.
async fn hears_of_it(peer: &Arc<House>, ctx: &Ctx) {
    let hash = ctx.session.unwrap();
    let known = async {
        while authenticate(peer, &hash).await.unwrap().is_some() {
            tokio::task::yield_now().await;
        }
    };
    let heard = tokio::time::timeout(PATIENCE, known).await;
    heard.expect("the other server is told");
}

testkit::on_both_engines! {
    async fn a_session_that_ended_at_one_server_is_over_at_the_other(world: World) {
        let peer = world.afresh();
        let Some(mut heard) = peer.db.listen(peers::CHANNEL).await.unwrap() else {
            // SQLite has one server.
            return;
        };
        peers::join(&world.house);
        peers::join(&peer);
        world.person("ada").await;
        let ctx = known_session(&world, &peer).await;
        let hash = ctx.session.unwrap();
        log_out(ctx, Default::default()).await.unwrap();
        assert!(authenticate(&peer, &hash).await.unwrap().is_some(), "it is kept there");
        for text in told(&world.house, &mut heard).await {
            peers::hear(&peer, &text);
        }
        assert!(authenticate(&peer, &hash).await.unwrap().is_none());
    }

    async fn a_change_has_one_version_and_one_place_at_all_servers(world: World) {
        let peer = world.afresh();
        let Some(mut texts) = peer.db.listen(peers::CHANNEL).await.unwrap() else {
            return;
        };
        peers::join(&world.house);
        peers::join(&peer);
        let [here, there] = [&*world.house, &*peer].map(heard_by);
        let message = |number| Changed::Conversation {
            to: UserId(1),
            conversation_id: ConversationId(2),
            message_id: Some(MessageId(number)),
        };
        for number in 3..10 {
            world.house.tell_all(message(number));
        }
        world.house.tell_all(Changed::News(UserId(1)));
        for text in told(&world.house, &mut texts).await {
            peers::hear(&peer, &text);
        }
        let [here, there] = [here, there].map(|heard| heard.lock().unwrap().clone());
        assert_eq!(here.len(), 8);
        assert!(here.is_sorted_by(|one, next| one.1 < next.1), "{here:?}");
        assert_eq!(there, here);
    }

    async fn what_is_said_typed_and_changed_is_heard_at_the_other_once_and_in_order(world: World) {
        if world.house.db.engine() == Engine::Sqlite {
            return;
        }
        let nats = Nats::start();
        let (to, user_id, conversation_id) = (UserId(1), UserId(2), ConversationId(3));
        let message = |number| Changed::Conversation { to, conversation_id, message_id: Some(MessageId(number)) };
        let typing = Changed::Typing { to, user_id, conversation_id };
        let last = Changed::News(to);
        let told = [typing, Changed::Pin(PinId(4)), message(5), message(6), message(7), last];
        for is_over_nats in [false, true] {
            let (mut own, mut peer) = (world.afresh(), world.afresh());
            if is_over_nats {
                connect(&mut own, &nats).await;
                connect(&mut peer, &nats).await;
            }
            let heard = [&*own, &*peer].map(heard_by);
            let following = [&own, &peer].map(|house| tokio::spawn(peers::follow(house.clone())));
            // With this they begin to listen.
            for one in &heard {
                hears(one, Changed::Everything).await;
            }
            for changed in told {
                own.tell_all(changed);
            }
            hears(&heard[1], last).await;
            for one in heard {
                let all = one.lock().unwrap().clone();
                let heard = all.into_iter().map(|(changed, _)| changed);
                let heard: Vec<_> = heard.filter(|changed| *changed != Changed::Everything).collect();
                assert_eq!(heard, told, "over NATS: {is_over_nats}");
            }
            for one in following {
                one.abort();
            }
        }
    }

    async fn servers_hear_each_other_also_after_a_lost_connection_and_to_the_last_write(world: World) {
        if world.house.db.engine() == Engine::Sqlite {
            return;
        }
        let peer = world.afresh();
        let [own, other] = [&world.house, &peer].map(|house| tokio::spawn(peers::follow(house.clone())));
        world.person("ada").await;
        let [first, second, last] = [
            known_session(&world, &peer).await,
            known_session(&world, &peer).await,
            known_session(&world, &peer).await,
        ];
        end(&first).await;
        hears_of_it(&peer, &first).await;
        // Both listen, so both are cut off; what is told meanwhile is lost.
        let cut_off = world.house.db.all(&DEAFEN, &[]).await.unwrap();
        assert_eq!(cut_off, [true, true]);
        end(&second).await;
        hears_of_it(&peer, &second).await;
        end(&last).await;
        peers::leave(&world.house);
        tokio::time::timeout(PATIENCE, own).await.expect("it leaves").unwrap();
        hears_of_it(&peer, &last).await;
        other.abort();
    }

    async fn servers_hear_each_other_over_nats_also_after_it_was_away(world: World) {
        if world.house.db.engine() == Engine::Sqlite {
            return;
        }
        let mut nats = Nats::start();
        let (mut own, mut peer) = (world.afresh(), world.afresh());
        for house in [&mut own, &mut peer] {
            connect(house, &nats).await;
        }
        let [following, other] = [&own, &peer].map(|house| tokio::spawn(peers::follow(house.clone())));
        world.person("ada").await;
        let end_there = async |ctx: Ctx| {
            let ctx = Ctx { house: own.clone(), ..ctx };
            log_out(ctx, Default::default()).await.unwrap();
        };
        let [first, second] = [known_session(&world, &peer).await, known_session(&world, &peer).await];
        end_there(first.clone()).await;
        hears_of_it(&peer, &first).await;
        // What is told while it is away is lost, and made good when it is back.
        nats.restart();
        end_there(second.clone()).await;
        hears_of_it(&peer, &second).await;
        peers::leave(&own);
        tokio::time::timeout(PATIENCE, following).await.expect("it leaves").unwrap();
        other.abort();
    }

    async fn calls_are_counted_at_the_other_server_and_not_twice_at_ones_own(world: World) {
        let peer = world.afresh();
        let Some(mut heard) = peer.db.listen(peers::CHANNEL).await.unwrap() else {
            return;
        };
        let counted = Arc::new(Mutex::new(Vec::new()));
        for (name, house) in [("own", &world.house), ("peer", &peer)] {
            let counted = counted.clone();
            let count = move |call: &str, times| counted.lock().unwrap().push((name, call.to_owned(), times));
            house.listeners.count_by(count);
        }
        // A server that takes no part keeps nothing to be told.
        world.house.peers.count(|| unreachable!("it is not named"));
        peers::join(&world.house);
        peers::join(&peer);
        for call in ["a", "b", "a"] {
            world.house.peers.count(|| call.to_owned());
        }
        let texts = told(&world.house, &mut heard).await;
        for text in &texts {
            peers::hear(&peer, text);
            peers::hear(&world.house, text);
        }
        let expected = [("peer", "a".to_owned(), 2), ("peer", "b".to_owned(), 1)];
        assert_eq!(*counted.lock().unwrap(), expected);
        assert_eq!(told(&world.house, &mut heard).await, Vec::<String>::new());
    }
}
