//! Makes views of the providers that are connected to an account.

use contract::{
    ids::UserId,
    networks::{
        ConnectedNetwork, NetworkAccount, NetworkView, Networks, UserNetwork, ViewerNetworks,
    },
};
use kernel::{ctx::Ctx, error::Result};

use super::{
    find_provider::network_view,
    sql::{self, AccountRow},
};
use crate::businesses::find_log_in::find_log_in;

/// Every provider of the host, and those that are connected to the account though
/// the host has removed them. A linked business shares its owner's.
pub async fn show_networks(ctx: &Ctx, id: UserId) -> Result<Networks> {
    let db = &ctx.house.db;
    let log_in = find_log_in(db, id).await?;
    let mut rows = sql::of_user(db, log_in).await?;
    let mut networks = Vec::new();
    for provider in ctx.house.networks.iter() {
        let at = rows.iter().position(|row| row.network == provider.key());
        networks.push(UserNetwork {
            network: network_view(provider),
            is_offered: true,
            account: at.map(|at| account_view(rows.remove(at))),
        });
    }
    networks.extend(rows.into_iter().map(|row| UserNetwork {
        network: named(ctx, &row.network),
        is_offered: false,
        account: Some(account_view(row)),
    }));
    Ok(Networks { networks })
}

/// What the viewer is connected to.
pub async fn viewer_networks(ctx: &Ctx, id: UserId) -> Result<ViewerNetworks> {
    let db = &ctx.house.db;
    let rows = sql::of_user(db, find_log_in(db, id).await?).await?;
    let has = |name: &str| rows.iter().any(|row| row.network == name);
    let facebook = rows.iter().find(|row| row.network == "facebook");
    Ok(ViewerNetworks {
        facebook_id: facebook.map(|row| row.subject.clone()),
        connected_to_dropbox: has("dropbox"),
        connected_to_etsy: has("etsy"),
        connected_to_facebook: has("facebook"),
        connected_to_google: has("google"),
        connected_to_gplus: has("gplus"),
        connected_to_instagram: has("instagram"),
        connected_to_line: has("line"),
        connected_to_microsoft: has("microsoft"),
        connected_to_twitter: has("twitter"),
        connected_to_youtube: has("youtube"),
        connected_networks: rows
            .into_iter()
            .map(|row| ConnectedNetwork {
                network: named(ctx, &row.network),
                username: row.username,
                url: row.url,
            })
            .collect(),
    })
}

/// A provider's names, also of one that the host has removed.
fn named(ctx: &Ctx, key: &str) -> NetworkView {
    match ctx.house.networks.find(key) {
        Some(provider) => network_view(provider),
        None => NetworkView {
            id: key.to_owned(),
            name: key.to_owned(),
        },
    }
}

fn account_view(row: AccountRow) -> NetworkAccount {
    NetworkAccount {
        username: row.username,
        url: row.url,
        connected_ms: row.created_ms,
    }
}
