import { useLingui } from '@lingui/react/macro';
import { grantsApi, type Scope } from 'features/grants/api';
import { useScopeWords } from 'features/grants/parts/scopeWords';
import type { ApiError } from 'lib/errors';
import { atMost, useForm } from 'lib/form';
import type { Problem } from 'lib/problems';
import { useState } from 'react';
import { SecretModal } from 'ui/copyable/SecretModal';
import { FormModal } from 'ui/modal/FormModal';
import { Select } from 'ui/select/Select';
import { Switch } from 'ui/switch/Switch';
import { TextField } from 'ui/text-field/TextField';
import * as v from 'valibot';
import styles from './GrantsScreen.module.css';

const RULES = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('Required' satisfies Problem), atMost(60)),
  days: v.string(),
});

/** Makes an access token, and shows it this once. Load it with `lazy`. */
export function TokenModal({ onClose }: { /** Called when it is over. */ onClose: () => void }) {
  const { t } = useLingui();
  const [token, setToken] = useState<string | null>(null);
  if (token === null) return <TokenForm onMade={setToken} onClose={onClose} />;
  return (
    <SecretModal
      title={t`Your token`}
      words={t`Copy it now: it is not shown again. Keep it where you keep passwords.`}
      texts={[{ label: t`Token`, text: token }]}
      onClose={onClose}
    />
  );
}

interface TokenFormProps {
  /** Called with the token. */
  onMade: (token: string) => void;
  /** Called when it wants to go. */
  onClose: () => void;
}

function TokenForm({ onMade, onClose }: TokenFormProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<Scope[]>([]);
  const [create] = grantsApi.useCreatePersonalTokenMutation();
  const state = useForm(RULES, async ({ name, days }) => {
    const until = days === '' ? {} : { days: Number(days) };
    const { data, error } = await create({ name, scopes: chosen, ...until });
    if (data) onMade(data.token);
    return error as ApiError | undefined;
  });
  return (
    <FormModal
      size="medium"
      title={t`Make a token`}
      lead={t`Choose only what your script needs.`}
      state={state}
      action={t`Make a token`}
      waiting={chosen.length === 0}
      onClose={onClose}
    >
      <TextField
        name="name"
        label={t`What it is for`}
        maxLength={60}
        required
        error={state.errors.name}
      />
      <Select
        name="days"
        label={t`How long it works`}
        defaultValue="90"
        choices={[
          { value: '7', label: t`7 days` },
          { value: '30', label: t`30 days` },
          { value: '90', label: t`90 days` },
          { value: '365', label: t`One year` },
          { value: '', label: t`Until you end it` },
        ]}
      />
      <Scopes chosen={chosen} onChange={setChosen} />
    </FormModal>
  );
}

interface ScopesProps {
  /** What was chosen. */
  chosen: Scope[];
  /** Called with what is chosen from now on. */
  onChange: (chosen: Scope[]) => void;
}

function Scopes({ chosen, onChange }: ScopesProps) {
  const { t } = useLingui();
  const words = useScopeWords();
  const turn = (scope: Scope, on: boolean) =>
    onChange(on ? [...chosen, scope] : chosen.filter((one) => one !== scope));
  return (
    <fieldset className={styles.scopes}>
      <legend>{t`What it may do`}</legend>
      {words.map(({ scope, words: label }) => (
        <Switch
          key={scope}
          label={label}
          checked={chosen.includes(scope)}
          onChange={(event) => turn(scope, event.currentTarget.checked)}
        />
      ))}
    </fieldset>
  );
}
