//! Sends a message.

use accounts::{
    preferences::{find_reading::shows_reading, may_reach::deliver_messages},
    users::show_users::check_shown,
};
use collections::{boards::get_board, did_its::mark_did_it, pins::get_pin};
use contract::{
    conversations::{MessageView, SendMessage},
    errors::Code,
    ids::{BoardId, ConversationId, DidItId, MessageId, PinId, UserId},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    tx::Tx,
    validate,
};

use super::{
    ask_addresses::ask_addresses,
    ask_rules::ask_rules,
    find_reached::find_reached,
    get_conversation::seen,
    policy,
    raise_badges::raise_soon,
    show_messages::show_messages,
    sql::{
        self, ConversationRow, State, emails,
        messages::{self, MessageRow},
        reading,
    },
    tell_receivers::tell_receivers,
};

/// Longest message, in characters.
const MOST: usize = 2_000;
/// Longest name of a place in the app, in characters.
const MOST_OF_SOURCE: usize = 64;

/// `ConversationMessagesResource/create`: words, or a pin, board, user or did-it that the sender
/// sees, or both. Caller: writer who is a member, unless they wait for an answer. Writing accepts
/// a contact request. What comes twice under one `client_id` is one message.
pub async fn send_message(ctx: Ctx, input: SendMessage) -> Result<MessageView> {
    ctx.writer()?;
    let said = Said::checked(&input)?;
    said.thing.check_seen(&ctx).await?;
    send(&ctx, input.conversation_id, said).await
}

/// What is sent, its sender's own name for it, and whether they mean it where the host asks.
pub(super) struct Said {
    text: String,
    thing: Thing,
    source: Option<String>,
    client: Option<String>,
    force: bool,
}

/// What is sent beside the words, one at most.
#[derive(Default)]
struct Thing {
    pin: Option<PinId>,
    board: Option<BoardId>,
    user: Option<UserId>,
    did_it: Option<DidItId>,
}

impl Said {
    /// Words alone, if they may be kept.
    pub(super) fn words(text: &str, client: Option<&str>) -> Result<Self> {
        Ok(Self {
            text: validate::words("text", text, MOST)?,
            thing: Thing::default(),
            source: None,
            client: client.map(str::to_owned),
            force: false,
        })
    }

    /// The same, where its sender says whether they mean it.
    pub(super) fn meant(self, force: bool) -> Self {
        Self { force, ..self }
    }

    /// Refuses words that the host does not allow, before anything is begun with them.
    pub(super) async fn check_allowed(&self, ctx: &Ctx, viewer: UserId) -> Result<()> {
        ask_rules(ctx, viewer, &self.text, self.force).await?.said
    }

    fn from(self, source: Option<&str>) -> Result<Self> {
        let source = source.map(|source| validate::line("source", source, 0, MOST_OF_SOURCE));
        Ok(Self {
            source: source.transpose()?,
            ..self
        })
    }

    /// A message with this in it.
    fn written(self, row: MessageRow) -> MessageRow {
        MessageRow {
            text: self.text,
            pin_id: self.thing.pin,
            board_id: self.thing.board,
            shared_user_id: self.thing.user,
            did_it_id: self.thing.did_it,
            source: self.source,
            client_id: self.client,
            ..row
        }
    }

    fn checked(input: &SendMessage) -> Result<Self> {
        let client = input
            .client_id
            .as_deref()
            .map(validate::client_name)
            .transpose()?;
        let thing = Thing {
            pin: input.pin,
            board: input.board,
            user: input.user,
            did_it: input.user_did_it_data,
        };
        let said = match thing.is_none() {
            true => Self::words(&input.text, client)?,
            false => Self {
                text: beside(&input.text)?,
                thing: thing.alone()?,
                source: None,
                client: client.map(str::to_owned),
                force: false,
            },
        };
        said.meant(input.force).from(input.source.as_deref())
    }
}

/// Words beside a thing: none, or some that are seen.
fn beside(text: &str) -> Result<String> {
    let text = validate::text("text", text, 0, MOST)?;
    match text.is_empty() {
        true => Ok(text),
        false => validate::words("text", &text, MOST),
    }
}

impl Thing {
    fn count(&self) -> usize {
        let Self {
            pin,
            board,
            user,
            did_it,
        } = self;
        let there = [
            pin.is_some(),
            board.is_some(),
            user.is_some(),
            did_it.is_some(),
        ];
        there.into_iter().filter(|is_there| *is_there).count()
    }

    fn is_none(&self) -> bool {
        self.count() == 0
    }

    fn alone(self) -> Result<Self> {
        match self.count() {
            0 | 1 => Ok(self),
            _ => {
                let error = Error::field(Code::InvalidInput, "pin");
                Err(error.detail("a message has one of pin, board, user, user_did_it_data"))
            }
        }
    }

    /// *Not found* where the sender does not see it.
    async fn check_seen(&self, ctx: &Ctx) -> Result<()> {
        if let Some(pin) = self.pin {
            get_pin::visible(ctx, pin).await?;
        }
        if let Some(board) = self.board {
            get_board::visible(ctx, board).await?;
        }
        if let Some(user) = self.user {
            check_shown(ctx, user).await?;
        }
        if let Some(did_it) = self.did_it {
            mark_did_it::seen(ctx, did_it).await?;
        }
        Ok(())
    }
}

