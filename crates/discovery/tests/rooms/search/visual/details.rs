//! Details of a picture that something for sale looks like.

use accounts::users::block_user::block_user;
use collections::pins::get_pin::get_pin;
use contract::{
    blocks::BlockUser,
    pins::GetPin,
    search::visual::{Crop, PictureDetail, SearchFlashlight},
};
use discovery::search::search_flashlight::search_flashlight;
use kernel::ctx::Ctx;
use testkit::{builders, pictures};

use super::{GROUND, LAMP, pin, sells, shop, sold};
use crate::ask;

testkit::on_both_engines! {
    async fn details_of_a_picture_lead_to_what_is_for_sale_and_looks_like_them(world: World) {
        let (ada, host) = (world.person("ada").await, world.host());
        let shop = shop(&world, &ada).await;
        let parts = [(LAMP, [0.5, 0.0, 0.5, 0.5]), (8, [0.0, 0.5, 0.5, 0.5])];
        let room = pin(&ada, shop.board, "Corner", pictures::collage(480, 480, GROUND, &parts)).await;
        let look = async |viewer: &Ctx, asked: SearchFlashlight| {
            let details = search_flashlight(viewer.clone(), asked).await.unwrap().data.details;
            let place = |it: &PictureDetail| (it.crop.x, it.crop.y, it.crop.w, it.crop.h);
            let told = details.iter().map(|it| (place(it), ask::ids(std::slice::from_ref(&it.pin))[0]));
            told.collect::<Vec<_>>()
        };
        let whole = || SearchFlashlight { is_shopping: true, ..ask::flashlight(room) };
        assert_eq!(look(&ada, whole()).await, [], "nothing is for sale");
        let link = "https://www.one.test/lamp";
        sells(&host, link, "20", "USD").await;
        let lamp = sold(&ada, shop.board, 240, link).await;
        world.settle().await;
        for viewer in [&ada, &world.visitor()] {
            assert_eq!(look(viewer, whole()).await, [((0.5, 0.0, 0.5, 0.5), lamp)]);
        }
        // What the box shows is searched for, and has no details of its own.
        let crop = Some(Crop { x: 0.5, y: 0.0, w: 0.5, h: 0.5 });
        assert_eq!(look(&ada, SearchFlashlight { crop, ..whole() }).await, []);
        for other in [
            SearchFlashlight { is_shopping: false, ..whole() },
            SearchFlashlight { domain: Some("one.test".into()), ..whole() },
        ] {
            assert_eq!(look(&ada, other).await, []);
        }
        // The lamp for sale is no detail of its own picture.
        assert_eq!(look(&ada, SearchFlashlight { is_shopping: true, ..ask::flashlight(lamp) }).await, []);
        let ben = world.person("ben").await;
        block_user(ben.clone(), BlockUser { user_id: ada.user().unwrap() }).await.unwrap();
        let own = builders::board(&ben, "Own").await.board.id;
        let his = pin(&ben, own, "His corner", pictures::collage(480, 480, GROUND, &parts)).await;
        let asked = SearchFlashlight { is_shopping: true, ..ask::flashlight(his) };
        assert_eq!(look(&ben, asked).await, [], "what is for sale by who is blocked");
        // A second look reads no file.
        let signature = get_pin(ada.clone(), GetPin { id: room }).await.unwrap().pin.image_signature;
        let folders = [&signature[..2], &signature[2..4], &signature[4..6], &signature[..]];
        std::fs::remove_dir_all(world.pictures().join(folders.join("/"))).unwrap();
        assert_eq!(look(&ada, whole()).await, [((0.5, 0.0, 0.5, 0.5), lamp)]);
    }
}
