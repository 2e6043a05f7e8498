import { useLingui } from '@lingui/react/macro';
import { TextField } from 'ui/text-field/TextField';

/** Whose account it is, by either of its names (specification §3 "Login payload"). */
export function AccountField({
  error,
  passkeys = false,
}: {
  /** What is wrong with it. */ error: string | undefined;
  /** Whether the browser may offer passkeys here as well. */ passkeys?: boolean;
}) {
  const { t } = useLingui();
  return (
    <TextField
      name="username_or_email"
      label={t`Email or username`}
      autoComplete={passkeys ? 'username webauthn' : 'username'}
      autoCapitalize="none"
      spellCheck={false}
      required
      error={error}
    />
  );
}
