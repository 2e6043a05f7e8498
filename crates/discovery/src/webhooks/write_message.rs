//! Writes what a webhook is told.

use collections::{boards::get_board::get_board, pins::get_pin::get_pin};
use contract::{
    boards::GetBoard,
    errors::Kind,
    ids::{BoardId, PinId},
    pins::GetPin,
    webhooks::{WebhookData, WebhookEvent, WebhookMessage},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    times,
};

use super::sql::deliveries::{DeliveryRow, event_of};

/// The JSON of a message: the thing as its owner sees it at this moment, or its id alone when
/// it is gone. The owner is the context's actor.
pub(super) async fn write_message(owner: &Ctx, row: &DeliveryRow) -> Result<String> {
    let unknown = || Error::internal("a delivery of an unknown type");
    let event = event_of(&row.event).ok_or_else(unknown)?;
    let message = WebhookMessage {
        event,
        timestamp: &times::iso(row.created_ms),
        data: data(owner, event, row.thing_id).await?,
    };
    Ok(serde_json::to_string(&message)?)
}

async fn data(owner: &Ctx, event: WebhookEvent, thing: i64) -> Result<WebhookData> {
    let mut data = WebhookData {
        id: thing.to_string(),
        ..WebhookData::default()
    };
    let origin = &owner.origin.0;
    match event {
        WebhookEvent::PinCreated | WebhookEvent::PinUpdated => {
            let asked = GetPin { id: PinId(thing) };
            data.pin = found(get_pin(owner.clone(), asked).await)?;
            data.url = data.pin.as_ref().map(|_| format!("{origin}/pin/{thing}/"));
        }
        WebhookEvent::BoardCreated | WebhookEvent::BoardUpdated => {
            let asked = GetBoard {
                board_id: Some(BoardId(thing)),
                ..GetBoard::default()
            };
            let board = found(get_board(owner.clone(), asked).await)?;
            data.url = board.as_ref().map(|it| format!("{origin}{}", it.board.url));
            data.board = board;
        }
        WebhookEvent::PinDeleted | WebhookEvent::BoardDeleted | WebhookEvent::Test => {}
    }
    Ok(data)
}

/// None of what is gone, or hidden from its owner by now.
fn found<T>(answer: Result<T>) -> Result<Option<T>> {
    match answer {
        Err(error) if error.kind() == Kind::NotFound => Ok(None),
        answer => answer.map(Some),
    }
}
