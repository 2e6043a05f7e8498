//! Choice without chance: the same words always give the same number, on every
//! machine, so that the demo is the same everywhere.

/// A number that looks random and depends on the words alone.
pub fn number(words: &[&str]) -> u64 {
    // FNV-1a over the words, each closed by a byte that no text contains.
    let mut hash: u64 = 0xcbf2_9ce4_8422_2325;
    for byte in words.iter().flat_map(|word| word.bytes().chain([0xff])) {
        hash = (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
    }
    // SplitMix64's finish: short words differ in all bits, not only in low ones.
    hash = (hash ^ (hash >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    hash = (hash ^ (hash >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    hash ^ (hash >> 31)
}

/// The same as a share: at least 0, less than 1.
pub fn share(words: &[&str]) -> f64 {
    // 53 bits are what a double holds exactly.
    (number(words) >> 11) as f64 / (1_u64 << 53) as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_words_give_the_same_number_and_others_another() {
        assert_eq!(number(&["a", "b"]), number(&["a", "b"]));
        assert_ne!(number(&["a", "b"]), number(&["ab"]));
        assert_ne!(number(&["a", "b"]), number(&["b", "a"]));
    }

    #[test]
    fn shares_are_spread_evenly() {
        let shares: Vec<f64> = (0..1_000)
            .map(|n| share(&["spread", &n.to_string()]))
            .collect();
        assert!(shares.iter().all(|share| (0.0..1.0).contains(share)));
        let mean = shares.iter().sum::<f64>() / 1_000.0;
        assert!((0.45..0.55).contains(&mean), "{mean}");
    }
}
