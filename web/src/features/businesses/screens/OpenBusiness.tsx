import { useLingui } from '@lingui/react/macro';
import { businessesApi } from 'features/businesses/api';
import { openBusinessRules } from 'features/businesses/rules';
import { usePasscode, withCode } from 'features/users/parts/passcode';
import { viewerChanged } from 'features/users/parts/viewer';
import type { ApiError } from 'lib/errors';
import { useForm } from 'lib/form';
import { useDispatch } from 'react-redux';
import { Button } from 'ui/button/Button';
import { FormError } from 'ui/form-error/FormError';
import { TextField } from 'ui/text-field/TextField';
import { useToast } from 'ui/toast/toasts';
import { Section } from './Section';
import styles from './Section.module.css';

/** A second account that shares the viewer's log-in. */
export function CreateBusiness({
  onCreated,
}: {
  /** Called with its id. */ onCreated: (id: string) => void;
}) {
  const { t } = useLingui();
  const [create] = businessesApi.useCreateBusinessMutation();
  return (
    <Section
      title={t`Create a linked business account`}
      words={t`A new account with its own profile and boards. You log in with your email and password, and switch between the two.`}
    >
      <NameForm
        name={t`Create a linked business account`}
        submit={t`Create account`}
        send={async (business_name) => {
          const { id } = await create({ business_name }).unwrap();
          onCreated(id);
        }}
      />
    </Section>
  );
}

/** The viewer's own account becomes a business. */
export function BecomeBusiness() {
  const { t } = useLingui();
  const dispatch = useDispatch();
  const toast = useToast();
  const ask = usePasscode();
  const [become] = businessesApi.useBecomeBusinessMutation();
  return (
    <Section
      title={t`Convert to a business account`}
      words={t`Your name, boards and followers stay. You can convert back at any time.`}
    >
      <NameForm
        name={t`Convert to a business account`}
        submit={t`Convert account`}
        send={async (business_name) => {
          const error = await ask(async (passcode) => {
            const answer = await become(withCode({ business_name }, passcode));
            if (answer.data) dispatch(viewerChanged(answer.data));
            return answer.error as ApiError | undefined;
          });
          if (error) throw error;
          toast({ words: t`This is a business account now.` });
        }}
      />
    </Section>
  );
}

interface NameFormProps {
  /** The form's name. */
  name: string;
  /** What its button says. */
  submit: string;
  /** Sends the name of the business; throws the server's failure. */
  send: (businessName: string) => Promise<void>;
}

function NameForm({ name, submit: words, send }: NameFormProps) {
  const { t } = useLingui();
  const { errors, failure, submit, form } = useForm(openBusinessRules, ({ business_name }) =>
    send(business_name).then(
      () => undefined,
      (error: ApiError) => error,
    ),
  );
  return (
    <form className={styles.form} {...form} aria-label={name}>
      <FormError words={failure} />
      <TextField
        name="business_name"
        label={t`Business name`}
        autoComplete="organization"
        required
        error={errors.business_name}
      />
      <div>
        <Button {...submit} kind="primary">
          {words}
        </Button>
      </div>
    </form>
  );
}
