//! Makes what pins play of a video that has come, and the picture that stands for it.

use std::{path::Path, sync::Arc};

use contract::{
    errors::{Code, Kind},
    ids::UploadId,
    uploads::UploadStage::{self, Cover, Making, Storing},
};
use futures_util::TryStreamExt;
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    house::House,
};
use media::{Picture, VideoPart};
use sha2::{Digest, Sha256};
use tokio::{
    fs::{File, create_dir},
    io::AsyncWriteExt,
    sync::watch,
};
use tracing::{error, warn};
use video::{About, Cut, Limits, Made, Problem, Tools, frame, make, probe};

use super::{
    jobs::TRIES,
    policy::{VideoRules, VideoTools, told_of},
};
use crate::uploads::{
    self, StoredUpload,
    release_picture::release_picture,
    store_cover::{VideoFiles, check_cover, find_cover, store_cover},
};

/// The frame that stands for a video: what is shown after a second, or in the middle of a
/// shorter one.
const COVER_AT_MS: i64 = 1_000;
/// Of all that is done to a video, in percent, what was done before it is made, and what is
/// when it was.
const MAKING_FROM: u8 = 5;
const MAKING_UNTIL: u8 = 95;
/// Percent between two notes of how far it is: each is a write.
const STEP: u8 = 5;

/// Body of the job [`MAKE`](super::jobs::MAKE); tries are counted from 1. A run that was cut off
/// begins anew, and one that ended finds the video made. What is wrong with a file fails the
/// upload, with words for people; of what is the host's fault, the last try does.
///
/// # Errors
/// When it is the host's fault, and may be tried again.
pub async fn make_video(house: &Arc<House>, body: &str, attempt: i64) -> Result<()> {
    let id: UploadId = body.parse().map_err(|()| Error::internal("no id"))?;
    let upload = uploads::find(&house.db, id).await?;
    // It was made, or its user erased, and a server ended before it removed the file.
    let Some(upload) = upload.filter(|upload| upload.stage.is_some()) else {
        return Ok(house.blobs.archives().remove(id.0).await?);
    };
    if attempt > TRIES {
        error!(%id, "a video is given up: servers died of it");
        return fail(house, id, Code::Internal).await;
    }
    match make_of(house, &upload).await {
        Ok(()) => Ok(()),
        Err(refused) if matches!(refused.kind(), Kind::Invalid | Kind::TooLarge) => {
            fail(house, id, refused.code).await
        }
        Err(cause) if attempt == TRIES => {
            error!(%id, %cause, "a video is given up");
            fail(house, id, cause.code).await
        }
        Err(cause) => Err(cause),
    }
}

/// Makes the video in a folder of its own, which is gone afterwards.
async fn make_of(house: &Arc<House>, upload: &StoredUpload) -> Result<()> {
    let ctx = Ctx::of_job(house);
    // A server that took it had the programs; this one has not, or not any more.
    let tools = house.get::<VideoTools>().check();
    let tools = tools.map_err(|_| Error::internal("ffmpeg is missing"))?;
    let limits = house.get::<VideoRules>().limits();
    let workshop = house.blobs.workshop().await?;
    let source = workshop.path().join("sent");
    let hash = take_kept(house, upload.id, &source).await?;
    let about = probe(tools, &source, &limits).await.map_err(refuse)?;
    let made_of = format!("video {hash} 0-{}", about.duration_ms);
    let by = Some(upload.user_id);
    if let Some(known) = find_cover(&ctx, by, &made_of).await? {
        return succeed(house, upload.id, &known.signature).await;
    }
    let work = Work {
        house,
        id: upload.id,
        tools,
        limits,
        source: &source,
        about,
    };
    let cover = check_cover(&ctx, by, work.draw_cover().await?, &made_of).await?;
    check_pixels(&cover, &about)?;
    let into = workshop.path().join("made");
    create_dir(&into).await?;
    let made = work.make(&cover.signature, &into).await?;
    work.note(Storing, MAKING_UNTIL).await?;
    let parts = parts(&made)?;
    let video = VideoFiles {
        duration_ms: made.duration_ms,
        from: &into,
        parts: &parts,
    };
    let stored = store_cover(&ctx, &cover, &video).await?;
    succeed(house, upload.id, &stored.signature).await
}

/// A video that is being made.
struct Work<'a> {
    house: &'a Arc<House>,
    id: UploadId,
    tools: &'a Tools,
    limits: Limits,
    source: &'a Path,
    about: About,
}

