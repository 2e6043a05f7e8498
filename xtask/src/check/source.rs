//! What the rules need of a Rust file: its functions with their length, and its
//! string literals with their line. Comments are not literals.

use proc_macro2::{TokenStream, TokenTree};
use syn::{Block, ImplItemFn, ItemFn, Lit, Signature, TraitItemFn, spanned::Spanned, visit::Visit};

/// A function or method with a body.
#[derive(Debug, PartialEq, Eq)]
pub struct Function {
    /// Its name, without the type it belongs to.
    pub name: String,
    /// Line of the signature, from 1.
    pub line: usize,
    /// Lines from the signature to the closing brace, both counted.
    pub lines: usize,
}

/// A string literal, also one inside a macro call.
#[derive(Debug, PartialEq, Eq)]
pub struct Text {
    /// Line on which it begins, from 1.
    pub line: usize,
    /// Its value, without quotes and escapes.
    pub value: String,
}

/// All functions of the file; none when it is not Rust (the compiler says so
/// better than a rule could).
pub fn functions(text: &str) -> Vec<Function> {
    let mut found = Functions(Vec::new());
    if let Ok(file) = syn::parse_file(text) {
        found.visit_file(&file);
    }
    found.0
}

/// All string literals of the file, without those of comments.
pub fn strings(text: &str) -> Vec<Text> {
    let mut found = Vec::new();
    if let Ok(tokens) = text.parse::<TokenStream>() {
        collect_strings(tokens, &mut found);
    }
    found
}

struct Functions(Vec<Function>);

impl Functions {
    fn add(&mut self, signature: &Signature, body: &Block) {
        let line = signature.span().start().line;
        let last = body.span().end().line;
        self.0.push(Function {
            name: signature.ident.to_string(),
            line,
            lines: last + 1 - line,
        });
    }
}

impl<'ast> Visit<'ast> for Functions {
    fn visit_item_fn(&mut self, item: &'ast ItemFn) {
        self.add(&item.sig, &item.block);
        syn::visit::visit_item_fn(self, item);
    }

    fn visit_impl_item_fn(&mut self, item: &'ast ImplItemFn) {
        self.add(&item.sig, &item.block);
        syn::visit::visit_impl_item_fn(self, item);
    }

    fn visit_trait_item_fn(&mut self, item: &'ast TraitItemFn) {
        if let Some(body) = &item.default {
            self.add(&item.sig, body);
        }
        syn::visit::visit_trait_item_fn(self, item);
    }
}

fn collect_strings(tokens: TokenStream, found: &mut Vec<Text>) {
    let mut attribute = false;
    for token in tokens {
        match token {
            // The lexer turns `/// words` into `#[doc = "words"]`: not a literal.
            TokenTree::Group(group) if attribute && is_doc(&group.stream()) => {}
            TokenTree::Group(group) => collect_strings(group.stream(), found),
            TokenTree::Punct(mark) if matches!(mark.as_char(), '#' | '!') => {
                attribute = mark.as_char() == '#' || attribute;
                continue;
            }
            TokenTree::Literal(literal) => {
                let line = literal.span().start().line;
                if let Lit::Str(string) = Lit::new(literal) {
                    found.push(Text {
                        line,
                        value: string.value(),
                    });
                }
            }
            TokenTree::Ident(_) | TokenTree::Punct(_) => {}
        }
        attribute = false;
    }
}

fn is_doc(tokens: &TokenStream) -> bool {
    matches!(tokens.clone().into_iter().next(), Some(TokenTree::Ident(name)) if name == "doc")
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = r##"//! A card with "words".
/// Says "hello".
fn one() {
    let s = "plain"; // "comment"
}
struct S;
impl S {
    #[expect(dead_code, reason = "shown")]
    pub async fn two(&self) { sql! { pub A = r#"SELECT
 1"#; } }
}
trait T { fn none(); fn three() {
} }
"##;

    #[test]
    fn functions_have_name_line_and_length() {
        let found: Vec<_> = functions(FILE)
            .into_iter()
            .map(|f| (f.name, f.line, f.lines))
            .collect();
        let expected = [("one", 3, 3), ("two", 9, 2), ("three", 12, 2)];
        assert_eq!(
            found,
            expected.map(|(name, line, lines)| (name.to_owned(), line, lines))
        );
    }

    #[test]
    fn strings_leave_comments_out_and_look_into_macros() {
        let found: Vec<_> = strings(FILE)
            .into_iter()
            .map(|s| (s.line, s.value))
            .collect();
        let expected = [(4, "plain"), (8, "shown"), (9, "SELECT\n 1")];
        assert_eq!(
            found,
            expected.map(|(line, value)| (line, value.to_owned()))
        );
    }
}
