//! Addresses of the noun `pins`.

mod field_sets;

use std::mem::take;

use axum::extract::{FromRequest, Multipart};
use collections::pins::{
    create_pin::{create_pin, create_pin_from_file},
    delete_pin::delete_pin,
    get_duplicates::get_duplicates,
    get_pin::get_pin,
    list_created_pins::list_created_pins,
    list_user_pins::list_user_pins,
    reorder_pin::reorder_pin,
    update_pin::update_pin,
};
use contract::grants::Scope;
use contract::{errors::Code, pins::CreatePin};
use http::{Method, Request};
use kernel::error::{Error, Result};
use serde_json::{Map, Value};

use crate::{
    adapters::{
        rates::Rate,
        switchboard::{
            self, Answered, Form, Switchboard,
            Verb::{Create, Delete, Get, Update},
        },
    },
    uploads,
};

/// One line per operation.
pub fn doors(board: &mut Switchboard) {
    field_sets::field_sets(board);
    board
        .write(create_pin)
        .scope(Scope::PinsWrite)
        .rate(Rate::Upload)
        .resource("Pin", Create)
        .form(|form| Box::pin(create_from_form(form)))
        .v3(Method::POST, "/v3/pins/");
    board
        .read(get_pin)
        .scope(Scope::PinsRead)
        .aliases("id", &["pin_id", "pin"])
        .resource("Pin", Get)
        .carried(&["id"])
        .graphql("pin")
        .v3(Method::GET, "/v3/pins/{id}/");
    board
        .read(get_duplicates)
        .scope(Scope::PinsRead)
        .resource("PinDuplicates", Get)
        .v3(Method::GET, "/v3/pins/{pin_id}/duplicates/");
    board
        .write(update_pin)
        .scope(Scope::PinsWrite)
        .aliases("id", &["pin_id", "pin"])
        .resource("Pin", Update)
        .v3(Method::PUT, "/v3/pins/{id}/");
    board
        .write(delete_pin)
        .scope(Scope::PinsWrite)
        .aliases("id", &["pin_id", "pin"])
        .resource("Pin", Delete)
        .v3(Method::DELETE, "/v3/pins/{id}/");
    board
        .write(reorder_pin)
        .scope(Scope::PinsWrite)
        .resource("BoardPinOrder", Update)
        .v3(Method::PUT, "/v3/pins/{pin_id}/order/");
    board
        .read(list_created_pins)
        .scope(Scope::PinsRead)
        .resource("UserActivityPins", Get)
        .carried(&["user_id"])
        .v3(Method::GET, "/v3/users/{user_id}/pins/created/");
    board
        .read(list_user_pins)
        .scope(Scope::PinsRead)
        .resource("UserPins", Get)
        .carried(&["username"])
        .v3(Method::GET, "/v3/users/{user_id}/pins/");
}

/// `PinResource/create` as a plain multipart form: options as fields, the
/// picture as `file` (protocol, "Uploads").
async fn create_from_form(form: Form<'_>) -> Result<Answered> {
    let Form {
        site,
        caller,
        parts,
        body,
        left,
    } = form;
    caller.check_csrf(&parts.headers)?;
    caller.count(site, Rate::Upload, left)?;
    caller.ctx.user()?;
    caller.check_verified()?;
    let request = uploads::bounded(Request::from_parts(parts, body));
    let mut form = Multipart::from_request(request, &())
        .await
        .map_err(uploads::broken_form)?;
    let (mut options, mut file) = (Map::new(), None);
    while let Some(field) = form.next_field().await.map_err(uploads::broken_form)? {
        match field.name().map(str::to_owned).as_deref() {
            Some("file" | "img" | "image") => {
                // One that came before gives its turn up first.
                drop(file.take());
                file = Some(site.arrivals.receive(&site.house, field).await?);
            }
            Some(name) => {
                let text = uploads::read_text(field).await?;
                options.insert(name.to_owned(), Value::String(text));
            }
            None => {}
        }
    }
    let mut file =
        file.ok_or_else(|| Error::field(Code::InvalidInput, "file").detail("file is required"))?;
    let input: CreatePin = switchboard::parse(Value::Object(options))?;
    let pin = create_pin_from_file(caller.ctx.clone(), input, take(&mut file.bytes)).await?;
    Answered::new(pin)
}
