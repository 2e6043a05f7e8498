//! Comments in another language: the translator is a small server here.

use std::time::Duration;

use accounts::users::update_user::update_user;
use contract::{
    comments::{TranslateComment, Translation},
    errors::Code,
    ids::CommentId,
    users::UpdateUser,
};
use fetch::Fetcher;
use kernel::{ctx::Ctx, error::Result};
use serde_json::{Value, json};
use talk::comments::{
    translate::{Key, Service, Translator},
    translate_comment::translate_comment,
};
use testkit::{
    counterpart::{Counterpart, Heard, Said},
    world::World,
};

use super::{list, robin, write};
use crate::ask::code;

async fn translated(who: &Ctx, comment_id: CommentId) -> Result<String> {
    let Translation(text) = translate_comment(who.clone(), TranslateComment { comment_id }).await?;
    Ok(text)
}

/// A world whose host has a translator that answers so, and asks for this key.
async fn with_translator(
    world: World,
    key: &str,
    answer: impl Fn(&Heard) -> Said + Send + Sync + 'static,
) -> (World, Counterpart) {
    let counterpart = Counterpart::start(answer).await;
    let options = fetch::Options {
        allowed_hosts: vec![counterpart.address.to_string()],
        timeout: Duration::from_secs(5),
        ..fetch::Options::default()
    };
    let service = Service {
        fetcher: Fetcher::new(&options).unwrap(),
        url: format!("http://{}", counterpart.address),
        key: Key(key.to_owned()),
    };
    let world = world.configured(|house| house.extensions.insert(Translator(Some(service))));
    (world, counterpart)
}

/// Says each text backwards, in the language that is asked for.
fn backwards(heard: &Heard) -> Said {
    let asked: Value = serde_json::from_str(&heard.body).unwrap();
    let text: String = asked["q"].as_str().unwrap().chars().rev().collect();
    let text = format!("{}: {text}", asked["target"].as_str().unwrap());
    Said::json(json!({ "translatedText": text }).to_string())
}

testkit::on_both_engines! {
    async fn a_reader_has_a_comment_in_their_language(world: World) {
        let (world, translator) = with_translator(world, "hush", backwards).await;
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let robin = robin(&ada).await;
        let id = write(&ben, robin, "Es singt.").await.unwrap().id;
        assert_eq!(translated(&ada, id).await.unwrap(), "en: .tgnis sE");
        let german = UpdateUser { locale: Some("de".into()), ..UpdateUser::default() };
        update_user(ada.clone(), german).await.unwrap();
        assert_eq!(translated(&ada, id).await.unwrap(), "de: .tgnis sE");
        // It is told the words and no more.
        let heard = translator.heard();
        assert_eq!(heard[0].line, "POST /translate");
        let body: Value = serde_json::from_str(&heard[0].body).unwrap();
        let expected = json!({
            "q": "Es singt.", "source": "auto", "target": "en", "format": "text", "api_key": "hush",
        });
        assert_eq!(body, expected);
        for (viewer, expected) in [(&ada, true), (&ben, false), (&world.visitor(), false)] {
            assert_eq!(list(viewer, robin).await.unwrap()[0].may_translate, expected);
        }
        assert_eq!(code(translated(&world.visitor(), id).await), Code::SignInRequired);
        assert_eq!(code(translated(&ada, CommentId(7)).await), Code::NotFound);
    }

    async fn without_a_translator_nothing_is_offered(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let robin = robin(&ada).await;
        let id = write(&ben, robin, "Es singt.").await.unwrap().id;
        assert!(!list(&ada, robin).await.unwrap()[0].may_translate);
        assert_eq!(translated(&ada, id).await.unwrap(), "");
    }
}

/// How a translator answers.
type Answers = fn(&Heard) -> Said;

#[tokio::test]
async fn a_translator_that_fails_gives_no_words() {
    let failing: [(&str, Answers); 5] = [
        ("refuses", |_| Said::missing()),
        ("says something else", |_| {
            Said::json("{\"error\":\"quota\"}")
        }),
        ("says nothing", |_| Said::json("{\"translatedText\":\" \"}")),
        ("says too much", |_| {
            Said::json(json!({ "translatedText": "a".repeat(2_001) }).to_string())
        }),
        ("says ten megabytes", |_| {
            Said::json(json!({ "translatedText": "a".repeat(10_000_000) }).to_string())
        }),
    ];
    for (what, answer) in failing {
        let (world, _translator) = with_translator(World::sqlite().await, "", answer).await;
        assert_eq!(one_translated(&world).await, "", "{what}");
    }
}

#[tokio::test]
async fn a_translator_that_leads_away_is_not_followed() {
    let other = Counterpart::start(backwards).await;
    let to = format!("{}/translate", other.url());
    let away = move |_: &Heard| Said::moved(to.clone());
    let (world, _translator) = with_translator(World::sqlite().await, "", away).await;
    assert_eq!(one_translated(&world).await, "");
    assert_eq!(other.heard().len(), 0);
}

/// A comment as its translator says it.
async fn one_translated(world: &World) -> String {
    let (ada, ben) = (world.person("ada").await, world.person("ben").await);
    let robin = robin(&ada).await;
    let id = write(&ben, robin, "Es singt.").await.unwrap().id;
    translated(&ada, id).await.unwrap()
}

#[tokio::test]
async fn markup_of_a_translator_is_words() {
    let answer = |_: &Heard| Said::json("{\"translatedText\":\"<b>It sings.</b>\"}");
    let (world, translator) = with_translator(World::sqlite().await, "", answer).await;
    assert_eq!(one_translated(&world).await, "<b>It sings.</b>");
    assert!(!translator.heard()[0].body.contains("api_key"));
}
