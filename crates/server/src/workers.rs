//! Workers of all jobs. Those that wait for other people's servers are apart from the others and
//! from each other, so that a mail server or a push service that is slow keeps nothing else back; and
//! so are those that wait for a program of the host's, those that take minutes, and those that are due
//! for all users in one moment, such as the mails of a morning.

use std::{sync::Arc, time::Duration};

use accounts::{
    mails::jobs::SEND,
    uploads::jobs::{READ_WORDS, SCREEN},
    videos::jobs::{LONGEST, MAKE as MAKE_VIDEO},
};
use discovery::{feeds::digest_ideas::DIGEST_IDEAS, webhooks::deliver::DELIVER};
use futures_util::future::join_all;
use kernel::{house::House, jobs};
use queue::{Options, Workers};
use talk::notifications::jobs::{MAIL, PUSH};

/// Jobs that have workers of their own, and how many of each are done at once. One that waits for a
/// slow server takes up to ten seconds of it, or a minute of a mail server; a program of the host's takes
/// up to half a minute for each picture, a video minutes of several processors; ideas are work of this one.
const APART: [(&str, usize); 8] = [
    (SEND, 8),
    (MAIL, 8),
    (DELIVER, 16),
    (PUSH, 16),
    (DIGEST_IDEAS, 2),
    (READ_WORDS, 1),
    (SCREEN, 1),
    (MAKE_VIDEO, 1),
];
/// How soon a video is made anew whose server died.
const VIDEO_LEASE: Duration = Duration::from_secs(60);
/// Until a video is tried again whose host has no room; it doubles up to an hour, so that eight
/// tries outlast an hour without.
const VIDEO_AGAIN: Duration = Duration::from_secs(30);
/// Until a mail that could not be handed over is tried again; it doubles up to an hour. Twelve
/// attempts then outlast a mail server that is away for four hours.
const MAIL_AGAIN: Duration = Duration::from_secs(15);

/// Starts all groups.
pub fn start(house: &Arc<House>) -> Vec<Workers> {
    let kinds = jobs::handlers(house).into_iter();
    let mut groups: [Vec<_>; APART.len() + 1] = Default::default();
    for (kind, handler) in kinds {
        groups[group_of(kind)].push((kind, handler));
    }
    let start = |(group, handlers)| {
        let options = options(group);
        Workers::start(house.db.clone(), house.clock.clone(), handlers, options)
    };
    groups.into_iter().enumerate().map(start).collect()
}

/// Stops all at once, each within this time.
pub async fn stop(workers: Vec<Workers>, within: Duration) {
    join_all(workers.into_iter().map(|group| group.stop(within))).await;
}

/// The number of a job's group; the last one is that of all other jobs.
fn group_of(kind: &str) -> usize {
    let apart = APART.iter().position(|(own, _)| *own == kind);
    apart.unwrap_or(APART.len())
}

fn options(group: usize) -> Options {
    let usual = Options::default();
    match APART.get(group) {
        None => Options {
            schedule: jobs::schedule(),
            ..usual
        },
        Some((SEND | MAIL, at_once)) => Options {
            at_once: *at_once,
            first_delay: MAIL_AGAIN,
            ..usual
        },
        Some((MAKE_VIDEO, at_once)) => Options {
            at_once: *at_once,
            lease: VIDEO_LEASE,
            longest: Some(LONGEST),
            first_delay: VIDEO_AGAIN,
            ..usual
        },
        Some((_, at_once)) => Options {
            at_once: *at_once,
            ..usual
        },
    }
}

#[cfg(test)]
mod tests {
    use accounts::{
        log_ins::request_reset::request_reset,
        preferences::update_email_settings::update_email_settings,
        sessions::change_standing::{ChangeStanding, change_standing},
    };
    use contract::{ids::PinId, notifications::ListNotices, sessions::RequestReset};
    use kernel::ctx::Ctx;
    use mail::{PATIENCE, Post, Target};
    use serde::de::DeserializeOwned;
    use serde_json::{Value, json};
    use talk::{
        comments::write_comment::write_comment,
        notifications::{jobs::GATHER, list_notices::list_notices},
    };
    use testkit::{builders, world::World};
    use tokio::{net::TcpListener, task::yield_now, time::timeout};

