//! Addresses of the noun `grants`, and of OAuth 2.1.

pub mod discovery;
pub mod oauth;

use accounts::grants::{
    allow_app::allow_app, create_personal_token::create_personal_token, end_grants::end_grants,
    get_authorization::get_authorization, list_grants::list_grants, refuse_app::refuse_app,
};

use crate::adapters::{
    rates::Rate,
    switchboard::{
        AppFlow, Switchboard,
        Verb::{Create, Delete, Get},
    },
};

/// One line per operation.
pub fn doors(board: &mut Switchboard) {
    board.app_flow = Some(AppFlow {
        authorize: discovery::AUTHORIZE,
        token: discovery::TOKEN,
    });
    board
        .read(get_authorization)
        .resource("AppAuthorization", Get);
    // Both are told by mail.
    board
        .write(allow_app)
        .rate(Rate::Mail)
        .resource("AppAuthorization", Create);
    board.write(refuse_app).resource("AppAuthorization", Delete);
    board.read(list_grants).resource("Grants", Get);
    board
        .write(end_grants)
        .before_proof()
        .resource("Grants", Delete);
    board
        .write(create_personal_token)
        .rate(Rate::Mail)
        .resource("PersonalToken", Create);
}
