//! News by mail: what becomes of what waits when another cadence is chosen, when mails are switched
//! off and on, and when there is more than a mail has room for.

use accounts::preferences::{
    unsubscribe::{find_subscription, unsubscribe},
    update_email_subscription::update_email_subscription,
};
use contract::notifications::NoticeKind;
use mail::Letter;
use store::args;

use super::{
    channels::{switch, tell},
    mailed::{after, token_of, verified, wants, write},
    *,
};

const MINUTE_MS: i64 = 60_000;
const HOUR_MS: i64 = 60 * MINUTE_MS;

/// How many boards a mail says were merged.
fn merged(letter: &Letter) -> usize {
    letter.text.matches("was merged into").count()
}

/// So many things that no other user did.
async fn tell_many_merges(world: &World, who: &Ctx, many: usize) {
    for number in 0..many {
        let board = builders::board(who, &format!("Board {number}")).await.board;
        tell(who, NoticeKind::MergeDone, board.id.0).await;
    }
    world.settle().await;
}

testkit::on_both_engines! {
    async fn what_waits_comes_by_the_cadence_that_is_chosen_then(world: World) {
        let ada = verified(&world, "ada").await;
        let robin = robin(&ada).await;
        let comments = |cadence: Option<&str>| json!({ "id": "comments", "value": true, "cadence": cadence });
        wants(&ada, json!({ "options": [comments(Some("weekly"))] })).await;
        comment(&world.person("ben").await, robin, "Lovely").await;
        world.settle().await;
        // It is Thursday, a quarter past six. Nothing else happens that has anything mailed.
        wants(&ada, json!({ "options": [comments(None)] })).await;
        let mails = after(&world, 3 * HOUR_MS, "ada").await;
        assert_eq!(mails.len(), 1);
        let page = find_subscription(&world.visitor(), &token_of(&mails[0])).await.unwrap();
        let token = page.split_once('#').unwrap().1.to_owned();
        // How often all come, by the link at the foot of a mail.
        wants(&ada, json!({ "cadence": "weekly" })).await;
        comment(&world.person("cleo").await, robin, "Lovely").await;
        world.settle().await;
        assert_eq!(after(&world, DAY_MS, "ada").await.len(), 1);
        let often = json!({ "token": token, "cadence": "at_once", "options": [] });
        update_email_subscription(world.visitor(), ask::input(often)).await.unwrap();
        assert_eq!(after(&world, 2 * MINUTE_MS, "ada").await.len(), 2);
        assert_eq!(after(&world, 8 * DAY_MS, "ada").await.len(), 2);
    }

    async fn what_happened_while_mails_were_off_is_not_mailed(world: World) {
        let ada = verified(&world, "ada").await;
        let robin = robin(&ada).await;
        let board = builders::board(&ada, "Small birds").await.board.id;
        let wren = builders::pin(&ada, board, "A wren").await.pin.id;
        let option = |kind: &str, value: bool| json!({ "id": kind, "value": value });
        let both = |value| json!({ "options": [option("comments", value), option("messages", value)] });
        comment(&world.person("cleo").await, robin, "Lovely").await;
        world.settle().await;
        let mails = after(&world, DAY_MS, "ada").await;
        assert_eq!(mails.len(), 1);
        let end_all = token_of(&mails[0]);
        for (name, other, is_one_press, sent) in [("ben", "dan", false, 1), ("cal", "eva", true, 2)] {
            match is_one_press {
                true => unsubscribe(world.visitor(), &end_all).await.unwrap(),
                false => wants(&ada, both(false)).await,
            }
            let who = world.person(name).await;
            builders::follow_each_other(&ada, &who).await;
            comment(&who, robin, "Lovely").await;
            write(&who, &ada, "Lovely").await;
            assert_eq!(after(&world, HOUR_MS, "ada").await.len(), sent);
            let on = if is_one_press { json!({ "cadence": "daily" }) } else { both(true) };
            wants(&ada, on).await;
            assert_eq!(after(&world, 2 * DAY_MS, "ada").await.len(), sent, "{name}");
            // What happens from now on is, and alone.
            comment(&world.person(other).await, wren, "Lovely").await;
            world.settle().await;
            let mails = after(&world, DAY_MS, "ada").await;
            assert_eq!(mails.len(), sent + 1, "{name}");
            assert!(mails[0].subject.ends_with("commented on your pin “A wren”"), "{}", mails[0].subject);
        }
    }

    async fn what_a_mail_has_no_room_for_is_in_the_hub_or_comes_with_the_next(world: World) {
        let ada = verified(&world, "ada").await;
        let bea = verified(&world, "bea").await;
        switch(&ada, "merges", [false, false, true]).await;
        for who in [&ada, &bea] {
            tell_many_merges(&world, who, 25).await;
        }
        for name in ["ada", "bea"] {
            assert!(after(&world, 0, name).await.is_empty(), "{name}");
        }
        world.pass(3 * HOUR_MS);
        world.settle().await;
        let ada_got = after(&world, 0, "ada").await;
        let bea_got = after(&world, 0, "bea").await;
        assert_eq!([ada_got.len(), bea_got.len()], [1, 1]);
        assert_eq!([merged(&ada_got[0]), merged(&bea_got[0])], [20, 20]);
        let ada_got = after(&world, DAY_MS, "ada").await;
        assert_eq!((ada_got.len(), merged(&ada_got[0])), (2, 5));
        assert_eq!(after(&world, 2 * DAY_MS, "ada").await.len(), 2);
        assert_eq!(after(&world, 0, "bea").await.len(), 1);
    }

    async fn a_line_that_very_many_others_are_before_is_not_lost(world: World) {
        // Of what is not wanted, and of what nothing is shown any more: that is looked at once.
        for (name, other, kind, sent) in [("ada", "ben", "save", [1, 1]), ("bea", "cal", "comment", [0, 1])] {
            let who = verified(&world, name).await;
            let robin = robin(&who).await;
            comment(&world.person(other).await, robin, "Lovely").await;
            world.settle().await;
            let tx = who.begin().await.unwrap();
            let now = who.now();
            let day = now.div_euclid(DAY_MS) - 5;
            tx.exec(&TOLD, &args![who.user().unwrap(), day, kind, now]).await.unwrap();
            tx.commit().await.unwrap();
            let first_day = after(&world, DAY_MS, name).await.len();
            let mails = after(&world, DAY_MS, name).await;
            assert_eq!([first_day, mails.len()], sent, "{name}");
            assert!(mails[0].subject.ends_with("commented on your pin “A robin”"), "{}", mails[0].subject);
        }
    }

    async fn what_is_told_anew_is_mailed_whatever_clocks_say(world: World) {
        let ada = verified(&world, "ada").await;
        wants(&ada, json!({ "cadence": "at_once" })).await;
        let robin = robin(&ada).await;
        comment(&world.person("ben").await, robin, "Lovely").await;
        world.settle().await;
        assert_eq!(after(&world, 2 * MINUTE_MS, "ada").await.len(), 1);
        // Another server told it, whose clock is an hour ahead.
        let tx = ada.begin().await.unwrap();
        tx.exec(&AHEAD, &args![ada.user().unwrap(), HOUR_MS]).await.unwrap();
        tx.commit().await.unwrap();
        comment(&world.person("cleo").await, robin, "Lovely").await;
        world.settle().await;
        let mails = after(&world, 20 * MINUTE_MS, "ada").await;
        assert_eq!(mails.len(), 2);
        assert!(mails[0].subject.contains("and one other commented"), "{}", mails[0].subject);
        assert_eq!(after(&world, DAY_MS, "ada").await.len(), 2);
    }
}

store::sql! {
    AHEAD: () =
        "UPDATE notices SET told_ms = told_ms + $2, mailed_ms = mailed_ms + $2 WHERE user_id = $1";
    // Later than what is to be mailed; of days that are not gathered any more.
    TOLD: () =
        "INSERT INTO notices (user_id, id, day, kind, object, actor_count, last_ms, told_ms) \
         WITH RECURSIVE lines (id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM lines WHERE id < 120) \
         SELECT $1, id, $2, $3, id, 1, CAST($4 AS BIGINT) + id, CAST($4 AS BIGINT) FROM lines";
}
