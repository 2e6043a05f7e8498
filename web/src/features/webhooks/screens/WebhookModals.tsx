import { useLingui } from '@lingui/react/macro';
import {
  type Webhook,
  type WebhookEvent,
  type WebhookWithSecret,
  webhooksApi,
} from 'features/webhooks/api';
import type { ApiError } from 'lib/errors';
import { type FormState, useForm } from 'lib/form';
import type { Problem } from 'lib/problems';
import { useState } from 'react';
import { FormModal } from 'ui/modal/FormModal';
import { Switch } from 'ui/switch/Switch';
import { TextField } from 'ui/text-field/TextField';
import { useToast } from 'ui/toast/toasts';
import * as v from 'valibot';
import { useEventWords } from './eventWords';
import { WebhookSecretModal } from './WebhookSecretModal';
import styles from './WebhooksScreen.module.css';

const RULES = v.object({
  url: v.pipe(v.string(), v.trim(), v.nonEmpty('Required' satisfies Problem)),
});

/** Adds a webhook, and shows its secret this once. Load it with `lazy`. */
export function NewWebhookModal({
  onClose,
}: {
  /** Called when it is over. */ onClose: () => void;
}) {
  const [made, setMade] = useState<WebhookWithSecret | null>(null);
  if (made) return <WebhookSecretModal made={made} onClose={onClose} />;
  return <NewWebhook onMade={setMade} onClose={onClose} />;
}

interface NewWebhookProps {
  /** Called with the webhook and its secret. */
  onMade: (made: WebhookWithSecret) => void;
  /** Called when it wants to go. */
  onClose: () => void;
}

function NewWebhook({ onMade, onClose }: NewWebhookProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<WebhookEvent[]>(['pin.created']);
  const [create] = webhooksApi.useCreateWebhookMutation();
  const state = useForm(RULES, async ({ url }) => {
    const { data, error } = await create({ url, events: chosen });
    if (!data) return error as ApiError;
    onMade(data);
    return undefined;
  });
  return (
    <FormModal
      size="medium"
      title={t`Add a webhook`}
      state={state}
      action={t`Add`}
      waiting={chosen.length === 0}
      onClose={onClose}
    >
      <Fields state={state} chosen={chosen} onChange={setChosen} />
    </FormModal>
  );
}

interface EditWebhookModalProps {
  /** The webhook. */
  webhook: Webhook;
  /** Called when it wants to go. */
  onClose: () => void;
}

/** Changes a webhook. Load it with `lazy`. */
export function EditWebhookModal({ webhook, onClose }: EditWebhookModalProps) {
  const { t } = useLingui();
  const toast = useToast();
  const [chosen, setChosen] = useState<WebhookEvent[]>(webhook.events);
  const [update] = webhooksApi.useUpdateWebhookMutation();
  const state = useForm(RULES, async ({ url }) => {
    const { error } = await update({ webhook_id: webhook.id, url, events: chosen });
    if (error) return error as ApiError;
    toast({ words: t`Saved` });
    onClose();
    return undefined;
  });
  return (
    <FormModal
      size="medium"
      title={t`Edit the webhook`}
      state={state}
      action={t`Save`}
      waiting={chosen.length === 0}
      onClose={onClose}
    >
      <Fields state={state} url={webhook.url} chosen={chosen} onChange={setChosen} />
    </FormModal>
  );
}

interface FieldsProps {
  /** The form. */
  state: FormState<'url'>;
  /** The address that stands there already. */
  url?: string;
  /** What it is told of. */
  chosen: WebhookEvent[];
  /** Called with what it is told of from now on. */
  onChange: (chosen: WebhookEvent[]) => void;
}

function Fields({ state, url, chosen, onChange }: FieldsProps) {
  const { t } = useLingui();
  const turn = (event: WebhookEvent, on: boolean) =>
    onChange(on ? [...chosen, event] : chosen.filter((one) => one !== event));
  return (
    <>
      <TextField
        name="url"
        label={t`Address`}
        description={t`Where your server listens, with https://. What is sent there is signed.`}
        defaultValue={url ?? ''}
        inputMode="url"
        dir="ltr"
        required
        error={state.errors.url}
      />
      <fieldset className={styles.choices}>
        <legend>{t`It is told when`}</legend>
        {useEventWords().map(({ event, words }) => (
          <Switch
            key={event}
            label={words}
            checked={chosen.includes(event)}
            onChange={({ currentTarget }) => turn(event, currentTarget.checked)}
          />
        ))}
      </fieldset>
    </>
  );
}
