import { useLingui } from '@lingui/react/macro';
import { type Grant, grantsApi } from 'features/grants/api';
import { errorText } from 'lib/errorTexts';
import { AskModal } from 'ui/modal/AskModal';
import { useToast } from 'ui/toast/toasts';

interface EndModalProps {
  /** What is to end. */
  grant: Grant;
  /** What it is called. */
  name: string;
  /** Called when it is over. */
  onClose: () => void;
}

/** Asks before an app or a token ends. Load it with `lazy`. */
export function EndModal({ grant, name, onClose }: EndModalProps) {
  const { t } = useLingui();
  const { end, pending } = useEnd(onClose);
  return (
    <AskModal
      title={t`End ${name}?`}
      yes={t`End it`}
      pending={pending}
      onYes={() => void end({ grant_id: grant.id }, t`${name} has ended`)}
      onClose={onClose}
    >
      <p>
        {grant.app
          ? t`It can do nothing for you any more. What it has learned or pinned before stays.`
          : t`Whatever uses this token stops working at once.`}
      </p>
    </AskModal>
  );
}

/** Asks before all of them end. Load it with `lazy`. */
export function EndAllModal({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { end, pending } = useEnd(onClose);
  return (
    <AskModal
      title={t`End all apps and tokens?`}
      yes={t`End all`}
      pending={pending}
      onYes={() => void end({}, t`All of them have ended`)}
      onClose={onClose}
    >
      <p>{t`None of them can do anything for you any more. Each has to ask you again.`}</p>
    </AskModal>
  );
}

function useEnd(onClose: () => void) {
  const { i18n } = useLingui();
  const toast = useToast();
  const [send, { isLoading }] = grantsApi.useEndGrantsMutation();
  const end = async (which: { grant_id?: string }, words: string) => {
    const { error } = await send(which);
    toast(error ? { words: errorText(i18n, error), tone: 'danger' } : { words });
    onClose();
  };
  return { end, pending: isLoading };
}
