//! Texts of every script and of every malice, wherever users say something to each other or to
//! the host: what is kept is shown as it was written, and what is not is refused by its name.

use collections::did_its::tell_did_it::tell_did_it;
use contract::{
    conversations::{ListMessages, OneConversation},
    errors::Code,
    ids::{CommentId, ConversationId, DidItId, PinId, ReportCaseId},
};
use discovery::shares::suggest_shares_by_term::suggest_shares_by_term;
use kernel::{ctx::Ctx, error::Result};
use serde_json::{Value, json};
use talk::{
    comments::{
        comment_on_did_it::comment_on_did_it, get_comment::get_comment,
        reply_to_comment::reply_to_comment, update_comment::update_comment,
        write_comment::write_comment,
    },
    conversations::{
        get_conversation::get_conversation, list_messages::list_messages,
        name_conversation::name_conversation, search_messages::search_messages,
        send_message::send_message, start_conversation::start_conversation,
    },
    feedback::{list_feedback::list_feedback, send_feedback::send_feedback},
    notifications::{announce::announce, list_announcements::list_announcements},
    reports::{
        appeal_decision::appeal_decision, close_case::close_case, decide_appeal::decide_appeal,
        get_case::get_case, list_cases::list_cases, list_decisions::list_decisions,
        report_thing::report_thing,
    },
};
use testkit::{articles::employed, builders, invariants, world::World};

use crate::ask::{input, refused};

/// Scripts whose letters are several characters, or beyond the first plane; markup, statements and
/// formats; addresses whose letters look like others. None is longer than the shortest place.
const WRITTEN: [&str; 12] = [
    "السَّلامُ عليكم",
    "שָׁלוֹם עולם",
    "नमस्ते क्\u{200d}ष",
    "ที่นี้",
    "བསྒྲུབས",
    "Việt Nam",
    "한국어 日本語 𠮷野家",
    "ᏣᎳᎩ አማርኛ ქართული",
    "👩🏽\u{200d}🚀 🏳\u{fe0f}\u{200d}🌈",
    "<script>alert(1)</script> &amp; <b>",
    "'; DROP TABLE comments; -- $1 {{7*7}} %s \\",
    "https://раypal.test/ http://bank.test@oak.test/",
];

/// Where something is said, by which name it is refused there, and whether it may be left out.
const PLACES: [(&str, &str, bool); 13] = [
    ("comment", "text", false),
    ("edited comment", "text", false),
    ("reply", "text", false),
    ("comment on a did-it", "text", false),
    ("message", "text", false),
    ("first words", "text", false),
    ("group", "name", false),
    ("feedback", "verbatim_text", false),
    ("report", "text", true),
    ("decision", "words", false),
    ("appeal", "words", false),
    ("answer", "words", true),
    ("announcement", "text", false),
];

/// Ada, to whom Ben speaks, and two employees.
struct Scene {
    ada: Ctx,
    ben: Ctx,
    dora: Ctx,
    emil: Ctx,
    robin: PinId,
    told: DidItId,
    first: CommentId,
    pair: ConversationId,
    group: ConversationId,
}

async fn scene(world: &World) -> Scene {
    let (ada, ben) = (world.person("ada").await, world.person("ben").await);
    let dora = world.person("dora").await;
    let emil = world.person("emil").await;
    for other in [&ada, &dora] {
        builders::follow_each_other(&ben, other).await;
    }
    let birds = builders::board(&ada, "Birds").await.board.id;
    let robin = builders::pin(&ada, birds, "A robin").await.pin.id;
    let told = json!({ "pin_id": robin, "details": "I saw it." });
    let told = tell_did_it(ada.clone(), input(told)).await.unwrap().id;
    let said = json!({ "pin_id": robin, "text": "It sings." });
    let first = write_comment(ben.clone(), input(said)).await.unwrap().id;
    let begin = async |whom: &[&Ctx]| {
        let users: Vec<_> = whom.iter().map(|who| who.user().unwrap()).collect();
        let hello = json!({ "user_ids": users, "text": "Hello." });
        let begun = start_conversation(ben.clone(), input(hello)).await;
        begun.unwrap().id
    };
    Scene {
        pair: begin(&[&ada]).await,
        group: begin(&[&ada, &dora]).await,
        dora: employed(&dora),
        emil: employed(&emil),
        ada,
        ben,
        robin,
        told,
        first,
    }
}

