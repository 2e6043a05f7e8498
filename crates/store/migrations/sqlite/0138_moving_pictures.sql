-- Owned by the room `uploads`.

-- How long the video is of which the picture is the cover, in milliseconds; none of a picture
-- that stands still.
ALTER TABLE pictures ADD COLUMN video_ms INTEGER;

-- What is being done to a video that has come, and how much of it is done, in percent; none of
-- pictures, and once it has ended.
ALTER TABLE uploads ADD COLUMN stage TEXT;
ALTER TABLE uploads ADD COLUMN percent INTEGER;
