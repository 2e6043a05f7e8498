//! What the users of a synthetic store say to each other, and what waits to be told to them.
//!
//! Talkers and receivers of notices are users of their own, without pins: feeds, names and
//! numbers of all others are as in a store without them.

use anyhow::{Result, ensure};
use clap::Args;
use collections::pins::{Tally, tally};
use contract::{
    ids::{PinId, UserId},
    notifications::NoticeKind,
};
use queue::NewJob;
use rand::Rng;
use serde_json::{Value, json};
use store::{Tx, args};
use talk::notifications::jobs::GATHER;

use super::{
    BATCH, Filler,
    bulk::{self, SyntheticUser},
    evenly,
    sql::talk as sql,
    words::{person, words},
};

/// Others with whom a talker has a conversation, half of whom wrote last.
const PARTNERS: usize = 8;
/// Messages of a conversation; the two write in turn.
const MESSAGES: usize = 3;
/// Comments on the pin beside the one that has very many.
const FEW: usize = 10;
/// Of so many comments one was found helpful.
const HELPFUL: usize = 3;
/// Users who found it helpful, at most.
const MOST_HELPED: usize = 5;
/// Notices that a talker has not seen.
const UNSEEN: usize = 10;
/// Users who did what a notice tells.
const ACTORS: usize = 2;
const DAY_MS: i64 = 24 * 60 * 60 * 1_000;

/// What is wanted beside pins; nothing where it is not named.
#[derive(Debug, Clone, Copy, Default, Args)]
pub struct Talk {
    /// How many users write to each other.
    #[arg(long, default_value_t = 0)]
    talkers: usize,
    /// How many comments one pin has; another has ten.
    #[arg(long, default_value_t = 0)]
    comments: usize,
    /// How many notices jobs have to make.
    #[arg(long, default_value_t = 0)]
    notices: usize,
    /// How many of them each user is told.
    #[arg(long, default_value_t = 20)]
    notices_each: usize,
}

impl Talk {
    /// So many of each.
    #[cfg(test)]
    pub fn of(talkers: usize, comments: usize, notices: usize) -> Self {
        Self {
            talkers,
            comments,
            notices,
            notices_each: 20,
        }
    }

    /// # Errors
    /// When there are too few talkers, or pins, for the rest.
    fn check(self, pins: usize) -> Result<()> {
        ensure!(self.notices_each > 0, "--notices-each is at least 1");
        // What a user has with others, and is told of, is another each time.
        let (talkers, told) = (PARTNERS + ACTORS, self.notices_each.max(UNSEEN));
        ensure!(self.talkers >= talkers, "--talkers is at least {talkers}");
        ensure!(pins >= told, "--pins is at least {told} here");
        Ok(())
    }
}

/// Fills what is wanted; answers where the measurement finds it.
pub async fn add_talk(filler: &mut Filler, wanted: Talk, pins: &[PinId]) -> Result<Value> {
    if wanted.talkers + wanted.comments + wanted.notices == 0 {
        return Ok(Value::Null);
    }
    wanted.check(pins.len())?;
    let talkers = add_users(filler, filler.people.len(), wanted.talkers).await?;
    let mut sessions = Vec::with_capacity(talkers.len());
    for talker in &talkers {
        sessions.push(bulk::sign_in(&filler.ctx, *talker).await?);
    }
    let conversations = add_conversations(filler, &talkers).await?;
    let told: Vec<Told> = told_of(&talkers, &talkers, UNSEEN, talkers.len() * UNSEEN, pins);
    add_notices(filler, &told, true).await?;
    add_comments(filler, pins[0], &talkers, FEW).await?;
    add_comments(filler, pins[1], &talkers, wanted.comments).await?;
    Ok(json!({
        "sessions": sessions,
        "conversations": conversations,
        "few": pins[0],
        "many": pins[1],
        "comments": wanted.comments,
        "waiting": add_waiting(filler, wanted, &talkers, pins).await?,
    }))
}

async fn add_users(filler: &Filler, first: usize, count: usize) -> Result<Vec<UserId>> {
    let people: Vec<SyntheticUser> = (first..first + count).map(person).collect();
    let mut ids = Vec::with_capacity(count);
    for some in people.chunks(BATCH) {
        ids.extend(bulk::add_people(&filler.ctx, some).await?);
    }
    Ok(ids)
}

/// Each talker writes with those who stand around them; answers their conversations with the next
/// one, by the two places.
async fn add_conversations(filler: &mut Filler, talkers: &[UserId]) -> Result<Vec<Value>> {
    let mut neighbours = Vec::new();
    for first in (0..talkers.len()).step_by(BATCH / PARTNERS) {
        let tx = filler.ctx.begin().await?;
        for one in first..talkers.len().min(first + BATCH / PARTNERS) {
            for step in 1..=PARTNERS / 2 {
                let other = (one + step) % talkers.len();
                let id = add_conversation(filler, &tx, [talkers[one], talkers[other]]).await?;
                if step == 1 {
                    neighbours.push(json!({ "id": id.to_string(), "members": [one, other] }));
                }
            }
        }
        tx.commit().await?;
    }
    println!("{} talkers", talkers.len());
    Ok(neighbours)
}

