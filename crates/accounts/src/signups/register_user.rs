//! Registers an account with e-mail and password, and signs it in.

use contract::{
    audits::AuditChange,
    captchas::CaptchaAction,
    errors::{Code, Kind},
    ids::UserId,
    sessions::{LogIn, SignedIn},
    signups::RegisterUser,
};
use kernel::{
    ctx::{Actor, Ctx},
    error::{Error, Result},
    events::{self, Event},
    tx::Tx,
    validate,
};

use super::{keep_origin::keep_origin, policy};
use crate::{
    audits::note_change::note_change,
    businesses::open_business::open_business,
    captchas::check_captcha::require_captcha,
    invites::use_invite::use_invite,
    log_ins::{
        log_in::prove_identity,
        tell_owner::{hides_accounts, tell_owner},
    },
    mails::{About, NewMail, send_mail},
    networks::prove_newcomer::prove_newcomer,
    sessions::{
        check_new_password::check_new_password,
        count_guess::{check_asking, count_asking},
        hash_password,
        sign_in::sign_in,
    },
    users::{
        self, NO_PASSWORD, NewUser,
        change_personal::check_gender,
        change_privacy::must_be_private,
        change_profile::follow_profile,
        check_birthday::{age_in_years, check_birthday},
        claim_username::{check_username, claim_username},
        list_countries::check_country,
        list_locales::check_locale,
        policy as user_policy,
        prove_email::prove_email,
        update_user::full_name,
    },
};

/// How long after its making an account is taken for the one whose answer was lost.
const REPEAT_MS: i64 = 10 * 60 * 1_000;

/// `UserRegisterResource/create`: registers an account. Caller: every viewer, as
/// far as the host takes new users.
pub async fn register_user(ctx: Ctx, input: RegisterUser) -> Result<SignedIn> {
    let (tx, id) = open_account(&ctx, input).await?;
    sign_in(ctx, tx, id).await
}

/// Makes the account, or signs in to the one that is connected or was just made.
/// Nothing is written until the transaction is committed by whatever begins its
/// first session.
pub async fn open_account(ctx: &Ctx, mut input: RegisterUser) -> Result<(Tx, UserId)> {
    let newcomer = prove_newcomer(ctx, &input).await?;
    if let Some(newcomer) = &newcomer {
        if let Some(id) = newcomer.owner(ctx).await? {
            return newcomer.enter(ctx, id, input.mfa_token.as_deref()).await;
        }
        newcomer.introduce(&mut input);
    }
    let email = validate::email("email", &input.email)?;
    let person = CheckedProfile::read(ctx, &input)?;
    if let Some(name) = &input.username {
        check_username(name)?;
    }
    let needs_password = newcomer.is_none() || !input.password.is_empty();
    if needs_password {
        person.check_password(ctx, &input, &email)?;
    }
    policy::may_sign_up(ctx, input.invite_code.is_some())?;
    let proof = input.recaptcha_v3_token.as_deref();
    require_captcha(ctx, CaptchaAction::Signup, proof).await?;
    let hash = hash_of(ctx, needs_password.then(|| input.password.clone())).await?;
    let first = person.first_name(&email);
    let id = UserId(ctx.new_id());
    check_asking(ctx).await?;
    let tx = ctx.begin().await?;
    let is_free = users::claim_email(&tx, &email, id).await?;
    if !is_free && !hides_accounts(ctx) {
        drop(tx);
        return prove_again(ctx, email, input.password).await;
    }
    // Where accounts are hidden, these refuse alike for an address that has one.
    take_invite(ctx, &tx, input.invite_code.as_deref()).await?;
    let wanted = input.username.as_deref();
    let username = claim_username(ctx, &tx, id, wanted, &first, &person.last).await?;
    if !is_free {
        drop(tx);
        return Err(answer_by_mail(ctx, &email).await?);
    }
    let user = NewUser {
        id,
        username: &username,
        first_name: &first,
        last_name: &person.last,
        full_name: &full_name(&first, &person.last),
        email: &email,
        password_hash: &hash,
        country: &person.country,
        locale: &person.locale,
        gender: person.gender.as_deref(),
        custom_gender: person.custom_gender.as_deref(),
        birthday: person.birthday.as_deref(),
        is_partner: person.business.is_some(),
        is_private: person.is_private,
        created_ms: ctx.now(),
    };
    add(ctx, &tx, &user, person.business.as_deref()).await?;
    keep_origin(&tx, id, &input, ctx.now()).await?;
    if let Some(newcomer) = &newcomer {
        newcomer.settle(ctx, &tx, id).await?;
    }
    if newcomer.is_some_and(|newcomer| newcomer.proves(&email)) {
        prove_email(ctx, &tx, id).await?;
        return Ok((tx, id));
    }
    ask_to_verify(ctx, tx, id).await
}

