import { useLingui } from '@lingui/react/macro';
import type { UserRef } from 'features/users/api';
import { errorText } from 'lib/errorTexts';
import { useRef, useState } from 'react';
import { IconButton } from 'ui/icon-button/IconButton';
import { useToast } from 'ui/toast/toasts';
import { VisuallyHidden } from 'ui/visually-hidden/VisuallyHidden';
import inbox from './Inbox.module.css';
import { messagingActions as did } from './messaging';
import styles from './NewMessage.module.css';
import { useThingName } from './names';
import { MOST_OTHERS, Receivers } from './Receivers';
import { ThingCard } from './ThingCard';
import type { Things } from './things';
import { useBegin } from './useBegin';
import { useMessaging, useMessagingDispatch } from './useMessaging';
import { useOpeningFocus } from './useOpeningFocus';
import { View } from './View';
import { WordsField } from './WordsField';
import { useWays } from './ways';

/** A new message: to whom, with what, and the words. */
export function NewMessage() {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const { open, showList } = useWays();
  const attachment = useMessaging((messaging) => messaging.attachment);
  const [chosen, setChosen] = useState<readonly UserRef[]>([]);
  const [words, setWords] = useState('');
  const [isSending, setSending] = useState(false);
  const receivers = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useOpeningFocus(receivers);
  const begin = useBegin();
  const text = words.trim();
  const isReady = chosen.length > 0 && (text !== '' || attachment !== null);
  const send = async () => {
    setSending(true);
    const begun = await begin({ chosen, text, attachment });
    setSending(false);
    if ('id' in begun) open(begun.id, true);
    else toast({ words: errorText(i18n, begun.error), tone: 'danger' });
  };
  return (
    <View
      label={t`New message`}
      onBack={() => showList('inbox')}
      head={<h2 className={inbox.heading}>{t`New message`}</h2>}
      foot={
        <WordsField
          label={t`Write a message`}
          words={words}
          onType={setWords}
          onSend={() => void send()}
          isReady={isReady}
          isSending={isSending}
          field={field}
        />
      }
    >
      <Receivers
        label={t`To`}
        chosenLabel={t`Receivers`}
        most={MOST_OTHERS}
        chosen={chosen}
        onChange={setChosen}
        field={receivers}
      />
      <div className={styles.rest}>{attachment && <Attached thing={attachment} />}</div>
    </View>
  );
}

/** What goes with the message, which can be taken off it. */
function Attached({ thing }: { thing: Things }) {
  const { t } = useLingui();
  const dispatch = useMessagingDispatch();
  const name = useThingName();
  return (
    <div className={styles.attached}>
      <VisuallyHidden>{t`Goes with it: ${name(thing)}`}</VisuallyHidden>
      {/* It leads nowhere while a message is written. */}
      <div inert>
        <ThingCard {...thing} />
      </div>
      <span className={styles.remove}>
        <IconButton
          label={t`Do not send it`}
          icon="close"
          kind="photo"
          size="small"
          onClick={() => dispatch(did.newMessageOpened(null))}
        />
      </span>
    </div>
  );
}
