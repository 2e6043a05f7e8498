import { useLingui } from '@lingui/react/macro';
import { isHarsh, useMeant } from 'features/rules/parts/useMeant';
import type { UserRef } from 'features/users/api';
import { useRef, useState } from 'react';
import { IconButton } from 'ui/icon-button/IconButton';
import { useToast } from 'ui/toast/toasts';
import { VisuallyHidden } from 'ui/visually-hidden/VisuallyHidden';
import inbox from './Inbox.module.css';
import { MessageRun } from './MessageRun';
import { messagingActions as did } from './messaging';
import styles from './NewMessage.module.css';
import { useThingName } from './names';
import { MOST_OTHERS, Receivers } from './Receivers';
import { begun } from './runs';
import { ThingCard } from './ThingCard';
import type { Things } from './things';
import { NOT_BEGUN, useBegin } from './useBegin';
import { useMessaging, useMessagingDispatch } from './useMessaging';
import { useOpeningFocus } from './useOpeningFocus';
import type { SeenMark } from './useSeen';
import { View } from './View';
import { WordsField } from './WordsField';
import { useWays } from './ways';

/** Of what is being sent. */
const NOT_SEEN: SeenMark = { id: null, users: [], lined: new Set() };

/** A new message: to whom, with what, and the words. */
export function NewMessage() {
  const { t } = useLingui();
  const toast = useToast();
  const { open, showList } = useWays();
  const attachment = useMessaging((messaging) => messaging.attachment);
  const [chosen, setChosen] = useState<readonly UserRef[]>([]);
  const [addresses, setAddresses] = useState<readonly string[]>([]);
  const [words, setWords] = useState('');
  const [isSending, setSending] = useState(false);
  const receivers = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useOpeningFocus(receivers);
  const begin = useBegin();
  const { meant, dialog } = useMeant();
  const text = words.trim();
  const isReady = chosen.length + addresses.length > 0 && (text !== '' || attachment !== null);
  const send = async () => {
    setSending(true);
    const said = { chosen, addresses, text, attachment };
    const done = await meant((more) => begin({ ...said, ...more }));
    setSending(false);
    if ('id' in done) open(done.id, true);
    else if (!isHarsh(done.error)) toast({ words: done.failure, tone: 'danger' });
  };
  return (
    <View
      label={t`New message`}
      onBack={() => showList('inbox')}
      head={<h2 className={inbox.heading}>{t`New message`}</h2>}
      foot={
        <WordsField
          label={t`Write a message`}
          // They stand above as what is being sent, and come back where they are refused.
          words={isSending ? '' : words}
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
        addresses={addresses}
        onAddresses={setAddresses}
        field={receivers}
      />
      <div className={styles.rest}>
        {isSending ? <BeingSent /> : attachment && <Attached thing={attachment} />}
      </div>
      {dialog}
    </View>
  );
}

/** The message while it is on its way. */
function BeingSent() {
  const sending = useMessaging(({ temporary }) =>
    temporary.find(({ conversation_id: id }) => id === NOT_BEGUN),
  );
  return (
    sending && <MessageRun run={begun(sending)} seen={NOT_SEEN} isGroup={false} mayReact={false} />
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
