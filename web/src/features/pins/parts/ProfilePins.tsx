import { useLingui } from '@lingui/react/macro';
import { pinsApi } from 'features/pins/api';
import { PinFeed } from 'features/pins/parts/PinFeed';
import { itself, usePinList } from 'features/pins/parts/pinList';
import styles from 'features/users/parts/Profile.module.css';
import { useViewer } from 'features/users/parts/viewer';
import { paths } from 'lib/paths';
import { ButtonLink } from 'ui/button/ButtonLink';
import { EmptyState } from 'ui/empty-state/EmptyState';
import { PinSizeButton } from './PinSizeButton';

interface ProfilePinsProps {
  /** Whose. */
  username: string;
  /** Whether the viewer looks at themselves. */
  mine: boolean;
}

/** A user's pins, newest first. */
export function ProfilePins({ username, mine }: ProfilePinsProps) {
  const { t } = useLingui();
  const viewer = useViewer();
  const list = usePinList(pinsApi.useListUserPinsInfiniteQuery({ username }), itself);
  return (
    <>
      {mine && list.pins && list.pins.length > 0 && (
        <div className={styles.tools}>
          <PinSizeButton />
        </div>
      )}
      <PinFeed
        label={t`Pins`}
        list={list}
        isLow
        density={viewer?.pin_density}
        empty={
          <EmptyState
            words={mine ? t`What you save and upload shows here.` : t`No pins yet.`}
            action={
              mine && (
                <ButtonLink kind="primary" href={paths.createPin()}>
                  {t`Create a pin`}
                </ButtonLink>
              )
            }
          />
        }
      />
    </>
  );
}
