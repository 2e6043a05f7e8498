//! Boards and pins from files of other programs: bookmarks, pictures in folders,
//! another service's export.

use contract::{boards::Privacy, errors::Code, imports::ImportStatus};
use testkit::{counterpart::Said, pictures};

use crate::{
    downloads::{download, told},
    imports::{import, titles, zipped},
    links::Site,
};

const BOOKMARKS: &str = r#"<!DOCTYPE NETSCAPE-Bookmark-file-1>
<DL><p>
 <DT><H3>Kitchen</H3>
 <DL><p>
  <DT><A HREF="SITE/oven" TAGS="red">An oven</A>
  <DT><H3>Lamps</H3>
  <DL><p><DT><A HREF="SITE/lamp">A lamp</A></DL><p>
  <DT><A HREF="SITE/gone">Gone</A>
 </DL><p>
 <DT><A HREF="SITE/bare">Without a picture</A>
</DL>"#;

const SERVICE: &str = r#"<h1>Pins</h1>
<a href="https://www.pinterest.com/pin/1/">https://www.pinterest.com/pin/1/</a>
<br>Title: An oven,
<br>Details: Warm,
<br>Image: No data,
<br>Board Name: Kitchen,
<br>Alt Text: A red oven,
<br>Canonical Link: <a href="SITE/oven">SITE/oven</a>,
<br>Private: False<br>
<a href="https://www.pinterest.com/pin/2/">https://www.pinterest.com/pin/2/</a>
<br>Title: A lamp,
<br>Image: No data,
<br>Board Name: Hidden,
<br>Canonical Link: <a href="SITE/lamp">SITE/lamp</a>,
<br>Private: True<br>"#;

/// A website with two pages that show something, and one that does not.
async fn website() -> Site {
    let site = Site::start().await;
    let picture = Said::of("image/png", pictures::png(300, 400, 9));
    site.say("/big.png", picture);
    for path in ["/oven", "/lamp"] {
        let html = "<title>Shop</title><img src=/missing.png width=900 height=900>\
                    <img src=/big.png width=300 height=400>";
        site.page(path, html);
    }
    site.page("/bare", "<title>Words</title>");
    site
}

testkit::on_both_engines! {
    async fn bookmarks_become_boards_and_their_links_pins(world: World) {
        let site = website().await;
        let world = site.seen_from(world);
        let ada = world.person("ada").await;
        let file = BOOKMARKS.replace("SITE", &site.url(""));
        let done = import(&world, &ada, None, file.as_bytes()).await;
        assert_eq!((done.status, done.done, done.total, done.failed), (ImportStatus::Done, 4, 4, 2), "{done:?}");
        let failed: Vec<_> =
            done.failed_entries.iter().map(|entry| (entry.name.as_str(), entry.failure.as_str())).collect();
        assert_eq!(failed, [("Gone", Code::PageGone.text()), ("Without a picture", Code::PageWithoutPictures.text())]);
        let kitchen = done.boards.iter().find(|board| board.name == "Kitchen").unwrap();
        assert_eq!(kitchen.privacy, Privacy::Secret);
        assert_eq!(titles(&ada, kitchen.id).await, ["An oven", "A lamp"]);
        let file = told(&download(&world, &ada, kitchen.id).await);
        assert_eq!(file.sections.len(), 1);
        let pins: Vec<_> =
            file.pins.iter().map(|pin| (pin.section, pin.link.clone().unwrap(), pin.topics.len())).collect();
        assert_eq!(pins, [(None, site.url("/oven"), 1), (Some(0), site.url("/lamp"), 0)]);
    }

    async fn pictures_in_folders_become_boards(world: World) {
        let ada = world.person("ada").await;
        let (one, two) = (pictures::png(40, 40, 3), pictures::png(50, 40, 4));
        let file = zipped(&[
            ("Holiday/Beach/b_sea.png", &one),
            ("Holiday/a_house.png", &two),
            ("__MACOSX/Holiday/._a_house.png", b"nothing"),
            ("Holiday/.DS_Store", b"nothing"),
            ("Holiday/notes.txt", b"nothing"),
            ("alone.png", &one),
        ]);
        let done = import(&world, &ada, None, &file).await;
        assert_eq!((done.status, done.done, done.failed), (ImportStatus::Done, 4, 1), "{done:?}");
        assert_eq!(
            (done.failed_entries[0].name.as_str(), done.failed_entries[0].failure.as_str()),
            ("notes", Code::PictureType.text())
        );
        let names: Vec<_> = done.boards.iter().map(|board| (board.name.as_str(), board.privacy)).collect();
        assert_eq!(names, [("Holiday", Privacy::Secret), ("Pictures", Privacy::Secret)]);
        assert_eq!(titles(&ada, done.boards[0].id).await, ["b sea", "a house"]);
        let file = told(&download(&world, &ada, done.boards[0].id).await);
        assert_eq!((file.sections[0].title.as_str(), file.pins[0].section), ("Beach", Some(0)));
    }

    async fn the_services_export_brings_boards_as_hidden_as_they_were(world: World) {
        let site = website().await;
        let world = site.seen_from(world);
        let ada = world.person("ada").await;
        let page = SERVICE.replace("SITE", &site.url(""));
        for file in [page.clone().into_bytes(), zipped(&[("data/pins.html", page.as_bytes())])] {
            let done = import(&world, &ada, None, &file).await;
            assert_eq!((done.status, done.done, done.failed), (ImportStatus::Done, 2, 0), "{done:?}");
            let privacies: Vec<_> = done.boards.iter().map(|board| board.privacy).collect();
            assert_eq!(privacies, [Privacy::Public, Privacy::Secret]);
            let file = told(&download(&world, &ada, done.boards[0].id).await);
            let [oven] = &file.pins[..] else { panic!("{:?}", file.pins) };
            assert_eq!(
                (oven.title.as_str(), oven.description.as_str(), oven.alt_text.as_str()),
                ("An oven", "Warm", "A red oven")
            );
            assert_eq!(oven.link, Some(site.url("/oven")));
        }
    }
}
