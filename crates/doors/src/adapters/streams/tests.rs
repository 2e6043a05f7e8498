use super::*;

const ADA: UserId = UserId(1);
const BEN: UserId = UserId(2);
const ROBIN: PinId = PinId(3);
const TALK: ConversationId = ConversationId(4);

fn streams() -> Arc<Streams> {
    Streams::new(10, 7)
}

/// That something of a conversation changed, or a message was written.
fn conversation(to: UserId, message: Option<MessageId>) -> Changed {
    Changed::Conversation {
        to,
        conversation_id: TALK,
        message_id: message,
    }
}

/// What waits for a stream, with the places.
fn told(hearing: &mut Hearing) -> Vec<Told> {
    std::iter::from_fn(|| hearing.receiver.try_recv().ok()).collect()
}

/// What waits for a stream.
fn waiting(hearing: &mut Hearing) -> Vec<Event> {
    told(hearing).into_iter().map(|told| told.event).collect()
}

#[test]
fn each_stream_hears_what_concerns_it() {
    let streams = streams();
    let mut ada = streams.open(ADA, vec![ROBIN], None).unwrap();
    let mut ben = streams.open(BEN, Vec::new(), None).unwrap();
    for one in [&mut ada, &mut ben] {
        assert_eq!(waiting(one), [Event::Hello]);
    }
    let typing = Changed::Typing {
        to: BEN,
        user_id: ADA,
        conversation_id: TALK,
    };
    for (changed, expected) in [
        (
            conversation(ADA, None),
            [Some(Event::Conversation(TALK, 9)), None],
        ),
        (
            conversation(BEN, Some(MessageId(5))),
            [None, Some(Event::Message(TALK, MessageId(5)))],
        ),
        (Changed::News(ADA), [Some(Event::News(9)), None]),
        (typing, [None, Some(Event::Typing(TALK, ADA))]),
        (conversation(UserId(9), None), [None, None]),
        (Changed::Pin(ROBIN), [Some(Event::Pin(ROBIN, 9)), None]),
        (Changed::Pin(PinId(9)), [None, None]),
        (Changed::User(ADA), [None, None]),
        (Changed::Everything, [Some(Event::Everything); 2]),
    ] {
        streams.hear(changed, 9);
        let found = [&mut ada, &mut ben].map(|one| waiting(one).pop());
        assert_eq!(found, expected, "{changed:?}");
    }
    streams.beat();
    assert_eq!(waiting(&mut ben), [Event::Beat]);
    drop(ada);
    let open = streams.lock();
    assert_eq!(
        (open.streams.len(), open.of_user.len(), open.of_pin.len()),
        (1, 1, 0)
    );
}

#[test]
fn who_comes_back_hears_what_was_missed_once_and_in_order() {
    let streams = streams();
    let mut before = streams.open(ADA, vec![ROBIN], None).unwrap();
    streams.hear(conversation(ADA, Some(MessageId(1))), 1);
    streams.hear(Changed::News(ADA), 2);
    let heard = told(&mut before);
    // The second of them was on its way when the connection broke.
    let last = heard[1].place;
    drop(before);
    streams.hear(Changed::News(BEN), 3);
    streams.hear(Changed::Pin(ROBIN), 4);
    streams.hear(Changed::Pin(PinId(9)), 5);
    let typing = Changed::Typing {
        to: ADA,
        user_id: BEN,
        conversation_id: TALK,
    };
    streams.hear(typing, 6);
    streams.hear(conversation(ADA, None), 7);
    let mut after = streams.open(ADA, vec![ROBIN], Some(last)).unwrap();
    streams.hear(Changed::News(ADA), 8);
    let missed = told(&mut after);
    let events: Vec<Event> = missed.iter().map(|told| told.event).collect();
    assert_eq!(
        events,
        [
            Event::Resumed,
            Event::News(2),
            Event::Pin(ROBIN, 4),
            Event::Conversation(TALK, 7),
            Event::News(8),
        ]
    );
    // A connection that breaks again among them goes on from each.
    assert_eq!(missed[0].place, last);
    for (number, one) in missed.iter().enumerate() {
        let again = streams.open(ADA, vec![ROBIN], Some(one.place));
        assert_eq!(waiting(&mut again.unwrap())[1..], events[number + 1..]);
    }
    // A beat leads behind what concerns others.
    streams.hear(Changed::News(BEN), 9);
    streams.beat();
    let beat = told(&mut after).pop().unwrap();
    assert_eq!(beat.place, streams.lock().log.end());
}

