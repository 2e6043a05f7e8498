import { Trans, useLingui } from '@lingui/react/macro';
import type { PinDialogProps } from 'features/pins/parts/dialogs';
import type { Schema } from 'lib/call';
import { paths } from 'lib/paths';
import { settingsPaths } from 'lib/settingsPaths';
import { topicPaths } from 'lib/topicPaths';
import { Button } from 'ui/button/Button';
import { ButtonLink } from 'ui/button/ButtonLink';
import { Modal } from 'ui/modal/Modal';
import { usePinDialog } from './usePinDialog';

/** Why a list shows a pin (specification §3 "Recommendation reason"). Load it with `lazy`. */
export function WhyPin({ pin, onClose }: PinDialogProps) {
  const { t } = useLingui();
  const ask = usePinDialog();
  return (
    <Modal
      open
      size="small"
      title={t`Why you see this pin`}
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={() => ask('hide', pin)}>{t`See less of it`}</Button>
          <ButtonLink kind="primary" href={settingsPaths.homeFeedSettings()} onClick={onClose}>
            {t`Tune your home feed`}
          </ButtonLink>
        </>
      }
    >
      <p>
        <Reason pin={pin} onClose={onClose} />
      </p>
    </Modal>
  );
}

function Reason({ pin, onClose }: PinDialogProps) {
  const told = pin.recommendation_reason;
  const { full_name: name, username } = pin.pinner;
  const toPin = { href: paths.pin(told?.reason_id ?? pin.id), onClick: onClose };
  const toBoard = { href: told?.board?.url, onClick: onClose };
  switch (told?.reason) {
    case 'FOLLOWED':
      return (
        <Trans>
          You follow{' '}
          <a href={paths.profile(username)} onClick={onClose}>
            {name}
          </a>{' '}
          or the board that it is saved to.
        </Trans>
      );
    case 'P2P':
      if (told.board && told.reason_id) {
        return (
          <Trans>
            It is often saved beside a pin that you saved to <a {...toBoard}>{told.board.name}</a>.
          </Trans>
        );
      }
      return told.board ? (
        <Trans>
          It is often saved beside pins of <a {...toBoard}>{told.board.name}</a>.
        </Trans>
      ) : (
        <Trans>
          It is often saved beside <a {...toPin}>this pin</a>.
        </Trans>
      );
    case 'P2P_CLICKTHROUGH':
      return (
        <Trans>
          It is often saved beside <a {...toPin}>a pin that you opened</a>.
        </Trans>
      );
    case 'FRESH_TEXT_EMBEDDINGS':
      return (
        <Trans>
          It is new and much like <a {...toPin}>a pin that you saved or opened</a>.
        </Trans>
      );
    case 'LOOKALIKE':
      return (
        <Trans>
          It looks like <a {...toPin}>this pin</a>.
        </Trans>
      );
    case 'WORDS':
      return told.board ? (
        <Trans>
          Much the same is said of it as of pins of <a {...toBoard}>{told.board.name}</a>.
        </Trans>
      ) : (
        <Trans>
          Much the same is said of it as of <a {...toPin}>this pin</a>.
        </Trans>
      );
    case 'BOARD':
      return (
        <Trans>
          It is on the board of <a {...toPin}>this pin</a>.
        </Trans>
      );
    case 'INTEREST':
      return told.interest ? (
        <Trans>
          You follow the topic{' '}
          <a href={topicPaths.topic(told.interest.key)} onClick={onClose}>
            {told.interest.name}
          </a>
          .
        </Trans>
      ) : (
        <Trans>You follow its topic.</Trans>
      );
    case 'ARTICLE':
      return told.article ? (
        <Trans>
          It is part of{' '}
          <a href={told.article.url} onClick={onClose}>
            {told.article.title}
          </a>
          , which stands on Today.
        </Trans>
      ) : (
        <Trans>It is part of an article of Today.</Trans>
      );
    default:
      return <PlainReason reason={told?.reason} />;
  }
}

/** A reason that leads nowhere. */
function PlainReason({ reason }: { reason: Schema['Reason'] | undefined }) {
  switch (reason) {
    case 'POPULAR':
      return <Trans>Many people save it at the moment.</Trans>;
    case 'OLDER':
      return <Trans>You have come to the end of what is new and often saved: it is older.</Trans>;
    case 'SEEN':
      return <Trans>You saw it a short while ago, and have come to the end of the rest.</Trans>;
    default:
      return <Trans>It is new here.</Trans>;
  }
}
