import { useLingui } from '@lingui/react/macro';
import type { User } from 'features/users/api';
import { lazy, Suspense, useState } from 'react';
import { MenuButton } from 'ui/menu/MenuButton';

const BlockPerson = lazy(() =>
  import('features/users/parts/BlockPerson').then((module) => ({ default: module.BlockPerson })),
);

/** What else can be done about a person. */
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
          <BlockPerson user={user} onClose={() => setBlocking(false)} />
        </Suspense>
      )}
    </>
  );
}