    use super::*;

    /// Longest that a test waits for what is to happen at once.
    const AT_ONCE: Duration = Duration::from_secs(20);

    fn input<T: DeserializeOwned>(json: Value) -> T {
        serde_json::from_value(json).unwrap()
    }

    async fn comment(who: &Ctx, pin: PinId, text: &str) {
        let said = json!({ "pin_id": pin, "text": text });
        write_comment(who.clone(), input(said)).await.unwrap();
    }

    /// The comment that a user was told of last.
    async fn last_told(who: &Ctx) -> Option<String> {
        let told = list_notices(who.clone(), ListNotices::default()).await;
        let last = told.unwrap().items.into_iter().next()?;
        last.comment.map(|comment| comment.text)
    }

    /// A user whose address is known to be theirs: they are not asked for it by mail.
    async fn known(world: &World, name: &str) -> Ctx {
        let who = world.person(name).await;
        let known = ChangeStanding {
            is_email_verified: Some(true),
            ..ChangeStanding::default()
        };
        let id = who.user().unwrap();
        change_standing(world.host(), id, known).await.unwrap();
        who
    }

    async fn pin(who: &Ctx) -> PinId {
        let board = builders::board(who, "Birds").await.board.id;
        builders::pin(who, board, "A robin").await.pin.id
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_mail_server_that_says_nothing_holds_up_the_mails_of_a_kind_alone() {
        let silent = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let server = Target::Server(format!("smtp://{}", silent.local_addr().unwrap()));
        let post = Post::open(&server, "Magpie", "post@magpie.test", PATIENCE).unwrap();
        let world = World::sqlite().await;
        let world = world.configured(|house| house.post = post);
        let ada = known(&world, "ada").await;
        // As many as are mailed news at the same time: every worker of news is held up.
        let readers = ["bea", "cal", "dan", "eva", "fay", "gil", "hal", "ivy"];
        assert_eq!(readers.len(), options(group_of(MAIL)).at_once);
        for name in readers {
            let reader = known(&world, name).await;
            let at_once = input(json!({ "cadence": "at_once" }));
            update_email_settings(reader.clone(), at_once)
                .await
                .unwrap();
            comment(&ada, pin(&reader).await, "It sings.").await;
        }
        world.settle().await;
        world.pass(2 * 60 * 1_000);
        let workers = start(&world.house);
        let mut held = Vec::new();
        for name in readers {
            let news = timeout(AT_ONCE, silent.accept()).await;
            held.push(news.expect(name).unwrap());
        }
        let forgot = RequestReset {
            username_or_email: "ada".into(),
            ..RequestReset::default()
        };
        request_reset(world.visitor(), forgot).await.unwrap();
        let link = timeout(AT_ONCE, silent.accept()).await;
        held.push(link.expect("a link does not wait for news").unwrap());
        comment(&known(&world, "ben").await, pin(&ada).await, "It sang.").await;
        let hears = async {
            while last_told(&ada).await.as_deref() != Some("It sang.") {
                yield_now().await;
            }
        };
        timeout(AT_ONCE, hears)
            .await
            .expect("the hub waits for no mail");
        stop(workers, Duration::ZERO).await;
    }

    #[test]
    fn what_waits_for_other_servers_or_is_for_all_keeps_nothing_else_back() {
        // Who resets a password does not wait for the mails of a morning.
        let kinds = [
            SEND,
            MAIL,
            DELIVER,
            PUSH,
            DIGEST_IDEAS,
            READ_WORDS,
            SCREEN,
            MAKE_VIDEO,
            GATHER,
        ];
        let mut groups = kinds.map(group_of);
        groups.sort_unstable();
        assert_eq!(groups, [0, 1, 2, 3, 4, 5, 6, 7, 8]);
    }

    #[test]
    fn a_mail_server_may_be_away_for_hours() {
        for kind in [SEND, MAIL] {
            let mails = options(group_of(kind));
            let mut delay = mails.first_delay;
            let mut waited = Duration::ZERO;
            for _ in 1..mails.attempts {
                waited += delay.min(mails.longest_delay);
                delay *= 2;
            }
            assert!(waited > Duration::from_secs(4 * 3600), "{kind} {waited:?}");
        }
    }
}
