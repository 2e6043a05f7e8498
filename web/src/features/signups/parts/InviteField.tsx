import { useLingui } from '@lingui/react/macro';
import { invitesApi } from 'features/invites/api';
import { TextField } from 'ui/text-field/TextField';

interface InviteFieldProps {
  /** The code with which the visitor came; none without one. */
  code: string | null;
  error?: string | undefined;
}

/**
 * The code without which the host takes no account: the one of the address, unless it says who
 * shared a link, and opens nothing. Load it with `lazy`.
 */
export function InviteField({ code, error }: InviteFieldProps) {
  const { t } = useLingui();
  const asked = { invite_code: code ?? '' };
  const { data } = invitesApi.useGetInviteMetadataQuery(asked, { skip: code === null });
  const given = data?.is_entry === false ? '' : (code ?? '');
  return (
    <TextField
      key={given}
      name="invite_code"
      label={t`Invite code`}
      description={t`Somebody who has an account here can invite you.`}
      defaultValue={given}
      autoComplete="off"
      required
      error={error}
    />
  );
}
