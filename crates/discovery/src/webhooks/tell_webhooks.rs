//! Notes what webhooks are to be told, in the transaction of the event.

use std::collections::BTreeMap;

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

/// What happened, and to which things of which owner.
struct Told {
    event: WebhookEvent,
    things: BTreeMap<UserId, Vec<Thing>>,
}

/// Adds a delivery of each thing for each webhook of its owner that is told of this.
pub(super) async fn tell_webhooks(ctx: &Ctx, tx: &Tx, event: &Event) -> Result<()> {
    let Some(told) = told(tx, event).await? else {
        return Ok(());
    };
    for (owner, things) in told.things {
        // Locked, and all of them in one order: a job that waits already would else look
        // before this commits, and leave the delivery lying.
        for webhook in sql::lock_on(tx, owner, MOST).await? {
            if webhook.events().contains(&told.event) {
                tell(ctx, tx, webhook.of(), told.event, &things).await?;
            }
        }
    }
    Ok(())
}

/// Adds the deliveries of one webhook, as far as there is room for them.
async fn tell(ctx: &Ctx, tx: &Tx, of: Of, event: WebhookEvent, things: &[Thing]) -> Result<()> {
    for thing in things {
        if deliveries::are_waiting(tx, of, MOST_WAITING).await? {
            return Ok(());
        }
        let new = NewDelivery {
            id: DeliveryId(ctx.new_id()),
            event,
            thing: *thing,
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
        Event::PinSaved { pin_id } => of_pins(tx, &[pin_id], WebhookEvent::PinCreated).await,
        Event::PinMoved { pin_id, .. } | Event::PinChanged { pin_id } => {
            of_pins(tx, &[pin_id], WebhookEvent::PinUpdated).await
        }
        Event::PinsMoved { ref pins, .. } => {
            let ids: Vec<PinId> = pins.iter().map(|pin| pin.pin_id).collect();
            of_pins(tx, &ids, WebhookEvent::PinUpdated).await
        }
        Event::PinDeleted {
            pin_id, pinner_id, ..
        } => {
            let thing = Thing::Pin(pin_id);
            Ok(Some(one(WebhookEvent::PinDeleted, pinner_id, thing)))
        }
        Event::BoardCreated { board_id } => {
            of_board(tx, board_id, WebhookEvent::BoardCreated).await
        }
        Event::BoardChanged { board_id } => {
            of_board(tx, board_id, WebhookEvent::BoardUpdated).await
        }
        Event::BoardDeleted { board_id, owner_id } => {
            let thing = Thing::Board(board_id);
            Ok(Some(one(WebhookEvent::BoardDeleted, owner_id, thing)))
        }
        Event::PinLinked { .. }
        | Event::LinkChanged { .. }
        | Event::PictureRead { .. }
        | Event::PinsLiked { .. }
        | Event::BoardFilled { .. }
        | Event::UserChanged { .. }
        | Event::FollowChanged { .. }
        | Event::UserConcerned(_) => Ok(None),
    }
}

async fn of_pins(tx: &Tx, ids: &[PinId], event: WebhookEvent) -> Result<Option<Told>> {
    let mut things: BTreeMap<UserId, Vec<Thing>> = BTreeMap::new();
    for (id, owner) in pins::pinners_of(tx, ids).await? {
        things.entry(owner).or_default().push(Thing::Pin(id));
    }
    Ok(Some(Told { event, things }))
}

async fn of_board(tx: &Tx, id: BoardId, event: WebhookEvent) -> Result<Option<Told>> {
    let board = boards::find(tx, id).await?;
    Ok(board.map(|board| one(event, board.owner_id, Thing::Board(id))))
}

fn one(event: WebhookEvent, owner: UserId, thing: Thing) -> Told {
    let things = BTreeMap::from([(owner, vec![thing])]);
    Told { event, things }
}
