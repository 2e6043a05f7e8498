import { useLingui } from '@lingui/react/macro';
import { announcementsApi } from 'features/notifications/announcements';
import type { Notice } from 'features/notifications/api';
import { useLocales } from 'features/users/parts/places';
import { errorText } from 'lib/errorTexts';
import { type FormEvent, useId, useState } from 'react';
import { Button } from 'ui/button/Button';
import { FormError } from 'ui/form-error/FormError';
import { AskModal } from 'ui/modal/AskModal';
import { Select } from 'ui/select/Select';
import { TextArea } from 'ui/text-area/TextArea';
import { TextField } from 'ui/text-field/TextField';
import { useToast } from 'ui/toast/toasts';
import { NoticeLine } from '../parts/NoticeLine';
import styles from './AnnouncementsScreen.module.css';

/** Most characters of an announcement. */
const MOST = 500;

/** An employee tells all users something, or those of a language, and sees before how it looks. */
export function AnnounceForm() {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const [text, setText] = useState('');
  const [link, setLink] = useState('');
  const [locale, setLocale] = useState('');
  const [asks, setAsks] = useState(false);
  const [announce, { isLoading, error }] = announcementsApi.useAnnounceMutation();
  const locales = useLocales('');
  const language = locales.find(({ value }) => value === locale)?.label;
  const whom = language ? t`To users who read ${language}` : t`To all users`;
  const send = async () => {
    const said = { text: text.trim(), link: link.trim() || null, locale: locale || null };
    const sent = await announce(said);
    setAsks(false);
    if (sent.error) return;
    setText('');
    setLink('');
    toast({ words: t`It is being announced` });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) setAsks(true);
  };
  return (
    <form
      className={styles.form}
      aria-label={t`Announce something`}
      method="post"
      onSubmit={submit}
    >
      <TextArea
        label={t`What users are told`}
        dir="auto"
        rows={3}
        maxLength={MOST}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <TextField
        label={t`Where it leads (optional)`}
        description={t`A page here, such as /today/, or an address that begins with https://.`}
        value={link}
        onChange={({ currentTarget }) => setLink(currentTarget.value)}
      />
      <Select
        label={t`To whom`}
        choices={[{ value: '', label: t`To all users` }, ...locales]}
        value={locale}
        onChange={({ currentTarget }) => setLocale(currentTarget.value)}
      />
      {text.trim() && <Preview text={text.trim()} link={link.trim()} />}
      <FormError words={error ? errorText(i18n, error) : null} />
      <div>
        <Button type="submit" kind="primary" disabled={!text.trim()}>
          {t`Announce…`}
        </Button>
      </div>
      {asks && (
        <AskModal
          title={t`Announce it?`}
          yes={t`Announce`}
          pending={isLoading}
          onYes={() => void send()}
          onClose={() => setAsks(false)}
        >
          <p>{whom}</p>
          <p>{t`What is announced cannot be taken back.`}</p>
        </AskModal>
      )}
    </form>
  );
}

/** How it looks among a user's notifications; its link is not to be pressed here. */
function Preview({ text, link }: { text: string; link: string }) {
  const { t } = useLingui();
  const heading = useId();
  const [now] = useState(Date.now);
  const notice: Notice = {
    type: 'notice',
    id: '0',
    kind: 'announcement',
    created_at: '',
    created_ms: now,
    is_seen: false,
    count: 0,
    actors: [],
    pin: null,
    board: null,
    comment: null,
    pins: [],
    announcement: { id: '0', text, link: link || null },
  };
  return (
    <section className={styles.preview} aria-labelledby={heading}>
      <h3 id={heading}>{t`How it looks`}</h3>
      <div className={styles.line} inert>
        <NoticeLine notice={notice} onAll={() => {}} />
      </div>
    </section>
  );
}
