//! Finds details of a picture that something for sale looks like: what a look is made of, and
//! where each of it can be bought.

use std::{
    collections::{HashMap, HashSet},
    sync::Arc,
};

use collections::pins;
use contract::{
    answers::Written,
    ids::PinId,
    pins::PinView,
    search::visual::{Crop, PictureDetail},
};
use kernel::{caches::hash, ctx::Ctx, error::Result};
use media::{Descriptor, Part};
use neighbours::distance;

use super::{
    cache::{DetailCache, Near},
    compare_picture::Asked,
};
use crate::{
    lookalikes::find_lookalikes::{ALIKE, PictureIndex, find_lookalikes},
    shopping::{
        find_sold::sold_among, mark_offer::SELLS, read_wishes::Wanted, show_offers::show_offers,
    },
};

/// Details are looked for in boxes of this side, in shares of the picture, that begin here.
const SIDE: f64 = 0.5;
const BEGINS: [f64; 3] = [0.0, 0.25, 0.5];

/// Details of one picture at most: no more of such boxes lie beside each other.
const MOST: usize = 4;
/// Things for sale that are compared with each box: the most liked.
const FOR_SALE: usize = 1_000;
/// Beside them the nearest pictures of all.
const NEAREST: usize = 60;
/// Lookalikes of a box, of which the viewer may not see all.
const OF_BOX: usize = 8;

/// The details that the viewer sees something for sale of, the most alike first.
pub(super) async fn find_details(ctx: &Ctx, asked: &Asked) -> Result<Vec<PictureDetail>> {
    let mut near = near_boxes(ctx, asked).await?.to_vec();
    let shown = shown(ctx, &near).await?;
    near.retain(|it| shown.contains_key(&it.pin));
    let details = choose(near).into_iter().filter_map(|it| {
        let (x, y) = it.corner;
        let (w, h) = (SIDE, SIDE);
        Some(PictureDetail {
            crop: Crop { x, y, w, h },
            pin: shown.get(&it.pin)?.clone(),
        })
    });
    Ok(details.collect())
}

/// What looks like each box, the same for every viewer until the index changes: what they see is
/// asked for each.
async fn near_boxes(ctx: &Ctx, asked: &Asked) -> Result<Arc<[Near]>> {
    let kept = &ctx.house.get::<DetailCache>().0;
    let picture = hash(&(asked.signature.as_str(), asked.root));
    let key = (picture, ctx.house.index.version());
    if let Some(near) = kept.get(&key) {
        return Ok(near);
    }
    let near: Arc<[Near]> = compare_boxes(ctx, asked).await?.into();
    kept.keep(key, near.clone());
    Ok(near)
}

async fn compare_boxes(ctx: &Ctx, asked: &Asked) -> Result<Vec<Near>> {
    let house = &ctx.house;
    let liked = house.index.marked_within(&[vec![SELLS]], &[], FOR_SALE)?;
    if liked.is_empty() {
        return Ok(Vec::new());
    }
    let boxes = corners().filter_map(|(x, y)| Part::new(x, y, SIDE, SIDE));
    let Some(described) = asked.describe_parts(ctx, boxes.collect()).await? else {
        return Ok(Vec::new());
    };
    let liked: Vec<PinId> = liked.into_iter().map(PinId).collect();
    let rows = pins::find_many(&house.db, &liked).await?;
    let index = &house.get::<PictureIndex>().0;
    let vector = |row: &pins::StoredPin| Some((row.id, index.vector(row.root_id.0)?));
    let others = rows.iter().filter(|row| Some(row.root_id) != asked.root);
    let goods: Vec<(PinId, Descriptor)> = others.filter_map(vector).collect();
    let mut near = Vec::new();
    for (corner, described) in corners().zip(&described) {
        near.extend(near_box(ctx, asked, corner, described, &goods).await?);
    }
    Ok(near)
}

fn corners() -> impl Iterator<Item = (f64, f64)> {
    BEGINS
        .into_iter()
        .flat_map(|y| BEGINS.into_iter().map(move |x| (x, y)))
}

