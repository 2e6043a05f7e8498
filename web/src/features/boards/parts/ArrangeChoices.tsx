import { useLingui } from '@lingui/react/macro';
import { boardsApi } from 'features/boards/api';
import { useViewer } from 'features/users/parts/viewer';
import type { Schema } from 'lib/call';
import { errorText } from 'lib/errorTexts';
import { Button } from 'ui/button/Button';
import { RadioGroup } from 'ui/radio-group/RadioGroup';
import { useToast } from 'ui/toast/toasts';

interface ArrangeChoicesProps {
  /** Called when it wants to go. */
  onClose: () => void;
  /** Called when the viewer wants to put their boards in order by hand. */
  onByHand: () => void;
}

/** In which order and how large the viewer's boards stand. Load it with `lazy`. */
export function ArrangeChoices({ onClose, onByHand }: ArrangeChoicesProps) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const viewer = useViewer();
  const [arrange] = boardsApi.useArrangeBoardsMutation();
  const keep = async (wanted: Schema['ArrangeBoards']) => {
    const { error } = await arrange(wanted);
    if (error) toast({ words: errorText(i18n, error), tone: 'danger' });
  };
  return (
    <>
      <RadioGroup
        label={t`Order`}
        value={viewer?.board_sort_order ?? 'newest'}
        onChange={(sort) => void keep({ sort: sort as Schema['BoardSort'] })}
        choices={[
          { value: 'newest', label: t`Newest first` },
          { value: 'last_pinned_to', label: t`Last saved to` },
          { value: 'alphabetical', label: t`A to Z` },
          { value: 'custom', label: t`Your own order` },
        ]}
      />
      <Button
        size="small"
        onClick={() => {
          onClose();
          onByHand();
        }}
      >
        {t`Put in order by hand`}
      </Button>
      <RadioGroup
        label={t`Size`}
        value={viewer?.board_density ?? 'default'}
        onChange={(density) => void keep({ density: density as Schema['Density'] })}
        choices={[
          { value: 'compact', label: t`Compact` },
          { value: 'default', label: t`Default` },
          { value: 'wide', label: t`Wide` },
        ]}
      />
    </>
  );
}
