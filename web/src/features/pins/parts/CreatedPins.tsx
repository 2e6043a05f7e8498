import { useLingui } from '@lingui/react/macro';
import { createdApi } from 'features/pins/created';
import { PinFeed } from 'features/pins/parts/PinFeed';
import { itself, usePinList } from 'features/pins/parts/pinList';
import type { User } from 'features/users/api';
import { useViewer } from 'features/users/parts/viewer';
import { paths } from 'lib/paths';
import { ButtonLink } from 'ui/button/ButtonLink';
import { EmptyState } from 'ui/empty-state/EmptyState';

interface CreatedPinsProps {
  /** Whose. */
  user: User;
  /** Whether the viewer looks at themselves. */
  mine: boolean;
}

/** The pins whose pictures a user brought, the latest first. */
export function CreatedPins({ user, mine }: CreatedPinsProps) {
  const { t } = useLingui();
  const options = { user_id: user.id };
  const list = usePinList(createdApi.useListCreatedPinsInfiniteQuery(options), itself);
  return (
    <PinFeed
      label={t`Created`}
      list={list}
      isLow
      density={useViewer()?.pin_density}
      empty={
        <EmptyState
          words={
            mine
              ? t`Pins of your own pictures stand here.`
              : t`${user.full_name} made no pins of their own yet.`
          }
          action={
            mine ? (
              <ButtonLink kind="primary" href={paths.createPin()}>
                {t`Create a pin`}
              </ButtonLink>
            ) : (
              <ButtonLink href={`${paths.profile(user.username)}?view=pins`}>
                {t`See what they saved`}
              </ButtonLink>
            )
          }
        />
      }
    />
  );
}
