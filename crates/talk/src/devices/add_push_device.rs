//! Tells a user news in the browser that asks.

use accounts::{sessions::find_browsers::find_browser, users};
use base64::{Engine as _, prelude::BASE64_URL_SAFE_NO_PAD};
use contract::{answers::Done, devices::AddPushDevice, errors::Code};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    secrets::seal_secret,
    tx::Tx,
};

use super::{
    encrypt_message::Receiver,
    sql::{self, PushDevice},
};

/// Devices of a user, at most: the oldest makes room.
const MOST: usize = 10;

/// `PushDeviceResource/create`: tells the viewer news in this browser from now on, for as long as
/// they are signed in there; once more it says where the browser is reached now. Caller: user,
/// their own.
pub async fn add_push_device(ctx: Ctx, input: AddPushDevice) -> Result<Done> {
    let viewer = ctx.user()?;
    let endpoint = check_endpoint(&ctx, &input.endpoint)?;
    let keys = check_keys(&input)?;
    let browser = find_browser(&ctx).await?;
    let group_id = browser.ok_or_else(|| Error::new(Code::SignInRequired))?;
    let device = PushDevice {
        user_id: viewer,
        group_id,
        endpoint,
        sealed_keys: seal_secret(&ctx.house, viewer, &keys)?,
        failures: 0,
        rest_until_ms: 0,
        // What becomes news in this millisecond is told.
        told_ms: ctx.now() - 1,
        created_ms: ctx.now(),
    };
    let tx = ctx.begin().await?;
    if !users::lock(&tx, viewer).await? {
        return Err(Error::new(Code::SignInRequired));
    }
    sql::put(&tx, &device).await?;
    make_room(&tx, &device).await?;
    tx.commit().await?;
    Ok(Done {})
}

/// Forgets what is too much beside the device that was added.
async fn make_room(tx: &Tx, added: &PushDevice) -> Result<()> {
    let mut others = sql::of_user(tx, added.user_id).await?;
    others.retain(|other| other.group_id != added.group_id);
    // A browser that was signed in to anew is one device.
    let (same, others): (Vec<_>, Vec<_>) = others
        .into_iter()
        .partition(|other| other.endpoint == added.endpoint);
    for other in same.iter().chain(others.iter().skip(MOST - 1)) {
        sql::delete(tx, other.user_id, other.group_id).await?;
    }
    Ok(())
}

/// An address that a push service may have.
fn check_endpoint(ctx: &Ctx, endpoint: &str) -> Result<String> {
    match ctx.house.fetcher.check_receiver(endpoint) {
        Ok(url) => Ok(url.into()),
        Err(refused) => Err(Error::field(Code::InvalidInput, "endpoint").detail(refused.told())),
    }
}

/// The public key, then the secret.
fn check_keys(input: &AddPushDevice) -> Result<Vec<u8>> {
    let decode = |field, text: &str| {
        let wrong = |_| Error::field(Code::InvalidInput, field).detail("it is no base64url");
        BASE64_URL_SAFE_NO_PAD.decode(text).map_err(wrong)
    };
    let p256dh = decode("p256dh", &input.p256dh)?;
    let auth = decode("auth", &input.auth)?;
    match Receiver::read(&p256dh, &auth) {
        Some(_) => Ok([p256dh, auth].concat()),
        None => {
            let wrong = Error::field(Code::InvalidInput, "p256dh");
            Err(wrong
                .detail("p256dh is a point of P-256 that is not compressed, auth has 16 bytes"))
        }
    }
}