/// Writes the account, with its business if it is one.
async fn add(ctx: &Ctx, tx: &Tx, user: &NewUser<'_>, business: Option<&str>) -> Result<()> {
    users::insert(tx, user).await?;
    events::emit(ctx, tx, Event::UserChanged { user_id: user.id }).await?;
    if let Some(name) = business {
        open_business(tx, user.id, name, ctx.now()).await?;
    }
    if let Some(row) = users::find(tx, user.id).await? {
        follow_profile(ctx, tx, None, &row).await?;
    }
    note_change(ctx, tx, user.id, AuditChange::AccountCreated).await
}

async fn hash_of(ctx: &Ctx, password: Option<String>) -> Result<String> {
    match password {
        Some(password) => hash_password::hash_password(ctx, password).await,
        None => Ok(NO_PASSWORD.to_owned()),
    }
}

/// Has a link sent to the address, to verify it; where the host hides who has an account,
/// nothing else is told.
async fn ask_to_verify(ctx: &Ctx, tx: Tx, id: UserId) -> Result<(Tx, UserId)> {
    let mail = NewMail {
        user_id: id,
        about: About::VerifyEmail,
    };
    send_mail(ctx, &tx, &mail).await?;
    if hides_accounts(ctx) {
        tx.commit().await?;
        count_asking(ctx).await?;
        return Err(Error::new(Code::SignUpMailed));
    }
    Ok((tx, id))
}

/// The same answer for an address that has an account, whose owner is told.
async fn answer_by_mail(ctx: &Ctx, email: &str) -> Result<Error> {
    count_asking(ctx).await?;
    if let Some(owner) = users::id_by_email(&ctx.house.db, email).await? {
        tell_owner(ctx, owner).await?;
    }
    Ok(Error::new(Code::SignUpMailed))
}

/// What a user says about themselves, checked.
struct CheckedProfile {
    business: Option<String>,
    first: String,
    last: String,
    gender: Option<String>,
    custom_gender: Option<String>,
    birthday: Option<String>,
    is_private: bool,
    country: String,
    locale: String,
}

impl CheckedProfile {
    fn check_password(&self, ctx: &Ctx, input: &RegisterUser, email: &str) -> Result<()> {
        let username = input.username.as_deref().unwrap_or_default();
        let name = full_name(&self.first_name(email), &self.last);
        check_new_password(ctx, "password", &input.password, &[username, &name, email])
    }

