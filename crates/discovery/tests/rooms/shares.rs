//! How often a pin was shared, to whom it may be sent, and what is shown of it elsewhere.

mod codes;
mod people;

use collections::boards::update_board::update_board;
use contract::{
    boards::{Privacy, Sensitivity, UpdateBoard},
    errors::Code,
    ids::PinId,
    shares::{GetEmbed, SharePin},
};
use discovery::shares::{get_embed::get_embed, share_pin::share_pin};
use kernel::{
    ctx::{Actor, Ctx},
    error::Result,
};
use testkit::{builders, invariants};

use crate::ask::{self, code};

async fn share(who: &Ctx, pin: PinId) -> Result<i64> {
    let input = SharePin { pin_id: pin };
    Ok(share_pin(who.clone(), input).await?.share_count)
}

fn browser(visitor: &Ctx, mark: u8) -> Ctx {
    let mut ctx = visitor.clone();
    ctx.browser.mark = Some([mark; 32]);
    ctx
}

testkit::on_both_engines! {
    async fn every_sharer_is_counted_once(world: World) {
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        let birds = builders::board(&ada, "Birds").await.board.id;
        let robin = builders::pin(&ada, birds, "robin").await.pin.id;
        let visitor = world.visitor();
        let crawler = browser(&visitor.acting_as(Actor::Crawler), 9);
        // Who shares it → how many did.
        let cases = [(&ada, 1), (&ada, 1), (&ben, 2), (&visitor, 2), (&crawler, 2)];
        for (who, expected) in cases {
            assert_eq!(share(who, robin).await.unwrap(), expected);
        }
        for (mark, expected) in [(1, 3), (2, 4), (1, 4)] {
            assert_eq!(share(&browser(&visitor, mark), robin).await.unwrap(), expected);
        }
        let mut tasks = Vec::new();
        for mark in [3, 4, 5, 3, 4, 5] {
            let who = browser(&visitor, mark);
            tasks.push(tokio::spawn(async move { share(&who, robin).await.map(drop) }));
        }
        for task in tasks {
            task.await.unwrap().unwrap();
        }
        assert_eq!(share(&ben, robin).await.unwrap(), 7);
        assert_eq!(code(share(&ben, PinId(7)).await), Code::NotFound);
        invariants::hold(&world.house.db).await;
    }

    async fn only_what_visitors_see_is_shown_elsewhere(world: World) {
        let ada = world.person("ada").await;
        let birds = builders::board(&ada, "Birds").await.board.id;
        let robin = builders::pin(&ada, birds, "\"robin\" <b>").await.pin.id;
        let ask = || GetEmbed { pin_id: robin };
        let embed = get_embed(ada.clone(), ask()).await.unwrap();
        assert!(embed.url.ends_with(&format!("/embed/pin/{robin}/")));
        assert!(embed.html.contains("title=\"&quot;robin&quot; &lt;b&gt;\""), "{}", embed.html);
        // A picture of 64 × 96 in a frame of 345, and words below it.
        assert_eq!((embed.width, embed.height, embed.author_name.as_str()), (345, 517 + 92, "ada"));
        let changes = [
            UpdateBoard { privacy: Some(Privacy::Protected), ..ask::update(birds) },
            UpdateBoard { privacy: Some(Privacy::Secret), ..ask::update(birds) },
            UpdateBoard {
                privacy: Some(Privacy::Public),
                sensitivity: Some(Sensitivity::ALL[1]),
                ..ask::update(birds)
            },
        ];
        for change in changes {
            let told = format!("{change:?}");
            update_board(ada.clone(), change).await.unwrap();
            for viewer in [&ada, &world.visitor()] {
                assert_eq!(code(get_embed(viewer.clone(), ask()).await), Code::NotFound, "{told}");
            }
        }
    }
}
