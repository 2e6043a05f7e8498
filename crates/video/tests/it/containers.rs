//! Kinds by content, and whether a file is whole.

use std::io::Cursor;

use video::{Kind, Problem, look_inside};

fn look(bytes: &[u8]) -> Result<Kind, Problem> {
    look_inside(&mut Cursor::new(bytes))
}

fn boxed(name: &[u8; 4], body: &[u8]) -> Vec<u8> {
    let size = u32::try_from(body.len() + 8).expect("a small box");
    [&size.to_be_bytes()[..], name, body].concat()
}

fn ftyp(brand: &[u8; 4]) -> Vec<u8> {
    boxed(b"ftyp", &[&brand[..], &[0, 0, 2, 0], b"isommp41"].concat())
}

/// A header of EBML that says so, and what follows.
fn ebml(doc_type: &[u8], rest: &[u8]) -> Vec<u8> {
    let size = u8::try_from(doc_type.len()).expect("a short word") | 0x80;
    // The version, then the type.
    let body = [&[0x42, 0x86, 0x81, 1, 0x42, 0x82, size][..], doc_type].concat();
    let size = u8::try_from(body.len()).expect("a short header") | 0x80;
    [&[0x1A, 0x45, 0xDF, 0xA3, size][..], &body, rest].concat()
}

const SEGMENT: [u8; 4] = [0x18, 0x53, 0x80, 0x67];

fn segment(size: &[u8], body: &[u8]) -> Vec<u8> {
    [&SEGMENT[..], size, body].concat()
}

/// Files of each kind, whole.
fn whole_files() -> Vec<(&'static str, Vec<u8>, Kind)> {
    let (moov, mdat) = (boxed(b"moov", &[0; 40]), boxed(b"mdat", &[0; 100]));
    let long = [&[0, 0, 0, 1][..], b"mdat", &24_u64.to_be_bytes(), &[0; 8]].concat();
    let open = [&[0; 4][..], b"mdat", &[0; 500]].concat();
    let body = segment(&[0x84], &[1, 2, 3, 4]);
    let mp4 = |name, parts: &[&[u8]]| (name, parts.concat(), Kind::Mp4);
    vec![
        mp4("mp4", &[&ftyp(b"isom"), &moov, &mdat]),
        mp4("index last", &[&ftyp(b"mp42"), &mdat, &moov]),
        mp4("mov", &[&ftyp(b"qt  "), &boxed(b"wide", &[]), &mdat, &moov]),
        mp4("old mov", &[&boxed(b"wide", &[]), &mdat, &moov]),
        mp4("older mov", &[&moov, &mdat]),
        mp4("long size", &[&ftyp(b"isom"), &moov, &long]),
        mp4("film to the end", &[&ftyp(b"isom"), &moov, &open]),
        mp4("zeros behind", &[&ftyp(b"isom"), &moov, &mdat, &[0; 900]]),
        mp4("letters behind", &[&ftyp(b"isom"), &moov, &[b'x'; 5]]),
        ("webm", ebml(b"webm", &body), Kind::WebM),
        ("padded word", ebml(b"webm\0\0", &body), Kind::WebM),
        (
            "with room",
            ebml(b"webm", &[&[0xEC, 0x82, 0, 0][..], &body].concat()),
            Kind::WebM,
        ),
        (
            "recorded",
            ebml(b"webm", &segment(&[0xFF], &[1])),
            Kind::WebM,
        ),
        (
            "recorded, long",
            ebml(
                b"webm",
                &segment(&[1, 255, 255, 255, 255, 255, 255, 255], &[1]),
            ),
            Kind::WebM,
        ),
    ]
}

#[test]
fn whole_files_are_told_by_their_content() {
    for (name, bytes, kind) in whole_files() {
        assert_eq!(Kind::of(&bytes), Some(kind), "{name}");
        assert_eq!(look(&bytes), Ok(kind), "{name}");
    }
}