/// A conversation of two in which both wrote; the first wrote last. Answers its id.
async fn add_conversation(filler: &mut Filler, tx: &Tx, members: [UserId; 2]) -> Result<i64> {
    let (id, now) = (filler.ctx.new_id(), filler.ctx.now());
    let mut last = 0;
    for number in 0..MESSAGES {
        last = filler.ctx.new_id();
        let (sender, text) = (members[number % 2], words(&mut filler.chance).title);
        tx.exec(&sql::ADD_MESSAGE, &args![id, last, sender, text, now])
            .await?;
    }
    tx.exec(&sql::ADD_CONVERSATION, &args![id, last, now])
        .await?;
    let [low, high] = [members[0].min(members[1]), members[0].max(members[1])];
    tx.exec(&sql::ADD_PAIR, &args![low, high, id]).await?;
    for (member, unread) in members.into_iter().zip([0_i64, 1]) {
        tx.exec(&sql::ADD_MEMBER, &args![id, member]).await?;
        tx.exec(&sql::ADD_INBOX, &args![member, id, now, unread])
            .await?;
    }
    Ok(id)
}

/// Comments by one talker after another.
async fn add_comments(
    filler: &mut Filler,
    pin: PinId,
    talkers: &[UserId],
    count: usize,
) -> Result<()> {
    for first in (0..count).step_by(BATCH) {
        let (tx, last) = (filler.ctx.begin().await?, count.min(first + BATCH));
        for number in first..last {
            let (id, now) = (filler.ctx.new_id(), filler.ctx.now());
            let author = talkers[number % talkers.len()];
            let text = words(&mut filler.chance).description;
            let helped = match number % HELPFUL {
                0 => filler.chance.random_range(1..=MOST_HELPED),
                _ => 0,
            };
            let count = helped as i64;
            tx.exec(&sql::ADD_COMMENT, &args![pin, id, author, text, count, now])
                .await?;
            tx.exec(&sql::ADD_PLACE, &args![id, pin]).await?;
            for reader in 1..=helped {
                let user = talkers[(number + reader) % talkers.len()];
                tx.exec(&sql::ADD_HELPFUL, &args![pin, id, user, now])
                    .await?;
            }
        }
        tally(&tx, pin, Tally::Comment, (last - first) as i64).await?;
        tx.commit().await?;
    }
    println!("{count} comments");
    Ok(())
}

/// That others reacted to a pin, as a user is told.
struct Told {
    user: UserId,
    pin: PinId,
    actors: [UserId; ACTORS],
}

/// So many in all, about pins in turn, so many for each user.
fn told_of(
    users: &[UserId],
    talkers: &[UserId],
    each: usize,
    all: usize,
    pins: &[PinId],
) -> Vec<Told> {
    let told = (0..all).map(|number| {
        let place = number / each;
        // No user is told of their own doing.
        let actor = |step: usize| talkers[(place + step) % talkers.len()];
        Told {
            user: users[place],
            pin: pins[number % pins.len()],
            actors: std::array::from_fn(|step| actor(number % PARTNERS + step + 1)),
        }
    });
    told.collect()
}

/// Notes who did it; `made`: with the notices that tell it.
async fn add_notices(filler: &Filler, told: &[Told], made: bool) -> Result<()> {
    let (ctx, kind) = (&filler.ctx, NoticeKind::Reaction.name());
    for some in told.chunks(BATCH) {
        let tx = ctx.begin().await?;
        for told in some {
            let now = ctx.now();
            let day = now.div_euclid(DAY_MS);
            let (user, pin) = (told.user, told.pin);
            for actor in told.actors {
                let number = ctx.new_id();
                let row = args![user, day, kind, pin, number, actor, now];
                tx.exec(&sql::ADD_ACTOR, &row).await?;
            }
            if made {
                let (id, count) = (ctx.new_id(), ACTORS as i64);
                let row = args![user, id, day, kind, pin, count, now];
                tx.exec(&sql::ADD_NOTICE, &row).await?;
            }
        }
        tx.commit().await?;
    }
    Ok(())
}

/// Users of whom each has so many notices to come, and a job that makes them.
async fn add_waiting(
    filler: &Filler,
    wanted: Talk,
    talkers: &[UserId],
    pins: &[PinId],
) -> Result<Value> {
    let Talk {
        notices,
        notices_each: each,
        ..
    } = wanted;
    let first = filler.people.len() + talkers.len();
    let users = add_users(filler, first, notices.div_ceil(each)).await?;
    let told = told_of(&users, talkers, each, notices, pins);
    add_notices(filler, &told, false).await?;
    for some in users.chunks(BATCH) {
        let tx = filler.ctx.begin().await?;
        for user in some {
            let body = user.to_string();
            let job = NewJob {
                kind: GATHER,
                key: Some(&body),
                body: &body,
                due_ms: filler.ctx.now(),
            };
            queue::enqueue(&tx, job).await?;
        }
        tx.commit().await?;
    }
    println!("{notices} notices wait for {} jobs", users.len());
    // In the order of the jobs; the last user is among them.
    let mut asked: Vec<UserId> = evenly(&users).copied().collect();
    asked.extend(users.last().filter(|last| asked.last() != Some(last)));
    let mut sessions = Vec::with_capacity(asked.len());
    for user in asked {
        sessions.push(bulk::sign_in(&filler.ctx, user).await?);
    }
    Ok(json!({ "notices": notices, "each": each, "jobs": users.len(), "sessions": sessions }))
}
