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
    seal_decision::seal_decision,
    sql,
    take_link::{Link, Purpose},
    write_letter::{Facts, write_letter},
};
use crate::{
    preferences::{
        find_choice::wants, make_subscription::make_subscription, unsubscribe::make_unsubscription,
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
    let topic = mail.about.topic();
    let unsubscribe = topic.map(|topic| make_unsubscription(house, &user, Some(topic)));
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
    let decision = decision_of(house, &mail);
    let facts = Facts {
        brand: &house.settings.brand,
        address: &house.settings.address,
        name: &user.first_name,
        email: &whom.email,
        device: device_of(&mail.about),
        website: website_of(&mail.about),
        network: network_of(&mail.about),
        app: app_of(&mail.about),
        link: link
            .as_ref()
            .map(|link| link.url.as_str())
            .or(decision.as_deref()),
        subscription: subscription.as_deref(),
        unsubscribe: unsubscribe.as_deref(),
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
            Ok(())
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

/// Where the decision is read that a mail is about.
fn decision_of(house: &House, mail: &NewMail) -> Option<String> {
    match mail.about {
        About::CaseDecided { case_id } | About::AppealDecided { case_id } => {
            Some(seal_decision(house, case_id, mail.user_id))
        }
        _ => None,
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
