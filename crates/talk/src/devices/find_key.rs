//! The host's key, by which push services know it (RFC 8292).

use kernel::{
    error::{Error, Result},
    house::House,
    secrets,
};
use p256::SecretKey;

const PURPOSE: &str = "devices: push services";

/// The host's private key: made from the house's secret, so that all its servers have the same,
/// and no second one is ever kept.
pub(super) fn find_key(house: &House) -> Result<SecretKey> {
    // Of numbers of 32 bytes one in four billions is no key.
    let made = (0..=u8::MAX).find_map(|try_again| {
        let bytes = secrets::key(house, PURPOSE, &[try_again]);
        SecretKey::from_slice(&bytes).ok()
    });
    made.ok_or_else(|| Error::internal("the house's secret makes no key"))
}
