-- Owned by the room `pins`.

-- How long the video is that the pin shows, in milliseconds; none of a picture that stands still.
ALTER TABLE pins ADD COLUMN video_ms INTEGER;
ALTER TABLE binned_pins ADD COLUMN video_ms INTEGER;

-- The newest videos.
CREATE INDEX pins_videos ON pins (id) WHERE video_ms IS NOT NULL;
