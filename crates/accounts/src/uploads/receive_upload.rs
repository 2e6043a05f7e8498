//! Takes the file of a registered upload.

use contract::{answers::Done, errors::Code, ids::UploadId};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    house::House,
};

use super::{
    register_uploads::{PURPOSE, is_authentic},
    sql,
    store_picture::store_picture_of,
};

/// What the multipart form carried: the signed parameters, then the file.
pub struct ReceiveUpload {
    /// What authorises it.
    pub parameters: UploadParameters,
    /// The file.
    pub file: Vec<u8>,
}

/// The signed parameters of the form.
#[derive(Debug, Clone)]
pub struct UploadParameters {
    /// Names the upload.
    pub upload_id: UploadId,
    /// Until when the parameters hold.
    pub expires_ms: i64,
    /// Proves that the parameters are ours.
    pub signature: String,
}

/// Takes the file. Caller: holder of the signed parameters, which authorise; no
/// session is needed. The outcome is also told by `get_uploads`, where clients
/// look for it.
pub async fn receive_upload(ctx: Ctx, input: ReceiveUpload) -> Result<Done> {
    let id = input.parameters.upload_id;
    check_parameters(&ctx.house, &input.parameters)?;
    let tx = ctx.begin().await?;
    if !sql::begin(&tx, id).await? {
        return Err(Error::new(Code::UploadInvalid));
    }
    let by = sql::find(&tx, id).await?.map(|upload| upload.user_id);
    tx.commit().await?;
    let outcome = store_picture_of(&ctx, by, input.file).await;
    let tx = ctx.begin().await?;
    match &outcome {
        Ok(picture) => {
            sql::succeed(&tx, id, &picture.signature).await?;
        }
        Err(error) => sql::fail(&tx, id, error.code.text()).await?,
    }
    tx.commit().await?;
    outcome.map(|_| Done {})
}

/// Whether the parameters are ours and still hold; doors ask before they read
/// the file.
pub fn check_parameters(house: &House, input: &UploadParameters) -> Result<()> {
    if is_authentic(
        house,
        PURPOSE,
        input.upload_id.0,
        input.expires_ms,
        &input.signature,
    ) {
        return Ok(());
    }
    Err(Error::new(Code::UploadInvalid))
}
