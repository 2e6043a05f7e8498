//! Jobs of the room `mails`.

use std::sync::Arc;

use contract::preferences::Channel;
use kernel::{
    error::{Error, Result},
    house::House,
    job,
    jobs::HOUR,
};
use tracing::warn;

use super::{
    About, NewMail,
    make_link::{drop_link, make_link},
    refuse_mails::{Refusal, is_refused, make_refusal},
    seal_decision::seal_decision,
    seal_invite::{Invite, seal_invite},
    sql,
    take_link::{Link, Purpose},
    tell_refused::tell_refused,
    write_letter::{Facts, write_letter},
};
use crate::{
    preferences::{
        find_choice::{is_by_link, wants},
        make_subscription::make_subscription,
        unsubscribe::make_unsubscription,
    },
    users::{self, StoredUser},
};

/// Writes a mail and hands it over. Done twice it is sent twice, with another
/// link: better than not at all.
pub const SEND: &str = "mails.send";
/// Removes links that have expired.
pub const TIDY: &str = "mails.tidy";

job!(SEND => send);
job!(TIDY, every HOUR => tidy);

/// So many links of one kind work at once; then none is sent until some have
/// expired, however many places ask.
const MOST_LIVE_LINKS: i64 = 10;

/// Body of [`SEND`].
pub async fn send(house: &Arc<House>, body: &str) -> Result<()> {
    let mail: NewMail = serde_json::from_str(body)?;
    let Some(user) = users::find(&house.db, mail.user_id).await? else {
        return Ok(());
    };
    if !is_due(house, &mail, &user).await? {
        return Ok(());
    }
    let (to, subscription) = match mail.about.address() {
        // Another address's mails are not the account's to choose.
        Some(other) => (other.to_owned(), None),
        None => (user.email.clone(), Some(make_subscription(house, &user))),
    };
    let refusal = refusal_of(house, &mail.about);
    let one_click = one_click_of(house, &mail.about, &user, refusal.as_ref());
    let purpose = purpose_of(&mail.about);
    let whom = Link {
        user_id: mail.user_id,
        email: to,
    };
    let link = match purpose {
        Some(purpose) => {
            let live = sql::count_of(&house.db, mail.user_id, purpose, house.now()).await?;
            if live >= MOST_LIVE_LINKS {
                warn!(user = %mail.user_id, about = mail.about.name(), "so many mails are enough");
                return Ok(());
            }
            Some(make_link(house, purpose, &whom).await?)
        }
        None => None,
    };
    let sealed = sealed_link_of(house, &mail);
    let facts = Facts {
        brand: &house.settings.brand,
        address: &house.settings.address,
        name: name_of(&mail.about, &user),
        email: &whom.email,
        device: device_of(&mail.about),
        website: website_of(&mail.about),
        network: network_of(&mail.about),
        app: app_of(&mail.about),
        link: link
            .as_ref()
            .map(|link| link.url.as_str())
            .or(sealed.as_deref()),
        subscription: subscription.as_deref(),
        refusal: refusal.as_ref().map(|refusal| refusal.page.as_str()),
        unsubscribe: one_click.as_deref(),
        rows: &[],
    };
    let letter = write_letter(mail.about.name(), &user.locale, &facts);
    match house.post.send(&letter, house.now()).await {
        Err(error) if error.may_pass() => {
            // The next attempt makes another; this one was never delivered.
            if let Some(link) = &link {
                drop_link(house, link).await?;
            }
            Err(Error::internal(error))
        }
        Err(error) => {
            warn!(user = %mail.user_id, about = mail.about.name(), %error, "a mail was given up");
            match mail.about.address() {
                // Another address's mails are not the account's.
                Some(_) => Ok(()),
                None => tell_refused(house, mail.user_id).await,
            }
        }
        Ok(()) => Ok(()),
    }
}

/// Whether what it asks for was not done meanwhile, and the user wants such
/// mails.
async fn is_due(house: &Arc<House>, mail: &NewMail, user: &StoredUser) -> Result<bool> {
    if mail.about == About::VerifyEmail && user.email_proved_ms.is_some() {
        return Ok(false);
    }
    if let About::ConversationInvite { email, .. } = &mail.about
        && is_refused(house, &house.db, email).await?
    {
        return Ok(false);
    }
    match mail.about.topic() {
        Some(topic) => wants(&house.db, mail.user_id, Channel::Email, topic).await,
        None => Ok(true),
    }
}

/// The browser that a notice is about.
fn device_of(about: &About) -> &str {
    match about {
        About::NewDevice { device } if device.is_empty() => "?",
        About::NewDevice { device } => device,
        _ => "",
    }
}

/// The website that a notice is about.
fn website_of(about: &About) -> &str {
    match about {
        About::WebsiteLost { domain } | About::WebsiteTaken { domain } => domain,
        About::WebhookAdded { host } | About::WebhookOff { host } => host,
        _ => "",
    }
}

/// The other provider that a notice is about.
fn network_of(about: &About) -> &str {
    match about {
        About::NetworkConnected { network } | About::NetworkDisconnected { network } => network,
        _ => "",
    }
}

/// The app or token that a notice is about.
fn app_of(about: &About) -> &str {
    match about {
        About::AppAllowed { app: name } | About::TokenCreated { token: name } => name,
        _ => "",
    }
}

/// Where the decision or the conversation is read that a mail is about.
fn sealed_link_of(house: &House, mail: &NewMail) -> Option<String> {
    match &mail.about {
        About::CaseDecided { case_id } | About::AppealDecided { case_id } => {
            Some(seal_decision(house, *case_id, mail.user_id))
        }
        About::ConversationInvite {
            email,
            conversation_id,
            email_id,
            ..
        } => {
            let invite = Invite {
                conversation_id: *conversation_id,
                email_id: *email_id,
            };
            Some(seal_invite(house, invite, email))
        }
        _ => None,
    }
}

/// How its reader ends mails of this kind, where they may have no account to choose with.
fn refusal_of(house: &House, about: &About) -> Option<Refusal> {
    match about {
        About::ConversationInvite { email, .. } => Some(make_refusal(house, email)),
        _ => None,
    }
}

/// What a mail program asks for to end mails of this kind; none for what an account cannot be
/// without, or what no link ends.
fn one_click_of(
    house: &House,
    about: &About,
    user: &StoredUser,
    refusal: Option<&Refusal>,
) -> Option<String> {
    let topic = about.topic().filter(|topic| is_by_link(*topic));
    let of_topic = topic.map(|topic| make_unsubscription(house, user, Some(topic)));
    of_topic.or_else(|| refusal.map(|refusal| refusal.one_click.clone()))
}

/// Who is greeted, or who wrote.
fn name_of<'a>(about: &About, user: &'a StoredUser) -> &'a str {
    match about {
        About::ConversationInvite { .. } => &user.full_name,
        _ => &user.first_name,
    }
}

/// What the link of this mail is for; none for what is only told.
fn purpose_of(about: &About) -> Option<Purpose> {
    match about {
        About::VerifyEmail | About::ConfirmEmail { .. } => Some(Purpose::ProveAddress),
        About::ResetPassword | About::AddressTried => Some(Purpose::ResetPassword),
        About::ResetPasscode { .. } => Some(Purpose::ResetPasscode),
        About::NewDevice { .. } => Some(Purpose::OpenNotice),
        _ => None,
    }
}

/// Body of [`TIDY`].
pub async fn tidy(house: &Arc<House>) -> Result<()> {
    let tx = house.begin().await?;
    sql::delete_expired(&tx, house.now()).await?;
    tx.commit().await?;
    Ok(())
}
