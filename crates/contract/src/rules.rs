//! Rules of the host: words that it does not allow, and websites to which nothing leads. All
//! addresses are ours.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    answers::{Bookmark, PageSize, View},
    ids::HostRuleId,
    users::UserRef,
};

/// Most characters of a word or of a website's name.
pub const MOST_CHARACTERS: usize = 100;

words! {
    /// What a rule is about.
    RuleKind {
        /// A word, or several in a row.
        Word = "word",
        /// A website: links to it and to what lies under its name.
        Link = "link",
    }
}

words! {
    /// What becomes of a text with it.
    RuleAction {
        /// Comments are shown to their author alone until an employee has decided; names, boards,
        /// pins and did-its stand, and employees are told of them; messages are asked about.
        Hold = "hold",
        /// Who writes a comment or a message is asked once whether they mean it.
        Ask = "ask",
        /// It is not taken.
        Refuse = "refuse",
    }
}

/// `HostRulesResource/get`: the rules, the latest first.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct ListRules {
    /// Those about words, or about links.
    #[serde(default = "word")]
    pub kind: RuleKind,
    /// Where to go on.
    #[serde(default)]
    pub bookmarks: Bookmark,
    /// How many.
    #[serde(default)]
    pub page_size: PageSize,
}

fn word() -> RuleKind {
    RuleKind::Word
}

/// `HostRulesResource/update`: makes a rule, or has the one about the same do something else.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct PutRule {
    /// What it is about.
    pub kind: RuleKind,
    /// The word or words, up to 100 characters; or a website, as its name (`example.com`) or the
    /// address of one of its pages.
    pub value: String,
    /// What becomes of a text with it.
    pub action: RuleAction,
}

/// `HostRulesResource/delete`: deletes a rule; what was held or refused by it stays so.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct DeleteRule {
    /// Which.
    pub rule_id: HostRuleId,
}

/// A rule.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct HostRuleView {
    /// Always `hostrule`.
    pub r#type: &'static str,
    /// Id; greater for what was made later.
    pub id: HostRuleId,
    /// What it is about.
    pub kind: RuleKind,
    /// The word or words as they are compared, in small letters without accents; or the name of
    /// the website, with letters beyond ASCII as machines read them (`xn--…`).
    pub value: String,
    /// What becomes of a text with it.
    pub action: RuleAction,
    /// The employee who made it, or changed it last; none where they are gone.
    pub created_by: Option<UserRef>,
    /// When that was: `Thu, 25 Jun 2020 06:13:42 +0000`.
    pub created_at: String,
}
impl View for HostRuleView {}
