//! A line of a noun's switchboard: the addresses of one operation.

use contract::grants::Scope;
use http::Method;

use super::{FormHandler, GraphqlLine, Naming, ResourceLine, RestLine, Switchboard, Verb};
use crate::adapters::rates::Rate;

/// The operation that was just added, waiting for its addresses.
pub struct Line<'a> {
    board: &'a mut Switchboard,
    operation: usize,
}

impl<'a> Line<'a> {
    /// The last operation of the switchboard.
    pub(super) fn new(board: &'a mut Switchboard) -> Self {
        let operation = board.operations.len() - 1;
        Self { board, operation }
    }
}

impl Line<'_> {
    /// Another limit than its sort's.
    pub fn rate(self, rate: Rate) -> Self {
        self.board.operations[self.operation].rate = rate;
        self
    }

    /// Open to an account whose e-mail address has to be verified first (specification
    /// §6): what verifies it, looks after the account, leaves, or tells of what is read.
    pub fn before_proof(self) -> Self {
        self.board.operations[self.operation].is_before_proof = true;
        self
    }

    /// Open to apps that were allowed this; what says no scope is closed to them.
    pub fn scope(self, scope: Scope) -> Self {
        let operation = &mut self.board.operations[self.operation];
        assert_eq!(operation.is_write, scope.is_write(), "{}", operation.name);
        operation.scope = Some(scope);
        self
    }

    /// Its refusals have a status that clients of handshakes read (specification §8
    /// "Handshake").
    pub fn handshake(self) -> Self {
        self.board.operations[self.operation].is_handshake = true;
        self
    }

    /// Other names under which clients tell an option of this operation, beside those of
    /// things (`names.rs`).
    pub fn aliases(self, option: &'static str, aliases: &[&'static str]) -> Self {
        let naming = Naming::Aliases(option, aliases.to_vec());
        self.board.operations[self.operation].namings.push(naming);
        self
    }

    /// Under `/resource/{name}Resource/{verb}/`.
    pub fn resource(self, name: &'static str, verb: Verb) -> Self {
        self.resource_line(name, verb, None)
    }

    /// The same, for calls whose option `when` is true. Lines with a condition
    /// stand before the line without.
    pub fn resource_when(self, name: &'static str, verb: Verb, when: &'static str) -> Self {
        self.resource_line(name, verb, Some(when))
    }

    /// Pages carry the answers under the resource named before, asked with exactly
    /// these options: the web app's list of what it takes from pages is generated
    /// from here (`contract/pages.json`).
    pub fn carried(mut self, options: &'static [&'static str]) -> Self {
        assert!(!self.board.operations[self.operation].is_write, "it writes");
        self.last_resource().carried = Some(options);
        self
    }

    /// The resource named before also takes multipart forms.
    pub fn form(mut self, form: FormHandler) -> Self {
        self.last_resource().form = Some(form);
        self
    }

    fn last_resource(&mut self) -> &mut ResourceLine {
        let line = self.board.resources.last_mut();
        let line = line.filter(|line| line.operation == self.operation);
        line.expect("a resource stands before what is said of it")
    }

    /// Under a path of door 2.
    pub fn v3(self, method: Method, path: &'static str) -> Self {
        let line = self.board.rest.len();
        // Asked by the text: the router would find `{user_id}` for a first `me`.
        let is_known = self.board.rest.iter().any(|line| line.path == path);
        self.board.rest.push(RestLine {
            method: method.clone(),
            path,
            operation: self.operation,
        });
        let by_path = &mut self.board.by_path;
        let path = path.trim_end_matches('/');
        match by_path.at_mut(path) {
            Ok(found) if is_known => found.value.push((method, line)),
            _ => by_path
                .insert(path, vec![(method, line)])
                .expect("addresses do not conflict"),
        }
        self
    }

    /// As a query of door 3, which only reads.
    pub fn graphql(self, name: &'static str) -> Self {
        let operation = self.operation;
        assert!(!self.board.operations[operation].is_write, "{name} writes");
        self.board.graphql.push(GraphqlLine { name, operation });
        self
    }

    fn resource_line(self, name: &'static str, verb: Verb, when: Option<&'static str>) -> Self {
        let line = self.board.resources.len();
        self.board.resources.push(ResourceLine {
            name,
            verb,
            when,
            carried: None,
            form: None,
            operation: self.operation,
        });
        self.board
            .by_resource
            .entry(verb)
            .or_default()
            .entry(name)
            .or_default()
            .push(line);
        self
    }
}
