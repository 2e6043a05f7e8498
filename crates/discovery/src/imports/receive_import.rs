//! Takes the file of a registered import, piece by piece.

use std::io::Write;

use accounts::uploads::register_uploads::is_authentic;
use contract::{answers::Done, errors::Code, ids::ImportId};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};
use media::Unfinished;
use queue::NewJob;

use super::{jobs::RUN, policy::MOST_BYTES, register_import::PURPOSE, sql};

/// The signed parameters of the form.
pub struct ImportParameters {
    /// Names the import.
    pub import_id: ImportId,
    /// Until when the parameters hold.
    pub expires_ms: i64,
    /// Proves that the parameters are ours.
    pub signature: String,
}

/// A file that is coming in. What is given up leaves nothing.
pub struct Receiving {
    ctx: Ctx,
    id: ImportId,
    file: Unfinished,
    bytes: u64,
}

/// Begins to take the file. Caller: the holder of the signed parameters, which
/// authorise; no session is needed.
pub async fn receive_import(ctx: Ctx, input: &ImportParameters) -> Result<Receiving> {
    let id = input.import_id;
    let invalid = || Error::new(Code::UploadInvalid);
    if !is_authentic(
        &ctx.house,
        PURPOSE,
        id.0,
        input.expires_ms,
        &input.signature,
    ) {
        return Err(invalid());
    }
    let row = sql::find(&ctx.house.db, id).await?;
    row.filter(|row| row.status == "registered")
        .ok_or_else(invalid)?;
    let file = ctx.house.blobs.archives().begin(id.0).await?;
    Ok(Receiving {
        ctx,
        id,
        file,
        bytes: 0,
    })
}

impl Receiving {
    /// Takes some more of the file.
    pub async fn take(mut self, some: Vec<u8>) -> Result<Self> {
        self.bytes += some.len() as u64;
        if self.bytes > MOST_BYTES {
            return Err(Error::field(Code::ImportTooLarge, "file"));
        }
        let write = move || -> Result<Self> {
            self.file.write_all(&some)?;
            Ok(self)
        };
        tokio::task::spawn_blocking(write).await?
    }

    /// That was all: a job reads it. Sent twice it counts once.
    pub async fn end(self, file_name: &str) -> Result<Done> {
        let Self {
            ctx,
            id,
            file,
            bytes,
        } = self;
        file.keep().await?;
        let tx = ctx.begin().await?;
        if !sql::begin(&tx, id, file_name, bytes).await? {
            return Err(Error::new(Code::UploadInvalid));
        }
        enqueue(&ctx, &tx, id).await?;
        tx.commit().await?;
        Ok(Done {})
    }
}

/// Has a job go on with an import.
pub(super) async fn enqueue(ctx: &Ctx, tx: &store::Tx, id: ImportId) -> Result<()> {
    let body = id.to_string();
    let job = NewJob {
        kind: RUN,
        key: Some(&body),
        body: &body,
        due_ms: ctx.now(),
    };
    Ok(queue::enqueue(tx, job).await?)
}
