//! Ends mails by one press in a mail program (RFC 8058).

use contract::{
    ids::UserId,
    preferences::{Channel, MailCadence, NotificationKind},
};
use kernel::{ctx::Ctx, error::Result, house::House};

use super::{
    change_cadence::change_cadence,
    make_subscription::{find_sealed, make_subscription, mark},
    sql,
};
use crate::users::StoredUser;

/// What the token is sealed for.
const SCOPE: &str = "email unsubscription";
/// Where it leads.
pub const PATH: &str = "/email/unsubscribe/";

/// The address in a mail's head (`List-Unsubscribe`) that ends mails of its kind: those about a
/// topic, or news. It stands in a path, and not behind `#`, since a mail program asks for it that
/// keeps no fragment; it ends mails and opens nothing.
pub fn make_unsubscription(
    house: &House,
    user: &StoredUser,
    topic: Option<NotificationKind>,
) -> String {
    let place = NotificationKind::ALL
        .iter()
        .position(|kind| Some(*kind) == topic);
    let topic = place.map_or(0, |place| place as i64 + 1);
    let parts = [user.id.0, mark(&user.email), topic];
    let token = house.bookmarks.seal(SCOPE, &parts);
    format!("{}{PATH}{token}/", house.settings.address)
}

/// `POST /email/unsubscribe/{token}/`: no more mails of the kind. Caller: holder of the token,
/// which shows that they get the mails. Once more changes nothing.
pub async fn unsubscribe(ctx: Ctx, token: &str) -> Result<()> {
    let (user, rest) = find_sealed(&ctx.house, SCOPE, token).await?;
    let place = rest.first().copied().unwrap_or_default();
    match usize::try_from(place - 1) {
        Ok(place) => switch_off(&ctx, user.id, place).await,
        Err(_) => change_cadence(&ctx, user.id, Some(MailCadence::Never), None)
            .await
            .map(drop),
    }
}

async fn switch_off(ctx: &Ctx, id: UserId, place: usize) -> Result<()> {
    let Some(topic) = NotificationKind::ALL.get(place) else {
        return Ok(());
    };
    let tx = ctx.begin().await?;
    sql::choose(&tx, id, Channel::Email, *topic, false).await?;
    tx.commit().await
}

/// `GET /email/unsubscribe/{token}/`: the address of the page on which the holder chooses. What
/// looks through mails for evil follows links, so that nothing is ended by looking.
pub async fn find_subscription(ctx: &Ctx, token: &str) -> Result<String> {
    let (user, _) = find_sealed(&ctx.house, SCOPE, token).await?;
    Ok(make_subscription(&ctx.house, &user))
}
