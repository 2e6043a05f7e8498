use super::*;

fn boxed(name: &[u8; 4], body: &[u8]) -> Vec<u8> {
    let size = u32::try_from(body.len() + 8).expect("a small box");
    [&size.to_be_bytes()[..], name, body].concat()
}

fn numbers(numbers: &[u32]) -> Vec<u8> {
    numbers
        .iter()
        .flat_map(|number| number.to_be_bytes())
        .collect()
}

fn moov() -> Vec<u8> {
    boxed(b"moov", b"....avcC\x01\x4D\x40\x1E\xFF....")
}

/// An index of the short form: track, units in a second, distance of the first piece, pieces.
fn index(track: u32, scale: u32, first: u32, parts: &[(u32, u32)]) -> Vec<u8> {
    let count = u32::try_from(parts.len()).expect("few");
    let mut body = vec![0, track, scale, 0, first, count];
    for (bytes, time) in parts {
        body.extend([*bytes, *time, 0x9000_0000]);
    }
    boxed(b"sidx", &numbers(&body))
}

/// A film whose pieces are as long as the index says.
fn film(indexes: &[Vec<u8>], bytes: usize) -> Vec<u8> {
    let body = vec![0; bytes.saturating_sub(16)];
    let film = [numbers(&[8]), b"moof".to_vec(), boxed(b"mdat", &body)].concat();
    [boxed(b"ftyp", b"isom"), moov(), indexes.concat(), film].concat()
}

fn read(bytes: &[u8]) -> Result<Pieces, Problem> {
    Pieces::read(bytes, bytes.len() as u64)
}

#[test]
fn pieces_follow_the_index_of_the_pictures() {
    let sound = index(2, 48_000, 0, &[(100, 96_000), (50, 72_000)]);
    let pictures = index(
        1,
        15_360,
        sound.len() as u32,
        &[(100, 30_720), (50, 15_360)],
    );
    let bytes = film(&[pictures, sound], 150);
    let begin = bytes.len() as u64 - 150;
    let pieces = read(&bytes).expect("a film");
    assert_eq!(pieces.head, (12 + moov().len()) as u64);
    assert_eq!(pieces.codec, "avc1.4D401E");
    let (first, second) = (pieces.all[0], pieces.all[1]);
    assert_eq!((first.at, first.bytes, first.time), (begin, 100, 2_000_000));
    // The sound goes on half a second longer.
    assert_eq!(
        (second.at, second.bytes, second.time),
        (begin + 100, 50, 1_500_000)
    );
    assert_eq!(pieces.duration_ms(), 3_500);
    assert_eq!(pieces.rates(), (400, 343));
}

#[test]
fn places_may_be_written_long() {
    let parts = [1 << 24, 1, 1_000, 0, 5_000, 0, 0, 1, 64, 2_000, 0x9000_0000];
    let bytes = film(&[boxed(b"sidx", &numbers(&parts))], 64);
    let pieces = read(&bytes).expect("a film");
    assert_eq!(pieces.all.len(), 1);
    assert_eq!(pieces.duration_ms(), 2_000);
}

#[test]
fn what_was_not_written_whole_is_the_hosts_fault() {
    let bytes = film(&[index(1, 1_000, 0, &[(64, 2_000)])], 64);
    for length in [0, 1, bytes.len() as u64 - 1, bytes.len() as u64 + 1] {
        let got = Pieces::read(&bytes, length);
        assert!(matches!(got, Err(Problem::Tool(_))), "{length}: {got:?}");
    }
}

#[test]
fn a_film_without_pictures_is_broken() {
    let whole = film(&[index(1, 1_000, 0, &[(64, 2_000)])], 64);
    let rows = [
        Vec::new(),
        boxed(b"ftyp", b"isom"),
        film(&[], 64),
        film(&[index(1, 1_000, 0, &[])], 64),
        film(&[index(2, 1_000, 0, &[(64, 2_000)])], 64),
        [boxed(b"ftyp", b"isom"), boxed(b"moov", b"no settings")].concat(),
        whole[..30].to_vec(),
    ];
    for bytes in rows {
        assert_eq!(read(&bytes), Err(Problem::Broken), "{bytes:?}");
    }
}

#[test]
fn odd_numbers_never_panic() {
    let odd = [0, 1, 2, 0x7FFF_FFFF, 0x8000_0000, u32::MAX];
    for one in odd {
        for other in odd {
            let bytes = film(&[index(1, one, other, &[(one, other), (other, one)])], 64);
            assert!(read(&bytes).is_err());
            let long = [1 << 24, 1, one, other, one, one, other, 1, one, other, 0];
            assert!(read(&film(&[boxed(b"sidx", &numbers(&long))], 64)).is_err());
            let promised = [0, 1, one, other, one, other];
            assert!(read(&film(&[boxed(b"sidx", &numbers(&promised))], 64)).is_err());
        }
    }
}