/// Writes a message into a conversation of the viewer's, and tells its other members.
pub(super) async fn send(ctx: &Ctx, id: ConversationId, said: Said) -> Result<MessageView> {
    let viewer = ctx.writer()?;
    let is_of_board = seen(ctx, viewer, id).await?.board_id.is_some();
    let reached = find_reached(ctx, viewer, id).await?;
    let first = match is_of_board {
        true => Vec::new(),
        false => first_states(ctx, viewer, id, &reached).await?,
    };
    let asked = ask_rules(ctx, viewer, &said.text, said.force).await?;
    let tx = ctx.begin().await?;
    let mut row = sql::lock(&tx, id).await?.ok_or_else(Error::not_found)?;
    if let Some(client) = &said.client
        && let Some(sent) = messages::of_client(&tx, id, viewer, client).await?
    {
        // A view asks on another connection.
        drop(tx);
        return message_view(ctx, sent).await;
    }
    // Members may have left, and others written, while the conversation was waited for.
    let inbox = sql::inbox(&tx, viewer, id).await?;
    let inbox = inbox.ok_or_else(Error::not_found)?;
    policy::may_send(&row, inbox.state())?;
    let told = match row.has_messages() {
        // Members of a board take part in its conversation from the beginning.
        _ if is_of_board => reached.clone(),
        true => {
            if !inbox.state().is_accepted() {
                row.is_answered = true;
                emails::seat(&tx, id, viewer).await?;
            }
            who_take_part(&tx, id, &reached).await?
        }
        false => {
            deliver(&tx, &mut row, &first).await?;
            ask_addresses(ctx, &tx, id).await?;
            reached.clone()
        }
    };
    asked.check(&tx, id, &reached).await?;
    let has_unread = inbox.has_unread(&row);
    let message = said.written(next(ctx, &mut row, viewer));
    messages::insert(&tx, &message).await?;
    sql::update(&tx, &row).await?;
    if is_of_board {
        raise_soon(ctx, &tx, &row, &told).await?;
    } else {
        sql::raise(&tx, &row, &told).await?;
        tell_receivers(ctx, &tx, id, &told).await?;
    }
    sql::written(&tx, viewer, &row).await?;
    // Who answers has read what stands above; the others are told by the message.
    if has_unread && shows_reading(&tx, viewer).await? {
        reading::set_seen(&tx, viewer, &row, &[]).await?;
    }
    tx.commit().await?;
    message_view(ctx, message).await
}

/// Those of the members who take part in the conversation: contact requests are told of
/// once, by the first message.
async fn who_take_part(tx: &Tx, id: ConversationId, users: &[UserId]) -> Result<Vec<UserId>> {
    let inboxes = sql::inboxes_of(tx, id, users).await?;
    let told = inboxes.into_iter().filter(|one| one.state().is_accepted());
    Ok(told.map(|one| one.user_id).collect())
}

/// Where a first message would lie with each receiver; empty where there was one before.
async fn first_states(
    ctx: &Ctx,
    viewer: UserId,
    id: ConversationId,
    others: &[UserId],
) -> Result<Vec<(UserId, State)>> {
    let row = sql::find(&ctx.house.db, id).await?;
    if row.is_none_or(|row| row.has_messages()) {
        return Ok(Vec::new());
    }
    let deliveries = deliver_messages(ctx, viewer, others).await?;
    let state = |other: &UserId| {
        let delivery = deliveries.get(other).copied();
        let state = policy::received(delivery.ok_or_else(Error::not_found)?)?;
        Ok((*other, state))
    };
    others.iter().map(state).collect()
}

/// Puts a conversation where each receiver wants a first message; who wants it in the inbox has
/// answered by that.
async fn deliver(tx: &Tx, row: &mut ConversationRow, states: &[(UserId, State)]) -> Result<()> {
    row.is_answered = false;
    for (user, state) in states {
        sql::set_state(tx, *user, row.id, *state).await?;
        row.is_answered |= *state == State::Inbox;
    }
    Ok(())
}

/// The message that follows, with nothing in it; ids and times grow in the order in which messages
/// are kept, whatever the clocks of several servers say.
pub(super) fn next(ctx: &Ctx, row: &mut ConversationRow, sender: UserId) -> MessageRow {
    row.last_message_id = MessageId(ctx.new_id().max(row.last_message_id.0 + 1));
    row.last_ms = ctx.now().max(row.last_ms);
    MessageRow {
        conversation_id: row.id,
        id: row.last_message_id,
        sender_id: sender,
        created_ms: row.last_ms,
        ..MessageRow::default()
    }
}

/// The view of one message.
pub(super) async fn message_view(ctx: &Ctx, row: MessageRow) -> Result<MessageView> {
    let shown = show_messages(ctx, vec![row]).await?;
    shown.into_iter().next().ok_or_else(Error::not_found)
}
