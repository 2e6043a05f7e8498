import { useLingui } from '@lingui/react/macro';
import type { Preferences } from 'features/preferences/api';
import { PreferencesPage } from 'features/preferences/parts/PreferencesPage';
import { RadioGroup } from 'ui/radio-group/RadioGroup';
import { Switch } from 'ui/switch/Switch';

type Delivery = Preferences['messages_from_others'];

/** Who may write to the viewer, where it goes, and what others see of their reading. */
export function MessagesScreen() {
  const { t } = useLingui();
  return (
    <PreferencesPage title={t`Messages`} lead={t`Who may write to you, and where it goes.`}>
      {({ wanted, change, isLocked }) => (
        <>
          <DeliveryChoice
            label={t`People you follow`}
            value={wanted.messages_from_followed}
            locked={isLocked('messages_from_followed')}
            onChange={(chosen) => void change({ messages_from_followed: chosen })}
          />
          <DeliveryChoice
            label={t`Everybody else`}
            value={wanted.messages_from_others}
            locked={isLocked('messages_from_others')}
            onChange={(chosen) => void change({ messages_from_others: chosen })}
          />
          <Switch
            label={t`Show reading and typing`}
            description={t`Others see what you have read and when you write, and you see it of them. Switched off, it is hidden both ways.`}
            checked={wanted.shows_reading}
            onChange={({ currentTarget }) => void change({ shows_reading: currentTarget.checked })}
          />
        </>
      )}
    </PreferencesPage>
  );
}

interface DeliveryChoiceProps {
  /** Whose messages. */
  label: string;
  /** Where they go now. */
  value: Delivery;
  /** Whether age refuses them all. */
  locked: boolean;
  /** Called with where they go from now on. */
  onChange: (value: Delivery) => void;
}

function DeliveryChoice({ label, value, locked, onChange }: DeliveryChoiceProps) {
  const { t } = useLingui();
  const open = [
    {
      value: 'inbox',
      label: t`To your inbox`,
      description: t`You are told when one arrives.`,
    },
    {
      value: 'requests',
      label: t`To your requests`,
      description: t`You look at them when you like, and decide.`,
    },
  ];
  const refused = {
    value: 'refused',
    label: t`Not at all`,
    description: t`They cannot write to you.`,
  };
  return (
    <RadioGroup
      label={label}
      value={value}
      onChange={(chosen) => onChange(chosen as Delivery)}
      choices={locked ? [refused] : [...open, refused]}
    />
  );
}
