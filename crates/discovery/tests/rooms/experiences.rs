//! What the host tries out: who has it, and what ends it.

use accounts::experiences::{
    complete_experience::complete_experience,
    dismiss_experience::dismiss_experience,
    get_experiences::get_experiences,
    policy::{ExperienceRules, Group},
    view_experience::view_experience,
};
use contract::{
    errors::Code,
    experiences::{ExperienceAt, ExperienceStatus, Experiences, GetExperiences},
    ids::PlacementId,
};
use kernel::ctx::{Actor, Ctx, Standing};
use testkit::world::World;

use crate::ask::code;

const FOOTER: PlacementId = PlacementId(1_000_069);

/// The same house, in which this group of viewers is given pins without a footer.
fn given_to(world: World, group: Group) -> World {
    world.configured(|house| {
        house.extensions.insert(ExperienceRules {
            hide_pin_footer: group,
        })
    })
}

fn there() -> ExperienceAt {
    ExperienceAt { id: FOOTER }
}

/// How far they are, if they have it.
fn status(experiences: &Experiences) -> Option<ExperienceStatus> {
    let at = experiences.0.get("1000069")?;
    assert_eq!((at.experience_id.0, at.hide_footer), (500_417, true));
    Some(at.status)
}

async fn has(ctx: &Ctx) -> Option<ExperienceStatus> {
    status(
        &get_experiences(ctx.clone(), GetExperiences {})
            .await
            .unwrap(),
    )
}

fn bot(ctx: &Ctx) -> Ctx {
    let mut ctx = ctx.clone();
    ctx.browser.agent.is_bot = true;
    ctx
}

testkit::on_both_engines! {
    async fn people_have_it_until_it_is_over(world: World) {
        let world = given_to(world, Group::Everybody);
        let (ada, ben) = (world.person("ada").await, world.person("ben").await);
        assert_eq!(has(&ada).await, Some(ExperienceStatus::Active));
        for _ in 0..2 {
            let seen = view_experience(ada.clone(), there()).await.unwrap();
            assert_eq!(status(&seen), Some(ExperienceStatus::Viewed));
        }
        let left = dismiss_experience(ada.clone(), there()).await.unwrap();
        assert_eq!(left, Experiences::default());
        // What is over stays over, whatever comes late.
        for late in [
            view_experience(ada.clone(), there()).await,
            complete_experience(ada.clone(), there()).await,
            dismiss_experience(ada.clone(), there()).await,
        ] {
            assert_eq!(late.unwrap(), Experiences::default());
        }
        assert_eq!(has(&ada).await, None);
        // Not for another user, and not for visitors.
        assert_eq!(has(&ben).await, Some(ExperienceStatus::Active));
        assert_eq!(has(&world.visitor()).await, Some(ExperienceStatus::Active));
        let done = complete_experience(ben.clone(), there()).await.unwrap();
        assert_eq!((status(&done), has(&ben).await), (None, None));
    }

    async fn it_is_seen_once_by_many_at_once(world: World) {
        let world = given_to(world, Group::Everybody);
        let ada = world.person("ada").await;
        let mut tasks = Vec::new();
        for turn in 0..12 {
            let ada = ada.clone();
            tasks.push(tokio::spawn(async move {
                match turn % 3 {
                    0 => dismiss_experience(ada, there()).await,
                    _ => view_experience(ada, there()).await,
                }
            }));
        }
        for task in tasks {
            task.await.unwrap().unwrap();
        }
        assert_eq!(has(&ada).await, None);
    }

    async fn only_who_takes_part_has_and_notes_it(world: World) {
        let mut world = world;
        let (ada, ben) = (world.person("ada").await.user().unwrap(), world.person("ben").await.user().unwrap());
        let staff = Standing { is_employee: true, ..Standing::default() };
        let active = Some(ExperienceStatus::Active);
        // The setting → what a visitor, a user and an employee have.
        for (group, expected) in [
            (Group::Nobody, [None, None, None]),
            (Group::Employees, [None, None, active]),
            (Group::Everybody, [active, active, active]),
        ] {
            world = given_to(world, group);
            let of = |actor| world.visitor().acting_as(actor);
            let viewers = [Actor::Visitor, Actor::user(ada), Actor::User(ben, staff)];
            for (actor, expected) in viewers.into_iter().zip(expected) {
                let ctx = of(actor);
                assert_eq!(has(&ctx).await, expected, "{actor:?} {group:?}");
                assert_eq!(has(&bot(&ctx)).await, None, "a bot as {actor:?} {group:?}");
                if ctx.viewer().is_some() && expected.is_none() {
                    assert_eq!(code(view_experience(ctx, there()).await), Code::NotFound);
                }
            }
            assert_eq!(has(&of(Actor::Crawler)).await, None);
            assert_eq!(code(view_experience(of(Actor::Visitor), there()).await), Code::SignInRequired);
            assert_eq!(code(view_experience(of(Actor::Limited(ada)), there()).await), Code::FullLogInRequired);
            let elsewhere = ExperienceAt { id: PlacementId(1_000_070) };
            assert_eq!(code(dismiss_experience(of(Actor::user(ada)), elsewhere).await), Code::NotFound);
            assert_eq!(code(dismiss_experience(bot(&of(Actor::user(ada))), there()).await), Code::NotFound);
        }
    }
}
