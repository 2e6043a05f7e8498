//! What users want: who sees and reaches them, what they hear of, and what their
//! age decides.

use accounts::{
    log_ins::request_reset::request_reset,
    preferences::{
        find_choice::wants,
        find_preferences::DEFAULTS,
        get_email_settings::get_email_settings,
        get_news_settings::get_news_settings,
        get_preferences::get_preferences,
        may_reach::{Reach, deliver_message, hides_comment, may_reach, shows_follows},
        open_email_subscription::open_email_subscription,
        update_email_settings::update_email_settings,
        update_email_subscription::update_email_subscription,
        update_news_settings::update_news_settings,
        update_preferences::update_preferences,
    },
    signups::register_user::register_user,
    users::{
        follow_user::follow_user, get_user::get_user, get_viewer::get_viewer,
        update_user::update_user,
    },
};
use collections::{
    boards::{list_boards::list_boards, update_board::update_board},
    pins::{get_pin::get_pin, list_user_pins::list_user_pins},
};
use contract::{
    errors::Code,
    exports::RequestExport,
    pins::{GetPin, NoindexReason},
    preferences::{
        Audience, Channel, Delivery, MailCadence, MailOption, NotificationKind, NotificationOption,
        OpenEmailSubscription, SaveBehavior, UpdateNotificationSettings, UpdatePreferences,
    },
    search::typeahead::SuggestionType,
    sessions::RequestReset,
    signups::RegisterUser,
    users::{UpdateUser, ViewerView},
};
use discovery::{
    exports::request_export::request_export,
    feeds::list_home_pins::list_home_pins,
    search::{search_pins::search_pins, suggest_searches::suggest_searches},
};
use kernel::ctx::Ctx;
use serde_json::json;
use testkit::{
    builders::{self, PASSWORD, registration},
    invariants,
    world::World,
};

use crate::ask::{self, code, refused};

const YEAR_MS: i64 = 366 * 24 * 60 * 60 * 1_000;

fn private(is_private: bool) -> UpdatePreferences {
    UpdatePreferences {
        is_private_profile: Some(is_private),
        ..UpdatePreferences::default()
    }
}

fn option(id: NotificationKind, value: bool) -> NotificationOption {
    NotificationOption { id, value }
}

fn settings(options: &[NotificationOption]) -> UpdateNotificationSettings {
    UpdateNotificationSettings {
        options: options.to_vec(),
    }
}

async fn viewer(ctx: &Ctx) -> ViewerView {
    get_viewer(ctx.clone(), Default::default()).await.unwrap()
}

/// A user of fourteen years.
async fn child(world: &World, name: &str) -> Ctx {
    let input = RegisterUser {
        birthday: Some("2006-01-01".into()),
        ..registration(name)
    };
    let user = register_user(world.visitor(), input).await.unwrap().user;
    world.as_user(user.profile.user.id)
}

async fn born(ctx: &Ctx, birthday: &str) {
    let input = UpdateUser {
        birthday: Some(birthday.into()),
        ..UpdateUser::default()
    };
    update_user(ctx.clone(), input).await.unwrap();
}

