//! The only place that names `preferences notification_choices mail_cadences`.

use contract::{
    ids::UserId,
    preferences::{Channel, MailCadence, NotificationKind, NotificationOption},
};
use kernel::{error::Result, house::Changed, tx::Tx};
use store::{Run, args, owned, row, sql};

row! {
    /// What a user chose.
    pub struct PreferencesRow {
        pub user_id: UserId,
        pub show_follows: bool,
        pub allows_marketing_tracking: bool,
        pub shopping_rec_disabled: bool,
        pub show_personal_boutique: bool,
        pub messages_from_followed: String,
        pub messages_from_others: String,
        pub shows_reading: bool,
        pub comments_from: String,
        pub comment_filter_enabled: bool,
        pub comment_filter_words: String,
        pub mentions_from: String,
        pub tags_from: String,
        pub save_behavior: String,
        pub updated_ms: i64,
    }
}

row! {
    /// How often news come to a user by mail; empty where they chose none.
    pub struct CadenceRow {
        pub user_id: UserId,
        pub cadence: String,
        pub utc_offset_minutes: i64,
    }
}

row! {
    /// How often news of one kind come to a user by mail, where they chose it apart from all.
    pub struct ApartRow {
        pub user_id: UserId,
        pub kind: String,
        pub cadence: String,
    }
}

sql! {
    CADENCES_OF: CadenceRow =
        "SELECT user_id, cadence, utc_offset_minutes FROM mail_cadences WHERE user_id IN ($list)";
    PUT_CADENCE: () =
        "INSERT INTO mail_cadences (user_id, cadence, utc_offset_minutes) \
         VALUES ($1, coalesce($2, ''), coalesce($3, 0)) ON CONFLICT (user_id) DO UPDATE \
         SET cadence = coalesce($2, mail_cadences.cadence), \
         utc_offset_minutes = coalesce($3, mail_cadences.utc_offset_minutes)";
    FIND: PreferencesRow =
        "SELECT user_id, show_follows, allows_marketing_tracking, shopping_rec_disabled, \
         show_personal_boutique, messages_from_followed, messages_from_others, shows_reading, comments_from, \
         comment_filter_enabled, comment_filter_words, mentions_from, tags_from, save_behavior, \
         updated_ms FROM preferences WHERE user_id = $1";
    FIND_OF: PreferencesRow =
        "SELECT user_id, show_follows, allows_marketing_tracking, shopping_rec_disabled, \
         show_personal_boutique, messages_from_followed, messages_from_others, shows_reading, comments_from, \
         comment_filter_enabled, comment_filter_words, mentions_from, tags_from, save_behavior, \
         updated_ms FROM preferences WHERE user_id IN ($list)";
    PUT: () =
        "INSERT INTO preferences (user_id, show_follows, allows_marketing_tracking, shopping_rec_disabled, \
         show_personal_boutique, messages_from_followed, messages_from_others, comments_from, \
         comment_filter_enabled, comment_filter_words, mentions_from, tags_from, save_behavior, \
         updated_ms, shows_reading) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) \
         ON CONFLICT (user_id) DO UPDATE SET show_follows = $2, allows_marketing_tracking = $3, \
         shopping_rec_disabled = $4, show_personal_boutique = $5, messages_from_followed = $6, \
         messages_from_others = $7, comments_from = $8, comment_filter_enabled = $9, \
         comment_filter_words = $10, mentions_from = $11, tags_from = $12, save_behavior = $13, \
         updated_ms = $14, shows_reading = $15";
    OFFSETS_OF: (UserId, i64) =
        "SELECT user_id, utc_offset_minutes FROM mail_cadences WHERE user_id IN ($list)";
    HIDE_READING: UserId =
        "SELECT user_id FROM preferences WHERE shows_reading = false AND user_id IN ($list)";
    CHOICES: (String, String, bool) =
        "SELECT channel, kind, is_on FROM notification_choices WHERE user_id = $1 \
         ORDER BY channel, kind LIMIT 100";
    CHOICES_OF: (UserId, bool) =
        "SELECT user_id, is_on FROM notification_choices WHERE channel = $1 AND kind = $2 \
         AND user_id IN ($list)";
    CADENCES_APART: ApartRow =
        "SELECT user_id, kind, cadence FROM notification_choices WHERE channel = $1 AND cadence <> '' \
         AND user_id IN ($list)";
    CHOOSE: () =
        "INSERT INTO notification_choices (user_id, channel, kind, is_on, cadence) \
         VALUES ($1, $2, $3, $4, $5) \
         ON CONFLICT (user_id, channel, kind) DO UPDATE SET is_on = $4, cadence = $5";
}

