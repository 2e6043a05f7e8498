import { CommentsSlot } from 'features/comments/parts/CommentsSlot';
import { FeelingsSlot } from 'features/did_its/parts/FeelingsSlot';
import { RelatedPins } from 'features/feeds/parts/RelatedPins';
import { type PinParts, PinScreen } from 'features/pins/screens/PinScreen';
import { lazy } from 'react';

const parts: PinParts = {
  Feelings: FeelingsSlot,
  Comments: CommentsSlot,
  Related: RelatedPins,
  SponsorAsk: lazy(() =>
    import('features/sponsorships/parts/SponsorAsk').then((module) => ({
      default: module.SponsorAsk,
    })),
  ),
};

/** /pin/:id, with or without words before the id */
export default function PinPage() {
  return <PinScreen parts={parts} />;
}
