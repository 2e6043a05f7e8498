//! What makes boards look lived in once their pins are there: collaborators, sections,
//! notes, did-its and comments. Each is found again before it is added.

use std::collections::HashSet;

use collections::{
    collaborators::{
        accept_board_invite::accept_board_invite, invite_collaborator::invite_collaborator,
        list_collaborators::list_collaborators,
    },
    did_its::tell_did_it::tell_did_it,
    pins::{get_pin::get_pin, update_pin::update_pin},
    sections::{create_section::create_section, list_sections::list_sections},
};
use contract::{
    answers::{Bookmark, PageSize},
    collaborators::{AcceptInvite, InviteCollaborator, ListCollaborators},
    comments::{CommentSort, ListComments, ReplyToComment, WriteComment},
    did_its::TellDidIt,
    ids::{BoardId, PinId},
    pins::{GetPin, PinDetail, UpdatePin},
    sections::{CreateSection, ListSections},
};
use kernel::ctx::Ctx;
use talk::comments::{
    list_comments::list_comments, reply_to_comment::reply_to_comment, write_comment::write_comment,
};

use super::{
    catalogue::{Board, Catalogue, Said, Section},
    plan::Plan,
    seed::Seeder,
};

impl Seeder {
    /// Adds all of it.
    pub(super) async fn furnish(
        &mut self,
        catalogue: &Catalogue,
        plan: &Plan,
    ) -> anyhow::Result<()> {
        self.clock.set(self.last_pin_ms);
        for (place, (_, board)) in catalogue.boards().enumerate() {
            self.share(catalogue, place, board).await?;
            let missing = self.missing_sections(place, board).await?;
            for section in missing {
                self.divide(plan, place, section).await?;
            }
        }
        for (who, person) in catalogue.people.iter().enumerate() {
            for note in &person.notes {
                self.note(plan, who, note).await?;
            }
            for did_it in &person.did_its {
                self.tell(plan, who, did_it).await?;
            }
            for comment in &person.comments {
                self.comment(plan, who, comment).await?;
            }
        }
        Ok(())
    }

    /// Lets others save to a board.
    async fn share(
        &mut self,
        catalogue: &Catalogue,
        place: usize,
        board: &Board,
    ) -> anyhow::Result<()> {
        if board.collaborators.is_empty() {
            return Ok(());
        }
        let (owner, board_id) = self.boards[place];
        let asked = ListCollaborators {
            board_id,
            bookmarks: Bookmark::Start,
            page_size: PageSize::new(u64::from(PageSize::MOST)),
        };
        let known = list_collaborators(self.acting_as(owner), asked)
            .await?
            .items;
        let known: HashSet<String> = known
            .into_iter()
            .map(|one| one.invited_user.username)
            .collect();
        for name in board
            .collaborators
            .iter()
            .filter(|name| !known.contains(*name))
        {
            let of_name = catalogue
                .people
                .iter()
                .position(|person| person.username == *name);
            if let Some(whom) = of_name {
                self.join(owner, board_id, whom).await?;
                self.report.collaborators += 1;
            }
        }
        Ok(())
    }

    async fn join(&self, owner: usize, board: BoardId, whom: usize) -> anyhow::Result<()> {
        let invite = InviteCollaborator {
            board_id: board,
            invited_user_id: self.people[whom],
            may_delete: true,
        };
        invite_collaborator(self.acting_as(owner), invite).await?;
        let accept = AcceptInvite {
            board_id: Some(board),
            invite_code: None,
        };
        accept_board_invite(self.acting_as(whom), accept).await?;
        Ok(())
    }

