//! What servers of one PostgreSQL tell each other, without the time that it takes them.

use kernel::{house::House, peers};
use store::Notices;

/// Has a server tell the others what waits, and answers all that was told since `heard`
/// was read last.
///
/// # Panics
/// When the database fails.
pub async fn told(house: &House, heard: &mut Notices) -> Vec<String> {
    const END: &str = "the end";
    peers::tell(house).await.expect("the others are told");
    let end = house.db.tell(peers::CHANNEL, END).await;
    end.expect("the end is told");
    let mut texts = Vec::new();
    loop {
        match heard.next().await.expect("the connection stays") {
            end if end == END => return texts,
            text => texts.push(text),
        }
    }
}
