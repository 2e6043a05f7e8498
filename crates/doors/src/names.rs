//! How clients of the protocol tell a thing, in whichever operation asks for its id:
//! by the id under another name, or by the thing's address.

use accounts::users;
use collections::{boards::get_board, sections::get_section};
use kernel::{ctx::Ctx, error::Error};
use serde_json::Value;

use crate::adapters::switchboard::{self, Address, Answering, Name};

/// Names of the last part of a board's address.
pub const SLUG: &[&str] = &["slug", "board_slug"];

/// Where an operation asks for several, a name is that of the first.
pub const NAMES: [Name; 4] = [
    Name {
        option: "pin_id",
        aliases: &["pin", "id"],
        address: None,
    },
    Name {
        option: "section_id",
        aliases: &["id"],
        address: Some(Address {
            parts: &[&["username"], SLUG, &["section_slug"]],
            find: find_section,
        }),
    },
    Name {
        option: "board_id",
        aliases: &["id"],
        address: Some(Address {
            parts: &[&["username"], SLUG],
            find: find_board,
        }),
    },
    Name {
        option: "user_id",
        aliases: &[],
        address: Some(Address {
            parts: &[&["username"]],
            find: find_user,
        }),
    },
];

fn find_section(ctx: Ctx, address: Value) -> Answering<String> {
    Box::pin(async move {
        let named = switchboard::parse(address)?;
        Ok(get_section::find_id(&ctx, named).await?.to_string())
    })
}

fn find_board(ctx: Ctx, address: Value) -> Answering<String> {
    Box::pin(async move {
        let named = switchboard::parse(address)?;
        Ok(get_board::find_id(&ctx, &named).await?.to_string())
    })
}

fn find_user(ctx: Ctx, address: Value) -> Answering<String> {
    Box::pin(async move {
        let name = address["username"].as_str().unwrap_or_default();
        let found = users::id_by_name(&ctx.house.db, name).await?;
        Ok(found.ok_or_else(Error::not_found)?.to_string())
    })
}
