//! What ends webhooks while events look for them.

use accounts::sessions::end_sessions::end_all;
use store::args;
use tokio::task::yield_now;

use super::*;

store::sql! {
    LOCK_ONE: () = "UPDATE webhooks SET failures = failures WHERE user_id = $1 AND id = $2";
}

/// Turns that the other task is given. With fewer than it takes, nothing would be shown:
/// with the order turned round in `LOCK_ON`, this fails on PostgreSQL.
const TURNS: usize = 50_000;

testkit::on_both_engines! {
    async fn webhooks_end_in_the_order_in_which_events_lock_them(world: World) {
        let ada = world.person("ada").await;
        let (id, mut made) = (ada.user().unwrap(), Vec::new());
        for number in 0..2 {
            made.push(add(&ada, &format!("https://ada.example/{number}")).await.webhook.id);
        }
        made.sort_unstable();
        let event = world.house.begin().await.unwrap();
        event.exec(&LOCK_ONE, &args![id, made[0]]).await.unwrap();
        let telling = async {
            for _ in 0..TURNS {
                yield_now().await;
            }
            // The other waits for the first, and must not hold the second.
            event.exec(&LOCK_ONE, &args![id, made[1]]).await.unwrap();
            event.commit().await.unwrap();
        };
        let ending = async {
            let tx = world.house.begin().await.unwrap();
            end_all(&tx, id).await.unwrap();
            tx.commit().await.unwrap();
        };
        tokio::join!(ending, telling);
        let left = list_webhooks(ada, ListWebhooks {}).await.unwrap().webhooks;
        assert!(left.iter().all(|webhook| webhook.off.is_some()) && left.len() == 2);
    }
}
