import { useLingui } from '@lingui/react/macro';
import type { Board } from 'features/boards/api';
import { changeStored } from 'lib/changeStored';
import { useEffect, useRef } from 'react';
import { useToast } from 'ui/toast/toasts';
import { isDue, proposed, readUpsellTimes, upsellKey } from './upsells';

interface OrganiseUpsellProps {
  /** A board of many pins without sections. */
  board: Board;
  /** Whose browser it is. */
  viewerId: string;
  /** Opens what puts its pins in order. */
  onOrganise: () => void;
}

/** Proposes to put a board's pins into sections, now and then. Load it with `lazy`. */
export function OrganiseUpsell({ board, viewerId, onOrganise }: OrganiseUpsellProps) {
  const { t } = useLingui();
  const toast = useToast();
  const show = () =>
    toast({
      words: t`Sections make a large board easier to look through.`,
      action: { label: t`Try it`, onPress: onOrganise },
    });
  const propose = useRef(show);
  propose.current = show;
  useEffect(() => {
    const now = Date.now();
    changeStored(upsellKey(viewerId), readUpsellTimes, (times) => {
      if (!isDue(times, board.id, now)) return times;
      propose.current();
      return proposed(times, board.id, now);
    });
  }, [board.id, viewerId]);
  return null;
}
