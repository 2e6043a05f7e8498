//! Addresses of the noun `users`.

mod field_sets;

use accounts::{
    departures::{deactivate_user::deactivate_user, delete_user::delete_user},
    log_ins::{
        change_email::change_email, resend_verification::resend_verification,
        verify_email::verify_email,
    },
    signups::register_user::register_user,
    users::{
        follow_user::follow_user, get_user::get_user, get_viewer::get_viewer,
        list_countries::list_countries, list_followers::list_followers,
        list_following::list_following, list_locales::list_locales, unfollow_user::unfollow_user,
        update_user::update_user,
    },
};
use contract::grants::Scope;
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
    field_sets::field_sets(board);
    board
        .write(register_user)
        .before_proof()
        .rate(Rate::SignUp)
        .resource("UserRegister", Create);
    board
        .write(deactivate_user)
        .before_proof()
        .rate(Rate::SignIn)
        .resource("UserDeactivate", Create);
    board
        .write(delete_user)
        .before_proof()
        .rate(Rate::SignIn)
        .resource("UserDelete", Create);
    board
        .read(get_viewer)
        .scope(Scope::AccountRead)
        .v3(Method::GET, "/v3/users/me/");
    board
        .read(get_user)
        .scope(Scope::UsersRead)
        .resource("User", Get)
        .carried(&["username"])
        // Of who asks, without what their own account alone is told.
        .v3(Method::GET, "/v3/users/me/profile/");
    board.write(update_user).resource("User", Update);
    board.read(list_countries).resource("Countries", Get);
    board.read(list_locales).resource("Locales", Get);
    board
        .write(resend_verification)
        .before_proof()
        .rate(Rate::Mail)
        .v3(Method::POST, "/v3/users/email/verify/resend/");
    board
        .write(verify_email)
        .before_proof()
        .rate(Rate::SignIn)
        .resource("UserEmail", Create);
    board
        .write(change_email)
        .before_proof()
        .rate(Rate::Mail)
        .resource("UserEmail", Update);
    board
        .write(follow_user)
        .scope(Scope::UsersWrite)
        .resource("UserFollow", Create)
        .v3(Method::PUT, "/v3/users/{user_id}/follow/");
    board
        .write(unfollow_user)
        .scope(Scope::UsersWrite)
        .resource("UserFollow", Delete)
        .v3(Method::DELETE, "/v3/users/{user_id}/follow/");
    board
        .read(list_followers)
        .scope(Scope::UsersRead)
        .resource("UserFollowers", Get)
        .v3(Method::GET, "/v3/users/{user_id}/followers/");
    board
        .read(list_following)
        .scope(Scope::UsersRead)
        .resource("UserFollowing", Get)
        .v3(Method::GET, "/v3/users/{user_id}/following/");
}
