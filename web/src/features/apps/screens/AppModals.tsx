import { useLingui } from '@lingui/react/macro';
import { type App, type AppWithSecret, appsApi } from 'features/apps/api';
import type { ApiError } from 'lib/errors';
import { atMost, type FormState, useForm } from 'lib/form';
import type { Problem } from 'lib/problems';
import { useState } from 'react';
import { FormModal } from 'ui/modal/FormModal';
import { RadioGroup } from 'ui/radio-group/RadioGroup';
import { TextArea } from 'ui/text-area/TextArea';
import { TextField } from 'ui/text-field/TextField';
import { useToast } from 'ui/toast/toasts';
import * as v from 'valibot';
import { AppPicture, useAppPicture } from './AppPicture';
import { AppSecretModal } from './AppSecretModal';

const RULES = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('Required' satisfies Problem), atMost(60)),
  redirect_uris: v.pipe(v.string(), v.trim(), v.nonEmpty('Required' satisfies Problem)),
});

/** The addresses of a text, one in each line. */
const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Registers an app, and shows its secret this once. Load it with `lazy`. */
export function NewAppModal({ onClose }: { /** Called when it is over. */ onClose: () => void }) {
  const [made, setMade] = useState<AppWithSecret | null>(null);
  if (made) return <AppSecretModal made={made} onClose={onClose} />;
  return <NewApp onMade={setMade} onClose={onClose} />;
}

interface NewAppProps {
  /** Called with the app and its secret. */
  onMade: (made: AppWithSecret) => void;
  /** Called when it wants to go. */
  onClose: () => void;
}

function NewApp({ onMade, onClose }: NewAppProps) {
  const { t } = useLingui();
  const [runs, setRuns] = useState('server');
  const [create] = appsApi.useCreateAppMutation();
  const picture = useAppPicture();
  const state = useForm(RULES, async ({ name, redirect_uris }) => {
    const { data, error } = await create({
      name,
      redirect_uris: lines(redirect_uris),
      keeps_secret: runs === 'server',
      ...picture.given,
    });
    if (!data) return error as ApiError;
    onMade(data);
    return undefined;
  });
  return (
    <FormModal
      size="medium"
      title={t`Register an app`}
      state={state}
      action={t`Register`}
      waiting={picture.waiting}
      onClose={onClose}
    >
      <Fields state={state} />
      <RadioGroup
        label={t`Where it runs`}
        value={runs}
        onChange={setRuns}
        choices={[
          {
            value: 'server',
            label: t`On a server of yours`,
            description: t`It gets a secret that only your server knows.`,
          },
          {
            value: 'device',
            label: t`On people’s devices`,
            description: t`What is handed out to people can keep no secret.`,
          },
        ]}
      />
      <AppPicture picture={picture} />
    </FormModal>
  );
}

interface EditAppModalProps {
  /** The app. */
  app: App;
  /** Called when it wants to go. */
  onClose: () => void;
}

/** Changes an app. Load it with `lazy`. */
export function EditAppModal({ app, onClose }: EditAppModalProps) {
  const { t } = useLingui();
  const toast = useToast();
  const [update] = appsApi.useUpdateAppMutation();
  const picture = useAppPicture();
  const state = useForm(RULES, async ({ name, redirect_uris }) => {
    const changed = { name, redirect_uris: lines(redirect_uris), ...picture.given };
    const { error } = await update({ app_id: app.id, ...changed });
    if (error) return error as ApiError;
    toast({ words: t`Saved` });
    onClose();
    return undefined;
  });
  return (
    <FormModal
      size="medium"
      title={t`Edit ${app.name}`}
      state={state}
      action={t`Save`}
      waiting={picture.waiting}
      onClose={onClose}
    >
      <Fields state={state} app={app} />
      <AppPicture picture={picture} src={app.image_url} isScreened={app.is_image_screened} />
    </FormModal>
  );
}

interface FieldsProps {
  /** The form. */
  state: FormState<'name' | 'redirect_uris'>;
  /** What stands there already. */
  app?: App;
}

function Fields({ state, app }: FieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        name="name"
        label={t`Name`}
        description={t`People see it when your app asks them.`}
        defaultValue={app?.name ?? ''}
        maxLength={60}
        required
        error={state.errors.name}
      />
      <TextArea
        name="redirect_uris"
        label={t`Addresses to send people back to`}
        description={t`One in each line, exactly as your app asks with it. https://, or http://127.0.0.1 on people’s own computers.`}
        defaultValue={app?.redirect_uris.join('\n') ?? ''}
        rows={3}
        dir="ltr"
        required
        error={state.errors.redirect_uris}
      />
    </>
  );
}
