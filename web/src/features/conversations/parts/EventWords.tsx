import { Trans } from '@lingui/react/macro';
import { useViewer } from 'features/users/parts/viewer';
import type { ShownMessage } from './things';

/** Says what a member did in place of writing; names keep their own direction. */
export function EventWords({ message }: { message: ShownMessage }) {
  const { event, text } = message;
  if (event === 'added') return <Added message={message} />;
  if (event === 'invited') return <Invited message={message} />;
  const name = message.sender.full_name;
  if (event === 'left') {
    if (message.is_mine) return <Trans>You left</Trans>;
    return (
      <Trans>
        <bdi>{name}</bdi> left
      </Trans>
    );
  }
  if (message.is_mine) {
    if (!text) return <Trans>You took the name away</Trans>;
    return (
      <Trans>
        You named the group “<bdi>{text}</bdi>”
      </Trans>
    );
  }
  if (!text) {
    return (
      <Trans>
        <bdi>{name}</bdi> took the name away
      </Trans>
    );
  }
  return (
    <Trans>
      <bdi>{name}</bdi> named the group “<bdi>{text}</bdi>”
    </Trans>
  );
}

/** That an e-mail address was written to, which stands among the members until its owner answers. */
function Invited({ message: { sender, is_mine: isMine } }: { message: ShownMessage }) {
  if (isMine) return <Trans>You added someone by email</Trans>;
  const name = sender.full_name;
  return (
    <Trans>
      <bdi>{name}</bdi> added someone by email
    </Trans>
  );
}

/** Who was added, where the viewer sees them. */
function Added({ message: { sender, user, is_mine: isMine } }: { message: ShownMessage }) {
  const isViewer = useViewer()?.id === user?.id;
  const name = sender.full_name;
  const other = user?.full_name;
  if (isMine) {
    if (!other) return <Trans>You added a user</Trans>;
    return (
      <Trans>
        You added <bdi>{other}</bdi>
      </Trans>
    );
  }
  if (!other) {
    return (
      <Trans>
        <bdi>{name}</bdi> added a user
      </Trans>
    );
  }
  if (isViewer) {
    return (
      <Trans>
        <bdi>{name}</bdi> added you
      </Trans>
    );
  }
  return (
    <Trans>
      <bdi>{name}</bdi> added <bdi>{other}</bdi>
    </Trans>
  );
}
