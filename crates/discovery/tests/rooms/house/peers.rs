//! What two servers of one database know of each other's writes. What every write changes is
//! walked in `caches.rs`.

use std::sync::{Arc, Mutex};

use accounts::{
    log_ins::log_in::log_in,
    sessions::{authenticate::authenticate, log_out::log_out},
};
use contract::sessions::LogIn;
use kernel::{ctx::Ctx, peers, tokens::token_hash};
use testkit::{builders::PASSWORD, peers::told};

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
        let credentials = LogIn {
            username_or_email: "ada".into(),
            password: PASSWORD.into(),
            ..LogIn::default()
        };
        let signed_in = log_in(world.visitor(), credentials).await.unwrap();
        let hash = token_hash(&signed_in.session.token);
        assert!(authenticate(&peer, &hash).await.unwrap().is_some());
        let actor = authenticate(&world.house, &hash).await.unwrap().unwrap();
        let ctx = Ctx { actor, session: Some(hash), ..world.visitor() };
        log_out(ctx, Default::default()).await.unwrap();
        assert!(authenticate(&peer, &hash).await.unwrap().is_some(), "it is kept there");
        for text in told(&world.house, &mut heard).await {
            peers::hear(&peer, &text);
        }
        assert!(authenticate(&peer, &hash).await.unwrap().is_none());
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
