//! Addresses of the noun `apps`.

use accounts::apps::{
    create_app::create_app, delete_app::delete_app, list_apps::list_apps,
    renew_app_secret::renew_app_secret, update_app::update_app,
};

use crate::adapters::switchboard::{
    Switchboard,
    Verb::{Create, Delete, Get, Update},
};

/// One line per operation.
pub fn doors(board: &mut Switchboard) {
    board.read(list_apps).resource("Apps", Get);
    board.write(create_app).resource("App", Create);
    board.write(update_app).resource("App", Update);
    board.write(delete_app).resource("App", Delete);
    board.write(renew_app_secret).resource("AppSecret", Create);
}
