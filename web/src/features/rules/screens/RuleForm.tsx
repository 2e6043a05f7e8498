import { useLingui } from '@lingui/react/macro';
import { type RuleAction, type RuleKind, rulesApi } from 'features/rules/api';
import { errorText } from 'lib/errorTexts';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from 'ui/button/Button';
import { RadioGroup } from 'ui/radio-group/RadioGroup';
import { TextField } from 'ui/text-field/TextField';
import { useToast } from 'ui/toast/toasts';
import styles from './RuleForm.module.css';
import { ACTIONS } from './ruleWords';

/** Most characters of a word or a website. */
const MOST = 100;

/** Makes a rule about words or links; the same value once more changes what its rule does. */
export function RuleForm({ kind }: { /** What it is about. */ kind: RuleKind }) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const [put, { isLoading, error }] = rulesApi.usePutRuleMutation();
  const [value, setValue] = useState('');
  const [action, setAction] = useState<RuleAction>('hold');
  const field = useRef<HTMLInputElement>(null);
  const isLink = kind === 'link';
  const save = async () => {
    const { data } = await put({ kind, value: value.trim(), action });
    if (data) {
      setValue('');
      toast({ words: t`“${data.value}” has its rule` });
    }
    field.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (value.trim() && !isLoading) void save();
  };
  return (
    <form className={styles.form} aria-label={t`Add a rule`} method="post" onSubmit={submit}>
      <TextField
        ref={field}
        label={isLink ? t`Website` : t`Word or words`}
        description={
          isLink
            ? t`Such as example.com: what lies under it counts as well.`
            : t`Whole words, whatever their case and accents. Add one again to change what it does.`
        }
        dir="auto"
        maxLength={MOST}
        value={value}
        error={error ? errorText(i18n, error) : undefined}
        onChange={({ currentTarget }) => setValue(currentTarget.value)}
      />
      <RadioGroup
        label={t`What becomes of a text with it?`}
        choices={(['ask', 'hold', 'refuse'] as const).map((one) => ({
          value: one,
          label: i18n._(ACTIONS[one].label),
          description: i18n._(ACTIONS[one].description),
        }))}
        value={action}
        onChange={(chosen) => setAction(chosen as RuleAction)}
      />
      <div>
        <Button type="submit" kind="primary" disabled={!value.trim()} pending={isLoading}>
          {t`Add rule`}
        </Button>
      </div>
    </form>
  );
}
