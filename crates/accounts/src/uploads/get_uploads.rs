//! States of uploads.

use contract::{
    errors::Code,
    ids::UploadId,
    uploads::{GetUploads, UploadIds, UploadStage, UploadState, UploadStates, UploadStatus},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::sql::{self, StoredUpload};

/// Uploads that may be asked about at once.
const MOST: usize = 50;

/// `VIPResource/get`: states of uploads. Caller: user, their own; others are left
/// out.
pub async fn get_uploads(ctx: Ctx, input: GetUploads) -> Result<UploadStates> {
    let viewer = ctx.user()?;
    let ids = parse(input.upload_ids)?;
    let rows = sql::find_many(&ctx.house.db, &ids).await?;
    let own = rows.into_iter().filter(|row| row.user_id == viewer);
    Ok(UploadStates(
        own.map(|row| (row.id.to_string(), state(row))).collect(),
    ))
}

fn parse(ids: UploadIds) -> Result<Vec<UploadId>> {
    let ids: Option<Vec<UploadId>> = match ids {
        UploadIds::List(list) => Some(list),
        UploadIds::Text(text) => text
            .split(',')
            .map(|part| part.trim().parse::<UploadId>().ok())
            .collect(),
    };
    ids.filter(|ids| !ids.is_empty() && ids.len() <= MOST)
        .ok_or_else(|| {
            Error::field(Code::InvalidInput, "upload_ids")
                .detail("upload_ids is a list of 1 to 50 ids")
        })
}

fn state(row: StoredUpload) -> UploadState {
    let status = match row.status.as_str() {
        "registered" => UploadStatus::Registered,
        "processing" => UploadStatus::Processing,
        "succeeded" => UploadStatus::Succeeded,
        _ => UploadStatus::Failed,
    };
    let stage = row.stage.as_deref();
    let mut stages = UploadStage::ALL.into_iter();
    UploadState {
        status,
        stage: stages.find(|known| stage == Some(known.name())),
        percent: row.percent.and_then(|percent| u8::try_from(percent).ok()),
        signature: row.signature,
        failure_message: row.failure,
    }
}
