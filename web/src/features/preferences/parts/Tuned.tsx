import { Plural, useLingui } from '@lingui/react/macro';
import { type FeedTuner, preferencesApi } from 'features/preferences/api';
import { errorText } from 'lib/errorTexts';
import { paths } from 'lib/paths';
import type { ReactNode } from 'react';
import { ButtonLink } from 'ui/button/ButtonLink';
import { EmptyState } from 'ui/empty-state/EmptyState';
import { ErrorState } from 'ui/error-state/ErrorState';
import { SwitchSkeleton } from './SwitchSkeleton';
import styles from './Tuned.module.css';
import { TuneLine } from './TuneLine';
import { useKeep } from './useKeep';

/** The viewer's boards, on when the home feed learns from them. */
export function TunedBoards() {
  const { t } = useLingui();
  const keep = useKeep();
  const [tune] = preferencesApi.useTuneFeedMutation();
  return (
    <Loaded>
      {({ boards }) =>
        boards.length > 0 ? (
          <div className={styles.list}>
            {boards.map(({ board, is_muted }) => (
              <TuneLine
                key={board.id}
                name={board.name}
                detail={<Plural value={board.pin_count} one="# pin" other="# pins" />}
                picture={board.cover_images[0]?.['136x136'].url}
                on={!is_muted}
                onChange={(on) => void keep(tune({ board_id: board.id, is_muted: !on }))}
              />
            ))}
          </div>
        ) : (
          <EmptyState
            icon="boards"
            words={t`You have no boards yet.`}
            action={<ButtonLink href={paths.createBoard()}>{t`Create a board`}</ButtonLink>}
          />
        )
      }
    </Loaded>
  );
}

/** The viewer's newest saves, on when the home feed learns from them. */
export function TunedPins() {
  const { t } = useLingui();
  return (
    <Loaded>
      {({ pins }) =>
        pins.length > 0 ? <Pins pins={pins} /> : <Nothing words={t`You have saved nothing yet.`} />
      }
    </Loaded>
  );
}

/** Pins that the viewer opened last, on when the home feed learns from them. */
export function OpenedPins() {
  const { t } = useLingui();
  return (
    <Loaded>
      {({ opened }) =>
        opened.length > 0 ? (
          <Pins pins={opened} />
        ) : (
          <Nothing words={t`You have opened nothing lately, or do not allow that it is kept.`} />
        )
      }
    </Loaded>
  );
}

function Pins({ pins }: Pick<FeedTuner, 'pins'>) {
  const { t } = useLingui();
  const keep = useKeep();
  const [tune] = preferencesApi.useTuneFeedMutation();
  return (
    <div className={styles.list}>
      {pins.map(({ pin, id, is_muted }) => (
        <TuneLine
          key={id}
          name={pin.title || t`A pin without a title`}
          detail={pin.board.name}
          picture={pin.sensitivity_screen ? undefined : pin.images['136x136'].url}
          on={!is_muted}
          onChange={(on) => void keep(tune({ pin_id: id, is_muted: !on }))}
        />
      ))}
    </div>
  );
}

function Nothing({ words }: { words: string }) {
  const { t } = useLingui();
  return (
    <EmptyState
      words={words}
      action={<ButtonLink href={paths.home()}>{t`Look around`}</ButtonLink>}
    />
  );
}

function Loaded({ children }: { children: (tuner: FeedTuner) => ReactNode }) {
  const { i18n } = useLingui();
  const { data, error, refetch } = preferencesApi.useGetFeedTunerQuery({});
  if (error && !data) return <ErrorState words={errorText(i18n, error)} onRetry={refetch} />;
  if (!data) return <SwitchSkeleton lines={6} />;
  return children(data);
}