#[test]
fn what_is_no_video_is_told_so() {
    let rows: [&[u8]; 19] = [
        b"",
        b"\0",
        b"\0\0\0\x18ftyp",
        b"<!doctype html><title>moov</title><script>alert(1)</script>",
        b"<a> free lunch: this is a text, and its fifth letter begins the name of a box",
        b"#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n",
        b"ffconcat version 1.0\nfile '/etc/passwd'\n",
        b"file '/etc/passwd'\n",
        b"<?xml version='1.0'?><MPD xmlns='urn:mpeg:dash:schema:mpd:2011'></MPD>",
        b"RIFF\x24\0\0\0AVI LIST",
        b"\x89PNG\r\n\x1A\n\0\0\0\rIHDR",
        b"GIF89a\x01\0\x01\0\0\0\0",
        b"OggS\0\x02\0\0\0\0\0\0\0\0",
        b"FLV\x01\x05\0\0\0\x09",
        b"G@\0\x10\0\0\xB0\r\0\x01",
        b"\0\0\0\x1Cftypavif\0\0\0\0avifmif1miaf",
        b"\0\0\0\x18ftypheic\0\0\0\0mif1heic",
        b"\0\0\0\x18ftypM4A \0\0\0\0isommp42",
        b"\x1A\x45\xDF\xA3",
    ];
    for bytes in rows {
        assert_eq!(look(bytes), Err(Problem::Type), "{bytes:?}");
    }
    let matroska = ebml(b"matroska", &segment(&[0x81], &[0]));
    assert_eq!(look(&matroska), Err(Problem::Type));
    assert_eq!(
        look(&ebml(b"webmx", &segment(&[0x81], &[0]))),
        Err(Problem::Type)
    );
}

#[test]
fn a_file_cut_short_anywhere_is_refused() {
    let (moov, mdat) = (boxed(b"moov", &[0; 40]), boxed(b"mdat", &[7; 100]));
    let files = [
        [ftyp(b"isom"), moov.clone(), mdat.clone()].concat(),
        [ftyp(b"isom"), mdat, moov].concat(),
        ebml(b"webm", &segment(&[0x40, 200], &[7; 200])),
    ];
    for bytes in files {
        assert!(look(&bytes).is_ok());
        for end in 0..bytes.len() {
            let got = look(&bytes[..end]);
            // Up to the end of what tells the kind it may be anything.
            let is_told = matches!(got, Err(Problem::Broken)) || end < 24;
            // What is less than the name of a box might lie behind the last one.
            let is_rest = bytes.get(24 + 48..end).is_some_and(|rest| rest.len() < 8);
            assert!(is_told || is_rest, "{end} of {bytes:?}: {got:?}");
        }
    }
}

#[test]
fn headers_that_lie_are_broken() {
    let moov = boxed(b"moov", &[0; 40]);
    let huge = [&[0, 0, 0, 1][..], b"mdat", &u64::MAX.to_be_bytes()].concat();
    let many = [
        ftyp(b"isom"),
        b"\0\0\0\x08free".repeat(200_001),
        moov.clone(),
    ]
    .concat();
    let rows = [
        (
            "no index",
            [ftyp(b"isom"), boxed(b"mdat", &[0; 9])].concat(),
        ),
        (
            "beyond the end",
            [
                ftyp(b"isom"),
                moov.clone(),
                b"\xFF\xFF\xFF\xFFmdat".to_vec(),
            ]
            .concat(),
        ),
        ("far beyond the end", [ftyp(b"isom"), moov, huge].concat()),
        ("boxes without end", many),
        ("webm without film", ebml(b"webm", &[])),
        ("webm of something else", ebml(b"webm", &[0x81, 0x81, 0])),
        (
            "webm beyond the end",
            ebml(b"webm", &segment(&[0x7F, 0xFE], &[0; 9])),
        ),
        (
            "a playlist in a box",
            [ftyp(b"isom"), b"#EXTM3U\n/etc/passwd".to_vec()].concat(),
        ),
    ];
    for (name, bytes) in rows {
        assert_eq!(look(&bytes), Err(Problem::Broken), "{name}");
    }
}
