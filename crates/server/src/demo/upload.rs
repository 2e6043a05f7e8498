//! Uploads a picture as a browser does: registered first, then sent.

use accounts::uploads::{
    receive_upload::{ReceiveUpload, UploadParameters, receive_upload},
    register_uploads::register_uploads,
};
use anyhow::{Context, bail};
use contract::{
    ids::UploadId,
    uploads::{MediaInfo, MediaInfoList, RegisterUploads},
};
use kernel::ctx::Ctx;

/// The client's own name of the file; one is registered at a time.
const FILE: &str = "demo";

/// Uploads the file for the acting user and answers the finished upload.
///
/// # Errors
/// When the file is no picture that is taken, or an operation fails.
pub async fn upload(ctx: &Ctx, file: Vec<u8>) -> anyhow::Result<UploadId> {
    let info = MediaInfo {
        id: FILE.to_owned(),
        media_type: "image-story-pin".to_owned(),
    };
    let list = RegisterUploads {
        media_info_list: MediaInfoList::List(vec![info]),
    };
    let mut registered = register_uploads(ctx.clone(), list).await?;
    let Some(registered) = registered.0.remove(FILE) else {
        bail!("the upload was not registered")
    };
    let parameter = |name: &str| {
        registered
            .upload_parameters
            .get(name)
            .with_context(|| name.to_owned())
    };
    let input = ReceiveUpload {
        parameters: UploadParameters {
            upload_id: registered.upload_id,
            expires_ms: parameter("expires_ms")?.parse()?,
            signature: parameter("signature")?.clone(),
        },
        file,
    };
    receive_upload(ctx.clone(), input).await?;
    Ok(registered.upload_id)
}
