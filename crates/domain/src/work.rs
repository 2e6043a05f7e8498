//! Everything that is done beside requests, on one page: jobs, when they come
//! again, and following the log.

use std::{future::Future, sync::Arc, time::Duration};

use queue::{Every, Handler, Job, every, handler};
use tracing::error;

use crate::{
    batches, bin, blocks, captchas, downloads,
    error::Result,
    exports, factors,
    feeds::{self, rank_popular::rank_popular},
    house::House,
    imports, links, mails, networks, pins,
    search::{index_pins::index_pins, rebuild_index::rebuild_index},
    sessions,
    uploads::{self, release_picture::remove_unshown},
    users, websites,
};

/// How long the log may go unread when nobody rings: other servers' writes are
/// found so (issue: within one second of being saved).
const LONGEST_LAG: Duration = Duration::from_millis(250);
/// Pause after the index refused, so that a full disk is not hammered.
const AFTER_FAILURE: Duration = Duration::from_secs(2);

/// Forgets what every follower of the log has had time to read.
const PRUNE_LOG: &str = "log.prune";
/// How long the log is kept: a server that was away longer makes its index anew.
const LOG_KEPT_MS: i64 = 7 * 24 * 60 * 60 * 1_000;

/// Every job and its body.
pub fn handlers(house: &Arc<House>) -> Vec<(&'static str, Handler)> {
    let mut all = caused(house);
    all.extend(recurring(house));
    all
}

/// What operations cause.
fn caused(house: &Arc<House>) -> Vec<(&'static str, Handler)> {
    vec![
        job(
            house,
            feeds::jobs::REACH_FOLLOWERS,
            |house, job| async move { feeds::jobs::hear(&house, &job.body).await },
        ),
        job(house, feeds::jobs::FOLLOW, |house, job| async move {
            feeds::jobs::hear(&house, &job.body).await
        }),
        job(house, pins::jobs::SETTLE_PRIVACY, |house, job| async move {
            pins::jobs::settle_privacy(&house, &job.body).await
        }),
        job(house, mails::jobs::SEND, |house, job| async move {
            mails::jobs::send(&house, &job.body).await
        }),
        job(house, exports::jobs::MAKE, |house, job| async move {
            exports::jobs::make(&house, &job.body).await
        }),
        job(house, downloads::jobs::MAKE, |house, job| async move {
            downloads::jobs::make(&house, &job.body).await
        }),
        job(house, imports::jobs::RUN, |house, job| async move {
            imports::jobs::run(&house, &job.body).await
        }),
        job(house, batches::jobs::RUN, |house, job| async move {
            batches::jobs::run(&house, &job.body).await
        }),
        job(house, users::jobs::ERASE, |house, job| async move {
            users::jobs::erase(&house, &job.body).await
        }),
        job(house, uploads::jobs::RELEASE, |house, job| async move {
            remove_unshown(&house, &job.body).await
        }),
        job(house, websites::jobs::CHECK, |house, job| async move {
            websites::jobs::check(&house, &job.body).await
        }),
        job(house, blocks::jobs::SEPARATE, |house, job| async move {
            blocks::jobs::run(&house, &job.body).await
        }),
        job(house, links::jobs::REFRESH, |house, job| async move {
            links::jobs::refresh(&house, &job.body).await
        }),
    ]
}

/// What comes again, as [`schedule`] says.
fn recurring(house: &Arc<House>) -> Vec<(&'static str, Handler)> {
    vec![
        job(house, feeds::jobs::RANK_POPULAR, |house, _| async move {
            rank_popular(&house).await
        }),
        job(house, sessions::jobs::END_EXPIRED, |house, _| async move {
            sessions::jobs::end_expired(&house).await
        }),
        job(house, batches::jobs::TIDY, |house, _| async move {
            batches::jobs::tidy(&house).await
        }),
        job(house, bin::jobs::EMPTY, |house, _| async move {
            bin::jobs::empty(&house).await
        }),
        job(house, exports::jobs::TIDY, |house, _| async move {
            exports::jobs::tidy(&house).await
        }),
        job(house, downloads::jobs::TIDY, |house, _| async move {
            downloads::jobs::tidy(&house).await
        }),
        job(house, imports::jobs::TIDY, |house, _| async move {
            imports::jobs::tidy(&house).await
        }),
        job(house, feeds::jobs::FORGET, |house, _| async move {
            feeds::jobs::forget(&house).await
        }),
        job(house, users::jobs::ERASE_DUE, |house, _| async move {
            users::jobs::erase_due(&house).await
        }),
        job(house, mails::jobs::TIDY, |house, _| async move {
            mails::jobs::tidy(&house).await
        }),
        job(house, factors::jobs::TIDY, |house, _| async move {
            factors::jobs::tidy(&house).await
        }),
        job(house, captchas::jobs::TIDY, |house, _| async move {
            captchas::jobs::tidy(&house).await
        }),
        job(house, websites::jobs::CHECK_DUE, |house, _| async move {
            websites::jobs::check_due(&house).await
        }),
        job(house, links::jobs::TIDY, |house, _| async move {
            links::jobs::tidy(&house).await
        }),
        job(house, networks::jobs::TIDY, |house, _| async move {
            networks::jobs::tidy(&house).await
        }),
        job(house, PRUNE_LOG, |house, _| async move {
            prune_log(&house).await
        }),
        job(house, uploads::jobs::TIDY, |house, _| async move {
            uploads::jobs::tidy(&house).await
        }),
        job(house, uploads::jobs::FIND_LOOKS, |house, _| async move {
            uploads::jobs::find_looks(&house).await
        }),
    ]
}

