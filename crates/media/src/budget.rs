//! How much memory all pictures that are decoded at the same time may take together.

use std::sync::{Condvar, Mutex, PoisonError};

use crate::kinds::Walked;

/// Bytes of all decoding of this process; one picture of the most pixels takes four
/// fifths of it.
pub(crate) static DECODING: Budget = Budget::new(600_000_000);

/// Bytes that a pixel takes at most: sixteen bits a channel as it is decoded, and eight
/// bits beside it.
const PIXEL: u64 = 12;

/// What a walked file may take while it is decoded and drawn smaller.
pub(crate) fn cost(walked: &Walked) -> u64 {
    let pixels = u64::from(walked.width) * u64::from(walked.height);
    pixels * PIXEL + 2 * walked.clean.len() as u64
}

/// A number of bytes that is lent.
pub(crate) struct Budget {
    all: u64,
    lent: Mutex<u64>,
    returned: Condvar,
    /// How often a borrower found too little: tests see by it that one waits.
    #[cfg(test)]
    waits: std::sync::atomic::AtomicU64,
}

impl Budget {
    const fn new(all: u64) -> Self {
        Self {
            all,
            lent: Mutex::new(0),
            returned: Condvar::new(),
            #[cfg(test)]
            waits: std::sync::atomic::AtomicU64::new(0),
        }
    }

    /// Waits, on a blocking thread, until so many bytes are free. What wants more than all
    /// gets all.
    pub(crate) fn borrow(&self, bytes: u64) -> Loan<'_> {
        let bytes = bytes.min(self.all);
        let lent = self.lent.lock().unwrap_or_else(PoisonError::into_inner);
        let waited = self.returned.wait_while(lent, |lent| {
            let is_too_little = *lent + bytes > self.all;
            #[cfg(test)]
            (self.waits).fetch_add(is_too_little.into(), std::sync::atomic::Ordering::SeqCst);
            is_too_little
        });
        *waited.unwrap_or_else(PoisonError::into_inner) += bytes;
        Loan {
            budget: self,
            bytes,
        }
    }
}

/// Bytes that are lent until this is dropped.
pub(crate) struct Loan<'a> {
    budget: &'a Budget,
    bytes: u64,
}

impl Drop for Loan<'_> {
    fn drop(&mut self) {
        let mut lent = self
            .budget
            .lent
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        *lent -= self.bytes;
        self.budget.returned.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use std::{
        sync::{
            Barrier,
            atomic::{AtomicU64, Ordering::SeqCst},
        },
        thread,
    };

    use super::*;
    use crate::{Limits, Problem, kinds::Kind, process, thumbnail};

    const CAMERA: &[u8] = include_bytes!("../tests/files/camera.jpg");

    #[test]
    fn all_together_never_take_more_than_there_is() {
        let (budget, taken, most) = (Budget::new(10), AtomicU64::new(0), AtomicU64::new(0));
        let start = Barrier::new(8);
        thread::scope(|scope| {
            for bytes in [1, 3, 4, 5, 6, 7, 10, 25] {
                let (budget, taken, most, start) = (&budget, &taken, &most, &start);
                scope.spawn(move || {
                    start.wait();
                    for _ in 0..1_000 {
                        let loan = budget.borrow(bytes);
                        let now = taken.fetch_add(bytes.min(10), SeqCst) + bytes.min(10);
                        most.fetch_max(now, SeqCst);
                        thread::yield_now();
                        taken.fetch_sub(bytes.min(10), SeqCst);
                        drop(loan);
                    }
                });
            }
        });
        assert_eq!(most.load(SeqCst), 10);
        assert_eq!(*budget.lent.lock().unwrap(), 0);
    }

    /// The one test that touches what all of this process share.
    #[test]
    fn pictures_and_thumbnails_wait_for_their_memory_and_give_it_back() {
        type Made = fn() -> Result<(), Problem>;
        let ways: [(&str, Made); 2] = [
            ("process", || process(CAMERA, &Limits::default()).map(drop)),
            ("thumbnail", || {
                thumbnail(CAMERA, &Limits::default(), 236).map(drop)
            }),
        ];
        let walked = Kind::of(CAMERA)
            .unwrap()
            .walk(CAMERA, &Limits::default())
            .unwrap();
        let cost = cost(&walked);
        for (name, make) in ways {
            let waits = DECODING.waits.load(SeqCst);
            let enough = DECODING.borrow(DECODING.all - cost);
            make().unwrap();
            assert_eq!(DECODING.waits.load(SeqCst), waits, "{name}");
            assert_eq!(*DECODING.lent.lock().unwrap(), enough.bytes, "{name}");
            let one_byte = DECODING.borrow(1);
            let made = thread::spawn(make);
            while DECODING.waits.load(SeqCst) == waits {
                assert!(!made.is_finished(), "{name} did not wait");
                thread::yield_now();
            }
            drop(one_byte);
            made.join().unwrap().unwrap();
            assert_eq!(*DECODING.lent.lock().unwrap(), enough.bytes, "{name}");
        }
        assert_eq!(*DECODING.lent.lock().unwrap(), 0);
    }
}
