//! What `ffprobe` tells of a file, read and weighed.

use serde_json::{Value, json};
use video::{About, Cut, Kind, Limits, Problem, Rate, read_about};

fn read(told: &Value) -> Result<About, Problem> {
    read_about(told.to_string().as_bytes(), Kind::Mp4, &Limits::default())
}

/// A usual answer, with other values in the stream of pictures.
fn told(changes: &Value) -> Value {
    let mut film = json!({
        "codec_name": "h264", "codec_type": "video", "width": 1280, "height": 720,
        "sample_aspect_ratio": "1:1", "avg_frame_rate": "25/1", "nb_frames": "250",
        "duration": "10.000000", "disposition": {"attached_pic": 0},
    });
    for (name, value) in changes.as_object().expect("changes") {
        film[name] = value.clone();
    }
    let sound =
        json!({"codec_name": "aac", "codec_type": "audio", "channels": 2, "duration": "12.0"});
    json!({"streams": [sound, film], "format": {"duration": "12.000000"}})
}

#[test]
fn a_usual_video_is_told_whole() {
    let about = read(&told(&json!({}))).expect("a video");
    let rate = Rate {
        frames: 25,
        seconds: 1,
    };
    let wanted = About {
        width: 1280,
        height: 720,
        duration_ms: 10_000,
        has_sound: true,
        kind: Kind::Mp4,
        rate,
    };
    assert_eq!(about, wanted);
    let whole = Cut {
        from_ms: 0,
        until_ms: 10_000,
        is_muted: false,
    };
    assert_eq!(Cut::whole(&about), whole);
}

#[test]
fn pixels_are_upright_and_square() {
    let turned = |degrees: Value| json!([{"side_data_type": "x"}, {"rotation": degrees}]);
    let rows = [
        (json!({}), (1280, 720)),
        (json!({"width": 321, "height": 241}), (321, 241)),
        (
            json!({"width": 1440, "height": 1080, "sample_aspect_ratio": "4:3"}),
            (1920, 1080),
        ),
        (
            json!({"width": 720, "height": 576, "sample_aspect_ratio": "16:15"}),
            (768, 576),
        ),
        (json!({"sample_aspect_ratio": "1:2"}), (640, 720)),
        (json!({"sample_aspect_ratio": "0:1"}), (1280, 720)),
        (json!({"sample_aspect_ratio": "N/A"}), (1280, 720)),
        (json!({"sample_aspect_ratio": "1:-3"}), (1280, 720)),
        (json!({"side_data_list": turned(json!(-90))}), (720, 1280)),
        (json!({"side_data_list": turned(json!(270))}), (720, 1280)),
        (json!({"side_data_list": turned(json!(180))}), (1280, 720)),
        (json!({"side_data_list": turned(json!(33.5))}), (1280, 720)),
        (json!({"side_data_list": turned(json!(89.99))}), (720, 1280)),
        (json!({"side_data_list": turned(json!("-90"))}), (1280, 720)),
        (json!({"tags": {"rotate": "90"}}), (720, 1280)),
        (json!({"tags": {"rotate": "NaN"}}), (1280, 720)),
        (
            json!({"tags": {"rotate": "0"}, "side_data_list": turned(json!(90))}),
            (720, 1280),
        ),
        // A cover has at most 1,080 pixels on its short side.
        (json!({"width": 3840, "height": 2160}), (1920, 1080)),
        (json!({"width": 4096, "height": 4096}), (1080, 1080)),
        (json!({"width": 2160, "height": 3840}), (1080, 1920)),
        (json!({"width": 4096, "height": 2}), (4096, 2)),
        (
            json!({"width": 3, "height": 3, "sample_aspect_ratio": "1:4000000000"}),
            (1, 3),
        ),
    ];
    for (changes, (width, height)) in rows {
        let about = read(&told(&changes)).expect("a video");
        assert_eq!((about.width, about.height), (width, height), "{changes}");
    }
}

#[test]
fn rates_are_kept_between_one_and_thirty() {
    let rows = [
        ("25/1", (25, 1)),
        ("30000/1001", (30_000, 1_001)),
        ("24000/1001", (24_000, 1_001)),
        ("30/1", (30, 1)),
        ("60000/1001", (30, 1)),
        ("1000/1", (30, 1)),
        ("1/1", (1, 1)),
        ("1/10", (1, 1)),
        ("0/0", (30, 1)),
        ("0/1", (30, 1)),
        ("5/0", (30, 1)),
        ("-25/1", (30, 1)),
        ("99999999999/1", (30, 1)),
        ("", (30, 1)),
        ("25", (30, 1)),
    ];
    for (text, (frames, seconds)) in rows {
        let about = read(&told(&json!({"avg_frame_rate": text}))).expect("a video");
        assert_eq!(about.rate, Rate { frames, seconds }, "{text}");
    }
}

