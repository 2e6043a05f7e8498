//! Rules of the host about words and links: what employees make, and what becomes of texts.

mod new_accounts;
mod secret;

use accounts::{
    apps::{create_app::create_app, update_app::update_app},
    audits::list_all_audits::list_all_audits,
    rules::{delete_rule::delete_rule, list_rules::list_rules, put_rule::put_rule},
    users::update_user::update_user,
};
use collections::{
    boards::{create_board::create_board, update_board::update_board},
    did_its::tell_did_it::tell_did_it,
    pins::{save_pin::save_pin, update_pin::update_pin},
    sections::{create_section::create_section, update_section::update_section},
};
use contract::{
    audits::AuditChange,
    boards::Privacy,
    comments::CommentView,
    conversations::ConversationView,
    errors::Code,
    ids::{CommentId, PinId},
    notifications::{ListNotices, NoticeKind},
    reports::{CaseState, ListCases, ReportCaseView, ReportedKind},
    rules::{DeleteRule, HostRuleView, ListRules, RuleKind},
};
use kernel::{ctx::Ctx, error::Result};
use serde_json::{Value, json};
use talk::{
    comments::{
        comment_on_did_it::comment_on_did_it, list_comments::list_comments,
        update_comment::update_comment, write_comment::write_comment,
    },
    conversations::{
        name_conversation::name_conversation, send_message::send_message,
        start_conversation::start_conversation,
    },
    notifications::list_notices::list_notices,
    reports::{close_case::close_case, list_cases::list_cases},
};
use testkit::{articles::employed, builders, invariants};

use crate::ask::{self, code, input, refused, walk, with};

async fn put(employee: &Ctx, kind: &str, value: &str, action: &str) -> Result<HostRuleView> {
    let rule = json!({ "kind": kind, "value": value, "action": action });
    put_rule(employee.clone(), input(rule)).await
}

/// Words that are refused, asked about and held, and a website that is refused.
async fn usual(employee: &Ctx) {
    for (kind, value, action) in [
        ("word", "pills", "refuse"),
        ("word", "stupid", "ask"),
        ("word", "miracle", "hold"),
        ("link", "https://shop.example/now", "refuse"),
    ] {
        put(employee, kind, value, action).await.unwrap();
    }
}

async fn rules(employee: &Ctx, kind: RuleKind) -> Vec<HostRuleView> {
    let ask = async |bookmarks, page_size| {
        let asked = ListRules {
            kind,
            bookmarks,
            page_size,
        };
        let page = list_rules(employee.clone(), asked).await?;
        Ok((page.items, page.bookmark))
    };
    walk(1, ask).await
}

async fn open_cases(employee: &Ctx) -> Vec<ReportCaseView> {
    let asked = ListCases {
        state: CaseState::Open,
        bookmarks: Default::default(),
        page_size: Default::default(),
    };
    list_cases(employee.clone(), asked).await.unwrap().items
}

/// Kind, words and rule of the open cases.
async fn opened(employee: &Ctx) -> Vec<(ReportedKind, String, String)> {
    let cases = open_cases(employee).await.into_iter();
    cases
        .map(|case| (case.kind, case.excerpt, case.rule.unwrap_or_default()))
        .collect()
}

async fn write(who: &Ctx, pin: PinId, text: &str, force: bool) -> Result<CommentView> {
    let options = json!({ "pin_id": pin, "text": text, "force": force });
    write_comment(who.clone(), input(options)).await
}

async fn update(who: &Ctx, id: CommentId, text: &str, force: bool) -> Result<CommentView> {
    let options = json!({ "comment_id": id, "text": text, "force": force });
    update_comment(who.clone(), input(options)).await
}

async fn said(viewer: &Ctx, pin: PinId) -> Vec<String> {
    let listed = list_comments(viewer.clone(), ask::comments_on(pin)).await;
    let listed = listed.unwrap().items;
    let said = listed.iter().filter_map(|entry| entry.comment());
    said.map(|comment| comment.text.clone()).collect()
}

async fn start(who: &Ctx, whom: &Ctx, more: Value) -> Result<ConversationView> {
    let options = json!({ "user_ids": [whom.user().unwrap()] });
    start_conversation(who.clone(), input(with(&options, more))).await
}

