import { useLingui } from '@lingui/react/macro';
import type { User } from 'features/users/api';
import { lazy, Suspense, useState } from 'react';
import { MenuButton } from 'ui/menu/MenuButton';

const BlockUser = lazy(() =>
  import('features/users/parts/BlockUser').then((module) => ({ default: module.BlockUser })),
);

/** What else can be done about a user. */
export function ProfileMenu({ user }: { /** About whom. */ user: User }) {
  const { t } = useLingui();
  const [blocking, setBlocking] = useState(false);
  return (
    <>
      <MenuButton
        label={t`More`}
        icon="more"
        kind="quiet"
        entries={[
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
