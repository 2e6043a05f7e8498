//! Writes what a webhook is told.

use collections::{boards::get_board::get_board, pins::get_pin::get_pin};
use contract::{
    boards::GetBoard,
    ids::{BoardId, PinId},
    pins::GetPin,
    webhooks::{WebhookData, WebhookEvent, WebhookMessage},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result, if_found},
    times,
};

use super::sql::deliveries::{DeliveryRow, Of};

/// The JSON of a message: the thing as its owner sees it at this moment, or its id alone when
/// it is gone. The owner is the context's actor.
pub(super) async fn write_message(owner: &Ctx, of: Of, row: &DeliveryRow) -> Result<String> {
    let unknown = || Error::internal("a delivery of an unknown type");
    let event = WebhookEvent::parse(&row.event).ok_or_else(unknown)?;
    let is_gone = matches!(event, WebhookEvent::PinDeleted | WebhookEvent::BoardDeleted);
    let data = match (row.pin_id, row.board_id) {
        (Some(id), _) if is_gone => of_id(id),
        (_, Some(id)) if is_gone => of_id(id),
        (Some(id), _) => of_pin(owner, id).await?,
        (None, Some(id)) => of_board(owner, id).await?,
        (None, None) => of_id(of.webhook_id),
    };
    let message = WebhookMessage {
        event,
        timestamp: &times::iso(row.created_ms),
        data,
    };
    Ok(serde_json::to_string(&message)?)
}

fn of_id(id: impl ToString) -> WebhookData {
    WebhookData {
        id: id.to_string(),
        ..WebhookData::default()
    }
}

async fn of_pin(owner: &Ctx, id: PinId) -> Result<WebhookData> {
    let pin = if_found(get_pin(owner.clone(), GetPin { id }).await)?;
    let origin = &owner.origin.0;
    Ok(WebhookData {
        url: pin.as_ref().map(|_| format!("{origin}/pin/{id}/")),
        pin,
        ..of_id(id)
    })
}

async fn of_board(owner: &Ctx, id: BoardId) -> Result<WebhookData> {
    let asked = GetBoard {
        board_id: Some(id),
        ..GetBoard::default()
    };
    let board = if_found(get_board(owner.clone(), asked).await)?;
    let origin = &owner.origin.0;
    let url = board.as_ref().map(|it| format!("{origin}{}", it.board.url));
    Ok(WebhookData {
        url,
        board,
        ..of_id(id)
    })
}