async fn robin(ada: &Ctx) -> PinId {
    let birds = builders::board(ada, "Birds").await.board.id;
    builders::pin(ada, birds, "robin").await.pin.id
}

testkit::on_both_engines! {
    async fn employees_make_change_and_delete_rules(world: World) {
        let employee = employed(&world.person("dora").await);
        let made = put(&employee, "word", "  Cheap  PÏLLS!", "refuse").await.unwrap();
        assert_eq!((made.value.as_str(), made.kind), ("cheap pills", RuleKind::Word));
        assert_eq!(made.created_by.as_ref().unwrap().id, employee.user().unwrap());
        let changed = put(&employee, "word", "cheap pills", "hold").await.unwrap();
        assert_eq!((changed.id, changed.action.name()), (made.id, "hold"));
        put(&employee, "word", "cheap pills", "hold").await.unwrap();
        put(&employee, "word", "scam", "ask").await.unwrap();
        put(&employee, "link", "https://WWW.Example.com/a", "refuse").await.unwrap();
        let values = |rules: Vec<HostRuleView>| rules.into_iter().map(|rule| rule.value).collect::<Vec<_>>();
        assert_eq!(values(rules(&employee, RuleKind::Word).await), ["scam", "cheap pills"]);
        assert_eq!(values(rules(&employee, RuleKind::Link).await), ["www.example.com"]);
        for (kind, value, expected) in [
            ("word", "!?", Code::InvalidInput), ("word", "", Code::TextLength), ("link", "example", Code::InvalidInput),
        ] {
            let found = refused(put(&employee, kind, value, "ask").await);
            assert_eq!(found, (expected, "value".into()), "{kind} {value}");
        }
        let gone = DeleteRule { rule_id: made.id };
        delete_rule(employee.clone(), gone.clone()).await.unwrap();
        assert_eq!(code(delete_rule(employee.clone(), gone.clone()).await), Code::NotFound);

        let ada = world.person("ada").await;
        assert_eq!(code(put(&ada, "word", "scam", "ask").await), Code::NotAllowed);
        assert_eq!(code(delete_rule(ada, gone).await), Code::NotAllowed);
        let noted = list_all_audits(world.host(), employee.user().ok(), 100).await.unwrap();
        let count = |change: AuditChange| noted.iter().filter(|one| one.change == change.name()).count();
        // The same rule once more is no change.
        assert_eq!((count(AuditChange::RulePut), count(AuditChange::RuleDeleted)), (4, 1));
    }

    async fn comments_are_refused_asked_about_and_held(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let employee = employed(&world.person("dora").await);
        let robin = robin(&ada).await;
        // Asked before there is a rule, so that the answer is kept.
        write(&ben, robin, "Fine.", false).await.unwrap();
        usual(&employee).await;
        for text in ["Buy PILLS", "at www.shop.example"] {
            assert_eq!(refused(write(&ben, robin, text, true).await), (Code::RuleRefused, "text".into()), "{text}");
        }
        let harsh = write(&ben, robin, "How stupid.", false).await.unwrap_err();
        assert_eq!((harsh.code, harsh.facts.rule.as_deref()), (Code::CommentHarsh, Some("stupid")));
        let meant = write(&ben, robin, "How stupid.", true).await.unwrap();
        assert_eq!(code(update(&ben, meant.id, "Stupid again", false).await), Code::CommentHarsh);
        update(&ben, meant.id, "Stupid again", true).await.unwrap();

        let held = write(&ben, robin, "A miracle!", false).await.unwrap();
        assert_eq!(said(&ben, robin).await, ["A miracle!", "Stupid again", "Fine."]);
        assert_eq!(said(&ada, robin).await, ["Stupid again", "Fine."]);
        let opened = open_cases(&employee).await;
        let case = &opened[0];
        assert_eq!((opened.len(), case.kind, case.report_count), (1, ReportedKind::Comment, 0));
        assert_eq!((case.excerpt.as_str(), case.rule.as_deref()), ("A miracle!", Some("miracle")));
        assert_eq!(case.url, format!("/pin/{robin}/?comment={}", held.id));
        invariants::hold(&world.house.db).await;
    }

    async fn a_held_comment_is_shown_once_its_words_are_found_right(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let employee = employed(&world.person("dora").await);
        let robin = robin(&ada).await;
        usual(&employee).await;
        let held = write(&ben, robin, "A miracle!", false).await.unwrap();
        // Other words than those that the employee sees.
        update(&ben, held.id, "Miracle pens", false).await.unwrap();
        let close = async |outcome: &str| {
            let case = open_cases(&employee).await.remove(0);
            let how = json!({ "case_id": case.id, "outcome": outcome });
            close_case(employee.clone(), input(how)).await.unwrap();
        };
        close("no_violation").await;
        assert_eq!(said(&ada, robin).await, [""; 0]);
        let waits = [(ReportedKind::Comment, "Miracle pens".to_owned(), "miracle".to_owned())];
        assert_eq!(opened(&employee).await, waits);
        close("no_violation").await;
        assert_eq!(said(&ada, robin).await, ["Miracle pens"]);
        assert!(open_cases(&employee).await.is_empty());
        // What breaks a rule and stays, stays held.
        write(&ben, robin, "Miracles? A miracle.", false).await.unwrap();
        close("handled").await;
        assert_eq!(said(&ada, robin).await, ["Miracle pens"]);
        invariants::hold(&world.house.db).await;
    }

    async fn the_author_of_a_did_it_is_told_of_a_comment_when_it_is_shown(world: World) {
        let (ada, ben, cleo) = (world.person("ada").await, world.person("ben").await, world.person("cleo").await);
        let employee = employed(&world.person("dora").await);
        let robin = robin(&ada).await;
        usual(&employee).await;
        let told = tell_did_it(ben.clone(), input(json!({ "pin_id": robin, "details": "Done." }))).await.unwrap();
        let words = json!({ "user_did_it_data_id": told.id, "text": "A miracle!" });
        comment_on_did_it(cleo.clone(), input(words)).await.unwrap();
        world.settle().await;
        let notices = async || {
            let page = list_notices(ben.clone(), ListNotices::default()).await.unwrap();
            page.items.into_iter().map(|one| one.kind).collect::<Vec<_>>()
        };
        assert_eq!(notices().await, []);
        let case = open_cases(&employee).await.remove(0);
        let how = json!({ "case_id": case.id, "outcome": "no_violation" });
        close_case(employee.clone(), input(how)).await.unwrap();
        world.settle().await;
        assert_eq!(notices().await, [NoticeKind::DidItComment]);
        invariants::hold(&world.house.db).await;
    }

    async fn pins_boards_did_its_and_profiles_stand_and_employees_are_told(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let employee = employed(&world.person("dora").await);
        let robin = robin(&ada).await;
        usual(&employee).await;
        let pin = |more: Value| {
            let options = with(&json!({ "id": robin }), more);
            update_pin(ada.clone(), input(options))
        };
        let link = json!({ "link": "https://a.shop.example/b" });
        assert_eq!(refused(pin(link).await), (Code::RuleRefused, "link".into()));
        assert_eq!(refused(pin(json!({ "title": "Pills" })).await), (Code::RuleRefused, "title".into()));
        pin(json!({ "title": "Miracle", "description": "Stupid" })).await.unwrap();
        let board = |name: &str, privacy| {
            let board = contract::boards::CreateBoard {
                name: name.into(), description: None, privacy: Some(privacy), category: None,
            };
            create_board(ada.clone(), board)
        };
        assert_eq!(refused(board("Pills", Privacy::Secret).await), (Code::RuleRefused, "name".into()));
        let secret = board("Miracles of miracle", Privacy::Secret).await.unwrap().board.id;
        let did = |details: &str| {
            tell_did_it(ben.clone(), input(json!({ "pin_id": robin, "details": details })))
        };
        assert_eq!(refused(did("shop.example").await), (Code::RuleRefused, "details".into()));
        did("It is a miracle").await.unwrap();
        let profile = |more: Value| update_user(ben.clone(), input(more));
        assert_eq!(refused(profile(json!({ "last_name": "Pills" })).await), (Code::RuleRefused, "first_name".into()));
        profile(json!({ "about": "I sell a miracle" })).await.unwrap();
        // What was said already is not asked about again.
        profile(json!({ "pronouns": "he" })).await.unwrap();
        let told: Vec<_> = opened(&employee).await.into_iter().map(|(kind, words, _)| (kind, words)).collect();
        let expected = [
            (ReportedKind::Pin, "Miracle\nStupid".to_owned()),
            (ReportedKind::UserDidItData, "It is a miracle".to_owned()),
            (ReportedKind::User, "I sell a miracle".to_owned()),
        ];
        assert_eq!(told, expected);

        // A secret board is asked about when others are to see it.
        let public = contract::boards::UpdateBoard { privacy: Some(Privacy::Public), ..ask::update(secret) };
        update_board(ada.clone(), public).await.unwrap();
        let last = opened(&employee).await.pop().unwrap();
        assert_eq!((last.0, last.1.as_str()), (ReportedKind::Board, "Miracles of miracle"));
        // Another saves the pin with its words.
        let bens = builders::board(&ben, "Kept").await.board.id;
        save_pin(ben.clone(), input(json!({ "pin_id": robin, "board_id": bens }))).await.unwrap();
        assert_eq!(opened(&employee).await.len(), 4);
    }

    async fn messages_are_refused_or_asked_about(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let employee = employed(&world.person("dora").await);
        usual(&employee).await;
        let first = start(&ada, &ben, json!({ "text": "Pills!", "force": true })).await;
        assert_eq!(refused(first), (Code::RuleRefused, "text".into()));
        assert_eq!(code(start(&ada, &ben, json!({ "text": "Stupid!" })).await), Code::CommentHarsh);
        let begun = start(&ada, &ben, json!({ "text": "Stupid!", "force": true })).await.unwrap();
        let answer = |text: &str, force: bool| {
            let options = json!({ "conversation_id": begun.id, "text": text, "force": force });
            send_message(ben.clone(), input(options))
        };
        // No employee reads it, so that it cannot be held.
        assert_eq!(code(answer("A miracle", false).await), Code::CommentHarsh);
        answer("A miracle", true).await.unwrap();
        assert!(open_cases(&employee).await.is_empty());

        let cleo = world.person("cleo").await;
        let group = json!({ "user_ids": [ben.user().unwrap(), cleo.user().unwrap()], "text": "Hello." });
        let group = start_conversation(ada.clone(), input(group)).await.unwrap();
        let greeting = json!({ "conversation_id": group.id, "text": "Hello." });
        send_message(ben.clone(), input(greeting)).await.unwrap();
        let name = |name: &str| {
            name_conversation(ada.clone(), input(json!({ "conversation_id": group.id, "name": name })))
        };
        assert_eq!(refused(name("Miracle club").await), (Code::RuleRefused, "name".into()));
        name("The stupid ones").await.unwrap();
    }

    async fn names_of_sections_and_apps_are_refused_where_others_would_read_them(world: World) {
        let ada = world.person("ada").await;
        let board = builders::board(&ada, "Health").await.board.id;
        let section = |name: &str| create_section(ada.clone(), input(json!({ "board_id": board, "name": name })));
        let app = |name: &str| {
            let app = json!({ "name": name, "redirect_uris": ["https://app.test/back"], "keeps_secret": true });
            create_app(ada.clone(), input(app))
        };
        let stands = section("Miracle cures").await.unwrap().section.id;
        usual(&employed(&world.person("dora").await)).await;
        for name in ["Pills", "A miracle"] {
            assert_eq!(refused(section(name).await), (Code::RuleRefused, "name".into()), "{name}");
            assert_eq!(refused(app(name).await), (Code::RuleRefused, "name".into()), "{name}");
        }
        let made = app("The stupid app").await.unwrap().app.id;
        let rename = json!({ "app_id": made, "name": "Miracle" });
        assert_eq!(code(update_app(ada.clone(), input(rename)).await), Code::RuleRefused);
        // What stands already is asked about when it changes.
        let rename = |name: &str| update_section(ada.clone(), input(json!({ "section_id": stands, "name": name })));
        rename("Miracle cures").await.unwrap();
        assert_eq!(code(rename("More miracle cures").await), Code::RuleRefused);
    }
}
