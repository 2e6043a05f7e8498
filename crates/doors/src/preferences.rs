//! Addresses of the noun `preferences`.

use accounts::preferences::{
    get_email_settings::get_email_settings, get_news_settings::get_news_settings,
    get_preferences::get_preferences, get_push_settings::get_push_settings,
    open_email_subscription::open_email_subscription, update_email_settings::update_email_settings,
    update_email_subscription::update_email_subscription,
    update_news_settings::update_news_settings, update_preferences::update_preferences,
    update_push_settings::update_push_settings,
};
use discovery::feeds::{get_feed_tuner::get_feed_tuner, tune_feed::tune_feed};

use crate::adapters::switchboard::{
    Switchboard,
    Verb::{Create, Get, Update},
};

/// One line per operation.
pub fn doors(board: &mut Switchboard) {
    board.read(get_preferences).resource("UserPreferences", Get);
    board
        .write(update_preferences)
        .resource("UserPreferences", Update);
    board.read(get_news_settings).resource("NewsSettings", Get);
    board
        .write(update_news_settings)
        .resource("NewsSettings", Update);
    board.read(get_push_settings).resource("PushSettings", Get);
    board
        .write(update_push_settings)
        .resource("PushSettings", Update);
    board
        .read(get_email_settings)
        .resource("EmailSettings", Get);
    board
        .write(update_email_settings)
        .resource("EmailSettings", Update);
    board
        .write(open_email_subscription)
        .before_proof()
        .resource("EmailSubscription", Create);
    board
        .write(update_email_subscription)
        .before_proof()
        .resource("EmailSubscription", Update);
    board.read(get_feed_tuner).resource("FeedTuner", Get);
    board.write(tune_feed).resource("FeedTuner", Update);
}