#[test]
fn who_missed_what_is_not_known_or_much_begins_anew() {
    let streams = streams();
    let begin = |place: Option<Place>| {
        let mut hearing = streams.open(ADA, Vec::new(), place).unwrap();
        told(&mut hearing)
    };
    let start = begin(None)[0].place;
    for version in 0..MOST_MISSED as i64 {
        streams.hear(Changed::News(ADA), version);
    }
    assert_eq!(begin(Some(start)).len(), 1 + MOST_MISSED);
    streams.hear(Changed::News(ADA), -1);
    let hello = begin(Some(start));
    assert_eq!((hello.len(), hello[0].event), (1, Event::Hello));
    let end = hello[0].place;
    assert_eq!(begin(Some(end))[0].event, Event::Resumed);
    // Another server, and one that began anew.
    let elsewhere = Streams::new(10, 8).lock().log.end();
    assert_eq!(begin(Some(elsewhere))[0].event, Event::Hello);
    streams.hear(Changed::Everything, 0);
    assert_eq!(begin(Some(end))[0].event, Event::Hello);
}

#[tokio::test]
async fn streams_have_bounds() {
    let streams = streams();
    let refused = |streams: &Arc<Streams>, user| {
        let opened = streams.open(user, Vec::new(), None);
        opened.err().map(|error| error.code)
    };
    let mut adas: Vec<_> = (0..=MOST_OF_USER)
        .map(|_| streams.open(ADA, Vec::new(), None).unwrap())
        .collect();
    // The first has ended, the others have not.
    streams.hear(Changed::News(ADA), 1);
    assert_eq!(waiting(&mut adas[0]), [Event::Hello]);
    assert_eq!(adas[0].next().await, None);
    for one in &mut adas[1..] {
        assert_eq!(waiting(one), [Event::Hello, Event::News(1)]);
    }
    let bens = [(); 2].map(|()| streams.open(BEN, Vec::new(), None).unwrap());
    assert_eq!(refused(&streams, UserId(9)), Some(Code::Busy));
    drop(bens);
    assert_eq!(refused(&streams, UserId(9)), None);
}

#[tokio::test]
async fn a_slow_reader_and_a_server_that_ends_end_a_stream() {
    let streams = streams();
    let mut slow = streams.open(ADA, vec![ROBIN], None).unwrap();
    for version in 0..MOST_WAITING as i64 {
        streams.hear(Changed::Pin(ROBIN), version);
    }
    let mut heard = Vec::new();
    while let Some(told) = slow.next().await {
        heard.push(told);
    }
    assert_eq!(heard.len(), MOST_WAITING);
    // It comes back for the rest.
    let last = heard.last().map(|told| told.place);
    let mut again = streams.open(ADA, vec![ROBIN], last).unwrap();
    let rest = Event::Pin(ROBIN, MOST_WAITING as i64 - 1);
    assert_eq!(waiting(&mut again), [Event::Resumed, rest]);
    let mut other = streams.open(ADA, Vec::new(), None).unwrap();
    streams.close();
    assert_eq!(waiting(&mut other), [Event::Hello]);
    assert_eq!(other.next().await, None);
    assert!(streams.open(ADA, Vec::new(), None).is_err());
}

#[test]
fn what_waits_for_a_slow_reader_is_small() {
    assert!(size_of::<Told>() * MOST_WAITING <= 4_096);
}
