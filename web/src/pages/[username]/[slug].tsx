import { BoardWorkSlot } from 'features/batches/parts/BoardWorkSlot';
import { type BoardParts, BoardScreen } from 'features/boards/screens/BoardScreen';
import { BoardBanners } from 'features/collaborators/parts/BoardBanners';
import { BoardFaces } from 'features/collaborators/parts/BoardFaces';
import { BoardPins } from 'features/pins/parts/BoardPins';
import { SectionGrid } from 'features/sections/parts/SectionGrid';
import { lazy } from 'react';

const parts: BoardParts = {
  Banners: BoardBanners,
  Cover: lazy(() =>
    import('features/pins/parts/CoverField').then((part) => ({ default: part.CoverField })),
  ),
  Faces: BoardFaces,
  Ideas: lazy(() =>
    import('features/pins/parts/BoardIdeas').then((part) => ({ default: part.BoardIdeas })),
  ),
  Join: lazy(() =>
    import('features/collaborators/parts/JoinByLink').then((part) => ({
      default: part.JoinByLink,
    })),
  ),
  Membership: lazy(() =>
    import('features/conversations/parts/BoardMembership').then((part) => ({
      default: part.BoardMembership,
    })),
  ),
  Organise: lazy(() =>
    import('features/batches/parts/Organise').then((part) => ({ default: part.Organise })),
  ),
  Pins: BoardPins,
  Sections: SectionGrid,
  Topic: lazy(() =>
    import('features/interests/parts/TopicField').then((part) => ({ default: part.TopicField })),
  ),
  Work: BoardWorkSlot,
  dialogs: {
    people: lazy(() =>
      import('features/conversations/parts/BoardPeople').then((part) => ({
        default: part.BoardPeople,
      })),
    ),
    section: lazy(() =>
      import('features/sections/parts/AddSection').then((part) => ({ default: part.AddSection })),
    ),
    share: lazy(() =>
      import('features/shares/parts/ShareBoard').then((part) => ({ default: part.ShareBoard })),
    ),
    download: lazy(() =>
      import('features/downloads/parts/DownloadBoard').then((part) => ({
        default: part.DownloadBoard,
      })),
    ),
    merge: lazy(() =>
      import('features/boards/parts/MergeBoard').then((part) => ({ default: part.MergeBoard })),
    ),
    delete: lazy(() =>
      import('features/bin/parts/DeleteBoard').then((part) => ({ default: part.DeleteBoard })),
    ),
  },
};

/** /:username/:slug */
export default function BoardPage() {
  return <BoardScreen parts={parts} />;
}
