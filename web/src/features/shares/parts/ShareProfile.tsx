import { useLingui } from '@lingui/react/macro';
import { sharesApi } from 'features/shares/api';
import type { ProfileShareProps } from 'features/users/parts/ProfileShareProps';
import { paths } from 'lib/paths';
import { sharePaths } from 'lib/sharePaths';
import { useState } from 'react';
import { Button } from 'ui/button/Button';
import { QrDialog } from './QrDialog';
import { ShareSheet } from './ShareSheet';
import { useLinks } from './useLinks';

/** Hands a profile on. Load it with `lazy`. */
export function ShareProfile({ user, onClose }: ProfileShareProps) {
  const { t } = useLingui();
  const [isCode, setCode] = useState(false);
  const page = paths.profile(user.username);
  const links = useLinks(page, (code) => sharePaths.sentPage(page, code));
  if (isCode) return <ProfileQr user={user} onClose={onClose} />;
  return (
    <ShareSheet
      things={{ user }}
      title={user.full_name}
      links={links}
      onClose={onClose}
      ways={<Button wide onClick={() => setCode(true)}>{t`Show a QR code`}</Button>}
    />
  );
}

function ProfileQr({ user, onClose }: ProfileShareProps) {
  const { t } = useLingui();
  return (
    <QrDialog
      asked={sharesApi.useGetUserQrQuery({ user_id: user.id })}
      label={t`QR code of this profile`}
      words={t`Scan it with another phone’s camera to open this profile there.`}
      onDone={onClose}
      onClose={onClose}
    />
  );
}