impl Scene {
    /// Says it at a place; what its reader is shown.
    async fn say(&self, place: &str, text: &str) -> Result<String> {
        match place {
            "comment" | "edited comment" | "reply" | "comment on a did-it" => {
                self.comment(place, text).await
            }
            "message" | "first words" | "group" => self.write(place, text).await,
            "report" | "decision" | "appeal" | "answer" => self.judge(place, text).await,
            _ => self.tell(place, text).await,
        }
    }

    async fn comment(&self, place: &str, text: &str) -> Result<String> {
        let (ben, first) = (self.ben.clone(), self.first);
        let said = match place {
            "comment" => {
                write_comment(ben, input(json!({ "pin_id": self.robin, "text": text }))).await
            }
            "edited comment" => {
                update_comment(ben, input(json!({ "comment_id": first, "text": text }))).await
            }
            "reply" => {
                reply_to_comment(ben, input(json!({ "comment_id": first, "text": text }))).await
            }
            _ => {
                let said = json!({ "user_did_it_data_id": self.told, "text": text });
                comment_on_did_it(ben, input(said)).await
            }
        };
        let asked = input(json!({ "comment_id": said?.id }));
        Ok(get_comment(self.ada.clone(), asked).await?.text)
    }

    async fn write(&self, place: &str, text: &str) -> Result<String> {
        let ben = self.ben.clone();
        match place {
            "message" => {
                let said = json!({ "conversation_id": self.pair, "text": text });
                send_message(ben, input(said)).await?;
                let asked: ListMessages = input(json!({ "conversation_id": self.pair }));
                let mut read = list_messages(self.ada.clone(), asked).await?.items;
                Ok(read.remove(0).text)
            }
            "first words" => {
                let said = json!({ "user_ids": [self.ada.user()?], "text": text });
                start_conversation(ben, input(said)).await?;
                let read = get_conversation(self.ada.clone(), of(self.pair)).await?;
                Ok(read.last_message.unwrap().text)
            }
            _ => {
                let named = json!({ "conversation_id": self.group, "name": text });
                name_conversation(ben, input(named)).await?;
                let read = get_conversation(self.ada.clone(), of(self.group)).await?;
                Ok(read.name.unwrap_or_default())
            }
        }
    }

    async fn tell(&self, place: &str, text: &str) -> Result<String> {
        if place == "announcement" {
            announce(self.dora.clone(), input(json!({ "text": text }))).await?;
            let listed = list_announcements(self.dora.clone(), input(json!({}))).await?;
            return Ok(listed.items[0].text.clone());
        }
        let told = json!({ "verbatim_text": text }).to_string();
        let told = json!({ "feedback_data": told });
        send_feedback(self.ben.clone(), input(told)).await?;
        let listed = list_feedback(self.dora.clone(), input(json!({}))).await?;
        Ok(listed.items[0].words.clone())
    }

    /// Reports the pin, and closes the case.
    async fn judge(&self, place: &str, text: &str) -> Result<String> {
        let is_report = place == "report";
        let case = self.report(if is_report { text } else { "" }).await?;
        if is_report {
            let read = get_case(self.dora.clone(), input(json!({ "case_id": case }))).await?;
            self.close(case, json!({ "outcome": "no_violation" }))
                .await?;
            return Ok(read.reports[0].text.clone());
        }
        let words = if place == "decision" { text } else { "So." };
        let warned = json!({ "outcome": "handled", "measure": "warned", "words": words });
        if let Err(error) = self.close(case, warned).await {
            self.close(case, json!({ "outcome": "no_violation" }))
                .await?;
            return Err(error);
        }
        let words = if place == "appeal" { text } else { "No." };
        let appeal = json!({ "case_id": case, "words": words });
        appeal_decision(self.ada.clone(), input(appeal)).await?;
        if place == "answer" {
            let answer = json!({ "case_id": case, "is_reversed": false, "words": text });
            decide_appeal(self.emil.clone(), input(answer)).await?;
        }
        let told = list_decisions(self.ada.clone(), input(json!({}))).await?;
        let told = told.items[0].clone();
        Ok(match place {
            "decision" => told.words,
            "appeal" => told.appeal_words,
            _ => told.answer_words,
        })
    }

