//! Running statements that answer rows.

use std::future::Future;

use crate::{Arg, AsArg, Error, Result, Row, Sql, db::Engine, dialect::lists::WIDTHS, sql::Query};

/// The longest list one statement takes.
const LONGEST: usize = WIDTHS[WIDTHS.len() - 1];

/// What stands in lists of `IN ($list)`: an id, or any integer.
pub trait Member: AsArg + Copy + Send + Sync {}

impl<T: AsArg + Copy + Send + Sync> Member for T {}

/// What statements run on: [`Db`](crate::Db) (one statement, newest data),
/// [`Snapshot`](crate::Snapshot) (several, one moment) or [`Tx`](crate::Tx).
pub trait Run: Sync {
    /// Which engine answers.
    fn engine(&self) -> Engine;

    /// What an engine provides; use the others.
    #[doc(hidden)]
    fn rows<R: Row>(
        &self,
        query: Query<'_>,
        args: &[Arg<'_>],
    ) -> impl Future<Output = Result<Vec<R>>> + Send;

    /// Answers when what is visible now is visible on every machine. On a Citus
    /// cluster the coordinator shows a transaction a moment before the workers do:
    /// who acts on an event or a job that it read there calls this first.
    /// Elsewhere, and inside a transaction, there is nothing to wait for.
    fn settled(&self) -> impl Future<Output = Result<()>> + Send {
        async { Ok(()) }
    }

    /// All rows.
    fn all<R: Row>(
        &self,
        sql: &Sql<R>,
        args: &[Arg<'_>],
    ) -> impl Future<Output = Result<Vec<R>>> + Send {
        self.rows(sql.query(), args)
    }

    /// The row, when there is one. A second row is an error: the statement is
    /// not what it was taken for.
    fn opt<R: Row>(
        &self,
        sql: &Sql<R>,
        args: &[Arg<'_>],
    ) -> impl Future<Output = Result<Option<R>>> + Send {
        async move {
            let mut rows = self.rows(sql.query(), args).await?;
            if rows.len() > 1 {
                return Err(Error::broken("reading one row", "there are several"));
            }
            Ok(rows.pop())
        }
    }

    /// The row there always is; [`Error::Missing`] when there is none.
    fn one<R: Row>(
        &self,
        sql: &Sql<R>,
        args: &[Arg<'_>],
    ) -> impl Future<Output = Result<R>> + Send {
        async move { self.opt(sql, args).await?.ok_or(Error::Missing) }
    }

    /// All rows for a list of any length, in no promised order beyond each
    /// hundred members; the text has `IN ($list)`. An empty list asks nothing.
    /// A member given twice is looked for once within its hundred: give each once.
    fn all_in<R: Row>(
        &self,
        sql: &Sql<R>,
        args: &[Arg<'_>],
        list: &[impl Member],
    ) -> impl Future<Output = Result<Vec<R>>> + Send {
        async move {
            let mut rows = Vec::new();
            for piece in pieces(list) {
                let (query, width) = sql.list_query(piece.len());
                rows.extend(self.rows(query, &padded(args, piece, width)).await?);
            }
            Ok(rows)
        }
    }
}

/// The ordinary arguments followed by the members, the last one repeated.
pub(crate) fn padded<'a>(args: &[Arg<'a>], piece: &'a [impl Member], width: usize) -> Vec<Arg<'a>> {
    let filling = piece.last().into_iter().cycle();
    let members = piece.iter().chain(filling).take(width);
    args.iter()
        .copied()
        .chain(members.map(AsArg::as_arg))
        .collect()
}

/// A list in pieces a statement takes.
pub(crate) fn pieces<M>(list: &[M]) -> std::slice::Chunks<'_, M> {
    list.chunks(LONGEST)
}
