//! Secrets at rest: encrypted with a key made from the house's secret, and bound
//! to their owner, so that a row copied to another account opens nothing.

use contract::ids::UserId;
use hmac::{Hmac, Mac};
use ring::aead::{Aad, CHACHA20_POLY1305, LessSafeKey, NONCE_LEN, Nonce, UnboundKey};
use sha2::Sha256;

use crate::{
    error::{Error, Result},
    house::House,
};

/// A key for one purpose, made from the house's secret.
pub fn key(house: &House, purpose: &str, about: &[u8]) -> [u8; 32] {
    let mut mac = Hmac::<Sha256>::new_from_slice(&house.secret).expect("a key may have any length");
    mac.update(purpose.as_bytes());
    mac.update(&[0]);
    mac.update(about);
    mac.finalize().into_bytes().into()
}

/// The secret as it may lie in the table: nonce, then what is encrypted.
pub fn seal_secret(house: &House, owner: UserId, secret: &[u8]) -> Result<Vec<u8>> {
    let nonce = house.random::<NONCE_LEN>();
    let mut sealed = secret.to_vec();
    aead(house)?
        .seal_in_place_append_tag(
            Nonce::assume_unique_for_key(nonce),
            bound_to(owner),
            &mut sealed,
        )
        .map_err(|_| Error::internal("a secret could not be sealed"))?;
    Ok([&nonce[..], &sealed].concat())
}

/// The secret again.
pub fn open_secret(house: &House, owner: UserId, sealed: &[u8]) -> Result<Vec<u8>> {
    let broken = || Error::internal("a sealed secret does not open with this house's secret");
    let (nonce, rest) = sealed.split_first_chunk::<NONCE_LEN>().ok_or_else(broken)?;
    let mut rest = rest.to_vec();
    let nonce = Nonce::assume_unique_for_key(*nonce);
    let opened = aead(house)?
        .open_in_place(nonce, bound_to(owner), &mut rest)
        .map_err(|_| broken())?;
    Ok(opened.to_vec())
}

fn aead(house: &House) -> Result<LessSafeKey> {
    let key = key(house, "factors: secrets at rest", &[]);
    let key = UnboundKey::new(&CHACHA20_POLY1305, &key)
        .map_err(|_| Error::internal("a key has another length"))?;
    Ok(LessSafeKey::new(key))
}

fn bound_to(owner: UserId) -> Aad<[u8; 8]> {
    Aad::from(owner.0.to_be_bytes())
}
