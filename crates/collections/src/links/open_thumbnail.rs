//! Small copies of other websites' pictures, so that the browser of a user who
//! chooses among them asks this host alone.

use accounts::uploads::fetch_picture::fetch_picture;
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use contract::ids::UserId;
use hmac::{Hmac, Mac};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    house::House,
};
use media::{Limits, Thumbnail};
use sha2::Sha256;

/// Where they are.
pub const PATH: &str = "/page-pictures/";
/// Pixels: as wide as the pictures of a grid.
const WIDE: u32 = 236;
/// How long a copy can be asked for: an hour.
const LIFETIME_MS: i64 = 60 * 60 * 1_000;

/// Address at which this viewer sees a small copy of the picture at another
/// address. It is signed, so that the host fetches nothing else.
pub fn thumbnail_url(ctx: &Ctx, address: &str) -> String {
    let expires = ctx.now() + LIFETIME_MS;
    let viewer = ctx.viewer().unwrap_or_default();
    let signature = mac(&ctx.house, viewer, expires, address)
        .finalize()
        .into_bytes();
    let parts = [
        URL_SAFE_NO_PAD.encode(signature),
        URL_SAFE_NO_PAD.encode(address),
    ];
    format!("{}{PATH}{expires}.{}/", ctx.origin.0, parts.join("."))
}

/// `GET /page-pictures/{token}/`: the copy, made anew. Caller: the user the token
/// was made for, if they may write. Browsers keep it as long as it can be asked
/// for.
pub async fn open_thumbnail(ctx: Ctx, token: &str) -> Result<Thumbnail> {
    let viewer = ctx.writer()?;
    let address = read(&ctx, viewer, token).ok_or_else(Error::not_found)?;
    let bytes = fetch_picture(&ctx, "url", &address).await?;
    let work = move || media::thumbnail(&bytes, &Limits::default(), WIDE);
    let made = ctx.house.permits.run(work).await?;
    made.map_err(|problem| Error::not_found().because(problem))
}

fn read(ctx: &Ctx, viewer: UserId, token: &str) -> Option<String> {
    let mut parts = token.split('.');
    let expires: i64 = parts.next()?.parse().ok()?;
    let signature = URL_SAFE_NO_PAD.decode(parts.next()?).ok()?;
    let address = String::from_utf8(URL_SAFE_NO_PAD.decode(parts.next()?).ok()?).ok()?;
    let signed = mac(&ctx.house, viewer, expires, &address).verify_slice(&signature);
    (signed.is_ok() && expires > ctx.now()).then_some(address)
}

fn mac(house: &House, viewer: UserId, expires: i64, address: &str) -> Hmac<Sha256> {
    let mut mac =
        <Hmac<Sha256> as Mac>::new_from_slice(&house.secret).expect("a key may have any length");
    mac.update(format!("page picture {viewer} {expires} {address}").as_bytes());
    mac
}
