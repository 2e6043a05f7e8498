//! Registers uploads and tells where their files are sent (protocol, "Uploads").

use std::collections::BTreeMap;

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use contract::{
    errors::Code,
    ids::UploadId,
    uploads::{MediaInfo, MediaInfoList, RegisterUploads, RegisteredUpload, RegisteredUploads},
};
use hmac::{Hmac, Mac};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    hooks::{Hook, in_order},
    house::House,
};
use linkme::distributed_slice;
use sha2::Sha256;

use super::sql;

/// Files that may be registered at once.
const MOST_FILES: usize = 20;
/// How long a registered upload may be used: one hour.
const LIFETIME_MS: i64 = 60 * 60 * 1_000;
/// What the parameters are signed for.
pub(super) const PURPOSE: &str = "upload";
/// Where files are sent.
const PATH: &str = "/uploads/";
/// Kinds of media that are pictures.
const PICTURES: &[&str] = &["image-story-pin", "image"];

/// Whether a room above takes files of this kind: none of what it does not know.
pub type TakesMedia = fn(&House, &str) -> Option<Result<()>>;

/// Asked of the rooms that take what is no picture.
#[distributed_slice]
pub static TAKES_MEDIA: [Hook<TakesMedia>];

/// `/v3/media/uploads/register/batch/`: registers uploads. Caller: a user who may
/// write.
pub async fn register_uploads(ctx: Ctx, input: RegisterUploads) -> Result<RegisteredUploads> {
    let viewer = ctx.writer()?;
    let list = parse(&ctx.house, input.media_info_list)?;
    let tx = ctx.begin().await?;
    let mut uploads = BTreeMap::new();
    for info in &list {
        let id = UploadId(ctx.new_id());
        sql::register(&tx, id, viewer, &info.media_type, ctx.now()).await?;
        uploads.insert(info.id.clone(), registered(&ctx, id));
    }
    tx.commit().await?;
    Ok(RegisteredUploads(uploads))
}

fn parse(house: &House, list: MediaInfoList) -> Result<Vec<MediaInfo>> {
    let wrong = |detail: &str| Error::field(Code::InvalidInput, "media_info_list").detail(detail);
    let list = match list {
        MediaInfoList::List(list) => list,
        MediaInfoList::Text(text) => serde_json::from_str(&text)
            .map_err(|_| wrong("media_info_list is JSON text: [{id, media_type}]"))?,
    };
    if list.is_empty() || list.len() > MOST_FILES {
        return Err(wrong("media_info_list has 1 to 20 entries"));
    }
    for info in &list {
        if info.id.is_empty() || info.id.len() > 100 {
            return Err(wrong("id has 1 to 100 characters"));
        }
        if is_picture(&info.media_type) {
            continue;
        }
        let mut rooms = in_order(&TAKES_MEDIA).into_iter();
        match rooms.find_map(|takes| takes(house, &info.media_type)) {
            Some(taken) => taken?,
            None => return Err(wrong("media_type is image-story-pin or video-story-pin")),
        }
    }
    Ok(list)
}

/// Whether files of this kind are pictures.
pub(super) fn is_picture(media_type: &str) -> bool {
    PICTURES.contains(&media_type)
}

fn registered(ctx: &Ctx, id: UploadId) -> RegisteredUpload {
    RegisteredUpload {
        upload_id: id,
        upload_url: format!("{}{PATH}", ctx.origin.0),
        upload_parameters: parameters(ctx, PURPOSE, "upload_id", id.0, LIFETIME_MS),
    }
}

/// What authorises sending one file for some time: its number under this name, and
/// a signature that holds for this purpose alone.
pub fn parameters(
    ctx: &Ctx,
    purpose: &str,
    name: &str,
    number: i64,
    lifetime_ms: i64,
) -> BTreeMap<String, String> {
    let expires = ctx.now() + lifetime_ms;
    let mac = mac(&ctx.house, purpose, number, expires).finalize();
    let parameters = [
        (name, number.to_string()),
        ("expires_ms", expires.to_string()),
        ("signature", URL_SAFE_NO_PAD.encode(mac.into_bytes())),
    ];
    parameters
        .map(|(name, value)| (name.to_owned(), value))
        .into()
}

/// Whether the parameters are ours, unchanged and not expired.
pub fn is_authentic(
    house: &House,
    purpose: &str,
    number: i64,
    expires_ms: i64,
    signature: &str,
) -> bool {
    let Ok(given) = URL_SAFE_NO_PAD.decode(signature) else {
        return false;
    };
    expires_ms > house.now()
        && mac(house, purpose, number, expires_ms)
            .verify_slice(&given)
            .is_ok()
}

fn mac(house: &House, purpose: &str, number: i64, expires_ms: i64) -> Hmac<Sha256> {
    let mut mac = <Hmac<Sha256> as Mac>::new_from_slice(&house.secret)
        .expect("HMAC takes keys of any length");
    mac.update(format!("{purpose} {number} {expires_ms}").as_bytes());
    mac
}
