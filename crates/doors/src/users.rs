//! Addresses of the noun `users`.

use domain::users::{
    follow_user::follow_user, get_user::get_user, get_viewer::get_viewer,
    register_user::register_user, unfollow_user::unfollow_user, update_user::update_user,
};
use http::Method;

use crate::adapters::{
    rates::Rate,
    switchboard::{
        Switchboard,
        Verb::{Create, Delete, Get, Update},
    },
};

/// One line per operation.
pub fn doors(board: &mut Switchboard) {
    board
        .write(register_user)
        .rate(Rate::SignUp)
        .resource("UserRegister", Create);
    board.read(get_viewer).v3(Method::GET, "/v3/users/me/");
    board
        .read(get_user)
        .resource("User", Get)
        .v3(Method::GET, "/v3/users/{user_id}/");
    board.write(update_user).resource("User", Update);
    board
        .write(follow_user)
        .resource("UserFollow", Create)
        .v3(Method::PUT, "/v3/users/{user_id}/follow/");
    board
        .write(unfollow_user)
        .resource("UserFollow", Delete)
        .v3(Method::DELETE, "/v3/users/{user_id}/follow/");
}