impl Work<'_> {
    async fn draw_cover(&self) -> Result<Vec<u8>> {
        self.note(Cover, 0).await?;
        let at_ms = COVER_AT_MS.min(self.about.duration_ms / 2);
        let drawn = frame(self.tools, self.source, &self.about, at_ms, &self.limits);
        drawn.await.map_err(refuse)
    }

    /// Makes the files, and notes meanwhile how far it is.
    async fn make(&self, signature: &str, into: &Path) -> Result<Made> {
        self.note(Making, MAKING_FROM).await?;
        let (tell, told) = watch::channel(0);
        let making = make(
            self.tools,
            self.source,
            &self.about,
            Cut::whole(&self.about),
            into,
            signature,
            &self.limits,
            move |percent| {
                tell.send_replace(percent);
            },
        );
        let (made, ()) = tokio::join!(making, self.follow(told));
        made.map_err(refuse)
    }

    /// Notes how far it is, until nothing is told any more. One that is not noted is no harm.
    async fn follow(&self, mut told: watch::Receiver<u8>) {
        let mut noted = MAKING_FROM;
        while told.changed().await.is_ok() {
            let percent = *told.borrow_and_update();
            let of_all = of_all(percent);
            if of_all < noted + STEP {
                continue;
            }
            noted = of_all;
            if let Err(cause) = self.note(Making, of_all).await {
                warn!(%cause, "it could not be noted how far a video is");
            }
        }
    }

    async fn note(&self, stage: UploadStage, percent: u8) -> Result<()> {
        let tx = self.house.begin().await?;
        uploads::note_stage(&tx, self.id, stage.name(), percent).await?;
        tx.commit().await
    }
}

/// How much of all that is done to a video is done when so much of its making is.
fn of_all(percent: u8) -> u8 {
    let part = u16::from(percent.min(100)) * u16::from(MAKING_UNTIL - MAKING_FROM) / 100;
    MAKING_FROM + u8::try_from(part).unwrap_or_default()
}

/// Brings the file that was kept into a folder; answers its hash.
async fn take_kept(house: &House, id: UploadId, to: &Path) -> Result<String> {
    let kept = house.blobs.archives().open(id.0).await?;
    let kept = kept.ok_or_else(|| Error::internal("the file of a video is missing"))?;
    let (len, mut hash) = (kept.len(), Sha256::new());
    let mut file = File::create_new(to).await?;
    let mut stream = kept.stream(0..len).await?;
    while let Some(some) = stream.try_next().await? {
        hash.update(&some);
        file.write_all(&some).await?;
    }
    file.flush().await?;
    if file.metadata().await?.len() != len {
        return Err(Error::internal("the file of a video ended early"));
    }
    let digest = hash.finalize();
    Ok(digest.iter().map(|byte| format!("{byte:02x}")).collect())
}

/// Invariant: a cover has the pixels of its video, since all sizes of that follow from them.
fn check_pixels(cover: &Picture, about: &About) -> Result<()> {
    match (cover.width, cover.height) == (about.width, about.height) {
        true => Ok(()),
        false => Err(Error::internal("a cover has other pixels than its video")),
    }
}

fn parts(made: &Made) -> Result<Vec<VideoPart>> {
    let part = |name: &String| VideoPart::of_file_name(name);
    let parts: Option<Vec<VideoPart>> = made.files.iter().map(part).collect();
    parts.ok_or_else(|| Error::internal("a file of a video has a name that is not known"))
}

/// The upload has its picture. Where the upload is gone meanwhile nothing awaits that.
async fn succeed(house: &Arc<House>, id: UploadId, signature: &str) -> Result<()> {
    let tx = house.begin().await?;
    if !uploads::succeed(&tx, id, signature).await? {
        release_picture(&tx, signature, house.now()).await?;
    }
    tx.commit().await?;
    Ok(house.blobs.archives().remove(id.0).await?)
}

async fn fail(house: &Arc<House>, id: UploadId, code: Code) -> Result<()> {
    let tx = house.begin().await?;
    uploads::fail(&tx, id, code.text()).await?;
    tx.commit().await?;
    Ok(house.blobs.archives().remove(id.0).await?)
}

/// The error for a file that cannot be used, or for a fault of the host.
fn refuse(problem: Problem) -> Error {
    match told_of(&problem) {
        Some(code) => Error::field(code, "file").because(problem),
        None => Error::internal(problem),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn making_is_most_of_what_is_done() {
        for (percent, expected) in [(0, 5), (50, 50), (100, 95), (255, 95)] {
            assert_eq!(of_all(percent), expected, "{percent}");
        }
    }
}
