//! Which webhooks there may be, whose they are, and their secrets.

use super::*;

testkit::on_both_engines! {
    async fn a_webhook_is_its_users_alone(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let webhook_id = add(&ada, "https://ada.example/hook").await.webhook.id;
        let delivery_id = test(&ada, webhook_id).await.unwrap().id;
        let nothing = list_webhooks(ben.clone(), ListWebhooks {}).await.unwrap();
        assert!(nothing.webhooks.is_empty());
        let own = add(&ben, "https://ben.example/hook").await.webhook.id;
        for refused in [
            code(update_webhook(ben.clone(), change(webhook_id)).await),
            code(delete_webhook(ben.clone(), DeleteWebhook { webhook_id }).await),
            code(renew_webhook_secret(ben.clone(), RenewWebhookSecret { webhook_id }).await),
            code(test(&ben, webhook_id).await),
            code(list_deliveries(ben.clone(), ListDeliveries { webhook_id }).await),
            code(replay_delivery(ben.clone(), ReplayDelivery { webhook_id, delivery_id }).await),
            code(replay_delivery(ben.clone(), ReplayDelivery { webhook_id: own, delivery_id }).await),
        ] {
            assert_eq!(refused, Code::NotFound);
        }
        let many = world.person("cleo").await;
        for number in 0..10 {
            add(&many, &format!("https://cleo.example/{number}")).await;
        }
        let one_more = wish("https://cleo.example/", CHOSEN);
        assert_eq!(code(create_webhook(many, one_more).await), Code::WebhooksMany);
    }

    async fn its_user_hears_by_mail_which_server_is_told(world: World) {
        let ada = world.person("ada").await;
        let webhook_id = add(&ada, "https://ada.example/hook").await.webhook.id;
        let moved = |url: &str| UpdateWebhook { url: Some(url.into()), ..change(webhook_id) };
        update_webhook(ada.clone(), moved("https://thief.example/")).await.unwrap();
        update_webhook(ada.clone(), moved("https://thief.example/")).await.unwrap();
        world.settle().await;
        let mails = world.mails("ada@example.com");
        let told: Vec<_> = mails.iter().filter(|mail| mail.subject.starts_with("A webhook was added")).collect();
        assert_eq!(told.len(), 2, "one for each server");
        for host in ["ada.example", "thief.example"] {
            assert!(told.iter().any(|mail| mail.text.contains(&format!("we tell {host} when"))), "{host}");
        }
    }

    async fn the_secret_is_shown_once_and_stored_sealed(world: World) {
        let receiver = Receiver::start().await;
        let world = receiver.reached_from(world);
        let ada = world.person("ada").await;
        let made = add(&ada, &receiver.server.url()).await;
        let webhook_id = made.webhook.id;
        test(&ada, webhook_id).await.unwrap();
        world.settle().await;
        let renewed = renew_webhook_secret(ada.clone(), RenewWebhookSecret { webhook_id }).await.unwrap();
        assert_ne!(made.secret, renewed.secret);
        test(&ada, webhook_id).await.unwrap();
        world.settle().await;
        let heard = receiver.heard();
        let signed = |place: usize, secret: &str| heard[place].is_signed_with(secret);
        assert!(signed(0, &made.secret) && !signed(0, &renewed.secret));
        assert!(signed(1, &renewed.secret) && !signed(1, &made.secret));
        let shown = serde_json::to_string(&list_webhooks(ada.clone(), ListWebhooks {}).await.unwrap()).unwrap();
        assert!(!shown.contains("secret") && !shown.contains("whsec_"), "{shown}");
        let key = STANDARD.decode(&renewed.secret["whsec_".len()..]).unwrap();
        let stored = format!("{:?}", checks::contents(&world.house.db).await.unwrap());
        assert!(!stored.contains("whsec_") && !stored.contains(&renewed.secret[6..]));
        let as_numbers = format!("{key:?}");
        assert!(!stored.contains(as_numbers.trim_matches(['[', ']'])));
    }
}

#[tokio::test]
async fn addresses_are_https_and_public_unless_the_host_allows_them() {
    let world = World::sqlite().await.reaching("intranet.example:8080");
    let ada = world.person("ada").await;
    // (address, how it is kept)
    for (url, kept) in [
        ("https://ada.example", Some("https://ada.example/")),
        (
            " https://ADA.example/a?b=c#d ",
            Some("https://ada.example/a?b=c"),
        ),
        (
            "http://intranet.example:8080/x",
            Some("http://intranet.example:8080/x"),
        ),
        ("http://ada.example/", None),
        ("https://ada.example:8443/", None),
        ("https://127.0.0.1/", None),
        ("https://0x7f.1/", None),
        ("https://[::1]/", None),
        ("https://169.254.169.254/latest/", None),
        ("https://10.0.0.1/", None),
        ("https://user:word@ada.example/", None),
        ("ftp://ada.example/", None),
        ("javascript:alert(1)", None),
        ("ada.example", None),
        ("", None),
    ] {
        let made = create_webhook(ada.clone(), wish(url, CHOSEN)).await;
        match kept {
            Some(kept) => assert_eq!(made.unwrap().webhook.url, kept),
            None => assert_eq!(refused(made), (Code::WebhookInvalid, "url".into()), "{url}"),
        }
    }
    let long = format!("https://ada.example/{}", "x".repeat(2_048));
    let made = create_webhook(ada.clone(), wish(&long, CHOSEN)).await;
    assert_eq!(refused(made), (Code::WebhookInvalid, "url".into()));
    let none = create_webhook(ada, wish("https://ada.example/", &[])).await;
    assert_eq!(refused(none), (Code::InvalidInput, "events".into()));
}