/// The names that typing this is answered with.
/// What completes this; a search among the viewer's own pins repeats it as it is.
async fn suggested(ctx: &Ctx, term: &str) -> Vec<String> {
    let found = suggest_searches(ctx.clone(), ask::typed(term)).await;
    let mut items = found.unwrap().items;
    items.retain(|item| item.r#type != SuggestionType::MyPins);
    items.into_iter().map(|item| item.query).collect()
}

async fn found(ctx: &Ctx, words: &str) -> usize {
    let found = search_pins(ctx.clone(), ask::words(words)).await.unwrap();
    found.data.results.len()
}

/// The token at the foot of the newest mail to this address.
fn subscription(world: &World, to: &str) -> String {
    let mails = world.mails(to);
    let (_, token) = mails[0].text.split_once("/email/subscription/#").unwrap();
    token.trim().to_owned()
}

testkit::on_both_engines! {
    async fn a_private_profile_is_its_persons_alone(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let id = ada.user().unwrap();
        follow_user(ben.clone(), ask::whom(id)).await.unwrap();
        let board = builders::board(&ada, "Trees").await.board.id;
        let birch = builders::pin(&ada, board, "A silver birch").await.pin.id;
        let bens = builders::board(&ben, "Kept").await.board.id;
        let kept = builders::save(&ben, birch, bens).await.pin.id;
        builders::pin(&ada, board, "A knotted oak").await;
        world.settle().await;
        assert_eq!(found(&ben, "oak").await, 1);
        let feed = list_home_pins(ben.clone(), ask::home()).await.unwrap();
        assert_eq!(feed.items.len(), 2);

        assert!(update_preferences(ada.clone(), private(true)).await.unwrap().is_private_profile);
        // At once, and still when the job has done it again.
        for round in 0..2 {
            for other in [&ben, &world.visitor()] {
                assert_eq!(code(get_user(other.clone(), ask::user(id)).await), Code::NotFound, "{round}");
                assert_eq!(code(list_boards(other.clone(), ask::boards_of(id)).await), Code::NotFound);
                assert_eq!(code(list_user_pins(other.clone(), ask::pins_of(id)).await), Code::NotFound);
                assert_eq!(code(get_pin(other.clone(), GetPin { id: birch }).await), Code::NotFound);
                assert!(!suggested(other, "ada").await.contains(&"ada".to_owned()));
                let feed = list_home_pins(other.clone(), ask::home()).await.unwrap();
                assert!(!ask::ids(&feed.items).contains(&birch));
            }
            world.settle().await;
            assert_eq!(found(&ben, "oak").await, 0);
            assert_eq!(found(&ben, "birch").await, 1);
        }
        // Others keep what they saved, without its origin pinner.
        let saved = get_pin(ben.clone(), GetPin { id: kept }).await.unwrap();
        assert!(saved.pin.origin_pinner.is_none());
        assert_eq!(code(follow_user(world.person("cleo").await, ask::whom(id)).await), Code::NotFound);

        // They themselves miss nothing.
        let me = get_user(ada.clone(), ask::user(id)).await.unwrap();
        assert_eq!((me.pin_count, me.board_count, me.is_private_profile), (2, 1, true));
        assert!(viewer(&ada).await.has_published_pins);
        let pins = list_user_pins(ada.clone(), ask::pins_of(id)).await.unwrap();
        assert_eq!(pins.items.len(), 2);
        builders::pin(&ada, board, "A third").await;
        let shed = builders::board(&ada, "Shed").await.board.id;
        builders::pin(&ada, shed, "A fourth").await;
        invariants::hold(&world.house.db).await;

        update_preferences(ada.clone(), private(false)).await.unwrap();
        world.settle().await;
        let theirs = list_user_pins(ben.clone(), ask::pins_of(id)).await.unwrap();
        assert_eq!(theirs.items.len(), 4);
        assert_eq!(found(&ben, "oak").await, 1);
        assert!(suggested(&ben, "ada").await.contains(&"ada".to_owned()));
        let saved = get_pin(ben, GetPin { id: kept }).await.unwrap();
        assert_eq!(saved.pin.origin_pinner.map(|user| user.id), Some(id));
        invariants::hold(&world.house.db).await;
    }

    async fn secret_boards_stay_secret_whatever_the_profile(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let id = ada.user().unwrap();
        let hidden = builders::secret_board(&ada, "Hidden").await.board.id;
        builders::pin(&ada, hidden, "A secret").await;
        let board = builders::board(&ada, "Trees").await.board.id;
        builders::pin(&ada, board, "A birch").await;
        update_preferences(ada.clone(), private(true)).await.unwrap();
        // Made public while the profile is private: it waits for the profile.
        let open = contract::boards::UpdateBoard {
            privacy: Some(contract::boards::Privacy::Public),
            ..ask::update(hidden)
        };
        update_board(ada.clone(), open).await.unwrap();
        invariants::hold(&world.house.db).await;
        let close = contract::boards::UpdateBoard {
            privacy: Some(contract::boards::Privacy::Secret),
            ..ask::update(board)
        };
        update_board(ada.clone(), close).await.unwrap();
        update_preferences(ada.clone(), private(false)).await.unwrap();
        world.settle().await;
        let theirs = list_user_pins(ben, ask::pins_of(id)).await.unwrap();
        assert_eq!(theirs.items.len(), 1);
        assert!(theirs.items[0].json().contains("A secret"));
        invariants::hold(&world.house.db).await;
    }

    async fn under_16_age_decides(world: World) {
        let kim = child(&world, "kim").await;
        let id = kim.user().unwrap();
        let wanted = get_preferences(kim.clone(), Default::default()).await.unwrap();
        assert!(wanted.is_private_profile && wanted.exclude_from_search);
        assert_eq!((wanted.messages_from_followed, wanted.mentions_from), (Delivery::Refused, Audience::Followed));
        assert!(wanted.locked.contains(&"is_private_profile"));
        assert!(!viewer(&kim).await.preferences.should_show_messaging);
        assert_eq!(code(get_user(world.visitor(), ask::user(id)).await), Code::NotFound);
        for (input, field) in [
            (private(false), "is_private_profile"),
            (
                UpdatePreferences { messages_from_followed: Some(Delivery::Inbox), ..Default::default() },
                "messages_from_followed",
            ),
            (UpdatePreferences { mentions_from: Some(Audience::Everyone), ..Default::default() }, "mentions_from"),
        ] {
            assert_eq!(refused(update_preferences(kim.clone(), input).await), (Code::AgeDecides, field.into()));
        }
        let ben = world.person("ben").await.user().unwrap();
        assert_eq!(deliver_message(&kim, ben, id).await.unwrap(), Delivery::Refused);
        assert!(!may_reach(&kim, ben, id, Reach::Mention).await.unwrap());

        // No profile opens by a birthday alone.
        world.pass(3 * YEAR_MS);
        let wanted = get_preferences(kim.clone(), Default::default()).await.unwrap();
        assert!(wanted.is_private_profile && wanted.locked.is_empty());
        assert_eq!(wanted.messages_from_others, Delivery::Requests);
        update_preferences(kim.clone(), private(false)).await.unwrap();
        assert!(get_user(world.visitor(), ask::user(id)).await.is_ok());
    }

    async fn a_birthday_that_makes_a_child_hides_them(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let id = ada.user().unwrap();
        follow_user(ben.clone(), ask::whom(id)).await.unwrap();
        let board = builders::board(&ada, "Trees").await.board.id;
        let birch = builders::pin(&ada, board, "A birch").await.pin.id;
        born(&ada, "1990-01-01").await;
        assert!(get_pin(ben.clone(), GetPin { id: birch }).await.is_ok());
        born(&ada, "2005-01-01").await;
        assert_eq!(code(get_user(ben.clone(), ask::user(id)).await), Code::NotFound);
        assert_eq!(code(get_pin(ben.clone(), GetPin { id: birch }).await), Code::NotFound);
        assert_eq!(refused(update_preferences(ada.clone(), private(false)).await).0, Code::AgeDecides);
        // An older birthday opens nothing by itself either.
        born(&ada, "1990-01-01").await;
        assert_eq!(code(get_user(ben, ask::user(id)).await), Code::NotFound);
        invariants::hold(&world.house.db).await;
    }

    async fn what_is_wanted_is_kept(world: World) {
        let ada = world.person("ada").await;
        let before = get_preferences(ada.clone(), Default::default()).await.unwrap();
        assert_eq!(before, DEFAULTS);
        let input = UpdatePreferences {
            third_party_marketing_tracking_enabled: Some(false),
            shopping_rec_disabled: Some(true),
            show_personal_boutique: Some(false),
            messages_from_followed: Some(Delivery::Refused),
            messages_from_others: Some(Delivery::Refused),
            comment_filter_enabled: Some(true),
            comment_filter_words: Some(vec![" Spam ".into(), "spam".into(), "buy now".into()]),
            save_behavior: Some(SaveBehavior::Ask),
            ..UpdatePreferences::default()
        };
        let said = update_preferences(ada.clone(), input).await.unwrap();
        assert_eq!(said.comment_filter_words, ["spam", "buy now"]);
        assert_eq!(get_preferences(ada.clone(), Default::default()).await.unwrap(), said);
        let shown = viewer(&ada).await.preferences;
        assert!(!shown.third_party_marketing_tracking_enabled && shown.shopping_rec_disabled);
        assert!(!shown.show_personal_boutique && !shown.should_show_messaging);
        assert_eq!(shown.save_behavior, SaveBehavior::Ask);
        for words in [vec![String::new()], vec!["x".repeat(51)], vec!["x".into(); 101]] {
            let input = UpdatePreferences { comment_filter_words: Some(words), ..Default::default() };
            assert_eq!(
                refused(update_preferences(ada.clone(), input).await),
                (Code::TextLength, "comment_filter_words".into())
            );
        }
        let id = ada.user().unwrap();
        let ben = world.person("ben").await.user().unwrap();
        for (who, whom, words, expected) in [
            (ben, id, "Buy now!", true),
            (ben, id, "How lovely", false),
            (id, id, "Buy now!", false),
            (id, ben, "Buy now!", false),
        ] {
            assert_eq!(hides_comment(&ada, (who, whom), words).await.unwrap(), expected, "{who} {words}");
        }
    }

    async fn people_are_reached_by_whom_they_want(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let (a, b) = (ada.user().unwrap(), ben.user().unwrap());
        assert!(may_reach(&ada, b, a, Reach::Comment).await.unwrap());
        assert_eq!(deliver_message(&ada, b, a).await.unwrap(), Delivery::Requests);
        let input = UpdatePreferences {
            comments_from: Some(Audience::Followed),
            tags_from: Some(Audience::Nobody),
            show_follows: Some(false),
            ..UpdatePreferences::default()
        };
        update_preferences(ada.clone(), input).await.unwrap();
        assert!(!may_reach(&ada, b, a, Reach::Comment).await.unwrap());
        assert!(may_reach(&ada, b, a, Reach::Mention).await.unwrap());
        follow_user(ada.clone(), ask::whom(b)).await.unwrap();
        assert!(may_reach(&ada, b, a, Reach::Comment).await.unwrap());
        assert!(!may_reach(&ada, b, a, Reach::Tag).await.unwrap());
        assert!(may_reach(&ada, a, a, Reach::Tag).await.unwrap());
        assert_eq!(deliver_message(&ada, b, a).await.unwrap(), Delivery::Inbox);
        assert!(!shows_follows(&ben, a).await.unwrap());
        assert!(shows_follows(&ada, a).await.unwrap());
    }

    async fn every_channel_is_asked_for_itself(world: World) {
        let ada = world.person("ada").await;
        let id = ada.user().unwrap();
        update_news_settings(ada.clone(), settings(&[option(NotificationKind::Follows, false)])).await.unwrap();
        let news = get_news_settings(ada.clone(), Default::default()).await.unwrap();
        assert!(news.options.contains(&option(NotificationKind::Follows, false)));
        let wants = async |channel| wants(&world.house.db, id, channel, NotificationKind::Follows).await.unwrap();
        assert_eq!((wants(Channel::News).await, wants(Channel::Push).await), (false, true));
        // A kind that the channel does not have changes nothing at all.
        let odd = settings(&[option(NotificationKind::Saves, false), option(NotificationKind::Messages, false)]);
        assert_eq!(refused(update_news_settings(ada.clone(), odd).await), (Code::InvalidInput, "options".into()));
        let news = get_news_settings(ada.clone(), Default::default()).await.unwrap();
        assert!(news.options.contains(&option(NotificationKind::Saves, true)));
        let on = ask::input(json!({ "options": [{ "id": "follows", "value": true }] }));
        let mails = update_email_settings(ada.clone(), on).await.unwrap();
        let mailed = MailOption { id: NotificationKind::Follows, value: true, cadence: None };
        assert!(mails.options.contains(&mailed));
        assert_eq!(get_email_settings(ada, Default::default()).await.unwrap(), mails);
    }

    async fn the_foot_of_a_mail_leads_to_which_mails_come(world: World) {
        let ada = world.person("ada").await;
        world.settle().await;
        let token = subscription(&world, "ada@example.com");
        let open = || open_email_subscription(world.visitor(), OpenEmailSubscription { token: token.clone() });
        let shown = open().await.unwrap();
        assert_eq!(shown.anonymized_email, "a•••@example.com");
        let offered: Vec<NotificationKind> = shown.options.iter().map(|option| option.id).collect();
        assert_eq!(offered[..2], [NotificationKind::Account, NotificationKind::Messages]);
        let off = json!({ "id": "account", "value": false });
        let daily = json!({ "id": "messages", "value": true, "cadence": "daily" });
        let wanted = json!({ "token": token, "options": [off, daily], "cadence": "weekly" });
        update_email_subscription(world.visitor(), ask::input(wanted)).await.unwrap();
        // The link works again, and for as long as the address is theirs.
        world.pass(2 * YEAR_MS);
        let chosen = open().await.unwrap();
        assert_eq!((chosen.options[0].value, chosen.cadence), (false, MailCadence::Weekly));
        assert_eq!(chosen.options[1].cadence, Some(MailCadence::Daily));
        // What they do not want is not sent; what protects the account is.
        request_export(ada.clone(), RequestExport { password: PASSWORD.into() }).await.unwrap();
        request_reset(world.visitor(), RequestReset { username_or_email: "ada".into(), ..Default::default() })
            .await
            .unwrap();
        world.settle().await;
        let subjects: Vec<String> = world.mails("ada@example.com").into_iter().map(|mail| mail.subject).collect();
        assert!(!subjects.iter().any(|subject| subject.contains("is ready")), "{subjects:?}");
        assert!(subjects.iter().any(|subject| subject.contains("new password")), "{subjects:?}");

        for odd in ["", "none", &token[1..]] {
            let input = OpenEmailSubscription { token: odd.to_owned() };
            let outcome = open_email_subscription(world.visitor(), input).await;
            assert_eq!(refused(outcome), (Code::SubscriptionLinkInvalid, "token".into()), "{odd}");
        }
    }

    async fn search_engines_are_kept_out_of_pins_and_profile(world: World) {
        let ada = world.person("ada").await;
        let board = builders::board(&ada, "Trees").await.board.id;
        let birch = builders::pin(&ada, board, "A birch").await.pin.id;
        let input = UpdatePreferences { exclude_from_search: Some(true), ..Default::default() };
        update_preferences(ada.clone(), input).await.unwrap();
        let seen = get_pin(world.visitor(), GetPin { id: birch }).await.unwrap();
        assert_eq!(seen.pin.seo_noindex_reason, Some(NoindexReason::Pinner));
        let profile = get_user(world.visitor(), ask::user(ada.user().unwrap())).await.unwrap();
        assert!(profile.exclude_from_search);
    }
}
