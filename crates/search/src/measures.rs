//! Documents by how much they are of something: columns that are read where bounds are asked.

use tantivy::{DocId, SegmentReader, columnar::Column};

use crate::{
    fields::column,
    schema::{Bounds, Measure},
};

/// The measures of one segment, and the bounds within one of which they have to be.
pub(crate) struct Measures {
    bounds: Vec<Bounds>,
    /// None where no document of the segment has one, or nothing is asked.
    columns: Option<(Column<i64>, Column<f64>)>,
}

impl Measures {
    pub(crate) fn of(segment: &SegmentReader, bounds: &[Bounds]) -> tantivy::Result<Self> {
        let columns = if bounds.is_empty() {
            None
        } else {
            let fast = segment.fast_fields();
            fast.column_opt(column::UNIT)?
                .zip(fast.column_opt(column::VALUE)?)
        };
        Ok(Self {
            bounds: bounds.to_vec(),
            columns,
        })
    }

    /// Whether the document is within one of the bounds; every one is where there are none.
    pub(crate) fn fit(&self, doc: DocId) -> bool {
        self.bounds.is_empty()
            || self.measure(doc).is_some_and(|measure| {
                let mut bounds = self.bounds.iter();
                bounds.any(|one| one.hold(&measure))
            })
    }

    fn measure(&self, doc: DocId) -> Option<Measure> {
        let (units, values) = self.columns.as_ref()?;
        Some(Measure {
            unit: units.first(doc)?,
            value: values.first(doc)?,
        })
    }
}