owned! {
    preferences: "preferences",
        read "SELECT show_follows, allows_marketing_tracking, shopping_rec_disabled, show_personal_boutique, \
              messages_from_followed, messages_from_others, shows_reading, comments_from, comment_filter_enabled, \
              comment_filter_words, mentions_from, tags_from, save_behavior, updated_ms FROM preferences \
              WHERE user_id = $1",
        erase "DELETE FROM preferences WHERE user_id = $1";
    notification_choices: "notification_choices",
        read "SELECT channel, kind, is_on, cadence FROM notification_choices WHERE user_id = $1 \
              ORDER BY channel, kind",
        erase "DELETE FROM notification_choices WHERE user_id = $1";
    mail_cadences: "mail_cadences",
        read "SELECT cadence, utc_offset_minutes FROM mail_cadences WHERE user_id = $1",
        erase "DELETE FROM mail_cadences WHERE user_id = $1";
}

/// A user's choices, if they made some.
pub async fn find(run: &impl Run, id: UserId) -> Result<Option<PreferencesRow>> {
    Ok(run.opt(&FIND, &args![id]).await?)
}

/// The choices of those of these users who made some.
pub async fn find_of(run: &impl Run, ids: &[UserId]) -> Result<Vec<PreferencesRow>> {
    Ok(run.all_in(&FIND_OF, &args![], ids).await?)
}

/// Which of these users show no others what they read.
pub async fn hide_reading(run: &impl Run, users: &[UserId]) -> Result<Vec<UserId>> {
    Ok(run.all_in(&HIDE_READING, &args![], users).await?)
}

/// Keeps a user's choices.
pub async fn put(tx: &Tx, row: &PreferencesRow) -> Result<()> {
    let args = args![
        row.user_id,
        row.show_follows,
        row.allows_marketing_tracking,
        row.shopping_rec_disabled,
        row.show_personal_boutique,
        row.messages_from_followed,
        row.messages_from_others,
        row.comments_from,
        row.comment_filter_enabled,
        row.comment_filter_words,
        row.mentions_from,
        row.tags_from,
        row.save_behavior,
        row.updated_ms,
        row.shows_reading
    ];
    tx.exec(&PUT, &args).await?;
    // A profile shows follows, or not.
    tx.changed(Changed::User(row.user_id));
    Ok(())
}

/// How often news come by mail to those of these users who chose.
pub async fn cadences_of(run: &impl Run, users: &[UserId]) -> Result<Vec<CadenceRow>> {
    Ok(run.all_in(&CADENCES_OF, &args![], users).await?)
}

/// How far the clocks of these users are before UTC, of those who told it.
pub async fn offsets_of(run: &impl Run, users: &[UserId]) -> Result<Vec<(UserId, i64)>> {
    Ok(run.all_in(&OFFSETS_OF, &args![], users).await?)
}

/// Keeps of both what is given: another call may change the other at the same time.
pub async fn put_cadence(
    tx: &Tx,
    id: UserId,
    cadence: Option<MailCadence>,
    utc_offset_minutes: Option<i64>,
) -> Result<()> {
    let cadence = cadence.map(|cadence| cadence.name());
    tx.exec(&PUT_CADENCE, &args![id, cadence, utc_offset_minutes])
        .await?;
    Ok(())
}

/// A user's choices: names of channels and kinds, and whether they are on.
pub async fn choices(run: &impl Run, id: UserId) -> Result<Vec<(String, String, bool)>> {
    Ok(run.all(&CHOICES, &args![id]).await?)
}

/// What of these users those who said something said of one kind for a channel.
pub async fn choices_of(
    run: &impl Run,
    users: &[UserId],
    channel: Channel,
    kind: NotificationKind,
) -> Result<Vec<(UserId, bool)>> {
    let (channel, kind) = (channel.name(), kind.name());
    let args = args![channel, kind];
    Ok(run.all_in(&CHOICES_OF, &args, users).await?)
}

/// How often news of single kinds come by mail to those of these users who chose it.
pub async fn cadences_apart(run: &impl Run, users: &[UserId]) -> Result<Vec<ApartRow>> {
    let channel = Channel::Email.name();
    let args = args![channel];
    Ok(run.all_in(&CADENCES_APART, &args, users).await?)
}

/// Keeps one choice; its cadence is one of mails, and none where it is that of all.
pub async fn choose(
    tx: &Tx,
    id: UserId,
    channel: Channel,
    option: NotificationOption,
    cadence: Option<MailCadence>,
) -> Result<()> {
    let cadence = cadence.map_or("", |cadence| cadence.name());
    let (channel, kind) = (channel.name(), option.id.name());
    let args = args![id, channel, kind, option.value, cadence];
    tx.exec(&CHOOSE, &args).await?;
    Ok(())
}
