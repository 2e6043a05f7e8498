import { useLingui } from '@lingui/react/macro';
import { boardsApi } from 'features/boards/api';
import { useViewer } from 'features/users/parts/viewer';
import type { Schema } from 'lib/call';
import { errorText } from 'lib/errorTexts';
import { useSmall } from 'lib/media';
import { RadioGroup } from 'ui/radio-group/RadioGroup';
import { useToast } from 'ui/toast/toasts';

/** How large the viewer sees the pins of profiles. Load it with `lazy`. */
export function PinSizeChoices() {
  const { t, i18n } = useLingui();
  const small = useSmall();
  const toast = useToast();
  const density = useViewer()?.pin_density ?? 'default';
  const [arrange] = boardsApi.useArrangeBoardsMutation();
  const keep = async (wanted: string) => {
    const { error } = await arrange({ pin_density: wanted as Schema['Density'] });
    if (error) toast({ words: errorText(i18n, error), tone: 'danger' });
  };
  return (
    <RadioGroup
      label={t`Size`}
      // A phone has no room for wider columns than the usual ones.
      value={small && density === 'wide' ? 'default' : density}
      onChange={(wanted) => void keep(wanted)}
      choices={[
        { value: 'compact', label: t`Compact` },
        { value: 'default', label: t`Default` },
        ...(small ? [] : [{ value: 'wide', label: t`Wide` }]),
      ]}
    />
  );
}
