import { useLingui } from '@lingui/react/macro';
import type { Board } from 'features/boards/api';
import { pinsApi } from 'features/pins/api';
import { paths } from 'lib/paths';
import { ButtonLink } from 'ui/button/ButtonLink';
import { EmptyState } from 'ui/empty-state/EmptyState';
import { PinCarousel } from './PinCarousel';
import { PinFeed } from './PinFeed';
import { itself, usePinList } from './pinList';

/** The pins of a board that are in none of its sections, in the board's own layout. */
export function BoardPins({ board }: { board: Board }) {
  const { t } = useLingui();
  const ask = { board_id: board.id, filter_section_pins: true };
  const list = usePinList(pinsApi.useListBoardPinsInfiniteQuery(ask), itself);
  const mine = board.access.includes('write');
  // Everything is in sections: there is nothing to miss.
  const sorted = board.pin_count > 0 && board.sectionless_pin_count === 0;
  if (board.layout === 'carousel' && list.pins?.length !== 0) {
    return <PinCarousel label={board.name} list={list} />;
  }
  return (
    <PinFeed
      label={board.name}
      list={list}
      // Sections stand above, two or three in a row.
      isLow={board.section_count > 3}
      empty={
        sorted ? null : (
          <EmptyState
            words={
              mine
                ? t`Nothing on this board yet. Save a picture, or upload one.`
                : t`Nothing on this board yet.`
            }
            action={
              mine && (
                <ButtonLink kind="primary" href={paths.createPin()}>
                  {t`Create a pin`}
                </ButtonLink>
              )
            }
          />
        )
      }
    />
  );
}
