//! What the graph of saves notes of a picture, packed into a number. Pure.

use collections::pins::StoredPin;
use contract::ids::InterestId;
use search::Language;

use crate::{
    activities::count_acts::Numbers,
    interests::{
        classify::{THRESHOLD, rule},
        list_pin_interests::tell,
        taxonomy::taxonomy,
    },
};

/// Goes up when this file notes something else of the same pin: pictures are noted anew then.
const RULE: u64 = 1;

/// Bits of each part, from the lowest: topic, liking, language, and the stamp of the rule.
const TOPIC: u32 = 12;
const LIKING: u32 = 8;
const LANGUAGE: u32 = 6;
/// Numbers of topics are below this.
pub(super) const TOPICS: usize = 1 << TOPIC;
/// Pins of a thousand saves are liked most, as a power of ten; more is taken as that.
const MOST_LIKED: f64 = 3.0;

/// What is known of a picture without asking for it.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub(super) struct Note {
    /// The language of its words.
    pub language: Option<Language>,
    /// The surest topic that its words name.
    pub topic: Option<InterestId>,
    /// How much it is liked, from 0 to 1.
    pub liking: f32,
}

impl Note {
    /// Of the pin that stands for a picture, and of what was done with the picture lately.
    pub fn of(pin: &StoredPin, numbers: Numbers) -> Self {
        let text = [&pin.title, &pin.description, &pin.alt_text].map(String::as_str);
        let told = tell(pin);
        let sure = told.iter().filter(|told| told.confidence >= THRESHOLD);
        let mut named = sure.filter(|told| told.is_named);
        let liking = numbers.liking(pin.repin_count.max(0)) / MOST_LIKED;
        Self {
            language: Language::of_text(&text.join(" ")),
            topic: named.next().map(|told| told.id),
            liking: liking.clamp(0.0, 1.0) as f32,
        }
    }

    /// As it was packed; nothing is known of a picture that was noted by another rule.
    pub fn unpack(packed: u32) -> Self {
        if !is_current(packed) {
            return Self::default();
        }
        let part = |from: u32, bits: u32| packed >> from & ((1 << bits) - 1);
        let topic = part(0, TOPIC);
        let language = part(TOPIC + LIKING, LANGUAGE) as u8;
        Self {
            language: Language::numbered(language),
            topic: (topic > 0).then(|| InterestId(i64::from(topic))),
            liking: part(TOPIC, LIKING) as f32 / ((1 << LIKING) - 1) as f32,
        }
    }
}

/// A note as the graph keeps it; never 0.
pub(super) fn pack_note(note: Note) -> u32 {
    let topic = note.topic.and_then(|id| u32::try_from(id.0).ok());
    let topic = topic.filter(|id| (*id as usize) < TOPICS).unwrap_or(0);
    let most = ((1 << LIKING) - 1) as f32;
    let liking = (note.liking.clamp(0.0, 1.0) * most).round() as u32;
    let language = u32::from(note.language.map_or(0, Language::number));
    let packed = stamp() << LANGUAGE | language;
    (packed << LIKING | liking) << TOPIC | topic
}

/// Whether a picture was noted by the present rule.
pub(super) fn is_current(packed: u32) -> bool {
    packed >> (TOPIC + LIKING + LANGUAGE) == stamp()
}

/// Tells rules apart, nearly always: from 1 to 63, as nothing noted is 0.
fn stamp() -> u32 {
    let rule = rule(taxonomy()) ^ RULE.rotate_left(17);
    (rule % 63) as u32 + 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_note_is_unpacked_as_it_was_packed() {
        let german = Language::of_locale("de");
        let some = Note {
            language: german,
            topic: Some(InterestId(1_047)),
            liking: 1.0,
        };
        for note in [
            Note::default(),
            some,
            Note {
                topic: None,
                ..some
            },
            Note {
                language: None,
                ..some
            },
            Note {
                liking: 0.0,
                ..some
            },
        ] {
            let packed = pack_note(note);
            assert!(packed != 0 && is_current(packed), "{note:?}");
            assert_eq!(Note::unpack(packed), note);
        }
        let half = Note::unpack(pack_note(Note {
            liking: 0.5,
            ..some
        }));
        assert!((half.liking - 0.5).abs() < 0.01);
        // What does not fit is not known; it changes nothing beside it.
        let far = Note {
            topic: Some(InterestId(i64::MAX)),
            ..some
        };
        assert_eq!(
            Note::unpack(pack_note(far)),
            Note {
                topic: None,
                ..some
            }
        );
    }

    #[test]
    fn what_was_not_noted_or_by_another_rule_is_unknown() {
        let note = Note {
            topic: Some(InterestId(3)),
            ..Note::default()
        };
        let other = pack_note(note) ^ 1 << (TOPIC + LIKING + LANGUAGE);
        for packed in [0, other] {
            assert!(!is_current(packed));
            assert_eq!(Note::unpack(packed), Note::default());
        }
    }

    #[test]
    fn every_topic_and_language_has_room() {
        let numbers = taxonomy().all().iter().map(|topic| topic.id.0);
        assert!(numbers.max().is_some_and(|most| (most as usize) < TOPICS));
        assert_eq!(Language::numbered(1 << LANGUAGE), None);
    }
}
