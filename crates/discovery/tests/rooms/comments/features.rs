//! Which ways to talk pinners leave open.

use collections::{did_its::tell_did_it::tell_did_it, pins::get_pin::get_pin};
use contract::{
    comments::{
        CommentFeatures, FeatureMap, GetCommentFeatures, ReplyToComment, UpdateCommentFeatures,
    },
    errors::Code,
    ids::{PinId, UserId},
    pins::GetPin,
};
use kernel::{ctx::Ctx, error::Result};
use serde_json::json;
use talk::comments::{
    get_comment_features::get_comment_features, reply_to_comment::reply_to_comment,
    update_comment_features::update_comment_features,
};

use super::{CommentId, CommentView, list, robin, update, write};
use crate::ask::{self, code};

async fn change(who: &Ctx, user_id: UserId, feature_map: FeatureMap) -> Result<CommentFeatures> {
    let input = UpdateCommentFeatures {
        user_id,
        feature_map,
        passcode: None,
    };
    update_comment_features(who.clone(), input).await
}

async fn reply(who: &Ctx, comment_id: CommentId) -> Result<CommentView> {
    let input = ReplyToComment {
        comment_id,
        text: "It does.".into(),
        tags: None,
        client_id: None,
        force: false,
    };
    reply_to_comment(who.clone(), input).await
}

/// Whether the pin says that comments may be written below it.
async fn is_open(viewer: &Ctx, id: PinId) -> bool {
    let pin = get_pin(viewer.clone(), GetPin { id }).await.unwrap();
    pin.closeup.is_eligible_for_aggregated_comments
}

testkit::on_both_engines! {
    async fn a_pinner_closes_comments_replies_and_mentions_for_all(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let ada_id = ada.user().unwrap();
        let robin = robin(&ada).await;
        let said = write(&ben, robin, "It sings, @ada.").await.unwrap();
        assert_eq!(said.tags.len(), 1);

        let no_mentions = FeatureMap { mentions: Some(false), ..FeatureMap::default() };
        change(&ada, ada_id, no_mentions).await.unwrap();
        assert_eq!(write(&ben, robin, "Hear, @ada!").await.unwrap().tags, []);
        // What stood there before stays until its words change.
        assert_eq!(update(&ben, said.id, "It sings, @ada.").await.unwrap().tags.len(), 1);
        assert_eq!(update(&ben, said.id, "It sang, @ada.").await.unwrap().tags, []);

        let no_replies = FeatureMap { replies: Some(false), ..FeatureMap::default() };
        change(&ada, ada_id, no_replies).await.unwrap();
        for who in [&ada, &ben] {
            assert_eq!(code(reply(who, said.id).await), Code::CommentsOff);
        }
        write(&ben, robin, "A robin.").await.unwrap();

        assert!(is_open(&ben, robin).await);
        let no_comments = FeatureMap { comments: Some(false), replies: Some(true), ..FeatureMap::default() };
        let kept = change(&ada, ada_id, no_comments).await.unwrap();
        assert_eq!(kept, CommentFeatures { comments: false, replies: true, mentions: false });
        for who in [&ada, &ben] {
            assert_eq!(code(write(who, robin, "A wren.").await), Code::CommentsOff);
            assert_eq!(code(reply(who, said.id).await), Code::CommentsOff);
        }
        assert!(!is_open(&ben, robin).await && !is_open(&world.visitor(), robin).await);
        let told = json!({ "pin_id": robin, "details": "I drew one." });
        assert_eq!(code(tell_did_it(ben.clone(), ask::input(told)).await), Code::CommentsOff);
        // Words are not changed then, either.
        assert_eq!(code(update(&ben, said.id, "It stings.").await), Code::CommentsOff);
        assert!(!list(&ben, robin).await.unwrap()[0].may_edit);
        // Below pins of others nothing changes.
        let wren = super::robin(&ben).await;
        assert!(is_open(&ada, wren).await);
        write(&ada, wren, "A wren.").await.unwrap();
    }

    async fn features_are_their_user_s_own(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let ada_id = ada.user().unwrap();
        let open = CommentFeatures { comments: true, replies: true, mentions: true };
        let asked = GetCommentFeatures { user_id: ada_id };
        assert_eq!(get_comment_features(ada.clone(), asked.clone()).await.unwrap(), open);
        let closed = FeatureMap { replies: Some(false), ..FeatureMap::default() };
        assert_eq!(code(change(&ben, ada_id, closed).await), Code::NotFound);
        assert_eq!(code(change(&world.visitor(), ada_id, closed).await), Code::SignInRequired);
        change(&ada, ada_id, closed).await.unwrap();
        let kept = get_comment_features(ada.clone(), asked.clone()).await.unwrap();
        assert_eq!(kept, CommentFeatures { replies: false, ..open });
        assert_eq!(code(get_comment_features(ben, asked.clone()).await), Code::NotFound);
        assert_eq!(code(get_comment_features(world.visitor(), asked).await), Code::SignInRequired);
    }
}
