//! Pages that sell something: what it costs, and who makes it.

use accounts::{
    users::block_user::block_user,
    websites::{claim_website::claim_website, verify_website::verify_website},
};
use contract::{
    blocks::BlockUser,
    websites::{ClaimWebsite, VerifyWebsite, WebsiteProof},
};
use testkit::{builders, counterpart::Said};

use super::{PRODUCT, Site, pin, shown};

testkit::on_both_engines! {
    async fn prices_show_brands_and_ranges_to_who_is_signed_in(world: World) {
        let site = Site::start().await;
        site.page("/throw", PRODUCT);
        let world = site.seen_from(world);
        let ada = world.person("ada").await;
        let board = builders::board(&ada, "Home").await.board.id;
        let id = pin(&ada, board, &site.url("/throw")).await;
        world.settle().await;
        for (viewer, is_signed_in) in [(ada.clone(), true), (world.visitor(), false)] {
            let rich = shown(&viewer, id).await.link_about.rich_metadata.unwrap();
            let product = &rich.products[0];
            let offer = product.offer_summary.as_ref().unwrap();
            assert_eq!(
                (offer.price.as_deref(), offer.standard_price.as_deref(), offer.in_stock),
                (Some("€79.90"), Some("€119.00"), Some(true))
            );
            assert_eq!(product.brand.is_some(), is_signed_in);
            assert_eq!(
                product.shipping_info.as_ref().map(|info| info.free_shipping_value),
                is_signed_in.then_some(0.0)
            );
        }
    }

    async fn a_brand_is_the_user_whose_website_sells_it(world: World) {
        let site = Site::start().await;
        site.page("/throw", PRODUCT);
        let world = site.seen_from(world);
        let (ada, loom) = (world.person("ada").await, world.person("loom").await);
        let board = builders::board(&ada, "Home").await.board.id;
        let id = pin(&ada, board, &site.url("/throw")).await;
        world.settle().await;
        let brand = async || {
            let rich = shown(&ada, id).await.link_about.rich_metadata.unwrap();
            let brand = rich.products[0].brand.clone().unwrap();
            (brand.name, brand.user_id, brand.is_merchant)
        };
        let name = "Fell".to_owned();
        assert_eq!(brand().await, (name.clone(), None, false));
        let claim = ClaimWebsite { website_url: site.url("/") };
        let claimed = claim_website(loom.clone(), claim).await.unwrap();
        site.say("/magpie-verification.txt", Said::of("text/plain", claimed.instructions.file_text));
        let proof = VerifyWebsite { domain: claimed.domain, proof: WebsiteProof::File };
        verify_website(loom.clone(), proof).await.unwrap();
        assert_eq!(brand().await, (name.clone(), loom.user().ok(), false));
        // Across a block it is no user.
        block_user(loom.clone(), BlockUser { user_id: ada.user().unwrap() }).await.unwrap();
        assert_eq!(brand().await, (name, None, false));
    }
}
