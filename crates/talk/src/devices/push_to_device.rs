//! Pushes a message to a device, and notes what came of it.

use std::sync::Arc;

use contract::notifications::NoticeKind;
use fetch::Refused;
use http::{Request, header};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    events::{Concern, concern},
    house::House,
    secrets::open_secret,
};
use p256::SecretKey;
use tracing::{info, warn};
use url::Url;

use super::{
    encrypt_message::{Receiver, encrypt_message},
    find_key::find_key,
    policy::{self, NEWS_MS, Next, Outcome},
    sign_token::sign_token,
    sql::{self, PushDevice},
};

/// Bytes of a device's public key, behind which its secret is kept.
const KEY_BYTES: usize = 65;

/// Pushes a message, after which the device was told what happened until `told_ms`; answers when
/// it is to be tried again, if it is. A device that is gone, or was not reached for days, is
/// forgotten.
pub async fn push_to_device(
    house: &Arc<House>,
    device: PushDevice,
    message: &[u8],
    told_ms: i64,
) -> Result<Option<i64>> {
    // A fault of ours counts as a failure too: else it would be met again at once.
    let outcome = send(house, &device, message).await.unwrap_or_else(|error| {
        warn!(user = %device.user_id, %error, "a message to a device could not be made");
        Outcome::Failed(None)
    });
    let next = policy::next(outcome, device.failures, house.now());
    let tx = house.begin().await?;
    let again = match next {
        Next::Told => {
            let told = PushDevice {
                failures: 0,
                rest_until_ms: 0,
                told_ms,
                ..device
            };
            sql::note(&tx, &told).await?;
            None
        }
        Next::Again { failures, at_ms } => {
            let resting = PushDevice {
                failures,
                rest_until_ms: at_ms,
                ..device
            };
            sql::note(&tx, &resting).await?;
            Some(at_ms)
        }
        Next::Forget => {
            warn!(
                user = %device.user_id, failures = device.failures,
                "a device was given up: its push service takes nothing for it any more"
            );
            let was_theirs = sql::delete_at(&tx, &device).await?;
            // Whose subscription is over ended it in their browser; who logged out there meanwhile
            // knows as well.
            if was_theirs && outcome != Outcome::Gone {
                let about = Concern::of_host(device.user_id, NoticeKind::DeviceLost, 0);
                concern(&Ctx::of_job(house), &tx, about).await?;
            }
            None
        }
    };
    tx.commit().await?;
    Ok(again)
}

/// Posts it to the device's push service (RFC 8030 §5).
async fn send(house: &Arc<House>, device: &PushDevice, message: &[u8]) -> Result<Outcome> {
    let to = open_keys(house, device)?;
    let body = encrypt_message(message, &to, &new_key(house)?, house.random());
    let body = body.ok_or_else(|| Error::internal("the message could not be encrypted"))?;
    let endpoint = Url::parse(&device.endpoint).map_err(Error::internal)?;
    let audience = endpoint.origin().ascii_serialization();
    let contact = &house.settings.address;
    let signed = sign_token(&find_key(house)?, &audience, contact, house.now());
    let request = Request::post(&device.endpoint)
        .header(header::AUTHORIZATION, signed)
        .header(header::CONTENT_TYPE, "application/octet-stream")
        .header(header::CONTENT_ENCODING, "aes128gcm")
        .header("ttl", NEWS_MS / 1_000)
        .body(body)
        .map_err(Error::internal)?;
    Ok(match house.fetcher.deliver(request).await {
        Ok(answer) => {
            let retry_after = answer.headers().get(header::RETRY_AFTER);
            let retry_after = retry_after.and_then(|value| value.to_str().ok());
            policy::outcome(answer.status().as_u16(), retry_after)
        }
        Err(Refused::Busy) => Outcome::NotAsked,
        Err(cause) => {
            info!(user = %device.user_id, %cause, "a push service was not reached");
            Outcome::Failed(None)
        }
    })
}

fn open_keys(house: &House, device: &PushDevice) -> Result<Receiver> {
    let keys = open_secret(house, device.user_id, &device.sealed_keys)?;
    let (p256dh, auth) = keys.split_at(KEY_BYTES.min(keys.len()));
    Receiver::read(p256dh, auth).ok_or_else(|| Error::internal("a device's keys are none"))
}

/// A key for one message.
fn new_key(house: &House) -> Result<SecretKey> {
    // Of numbers of 32 bytes one in four billions is no key.
    let made = (0..8).find_map(|_| SecretKey::from_slice(&house.random::<32>()).ok());
    made.ok_or_else(|| Error::internal("chance makes no key"))
}
