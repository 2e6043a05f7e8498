//! Somebody signs up, or in, and a provider says who they are.

use contract::{errors::Code, ids::UserId, signups::RegisterUser};
use identity::Claims;
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};
use store::Tx;

use super::{
    connect_account::connect_account,
    find_provider::{find_provider, refusal},
    keep_trip::{Kept, Stage, find_trip},
    sql,
};
use crate::{factors::prove_factor::prove_factor, sessions::remember_device::tell_of_device};

/// Longest name that a profile takes, in characters.
const LONGEST_NAME: usize = 60;

/// Somebody whom a provider vouches for.
pub struct Newcomer {
    network: String,
    person: Claims,
    /// Used up when they have come in.
    ticket: Option<Kept<Claims>>,
}

/// Who a provider says it is, by the ticket of a trip or by the token a client got
/// by itself (specification §3 "Signup payload"); nobody when there is neither.
pub async fn prove_newcomer(ctx: &Ctx, input: &RegisterUser) -> Result<Option<Newcomer>> {
    if let Some(ticket) = given(&input.network_ticket) {
        let kept: Kept<Claims> = find_trip(ctx, &ctx.house.db, ticket, "network_ticket").await?;
        if kept.stage != Stage::Arrived {
            return Err(Error::field(Code::TripInvalid, "network_ticket"));
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
    /// Whose account they come to, if they have one.
    pub async fn owner(&self, ctx: &Ctx) -> Result<Option<UserId>> {
        sql::owner(&ctx.house.db, &self.network, &self.person.subject).await
    }

    /// They have an account: all that is left to prove is its second step.
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

    /// Says of them what they did not say themselves.
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
            input.first_name = Some(cut(first_name));
            input.last_name = Some(cut(last_name));
        }
    }

    /// Whether the provider says that mails to this address are read by them.
    pub fn proves(&self, email: &str) -> bool {
        let known = self.person.email.as_deref().unwrap_or_default();
        self.person.email_is_verified && known.eq_ignore_ascii_case(email)
    }

    /// Lets their account there lead to this one here.
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

fn cut(name: &str) -> String {
    let kept: String = name.chars().take(LONGEST_NAME).collect();
    kept.trim().to_owned()
}
