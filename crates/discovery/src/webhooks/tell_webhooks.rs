//! Notes what webhooks are to be told, in the transaction of the event.

use collections::{boards, pins};
use contract::{
    errors::Code,
    ids::{BoardId, DeliveryId, PinId, UserId},
    webhooks::WebhookEvent,
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    events::Event,
    tx::Tx,
};

use super::{
    deliver::wake,
    list_webhooks::MOST,
    sql::{
        self,
        deliveries::{self, NewDelivery, Of, Thing},
    },
};

/// So many deliveries may wait for a webhook; what happens then is not told to it, so that a
/// server that takes nothing costs a bounded room.
const MOST_WAITING: i64 = 5_000;

/// What happened to whose thing.
struct Told {
    owner: UserId,
    event: WebhookEvent,
    thing: Thing,
}

/// Adds a delivery for each webhook of the thing's owner that is told of this.
pub(super) async fn tell_webhooks(ctx: &Ctx, tx: &Tx, event: &Event) -> Result<()> {
    let Some(told) = told(tx, event).await? else {
        return Ok(());
    };
    // Locked, and all of them in one order: a job that waits already would else look before
    // this commits, and leave the delivery lying.
    for webhook in sql::lock_on(tx, told.owner, MOST).await? {
        let of = webhook.of();
        let is_told = webhook.events().contains(&told.event);
        if !is_told || deliveries::are_waiting(tx, of, MOST_WAITING).await? {
            continue;
        }
        let new = NewDelivery {
            id: DeliveryId(ctx.new_id()),
            event: told.event,
            thing: told.thing,
        };
        deliveries::insert(tx, of, new, ctx.now()).await?;
        wake(ctx, tx, of, ctx.now()).await?;
    }
    Ok(())
}

/// Allows its user to have more sent to a webhook.
pub(super) async fn may_wait(tx: &Tx, of: Of) -> Result<()> {
    match deliveries::are_waiting(tx, of, MOST_WAITING).await? {
        false => Ok(()),
        true => Err(Error::new(Code::RateLimited).detail("too much waits for this webhook")),
    }
}

/// None of what webhooks are not told of, and of what is gone again.
async fn told(tx: &Tx, event: &Event) -> Result<Option<Told>> {
    match *event {
        Event::PinSaved { pin_id } => of_pin(tx, pin_id, WebhookEvent::PinCreated).await,
        Event::PinMoved { pin_id } | Event::PinChanged { pin_id } => {
            of_pin(tx, pin_id, WebhookEvent::PinUpdated).await
        }
        Event::PinDeleted {
            pin_id, pinner_id, ..
        } => Ok(Some(Told {
            owner: pinner_id,
            event: WebhookEvent::PinDeleted,
            thing: Thing::Pin(pin_id),
        })),
        Event::BoardCreated { board_id } => {
            of_board(tx, board_id, WebhookEvent::BoardCreated).await
        }
        Event::BoardChanged { board_id } => {
            of_board(tx, board_id, WebhookEvent::BoardUpdated).await
        }
        Event::BoardDeleted { board_id, owner_id } => Ok(Some(Told {
            owner: owner_id,
            event: WebhookEvent::BoardDeleted,
            thing: Thing::Board(board_id),
        })),
        Event::PinLinked { .. } | Event::BoardFilled { .. } | Event::FollowChanged { .. } => {
            Ok(None)
        }
    }
}

async fn of_pin(tx: &Tx, id: PinId, event: WebhookEvent) -> Result<Option<Told>> {
    let owner = pins::pinner_of(tx, id).await?;
    Ok(owner.map(|owner| Told {
        owner,
        event,
        thing: Thing::Pin(id),
    }))
}

async fn of_board(tx: &Tx, id: BoardId, event: WebhookEvent) -> Result<Option<Told>> {
    let board = boards::find(tx, id).await?;
    Ok(board.map(|board| Told {
        owner: board.owner_id,
        event,
        thing: Thing::Board(id),
    }))
}