    async fn missing_sections<'a>(
        &self,
        place: usize,
        board: &'a Board,
    ) -> anyhow::Result<Vec<&'a Section>> {
        if board.sections.is_empty() {
            return Ok(Vec::new());
        }
        let (owner, board_id) = self.boards[place];
        let asked = ListSections {
            board_id,
            bookmarks: Bookmark::Start,
            page_size: PageSize::new(u64::from(PageSize::MOST)),
        };
        let known = list_sections(self.acting_as(owner), asked).await?.items;
        let known: HashSet<String> = known.into_iter().map(|view| view.section.title).collect();
        let sections = board.sections.iter();
        Ok(sections
            .filter(|section| !known.contains(&section.name))
            .collect())
    }

    /// Makes a section of the board's pins that are about it; none that would be empty.
    async fn divide(&mut self, plan: &Plan, place: usize, section: &Section) -> anyhow::Result<()> {
        let (owner, board_id) = self.boards[place];
        let about = plan.originals.iter().filter(|original| {
            let mut topics = original.topics.iter();
            topics.any(|topic| section.gathers.contains(topic))
        });
        let pin = |original| self.pins.get(&(board_id, self.picture(original))).copied();
        let pins: Vec<PinId> = about.filter_map(pin).collect();
        if pins.is_empty() {
            return Ok(());
        }
        let input = CreateSection {
            board_id,
            name: section.name.clone(),
            initial_pins: pins,
        };
        create_section(self.acting_as(owner), input).await?;
        self.report.sections += 1;
        Ok(())
    }

    /// The pin that brought the picture with this title, and whose it is.
    fn original(&self, plan: &Plan, title: &str) -> Option<(usize, PinId)> {
        let mut originals = plan.originals.iter();
        let original = originals.find(|original| original.title == title)?;
        let (pinner, board) = *self.boards.get(original.board)?;
        let pin = self.pins.get(&(board, self.picture(original)))?;
        Some((pinner, *pin))
    }

    async fn note(&mut self, plan: &Plan, who: usize, note: &Said) -> anyhow::Result<()> {
        let Some((_, id)) = self.original(plan, &note.picture) else {
            return Ok(());
        };
        let ctx = self.acting_as(who);
        if detail(&ctx, id)
            .await?
            .pin
            .pin_note
            .is_some_and(|known| !known.is_empty())
        {
            return Ok(());
        }
        let noted = UpdatePin {
            pin_note: Some(note.text.clone()),
            ..unchanged(id)
        };
        update_pin(ctx, noted).await?;
        self.report.notes += 1;
        Ok(())
    }

    async fn tell(&mut self, plan: &Plan, who: usize, did_it: &Said) -> anyhow::Result<()> {
        let Some((_, pin_id)) = self.original(plan, &did_it.picture) else {
            return Ok(());
        };
        let ctx = self.acting_as(who);
        if detail(&ctx, pin_id).await?.done_by_me {
            return Ok(());
        }
        let told = TellDidIt {
            pin_id,
            details: Some(did_it.text.clone()),
            image_signatures: None,
        };
        tell_did_it(ctx, told).await?;
        self.report.did_its += 1;
        Ok(())
    }

    async fn comment(&mut self, plan: &Plan, who: usize, said: &Said) -> anyhow::Result<()> {
        let Some((pinner, pin_id)) = self.original(plan, &said.picture) else {
            return Ok(());
        };
        let ctx = self.acting_as(who);
        let written = ListComments {
            pin_id,
            sort: CommentSort::Newest,
            bookmarks: Bookmark::Start,
            page_size: PageSize::default(),
        };
        let written = list_comments(ctx.clone(), written).await?;
        let mut comments = written.items.iter().filter_map(|one| one.comment());
        if comments.any(|one| one.is_mine) {
            return Ok(());
        }
        let comment = WriteComment {
            pin_id,
            text: said.text.clone(),
            tags: None,
            client_id: None,
            force: false,
        };
        let comment_id = write_comment(ctx, comment).await?.id;
        self.report.comments += 1;
        let Some(text) = &said.reply else {
            return Ok(());
        };
        let reply = ReplyToComment {
            comment_id,
            text: text.clone(),
            tags: None,
            client_id: None,
            force: false,
        };
        reply_to_comment(self.acting_as(pinner), reply).await?;
        self.report.comments += 1;
        Ok(())
    }
}

async fn detail(ctx: &Ctx, id: PinId) -> anyhow::Result<PinDetail> {
    Ok(get_pin(ctx.clone(), GetPin { id }).await?)
}

fn unchanged(id: PinId) -> UpdatePin {
    UpdatePin {
        id,
        title: None,
        description: None,
        alt_text: None,
        link: None,
        topics: None,
        board_id: None,
        section: None,
        comments_disabled: None,
        pin_note: None,
    }
}
