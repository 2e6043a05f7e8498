import { Trans, useLingui } from '@lingui/react/macro';
import { boardsApi } from 'features/boards/api';
import { collaboratorsApi } from 'features/collaborators/api';
import { useDispatch } from 'react-redux';
import { useNavigate, useParams } from 'react-router';
import { Modal } from 'ui/modal/Modal';
import { ModalButtons } from 'ui/modal/ModalButtons';
import { useDo } from './useDo';

/** Asks a user who opened a board's link whether they want to join. Load it with `lazy`. */
export function JoinByLink({ code }: { code: string }) {
  const { t } = useLingui();
  const perform = useDo();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const { username = '', slug = '' } = useParams();
  const { data: link } = collaboratorsApi.useOpenInviteLinkQuery({ invite_code: code });
  const [accept, accepting] = collaboratorsApi.useAcceptInviteMutation();
  if (!link || link.collaborated_by_me) return null;
  const { board } = link;
  const close = () => navigate(board.url, { replace: true });
  const press = async () => {
    const joined = accept({ invite_code: code });
    if (!(await perform(joined, t`You can save to ${board.name} now`))) return;
    // A secret board was not found until now.
    const ask = { username, slug };
    const reading = boardsApi.endpoints.getBoard.initiate(ask, { forceRefetch: true });
    await dispatch(reading as never);
    await close();
  };
  return (
    <Modal
      open
      size="small"
      title={t`Save to “${board.name}” together`}
      onOpenChange={() => void close()}
      footer={
        <ModalButtons
          yes={t`Join board`}
          no={t`Not now`}
          button={{ pending: accepting.isLoading }}
          onYes={() => void press()}
          onNo={() => void close()}
        />
      }
    >
      <p>
        <Trans>{board.owner.full_name} invites you to save to this board.</Trans>
      </p>
    </Modal>
  );
}
