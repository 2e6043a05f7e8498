//! Signing up, or in, with the claims of a provider.

use contract::{errors::Code, ids::UserId, signups::RegisterUser};
use identity::Claims;
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    tx::Tx,
    validate,
};

use super::{
    connect_account::connect_account,
    find_provider::{find_provider, refusal},
    keep_authorization::{Authorization, Stage, find_authorization},
    sql,
};
use crate::{factors::prove_factor::prove_factor, sessions::remember_device::tell_of_device};

/// Longest name that a profile takes, in characters.
const LONGEST_NAME: usize = 60;

/// A visitor with verified claims.
pub struct Newcomer {
    network: String,
    person: Claims,
    /// Used up when they have signed in.
    ticket: Option<Authorization<Claims>>,
}

/// The claims, by the ticket of an authorization request or by the token a client
/// got by itself (specification §3 "Signup payload"); none when there is neither.
pub async fn prove_newcomer(ctx: &Ctx, input: &RegisterUser) -> Result<Option<Newcomer>> {
    if let Some(ticket) = given(&input.network_ticket) {
        let kept: Authorization<Claims> =
            find_authorization(ctx, &ctx.house.db, ticket, "network_ticket").await?;
        if kept.stage != Stage::Arrived {
            return Err(Error::field(Code::AuthorizationInvalid, "network_ticket"));
        }
        return Ok(Some(Newcomer {
            network: kept.network.clone(),
            person: kept.state.clone(),
            ticket: Some(kept),
        }));
    }
    let tokens = [
        ("facebook", "facebook_token", &input.facebook_token),
        (
            "google",
            "google_open_id_token",
            &input.google_open_id_token,
        ),
        ("line", "line_id_token", &input.line_id_token),
    ];
    let found = tokens
        .into_iter()
        .find_map(|(network, field, token)| Some((network, field, given(token)?)));
    let Some((network, field, token)) = found else {
        return Ok(None);
    };
    let provider = find_provider(ctx, network, field)?;
    let person = provider.verify_token(token, ctx.now()).await;
    let person = person.map_err(|failed| Error {
        field: Some(field.to_owned()),
        ..refusal(provider, failed)
    })?;
    match given(&input.facebook_id) {
        Some(id) if network == "facebook" && id != person.subject => {
            Err(Error::field(Code::NetworkRefused, "facebook_id"))
        }
        _ => Ok(Some(Newcomer {
            network: network.to_owned(),
            person,
            ticket: None,
        })),
    }
}

impl Newcomer {
    /// The account that the claims are connected to, if there is one.
    pub async fn owner(&self, ctx: &Ctx) -> Result<Option<UserId>> {
        sql::owner(&ctx.house.db, &self.network, &self.person.subject).await
    }

    /// Signs in to the account: all that is left to prove is its second factor.
    pub async fn enter(
        &self,
        ctx: &Ctx,
        id: UserId,
        mfa_token: Option<&str>,
    ) -> Result<(Tx, UserId)> {
        let tx = prove_factor(ctx, id, mfa_token).await?;
        self.settle(ctx, &tx, id).await?;
        tell_of_device(ctx, &tx, id).await?;
        Ok((tx, id))
    }

    /// Fills in from the claims what the visitor did not say.
    pub fn introduce(&self, input: &mut RegisterUser) {
        let Claims {
            email,
            first_name,
            last_name,
            ..
        } = &self.person;
        if input.email.is_empty() {
            input.email = email.clone().unwrap_or_default();
        }
        let is_named = [&input.first_name, &input.last_name, &input.business_name];
        if is_named.into_iter().all(|name| given(name).is_none()) {
            input.first_name = Some(plain_name(first_name));
            input.last_name = Some(plain_name(last_name));
        }
    }

    /// Whether the provider verified that mails to this address are read by them.
    pub fn proves(&self, email: &str) -> bool {
        let known = self.person.email.as_deref().unwrap_or_default();
        self.person.email_is_verified && known.eq_ignore_ascii_case(email)
    }

    /// Connects their account there to this one here.
    pub async fn settle(&self, ctx: &Ctx, tx: &Tx, id: UserId) -> Result<()> {
        if let Some(ticket) = &self.ticket {
            ticket.use_up(tx).await?;
        }
        connect_account(ctx, tx, id, &self.network, &self.person).await?;
        Ok(())
    }
}

fn given(text: &Option<String>) -> Option<&str> {
    text.as_deref().filter(|text| !text.is_empty())
}

/// A provider's name as a profile takes it: cut to its length. One of which nothing can be
/// seen is missing: the visitor did not write it here, and so could not mend it.
pub(super) fn plain_name(name: &str) -> String {
    let kept: String = name.chars().take(LONGEST_NAME).collect();
    validate::optional_name("first_name", Some(&kept), LONGEST_NAME).unwrap_or_default()
}
