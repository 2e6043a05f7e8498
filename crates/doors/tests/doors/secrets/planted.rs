//! A board whose every text holds one word that is nowhere else.

use collections::links::keep_page::keep_page;
use discovery::articles::create_article::create_article;
use serde_json::{Value, json};
use testkit::{
    app::{App, Caller},
    articles, builders, pictures,
};

use super::write;
use crate::hear::data;

/// A board with what belongs to it.
pub struct Hidden {
    /// Whose it is.
    pub owner: Caller,
    /// What options that ask for it hold, by their names.
    pub options: Value,
    /// By what an answer gives it away, in lower case: the word, ids, the hash of the
    /// picture's content.
    pub marks: Vec<String>,
    /// Path of its picture.
    pub picture: String,
}

/// Plants one: a pin outside sections, one in a section, a note, a did-it.
pub async fn plant(app: &App, owner: &Caller, username: &str, word: &str) -> Hidden {
    let named = json!({ "name": format!("{word} board"), "description": format!("Of {word}s.") });
    let board = write(app, owner, "Board", "create", named).await["id"].clone();
    let upload = upload(app, owner, word).await;
    // Its page sells something; no server is asked at this address.
    let link = format!("http://127.0.0.1/{word}");
    let sold = include_str!("../../../../metadata/tests/pages/product_sale.html");
    keep_page(&app.world.host(), &link, sold.as_bytes())
        .await
        .unwrap();
    let mut pins = Vec::new();
    for title in ["first", "second"] {
        let said = json!({
            "board_id": board, "upload_id": upload, "title": format!("{word} {title}"),
            "description": format!("A {word}."), "alt_text": format!("One {word} on a rock"),
            "link": link, "topics": ["Birds"],
        });
        pins.push(write(app, owner, "Pin", "create", said).await);
    }
    let id = pins[0]["id"].clone();
    let note = json!({ "id": id, "pin_note": format!("Ask the {word}") });
    write(app, owner, "Pin", "update", note).await;
    let part = json!({ "board_id": board, "name": format!("{word} part"), "initial_pins": [pins[1]["id"]] });
    let section = write(app, owner, "BoardSection", "create", part).await;
    let done = json!({ "pin_id": id, "details": format!("With a {word}.") });
    let done = write(app, owner, "DidItActivity", "create", done).await;
    let [said, reply, of_done] = talk(app, owner, [&id, &done["id"]], word).await;
    let react = json!({ "pin_id": id, "reaction_type": 1 });
    write(app, owner, "Reactions", "create", react).await;
    let user = app.ctx(owner).user().unwrap();
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let mut marks = vec![word.to_owned(), text(&pins[0]["image_signature"])];
    marks.extend(
        [
            &board,
            &id,
            &pins[1]["id"],
            &section["id"],
            &done["id"],
            &said["id"],
            &reply["id"],
            &of_done["id"],
        ]
        .map(text),
    );
    if username == word {
        marks.push(user.to_string());
    }
    let mut shows = articles::story("Seasons", &[id.as_str().unwrap().parse().unwrap()]);
    shows.board_ids = vec![board.as_str().unwrap().parse().unwrap()];
    let shows = create_article(articles::employed(&app.ctx(owner)), shows).await;
    let article = shows.unwrap().article.id;
    // Suggestions complete what is typed, and may repeat it.
    let begun = &word[..word.len() - 1];
    let url = text(&pins[0]["images"]["orig"]["url"]);
    Hidden {
        owner: owner.clone(),
        options: json!({
                "client_id": "7", "webhook_id": "7", "redirect_uri": "https://app.example/", "response_type": "code",
                "state": "none", "code_challenge": "none", "code_challenge_method": "S256",
            "board_id": board, "id": id, "pin_id": id, "section_id": section["id"], "user_id": user,
            "username": username, "slug": format!("{word}-board"), "section_slug": format!("{word}-part"),
            "upload_ids": [upload], "interest": "birds", "interest_id": "11",
            "article_id": article, "comment_id": said["id"], "aggregated_comment": said["id"], "pin": id,
            "user_did_it_data_id": done["id"], "query": word, "term": begun, "batch_id": "1",
        }),
        marks,
        picture: url.strip_prefix("http://magpie.test").unwrap().to_owned(),
    }
}

/// A comment, a reply to it, and a comment on a did-it.
async fn talk(app: &App, owner: &Caller, [pin, did_it]: [&Value; 2], word: &str) -> [Value; 3] {
    let said = json!({ "pin_id": pin, "text": format!("See the {word}.") });
    let said = write(app, owner, "AggregatedComment", "create", said).await;
    let reply = json!({ "comment_id": said["id"], "text": format!("No {word} is like it.") });
    let reply = write(app, owner, "AggregatedCommentReply", "create", reply).await;
    let of_done = json!({ "user_did_it_data_id": did_it, "text": format!("My {word}.") });
    let of_done = write(app, owner, "DidItComments", "create", of_done).await;
    [said, reply, of_done]
}

/// A finished upload of a video that nothing else shows.
async fn upload(app: &App, owner: &Caller, word: &str) -> Value {
    let seed = word.bytes().fold(100_u8, u8::wrapping_add);
    let file = pictures::png(40, 60, seed);
    json!(builders::moving(&app.ctx(owner), file).await)
}

impl Hidden {
    /// Has its owner send it in messages to users, of whom one follows them; the last message
    /// says nothing of it.
    pub async fn send_to(&mut self, app: &App, whom: &[&Caller]) {
        let ids = whom.iter().map(|user| app.ctx(user).user().unwrap());
        let receivers = json!({ "user_ids": ids.collect::<Vec<_>>() });
        let begun = write(app, &self.owner, "Conversations", "create", receivers).await;
        for mut message in [
            json!({ "pin": self.options["pin_id"] }),
            json!({ "board": self.options["board_id"] }),
            json!({ "text": "Look!" }),
        ] {
            message["conversation_id"] = begun["id"].clone();
            write(app, &self.owner, "ConversationMessages", "create", message).await;
        }
        self.options["conversation_id"] = begun["id"].clone();
    }

    /// Lets a user save and talk there, and removes them again.
    pub async fn share_with(&self, app: &App, whom: &Caller) {
        let board: String = self.options["board_id"].as_str().unwrap().to_owned();
        let (ctx, other) = (app.ctx(&self.owner), app.ctx(whom));
        builders::join(&ctx, board.parse().unwrap(), &other, false).await;
        let here = json!({ "board_id": board });
        let opened = write(app, &self.owner, "BoardConversation", "create", here).await;
        let said = json!({ "conversation_id": opened["id"], "text": "Look!" });
        write(app, &self.owner, "ConversationMessages", "create", said).await;
        let removed = json!({ "board_id": board, "user_id": other.user().unwrap() });
        data(
            &app.post(&self.owner, "BoardCollaborator", "delete", removed)
                .await,
        );
    }
}
