//! # Comments
//!
//! Lives here: what users say below a pin and reply there, also to did-its, which of it is held
//! back by words that the pinner does not want to read or by a rule of the host, whom it
//! mentions, who likes it and finds it helpful, which the pinner highlights, which users do not
//! want to read, and which ways to talk pinners leave open.
//! Tables owned: `comments comment_places comment_marks highlighted_comments
//! comment_mentions hidden_comments hidden_commenters comment_features`.
//! Events emitted: `UserConcerned`.
//! Not here: how many there are of a pin (`pins`, `pin_tallies`) and of a did-it, and the did-its
//! that stand in the same list (`did_its`), who may comment on whose pins and which words are not
//! wanted (`preferences`), and the rules of the host (`rules`).

pub mod comment_on_did_it;
mod count_comments;
pub mod delete_comment;
mod find_mentions;
pub mod get_comment;
pub mod get_comment_features;
pub mod hide_comment;
pub mod hide_commenter;
pub mod highlight_comment;
mod hooks;
pub mod jobs;
pub mod list_comment_reactions;
pub mod list_comments;
pub mod list_did_it_comments;
pub mod list_hidden_commenters;
pub mod list_replies;
pub mod mark_helpful;
pub mod policy;
pub mod react_to_comment;
pub mod remove_mention;
pub mod reply_to_comment;
mod restore_comment;
pub mod seen;
mod set_mark;
pub mod show_comments;
pub mod show_held;
mod skip_hidden;
mod sql;
pub mod take_down_comment;
mod tell_written;
pub mod translate;
pub mod translate_comment;
pub mod unhide_comment;
pub mod unhide_commenter;
pub mod unmark_helpful;
pub mod unreact_to_comment;
pub mod update_comment;
pub mod update_comment_features;
pub mod write_comment;

pub(crate) use sql::CommentRow;
