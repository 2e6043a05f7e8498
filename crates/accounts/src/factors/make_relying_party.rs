//! This host as authenticators know it (WebAuthn: relying party). Passkeys are
//! bound to the host's name by browsers, so another site that looks the same
//! gets none of ours.

use contract::{errors::Code, ids::UserId};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    house::House,
    secrets::key,
};
use url::{Host, Url};
use uuid::Uuid;
use webauthn_rs::{Webauthn, WebauthnBuilder};

/// The relying party of the public address. Browsers want a name: under a bare
/// network address there are no passkeys.
pub fn make_relying_party(ctx: &Ctx) -> Result<Webauthn> {
    let refuse = || Error::new(Code::PasskeysUnavailable);
    let origin = Url::parse(&ctx.origin.0).map_err(|_| refuse())?;
    let Some(Host::Domain(name)) = origin.host() else {
        return Err(refuse());
    };
    WebauthnBuilder::new(name, &origin)
        .and_then(|builder| builder.rp_name(&ctx.house.settings.brand).build())
        .map_err(|cause| refuse().because(cause))
}

/// What authenticators keep of an account: says nothing about it to who reads it.
pub fn user_handle(house: &House, id: UserId) -> Uuid {
    let key = key(house, "factors: user handle", &id.0.to_be_bytes());
    Uuid::from_bytes(key[..16].try_into().expect("a key has 32 bytes"))
}
