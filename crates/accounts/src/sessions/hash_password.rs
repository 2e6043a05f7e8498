//! Passwords: hashing and checking (Argon2id; quality.md,
//! "Safety of people" 5).

use argon2::{
    Algorithm, Argon2, Params, PasswordHash, PasswordHasher, PasswordVerifier, Version,
    password_hash::SaltString,
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    extension,
};

use super::check_new_password::LONGEST;

/// Passes over the memory.
const PASSES: u32 = 2;

/// What hashing a password takes.
#[derive(Debug, Clone, Copy)]
pub struct PasswordCost {
    /// Memory in KiB.
    pub memory_kib: u32,
}

// As OWASP recommends for Argon2id with two passes.
extension!(
    PasswordCost = |_| PasswordCost {
        memory_kib: 19 * 1_024
    }
);

/// The hash to keep, in PHC form.
pub async fn hash_password(ctx: &Ctx, password: String) -> Result<String> {
    let salt = SaltString::encode_b64(&ctx.house.random::<16>()).map_err(wrap)?;
    let argon2 = argon2(ctx)?;
    let work = move || {
        argon2
            .hash_password(password.as_bytes(), &salt)
            .map(|hash| hash.to_string())
    };
    ctx.house.permits.run(work).await?.map_err(wrap)
}

/// Whether the password belongs to the hash. Without a hash it takes as long
/// and says no, so that an unknown name cannot be told from a wrong password.
pub async fn verify_password(ctx: &Ctx, password: String, hash: Option<String>) -> Result<bool> {
    if password.chars().count() > LONGEST {
        return Ok(false);
    }
    let Some(hash) = hash else {
        hash_password(ctx, password).await?;
        return Ok(false);
    };
    let argon2 = argon2(ctx)?;
    let work = move || {
        let parsed = PasswordHash::new(&hash).map_err(wrap)?;
        Ok(argon2.verify_password(password.as_bytes(), &parsed).is_ok())
    };
    ctx.house.permits.run(work).await?
}

fn argon2(ctx: &Ctx) -> Result<Argon2<'static>> {
    let cost = ctx.house.get::<PasswordCost>();
    let params = Params::new(cost.memory_kib, PASSES, 1, None).map_err(wrap)?;
    Ok(Argon2::new(Algorithm::Argon2id, Version::V0x13, params))
}

fn wrap(error: impl std::fmt::Display) -> Error {
    Error::internal(format!("password hashing: {error}"))
}
