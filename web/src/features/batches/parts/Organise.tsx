import { useLingui } from '@lingui/react/macro';
import { skipToken } from '@reduxjs/toolkit/query';
import { boardAsk, pinsChanged, sectionAsk } from 'features/batches/api';
import {
  choose,
  chosenCount,
  EVERYTHING,
  isChosen,
  NOTHING,
  type Part,
  type Selection,
} from 'features/batches/rules';
import { type Pin, pinsApi } from 'features/pins/api';
import { itself, usePinList } from 'features/pins/parts/pinList';
import { sectionsApi } from 'features/sections/api';
import { errorText } from 'lib/errorTexts';
import { useEffect, useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';
import { EmptyState } from 'ui/empty-state/EmptyState';
import { ErrorState } from 'ui/error-state/ErrorState';
import { GridSkeleton } from 'ui/skeleton/GridSkeleton';
import { BoardWork } from './BoardWork';
import styles from './Organise.module.css';
import { OrganiseBar } from './OrganiseBar';
import { PinTiles } from './PinTiles';
import { SectionTargets } from './SectionTargets';
import { type Target, useBatches } from './useBatches';
import { usePinOrder } from './useOrder';

interface OrganiseProps {
  /** What the board or section is called. */
  name: string;
  /** Which pins. */
  part: Part;
  /** Called when it is left. */
  onDone: () => void;
}

/** Chooses many pins of a board or section, and moves, copies, orders and deletes them. Load it with `lazy`. */
export function Organise({ name, part, onDone }: OrganiseProps) {
  const { t, i18n } = useLingui();
  const dispatch = useDispatch();
  const list = usePartPins(part);
  const [selection, setSelection] = useState(NOTHING);
  const [begun, setBegun] = useState<readonly string[]>([]);
  const loaded = useMemo(() => list.pins?.map(({ id }) => id) ?? [], [list.pins]);
  const batches = useBatches({
    part,
    loaded,
    onBegun: (more) => setBegun((known) => [...known, ...more.map(({ id }) => id)]),
  });
  const reorder = usePinOrder(part, loaded);
  // The feeds that are shown without this were not touched meanwhile.
  useEffect(() => () => void dispatch(pinsChanged()), [dispatch]);
  const act = (work: (chosen: Selection) => Promise<void>) => {
    setSelection(NOTHING);
    void work(selection);
  };
  /** Dragged pins are all that is chosen, if they are among it. */
  const drop = (keys: readonly string[], to: Target) => {
    const isWhole = keys.some((id) => isChosen(selection, id));
    if (isWhole) return act((chosen) => batches.move(chosen, to));
    void batches.move({ all: false, ids: new Set(keys) }, to);
  };
  const count = chosenCount(selection, part);
  return (
    <div className={styles.mode}>
      <header className={styles.head}>
        <h1 className={styles.name}>{t`Organise ${name}`}</h1>
        <p className={styles.hint}>{t`Drag pins into the order you like, or onto a section.`}</p>
      </header>
      <OrganiseBar
        part={part}
        count={count}
        named={selection.all ? null : [...selection.ids]}
        isAll={count > 0 && count === part.count}
        onAll={() => setSelection(count === part.count ? NOTHING : EVERYTHING)}
        onMove={(to) => act((chosen) => batches.move(chosen, to))}
        onCopy={(to) => act((chosen) => batches.copy(chosen, to))}
        onDelete={() => act(batches.remove)}
        onSectionMade={() => {
          setSelection(NOTHING);
          dispatch(pinsChanged());
        }}
        onDone={onDone}
      />
      <BoardWork
        boardId={part.boardId}
        begun={begun}
        onOver={(id) => setBegun((known) => known.filter((other) => other !== id))}
      />
      <SectionTargets part={part} onDrop={drop} />
      {!list.pins && list.error && (
        <ErrorState words={errorText(i18n, list.error)} onRetry={list.retry} />
      )}
      {!list.pins && !list.error && <GridSkeleton />}
      {list.pins?.length === 0 && <EmptyState words={t`Nothing is left to organise here.`} />}
      {list.pins && list.pins.length > 0 && (
        <PinTiles
          label={name}
          pins={list.pins}
          chosen={keysOf(selection, loaded)}
          onChoose={(keys) => setSelection(choose(selection, keys, loaded))}
          onReorder={reorder}
          onNearEnd={list.error ? undefined : list.more}
          waiting={list.waiting}
        />
      )}
    </div>
  );
}

function usePartPins({ boardId, sectionId }: Part) {
  const ofBoard = pinsApi.useListBoardPinsInfiniteQuery(sectionId ? skipToken : boardAsk(boardId));
  const ofSection = sectionsApi.useListSectionPinsInfiniteQuery(
    sectionId ? sectionAsk(sectionId) : skipToken,
  );
  return usePinList<Pin[]>(sectionId ? ofSection : ofBoard, itself);
}

/** What is chosen among the loaded pins. */
function keysOf(selection: Selection, loaded: readonly string[]): 'all' | ReadonlySet<string> {
  if (!selection.all) return selection.ids;
  return selection.ids.size === 0 ? 'all' : new Set(loaded.filter((id) => isChosen(selection, id)));
}
