//! Playlists of HLS (RFC 8216): one for each rung, and one that names them all.

use crate::{about::Rate, pieces::Pieces, rungs::Rung};

/// Sound as it is encoded: AAC, low complexity.
const SOUND: &str = ",mp4a.40.2";

/// The playlist of a rung, whose film is at the address `name_SIDE.mp4` beside it.
pub(crate) fn of_rung(name: &str, rung: &Rung, pieces: &Pieces) -> String {
    let film = format!("{name}_{}.mp4", rung.side);
    let longest = pieces.all.iter().map(|piece| piece.time).max();
    // What a piece is longer than this is less than half a second.
    let target = (longest.unwrap_or_default() + 500_000) / 1_000_000;
    let mut text = format!(
        "#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-TARGETDURATION:{}\n#EXT-X-PLAYLIST-TYPE:VOD\n\
         #EXT-X-INDEPENDENT-SEGMENTS\n#EXT-X-MAP:URI=\"{film}\",BYTERANGE=\"{}@0\"\n",
        target.max(1),
        pieces.head,
    );
    for piece in &pieces.all {
        let (seconds, rest) = (piece.time / 1_000_000, piece.time % 1_000_000);
        let (bytes, at) = (piece.bytes, piece.at);
        let line = format!("#EXTINF:{seconds}.{rest:06},\n#EXT-X-BYTERANGE:{bytes}@{at}\n{film}\n");
        text.push_str(&line);
    }
    text.push_str("#EXT-X-ENDLIST\n");
    text
}

/// The playlist that names those of all rungs, the lowest first: most players begin with that,
/// and so soonest.
pub(crate) fn of_all(name: &str, rungs: &[(Rung, Pieces)], rate: Rate, with_sound: bool) -> String {
    let mut text = "#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-INDEPENDENT-SEGMENTS\n".to_owned();
    let rate = f64::from(rate.frames) / f64::from(rate.seconds);
    let sound = if with_sound { SOUND } else { "" };
    for (rung, pieces) in rungs {
        let Rung {
            side,
            width,
            height,
        } = rung;
        let (most, average) = pieces.rates();
        let codec = &pieces.codec;
        text.push_str(&format!(
            "#EXT-X-STREAM-INF:BANDWIDTH={most},AVERAGE-BANDWIDTH={average},\
             RESOLUTION={width}x{height},FRAME-RATE={rate:.3},CODECS=\"{codec}{sound}\"\n\
             {name}_{side}.m3u8\n"
        ));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pieces::Piece;

    fn rung() -> Rung {
        Rung {
            side: 360,
            width: 640,
            height: 360,
        }
    }

    fn pieces() -> Pieces {
        let piece = |at, bytes, time| Piece { at, bytes, time };
        Pieces {
            head: 900,
            all: vec![
                piece(1_000, 250_000, 2_002_000),
                piece(251_000, 1_000, 40_000),
            ],
            codec: "avc1.4D401E".to_owned(),
        }
    }

    #[test]
    fn a_rung_names_pieces_of_its_film() {
        assert_eq!(
            of_rung("0a1b", &rung(), &pieces()),
            "#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-TARGETDURATION:2\n#EXT-X-PLAYLIST-TYPE:VOD\n\
             #EXT-X-INDEPENDENT-SEGMENTS\n#EXT-X-MAP:URI=\"0a1b_360.mp4\",BYTERANGE=\"900@0\"\n\
             #EXTINF:2.002000,\n#EXT-X-BYTERANGE:250000@1000\n0a1b_360.mp4\n\
             #EXTINF:0.040000,\n#EXT-X-BYTERANGE:1000@251000\n0a1b_360.mp4\n#EXT-X-ENDLIST\n"
        );
    }

    #[test]
    fn all_rungs_are_named_with_what_they_need() {
        let rate = Rate {
            frames: 30_000,
            seconds: 1_001,
        };
        let head = "#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-INDEPENDENT-SEGMENTS\n";
        let line = "#EXT-X-STREAM-INF:BANDWIDTH=999001,AVERAGE-BANDWIDTH=983350,\
                    RESOLUTION=640x360,FRAME-RATE=29.970,CODECS=\"avc1.4D401E";
        let silent = of_all("0a1b", &[(rung(), pieces())], rate, false);
        assert_eq!(silent, format!("{head}{line}\"\n0a1b_360.m3u8\n"));
        let heard = of_all("0a1b", &[(rung(), pieces())], rate, true);
        assert_eq!(heard, format!("{head}{line},mp4a.40.2\"\n0a1b_360.m3u8\n"));
    }
}
