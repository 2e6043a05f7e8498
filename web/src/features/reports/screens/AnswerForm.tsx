import { useLingui } from '@lingui/react/macro';
import { reportsApi } from 'features/reports/api';
import { errorText } from 'lib/errorTexts';
import { reportPaths } from 'lib/reportPaths';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from 'ui/button/Button';
import { FormError } from 'ui/form-error/FormError';
import { RadioGroup } from 'ui/radio-group/RadioGroup';
import { TextArea } from 'ui/text-area/TextArea';
import { useToast } from 'ui/toast/toasts';
import styles from './DecideForm.module.css';

/** Most characters of what the user is told. */
const MOST = 500;

/** An employee who did not decide before decides an appeal. */
export function AnswerForm({ id }: { /** Of the case. */ id: string }) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const navigate = useNavigate();
  const [answer, setAnswer] = useState('');
  const [words, setWords] = useState('');
  const [decide, { isLoading, error }] = reportsApi.useDecideAppealMutation();
  const send = async () => {
    const isReversed = answer === 'reversed';
    const sent = { case_id: id, is_reversed: isReversed, words: words.trim() };
    const { data: decided } = await decide(sent);
    if (!decided) return;
    // Where another employee was quicker, their answer stands, and is shown.
    if (!decided.is_own_answer) {
      toast({ words: t`Another employee has answered it already` });
      return;
    }
    toast({ words: t`The appeal is answered` });
    void navigate(reportPaths.appealed());
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (answer && !isLoading) void send();
  };
  return (
    <form className={styles.form} aria-label={t`Answer the appeal`} method="post" onSubmit={submit}>
      <h2>{t`Answer the appeal`}</h2>
      <RadioGroup
        label={t`What becomes of the decision?`}
        choices={[
          { value: 'upheld', label: t`It stays` },
          {
            value: 'reversed',
            label: t`It is taken back`,
            description: t`What was done about the user ends. A deleted pin comes back, or lies in its owner’s bin where its board is gone; comments and stories do not.`,
          },
        ]}
        value={answer}
        onChange={setAnswer}
      />
      <TextArea
        label={t`What the user is told (optional)`}
        dir="auto"
        rows={4}
        maxLength={MOST}
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <FormError words={error ? errorText(i18n, error) : null} />
      <div>
        <Button type="submit" kind="primary" disabled={!answer} pending={isLoading}>
          {t`Send the answer`}
        </Button>
      </div>
    </form>
  );
}
