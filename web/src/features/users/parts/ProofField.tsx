import { useLingui } from '@lingui/react/macro';
import { useViewer } from 'features/users/parts/viewer';
import { createContext, type ReactNode, useContext } from 'react';
import { PasswordField } from 'ui/password-field/PasswordField';

/** The ways to show that the viewer is there without a password, handed in by the page: they are of other providers. */
export const ProofWaysContext = createContext<ReactNode>(null);

interface ProofFieldProps {
  /** What is wrong with it. */
  error: string | undefined;
  /** What the password is called here. */
  label?: string;
  /** Whether it is the first thing in a panel that just opened. */
  autoFocus?: boolean;
}

/**
 * The account's password, as the field `password` of a form; where there is none,
 * the ways to show that one is there.
 */
export function ProofField({ error, label, autoFocus = false }: ProofFieldProps) {
  const { t } = useLingui();
  const viewer = useViewer();
  const ways = useContext(ProofWaysContext);
  if (viewer && !viewer.has_password) {
    return (
      <>
        {/* The server reads none: it knows whether the user has proved their identity. */}
        <input type="hidden" name="password" value="-" />
        {ways}
      </>
    );
  }
  return (
    <PasswordField
      name="password"
      label={label ?? t`Your password`}
      autoComplete="current-password"
      autoFocus={autoFocus}
      required
      error={error}
    />
  );
}