    async fn report(&self, text: &str) -> Result<ReportCaseId> {
        let spam = json!({ "kind": "pin", "id": self.robin, "reason": "spam", "text": text });
        report_thing(self.ben.clone(), input(spam)).await?;
        let open = list_cases(self.dora.clone(), input(json!({}))).await?;
        Ok(open.items[0].id)
    }

    async fn close(&self, case: ReportCaseId, mut how: Value) -> Result<()> {
        how["case_id"] = json!(case);
        close_case(self.dora.clone(), input(how)).await.map(drop)
    }
}

fn of(conversation_id: ConversationId) -> OneConversation {
    OneConversation { conversation_id }
}

testkit::on_both_engines! {
    async fn what_is_said_is_shown_as_it_was_written(world: World) {
        let scene = scene(&world).await;
        for (place, _, _) in PLACES {
            for text in WRITTEN {
                assert_eq!(scene.say(place, text).await.unwrap(), text, "{place}");
            }
            // More marks than any letter has are not painted over other lines.
            let piled = |marks: usize| format!("a{}", "\u{301}".repeat(marks));
            assert_eq!(scene.say(place, &piled(10_000)).await.unwrap(), piled(8), "{place}");
            // A text is isolated where it is shown; a name stands within sentences.
            let turned = "gnp\u{202e}exe\u{2066}.";
            let shown = if place == "group" { "gnpexe." } else { turned };
            assert_eq!(scene.say(place, turned).await.unwrap(), shown, "{place}");
        }
        invariants::hold(&world.house.db).await;
    }

    async fn what_is_too_long_or_not_seen_is_refused_by_its_name(world: World) {
        let scene = scene(&world).await;
        let (long, mentions) = ("ä".repeat(10_000), "@ada ".repeat(5_000));
        for (place, field, may_be_left_out) in PLACES {
            let unseen = (!may_be_left_out).then_some("\u{200b}\u{3164}\u{202e}");
            for text in [long.as_str(), &mentions].into_iter().chain(unseen) {
                let found = refused(scene.say(place, text).await);
                assert_eq!(found, (Code::TextLength, field.to_owned()), "{place} {text:.10}");
            }
        }
        invariants::hold(&world.house.db).await;
    }

    async fn five_thousand_are_mentioned_by_the_names_that_are_written(world: World) {
        let scene = scene(&world).await;
        let ada = scene.ada.user().unwrap();
        let tags = (1..=5_000).map(|user| json!({ "user_id": user.to_string() }));
        let tags: Vec<Value> = tags.chain([json!({ "user_id": ada })]).collect();
        let said = json!({ "pin_id": scene.robin, "text": "@ada ".repeat(100), "tags": tags });
        let said = write_comment(scene.ben.clone(), input(said)).await.unwrap();
        let names: Vec<_> = said.tagged_users.iter().map(|user| user.username.as_str()).collect();
        assert_eq!((names, said.tags.len()), (vec!["ada"], 100));
    }

    async fn what_is_looked_for_may_be_any_text(world: World) {
        let scene = scene(&world).await;
        for text in WRITTEN.into_iter().chain(["\u{202e}", "\u{0}", "*", "\""]) {
            let within = input(json!({ "conversation_id": scene.pair, "query": text }));
            assert!(search_messages(scene.ada.clone(), within).await.is_ok(), "{text}");
            let term = input(json!({ "term": format!("a{text}") }));
            assert!(suggest_shares_by_term(scene.ben.clone(), term).await.is_ok(), "{text}");
            let to = json!({ "emails": [text], "text": "Hello." });
            let found = refused(start_conversation(scene.ben.clone(), input(to)).await);
            assert_eq!(found, (Code::EmailInvalid, "emails".to_owned()), "{text}");
        }
        let long = json!({ "conversation_id": scene.pair, "query": "a".repeat(10_000) });
        let found = refused(search_messages(scene.ada.clone(), input(long)).await);
        assert_eq!(found, (Code::TextLength, "query".to_owned()));
    }
}
