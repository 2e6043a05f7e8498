import { CommentsSlot } from 'features/comments/parts/CommentsSlot';
import { FeelingsSlot } from 'features/did_its/parts/FeelingsSlot';
import { type StreamParts, VideoStreamScreen } from 'features/interests/screens/VideoStreamScreen';
import { lazy } from 'react';

const parts: StreamParts = {
  Feelings: FeelingsSlot,
  Comments: CommentsSlot,
  SponsorAsk: lazy(() =>
    import('features/sponsorships/parts/SponsorAsk').then((module) => ({
      default: module.SponsorAsk,
    })),
  ),
};

/** /videos/:category/:id */
export default function VideoPage() {
  return <VideoStreamScreen parts={parts} />;
}
