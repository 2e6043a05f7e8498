//! libFuzzer around one of the targets that `testkit::fuzz` has: `MAGPIE_FUZZ_TARGET`
//! names it. `scripts/fuzz.sh` builds and runs this.

#![no_main]

use std::{env, sync::LazyLock};

use libfuzzer_sys::fuzz_target;
use testkit::fuzz::{TARGETS, Target};

static TARGET: LazyLock<Target> = LazyLock::new(|| {
    let name = env::var("MAGPIE_FUZZ_TARGET").expect("MAGPIE_FUZZ_TARGET names a target");
    let known = TARGETS.into_iter().find(|(known, _)| *known == name);
    known
        .expect("the target is one of testkit::fuzz::TARGETS")
        .1
});

fuzz_target!(|data: &[u8]| TARGET(data));