/// Jobs that come again.
pub fn schedule() -> Vec<Every> {
    vec![
        every(feeds::jobs::RANK_POPULAR, Duration::from_secs(5 * 60)),
        every(sessions::jobs::END_EXPIRED, Duration::from_secs(60 * 60)),
        every(mails::jobs::TIDY, Duration::from_secs(60 * 60)),
        every(batches::jobs::TIDY, Duration::from_secs(60 * 60)),
        every(bin::jobs::EMPTY, Duration::from_secs(60 * 60)),
        every(exports::jobs::TIDY, Duration::from_secs(60 * 60)),
        every(downloads::jobs::TIDY, Duration::from_secs(60 * 60)),
        every(imports::jobs::TIDY, Duration::from_secs(60 * 60)),
        every(feeds::jobs::FORGET, Duration::from_secs(60 * 60)),
        every(users::jobs::ERASE_DUE, Duration::from_secs(60 * 60)),
        every(factors::jobs::TIDY, Duration::from_secs(60 * 60)),
        every(captchas::jobs::TIDY, Duration::from_secs(60 * 60)),
        every(websites::jobs::CHECK_DUE, Duration::from_secs(60 * 60)),
        every(links::jobs::TIDY, Duration::from_secs(60 * 60)),
        every(networks::jobs::TIDY, Duration::from_secs(60 * 60)),
        every(PRUNE_LOG, Duration::from_secs(60 * 60)),
        every(uploads::jobs::TIDY, Duration::from_secs(10 * 60)),
        every(uploads::jobs::FIND_LOOKS, Duration::from_secs(60 * 60)),
    ]
}

/// How many jobs wait, run, and have failed too often.
pub async fn count_jobs(house: &House) -> Result<Vec<(&'static str, i64)>> {
    Ok(queue::count(&house.db).await?)
}

/// Keeps the index in step with the log until the task is dropped; makes it anew
/// first when it has never been made, and whenever `asked` says that the host
/// wants it. Searches are answered from the old one meanwhile.
#[expect(
    clippy::disallowed_methods,
    reason = "a pause after a failure, not a rule"
)]
pub async fn follow_log(house: Arc<House>, asked: impl Fn() -> bool + Send) {
    let mut anew = match is_followable(&house).await {
        Ok(followable) => !followable,
        Err(cause) => {
            error!(%cause, "the log could not be read");
            false
        }
    };
    loop {
        if anew && let Err(cause) = rebuild_index(&house).await {
            error!(%cause, "the search index could not be made");
        }
        // Asked for before reading, so that no ring is missed in between.
        let changed = house.db.changed();
        match index_pins(&house).await {
            Ok(true) => {}
            Ok(false) => drop(tokio::time::timeout(LONGEST_LAG, changed).await),
            Err(cause) => {
                error!(%cause, "the search index does not follow");
                tokio::time::sleep(AFTER_FAILURE).await;
            }
        }
        anew = asked();
    }
}

/// Whether the index has been made and the log still holds all that came since.
async fn is_followable(house: &House) -> Result<bool> {
    let position = house.index.position().and_then(|text| text.parse().ok());
    match position {
        Some(position) => Ok(queue::reaches_back_to(&house.db, position).await?),
        None => Ok(false),
    }
}

async fn prune_log(house: &House) -> Result<()> {
    let tx = house.db.begin().await?;
    queue::prune(&tx, house.now() - LOG_KEPT_MS).await?;
    tx.commit().await?;
    Ok(())
}

fn job<F, Fut>(house: &Arc<House>, kind: &'static str, body: F) -> (&'static str, Handler)
where
    F: Fn(Arc<House>, Job) -> Fut + Send + Sync + 'static,
    Fut: Future<Output = Result<()>> + Send + 'static,
{
    let house = house.clone();
    (kind, handler(move |job| body(house.clone(), job)))
}
