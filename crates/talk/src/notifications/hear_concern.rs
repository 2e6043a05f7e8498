//! Notes what concerns a user, in the transaction in which it happens.

use contract::ids::UserId;
use kernel::{
    ctx::Ctx,
    error::Result,
    events::{Concern, Event, EventKind, LISTENERS, Listener},
    register,
    tx::Tx,
};
use queue::NewJob;

use super::{
    jobs::{self, GATHER, day_of},
    policy,
    sql::{self, ActorRow},
};

register!(LISTENERS: Listener = Listener {
    name: GATHER,
    events: &[EventKind::UserConcerned],
    hear: |ctx, tx, event| Box::pin(hear(ctx, tx, event)),
});

async fn hear(ctx: &Ctx, tx: &Tx, event: &Event) -> Result<()> {
    match event {
        Event::UserConcerned(concern) => hear_concern(ctx, tx, concern).await,
        _ => Ok(()),
    }
}

/// Notes who did it, and has it gathered. One's own doing is nothing to be told of.
async fn hear_concern(ctx: &Ctx, tx: &Tx, concern: &Concern) -> Result<()> {
    let user = concern.user_id;
    if user == UserId::default() || user == concern.actor_id {
        return Ok(());
    }
    let now = ctx.now();
    let row = ActorRow {
        user_id: user,
        day: day_of(now),
        kind: concern.kind.name().to_owned(),
        object: concern.object,
        done_number: ctx.new_id(),
        actor_id: concern.actor_id,
        comment_id: concern.comment_id,
        created_ms: now,
    };
    if !sql::note(tx, &row, policy::is_repeated(concern.kind)).await? {
        return Ok(());
    }
    let is_mass = policy::is_mass(concern.kind);
    let gathered_ms = match is_mass {
        true => sql::hub(tx, user).await?.gathered_ms,
        false => 0,
    };
    let body = jobs::body(user, is_mass);
    let job = NewJob {
        kind: GATHER,
        // What has to wait does not hold up what has not.
        key: Some(&body),
        body: &body,
        due_ms: policy::due_ms(concern.kind, now, gathered_ms),
    };
    Ok(queue::enqueue(tx, job).await?)
}
