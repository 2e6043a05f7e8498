//! Takes the file of a registered upload of a video, piece by piece.

use std::{
    fs::File,
    io,
    path::{Path, PathBuf},
};

use contract::{answers::Done, errors::Code, ids::UploadId, uploads::UploadStage};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    extension,
    house::House,
};
use media::Workshop;
use queue::NewJob;
use tokio::{io::AsyncWriteExt, sync::Semaphore, task::spawn_blocking};
use video::{Problem, probe};

use super::{
    jobs::MAKE,
    policy::{VideoRules, VideoTools, is_video, told_of},
};
use crate::uploads::{
    self,
    receive_upload::{UploadParameters, check_parameters},
};

/// Most bytes of a video: 100 MB.
pub const MOST_BYTES: usize = 104_857_600;
/// Bytes on their way to the disk.
const BUFFER: usize = 256 * 1024;

/// Permits to look into videos that have come, which occupies a processor.
pub struct Looks(Semaphore);

extension!(Looks = |_| Looks(Semaphore::new(2)));

/// Whether an upload is to bring a video.
pub async fn brings_video(house: &House, id: UploadId) -> Result<bool> {
    let upload = uploads::find(&house.db, id).await?;
    Ok(upload.is_some_and(|upload| is_video(&upload.media_type)))
}

/// A video that is coming in. What is given up leaves nothing.
pub struct Receiving {
    ctx: Ctx,
    id: UploadId,
    coming: Coming,
    bytes: usize,
}

/// Begins to take the file. Caller: the holder of the signed parameters, which authorise; no
/// session is needed.
pub async fn receive_video(ctx: Ctx, input: &UploadParameters) -> Result<Receiving> {
    let id = input.upload_id;
    let invalid = || Error::new(Code::UploadInvalid);
    check_parameters(&ctx.house, input)?;
    ctx.house.get::<VideoTools>().check().map_err(Error::new)?;
    let upload = uploads::find(&ctx.house.db, id).await?;
    upload
        .filter(|upload| upload.status == "registered" && is_video(&upload.media_type))
        .ok_or_else(invalid)?;
    Ok(Receiving {
        coming: Coming::begin(&ctx.house).await?,
        ctx,
        id,
        bytes: 0,
    })
}

impl Receiving {
    /// Takes some more of the file.
    pub async fn take(&mut self, some: &[u8]) -> Result<()> {
        self.bytes += some.len();
        if self.bytes > MOST_BYTES {
            return Err(Error::field(Code::VideoTooLarge, "file"));
        }
        Ok(self.coming.file.write_all(some).await?)
    }

    /// That was all. What is no video, or one that is not taken, fails the upload with words
    /// for people; else the file is kept, and a job makes of it what is played. What is the
    /// host's fault leaves the upload as it was.
    pub async fn end(self) -> Result<Done> {
        let Self {
            ctx, id, coming, ..
        } = self;
        let coming = coming.end().await?;
        match look(&ctx.house, &coming.path).await {
            Ok(()) => keep(&ctx, id, &coming.path).await,
            Err(problem) => Err(refuse(&ctx, id, problem).await?),
        }
    }
}

/// The file as it comes, in a folder of its own, which goes when this is dropped.
struct Coming {
    file: tokio::fs::File,
    path: PathBuf,
    _workshop: Workshop,
}

impl Coming {
    async fn begin(house: &House) -> Result<Self> {
        let workshop = house.blobs.workshop().await?;
        let path = workshop.path().join("sent");
        let mut file = tokio::fs::File::create_new(&path).await?;
        file.set_max_buf_size(BUFFER);
        Ok(Self {
            file,
            path,
            _workshop: workshop,
        })
    }

    async fn end(mut self) -> Result<Self> {
        self.file.flush().await?;
        Ok(self)
    }
}

async fn look(house: &House, path: &Path) -> std::result::Result<(), Problem> {
    let looks = &house.get::<Looks>().0;
    let told = |cause: &dyn std::fmt::Display| Problem::Tool(cause.to_string());
    let _permit = looks.acquire().await.map_err(|cause| told(&cause))?;
    let tools = house.get::<VideoTools>().check();
    let tools = tools.map_err(|code| told(&code.name()))?;
    let limits = house.get::<VideoRules>().limits();
    probe(tools, path, &limits).await.map(drop)
}

/// Notes why the file cannot be used; answers the error that says so.
async fn refuse(ctx: &Ctx, id: UploadId, problem: Problem) -> Result<Error> {
    let Some(code) = told_of(&problem) else {
        return Ok(Error::internal(problem));
    };
    let tx = ctx.begin().await?;
    if uploads::begin(&tx, id).await? {
        uploads::fail(&tx, id, code.text()).await?;
    }
    tx.commit().await?;
    Ok(Error::field(code, "file").because(problem))
}

/// Keeps the file, and has a job make the video. Sent twice it counts once.
async fn keep(ctx: &Ctx, id: UploadId, path: &Path) -> Result<Done> {
    let mut kept = ctx.house.blobs.archives().begin(id.0).await?;
    let from = path.to_owned();
    let copy = move || -> io::Result<_> {
        io::copy(&mut File::open(from)?, &mut kept)?;
        Ok(kept)
    };
    spawn_blocking(copy).await??.keep().await?;
    let tx = ctx.begin().await?;
    if !uploads::begin(&tx, id).await? {
        return Err(Error::new(Code::UploadInvalid));
    }
    uploads::note_stage(&tx, id, UploadStage::Received.name(), 0).await?;
    let body = id.to_string();
    let job = NewJob {
        kind: MAKE,
        key: Some(&body),
        body: &body,
        due_ms: ctx.now(),
    };
    queue::enqueue(&tx, job).await?;
    tx.commit().await?;
    Ok(Done {})
}
