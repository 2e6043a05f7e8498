import { useLingui } from '@lingui/react/macro';
import { TextArea } from 'ui/text-area/TextArea';
import { MOST } from './useAppeal';

/** The field of an appeal. */
export function AppealWords({ error }: { /** What is wrong with it. */ error?: string }) {
  const { t } = useLingui();
  return (
    <TextArea
      name="words"
      label={t`Why is it wrong?`}
      description={t`You can appeal once, and within 14 days. Another employee than before decides.`}
      rows={5}
      dir="auto"
      maxLength={MOST}
      error={error}
    />
  );
}