/// What looks like one box: among the goods that are liked, and the nearest of all.
async fn near_box(
    ctx: &Ctx,
    asked: &Asked,
    corner: (f64, f64),
    described: &Descriptor,
    goods: &[(PinId, Descriptor)],
) -> Result<Vec<Near>> {
    let of_goods = goods.iter();
    let mut near: HashMap<PinId, u32> = of_goods
        .map(|(pin, vector)| (*pin, distance(described, vector)))
        .filter(|(_, distance)| *distance <= ALIKE)
        .collect();
    let nearest = find_lookalikes(&ctx.house, described, NEAREST).await?;
    let alike = nearest.iter().filter(|it| it.distance <= ALIKE);
    let others = alike.filter(|it| Some(it.pin.root_id) != asked.root);
    let others: HashMap<PinId, u32> = others.map(|it| (it.pin.id, it.distance)).collect();
    let sold = sold_among(&ctx.house, others.keys().copied().collect()).await?;
    near.extend(sold.into_iter().map(|pin| (pin, others[&pin])));
    let near = near.into_iter().map(|(pin, distance)| Near {
        distance,
        corner,
        pin,
    });
    let mut near: Vec<Near> = near.collect();
    near.sort_by_key(|it| (it.distance, it.pin));
    near.truncate(OF_BOX);
    Ok(near)
}

/// Those that the viewer sees and whose page still sells something.
async fn shown(ctx: &Ctx, near: &[Near]) -> Result<HashMap<PinId, Written<PinView>>> {
    let ids: HashSet<PinId> = near.iter().map(|it| it.pin).collect();
    let some = ids.into_iter().map(|id| (id, id)).collect();
    let shown = show_offers(ctx, some, &Wanted::default()).await?;
    Ok(shown.into_iter().map(|(pin, id)| (id, pin)).collect())
}

/// The most alike of boxes that lie beside each other, each thing once.
fn choose(mut near: Vec<Near>) -> Vec<Near> {
    near.sort_by_key(|it| (it.distance, it.pin));
    let mut chosen: Vec<Near> = Vec::new();
    for one in near {
        let is_new = |other: &Near| other.pin != one.pin && !overlap(other.corner, one.corner);
        if chosen.len() < MOST && chosen.iter().all(is_new) {
            chosen.push(one);
        }
    }
    chosen
}

fn overlap(one: (f64, f64), other: (f64, f64)) -> bool {
    let is_near = |a: f64, b: f64| (a - b).abs() < SIDE;
    is_near(one.0, other.0) && is_near(one.1, other.1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(distance: u32, corner: (f64, f64), pin: i64) -> Near {
        Near {
            distance,
            corner,
            pin: PinId(pin),
        }
    }

    #[test]
    fn details_lie_beside_each_other() {
        let (left, right, middle) = ((0.0, 0.0), (0.5, 0.0), (0.25, 0.25));
        let rows: [(&[Near], &[i64]); 5] = [
            (&[], &[]),
            // The most alike first, whatever comes first.
            (&[near(9, left, 1), near(3, right, 2)], &[2, 1]),
            // One box has one thing, and one thing one box.
            (&[near(3, left, 1), near(4, left, 2)], &[1]),
            (&[near(3, left, 1), near(4, right, 1)], &[1]),
            // Boxes that overlap are one detail.
            (
                &[near(3, left, 1), near(4, middle, 2), near(5, right, 3)],
                &[1, 3],
            ),
        ];
        for (found, expected) in rows {
            let chosen = choose(found.to_vec()).into_iter();
            let pins: Vec<i64> = chosen.map(|it| it.pin.0).collect();
            assert_eq!(pins, expected, "{found:?}");
        }
    }

    #[test]
    fn boxes_lie_within_the_picture() {
        for (x, y) in corners() {
            assert!(Part::new(x, y, SIDE, SIDE).is_some(), "{x} {y}");
        }
    }
}
