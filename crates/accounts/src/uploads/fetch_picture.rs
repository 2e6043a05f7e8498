//! Fetches a picture from a foreign server (guarded by `fetch`).

use contract::errors::Code;
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

/// Most bytes of a picture: 20 MB.
pub const MOST_BYTES: usize = 20 * 1024 * 1024;
/// Content types that may be pictures; the content itself decides.
const ACCEPT: &[&str] = &[
    "image/jpeg",
    "image/png",
    "image/webp",
    "image/gif",
    "application/octet-stream",
];

/// The bytes behind an address.
pub async fn fetch_picture(ctx: &Ctx, field: &str, address: &str) -> Result<Vec<u8>> {
    let fetched = ctx.house.fetcher.get(address, MOST_BYTES, ACCEPT).await;
    let fetched = fetched.map_err(|refused| {
        let code = match &refused {
            fetch::Refused::TooLarge(_) => Code::PictureTooLarge,
            fetch::Refused::Type(_) => Code::PictureType,
            fetch::Refused::Busy => return Error::new(Code::Busy),
            _ => Code::PictureUnreachable,
        };
        Error::field(code, field).detail(refused.told())
    })?;
    Ok(fetched.bytes.to_vec())
}