    fn read(ctx: &Ctx, input: &RegisterUser) -> Result<Self> {
        let birthday = input.birthday.as_deref();
        let birthday = birthday
            .map(|text| check_birthday("birthday", text))
            .transpose()?;
        let age = birthday
            .as_deref()
            .map(|born| age_in_years(born, ctx.now()));
        user_policy::is_old_enough(ctx, age)?;
        let business = input.business_name.as_deref();
        let business = business
            .map(|name| validate::name("business_name", name, 1, 60))
            .transpose()?;
        let gender = given(input.gender.as_deref());
        gender.map(check_gender).transpose()?;
        let custom = input
            .custom_gender
            .as_deref()
            .filter(|_| gender == Some("custom"));
        let custom = validate::optional_line("custom_gender", custom, 60)?;
        Ok(Self {
            business,
            first: validate::optional_name("first_name", input.first_name.as_deref(), 60)?,
            last: validate::optional_name("last_name", input.last_name.as_deref(), 60)?,
            gender: gender.map(str::to_owned),
            custom_gender: Some(custom).filter(|words| !words.is_empty()),
            is_private: must_be_private(birthday.as_deref(), ctx.now()),
            birthday,
            country: match given(input.country.as_deref()) {
                Some(country) => check_country("country", country)?.to_owned(),
                None => ctx.house.settings.country.clone(),
            },
            locale: match given(input.locale.as_deref()) {
                Some(locale) => check_locale("locale", locale)?.to_owned(),
                None => ctx.house.settings.locale.clone(),
            },
        })
    }

    /// First name: a business's name, or one made of the address where none was
    /// said.
    fn first_name(&self, email: &str) -> String {
        match (&self.business, self.first.as_str()) {
            (Some(name), _) => name.clone(),
            (None, "") => name_from_email(email),
            (None, first) => first.to_owned(),
        }
    }
}

/// What was given, if it is not empty.
fn given(text: Option<&str>) -> Option<&str> {
    text.filter(|text| !text.is_empty())
}

/// Answers for an address that has an account. One made just now is most likely
/// this visitor's, and its answer was lost on the way. The password shows it,
/// tried as log-in tries it: no more is told or given here than there.
async fn prove_again(ctx: &Ctx, email: String, password: String) -> Result<(Tx, UserId)> {
    count_asking(ctx).await?;
    let taken = || Error::field(Code::EmailTaken, "email");
    let db = &ctx.house.db;
    let id = users::id_by_email(db, &email).await?.ok_or_else(taken)?;
    let row = users::find(db, id).await?.ok_or_else(taken)?;
    // The host loses no answers: its commands are told what is there.
    if ctx.actor == Actor::Host || password.is_empty() || ctx.now() - row.created_ms > REPEAT_MS {
        return Err(taken());
    }
    let input = LogIn {
        username_or_email: email,
        password,
        ..LogIn::default()
    };
    let again = prove_identity(ctx, input).await;
    again.map_err(|error| match error.kind() {
        Kind::Internal | Kind::Unavailable => error,
        _ => taken(),
    })
}

/// Counts the invite's use. Where every visitor may sign up, one that does not
/// work is as good as none.
async fn take_invite(ctx: &Ctx, tx: &Tx, code: Option<&str>) -> Result<()> {
    let works = match code {
        Some(code) => use_invite(tx, code, ctx.now()).await?,
        None => false,
    };
    policy::is_invited(ctx, works)
}

/// What an address says of a name.
fn name_from_email(email: &str) -> String {
    let local = email.split(['@', '+']).next().unwrap_or_default();
    let words: Vec<String> = local
        .split(['.', '_', '-'])
        .filter(|word| !word.is_empty())
        .map(without_number)
        .map(|word| {
            let mut chars = word.chars();
            chars
                .next()
                .map(|c| c.to_uppercase().collect::<String>() + chars.as_str())
                .unwrap_or_default()
        })
        .collect();
    words.join(" ").chars().take(60).collect()
}

/// A word without the number behind it that tells namesakes apart.
fn without_number(word: &str) -> &str {
    match word.trim_end_matches(|c: char| c.is_ascii_digit()) {
        "" => word,
        name => name,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_made_from_addresses() {
        let cases = [
            ("ada.lovelace+pins@example.org", "Ada Lovelace"),
            ("ada.lovelace1815@example.org", "Ada Lovelace"),
            ("ada-1815@example.org", "Ada 1815"),
            ("_@example.org", ""),
        ];
        for (email, expected) in cases {
            assert_eq!(name_from_email(email), expected, "{email}");
        }
    }
}
