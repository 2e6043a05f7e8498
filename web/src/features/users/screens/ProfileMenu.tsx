import { useLingui } from '@lingui/react/macro';
import type { User } from 'features/users/api';
import { reportShown, useReportDispatch } from 'lib/reportTarget';
import { lazy, Suspense, useState } from 'react';
import { MenuButton } from 'ui/menu/MenuButton';

const BlockUser = lazy(() =>
  import('features/users/parts/BlockUser').then((module) => ({ default: module.BlockUser })),
);

/** What else can be done about a user. */
export function ProfileMenu({ user }: { /** About whom. */ user: User }) {
  const { t } = useLingui();
  const dispatch = useReportDispatch();
  const [blocking, setBlocking] = useState(false);
  return (
    <>
      <MenuButton
        label={t`More`}
        icon="more"
        kind="quiet"
        entries={[
          {
            key: 'report',
            label: t`Report ${user.full_name}`,
            icon: 'flag',
            onAction: () => dispatch(reportShown({ id: user.id, type: 'user' })),
          },
          {
            key: 'block',
            label: t`Block ${user.full_name}`,
            icon: 'eye-off',
            danger: true,
            onAction: () => setBlocking(true),
          },
        ]}
      />
      {blocking && (
        <Suspense fallback={null}>
          <BlockUser user={user} onClose={() => setBlocking(false)} />
        </Suspense>
      )}
    </>
  );
}
