import { useLingui } from '@lingui/react/macro';
import { type ReactNode, Suspense, useState } from 'react';
import { AskButton } from './AskButton';

interface NewSecretButtonProps<Made> {
  /** Whose secret it is. */
  name: string;
  /** What a new one brings about, in a sentence or two. */
  words: string;
  /** Makes it after a yes. */
  renew: () => Promise<{ data?: Made; error?: unknown }>;
  /** The dialog that shows it, loaded with `lazy`. */
  shown: (made: Made, onClose: () => void) => ReactNode;
}

/** Replaces a secret after asking, and shows the new one this once. */
export function NewSecretButton<Made>({ name, words, renew, shown }: NewSecretButtonProps<Made>) {
  const { t } = useLingui();
  const [made, setMade] = useState<Made | null>(null);
  const send = async () => {
    const answer = await renew();
    setMade(answer.data ?? null);
    return answer;
  };
  const ask = { title: t`Make a new secret?`, yes: t`Make a new secret`, words, send };
  return (
    <>
      <AskButton aria-label={t`New secret for ${name}`} ask={ask}>
        {t`New secret`}
      </AskButton>
      <Suspense>{made && shown(made, () => setMade(null))}</Suspense>
    </>
  );
}
