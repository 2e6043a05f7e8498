//! The only place that names `consents`.

use contract::{consents::Consent, ids::UserId};
use kernel::{error::Result, tx::Tx};
use store::{Run, args, owned, sql};

sql! {
    FIND: (bool, bool, bool) = "SELECT personalization, analytic, marketing FROM consents WHERE user_id = $1";
    PUT: () =
        "INSERT INTO consents (user_id, personalization, analytic, marketing, decided_ms) \
         VALUES ($1, $2, $3, $4, $5) ON CONFLICT (user_id) DO UPDATE \
         SET personalization = $2, analytic = $3, marketing = $4, decided_ms = $5";
}

owned! {
    consents: "consents",
        read "SELECT personalization, analytic, marketing, decided_ms FROM consents WHERE user_id = $1",
        erase "DELETE FROM consents WHERE user_id = $1";
}

/// A user's consent, if they chose.
pub async fn find(run: &impl Run, id: UserId) -> Result<Option<Consent>> {
    let row = run.opt(&FIND, &args![id]).await?;
    Ok(row.map(|(personalization, analytic, marketing)| Consent {
        personalization,
        analytic,
        marketing,
    }))
}

/// Keeps a user's consent.
pub async fn put(tx: &Tx, id: UserId, consent: Consent, now: i64) -> Result<()> {
    let Consent {
        personalization,
        analytic,
        marketing,
    } = consent;
    let args = args![id, personalization, analytic, marketing, now];
    tx.exec(&PUT, &args).await?;
    Ok(())
}