#[test]
fn sound_counts_where_it_is_read() {
    let rows = [
        (
            json!([{"codec_type": "audio", "codec_name": "aac", "channels": 1}]),
            true,
        ),
        (
            json!([{"codec_type": "audio", "codec_name": "pcm_s16le", "channels": 2}]),
            true,
        ),
        (
            json!([{"codec_type": "audio", "codec_name": "opus", "channels": 0}]),
            false,
        ),
        (json!([{"codec_type": "audio", "channels": 2}]), false),
        (
            json!([{"codec_type": "audio", "codec_name": "apac", "channels": 4}]),
            false,
        ),
        (
            json!([{"codec_type": "subtitle", "codec_name": "aac", "channels": 2}]),
            false,
        ),
        (json!([{"codec_type": "data"}, 7, null, "audio"]), false),
        (json!([]), false),
    ];
    for (others, has_sound) in rows {
        let mut told = told(&json!({}));
        let film = told["streams"][1].take();
        let mut streams = others.as_array().expect("streams").clone();
        streams.push(film);
        told["streams"] = streams.into();
        assert_eq!(
            read(&told).map(|it| it.has_sound),
            Ok(has_sound),
            "{others}"
        );
    }
}

#[test]
fn lengths_are_those_of_the_pictures_else_of_all() {
    let rows = [
        (json!("10.0"), json!("99.0"), Ok(10_000)),
        (json!("0.040"), json!("99.0"), Ok(40)),
        (Value::Null, json!("12.3456"), Ok(12_346)),
        (json!("N/A"), json!("12.0"), Ok(12_000)),
        (json!("0.000000"), json!("12.0"), Ok(12_000)),
        (Value::Null, Value::Null, Ok(0)),
        (json!("N/A"), json!("N/A"), Ok(0)),
        (json!("900.0"), Value::Null, Ok(900_000)),
        (json!("900.999"), Value::Null, Ok(900_999)),
        (json!("901.0"), Value::Null, Err(Problem::TooLong)),
        (json!("4294967296.5"), Value::Null, Err(Problem::TooLong)),
        (
            json!("9223372036854775807.0"),
            Value::Null,
            Err(Problem::TooLong),
        ),
        (json!("1e300"), Value::Null, Err(Problem::TooLong)),
        (json!("-1.0"), json!("12.0"), Err(Problem::Broken)),
        (Value::Null, json!("-0.5"), Err(Problem::Broken)),
        (json!("inf"), Value::Null, Err(Problem::Broken)),
        (json!("nan"), Value::Null, Err(Problem::Broken)),
        (json!("long"), Value::Null, Err(Problem::Broken)),
    ];
    for (of_film, of_all, wanted) in rows {
        let mut told = told(&json!({"duration": of_film, "nb_frames": "1"}));
        told["format"]["duration"] = of_all.clone();
        assert_eq!(
            read(&told).map(|it| it.duration_ms),
            wanted,
            "{of_film} {of_all}"
        );
    }
}

#[test]
fn what_is_refused_is_told_apart() {
    let rows = [
        (json!({"codec_name": "gif"}), Problem::Type),
        (json!({"codec_name": Value::Null}), Problem::Type),
        (json!({"codec_name": "rawvideo"}), Problem::Type),
        (json!({"width": 4097}), Problem::Dimensions),
        (json!({"height": 65_535}), Problem::Dimensions),
        (json!({"sample_aspect_ratio": "10:1"}), Problem::Dimensions),
        (
            json!({"sample_aspect_ratio": "4000000000:1"}),
            Problem::Dimensions,
        ),
        (json!({"nb_frames": "2401"}), Problem::Dimensions),
        (json!({"nb_frames": "100000"}), Problem::Dimensions),
        (
            json!({"nb_frames": "18446744073709551615"}),
            Problem::Dimensions,
        ),
        (
            json!({"nb_frames": "241", "duration": "0.001"}),
            Problem::Dimensions,
        ),
        (json!({"width": 0}), Problem::Broken),
        (json!({"width": -5}), Problem::Broken),
        (json!({"height": "720"}), Problem::Broken),
        (json!({"codec_type": "audio"}), Problem::NoPicture),
        (
            json!({"disposition": {"attached_pic": 1}}),
            Problem::NoPicture,
        ),
    ];
    for (changes, problem) in rows {
        assert_eq!(read(&told(&changes)), Err(problem), "{changes}");
    }
    for frames in ["2400", "240", "-7", "N/A"] {
        assert!(
            read(&told(&json!({"nb_frames": frames}))).is_ok(),
            "{frames}"
        );
    }
}

#[test]
fn a_cover_before_the_film_is_not_the_film() {
    let mut told = told(&json!({}));
    let cover = json!({"codec_name": "png", "codec_type": "video", "width": 9, "height": 9,
                       "disposition": {"attached_pic": 1}});
    told["streams"][0] = cover;
    assert_eq!(read(&told).map(|it| it.width), Ok(1280));
}

#[test]
fn what_is_no_answer_is_broken() {
    let rows: [&[u8]; 9] = [
        b"",
        b"{",
        b"null",
        b"[]",
        b"{}",
        b"{\"streams\": {}}",
        b"{\"streams\": 7}",
        b"\xFF\xFE",
        &[b'['; 100_000],
    ];
    for bytes in rows {
        let got = read_about(bytes, Kind::WebM, &Limits::default());
        assert_eq!(got, Err(Problem::Broken));
    }
    let none = read(&json!({"streams": [], "format": {}}));
    assert_eq!(none, Err(Problem::NoPicture));
}
